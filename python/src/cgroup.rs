//! `Cgroup`: the files of a cgroup, as a mapping.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyIterator, PyList, PyString};
use statcodec::{Cell, File, Limit};
use statcodec_reader::{CgroupVersion, ReadErrorKind};

use crate::error::read_error;
use crate::mapping;
use crate::quantity::Count;
use crate::reader::{Reader, no_nul};
use crate::snapshot::Snapshot;
use crate::value::to_python;

/// The files of a cgroup: a read-only mapping from their names to snapshots.
///
/// Each look reads the file, which stays open for the next. The names are
/// those in the cgroup's directory that the catalog knows, of cgroup v2 and of
/// all hierarchies of v1. A file that the cgroup does not have raises
/// `KeyError`; a cgroup that is gone `VanishedError`.
///
/// >>> import statcodec
/// >>> try:
/// ...     cgroup = statcodec.Cgroup.current()
/// ...     print(len(cgroup["memory.stat"]) > 5 if "memory.stat" in cgroup else True)
/// ... except statcodec.ReadError:
/// ...     print(True)  # No cgroups are mounted here.
/// True
#[pyclass(frozen, mapping, module = "statcodec")]
pub(crate) struct Cgroup {
    inner: statcodec_reader::Cgroup,
    /// Files that were read before.
    open: Mutex<HashMap<String, Py<Reader>>>,
}

impl Cgroup {
    fn of(inner: statcodec_reader::Cgroup) -> Self {
        Self { inner, open: Mutex::default() }
    }

    /// The names of the files that are there and known.
    fn names(&self) -> Vec<String> {
        let known = |name: &String| {
            let v1 = || File::from_name(&format!("v1/{name}"));
            File::from_name(name).or_else(v1).is_some()
        };
        let mut names: Vec<String> = self
            .inner
            .paths()
            .filter_map(|(_, path)| path.read_dir().ok())
            .flatten()
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(known)
            .collect();
        names.sort();
        names.dedup();
        names
    }

    /// The reader of a file, opened if it was not; `None` where there is none
    /// of that name.
    fn opened(&self, py: Python<'_>, name: &str) -> PyResult<Option<Py<Reader>>> {
        let mut open = self.open.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        match open.entry(name.to_owned()) {
            Entry::Occupied(entry) => Ok(Some(entry.get().clone_ref(py))),
            Entry::Vacant(entry) => match self.inner.file(name) {
                Ok(file) => {
                    let reader = Py::new(py, Reader::of(file, true))?;
                    Ok(Some(entry.insert(reader).clone_ref(py)))
                }
                Err(error) if error.kind == ReadErrorKind::UnknownFile => Ok(None),
                // The file is not there, but the cgroup is.
                Err(error) if error.is_vanished() && self.inner.path_for(name).exists() => Ok(None),
                Err(error) => Err(read_error(py, &error, b"")),
            },
        }
    }

    fn find(&self, name: &Bound<'_, PyAny>) -> PyResult<Option<Py<Snapshot>>> {
        let Ok(text) = name.extract::<&str>() else {
            name.hash()?;
            return Ok(None);
        };
        match self.opened(name.py(), text)? {
            Some(reader) => reader.get().read(name.py()).map(Some),
            None => Ok(None),
        }
    }
}

#[pymethods]
impl Cgroup {
    #[new]
    #[pyo3(signature = (path))]
    fn new(py: Python<'_>, path: PathBuf) -> PyResult<Self> {
        no_nul(&path)?;
        let opened = statcodec_reader::Cgroup::open(path);
        opened.map(Self::of).map_err(|error| read_error(py, &error, b""))
    }

    /// The cgroup that this process is in.
    #[staticmethod]
    fn current(py: Python<'_>) -> PyResult<Self> {
        let found = statcodec_reader::Cgroup::current();
        found.map(Self::of).map_err(|error| read_error(py, &error, b""))
    }

    /// The cgroup that a process is in.
    #[staticmethod]
    #[pyo3(signature = (pid, /))]
    fn of_process(py: Python<'_>, pid: Count) -> PyResult<Self> {
        let found = statcodec_reader::Cgroup::of_process(pid.0);
        found.map(Self::of).map_err(|error| read_error(py, &error, b""))
    }

    /// The directory of memory's hierarchy, or else of the first there is.
    #[getter]
    fn path(&self) -> PathBuf {
        self.inner.path().to_owned()
    }

    /// The directories of all hierarchies: (cgroup version, path) for each.
    #[getter]
    fn paths(&self) -> Vec<(u8, PathBuf)> {
        let version = |version| if version == CgroupVersion::V1 { 1 } else { 2 };
        self.inner.paths().map(|(of, path)| (version(of), path.to_owned())).collect()
    }

    /// A reader of its own for a file: "memory.stat", "hugetlb.2MB.max".
    #[pyo3(signature = (name, /, *, strict=true))]
    fn reader(&self, py: Python<'_>, name: &str, strict: bool) -> PyResult<Reader> {
        match self.inner.file(name) {
            Ok(file) => Ok(Reader::of(file, strict)),
            Err(error) => Err(read_error(py, &error, b"")),
        }
    }

    /// The limit that holds for the cgroup: the least of its own and those above.
    ///
    /// `name` is the file that has it: "memory.max", "pids.max", or
    /// "memory.limit_in_bytes". No limit is `statcodec.MAX`.
    #[pyo3(signature = (name, /))]
    fn effective_limit<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        match self.inner.effective_limit(name) {
            Ok(Limit::At(limit)) => to_python(py, Cell::Value(limit)),
            Ok(Limit::Max) => to_python(py, Cell::Max),
            Err(error) => Err(read_error(py, &error, b"")),
        }
    }

    fn __len__(&self) -> usize {
        self.names().len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.names())?.try_iter()
    }

    fn __contains__(&self, py: Python<'_>, name: &Bound<'_, PyAny>) -> PyResult<bool> {
        match name.extract::<&str>() {
            Ok(name) => Ok(self.opened(py, name)?.is_some()),
            Err(_) => name.hash().map(|_| false),
        }
    }

    fn __getitem__(&self, name: &Bound<'_, PyAny>) -> PyResult<Py<Snapshot>> {
        self.find(name)?.ok_or_else(|| PyKeyError::new_err(name.clone().unbind()))
    }

    /// What is in the file of this name, or `default`.
    #[pyo3(signature = (name, default=None, /))]
    fn get<'py>(
        &self,
        py: Python<'py>,
        name: &Bound<'py, PyAny>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match self.find(name)? {
            Some(snapshot) => Ok(snapshot.into_bound(py).into_any()),
            None => Ok(default.unwrap_or_else(|| py.None().into_bound(py))),
        }
    }

    /// The names of the files.
    fn keys<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::keys(slf)
    }

    /// What is in each file.
    fn values<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::values(slf)
    }

    /// The names of the files with what is in them.
    fn items<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        mapping::items(slf)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let path = PyString::new(py, &self.inner.path().to_string_lossy());
        Ok(format!("Cgroup({})", path.repr()?))
    }
}
