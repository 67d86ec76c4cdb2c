//! How far a walk is.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// How far a tree's walk is, for another thread to look at meanwhile.
///
/// A clone shows the same tree's walk.
///
/// ```
/// use statcodec_reader::{Tree, TreeOptions};
///
/// # let path = std::env::temp_dir().join(format!("statcodec-progress-doc-{}", std::process::id()));
/// # std::fs::create_dir_all(path.join("web")).unwrap();
/// let mut tree = Tree::open(&path, &TreeOptions::new())?;
/// let progress = tree.progress();
/// tree.walk()?;
/// assert_eq!((progress.read(), progress.found()), (2, 2));
/// # std::fs::remove_dir_all(&path).unwrap();
/// # Ok::<(), statcodec_reader::ReadError>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Progress(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    found: AtomicUsize,
    read: AtomicUsize,
}

impl Progress {
    /// How many cgroups the walk found; 0 while it looks for them.
    #[must_use]
    pub fn found(&self) -> usize {
        self.0.found.load(Relaxed)
    }

    /// How many of them it has read.
    #[must_use]
    pub fn read(&self) -> usize {
        self.0.read.load(Relaxed)
    }

    /// A walk begins, or has found so many.
    pub(super) fn begin(&self, found: usize) {
        self.0.read.store(0, Relaxed);
        self.0.found.store(found, Relaxed);
    }

    /// A cgroup was read.
    pub(super) fn step(&self) {
        self.0.read.fetch_add(1, Relaxed);
    }
}
