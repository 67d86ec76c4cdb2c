//! What changed between two readings.

use crate::catalog::Kind;
use crate::{Cell, Snapshot};

/// How far a cell moved from an earlier reading to a later one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Change {
    /// The later number less the earlier, with its sign.
    pub amount: i128,
    /// Whether `amount` is in hundredths: the kernel prints two decimals.
    pub hundredths: bool,
    /// Whether it is a counter that went down. The owner was made anew, the
    /// counter wrapped, or the kernel took something back, as it does for
    /// iowait: the text does not say which, and `amount` is no progress.
    pub backward: bool,
}

impl Change {
    fn between(later: Cell<'_>, earlier: Cell<'_>, kind: Option<Kind>) -> Option<Self> {
        let (amount, hundredths) = match (later, earlier) {
            (Cell::Hundredths(later), Cell::Hundredths(earlier)) => {
                (i128::from(later) - i128::from(earlier), true)
            }
            _ => (later.signed()? - earlier.signed()?, false),
        };
        let backward = amount < 0 && kind == Some(Kind::Counter);
        Some(Self { amount, hundredths, backward })
    }
}

impl Snapshot {
    /// How far each cell moved since an earlier reading of the same file: an
    /// item for each cell of this one, in file order.
    ///
    /// `None` where there are no two numbers to compare: the cell is new,
    /// unlimited, text or unreadable in one of them. Rows and cells are
    /// matched by name, and where that is given several times by place; two
    /// readings of the same template need no search.
    ///
    /// ```
    /// use statcodec::File;
    ///
    /// let earlier = File::MemoryStat.decode(b"anon 4096\npgfault 10\n")?;
    /// let later = File::MemoryStat.decode(b"anon 1096\npgfault 7\nslab 5\n")?;
    /// let changes: Vec<_> = later.changes_since(&earlier).collect();
    /// let anon = changes[0].unwrap();
    /// assert_eq!((anon.amount, anon.backward), (-3000, false));
    /// let pgfault = changes[1].unwrap();
    /// assert_eq!((pgfault.amount, pgfault.backward), (-3, true));
    /// assert_eq!(changes[2], None);
    /// # Ok::<(), statcodec::Error>(())
    /// ```
    pub fn changes_since<'s>(
        &'s self,
        earlier: &'s Snapshot,
    ) -> impl Iterator<Item = Option<Change>> + 's {
        let template = self.template();
        let same = alloc::sync::Arc::ptr_eq(template, earlier.template());
        (0..template.cell_count()).map(move |cell| {
            let before = if same { Some(cell) } else { self.place_in(earlier, cell) };
            let before = before.map_or(Cell::Absent, |before| earlier.cell(before));
            let kind = template.cell_info(cell).map(|info| info.kind);
            Change::between(self.cell(cell), before, kind)
        })
    }

    /// The cell of another snapshot that has the names of this one's `cell`.
    fn place_in(&self, other: &Snapshot, cell: usize) -> Option<usize> {
        let (here, there) = (self.template(), other.template());
        let row = here.row_of_cell(cell)?;
        let (name, cell_name) = (here.row_name(row)?, here.cell_name(cell)?);
        // The row of the same number, if it has the name: the usual case, and
        // the right one of several equal names.
        let other_row = match there.row_name(row) {
            Some(same) if same == name => row,
            _ => there.row_named(name)?,
        };
        let place = cell - here.cells_of(row).start;
        let same_place = there.cells_of(other_row).nth(place);
        match same_place {
            Some(same) if there.cell_name(same) == Some(cell_name) => Some(same),
            _ if cell_name.is_empty() => None,
            _ => there.cell_named(other_row, cell_name),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::File;

    fn amounts(file: File, earlier: &[u8], later: &[u8]) -> Vec<Option<(i128, bool, bool)>> {
        let (earlier, later) = (file.decode(earlier).unwrap(), file.decode(later).unwrap());
        later
            .changes_since(&earlier)
            .map(|change| change.map(|c| (c.amount, c.hundredths, c.backward)))
            .collect()
    }

    #[test]
    fn changes_table() {
        let up = |amount| Some((amount, false, false));
        let stat = File::MemoryStat;
        assert_eq!(
            amounts(stat, b"anon 1\n", b"anon 18446744073709551615\n"),
            [up(u64::MAX as i128 - 1)]
        );
        assert_eq!(amounts(stat, b"anon 9\nfile 1\n", b"file 3\nanon 4\n"), [up(2), up(-5)]);
        assert_eq!(amounts(stat, b"brand_new 9\n", b"brand_new 4\n"), [up(-5)]);
        assert_eq!(amounts(stat, b"anon 1\n", b"slab 4\n"), [None]);
        assert_eq!(amounts(File::MemoryMax, b"max\n", b"4096\n"), [None]);
        assert_eq!(
            amounts(File::MemoryNumaStat, b"anon N0=1 N1=5\n", b"anon N1=7 N3=1\n"),
            [up(2), None]
        );
        assert_eq!(
            amounts(
                File::MemoryPressure,
                b"some avg10=1.50 avg60=0.00 avg300=0.00 total=9\n",
                b"some avg10=0.25 avg60=0.00 avg300=0.00 total=8\n"
            ),
            [
                Some((-125, true, false)),
                Some((0, true, false)),
                Some((0, true, false)),
                Some((-1, false, true))
            ]
        );
    }

    #[test]
    fn a_counter_of_stat_that_goes_down_is_marked() {
        let changes = amounts(File::Stat, b"cpu  5 0 0 100 7\n", b"cpu  10 0 0 200 6\n");
        assert_eq!(changes[0], Some((5, false, false)));
        assert_eq!(changes[4], Some((-1, false, true)));
    }
}
