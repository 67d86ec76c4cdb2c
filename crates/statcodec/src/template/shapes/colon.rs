//! Files of labels, and the fields of a mapping.

use core::ops::Range;

use super::super::{Form, Span, is_trimmed};
use super::{Expect, Learner, lines, maps, padded, words_of};
use crate::catalog::{KeyInfo, Unit};
use crate::decode::{Measure, is_mapping, measure, split_label, text_start};
use crate::{Error, ErrorKind, File, Value, number};

/// `label:   number kB` or `label:\ttext` on each line.
pub(super) fn colon(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    if learner.file() == File::NodeMeminfo {
        return node_meminfo(learner);
    }
    for line in lines(learner.text) {
        if !learner.is_hollow(&line)? {
            label_row(learner, line)?;
        }
    }
    Ok(())
}

/// /proc/pid/smaps_rollup: the line of one mapping, then labels.
pub(super) fn rollup(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let mut mapped = false;
    for line in lines(learner.text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        let bytes = &learner.text[line.clone()];
        if is_mapping(bytes) {
            if mapped {
                // A second mapping: reported, and read all the same.
                learner.malformed(&line, line.start)?;
            }
            mapped = true;
            maps::row(learner, line)?;
            continue;
        }
        if line.start == 0 && bytes.contains(&b':') {
            // A label where the mapping belongs.
            learner.fault(ErrorKind::Malformed, 0)?;
        }
        label_row(learner, line)?;
    }
    Ok(())
}

/// A line that is a row of its own.
fn label_row(learner: &mut Learner<'_, '_>, line: Range<usize>) -> Result<(), Error> {
    let end = line.end;
    match split(learner, line)? {
        Some((label, gap)) => {
            let known = learner.row(label.clone());
            value(learner, Span::NONE, known, label, gap, end)
        }
        None => Ok(()),
    }
}

/// `Node 3 MemTotal:  16 kB` on each line. The number, which is the same in
/// all lines, is the first row, named `Node`.
fn node_meminfo(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let node = node_of(text);
    let mut begun = false;
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        let Some((value, at)) = node_number(text, &line) else {
            learner.malformed(&line, line.start)?;
            continue;
        };
        if node != Some(value) {
            learner.malformed(&line, at.start)?;
            continue;
        }
        let label = at.end + 1;
        if !begun {
            begun = true;
            learner.row(line.start..line.start + 4);
            learner.cell(Span::NONE, at, Form::Constant, Value::Number(value));
        }
        label_row(learner, label..line.end)?;
    }
    Ok(())
}

/// The node that most lines are about, if more than half are about one: a bad
/// line is not the measure of all others, be it the first (the vote of Boyer
/// and Moore).
fn node_of(text: &[u8]) -> Option<u64> {
    let mut leader = None;
    let mut lead = 0usize;
    for (number, _) in lines(text).filter_map(|line| node_number(text, &line)) {
        match leader {
            Some(leader) if leader == number => lead += 1,
            Some(_) if lead > 0 => lead -= 1,
            _ => (leader, lead) = (Some(number), 1),
        }
    }
    leader
}

/// The number after `Node `, and its place.
fn node_number(text: &[u8], line: &Range<usize>) -> Option<(u64, Range<usize>)> {
    let rest = text[line.clone()].strip_prefix(b"Node ")?;
    let (value, length) = number::decimal(rest).ok()?;
    let at = line.start + 5..line.start + 5 + length;
    (rest.get(length) == Some(&b' ')).then_some((value, at))
}

/// The places of a label and of the blanks after its colon.
type Label = (Range<usize>, Range<usize>);

/// Splits a line at its first colon; reports one that has none.
pub(super) fn split(
    learner: &mut Learner<'_, '_>,
    line: Range<usize>,
) -> Result<Option<Label>, Error> {
    let torn = line.end == learner.text.len();
    match split_label(learner.text, line) {
        Ok(parts) => Ok(Some(parts)),
        Err(error) => {
            let kind = match error.kind {
                ErrorKind::ExpectedSeparator if torn => ErrorKind::Truncated,
                kind => kind,
            };
            learner.fault(kind, error.offset)?;
            Ok(None)
        }
    }
}

