/* statcodec for C++: ranges over the lines of a text, which allocate nothing. */

#ifndef STATCODEC_STREAM_HPP
#define STATCODEC_STREAM_HPP

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>

#include "value.hpp"

namespace statcodec {

namespace detail {

/** A range over what a cursor of the C library finds. */
template <class Cursor, class Raw, class Item,
          statcodec_status (*Init)(Cursor *, const char *, std::size_t),
          statcodec_status (*Next)(Cursor *, Raw *)>
class walk {
public:
    class iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Item;
        using difference_type = std::ptrdiff_t;
        using pointer = const Item *;
        using reference = Item;

        iterator() = default;
        explicit iterator(const Cursor &cursor) : cursor_(cursor), more_(true) { ++*this; }
        Item operator*() const { return Item(raw_); }
        iterator &operator++()
        {
            more_ = Next(&cursor_, &raw_) == STATCODEC_OK;
            return *this;
        }
        iterator operator++(int)
        {
            iterator before = *this;
            ++*this;
            return before;
        }
        /** Two iterators are equal where both are at the end. */
        bool operator==(const iterator &other) const noexcept { return more_ == other.more_; }
        bool operator!=(const iterator &other) const noexcept { return more_ != other.more_; }

    private:
        Cursor cursor_{};
        Raw raw_{};
        bool more_ = false;
    };

    explicit walk(std::string_view text) noexcept { Init(&cursor_, text.data(), text.size()); }
    iterator begin() const { return iterator(cursor_); }
    iterator end() const { return iterator(); }

private:
    Cursor cursor_{};
};

} // namespace detail

/** A line of a flat keyed text. */
struct field {
    explicit field(const statcodec_field &raw) noexcept
        : name(view(raw.name)), value(raw.value), error(raw.error)
    {
    }
    std::string_view name;
    class value value;
    class error error;
};

/** A part of a nested keyed text. */
struct part {
    explicit part(const statcodec_part &raw) noexcept
        : kind(raw.kind), name(view(raw.name)), value(raw.value), error(raw.error)
    {
    }
    bool is_row() const noexcept { return kind == STATCODEC_PART_ROW; }
    bool is_cell() const noexcept { return kind == STATCODEC_PART_CELL; }
    std::uint32_t kind;
    std::string_view name;
    class value value;
    class error error;
};

/** A line of a text of labels. */
struct label {
    explicit label(const statcodec_colon_field &raw) noexcept
        : name(view(raw.label)), value(raw.value), kib(raw.kib), error(raw.error)
    {
    }
    std::string_view name;
    class value value;
    bool kib;
    class error error;
};

/** The lines of a flat keyed text: `for (auto field : statcodec::flat(text))`. */
using flat = detail::walk<statcodec_flat, statcodec_field, field, statcodec_flat_init,
                          statcodec_flat_next>;
/** The rows and cells of a nested keyed text. */
using nested = detail::walk<statcodec_nested, statcodec_part, part, statcodec_nested_init,
                            statcodec_nested_next>;
/** The lines of a text of labels. */
using colon = detail::walk<statcodec_colon, statcodec_colon_field, label, statcodec_colon_init,
                           statcodec_colon_next>;

/** A mapping of a process. */
struct mapping : statcodec_mapping {
    explicit mapping(const statcodec_mapping &raw) noexcept : statcodec_mapping(raw) {}
    /** smaps: its fields. */
    colon fields() const noexcept { return colon(view(body)); }
};

/** The mappings of a maps text. */
using maps = detail::walk<statcodec_maps, statcodec_mapping, mapping, statcodec_maps_init,
                          statcodec_maps_next>;
/** The mappings of a smaps text. */
using smaps = detail::walk<statcodec_smaps, statcodec_mapping, mapping, statcodec_smaps_init,
                           statcodec_smaps_next>;

} // namespace statcodec

#endif // STATCODEC_STREAM_HPP
