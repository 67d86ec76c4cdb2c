//! `Tree`: files of every cgroup below a root.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyMapping, PyString};
use statcodec_reader::TreeOptions;

use crate::error::read_error;
use crate::quantity::Count;
use crate::reader::no_nul;
use crate::walk::Walk;

/// Files of every cgroup below a root, read in one walk, again and again.
///
/// `files` names them ("memory.current", "memory.stat"); a mapping from names
/// to lists of keys keeps those rows alone, all of them where the list is
/// None. `threads` read at once; `depth` 0 is the root alone. Descriptors and
/// forms are kept from one walk to the next.
///
/// >>> import pathlib, statcodec, tempfile
/// >>> with tempfile.TemporaryDirectory() as folder:
/// ...     root = pathlib.Path(folder)
/// ...     (root / "web").mkdir()
/// ...     _ = (root / "memory.current").write_text("300\n")
/// ...     _ = (root / "web/memory.current").write_text("200\n")
/// ...     walk = statcodec.Tree(root, ["memory.current"]).walk()
/// >>> walk["web"]["memory.current"], walk.own()["."]["memory.current"]
/// (200, 100)
#[pyclass(frozen, module = "statcodec")]
pub(crate) struct Tree {
    inner: Mutex<statcodec_reader::Tree>,
    files: Vec<String>,
}

#[pymethods]
impl Tree {
    #[new]
    #[pyo3(signature = (root, files, *, threads=Count(1), depth=None))]
    fn new(
        py: Python<'_>,
        root: PathBuf,
        files: &Bound<'_, PyAny>,
        threads: Count,
        depth: Option<Count>,
    ) -> PyResult<Self> {
        no_nul(&root)?;
        if !(1..=1024).contains(&threads.0) {
            return Err(PyValueError::new_err("expected 1 to 1024 threads"));
        }
        let mut options = TreeOptions::new();
        options.threads(threads.0 as usize);
        if let Some(depth) = depth {
            options.depth(depth.0);
        }
        let files = wanted(files, &mut options)?;
        match statcodec_reader::Tree::open(root, &options) {
            Ok(inner) => Ok(Self { inner: Mutex::new(inner), files }),
            Err(error) => Err(read_error(py, &error, b"")),
        }
    }

    /// Reads all files of all cgroups that there are now.
    ///
    /// A cgroup that vanishes costs only itself, and a file that cannot be
    /// read only its values: see `Walk.gone` and `Walk.problems`. Other Python
    /// threads run meanwhile.
    fn walk(&self, py: Python<'_>) -> PyResult<Walk> {
        let mut guard = self.inner.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let tree = &mut *guard;
        let walked = py.detach(|| tree.walk().map(|_| ()));
        walked.map_err(|error| read_error(py, &error, b""))?;
        Walk::of(py, tree, &self.files)
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let tree = self.inner.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        format!("<Tree {}: {}>", tree.path(0).display(), self.files.join(", "))
    }
}

/// Takes the files that are wanted, and gives their names.
fn wanted(files: &Bound<'_, PyAny>, options: &mut TreeOptions) -> PyResult<Vec<String>> {
    let unfit = |what: &Bound<'_, PyAny>| {
        PyTypeError::new_err(format!(
            "expected names of files, or a mapping from names to lists of keys, got {what:?}"
        ))
    };
    let mut names = Vec::new();
    if let Ok(mapping) = files.cast::<PyMapping>() {
        for item in mapping.items()?.iter() {
            let (name, keys): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
            let name: String = name.extract().map_err(|_| unfit(&name))?;
            if keys.is_none() {
                options.file(&name);
            } else {
                let keys: Vec<String> = keys.extract().map_err(|_| unfit(&keys))?;
                let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
                options.keys(&name, &keys);
            }
            names.push(name);
        }
    } else if files.is_instance_of::<PyString>() {
        return Err(unfit(files));
    } else {
        for name in files.try_iter().map_err(|_| unfit(files))? {
            let name = name?;
            let name: String = name.extract().map_err(|_| unfit(&name))?;
            options.file(&name);
            names.push(name);
        }
    }
    Ok(names)
}
