//! The template: fixed text with numbers in its slots.
//!
//! Every kernel statistics file is literals around slots, and between two
//! readings only what stands in the slots changes:
//!
//! ```text
//! anon 4096\nfile 8192\n     text
//! anon ____\nfile ____\n     template: 3 literals, 2 slots
//! ```
//!
//! [`learn`] reads a text by the grammar and makes its template: it marks
//! where rows begin and where values stand, and all that lies between two
//! slots is a literal. That holds for any shape of file, and makes the way
//! back exact: the literals and the printed values in turn are the text.
//!
//! [`warm`] reads the next text by comparing the literals and converting the
//! slots, nothing else. Whatever it meets that it did not expect it leaves to
//! the grammar. [`fast`] does the same where the text is much as it was last
//! time.

mod fast;
mod learn;
mod shapes;
#[allow(unsafe_code)]
mod vector;
mod warm;

use alloc::vec::Vec;
use core::ops::Range;

pub(crate) use learn::learn;
pub use vector::Level;
pub(crate) use warm::Warmth;

use crate::catalog::KeyInfo;
use crate::decode::{is_perms, measure, scalar};
use crate::{ErrorKind, File, State, Value};

/// A part of the template's pool. 32 bits bound a text to 4 GiB.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    /// The name of what has none.
    pub(crate) const NONE: Span = Span { start: 0, end: 0 };
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Self {
        // `learn` takes no text above what 32 bits hold.
        Span { start: range.start as u32, end: range.end as u32 }
    }
}

/// How the value in a slot is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// Plain digits, a sign, or `max`.
    Decimal,
    /// Digits with blanks before them up to a width; more digits widen it.
    Padded(u8),
    /// Digits with two decimals, or `max`.
    Hundredths,
    /// Lower-case hexadecimal digits with zeros before them up to a width.
    Hex(u8),
    /// What cannot be another, since more of the text hangs on it: digits that
    /// stand in other places too, as a literal.
    Constant,
    /// Text up to a blank or LF, which is text because it is no number.
    Word,
    /// Text up to a blank, tab or LF, whatever it looks like.
    Token,
    /// Text up to LF, whatever it looks like.
    Line,
    /// Text up to LF without NUL and not ending in CR: words of the kernel's.
    Phrase,
    /// The same, after blanks that are not part of it.
    Trimmed,
    /// The same, which is text because it is no number with a unit.
    Rest,
    /// The permissions of a mapping, `rw-p`.
    Perms,
    /// Text up to the last closing parenthesis: a process's name.
    Comm,
}

impl Form {
    /// Digits alone: no blanks, no sign, no `max`.
    pub(crate) const DIGITS: Form = Form::Padded(1);

    /// The state that a cell of this form is in, unless it is `max` or
    /// negative.
    pub(crate) fn state(self) -> State {
        match self {
            Form::Decimal | Form::Padded(_) | Form::Hex(_) | Form::Constant => State::Value,
            Form::Hundredths => State::Hundredths,
            _ => State::Text,
        }
    }

    /// Whether `text` in a slot of this form reads back as it is.
    pub(crate) fn holds(self, text: &[u8]) -> bool {
        let is_line = !text.contains(&b'\n');
        match self {
            Form::Decimal | Form::Padded(_) | Form::Hex(_) | Form::Hundredths | Form::Constant => {
                false
            }
            Form::Word => matches!(scalar(text), Ok(([], Value::Text(_)))),
            // A parenthesis would end the name before it in /proc/pid/stat.
            Form::Token => is_line && !text.is_empty() && !text.iter().any(|b| b" \t)".contains(b)),
            Form::Line => is_line,
            Form::Phrase => is_line && phrase_fault(text).is_none(),
            Form::Trimmed => is_line && is_trimmed(text),
            Form::Rest => {
                is_line && is_trimmed(text) && !text.is_empty() && measure(text).is_none()
            }
            Form::Perms => is_perms(text),
            // Whatever it holds, the last parenthesis is the one after it.
            Form::Comm => true,
        }
    }
}

/// What makes text no words of the kernel's, and where.
pub(crate) fn phrase_fault(text: &[u8]) -> Option<(ErrorKind, usize)> {
    match memchr::memchr(0, text) {
        Some(at) => Some((ErrorKind::NulByte, at)),
        None if text.ends_with(b"\r") => Some((ErrorKind::ExpectedLineEnd, text.len() - 1)),
        None => None,
    }
}

/// Whether text does not begin with a blank or tab.
pub(crate) fn is_trimmed(text: &[u8]) -> bool {
    !matches!(text.first(), Some(b' ' | b'\t'))
}

/// Where a value stands in the learned text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) at: Span,
    /// The cell's name; empty where it has none.
    pub(crate) name: Span,
    pub(crate) form: Form,
}

/// A row: a name and the slots up to those of the next row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) name: Span,
    /// Its first slot.
    pub(crate) first: u32,
    /// Its key's number in the catalog, or [`UNKNOWN`].
    pub(crate) key: u16,
}

/// The key number of a row that the catalog does not know, and the row number
/// of a key that the text does not have.
pub(crate) const UNKNOWN: u16 = u16::MAX;
pub(crate) const MISSING: u32 = u32::MAX;

