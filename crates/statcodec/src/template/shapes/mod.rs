//! From the grammar of each shape to rows and cells.
//!
//! A reader of a shape walks the text and tells the learner where rows begin
//! and where values stand. What it does not mention is a literal, so that
//! every reader is lossless without care for blanks and punctuation.

mod colon;
mod columns;
mod flat;
mod maps;
mod nested;
mod process;
mod values;
mod zoneinfo;

use core::ops::Range;

use super::learn::Learner;
use super::{Form, Span, phrase_fault};
use crate::catalog::{Shape, Unit};
use crate::decode::{integer, scalar};
use crate::{Error, ErrorKind, File, Value, number};

/// Reads the learner's text by its file's grammar.
pub(super) fn read(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    match learner.file().info().shape {
        Shape::Flat => flat::flat(learner),
        Shape::Nested => nested::nested(learner),
        Shape::Values => values::values(learner),
        Shape::Numbers => values::numbers(learner),
        Shape::Words => values::words(learner),
        Shape::Ids => values::ids(learner),
        Shape::Ranges => values::ranges(learner),
        Shape::Text => values::text(learner),
        Shape::Columns | Shape::Schedstat => columns::columns(learner),
        Shape::Blkio => columns::blkio(learner),
        Shape::Diskstats => columns::diskstats(learner),
        Shape::Softirqs => columns::softirqs(learner),
        Shape::Buddyinfo => columns::buddyinfo(learner),
        Shape::Colon => colon::colon(learner),
        Shape::Rollup => colon::rollup(learner),
        Shape::Zoneinfo => zoneinfo::zoneinfo(learner),
        Shape::Maps => maps::maps(learner),
        Shape::Smaps => maps::smaps(learner),
        Shape::PidStat => process::stat(learner),
        Shape::CgroupPath => process::cgroup(learner),
    }
}

/// About how many rows and cells a text has: exactly where that is cheap to
/// know and most texts of the shape are read once.
pub(super) fn size(file: File, text: &[u8]) -> (usize, usize) {
    let lines = memchr::memchr_iter(b'\n', text).count();
    match file.info().shape {
        Shape::Flat => (lines, lines),
        Shape::Nested => (lines, memchr::memchr_iter(b'=', text).count()),
        Shape::Columns => (lines, memchr::memchr_iter(b' ', text).count()),
        _ => (0, 0),
    }
}

/// Whether the rows of a file have names, each of which may come once.
pub(super) fn names_rows(file: File) -> bool {
    use Shape::{Ids, Maps, Ranges, Schedstat, Smaps};
    !matches!(file.info().shape, Ids | Ranges | Maps | Smaps | Schedstat)
}

/// What a cell may hold.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expect {
    /// A whole number or `max`.
    Integer,
    /// Digits alone.
    Unsigned,
    /// A number with two decimals or `max`.
    Fraction,
    /// Text in this form.
    Text(Form),
    /// A hexadecimal number of at least so many digits.
    Hex(u8),
}

impl Expect {
    /// What a key's unit asks for. Units that are printed with two decimals
    /// take nothing else, so that no number is read as hundredths that is
    /// none.
    fn of(unit: Unit) -> Self {
        match unit {
            unit if unit.has_decimals() => Expect::Fraction,
            Unit::Text => Expect::Text(Form::Token),
            _ => Expect::Integer,
        }
    }

    /// The value that makes up the whole of `word`, or the fault and its
    /// place in the word.
    fn parse(self, word: &[u8]) -> Result<Value<'_>, (ErrorKind, usize)> {
        let parsed = match self {
            Expect::Text(Form::Phrase) => {
                return phrase_fault(word).map_or(Ok(Value::Text(word)), Err);
            }
            Expect::Text(Form::Word) if !Form::Word.holds(word) => {
                return Err((ErrorKind::Malformed, 0));
            }
            Expect::Text(_) => return Ok(Value::Text(word)),
            Expect::Hex(width) => {
                return match number::hex(word) {
                    Ok((_, length)) if length < word.len() => {
                        Err((ErrorKind::ExpectedLineEnd, length))
                    }
                    Ok((_, length)) if !number::is_canonical_hex(word, length, width) => {
                        Err((ErrorKind::NotCanonical, 0))
                    }
                    Ok((value, _)) => Ok(Value::Number(value)),
                    Err(kind) => Err((kind, 0)),
                };
            }
            Expect::Unsigned => {
                return match number::decimal(word) {
                    Ok((_, length)) if length < word.len() => {
                        Err((ErrorKind::ExpectedLineEnd, length))
                    }
                    Ok((value, _)) => Ok(Value::Number(value)),
                    Err(kind) => Err((kind, 0)),
                };
            }
            Expect::Integer => integer(word),
            Expect::Fraction => scalar(word),
        };
        match parsed {
            Ok((left, _)) if !left.is_empty() => {
                Err((ErrorKind::ExpectedLineEnd, word.len() - left.len()))
            }
            Ok((_, value @ (Value::Max | Value::Hundredths(_)))) => Ok(value),
            Ok((_, value)) if self == Expect::Integer => Ok(value),
            Ok(_) => Err((ErrorKind::ExpectedNumber, 0)),
            Err(nom::Err::Error(fault) | nom::Err::Failure(fault)) => {
                Err((fault.kind, word.len() - fault.left))
            }
            Err(nom::Err::Incomplete(_)) => Err((ErrorKind::Truncated, word.len())),
        }
    }
}

