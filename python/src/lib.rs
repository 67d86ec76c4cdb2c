//! The extension module of the Python package `statcodec`.
//!
//! A veneer: each class holds a value of the Rust crate and hands out Python
//! objects on access. What is decoded, and what counts as a fault, is decided
//! there. This file is the table of contents.

#![allow(clippy::needless_pass_by_value, reason = "PyO3 hands arguments over by value")]

mod catalog;
mod cgroup;
mod decoder;
mod difference;
mod encode;
mod error;
mod export;
mod kind;
mod mapping;
mod names;
mod program;
mod quantity;
mod reader;
mod render;
mod row;
mod smaps;
mod snapshot;
mod streaming;
mod table;
mod text;
mod tree;
mod value;
mod walk;

use pyo3::prelude::*;

/// The Rust half of `statcodec`. Use the package, not this module.
#[pymodule(gil_used = false)]
mod _statcodec {
    // Whole texts.
    #[pymodule_export]
    use crate::decoder::{Decoder, decode};
    #[pymodule_export]
    use crate::difference::Difference;
    #[pymodule_export]
    use crate::encode::encode;
    #[pymodule_export]
    use crate::row::Row;
    #[pymodule_export]
    use crate::snapshot::{Snapshot, restore};
    #[pymodule_export]
    use crate::table::Table;

    // Live files.
    #[pymodule_export]
    use crate::cgroup::Cgroup;
    #[pymodule_export]
    use crate::reader::{Reader, Readings};
    #[pymodule_export]
    use crate::smaps::Smaps;
    #[pymodule_export]
    use crate::tree::Tree;
    #[pymodule_export]
    use crate::walk::Walk;

    // Lines.
    #[pymodule_export]
    use crate::streaming::{Flat, Nested, flat, nested};

    // The catalog.
    #[pymodule_export]
    use crate::catalog::{FileInfo, KeyInfo, files, keys, sniff};
    #[pymodule_export]
    use crate::error::error_kinds;

    // The program.
    #[pymodule_export]
    use crate::program::run;

    use super::mapping;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        mapping::register(module.py())
    }
}
