//! Files of one value, of several in a line, and lists.

use alloc::vec::Vec;
use core::ops::Range;

use super::super::{Form, Span, phrase_fault};
use super::{Expect, Learner, lines, words_of};
use crate::catalog::{KeyInfo, Unit};
use crate::{Error, ErrorKind, File};

/// One line of as many values as the file has keys, one blank between them
/// (in loadavg a slash before `threads`).
pub(super) fn values(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let keys = learner.file().info().keys;
    let Some(line) = lines(text).next() else {
        return Ok(());
    };
    if line.is_empty() {
        learner.fault(ErrorKind::BlankLine, line.start)?;
        learner.row_of_key(0);
        learner.unreadable(Span::NONE, line.clone());
        return only_line(learner, line.end);
    }
    let tokens = value_tokens(learner, line.clone());
    let aligned =
        tokens.iter().all(|token| !token.is_empty() && !text[token.clone()].contains(&b' '));
    let mut lost = false;
    for (number, (key, token)) in keys.iter().zip(tokens).enumerate() {
        learner.row_of_key(number);
        let expect = Expect::of(key.unit);
        if lost {
            learner.unreadable(Span::NONE, token);
            continue;
        }
        // Where a value is too many or missing, those after the fault may be
        // each other's.
        lost = token.end == text.len() || !aligned && expect.parse(&text[token.clone()]).is_err();
        learner.read(Span::NONE, token, expect)?;
    }
    only_line(learner, line.end)
}

/// The places of a line's values, one for each key: empty where there are too
/// few, and the last has the rest of the line.
fn value_tokens(learner: &Learner<'_, '_>, line: Range<usize>) -> Vec<Range<usize>> {
    let keys = learner.file().info().keys;
    let mut start = line.start;
    let token = |(number, key): (usize, &KeyInfo)| {
        let rest = &learner.text[start..line.end];
        let length = match key.name {
            _ if number + 1 == keys.len() => None,
            "running" if learner.file() == File::Loadavg => memchr::memchr(b'/', rest),
            _ => memchr::memchr(b' ', rest),
        };
        let token = start..length.map_or(line.end, |length| start + length);
        start = (token.end + 1).min(line.end);
        token
    };
    keys.iter().enumerate().map(token).collect()
}

/// Nothing follows the file's only line, which ends at `end`.
pub(super) fn only_line(learner: &mut Learner<'_, '_>, end: usize) -> Result<(), Error> {
    let Some(&next) = learner.text.get(end + 1) else {
        return Ok(());
    };
    learner.accept_end();
    let kind = if next == 0 { ErrorKind::NulByte } else { ErrorKind::ExpectedLineEnd };
    learner.fault(kind, end + 1)
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
        match phrase_fault(&text[word.clone()]) {
            Some((kind, at)) => learner.fault(kind, word.start + at)?,
            None => {
                learner.row(word);
            }
        }
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
    learner.read(Span::NONE, line.clone(), Expect::Text(Form::Phrase))?;
    only_line(learner, line.end)
}
