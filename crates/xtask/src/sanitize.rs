//! `cargo xtask miri` and `tsan`: tests where undefined behaviour and races are
//! seen. Both need nightly Rust with its `rust-src`.

use std::process::Command;

use crate::steps::{Result, execute, runs};

/// The tests that Miri can run in minutes. `cfg!(miri)` leaves the vector
/// instructions out and makes sizes small.
const MIRI: &[&str] = &[
    "-p statcodec-capi --lib",
    "-p statcodec --test levels long_runs",
    "-p statcodec --test threads",
    "-p statcodec --test strictness",
    "-p statcodec --test smaps fault",
    "-p statcodec --lib -- --skip every_",
];

/// Runs tests under Miri, an interpreter.
pub(crate) fn miri() -> Result {
    component("miri", nightly().args(["miri", "--version"]))?;
    for tests in MIRI {
        let mut command = nightly();
        // The tests read captures.
        command.env("MIRIFLAGS", "-Zmiri-strict-provenance -Zmiri-disable-isolation");
        execute(
            command.args(["miri", "test", "--target-dir", "target/miri"]).args(tests.split(' ')),
        )?;
    }
    Ok(())
}

/// Runs what threads share under ThreadSanitizer.
pub(crate) fn tsan() -> Result {
    let source = "rustc --print sysroot | xargs -I{} test -d {}/lib/rustlib/src/rust/library";
    component("rust-src", Command::new("rustup").args(["run", "nightly", "sh", "-c", source]))?;
    let host = host()?;
    // The standard library is built with it, or its locks would not be seen.
    let mut command = nightly();
    command.env("RUSTFLAGS", "-Zsanitizer=thread").args(["test", "-Zbuild-std"]);
    command.args(["--target-dir", "target/tsan", "--target", &host]);
    execute(command.args(["-p", "statcodec", "--test", "threads"]))
}

fn nightly() -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo"]);
    command
}

/// Installs a component of nightly Rust where what needs it does not run.
fn component(name: &str, needs: &mut Command) -> Result {
    if runs(needs) {
        return Ok(());
    }
    let mut add = Command::new("rustup");
    add.args(["component", "add", name, "rust-src", "--toolchain", "nightly"]);
    execute(&mut add).map_err(|error| format!("{error}\nthis needs nightly Rust"))
}

/// The target that nightly Rust compiles for unless told otherwise.
fn host() -> Result<String> {
    let mut command = Command::new("rustup");
    let output = command.args(["run", "nightly", "rustc", "-vV"]).output();
    let output = output.map_err(|error| format!("rustc -vV: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.ok_or("rustc -vV names no host")?.to_owned())
}
