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
    /// A row of several: its number.
    Row(usize),
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
        let plain = cells.len() == 1
            && self.template.cell_name(cells.start) == Some(b"")
            && self.template.file().info().shape != Shape::Nested;
        if plain { Place::Cell(cells.start) } else { Place::Row(row) }
    }

    fn made<'s>(&'s self, py: Python<'_>) -> PyResult<&'s Made> {
        self.made.get_or_try_init(py, || {
            let places = PyDict::new(py);
            let mut order = Vec::with_capacity(self.template.row_count());
            for row in 0..self.template.row_count() {
                let name = self.row_name(py, row)?;
                if !places.contains(&name)? {
                    places.set_item(&name, self.place(row).number())?;
                    order.push(name);
                }
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

impl Place {
    /// As one number, which a Python dictionary can hold.
    fn number(self) -> i64 {
        match self {
            Place::Cell(cell) => cell as i64,
            Place::Row(row) => -1 - row as i64,
        }
    }

    fn from_number(number: i64) -> Self {
        match usize::try_from(number) {
            Ok(cell) => Place::Cell(cell),
            Err(_) => Place::Row((-1 - number) as usize),
        }
    }
}
