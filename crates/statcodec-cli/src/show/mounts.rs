//! `/proc/self/mountinfo` and `/proc/self/cgroup`: where cgroups are mounted,
//! and which this process is in.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Component, Path, PathBuf};

/// A version of the cgroup hierarchy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Version {
    /// The memory controller's own hierarchy.
    V1,
    /// The unified hierarchy.
    V2,
}

/// A mounted hierarchy that may have the memory controller.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Mount {
    pub(crate) version: Version,
    /// The cgroup that the mount shows at its top.
    pub(crate) root: PathBuf,
    /// Where it is mounted.
    pub(crate) point: PathBuf,
}

impl Mount {
    /// The folder of a cgroup, where the mount shows it.
    pub(crate) fn folder(&self, cgroup: &Path) -> Option<PathBuf> {
        let below = cgroup.strip_prefix(&self.root).ok()?;
        // A cgroup outside of the namespace is written with `..`.
        let inside = below.components().all(|part| matches!(part, Component::Normal(_)));
        inside.then(|| self.point.join(below))
    }
}

/// The mounts of memory cgroups, in the order of mountinfo.
///
/// A line is `id parent device root point options [optional ...] - type source
/// options`, its paths with octal escapes.
pub(crate) fn mounts(mountinfo: &[u8]) -> Vec<Mount> {
    lines(mountinfo).filter_map(mount).collect()
}

fn mount(line: &[u8]) -> Option<Mount> {
    let mut words = line.split(|&byte| byte == b' ');
    let root = words.nth(3)?;
    let point = words.next()?;
    let kind = words.by_ref().skip_while(|&word| word != b"-").nth(1)?;
    let options = words.nth(1)?;
    let version = match kind {
        b"cgroup2" => Version::V2,
        b"cgroup" if has_word(options, b"memory") => Version::V1,
        _ => return None,
    };
    Some(Mount { version, root: path(&unescape(root)), point: path(&unescape(point)) })
}

/// The cgroup of a process that its memory is charged to in this version of
/// the hierarchy, as it sees it.
///
/// A line is `hierarchy:controllers:path`; v2's has number 0 and no
/// controllers.
pub(crate) fn membership(cgroup: &[u8], version: Version) -> Option<PathBuf> {
    lines(cgroup).find_map(|line| {
        let mut parts = line.splitn(3, |&byte| byte == b':');
        let (number, controllers, own) = (parts.next()?, parts.next()?, parts.next()?);
        let matches = match version {
            Version::V1 => has_word(controllers, b"memory"),
            Version::V2 => number == b"0" && controllers.is_empty(),
        };
        matches.then(|| path(own))
    })
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b'\n')
}

/// Whether a list separated by commas has the word.
fn has_word(list: &[u8], word: &[u8]) -> bool {
    list.split(|&byte| byte == b',').any(|item| item == word)
}

fn path(bytes: &[u8]) -> PathBuf {
    PathBuf::from(OsStr::from_bytes(bytes))
}

/// Takes back the kernel's octal escapes: blank, tab, LF, backslash, `#`.
fn unescape(mut word: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(word.len());
    while let Some(&first) = word.first() {
        let digit = |at: usize| {
            let byte = word.get(at)?;
            matches!(byte, b'0'..=b'7').then(|| u32::from(byte - b'0'))
        };
        let code = (first == b'\\')
            .then(|| Some(digit(1)? * 64 + digit(2)? * 8 + digit(3)?))
            .flatten()
            .and_then(|code| u8::try_from(code).ok());
        match code {
            Some(byte) => {
                bytes.push(byte);
                word = &word[4..];
            }
            None => {
                bytes.push(first);
                word = &word[1..];
            }
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unescape_table() {
        for (word, want) in [
            (&b"/sys/fs/cgroup"[..], &b"/sys/fs/cgroup"[..]),
            (br"/a\040b\011c\012d\134e\043", b"/a b\tc\nd\\e#"),
            (br"\0400", b" 0"),
            (br"\04", br"\04"),
            (br"\777", br"\777"),
            (br"\", br"\"),
            (b"\xff", b"\xff"),
        ] {
            assert_eq!(unescape(word), want);
        }
    }

    #[test]
    fn mounts_of_a_hybrid_machine() {
        let text = b"\
24 1 0:22 / /proc rw shared:5 - proc proc rw\n\
31 23 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw,mode=755\n\
33 31 0:29 / /sys/fs/cgroup/cpu rw shared:9 - cgroup cgroup rw,cpu\n\
35 31 0:32 /docker/a /sys/fs/cgroup/mem\\040ory rw shared:9 master:1 - cgroup none rw,memory\n\
41 31 0:38 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw,nsdelegate\n\
broken\n\
1 2 3 / / rw -\n";
        assert_eq!(
            mounts(text),
            [
                Mount {
                    version: Version::V1,
                    root: "/docker/a".into(),
                    point: "/sys/fs/cgroup/mem ory".into(),
                },
                Mount {
                    version: Version::V2,
                    root: "/".into(),
                    point: "/sys/fs/cgroup/unified".into(),
                },
            ]
        );
    }

    #[test]
    fn membership_table() {
        let text = b"9:name=systemd:/x\n4:cpu,memory:/a:b\n3:memoryless:/no\n0::/user.slice\n";
        for (version, want) in [(Version::V1, "/a:b"), (Version::V2, "/user.slice")] {
            assert_eq!(membership(text, version), Some(want.into()));
        }
        assert_eq!(membership(b"", Version::V1), None);
        assert_eq!(membership(b"0\n:\n0:cpu:/\n", Version::V2), None);
    }

    #[test]
    fn folder_table() {
        let mount =
            |root: &str| Mount { version: Version::V2, root: root.into(), point: "/m".into() };
        for (root, cgroup, want) in [
            ("/", "/", Some("/m")),
            ("/", "/a/b", Some("/m/a/b")),
            ("/a", "/a/b", Some("/m/b")),
            ("/a", "/a", Some("/m")),
            ("/a", "/ab", None),
            ("/", "/../x", None),
            ("/..", "/", None),
        ] {
            assert_eq!(mount(root).folder(Path::new(cgroup)), want.map(PathBuf::from), "{cgroup}");
        }
    }
}