impl<'t> Learner<'t, '_> {
    /// Reads the cell whose value is the whole of the text at `token`.
    fn read(&mut self, name: Span, token: Range<usize>, expect: Expect) -> Result<(), Error> {
        // Most are plain numbers with something behind them.
        if let (Expect::Integer | Expect::Unsigned, true) = (expect, token.end < self.text.len())
            && let Some(number) = number::whole(&self.text[..token.end], token.start)
        {
            let form = if expect == Expect::Integer { Form::Decimal } else { Form::DIGITS };
            self.cell(name, token, form, Value::Number(number));
            return Ok(());
        }
        self.read_padded(name, token.start, token, expect, 0)
    }

    /// The same, for a number that is right-aligned in a field beginning at
    /// `field`, which the kernel makes at least `width` wide (0: not known).
    fn read_padded(
        &mut self,
        name: Span,
        field: usize,
        token: Range<usize>,
        expect: Expect,
        width: u8,
    ) -> Result<(), Error> {
        if token.end == self.text.len() {
            // No LF follows: the value may have been cut.
            self.fault(ErrorKind::Truncated, token.end)?;
            self.unreadable(name, token);
            return Ok(());
        }
        match expect.parse(&self.text[token.clone()]) {
            Err((kind, at)) => {
                self.fault(kind, token.start + at)?;
                self.unreadable(name, token);
            }
            Ok(value @ Value::Number(_)) if expect == Expect::Integer => {
                let (at, form) = padded(self.text, field, token, width);
                self.cell(name, at, form, value);
            }
            Ok(value) => {
                if field < token.start {
                    // Its blanks become a literal, which fits this value alone.
                    self.for_once();
                }
                let form = match (value, expect) {
                    (_, Expect::Text(form)) => form,
                    (_, Expect::Hex(width)) => Form::Hex(width),
                    (_, Expect::Unsigned) => Form::DIGITS,
                    // Where it is `max` it may be decimals the next time.
                    (_, Expect::Fraction) => Form::Hundredths,
                    _ => Form::Decimal,
                };
                self.cell(name, token, form, value);
            }
        }
        Ok(())
    }

    /// Reports a line that is blank or begins with NUL, and says whether it
    /// was one.
    fn is_hollow(&mut self, line: &Range<usize>) -> Result<bool, Error> {
        let kind = match self.text[line.clone()].first() {
            None => ErrorKind::BlankLine,
            Some(0) => ErrorKind::NulByte,
            Some(_) => return Ok(false),
        };
        self.fault(kind, line.start)?;
        Ok(true)
    }

    /// Reports a line that is not of the file's form, at `offset`.
    fn malformed(&mut self, line: &Range<usize>, offset: usize) -> Result<(), Error> {
        if line.end == self.text.len() {
            // A form cut short is no other form.
            return self.fault(ErrorKind::Truncated, line.end);
        }
        self.fault(ErrorKind::Malformed, offset)
    }
}

/// Where the slot of a right-aligned number is, and its form.
fn padded(text: &[u8], field: usize, token: Range<usize>, width: u8) -> (Range<usize>, Form) {
    let blank = text[field..token.start].iter().all(|&byte| byte == b' ');
    match u8::try_from(token.end - field) {
        Ok(room) if blank && field < token.start => (field..token.end, Form::Padded(room)),
        Ok(room) if blank && width > 0 && room >= width => (token, Form::Padded(width)),
        _ => (token, Form::Decimal),
    }
}

/// The lines of a text, by their places, without LF.
fn lines(text: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    core::iter::from_fn(move || {
        if start >= text.len() {
            return None;
        }
        let lf = memchr::memchr(b'\n', &text[start..]);
        let end = lf.map_or(text.len(), |lf| start + lf);
        let line = start..end;
        start = end + 1;
        Some(line)
    })
}

/// The words of a part of a text, by their places: what stands between
/// blanks and tabs.
fn words_of(text: &[u8], part: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut at = part.start;
    core::iter::from_fn(move || {
        let rest = &text[at..part.end];
        let start = rest.iter().position(|byte| !matches!(byte, b' ' | b'\t'))?;
        // Words are short: most are numbers.
        let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
        let end = rest[start..].iter().position(is_blank).map_or(rest.len(), |at| start + at);
        let word = at + start..at + end;
        at += end;
        Some(word)
    })
}
