//! What a tree reads, and how.

use statcodec::accumulate::Columns;
use statcodec::catalog::Shape;
use statcodec::{File, Template};

use crate::cgroup::file_of;
use crate::extent::Extent;
use crate::mounts::CgroupVersion;
use crate::{ReadError, ReadErrorKind};

/// What a [`Tree`](super::Tree) reads, and how.
///
/// ```
/// use statcodec_reader::TreeOptions;
///
/// let mut options = TreeOptions::new();
/// options.file("memory.current").keys("memory.stat", &["anon", "file"]).threads(2);
/// ```
#[derive(Debug, Clone, Default)]
pub struct TreeOptions {
    files: Vec<(String, Option<Vec<String>>)>,
    pub(super) threads: usize,
    pub(super) descriptors: Option<usize>,
    pub(super) depth: Option<u32>,
}

impl TreeOptions {
    /// Nothing but the tree itself: no files, one thread.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a file of every cgroup, with all that it holds. A file is named
    /// as in its directory, whatever the cgroup version.
    pub fn file(&mut self, name: &str) -> &mut Self {
        self.files.push((name.to_owned(), None));
        self
    }

    /// Reads a file of every cgroup, but keeps the rows of these names alone,
    /// in this order.
    pub fn keys(&mut self, name: &str, keys: &[&str]) -> &mut Self {
        let keys = keys.iter().map(|&key| key.to_owned()).collect();
        self.files.push((name.to_owned(), Some(keys)));
        self
    }

    /// Reads with this many threads, the caller's among them.
    pub fn threads(&mut self, threads: usize) -> &mut Self {
        self.threads = threads;
        self
    }

    /// Keeps at most this many descriptors open between walks. Without it, half
    /// of what the process may have open (`RLIMIT_NOFILE`).
    pub fn descriptors(&mut self, descriptors: usize) -> &mut Self {
        self.descriptors = Some(descriptors);
        self
    }

    /// Goes this deep and no deeper: 0 is the root alone.
    pub fn depth(&mut self, depth: u32) -> &mut Self {
        self.depth = Some(depth);
        self
    }

    /// The files as they are in a hierarchy of this version, on a file system
    /// where a short read may be the end or not.
    pub(super) fn wanted(
        &self,
        version: CgroupVersion,
        reads_whole: bool,
    ) -> Result<Vec<Wanted>, ReadError> {
        let files = self.files.iter();
        files.map(|(name, keys)| Wanted::new(name, keys.as_deref(), version, reads_whole)).collect()
    }
}

/// A file that is read of every cgroup.
#[derive(Debug)]
pub(super) struct Wanted {
    pub(super) name: String,
    pub(super) file: File,
    pub(super) extent: Extent,
    /// The rows that are kept; `None` for all.
    keys: Option<Vec<String>>,
}

impl Wanted {
    fn new(
        name: &str,
        keys: Option<&[String]>,
        version: CgroupVersion,
        reads_whole: bool,
    ) -> Result<Self, ReadError> {
        let error = |kind| ReadError::plain(kind, name);
        let file = file_of(name, version).filter(|_| !name.contains(['/', '*']));
        let file = file.ok_or_else(|| error(ReadErrorKind::UnknownFile))?;
        if !has_columns(file) {
            return Err(error(ReadErrorKind::Unsupported));
        }
        let extent = if reads_whole { Extent::of(file) } else { Extent::Records };
        Ok(Self { name: name.to_owned(), file, extent, keys: keys.map(<[String]>::to_vec) })
    }

    /// Adds the columns that are there whatever is read: those of chosen keys,
    /// and of files whose values have their names from the catalog.
    pub(super) fn add_known(&self, source: u16, columns: &mut Columns) {
        let shape = self.file.info().shape;
        let names: Vec<&str> = match &self.keys {
            Some(keys) => keys.iter().map(String::as_str).collect(),
            None => self.file.info().keys.iter().map(|key| key.name).collect(),
        };
        if shape == Shape::Values || (shape == Shape::Flat && self.keys.is_some()) {
            for name in names {
                columns.add(source, self.file, name, "");
            }
        }
    }

    /// Adds the columns of what is read through this template.
    pub(super) fn add(&self, source: u16, template: &Template, columns: &mut Columns) {
        let Some(keys) = &self.keys else {
            return columns.add_template(source, template);
        };
        for key in keys {
            if let Some(row) = template.row_named(key.as_bytes()) {
                columns.add_row(source, template, row);
            }
        }
    }
}

/// Whether the file's rows have names: lists and texts are not numbers that a
/// matrix could hold.
fn has_columns(file: File) -> bool {
    !matches!(
        file.info().shape,
        Shape::Words | Shape::Ids | Shape::Ranges | Shape::Text | Shape::Maps | Shape::Smaps
    )
}
