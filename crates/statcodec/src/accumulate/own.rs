//! Own values: what a cgroup holds without its children.

use super::part::Part;
use super::totals::{Rows, Rule};
use super::{Forest, ForestError, Matrix};
use crate::catalog::Combine;

impl Matrix {
    /// Makes of hierarchical values, as cgroup v2 prints them, what each cgroup
    /// holds itself: its value less its children's, in place and in one pass.
    ///
    /// What is left also is what children held that are gone: the kernel counts
    /// them on with their parent. The files of a tree are read one after the
    /// other, so a difference may be negative; it is 0 then, with
    /// [`Marks::BELOW_ZERO`](super::Marks::BELOW_ZERO). A derived key is less its children's as any other;
    /// where a part of it was below zero, the parts no longer add up to it.
    ///
    /// ```
    /// use statcodec::accumulate::{Columns, Forest, Marks, Matrix, NO_PARENT};
    /// use statcodec::{Cell, File};
    ///
    /// let parent = File::MemoryStat.decode(b"anon 100\nfile 5\n")?;
    /// let child = File::MemoryStat.decode(b"anon 30\nfile 8\n")?;
    /// let mut matrix = Matrix::new(Columns::of(parent.template()), 2);
    /// matrix.set_row(0, &parent);
    /// matrix.set_row(1, &child);
    /// matrix.own(&Forest::new(&[NO_PARENT, 0])?)?;
    /// assert_eq!(matrix.cell(0, 0), Cell::Value(70));
    /// assert_eq!(matrix.cell(0, 1), Cell::Value(0));
    /// assert_eq!(matrix.marks_of(0, 1), Marks::BELOW_ZERO);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`WrongLength`](super::ForestErrorKind::WrongLength); the matrix is as it
    /// was.
    pub fn own(&mut self, forest: &Forest) -> Result<(), ForestError> {
        forest.fits(self.len())?;
        let runs = self.columns().runs(|column| match column.combine() {
            Combine::Sum | Combine::Derived if column.is_hierarchical() => Some(Rule::Add),
            _ => None,
        });
        let mut rows = Rows::of(self);
        // From the top: a child still has its whole value when it is taken
        // from its parent's.
        for (child, parent) in forest.edges() {
            for run in &runs {
                let (into, from) = (rows.cells(parent, run), rows.cells(child, run));
                if rows.plain(into.clone()) && rows.plain(from.clone()) {
                    let (mine, its) = rows.values_of(into.clone(), from.clone());
                    if subtract(mine, its) {
                        continue;
                    }
                }
                into.zip(from).for_each(|(into, from)| {
                    rows.combine_cell(into, from, Part::subtract);
                });
            }
        }
        Ok(())
    }
}

/// Takes one run from another, unless a difference would be negative: then it
/// changes nothing and returns false.
fn subtract(from: &mut [u64], by: &[u64]) -> bool {
    // The borrow into the top bit, by bits alone and without an early end, so
    // that many are looked at at once.
    let borrow = |a: u64, b: u64| (!a & b) | ((!a | b) & a.wrapping_sub(b));
    let borrows = from.iter().zip(by).fold(0, |all, (&a, &b)| all | borrow(a, b));
    if borrows >> 63 == 1 {
        return false;
    }
    from.iter_mut().zip(by).for_each(|(a, &b)| *a = a.wrapping_sub(b));
    true
}
