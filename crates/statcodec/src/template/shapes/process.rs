//! Files of a process that are like no others.

use core::ops::Range;

use super::super::{Form, Span};
use super::values::only_line;
use super::{Expect, Learner, lines};
use crate::Error;
use crate::catalog::Unit;

/// /proc/pid/stat: `pid (name) state number ...`. The name may hold blanks,
/// parentheses and line feeds, so it ends at the last closing parenthesis.
pub(super) fn stat(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let keys = learner.file().info().keys;
    if text.is_empty() {
        return Ok(());
    }
    let whole = 0..text.len();
    let open = memchr::memchr(b'(', text);
    let close = memchr::memrchr(b')', text);
    let (Some(open), Some(close)) = (open, close) else {
        return learner.malformed(&whole, 0);
    };
    if open < 2 || close < open || text[open - 1] != b' ' {
        return learner.malformed(&whole, 0);
    }
    learner.row_of_key(0);
    learner.read(Span::NONE, 0..open - 1, Expect::Integer)?;
    learner.row_of_key(1);
    learner.read(Span::NONE, open + 1..close, Expect::Text(Form::Comm))?;
    let end = memchr::memchr(b'\n', &text[close..]).map_or(text.len(), |lf| close + lf);
    let mut start = close + 2;
    if text.get(close + 1) != Some(&b' ') {
        return learner.malformed(&(0..end), close + 1);
    }
    // One blank before each field, so that a field which was lost between two
    // blanks is missed and no other is read in its place.
    for number in 0.. {
        if start > end {
            break;
        }
        let length = memchr::memchr(b' ', &text[start..end]);
        let word = start..length.map_or(end, |length| start + length);
        start = word.end + 1;
        let expect = match keys.get(number + 2) {
            Some(key) => {
                learner.row_of_key(number + 2);
                match key.unit {
                    Unit::Text => Expect::Text(Form::Word),
                    _ => Expect::Integer,
                }
            }
            None => {
                learner.row_without_name();
                Expect::Integer
            }
        };
        learner.read(Span::NONE, word, expect)?;
    }
    only_line(learner, end)
}

/// /proc/pid/cgroup: `hierarchy:controllers:path`. A row is named by its
/// hierarchy and has one cell, the path, which is named by the controllers
/// (by nothing for cgroup v2). A path may hold colons.
pub(super) fn cgroup(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        match two_colons(text, &line) {
            Some((first, second)) if first > line.start => {
                learner.row(line.start..first);
                let name = Span::from(first + 1..second);
                learner.read(name, second + 1..line.end, Expect::Text(Form::Line))?;
            }
            _ => learner.malformed(&line, line.start)?,
        }
    }
    Ok(())
}

fn two_colons(text: &[u8], line: &Range<usize>) -> Option<(usize, usize)> {
    let mut colons = memchr::memchr_iter(b':', &text[line.clone()]);
    Some((line.start + colons.next()?, line.start + colons.next()?))
}
