/* statcodec for C++: values with their state. */

#ifndef STATCODEC_VALUE_HPP
#define STATCODEC_VALUE_HPP

#include <cstdint>
#include <optional>
#include <string_view>

#include "result.hpp"

namespace statcodec {

/** A value with its state. */
class value {
public:
    value() noexcept : raw_{STATCODEC_STATE_ABSENT, {}, UINT64_MAX, {"", 0}} {}
    explicit value(const statcodec_value &raw) noexcept : raw_(raw) {}

    /** One of STATCODEC_STATE_*. */
    statcodec_state state() const noexcept { return raw_.state; }
    bool is_absent() const noexcept { return is(STATCODEC_STATE_ABSENT); }
    bool is_max() const noexcept { return is(STATCODEC_STATE_MAX); }
    bool is_unreadable() const noexcept { return is(STATCODEC_STATE_UNREADABLE); }
    /** The number, if it is one that is neither negative nor fractional. */
    std::optional<std::uint64_t> number() const noexcept
    {
        return is(STATCODEC_STATE_VALUE) ? std::optional(raw_.number) : std::nullopt;
    }
    /** The number, if it is negative. */
    std::optional<std::int64_t> negative() const noexcept
    {
        if (!is(STATCODEC_STATE_NEGATIVE))
            return std::nullopt;
        return static_cast<std::int64_t>(raw_.number);
    }
    /** 1234 for `12.34`, if it has decimals. */
    std::optional<std::uint64_t> hundredths() const noexcept
    {
        return is(STATCODEC_STATE_HUNDREDTHS) ? std::optional(raw_.number) : std::nullopt;
    }
    /** The text, if it is text or could not be read. */
    std::optional<std::string_view> text() const noexcept
    {
        bool has = is(STATCODEC_STATE_TEXT) || is(STATCODEC_STATE_UNREADABLE);
        return has ? std::optional(view(raw_.text)) : std::nullopt;
    }
    const statcodec_value &raw() const noexcept { return raw_; }

private:
    bool is(int state) const noexcept { return raw_.state == state; }
    statcodec_value raw_;
};

} // namespace statcodec

#endif // STATCODEC_VALUE_HPP
