//! From the grammar of each shape to rows and cells.

use core::ops::Range;

use super::learn::Learner;
use crate::catalog::{KeyInfo, Shape, Unit};
use crate::decode::{FlatLexer, NestedLexer, NestedWord, Read, integer, scalar};
use crate::{Error, ErrorKind, Value};

/// Reads the learner's text by its file's grammar.
pub(super) fn read(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    match learner.file().info().shape {
        Shape::Nested => nested(learner),
        Shape::Values => values(learner),
        _ => flat(learner),
    }
}

/// Whether rows of this shape have names, each of which may come once.
pub(super) fn names_rows(shape: Shape) -> bool {
    !matches!(shape, Shape::Ids | Shape::Ranges | Shape::Maps | Shape::Smaps)
}

fn flat(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let mut lexer = FlatLexer::new(learner.text);
    while let Some(line) = lexer.next() {
        match line {
            Ok(line) => {
                learner.row(line.name);
                learner.cell(None, line.token, line.value);
            }
            Err(bad) => {
                learner.fault(bad.error)?;
                if let Some((name, token)) = bad.cell {
                    learner.row(name);
                    learner.unreadable(None, token);
                }
            }
        }
    }
    Ok(())
}

fn nested(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let mut lexer = NestedLexer::new(learner.text);
    while let Some(word) = lexer.next() {
        match word {
            NestedWord::Row { name, value } => {
                learner.row(name);
                if let Some(read) = value {
                    nested_cell(learner, None, read)?;
                }
            }
            NestedWord::Cell { name, read } => nested_cell(learner, Some(name), read)?,
            NestedWord::Bad(error) => learner.fault(error)?,
        }
    }
    Ok(())
}

/// A value of a nested file: of the kind its cell has in the catalog. Where
/// the file has named cells, one that the catalog lacks may be of any kind;
/// where it has none (the nodes of numa_stat), all are whole numbers.
fn nested_cell<'t>(
    learner: &mut Learner<'t, '_>,
    name: Option<Range<usize>>,
    read: Read<'t>,
) -> Result<(), Error> {
    let file = learner.file();
    let known = name.clone().and_then(|name| file.cell_named(&learner.text[name]));
    let fits = |value: Value<'_>| match (known, value) {
        (Some(key), _) => fits(key, value),
        (None, Value::Text(_) | Value::Hundredths(_)) => !file.info().cells.is_empty(),
        (None, _) => true,
    };
    match read.value {
        Ok(value) if fits(value) => learner.cell(name, read.token, value),
        Ok(_) => {
            learner.fault(Error::new(ErrorKind::ExpectedNumber, read.token.start))?;
            learner.unreadable(name, read.token);
        }
        Err(error) => {
            learner.fault(error)?;
            learner.unreadable(name, read.token);
        }
    }
    Ok(())
}

/// Whether a value is of the kind that its key's unit asks for. Units that are
/// printed with two decimals take nothing else, so that no number is read as
/// hundredths that is none.
fn fits(key: &KeyInfo, value: Value<'_>) -> bool {
    match (value, key.unit) {
        (Value::Max, _) | (Value::Text(_), Unit::Text) => true,
        (Value::Hundredths(_), unit) => is_fractional(unit),
        (Value::Text(_), _) => false,
        (Value::Number(_) | Value::Negative(_), unit) => !is_fractional(unit),
    }
}

fn is_fractional(unit: Unit) -> bool {
    matches!(unit, Unit::Percent | Unit::Ratio | Unit::Seconds)
}

/// One line of as many words as the file has keys.
fn values(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let keys = learner.file().info().keys;
    let lf = memchr::memchr(b'\n', text);
    let end = lf.unwrap_or(text.len());
    let mut start = 0;
    for (number, key) in keys.iter().enumerate() {
        if text.is_empty() {
            return Ok(());
        }
        let rest = &text[start..end];
        let word = memchr::memchr(b' ', rest).unwrap_or(rest.len());
        let last = number + 1 == keys.len();
        let token = start..if last { end } else { start + word };
        learner.row_of_key(number);
        match value_of(key, &text[token.clone()], token.start) {
            // A last value without LF may have been cut.
            Ok(_) if lf.is_none() && token.end == end => {
                learner.fault(Error::new(ErrorKind::Truncated, end))?;
                learner.unreadable(None, token.clone());
            }
            Ok(value) => learner.cell(None, token.clone(), value),
            Err(error) => {
                learner.fault(error)?;
                learner.unreadable(None, token.clone());
            }
        }
        start = (token.end + 1).min(end);
    }
    // Nothing follows the line.
    if let Some(lf) = lf
        && lf + 1 < text.len()
    {
        learner.fault(Error::new(ErrorKind::ExpectedLineEnd, lf + 1))?;
    }
    Ok(())
}

/// The value that makes up the whole of `word`, which stands at `offset`.
fn value_of<'t>(key: &KeyInfo, word: &'t [u8], offset: usize) -> Result<Value<'t>, Error> {
    if word.is_empty() && offset == 0 {
        return Err(Error::new(ErrorKind::BlankLine, offset));
    }
    let parsed = if is_fractional(key.unit) { scalar(word) } else { integer(word) };
    match parsed {
        Ok(([], value)) if fits(key, value) => Ok(value),
        Ok(([], _)) => Err(Error::new(ErrorKind::ExpectedNumber, offset)),
        Ok((left, _)) => {
            Err(Error::new(ErrorKind::ExpectedLineEnd, offset + word.len() - left.len()))
        }
        Err(nom::Err::Error(fault) | nom::Err::Failure(fault)) => {
            Err(Error::new(fault.kind, offset + word.len() - fault.left))
        }
        Err(nom::Err::Incomplete(_)) => Err(Error::new(ErrorKind::Truncated, offset + word.len())),
    }
}
