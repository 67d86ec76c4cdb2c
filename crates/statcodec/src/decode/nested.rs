//! Nested keyed files: `head cell=value cell=value` on each line.

use core::ops::Range;

use super::grammar;
use super::separators::{BLANKS_OR_EQUALS, Marks};
use crate::{Error, ErrorKind, Value, number};

/// The rows and cells of a nested keyed text; see [`nested`].
#[derive(Debug, Clone)]
pub struct Nested<'t>(NestedLexer<'t>);

/// A part of a nested keyed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NestedPart<'t> {
    /// A row begins: `anon`, `8:0`, `some`, or with a value `total=3`.
    Row {
        /// The row's name.
        name: &'t [u8],
        /// The value on the head itself, which cgroup v1's numa_stat has.
        value: Option<Value<'t>>,
    },
    /// A cell of the row that began last.
    Cell {
        /// The cell's name: `N0`, `rbytes`, `avg10`.
        name: &'t [u8],
        /// Its value.
        value: Value<'t>,
    },
}

/// The rows and cells of a nested keyed text, such as memory.numa_stat (v1
/// and v2), io.stat or memory.pressure, in file order.
///
/// The same as splitting each line at blanks and each word at its first `=`,
/// but faster, and numbers are exact. Nothing is allocated, and names borrow
/// from `text`. Several blanks between cells and one at the line's end are
/// taken, since io.stat and rdma.current print them; so are several heads
/// before the first cell (io.stat of kernels 5.15 to 5.17), a row each.
///
/// # Errors
///
/// An item is an error where the text is not of that form: see the table of
/// [`decode`](crate::decode#strictness). The iterator goes on with the next
/// line.
///
/// # Example
///
/// Sum the anonymous memory of all nodes:
///
/// ```
/// use statcodec::decode::{self, NestedPart};
///
/// let (mut row, mut sum) = (b"".as_slice(), 0);
/// for part in decode::nested(b"anon N0=4096 N2=8192\nfile N0=1 N2=0\n") {
///     match part? {
///         NestedPart::Row { name, .. } => row = name,
///         NestedPart::Cell { value, .. } if row == b"anon" => {
///             sum += value.number().unwrap_or(0);
///         }
///         NestedPart::Cell { .. } => {}
///     }
/// }
/// assert_eq!(sum, 12288);
/// # Ok::<(), statcodec::Error>(())
/// ```
#[must_use]
pub fn nested(text: &[u8]) -> Nested<'_> {
    Nested(NestedLexer::new(text))
}

impl<'t> Iterator for Nested<'t> {
    type Item = Result<NestedPart<'t>, Error>;

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let text = self.0.text();
        match self.0.common() {
            Some(Common { name, value: None, .. }) => {
                Some(Ok(NestedPart::Row { name: &text[name], value: None }))
            }
            Some(Common { name, value: Some((_, number)), is_head }) => {
                let (name, value) = (&text[name], Value::Number(number));
                Some(Ok(match is_head {
                    true => NestedPart::Row { name, value: Some(value) },
                    false => NestedPart::Cell { name, value },
                }))
            }
            None => self.uncommon(),
        }
    }
}

impl<'t> Nested<'t> {
    /// What is not common. By value, so that the compiler may keep what is here
    /// in registers.
    #[inline(always)]
    fn uncommon(&mut self) -> Option<Result<NestedPart<'t>, Error>> {
        let (part, lexer) = uncommon_part(self.0.clone());
        self.0 = lexer;
        part
    }
}

#[cold]
#[inline(never)]
fn uncommon_part(
    mut lexer: NestedLexer<'_>,
) -> (Option<Result<NestedPart<'_>, Error>>, NestedLexer<'_>) {
    let text = lexer.text();
    let part = lexer.uncommon().map(|word| match word {
        NestedWord::Row { name, value: None } => {
            Ok(NestedPart::Row { name: &text[name], value: None })
        }
        NestedWord::Row { name, value: Some(read) } => {
            read.value.map(|value| NestedPart::Row { name: &text[name], value: Some(value) })
        }
        NestedWord::Cell { name, read } => {
            read.value.map(|value| NestedPart::Cell { name: &text[name], value })
        }
        NestedWord::Bad(error) => Err(error),
    });
    if matches!(part, Some(Err(_))) {
        lexer.skip_line();
        lexer.marks = Marks::new(text, lexer.at);
    }
    (part, lexer)
}

