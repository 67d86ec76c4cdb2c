//! `Tree`: files of every cgroup below a root, in one walk.

mod groups;
mod options;
mod pool;
mod progress;
mod walk;
mod worker;

use std::ffi::OsStr;
use std::ops::Range;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use rustix::fs::{self, CWD};
use rustix::process::{Resource, getrlimit};
use statcodec::accumulate::{Columns, Forest, Matrix};

use crate::ReadError;
use crate::cgroup::version_of;
use crate::mounts::CgroupVersion;
use crate::source::{Linux, Source, uninterrupted};
use groups::Groups;
pub use options::TreeOptions;
use options::Wanted;
pub use progress::Progress;
use worker::{Budget, Worker};

/// Files of every cgroup below a root, read in one walk, again and again.
///
/// A walk fills one [`Matrix`]: a row for each cgroup, a column for each cell
/// of the files, parents before their children. [`forest`](Self::forest) says
/// which is whose, so that [`Matrix::accumulate`] and [`Matrix::own`] can total
/// it.
///
/// # What it promises
///
/// - **A cgroup that vanishes costs only itself.** It is not among the rows,
///   but in [`gone`](Self::gone). A file that cannot be read leaves its cells
///   unreadable and stands in [`problems`](Self::problems); one that a cgroup
///   does not have leaves them absent.
/// - **New and gone cgroups are noticed by every walk**, at the price of one
///   `stat` of each directory. A directory is listed only where the number of
///   its links says that its directories changed, or where one is gone; on file
///   systems whose numbers of links do not tell, always. New ones come last
///   ([`added`](Self::added)), and a row keeps its number until a cgroup before
///   it is gone. [`id`](Self::id) stays a cgroup's own for ever.
/// - **Descriptors are kept, but not all there are.** Those of the files are
///   kept open between walks up to a limit, which by default is half of
///   `RLIMIT_NOFILE` as it was when the tree was opened: first come, first
///   kept. The files of the other cgroups are opened in each walk. Where the
///   process has none left, some that are kept are closed, no more are kept, and
///   a file that still cannot be opened is a problem of its own. The directories
///   of cgroups are not kept open, only the root's.
/// - **Cgroups share templates**, since they print the same keys: a thread
///   learns a file once, not once for each cgroup, and keeps the text of no
///   cgroup. Texts are decoded leniently.
///
/// # Example
///
/// ```
/// use statcodec_reader::{Tree, TreeOptions};
///
/// # let path = std::env::temp_dir().join(format!("statcodec-tree-doc-{}", std::process::id()));
/// # std::fs::create_dir_all(path.join("web")).unwrap();
/// # std::fs::write(path.join("memory.current"), "300\n").unwrap();
/// # std::fs::write(path.join("web/memory.current"), "200\n").unwrap();
/// let mut options = TreeOptions::new();
/// options.file("memory.current");
/// let mut tree = Tree::open(&path, &options)?;
/// tree.walk()?;
/// assert_eq!(tree.len(), 2);
/// assert_eq!(tree.path(1), path.canonicalize().unwrap().join("web"));
///
/// let mut own = tree.matrix().clone();
/// own.own(tree.forest()).unwrap();
/// let column = tree.column("memory.current", "value", "").unwrap();
/// assert_eq!(own.cell(0, column).number(), Some(100));
/// # std::fs::remove_dir_all(&path).unwrap();
/// # Ok::<(), statcodec_reader::ReadError>(())
/// ```
#[derive(Debug)]
pub struct Tree {
    source: &'static dyn Source,
    path: PathBuf,
    root: OwnedFd,
    links_tell: bool,
    version: CgroupVersion,
    wanted: Vec<Wanted>,
    depth: Option<u32>,
    groups: Groups,
    /// One for each wanted file of each cgroup.
    descriptors: Vec<Option<OwnedFd>>,
    budget: Budget,
    progress: Progress,
    workers: Vec<Worker>,
    matrix: Matrix,
    forest: Forest,
    added: Range<usize>,
    gone: Vec<Gone>,
    problems: Vec<TreeProblem>,
}

/// A cgroup that is not there any more.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Gone {
    /// Its id.
    pub id: u64,
    /// Where it was, and how that was noticed.
    pub error: ReadError,
}

/// A file or directory of a cgroup that could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct TreeProblem {
    /// The cgroup.
    pub row: usize,
    /// The file, by its number among those of the options. `None` where the
    /// directory could not be listed, so that cgroups below it may be missing.
    pub file: Option<usize>,
    /// What is wrong. Where a text is at fault, the first fault in it.
    pub error: ReadError,
}

impl Tree {
    /// Opens a tree at its root, a cgroup's directory. Nothing is read yet.
    ///
    /// # Errors
    ///
    /// [`UnknownFile`](crate::ReadErrorKind::UnknownFile) for a file that the
    /// catalog does not know, [`Unsupported`](crate::ReadErrorKind::Unsupported)
    /// for one that holds no named numbers (cgroup.procs), and what the system
    /// says of the root.
    pub fn open(root: impl AsRef<Path>, options: &TreeOptions) -> Result<Self, ReadError> {
        Self::opened(&Linux, root.as_ref(), options)
    }

