//! `StatFile`: a file kept open and read again and again.

use std::mem;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use rustix::fs::CWD;
use rustix::io::Errno;
use statcodec::{Decoder, File, Report, Snapshot};

use crate::extent::Extent;
use crate::source::{Linux, Source, uninterrupted};
use crate::text::{LONGEST, Text};
use crate::{ReadError, ReadErrorKind};

/// A kernel file, kept open and read again and again.
///
/// Once warm, which takes two readings, [`read`](Self::read) is one system
/// call, and allocates nothing: a `pread` at offset 0 of a descriptor that
/// stays open, into memory that stays, decoded through the template of the
/// text before.
///
/// # What it promises
///
/// - **A whole text or an error, never a part of one.** A file of one record
///   ends where a read is short; that is trusted where the text has the very
///   lines that it had before. On the first reading, and wherever a text looks
///   different, another read asks for the end. Files of many records
///   (/proc/vmstat, smaps, cgroup.procs ...) are read until 0 bytes; their
///   records may be of different instants, but none is torn. So are all files
///   on file systems that are not the kernel's own, as lxcfs: there a reading
///   is two calls.
/// - **A file that came back is found again.** Where a descriptor went stale,
///   because its cgroup or process went away, the path is opened once more.
///   [`reopened`](Self::reopened) counts this: counters may then start anew.
/// - **Nothing waits.** A FIFO without a writer is empty, and one that has
///   nothing to read yet an error.
///
/// # Example
///
/// ```
/// use statcodec::File;
/// use statcodec_reader::StatFile;
///
/// # let path = std::env::temp_dir().join(format!("statcodec-doc-{}", std::process::id()));
/// # std::fs::create_dir_all(&path).unwrap();
/// # let path = path.join("memory.stat");
/// std::fs::write(&path, "anon 4096\nfile 8192\n").unwrap();
/// let mut file = StatFile::open(&path)?;
/// assert_eq!(file.read()?.get_named("anon").number(), Some(4096));
///
/// std::fs::write(&path, "anon 5000\nfile 8192\n").unwrap();
/// assert_eq!(file.read()?.get_named("anon").number(), Some(5000));
/// # std::fs::remove_dir_all(path.parent().unwrap()).unwrap();
/// # Ok::<(), statcodec_reader::ReadError>(())
/// ```
#[derive(Debug)]
pub struct StatFile {
    source: &'static dyn Source,
    descriptor: Option<OwnedFd>,
    /// Empty where it was given as a descriptor.
    path: PathBuf,
    decoder: Decoder,
    extent: Extent,
    /// Whether the caller said which file it is. Otherwise the text may say
    /// that it is the other cgroup version's file of the same name.
    told: bool,
    /// Whether it cannot be read at an offset.
    stream: bool,
    text: Text,
    /// The text of the reading before.
    before: Text,
    /// Whether the decoder's reading is that of `text`.
    good: bool,
    unchanged: bool,
    reopened: u64,
}

