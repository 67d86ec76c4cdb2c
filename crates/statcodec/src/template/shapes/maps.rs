//! Mappings: a row each, with the parts of its line and its fields as cells.

use core::ops::Range;

use super::super::{Form, Span};
use super::{Expect, Learner, colon, lines};
use crate::catalog::KeyInfo;
use crate::decode::{is_heading, is_mapping, mapping_parts, read_mapping};
use crate::{Error, ErrorKind};

/// /proc/pid/maps.
pub(super) fn maps(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    for line in lines(learner.text) {
        if !learner.is_hollow(&line)? {
            row(learner, line)?;
        }
    }
    Ok(())
}

/// /proc/pid/smaps: the fields of a mapping are cells of its row. Those whose
/// mapping's line was lost are cells of a row without name, and of no other
/// mapping's.
pub(super) fn smaps(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let mut body: Option<Body> = None;
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        if is_heading(&text[line.clone()]) {
            if !row(learner, line.clone())? && line.end < text.len() {
                learner.row_without_name();
            }
            body = Some(Body::default());
            continue;
        }
        let Some((label, gap)) = colon::split(learner, line.clone())? else {
            continue;
        };
        // A label is one word, and begins like no mapping.
        let blank = memchr::memchr(b' ', &text[label.clone()]).map(|at| label.start + at);
        let wrong = if is_mapping(&text[label.clone()]) { Some(label.start) } else { blank };
        if let Some(wrong) = wrong {
            learner.malformed(&line, wrong)?;
            continue;
        }
        if body.is_none() {
            learner.malformed(&line, line.start)?;
            if line.end == text.len() {
                break;
            }
            learner.row_without_name();
        }
        let known = learner.known(&text[label.clone()]);
        body.get_or_insert_default().add(learner, &label, known)?;
        colon::value(learner, label.clone().into(), known, label, gap, line.end)?;
    }
    Ok(())
}

/// The labels of a mapping so far.
#[derive(Default)]
struct Body {
    /// Those that the catalog knows, a bit each.
    seen: u64,
    first: Range<usize>,
    last: Range<usize>,
}

impl Body {
    /// Takes the next label. Where one comes twice, and it is the first of the
    /// body, another mapping's fields begin whose line was lost; unless that
    /// line alone stands there twice.
    fn add(
        &mut self,
        learner: &mut Learner<'_, '_>,
        label: &Range<usize>,
        known: Option<&KeyInfo>,
    ) -> Result<(), Error> {
        let text = learner.text;
        let bit = known.map_or(0, |key| 1 << key.number);
        let is = |other: &Range<usize>| text[other.clone()] == text[label.clone()];
        if self.seen & bit != 0 {
            learner.fault(ErrorKind::DuplicateName, label.start)?;
            if is(&self.first) && !is(&self.last) {
                learner.row_without_name();
                *self = Self::default();
            }
        }
        self.seen |= bit;
        if self.first.is_empty() {
            self.first = label.clone();
        }
        self.last = label.clone();
        Ok(())
    }
}

/// The row of a mapping: its name is the range of addresses. Returns whether
/// the line was a mapping's.
pub(super) fn row(learner: &mut Learner<'_, '_>, line: Range<usize>) -> Result<bool, Error> {
    let text = learner.text;
    if line.end == text.len() {
        learner.fault(ErrorKind::Truncated, line.end)?;
        return Ok(false);
    }
    if let Err(error) = read_mapping(&text[line.clone()], line.start) {
        learner.fault(error.kind, error.offset)?;
        return Ok(false);
    }
    let parts = mapping_parts(text, line);
    learner.row(parts.range);
    let mut cell = |name: &'static str, token: Range<usize>, expect: Expect| {
        let name: Span = learner.intern(name);
        learner.read(name, token, expect)
    };
    cell("perms", parts.perms, Expect::Text(Form::Perms))?;
    cell("offset", parts.offset, Expect::Hex(8))?;
    cell("major", parts.major, Expect::Hex(2))?;
    cell("minor", parts.minor, Expect::Hex(2))?;
    cell("inode", parts.inode.clone(), Expect::Unsigned)?;
    let unparted = parts.path.start == parts.inode.end;
    let form = if unparted { Form::Constant } else { Form::Trimmed };
    cell("path", parts.path, Expect::Text(form))?;
    if unparted {
        // A path would need a blank before it, which WSL 1 leaves out.
        learner.for_once();
    }
    Ok(true)
}
