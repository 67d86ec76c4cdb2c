//! What went wrong with a file, and with which.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use rustix::io::Errno;
use statcodec::{Error, ErrorKind, Position};

/// Why a file could not be read: the kind, the system's error number and the
/// path.
///
/// ```
/// use statcodec_reader::{ReadErrorKind, StatFile};
///
/// let error = StatFile::open("/proc/self/no/meminfo").unwrap_err();
/// assert_eq!(error.kind, ReadErrorKind::Vanished);
/// assert_eq!(error.errno, Some(2));
/// assert!(error.to_string().starts_with("/proc/self/no/meminfo: "));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReadError {
    /// What went wrong.
    pub kind: ReadErrorKind,
    /// The system's error number, where a system call failed.
    pub errno: Option<i32>,
    /// The file. Empty where it was given as a descriptor without a name.
    pub path: PathBuf,
    /// Where in the text, where the text was at fault.
    pub position: Option<Position>,
    /// The word that stands there, if one does.
    found: Option<Box<str>>,
}

/// What can go wrong with a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// The process, the cgroup or the file is gone, or never was: `ENOENT`,
    /// `ENODEV`, `ESRCH`.
    Vanished,
    /// Not permitted: `EACCES`, `EPERM`.
    Forbidden,
    /// The kernel has the file but not what it shows: `EOPNOTSUPP`, as of PSI
    /// that is switched off and of cgroup.procs in a threaded cgroup.
    Unsupported,
    /// The text ends in the middle of a line.
    Truncated(Error),
    /// No descriptor is left: `EMFILE`, `ENFILE`.
    TooManyFiles,
    /// The catalog does not know a file of this name.
    UnknownFile,
    /// No mount shows the cgroup.
    NotMounted,
    /// Another failure of a system call, by its error number.
    Io,
    /// The text is not what the file should hold. `Empty` is among these: 0
    /// bytes where the kernel always prints something.
    Decode(Error),
}

impl ReadErrorKind {
    /// The fixed number: the status code of the C library. That of a
    /// [`Decode`](Self::Decode) is its [`ErrorKind`]'s.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            ReadErrorKind::Vanished => 64,
            ReadErrorKind::Forbidden => 65,
            ReadErrorKind::Unsupported => 66,
            ReadErrorKind::Truncated(_) => 67,
            ReadErrorKind::TooManyFiles => 68,
            ReadErrorKind::UnknownFile => 69,
            ReadErrorKind::Io => 70,
            ReadErrorKind::NotMounted => 71,
            ReadErrorKind::Decode(error) => error.kind as u32,
        }
    }

    /// What is wrong, in words.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            ReadErrorKind::Vanished => "the process, cgroup or file is gone",
            ReadErrorKind::Forbidden => "not permitted",
            ReadErrorKind::Unsupported => "the kernel does not support it here",
            ReadErrorKind::TooManyFiles => "too many open files",
            ReadErrorKind::UnknownFile => "expected the name of a known kernel file",
            ReadErrorKind::NotMounted => "no mount shows the cgroup",
            ReadErrorKind::Io => "it could not be read",
            ReadErrorKind::Truncated(error) | ReadErrorKind::Decode(error) => error.kind.as_str(),
        }
    }

    fn of(errno: Errno) -> Self {
        match errno {
            Errno::NOENT | Errno::NODEV | Errno::SRCH => ReadErrorKind::Vanished,
            Errno::ACCESS | Errno::PERM => ReadErrorKind::Forbidden,
            Errno::OPNOTSUPP => ReadErrorKind::Unsupported,
            Errno::MFILE | Errno::NFILE => ReadErrorKind::TooManyFiles,
            _ => ReadErrorKind::Io,
        }
    }
}

impl ReadError {
    /// A system call on `path` failed.
    pub(crate) fn system(errno: Errno, path: impl AsRef<Path>) -> Self {
        let errno_number = Some(errno.raw_os_error());
        Self { errno: errno_number, ..Self::plain(ReadErrorKind::of(errno), path) }
    }

    /// No system call failed, and no text was at fault.
    pub(crate) fn plain(kind: ReadErrorKind, path: impl AsRef<Path>) -> Self {
        let path = path.as_ref().to_owned();
        Self { kind, errno: None, path, position: None, found: None }
    }

    /// `text`, which was read from `path`, is at fault.
    pub(crate) fn decode(error: Error, text: &[u8], path: impl AsRef<Path>) -> Self {
        let kind = match error.kind {
            ErrorKind::Truncated => ReadErrorKind::Truncated(error),
            _ => ReadErrorKind::Decode(error),
        };
        let word = |word: &[u8]| {
            let shown: String = String::from_utf8_lossy(word).chars().take(40).collect();
            shown.escape_debug().to_string().into_boxed_str()
        };
        Self {
            position: (!text.is_empty()).then(|| error.position(text)),
            found: error.found(text).map(word),
            ..Self::plain(kind, path)
        }
    }

    /// What is wrong with the text, where it is the text that is at fault.
    #[must_use]
    pub fn text_error(&self) -> Option<Error> {
        match self.kind {
            ReadErrorKind::Truncated(error) | ReadErrorKind::Decode(error) => Some(error),
            _ => None,
        }
    }

    /// Whether the process, cgroup or file is gone.
    #[must_use]
    pub fn is_vanished(&self) -> bool {
        self.kind == ReadErrorKind::Vanished
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.as_os_str().is_empty() {
            write!(f, "{}: ", self.path.display())?;
        }
        if let Some(position) = self.position {
            write!(f, "line {}, column {}: ", position.line, position.column)?;
        }
        f.write_str(self.kind.as_str())?;
        if let Some(found) = &self.found {
            write!(f, ", found `{found}`")?;
        }
        match self.errno {
            Some(errno) => write!(f, ": {}", io::Error::from_raw_os_error(errno)),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ReadError {}
