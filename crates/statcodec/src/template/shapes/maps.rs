//! Mappings: a row each, with the parts of its line and its fields as cells.

use core::ops::Range;

use super::super::{Form, Span};
use super::{Expect, Learner, colon, lines};
use crate::decode::{is_mapping, mapping_parts, read_mapping};
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

/// /proc/pid/smaps: the fields of a mapping are cells of its row.
pub(super) fn smaps(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let mut in_mapping = false;
    for line in lines(learner.text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        if is_mapping(&learner.text[line.clone()]) {
            in_mapping = row(learner, line)?;
            continue;
        }
        if !in_mapping {
            learner.malformed(&line, line.start)?;
            continue;
        }
        let end = line.end;
        if let Some((label, gap)) = colon::split(learner, line)? {
            let known = learner.known(&learner.text[label.clone()]);
            colon::value(learner, label.clone().into(), known, label, gap, end)?;
        }
    }
    Ok(())
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
