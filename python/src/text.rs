//! Text as an argument and names as results.

use std::borrow::Cow;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// From this length on, work on a text lets other Python threads run.
pub(crate) const LONG: usize = 32 * 1024;

/// The bytes of an argument: borrowed from `bytes` and `str`, which cannot
/// change, and copied from any other buffer, which can.
pub(crate) struct Text<'a>(Cow<'a, [u8]>);

impl Text<'_> {
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for Text<'a> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyBytes>() {
            return Ok(Self(Cow::Borrowed(object.extract()?)));
        }
        if object.is_instance_of::<PyString>() {
            return match object.extract::<&'a str>() {
                Ok(text) => Ok(Self(Cow::Borrowed(text.as_bytes()))),
                Err(_) => Ok(Self(Cow::Owned(escaped_bytes(&object)?))),
            };
        }
        match PyBuffer::<u8>::get(&object) {
            Ok(buffer) => Ok(Self(Cow::Owned(buffer.to_vec(object.py())?))),
            Err(_) => Err(PyTypeError::new_err(format!(
                "expected bytes, str or a buffer of bytes, got {}",
                object.get_type().name()?
            ))),
        }
    }
}

/// The bytes of a name that is looked up: `None` for what cannot be a name,
/// which must be hashable all the same, as keys are.
pub(crate) fn name_bytes<'a>(name: &'a Bound<'_, PyAny>) -> PyResult<Option<Cow<'a, [u8]>>> {
    if !name.is_instance_of::<PyString>() {
        name.hash()?;
        return Ok(None);
    }
    Ok(match name.extract::<&str>() {
        Ok(name) => Some(Cow::Borrowed(name.as_bytes())),
        Err(_) => escaped_bytes(name).ok().map(Cow::Owned),
    })
}

/// The bytes of a `str` with surrogate escapes, which stand for bytes that
/// are not UTF-8.
pub(crate) fn escaped_bytes(text: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    text.call_method1("encode", ("utf-8", "surrogateescape"))?.extract()
}

/// The name or word `bytes` as `str`. Bytes that are not UTF-8 become
/// surrogate escapes.
pub(crate) fn to_str<'py>(py: Python<'py>, bytes: &[u8]) -> PyResult<Bound<'py, PyString>> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(PyString::new(py, text)),
        Err(_) => PyString::from_encoded_object(
            PyBytes::new(py, bytes).as_any(),
            Some(c"utf-8"),
            Some(c"surrogateescape"),
        ),
    }
}
