//! What the C and C++ tests need of the machine.

use std::process::Command;

use crate::steps::{Result, call};

/// A program, Debian's package of it, and what is left out without it.
const TOOLS: &[(&str, &str, &str)] = &[
    ("cc", "gcc", ""),
    ("g++", "g++", "C++ by g++"),
    ("nm", "binutils", ""),
    ("pkg-config", "pkg-config", "the pkg-config consumer"),
    ("cmake", "cmake", "the CMake consumer"),
    ("valgrind", "valgrind", "memcheck and helgrind"),
];

/// Whether a program is there.
pub(crate) fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Installs what is missing where that is possible, and says what is left out
/// where it is not.
pub(crate) fn ensure() -> Result {
    let is_missing = |(program, _, _): &&(&str, &str, &str)| !has(program);
    let packages: Vec<&str> =
        TOOLS.iter().filter(is_missing).map(|(_, package, _)| *package).collect();
    if !packages.is_empty() && is_root() && has("apt-get") {
        let install =
            format!("apt-get install --yes --no-install-recommends {}", packages.join(" "));
        // An old list of packages may name versions that are gone.
        if call(&install).is_err() {
            call("apt-get update").and_then(|()| call(&install)).unwrap_or_else(|error| {
                eprintln!("{error}");
            });
        }
    }
    for (program, package, left_out) in TOOLS.iter().filter(is_missing) {
        if left_out.is_empty() {
            return Err(format!("`{program}` is needed: install {package}"));
        }
        eprintln!("SKIPPED: {left_out}, since {program} is not here; install {package}");
    }
    Ok(())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}
