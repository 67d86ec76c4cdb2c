//! `encode`: a mapping to the text of a file.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyMapping, PyString, PyTuple};
use statcodec::File;
use statcodec::encode::Builder;

use crate::error::encode_error;
use crate::kind::Kind;
use crate::snapshot::Snapshot;
use crate::text::escaped_bytes;
use crate::value::Given;

/// Makes the text of a file, as the kernel prints it, from names and values.
///
/// `values` is a snapshot, or a mapping in the order of the text: the mirror
/// of `Snapshot.to_dict()`. A value is an `int`, `statcodec.MAX`, a `float`
/// with two decimals or a `str`; a row's cells are a mapping, a row's values
/// without names a tuple or list. Raises `EncodeError` for what the file
/// cannot hold.
///
/// >>> import statcodec
/// >>> statcodec.encode("memory.stat", {"anon": 4096, "file": 8192})
/// b'anon 4096\nfile 8192\n'
/// >>> statcodec.encode("memory.max", {"value": statcodec.MAX})
/// b'max\n'
/// >>> statcodec.encode("memory.numa_stat", {"anon": {"N0": 4096, "N2": 0}})
/// b'anon N0=4096 N2=0\n'
#[pyfunction]
#[pyo3(signature = (kind, values, /))]
pub(crate) fn encode<'py>(
    py: Python<'py>,
    kind: Kind,
    values: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyBytes>> {
    let file = kind.0;
    if let Ok(snapshot) = values.cast::<Snapshot>()
        && snapshot.get().inner().file() == file
    {
        return Ok(PyBytes::new(py, &snapshot.get().inner().to_text()));
    }
    let Ok(rows) = values.cast::<PyMapping>() else {
        return Err(PyTypeError::new_err(format!(
            "expected a mapping of names and values, got {}",
            values.get_type().name()?
        )));
    };
    let mut writing = Writing { builder: Builder::new(file), file, names: Vec::new() };
    for item in rows.items()?.iter() {
        let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
        writing.row(&name, &value)?;
    }
    Ok(PyBytes::new(py, &writing.finish(py)?))
}

struct Writing {
    builder: Builder,
    file: File,
    /// The names of the rows so far.
    names: Vec<Vec<u8>>,
}

impl Writing {
    fn row(&mut self, name: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        let bytes = name_of(name)?;
        let several = sequence(value)?;
        if bytes.is_empty()
            && let Some(rows) = several
        {
            // Rows without names, all under "".
            for value in rows {
                self.begin(Vec::new());
                self.values(name, &value)?;
            }
            return Ok(());
        }
        self.begin(bytes);
        self.values(name, value)
    }

    fn begin(&mut self, name: Vec<u8>) {
        self.builder.row(&name);
        self.names.push(name);
    }

    fn values(&mut self, row: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Ok(cells) = value.cast::<PyMapping>() {
            for item in cells.items()?.iter() {
                let (name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>) = item.extract()?;
                self.cell(row, &name_of(&name)?, &value)?;
            }
            return Ok(());
        }
        match sequence(value)? {
            Some(values) => values.iter().try_for_each(|value| self.cell(row, b"", value)),
            None => self.cell(row, b"", value),
        }
    }

    fn cell(
        &mut self,
        row: &Bound<'_, PyAny>,
        name: &[u8],
        value: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        let row_name = self.names.last().map_or(&b""[..], Vec::as_slice);
        let known = self.file.cell_named(name).or_else(|| self.file.key_named(row_name));
        let decimals = known.is_some_and(|key| key.unit.has_decimals());
        let mut label = row.str()?.to_string_lossy().into_owned();
        if !name.is_empty() {
            label.push('.');
            label.push_str(&String::from_utf8_lossy(name));
        }
        let given = Given::from_python(value, &label, decimals)?;
        self.builder.cell(name, given.value());
        Ok(())
    }

    fn finish(self, py: Python<'_>) -> PyResult<Vec<u8>> {
        let snapshot = self.builder.finish().map_err(|error| {
            encode_error(py, &format!("{}: {} at byte {}", self.file, error.kind, error.offset))
        })?;
        // Files that leave the names out take the values in their own order.
        if !snapshot.rows().map(|row| row.name()).eq(self.names.iter().map(Vec::as_slice)) {
            let names: Vec<_> = snapshot
                .rows()
                .map(|row| String::from_utf8_lossy(row.name()).into_owned())
                .collect();
            let message =
                format!("{}: expected the names {} in this order", self.file, names.join(", "));
            return Err(encode_error(py, &message));
        }
        Ok(snapshot.to_text())
    }
}

/// The items of a tuple or list.
fn sequence<'py>(value: &Bound<'py, PyAny>) -> PyResult<Option<Vec<Bound<'py, PyAny>>>> {
    if value.is_instance_of::<PyTuple>() || value.is_instance_of::<PyList>() {
        return Ok(Some(value.try_iter()?.collect::<PyResult<_>>()?));
    }
    Ok(None)
}

fn name_of(name: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
    match name.extract::<&str>() {
        Ok(name) => Ok(name.as_bytes().to_vec()),
        Err(_) if name.is_instance_of::<PyString>() => escaped_bytes(name),
        Err(_) => Err(PyTypeError::new_err(format!(
            "expected names as str, got {}",
            name.get_type().name()?
        ))),
    }
}
