//! Rows of columns: /proc/stat and its like.

use alloc::vec::Vec;
use core::ops::Range;

use super::super::{Form, Span};
use super::{Expect, Learner, lines, words_of};
use crate::catalog::Shape;
use crate::{Error, ErrorKind, File};

/// `name column column ...` on each line. The columns of CPUs have the names
/// in the catalog's cell table; those of other rows have none, but for
/// cpuacct.usage_all, whose first line names them.
pub(super) fn columns(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let names = column_names(learner);
    let mut header: Option<Vec<Span>> = None;
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        let mut words = words_of(text, line.clone());
        let Some(name) = words.next().filter(|name| name.start == line.start) else {
            learner.fault(ErrorKind::ExpectedName, line.start)?;
            continue;
        };
        if learner.file() == File::V1CpuacctUsageAll && is_header(text, &line) {
            header = Some(words.map(Span::from).collect());
            continue;
        }
        if name.end == line.end {
            if line.end < text.len() {
                learner.fault(ErrorKind::ExpectedSeparator, line.end)?;
            }
            continue;
        }
        let of_cpu = text[name.clone()].starts_with(b"cpu");
        learner.row(name.clone());
        let labels = match &header {
            Some(header) => header.as_slice(),
            None if of_cpu => &names,
            None => &[],
        };
        let mut texts = text_columns(learner, &name, words_of(text, name.end..line.end));
        if texts > 0 {
            // Which columns are text depends on what stands in them.
            learner.for_once();
        }
        for (column, word) in words.enumerate() {
            let label = labels.get(column).copied().unwrap_or(Span::NONE);
            let expect = if texts > 0 { Expect::Text(Form::Constant) } else { Expect::Integer };
            texts = texts.saturating_sub(1);
            learner.read(label, word, expect)?;
        }
    }
    Ok(())
}

/// The catalog's cell names, once each.
fn column_names(learner: &mut Learner<'_, '_>) -> Vec<Span> {
    let cells = learner.file().info().cells;
    cells.iter().map(|cell| learner.intern(cell.name)).collect()
}

/// The text's first line, whose every word begins with a letter and is not the
/// value `max`.
fn is_header(text: &[u8], line: &Range<usize>) -> bool {
    line.start == 0
        && line.end < text.len()
        && words_of(text, line.clone())
            .all(|word| text[word.start].is_ascii_alphabetic() && text[word] != *b"max")
        && words_of(text, line.clone()).count() > 1
}

/// How many of a row's first columns are text: in schedstat a domain has its
/// CPU mask there, since version 17 with a name before it.
fn text_columns(
    learner: &Learner<'_, '_>,
    name: &Range<usize>,
    mut words: impl Iterator<Item = Range<usize>>,
) -> usize {
    let text = learner.text;
    if learner.file().info().shape != Shape::Schedstat || !text[name.clone()].starts_with(b"domain")
    {
        return 0;
    }
    let named = words.next().is_some_and(|word| text[word.start].is_ascii_uppercase());
    1 + usize::from(named)
}

/// `8:0 Read 1`: consecutive lines of a device are one row, whose cells have
/// the operations' names. The last line, `Total 9`, is a row of its own.
pub(super) fn blkio(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let mut device = 0..0;
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        let mut words = words_of(text, line.clone());
        match (words.next(), words.next(), words.next(), words.next()) {
            (Some(head), Some(value), None, None) => {
                learner.row(head);
                learner.read(Span::NONE, value, Expect::Integer)?;
                device = 0..0;
            }
            (Some(head), Some(operation), Some(value), None) => {
                if text[head.clone()] != text[device.clone()] {
                    learner.row(head.clone());
                    device = head;
                }
                learner.read(operation.into(), value, Expect::Integer)?;
            }
            _ => learner.malformed(&line, line.start)?,
        }
    }
    Ok(())
}

/// `   8       0 sda 1 2 3 ...`: a row has the device's name.
pub(super) fn diskstats(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let names = column_names(learner);
    let (major, minor) = (learner.intern("major"), learner.intern("minor"));
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        let mut words = words_of(text, line.clone());
        let (first, second, name) = (words.next(), words.next(), words.next());
        // A name at the end of the text may have been cut.
        let (Some(first), Some(second), Some(name)) =
            (first, second, name.filter(|name| name.end < text.len()))
        else {
            learner.malformed(&line, line.start)?;
            continue;
        };
        learner.row(name);
        let field = line.start;
        learner.read_padded(major, field, first.clone(), Expect::Integer, 4)?;
        learner.read_padded(minor, first.end + 1, second, Expect::Integer, 7)?;
        for (column, word) in words.enumerate() {
            let label = names.get(column).copied().unwrap_or(Span::NONE);
            learner.read(label, word, Expect::Integer)?;
        }
    }
    Ok(())
}

/// A header of CPUs, then `HI: 1 2 ...` with names and numbers aligned right.
pub(super) fn softirqs(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    let mut cpus: Vec<Span> = Vec::new();
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        let mut words = words_of(text, line.clone());
        if line.start == 0 && words.all(|word| text[word].starts_with(b"CPU")) {
            cpus = words_of(text, line).map(Span::from).collect();
            continue;
        }
        let mut words = words_of(text, line.clone());
        let Some(name) = words.next().filter(|name| text[name.clone()].ends_with(b":")) else {
            learner.malformed(&line, line.start)?;
            continue;
        };
        if line.start == 0 {
            // A row where the header belongs.
            learner.fault(ErrorKind::Malformed, 0)?;
        }
        learner.row(name.start..name.end - 1);
        let mut end = name.end;
        for (cpu, word) in words.enumerate() {
            let label = cpus.get(cpu).copied().unwrap_or(Span::NONE);
            // One blank, then the field.
            learner.read_padded(label, end + 1, word.clone(), Expect::Integer, 10)?;
            end = word.end;
        }
    }
    Ok(())
}

/// `Node 0, zone      DMA      1      0 ...`: a row has the zone's whole
/// heading, and a cell for each order.
pub(super) fn buddyinfo(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let text = learner.text;
    for line in lines(text) {
        if learner.is_hollow(&line)? {
            continue;
        }
        let mut words = words_of(text, line.clone());
        let heading = [words.next(), words.next(), words.next(), words.next()];
        let [Some(node), Some(_), Some(zone), Some(name)] = heading else {
            learner.malformed(&line, line.start)?;
            continue;
        };
        let torn = name.end == text.len();
        if torn || &text[node.clone()] != b"Node" || &text[zone] != b"zone" {
            learner.malformed(&line, node.start)?;
            continue;
        }
        learner.row(node.start..name.end);
        let mut end = name.end;
        for word in words {
            learner.read_padded(Span::NONE, end + 1, word.clone(), Expect::Integer, 6)?;
            end = word.end;
        }
    }
    Ok(())
}
