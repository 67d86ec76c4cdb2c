//! What each cgroup has of each key, with its descendants or without.

use statcodec::accumulate::{Column, Forest, ForestError, Marks, Matrix};
use statcodec::{Cell, File};
use statcodec_reader::Tree;

use super::keys::{self, Key};
use crate::cells::lone_value;
use crate::failure::Failure;
use crate::visible::escape;

/// Whose values are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// A cgroup without its descendants.
    Own,
    /// A cgroup with all its descendants.
    Total,
}

/// A column of values.
#[derive(Debug)]
pub(super) struct Quantity {
    /// What it is called: `anon`, `anon.N0`.
    pub(super) name: String,
    /// What is known of it.
    pub(super) column: Column,
    number: usize,
    /// The column that has its totals, where the kernel prints them.
    total: Option<usize>,
}

/// The values of a tree.
#[derive(Debug)]
pub(super) struct Values<'t> {
    pub(super) part: Part,
    /// The columns, at least one.
    pub(super) quantities: Vec<Quantity>,
    read: &'t Matrix,
    /// With what is hierarchical made the cgroups' own.
    own: Matrix,
    /// With what is local made totals.
    totals: Matrix,
    /// What the shares are of; 0 where there are none.
    whole: u64,
}

impl<'t> Values<'t> {
    /// The values that a walk read of these keys.
    pub(super) fn of(
        tree: &'t Tree,
        file: File,
        keys: &[Key],
        part: Part,
    ) -> Result<Self, Failure> {
        let (read, forest) = (tree.matrix(), tree.forest());
        let quantities = quantities(read, file, keys)?;
        let misfit = |error: ForestError| Failure::Failed(error.to_string());
        let mut own = read.clone();
        own.own(forest).map_err(misfit)?;
        let totals = read.totals(forest).map_err(misfit)?;
        let mut values = Self { part, quantities, read, own, totals, whole: 0 };
        values.whole = values.whole(forest);
        Ok(values)
    }

    /// What a cgroup has of a quantity, and what is to be said of it.
    pub(super) fn cell(&self, row: usize, quantity: &Quantity) -> (Cell<'_>, Marks) {
        match self.part {
            Part::Own => of(&self.own, row, quantity.number),
            Part::Total => self.total(row, quantity),
        }
    }

    fn total(&self, row: usize, quantity: &Quantity) -> (Cell<'_>, Marks) {
        let column = &quantity.column;
        if !keys::is_local_sum(column.scope(), column.combine()) {
            return of(self.read, row, quantity.number);
        }
        // The kernel's own total counts what vanished cgroups left too.
        match quantity.total {
            Some(total) if !self.read.cell(row, total).is_absent() => of(self.read, row, total),
            _ => of(&self.totals, row, quantity.number),
        }
    }

    /// The total of the root, or where it has none (memory.current of v2's
    /// root), of its children together.
    fn whole(&self, forest: &Forest) -> u64 {
        use statcodec::catalog::Combine::{Derived, Sum};
        let first = &self.quantities[0];
        if !matches!(first.column.combine(), Sum | Derived) {
            return 0;
        }
        if let (Cell::Value(number), _) = self.total(0, first) {
            return number;
        }
        let children = (0..self.read.len()).filter(|&row| forest.parent(row) == Some(0));
        let parts = children.filter_map(|row| self.total(row, first).0.number());
        parts.fold(0, u64::saturating_add)
    }

    /// Which part a cgroup's first value is of the root's total, in tenths of
    /// a percent.
    pub(super) fn share(&self, row: usize) -> Option<u128> {
        let (cell, _) = self.cell(row, &self.quantities[0]);
        let (number, whole) = (u128::from(cell.number()?), u128::from(self.whole));
        (number * 1000 + whole / 2).checked_div(whole)
    }
}

fn of(matrix: &Matrix, row: usize, column: usize) -> (Cell<'_>, Marks) {
    (matrix.cell(row, column), matrix.marks_of(row, column))
}

/// The columns of these keys. A key that no cgroup has is a failure.
fn quantities(read: &Matrix, file: File, keys: &[Key]) -> Result<Vec<Quantity>, Failure> {
    let columns = read.columns();
    let is_somewhere =
        |column: usize| (0..read.len()).any(|row| !read.cell(row, column).is_absent());
    let mut quantities: Vec<Quantity> = Vec::new();
    for key in keys {
        let mut found = false;
        for (number, column) in columns.iter().enumerate() {
            let cell = column.cell_name();
            let is_wanted = *column.row_name() == *key.row.as_bytes()
                && key.cell.as_deref().is_none_or(|wanted| *cell == *wanted.as_bytes());
            if !is_wanted || !is_somewhere(number) {
                continue;
            }
            found = true;
            let name = name(file, column);
            if quantities.iter().all(|known| known.name != name) {
                let total = key.total.as_ref().and_then(|total| columns.find(0, total, cell));
                quantities.push(Quantity { name, column: column.clone(), number, total });
            }
        }
        if !found {
            return Err(keys::missing(file, key));
        }
    }
    Ok(quantities)
}

/// What a column is called, as programs take it.
fn name(file: File, column: &Column) -> String {
    let (row, cell) = (escape(column.row_name()), column.cell_name());
    match lone_value(file) {
        Some(name) => name.to_owned(),
        None if cell.is_empty() => row.into_owned(),
        None => format!("{row}.{}", escape(cell)),
    }
}
