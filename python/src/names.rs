//! The names of a template as Python strings, made once.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple};
use statcodec::Template;
use statcodec::catalog::Shape;

use crate::text::to_str;

/// The names of a template's rows, which all its snapshots share.
///
/// They are made when a name is asked for first, so that a snapshot whose
/// numbers alone are wanted costs nothing for them.
pub(crate) struct Names {
    template: Arc<Template>,
    made: PyOnceLock<Made>,
}

struct Made {
    /// Each name once, in file order.
    order: Py<PyTuple>,
    /// From name to [`Place`], as an `int`.
    places: Py<PyDict>,
}

/// What stands under a name.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// One value: the number of its cell.
    Cell(usize),
    /// A row of cells with names: its number.
    Row(usize),
    /// A row of any number of values without names: its number.
    Values(usize),
    /// All rows that have no name.
    Nameless,
}

impl Names {
    pub(crate) fn new(template: Arc<Template>) -> Self {
        Self { template, made: PyOnceLock::new() }
    }

    /// Whether these are the names of this very template.
    pub(crate) fn are_of(&self, template: &Arc<Template>) -> bool {
        Arc::ptr_eq(&self.template, template)
    }

    /// Each name once, in file order.
    pub(crate) fn order<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyTuple>> {
        Ok(self.made(py)?.order.bind(py))
    }

    /// What stands under a name; for equal names under the first.
    pub(crate) fn find(&self, name: &Bound<'_, PyAny>) -> PyResult<Option<Place>> {
        let places = self.made(name.py())?.places.bind(name.py());
        Ok(places.get_item(name)?.map(|place| place.extract()).transpose()?.map(Place::from_number))
    }

    /// What stands in a row.
    pub(crate) fn place(&self, row: usize) -> Place {
        let cells = self.template.cells_of(row);
        let named = cells.clone().any(|cell| self.template.cell_name(cell) != Some(b""));
        match self.template.file().info().shape {
            Shape::Nested => Place::Row(row),
            _ if named => Place::Row(row),
            // A list may happen to have one item.
            Shape::Numbers | Shape::Buddyinfo => Place::Values(row),
            _ if self.template.row_info(row).is_some_and(|key| key.name == "Groups") => {
                Place::Values(row)
            }
            _ if cells.len() == 1 => Place::Cell(cells.start),
            _ => Place::Values(row),
        }
    }

    fn made<'s>(&'s self, py: Python<'_>) -> PyResult<&'s Made> {
        self.made.get_or_try_init(py, || {
            let places = PyDict::new(py);
            let mut order = Vec::with_capacity(self.template.row_count());
            for row in 0..self.template.row_count() {
                let name = self.row_name(py, row)?;
                if places.contains(&name)? {
                    continue;
                }
                let nameless = self.template.row_name(row) == Some(b"");
                let place = if nameless { Place::Nameless } else { self.place(row) };
                places.set_item(&name, place.number())?;
                order.push(name);
            }
            Ok(Made { order: PyTuple::new(py, order)?.unbind(), places: places.unbind() })
        })
    }

    /// The name of a row. Those of the catalog are interned; others are not,
    /// since there is no end to devices, processes and mappings.
    pub(crate) fn row_name<'py>(
        &self,
        py: Python<'py>,
        row: usize,
    ) -> PyResult<Bound<'py, PyString>> {
        match self.template.row_info(row) {
            Some(info) => Ok(PyString::intern(py, info.name)),
            None => to_str(py, self.template.row_name(row).unwrap_or_default()),
        }
    }

    /// A cell's place in one word: "row", or "row.cell" where it has a name.
    pub(crate) fn label<'py>(
        &self,
        py: Python<'py>,
        cell: usize,
    ) -> PyResult<Bound<'py, PyString>> {
        to_str(py, &label(&self.template, cell))
    }

    /// The name of a cell, counted over all rows.
    pub(crate) fn cell_name<'py>(
        &self,
        py: Python<'py>,
        cell: usize,
    ) -> PyResult<Bound<'py, PyString>> {
        let name = self.template.cell_name(cell).unwrap_or_default();
        match self.template.file().cell_named(name) {
            Some(info) => Ok(PyString::intern(py, info.name)),
            None => to_str(py, name),
        }
    }
}

/// A cell's place in one word: `row`, or `row.cell` where it has a name.
pub(crate) fn label(template: &Template, cell: usize) -> Vec<u8> {
    let row = template.row_of_cell(cell).and_then(|row| template.row_name(row));
    let name = template.cell_name(cell).unwrap_or_default();
    match row.unwrap_or_default() {
        row if name.is_empty() => row.to_vec(),
        row => [row, name].join(&b'.'),
    }
}

impl Place {
    /// As one number, which a Python dictionary can hold.
    fn number(self) -> usize {
        match self {
            Place::Cell(cell) => cell * 4,
            Place::Row(row) => row * 4 + 1,
            Place::Values(row) => row * 4 + 2,
            Place::Nameless => 3,
        }
    }

    fn from_number(number: usize) -> Self {
        match number % 4 {
            0 => Place::Cell(number / 4),
            1 => Place::Row(number / 4),
            2 => Place::Values(number / 4),
            _ => Place::Nameless,
        }
    }
}