/// A value as it was found: where it stands and what it is.
#[derive(Debug)]
pub(crate) struct Read<'t> {
    pub(crate) token: Range<usize>,
    pub(crate) value: Result<Value<'t>, Error>,
}

/// One word of a line. A value that cannot be read leaves its row and name.
#[derive(Debug)]
pub(crate) enum NestedWord<'t> {
    Row { name: Range<usize>, value: Option<Read<'t>> },
    Cell { name: Range<usize>, read: Read<'t> },
    Bad(Error),
}

/// A word as most are: a head with a blank after it, or a name and a plain
/// number.
struct Common {
    name: Range<usize>,
    /// Where the number stands, and the number.
    value: Option<(Range<usize>, u64)>,
    /// Whether it stands at the start of a line.
    is_head: bool,
}

/// Walks the words of a nested keyed text.
#[derive(Debug, Clone)]
pub(crate) struct NestedLexer<'t> {
    at: usize,
    /// The separators from `at` on.
    marks: Marks<'t, BLANKS_OR_EQUALS>,
    in_line: bool,
    /// Whether a cell stands before this place in the line: no head may follow.
    after_cell: bool,
}

impl<'t> NestedLexer<'t> {
    #[inline]
    pub(crate) fn new(text: &'t [u8]) -> Self {
        Self { at: 0, marks: Marks::new(text, 0), in_line: false, after_cell: false }
    }