/// What stays the same between readings of a file: the literals, and where
/// between them the values stand.
///
/// Snapshots share it. Rows are numbered in file order; the number of a row
/// of a name stays valid for all snapshots of the same template, which
/// [`Template::row_named`] finds once.
#[derive(Debug)]
pub struct Template {
    pub(crate) file: File,
    /// The text it was learned from, then names that do not stand in it.
    pub(crate) pool: Vec<u8>,
    /// The length of the text in the pool.
    pub(crate) length: u32,
    pub(crate) slots: Vec<Slot>,
    pub(crate) rows: Vec<Row>,
    /// Whether no other text is to be read by it.
    pub(crate) for_once: bool,
    /// Whether every slot is of plain digits, and had them.
    pub(crate) is_decimal: bool,
    /// What stood in the slots of the text in the pool.
    pub(crate) learned: Vec<u64>,
    /// The row of each key of the catalog.
    by_key: Vec<u32>,
    /// The other rows, sorted by name and, for equal names, by place.
    others: Vec<u32>,
}

/// Two templates are equal where they have the same rows and cells by name.
/// Literals do not count: how wide a field is cannot always be told from one
/// text.
impl PartialEq for Template {
    fn eq(&self, other: &Self) -> bool {
        let rows = |this: &Row, that: &Row| {
            this.first == that.first && self.bytes(this.name) == other.bytes(that.name)
        };
        let slots = |this: &Slot, that: &Slot| self.bytes(this.name) == other.bytes(that.name);
        self.file == other.file
            && self.rows.len() == other.rows.len()
            && self.slots.len() == other.slots.len()
            && self.rows.iter().zip(&other.rows).all(|(this, that)| rows(this, that))
            && self.slots.iter().zip(&other.slots).all(|(this, that)| slots(this, that))
    }
}

impl Eq for Template {}

impl Template {
    pub(crate) fn new(file: File) -> Self {
        Self {
            file,
            pool: Vec::new(),
            length: 0,
            slots: Vec::new(),
            rows: Vec::new(),
            for_once: false,
            is_decimal: true,
            learned: Vec::new(),
            by_key: Vec::new(),
            others: Vec::new(),
        }
    }

    /// The file it belongs to.
    #[must_use]
    pub fn file(&self) -> File {
        self.file
    }

    /// How many rows there are.
    #[must_use]
    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    /// How many cells there are in all rows.
    #[must_use]
    pub fn cell_count(&self) -> usize {
        self.slots.len()
    }

    /// The name of a row, or `None` past the last.
    #[must_use]
    pub fn row_name(&self, row: usize) -> Option<&[u8]> {
        Some(self.bytes(self.rows.get(row)?.name))
    }

    /// The name of a cell, counted over all rows; empty where cells have no
    /// names. `None` past the last.
    #[must_use]
    pub fn cell_name(&self, cell: usize) -> Option<&[u8]> {
        Some(self.bytes(self.slots.get(cell)?.name))
    }

    /// The cells of a row, counted over all rows.
    #[must_use]
    pub fn cells_of(&self, row: usize) -> Range<usize> {
        let Some(this) = self.rows.get(row) else {
            return 0..0;
        };
        let end = self.rows.get(row + 1).map_or(self.slots.len(), |next| next.first as usize);
        this.first as usize..end
    }

    /// The number of the first row of this name.
    #[must_use]
    pub fn row_named(&self, name: &[u8]) -> Option<usize> {
        if let Some(key) = self.file.key_named(name) {
            return self.row_of_key(key.number);
        }
        let first =
            self.others.partition_point(|&row| self.bytes(self.rows[row as usize].name) < name);
        let row = *self.others.get(first)? as usize;
        (self.bytes(self.rows[row].name) == name).then_some(row)
    }

    /// The number of the row of this key of the file's catalog.
    #[must_use]
    #[inline]
    pub fn row_of_key(&self, key: u16) -> Option<usize> {
        match self.by_key.get(usize::from(key)) {
            Some(&row) if row != MISSING => Some(row as usize),
            _ => None,
        }
    }

    /// The cell of this name in a row, counted over all rows.
    #[must_use]
    pub fn cell_named(&self, row: usize, name: &[u8]) -> Option<usize> {
        self.cells_of(row).find(|&cell| self.bytes(self.slots[cell].name) == name)
    }

    /// What the catalog knows of a cell, counted over all rows: of the cell's
    /// own name, or else of its row.
    #[must_use]
    pub fn cell_info(&self, cell: usize) -> Option<&'static KeyInfo> {
        let name = self.cell_name(cell)?;
        self.file.cell_named(name).or_else(|| self.row_info(self.row_of_cell(cell)?))
    }

    /// The row that a cell, counted over all rows, is in.
    #[must_use]
    pub fn row_of_cell(&self, cell: usize) -> Option<usize> {
        let after = self.rows.partition_point(|row| row.first as usize <= cell);
        after.checked_sub(1).filter(|_| cell < self.slots.len())
    }

    /// What the catalog knows of a row.
    #[must_use]
    pub fn row_info(&self, row: usize) -> Option<&'static KeyInfo> {
        self.file.info().keys.get(usize::from(self.rows.get(row)?.key))
    }

    pub(crate) fn bytes(&self, span: Span) -> &[u8] {
        &self.pool[span.start as usize..span.end as usize]
    }

    /// The literal before a slot; after the last slot the rest of the text.
    pub(crate) fn literal(&self, slot: usize) -> &[u8] {
        let start = match slot {
            0 => 0,
            _ => self.slots[slot - 1].at.end,
        };
        let end = self.slots.get(slot).map_or(self.length, |slot| slot.at.start);
        self.bytes(Span { start, end })
    }
}
