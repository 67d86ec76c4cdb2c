//! `cargo xtask test`: every suite of the project, in one command.

use std::fs;
use std::process::Command;
use std::time::Instant;

use crate::steps::{Result, call, execute, root};
use crate::{api, c_tools, consumers, fuzz, instructions, supply};

/// A named part of the test run.
type Step = (&'static str, fn() -> Result);

const STEPS: &[Step] = &[
    ("format", || call("cargo fmt --all --check")),
    ("lint", || call("cargo clippy --workspace --all-targets -- -D warnings")),
    ("no-std", || call("cargo build -p statcodec --no-default-features")),
    ("docs", docs),
    ("api", api::check),
    ("c-tools", c_tools::ensure),
    ("rust", || call("cargo test --workspace")),
    ("instructions", || instructions::run(&[])),
    ("deny", supply::deny_if_installed),
    ("damage", || fuzz::damage(&[])),
    ("doctests", || call("cargo test --workspace --doc")),
    ("package", package),
    ("outside", outside),
    ("c-install", consumers::run),
    ("python", crate::python::run),
    ("soak", crate::soak::short),
];

/// Runs all steps, or those named.
pub(crate) fn run(names: &[&str]) -> Result {
    if names == ["--list"] {
        STEPS.iter().for_each(|(name, _)| println!("{name}"));
        return Ok(());
    }
    if let Some(name) = names.iter().find(|name| !STEPS.iter().any(|(step, _)| step == *name)) {
        return Err(format!("no step `{name}`; `cargo xtask test --list` lists them"));
    }
    let mut times = Vec::new();
    for (name, step) in STEPS {
        if !names.is_empty() && !names.contains(name) {
            continue;
        }
        eprintln!("\n== {name}");
        let start = Instant::now();
        step().map_err(|error| format!("step {name}: {error}"))?;
        times.push((name, start.elapsed()));
    }
    eprintln!();
    for (name, time) in &times {
        eprintln!("{name:<12} {:6.1} s", time.as_secs_f64());
    }
    println!("{} passed, 0 failed", times.len());
    Ok(())
}

fn docs() -> Result {
    execute(
        Command::new("cargo")
            .args(["doc", "--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    )
}

/// The core can be published.
fn package() -> Result {
    // Uncommitted work may be tested too.
    call("cargo package -p statcodec --allow-dirty --quiet")
}

/// A crate outside the workspace builds and runs the README's Rust example.
fn outside() -> Result {
    let root = root();
    let readme = fs::read_to_string(root.join("README.md")).map_err(|error| error.to_string())?;
    let example = readme
        .split_once("```rust\n")
        .and_then(|(_, rest)| rest.split_once("```"))
        .ok_or("README.md has no Rust example")?
        .0;
    let folder = root.join("target/outside");
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap_or(&folder))
            .and_then(|()| fs::write(&path, text))
            .map_err(|error| format!("{}: {error}", path.display()))
    };
    write(
        "Cargo.toml",
        &format!(
            "[package]\nname = \"outside\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nstatcodec = {{ path = {:?} }}\n\n[workspace]\n",
            root.join("crates/statcodec")
        ),
    )?;
    write("src/main.rs", example)?;
    execute(Command::new("cargo").args(["run", "--quiet"]).current_dir(&folder))
}
