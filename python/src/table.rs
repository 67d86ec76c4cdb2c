//! `Table`: many readings of a file, column by column.

use std::collections::HashMap;
use std::ffi::c_int;
use std::sync::Arc;

use pyo3::exceptions::PyKeyError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyIterator, PyList, PyMemoryView, PyTuple};
use statcodec::{Cell, Decoder, Error, File, Problems, Snapshot, State, Template};

use crate::error::{decode_error, problems};
use crate::export::arrow;
use crate::export::buffer::{self, Order};
use crate::names::label;
use crate::text::{name_bytes, to_str};
use crate::value::to_python;

/// Many readings of a file: from each cell's label to the list of its values.
///
/// A label is the name of a row, or of a row and its cell: "anon",
/// "cpu0.user". A list has a value for each text.
///
/// Columns are in the order in which the texts first had them. Where a text
/// lacks a cell, the list has None and `states` has 3.
///
/// `numpy.asarray(table)` is a read-only array of uint64 over the table's own
/// memory, a row for each text and a column for each label; 2**64 - 1 stands
/// where a cell is no number. Data frames take the table as it is, by Arrow's
/// PyCapsule protocol, for which it is no `collections.abc.Mapping`: they
/// would take it apart.
///
/// >>> import statcodec
/// >>> decoder = statcodec.Decoder("memory.stat")
/// >>> table = decoder.decode_many([b"anon 1\n", b"anon 2\nfile 3\n"])
/// >>> dict(table)
/// {'anon': [1, 2], 'file': [None, 3]}
#[pyclass(frozen, mapping, module = "statcodec")]
pub(crate) struct Table {
    file: File,
    /// How many texts there were.
    length: usize,
    labels: Vec<Vec<u8>>,
    places: HashMap<Vec<u8>, usize>,
    /// Column after column.
    values: Vec<u64>,
    states: Vec<State>,
    /// The words of text cells, by their place in `values`.
    texts: HashMap<usize, Box<[u8]>>,
    problems: Option<Py<PyTuple>>,
}

impl Table {
    pub(crate) fn decode(
        py: Python<'_>,
        decoder: &mut Decoder,
        texts: &[&[u8]],
        strict: bool,
    ) -> PyResult<Self> {
        let file = decoder.file();
        let read = move || {
            let mut table = Self::empty(file, texts.len());
            let mut columns = Columns::default();
            let mut faults: Vec<(usize, Problems)> = Vec::new();
            for (index, text) in texts.iter().enumerate() {
                let failed = |error: Error| (index, error);
                if strict {
                    let snapshot = decoder.decode(text).map_err(failed)?;
                    table.add(index, snapshot, &mut columns);
                } else {
                    let report = decoder.decode_lenient(text).map_err(failed)?;
                    table.add(index, report.snapshot, &mut columns);
                    if !report.problems.is_empty() {
                        faults.push((index, report.problems.clone()));
                    }
                }
            }
            Ok((table, faults))
        };
        match py.detach(read) {
            Ok((mut table, faults)) => {
                let mut list = Vec::new();
                for (index, found) in &faults {
                    for problem in problems(py, found, texts[*index], None)?.iter() {
                        list.push((*index, problem.unbind()));
                    }
                }
                table.problems = Some(PyTuple::new(py, list)?.unbind());
                Ok(table)
            }
            Err((index, error)) => {
                let raised = decode_error(py, &error, texts[index]);
                raised.value(py).call_method1("add_note", (format!("in texts[{index}]"),))?;
                Err(raised)
            }
        }
    }

    fn empty(file: File, length: usize) -> Self {
        Self {
            file,
            length,
            labels: Vec::new(),
            places: HashMap::new(),
            values: Vec::new(),
            states: Vec::new(),
            texts: HashMap::new(),
            problems: None,
        }
    }

    /// Puts a reading into row `index`.
    fn add(&mut self, index: usize, snapshot: &Snapshot, columns: &mut Columns) {
        columns.follow(snapshot.template(), |label| self.column(label));
        for (cell, &column) in columns.of_cell.iter().enumerate() {
            let place = column * self.length + index;
            // Of several cells with one label the first counts.
            if self.states[place] != State::Absent {
                continue;
            }
            let state = snapshot.states()[cell];
            self.states[place] = state;
            match snapshot.cell(cell) {
                Cell::Text(text) => {
                    self.texts.insert(place, text.into());
                }
                Cell::Unreadable(_) | Cell::Absent => {}
                _ => self.values[place] = snapshot.values()[cell],
            }
        }
    }

    /// The column of this label, which is added where it is new.
    fn column(&mut self, label: Vec<u8>) -> usize {
        if let Some(&column) = self.places.get(&label) {
            return column;
        }
        let column = self.labels.len();
        self.places.insert(label.clone(), column);
        self.labels.push(label);
        self.values.resize(self.values.len() + self.length, u64::MAX);
        self.states.resize(self.states.len() + self.length, State::Absent);
        column
    }

    pub(crate) fn length(&self) -> usize {
        self.length
    }

    pub(crate) fn labels(&self) -> &[Vec<u8>] {
        &self.labels
    }

