//! Numbers as arguments: what does not fit is a `ValueError`.

use std::time::Duration;

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

use crate::error::value_error;

/// How many: 0 or more.
#[derive(Clone, Copy)]
pub(crate) struct Count(pub(crate) u32);

impl<'a, 'py> FromPyObject<'a, 'py> for Count {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if !object.is_instance_of::<PyInt>() {
            return Err(PyTypeError::new_err(format!(
                "expected an int, got {}",
                object.get_type().name()?
            )));
        }
        object.extract().map(Self).map_err(|_| {
            value_error(format!("expected a number from 0 to {}, got {object:?}", u32::MAX))
        })
    }
}

/// A time in seconds: 0 or more.
#[derive(Clone, Copy)]
pub(crate) struct Seconds(pub(crate) Duration);

impl<'a, 'py> FromPyObject<'a, 'py> for Seconds {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let unfit = || value_error(format!("expected seconds, 0 or more, got {object:?}"));
        match object.extract::<f64>() {
            Ok(seconds) => Duration::try_from_secs_f64(seconds).map(Self).map_err(|_| unfit()),
            Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => Err(unfit()),
            Err(_) => Err(PyTypeError::new_err(format!(
                "expected seconds as int or float, got {}",
                object.get_type().name()?
            ))),
        }
    }
}
