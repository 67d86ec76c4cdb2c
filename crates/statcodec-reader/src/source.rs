//! The system calls, in one place: the tests put others in their stead.

use std::fmt;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};

use rustix::fs::{self, AtFlags, FileType, Mode, OFlags, RawDir};
use rustix::io::{self, Errno};

/// Whatever opens and reads.
pub(crate) trait Source: fmt::Debug + Sync {
    /// Opens a file for reading.
    fn open(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<OwnedFd, Errno>;
    /// Opens a directory.
    fn open_directory(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<OwnedFd, Errno>;
    /// Reads at an offset.
    fn pread(&self, fd: BorrowedFd<'_>, buffer: &mut [u8], offset: u64) -> Result<usize, Errno>;
    /// Reads on from where the descriptor stands.
    fn read(&self, fd: BorrowedFd<'_>, buffer: &mut [u8]) -> Result<usize, Errno>;
    /// What is known of a file, without following a link.
    fn stat(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<Status, Errno>;
    /// Whether the file system is one on which a short read is the end, as it
    /// is for all that the kernel itself keeps. Others, as of FUSE (lxcfs), may
    /// hand out a file in parts.
    fn reads_whole(&self, fd: BorrowedFd<'_>) -> bool;
    /// The names of the directories in a directory, without links to some.
    fn directories(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<Vec<Vec<u8>>, Errno>;
}

/// What [`Source::stat`] finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Status {
    pub(crate) inode: u64,
    pub(crate) device: u64,
    /// Of a directory of most file systems: 2 more than it has directories.
    pub(crate) links: u64,
    pub(crate) is_directory: bool,
}

/// The file systems of [`Source::reads_whole`], by their magic numbers.
const READS_WHOLE: [u32; 10] = [
    0x0000_9fa0, // proc
    0x6265_6572, // sysfs
    0x0027_e0eb, // cgroup
    0x6367_7270, // cgroup2
    0x0102_1994, // tmpfs
    0x8584_58f6, // ramfs
    0x0000_ef53, // ext2, ext3, ext4
    0x5846_5342, // xfs
    0x9123_683e, // btrfs
    0x794c_7630, // overlayfs
];

/// The system's own calls.
#[derive(Debug)]
pub(crate) struct Linux;

impl Source for Linux {
    fn open(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<OwnedFd, Errno> {
        // Without NONBLOCK a FIFO that nobody writes to would stop the caller.
        let flags = OFlags::RDONLY | OFlags::CLOEXEC | OFlags::NOCTTY | OFlags::NONBLOCK;
        fs::openat(at, path, flags, Mode::empty())
    }

    fn open_directory(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<OwnedFd, Errno> {
        let flags = OFlags::RDONLY | OFlags::CLOEXEC | OFlags::DIRECTORY;
        fs::openat(at, path, flags, Mode::empty())
    }

    #[inline]
    fn pread(&self, fd: BorrowedFd<'_>, buffer: &mut [u8], offset: u64) -> Result<usize, Errno> {
        io::pread(fd, buffer, offset)
    }

    fn read(&self, fd: BorrowedFd<'_>, buffer: &mut [u8]) -> Result<usize, Errno> {
        io::read(fd, buffer)
    }

    fn stat(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<Status, Errno> {
        let stat = fs::statat(at, path, AtFlags::SYMLINK_NOFOLLOW)?;
        Ok(Status {
            inode: stat.st_ino,
            device: stat.st_dev,
            links: stat.st_nlink as u64,
            is_directory: FileType::from_raw_mode(stat.st_mode).is_dir(),
        })
    }

    fn reads_whole(&self, fd: BorrowedFd<'_>) -> bool {
        fs::fstatfs(fd).is_ok_and(|system| READS_WHOLE.contains(&(system.f_type as u32)))
    }

    fn directories(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<Vec<Vec<u8>>, Errno> {
        let directory = self.open_directory(at, path)?;
        let mut names = Vec::new();
        // No name is longer than 255 bytes: an entry always fits.
        let mut memory = Vec::with_capacity(16 * 1024);
        let mut entries = RawDir::new(&directory, memory.spare_capacity_mut());
        while let Some(entry) = entries.next() {
            let entry = entry?;
            let name = entry.file_name().to_bytes();
            let is_directory = match entry.file_type() {
                _ if name == b"." || name == b".." => false,
                FileType::Directory => true,
                FileType::Unknown => {
                    self.stat(directory.as_fd(), name).is_ok_and(|status| status.is_directory)
                }
                _ => false,
            };
            if is_directory {
                names.push(name.to_vec());
            }
        }
        Ok(names)
    }
}

/// Calls again what a signal interrupted. Not for ever: what is interrupted a
/// hundred times in a row is an error.
pub(crate) fn uninterrupted<T>(mut call: impl FnMut() -> Result<T, Errno>) -> Result<T, Errno> {
    for _ in 0..100 {
        match call() {
            Err(Errno::INTR) => {}
            result => return result,
        }
    }
    Err(Errno::INTR)
}
