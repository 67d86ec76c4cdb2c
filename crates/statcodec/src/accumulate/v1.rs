//! The totals that cgroup v1 prints: making them, and checking them.
//!
//! v1's memory.stat has local values, the limits of the hierarchy, and the
//! local values again as `total_*` with all descendants; memory.numa_stat has
//! `hierarchical_*` likewise. mm/memcontrol-v1.c prints them, since 4.19 by one
//! walk over the tree.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Column, Columns, Marks, Matrix};
use crate::catalog::Combine;
use crate::encode::Builder;
use crate::{Cell, Error, ErrorKind, File, Limit, Snapshot, Value};

/// The prefixes of keys whose values include the descendants.
const PREFIXES: [&str; 2] = ["total_", "hierarchical_"];

/// The limits that memory.stat repeats, and the files that they come from.
const LIMITS: [(&str, File); 2] = [
    ("hierarchical_memory_limit", File::V1MemoryLimitInBytes),
    ("hierarchical_memsw_limit", File::V1MemoryMemswLimitInBytes),
];

/// The name of the key that has the total of this one, where the file has it.
/// Of a key that the catalog does not know, [`Columns::set_rule`] says whether
/// it adds up.
fn total_name(column: &Column) -> Option<String> {
    let name = core::str::from_utf8(column.row_name()).ok()?;
    if column.combine() != Combine::Sum || column.is_hierarchical() {
        return None;
    }
    let file = column.file();
    let name_with = |prefix: &&str| alloc::format!("{prefix}{name}");
    let known =
        PREFIXES.iter().map(name_with).find(|total| file.key_named(total.as_bytes()).is_some());
    let unknown =
        || (file == File::V1MemoryStat && column.info().is_none()).then(|| name_with(&PREFIXES[0]));
    known.or_else(unknown)
}

/// Prints the v1 file that a kernel prints for each cgroup of a tree: v1's
/// memory.stat, memory.numa_stat or hugetlb's.
///
/// It takes local values and their totals. The rows come in the kernel's order:
/// the local values in the order of their columns, the limits, the totals, and
/// last the local values that have no total. Limits come from columns of
/// memory.limit_in_bytes, or of memory.stat's own; where there are none they are
/// left out, as is a row that a cgroup does not have.
///
/// ```
/// use statcodec::File;
/// use statcodec::accumulate::{Columns, Forest, Matrix, NO_PARENT, v1::Printer};
///
/// let mut columns = Columns::new();
/// columns.add(0, File::V1MemoryStat, "cache", "");
/// columns.add(1, File::V1MemoryLimitInBytes, "value", "");
/// let mut local = Matrix::new(columns, 2);
/// for (row, cache, limit) in [(0, 4096, 1 << 30), (1, 8192, 1 << 40)] {
///     local.set(row, 0, statcodec::Value::Number(cache));
///     local.set(row, 1, statcodec::Value::Number(limit));
/// }
/// let totals = local.totals(&Forest::new(&[NO_PARENT, 0])?)?;
/// let mut printer = Printer::new(local.columns(), 0, File::V1MemoryStat);
/// assert_eq!(
///     printer.print(&local, &totals, 1)?.to_text(),
///     b"cache 8192\nhierarchical_memory_limit 1073741824\ntotal_cache 8192\n",
/// );
/// assert_eq!(
///     printer.print(&local, &totals, 0)?.to_text(),
///     b"cache 4096\nhierarchical_memory_limit 1073741824\ntotal_cache 12288\n",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Printer {
    file: File,
    cells: Vec<Source>,
    /// What was printed last, and which of the cells were in it.
    printed: Option<Snapshot>,
    present: Vec<bool>,
}

/// Where a cell of the file comes from.
#[derive(Debug, Clone)]
struct Source {
    row: Vec<u8>,
    cell: Vec<u8>,
    column: usize,
    total: bool,
}

/// Adds a cell to its row, or begins a row.
fn insert(cells: &mut Vec<Source>, cell: Source) {
    let after = cells.iter().rposition(|other| other.row == cell.row);
    cells.insert(after.map_or(cells.len(), |last| last + 1), cell);
}

impl Printer {
    /// A printer of `file` from the columns of this source.
    #[must_use]
    pub fn new(columns: &Columns, source: u16, file: File) -> Self {
        let mut cells = Vec::new();
        let mut totals = Vec::new();
        let mut last = Vec::new();
        for (number, column) in columns.iter().enumerate() {
            if column.file() != file || column.source() != source || column.is_hierarchical() {
                continue;
            }
            let place = |row: Vec<u8>, total| Source {
                row,
                cell: column.cell_name().to_vec(),
                column: number,
                total,
            };
            let local = place(column.row_name().to_vec(), false);
            match total_name(column) {
                Some(name) => {
                    insert(&mut cells, local);
                    insert(&mut totals, place(name.into_bytes(), true));
                }
                None => insert(&mut last, local),
            }
        }
        if file == File::V1MemoryStat {
            for (name, limit) in LIMITS {
                let from = columns.iter().position(|column| column.file() == limit);
                if let Some(column) = from.or_else(|| columns.find(source, name, "")) {
                    cells.push(Source { row: name.into(), cell: Vec::new(), column, total: true });
                }
            }
        }
        cells.append(&mut totals);
        cells.append(&mut last);
        Self { file, cells, printed: None, present: Vec::new() }
    }

