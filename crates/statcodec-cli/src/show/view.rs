//! A snapshot of any file as tables.
//!
//! Rows that stand together and are alike make a table: a list where each has
//! a value, a matrix where their cells have names, records where those names
//! are many and have a meaning each, and lines where a row has many values.

use std::collections::HashSet;

use statcodec::{Cell, RowView, Snapshot};

use super::matrix::matrix;
use crate::cells::{self, Place};
use crate::output::{HEADING, styled};
use crate::table::{Look, Overflow, Table, cut};
use crate::units::readable;
use crate::visible::display;

/// The columns of a list.
const LIST: [&str; 4] = ["key", ">value", ">readable", "meaning"];
/// Columns of a meaning that still say something.
pub(super) const LEAST: usize = 24;
/// Columns of a value, or of several values that a list takes as one.
const VALUE: usize = 40;
/// Named cells in a row that a matrix takes where each has its own meaning.
const MATRIX: usize = 12;

/// A table of one value a row, with the values' meanings.
pub(crate) struct List(Table);

impl List {
    pub(crate) fn new() -> Self {
        Self(Table::new(LIST, Overflow::Cut(LEAST)))
    }

    /// Adds a heading, after an empty line.
    pub(crate) fn heading(&mut self, name: &str, meaning: &str) {
        if !self.0.is_empty() {
            self.line(["", "", "", ""], [Look::Plain; 4]);
        }
        self.line([name, "", "", meaning], [Look::Strong, Look::Plain, Look::Plain, Look::Faint]);
    }

    /// Adds a row under this name.
    pub(crate) fn row(&mut self, snapshot: &Snapshot, name: &str, row: RowView<'_>) {
        let mut places = cells::of_row(snapshot, row);
        match (places.next(), places.len()) {
            (Some(place), 0) => self.place(snapshot, name, place),
            (None, _) => {
                let meaning = row.info().map_or("", |info| info.meaning);
                self.line(
                    [name, "", "", meaning],
                    [Look::Plain, Look::Plain, Look::Plain, Look::Faint],
                );
            }
            (Some(place), _) => {
                let looks = [Look::Plain, Look::Plain, Look::Plain, Look::Faint];
                self.line([name, &joined(row), "", meaning(snapshot, place)], looks);
            }
        }
    }

    /// Adds a cell under this name.
    fn place(&mut self, snapshot: &Snapshot, name: &str, place: Place<'_>) {
        let looks = match place.cell {
            Cell::Value(0) => [Look::Faint; 4],
            _ => [Look::Plain, Look::Plain, Look::Strong, Look::Faint],
        };
        let mut value = display(&cells::literal(place.cell));
        cut(&mut value, VALUE);
        let readable = readable(snapshot.file(), place.info, place.cell);
        self.line([name, &value, &readable, meaning(snapshot, place)], looks);
    }

    fn line(&mut self, texts: [&str; 4], looks: [Look; 4]) {
        let cells = texts.into_iter().map(str::to_owned).zip(looks);
        self.0.row(cells.collect());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn render(mut self, width: Option<usize>) -> String {
        self.0.drop_empty_columns();
        self.0.render(width)
    }
}

fn meaning(snapshot: &Snapshot, place: Place<'_>) -> &'static str {
    let file = snapshot.file().info();
    match place.info {
        Some(info) => info.meaning,
        // Files without keys have none that could be known.
        None if place.name.is_empty() && !(file.keys.is_empty() && file.cells.is_empty()) => {
            "(not in the catalog)"
        }
        None => "",
    }
}

/// How a row is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    List,
    Matrix,
    Records,
    Lines,
}

impl Form {
    fn of(snapshot: &Snapshot, row: RowView<'_>) -> Self {
        let mut names = HashSet::new();
        let (mut named, mut repeated, mut meanings) = (false, false, 0);
        for (name, _) in row.cells() {
            named |= !name.is_empty();
            repeated |= !name.is_empty() && !names.insert(name);
            meanings += usize::from(snapshot.file().cell_named(name).is_some());
        }
        match row.cells().len() {
            0 | 1 if !named => Form::List,
            _ if named && (repeated || meanings > MATRIX) => Form::Records,
            _ if named => Form::Matrix,
            _ if joined(row).len() <= VALUE => Form::List,
            _ => Form::Lines,
        }
    }
}

/// A snapshot as tables.
pub(crate) fn tables(snapshot: &Snapshot, width: Option<usize>) -> String {
    let mut runs: Vec<(Form, Vec<RowView<'_>>)> = Vec::new();
    for row in snapshot.rows() {
        let form = Form::of(snapshot, row);
        match runs.last_mut() {
            // A bare row is like any other, and so are records that are short.
            Some((last, rows)) if row.cells().len() == 0 || *last == form => rows.push(row),
            Some((last @ Form::Matrix, rows)) if form == Form::Records => {
                *last = form;
                rows.push(row);
            }
            Some((Form::Records, rows)) if form == Form::Matrix => rows.push(row),
            Some((last @ Form::List, rows)) if rows.iter().all(|row| row.cells().len() == 0) => {
                *last = form;
                rows.push(row);
            }
            _ => runs.push((form, vec![row])),
        }
    }
    if runs.is_empty() {
        return "(empty)\n".to_owned();
    }
    let tables = runs.iter().map(|(form, rows)| match form {
        Form::List => list(snapshot, rows, width),
        Form::Matrix => matrix(snapshot, rows, width),
        Form::Records => records(snapshot, rows, width),
        Form::Lines => lines(rows, width),
    });
    tables.collect::<Vec<_>>().join("\n")
}

fn list(snapshot: &Snapshot, rows: &[RowView<'_>], width: Option<usize>) -> String {
    let mut list = List::new();
    for &row in rows {
        list.row(snapshot, &display(row.name()), row);
    }
    list.render(width)
}

/// A heading for each row, and its cells below.
fn records(snapshot: &Snapshot, rows: &[RowView<'_>], width: Option<usize>) -> String {
    let mut list = List::new();
    for &row in rows {
        list.heading(&display(row.name()), row.info().map_or("", |info| info.meaning));
        for place in cells::of_row(snapshot, row) {
            list.place(snapshot, &display(place.name), place);
        }
    }
    list.render(width)
}

/// The values of each row on a line.
fn lines(rows: &[RowView<'_>], width: Option<usize>) -> String {
    let mut table = Table::new(["key", "values"], Overflow::Cut(LEAST));
    for &row in rows {
        table.row(vec![(display(row.name()), Look::Plain), (joined(row), Look::Plain)]);
    }
    table.render(width)
}

/// The values of a row with blanks between them.
fn joined(row: RowView<'_>) -> String {
    let values = row.cells().map(|(_, cell)| display(&cells::literal(cell)));
    values.collect::<Vec<_>>().join(" ")
}

/// A line that names a file above its table.
pub(crate) fn title(name: &str, more: &str) -> String {
    format!("{} {more}\n", styled(HEADING, name))
}
