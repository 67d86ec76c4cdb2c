//! Files of one value, of several in a line, and lists.

use super::super::{Form, Span};
use super::{Expect, Learner, lines, words_of};
use crate::catalog::Unit;
use crate::{Error, ErrorKind, File};

/// One line of as many values as the file has keys, one blank between them
/// (in loadavg a slash too).
pub(super) fn values(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let keys = learner.file().info().keys;
    let Some(line) = lines(text).next() else {
        return Ok(());
    };
    let mut start = line.start;
    for (number, key) in keys.iter().enumerate() {
        let rest = &text[start..line.end];
        let last = number + 1 == keys.len();
        let word = match learner.file() {
            _ if last => None,
            File::Loadavg => memchr::memchr2(b' ', b'/', rest),
            _ => memchr::memchr(b' ', rest),
        };
        let token = start..word.map_or(line.end, |word| start + word);
        learner.row_of_key(number);
        if line.is_empty() && line.end < text.len() {
            learner.fault(ErrorKind::BlankLine, line.start)?;
            learner.unreadable(Span::NONE, token);
            break;
        }
        learner.read(Span::NONE, token.clone(), Expect::of(key.unit))?;
        start = (token.end + 1).min(line.end);
    }
    only_line(learner, line.end)
}

/// Nothing follows the file's only line, which ends at `end`.
fn only_line(learner: &mut Learner<'_, '_>, end: usize) -> Result<(), Error> {
    if end + 1 < learner.text.len() {
        learner.accept_end();
        learner.fault(ErrorKind::ExpectedLineEnd, end + 1)?;
    }
    Ok(())
}

/// One line of any number of values: a row of cells without names.
pub(super) fn numbers(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let Some(line) = lines(text).next() else {
        return Ok(());
    };
    if learner.is_hollow(&line)? {
        return Ok(());
    }
    match learner.file().info().keys {
        [] => learner.row_without_name(),
        _ => learner.row_of_key(0),
    }
    for word in words_of(text, line.clone()) {
        learner.read(Span::NONE, word, Expect::Integer)?;
    }
    only_line(learner, line.end)
}

/// Words on one line; 0 bytes are the empty list.
pub(super) fn words(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let Some(line) = lines(text).next() else {
        return Ok(());
    };
    if learner.is_hollow(&line)? {
        return Ok(());
    }
    for word in words_of(text, line.clone()) {
        if word.end == text.len() {
            return learner.fault(ErrorKind::Truncated, word.end);
        }
        learner.row(word);
    }
    only_line(learner, line.end)
}

/// One number on each line.
pub(super) fn ids(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    for line in lines(learner.text) {
        if !learner.is_hollow(&line)? {
            learner.row_without_name();
            learner.read(Span::NONE, line, Expect::Integer)?;
        }
    }
    Ok(())
}

/// `0-3,8`: a row for each item, of one or two cells. A lone LF is the empty
/// list.
pub(super) fn ranges(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let Some(line) = lines(text).next() else {
        return Ok(());
    };
    let mut start = line.start;
    while start < line.end {
        let rest = &text[start..line.end];
        let item = start..start + memchr::memchr(b',', rest).unwrap_or(rest.len());
        let dash = memchr::memchr(b'-', &text[item.clone()]).map(|dash| start + dash);
        learner.row_without_name();
        match dash {
            Some(dash) => {
                learner.read(Span::NONE, start..dash, Expect::Unsigned)?;
                learner.read(Span::NONE, dash + 1..item.end, Expect::Unsigned)?;
            }
            None => learner.read(Span::NONE, item.clone(), Expect::Unsigned)?,
        }
        start = item.end + 1;
        if item.end + 1 == line.end {
            // A comma with nothing after it.
            learner.fault(ErrorKind::ExpectedNumber, line.end)?;
        }
    }
    only_line(learner, line.end)
}

/// One line of text.
pub(super) fn text(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let Some(line) = lines(learner.text).next() else {
        return Ok(());
    };
    match learner.file().info().keys {
        [key, ..] if key.unit == Unit::Text => learner.row_of_key(0),
        _ => learner.row_without_name(),
    }
    learner.read(Span::NONE, line.clone(), Expect::Text(Form::Line))?;
    only_line(learner, line.end)
}
