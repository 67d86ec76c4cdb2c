/* statcodec for C++: errors, and results that may be one. */

#ifndef STATCODEC_RESULT_HPP
#define STATCODEC_RESULT_HPP

#include <cstddef>
#include <cstdlib>
#include <exception>
#include <string_view>
#include <utility>
#include <variant>

#include "../statcodec.h"

namespace statcodec {

/** Borrowed text as a view. */
inline std::string_view view(statcodec_text text) noexcept { return {text.data, text.length}; }

/** What was wrong, and where. */
class [[nodiscard]] error {
public:
    error() noexcept = default;
    explicit error(statcodec_status status) noexcept
    {
        raw_.status = status;
        raw_.expected = statcodec_status_text(status);
    }
    explicit error(const statcodec_error &raw) noexcept : raw_(raw) {}

    /** One of the statuses; STATCODEC_OK for no error. */
    statcodec_status status() const noexcept { return raw_.status; }
    /** Whether there is an error. */
    explicit operator bool() const noexcept { return raw_.status != STATCODEC_OK; }
    /** The byte of the text, from 0. */
    std::size_t offset() const noexcept { return raw_.offset; }
    /** The line, from 1; 0 where it was not looked for: see locate. */
    std::size_t line() const noexcept { return raw_.line; }
    /** The byte within the line, from 1; 0 as for line. */
    std::size_t column() const noexcept { return raw_.column; }
    /** `errno`, where the system refused something. */
    int os_error() const noexcept { return raw_.os_error; }
    /** The status in words. */
    const char *expected() const noexcept { return raw_.expected ? raw_.expected : ""; }
    /** Finds line and column in the text that was decoded. */
    error &locate(std::string_view text) noexcept
    {
        statcodec_error_locate(&raw_, text.data(), text.size());
        return *this;
    }

private:
    statcodec_error raw_{};
};

/** An error as an exception. */
class exception : public std::exception {
public:
    explicit exception(const error &error) noexcept : error_(error) {}
    const char *what() const noexcept override { return error_.expected(); }
    const error &why() const noexcept { return error_; }

private:
    error error_;
};

namespace detail {

[[noreturn]] inline void fail(const error &error)
{
#if defined(__cpp_exceptions)
    throw exception(error);
#else
    static_cast<void>(error);
    std::abort();
#endif
}

} // namespace detail

/** A value, or why there is none. */
template <class T> class [[nodiscard]] result {
public:
    result(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    result(statcodec::error why) : held_(std::in_place_index<1>, why) {}

    /** Whether there is a value. */
    explicit operator bool() const noexcept { return held_.index() == 0; }
    bool has_value() const noexcept { return held_.index() == 0; }
    /** The value; throws where there is none. */
    const T &value() const &
    {
        if (!has_value())
            detail::fail(*std::get_if<1>(&held_));
        return *std::get_if<0>(&held_);
    }
    T &value() & { return const_cast<T &>(std::as_const(*this).value()); }
    T &&value() && { return std::move(value()); }
    /** The value, which must be there. */
    const T &operator*() const & noexcept { return *std::get_if<0>(&held_); }
    T &operator*() & noexcept { return *std::get_if<0>(&held_); }
    T &&operator*() && noexcept { return std::move(*std::get_if<0>(&held_)); }
    const T *operator->() const noexcept { return std::get_if<0>(&held_); }
    T *operator->() noexcept { return std::get_if<0>(&held_); }
    /** Why there is no value. */
    statcodec::error error() const noexcept
    {
        auto *why = std::get_if<1>(&held_);
        return why ? *why : statcodec::error();
    }

private:
    std::variant<T, statcodec::error> held_;
};

} // namespace statcodec

#endif // STATCODEC_RESULT_HPP
