//! Files by number, by name, by path.

use super::{FileInfo, Key, KeyInfo, Origin, Shape};

/// A known kernel file.
///
/// Reads like an enum ([`File::MemoryStat`]) whose numbers never change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(pub(crate) u16);

/// The groups of files, each in a module of its own.
const GROUPS: &[&[FileInfo]] = &[
    super::memory::FILES,
    super::memory_v1::FILES,
    super::cgroup::FILES,
    super::cpu::FILES,
    super::io::FILES,
    super::cpu_v1::FILES,
    super::cgroup_v1::FILES,
    super::proc_vmstat::FILES,
    super::system::FILES,
    super::zones::FILES,
    super::node::FILES,
    super::process::FILES,
];

/// The controllers of cgroup v1, each of which is a folder of the mounts.
const V1_CONTROLLERS: &[&str] = &[
    "memory",
    "cpu",
    "cpuacct",
    "cpuset",
    "blkio",
    "hugetlb",
    "pids",
    "freezer",
    "devices",
    "net_cls",
    "net_prio",
    "perf_event",
    "rdma",
    "misc",
];

/// Numbers are given in blocks, a block a group, so that a group can grow.
const LIMIT: usize = 512;

/// All files by number. Compiling it checks that no number is given twice.
static FILES: [Option<&FileInfo>; LIMIT] = {
    let mut files: [Option<&FileInfo>; LIMIT] = [None; LIMIT];
    let mut group = 0;
    while group < GROUPS.len() {
        let mut i = 0;
        while i < GROUPS[group].len() {
            let number = GROUPS[group][i].file.0 as usize;
            assert!(files[number].is_none(), "a file number is given twice");
            files[number] = Some(&GROUPS[group][i]);
            i += 1;
        }
        group += 1;
    }
    files
};

fn known() -> impl DoubleEndedIterator<Item = &'static FileInfo> {
    FILES.iter().copied().flatten()
}

impl File {
    /// All known files, in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = File> {
        known().map(|info| info.file)
    }

    /// The file with this number.
    #[must_use]
    pub fn from_number(number: u16) -> Option<Self> {
        FILES.get(usize::from(number))?.map(|info| info.file)
    }

    /// The fixed number: the C index.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// What is known of the file.
    #[must_use]
    pub fn info(self) -> &'static FileInfo {
        match FILES[usize::from(self.0)] {
            Some(info) => info,
            // A `File` is made by the `files!` notation or by `from_number`,
            // both of which know it.
            None => unreachable!("a file without an entry"),
        }
    }

    /// The name, `memory.stat` or `v1/memory.stat`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// The file of this name: `memory.stat`, `v1/memory.stat`,
    /// `hugetlb.2MB.max`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        known().find(|info| matches(info.name, name)).map(|info| info.file)
    }

    /// The file at this path, by its base name and the folders before it.
    ///
    /// `/proc/self/smaps` is `pid/smaps`, `/proc/pressure/cpu` is
    /// `pressure/cpu`, `/sys/devices/system/node/node0/meminfo` is
    /// `node/meminfo`. cgroup v1 and v2 share names (`memory.stat`): a path
    /// below the usual mount of a v1 controller (`/sys/fs/cgroup/memory/...`)
    /// is taken for v1, others for v2 where v2 has the name.
    /// [`File::for_text`] settles it by the text.
    #[must_use]
    pub fn from_path(path: &str) -> Option<Self> {
        let mut parts = path.rsplit('/').filter(|part| !part.is_empty() && *part != ".");
        let base = parts.next()?;
        let folder = parts.next().unwrap_or_default();
        let in_folder = |folder: &str| {
            known().find(|info| {
                info.name.strip_suffix(base).and_then(|rest| rest.strip_suffix('/')) == Some(folder)
            })
        };
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let special = match folder {
            "pressure" => in_folder("pressure"),
            "self" | "thread-self" => in_folder("pid"),
            "node" => in_folder("node"),
            _ if digits(folder) => in_folder("pid"),
            _ if folder.strip_prefix("node").is_some_and(digits) => in_folder("node"),
            _ => None,
        };
        if let Some(info) = special {
            return Some(info.file);
        }
        // Collections of captured files write a process's as `pid_smaps`.
        if let Some(name) = base.strip_prefix("pid_").or_else(|| base.strip_prefix("self_")) {
            let of_process = |info: &&FileInfo| info.name.strip_prefix("pid/") == Some(name);
            return known().find(of_process).map(|info| info.file);
        }
        let v2 = Self::from_name(base);
        let v1 = Self::v1_named(base).or_else(|| in_folder("node").map(|info| info.file));
        let controller =
            path.strip_prefix("/sys/fs/cgroup/").and_then(|rest| rest.split('/').next());
        let v1_mount = controller.is_some_and(|mount| {
            mount.split(',').all(|controller| V1_CONTROLLERS.contains(&controller))
        });
        if v1_mount { v1.or(v2) } else { v2.or(v1) }
    }

    /// The variant of this file that printed `text`.
    ///
    /// Files of cgroup v1 and v2 that share a name differ in their keys or
    /// shape; everything else is returned as it is.
    #[must_use]
    pub fn for_text(self, text: &[u8]) -> Self {
        let info = self.info();
        let base = info.name.strip_prefix("v1/").unwrap_or(info.name);
        let twin = match info.origin {
            Origin::CgroupV1 => Self::from_name(base),
            Origin::CgroupV2 => Self::v1_named(base),
            _ => None,
        };
        let end = memchr::memchr3(b' ', b'=', b'\n', text).unwrap_or(text.len());
        let first = &text[..end];
        match twin {
            // The first row's name decides; a name both know decides nothing.
            Some(twin) if self.key_named(first).is_none() && twin.key_named(first).is_some() => {
                twin
            }
            _ => self,
        }
    }

    /// What is known of the row of this name.
    #[must_use]
    pub fn key_named(self, name: &[u8]) -> Option<&'static KeyInfo> {
        self.info().keys.iter().find(|key| key.name.as_bytes() == name)
    }

    /// What is known of the cell of this name. In files whose rows are
    /// records (mappings, zones) the keys are the names of cells too.
    #[must_use]
    pub fn cell_named(self, name: &[u8]) -> Option<&'static KeyInfo> {
        let info = self.info();
        let keys = match info.shape {
            Shape::Smaps | Shape::Zoneinfo => info.keys,
            _ => &[],
        };
        info.cells.iter().chain(keys).find(|key| key.name.as_bytes() == name)
    }

    /// Whether `K` is the key enum of this file.
    #[must_use]
    pub fn has_keys<K: Key>(self) -> bool {
        core::ptr::eq(self.info().keys, K::TABLE)
    }

    fn v1_named(base: &str) -> Option<Self> {
        known()
            .find(|info| info.name.strip_prefix("v1/").is_some_and(|name| matches(name, base)))
            .map(|info| info.file)
    }
}

