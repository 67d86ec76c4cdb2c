//! Totals: the values of a cgroup and all its descendants.
//!
//! A note for whoever changes this. One pass goes over the cgroups from the
//! bottom and adds each row to its parent's: a row is in cache when its
//! children were added to it, and is added once. Columns of one rule that
//! follow each other are one run. Cells of plain numbers without marks, which
//! is nearly all there is, are added by a loop that the compiler turns into
//! vector instructions; whatever else a cell may be is left to [`Part`], cell by
//! cell. Plain cells stay plain until a sum wraps, so that a run in which all
//! are is not looked at again for each row. A sum that wrapped is below both of
//! its parts, so it is found after the loop.

use alloc::vec::Vec;
use core::ops::Range;

use super::part::Part;
use super::{Columns, Forest, ForestError, Marks, Matrix};
use crate::State;
use crate::catalog::Combine;

/// Columns one after the other that combine alike.
pub(super) struct Run {
    pub(super) columns: Range<usize>,
    pub(super) rule: Rule,
}

/// How a child's row goes into its parent's, or a parent's into its child's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rule {
    Add,
    Greatest,
    Least,
}

impl Columns {
    /// The columns by a rule for each; those that have none are left out.
    pub(super) fn runs(&self, rule: impl Fn(&super::Column) -> Option<Rule>) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for (number, column) in self.iter().enumerate() {
            let Some(rule) = rule(column) else {
                continue;
            };
            match runs.last_mut() {
                Some(run) if run.rule == rule && run.columns.end == number => run.columns.end += 1,
                _ => runs.push(Run { columns: number..number + 1, rule }),
            }
        }
        runs
    }
}

impl Matrix {
    /// Makes of local values the totals of every cgroup's subtree, in place and
    /// in one pass.
    ///
    /// By the rules in the [module](super). For some columns alone,
    /// [`select`](Self::select) them first; to keep the local values, copy the
    /// matrix first ([`copy_from`](Self::copy_from), which can use its memory
    /// again). Nothing is allocated but a list of the columns' rules, and marks
    /// when the first is set.
    ///
    /// # Errors
    ///
    /// [`WrongLength`](super::ForestErrorKind::WrongLength); the matrix is as it
    /// was.
    pub fn accumulate(&mut self, forest: &Forest) -> Result<(), ForestError> {
        forest.fits(self.len())?;
        let up = self.columns().runs(|column| match column.combine() {
            Combine::Sum | Combine::Derived if !column.is_hierarchical() => Some(Rule::Add),
            Combine::Max => Some(Rule::Greatest),
            _ => None,
        });
        let down =
            self.columns().runs(|column| (column.combine() == Combine::Min).then_some(Rule::Least));
        let mut rows = Rows::of(self);
        for run in &up {
            rows.combine_all(forest.edges().rev().map(|(child, parent)| (parent, child)), run);
        }
        for run in &down {
            rows.combine_all(forest.edges(), run);
        }
        Ok(())
    }

    /// The totals in a new matrix: [`accumulate`](Self::accumulate) on a copy.
    ///
    /// # Errors
    ///
    /// As `accumulate`.
    pub fn totals(&self, forest: &Forest) -> Result<Matrix, ForestError> {
        forest.fits(self.len())?;
        let mut totals = self.clone();
        totals.accumulate(forest)?;
        Ok(totals)
    }
}

/// The cells of a matrix, to combine rows.
pub(super) struct Rows<'m> {
    width: usize,
    values: &'m mut [u64],
    states: &'m mut [State],
    marks: &'m mut Vec<Marks>,
}

impl<'m> Rows<'m> {
    pub(super) fn of(matrix: &'m mut Matrix) -> Self {
        let width = matrix.width();
        let (values, states, marks) = matrix.parts_mut();
        Self { width, values, states, marks }
    }

