//! A snapshot: the numbers of one reading.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::catalog::{Key, KeyInfo};
use crate::encode::{Pen, Sink, Writer};
use crate::template::{Form, Template};
use crate::{Cell, Error, ErrorKind, File, State, Value};

/// The numbers of one reading of a file, in file order.
///
/// Rows (`anon`, `cpu0`, `8:0`) hold cells: a row of a flat file has one, a
/// row of memory.numa_stat one per node. Every row that stood in the file is
/// here, known to the catalog or not, and what did not stand there is
/// [`Cell::Absent`], never 0.
///
/// ```
/// use statcodec::{Cell, File, catalog::memory_stat::Key};
///
/// let snapshot = File::MemoryStat.decode(b"anon 4096\nbrand_new 7\n")?;
/// assert_eq!(snapshot.get(Key::Anon), Cell::Value(4096));
/// assert_eq!(snapshot.get(Key::File), Cell::Absent);
/// assert_eq!(snapshot.get_named("brand_new"), Cell::Value(7));
/// # Ok::<(), statcodec::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    pub(crate) template: Arc<Template>,
    pub(crate) readings: Readings,
}

/// A row of a [`Snapshot`].
#[derive(Debug, Clone, Copy)]
pub struct RowView<'s> {
    snapshot: &'s Snapshot,
    row: usize,
}

/// What stands in the slots.
#[derive(Debug, Clone, Default)]
pub(crate) struct Readings {
    pub(crate) values: Vec<u64>,
    pub(crate) states: Vec<State>,
    /// The bytes of text and unreadable cells. Such a cell's value is where
    /// they begin, and in the high half how many they are.
    pub(crate) raw: Vec<u8>,
    /// Whether every state is the one that the slot's form has, and no cell
    /// is text: the next reading need not reset them.
    pub(crate) plain: bool,
}

/// Equal where every cell is. How the bytes of text cells are kept does not
/// count.
impl PartialEq for Readings {
    fn eq(&self, other: &Self) -> bool {
        self.values.len() == other.values.len()
            && (0..self.values.len()).all(|index| self.cell(index) == other.cell(index))
    }
}

impl Eq for Readings {}

impl Readings {
    /// Adds a cell whose form has the state `usual`.
    #[inline]
    pub(crate) fn push(&mut self, value: Value<'_>, usual: State) {
        self.plain |= self.values.is_empty();
        if let (Value::Number(number), State::Value) = (value, usual) {
            self.values.push(number);
            self.states.push(usual);
            return;
        }
        self.values.push(0);
        self.states.push(usual);
        self.set(self.values.len() - 1, value);
    }

    /// Adds a cell that cannot be read.
    pub(crate) fn push_unreadable(&mut self, text: &[u8]) {
        self.values.push(0);
        self.states.push(State::Unreadable);
        self.set_raw(self.values.len() - 1, State::Unreadable, text);
    }

    pub(crate) fn set(&mut self, index: usize, value: Value<'_>) {
        let (bits, state) = match value {
            Value::Number(number) => (number, State::Value),
            Value::Hundredths(number) => (number, State::Hundredths),
            Value::Negative(number) => (number as u64, State::Negative),
            Value::Max => (u64::MAX, State::Max),
            Value::Text(text) => return self.set_raw(index, State::Text, text),
        };
        self.plain &= self.states[index] == state;
        self.values[index] = bits;
        self.states[index] = state;
    }

    fn set_raw(&mut self, index: usize, state: State, text: &[u8]) {
        // Both halves fit: a text is below 2 GiB, and its parts with it.
        self.values[index] = self.raw.len() as u64 | (text.len() as u64) << 32;
        self.states[index] = state;
        self.raw.extend_from_slice(text);
        self.plain = false;
    }

    /// Lets go of text that was replaced, once it is more than what is there.
    fn compact(&mut self) {
        let is_raw = |state: &State| matches!(state, State::Text | State::Unreadable);
        if self.raw.len() < 4096 {
            return;
        }
        let raws = self.values.iter().zip(&self.states).filter(|(_, state)| is_raw(state));
        let live: u64 = raws.map(|(value, _)| value >> 32).sum();
        if (self.raw.len() as u64) < 2 * live + 4096 {
            return;
        }
        let old = core::mem::take(&mut self.raw);
        for (value, _) in self.values.iter_mut().zip(&self.states).filter(|(_, s)| is_raw(s)) {
            let (start, length) = ((*value & 0xffff_ffff) as usize, (*value >> 32) as usize);
            *value = self.raw.len() as u64 | (length as u64) << 32;
            self.raw.extend_from_slice(old.get(start..start + length).unwrap_or_default());
        }
    }

