//! `Snapshot`: the numbers of one reading, as a mapping.

use std::ffi::c_int;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt, PyIterator, PyString, PyTuple};
use statcodec::{Cell, Problems, State};

use crate::difference::Difference;
use crate::error;
use crate::export::arrow;
use crate::export::buffer::{self, Order};
use crate::kind::Kind;
use crate::names::{Names, Place};
use crate::row::Row;
use crate::text::Text;
use crate::value::{state_name, to_python};
use crate::{mapping, render};

/// The numbers of one reading of a file: a read-only mapping in file order.
///
/// A name of a flat file gives its value; a name of a file with several
/// values to a row (memory.numa_stat, io.stat, the CPUs of /proc/stat) gives a
/// `Row`, a mapping of its own; a row of values that have no names a tuple.
/// Files of one value have it under "value" and as `int(snapshot)`. Rows that
/// have no name (the ids of cgroup.procs) are under "", in a tuple.
///
/// Values are `int`. `max` is `statcodec.MAX`, which is greater than every
/// number. A number that the kernel prints with two decimals is a `float`
/// whose `repr` is what was printed. A word is a `str`. What stands in the
/// file but could not be read (lenient decoding) is None; what does not stand
/// there raises `KeyError`. `state(name)` tells them apart.
///
/// `numpy.asarray(snapshot)` is a read-only array of uint64 over the
/// snapshot's own memory: the numbers of all cells in file order.
///
/// >>> import statcodec
/// >>> snapshot = statcodec.decode("memory.stat", b"anon 4096\nfile 8192\n")
/// >>> snapshot["anon"]
/// 4096
/// >>> dict(snapshot)
/// {'anon': 4096, 'file': 8192}
/// >>> "slab" in snapshot, snapshot.state("slab")
/// (False, 'absent')
#[pyclass(frozen, mapping, weakref, module = "statcodec")]
pub(crate) struct Snapshot {
    inner: statcodec::Snapshot,
    names: Arc<Names>,
    /// Whether faults would have been errors.
    strict: bool,
    /// The faults of a lenient reading, if there were any.
    problems: Option<Py<PyTuple>>,
    /// The cells as `numbers` shows them, where that differs from the values.
    numbers: OnceLock<Box<[u64]>>,
}

impl Snapshot {
    pub(crate) fn new(inner: statcodec::Snapshot, names: Arc<Names>) -> Self {
        Self { inner, names, strict: true, problems: None, numbers: OnceLock::new() }
    }

    /// A lenient reading of `text`, which was read from the file at `path`.
    pub(crate) fn lenient(
        py: Python<'_>,
        inner: statcodec::Snapshot,
        names: Arc<Names>,
        problems: &Problems,
        text: &[u8],
        path: Option<&Path>,
    ) -> PyResult<Self> {
        let problems = match problems.is_empty() {
            true => None,
            false => Some(error::problems(py, problems, text, path)?.unbind()),
        };
        Ok(Self { strict: false, problems, ..Self::new(inner, names) })
    }

    pub(crate) fn inner(&self) -> &statcodec::Snapshot {
        &self.inner
    }

    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// The numbers of all cells; 2**64 - 1 where a cell holds none.
    pub(crate) fn numbers(&self) -> &[u64] {
        let no_number = |state| matches!(state, State::Text | State::Unreadable | State::Absent);
        let (values, states) = (self.inner.values(), self.inner.states());
        if !states.iter().copied().any(no_number) {
            return values;
        }
        self.numbers.get_or_init(|| {
            let number = |(&value, &state)| if no_number(state) { u64::MAX } else { value };
            values.iter().zip(states).map(number).collect()
        })
    }
}

