/* statcodec for C++: snapshots, rows and cells. */

#ifndef STATCODEC_SNAPSHOT_HPP
#define STATCODEC_SNAPSHOT_HPP

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "value.hpp"

namespace statcodec {

namespace detail {

/** A range over items by their number. */
template <class Source> class numbered {
public:
    class iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = decltype(std::declval<const Source &>().at(0));
        using difference_type = std::ptrdiff_t;
        using pointer = const value_type *;
        using reference = value_type;

        iterator(const Source &source, std::size_t at) noexcept : source_(source), at_(at) {}
        value_type operator*() const { return source_.at(at_); }
        iterator &operator++() noexcept
        {
            ++at_;
            return *this;
        }
        iterator operator++(int) noexcept { return iterator(source_, at_++); }
        bool operator==(const iterator &other) const noexcept { return at_ == other.at_; }
        bool operator!=(const iterator &other) const noexcept { return at_ != other.at_; }

    private:
        // A view, which is small: iterators outlive the range.
        Source source_;
        std::size_t at_;
    };

    numbered(Source source, std::size_t first, std::size_t count) noexcept
        : source_(source), first_(first), count_(count)
    {
    }
    iterator begin() const noexcept { return iterator(source_, first_); }
    iterator end() const noexcept { return iterator(source_, first_ + count_); }
    std::size_t size() const noexcept { return count_; }

private:
    Source source_;
    std::size_t first_, count_;
};

/** Frees a handle. */
template <class T, void (*Free)(T *)> struct freer {
    void operator()(T *handle) const noexcept { Free(handle); }
};

} // namespace detail

/** A cell of a row. */
struct cell {
    std::string_view name;
    class value value;
};

/** A row of a snapshot. */
class row {
public:
    row(const statcodec_snapshot *snapshot, const statcodec_row &raw) noexcept
        : snapshot_(snapshot), raw_(raw)
    {
    }
    std::string_view name() const noexcept { return view(raw_.name); }
    /** Its key, or STATCODEC_NO_KEY. */
    statcodec_key key() const noexcept { return raw_.key; }
    /** Its first cell: the value of a flat row. */
    class value value() const noexcept { return raw_.cell_count ? at(0).value : statcodec::value(); }
    /** Its cells in file order. */
    detail::numbered<row> cells() const noexcept { return {*this, 0, raw_.cell_count}; }
    /** A cell by its place. */
    cell at(std::size_t index) const noexcept
    {
        statcodec_text name{"", 0};
        statcodec_value raw = statcodec::value().raw();
        statcodec_snapshot_cell_name(snapshot_, raw_.first_cell + index, &name);
        statcodec_snapshot_cell(snapshot_, raw_.first_cell + index, &raw);
        return {view(name), statcodec::value(raw)};
    }
    /** A cell by its name: absent where there is none. */
    class value operator[](std::string_view name) const noexcept
    {
        std::size_t found;
        statcodec_value raw = statcodec::value().raw();
        if (statcodec_snapshot_cell_named_n(snapshot_, raw_.index, name.data(), name.size(),
                                            &found) == STATCODEC_OK)
            statcodec_snapshot_cell(snapshot_, found, &raw);
        return statcodec::value(raw);
    }

private:
    const statcodec_snapshot *snapshot_;
    statcodec_row raw_;
};

/** A view of numbers that belong to somebody else. */
template <class T> struct numbers {
    const T *first;
    std::size_t count;
    const T *begin() const noexcept { return first; }
    const T *end() const noexcept { return first + count; }
    const T *data() const noexcept { return first; }
    std::size_t size() const noexcept { return count; }
    const T &operator[](std::size_t index) const noexcept { return first[index]; }
};

/** The numbers of one reading, which belong to somebody else. */
class snapshot_view {
public:
    snapshot_view() noexcept = default;
    explicit snapshot_view(const statcodec_snapshot *raw) noexcept : raw_(raw) {}

    /** Which file it is a reading of: STATCODEC_FILE_*. */
    statcodec_file file() const noexcept
    {
        statcodec_file file = UINT32_MAX;
        statcodec_snapshot_file(raw_, &file);
        return file;
    }
    /** The value of a key; absent where the file does not have it. */
    class value get(statcodec_key key) const noexcept
    {
        statcodec_value raw = statcodec::value().raw();
        statcodec_snapshot_get(raw_, key, &raw);
        return statcodec::value(raw);
    }
    /** The number of a key, if it has one. */
    std::optional<std::uint64_t> number(statcodec_key key) const noexcept
    {
        return get(key).number();
    }
    /** The value of the first row of this name; absent where there is none. */
    class value get(std::string_view name) const noexcept
    {
        auto found = find(name);
        return found ? found->value() : statcodec::value();
    }
    /** The first row of this name. */
    std::optional<row> find(std::string_view name) const noexcept
    {
        statcodec_row raw;
        if (statcodec_snapshot_row_named_n(raw_, name.data(), name.size(), &raw) != STATCODEC_OK)
            return std::nullopt;
        return row(raw_, raw);
    }
    /** The rows in file order. */
    detail::numbered<snapshot_view> rows() const noexcept { return {*this, 0, size()}; }
    /** A row by its place. */
    row at(std::size_t index) const noexcept
    {
        statcodec_row raw{{"", 0}, index, 0, 0, STATCODEC_NO_KEY, 0};
        statcodec_snapshot_row(raw_, index, &raw);
        return row(raw_, raw);
    }
    std::size_t size() const noexcept { return statcodec_snapshot_row_count(raw_); }
    /** The numbers of all cells; see statcodec_snapshot_values. */
    numbers<std::uint64_t> values() const noexcept
    {
        return {statcodec_snapshot_values(raw_), statcodec_snapshot_cell_count(raw_)};
    }
    /** The states of all cells. */
    numbers<statcodec_state> states() const noexcept
    {
        return {statcodec_snapshot_states(raw_), statcodec_snapshot_cell_count(raw_)};
    }
    /** The file's text, to the byte. */
    std::string encode() const
    {
        statcodec_written written{0, 0};
        statcodec_snapshot_encode(raw_, nullptr, 0, &written);
        std::string text(written.needed, '\0');
        statcodec_snapshot_encode(raw_, text.data(), text.size(), &written);
        return text;
    }
    const statcodec_snapshot *raw() const noexcept { return raw_; }

protected:
    const statcodec_snapshot *raw_ = nullptr;
};

/** A snapshot of one's own. */
class snapshot : public snapshot_view {
public:
    explicit snapshot(statcodec_snapshot *raw) noexcept : snapshot_view(raw), own_(raw) {}
    /** A copy of what a view shows. */
    explicit snapshot(const snapshot_view &other) noexcept
    {
        statcodec_snapshot *raw = nullptr;
        statcodec_snapshot_clone(other.raw(), &raw);
        *this = snapshot(raw);
    }
    /** Puts a value into a cell, to encode it. */
    error set(std::size_t cell, const class value &value) noexcept
    {
        return error(statcodec_snapshot_set(own_.get(), cell, &value.raw()));
    }

private:
    std::unique_ptr<statcodec_snapshot,
                    detail::freer<statcodec_snapshot, statcodec_snapshot_free>>
        own_;
};

/** Decodes one text. */
inline result<snapshot> decode(statcodec_file file, std::string_view text)
{
    statcodec_error why;
    statcodec_snapshot *raw = nullptr;
    if (statcodec_decode(file, text.data(), text.size(), &raw, &why) != STATCODEC_OK)
        return error(why);
    return snapshot(raw);
}

} // namespace statcodec

#endif // STATCODEC_SNAPSHOT_HPP
