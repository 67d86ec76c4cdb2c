//! Where the text of a file ends: the one place that knows.
//!
//! Files with one record print all of it into the kernel's buffer before the
//! first byte is read, so a `read` with room to spare returns the whole, and a
//! short one is the end. Files with many records (seq_file iterators) hand out
//! as many as fit the kernel's buffer, a page at first: a short read says
//! nothing, and only 0 bytes are the end.
//!
//! That is what the kernel's own file systems do (fs/seq_file.c, fs/kernfs).
//! Of any other, only 0 bytes are taken for the end.

use std::os::fd::BorrowedFd;

use statcodec::File;
use statcodec::catalog::Shape;

use crate::source::Source;

/// How the end of a file's text is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// One record: a short read is the end.
    Record,
    /// Many records: 0 bytes are the end.
    Records,
}

/// Files of many records that their shape does not tell.
const RECORDS: [&str; 3] = ["vmstat", "schedstat", "v1/memory.kmem.slabinfo"];

impl Extent {
    /// That of a file which was opened here.
    pub(crate) fn of_opened(file: File, source: &dyn Source, fd: BorrowedFd<'_>) -> Self {
        match Self::of(file) {
            Extent::Record if !source.reads_whole(fd) => Extent::Records,
            extent => extent,
        }
    }

    /// That of a file on a file system of the kernel's.
    pub(crate) fn of(file: File) -> Self {
        let info = file.info();
        match info.shape {
            // Its mappings are added up before it prints the one record.
            _ if info.name == "pid/smaps_rollup" => Extent::Record,
            Shape::Ids
            | Shape::Diskstats
            | Shape::Buddyinfo
            | Shape::Zoneinfo
            | Shape::Maps
            | Shape::Smaps => Extent::Records,
            _ if RECORDS.contains(&info.name) => Extent::Records,
            _ => Extent::Record,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Extent::{self, Record, Records};
    use statcodec::File;

    #[test]
    fn files_of_many_records_are_told_from_those_of_one() {
        for (name, extent) in [
            ("memory.stat", Record),
            ("v1/memory.stat", Record),
            ("memory.numa_stat", Record),
            ("cpu.stat", Record),
            ("io.stat", Record),
            ("memory.pressure", Record),
            ("meminfo", Record),
            ("stat", Record),
            ("softirqs", Record),
            ("pressure/cpu", Record),
            ("node/vmstat", Record),
            ("node/meminfo", Record),
            ("pid/smaps_rollup", Record),
            ("pid/status", Record),
            ("pid/schedstat", Record),
            ("vmstat", Records),
            ("schedstat", Records),
            ("diskstats", Records),
            ("zoneinfo", Records),
            ("buddyinfo", Records),
            ("pid/smaps", Records),
            ("pid/maps", Records),
            ("cgroup.procs", Records),
            ("cgroup.threads", Records),
            ("v1/tasks", Records),
            ("v1/cgroup.procs", Records),
        ] {
            let file = File::from_name(name).unwrap_or_else(|| panic!("no file {name}"));
            assert_eq!(Extent::of(file), extent, "{name}");
        }
        for name in super::RECORDS {
            assert!(File::from_name(name).is_some(), "the catalog has no {name}");
        }
    }
}