    fn raw_of(&self, value: u64) -> &[u8] {
        let start = (value & 0xffff_ffff) as usize;
        let length = (value >> 32) as usize;
        self.raw.get(start..start + length).unwrap_or_default()
    }

    #[inline]
    fn cell(&self, index: usize) -> Cell<'_> {
        let (Some(&value), Some(&state)) = (self.values.get(index), self.states.get(index)) else {
            return Cell::Absent;
        };
        match state {
            State::Value => Cell::Value(value),
            State::Hundredths => Cell::Hundredths(value),
            State::Negative => Cell::Negative(value as i64),
            State::Max => Cell::Max,
            State::Absent => Cell::Absent,
            State::Unreadable => Cell::Unreadable(self.raw_of(value)),
            State::Text => Cell::Text(self.raw_of(value)),
        }
    }
}

impl Snapshot {
    /// The file it is a reading of.
    #[must_use]
    pub fn file(&self) -> File {
        self.template.file
    }

    /// Names, rows and cells without their values, which snapshots share.
    #[must_use]
    pub fn template(&self) -> &Arc<Template> {
        &self.template
    }

    /// The first cell of the row of this key: O(1).
    ///
    /// `Absent` where the file does not have it, or where the key belongs to
    /// another file.
    #[must_use]
    #[inline]
    pub fn get<K: Key>(&self, key: K) -> Cell<'_> {
        if !self.file().has_keys::<K>() {
            return Cell::Absent;
        }
        self.get_number(key.number())
    }

    /// The first cell of the row of the key of this number in the file's
    /// table: O(1). `Absent` where the file does not have it.
    #[must_use]
    #[inline]
    pub fn get_number(&self, key: u16) -> Cell<'_> {
        self.template.row_of_key(key).map_or(Cell::Absent, |row| self.first_cell(row))
    }

    /// The first cell of the first row of this name.
    #[must_use]
    pub fn get_named(&self, name: impl AsRef<[u8]>) -> Cell<'_> {
        match self.template.row_named(name.as_ref()) {
            Some(row) => self.first_cell(row),
            None => Cell::Absent,
        }
    }

    /// The cell `cell` of the first row `row`: `get_cell("anon", "N0")`.
    #[must_use]
    pub fn get_cell(&self, row: impl AsRef<[u8]>, cell: impl AsRef<[u8]>) -> Cell<'_> {
        self.row(row).map_or(Cell::Absent, |row| row.get(cell))
    }

    /// The first row of this name.
    #[must_use]
    pub fn row(&self, name: impl AsRef<[u8]>) -> Option<RowView<'_>> {
        let row = self.template.row_named(name.as_ref())?;
        Some(RowView { snapshot: self, row })
    }

    /// The rows in file order.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = RowView<'_>> + DoubleEndedIterator {
        (0..self.template.rows.len()).map(move |row| RowView { snapshot: self, row })
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.template.rows.len()
    }

    /// Whether there are no rows.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.template.rows.is_empty()
    }

    /// The numbers of all cells, in file order, one after the other.
    ///
    /// A number counts where [`states`](Self::states) says `Value`, or
    /// `Hundredths`; a `Negative` one holds the bits of an `i64`, and the
    /// others are not numbers.
    #[must_use]
    pub fn values(&self) -> &[u64] {
        &self.readings.values
    }

    /// The states of all cells, in the order of [`values`](Self::values).
    #[must_use]
    pub fn states(&self) -> &[State] {
        &self.readings.states
    }

    /// The cell of this number, counted over all rows.
    #[must_use]
    pub fn cell(&self, cell: usize) -> Cell<'_> {
        self.readings.cell(cell)
    }

    /// Puts a value into a cell, counted over all rows.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::NotEncodable`] where the cell is written in a form that
    /// cannot hold the value (a whole number where the file prints decimals,
    /// a word with a blank), or where there is no such cell.
    pub fn set(&mut self, cell: usize, value: Value<'_>) -> Result<(), Error> {
        let form = self.template.slots.get(cell).map(|slot| slot.form);
        let fits = match (form, value) {
            (Some(Form::Decimal | Form::Padded(_) | Form::Hex(_)), Value::Number(_))
            | (Some(Form::Hundredths), Value::Hundredths(_))
            | (Some(Form::Decimal | Form::Hundredths), Value::Max) => true,
            (Some(Form::Decimal), Value::Negative(number)) => number < 0,
            (Some(form), Value::Text(text)) => form.holds(text),
            _ => false,
        };
        if !fits {
            return Err(Error::new(ErrorKind::NotEncodable, cell));
        }
        self.readings.set(cell, value);
        self.readings.compact();
        Ok(())
    }

    fn first_cell(&self, row: usize) -> Cell<'_> {
        let cells = self.template.cells_of(row);
        if cells.is_empty() { Cell::Absent } else { self.readings.cell(cells.start) }
    }

    /// Writes the file's text: to the byte what the kernel printed, or prints
    /// for these numbers.
    pub fn encode<S: Sink>(&self, writer: &mut Writer<S>) {
        // Most files are whole numbers and nothing else, and about as long as
        // they were.
        if self.readings.plain
            && self.template.is_decimal
            && writer.with_pen(self.template.length as usize, |pen| self.encode_decimal(pen))
        {
            return;
        }
        let slots = &self.template.slots;
        for (index, slot) in slots.iter().enumerate() {
            let literal = self.template.literal(index);
            match self.readings.cell(index) {
                Cell::Value(number) => match slot.form {
                    Form::Padded(width) => writer.decimal_width(literal, number, width),
                    Form::Hex(width) => writer.hex(literal, number, width),
                    _ => writer.decimal(literal, number),
                },
                Cell::Hundredths(number) => writer.hundredths(literal, number),
                Cell::Negative(number) => writer.signed(literal, number),
                Cell::Max => writer.text(literal).text("max"),
                Cell::Text(raw) | Cell::Unreadable(raw) => writer.text(literal).text(raw),
                Cell::Absent => writer.text(literal).text(self.template.bytes(slot.at)),
            };
        }
        writer.text(self.template.literal(slots.len()));
    }

    /// The same where every slot is of plain digits and holds them. What is as
    /// it was in the text that the template was learned from (zeros, mostly,
    /// and what changes rarely) is copied with the literals around it.
    #[inline(always)]
    fn encode_decimal(&self, pen: &mut Pen<'_>) -> Option<()> {
        let Template { pool, slots, learned, length, .. } = &*self.template;
        let mut start = 0;
        for ((slot, &value), &learned) in slots.iter().zip(&self.readings.values).zip(learned) {
            if value != learned {
                pen.part_and_decimal(pool, start, slot.at.start as usize, value)?;
                start = slot.at.end as usize;
            }
        }
        pen.part(pool, start, *length as usize)
    }

    /// The file's text in a new buffer; see [`encode`](Self::encode).
    #[must_use]
    pub fn to_text(&self) -> Vec<u8> {
        let mut text = Vec::with_capacity(self.template.length as usize + 256);
        self.encode(&mut Writer::growing(&mut text));
        text
    }
}

