//! The program `statcodec`; see the library of this crate.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(statcodec_cli::run(std::env::args_os()))
}