    #[inline(always)]
    fn text(&self) -> &'t [u8] {
        self.marks.text()
    }

    /// The next word, or `None` at the end of the text.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<NestedWord<'t>> {
        match self.common() {
            Some(Common { name, value: None, .. }) => Some(NestedWord::Row { name, value: None }),
            Some(Common { name, value: Some((token, number)), is_head }) => {
                let read = Read { token, value: Ok(Value::Number(number)) };
                Some(match is_head {
                    true => NestedWord::Row { name, value: Some(read) },
                    false => NestedWord::Cell { name, read },
                })
            }
            None => self.uncommon(),
        }
    }

    /// The next word, if it is a common one. If it is not, nothing but the
    /// marks has changed.
    #[inline(always)]
    fn common(&mut self) -> Option<Common> {
        let (start, is_head) = (self.at, !self.in_line);
        let (to_name_end, byte) = self.marks.next()?;
        let after_name = to_name_end.len();
        if start >= after_name {
            return None;
        }
        if byte == b'=' {
            let (to_end, after) = self.marks.next()?;
            if after != b' ' && after != b'\n' {
                return None;
            }
            let value = number::whole(to_end, after_name + 1)?;
            let end = to_end.len();
            self.at = end + 1;
            self.in_line = after == b' ';
            self.after_cell = true;
            let value = Some((after_name + 1..end, value));
            return Some(Common { name: start..after_name, value, is_head });
        }
        if byte != b' ' || !is_head {
            return None;
        }
        self.at = after_name + 1;
        self.in_line = true;
        self.after_cell = false;
        Some(Common { name: start..after_name, value: None, is_head })
    }

    /// A word that is not common, or what is none.
    #[cold]
    #[inline(never)]
    fn uncommon(&mut self) -> Option<NestedWord<'t>> {
        let word = self.any();
        self.marks = Marks::new(self.text(), self.at);
        word
    }

    /// Goes on with the next line.
    fn skip_line(&mut self) {
        if self.in_line {
            let lf = memchr::memchr(b'\n', &self.text()[self.at..]);
            self.at = lf.map_or(self.text().len(), |lf| self.at + lf + 1);
            self.in_line = false;
        }
    }

    /// The next word, whatever it is.
    fn any(&mut self) -> Option<NestedWord<'t>> {
        loop {
            let rest = &self.text()[self.at..];
            match rest.first() {
                None if self.in_line => {
                    self.in_line = false;
                    return Some(self.bad(ErrorKind::Truncated));
                }
                None => return None,
                Some(b'\n') if self.in_line => {
                    self.in_line = false;
                    self.at += 1;
                }
                Some(b' ') if self.in_line => self.at += 1,
                Some(_) if self.in_line => return Some(self.word()),
                Some(&first) => return Some(self.head(first)),
            }
        }
    }

    fn bad(&self, kind: ErrorKind) -> NestedWord<'t> {
        NestedWord::Bad(Error::new(kind, self.at))
    }

    /// The first word of a line.
    fn head(&mut self, first: u8) -> NestedWord<'t> {
        self.in_line = true;
        self.after_cell = false;
        let bad = match first {
            b'\n' => {
                let bad = self.bad(ErrorKind::BlankLine);
                self.at += 1;
                self.in_line = false;
                return bad;
            }
            0 => self.bad(ErrorKind::NulByte),
            b' ' | b'=' => self.bad(ErrorKind::ExpectedName),
            _ => return self.word(),
        };
        self.skip_line();
        bad
    }

    /// A word: `name=value` where a row has begun, else a head.
    fn word(&mut self) -> NestedWord<'t> {
        let start = self.at;
        let rest = &self.text()[start..];
        let at_line_start = start == 0 || self.text()[start - 1] == b'\n';
        let Some(end) = memchr::memchr3(b' ', b'=', b'\n', rest) else {
            self.at = self.text().len();
            self.in_line = false;
            return self.bad(ErrorKind::Truncated);
        };
        let name = start..start + end;
        if rest[end] != b'=' {
            if rest[end] == b'\n' && rest[..end].ends_with(b"\r") {
                self.at = name.end;
                return NestedWord::Bad(Error::new(ErrorKind::ExpectedLineEnd, name.end - 1));
            }
            if self.after_cell {
                // Said once; then it begins a row, so that what follows is
                // not taken for the row before.
                self.after_cell = false;
                return self.bad(ErrorKind::ExpectedPair);
            }
            self.at = name.end;
            return NestedWord::Row { name, value: None };
        }
        if end == 0 {
            let bad = self.bad(ErrorKind::ExpectedPair);
            self.skip_word();
            return bad;
        }
        self.at = name.end + 1;
        self.after_cell = true;
        let read = self.value();
        if at_line_start {
            NestedWord::Row { name, value: Some(read) }
        } else {
            NestedWord::Cell { name, read }
        }
    }

    /// The value after a `=`.
    fn value(&mut self) -> Read<'t> {
        let start = self.at;
        let rest = &self.text()[start..];
        // The common value: a plain number with a blank or LF after it.
        if let Ok((value, length)) = number::decimal(rest)
            && let Some(b' ' | b'\n') = rest.get(length)
        {
            self.at = start + length;
            return Read { token: start..self.at, value: Ok(Value::Number(value)) };
        }
        self.skip_word();
        let token = start..self.at;
        let value = if self.at == self.text().len() {
            // The text was cut here, perhaps inside the number.
            self.in_line = false;
            Err(Error::new(ErrorKind::Truncated, self.at))
        } else {
            match grammar::scalar(&self.text()[token.clone()]) {
                Ok((_, value)) => Ok(value),
                Err(nom::Err::Error(fault) | nom::Err::Failure(fault)) => {
                    Err(Error::new(fault.kind, token.end - fault.left))
                }
                Err(nom::Err::Incomplete(_)) => Err(Error::new(ErrorKind::Truncated, token.end)),
            }
        };
        Read { token, value }
    }

    /// Moves to the next blank or LF.
    fn skip_word(&mut self) {
        let rest = &self.text()[self.at..];
        let end = memchr::memchr2(b' ', b'\n', rest).unwrap_or(rest.len());
        self.at += end;
    }
}
