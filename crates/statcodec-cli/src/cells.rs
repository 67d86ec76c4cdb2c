//! The cells of a snapshot one after the other, with what the catalog knows
//! of each.

use statcodec::catalog::{KeyInfo, Shape};
use statcodec::{Cell, File, RowView, Snapshot, State};

/// One cell and where it stands.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place<'s> {
    /// The name of its row; empty where rows have none.
    pub(crate) row: &'s [u8],
    /// Its own name; empty where it has none.
    pub(crate) name: &'s [u8],
    /// What stands in it.
    pub(crate) cell: Cell<'s>,
    /// What the catalog knows of it.
    pub(crate) info: Option<&'static KeyInfo>,
}

/// The cells of a row.
pub(crate) fn of_row<'s>(
    snapshot: &'s Snapshot,
    row: RowView<'s>,
) -> impl ExactSizeIterator<Item = Place<'s>> {
    row.cells().map(move |(name, cell)| {
        let cell_named = |name| snapshot.file().cell_named(name);
        let info = match (name, row.info()) {
            // Rows of any name (io.weight's devices) have their value there.
            (b"", None) => cell_named(b"value"),
            (b"", info) => info,
            (name, info) => cell_named(name).or(info),
        };
        Place { row: row.name(), name, cell, info }
    })
}

/// All cells, in file order.
pub(crate) fn all(snapshot: &Snapshot) -> impl Iterator<Item = Place<'_>> {
    snapshot.rows().flat_map(move |row| of_row(snapshot, row))
}

/// What the value of a file that holds only one is called: the file's name.
pub(crate) fn lone_value(file: File) -> Option<&'static str> {
    let info = file.info();
    let lone = info.shape == Shape::Values && info.keys.len() == 1;
    lone.then(|| info.name.trim_start_matches("v1/"))
}

/// A state in lower case.
pub(crate) fn state_name(state: State) -> &'static str {
    match state {
        State::Value => "value",
        State::Negative => "negative",
        State::Max => "max",
        State::Absent => "absent",
        State::Unreadable => "unreadable",
        State::Text => "text",
        State::Hundredths => "hundredths",
        _ => "unknown",
    }
}

/// A number of hundredths with its two decimals: 1230 is `12.30`.
pub(crate) fn decimals(hundredths: u64) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// What stands in a cell, as the file has it.
pub(crate) fn literal(cell: Cell<'_>) -> Vec<u8> {
    match cell {
        Cell::Value(number) => number.to_string().into_bytes(),
        Cell::Negative(number) => number.to_string().into_bytes(),
        Cell::Hundredths(number) => decimals(number).into_bytes(),
        Cell::Max => b"max".to_vec(),
        Cell::Text(text) | Cell::Unreadable(text) => text.to_vec(),
        _ => Vec::new(),
    }
}
