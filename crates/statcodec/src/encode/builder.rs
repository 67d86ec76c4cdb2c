//! `Builder`: a whole file from names and values.

use alloc::vec::Vec;

use super::shapes;
use crate::number::Digits;
use crate::{Cell, Error, ErrorKind, File, Snapshot, Value};

/// Makes the text of a file from names and values: what an emulator of /proc
/// or cgroupfs prints.
///
/// The text is in the kernel's form of the newest kernels read, with the
/// padding that the file has, and [`finish`](Self::finish) reads it back
/// strictly, so that nothing comes out that the kernel could not have
/// printed. The snapshot it returns can be encoded again and again with other
/// values ([`Snapshot::set`]).
///
/// Rows and cells are those of a [`Snapshot`] of the file, in its order.
///
/// ```
/// use statcodec::{File, Value, encode::Builder};
///
/// let mut builder = Builder::new(File::MemoryNumaStat);
/// builder.row("anon");
/// builder.cell("N0", Value::Number(4096));
/// builder.cell("N2", Value::Number(0));
/// let snapshot = builder.finish()?;
/// assert_eq!(snapshot.to_text(), b"anon N0=4096 N2=0\n");
///
/// let mut builder = Builder::new(File::Meminfo);
/// builder.row("Slab").cell("", Value::Number(112_000));
/// assert_eq!(builder.finish()?.to_text(), b"Slab:             112000 kB\n");
/// # Ok::<(), statcodec::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Builder {
    file: File,
    rows: Vec<BuiltRow>,
    /// The bytes of names and text values.
    pool: Vec<u8>,
}

/// A part of the builder's pool.
#[derive(Debug, Clone, Copy)]
struct Part {
    start: usize,
    end: usize,
}

#[derive(Debug, Clone)]
struct BuiltRow {
    name: Part,
    cells: Vec<(Part, BuiltValue)>,
}

/// A `Value` whose text is in the pool.
#[derive(Debug, Clone, Copy)]
enum BuiltValue {
    Plain(Value<'static>),
    Text(Part),
}

/// A row as it was built: its name and cells.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row<'b> {
    builder: &'b Builder,
    row: &'b BuiltRow,
}

impl<'b> Row<'b> {
    pub(super) fn name(self) -> &'b [u8] {
        self.builder.part(self.row.name)
    }

    pub(super) fn cells(self) -> impl ExactSizeIterator<Item = (&'b [u8], Value<'b>)> {
        self.row.cells.iter().map(move |&(name, value)| {
            let value = match value {
                BuiltValue::Plain(value) => value,
                BuiltValue::Text(part) => Value::Text(self.builder.part(part)),
            };
            (self.builder.part(name), value)
        })
    }
}

/// Whether a value that was read is the one that was built. What a cell holds
/// may have been given as its text, and digits that are text as a number.
fn reads_back(built: Value<'_>, read: Cell<'_>) -> bool {
    match (built, read) {
        (Value::Text(built), Cell::Text(read)) => built == read,
        (Value::Number(built), Cell::Value(read))
        | (Value::Hundredths(built), Cell::Hundredths(read)) => built == read,
        (Value::Negative(built), Cell::Negative(read)) => built == read,
        (Value::Number(built), Cell::Text(read)) => Digits::decimal(built).as_bytes() == read,
        (Value::Max, Cell::Max) | (Value::Text(_), _) => true,
        _ => false,
    }
}

impl Builder {
    /// A file without rows.
    #[must_use]
    pub fn new(file: File) -> Self {
        Self { file, rows: Vec::new(), pool: Vec::new() }
    }

    /// Begins a row of this name. Files whose rows have no name in the text
    /// (memory.current, cpu.max, cgroup.procs) leave it out.
    pub fn row(&mut self, name: impl AsRef<[u8]>) -> &mut Self {
        let name = self.add(name.as_ref());
        self.rows.push(BuiltRow { name, cells: Vec::new() });
        self
    }

    /// Adds a cell to the row that began last. The name of a cell that has
    /// none in the text (flat files, the head of v1's numa_stat) is empty.
    ///
    /// Without a row before it a cell begins one without name.
    pub fn cell(&mut self, name: impl AsRef<[u8]>, value: Value<'_>) -> &mut Self {
        let name = self.add(name.as_ref());
        let value = match value {
            Value::Number(number) => BuiltValue::Plain(Value::Number(number)),
            Value::Negative(number) => BuiltValue::Plain(Value::Negative(number)),
            Value::Hundredths(number) => BuiltValue::Plain(Value::Hundredths(number)),
            Value::Max => BuiltValue::Plain(Value::Max),
            Value::Text(text) => BuiltValue::Text(self.add(text)),
        };
        if self.rows.is_empty() {
            self.row("");
        }
        if let Some(row) = self.rows.last_mut() {
            row.cells.push((name, value));
        }
        self
    }

    /// The text that the rows and cells so far make: what
    /// [`finish`](Self::finish) reads, and what the offset of its error
    /// counts in.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        let mut text = Vec::new();
        shapes::write(self, &mut text);
        text
    }

    /// Makes the text and reads it back.
    ///
    /// # Errors
    ///
    /// What a strict decoder finds wrong with the text: a name with a blank,
    /// a name given twice, a value that the file cannot hold.
    /// [`ErrorKind::NotEncodable`] where the text reads back as something
    /// else, since a name or a value holds what separates them.
    pub fn finish(&self) -> Result<Snapshot, Error> {
        let text = self.text();
        let snapshot = self.file.decode(&text)?;
        let cells: usize = self.rows.iter().map(|row| row.cells.len()).sum();
        let same = snapshot.len() == self.rows.len()
            && snapshot.values().len() == cells
            && self.rows().zip(snapshot.rows()).all(|(built, read)| {
                (read.info().is_some() || built.name() == read.name())
                    && built.cells().len() == read.cells().len()
                    && built
                        .cells()
                        .zip(read.cells())
                        .all(|((_, built), (_, read))| reads_back(built, read))
            });
        if same { Ok(snapshot) } else { Err(Error::new(ErrorKind::NotEncodable, text.len())) }
    }

    pub(super) fn file(&self) -> File {
        self.file
    }

    pub(super) fn rows(&self) -> impl ExactSizeIterator<Item = Row<'_>> + Clone {
        self.rows.iter().map(move |row| Row { builder: self, row })
    }

    fn part(&self, part: Part) -> &[u8] {
        &self.pool[part.start..part.end]
    }

    fn add(&mut self, bytes: &[u8]) -> Part {
        let start = self.pool.len();
        self.pool.extend_from_slice(bytes);
        Part { start, end: self.pool.len() }
    }
}
