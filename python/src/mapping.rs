//! What makes a class a `collections.abc.Mapping`.

use pyo3::PyTypeInfo;
use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyDict, PyMapping, PyType};

use crate::cgroup::Cgroup;
use crate::difference::Difference;
use crate::row::Row;
use crate::snapshot::Snapshot;

/// Makes `isinstance(snapshot, collections.abc.Mapping)` and `match` true.
pub(crate) fn register(py: Python<'_>) -> PyResult<()> {
    PyMapping::register::<Snapshot>(py)?;
    PyMapping::register::<Row>(py)?;
    PyMapping::register::<Difference>(py)?;
    PyMapping::register::<Cgroup>(py)
}

/// The standard library's `KeysView` of a mapping.
pub(crate) fn keys<'py, T: PyTypeInfo>(of: &Bound<'py, T>) -> PyResult<Bound<'py, PyAny>> {
    static VIEW: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    VIEW.import(of.py(), "collections.abc", "KeysView")?.call1((of,))
}

/// The standard library's `ValuesView` of a mapping.
pub(crate) fn values<'py, T: PyTypeInfo>(of: &Bound<'py, T>) -> PyResult<Bound<'py, PyAny>> {
    static VIEW: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    VIEW.import(of.py(), "collections.abc", "ValuesView")?.call1((of,))
}

/// The standard library's `ItemsView` of a mapping.
pub(crate) fn items<'py, T: PyTypeInfo>(of: &Bound<'py, T>) -> PyResult<Bound<'py, PyAny>> {
    static VIEW: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    VIEW.import(of.py(), "collections.abc", "ItemsView")?.call1((of,))
}

/// Whether `to_dict()` of a mapping equals another object, if that is a
/// `dict`; any other object is for the other side to compare.
pub(crate) fn equals_dict<'py>(
    other: &Bound<'py, PyAny>,
    to_dict: impl FnOnce() -> PyResult<Bound<'py, PyDict>>,
) -> PyResult<Option<bool>> {
    if !other.is_instance_of::<PyDict>() {
        return Ok(None);
    }
    Ok(Some(to_dict()?.eq(other)?))
}

/// The answer to `==` and `!=`; other comparisons are not for mappings.
pub(crate) fn compared(
    py: Python<'_>,
    equal: Option<bool>,
    operation: CompareOp,
) -> PyResult<Bound<'_, PyAny>> {
    let answer = match (equal, operation) {
        (Some(equal), CompareOp::Eq) => equal,
        (Some(equal), CompareOp::Ne) => !equal,
        _ => return Ok(py.NotImplemented().into_bound(py)),
    };
    Ok(PyBool::new(py, answer).to_owned().into_any())
}
