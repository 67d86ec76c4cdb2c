//! Learning: the grammar's way through a text, which makes its template and
//! first readings.

use alloc::vec::Vec;
use core::ops::Range;

use super::{Form, MISSING, Row, Slot, Span, Template, UNKNOWN, shapes};
use crate::catalog::KeyInfo;
use crate::decoder::Problems;
use crate::snapshot::Readings;
use crate::{Decoder, Error, ErrorKind, File, Value};

/// Reads `text` by the grammar of `file`: its template and what stood in the
/// slots.
///
/// Strict where `problems` is `None`: the first fault in the text is returned.
/// Lenient otherwise: faults are added to `problems`, and nothing is returned
/// as an error but a text that is too large.
pub(crate) fn learn(
    file: File,
    text: &[u8],
    problems: Option<&mut Problems>,
) -> Result<(Template, Readings), Error> {
    // Spans are 32 bits wide, and names may follow the text in the pool.
    const { assert!(Decoder::MAX_TEXT <= (u32::MAX / 2) as usize) };
    if text.len() > Decoder::MAX_TEXT {
        return Err(Error::new(ErrorKind::TooLarge, 0));
    }
    let mut learner = Learner {
        text,
        keys: file.info().keys,
        template: Template::new(file),
        readings: Readings::default(),
        problems,
        expected: 0,
        interned: Vec::new(),
        full: None,
        end_reported: text.is_empty() || text.ends_with(b"\n"),
    };
    learner.reserve();
    learner.template.pool.extend_from_slice(text);
    learner.template.length = text.len() as u32;
    if text.is_empty() && !file.info().may_be_empty {
        learner.fault(ErrorKind::Empty, 0)?;
    }
    let read = shapes::read(&mut learner).and_then(|()| learner.end());
    if let Some(offset) = learner.full {
        return Err(Error::new(ErrorKind::TooLarge, offset));
    }
    // A duplicate before the fault is the first fault.
    for offset in learner.index() {
        match read {
            Err(first) if first.offset <= offset => {}
            _ => learner.fault(ErrorKind::DuplicateName, offset)?,
        }
    }
    read?;
    learner.template.learned.clone_from(&learner.readings.values);
    learner.sort_problems();
    Ok((learner.template, learner.readings))
}

/// Takes what the grammar found.
pub(crate) struct Learner<'t, 'p> {
    pub(super) text: &'t [u8],
    /// What the catalog knows of the file.
    keys: &'static [KeyInfo],
    template: Template,
    readings: Readings,
    problems: Option<&'p mut Problems>,
    /// The catalog's key after the last one seen: kernels print keys in the
    /// table's order, so the next name is nearly always it.
    expected: usize,
    /// Names in the pool that do not stand in the text.
    interned: Vec<(&'static str, Span)>,
    /// Where a row or cell stands that is one too many. From there on none is
    /// taken.
    full: Option<usize>,
    /// Whether the text ends with LF, or that it does not was said.
    end_reported: bool,
}

impl<'t> Learner<'t, '_> {
    pub(super) fn file(&self) -> File {
        self.template.file
    }

    /// Makes room for as many rows and cells as the text seems to have, so that
    /// nothing grows again and again. What is no line takes no room for one:
    /// lines and cells of real files have eight bytes and more.
    fn reserve(&mut self) {
        let most = (self.text.len() / 8).min(Decoder::MAX_CELLS);
        let (rows, cells) = shapes::size(self.file(), self.text);
        let (rows, cells) = (rows.min(most), cells.min(most));
        self.template.rows.reserve_exact(rows);
        self.template.slots.reserve_exact(cells);
        self.readings.values.reserve_exact(cells);
        self.readings.states.reserve_exact(cells);
    }

    /// A fault: the end when strict, a problem when lenient.
    pub(super) fn fault(&mut self, kind: ErrorKind, offset: usize) -> Result<(), Error> {
        let error = Error::new(kind, offset);
        // A reader that trusted a file's size leaves NULs, and no LF after them.
        self.end_reported |= kind == ErrorKind::Truncated
            || kind == ErrorKind::NulByte && !self.text[offset..].contains(&b'\n');
        match &mut self.problems {
            None => Err(error),
            Some(problems) => {
                problems.push(error);
                Ok(())
            }
        }
    }

    /// The text may end as it does: its last line needs no LF, or was
    /// reported for something else.
    pub(super) fn accept_end(&mut self) {
        self.end_reported = true;
    }

    /// The text ends: it must do so with LF.
    fn end(&mut self) -> Result<(), Error> {
        if self.end_reported {
            return Ok(());
        }
        self.fault(ErrorKind::Truncated, self.text.len())
    }

    /// The template fits this text alone: the next is for the grammar.
    pub(super) fn for_once(&mut self) {
        self.template.for_once = true;
    }

