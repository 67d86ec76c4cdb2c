//! This machine's memory statistics: the folder of the cgroup that this
//! process is in, on v1, v2 and hybrid machines.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use statcodec_reader::CgroupVersion;
use statcodec_reader::mounts::{Mount, memberships, mounts};

use crate::source::{label, read_file};

/// The file that a folder must have to be taken.
const STAT: &str = "memory.stat";

/// A folder of memory statistics.
#[derive(Debug)]
pub(crate) struct Cgroup {
    pub(crate) version: CgroupVersion,
    /// The cgroup of this process, as `/proc/self/cgroup` names it.
    pub(crate) name: PathBuf,
    /// The folder that is shown.
    pub(crate) folder: PathBuf,
    /// Whether the folder is that of an ancestor, since the cgroup's own is
    /// not visible here or has no memory statistics.
    pub(crate) climbed: bool,
}

/// Finds the folder of this process. `root` is `/`, but for tests.
///
/// v1 comes first: where its memory controller is in use, v2 has none. In each
/// mount the cgroup's own folder is tried, then those above it up to the
/// mount's top, which is all that a container may see.
pub(crate) fn find(root: &Path) -> Result<Cgroup, String> {
    let read =
        |path: &str| read_file(&root.join(path)).map_err(|error| format!("/{path}: {error}"));
    let mounts = mounts(&read("proc/self/mountinfo")?);
    let mut memberships = memberships(&read("proc/self/cgroup")?);
    memberships.retain(|own| own.version == CgroupVersion::V2 || own.has("memory"));
    memberships.sort_by_key(|own| own.version);
    let mut reason = "no memory cgroups are mounted".to_owned();
    for membership in memberships {
        let mut mounts: Vec<&Mount> =
            mounts.iter().filter(|mount| mount.is_of(&membership)).collect();
        // A mount that shows the cgroup itself comes before others.
        mounts.sort_by_key(|mount| mount.directory(&membership).is_none());
        for mount in mounts {
            let top = below(root, &mount.point);
            let own = mount.directory(&membership).map(|folder| below(root, &folder));
            match climb(own.as_deref().unwrap_or(&top), &top) {
                Ok(folder) => {
                    return Ok(Cgroup {
                        version: membership.version,
                        climbed: own.as_deref() != Some(&folder),
                        name: membership.path,
                        folder,
                    });
                }
                Err(error) => reason = format!("{}: {error}", label(&top.join(STAT))),
            }
        }
    }
    Err(reason)
}

/// An absolute path of the machine below `root`.
fn below(root: &Path, path: &Path) -> PathBuf {
    root.join(path.strip_prefix("/").unwrap_or(path))
}

/// The first folder from `folder` up to `top` that has a readable
/// memory.stat.
fn climb(folder: &Path, top: &Path) -> io::Result<PathBuf> {
    let mut folder = folder.to_owned();
    loop {
        match File::open(folder.join(STAT)) {
            Ok(_) => return Ok(folder),
            Err(error) if folder == top => return Err(error),
            Err(_) if folder.pop() => {}
            Err(error) => return Err(error),
        }
    }
}

impl Cgroup {
    /// The names of the files, sorted.
    pub(crate) fn names(&self) -> io::Result<Vec<String>> {
        let mut names: Vec<String> = fs::read_dir(&self.folder)?
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .collect();
        names.sort();
        Ok(names)
    }

    /// What stands in one of the files.
    pub(crate) fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        read_file(&self.folder.join(name))
    }
}
