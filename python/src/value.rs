//! Values: cells to Python objects, and Python objects to values.

use pyo3::exceptions::{PyNotImplementedError, PyTypeError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyFloat, PyInt, PyString};
use statcodec::{Cell, State, Value};

use crate::error::value_error;
use crate::text::{escaped_bytes, to_str};

/// Up to here a `float` holds hundredths exactly: its `repr` is what the
/// kernel printed.
const EXACT: u64 = 1 << 53;

/// What a cell holds as a Python object: `int`, `float` for two decimals,
/// `statcodec.MAX`, `str`; `None` where there is nothing that can be read.
pub(crate) fn to_python<'py>(py: Python<'py>, cell: Cell<'_>) -> PyResult<Bound<'py, PyAny>> {
    Ok(match cell {
        Cell::Value(number) => number.into_pyobject(py)?.into_any(),
        Cell::Negative(number) => number.into_pyobject(py)?.into_any(),
        Cell::Hundredths(number) => return hundredths(py, number.into()),
        Cell::Max => return max(py),
        Cell::Text(text) => to_str(py, text)?.into_any(),
        Cell::Absent | Cell::Unreadable(_) => py.None().into_bound(py),
        other => {
            return Err(PyNotImplementedError::new_err(format!(
                "expected a value that this package knows, got {other:?}"
            )));
        }
    })
}

/// A number of hundredths as a `float` where that is exact, else as a
/// `decimal.Decimal`.
pub(crate) fn hundredths(py: Python<'_>, number: i128) -> PyResult<Bound<'_, PyAny>> {
    if number.unsigned_abs() <= EXACT.into() {
        return Ok(PyFloat::new(py, number as f64 / 100.0).into_any());
    }
    static DECIMAL: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    DECIMAL.import(py, "decimal", "Decimal")?.call1((number,))?.call_method1("scaleb", (-2,))
}

/// `statcodec.MAX`.
fn max(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    static MAX: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    Ok(MAX.import(py, "statcodec.limits", "MAX")?.clone())
}

/// The state's name, as Python shows it.
pub(crate) fn state_name(state: State) -> &'static str {
    match state {
        State::Value => "value",
        State::Negative => "negative",
        State::Max => "max",
        State::Absent => "absent",
        State::Unreadable => "unreadable",
        State::Text => "text",
        State::Hundredths => "hundredths",
        _ => "unknown",
    }
}

/// A value to be written, and the text it owns.
pub(crate) enum Given {
    Plain(Value<'static>),
    Text(Vec<u8>),
}

impl Given {
    pub(crate) fn value(&self) -> Value<'_> {
        match self {
            Given::Plain(value) => *value,
            Given::Text(text) => Value::Text(text),
        }
    }

    /// Reads a Python object as the value of `name`, which the kernel prints
    /// with two decimals or without.
    pub(crate) fn from_python(
        object: &Bound<'_, PyAny>,
        name: &str,
        decimals: bool,
    ) -> PyResult<Self> {
        let plain = |value| Ok(Given::Plain(value));
        if object.is_instance_of::<PyString>() {
            return Ok(Given::Text(match object.extract::<&str>() {
                Ok(text) => text.as_bytes().to_vec(),
                Err(_) => escaped_bytes(object)?,
            }));
        }
        if let Ok(bytes) = object.cast::<PyBytes>() {
            return Ok(Given::Text(bytes.as_bytes().to_vec()));
        }
        if let Ok(float) = object.cast::<PyFloat>() {
            return match (float.value(), decimals) {
                (f64::INFINITY, _) => plain(Value::Max),
                (value, true) => match exact_hundredths(value) {
                    Some(number) => plain(Value::Hundredths(number)),
                    None => Err(value_error(format!(
                        "{name}: expected a number with at most two decimals that is not \
                         negative, got {value}"
                    ))),
                },
                (value, false) => {
                    Err(value_error(format!("{name}: expected an int, got the float {value}")))
                }
            };
        }
        if object.is_instance_of::<PyInt>() || object.hasattr("__index__")? {
            return match (object.extract::<u64>(), object.extract::<i64>()) {
                (Ok(number), _) if decimals => match number.checked_mul(100) {
                    Some(number) => plain(Value::Hundredths(number)),
                    None => Err(too_large(name, object)),
                },
                (Ok(number), _) => plain(Value::Number(number)),
                (_, Ok(number)) => plain(Value::Negative(number)),
                _ => Err(too_large(name, object)),
            };
        }
        if decimals && let Ok(scaled) = object.call_method1("scaleb", (2,)) {
            let whole = scaled.call_method0("to_integral_value")?;
            if whole.eq(&scaled)?
                && let Ok(number) = whole.call_method0("__int__")?.extract::<u64>()
            {
                return plain(Value::Hundredths(number));
            }
            return Err(value_error(format!(
                "{name}: expected a number with at most two decimals that fits 64 bits in \
                 hundredths, got {object}"
            )));
        }
        Err(PyTypeError::new_err(format!(
            "{name}: expected an int, statcodec.MAX, a float with two decimals or a str, got {}",
            object.get_type().name()?
        )))
    }
}

fn too_large(name: &str, object: &Bound<'_, PyAny>) -> PyErr {
    value_error(format!("{name}: expected a number that fits 64 bits, got {object}"))
}

/// The hundredths that a float with at most two decimals stands for.
fn exact_hundredths(value: f64) -> Option<u64> {
    let number = (value * 100.0).round();
    let exact = (0.0..=EXACT as f64).contains(&number) && number / 100.0 == value;
    exact.then_some(number as u64)
}
