//! `Cgroup`: a cgroup's directories and files.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use rustix::fs::{self, CWD};
use rustix::io::Errno;
use statcodec::catalog::{Combine, Shape};
use statcodec::{File, Limit, Snapshot};

use crate::extent::Extent;
use crate::mounts::{self, CgroupVersion};
use crate::source::{Linux, Source, uninterrupted};
use crate::text::Text;
use crate::{ReadError, ReadErrorKind, StatFile};

/// A cgroup: a directory in each hierarchy that it is in.
///
/// On a machine with cgroup v2 that is one directory. With v1 each controller
/// has a hierarchy, and a process may be in another cgroup of each; hybrid
/// machines have both. A file is looked for in the hierarchy of its controller,
/// the word before its first dot.
///
/// The directories stay open: what is opened through them is this cgroup's even
/// if another of the same name takes its place.
///
/// ```
/// use statcodec_reader::{Cgroup, ReadErrorKind};
///
/// match Cgroup::current() {
///     Ok(cgroup) => println!("{}", cgroup.path().display()),
///     // No cgroups are mounted here.
///     Err(error) => assert!(matches!(
///         error.kind,
///         ReadErrorKind::NotMounted | ReadErrorKind::Vanished | ReadErrorKind::Forbidden
///     )),
/// }
/// ```
#[derive(Debug)]
pub struct Cgroup {
    source: &'static dyn Source,
    /// At least one.
    parts: Vec<Part>,
}

/// The cgroup in one hierarchy.
#[derive(Debug)]
struct Part {
    version: CgroupVersion,
    /// Empty where it is not known, or may be any.
    controllers: Vec<Vec<u8>>,
    directory: OwnedFd,
    path: PathBuf,
}

impl Cgroup {
    /// The cgroup of this process.
    ///
    /// # Errors
    ///
    /// As [`of_process`](Self::of_process).
    pub fn current() -> Result<Self, ReadError> {
        Self::of(Path::new("/proc/self/cgroup"))
    }

    /// The cgroup of a process, by what `/proc/<pid>/cgroup` and
    /// /proc/self/mountinfo say.
    ///
    /// Hierarchies that no mount shows are left out, be it that they are not
    /// mounted, that a bind mount shows another part of them, or that the
    /// cgroup is outside of this process's cgroup namespace.
    ///
    /// # Errors
    ///
    /// [`Vanished`](ReadErrorKind::Vanished) where there is no such process, or
    /// its cgroup was removed; [`NotMounted`](ReadErrorKind::NotMounted) where
    /// no mount shows any of its hierarchies.
    pub fn of_process(pid: u32) -> Result<Self, ReadError> {
        Self::of(Path::new(&format!("/proc/{pid}/cgroup")))
    }

    fn of(file: &Path) -> Result<Self, ReadError> {
        let memberships = mounts::memberships(&whole(&Linux, file)?);
        let mounts = mounts::mounts(&whole(&Linux, Path::new("/proc/self/mountinfo"))?);
        let mut parts = Vec::new();
        let mut error = ReadError::plain(ReadErrorKind::NotMounted, file);
        for membership in memberships {
            for path in mounts::directories(&mounts, &membership) {
                match Part::open(&Linux, &path) {
                    Ok(part) => {
                        let (version, controllers) = (membership.version, membership.controllers);
                        parts.push(Part { version, controllers, ..part });
                        break;
                    }
                    Err(failed) => error = failed,
                }
            }
        }
        if parts.is_empty() {
            return Err(error);
        }
        Ok(Self { source: &Linux, parts })
    }

