//! Live kernel statistics: files kept open and read with one system call.
//!
//! - [`StatFile`]: one file, read again and again.
//! - [`Cgroup`]: the files of a cgroup, v1, v2 or both, and the limits that hold.
//! - [`Tree`]: files of every cgroup below a root, in one walk.
//! - [`mounts`]: where cgroups are mounted, from texts of /proc.
//!
//! The numbers are [`statcodec`]'s: a [`Snapshot`](statcodec::Snapshot) of each
//! reading.
//!
//! # Errors
//!
//! A [`ReadError`] has the path, the system's error number, and a
//! [`ReadErrorKind`] that tells apart what callers treat differently: gone, not
//! permitted, not supported here, cut short, no descriptors left, and text that
//! is at fault. No error is ever a reading of zeros, and no part of a file is
//! ever taken for the whole.
//!
//! # Example
//!
//! ```
//! use statcodec_reader::{ReadErrorKind, StatFile};
//!
//! match StatFile::open("/proc/self/no/such/memory.stat") {
//!     Err(error) => assert_eq!(error.kind, ReadErrorKind::Vanished),
//!     Ok(_) => unreachable!(),
//! }
//! ```

#![forbid(unsafe_code)]

mod cgroup;
mod error;
mod extent;
pub mod mounts;
mod source;
mod stat_file;
#[cfg(test)]
mod tests;
mod text;
mod tree;

pub use cgroup::Cgroup;
pub use error::{ReadError, ReadErrorKind};
pub use mounts::CgroupVersion;
pub use stat_file::StatFile;
pub use tree::{Gone, Progress, Tree, TreeOptions, TreeProblem};
