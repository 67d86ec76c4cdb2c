//! Columns: what the cells of a matrix are.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::catalog::{Combine, KeyInfo, Scope};
use crate::{File, Template};

/// What a column of a [`Matrix`](super::Matrix) holds: one cell of one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    file: File,
    source: u16,
    row: Box<[u8]>,
    cell: Box<[u8]>,
    /// Which of the cells of the row that have the same name.
    nth: u32,
    combine: Combine,
    scope: Option<Scope>,
    info: Option<&'static KeyInfo>,
}

impl Column {
    /// The file that it comes from.
    #[must_use]
    pub fn file(&self) -> File {
        self.file
    }

    /// Which of several files: the number given when the column was added.
    /// A source is one file of each cgroup, so that also files that the catalog
    /// knows as one are told apart, such as `hugetlb.2MB.max` and
    /// `hugetlb.1GB.max`.
    #[must_use]
    pub fn source(&self) -> u16 {
        self.source
    }

    /// The name of the row: `anon`.
    #[must_use]
    pub fn row_name(&self) -> &[u8] {
        &self.row
    }

    /// The name of the cell in the row: `N0`; empty where it has none.
    #[must_use]
    pub fn cell_name(&self) -> &[u8] {
        &self.cell
    }

    /// How values combine up a tree. `None` where the catalog does not know
    /// the key.
    #[must_use]
    pub fn combine(&self) -> Combine {
        self.combine
    }

    /// Whose values they are, where the catalog knows.
    #[must_use]
    pub fn scope(&self) -> Option<Scope> {
        self.scope
    }

    /// What the catalog knows of the cell, or else of the row.
    #[must_use]
    pub fn info(&self) -> Option<&'static KeyInfo> {
        self.info
    }

    /// Whether the values include the descendants.
    pub(super) fn is_hierarchical(&self) -> bool {
        self.scope == Some(Scope::Hierarchical)
    }

    fn identity(&self) -> (u16, &[u8], &[u8], u32) {
        (self.source, &self.row, &self.cell, self.nth)
    }
}

/// The columns of a [`Matrix`](super::Matrix), in the order in which they were
/// added.
///
/// ```
/// use statcodec::File;
/// use statcodec::accumulate::Columns;
/// use statcodec::catalog::Combine;
///
/// let reading = File::MemoryNumaStat.decode(b"anon N0=1 N2=2\n")?;
/// let columns = Columns::of(reading.template());
/// assert_eq!(columns.find(0, "anon", "N2"), Some(1));
/// assert_eq!(columns.get(1).unwrap().combine(), Combine::Sum);
/// # Ok::<(), statcodec::Error>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Columns {
    list: Vec<Column>,
    /// Their numbers, sorted by identity.
    sorted: Vec<u32>,
}

impl Columns {
    /// No columns.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A column for each cell of a template, in file order; the source is 0.
    #[must_use]
    pub fn of(template: &Template) -> Self {
        let mut columns = Self::new();
        columns.add_template(0, template);
        columns
    }

    /// Adds a column for each cell of a template that has none yet. Of rows
    /// with the same name the first counts; rows without names (cgroup.procs,
    /// the mappings of smaps) have no columns.
    pub fn add_template(&mut self, source: u16, template: &Template) {
        for row in 0..template.row_count() {
            self.append_row(source, template, row);
        }
        self.sort();
    }

    /// Adds a column for each cell of one row of a template that has none yet.
    pub fn add_row(&mut self, source: u16, template: &Template, row: usize) {
        self.append_row(source, template, row);
        self.sort();
    }

    fn append_row(&mut self, source: u16, template: &Template, row: usize) {
        let Some(name) = template.row_name(row).filter(|_| is_first(template, row)) else {
            return;
        };
        for (cell, nth) in cells_of(template, row) {
            if self.search((source, name, cell, nth)).is_none() {
                self.append(source, template.file(), name, cell, nth);
            }
        }
    }