    /// The cgroup whose directory this is. It need not be on a cgroup file
    /// system: a copy of one does as well, if it has `cgroup.procs` too.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, ReadError> {
        Ok(Self { source: &Linux, parts: vec![Part::open(&Linux, path.as_ref())?] })
    }

    /// The directory of memory's hierarchy, or else of the first there is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.part("memory.stat").path
    }

    /// The directory in which a file of this name is looked for first.
    #[must_use]
    pub fn path_for(&self, name: &str) -> &Path {
        &self.part(name).path
    }

    /// The version of the hierarchy in which a file of this name is looked for
    /// first.
    #[must_use]
    pub fn version_for(&self, name: &str) -> CgroupVersion {
        self.part(name).version
    }

    /// The directories of all hierarchies.
    pub fn paths(&self) -> impl ExactSizeIterator<Item = (CgroupVersion, &Path)> {
        self.parts.iter().map(|part| (part.version, part.path.as_path()))
    }

    /// Opens a file of the cgroup by name: `memory.stat`, `hugetlb.2MB.max`.
    /// Of files that v1 and v2 both have, it is the hierarchy's.
    ///
    /// # Errors
    ///
    /// [`UnknownFile`](ReadErrorKind::UnknownFile) where the catalog knows none
    /// of that name, [`Vanished`](ReadErrorKind::Vanished) where the cgroup does
    /// not have it, or is gone.
    pub fn file(&self, name: &str) -> Result<StatFile, ReadError> {
        let mut result =
            Err(ReadError::plain(ReadErrorKind::UnknownFile, self.path_for(name).join(name)));
        for part in self.candidates(name) {
            let Some(file) = file_of(name, part.version) else {
                continue;
            };
            match part.open_file(self.source, name.as_bytes()) {
                Ok(descriptor) => {
                    let path = part.path.join(name);
                    return Ok(StatFile::new(self.source, path, file, false, Some(descriptor)));
                }
                Err(errno) => result = Err(ReadError::system(errno, part.path.join(name))),
            }
            if !matches!(&result, Err(error) if error.is_vanished()) {
                break;
            }
        }
        result
    }

    /// Opens a file of the cgroup by kind. The kind of the other version does
    /// as well: the file is that of the hierarchy.
    ///
    /// # Errors
    ///
    /// As [`file`](Self::file); [`UnknownFile`](ReadErrorKind::UnknownFile) also
    /// where the kind stands for several files (`hugetlb.*.max`).
    pub fn file_of(&self, file: File) -> Result<StatFile, ReadError> {
        self.file(base_name(file))
    }

    /// The limit that holds for the cgroup: the least of its own and all its
    /// ancestors' as far as they can be seen, by the name of the limit's file:
    /// `memory.max`, `memory.limit_in_bytes`, `pids.max`.
    ///
    /// A file that is not there is no limit, as in v2's root. Of v1's numbers
    /// those are no limit that [`Limit::from_v1`] takes for none; v1's
    /// memory.stat also tells of ancestors that cannot be seen from here.
    /// Ancestors above a `memory.use_hierarchy` of 0 do not count.
    ///
    /// # Errors
    ///
    /// [`Vanished`](ReadErrorKind::Vanished) where the cgroup is gone,
    /// [`Unsupported`](ReadErrorKind::Unsupported) without an error number where
    /// the file is no limit that ancestors share (memory.low, cpu.max), and
    /// whatever a file that is there says: a limit that cannot be read is not
    /// taken for none.
    pub fn effective_limit(&self, name: &str) -> Result<Limit, ReadError> {
        let part = self.part(name);
        let path = part.path.join(name);
        let file = file_of(name, part.version)
            .ok_or_else(|| ReadError::plain(ReadErrorKind::UnknownFile, &path))?;
        let info = file.info();
        let shared = |key: &statcodec::catalog::KeyInfo| key.combine == Combine::Min;
        if info.shape != Shape::Values || info.keys.len() != 1 || !info.keys.iter().all(shared) {
            return Err(ReadError::plain(ReadErrorKind::Unsupported, &path));
        }
        let mut least = Limit::Max;
        let mut up = String::new();
        let mut below = None;
        while let Some(inode) = part.inode(self.source, &up)?
            && below != Some(inode)
        {
            match self.reading(part, file, &format!("{up}{name}")) {
                Ok(reading) => {
                    least = least.min(limit(&reading, part.version, 0).unwrap_or(Limit::Max));
                }
                Err(error) if error.errno == Some(Errno::NOENT.raw_os_error()) => {}
                Err(error) => return Err(error),
            }
            below = Some(inode);
            up.push_str("../");
            if part.version == CgroupVersion::V1 && self.stands_alone(part, &up) {
                break;
            }
        }
        Ok(least.min(self.hierarchical_limit(part, name)))
    }

    /// v1: whether the cgroup at `up` keeps its children apart from itself.
    fn stands_alone(&self, part: &Part, up: &str) -> bool {
        let name = format!("{up}memory.use_hierarchy");
        let reading = self.reading(part, File::V1MemoryUseHierarchy, &name);
        reading.is_ok_and(|reading| reading.cell(0).number() == Some(0))
    }

    /// v1: the limit that memory.stat has of all ancestors.
    fn hierarchical_limit(&self, part: &Part, name: &str) -> Limit {
        let key = match name {
            "memory.limit_in_bytes" => "hierarchical_memory_limit",
            "memory.memsw.limit_in_bytes" => "hierarchical_memsw_limit",
            _ => return Limit::Max,
        };
        let number = self.reading(part, File::V1MemoryStat, "memory.stat");
        let number = number.ok().and_then(|reading| reading.get_named(key).number());
        number.map_or(Limit::Max, Limit::from_v1)
    }

    /// One reading of a file of this part or of an ancestor.
    fn reading(&self, part: &Part, file: File, name: &str) -> Result<Snapshot, ReadError> {
        let path = part.path.join(name);
        let read = || {
            let descriptor = part.open_file(self.source, name.as_bytes())?;
            let mut text = Text::default();
            text.read(self.source, descriptor.as_fd(), Extent::Records)?;
            Ok(text)
        };
        let text = read().map_err(|errno: Errno| ReadError::system(errno, &path))?;
        let text = text.as_bytes();
        file.decode(text).map_err(|error| ReadError::decode(error, text, &path))
    }

    /// The part in which a file is looked for first.
    fn part(&self, name: &str) -> &Part {
        self.candidates(name).next().unwrap_or(&self.parts[0])
    }

    /// The parts in which a file may be: those of its controller, then the
    /// unified one (PSI has no controller), then all.
    fn candidates(&self, name: &str) -> impl Iterator<Item = &Part> {
        let controller = name.split('.').next().unwrap_or(name).as_bytes();
        let named = move |part: &&Part| part.controllers.iter().any(|name| name == controller);
        let unified = |part: &&Part| part.version == CgroupVersion::V2;
        let rest = move |part: &&Part| !named(part) && !unified(part);
        let parts = &self.parts;
        parts
            .iter()
            .filter(named)
            .chain(parts.iter().filter(unified))
            .chain(parts.iter().filter(rest))
    }
}

