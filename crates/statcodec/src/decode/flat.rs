//! Flat keyed files: `name value` on each line.

use core::ops::Range;

use super::grammar::{self, Fault};
use super::separators::{BLANKS, Marks};
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

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        if let Some(line) = self.0.common() {
            return Some(Ok((line.name, line.value)));
        }
        Some(match self.0.uncommon()? {
            Ok(line) => Ok((line.name, line.value)),
            Err(bad) => Err(bad.error),
        })
    }
}

/// One good line.
#[derive(Debug)]
pub(crate) struct FlatLine<'t> {
    name: &'t [u8],
    /// Where the line stands.
    start: usize,
    end: usize,
    pub(crate) value: Value<'t>,
}

impl FlatLine<'_> {
    /// Where its name stands.
    pub(crate) fn name(&self) -> Range<usize> {
        self.start..self.start + self.name.len()
    }

    /// Where its value stands.
    pub(crate) fn token(&self) -> Range<usize> {
        self.name().end + 1..self.end
    }
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
    at: usize,
    /// The separators from `at` on.
    marks: Marks<'t, BLANKS>,
}

impl<'t> FlatLexer<'t> {
    #[inline]
    pub(crate) fn new(text: &'t [u8]) -> Self {
        Self { at: 0, marks: Marks::new(text, 0) }
    }

    /// The next line, or `None` at the end of the text.
    #[inline(always)]
    pub(crate) fn next(&mut self) -> Option<Result<FlatLine<'t>, BadLine>> {
        match self.common() {
            Some(line) => Some(Ok(line)),
            None => self.uncommon(),
        }
    }

    /// The common line: a name, one space, a plain number, LF.
    #[inline(always)]
    fn common(&mut self) -> Option<FlatLine<'t>> {
        let start = self.at;
        let [(to_space, space), (to_end, lf)] = self.marks.pair()?;
        if to_space.len() <= start || lf != b'\n' || space != b' ' {
            return None;
        }
        let name = to_space.get(start..)?;
        let value = number::whole(to_end, to_space.len() + 1)?;
        let end = to_end.len();
        self.at = end + 1;
        Some(FlatLine { name, start, end, value: Value::Number(value) })
    }

    /// Another line, read by the grammar.
    #[inline(always)]
    fn uncommon(&mut self) -> Option<Result<FlatLine<'t>, BadLine>> {
        let text = self.marks.text();
        if self.at >= text.len() {
            return None;
        }
        // By value, so that the compiler may keep what is here in registers.
        let (line, at) = irregular(text, self.at);
        *self = Self { at, marks: Marks::new(text, at) };
        Some(line)
    }
}

/// A line that is not the common one: reads it by the grammar. Gives it, and
/// where the next begins.
#[cold]
#[inline(never)]
fn irregular(text: &[u8], start: usize) -> (Result<FlatLine<'_>, BadLine>, usize) {
    match memchr::memchr(b'\n', &text[start..]) {
        Some(length) => (line(text, start..start + length, true), start + length + 1),
        None => (line(text, start..text.len(), false), text.len()),
    }
}

/// A line by the grammar.
fn line(
    text: &[u8],
    Range { start, end }: Range<usize>,
    lf: bool,
) -> Result<FlatLine<'_>, BadLine> {
    let line = &text[start..end];
    let bad = |kind, offset, cell| Err(BadLine { error: Error::new(kind, offset), cell });
    let split = memchr::memchr(b' ', line);
    let parts = split
        .filter(|&space| space > 0 && line[0] != 0)
        .map(|space| (start..start + space, start + space + 1..end));
    if line.first() == Some(&0) {
        return bad(ErrorKind::NulByte, start, None);
    }
    if !lf {
        return bad(ErrorKind::Truncated, end, parts);
    }
    let Some((name, token)) = parts else {
        return match split {
            _ if line.is_empty() => bad(ErrorKind::BlankLine, start, None),
            Some(_) => bad(ErrorKind::ExpectedName, start, None),
            None => bad(ErrorKind::ExpectedSeparator, end, None),
        };
    };
    match grammar::integer(&text[token.clone()]) {
        Ok(([], value)) => Ok(FlatLine { name: &text[name], start, end, value }),
        Ok((left, _)) => bad(ErrorKind::ExpectedLineEnd, end - left.len(), Some((name, token))),
        Err(nom::Err::Error(fault) | nom::Err::Failure(fault)) => {
            let Fault { kind, left } = fault;
            bad(kind, end - left, Some((name, token)))
        }
        Err(nom::Err::Incomplete(_)) => bad(ErrorKind::Truncated, end, Some((name, token))),
    }
}
