//! /proc/pid/smaps, one mapping at a time.

use core::ops::Range;

use super::colon::{Colon, colon, split_label};
use super::maps::{Mapping, is_mapping, read_line};
use crate::{Error, ErrorKind};

/// The mappings of a /proc/pid/smaps text; see [`smaps`].
#[derive(Debug, Clone)]
pub struct Smaps<'t> {
    text: &'t [u8],
    at: usize,
}

/// A mapping of smaps: its line and the text of its fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SmapsMapping<'t> {
    /// The mapping.
    pub mapping: Mapping<'t>,
    /// The text of its fields: the lines up to the next mapping.
    pub body: &'t [u8],
    /// Where the body begins in the whole text.
    pub body_offset: usize,
}

impl<'t> SmapsMapping<'t> {
    /// Labels and values of its fields.
    #[must_use]
    pub fn fields(&self) -> Colon<'t> {
        colon(self.body)
    }
}

/// The mappings of a /proc/pid/smaps or smaps_rollup text, one at a time
/// (fs/proc/task_mmu.c). Nothing is allocated, however many there are.
///
/// # Errors
///
/// An item is an error where a mapping's line is not one, or where lines
/// stand before the first mapping. The iterator goes on with the next
/// mapping.
///
/// ```
/// use statcodec::{Value, decode};
///
/// let text = b"00400000-00401000 r-xp 00000000 fe:01 77   /bin/cat\n\
///     Size:                  4 kB\nPss:                   2 kB\nVmFlags: rd ex \n";
/// let mut pss = 0;
/// for mapping in decode::smaps(text) {
///     for field in mapping?.fields() {
///         if let (b"Pss", Value::Number(kib)) = (field?.label, field?.value) {
///             pss += kib;
///         }
///     }
/// }
/// assert_eq!(pss, 2);
/// # Ok::<(), statcodec::Error>(())
/// ```
#[must_use]
pub fn smaps(text: &[u8]) -> Smaps<'_> {
    Smaps { text, at: 0 }
}

impl<'t> Iterator for Smaps<'t> {
    type Item = Result<SmapsMapping<'t>, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.at;
        let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
        let line = start..start + memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let body_offset = (line.end + 1).min(self.text.len());
        self.at = next_heading(self.text, body_offset);
        let body = &self.text[body_offset..self.at];
        let mapping = heading(self.text, line);
        Some(mapping.map(|mapping| SmapsMapping { mapping, body, body_offset }))
    }
}

impl Smaps<'_> {
    /// Where the next mapping begins.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.at
    }
}

/// Whether the line that a text begins with is to be a mapping's: it begins as
/// one, and is no label whose first letter was lost.
#[inline]
pub(crate) fn is_heading(text: &[u8]) -> bool {
    is_mapping(text) && {
        let end = memchr::memchr2(b' ', b'\n', text).unwrap_or(text.len());
        !text[..end].ends_with(b":")
    }
}

/// Where the first mapping at or after the line at `at` begins.
pub(crate) fn next_heading(text: &[u8], mut at: usize) -> usize {
    while at < text.len() && !is_heading(&text[at..]) {
        let lf = memchr::memchr(b'\n', &text[at..]);
        at = lf.map_or(text.len(), |lf| at + lf + 1);
    }
    at
}

/// Reads the line that a mapping begins with. What is wrong with it is what
/// whole files are held to (`template::shapes::maps`), in the same order.
pub(crate) fn heading(text: &[u8], line: Range<usize>) -> Result<Mapping<'_>, Error> {
    if !is_heading(&text[line.clone()]) {
        // A field above all mappings, or no field either.
        label(text, line.clone())?;
        return Err(unless_torn(text, &line, Error::new(ErrorKind::Malformed, line.start)));
    }
    read_line(text, line)
}

/// The places of a field's label and of the blanks after its colon.
pub(crate) fn label(
    text: &[u8],
    line: Range<usize>,
) -> Result<(Range<usize>, Range<usize>), Error> {
    let (label, gap) = split_label(text, line.clone()).map_err(|error| match error.kind {
        ErrorKind::ExpectedSeparator => unless_torn(text, &line, error),
        _ => error,
    })?;
    let malformed =
        |offset| Err(unless_torn(text, &line, Error::new(ErrorKind::Malformed, offset)));
    // A label is one word, and begins like no mapping.
    if is_mapping(&text[label.clone()]) {
        return malformed(label.start);
    }
    match memchr::memchr(b' ', &text[label.clone()]) {
        Some(blank) => malformed(label.start + blank),
        None => Ok((label, gap)),
    }
}

/// What is wrong with a line that is not of the file's form; one that was cut
/// short may have been.
fn unless_torn(text: &[u8], line: &Range<usize>, error: Error) -> Error {
    if line.end == text.len() {
        return Error::new(ErrorKind::Truncated, line.end);
    }
    error
}
