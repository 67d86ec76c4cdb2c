//! `Walk`: what one walk over a tree of cgroups read.

use std::collections::HashMap;
use std::ffi::c_int;
use std::os::unix::ffi::OsStrExt;
use std::sync::Arc;

use pyo3::exceptions::PyKeyError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyString, PyTuple};
use statcodec::State;
use statcodec::accumulate::{Column, Forest, ForestError, Matrix};
use statcodec_reader::Tree;

use crate::error::{read_error, value_error};
use crate::export::arrow;
use crate::export::buffer::{self, Order};
use crate::mapping;
use crate::text::{name_bytes, to_str};
use crate::value::{state_name, to_python};

/// What one walk over a tree read: a read-only mapping from each cgroup.
///
/// A cgroup is named by its path below the root, which itself is "."; parents
/// come before their children. Each gives a `dict` of labels and values: a
/// label is the file and, where it has several, the names of row and cell
/// ("memory.current", "memory.stat.anon", "memory.numa_stat.anon.N0"). What a
/// cgroup does not have is left out.
///
/// `numpy.asarray(walk)` is a read-only array of uint64 over the walk's own
/// memory, a row for each cgroup and a column for each label; 2**64 - 1 stands
/// where there is no number. Data frames take the walk by Arrow's PyCapsule
/// protocol.
#[pyclass(frozen, module = "statcodec")]
pub(crate) struct Walk {
    /// What does not differ between a walk and its totals.
    shared: Arc<Shared>,
    matrix: Matrix,
    /// The matrix's numbers, without what is no number.
    numbers: Vec<u64>,
}

struct Shared {
    forest: Forest,
    paths: Vec<Vec<u8>>,
    rows: HashMap<Vec<u8>, usize>,
    labels: Vec<Vec<u8>>,
    ids: Vec<u64>,
    added: Vec<usize>,
    gone: Py<PyTuple>,
    problems: Py<PyTuple>,
}

impl Walk {
    pub(crate) fn of(py: Python<'_>, tree: &Tree, files: &[String]) -> PyResult<Self> {
        let root = tree.path(0);
        let path = |row: usize| match tree.path(row).strip_prefix(&root) {
            Ok(below) if row > 0 => below.as_os_str().as_bytes().to_vec(),
            _ => b".".to_vec(),
        };
        let paths: Vec<Vec<u8>> = (0..tree.len()).map(path).collect();
        let columns = tree.matrix().columns();
        let gone: Vec<_> = tree
            .gone()
            .iter()
            .map(|gone| read_error(py, &gone.error, b"").into_value(py))
            .collect();
        let problems: PyResult<Vec<_>> = tree
            .problems()
            .iter()
            .map(|problem| {
                let path = to_str(py, paths.get(problem.row).map_or(&b"."[..], Vec::as_slice))?;
                let file = problem.file.and_then(|file| files.get(file));
                (path, file, read_error(py, &problem.error, b"").into_value(py)).into_pyobject(py)
            })
            .collect();
        let shared = Shared {
            forest: tree.forest().clone(),
            rows: paths.iter().cloned().enumerate().map(|(row, path)| (path, row)).collect(),
            ids: (0..tree.len()).map(|row| tree.id(row)).collect(),
            added: tree.added().collect(),
            labels: columns.iter().map(|column| label(column, files)).collect(),
            gone: PyTuple::new(py, gone)?.unbind(),
            problems: PyTuple::new(py, problems?)?.unbind(),
            paths,
        };
        Ok(Self::new(Arc::new(shared), tree.matrix().clone()))
    }

    fn new(shared: Arc<Shared>, matrix: Matrix) -> Self {
        let number = |(&value, &state): (&u64, &State)| match state {
            State::Value | State::Hundredths | State::Negative => value,
            _ => u64::MAX,
        };
        let numbers = matrix.values().iter().zip(matrix.states()).map(number).collect();
        Self { shared, matrix, numbers }
    }

    pub(crate) fn matrix(&self) -> &Matrix {
        &self.matrix
    }

    pub(crate) fn paths(&self) -> &[Vec<u8>] {
        &self.shared.paths
    }

    pub(crate) fn labels(&self) -> &[Vec<u8>] {
        &self.shared.labels
    }

    fn combined(
        &self,
        combine: impl FnOnce(&mut Matrix, &Forest) -> Result<(), ForestError>,
    ) -> PyResult<Self> {
        let mut matrix = self.matrix.clone();
        combine(&mut matrix, &self.shared.forest)
            .map_err(|error| value_error(error.to_string()))?;
        Ok(Self::new(self.shared.clone(), matrix))
    }

    fn row<'py>(&self, py: Python<'py>, row: usize) -> PyResult<Bound<'py, PyDict>> {
        let values = PyDict::new(py);
        for (column, label) in self.labels().iter().enumerate() {
            let cell = self.matrix.cell(row, column);
            if !cell.is_absent() {
                values.set_item(to_str(py, label)?, to_python(py, cell)?)?;
            }
        }
        Ok(values)
    }

    fn find(&self, path: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
        Ok(name_bytes(path)?.and_then(|path| self.shared.rows.get(&*path).copied()))
    }
}

/// The file of a column, and the names of its row and cell where it has any.
fn label(column: &Column, files: &[String]) -> Vec<u8> {
    let file = files.get(usize::from(column.source())).map_or("", String::as_str);
    let keys = column.file().info().keys;
    let mut label = file.as_bytes().to_vec();
    // The one value of memory.current needs no name.
    let only = matches!(keys, [key] if key.name == "value");
    for name in [column.row_name(), column.cell_name()] {
        if name.is_empty() || (only && name == b"value") {
            continue;
        }
        label.push(b'.');
        label.extend_from_slice(name);
    }
    label
}