#[pymethods]
impl Snapshot {
    /// The name of the file: "memory.stat", "v1/memory.stat".
    #[getter]
    fn kind(&self) -> &'static str {
        self.inner.file().name()
    }

    fn __len__(slf: &Bound<'_, Self>) -> PyResult<usize> {
        Ok(slf.get().names.order(slf.py())?.len())
    }

    fn __iter__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyIterator>> {
        slf.get().names.order(slf.py())?.try_iter()
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.names.find(name)?.is_some())
    }

    fn __getitem__<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match slf.get().names.find(name)? {
            Some(place) => at(slf, place),
            None => Err(PyKeyError::new_err(name.clone().unbind())),
        }
    }

    /// The value or row of this name, or `default`.
    #[pyo3(signature = (name, default=None, /))]
    fn get<'py>(
        slf: &Bound<'py, Self>,
        name: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match slf.get().names.find(name)? {
            Some(place) => at(slf, place),
            None => Ok(default.unwrap_or_else(|| slf.py().None().into_bound(slf.py()))),
        }
    }

    /// The names in file order, each once.
    fn keys<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::keys(slf)
    }

    /// The values and rows in file order.
    fn values<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::values(slf)
    }

    /// Names with their values or rows, in file order.
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::items(slf)
    }

    /// Every row in file order, also of names that came before.
    ///
    /// A mapping shows only the first row of a name.
    fn rows(slf: &Bound<'_, Self>) -> Vec<Row> {
        (0..slf.get().inner.len()).map(|row| Row::new(slf.clone().unbind(), row)).collect()
    }

    /// The row of this name, also where it has but one value.
    ///
    /// >>> import statcodec
    /// >>> snapshot = statcodec.decode("memory.stat", b"anon 4096\n")
    /// >>> snapshot.row("anon").info.unit
    /// 'bytes'
    #[pyo3(signature = (name, /))]
    fn row(slf: &Bound<'_, Self>, name: &Bound<'_, PyString>) -> PyResult<Row> {
        let inner = &slf.get().inner;
        let number = match slf.get().names.find(name)? {
            Some(Place::Row(row) | Place::Values(row)) => row,
            Some(Place::Cell(cell)) => inner.template().row_of_cell(cell).unwrap_or_default(),
            Some(Place::Nameless) => inner.template().row_named(b"").unwrap_or_default(),
            None => return Err(PyKeyError::new_err(name.clone().unbind())),
        };
        Ok(Row::new(slf.clone().unbind(), number))
    }

    /// What is under a name, or in the cell of a row.
    ///
    /// "value", "negative", "hundredths", "max", "text", "unreadable" or
    /// "absent". Without `cell` that of the row's first cell.
    #[pyo3(signature = (name, cell=None, /))]
    fn state(
        slf: &Bound<'_, Self>,
        name: &Bound<'_, PyString>,
        cell: Option<&Bound<'_, PyString>>,
    ) -> PyResult<&'static str> {
        let found = match (slf.get().names.find(name)?, cell) {
            (None, _) => Cell::Absent,
            (Some(Place::Cell(place)), None) => slf.get().inner.cell(place),
            (Some(_), cell) => return Self::row(slf, name)?.state_of(slf.py(), cell),
        };
        Ok(state_name(found.state()))
    }

    /// The states of all cells in file order, one byte each.
    ///
    /// 0 value, 1 negative, 2 max, 3 absent, 4 unreadable, 5 text,
    /// 6 hundredths.
    #[getter]
    fn states<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let states: Vec<u8> = self.inner.states().iter().map(|&state| state as u8).collect();
        PyBytes::new(py, &states)
    }

    /// The names that the catalog does not know. They are kept like others.
    #[getter]
    fn unknown<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let rows = if self.inner.file().info().keys.is_empty() { 0 } else { self.inner.len() };
        let template = self.inner.template();
        let unknown = (0..rows).filter(|&row| template.row_info(row).is_none());
        let names: PyResult<Vec<_>> = unknown.map(|row| self.names.row_name(py, row)).collect();
        PyTuple::new(py, names?)
    }

    /// What was wrong with the text: errors that were not raised.
    ///
    /// `DecodeError`s in the order of the text, the first thousand of them.
    /// Always empty for a strict reading.
    #[getter]
    fn problems<'py>(&self, py: Python<'py>) -> Bound<'py, PyTuple> {
        match &self.problems {
            Some(problems) => problems.bind(py).clone(),
            None => PyTuple::empty(py),
        }
    }

    /// A new `dict` of names and values; a `Row` is a `dict` as well.
    fn to_dict<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        let (py, this) = (slf.py(), slf.get());
        let dict = PyDict::new(py);
        for name in this.names.order(py)?.iter_borrowed() {
            let value = match this.names.find(&name)? {
                Some(Place::Row(row)) => Row::dict(py, this, row)?.into_any(),
                Some(place) => at(slf, place)?,
                None => continue,
            };
            dict.set_item(name, value)?;
        }
        Ok(dict)
    }

    /// The text of the file, to the byte what the kernel printed.
    fn to_text<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.inner.to_text())
    }

    fn __int__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().get_type::<PyInt>().call1((only_value(slf)?,))
    }

    fn __float__(slf: &Bound<'_, Self>) -> PyResult<f64> {
        only_value(slf)?.extract()
    }

    /// What changed since an earlier reading.
    fn __sub__(slf: &Bound<'_, Self>, earlier: &Bound<'_, Self>) -> PyResult<Difference> {
        Difference::between(slf, earlier)
    }

    fn __richcmp__<'py>(
        slf: &Bound<'py, Self>,
        other: &Bound<'py, PyAny>,
        operation: CompareOp,
    ) -> PyResult<Bound<'py, PyAny>> {
        let equal = match other.cast::<Self>() {
            Ok(other) => Some(slf.get().inner == other.get().inner),
            Err(_) => mapping::equals_dict(other, || Self::to_dict(slf))?,
        };
        mapping::compared(slf.py(), equal, operation)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        render::snapshot(slf)
    }

    /// A table for notebooks.
    fn _repr_html_(slf: &Bound<'_, Self>) -> PyResult<String> {
        render::snapshot_html(slf)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Pickled<'py>)> {
        let (py, this) = (slf.py(), slf.get());
        let restore = py.import("statcodec._statcodec")?.getattr("_restore")?;
        Ok((restore, (this.kind(), this.to_text(py), this.strict)))
    }

    /// # Safety
    ///
    /// Python calls it with a view to fill.
    unsafe fn __getbuffer__(
        slf: Bound<'_, Self>,
        view: *mut ffi::Py_buffer,
        flags: c_int,
    ) -> PyResult<()> {
        // SAFETY: `view` is Python's, and the numbers belong to `slf`, which
        // is frozen: they live and stay as they are as long as it does.
        unsafe {
            buffer::fill(view, flags, slf.get().numbers(), Order::Line, slf.clone().into_any())
        }
    }

    /// # Safety
    ///
    /// Python calls it with a view that `__getbuffer__` filled.
    #[allow(clippy::unused_self, reason = "the protocol has it")]
    unsafe fn __releasebuffer__(&self, view: *mut ffi::Py_buffer) {
        // SAFETY: as said above.
        unsafe { buffer::release(view) }
    }

    /// The Arrow PyCapsule protocol: name, cell, value, state of each cell.
    ///
    /// A struct array. `value` is uint64, or decimal128(22, 2) where the file
    /// has negative or fractional numbers, and null where there is no number.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        slf: &Bound<'py, Self>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        drop(requested_schema);
        arrow::of_snapshot(slf.py(), slf.get())
    }
}

