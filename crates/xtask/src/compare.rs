//! `cargo xtask compare`: the table of ratios against the peers.

use std::process::Command;

use crate::steps::{Result, execute};

/// Runs the table in release mode. An argument picks the rows whose name
/// holds it.
pub(crate) fn run(rows: &[&str]) -> Result {
    let program =
        ["run", "--quiet", "--release", "--package", "statcodec-bench", "--bin", "compare", "--"];
    execute(Command::new("cargo").args(program).args(rows))
}
