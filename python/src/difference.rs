//! `Difference`: what changed between two snapshots.

use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyTuple};
use statcodec::State;
use statcodec::derive::{Delta, deltas};

use crate::error::value_error;
use crate::mapping;
use crate::names::Place;
use crate::snapshot::Snapshot;
use crate::value::hundredths;

/// What changed between two snapshots of a file, `later - earlier`.
///
/// A read-only mapping from each name of the later one. Each number is the later one less the earlier, with its sign. None stands
/// where there are no two numbers: the name is new, unlimited, a word or
/// unreadable in one of them. A counter that went down made no such progress:
/// `backward` names it. A row gives a `dict` of its cells.
///
/// >>> import statcodec
/// >>> a = statcodec.decode("memory.stat", b"anon 4096\npgfault 10\n")
/// >>> b = statcodec.decode("memory.stat", b"anon 1024\npgfault 7\n")
/// >>> (b - a)["anon"], (b - a).backward
/// (-3072, ('pgfault',))
#[pyclass(frozen, mapping, module = "statcodec")]
pub(crate) struct Difference {
    later: Py<Snapshot>,
    changes: Vec<Delta>,
}

impl Difference {
    pub(crate) fn between(
        later: &Bound<'_, Snapshot>,
        earlier: &Bound<'_, Snapshot>,
    ) -> PyResult<Self> {
        let (after, before) = (later.get().inner(), earlier.get().inner());
        if after.file() != before.file() {
            return Err(value_error(format!(
                "expected two snapshots of one kind of file, got {} and {}",
                after.file(),
                before.file()
            )));
        }
        let changes = deltas(before, after).collect();
        Ok(Self { later: later.clone().unbind(), changes })
    }

    fn amount<'py>(&self, py: Python<'py>, cell: usize) -> PyResult<Bound<'py, PyAny>> {
        let amount = match self.changes.get(cell) {
            Some(Delta::Increase(amount)) => i128::from(*amount),
            Some(Delta::Backward(amount)) => -i128::from(*amount),
            Some(Delta::Change(amount)) => *amount,
            _ => return Ok(py.None().into_bound(py)),
        };
        match self.later.bind(py).get().inner().states().get(cell) {
            Some(State::Hundredths) => hundredths(py, amount),
            _ => Ok(amount.into_pyobject(py)?.into_any()),
        }
    }

    fn at<'py>(&self, py: Python<'py>, place: Place) -> PyResult<Bound<'py, PyAny>> {
        let later = self.later.bind(py).get();
        let template = later.inner().template();
        match place {
            Place::Cell(cell) => self.amount(py, cell),
            Place::Row(row) => {
                let cells = PyDict::new(py);
                for cell in template.cells_of(row) {
                    let name = later.names().cell_name(py, cell)?;
                    if !cells.contains(&name)? {
                        cells.set_item(name, self.amount(py, cell)?)?;
                    }
                }
                Ok(cells.into_any())
            }
            Place::Values(row) => {
                let amounts = template.cells_of(row).map(|cell| self.amount(py, cell));
                Ok(PyTuple::new(py, amounts.collect::<PyResult<Vec<_>>>()?)?.into_any())
            }
            // Ids and ranges do not move.
            Place::Nameless => Ok(py.None().into_bound(py)),
        }
    }
}

#[pymethods]
impl Difference {
    /// The name of the file.
    #[getter]
    fn kind(&self, py: Python<'_>) -> &'static str {
        self.later.bind(py).get().inner().file().name()
    }

    /// The counters that went down, "row" or "row.cell".
    ///
    /// Their owner was made anew, they wrapped, or the kernel took something
    /// back.
    #[getter]
    fn backward<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let names = self.later.bind(py).get().names();
        let backward = |change: &Delta| matches!(change, Delta::Backward(_));
        let cells = self.changes.iter().enumerate().filter(|(_, change)| backward(change));
        let labels: PyResult<Vec<_>> = cells.map(|(cell, _)| names.label(py, cell)).collect();
        PyTuple::new(py, labels?)
    }

    fn __len__(&self, py: Python<'_>) -> PyResult<usize> {
        Ok(self.later.bind(py).get().names().order(py)?.len())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.later.bind(py).get().names().order(py)?.try_iter()
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.later.bind(name.py()).get().names().find(name)?.is_some())
    }

    fn __getitem__<'py>(&self, name: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        match self.later.bind(name.py()).get().names().find(name)? {
            Some(place) => self.at(name.py(), place),
            None => Err(PyKeyError::new_err(name.clone().unbind())),
        }
    }

    /// The change under this name, or `default`.
    #[pyo3(signature = (name, default=None, /))]
    fn get<'py>(
        &self,
        name: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.later.bind(name.py()).get().names().find(name)? {
            Some(place) => self.at(name.py(), place),
            None => Ok(default.unwrap_or_else(|| name.py().None().into_bound(name.py()))),
        }
    }

    /// The names in file order.
    fn keys<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::keys(slf)
    }

    /// The changes in file order.
    fn values<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::values(slf)
    }

    /// Names with their changes, in file order.
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::items(slf)
    }

    /// A new `dict` of names and changes.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let names = self.later.bind(py).get().names();
        let dict = PyDict::new(py);
        for name in names.order(py)?.iter_borrowed() {
            if let Some(place) = names.find(&name)? {
                dict.set_item(name, self.at(py, place)?)?;
            }
        }
        Ok(dict)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let still = |change: &Delta| {
            matches!(change, Delta::Unknown | Delta::Increase(0) | Delta::Change(0))
        };
        let moved = self.changes.iter().filter(|change| !still(change)).count();
        let (kind, cells) = (self.kind(py), self.changes.len());
        Ok(format!("<Difference {kind}: {moved} of {cells} values changed>"))
    }
}
