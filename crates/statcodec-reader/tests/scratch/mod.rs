//! Folders and cgroups of a test, gone when it ends.

#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

static NUMBER: AtomicU32 = AtomicU32::new(0);

fn fresh(above: &Path) -> PathBuf {
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    above.join(format!("statcodec-test-{}-{number}", std::process::id()))
}

/// A folder of its own.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Self {
        Self::below(&std::env::temp_dir())
    }

    /// On tmpfs, where there is one.
    pub fn in_memory() -> Self {
        let shm = Path::new("/dev/shm");
        Self::below(if shm.is_dir() { shm } else { Path::new("/tmp") })
    }

    fn below(above: &Path) -> Self {
        let path = fresh(above);
        fs::create_dir_all(&path).unwrap();
        Self(path.canonicalize().unwrap())
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file, and the folders above it.
    pub fn write(&self, path: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A cgroup of its own, on a machine where the tests may make one.
pub struct TestCgroup(PathBuf);

/// Where v1's memory hierarchy is, and where the unified one may be.
pub const MEMORY_V1: &str = "/sys/fs/cgroup/memory";
pub const UNIFIED: [&str; 2] = ["/sys/fs/cgroup/unified", "/sys/fs/cgroup"];

impl TestCgroup {
    /// `None`, and a word on why, where none can be made there.
    pub fn below(above: &str, file: &str) -> Option<Self> {
        let path = fresh(Path::new(above));
        if !Path::new(above).join("cgroup.procs").exists() {
            eprintln!("skipped: {above} is no cgroup");
            return None;
        }
        if let Err(error) = fs::create_dir(&path) {
            eprintln!("skipped: {}: {error}", path.display());
            return None;
        }
        let made = Self(path);
        if made.0.join(file).exists() {
            return Some(made);
        }
        eprintln!("skipped: {above} has no {file}");
        None
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn make(&self, below: &str) -> PathBuf {
        let path = self.0.join(below);
        fs::create_dir(&path).unwrap();
        path
    }
}

/// Removes a cgroup and all below it.
pub fn remove_cgroup(path: &Path) {
    for entry in fs::read_dir(path).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            remove_cgroup(&entry.path());
        }
    }
    let _ = fs::remove_dir(path);
}

impl Drop for TestCgroup {
    fn drop(&mut self) {
        remove_cgroup(&self.0);
    }
}
