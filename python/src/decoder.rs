//! `decode`, once, and `Decoder`, again and again.

use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyBytes, PyString};
use statcodec::File;

use crate::error::decode_error;
use crate::kind::Kind;
use crate::names::Names;
use crate::snapshot::Snapshot;
use crate::table::Table;
use crate::text::{LONG, Text};

/// Decodes one text of a file.
///
/// `kind` names the file ("memory.stat"; `files()` lists them), `data` is its
/// text. Strict decoding raises `DecodeError` for the first fault. With
/// `strict=False` all that can be read is kept, `None` stands for what cannot,
/// and `Snapshot.problems` lists what was wrong.
///
/// For a file that is read again and again a `Decoder` is many times faster.
///
/// >>> import statcodec
/// >>> statcodec.decode("memory.stat", b"anon 4096\nfile 8192\n")["file"]
/// 8192
/// >>> statcodec.decode("memory.stat", b"anon 4096\nfile x\n")
/// Traceback (most recent call last):
///     ...
/// statcodec.errors.DecodeError: line 2, column 6: expected a decimal number, found 'x'
#[pyfunction]
#[pyo3(signature = (kind, data, *, strict=true))]
pub(crate) fn decode(
    py: Python<'_>,
    kind: Kind,
    data: Text<'_>,
    strict: bool,
) -> PyResult<Snapshot> {
    let (file, text) = (kind.0, data.bytes());
    if strict {
        let snapshot = detached(py, text, || file.decode(text))
            .map_err(|error| decode_error(py, &error, text))?;
        let names = Arc::new(Names::new(snapshot.template().clone()));
        return Ok(Snapshot::new(snapshot, names));
    }
    let (snapshot, problems) = detached(py, text, || file.decode_lenient(text))
        .map_err(|error| decode_error(py, &error, text))?;
    let names = Arc::new(Names::new(snapshot.template().clone()));
    Snapshot::lenient(py, snapshot, names, &problems, text, None)
}

/// Works on a text; other Python threads run meanwhile if it is long.
fn detached<T: Send>(py: Python<'_>, text: &[u8], work: impl FnOnce() -> T + Send) -> T {
    if text.len() < LONG { work() } else { py.detach(work) }
}

/// Decodes the texts of one file, again and again.
///
/// It learns the file's form from the first text and reads the next ones by
/// it, about ten times as fast. Any number of threads may use one decoder,
/// one at a time; to decode at once, each takes its own.
///
/// >>> import statcodec
/// >>> decoder = statcodec.Decoder("memory.stat")
/// >>> [decoder.decode(b"anon %d\n" % n)["anon"] for n in range(3)]
/// [0, 1, 2]
#[pyclass(frozen, module = "statcodec")]
pub(crate) struct Decoder {
    file: File,
    state: Mutex<State>,
}

struct State {
    decoder: statcodec::Decoder,
    /// The names of the template that the decoder has now.
    names: Option<Arc<Names>>,
}

#[pymethods]
impl Decoder {
    #[new]
    fn new(kind: Kind) -> Self {
        let decoder = statcodec::Decoder::new(kind.0);
        Self { file: kind.0, state: Mutex::new(State { decoder, names: None }) }
    }

    /// The name of the file: "memory.stat", "v1/memory.stat".
    #[getter]
    fn kind(&self) -> &'static str {
        self.file.name()
    }

    /// Decodes one text: the same as the function `decode`, but faster.
    #[pyo3(signature = (data, *, strict=true))]
    fn decode(&self, py: Python<'_>, data: Text<'_>, strict: bool) -> PyResult<Snapshot> {
        let text = data.bytes();
        let mut state = self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        let State { decoder, names } = &mut *state;
        if strict {
            let snapshot = detached(py, text, || decoder.decode(text).cloned())
                .map_err(|error| decode_error(py, &error, text))?;
            let names = names_of(names, &snapshot);
            return Ok(Snapshot::new(snapshot, names));
        }
        let lenient = || {
            let report = decoder.decode_lenient(text)?;
            Ok((report.snapshot.clone(), report.problems.clone()))
        };
        let (snapshot, problems) =
            detached(py, text, lenient).map_err(|error| decode_error(py, &error, text))?;
        let names = names_of(names, &snapshot);
        Snapshot::lenient(py, snapshot, names, &problems, text, None)
    }

    /// Decodes many texts, such as the polls of a recording, into a table.
    ///
    /// A row for each text, a column for each cell. Other Python threads run
    /// meanwhile.
    ///
    /// >>> import statcodec
    /// >>> decoder = statcodec.Decoder("memory.stat")
    /// >>> table = decoder.decode_many([b"anon 1\nfile 2\n", b"anon 3\nfile 4\n"])
    /// >>> table.shape, table["file"]
    /// ((2, 2), [2, 4])
    #[pyo3(signature = (texts, *, strict=true))]
    fn decode_many(
        &self,
        py: Python<'_>,
        texts: &Bound<'_, PyAny>,
        strict: bool,
    ) -> PyResult<Table> {
        if texts.is_instance_of::<PyBytes>() || texts.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err(format!(
                "expected an iterable of texts, got one text of type {}",
                texts.get_type().name()?
            )));
        }
        let objects: Vec<Bound<'_, PyAny>> = texts.try_iter()?.collect::<PyResult<_>>()?;
        let texts: Vec<Text<'_>> =
            objects.iter().map(PyAnyMethods::extract).collect::<PyResult<_>>()?;
        let texts: Vec<&[u8]> = texts.iter().map(Text::bytes).collect();
        let mut state = self.state.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner);
        Table::decode(py, &mut state.decoder, &texts, strict)
    }

    fn __repr__(&self) -> String {
        format!("Decoder('{}')", self.file)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (&'static str,)) {
        (py.get_type::<Self>().into_any(), (self.kind(),))
    }
}

/// The names of a snapshot's template: those of the last one, where it is the
/// same template.
pub(crate) fn names_of(
    last: &mut Option<Arc<Names>>,
    snapshot: &statcodec::Snapshot,
) -> Arc<Names> {
    match last {
        Some(names) if names.are_of(snapshot.template()) => names.clone(),
        _ => last.insert(Arc::new(Names::new(snapshot.template().clone()))).clone(),
    }
}
