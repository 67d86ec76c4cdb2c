//! `flat` and `nested`: a text line by line.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyBytes, PyDict, PyString};
use statcodec::decode::{self, NestedPart};
use statcodec::{Cell, Error, Value};

use crate::error::decode_error;
use crate::text::{Text, to_str};
use crate::value::to_python;

/// Walks a flat keyed text of any file: (name, value) for each line.
///
/// The file need not be known. A line that is not of that form raises `DecodeError`, after which the
/// iterator goes on with the next one.
///
/// >>> import statcodec
/// >>> for name, value in statcodec.flat(b"low 0\nhigh 12\n"):
/// ...     print(name, value)
/// low 0
/// high 12
#[pyfunction]
#[pyo3(signature = (data, /))]
pub(crate) fn flat(data: &Bound<'_, PyAny>) -> PyResult<Flat> {
    Ok(Flat(Lines::new(data)?))
}

/// Walks a nested keyed text of any file: (name, cells) for each row.
///
/// `cells` is a `dict`; the value that a head carries itself is under "". The
/// file need not be known. A line that is not of that form raises `DecodeError`, after which the
/// iterator goes on with the next one.
///
/// >>> import statcodec
/// >>> for name, cells in statcodec.nested(b"anon N0=4096 N2=0\n"):
/// ...     print(name, cells)
/// anon {'N0': 4096, 'N2': 0}
#[pyfunction]
#[pyo3(signature = (data, /))]
pub(crate) fn nested(data: &Bound<'_, PyAny>) -> PyResult<Nested> {
    Ok(Nested { lines: Lines::new(data)?, pending: Mutex::default() })
}

/// The lines of a text, one after the other.
struct Lines {
    text: Py<PyBytes>,
    at: Mutex<usize>,
}

impl Lines {
    fn new(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let text = match data.cast::<PyBytes>() {
            Ok(bytes) => bytes.clone(),
            Err(_) => PyBytes::new(data.py(), data.extract::<Text<'_>>()?.bytes()),
        };
        Ok(Self { text: text.unbind(), at: Mutex::new(0) })
    }

    /// The whole text, where in it the next line begins, and that line with
    /// its LF.
    fn next<'s>(&'s self, py: Python<'_>) -> Option<(&'s [u8], usize, &'s [u8])> {
        let text = self.text.as_bytes(py);
        let mut at = self.at.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let start = *at;
        let rest = text.get(start..).filter(|rest| !rest.is_empty())?;
        let end = memchr::memchr(b'\n', rest).map_or(rest.len(), |lf| lf + 1);
        *at += end;
        Some((text, start, &rest[..end]))
    }
}

/// The error of a line as that of the text.
fn line_error(py: Python<'_>, error: Error, text: &[u8], start: usize) -> PyErr {
    decode_error(py, &Error { offset: error.offset + start, ..error }, text)
}

/// The iterator of `flat`.
#[pyclass(frozen, module = "statcodec")]
pub(crate) struct Flat(Lines);

#[pymethods]
impl Flat {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<Option<(Bound<'py, PyString>, Bound<'py, PyAny>)>> {
        let Some((text, start, line)) = self.0.next(py) else {
            return Ok(None);
        };
        match decode::flat(line).next() {
            Some(Ok((name, value))) => {
                Ok(Some((to_str(py, name)?, to_python(py, cell_of(value))?)))
            }
            Some(Err(error)) => Err(line_error(py, error, text, start)),
            None => Ok(None),
        }
    }
}

/// The iterator of `nested`.
#[pyclass(frozen, module = "statcodec")]
pub(crate) struct Nested {
    lines: Lines,
    /// Rows of the last line that were not asked for yet: some kernels print
    /// several to a line.
    pending: Mutex<VecDeque<NestedRow>>,
}

type NestedRow = (Py<PyString>, Py<PyDict>);

#[pymethods]
impl Nested {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<NestedRow>> {
        let mut pending = self.pending.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(row) = pending.pop_front() {
                return Ok(Some(row));
            }
            let Some((text, start, line)) = self.lines.next(py) else {
                return Ok(None);
            };
            pending.extend(rows_of(py, line)?.map_err(|error| line_error(py, error, text, start))?);
        }
    }
}

/// The rows of a line.
fn rows_of(py: Python<'_>, line: &[u8]) -> PyResult<Result<VecDeque<NestedRow>, Error>> {
    let mut rows = VecDeque::new();
    for part in decode::nested(line) {
        match part {
            Ok(NestedPart::Row { name, value }) => {
                let cells = PyDict::new(py);
                if let Some(value) = value {
                    cells.set_item("", to_python(py, cell_of(value))?)?;
                }
                rows.push_back((to_str(py, name)?.unbind(), cells.unbind()));
            }
            Ok(NestedPart::Cell { name, value }) => {
                if let Some((_, cells)) = rows.back() {
                    cells.bind(py).set_item(to_str(py, name)?, to_python(py, cell_of(value))?)?;
                }
            }
            Err(error) => return Ok(Err(error)),
        }
    }
    Ok(Ok(rows))
}

fn cell_of(value: Value<'_>) -> Cell<'_> {
    match value {
        Value::Number(number) => Cell::Value(number),
        Value::Negative(number) => Cell::Negative(number),
        Value::Max => Cell::Max,
        Value::Hundredths(number) => Cell::Hundredths(number),
        Value::Text(text) => Cell::Text(text),
        _ => Cell::Absent,
    }
}
