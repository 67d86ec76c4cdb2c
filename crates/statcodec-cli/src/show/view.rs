//! A snapshot as a table.

use statcodec::{Cell, RowView, Snapshot};

use crate::cells::{self, Place};
use crate::output::{HEADING, styled};
use crate::table::{Look, Overflow, Table};
use crate::units::readable;
use crate::visible::display;

/// The columns of a list.
const LIST: [&str; 4] = ["key", ">value", ">readable", "meaning"];
/// Columns of a meaning that still say something.
const LEAST: usize = 24;
/// Columns that meanings need beside a matrix to be worth their place.
const MEANING: usize = 30;

/// A table of one value a row, with the values' meanings.
pub(crate) struct List(Table);

impl List {
    pub(crate) fn new() -> Self {
        Self(Table::new(LIST, Overflow::Cut(LEAST)))
    }

    /// Adds an empty line and a heading.
    pub(crate) fn heading(&mut self, name: &str, meaning: &str) {
        if !self.0.is_empty() {
            self.line(["", "", "", ""], [Look::Plain; 4]);
        }
        self.line([name, "", "", meaning], [Look::Strong, Look::Plain, Look::Plain, Look::Faint]);
    }

    /// Adds the rows of a snapshot.
    pub(crate) fn rows(&mut self, snapshot: &Snapshot) {
        for row in snapshot.rows() {
            self.cell(snapshot, &display(row.name()), row);
        }
    }

    /// Adds a row under this name.
    pub(crate) fn cell(&mut self, snapshot: &Snapshot, name: &str, row: RowView<'_>) {
        let file = snapshot.file();
        let info = row.info();
        let meaning = match info {
            Some(info) => info.meaning,
            // Such files have no keys that could be known.
            None if file.info().keys.is_empty() => "",
            None => "(not in the catalog)",
        };
        let value = display(&cells::literal(row.value()));
        let readable = readable(file, info, row.value());
        let looks = match row.value() {
            Cell::Value(0) => [Look::Faint; 4],
            _ => [Look::Plain, Look::Plain, Look::Strong, Look::Faint],
        };
        self.line([name, &value, &readable, meaning], looks);
    }

    fn line(&mut self, texts: [&str; 4], looks: [Look; 4]) {
        let cells = texts.into_iter().map(str::to_owned).zip(looks);
        self.0.row(cells.collect());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn render(self, width: Option<usize>) -> String {
        self.0.render(width)
    }
}

/// A snapshot of any file as a table: a list where rows have a value each, a
/// matrix where their cells have names, and the words of each row otherwise.
pub(crate) fn table(snapshot: &Snapshot, width: Option<usize>) -> String {
    if snapshot.is_empty() {
        return "(empty)\n".to_owned();
    }
    if snapshot
        .rows()
        .all(|row| row.cells().len() <= 1 && row.cells().all(|(name, _)| name.is_empty()))
    {
        let mut list = List::new();
        list.rows(snapshot);
        return list.render(width);
    }
    let named = snapshot.rows().all(|row| row.cells().skip(1).all(|(name, _)| !name.is_empty()));
    if named { matrix(snapshot, width, false) } else { words(snapshot, width) }
}

/// Rows of cells with names: a column for each name. Where the terminal is too
/// narrow for all, the table goes on below. `only_used` leaves out rows of
/// zeros.
pub(crate) fn matrix(snapshot: &Snapshot, width: Option<usize>, only_used: bool) -> String {
    let names = column_names(snapshot);
    let rows: Vec<MatrixRow> = snapshot
        .rows()
        .map(|row| MatrixRow::of(snapshot, row, &names))
        .filter(|row| row.used || !only_used)
        .collect();
    let titles: Vec<String> = names
        .iter()
        .map(|name| if name.is_empty() { "value".to_owned() } else { display(name) })
        .collect();
    let widths: Vec<usize> = titles
        .iter()
        .enumerate()
        .map(|(at, title)| {
            let cells = rows.iter().map(|row| columns(&row.cells[at]));
            cells.max().unwrap_or(0).max(columns(title)) + 2
        })
        .collect();
    let key = rows.iter().map(|row| columns(&row.name)).max().unwrap_or(0).max(3) + 2;

    let mut text = String::new();
    let mut first = 0;
    while first < titles.len() {
        let mut end = first;
        let mut used = key;
        while end < titles.len()
            && (end == first || width.is_none_or(|width| used + widths[end] <= width + 2))
        {
            used += widths[end];
            end += 1;
        }
        // Meanings stand beside a table that is whole.
        let whole = first == 0 && end == titles.len();
        let meanings = whole
            && width.is_none_or(|width| used + MEANING <= width)
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
        if first > 0 {
            text.push('\n');
        }
        text.push_str(&table.render(width));
        first = end;
    }
    text
}

struct MatrixRow {
    name: String,
    cells: Vec<String>,
    meaning: &'static str,
    /// Whether it has a cell that is not 0.
    used: bool,
}

impl MatrixRow {
    fn of(snapshot: &Snapshot, row: RowView<'_>, names: &[&[u8]]) -> Self {
        let mut cells = vec![String::new(); names.len()];
        let mut used = false;
        for place in cells::of_row(snapshot, row) {
            used |= place.cell != Cell::Value(0);
            if let Some(at) = names.iter().position(|&name| name == place.name) {
                cells[at] = short(snapshot, place);
            }
        }
        Self {
            name: display(row.name()),
            cells,
            meaning: row.info().map_or("", |info| info.meaning),
            used,
        }
    }
}

/// A value as it reads best.
fn short(snapshot: &Snapshot, place: Place<'_>) -> String {
    let readable = readable(snapshot.file(), place.info, place.cell);
    if readable.is_empty() { display(&cells::literal(place.cell)) } else { readable }
}

/// The names of all cells, in the order in which they first come.
pub(crate) fn column_names(snapshot: &Snapshot) -> Vec<&[u8]> {
    let mut names: Vec<&[u8]> = Vec::new();
    for place in cells::all(snapshot) {
        if !names.contains(&place.name) {
            names.push(place.name);
        }
    }
    names
}

/// Rows of several cells without names.
fn words(snapshot: &Snapshot, width: Option<usize>) -> String {
    let mut table = Table::new(["key", "values"], Overflow::Cut(LEAST));
    for row in snapshot.rows() {
        let mut values = String::new();
        for (name, cell) in row.cells() {
            if !values.is_empty() {
                values.push(' ');
            }
            if !name.is_empty() {
                values.push_str(&display(name));
                values.push('=');
            }
            values.push_str(&display(&cells::literal(cell)));
        }
        table.row(vec![(display(row.name()), Look::Plain), (values, Look::Plain)]);
    }
    table.render(width)
}

fn columns(text: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(text)
}

/// A line that names a file above its table.
pub(crate) fn title(name: &str, more: &str) -> String {
    format!("{} {more}\n", styled(HEADING, name))
}
