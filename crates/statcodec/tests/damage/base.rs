//! An undamaged text, and what of it must still be read after damage.

use statcodec::catalog::Shape;
use statcodec::{Cell, File, Snapshot};

use crate::generator::Edit;
use crate::oracle::{Item, items};

/// An undamaged text, and which of its cells stand in which line.
pub(crate) struct Base {
    pub(crate) file: File,
    pub(crate) text: Vec<u8>,
    snapshot: Snapshot,
    /// Where lines begin; the last is the end of the text.
    starts: Vec<usize>,
    /// How many items stand before each of them.
    before: Vec<usize>,
}

/// What stands after the damage, counted.
#[derive(Default)]
pub(crate) struct Kept {
    pub(crate) lines: usize,
    pub(crate) cells: usize,
}

impl Base {
    pub(crate) fn new(file: File, text: &[u8]) -> Self {
        let snapshot = file.decode(text).expect("a capture is undamaged");
        let mut starts: Vec<usize> = vec![0];
        let lfs = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        starts.extend(lfs.map(|(at, _)| at + 1));
        if file == File::PidStat || text.is_empty() {
            // One record, whatever LFs its name holds.
            starts = vec![0];
        }
        if starts.last() != Some(&text.len()) {
            starts.push(text.len());
        }
        let before = starts
            .iter()
            .map(|&start| {
                if start == 0 {
                    return 0;
                }
                // The head of a text, cut at a line's end, has the first of its
                // items; of a row that begins there, none.
                let head = file.decode_lenient(&text[..start]).unwrap().0;
                let (head, all) = (items(&head), items(&snapshot));
                head.iter().zip(&all).take_while(|(head, all)| head == all).count()
            })
            .collect();
        Self { file, text: text.to_vec(), snapshot, starts, before }
    }

    /// Every line that the edit did not touch is read as before. `damaged` is
    /// what lenient decoding finds in the changed text.
    pub(crate) fn check(&self, edit: &Edit, damaged: &Snapshot) -> Kept {
        let (base, found) = (items(&self.snapshot), items(damaged));
        let mut kept = Kept::default();
        let shape = self.file.info().shape;
        if shape == Shape::PidStat || self.file == File::NodeMeminfo && !self.is_mostly_kept(edit) {
            return kept;
        }
        // Lines before the first changed byte.
        let line = self.starts.iter().rposition(|&start| start <= edit.at.start).unwrap_or(0);
        let count = self.before[line];
        for (index, want) in base[..count].iter().enumerate() {
            assert_eq!(found.get(index), Some(want), "before the damage: item {index}");
        }
        kept.lines += line;
        kept.cells += count;
        if is_one_line(shape) {
            return kept;
        }

        // Lines after the last changed byte, from one that begins after LF.
        let head = &self.text[..edit.at.start];
        let last = edit.with.last().or(head.last());
        let after_lf = last.is_none_or(|&byte| byte == b'\n');
        let begins = |start: &usize| *start > edit.at.end || *start == edit.at.end && after_lf;
        let Some(line) = self.starts.iter().position(begins) else {
            return kept;
        };
        // In a node's meminfo the first item is the node, which all lines have.
        let line = if self.file == File::NodeMeminfo { line.max(1) } else { line };
        let tail = &base[self.before[line]..];
        assert!(tail.len() <= found.len(), "after the damage: {} items are lost", tail.len());
        let context = self.context(edit, line);
        for (want, found) in tail.iter().zip(&found[found.len() - tail.len()..]) {
            context.compare(want, found);
        }
        kept.lines += self.starts.len() - 1 - line;
        kept.cells += tail.len();
        kept
    }

    /// Whether the text has more of its lines than others after the edit: which
    /// node they are about is what most say.
    fn is_mostly_kept(&self, edit: &Edit) -> bool {
        let lines = |text: &[u8]| text.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let lost = lines(&self.text[edit.at.clone()]) + 1;
        self.starts.len() > lost + lines(&edit.with) + lost
    }

    /// What the lines after an edit owe to those that it touched.
    fn context(&self, edit: &Edit, line: usize) -> Context<'_> {
        let shape = self.file.info().shape;
        let touched = |heading: fn(&[u8]) -> bool| {
            self.starts.windows(2).any(|line| {
                heading(&self.text[line[0]..line[1]])
                    && line[0] <= edit.at.end
                    && edit.at.start <= line[1]
            }) || edit.with.split(|&byte| byte == b'\n').any(heading)
        };
        let first_line = self.starts.get(1).is_some_and(|&end| edit.at.start <= end);
        match shape {
            // The heading that they stand under may be another.
            Shape::Smaps if touched(begins_mapping) => Context::Row(self.row_of(line)),
            Shape::Zoneinfo if touched(begins_zone) => Context::Row(self.row_of(line)),
            // The first line names the columns.
            Shape::Softirqs if first_line => Context::Names,
            _ if self.file == File::V1CpuacctUsageAll && first_line => Context::Names,
            _ => Context::None,
        }
    }

    /// The row that a line's items belong to.
    fn row_of(&self, line: usize) -> &[u8] {
        let items = items(&self.snapshot);
        items.get(self.before[line]).map_or(&[], |item| item.0)
    }
}

/// Whether with this line, or what is left of it, a mapping may begin.
fn begins_mapping(line: &[u8]) -> bool {
    !line.first().is_some_and(u8::is_ascii_uppercase) || line.starts_with(b"Size:")
}

/// The same for a zone.
fn begins_zone(line: &[u8]) -> bool {
    let starts: [&[u8]; 2] = [b"  pages free", b"  per-node"];
    line.first() != Some(&b' ') || starts.iter().any(|start| line.starts_with(start))
}

/// Whether a file is its first line, and every other one is too many.
fn is_one_line(shape: Shape) -> bool {
    matches!(shape, Shape::Values | Shape::Numbers | Shape::Words | Shape::Ranges | Shape::Text)
}

/// What may differ in an item after the damage.
enum Context<'b> {
    None,
    /// The names of cells.
    Names,
    /// The name of this row.
    Row(&'b [u8]),
}

impl Context<'_> {
    fn compare(&self, want: &Item<'_>, found: &Item<'_>) {
        let same = match self {
            Context::None => want == found,
            Context::Names => (want.0, want.2) == (found.0, found.2),
            Context::Row(row) => {
                (want.1, want.2) == (found.1, found.2) && (want.0 == found.0 || want.0 == *row)
            }
        };
        assert!(same, "after the damage: {} is read as {}", shown(want), shown(found));
    }
}

fn shown((row, cell, value): &Item<'_>) -> String {
    let (row, cell) = (String::from_utf8_lossy(row), String::from_utf8_lossy(cell));
    match value {
        Cell::Text(text) => format!("{row:?} {cell:?} {:?}", String::from_utf8_lossy(text)),
        value => format!("{row:?} {cell:?} {value:?}"),
    }
}
