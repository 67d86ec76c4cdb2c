//! Decoders: whole texts to snapshots.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::snapshot::Readings;
use crate::template::{Level, Template, Warmth, learn};
use crate::{Error, File, Snapshot};

/// Decodes the readings of one file, again and again.
///
/// The first text is read by the grammar, which learns its template; those
/// after it through the template, without allocating, as long as they have
/// the same names in the same order. Both ways give the same answer.
///
/// ```
/// use statcodec::{Cell, Decoder, File};
///
/// let mut decoder = Decoder::new(File::MemoryStat);
/// assert_eq!(decoder.decode(b"anon 1\nfile 2\n")?.get_named("file"), Cell::Value(2));
/// assert_eq!(decoder.decode(b"anon 3\nfile 4\n")?.get_named("file"), Cell::Value(4));
/// # Ok::<(), statcodec::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Decoder {
    snapshot: Snapshot,
    warmth: Warmth,
    /// Whether the snapshot is the reading of the last text.
    current: bool,
    problems: Problems,
}

/// A lenient reading: what could be read, and what was wrong.
#[derive(Debug, Clone, Copy)]
pub struct Report<'d> {
    /// What could be read.
    pub snapshot: &'d Snapshot,
    /// What was wrong, in the order of the text.
    pub problems: &'d Problems,
}

/// The faults of a text that was decoded leniently.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Problems {
    errors: Vec<Error>,
    count: usize,
}

impl Problems {
    /// How many faults are kept. More are counted, so that a text of nothing
    /// but faults costs no memory.
    pub const KEPT: usize = 1000;

    /// The faults, in the order of the text: the first [`KEPT`](Self::KEPT) of
    /// it.
    #[must_use]
    pub fn as_slice(&self) -> &[Error] {
        &self.errors
    }

    /// How many faults there were.
    #[must_use]
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether there were none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(crate) fn push(&mut self, error: Error) {
        self.count += 1;
        if self.errors.len() < Self::KEPT {
            self.errors.push(error);
            if self.errors.len() == Self::KEPT {
                self.sort();
            }
        } else if self.errors.last().is_some_and(|last| error.offset < last.offset) {
            // A repeated name is found after all else, wherever it stands.
            let place = self.errors.partition_point(|other| other.offset <= error.offset);
            self.errors.pop();
            self.errors.insert(place, error);
        }
    }

    pub(crate) fn sort(&mut self) {
        self.errors.sort_by_key(|error| error.offset);
    }

    fn clear(&mut self) {
        self.errors.clear();
        self.count = 0;
    }
}

impl Decoder {
    /// The longest text that is decoded whole: 64 MiB. A longer one is
    /// [`TooLarge`](crate::ErrorKind::TooLarge), here and in [`File::decode`].
    ///
    /// It holds smaps of some 80,000 mappings, where Linux allows 65,530
    /// unless told otherwise. The iterators of [`decode`](crate::decode) and
    /// [`SmapsDecoder`](crate::SmapsDecoder) have no limit, since they keep
    /// nothing.
    pub const MAX_TEXT: usize = 64 << 20;

    /// The most rows, and the most cells, that a text may have: 4,194,304. One
    /// more is [`TooLarge`](crate::ErrorKind::TooLarge).
    ///
    /// A row takes 20 bytes, a cell 45, and the text is kept once, with its
    /// words and what is unreadable once more: at the limits some 400 MiB for a
    /// decoder, and up to twice that while it learns. Where a text has no more
    /// than 65,536 cells and 4 MiB, what it takes to read the next fast comes
    /// on top: 130 bytes a cell and 12 times the text, 60 MiB at most.
    pub const MAX_CELLS: usize = 4 << 20;

    /// A decoder of this file.
    #[must_use]
    pub fn new(file: File) -> Self {
        Self::at_level(file, Level::best())
    }

    /// A decoder that uses the instructions of this level, or of the plainest
    /// where the processor does not have it. For tests; not part of the
    /// interface.
    #[doc(hidden)]
    #[must_use]
    pub fn at_level(file: File, level: Level) -> Self {
        Self {
            snapshot: Snapshot::empty(file),
            warmth: Warmth::new(level),
            current: false,
            problems: Problems::default(),
        }
    }

    /// The file that it decodes.
    #[must_use]
    pub fn file(&self) -> File {
        self.snapshot.file()
    }