    pub(crate) fn opened(
        source: &'static dyn Source,
        path: &Path,
        options: &TreeOptions,
    ) -> Result<Self, ReadError> {
        let failed = |errno| ReadError::system(errno, path);
        let root = uninterrupted(|| source.open_directory(CWD, path.as_os_str().as_bytes()))
            .map_err(failed)?;
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let version = version_of(source, root.as_fd());
        let wanted = options.wanted(version, source.reads_whole(root.as_fd()))?;
        let links_tell = links_tell(&root);
        let mut columns = Columns::new();
        for (source, wanted) in wanted.iter().enumerate() {
            wanted.add_known(source as u16, &mut columns);
        }
        let workers = (0..options.threads.max(1)).map(|_| Worker::new(&wanted)).collect();
        Ok(Self {
            source,
            path,
            root,
            links_tell,
            version,
            wanted,
            depth: options.depth,
            groups: Groups::new(links_tell, options.depth),
            descriptors: Vec::new(),
            budget: Budget::new(options.descriptors.unwrap_or_else(half_of_the_limit)),
            progress: Progress::default(),
            workers,
            matrix: Matrix::new(columns, 0),
            forest: Forest::default(),
            added: 0..0,
            gone: Vec::new(),
            problems: Vec::new(),
        })
    }

    /// How many cgroups there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.matrix.len()
    }

    /// Whether there are none: before the first walk.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.matrix.is_empty()
    }

    /// What the last walk read: a row for each cgroup, a column for each cell.
    #[must_use]
    pub fn matrix(&self) -> &Matrix {
        &self.matrix
    }

    /// Which cgroup is whose child, by row. Parents come before their children.
    #[must_use]
    pub fn forest(&self) -> &Forest {
        &self.forest
    }

    /// The column of a cell: by the name of the file among the options, the
    /// row's name and the cell's, which is empty where it has none.
    #[must_use]
    pub fn column(&self, file: &str, row: &str, cell: &str) -> Option<usize> {
        let source = self.wanted.iter().position(|wanted| wanted.name == file)?;
        self.matrix.columns().find(source as u16, row, cell)
    }

    /// The directory of a cgroup; the root's where there is no such row.
    #[must_use]
    pub fn path(&self, row: usize) -> PathBuf {
        match row {
            1.. if row < self.groups.list.len() => {
                let mut below = Vec::new();
                self.groups.path(row, &mut below);
                self.path.join(OsStr::from_bytes(&below))
            }
            _ => self.path.clone(),
        }
    }

    /// The name of a cgroup's directory; empty for the root.
    #[must_use]
    pub fn name(&self, row: usize) -> &OsStr {
        let group = self.groups.list.get(row);
        OsStr::from_bytes(group.map_or(b"", |group| &group.name))
    }

    /// How far a cgroup is below the root.
    #[must_use]
    pub fn depth(&self, row: usize) -> u32 {
        self.groups.list.get(row).map_or(0, |group| group.depth)
    }

    /// What is a cgroup's own as long as the system runs: the inode of its
    /// directory, which the kernel also calls the cgroup's id. 0 where there is
    /// no such row.
    #[must_use]
    pub fn id(&self, row: usize) -> u64 {
        self.groups.list.get(row).map_or(0, |group| group.inode)
    }

    /// The rows of the cgroups that the last walk was the first to find: the
    /// last ones.
    #[must_use]
    pub fn added(&self) -> Range<usize> {
        self.added.clone()
    }

    /// The cgroups that the last walk found gone.
    #[must_use]
    pub fn gone(&self) -> &[Gone] {
        &self.gone
    }

    /// What the last walk could not read, by row.
    #[must_use]
    pub fn problems(&self) -> &[TreeProblem] {
        &self.problems
    }

    /// The version of the hierarchy.
    #[must_use]
    pub fn version(&self) -> CgroupVersion {
        self.version
    }

    /// How far the walk is that goes on, or the last one went: keep it to look
    /// at it from another thread.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.progress.clone()
    }

    /// How many descriptors of files are kept open.
    #[must_use]
    pub fn kept_descriptors(&self) -> usize {
        self.descriptors.iter().flatten().count()
    }
}

/// Whether the number of a directory's links tells how many directories it has.
fn links_tell(root: &OwnedFd) -> bool {
    const TELLING: [u32; 3] = [
        0x0027_e0eb, // cgroup
        0x6367_7270, // cgroup2
        0x0102_1994, // tmpfs
    ];
    fs::fstatfs(root).is_ok_and(|system| TELLING.contains(&(system.f_type as u32)))
}

/// Half of the descriptors that the process may have.
fn half_of_the_limit() -> usize {
    const UNLIMITED: u64 = 1 << 20;
    let limit = getrlimit(Resource::Nofile).current.unwrap_or(UNLIMITED);
    usize::try_from(limit.min(UNLIMITED) / 2).unwrap_or(0)
}
