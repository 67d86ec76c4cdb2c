//! Where cgroups are mounted, and which one a process is in.
//!
//! /proc/self/mountinfo lists the mounts, with the part of the hierarchy that
//! each shows (a container often sees its own cgroup as the root of one), and
//! `/proc/<pid>/cgroup` lists a process's cgroup in each hierarchy. Both are
//! seen from the reader's cgroup namespace. proc(5) and cgroups(7) have the
//! formats.
//!
//! [`Cgroup`](crate::Cgroup) looks after all of this itself. This is for who
//! has the texts from elsewhere: of another root, or recorded.
//!
//! ```
//! use statcodec_reader::mounts;
//!
//! let mountinfo = b"30 23 0:26 / /sys/fs/cgroup rw shared:4 - cgroup2 cgroup2 rw\n";
//! let mounts = mounts::mounts(mountinfo);
//! let memberships = mounts::memberships(b"0::/user.slice\n");
//! let directory = mounts[0].directory(&memberships[0]).unwrap();
//! assert_eq!(directory.to_str(), Some("/sys/fs/cgroup/user.slice"));
//! ```

use std::ffi::OsStr;
use std::fmt;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// The version of a cgroup hierarchy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CgroupVersion {
    /// A hierarchy of its own for one or several controllers.
    V1,
    /// The unified hierarchy.
    V2,
}

impl fmt::Display for CgroupVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CgroupVersion::V1 => "cgroup v1",
            CgroupVersion::V2 => "cgroup v2",
        })
    }
}

/// A mount of a cgroup hierarchy.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mount {
    /// The version of the hierarchy.
    pub version: CgroupVersion,
    /// The cgroup that is the root of the mount.
    pub root: PathBuf,
    /// Where it is mounted.
    pub point: PathBuf,
    /// v1: among others the controllers, and `name=systemd`.
    pub options: Vec<Vec<u8>>,
}

/// The cgroup of a process in one hierarchy.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Membership {
    /// The version of the hierarchy.
    pub version: CgroupVersion,
    /// v1: the controllers of the hierarchy, or its name (`name=systemd`).
    pub controllers: Vec<Vec<u8>>,
    /// The cgroup, as the process's namespace sees it.
    pub path: PathBuf,
}

impl Mount {
    /// Whether it is a mount of the hierarchy that a membership is in.
    #[must_use]
    pub fn is_of(&self, membership: &Membership) -> bool {
        let has = |name: &Vec<u8>| self.options.contains(name);
        self.version == membership.version && membership.controllers.iter().all(has)
    }

    /// The directory of a cgroup of this hierarchy, where the mount shows it.
    #[must_use]
    pub fn directory(&self, membership: &Membership) -> Option<PathBuf> {
        let below = below(&membership.path, &self.root)?;
        Some(if below.is_empty() {
            self.point.clone()
        } else {
            self.point.join(OsStr::from_bytes(below))
        })
    }
}

impl Membership {
    /// Whether it is in the hierarchy of a v1 controller.
    #[must_use]
    pub fn has(&self, controller: &str) -> bool {
        self.controllers.iter().any(|name| name == controller.as_bytes())
    }
}

/// The cgroup mounts in a mountinfo text, in its order. Lines that are not of
/// its form are no mounts.
#[must_use]
pub fn mounts(mountinfo: &[u8]) -> Vec<Mount> {
    lines(mountinfo).filter_map(mount).collect()
}

/// `31 23 0:26 /root /point rw,nosuid shared:9 - cgroup cgroup rw,memory`
fn mount(line: &[u8]) -> Option<Mount> {
    let words: Vec<&[u8]> = line.split(|&byte| byte == b' ').collect();
    // Optional fields end with a lone dash.
    let dash = words.iter().skip(6).position(|&word| word == b"-")? + 6;
    let version = match *words.get(dash + 1)? {
        b"cgroup" => CgroupVersion::V1,
        b"cgroup2" => CgroupVersion::V2,
        _ => return None,
    };
    let options = words.get(dash + 3).copied().unwrap_or_default();
    Some(Mount {
        version,
        root: path(&unescape(words[3])),
        point: path(&unescape(words[4])),
        options: options.split(|&byte| byte == b',').map(<[u8]>::to_vec).collect(),
    })
}

/// The cgroups in the text of `/proc/<pid>/cgroup`: `4:memory:/path`,
/// `0::/path`.
#[must_use]
pub fn memberships(text: &[u8]) -> Vec<Membership> {
    lines(text).filter_map(membership).collect()
}

fn membership(line: &[u8]) -> Option<Membership> {
    // The path may have colons itself.
    let mut parts = line.splitn(3, |&byte| byte == b':');
    let (hierarchy, controllers, own) = (parts.next()?, parts.next()?, parts.next()?);
    let unified = hierarchy == b"0" && controllers.is_empty();
    Some(Membership {
        version: if unified { CgroupVersion::V2 } else { CgroupVersion::V1 },
        controllers: controllers
            .split(|&byte| byte == b',')
            .filter(|name| !name.is_empty())
            .map(<[u8]>::to_vec)
            .collect(),
        path: path(own),
    })
}

/// The directories that show this cgroup, those of the latest mounts first:
/// they may lie over older ones.
pub(crate) fn directories(mounts: &[Mount], membership: &Membership) -> Vec<PathBuf> {
    let its = mounts.iter().rev().filter(|mount| mount.is_of(membership));
    its.filter_map(|mount| mount.directory(membership)).collect()
}

