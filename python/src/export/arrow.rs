//! Snapshots and tables as Arrow columns.

use std::ffi::{CStr, CString};

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use statcodec::{Cell, State};

use super::capsule::{Buffer, Column, pair};
use crate::snapshot::Snapshot;
use crate::table::Table;
use crate::value::state_name;
use crate::walk::Walk;

/// The pair of capsules that `__arrow_c_array__` returns, of a struct array.
fn capsules(py: Python<'_>, length: usize, children: Vec<Column>) -> PyResult<Bound<'_, PyTuple>> {
    let column = Column {
        name: CString::default(),
        format: c"+s",
        length,
        nulls: 0,
        buffers: vec![None],
        children,
    };
    pair(py, column)
}

/// A snapshot, a row for each cell: name, cell, value, state.
pub(crate) fn of_snapshot<'py>(
    py: Python<'py>,
    snapshot: &Snapshot,
) -> PyResult<Bound<'py, PyTuple>> {
    let inner = snapshot.inner();
    let cells: Vec<Cell<'_>> = (0..inner.values().len()).map(|cell| inner.cell(cell)).collect();
    let template = inner.template();
    let row = |cell| template.row_of_cell(cell).and_then(|row| template.row_name(row));
    let places = 0..cells.len();
    let whole = !cells.iter().any(|cell| matches!(cell, Cell::Hundredths(_) | Cell::Negative(_)));
    let value = if whole { numbers("value", &cells) } else { decimals("value", &cells) };
    let columns = vec![
        words("name", places.clone().map(|cell| Some(row(cell).unwrap_or_default()))),
        words("cell", places.map(|cell| template.cell_name(cell))),
        value,
        words("state", cells.iter().map(|cell| Some(state_name(cell.state()).as_bytes()))),
    ];
    capsules(py, cells.len(), columns)
}

/// A table, a row for each text and a column for each label.
pub(crate) fn of_table<'py>(py: Python<'py>, table: &Table) -> PyResult<Bound<'py, PyTuple>> {
    let columns = table.labels().iter().enumerate().map(|(column, label)| {
        let cells: Vec<Cell<'_>> = table.cells(column).collect();
        typed(&String::from_utf8_lossy(label), &cells)
    });
    capsules(py, table.length(), columns.collect())
}

/// A walk, a row for each cgroup: its path, then a column for each label.
pub(crate) fn of_walk<'py>(py: Python<'py>, walk: &Walk) -> PyResult<Bound<'py, PyTuple>> {
    let matrix = walk.matrix();
    let mut columns = vec![words("path", walk.paths().iter().map(Some))];
    for (column, label) in walk.labels().iter().enumerate() {
        let cells: Vec<Cell<'_>> = (0..matrix.len()).map(|row| matrix.cell(row, column)).collect();
        columns.push(typed(&String::from_utf8_lossy(label), &cells));
    }
    capsules(py, matrix.len(), columns)
}

/// A column of the type that holds its cells exactly.
fn typed(name: &str, cells: &[Cell<'_>]) -> Column {
    let any = |state: State| cells.iter().any(|cell| cell.state() == state);
    if any(State::Text) {
        let word = |cell: &Cell<'_>| match *cell {
            Cell::Text(text) => Some(text.to_vec()),
            Cell::Max => Some(b"max".to_vec()),
            cell => cell.signed().map(|number| number.to_string().into_bytes()),
        };
        words(name, cells.iter().map(word))
    } else if any(State::Hundredths) {
        let float = |cell: &Cell<'_>| match *cell {
            Cell::Hundredths(number) => Some((number as f64 / 100.0).to_bits()),
            _ => None,
        };
        fixed(name, c"g", cells.iter().map(float))
    } else if any(State::Negative) {
        let signed = |cell: &Cell<'_>| i64::try_from(cell.signed()?).ok();
        match cells.iter().all(|cell| cell.signed().is_none() || signed(cell).is_some()) {
            true => fixed(name, c"l", cells.iter().map(|cell| Some(signed(cell)? as u64))),
            false => decimals(name, cells),
        }
    } else {
        numbers(name, cells)
    }
}

fn numbers(name: &str, cells: &[Cell<'_>]) -> Column {
    fixed(name, c"L", cells.iter().map(|cell| cell.number()))
}

/// Numbers of any sign with two decimals.
fn decimals(name: &str, cells: &[Cell<'_>]) -> Column {
    let hundredths = cells.iter().map(|cell| match *cell {
        Cell::Hundredths(number) => Some(i128::from(number)),
        cell => cell.signed().map(|number| number * 100),
    });
    let (valid, nulls, values) = split(hundredths);
    column(name, c"d:22,2", values.len(), nulls, vec![valid, Some(Buffer::Decimals(values))])
}

/// Values of 64 bits.
fn fixed(name: &str, format: &'static CStr, values: impl Iterator<Item = Option<u64>>) -> Column {
    let (valid, nulls, values) = split(values);
    column(name, format, values.len(), nulls, vec![valid, Some(Buffer::Numbers(values))])
}

/// Words, as UTF-8: other bytes are replaced.
fn words<T: AsRef<[u8]>>(name: &str, values: impl Iterator<Item = Option<T>>) -> Column {
    let (mut offsets, mut bytes) = (vec![0i32], Vec::new());
    let present = values.map(|value| {
        let word = value.as_ref().map_or(&b""[..], AsRef::as_ref);
        bytes.extend_from_slice(String::from_utf8_lossy(word).as_bytes());
        // A text is below 2 GiB, and its words with it.
        offsets.push(bytes.len() as i32);
        value.map(|_| ())
    });
    let (valid, nulls, present) = split(present);
    let buffers = vec![valid, Some(Buffer::Offsets(offsets)), Some(Buffer::Bytes(bytes))];
    column(name, c"u", present.len(), nulls, buffers)
}

/// Which values there are, as a bit each, how many there are not, and the
/// values with a default for those.
fn split<T: Default>(values: impl Iterator<Item = Option<T>>) -> (Option<Buffer>, usize, Vec<T>) {
    let (mut bits, mut nulls) = (Vec::new(), 0);
    let values = values
        .enumerate()
        .map(|(at, value)| {
            if at % 8 == 0 {
                bits.push(0u8);
            }
            match (&value, bits.last_mut()) {
                (Some(_), Some(byte)) => *byte |= 1 << (at % 8),
                _ => nulls += 1,
            }
            value.unwrap_or_default()
        })
        .collect();
    ((nulls > 0).then_some(Buffer::Bytes(bits)), nulls, values)
}

fn column(
    name: &str,
    format: &'static CStr,
    length: usize,
    nulls: usize,
    buffers: Vec<Option<Buffer>>,
) -> Column {
    // A NUL ends a C string: kernel names have none.
    let name = CString::new(name.replace('\0', "\u{fffd}")).unwrap_or_default();
    Column { name, format, length, nulls, buffers, children: Vec::new() }
}