impl<'s> RowView<'s> {
    /// The name, as the kernel printed it; for files without names in the
    /// text (memory.current) the catalog's.
    #[must_use]
    pub fn name(&self) -> &'s [u8] {
        self.snapshot.template.row_name(self.row).unwrap_or_default()
    }

    /// The number of the row in its snapshot.
    #[must_use]
    pub fn number(&self) -> usize {
        self.row
    }

    /// What the catalog knows of it.
    #[must_use]
    pub fn info(&self) -> Option<&'static KeyInfo> {
        self.snapshot.template.row_info(self.row)
    }

    /// The first cell: the value of a flat row, `Absent` for a bare row.
    #[must_use]
    pub fn value(&self) -> Cell<'s> {
        self.snapshot.first_cell(self.row)
    }

    /// The cell of this name.
    #[must_use]
    pub fn get(&self, name: impl AsRef<[u8]>) -> Cell<'s> {
        match self.snapshot.template.cell_named(self.row, name.as_ref()) {
            Some(cell) => self.snapshot.readings.cell(cell),
            None => Cell::Absent,
        }
    }

    /// Names and values of the cells in file order. The name of a cell that
    /// has none (flat rows, the head of v1's numa_stat) is empty.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (&'s [u8], Cell<'s>)> + use<'s> {
        let snapshot = self.snapshot;
        snapshot.template.cells_of(self.row).map(move |cell| {
            let name = snapshot.template.cell_name(cell).unwrap_or_default();
            (name, snapshot.readings.cell(cell))
        })
    }
}
