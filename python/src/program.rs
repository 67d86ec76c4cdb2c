//! `python -m statcodec`: the program.

use std::ffi::OsString;

use pyo3::prelude::*;

/// Runs the program with these arguments; gives its exit status.
#[pyfunction]
#[pyo3(name = "_run", signature = (arguments, /))]
pub(crate) fn run(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    let name = OsString::from("statcodec");
    py.detach(|| statcodec_cli::run(std::iter::once(name).chain(arguments)))
}
