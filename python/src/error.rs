//! Errors of the core as Python exceptions.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use statcodec::{Error, ErrorKind, Position, Problems};

use crate::text::to_str;

/// `statcodec.DecodeError` for an error in `text`.
#[cold]
pub(crate) fn decode_error(py: Python<'_>, error: &Error, text: &[u8]) -> PyErr {
    match exception(py, error, text, error.position(text)) {
        Ok(exception) => PyErr::from_value(exception),
        Err(failure) => failure,
    }
}

/// `statcodec.EncodeError` for values that cannot be written.
#[cold]
pub(crate) fn encode_error(py: Python<'_>, message: &str) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    match CLASS.import(py, "statcodec.errors", "EncodeError") {
        Ok(class) => PyErr::from_type(class.clone(), (message.to_owned(),)),
        Err(failure) => failure,
    }
}

/// The problems of a lenient reading, as exceptions that were not raised.
pub(crate) fn problems<'py>(
    py: Python<'py>,
    problems: &Problems,
    text: &[u8],
) -> PyResult<Bound<'py, PyTuple>> {
    // They are in the order of the text: lines are counted once.
    let (mut start, mut lines) = (0, 0);
    let exceptions: PyResult<Vec<_>> = problems
        .as_slice()
        .iter()
        .map(|error| {
            let rest = &text[start..];
            let within = Error { offset: error.offset.saturating_sub(start), ..*error };
            let Position { line, column } = within.position(rest);
            lines += line - 1;
            start = (error.offset.min(text.len()) + 1).saturating_sub(column);
            exception(py, error, text, Position { line: lines + 1, column })
        })
        .collect();
    PyTuple::new(py, exceptions?)
}

fn exception<'py>(
    py: Python<'py>,
    error: &Error,
    text: &[u8],
    at: Position,
) -> PyResult<Bound<'py, PyAny>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let found = error.found(text).map(|word| to_str(py, word)).transpose()?;
    CLASS.import(py, "statcodec.errors", "DecodeError")?.call1((
        error.kind.as_str(),
        error.kind as u32,
        error.offset,
        at.line,
        at.column,
        found,
    ))
}

/// Names, numbers and meanings of all error kinds.
///
/// `statcodec.ErrorKind` is this table in Python; a test compares them.
#[pyfunction]
#[pyo3(name = "_error_kinds")]
pub(crate) fn error_kinds() -> Vec<(String, u32, &'static str)> {
    let row = |&kind: &ErrorKind| (snake(&format!("{kind:?}")), kind as u32, kind.as_str());
    ErrorKind::ALL.iter().map(row).collect()
}

/// `ExpectedNumber` as `EXPECTED_NUMBER`, which C and Python use.
fn snake(variant: &str) -> String {
    let mut name = String::new();
    for (at, letter) in variant.char_indices() {
        if at > 0 && letter.is_ascii_uppercase() {
            name.push('_');
        }
        name.push(letter.to_ascii_uppercase());
    }
    name
}

/// A `ValueError` that says what was expected.
pub(crate) fn value_error(message: impl Into<String>) -> PyErr {
    PyValueError::new_err(message.into())
}