impl StatFile {
    /// Opens the file at a path, whose name says which file it is
    /// ([`File::from_path`]). Of files that cgroup v1 and v2 both have, the text
    /// says whose it is ([`File::for_text`]).
    ///
    /// # Errors
    ///
    /// [`UnknownFile`](ReadErrorKind::UnknownFile) where the catalog knows none
    /// of that name, and what the system says.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, ReadError> {
        let path = path.as_ref();
        let file = path.to_str().and_then(File::from_path);
        let file = file.ok_or_else(|| ReadError::plain(ReadErrorKind::UnknownFile, path))?;
        Self::opened(&Linux, path.to_owned(), file, false)
    }

    /// Opens the file at a path as this file, whatever its name.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn open_as(path: impl AsRef<Path>, file: File) -> Result<Self, ReadError> {
        Self::opened(&Linux, path.as_ref().to_owned(), file, true)
    }

    /// Takes a descriptor that is open for reading. It is not opened again
    /// when it goes stale, since it has no name.
    #[must_use]
    pub fn from_descriptor(descriptor: OwnedFd, file: File) -> Self {
        Self::new(&Linux, PathBuf::new(), file, true, Some(descriptor))
    }

    pub(crate) fn opened(
        source: &'static dyn Source,
        path: PathBuf,
        file: File,
        told: bool,
    ) -> Result<Self, ReadError> {
        let mut this = Self::new(source, path, file, told, None);
        this.open_path().map_err(|errno| this.system(errno))?;
        Ok(this)
    }

    pub(crate) fn new(
        source: &'static dyn Source,
        path: PathBuf,
        file: File,
        told: bool,
        descriptor: Option<OwnedFd>,
    ) -> Self {
        let extent = match &descriptor {
            Some(descriptor) => Extent::of_opened(file, source, descriptor.as_fd()),
            None => Extent::Records,
        };
        Self {
            source,
            descriptor,
            path,
            decoder: Decoder::new(file),
            extent,
            told,
            stream: false,
            text: Text::default(),
            before: Text::default(),
            good: false,
            unchanged: false,
            reopened: 0,
        }
    }

    /// Which file it is. May change from v2's to v1's of the same name, or
    /// back, when a text is read.
    #[must_use]
    pub fn file(&self) -> File {
        self.decoder.file()
    }

    /// Its path; empty where it was given as a descriptor.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The text that was read last, whether it could be decoded or not.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        self.text.as_bytes()
    }

    /// The reading of the last text; `None` where it could not be read or
    /// decoded, or where there was none.
    #[must_use]
    pub fn last(&self) -> Option<&Snapshot> {
        self.report().ok().map(|report| report.snapshot)
    }

    /// Whether the text that was read last is that of the reading before.
    #[must_use]
    pub fn is_unchanged(&self) -> bool {
        self.unchanged
    }

    /// How many times the path was opened again since the first, because the
    /// descriptor had gone stale. Where this grew, it is another file.
    #[must_use]
    pub fn reopened(&self) -> u64 {
        self.reopened
    }

    /// The descriptor, if it is open: to wait for events with, as memory.events
    /// and memory.pressure have them.
    #[must_use]
    pub fn descriptor(&self) -> Option<BorrowedFd<'_>> {
        self.descriptor.as_ref().map(AsFd::as_fd)
    }

    /// Reads the file, strictly: the first fault in the text is an error.
    ///
    /// # Errors
    ///
    /// A [`ReadError`] of any kind. The next call tries anew.
    #[inline]
    pub fn read(&mut self) -> Result<&Snapshot, ReadError> {
        self.fetch(false)?;
        Ok(self.report()?.snapshot)
    }

    /// Reads the file, leniently: what can be read is, and the faults of the
    /// text are in the report.
    ///
    /// # Errors
    ///
    /// A [`ReadError`] of any kind but those of the text; of those only
    /// `TooLarge`.
    pub fn read_lenient(&mut self) -> Result<Report<'_>, ReadError> {
        self.fetch(true)?;
        self.report()
    }

    /// Reads the file's whole text, up to 1 GiB, and decodes nothing: for a
    /// reader of its own, such as [`SmapsDecoder`](statcodec::SmapsDecoder).
    ///
    /// # Errors
    ///
    /// A [`ReadError`] of a kind that is not of the text. The next call tries
    /// anew.
    pub fn read_undecoded(&mut self) -> Result<&[u8], ReadError> {
        mem::swap(&mut self.text, &mut self.before);
        self.text.most = LONGEST;
        self.good = false;
        self.unchanged = false;
        let mut read = self.read_text();
        if let (Ok(()), false, Some(descriptor)) = (&read, self.stream, &self.descriptor) {
            read = self.text.read_on(self.source, descriptor.as_fd()).map(|_| ());
        }
        match read {
            Ok(()) => Ok(self.text.as_bytes()),
            Err(errno) => Err(self.failed(errno)),
        }
    }

    /// The report of the last text, if it was decoded.
    fn report(&self) -> Result<Report<'_>, ReadError> {
        let report = self.decoder.last().filter(|_| self.good);
        report.ok_or_else(|| self.system(Errno::NODATA))
    }

    fn fetch(&mut self, lenient: bool) -> Result<(), ReadError> {
        mem::swap(&mut self.text, &mut self.before);
        self.text.most = Decoder::MAX_TEXT;
        let before_good = mem::replace(&mut self.good, false);
        if let Err(errno) = self.read_text() {
            return Err(self.failed(errno));
        }
        let text = self.text.as_bytes();
        let good = |report: Report<'_>| lenient || report.problems.is_empty();
        self.unchanged =
            before_good && text == self.before.as_bytes() && self.decoder.last().is_some_and(good);
        if !self.unchanged && !self.decoder.decode_warm(text) {
            self.decode_cold(lenient)?;
        }
        self.good = true;
        Ok(())
    }

    /// Decodes a text that looks different from the one before.
    #[cold]
    fn decode_cold(&mut self, lenient: bool) -> Result<(), ReadError> {
        if !self.stream
            && let Some(descriptor) = &self.descriptor
        {
            match self.text.read_on(self.source, descriptor.as_fd()) {
                Ok(true) if self.decoder.decode_warm(self.text.as_bytes()) => return Ok(()),
                Ok(_) => {}
                Err(errno) => return Err(self.failed(errno)),
            }
        }
        self.before.fit(&self.text);
        let text = self.text.as_bytes();
        let file = self.decoder.file();
        if !self.told && file.for_text(text) != file {
            // Of the same name, and so with as many records.
            self.decoder = Decoder::new(file.for_text(text));
        }
        let decoded = match lenient {
            true => self.decoder.decode_lenient(text).map(|_| ()),
            false => self.decoder.decode(text).map(|_| ()),
        };
        decoded.map_err(|error| ReadError::decode(error, text, &self.path))
    }

    /// Reads the text, and opens the path again where the descriptor is stale.
    fn read_text(&mut self) -> Result<(), Errno> {
        if self.descriptor.is_none() {
            self.open_path()?;
            // A stream is opened for every reading.
            self.reopened += u64::from(!self.stream);
            return self.read_open();
        }
        match self.read_open() {
            Err(stale) if is_stale(stale) && self.has_path() => {
                self.descriptor = None;
                // Where it did not come back, what the descriptor said counts.
                self.open_path().map_err(|errno| if is_stale(errno) { stale } else { errno })?;
                self.reopened += 1;
                self.read_open()
            }
            result => result,
        }
    }

    fn read_open(&mut self) -> Result<(), Errno> {
        let Some(descriptor) = &self.descriptor else {
            return Err(Errno::BADF);
        };
        if !self.stream {
            match self.text.read(self.source, descriptor.as_fd(), self.extent) {
                Err(Errno::SPIPE) => self.stream = true,
                result => return result,
            }
        }
        let result = self.text.read_stream(self.source, descriptor.as_fd());
        if self.has_path() {
            // It stands at its end: the next reading begins with a new one.
            self.descriptor = None;
        }
        result
    }

    fn open_path(&mut self) -> Result<(), Errno> {
        let path = self.path.as_os_str().as_bytes();
        let source = self.source;
        let descriptor = uninterrupted(|| source.open(CWD, path))?;
        self.extent = Extent::of_opened(self.decoder.file(), source, descriptor.as_fd());
        self.descriptor = Some(descriptor);
        Ok(())
    }

    fn has_path(&self) -> bool {
        !self.path.as_os_str().is_empty()
    }

    /// Forgets the text of a call that failed, and closes a descriptor that
    /// is of no use any more.
    #[cold]
    fn failed(&mut self, errno: Errno) -> ReadError {
        if is_stale(errno) && self.has_path() {
            self.descriptor = None;
        }
        self.text.clear();
        self.system(errno)
    }

    fn system(&self, errno: Errno) -> ReadError {
        ReadError::system(errno, &self.path)
    }
}

/// Whether a file is gone from under its descriptor, or from its path.
fn is_stale(errno: Errno) -> bool {
    matches!(errno, Errno::NODEV | Errno::SRCH | Errno::NOENT | Errno::NOTDIR | Errno::STALE)
}