    /// The file of cgroup `row`.
    ///
    /// Where cgroups have the same cells, which is nearly always, nothing is
    /// allocated but by the first.
    ///
    /// # Errors
    ///
    /// [`NotEncodable`](ErrorKind::NotEncodable), with the number of a column in
    /// place of a byte, where the cgroup has a cell that could not be read, or a
    /// total that is not the whole because a part could not be: a kernel prints
    /// neither. The same where there is no such row.
    pub fn print(
        &mut self,
        local: &Matrix,
        totals: &Matrix,
        row: usize,
    ) -> Result<&Snapshot, Error> {
        if row >= local.len().min(totals.len()) {
            return Err(Error::new(ErrorKind::NotEncodable, 0));
        }
        let value = |source: &Source| source.value(local, totals, row);
        let same = match self.note_present(local, totals, row) {
            Ok(same) => same,
            Err(error) => {
                // What was noted is not what was printed.
                self.printed = None;
                return Err(error);
            }
        };
        match &mut self.printed {
            Some(printed) if same => {
                let mut cell = 0;
                for source in &self.cells {
                    if let Some(value) = value(source)? {
                        printed.set(cell, value)?;
                        cell += 1;
                    }
                }
            }
            _ => {
                self.printed = None;
                let mut builder = Builder::new(self.file);
                let mut last: &[u8] = b"";
                for source in &self.cells {
                    if let Some(value) = value(source)? {
                        if source.row != last {
                            builder.row(&source.row);
                            last = &source.row;
                        }
                        builder.cell(&source.cell, value);
                    }
                }
                self.printed = Some(builder.finish()?);
            }
        }
        self.printed.as_ref().ok_or(Error::new(ErrorKind::NotEncodable, 0))
    }
}

impl Printer {
    /// Notes which cells the cgroup has, and says whether they are those that
    /// were noted last.
    fn note_present(&mut self, local: &Matrix, totals: &Matrix, row: usize) -> Result<bool, Error> {
        let mut same = self.present.len() == self.cells.len();
        self.present.resize(self.cells.len(), false);
        for (source, present) in self.cells.iter().zip(&mut self.present) {
            let now = source.value(local, totals, row)?.is_some();
            same &= now == *present;
            *present = now;
        }
        Ok(same)
    }
}

impl Source {
    /// The value to print; `None` where the cgroup does not have it.
    fn value(
        &self,
        local: &Matrix,
        totals: &Matrix,
        row: usize,
    ) -> Result<Option<Value<'static>>, Error> {
        let from = if self.total { totals } else { local };
        let whole = !from.marks_of(row, self.column).contains(Marks::UNREADABLE_PART);
        match from.cell(row, self.column) {
            Cell::Absent => Ok(None),
            Cell::Value(number) if whole => Ok(Some(Value::Number(number))),
            Cell::Negative(number) if whole => Ok(Some(Value::Negative(number))),
            // v1 has no word for it.
            Cell::Max if whole => Ok(Some(Value::Number(NO_LIMIT))),
            _ => Err(Error::new(ErrorKind::NotEncodable, self.column)),
        }
    }
}

/// What v1 kernels since 3.19 with pages of 4 KiB print for "no limit".
const NO_LIMIT: u64 = Limit::V1_UNLIMITED[2];

/// A total of the kernel's that is not the sum of what the cgroups print.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The cgroup.
    pub row: usize,
    /// The column of the local values.
    pub column: usize,
    /// The column of the kernel's totals.
    pub total_column: usize,
    /// The sum of the local values.
    pub ours: Cell<'static>,
    /// The kernel's total.
    pub kernel: Cell<'static>,
}

impl Difference {
    /// By how much the kernel's total is greater than ours.
    ///
    /// Greater than 0: cgroups of the subtree that are gone, but whose pages
    /// the kernel still counts, hold it; or values rose after they were read.
    /// Less than 0: values rose while the tree was read.
    #[must_use]
    pub fn missing(&self) -> i128 {
        self.kernel.signed().unwrap_or(0) - self.ours.signed().unwrap_or(0)
    }
}

/// Holds the totals that the kernel printed against ours, and returns where
/// they differ: `read` is what was read, with `total_*` columns, and `totals`
/// the same after [`Matrix::accumulate`].
///
/// Cells that are no numbers are left out, as are totals of which a part could
/// not be read.
#[must_use]
pub fn differences(read: &Matrix, totals: &Matrix) -> Vec<Difference> {
    let columns = read.columns();
    let mut pairs = Vec::new();
    for (column, info) in columns.iter().enumerate() {
        let total =
            total_name(info).and_then(|name| columns.find(info.source(), name, info.cell_name()));
        pairs.extend(total.map(|total| (column, total)));
    }
    let mut differences = Vec::new();
    for row in 0..read.len().min(totals.len()) {
        for &(column, total_column) in &pairs {
            let partial = totals.marks_of(row, column).contains(Marks::UNREADABLE_PART);
            let (ours, kernel) = (plain(totals, row, column), plain(read, row, total_column));
            if let (Some(ours), Some(kernel), false) = (ours, kernel, partial)
                && ours != kernel
            {
                differences.push(Difference { row, column, total_column, ours, kernel });
            }
        }
    }
    differences
}

/// A cell that is a whole number.
fn plain(matrix: &Matrix, row: usize, column: usize) -> Option<Cell<'static>> {
    match matrix.cell(row, column) {
        Cell::Value(number) => Some(Cell::Value(number)),
        Cell::Negative(number) => Some(Cell::Negative(number)),
        _ => None,
    }
}
