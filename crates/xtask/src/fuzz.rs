//! `cargo xtask damage`: what the codec makes of texts that no kernel printed.

use std::process::Command;

use crate::steps::{Result, execute};

/// The damaged-file run, with its counts: 10,000 files of every kind, or as
/// many as said.
pub(crate) fn damage(files: &[&str]) -> Result {
    let files = files.first().copied().unwrap_or("10000");
    execute(
        Command::new("cargo")
            .args(["test", "-p", "statcodec", "--test", "damage", "--", "--nocapture"])
            .env("STATCODEC_DAMAGE", files)
            .env("RUST_BACKTRACE", "0"),
    )
}
