//! `cargo xtask aarch64`: what depends on the instructions of a processor, on
//! AArch64, which qemu plays.

use std::path::Path;
use std::process::Command;

use crate::steps::{Result, execute, runs};

const TARGET: &str = "aarch64-unknown-linux-gnu";
const LINKER: &str = "aarch64-linux-gnu-gcc";
const QEMU: &str = "qemu-aarch64";
/// Where cross compilers keep the C library.
const LIBRARIES: &str = "/usr/aarch64-linux-gnu";

/// The tests that come down to vector instructions: what each level finds, and
/// that it reads nothing outside a text.
const TESTS: &[&str] = &["levels", "properties", "captures", "smaps", "strictness", "guard"];

/// Runs the tests, or says what they need that is not installed.
pub(crate) fn run() -> Result {
    let missing = missing();
    if !missing.is_empty() {
        eprintln!("SKIPPED: not installed: {}", missing.join(", "));
        return Ok(());
    }
    let mut command = Command::new("cargo");
    command.args(["test", "-p", "statcodec", "--target", TARGET, "--lib"]);
    command.args(TESTS.iter().flat_map(|test| ["--test", test]));
    let setting =
        |name: &str| format!("CARGO_TARGET_{}_{name}", TARGET.to_uppercase().replace('-', "_"));
    command.env(setting("LINKER"), LINKER);
    command.env(setting("RUNNER"), format!("{QEMU} -L {LIBRARIES}"));
    // What is set for this machine's own processor is not for that one.
    command.env(setting("RUSTFLAGS"), "");
    execute(&mut command)
}

/// What is not installed, and how it is called.
fn missing() -> Vec<String> {
    let answers = |program: &str| runs(Command::new(program).arg("--version"));
    [
        (has_target(), format!("the target (rustup target add {TARGET})")),
        (answers(LINKER), format!("the cross linker {LINKER}")),
        (Path::new(LIBRARIES).is_dir(), format!("its C library in {LIBRARIES}")),
        (answers(QEMU), format!("the emulator {QEMU}")),
    ]
    .into_iter()
    .filter_map(|(is_there, what)| (!is_there).then_some(what))
    .collect()
}

/// Whether Rust's libraries are there for the target.
fn has_target() -> bool {
    let arguments = ["--print", "target-libdir", "--target", TARGET];
    let Ok(output) = Command::new("rustc").args(arguments).output() else { return false };
    Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
}