impl core::fmt::Debug for File {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "File::{}", self.info().variant)
    }
}

impl core::fmt::Display for File {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.name())
    }
}

/// Whether `name` is `pattern`, in which one `*` may stand for a part of a
/// name without slashes.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((head, tail)) => {
            name.len() > head.len() + tail.len()
                && name.starts_with(head)
                && name.ends_with(tail)
                && !name[head.len()..name.len() - tail.len()].contains('/')
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_table() {
        for (path, want) in [
            ("memory.stat", Some("memory.stat")),
            ("/sys/fs/cgroup/memory.stat", Some("memory.stat")),
            ("/sys/fs/cgroup/a/memory.stat", Some("memory.stat")),
            ("/sys/fs/cgroup/memory/memory.stat", Some("v1/memory.stat")),
            ("/sys/fs/cgroup/memory/a/b/memory.limit_in_bytes", Some("v1/memory.limit_in_bytes")),
            ("/sys/fs/cgroup/cpu,cpuacct/a/cpu.stat", Some("v1/cpu.stat")),
            ("/sys/fs/cgroup/pids/a/pids.max", Some("pids.max")),
            ("memory.usage_in_bytes", Some("v1/memory.usage_in_bytes")),
            ("/x/hugetlb.2MB.max", Some("hugetlb.*.max")),
            ("/x/hugetlb.2MB.rsvd.max", Some("hugetlb.*.rsvd.max")),
            ("/proc/stat", Some("stat")),
            ("/proc/1/stat", Some("pid/stat")),
            ("/proc/self/smaps", Some("pid/smaps")),
            ("/proc/7/task/8/status", Some("pid/status")),
            ("/proc/meminfo", Some("meminfo")),
            ("/proc/pressure/cpu", Some("pressure/cpu")),
            ("/sys/devices/system/node/node12/meminfo", Some("node/meminfo")),
            ("/sys/devices/system/node/online", Some("node/online")),
            ("captures/proc/pid_smaps", Some("pid/smaps")),
            ("captures/proc/self_cgroup", Some("pid/cgroup")),
            ("captures/sys/has_cpu", Some("node/has_cpu")),
            ("/proc/version", None),
            ("", None),
            ("/", None),
        ] {
            assert_eq!(File::from_path(path).map(File::name), want, "{path}");
        }
    }

    #[test]
    fn every_name_finds_its_file() {
        for file in File::all() {
            let name = file.name().replace('*', "2MB");
            assert_eq!(File::from_name(&name), Some(file), "{name}");
            assert_eq!(File::from_number(file.number()), Some(file));
        }
    }
}