/// What a pickled snapshot is made of.
type Pickled<'py> = (&'static str, Bound<'py, PyBytes>, bool);

/// Makes a pickled snapshot again, from its text.
#[pyfunction]
#[pyo3(name = "_restore")]
pub(crate) fn restore(
    py: Python<'_>,
    kind: Kind,
    text: Text<'_>,
    strict: bool,
) -> PyResult<Snapshot> {
    crate::decoder::decode(py, kind, text, strict)
}

/// What stands at a place.
fn at<'py>(snapshot: &Bound<'py, Snapshot>, place: Place) -> PyResult<Bound<'py, PyAny>> {
    let (py, this) = (snapshot.py(), snapshot.get());
    let template = this.inner.template();
    match place {
        Place::Cell(cell) => to_python(py, this.inner.cell(cell)),
        Place::Row(row) => Ok(Bound::new(py, Row::new(snapshot.clone().unbind(), row))?.into_any()),
        Place::Values(row) => {
            let cells = template.cells_of(row).map(|cell| to_python(py, this.inner.cell(cell)));
            Ok(PyTuple::new(py, cells.collect::<PyResult<Vec<_>>>()?)?.into_any())
        }
        Place::Nameless => {
            let rows = (0..template.row_count()).filter(|&row| template.row_name(row) == Some(b""));
            let values = rows.map(|row| at(snapshot, this.names.place(row)));
            Ok(PyTuple::new(py, values.collect::<PyResult<Vec<_>>>()?)?.into_any())
        }
    }
}

/// The value of a file that has but one.
fn only_value<'py>(snapshot: &Bound<'py, Snapshot>) -> PyResult<Bound<'py, PyAny>> {
    let inner = &snapshot.get().inner;
    match (inner.len(), inner.values().len()) {
        (1, 1) => to_python(snapshot.py(), inner.cell(0)),
        (rows, _) => Err(PyTypeError::new_err(format!(
            "expected a file of one value, such as memory.current; {} has {rows} rows here",
            inner.file()
        ))),
    }
}
