//! Errors of the core as Python exceptions.

use std::path::Path;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use statcodec::{Error, ErrorKind, Position, Problems};
use statcodec_reader::{ReadError, ReadErrorKind, StatFile};

use crate::text::to_str;

/// `statcodec.DecodeError` for an error in `text`.
#[cold]
pub(crate) fn decode_error(py: Python<'_>, error: &Error, text: &[u8]) -> PyErr {
    match exception(py, error, text, error.position(text), None) {
        Ok(exception) => PyErr::from_value(exception),
        Err(failure) => failure,
    }
}

/// The same for the text of a file.
#[cold]
pub(crate) fn fault_of(py: Python<'_>, error: &Error, file: &StatFile) -> PyErr {
    let at = error.position(file.text());
    match exception(py, error, file.text(), at, Some(file.path())) {
        Ok(exception) => PyErr::from_value(exception),
        Err(failure) => failure,
    }
}

/// `statcodec.ReadError` or a class of it for a file that cannot be read, and
/// `DecodeError` where `text`, which was read from it, is at fault. `text` may
/// be left out (empty), which leaves out the word that was found.
#[cold]
pub(crate) fn read_error(py: Python<'_>, error: &ReadError, text: &[u8]) -> PyErr {
    if let Some(fault) = error.text_error() {
        let path = (!error.path.as_os_str().is_empty()).then_some(error.path.as_path());
        let at = error.position.unwrap_or(Position { line: 1, column: 1 });
        return match exception(py, &fault, text, at, path) {
            Ok(exception) => PyErr::from_value(exception),
            Err(failure) => failure,
        };
    }
    if error.kind == ReadErrorKind::UnknownFile {
        return value_error(format!(
            "expected a file that the catalog knows by its name, or a kind, got {:?}",
            error.path
        ));
    }
    match os_error(py, error) {
        Ok(exception) => PyErr::from_value(exception),
        Err(failure) => failure,
    }
}

fn os_error<'py>(py: Python<'py>, error: &ReadError) -> PyResult<Bound<'py, PyAny>> {
    let class = match error.kind {
        ReadErrorKind::Vanished | ReadErrorKind::NotMounted => "VanishedError",
        ReadErrorKind::Forbidden => "ForbiddenError",
        ReadErrorKind::Unsupported => "UnsupportedError",
        _ => "ReadError",
    };
    // What no system call said still has the number of its kind.
    let (errno, message) = match error.errno {
        Some(errno) => {
            let message = py.import("os")?.call_method1("strerror", (errno,))?;
            (errno, message.extract::<String>()?)
        }
        None if class == "UnsupportedError" => (EOPNOTSUPP, error.kind.as_str().to_owned()),
        None => (ENOENT, error.kind.as_str().to_owned()),
    };
    let class = py.import("statcodec.errors")?.getattr(class)?;
    class.call1((errno, message, error.path.as_os_str()))
}

const ENOENT: i32 = 2;
const EOPNOTSUPP: i32 = 95;

/// `statcodec.EncodeError` for values that cannot be written.
#[cold]
pub(crate) fn encode_error(py: Python<'_>, message: &str) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    match CLASS.import(py, "statcodec.errors", "EncodeError") {
        Ok(class) => PyErr::from_type(class.clone(), (message.to_owned(),)),
        Err(failure) => failure,
    }
}

/// The problems of a lenient reading, as exceptions that were not raised. The
/// path is that of the file that the text was read from, if any.
pub(crate) fn problems<'py>(
    py: Python<'py>,
    problems: &Problems,
    text: &[u8],
    path: Option<&Path>,
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
            exception(py, error, text, Position { line: lines + 1, column }, path)
        })
        .collect();
    PyTuple::new(py, exceptions?)
}

fn exception<'py>(
    py: Python<'py>,
    error: &Error,
    text: &[u8],
    at: Position,
    path: Option<&Path>,
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
        path.map(Path::as_os_str),
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
