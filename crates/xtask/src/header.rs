//! `cargo xtask header`: writes `include/statcodec.h` and the lists of its
//! numbers and symbols again from their sources.

use std::process::Command;

use crate::steps::{Result, execute};

pub(crate) fn run() -> Result {
    // The tests that hold the committed files against the sources make them.
    for test in ["header", "abi"] {
        execute(
            Command::new("cargo")
                .args(["test", "--quiet", "--package", "statcodec-capi", "--test", test])
                .env("STATCODEC_REFRESH", "1"),
        )?;
    }
    Ok(())
}
