//! `cargo xtask compare`: the table of ratios against the peers.

use std::process::Command;

use crate::steps::{Result, call, execute, target};

/// Runs the table in release mode. An argument picks the rows whose name
/// holds it; `--live` is the table of live files and trees.
pub(crate) fn run(rows: &[&str]) -> Result {
    if let ["--live", options @ ..] = rows {
        let program = ["run", "--quiet", "--release", "--package", "statcodec-bench"];
        let binary = ["--bin", "live", "--"];
        return execute(Command::new("cargo").args(program).args(binary).args(options));
    }
    call("cargo build --quiet --release --package statcodec-capi")?;
    let program =
        ["run", "--quiet", "--release", "--package", "statcodec-bench", "--bin", "compare", "--"];
    let library = target().join("release/libstatcodec.so");
    execute(Command::new("cargo").args(program).args(rows).env("STATCODEC_LIBRARY", library))
}
