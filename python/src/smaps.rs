//! `Smaps`: the mappings of a process.

use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyDict, PyString};
use statcodec::catalog::Key as _;
use statcodec::catalog::pid_smaps::Key;
use statcodec::{Error, File, SmapsDecoder, Totals, Value};
use statcodec_reader::StatFile;

use crate::error::{fault_of, read_error, value_error};
use crate::quantity::Count;
use crate::text::to_str;
use crate::value::to_python;

/// The mappings of a process: /proc/<pid>/smaps, kept open.
///
/// Every method reads the file anew. Numbers are those of the file: memory is
/// in kB, of 1,024 bytes. With `keys` the fields of other names are passed
/// over, which is faster.
///
/// >>> import statcodec
/// >>> smaps = statcodec.Smaps()
/// >>> smaps.totals()["Rss"] > 0
/// True
/// >>> "[stack]" in smaps.by_path()
/// True
#[pyclass(frozen, module = "statcodec")]
pub(crate) struct Smaps {
    /// The fields that are given, with their names.
    fields: Vec<(Key, Py<PyString>)>,
    /// Whether fields of other names are passed over.
    only: bool,
    state: Mutex<State>,
}

struct State {
    file: StatFile,
    decoder: SmapsDecoder,
}

impl Smaps {
    fn lock(&self, py: Python<'_>) -> MutexGuard<'_, State> {
        self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the text and lets `work` decode it, while other threads run.
    fn decode<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut SmapsDecoder, &[u8]) -> Result<T, Error> + Send,
    ) -> PyResult<T> {
        let mut state = self.lock(py);
        let State { file, decoder } = &mut *state;
        let done = py.detach(|| {
            let text = file.read_undecoded()?;
            Ok(work(decoder, text))
        });
        match done {
            Ok(Ok(decoded)) => Ok(decoded),
            Ok(Err(error)) => Err(fault_of(py, &error, file)),
            Err(error) => Err(read_error(py, &error, b"")),
        }
    }

    fn dict<'py>(&self, py: Python<'py>, totals: &Totals) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (key, name) in &self.fields {
            let cell = totals.get(*key);
            if !cell.is_absent() {
                dict.set_item(name, to_python(py, cell)?)?;
            }
        }
        Ok(dict)
    }
}

#[pymethods]
impl Smaps {
    #[new]
    #[pyo3(signature = (pid=None, *, keys=None))]
    fn new(py: Python<'_>, pid: Option<Count>, keys: Option<Vec<String>>) -> PyResult<Self> {
        let folder = pid.map_or("self".to_owned(), |pid| pid.0.to_string());
        let keys: Option<Vec<Key>> = match keys {
            Some(names) => Some(names.iter().map(|name| key(name)).collect::<PyResult<_>>()?),
            None => None,
        };
        let file = StatFile::open_as(format!("/proc/{folder}/smaps"), File::PidSmaps)
            .map_err(|error| read_error(py, &error, b""))?;
        let decoder = match &keys {
            Some(keys) => SmapsDecoder::only(keys),
            None => SmapsDecoder::new(),
        };
        let named = |&key: &Key| (key, PyString::intern(py, key.info().name).unbind());
        let fields = keys.as_deref().unwrap_or(Key::ALL).iter().map(named).collect();
        Ok(Self { fields, only: keys.is_some(), state: Mutex::new(State { file, decoder }) })
    }

    /// Each mapping as a `dict`: its line, then its fields.
    ///
    /// "start" and "end" are addresses, "perms", "offset", "major", "minor",
    /// "inode" and "path" as in /proc/<pid>/maps.
    fn mappings<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let mut state = self.lock(py);
        let State { file, decoder } = &mut *state;
        py.detach(|| file.read_undecoded().map(|_| ()))
            .map_err(|error| read_error(py, &error, b""))?;
        let text = file.text();
        let mut all = Vec::new();
        let mut mappings = decoder.mappings(text);
        while let Some(mapping) = mappings.next() {
            let mapping = mapping.map_err(|error| fault_of(py, &error, file))?;
            let (dict, line) = (PyDict::new(py), mapping.line());
            dict.set_item("start", line.start)?;
            dict.set_item("end", line.end)?;
            dict.set_item("perms", to_str(py, line.perms)?)?;
            dict.set_item("offset", line.offset)?;
            dict.set_item("major", line.major)?;
            dict.set_item("minor", line.minor)?;
            dict.set_item("inode", line.inode)?;
            dict.set_item("path", to_str(py, line.path)?)?;
            for field in mapping.fields() {
                let field = field.map_err(|error| fault_of(py, &error, file))?;
                let is_field = |(key, _): &&(Key, _)| key.info().name.as_bytes() == field.label;
                let name = match self.fields.iter().find(is_field) {
                    Some((_, name)) => name.bind(py).clone(),
                    None if self.only => continue,
                    None => to_str(py, field.label)?,
                };
                match field.value {
                    Value::Number(number) => dict.set_item(name, number)?,
                    Value::Text(text) => dict.set_item(name, to_str(py, text.trim_ascii_end())?)?,
                    _ => {}
                }
            }
            all.push(dict);
        }
        Ok(all)
    }

    /// The fields of all mappings together, as the kernel combines them.
    ///
    /// So they are in smaps_rollup: memory adds up, page sizes take the largest, flags are left out.
    fn totals<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let totals = self.decode(py, SmapsDecoder::totals)?;
        self.dict(py, &totals)
    }

    /// The fields of the mappings of each path together.
    ///
    /// In the order of the paths; mappings without one are under "".
    fn by_path<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let groups = self.decode(py, |decoder, text| {
            let groups = decoder.by_path(text)?;
            Ok(groups.into_iter().map(|(path, totals)| (path.to_vec(), totals)).collect::<Vec<_>>())
        })?;
        let paths = PyDict::new(py);
        for (path, totals) in &groups {
            paths.set_item(to_str(py, path)?, self.dict(py, totals)?)?;
        }
        Ok(paths)
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<Smaps {}>", self.lock(py).file.path().display())
    }
}

/// The key of a field's name.
fn key(name: &str) -> PyResult<Key> {
    Key::ALL.iter().copied().find(|key| key.info().name == name).ok_or_else(|| {
        value_error(format!(
            "expected names of fields (see statcodec.keys('pid/smaps')), got {name:?}"
        ))
    })
}
