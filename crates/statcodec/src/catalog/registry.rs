//! Files by number, by name, by path.

use super::{FileInfo, Key, KeyInfo, Origin};

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
    /// cgroup v1 and v2 share names (`memory.stat`). A path below a v1
    /// controller's mount (`/sys/fs/cgroup/memory/...`) is taken for v1,
    /// others for v2 where v2 has the name. [`File::for_text`] settles it by
    /// the text.
    #[must_use]
    pub fn from_path(path: &str) -> Option<Self> {
        let base = path.rsplit('/').next().unwrap_or(path);
        let v1_mount = ["/sys/fs/cgroup/memory/", "/sys/fs/cgroup/hugetlb/"]
            .iter()
            .any(|mount| path.starts_with(mount));
        let v2 = Self::from_name(base);
        let v1 = Self::v1_named(base);
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

    /// What is known of the cell of this name.
    #[must_use]
    pub fn cell_named(self, name: &[u8]) -> Option<&'static KeyInfo> {
        self.info().cells.iter().find(|key| key.name.as_bytes() == name)
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