#[pymethods]
impl Walk {
    /// The cgroups: their paths below the root, which is ".".
    #[getter(paths)]
    fn path_names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let names: PyResult<Vec<_>> = self.paths().iter().map(|path| to_str(py, path)).collect();
        PyTuple::new(py, names?)
    }

    /// The labels in order: those of the array's columns.
    #[getter]
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let names: PyResult<Vec<_>> = self.labels().iter().map(|label| to_str(py, label)).collect();
        PyTuple::new(py, names?)
    }

    /// How many cgroups and how many columns.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        (self.matrix.len(), self.matrix.width())
    }

    /// The row of each cgroup's parent; None for the root.
    #[getter]
    fn parents(&self) -> Vec<Option<usize>> {
        (0..self.matrix.len()).map(|row| self.shared.forest.parent(row)).collect()
    }

    /// What is each cgroup's own as long as the system runs: its inode.
    #[getter]
    fn ids(&self) -> Vec<u64> {
        self.shared.ids.clone()
    }

    /// The cgroups that this walk was the first to find.
    #[getter]
    fn added<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let added = self.shared.added.iter().filter_map(|&row| self.paths().get(row));
        let names: PyResult<Vec<_>> = added.map(|path| to_str(py, path)).collect();
        PyTuple::new(py, names?)
    }

    /// The cgroups that this walk found gone: errors that were not raised.
    #[getter]
    fn gone<'py>(&self, py: Python<'py>) -> Bound<'py, PyTuple> {
        self.shared.gone.bind(py).clone()
    }

    /// What could not be read: (path, file, error) for each.
    ///
    /// `file` is None where a directory could not be listed, so that cgroups
    /// below it may be missing.
    #[getter]
    fn problems<'py>(&self, py: Python<'py>) -> Bound<'py, PyTuple> {
        self.shared.problems.bind(py).clone()
    }

    /// The same with values of a cgroup alone made those of its subtree.
    ///
    /// By the catalog's rules: counts add up, peaks take the largest, limits
    /// the least on the way from the root.
    fn totals(&self) -> PyResult<Self> {
        self.combined(Matrix::accumulate)
    }

    /// The same with values of a subtree made those of the cgroup alone.
    ///
    /// What its children have is taken away.
    fn own(&self) -> PyResult<Self> {
        self.combined(Matrix::own)
    }

    /// What is under a label of a cgroup: see `Snapshot.state`.
    #[pyo3(signature = (path, label, /))]
    fn state(
        &self,
        path: &Bound<'_, PyString>,
        label: &Bound<'_, PyString>,
    ) -> PyResult<&'static str> {
        let Some(row) = self.find(path)? else {
            return Err(PyKeyError::new_err(path.clone().unbind()));
        };
        let label = name_bytes(label)?.unwrap_or_default();
        let column = self.labels().iter().position(|known| *known == *label);
        let cell = column.map_or(State::Absent, |column| self.matrix.cell(row, column).state());
        Ok(state_name(cell))
    }

    fn __len__(&self) -> usize {
        self.matrix.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.path_names(py)?.try_iter()
    }

    fn __contains__(&self, path: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.find(path)?.is_some())
    }

    fn __getitem__<'py>(&self, path: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
        match self.find(path)? {
            Some(row) => self.row(path.py(), row),
            None => Err(PyKeyError::new_err(path.clone().unbind())),
        }
    }

    /// The values of the cgroup of this path, or `default`.
    #[pyo3(signature = (path, default=None, /))]
    fn get<'py>(
        &self,
        path: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.find(path)? {
            Some(row) => Ok(self.row(path.py(), row)?.into_any()),
            None => Ok(default.unwrap_or_else(|| path.py().None().into_bound(path.py()))),
        }
    }

    /// The paths in order, as `paths`.
    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.path_names(py)
    }

    /// The values of each cgroup.
    fn values<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::values(slf)
    }

    /// The paths with the values of each cgroup.
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::items(slf)
    }

    /// A new `dict` of paths and values.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (row, path) in self.paths().iter().enumerate() {
            dict.set_item(to_str(py, path)?, self.row(py, row)?)?;
        }
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        format!("<Walk: {} cgroups, {} columns>", self.matrix.len(), self.matrix.width())
    }

    /// # Safety
    ///
    /// Python calls it with a view to fill.
    unsafe fn __getbuffer__(
        slf: Bound<'_, Self>,
        view: *mut ffi::Py_buffer,
        flags: c_int,
    ) -> PyResult<()> {
        let order = Order::Rows(slf.get().matrix.len(), slf.get().matrix.width());
        // SAFETY: `view` is Python's, and the numbers belong to `slf`, which
        // is frozen: they live and stay as they are as long as it does.
        unsafe { buffer::fill(view, flags, &slf.get().numbers, order, slf.clone().into_any()) }
    }

    /// # Safety
    ///
    /// Python calls it with a view that `__getbuffer__` filled.
    #[allow(clippy::unused_self, reason = "the protocol has it")]
    unsafe fn __releasebuffer__(&self, view: *mut ffi::Py_buffer) {
        // SAFETY: as said above.
        unsafe { buffer::release(view) }
    }

    /// The Arrow PyCapsule protocol: a row for each cgroup, a column for each label.
    ///
    /// A struct array, whose first column is the path. The types of the others
    /// are as in a `Table`.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        slf: &Bound<'py, Self>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        drop(requested_schema);
        arrow::of_walk(slf.py(), slf.get())
    }
}
