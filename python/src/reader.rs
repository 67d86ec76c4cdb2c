//! `Reader`: a live file, read again and again.

use std::os::fd::AsRawFd;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use statcodec::Problems;
use statcodec_reader::StatFile;

use crate::decoder::names_of;
use crate::error::{read_error, value_error};
use crate::kind::Kind;
use crate::names::Names;
use crate::quantity::{Count, Seconds};
use crate::snapshot::Snapshot;

/// A kernel file that is kept open and read again and again.
///
/// Once warm a reading is one system call: the file is neither opened nor
/// looked for again, and decoded by the form that it had before. A whole text
/// or an error, never a part of one. Where the cgroup or process went away and
/// came back, the path is opened anew.
///
/// The name of the path says which file it is, unless `kind` does. Strict
/// reading raises `DecodeError` for a fault in the text, as `decode` does.
/// What the system does not let it read raises `ReadError`, an `OSError`.
///
/// >>> import statcodec
/// >>> with statcodec.Reader("/proc/stat") as reader:
/// ...     before = reader.read()
/// ...     after = reader.read()
/// >>> (after - before)["cpu"]["user"] >= 0
/// True
#[pyclass(frozen, module = "statcodec")]
pub(crate) struct Reader {
    strict: bool,
    state: Mutex<Option<State>>,
}

struct State {
    file: StatFile,
    names: Option<Arc<Names>>,
    /// The last reading, while the text is the same.
    last: Option<Py<Snapshot>>,
}

/// What was read: nothing new, or a reading with what was wrong.
enum Reading {
    Same,
    New(statcodec::Snapshot, Option<(Problems, Vec<u8>)>),
}

impl Reader {
    pub(crate) fn of(file: StatFile, strict: bool) -> Self {
        Self { strict, state: Mutex::new(Some(State { file, names: None, last: None })) }
    }

