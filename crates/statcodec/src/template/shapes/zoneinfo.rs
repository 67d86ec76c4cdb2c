//! /proc/zoneinfo: a row for each zone, whose cells are its indented lines.

use core::ops::Range;

use super::super::Span;
use super::{Expect, Learner, lines, words_of};
use crate::{Error, ErrorKind};

/// Lines that begin with `Node` name a zone; those below it are blanks, a
/// label and a number, a label and several numbers in parentheses, or, indented
/// by two blanks, a caption. The labels are the cells' names: those of the
/// CPUs' page lists come once for each CPU.
///
/// Fields whose zone's line was lost are cells of a row without name, and of
/// no other zone's.
pub(super) fn zoneinfo(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let mut zone: Option<Zone> = None;
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        if is_heading(text, &line) {
            learner.row(line);
            zone = Some(Zone::default());
            continue;
        }
        if text[line.start] != b' ' {
            learner.malformed(&line, line.start)?;
            continue;
        }
        if zone.is_none() {
            learner.malformed(&line, line.start)?;
            if line.end == text.len() {
                break;
            }
            learner.row_without_name();
        }
        zone.get_or_insert_default().add(learner, &line)?;
        field(learner, &line)?;
    }
    Ok(())
}

/// The fields of a zone so far.
#[derive(Default)]
struct Zone {
    /// Whether there was any.
    begun: bool,
    /// Whether there were free pages, the first of its own fields.
    has_free: bool,
    /// Whether those were the last.
    at_free: bool,
}

impl Zone {
    /// Takes the next line. Where one comes again with which a zone begins,
    /// these are the fields of another, whose line was lost; unless that line
    /// alone stands there twice.
    fn add(&mut self, learner: &mut Learner<'_, '_>, line: &Range<usize>) -> Result<(), Error> {
        let text = learner.text;
        let is_free = text[line.clone()].starts_with(b"  pages free ");
        let begins = text[line.clone()] == *b"  per-node stats" && self.begun;
        if begins || is_free && self.has_free {
            learner.malformed(line, line.start)?;
            if !self.at_free && line.end < text.len() {
                learner.row_without_name();
                *self = Self::default();
            }
        }
        self.begun = true;
        self.has_free |= is_free;
        self.at_free = is_free;
        Ok(())
    }
}

/// `Node 0, zone      DMA` and LF.
fn is_heading(text: &[u8], line: &Range<usize>) -> bool {
    let mut words = words_of(text, line.clone());
    let mut word = || words.next().map_or(&[][..], |word| &text[word]);
    line.end < text.len()
        && text[line.start] != b' '
        && (word(), word().last(), word()) == (b"Node", Some(&b','), b"zone")
        && !word().is_empty()
}

fn field(learner: &mut Learner<'_, '_>, line: &Range<usize>) -> Result<(), Error> {
    let text = learner.text;
    let bytes = &text[line.clone()];
    let indent = bytes.iter().take_while(|&&byte| byte == b' ').count();
    let start = line.start + indent;
    if let Some(open) = memchr::memchr(b'(', bytes) {
        return list(learner, start..line.start + open, line);
    }
    let Some(last) = words_of(text, line.clone()).last() else {
        return learner.malformed(line, line.start);
    };
    let is_number = matches!(text[last.start], b'0'..=b'9' | b'-') || &text[last.clone()] == b"max";
    if indent == 2 && !is_number && line.end < text.len() && is_caption(&text[start..line.end]) {
        return Ok(());
    }
    if last.start == start {
        return learner.malformed(line, start);
    }
    learner.read(label(text, start..last.start), last, Expect::Integer)
}

/// `per-node stats`, `pagesets`: words with neither a colon nor blanks for a
/// number to be aligned.
fn is_caption(line: &[u8]) -> bool {
    !line.contains(&b':') && !line.windows(2).any(|pair| pair == b"  ")
}

/// `protection: (0, 1, 2)`
fn list(
    learner: &mut Learner<'_, '_>,
    before: Range<usize>,
    line: &Range<usize>,
) -> Result<(), Error> {
    let text = learner.text;
    let name = label(text, before.clone());
    if line.end == text.len() {
        return learner.fault(ErrorKind::Truncated, line.end);
    }
    if text[line.end - 1] != b')' {
        return learner.malformed(line, line.end);
    }
    let mut at = before.end + 1;
    let end = line.end - 1;
    while at < end {
        let rest = &text[at..end];
        let token = at..at + memchr::memchr(b',', rest).unwrap_or(rest.len());
        at = (token.end + 1).min(end);
        if at < end && text[at] == b' ' {
            at += 1;
        }
        learner.read(name, token, Expect::Integer)?;
    }
    Ok(())
}

/// A label without the blanks and the colon after it.
fn label(text: &[u8], part: Range<usize>) -> Span {
    let trimmed = text[part.clone()].trim_ascii_end();
    let trimmed = trimmed.strip_suffix(b":").unwrap_or(trimmed);
    Span::from(part.start..part.start + trimmed.len())
}
