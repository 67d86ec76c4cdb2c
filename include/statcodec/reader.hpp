/* statcodec for C++: live files. */

#ifndef STATCODEC_READER_HPP
#define STATCODEC_READER_HPP

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "decoder.hpp"

namespace statcodec {

/** A kernel file that is kept open and read again and again. */
class reader {
public:
    explicit reader(statcodec_reader *raw) noexcept : raw_(raw) {}
    /** Opens the file at a path, whose name says which file it is. */
    static result<reader> open(const std::string &path)
    {
        statcodec_error why;
        statcodec_reader *raw = nullptr;
        if (statcodec_reader_open(path.c_str(), &raw, &why) != STATCODEC_OK)
            return error(why);
        return reader(raw);
    }
    /** Opens a file of this kind, whatever its name. */
    static result<reader> open(const std::string &path, statcodec_file file)
    {
        statcodec_error why;
        statcodec_reader *raw = nullptr;
        if (statcodec_reader_open_as(path.c_str(), file, &raw, &why) != STATCODEC_OK)
            return error(why);
        return reader(raw);
    }
    /** Of a descriptor, which belongs to the reader if this succeeds. */
    static result<reader> from_descriptor(int descriptor, statcodec_file file)
    {
        statcodec_reader *raw = nullptr;
        statcodec_status status = statcodec_reader_from_descriptor(descriptor, file, &raw);
        if (status != STATCODEC_OK)
            return error(status);
        return reader(raw);
    }
    /** Reads it, strictly. The view is valid until the next reading. */
    result<snapshot_view> read()
    {
        statcodec_error why;
        const statcodec_snapshot *raw;
        if (statcodec_reader_read(raw_.get(), &raw, &why) != STATCODEC_OK)
            return error(why);
        return snapshot_view(raw);
    }
    /** Reads it, leniently. */
    result<report> read_lenient()
    {
        statcodec_error why;
        const statcodec_snapshot *raw;
        const statcodec_problems *wrong;
        if (statcodec_reader_read_lenient(raw_.get(), &raw, &wrong, &why) != STATCODEC_OK)
            return error(why);
        return report{snapshot_view(raw), problems(wrong)};
    }
    std::string_view path() const noexcept { return view(statcodec_reader_path(raw_.get())); }
    /** The text that was read last. */
    std::string_view text() const noexcept { return view(statcodec_reader_text(raw_.get())); }
    bool is_unchanged() const noexcept { return statcodec_reader_is_unchanged(raw_.get()); }
    std::uint64_t reopened() const noexcept { return statcodec_reader_reopened(raw_.get()); }
    /** To wait for events with; -1 where it is not open. */
    int descriptor() const noexcept { return statcodec_reader_descriptor(raw_.get()); }

private:
    std::unique_ptr<statcodec_reader, detail::freer<statcodec_reader, statcodec_reader_close>>
        raw_;
};

/** A cgroup, of v1, v2 or both. */
class cgroup {
public:
    explicit cgroup(statcodec_cgroup *raw) noexcept : raw_(raw) {}
    /** The cgroup whose directory this is. */
    static result<cgroup> open(const std::string &path)
    {
        statcodec_error why;
        statcodec_cgroup *raw = nullptr;
        if (statcodec_cgroup_open(path.c_str(), &raw, &why) != STATCODEC_OK)
            return error(why);
        return cgroup(raw);
    }
    /** The cgroup of a process, or of this one for 0. */
    static result<cgroup> of_process(std::uint32_t pid = 0)
    {
        statcodec_error why;
        statcodec_cgroup *raw = nullptr;
        if (statcodec_cgroup_of_process(pid, &raw, &why) != STATCODEC_OK)
            return error(why);
        return cgroup(raw);
    }
    std::string_view path() const noexcept { return view(statcodec_cgroup_path(raw_.get())); }
    /** A reader of one of its files, by name. */
    result<statcodec::reader> reader(const std::string &name) const
    {
        statcodec_error why;
        statcodec_reader *raw = nullptr;
        if (statcodec_cgroup_reader(raw_.get(), name.c_str(), &raw, &why) != STATCODEC_OK)
            return error(why);
        return statcodec::reader(raw);
    }
    /** The least limit of it and its ancestors: a number or max. */
    result<value> effective_limit(const std::string &name) const
    {
        statcodec_error why;
        statcodec_value raw;
        if (statcodec_cgroup_effective_limit(raw_.get(), name.c_str(), &raw, &why) != STATCODEC_OK)
            return error(why);
        return value(raw);
    }

private:
    std::unique_ptr<statcodec_cgroup, detail::freer<statcodec_cgroup, statcodec_cgroup_close>>
        raw_;
};

} // namespace statcodec

#endif // STATCODEC_READER_HPP
