//! `cargo xtask header`: writes `include/statcodec.h` again from its sources.

use std::process::Command;

use crate::steps::{Result, execute};

pub(crate) fn run() -> Result {
    // The test that holds the committed header against the sources makes it.
    execute(
        Command::new("cargo")
            .args(["test", "--quiet", "--package", "statcodec-capi", "--test", "header"])
            .env("STATCODEC_REFRESH", "1"),
    )
}