impl Part {
    fn open(source: &dyn Source, path: &Path) -> Result<Self, ReadError> {
        let bytes = path.as_os_str().as_bytes();
        let directory = uninterrupted(|| source.open_directory(CWD, bytes))
            .map_err(|errno| ReadError::system(errno, path))?;
        let version = version_of(source, directory.as_fd());
        Ok(Self { version, controllers: Vec::new(), directory, path: path.to_owned() })
    }

    fn open_file(&self, source: &dyn Source, name: &[u8]) -> Result<OwnedFd, Errno> {
        uninterrupted(|| source.open(self.directory.as_fd(), name))
    }

    /// The inode of the directory at `up`, where it is a cgroup of the same
    /// file system and so not above the root of the mount. An error where the
    /// cgroup itself is gone.
    fn inode(&self, source: &dyn Source, up: &str) -> Result<Option<u64>, ReadError> {
        let stat = |name: &str| source.stat(self.directory.as_fd(), name.as_bytes());
        let failed = |errno| ReadError::system(errno, &self.path);
        let own = stat(".").map_err(failed)?;
        match stat(&format!("{up}cgroup.procs")) {
            Ok(_) => {
                let above = stat(&format!("{up}.")).map_err(failed)?;
                Ok((above.device == own.device).then_some(above.inode))
            }
            Err(errno) if up.is_empty() => Err(failed(errno)),
            Err(_) => Ok(None),
        }
    }
}

/// The version of the hierarchy that a directory is in, by its file system, or
/// in a copy by the files that it has.
pub(crate) fn version_of(source: &dyn Source, directory: BorrowedFd<'_>) -> CgroupVersion {
    const CGROUP: u32 = 0x0027_e0eb;
    const CGROUP2: u32 = 0x6367_7270;
    match fs::fstatfs(directory).map(|system| system.f_type as u32) {
        Ok(CGROUP) => CgroupVersion::V1,
        Ok(CGROUP2) => CgroupVersion::V2,
        _ => match source.stat(directory, b"notify_on_release") {
            Ok(_) => CgroupVersion::V1,
            Err(_) => CgroupVersion::V2,
        },
    }
}

/// The file of this name in a hierarchy of this version.
pub(crate) fn file_of(name: &str, version: CgroupVersion) -> Option<File> {
    let v1 = || File::from_name(&format!("v1/{name}"));
    match version {
        CgroupVersion::V1 => v1().or_else(|| File::from_name(name)),
        CgroupVersion::V2 => File::from_name(name).or_else(v1),
    }
}

fn base_name(file: File) -> &'static str {
    let name = file.name();
    name.strip_prefix("v1/").unwrap_or(name)
}

/// A limit in a cell. v1 has no word for "no limit", but numbers.
fn limit(reading: &Snapshot, version: CgroupVersion, cell: usize) -> Option<Limit> {
    match (reading.cell(cell).limit()?, version) {
        (Limit::At(number), CgroupVersion::V1) => Some(Limit::from_v1(number)),
        (limit, _) => Some(limit),
    }
}

/// A whole file of /proc.
fn whole(source: &dyn Source, path: &Path) -> Result<Vec<u8>, ReadError> {
    let read = || {
        let descriptor = uninterrupted(|| source.open(CWD, path.as_os_str().as_bytes()))?;
        let mut text = Text::default();
        text.read(source, descriptor.as_fd(), Extent::Records)?;
        Ok(text.as_bytes().to_vec())
    };
    read().map_err(|errno: Errno| ReadError::system(errno, path))
}
