//! What is a field of a mapping: what whole files are held to
//! (`template::shapes::colon`), so that the first fault is the same.

use core::ops::Range;

use crate::catalog::{Unit, pid_smaps};
use crate::decode::{measure, text_start};
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