    /// Combines the cells of `run`, for each pair the second row's into the
    /// first's.
    fn combine_all(&mut self, pairs: impl Iterator<Item = (usize, usize)>, run: &Run) {
        let mut all_plain = self.all_plain(run);
        for (into, from) in pairs {
            let (into, from) = (self.cells(into, run), self.cells(from, run));
            if all_plain || (self.plain(into.clone()) && self.plain(from.clone())) {
                all_plain &= self.combine_plain(into, from, run.rule);
            } else {
                let rule = match run.rule {
                    Rule::Add => Part::add,
                    Rule::Greatest => Part::greatest,
                    Rule::Least => Part::least,
                };
                into.zip(from).for_each(|(into, from)| self.combine_cell(into, from, rule));
            }
        }
    }

    /// Combines plain cells, and says whether they are plain still.
    #[inline]
    fn combine_plain(&mut self, into: Range<usize>, from: Range<usize>, rule: Rule) -> bool {
        let (mine, its) = two(self.values, into.clone(), from.clone());
        match rule {
            Rule::Add => {
                let wrapped = add(mine, its);
                if wrapped {
                    self.mark_wrapped(into, from);
                }
                return !wrapped;
            }
            Rule::Greatest => mine.iter_mut().zip(its).for_each(|(a, &b)| *a = b.max(*a)),
            Rule::Least => mine.iter_mut().zip(its).for_each(|(a, &b)| *a = b.min(*a)),
        }
        true
    }

    /// Whether the cells of a run are plain in all rows.
    fn all_plain(&self, run: &Run) -> bool {
        if run.columns.len() == self.width {
            return self.plain(0..self.values.len());
        }
        (0..self.values.len() / self.width.max(1)).all(|row| self.plain(self.cells(row, run)))
    }

    pub(super) fn cells(&self, row: usize, run: &Run) -> Range<usize> {
        let start = row * self.width;
        start + run.columns.start..start + run.columns.end
    }

    /// Whether cells are numbers without marks.
    pub(super) fn plain(&self, cells: Range<usize>) -> bool {
        // `Value` is 0: no early end, so that many are looked at at once.
        let states = self.states[cells.clone()].iter().fold(0, |all, &state| all | state as u8);
        let marks = self.marks.get(cells).unwrap_or_default();
        states == 0 && marks.iter().fold(0, |all, mark| all | mark.bits()) == 0
    }

    pub(super) fn values_of(
        &mut self,
        into: Range<usize>,
        from: Range<usize>,
    ) -> (&mut [u64], &[u64]) {
        two(self.values, into, from)
    }

    #[cold]
    fn mark_wrapped(&mut self, into: Range<usize>, from: Range<usize>) {
        for (into, from) in into.zip(from) {
            if self.values[into] < self.values[from] {
                self.mark(into, Marks::WRAPPED);
            }
        }
    }

    pub(super) fn mark(&mut self, cell: usize, marks: Marks) {
        if self.marks.is_empty() {
            self.marks.resize(self.values.len(), Marks::NONE);
        }
        self.marks[cell] |= marks;
    }

    pub(super) fn combine_cell(&mut self, into: usize, from: usize, rule: fn(Part, Part) -> Part) {
        let part = |cell: usize| Part {
            value: self.values[cell],
            state: self.states[cell],
            marks: self.marks.get(cell).copied().unwrap_or_default(),
        };
        let result = rule(part(into), part(from));
        self.values[into] = result.value;
        self.states[into] = result.state;
        if !result.marks.is_empty() {
            self.mark(into, result.marks);
        }
    }
}

/// Adds one run to another, and says whether a sum wrapped.
fn add(into: &mut [u64], from: &[u64]) -> bool {
    // Two numbers below 2^63 do not wrap. That is told by one more bit
    // operation for each; 64-bit numbers cannot be compared in vectors
    // everywhere.
    let mut bits = 0;
    for (a, &b) in into.iter_mut().zip(from) {
        bits |= *a | b;
        *a = a.wrapping_add(b);
    }
    bits >> 63 == 1 && into.iter().zip(from).any(|(sum, part)| sum < part)
}

/// Two parts of a slice that do not overlap.
fn two(all: &mut [u64], into: Range<usize>, from: Range<usize>) -> (&mut [u64], &[u64]) {
    if into.start < from.start {
        let (low, high) = all.split_at_mut(from.start);
        (&mut low[into], &high[..from.end - from.start])
    } else {
        let (low, high) = all.split_at_mut(into.start);
        (&mut high[..into.end - into.start], &low[from])
    }
}
