//! Files of labels: `label:   number kB`, `label:\ttext`.

use core::ops::Range;

use crate::{Error, ErrorKind, Value, number};

/// The labels and values of a text; see [`colon`].
#[derive(Debug, Clone)]
pub struct Colon<'t> {
    text: &'t [u8],
    at: usize,
}

/// A line of a [`colon`] text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ColonField<'t> {
    /// The label, up to the first colon: `MemTotal`, `Active(anon)`, `Pss`.
    pub label: &'t [u8],
    /// The number after it, or the rest of the line as text.
    pub value: Value<'t>,
    /// Whether ` kB` follows the number: it counts units of 1,024 bytes.
    pub kib: bool,
}

/// The labels and values of a text such as /proc/meminfo, /proc/pid/status,
/// /proc/pid/io or the body of a mapping in smaps.
///
/// The same as splitting each line at its first colon, trimming the rest and
/// looking for a number, but faster, and it takes a number only if that is
/// canonical and stands alone or before ` kB`; anything else is text. The
/// blank after the colon may be missing (`ShadowCallStack:12345678 kB`).
///
/// # Errors
///
/// [`ErrorKind::BlankLine`], [`ErrorKind::ExpectedName`],
/// [`ErrorKind::ExpectedSeparator`] where a line has no colon, and
/// [`ErrorKind::Truncated`] where the last has no LF. The iterator goes on
/// with the next line.
///
/// ```
/// use statcodec::{Value, decode};
///
/// let mut fields = decode::colon(b"MemFree:         1024 kB\nName:\tcat\n");
/// let field = fields.next().unwrap()?;
/// assert_eq!((field.label, field.value, field.kib), (b"MemFree".as_slice(), Value::Number(1024), true));
/// assert_eq!(fields.next().unwrap()?.value, Value::Text(b"cat"));
/// # Ok::<(), statcodec::Error>(())
/// ```
#[must_use]
pub fn colon(text: &[u8]) -> Colon<'_> {
    Colon { text, at: 0 }
}

impl<'t> Iterator for Colon<'t> {
    type Item = Result<ColonField<'t>, Error>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let start = self.at;
        let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
        let Some(end) = memchr::memchr(b'\n', rest) else {
            self.at = self.text.len();
            return Some(Err(torn(self.text, start)));
        };
        self.at = start + end + 1;
        Some(split_label(self.text, start..start + end).map(|(label, gap)| {
            let rest = &self.text[gap.end..start + end];
            let (value, kib) = match measure(rest) {
                Some(measure) => (Value::Number(measure.number), measure.kib),
                None => (Value::Text(self.text_after(gap, start + end)), false),
            };
            ColonField { label: &self.text[label], value, kib }
        }))
    }
}

impl<'t> Colon<'t> {
    /// Where the next line begins.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.at
    }

    fn text_after(&self, gap: Range<usize>, end: usize) -> &'t [u8] {
        &self.text[text_start(self.text, gap)..end]
    }
}

/// What is wrong with a last line without LF: it may have been cut, or it is no
/// line of a file of labels however it went on.
#[cold]
fn torn(text: &[u8], start: usize) -> Error {
    match split_label(text, start..text.len()) {
        Err(error) if error.kind != ErrorKind::ExpectedSeparator => error,
        _ => Error::new(ErrorKind::Truncated, text.len()),
    }
}

/// The place of a line's label, and of the blanks after its colon.
#[inline]
pub(crate) fn split_label(
    text: &[u8],
    line: Range<usize>,
) -> Result<(Range<usize>, Range<usize>), Error> {
    let bytes = &text[line.clone()];
    let kind = match bytes.first() {
        None => ErrorKind::BlankLine,
        Some(0) => ErrorKind::NulByte,
        Some(b' ' | b'\t' | b':') => ErrorKind::ExpectedName,
        Some(_) => match memchr::memchr(b':', bytes) {
            Some(colon) => {
                let gap = bytes[colon + 1..]
                    .iter()
                    .take_while(|byte| matches!(byte, b' ' | b'\t'))
                    .count();
                let label = line.start..line.start + colon;
                return Ok((label.clone(), label.end + 1..label.end + 1 + gap));
            }
            None => return Err(Error::new(ErrorKind::ExpectedSeparator, line.end)),
        },
    };
    Err(Error::new(kind, line.start))
}

/// Where text after a gap begins: after one tab, since a process may be named
/// with blanks, or after all the blanks.
pub(crate) fn text_start(text: &[u8], gap: Range<usize>) -> usize {
    if text[gap.clone()].first() == Some(&b'\t') { gap.start + 1 } else { gap.end }
}

/// A number with or without its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Measure {
    pub(crate) number: u64,
    /// How many digits it has.
    pub(crate) length: usize,
    /// Whether ` kB` follows.
    pub(crate) kib: bool,
}

/// Reads `number` or `number kB`, which must be all there is.
#[inline]
pub(crate) fn measure(rest: &[u8]) -> Option<Measure> {
    let (number, length) = number::decimal(rest).ok()?;
    let kib = match &rest[length..] {
        b"" => false,
        b" kB" => true,
        _ => return None,
    };
    Some(Measure { number, length, kib })
}
