//! The argument `kind`: a file by its name.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyString;
use statcodec::File;

/// A file of the catalog, by its name: `"memory.stat"`, `"v1/memory.stat"`.
#[derive(Clone, Copy)]
pub(crate) struct Kind(pub(crate) File);

impl<'a, 'py> FromPyObject<'a, 'py> for Kind {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let Ok(name) = object.cast::<PyString>() else {
            return Err(PyTypeError::new_err(format!(
                "expected the name of a file as str, such as 'memory.stat', got {}",
                object.get_type().name()?
            )));
        };
        match name.to_str().ok().and_then(File::from_name) {
            Some(file) => Ok(Self(file)),
            None => Err(unknown(&name)),
        }
    }
}

#[cold]
fn unknown(name: &Bound<'_, PyString>) -> PyErr {
    let hint = similar(name).unwrap_or_default();
    PyValueError::new_err(match hint.as_slice() {
        [] => format!("expected the name of a known file (see statcodec.files()), got {name:?}"),
        names => format!(
            "expected the name of a known file, got {name:?}; did you mean '{}'?",
            names.join("' or '")
        ),
    })
}

/// Names of files that are spelled much the same.
fn similar(name: &Bound<'_, PyString>) -> PyResult<Vec<String>> {
    let names: Vec<&str> = File::all().map(File::name).collect();
    name.py().import("difflib")?.call_method1("get_close_matches", (name, names, 2))?.extract()
}