    /// A row begins, whose name stands in the text. Returns what the catalog
    /// knows of it.
    #[inline]
    pub(super) fn row(&mut self, name: Range<usize>) -> Option<&'static KeyInfo> {
        let known = self.known(&self.text[name.clone()]);
        self.push_row(name.into(), known.map_or(UNKNOWN, |key| key.number));
        known
    }

    /// A row begins, which has this key of the catalog but no name in the text.
    pub(super) fn row_of_key(&mut self, key: usize) {
        let name = self.intern(self.template.file.info().keys[key].name);
        self.push_row(name, key as u16);
    }

    /// A row begins, which has no name.
    pub(super) fn row_without_name(&mut self) {
        self.push_row(Span::NONE, UNKNOWN);
    }

    #[inline]
    fn push_row(&mut self, name: Span, key: u16) {
        if self.template.rows.len() == Decoder::MAX_CELLS {
            let last = self.template.slots.last().map_or(0, |slot| slot.at.end);
            self.full.get_or_insert(name.start.max(last) as usize);
            return;
        }
        let first = self.template.slots.len() as u32;
        self.template.rows.push(Row { name, first, key });
    }

    /// A cell of the row that began last: its name, where its value stands,
    /// how it is written, and the value.
    #[inline]
    pub(super) fn cell(&mut self, name: Span, at: Range<usize>, form: Form, value: Value<'t>) {
        // What stands for `max` or a sign in a value is a number as well.
        self.template.is_decimal &= form == Form::Decimal && matches!(value, Value::Number(_));
        if !self.has_room(at.start) {
            return;
        }
        self.template.slots.push(Slot { at: at.into(), name, form });
        self.readings.push(value, form.state());
    }

    /// A cell whose value cannot be read. The fault was reported.
    pub(super) fn unreadable(&mut self, name: Span, at: Range<usize>) {
        if !self.has_room(at.start) {
            return;
        }
        self.readings.push_unreadable(&self.text[at.clone()]);
        self.template.is_decimal = false;
        self.template.slots.push(Slot { at: at.into(), name, form: Form::Token });
    }

    /// Whether there is room for one more cell, which stands at this place.
    #[inline]
    fn has_room(&mut self, offset: usize) -> bool {
        let room = self.full.is_none() && self.template.slots.len() < Decoder::MAX_CELLS;
        if !room {
            self.full.get_or_insert(offset);
        }
        room
    }

    /// A name that does not stand in the text: added to the pool, once.
    pub(super) fn intern(&mut self, name: &'static str) -> Span {
        let known = self.interned.iter().rev().find(|(known, _)| *known == name);
        if let Some((_, span)) = known {
            return *span;
        }
        let start = self.template.pool.len();
        self.template.pool.extend_from_slice(name.as_bytes());
        let span = Span::from(start..self.template.pool.len());
        self.interned.push((name, span));
        span
    }

    /// What the catalog knows of a row, or of a field of a record.
    #[inline]
    pub(super) fn known(&mut self, name: &[u8]) -> Option<&'static KeyInfo> {
        let known = match self.keys.get(self.expected) {
            Some(key) if key.name.as_bytes() == name => key,
            _ => find(self.keys, self.expected, name)?,
        };
        self.expected = usize::from(known.number) + 1;
        Some(known)
    }

    /// Makes rows findable by name. Returns the places of the names that an
    /// earlier row has, in the order of the text.
    fn index(&mut self) -> Vec<usize> {
        let mut duplicates = Vec::new();
        let unique = shapes::names_rows(self.template.file);
        let Template { file, pool, rows, by_key, others, .. } = &mut self.template;
        by_key.resize(file.info().keys.len(), MISSING);
        for (number, row) in rows.iter().enumerate() {
            match by_key.get_mut(usize::from(row.key)) {
                Some(place) if *place == MISSING => *place = number as u32,
                Some(_) => duplicates.push(row.name.start as usize),
                None => others.push(number as u32),
            }
        }
        let name = |row: u32| {
            let span = rows[row as usize].name;
            &pool[span.start as usize..span.end as usize]
        };
        // Stable, so that of equal names the first in the text stays first.
        others.sort_by(|&a, &b| name(a).cmp(name(b)));
        for pair in others.windows(2) {
            let same = name(pair[0]) == name(pair[1]);
            if unique && same && !name(pair[0]).is_empty() {
                duplicates.push(rows[pair[1] as usize].name.start as usize);
            }
        }
        duplicates.sort_unstable();
        duplicates
    }

    /// Duplicates were found last: brings problems into the order of the text.
    fn sort_problems(&mut self) {
        if let Some(problems) = &mut self.problems {
            problems.sort();
        }
    }
}

/// The key of this name: most likely one soon after `first`.
#[inline(never)]
fn find(keys: &'static [KeyInfo], first: usize, name: &[u8]) -> Option<&'static KeyInfo> {
    let (before, after) = keys.split_at(first.min(keys.len()));
    after.iter().chain(before).find(|key| key.name.as_bytes() == name)
}
