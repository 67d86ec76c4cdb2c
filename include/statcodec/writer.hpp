/* statcodec for C++: the writer. */

#ifndef STATCODEC_WRITER_HPP
#define STATCODEC_WRITER_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "result.hpp"

namespace statcodec {

/** Writes kernel text into a buffer; see statcodec_writer. */
class writer {
public:
    writer(char *buffer, std::size_t size) noexcept : buffer_(buffer)
    {
        statcodec_writer_init(&raw_, buffer, size);
    }
    writer &text(std::string_view text) noexcept
    {
        statcodec_writer_text(&raw_, text.data(), text.size());
        return *this;
    }
    writer &name_value(const char *prefix, const char *name, const char *separator,
                       std::uint64_t value) noexcept
    {
        statcodec_writer_name_value(&raw_, prefix, name, separator, value);
        return *this;
    }
    writer &decimal(const char *delimiter, std::uint64_t value) noexcept
    {
        statcodec_writer_decimal(&raw_, delimiter, value);
        return *this;
    }
    writer &decimal(const char *delimiter, std::uint64_t value, std::uint8_t width) noexcept
    {
        statcodec_writer_decimal_width(&raw_, delimiter, value, width);
        return *this;
    }
    writer &signed_decimal(const char *delimiter, std::int64_t value) noexcept
    {
        statcodec_writer_signed(&raw_, delimiter, value);
        return *this;
    }
    writer &hex(const char *delimiter, std::uint64_t value, std::uint8_t width) noexcept
    {
        statcodec_writer_hex(&raw_, delimiter, value, width);
        return *this;
    }
    writer &hundredths(const char *delimiter, std::uint64_t value) noexcept
    {
        statcodec_writer_hundredths(&raw_, delimiter, value);
        return *this;
    }
    writer &kb(const char *label, std::uint64_t value, std::uint8_t width = 8) noexcept
    {
        statcodec_writer_kb(&raw_, label, value, width);
        return *this;
    }
    writer &numa_cell(std::uint32_t node, std::uint64_t value) noexcept
    {
        statcodec_writer_numa_cell(&raw_, node, value);
        return *this;
    }
    writer &end_line() noexcept
    {
        statcodec_writer_end_line(&raw_);
        return *this;
    }
    /** The line of a limit file: a number, or `max` for none. */
    writer &limit(std::optional<std::uint64_t> value) noexcept
    {
        if (value)
            statcodec_writer_limit(&raw_, *value);
        else
            statcodec_writer_no_limit(&raw_);
        return *this;
    }
    statcodec_writer *raw() noexcept { return &raw_; }
    /** The whole text, or why it is not whole. */
    result<std::string_view> finish() const noexcept
    {
        statcodec_written written{0, 0};
        statcodec_status status = statcodec_writer_finish(&raw_, &written);
        if (status != STATCODEC_OK)
            return error(status);
        return std::string_view(buffer_, written.length);
    }

private:
    statcodec_writer raw_;
    char *buffer_;
};

} // namespace statcodec

#endif // STATCODEC_WRITER_HPP
