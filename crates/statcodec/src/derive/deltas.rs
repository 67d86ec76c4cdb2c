//! Differences between two readings.

use alloc::sync::Arc;

use super::{Delta, delta};
use crate::catalog::Kind;
use crate::{Cell, Snapshot};

/// How each cell moved from one reading of a file to the next: an item for
/// each cell of the later one, in file order.
///
/// [`Delta::Unknown`] where there are no two numbers: the cell is new,
/// unlimited, text or unreadable in one of them. The kind is the catalog's; a
/// key that it lacks is taken for a gauge. Rows and cells are matched by name,
/// and where that is given several times by place; two readings of the same
/// template need no search. Numbers with two decimals differ by hundredths.
///
/// ```
/// use statcodec::{File, derive::{Delta, deltas}};
///
/// let before = File::MemoryStat.decode(b"anon 4096\npgfault 10\n")?;
/// let after = File::MemoryStat.decode(b"anon 1096\npgfault 7\nslab 5\n")?;
/// let moved: Vec<Delta> = deltas(&before, &after).collect();
/// assert_eq!(moved, [Delta::Change(-3000), Delta::Backward(3), Delta::Unknown]);
/// # Ok::<(), statcodec::Error>(())
/// ```
pub fn deltas<'s>(
    before: &'s Snapshot,
    after: &'s Snapshot,
) -> impl Iterator<Item = Delta> + use<'s> {
    let template = after.template();
    let same = Arc::ptr_eq(template, before.template());
    (0..template.cell_count()).map(move |cell| {
        let place = if same { Some(cell) } else { place_in(before, after, cell) };
        let earlier = place.map_or(Cell::Absent, |place| before.cell(place));
        let kind = template.cell_info(cell).map_or(Kind::Gauge, |info| info.kind);
        match (earlier, after.cell(cell)) {
            // A whole number is no number of hundredths.
            (Cell::Hundredths(_), later) if !matches!(later, Cell::Hundredths(_)) => Delta::Unknown,
            (earlier, Cell::Hundredths(_)) if !matches!(earlier, Cell::Hundredths(_)) => {
                Delta::Unknown
            }
            (earlier, later) => delta(kind, earlier, later),
        }
    })
}

/// The cell of `other` that has the names of `cell` of `this`.
fn place_in(other: &Snapshot, this: &Snapshot, cell: usize) -> Option<usize> {
    let (here, there) = (this.template(), other.template());
    let row = here.row_of_cell(cell)?;
    let (name, cell_name) = (here.row_name(row)?, here.cell_name(cell)?);
    // The row of the same number, if it has the name: the usual case, and the
    // right one of several equal names.
    let other_row = match there.row_name(row) {
        Some(same) if same == name => row,
        _ => there.row_named(name)?,
    };
    let place = cell - here.cells_of(row).start;
    match there.cells_of(other_row).nth(place) {
        Some(same) if there.cell_name(same) == Some(cell_name) => Some(same),
        _ if cell_name.is_empty() => None,
        _ => there.cell_named(other_row, cell_name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::File;
    use Delta::{Backward, Change, Increase, Unknown};

    #[test]
    fn deltas_table() {
        for (file, before, after, want) in [
            (
                File::MemoryStat,
                "anon 9\nfile 1\n",
                "file 3\nanon 4\n",
                &[Change(2), Change(-5)][..],
            ),
            (File::MemoryStat, "brand_new 9\n", "brand_new 4\n", &[Change(-5)]),
            (File::MemoryStat, "anon 1\n", "slab 4\n", &[Unknown]),
            (File::MemoryMax, "max\n", "4096\n", &[Unknown]),
            (File::MemoryNumaStat, "anon N0=1 N1=5\n", "anon N1=7 N3=1\n", &[Change(2), Unknown]),
            (
                File::MemoryPressure,
                "some avg10=1.50 avg60=0.00 avg300=0.00 total=9\n",
                "some avg10=0.25 avg60=0.00 avg300=0.00 total=8\n",
                &[Change(-125), Change(0), Change(0), Backward(1)],
            ),
            (File::Stat, "cpu  5 0\n", "cpu  9 0\n", &[Increase(4), Increase(0)]),
        ] {
            let read = |text: &str| file.decode(text.as_bytes()).unwrap();
            let (before, after) = (read(before), read(after));
            assert_eq!(deltas(&before, &after).collect::<Vec<_>>(), want);
        }
    }
}
