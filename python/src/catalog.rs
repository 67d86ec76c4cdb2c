//! The catalog: `files`, `keys`, `sniff`.

use std::hash::{Hash, Hasher};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use statcodec::File;
use statcodec::catalog;

use crate::kind::Kind;
use crate::text::Text;

/// All known files: name to `FileInfo`.
///
/// >>> import statcodec
/// >>> statcodec.files()["memory.stat"].shape
/// 'flat keyed'
#[pyfunction]
pub(crate) fn files(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let files = PyDict::new(py);
    for file in File::all() {
        files.set_item(file.name(), FileInfo(file))?;
    }
    Ok(files)
}

/// The keys that a file is known to have: name to `KeyInfo`.
///
/// The rows of the file, or, where rows are devices or CPUs, the cells that
/// each row has.
///
/// >>> import statcodec
/// >>> statcodec.keys("memory.stat")["anon"].unit
/// 'bytes'
/// >>> list(statcodec.keys("io.stat"))[:2]
/// ['rbytes', 'wbytes']
#[pyfunction]
#[pyo3(signature = (kind, /))]
pub(crate) fn keys(py: Python<'_>, kind: Kind) -> PyResult<Bound<'_, PyDict>> {
    let info = kind.0.info();
    table(py, if info.keys.is_empty() { info.cells } else { info.keys })
}

fn table<'py>(py: Python<'py>, infos: &'static [catalog::KeyInfo]) -> PyResult<Bound<'py, PyDict>> {
    let keys = PyDict::new(py);
    for info in infos {
        keys.set_item(PyString::intern(py, info.name), KeyInfo(info))?;
    }
    Ok(keys)
}

/// The name of the file at a path, or of the file that has such a text.
///
/// None where it is none that is known. A `str` without a line feed and an `os.PathLike` are paths, which need not
/// exist; anything else is text.
///
/// >>> import statcodec
/// >>> statcodec.sniff("/sys/fs/cgroup/system.slice/memory.stat")
/// 'memory.stat'
/// >>> statcodec.sniff(b"anon 0\nfile 0\n")
/// 'memory.stat'
#[pyfunction]
#[pyo3(signature = (path_or_text, /))]
pub(crate) fn sniff(path_or_text: &Bound<'_, PyAny>) -> PyResult<Option<&'static str>> {
    let fspath = path_or_text.hasattr("__fspath__")?;
    let path = match path_or_text.cast::<PyString>() {
        Ok(text) => {
            let text = text.to_string_lossy().into_owned();
            (!text.contains('\n')).then_some(text)
        }
        Err(_) if fspath => Some(path_or_text.str()?.to_string_lossy().into_owned()),
        Err(_) => None,
    };
    if let Some(path) = path {
        return Ok(File::from_path(&path).map(File::name));
    }
    match path_or_text.extract::<Text<'_>>() {
        Ok(text) => Ok(File::from_text(text.bytes()).map(File::name)),
        Err(_) => Err(PyTypeError::new_err(format!(
            "expected a path or a text as str, os.PathLike or bytes, got {}",
            path_or_text.get_type().name()?
        ))),
    }
}

/// What the catalog knows of a file.
#[pyclass(frozen, eq, hash, module = "statcodec")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct FileInfo(File);

#[pymethods]
impl FileInfo {
    /// The name; a "*" stands for the part that differs ("hugetlb.*.max").
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The fixed number: the index in C.
    #[getter]
    fn number(&self) -> u16 {
        self.0.number()
    }

    /// One line of meaning.
    #[getter]
    fn summary(&self) -> &'static str {
        self.0.info().summary
    }

    /// The grammar: "flat keyed", "nested keyed", "values" ...
    #[getter]
    fn shape(&self) -> &'static str {
        self.0.info().shape.as_str()
    }

    /// Where it lives: "cgroup v2", "cgroup v1", "/proc", "/proc/<pid>", "node".
    #[getter]
    fn origin(&self) -> &'static str {
        self.0.info().origin.as_str()
    }

    /// The first kernel seen to have it: (major, minor).
    #[getter]
    fn since(&self) -> (u8, u8) {
        version(self.0.info().since)
    }

    /// The kernel source file that prints it.
    #[getter]
    fn source(&self) -> &'static str {
        self.0.info().source
    }

    /// The known rows: name to `KeyInfo`.
    #[getter]
    fn keys<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        table(py, self.0.info().keys)
    }

    /// The known cells of a row: name to `KeyInfo`.
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        table(py, self.0.info().cells)
    }

    fn __repr__(&self) -> String {
        format!("<FileInfo {}: {}>", self.0, self.0.info().summary)
    }
}

/// What the catalog knows of a key.
#[pyclass(frozen, eq, hash, module = "statcodec")]
pub(crate) struct KeyInfo(pub(crate) &'static catalog::KeyInfo);

impl PartialEq for KeyInfo {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Hash for KeyInfo {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.name, self.0.number).hash(state);
    }
}

#[pymethods]
impl KeyInfo {
    /// The kernel's name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name
    }

    /// The fixed number: the index in the file's table and in C.
    #[getter]
    fn number(&self) -> u16 {
        self.0.number
    }

    /// The unit of its values: "bytes", "pages", "us" ...
    #[getter]
    fn unit(&self) -> &'static str {
        self.0.unit.as_str()
    }

    /// How it moves: "gauge", "counter", "setting" or "label".
    #[getter]
    fn kind(&self) -> &'static str {
        self.0.kind.as_str()
    }

    /// Whose value it is: "hierarchical", "local", "system", "node" ...
    #[getter]
    fn scope(&self) -> &'static str {
        self.0.scope.as_str()
    }

    /// How values combine up a tree: "sum", "min", "max", "own" ...
    #[getter]
    fn combine(&self) -> &'static str {
        self.0.combine.as_str()
    }

    /// The first kernel seen to print it: (major, minor).
    #[getter]
    fn since(&self) -> (u8, u8) {
        version(self.0.since)
    }

    /// The last kernel seen to print it; None where the newest still does.
    #[getter]
    fn until(&self) -> Option<(u8, u8)> {
        self.0.until.map(version)
    }

    /// One line of meaning.
    #[getter]
    fn meaning(&self) -> &'static str {
        self.0.meaning
    }

    fn __repr__(&self) -> String {
        let info = self.0;
        format!("<KeyInfo {}: {} {}, {}>", info.name, info.unit, info.kind, info.meaning)
    }
}

fn version(version: catalog::Version) -> (u8, u8) {
    (version.major, version.minor)
}