/// The cell or cells of a label that the catalog knows as `known`.
pub(super) fn value(
    learner: &mut Learner<'_, '_>,
    name: Span,
    known: Option<&KeyInfo>,
    label: Range<usize>,
    gap: Range<usize>,
    end: usize,
) -> Result<(), Error> {
    let text = learner.text;
    let start = text_start(text, gap.clone());
    if end == text.len() {
        learner.fault(ErrorKind::Truncated, end)?;
        learner.unreadable(name, start..end);
        return Ok(());
    }
    if known.is_some_and(|key| matches!(key.unit, Unit::Text | Unit::Mask)) {
        // After a tab text may begin with blanks.
        let form = if start == gap.start + 1 && text[gap.start] == b'\t' {
            Form::Line
        } else {
            Form::Trimmed
        };
        learner.cell(name, start..end, form, Value::Text(&text[start..end]));
        return Ok(());
    }
    let rest = gap.end..end;
    if let Some(measure) = measure(&text[rest.clone()]) {
        let token = rest.start..rest.start + measure.length;
        let (field, width) = field_of(learner.file(), text, &label, &gap, &measure);
        let (at, form) = match padded(text, field, token, width) {
            (at, Form::Decimal) => (at, Form::DIGITS),
            padded => padded,
        };
        learner.cell(name, at, form, Value::Number(measure.number));
        return Ok(());
    }
    match known {
        // The kernel ends the list with a blank, also when it is empty.
        Some(key) if key.name == "Groups" => {
            words_of(text, rest).try_for_each(|id| learner.read(name, id, Expect::Unsigned))
        }
        // Files that have labels with text may have more of them.
        None if has_text(learner.file()) && start < end => {
            if !is_trimmed(&text[start..end]) {
                learner.for_once();
            }
            learner.cell(name, start..end, Form::Rest, Value::Text(&text[start..end]));
            Ok(())
        }
        _ => several(learner, name, rest),
    }
}

fn has_text(file: File) -> bool {
    file.info().keys.iter().any(|key| key.unit == Unit::Text)
}

/// Numbers with tabs, blanks or slashes between them, as `Uid` and `SigQ` of
/// a process's status have.
fn several(learner: &mut Learner<'_, '_>, name: Span, rest: Range<usize>) -> Result<(), Error> {
    let text = learner.text;
    let status = learner.file() == File::PidStatus;
    let mut at = rest.start;
    loop {
        let word = &text[at..rest.end];
        match number::decimal(word) {
            Ok((value, length)) if length == word.len() => {
                learner.cell(name, at..rest.end, Form::DIGITS, Value::Number(value));
                return Ok(());
            }
            Ok((value, length)) if status && matches!(word[length], b'\t' | b' ' | b'/') => {
                learner.cell(name, at..at + length, Form::DIGITS, Value::Number(value));
                at += length + 1;
            }
            Ok((_, length)) => {
                learner.fault(ErrorKind::ExpectedLineEnd, at + length)?;
                learner.unreadable(name, at..rest.end);
                return Ok(());
            }
            Err(kind) => {
                learner.fault(kind, at)?;
                learner.unreadable(name, at..rest.end);
                return Ok(());
            }
        }
    }
}

/// Where the field of a right-aligned number begins, and how wide the kernel
/// makes it (0: just as wide as the number).
///
/// Label and colon take 16 columns and the number 8 more, so that it ends in
/// column 24, whichever of the two the kernel pads: `HugePages_Total` and a
/// few more have three blanks and 5 columns, `Private_Hugetlb` one and 7. A
/// node's meminfo is two columns short in its `HugePages_` lines and, in
/// kernels 5.4 to 6.5, one in two others.
fn field_of(
    file: File,
    text: &[u8],
    label: &Range<usize>,
    gap: &Range<usize>,
    measure: &Measure,
) -> (usize, u8) {
    if text[gap.clone()].contains(&b'\t') {
        // A tab, then 8 columns where a unit follows.
        let tabs = text[gap.clone()].iter().rposition(|&byte| byte == b'\t');
        let field = gap.start + tabs.map_or(0, |at| at + 1);
        return (field, if measure.kib { 8 } else { 0 });
    }
    let bytes = &text[label.clone()];
    let end = gap.end + measure.length - label.start;
    let (column, width) = match bytes {
        b"Private_Hugetlb" => (17, 7),
        b"HardwareCorrupted" | b"EarlyMemtestBad" => (19, 5),
        b"FileHugePages" | b"FilePmdMapped" if end == 23 => (15, 8),
        _ if !measure.kib && bytes.starts_with(b"HugePages_") => match file {
            File::NodeMeminfo => (17, 5),
            _ => (19, 5),
        },
        _ if measure.kib => (16, 8),
        _ => (16, 0),
    };
    ((label.start + column).max(gap.start).min(gap.end), width)
}
