/* statcodec for C++: trees of cgroups. */

#ifndef STATCODEC_TREE_HPP
#define STATCODEC_TREE_HPP

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "snapshot.hpp"

namespace statcodec {

/** One reading of many cgroups, which belongs to somebody else. */
class matrix_view {
public:
    explicit matrix_view(const statcodec_matrix *raw = nullptr) noexcept : raw_(raw) {}
    /** Rows: cgroups. */
    std::size_t size() const noexcept { return statcodec_matrix_count(raw_); }
    /** Columns: cells of files. */
    std::size_t width() const noexcept { return statcodec_matrix_width(raw_); }
    class value get(std::size_t row, std::size_t column) const noexcept
    {
        statcodec_value raw = statcodec::value().raw();
        statcodec_matrix_cell(raw_, row, column, &raw);
        return statcodec::value(raw);
    }
    /** The number of a cell, if it has one. */
    std::optional<std::uint64_t> number(std::size_t row, std::size_t column) const noexcept
    {
        return get(row, column).number();
    }
    /** STATCODEC_MARK_*: what a total does not tell by its value. */
    std::size_t marks(std::size_t row, std::size_t column) const noexcept
    {
        return statcodec_matrix_marks(raw_, row, column);
    }
    /** All numbers, row after row. */
    numbers<std::uint64_t> values() const noexcept
    {
        return {statcodec_matrix_values(raw_), size() * width()};
    }
    /** The states of all numbers. */
    numbers<statcodec_state> states() const noexcept
    {
        return {statcodec_matrix_states(raw_), size() * width()};
    }
    const statcodec_matrix *raw() const noexcept { return raw_; }

protected:
    const statcodec_matrix *raw_;
};

/** A matrix of one's own. */
class matrix : public matrix_view {
public:
    explicit matrix(statcodec_matrix *raw) noexcept : matrix_view(raw), own_(raw) {}

private:
    std::unique_ptr<statcodec_matrix, detail::freer<statcodec_matrix, statcodec_matrix_free>> own_;
};

/** A cgroup of a tree. */
struct group {
    std::size_t row;
    std::string_view name;
    std::uint64_t id;
    std::optional<std::size_t> parent;
    std::uint32_t depth;
};

/** The cgroups of a tree by their rows. */
class groups_view {
public:
    explicit groups_view(const statcodec_tree *tree) noexcept : tree_(tree) {}
    group at(std::size_t row) const noexcept
    {
        statcodec_group raw{{"", 0}, 0, SIZE_MAX, 0, 0};
        statcodec_tree_group(tree_, row, &raw);
        auto parent = raw.parent == SIZE_MAX ? std::nullopt : std::optional(raw.parent);
        return {row, view(raw.name), raw.id, parent, raw.depth};
    }

private:
    const statcodec_tree *tree_;
};

/** Something that a walk could not read. */
struct tree_problem {
    std::size_t row;
    std::string_view path;
    class error error;
};

/** A cgroup that a walk found gone. */
struct gone_group {
    std::uint64_t id;
    std::string_view path;
    class error error;
};

/** What a tree reads of every cgroup. */
class tree_options {
public:
    /** A file by its name, with all its rows or those named. */
    tree_options &file(std::string name, std::vector<std::string> keys = {})
    {
        files_.push_back({std::move(name), std::move(keys)});
        return *this;
    }
    tree_options &threads(std::size_t threads) noexcept
    {
        threads_ = threads;
        return *this;
    }
    tree_options &descriptors(std::size_t descriptors) noexcept
    {
        descriptors_ = descriptors;
        return *this;
    }
    /** How many levels: 1 is the root alone. */
    tree_options &levels(std::size_t levels) noexcept
    {
        levels_ = levels;
        return *this;
    }

private:
    friend class tree;
    struct wanted {
        std::string name;
        std::vector<std::string> keys;
    };
    std::vector<wanted> files_;
    std::size_t threads_ = 0, descriptors_ = 0, levels_ = 0;
};

/** Files of every cgroup below a root, read in one walk, again and again. */
class tree {
public:
    /** Opens a tree at its root. Nothing is read yet. */
    static result<tree> open(const std::string &root, const tree_options &options)
    {
        std::vector<std::vector<const char *>> keys;
        std::vector<statcodec_tree_file> files;
        for (const auto &wanted : options.files_) {
            keys.emplace_back();
            for (const auto &key : wanted.keys)
                keys.back().push_back(key.c_str());
        }
        for (std::size_t i = 0; i < keys.size(); i++)
            files.push_back({options.files_[i].name.c_str(),
                             keys[i].empty() ? nullptr : keys[i].data(), keys[i].size()});
        statcodec_tree_options raw_options{sizeof raw_options,    files.data(),
                                           files.size(),          options.threads_,
                                           options.descriptors_, options.levels_};
        statcodec_error why;
        statcodec_tree *raw = nullptr;
        if (statcodec_tree_open(root.c_str(), &raw_options, &raw, &why) != STATCODEC_OK)
            return error(why);
        return tree(raw);
    }
    /** Reads all files of all cgroups; fails only where the root is gone. */
    error walk()
    {
        statcodec_error why;
        if (statcodec_tree_walk(raw_.get(), &why) != STATCODEC_OK)
            return error(why);
        return error();
    }
    std::size_t size() const noexcept { return statcodec_tree_count(raw_.get()); }
    /** The cgroups, parents before their children: valid until the next walk. */
    detail::numbered<groups_view> groups() const noexcept
    {
        return {groups_view(raw_.get()), 0, size()};
    }
    /** The directory of a cgroup. */
    std::string path(std::size_t row) const
    {
        statcodec_written written{0, 0};
        statcodec_tree_path(raw_.get(), row, nullptr, 0, &written);
        std::string path(written.needed, '\0');
        statcodec_tree_path(raw_.get(), row, path.data(), path.size(), &written);
        path.resize(written.length);
        return path;
    }
    /** The column of a cell, if there is one. */
    std::optional<std::size_t> column(const std::string &file, const std::string &row,
                                      const std::string &cell = "") const noexcept
    {
        std::size_t column;
        if (statcodec_tree_column(raw_.get(), file.c_str(), row.c_str(), cell.c_str(), &column) !=
            STATCODEC_OK)
            return std::nullopt;
        return column;
    }
    /** What the last walk read, valid until the next. */
    matrix_view numbers() const noexcept { return matrix_view(statcodec_tree_matrix(raw_.get())); }
    /** The totals of every subtree. */
    result<matrix> totals() const { return made(statcodec_tree_totals); }
    /** What each cgroup holds itself. */
    result<matrix> own() const { return made(statcodec_tree_own); }
    /** What the last walk could not read. */
    std::vector<tree_problem> problems() const
    {
        std::vector<tree_problem> all;
        for (std::size_t i = 0; i < statcodec_tree_problem_count(raw_.get()); i++) {
            statcodec_tree_problem raw;
            if (statcodec_tree_problem_get(raw_.get(), i, &raw) == STATCODEC_OK)
                all.push_back({raw.row, view(raw.path), error(raw.error)});
        }
        return all;
    }
    /** The first of the rows that the last walk added; size() where it added none. */
    std::size_t first_added() const noexcept { return statcodec_tree_first_added(raw_.get()); }
    /** The cgroups that the last walk found gone. */
    std::vector<gone_group> gone() const
    {
        std::vector<gone_group> all;
        for (std::size_t i = 0; i < statcodec_tree_gone_count(raw_.get()); i++) {
            statcodec_gone raw;
            if (statcodec_tree_gone_get(raw_.get(), i, &raw) == STATCODEC_OK)
                all.push_back({raw.id, view(raw.path), error(raw.error)});
        }
        return all;
    }
    const statcodec_tree *raw() const noexcept { return raw_.get(); }

private:
    explicit tree(statcodec_tree *raw) noexcept : raw_(raw) {}
    result<matrix> made(statcodec_status (*make)(const statcodec_tree *, statcodec_matrix **)) const
    {
        statcodec_matrix *raw = nullptr;
        statcodec_status status = make(raw_.get(), &raw);
        if (status != STATCODEC_OK)
            return error(status);
        return matrix(raw);
    }
    std::unique_ptr<statcodec_tree, detail::freer<statcodec_tree, statcodec_tree_close>> raw_;
};

} // namespace statcodec

#endif // STATCODEC_TREE_HPP