    /// Makes those findable that were appended.
    fn sort(&mut self) {
        self.sorted.extend(self.sorted.len() as u32..self.list.len() as u32);
        let list = &self.list;
        self.sorted.sort_by(|&a, &b| list[a as usize].identity().cmp(&list[b as usize].identity()));
    }

    /// Adds the column of a cell, unless there is one, and returns its number.
    pub fn add(
        &mut self,
        source: u16,
        file: File,
        row: impl AsRef<[u8]>,
        cell: impl AsRef<[u8]>,
    ) -> usize {
        let (row, cell) = (row.as_ref(), cell.as_ref());
        if let Some(number) = self.search((source, row, cell, 0)) {
            return number;
        }
        self.append(source, file, row, cell, 0);
        self.sort();
        self.list.len() - 1
    }

    fn append(&mut self, source: u16, file: File, row: &[u8], cell: &[u8], nth: u32) {
        let info = file.cell_named(cell).or_else(|| file.key_named(row));
        let scope = if file.info().local { Some(Scope::Local) } else { info.map(|key| key.scope) };
        self.list.push(Column {
            file,
            source,
            row: row.into(),
            cell: cell.into(),
            nth,
            combine: info.map_or(Combine::None, |key| key.combine),
            scope,
            info,
        });
    }

    pub(super) fn search(&self, identity: (u16, &[u8], &[u8], u32)) -> Option<usize> {
        self.sorted
            .binary_search_by(|&number| self.list[number as usize].identity().cmp(&identity))
            .ok()
            .map(|place| self.sorted[place] as usize)
    }

    /// The number of a column: `find(0, "anon", "N0")`. The cell's name is
    /// empty where it has none.
    #[must_use]
    pub fn find(
        &self,
        source: u16,
        row: impl AsRef<[u8]>,
        cell: impl AsRef<[u8]>,
    ) -> Option<usize> {
        self.search((source, row.as_ref(), cell.as_ref(), 0))
    }

    /// The number of a column that another set of columns has too.
    pub(super) fn number(&self, column: &Column) -> Option<usize> {
        self.search(column.identity())
    }

    /// The number of the first column whose row has this name.
    #[must_use]
    pub fn named(&self, row: impl AsRef<[u8]>) -> Option<usize> {
        self.list.iter().position(|column| *column.row == *row.as_ref())
    }

    /// The column of this number.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<&Column> {
        self.list.get(number)
    }

    /// The columns in their order.
    pub fn iter(&self) -> core::slice::Iter<'_, Column> {
        self.list.iter()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Says how a column combines, whatever the catalog knows of it: for keys
    /// that it does not know. A number past the last changes nothing.
    pub fn set_rule(&mut self, number: usize, combine: Combine, scope: Scope) {
        if let Some(column) = self.list.get_mut(number) {
            column.combine = combine;
            column.scope = Some(scope);
        }
    }

    /// Those columns of the given numbers that there are, in that order.
    #[must_use]
    pub fn select(&self, numbers: &[usize]) -> Self {
        let mut selected = Self::new();
        let mut taken = alloc::vec![false; self.len()];
        for &number in numbers {
            if let Some(column) = self.get(number)
                && !core::mem::replace(&mut taken[number], true)
            {
                selected.list.push(column.clone());
            }
        }
        selected.sort();
        selected
    }
}

impl<'c> IntoIterator for &'c Columns {
    type Item = &'c Column;
    type IntoIter = core::slice::Iter<'c, Column>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// Whether a row is the one that is found by its name.
pub(super) fn is_first(template: &Template, row: usize) -> bool {
    template.row_name(row).and_then(|name| template.row_named(name)) == Some(row)
}

/// The names of a row's cells, each with how many of that name came before.
pub(super) fn cells_of(template: &Template, row: usize) -> impl Iterator<Item = (&[u8], u32)> {
    let mut seen = BTreeMap::new();
    template.cells_of(row).map(move |cell| {
        let name = template.cell_name(cell).unwrap_or_default();
        let count = seen.entry(name).or_insert(0);
        *count += 1;
        (name, *count - 1)
    })
}