    /// Decodes a text strictly.
    ///
    /// # Errors
    ///
    /// The first fault in the text, by the table in
    /// [`decode`](crate::decode#strictness).
    #[inline]
    pub fn decode(&mut self, text: &[u8]) -> Result<&Snapshot, Error> {
        self.problems.clear();
        if !self.refill(text) {
            self.learn(text, false)?;
        }
        Ok(&self.snapshot)
    }

    /// Decodes a text leniently: what can be read is, and the rest is
    /// reported.
    ///
    /// # Errors
    ///
    /// [`TooLarge`](crate::ErrorKind::TooLarge) alone.
    #[inline]
    pub fn decode_lenient(&mut self, text: &[u8]) -> Result<Report<'_>, Error> {
        self.problems.clear();
        if !self.refill(text) {
            self.learn(text, true)?;
        }
        Ok(Report { snapshot: &self.snapshot, problems: &self.problems })
    }

    /// Decodes a text through the template alone. Returns false, and learns
    /// nothing, where the text departs from it or where there is none yet.
    ///
    /// For a caller that has decoders of several templates to choose from, or
    /// that asks first whether a text which looks different is a whole one.
    /// [`last`](Self::last) is the reading.
    ///
    /// ```
    /// use statcodec::{Cell, Decoder, File};
    ///
    /// let mut decoder = Decoder::new(File::MemoryStat);
    /// decoder.decode(b"anon 1\nfile 2\n")?;
    /// assert!(!decoder.decode_warm(b"anon 3\n"));
    /// assert!(decoder.decode_warm(b"anon 3\nfile 4\n"));
    /// assert_eq!(decoder.last().unwrap().snapshot.get_named("file"), Cell::Value(4));
    /// # Ok::<(), statcodec::Error>(())
    /// ```
    #[inline]
    pub fn decode_warm(&mut self, text: &[u8]) -> bool {
        self.problems.clear();
        self.refill(text)
    }

    /// The reading of the last text; `None` where it could not be decoded, or
    /// where there was none.
    #[must_use]
    #[inline]
    pub fn last(&self) -> Option<Report<'_>> {
        self.current.then_some(Report { snapshot: &self.snapshot, problems: &self.problems })
    }

    #[inline]
    fn refill(&mut self, text: &[u8]) -> bool {
        self.current = self.warmth.refill(&mut self.snapshot, text);
        self.current
    }

    #[cold]
    #[inline(never)]
    fn learn(&mut self, text: &[u8], lenient: bool) -> Result<(), Error> {
        let problems = lenient.then_some(&mut self.problems);
        let (template, readings) = learn(self.snapshot.file(), text, problems)?;
        self.warmth.forget();
        if self.problems.is_empty() && !template.for_once {
            // What the fast way needs is made now, so that no later text of
            // this template allocates.
            self.warmth.settle(&template, text, readings.clone());
        }
        self.snapshot = Snapshot { template: Arc::new(template), readings };
        self.current = true;
        Ok(())
    }
}

impl Snapshot {
    fn empty(file: File) -> Self {
        Self { template: Arc::new(Template::new(file)), readings: Readings::default() }
    }
}

impl File {
    /// Decodes one text of this file strictly. For a file that is read again
    /// and again a [`Decoder`] is many times faster.
    ///
    /// # Errors
    ///
    /// The first fault in the text, by the table in
    /// [`decode`](crate::decode#strictness).
    pub fn decode(self, text: &[u8]) -> Result<Snapshot, Error> {
        let (template, readings) = learn(self, text, None)?;
        Ok(Snapshot { template: Arc::new(template), readings })
    }

    /// Decodes one text of this file leniently.
    ///
    /// # Errors
    ///
    /// [`TooLarge`](crate::ErrorKind::TooLarge) alone.
    ///
    /// ```
    /// use statcodec::{Cell, File};
    ///
    /// let (snapshot, problems) = File::MemoryStat.decode_lenient(b"anon 1\nfile x\n")?;
    /// assert_eq!(snapshot.get_named("anon"), Cell::Value(1));
    /// assert_eq!(snapshot.get_named("file"), Cell::Unreadable(b"x"));
    /// assert_eq!(problems.count(), 1);
    /// # Ok::<(), statcodec::Error>(())
    /// ```
    pub fn decode_lenient(self, text: &[u8]) -> Result<(Snapshot, Problems), Error> {
        let mut problems = Problems::default();
        let (template, readings) = learn(self, text, Some(&mut problems))?;
        let snapshot = Snapshot { template: Arc::new(template), readings };
        Ok((snapshot, problems))
    }
}