/// The part of a path below a root, without a slash at its start. `None` where
/// it is not below it, or where the way down has no names: `/..` leads out of
/// the reader's cgroup namespace.
fn below<'p>(path: &'p Path, root: &Path) -> Option<&'p [u8]> {
    let root = root.as_os_str().as_bytes();
    let root = root.strip_suffix(b"/").unwrap_or(root);
    let rest = path.as_os_str().as_bytes().strip_prefix(root)?;
    let rest = match rest {
        [] => rest,
        [b'/', rest @ ..] => rest,
        _ => return None,
    };
    let mut names = rest.split(|&byte| byte == b'/');
    names.all(|name| name != b"..").then_some(rest)
}

fn path(bytes: &[u8]) -> PathBuf {
    PathBuf::from(OsStr::from_bytes(bytes))
}

/// Undoes mountinfo's escapes: a backslash and three octal digits.
fn unescape(word: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(word.len());
    let mut rest = word;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        match *after {
            [a @ b'0'..=b'3', b @ b'0'..=b'7', c @ b'0'..=b'7', ref left @ ..] if byte == b'\\' => {
                plain.push((a - b'0') << 6 | (b - b'0') << 3 | (c - b'0'));
                rest = left;
            }
            _ => plain.push(byte),
        }
    }
    plain
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{directories, memberships, mounts};

    /// The directories of each line of a cgroup text, given the mounts.
    fn found(mountinfo: &str, cgroup: &str) -> Vec<Vec<String>> {
        let mounts = mounts(mountinfo.as_bytes());
        let shown = |path: &std::path::PathBuf| path.to_str().unwrap().to_owned();
        memberships(cgroup.as_bytes())
            .iter()
            .map(|membership| directories(&mounts, membership).iter().map(shown).collect())
            .collect()
    }

    const V2: &str =
        "30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate\n";
    const HYBRID: &str = "\
31 23 0:28 / /sys/fs/cgroup ro - tmpfs tmpfs ro,mode=755
32 31 0:29 / /sys/fs/cgroup/unified rw shared:1 - cgroup2 cgroup2 rw
33 31 0:30 / /sys/fs/cgroup/cpu,cpuacct rw shared:2 master:7 - cgroup cgroup rw,cpu,cpuacct
34 31 0:31 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
35 31 0:32 / /sys/fs/cgroup/systemd rw - cgroup cgroup rw,xattr,name=systemd
";

    #[test]
    fn unified() {
        assert_eq!(found(V2, "0::/user.slice/a b\n"), [["/sys/fs/cgroup/user.slice/a b"]]);
        assert_eq!(found(V2, "0::/\n"), [["/sys/fs/cgroup"]]);
        assert_eq!(found(V2, "0::/a:b:c\n"), [["/sys/fs/cgroup/a:b:c"]]);
    }

    #[test]
    fn hybrid() {
        let cgroup = "5:cpu,cpuacct:/x\n4:memory:/x/y\n3:pids:/z\n1:name=systemd:/s\n0::/u\n";
        let none: [&str; 0] = [];
        assert_eq!(
            found(HYBRID, cgroup),
            [
                &["/sys/fs/cgroup/cpu,cpuacct/x"][..],
                &["/sys/fs/cgroup/memory/x/y"],
                &none,
                &["/sys/fs/cgroup/systemd/s"],
                &["/sys/fs/cgroup/unified/u"],
            ]
        );
    }

    #[test]
    fn containers_and_namespaces() {
        // A bind mount of the container's own cgroup.
        let docker = V2.replace(" / /sys", " /docker/0a /sys");
        assert_eq!(found(&docker, "0::/docker/0a\n"), [["/sys/fs/cgroup"]]);
        assert_eq!(found(&docker, "0::/docker/0a/init\n"), [["/sys/fs/cgroup/init"]]);
        let nothing: [[&str; 0]; 1] = [[]];
        // Not below the mount, though its name begins alike.
        assert_eq!(found(&docker, "0::/docker/0ab\n"), nothing);
        assert_eq!(found(&docker, "0::/other\n"), nothing);
        // Outside of the reader's namespace, and a mount of what is outside.
        assert_eq!(found(V2, "0::/../sibling\n"), nothing);
        let outside = V2.replace(" / /sys", " /.. /sys");
        assert_eq!(found(&outside, "0::/../sibling\n"), [["/sys/fs/cgroup/sibling"]]);
        assert_eq!(found(&outside, "0::/\n"), nothing);
    }

    #[test]
    fn the_latest_mount_comes_first() {
        let two = format!("{V2}{}", V2.replace("/sys/fs/cgroup", "/mnt"));
        assert_eq!(found(&two, "0::/a\n"), [["/mnt/a", "/sys/fs/cgroup/a"]]);
    }

    #[test]
    fn escapes() {
        let escaped = V2.replace("/sys/fs/cgroup", r"/mnt/a\040b\134c\011d\043\9");
        assert_eq!(found(&escaped, "0::/\n"), [["/mnt/a b\\c\td#\\9"]]);
    }

    #[test]
    fn anything_else_is_no_mount() {
        for text in ["", "\n\n", "1 2 3", "a b c d e f g", "31 23 0:28 / /x rw -", &"- ".repeat(50)]
        {
            assert!(mounts(text.as_bytes()).is_empty(), "{text:?}");
        }
        for text in ["", "0", "0:", "\n"] {
            assert!(memberships(text.as_bytes()).is_empty(), "{text:?}");
        }
    }
}