    /// The cells of a column.
    pub(crate) fn cells(&self, column: usize) -> impl Iterator<Item = Cell<'_>> {
        let start = column * self.length;
        (start..start + self.length).map(|place| match self.states[place] {
            State::Value => Cell::Value(self.values[place]),
            State::Hundredths => Cell::Hundredths(self.values[place]),
            State::Negative => Cell::Negative(self.values[place] as i64),
            State::Max => Cell::Max,
            State::Text => Cell::Text(self.texts.get(&place).map_or(&[][..], |text| text)),
            State::Absent => Cell::Absent,
            _ => Cell::Unreadable(b""),
        })
    }
}

/// The column of each cell of the template that was read last.
#[derive(Default)]
struct Columns {
    template: Option<Arc<Template>>,
    of_cell: Vec<usize>,
}

impl Columns {
    fn follow(&mut self, template: &Arc<Template>, mut column: impl FnMut(Vec<u8>) -> usize) {
        if self.template.as_ref().is_some_and(|last| Arc::ptr_eq(last, template)) {
            return;
        }
        self.of_cell =
            (0..template.cell_count()).map(|cell| column(label(template, cell))).collect();
        self.template = Some(template.clone());
    }
}

#[pymethods]
impl Table {
    /// The name of the file.
    #[getter]
    fn kind(&self) -> &'static str {
        self.file.name()
    }

    /// How many texts and how many columns.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        (self.length, self.labels.len())
    }

    /// The labels in order: those of the array's columns.
    #[getter]
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let labels: PyResult<Vec<_>> = self.labels.iter().map(|label| to_str(py, label)).collect();
        PyTuple::new(py, labels?)
    }

    /// The states of all cells, a two-dimensional `memoryview` of bytes.
    ///
    /// The numbers are those of `Snapshot.states`.
    #[getter]
    fn states<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let columns = self.labels.len();
        let by_row: Vec<u8> = (0..self.length)
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .map(|(row, column)| self.states[column * self.length + row] as u8)
            .collect();
        let flat = PyMemoryView::from(PyBytes::new(py, &by_row).as_any())?;
        if by_row.is_empty() {
            return Ok(flat.into_any());
        }
        flat.call_method1("cast", ("B", PyList::new(py, [self.length, columns])?))
    }

    /// What was wrong with the texts: (index, DecodeError) for each fault.
    #[getter]
    fn problems<'py>(&self, py: Python<'py>) -> Bound<'py, PyTuple> {
        match &self.problems {
            Some(problems) => problems.bind(py).clone(),
            None => PyTuple::empty(py),
        }
    }

    fn __len__(&self) -> usize {
        self.labels.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.columns(py)?.try_iter()
    }

    fn __contains__(&self, label: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.find(label)?.is_some())
    }

    fn __getitem__<'py>(&self, label: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
        let py = label.py();
        match self.find(label)? {
            Some(column) => {
                let values: PyResult<Vec<_>> =
                    self.cells(column).map(|cell| to_python(py, cell)).collect();
                PyList::new(py, values?)
            }
            None => Err(PyKeyError::new_err(label.clone().unbind())),
        }
    }

    /// The values of the column of this label, or `default`.
    #[pyo3(signature = (label, default=None, /))]
    fn get<'py>(
        &self,
        label: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.find(label)? {
            Some(_) => Ok(self.__getitem__(label)?.into_any()),
            None => Ok(default.unwrap_or_else(|| label.py().None().into_bound(label.py()))),
        }
    }

    /// The labels in order, as `columns`.
    ///
    /// With it `dict(table)` works.
    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.columns(py)
    }

    /// A new `dict` of labels and values.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for label in self.columns(py)?.iter() {
            dict.set_item(&label, self.__getitem__(&label)?)?;
        }
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        format!("<Table {}: {} texts, {} columns>", self.file, self.length, self.labels.len())
    }

    /// # Safety
    ///
    /// Python calls it with a view to fill.
    unsafe fn __getbuffer__(
        slf: Bound<'_, Self>,
        view: *mut ffi::Py_buffer,
        flags: c_int,
    ) -> PyResult<()> {
        let order = Order::Columns(slf.get().length, slf.get().labels.len());
        // SAFETY: `view` is Python's, and the values belong to `slf`, which is
        // frozen: they live and stay as they are as long as it does.
        unsafe { buffer::fill(view, flags, &slf.get().values, order, slf.clone().into_any()) }
    }

    /// # Safety
    ///
    /// Python calls it with a view that `__getbuffer__` filled.
    #[allow(clippy::unused_self, reason = "the protocol has it")]
    unsafe fn __releasebuffer__(&self, view: *mut ffi::Py_buffer) {
        // SAFETY: as said above.
        unsafe { buffer::release(view) }
    }

    /// The Arrow PyCapsule protocol: a row for each text, a column for each label.
    ///
    /// A struct array. Columns of numbers are uint64, or float64
    /// where they have decimals, or int64 where some are negative; of words
    /// utf8. What is no number is null.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        slf: &Bound<'py, Self>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        drop(requested_schema);
        arrow::of_table(slf.py(), slf.get())
    }
}

impl Table {
    fn find(&self, label: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
        Ok(name_bytes(label)?.and_then(|label| self.places.get(&*label).copied()))
    }
}
