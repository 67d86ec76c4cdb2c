//! In which order cgroups are shown, and the lines of the tree.

use std::cmp::Ordering;

use statcodec::Cell;
use statcodec_reader::Tree;

use super::values::Values;

/// A cgroup to show.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// Its row in the tree.
    pub(super) row: usize,
    /// The lines of the tree before its name; empty for the root and in lists.
    pub(super) branch: String,
}

/// What decides on the order.
pub(super) struct Order<'t> {
    pub(super) tree: &'t Tree,
    pub(super) values: &'t Values<'t>,
    /// What is deeper is not shown.
    pub(super) depth: Option<u32>,
}

impl Order<'_> {
    /// Every cgroup below its parent, the greatest of siblings first.
    pub(super) fn tree(&self) -> Vec<Line> {
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); self.tree.len()];
        for row in self.shown() {
            if let Some(parent) = self.tree.forest().parent(row) {
                children[parent].push(row);
            }
        }
        children.iter_mut().for_each(|rows| self.sort(rows));
        let mut lines = Vec::new();
        // Rows yet to be shown, with the lines before their own, and their own.
        let mut open = vec![(0, String::new(), ["", ""])];
        while let Some((row, before, [own, below])) = open.pop() {
            lines.push(Line { row, branch: format!("{before}{own}") });
            let before = format!("{before}{below}");
            for (number, &child) in children[row].iter().rev().enumerate() {
                let lines = if number == 0 { ["└─ ", "   "] } else { ["├─ ", "│  "] };
                open.push((child, before.clone(), lines));
            }
        }
        lines
    }

    /// The greatest cgroups of all.
    pub(super) fn greatest(&self, count: usize) -> Vec<Line> {
        let mut rows: Vec<usize> = self.shown().collect();
        self.sort(&mut rows);
        let rows = rows.into_iter().take(count);
        rows.map(|row| Line { row, branch: String::new() }).collect()
    }

    fn shown(&self) -> impl Iterator<Item = usize> {
        let deep = |row: &usize| self.depth.is_some_and(|depth| self.tree.depth(*row) > depth);
        (0..self.tree.len()).filter(move |row| !deep(row))
    }

    fn sort(&self, rows: &mut [usize]) {
        let first = &self.values.quantities[0];
        let value = |row: usize| self.values.cell(row, first).0;
        rows.sort_by(|&a, &b| {
            compare(value(b), value(a)).then_with(|| self.tree.path(a).cmp(&self.tree.path(b)))
        });
    }
}

/// Which of two cells is greater: no limit is the greatest, no number the
/// least.
fn compare(a: Cell<'_>, b: Cell<'_>) -> Ordering {
    let rank = |cell: Cell<'_>| match cell {
        Cell::Max => (2, 0),
        Cell::Hundredths(number) => (1, i128::from(number)),
        other => other.signed().map_or((0, 0), |number| (1, number)),
    };
    rank(a).cmp(&rank(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compare_table() {
        let ascending =
            [Cell::Absent, Cell::Negative(-5), Cell::Value(0), Cell::Value(u64::MAX), Cell::Max];
        for pair in ascending.windows(2) {
            assert_eq!(compare(pair[0], pair[1]), Ordering::Less, "{pair:?}");
        }
        assert_eq!(compare(Cell::Absent, Cell::Unreadable(b"x")), Ordering::Equal);
    }
}