    fn lock(&self, py: Python<'_>) -> MutexGuard<'_, Option<State>> {
        self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks the open file for something.
    fn ask<T>(&self, py: Python<'_>, question: impl FnOnce(&StatFile) -> T) -> PyResult<T> {
        self.lock(py).as_ref().map(|state| question(&state.file)).ok_or_else(closed)
    }
}

#[cold]
fn closed() -> PyErr {
    PyValueError::new_err("expected an open reader: this one was closed")
}

impl State {
    fn read(&mut self, py: Python<'_>, strict: bool) -> PyResult<Py<Snapshot>> {
        let file = &mut self.file;
        let fresh = self.last.is_none();
        let reading = py.detach(|| {
            if strict {
                file.read()?;
            } else {
                let report = file.read_lenient()?;
                if !report.problems.is_empty() {
                    let (snapshot, problems) = (report.snapshot.clone(), report.problems.clone());
                    let faults = Some((problems, file.text().to_vec()));
                    return Ok(Reading::New(snapshot, faults));
                }
            }
            match file.last() {
                Some(snapshot) if fresh || !file.is_unchanged() => {
                    Ok(Reading::New(snapshot.clone(), None))
                }
                _ => Ok(Reading::Same),
            }
        });
        match reading {
            Err(error) => {
                self.last = None;
                Err(read_error(py, &error, self.file.text()))
            }
            Ok(Reading::Same) => match &self.last {
                Some(snapshot) => Ok(snapshot.clone_ref(py)),
                None => Err(closed()),
            },
            Ok(Reading::New(snapshot, faults)) => {
                let names = names_of(&mut self.names, &snapshot);
                let snapshot = match faults {
                    Some((problems, text)) => {
                        let path = Some(self.file.path());
                        Snapshot::lenient(py, snapshot, names, &problems, &text, path)?
                    }
                    None => Snapshot::new(snapshot, names),
                };
                let snapshot = Py::new(py, snapshot)?;
                self.last = Some(snapshot.clone_ref(py));
                Ok(snapshot)
            }
        }
    }
}

#[pymethods]
impl Reader {
    #[new]
    #[pyo3(signature = (path, kind=None, *, strict=true))]
    fn new(py: Python<'_>, path: PathBuf, kind: Option<Kind>, strict: bool) -> PyResult<Self> {
        no_nul(&path)?;
        let opened = py.detach(|| match kind {
            Some(kind) => StatFile::open_as(&path, kind.0),
            None => StatFile::open(&path),
        });
        opened.map(|file| Self::of(file, strict)).map_err(|error| read_error(py, &error, b""))
    }

    /// Reads the file: a snapshot of what it holds now.
    ///
    /// Where the text is the same as before, so is the snapshot.
    pub(crate) fn read(&self, py: Python<'_>) -> PyResult<Py<Snapshot>> {
        self.lock(py).as_mut().ok_or_else(closed)?.read(py, self.strict)
    }

    /// Reads the file every so many seconds, the first time at once.
    ///
    /// `count` times, or for ever. What takes its time between two readings
    /// does not delay the one after the next.
    ///
    /// >>> import statcodec
    /// >>> with statcodec.Reader("/proc/meminfo") as reader:
    /// ...     free = [snapshot["MemFree"] for snapshot in reader.every(0.01, count=3)]
    /// >>> len(free)
    /// 3
    #[pyo3(signature = (interval, *, count=None))]
    fn every(slf: &Bound<'_, Self>, interval: Seconds, count: Option<Count>) -> Readings {
        let left = count.map_or(u64::MAX, |count| count.0.into());
        Readings {
            reader: slf.clone().unbind(),
            interval: interval.0,
            pace: Mutex::new(Pace { left, next: None }),
        }
    }

    /// The name of the file: "memory.stat", "v1/memory.stat".
    #[getter]
    fn kind(&self, py: Python<'_>) -> PyResult<&'static str> {
        self.ask(py, |file| file.file().name())
    }

    /// The path that is read.
    #[getter]
    fn path(&self, py: Python<'_>) -> PyResult<PathBuf> {
        self.ask(py, |file| file.path().to_owned())
    }

    /// How many times the path was opened anew, since the file had gone away.
    ///
    /// Where this grew it is another file, whose counters began anew.
    #[getter]
    fn reopened(&self, py: Python<'_>) -> PyResult<u64> {
        self.ask(py, StatFile::reopened)
    }

    /// Whether the reader was closed.
    #[getter]
    fn closed(&self, py: Python<'_>) -> bool {
        self.lock(py).is_none()
    }

    /// The file's descriptor, to wait for events with `select.poll`.
    fn fileno(&self, py: Python<'_>) -> PyResult<i32> {
        let descriptor = self.ask(py, |file| file.descriptor().map(|fd| fd.as_raw_fd()))?;
        descriptor.ok_or_else(|| PyTypeError::new_err("expected a file that stays open"))
    }

    /// Closes the file. Snapshots stay.
    fn close(&self, py: Python<'_>) {
        let state = self.lock(py).take();
        drop(state);
    }

    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_exception))]
    fn __exit__(&self, py: Python<'_>, _exception: &Bound<'_, PyAny>) {
        self.close(py);
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        match self.ask(py, |file| (file.path().to_owned(), file.file())) {
            Ok((path, file)) => format!("<Reader {file}: {}>", path.display()),
            Err(_) => "<Reader, closed>".to_owned(),
        }
    }
}

/// The iterator of `Reader.every`.
#[pyclass(frozen, module = "statcodec")]
pub(crate) struct Readings {
    reader: Py<Reader>,
    interval: Duration,
    pace: Mutex<Pace>,
}

struct Pace {
    left: u64,
    next: Option<Instant>,
}

#[pymethods]
impl Readings {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Py<Snapshot>>> {
        let wait = {
            let mut pace = self.pace.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
            if pace.left == 0 {
                return Ok(None);
            }
            pace.left -= 1;
            let now = Instant::now();
            let due = pace.next.unwrap_or(now);
            // After a long time away it does not catch up.
            let next = due.checked_add(self.interval).map_or(now, |next| next.max(now));
            pace.next = Some(next);
            due.saturating_duration_since(now)
        };
        if !wait.is_zero() {
            // Python's own sleep takes signals, such as Ctrl-C.
            py.import("time")?.call_method1("sleep", (wait.as_secs_f64(),))?;
        }
        self.reader.get().read(py).map(Some)
    }
}

/// A path is what the system takes for one.
pub(crate) fn no_nul(path: &Path) -> PyResult<()> {
    match path.as_os_str().as_bytes().contains(&0) {
        true => Err(value_error("expected a path without NUL bytes")),
        false => Ok(()),
    }
}
