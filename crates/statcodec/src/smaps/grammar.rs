//! What is a mapping and what is wrong with one: line by line what whole files
//! are held to (`template::shapes::maps`), in the same order, so that the first
//! fault is the same.

use core::ops::Range;

use crate::catalog::{Unit, pid_smaps};
use crate::decode::{self, Mapping, measure, split_label, text_start};
use crate::{Error, ErrorKind};

/// The lines of a part of a text, by their places, without LF.
pub(super) fn lines(text: &[u8], part: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut start = part.start;
    core::iter::from_fn(move || {
        let rest = text.get(start..part.end).filter(|rest| !rest.is_empty())?;
        let line = start..start + memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        start = line.end + 1;
        Some(line)
    })
}

/// The line of a mapping.
pub(super) fn heading(text: &[u8], line: Range<usize>) -> Result<Mapping<'_>, Error> {
    if !decode::is_heading(&text[line.clone()]) {
        // A field above all mappings, or no field either.
        label(text, line.clone())?;
        return Err(unless_torn(text, &line, Error::new(ErrorKind::Malformed, line.start)));
    }
    if line.end == text.len() {
        return Err(Error::new(ErrorKind::Truncated, line.end));
    }
    decode::read_mapping(&text[line.clone()], line.start)
}

/// The places of a field's label and of the blanks after its colon.
pub(super) fn label(
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
    if decode::is_mapping(&text[label.clone()]) {
        return malformed(label.start);
    }
    match memchr::memchr(b' ', &text[label.clone()]) {
        Some(blank) => malformed(label.start + blank),
        None => Ok((label, gap)),
    }
}

/// The number of a field of this key; `None` where it may have text.
pub(super) fn number(
    text: &[u8],
    key: Option<u16>,
    gap: Range<usize>,
    end: usize,
) -> Result<Option<u64>, Error> {
    if end == text.len() {
        return Err(Error::new(ErrorKind::Truncated, end));
    }
    let unit = key.map(|key| pid_smaps::TABLE[usize::from(key)].unit);
    if unit == Some(Unit::Text) {
        return Ok(None);
    }
    let rest = &text[gap.end..end];
    if let Some(measure) = measure(rest) {
        return Ok(Some(measure.number));
    }
    match crate::number::decimal(rest) {
        _ if unit.is_none() && text_start(text, gap.clone()) < end => Ok(None),
        Ok((_, length)) => Err(Error::new(ErrorKind::ExpectedLineEnd, gap.end + length)),
        Err(kind) => Err(Error::new(kind, gap.end)),
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
