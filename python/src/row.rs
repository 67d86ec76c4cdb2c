//! `Row`: a row of a snapshot, as a mapping.

use pyo3::basic::CompareOp;
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyString, PyTuple};
use statcodec::Cell;

use crate::catalog::KeyInfo;
use crate::mapping;
use crate::snapshot::Snapshot;
use crate::text::name_bytes;
use crate::value::{state_name, to_python};

/// A row of a snapshot: a read-only mapping from the names of its cells.
///
/// A cell without a name in the text (the total of cgroup v1's numa_stat
/// lines, the one value of a flat row) is under "" and is `value`.
///
/// >>> import statcodec
/// >>> text = b"anon N0=4096 N2=0\n"
/// >>> row = statcodec.decode("memory.numa_stat", text)["anon"]
/// >>> row["N0"], list(row)
/// (4096, ['N0', 'N2'])
#[pyclass(frozen, mapping, module = "statcodec")]
pub(crate) struct Row {
    snapshot: Py<Snapshot>,
    number: usize,
}

impl Row {
    pub(crate) fn new(snapshot: Py<Snapshot>, number: usize) -> Self {
        Self { snapshot, number }
    }

    fn find(&self, py: Python<'_>, name: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
        let template = self.snapshot.bind(py).get().inner().template();
        Ok(name_bytes(name)?.and_then(|name| template.cell_named(self.number, &name)))
    }

    /// The state of a cell, or of the first.
    pub(crate) fn state_of(
        &self,
        py: Python<'_>,
        cell: Option<&Bound<'_, PyString>>,
    ) -> PyResult<&'static str> {
        let snapshot = self.snapshot.bind(py).get().inner();
        let found = match cell {
            Some(name) => self.find(py, name)?,
            None => snapshot.template().cells_of(self.number).next(),
        };
        Ok(state_name(found.map_or(Cell::Absent, |cell| snapshot.cell(cell)).state()))
    }

    /// The cells of a row as a `dict`.
    pub(crate) fn dict<'py>(
        py: Python<'py>,
        snapshot: &Snapshot,
        row: usize,
    ) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for cell in snapshot.inner().template().cells_of(row) {
            let name = snapshot.names().cell_name(py, cell)?;
            if !dict.contains(&name)? {
                dict.set_item(name, to_python(py, snapshot.inner().cell(cell))?)?;
            }
        }
        Ok(dict)
    }
}

#[pymethods]
impl Row {
    /// The row's name: "anon", "cpu0", "8:0".
    #[getter]
    fn name<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyString>> {
        self.snapshot.bind(py).get().names().row_name(py, self.number)
    }

    /// The first cell's value; None where the row has no cells.
    #[getter]
    fn value<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let snapshot = self.snapshot.bind(py).get().inner();
        let first = snapshot.template().cells_of(self.number).next();
        to_python(py, first.map_or(Cell::Absent, |cell| snapshot.cell(cell)))
    }

    /// What the catalog knows of the row; None where it does not know it.
    #[getter]
    fn info(&self, py: Python<'_>) -> Option<KeyInfo> {
        self.snapshot.bind(py).get().inner().template().row_info(self.number).map(KeyInfo)
    }

    fn __len__(slf: &Bound<'_, Self>) -> PyResult<usize> {
        Ok(Self::to_dict(slf)?.len())
    }

    fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyIterator>> {
        Self::to_dict(slf)?.try_iter()
    }

    fn __contains__(&self, py: Python<'_>, name: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.find(py, name)?.is_some())
    }

    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        name: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.find(py, name)? {
            Some(cell) => to_python(py, self.snapshot.bind(py).get().inner().cell(cell)),
            None => Err(PyKeyError::new_err(name.clone().unbind())),
        }
    }

    /// The value of the cell of this name, or `default`.
    #[pyo3(signature = (name, default=None, /))]
    fn get<'py>(
        &self,
        py: Python<'py>,
        name: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.find(py, name)? {
            Some(cell) => to_python(py, self.snapshot.bind(py).get().inner().cell(cell)),
            None => Ok(default.unwrap_or_else(|| py.None().into_bound(py))),
        }
    }

    /// The names of the cells in file order.
    fn keys<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::keys(slf)
    }

    /// The values of the cells in file order.
    fn values<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::values(slf)
    }

    /// Names and values of the cells in file order.
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::items(slf)
    }

    /// What is in a cell, or in the first: see `Snapshot.state`.
    #[pyo3(signature = (cell=None, /))]
    fn state(&self, py: Python<'_>, cell: Option<&Bound<'_, PyString>>) -> PyResult<&'static str> {
        self.state_of(py, cell)
    }

    /// Every cell in file order, also of names that came before.
    ///
    /// (name, value) for each; a mapping shows only the first of a name.
    fn cells<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        let snapshot = self.snapshot.bind(py).get();
        let cells = snapshot.inner().template().cells_of(self.number);
        cells
            .map(|cell| {
                let value = to_python(py, snapshot.inner().cell(cell))?;
                (snapshot.names().cell_name(py, cell)?, value).into_pyobject(py)
            })
            .collect()
    }

    /// A new `dict` of names and values.
    fn to_dict<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        Self::dict(slf.py(), slf.get().snapshot.bind(slf.py()).get(), slf.get().number)
    }

    fn __richcmp__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        operation: CompareOp,
    ) -> PyResult<Bound<'py, PyAny>> {
        let equal = match other.cast::<Self>() {
            Ok(other) => Some(Self::to_dict(slf)?.eq(Self::to_dict(other)?)?),
            Err(_) => mapping::equals_dict(other, || Self::to_dict(slf))?,
        };
        mapping::compared(slf.py(), equal, operation)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let name = slf.get().name(slf.py())?;
        Ok(format!("Row({}, {})", name.repr()?, Self::to_dict(slf)?.repr()?))
    }
}
