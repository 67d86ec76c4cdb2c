//! Rows of cells with names: a column for each name.

use statcodec::{Cell, RowView, Snapshot};
use unicode_width::UnicodeWidthStr;

use super::view::LEAST;
use crate::cells::{self, Place};
use crate::table::{Look, Overflow, Table};
use crate::units::readable;
use crate::visible::display;

/// Columns that meanings need beside a matrix to be worth their place.
const MEANING: usize = 30;

/// These rows as a matrix. Where the terminal is too narrow for all columns,
/// the table goes on below.
pub(crate) fn matrix(snapshot: &Snapshot, rows: &[RowView<'_>], width: Option<usize>) -> String {
    let names = column_names(rows);
    let rows: Vec<Row> = rows.iter().map(|&row| Row::of(snapshot, row, &names)).collect();
    let titles: Vec<String> = names
        .iter()
        .map(|name| if name.is_empty() { "value".to_owned() } else { display(name) })
        .collect();
    let widths: Vec<usize> = titles
        .iter()
        .enumerate()
        .map(|(at, title)| widest(title, rows.iter().map(|row| &row.cells[at])))
        .collect();
    let key = widest("key", rows.iter().map(|row| &row.name));

    let mut parts = Vec::new();
    let mut first = 0;
    while first < titles.len() {
        let mut end = first + 1;
        let mut used = key + 2 + widths[first];
        while end < titles.len() && width.is_none_or(|width| used + 2 + widths[end] <= width) {
            used += 2 + widths[end];
            end += 1;
        }
        // Meanings stand beside a table that is whole.
        let meanings = (first, end) == (0, titles.len())
            && width.is_none_or(|width| used + 2 + MEANING <= width)
            && rows.iter().any(|row| !row.meaning.is_empty());
        let mut table = Table::new(
            std::iter::once("key".to_owned())
                .chain(titles[first..end].iter().map(|title| format!(">{title}")))
                .chain(meanings.then(|| "meaning".to_owned())),
            Overflow::Cut(LEAST),
        );
        for row in &rows {
            let look = if row.used { Look::Plain } else { Look::Faint };
            let mut cells = vec![(row.name.clone(), look)];
            cells.extend(row.cells[first..end].iter().map(|cell| (cell.clone(), look)));
            if meanings {
                cells.push((row.meaning.to_owned(), Look::Faint));
            }
            table.row(cells);
        }
        parts.push(table.render(width));
        first = end;
    }
    parts.join("\n")
}

struct Row {
    name: String,
    cells: Vec<String>,
    meaning: &'static str,
    used: bool,
}

impl Row {
    fn of(snapshot: &Snapshot, row: RowView<'_>, names: &[&[u8]]) -> Self {
        let mut cells = vec![String::new(); names.len()];
        for place in cells::of_row(snapshot, row) {
            if let Some(at) = names.iter().position(|&name| name == place.name) {
                cells[at] = short(snapshot, place);
            }
        }
        Self {
            name: display(row.name()),
            cells,
            meaning: row.info().map_or("", |info| info.meaning),
            used: is_used(row),
        }
    }
}

/// Whether a row has a cell that is not 0.
pub(crate) fn is_used(row: RowView<'_>) -> bool {
    row.cells().any(|(_, cell)| cell != Cell::Value(0))
}

/// A value as it reads best.
fn short(snapshot: &Snapshot, place: Place<'_>) -> String {
    let readable = readable(snapshot.file(), place.info, place.cell);
    if readable.is_empty() { display(&cells::literal(place.cell)) } else { readable }
}

/// The names of all cells, in the order in which they first come.
pub(crate) fn column_names<'s>(rows: &[RowView<'s>]) -> Vec<&'s [u8]> {
    let mut names: Vec<&[u8]> = Vec::new();
    for (name, _) in rows.iter().flat_map(RowView::cells) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn widest<'t>(title: &str, texts: impl Iterator<Item = &'t String>) -> usize {
    texts.map(|text| text.width()).max().unwrap_or(0).max(title.width())
}
