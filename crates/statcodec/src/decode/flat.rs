//! Flat keyed files: `name value` on each line.

use core::ops::Range;

use super::grammar::{self, Fault};
use crate::{Error, ErrorKind, Value, number};

/// The names and values of a flat keyed text; see [`flat`].
#[derive(Debug, Clone)]
pub struct Flat<'t>(FlatLexer<'t>);

/// The names and values of a flat keyed text, such as memory.stat,
/// memory.events, cpu.stat or /proc/vmstat.
///
/// The same as splitting each line at its space and parsing the rest, but
/// faster, and it takes only what the kernel prints: one space, a canonical
/// number, `max` or a negative number, LF. Nothing is allocated, and names
/// borrow from `text`.
///
/// # Errors
///
/// An item is an error where its line is not of that form: see the table of
/// [`decode`](crate::decode#strictness). The iterator goes on with the next
/// line. Duplicate names are not looked for.
///
/// # Example
///
/// A bad line costs only itself:
///
/// ```
/// use statcodec::{Value, decode};
///
/// let mut fields = decode::flat(b"anon 4096\nfile x\nsock max\n");
/// assert_eq!(fields.next(), Some(Ok((b"anon".as_slice(), Value::Number(4096)))));
/// assert!(fields.next().unwrap().is_err());
/// assert_eq!(fields.next(), Some(Ok((b"sock".as_slice(), Value::Max))));
/// assert_eq!(fields.next(), None);
/// ```
#[must_use]
pub fn flat(text: &[u8]) -> Flat<'_> {
    Flat(FlatLexer::new(text))
}

impl<'t> Iterator for Flat<'t> {
    type Item = Result<(&'t [u8], Value<'t>), Error>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let text = self.0.text;
        Some(match self.0.next()? {
            Ok(line) => Ok((&text[line.name], line.value)),
            Err(bad) => Err(bad.error),
        })
    }
}

/// One good line, by the places of its parts.
#[derive(Debug)]
pub(crate) struct FlatLine<'t> {
    pub(crate) name: Range<usize>,
    pub(crate) token: Range<usize>,
    pub(crate) value: Value<'t>,
}

/// One bad line: what is wrong, and what could be made of it all the same.
#[derive(Debug)]
pub(crate) struct BadLine {
    pub(crate) error: Error,
    /// The name, where there is one, and what stands in the value's place.
    pub(crate) cell: Option<(Range<usize>, Range<usize>)>,
}

/// Walks the lines of a flat keyed text.
#[derive(Debug, Clone)]
pub(crate) struct FlatLexer<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> FlatLexer<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        Self { text, at: 0 }
    }

    /// The next line, or `None` at the end of the text.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<Result<FlatLine<'t>, BadLine>> {
        let start = self.at;
        let rest = &self.text[start..];
        if rest.is_empty() {
            return None;
        }
        // The common line: a name, one space, a plain number, LF. What has
        // another byte below the space in it is left to the slow way.
        if let Some(space) = name_end(rest)
            && space > 0
            && rest[space] == b' '
            && let Ok((value, length)) = number_or_zero(&rest[space + 1..])
            && rest.get(space + 1 + length) == Some(&b'\n')
        {
            self.at = start + space + length + 2;
            return Some(Ok(FlatLine {
                name: start..start + space,
                token: start + space + 1..self.at - 1,
                value: Value::Number(value),
            }));
        }
        Some(self.irregular())
    }

    /// A line that is not the common one: reads it by the grammar.
    #[cold]
    fn irregular(&mut self) -> Result<FlatLine<'t>, BadLine> {
        let start = self.at;
        let rest = &self.text[start..];
        let lf = memchr::memchr(b'\n', rest);
        let line = &rest[..lf.unwrap_or(rest.len())];
        let end = start + line.len();
        self.at = lf.map_or(end, |_| end + 1);

        let bad = |kind, offset, cell| Err(BadLine { error: Error::new(kind, offset), cell });
        let split = memchr::memchr(b' ', line);
        let parts = split
            .filter(|&space| space > 0 && line[0] != 0)
            .map(|space| (start..start + space, start + space + 1..end));
        if line.first() == Some(&0) {
            return bad(ErrorKind::NulByte, start, None);
        }
        if lf.is_none() {
            return bad(ErrorKind::Truncated, end, parts);
        }
        let Some((name, token)) = parts else {
            return match split {
                _ if line.is_empty() => bad(ErrorKind::BlankLine, start, None),
                Some(_) => bad(ErrorKind::ExpectedName, start, None),
                None => bad(ErrorKind::ExpectedSeparator, end, None),
            };
        };
        match grammar::integer(&self.text[token.clone()]) {
            Ok(([], value)) => Ok(FlatLine { name, token, value }),
            Ok((left, _)) => bad(ErrorKind::ExpectedLineEnd, end - left.len(), Some((name, token))),
            Err(nom::Err::Error(fault) | nom::Err::Failure(fault)) => {
                let Fault { kind, left } = fault;
                bad(kind, end - left, Some((name, token)))
            }
            Err(nom::Err::Incomplete(_)) => bad(ErrorKind::Truncated, end, Some((name, token))),
        }
    }
}

/// Where the first byte that is no letter of a name stands: a blank, LF or
/// another of those below them.
///
/// Names are short, so 32 bytes are looked at at once, in four words without a
/// branch. A byte below 0x21 borrows into its high bit when 0x21 is taken off;
/// the lowest that does so is one for certain.
#[inline(always)]
fn name_end(text: &[u8]) -> Option<usize> {
    if let Some(chunk) = text.first_chunk::<32>() {
        let mut ends = 0u64;
        for (number, word) in chunk.as_chunks::<8>().0.iter().enumerate() {
            let word = u64::from_le_bytes(*word);
            let low = word.wrapping_sub(0x2121_2121_2121_2121) & !word & 0x8080_8080_8080_8080;
            // Brings the high bits together: a bit for each byte.
            ends |= (low.wrapping_mul(0x0002_0408_1020_4081) >> 56) << (8 * number);
        }
        if ends != 0 {
            return Some(ends.trailing_zeros() as usize);
        }
    }
    memchr::memchr3(b' ', b'\n', 0, text)
}

/// A number; half of those in memory.stat are `0`.
#[inline(always)]
fn number_or_zero(text: &[u8]) -> Result<(u64, usize), ErrorKind> {
    match text {
        [b'0', b'\n', ..] => Ok((0, 1)),
        _ => number::decimal(text),
    }
}
