//! `cargo xtask`: the project's own commands.

#![forbid(unsafe_code)]

mod aarch64;
mod api;
mod c_tools;
mod compare;
mod consumers;
mod fuzz;
mod header;
mod install_c;
mod instructions;
mod python;
mod sanitize;
mod soak;
mod steps;
mod supply;
mod test;

use std::process::ExitCode;

const HELP: &str = "\
The commands of statcodec's developers

Usage: cargo xtask <command>

Commands:
  test [STEP...]  run every suite, or those named; `test --list` lists them
                  STATCODEC_PYTHON names another Python for the Python tests
  fuzz [--smoke | --seconds N] [--keep] [TARGET...]
                  run the fuzzers, which need nightly Rust and a C++ compiler
  miri            tests under Miri, which needs nightly Rust
  tsan            what threads share under ThreadSanitizer, which needs it too
  aarch64         tests of what depends on the processor, for AArch64 under qemu
  deny [--offline]
                  licences, sources and known faults of dependencies
  msrv            compile with the oldest Rust that Cargo.toml names
  damage [FILES]  the damaged-file run: so many files of every kind, or 10,000
  soak [--minutes N]
                  the core alone, and Rust, C and Python programs that poll a tree
                  which changes, at once: for so long, or an hour
  api             write the lists of what the crates offer, api.txt, again
  header          write include/statcodec.h again from its sources
  install-c --prefix P [--libdir L] [--destdir D]
                  install the C library: headers, libstatcodec, pkg-config, CMake
  instructions [--update]
                  instructions of the fast paths, against benches/instructions.txt
  compare [ROW]   the table of speed ratios against the peers
  compare --readme
                  the same, and the table into README.md
  compare --live [--quick]
                  the same for live files and trees
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["test", names @ ..] => test::run(names),
        ["fuzz", arguments @ ..] => fuzz::fuzz(arguments),
        ["deny", arguments @ ..] => supply::deny(arguments),
        ["msrv"] => supply::msrv(),
        ["miri"] => sanitize::miri(),
        ["tsan"] => sanitize::tsan(),
        ["aarch64"] => aarch64::run(),
        ["damage", files @ ..] => fuzz::damage(files),
        ["soak", options @ ..] => soak::run(options),
        ["api"] => api::write(),
        ["header"] => header::run(),
        ["install-c", options @ ..] => install_c::run(options),
        ["instructions", options @ ..] => instructions::run(options),
        ["compare", rows @ ..] => compare::run(rows),
        _ => {
            print!("{HELP}");
            return if arguments.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(2) };
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}
