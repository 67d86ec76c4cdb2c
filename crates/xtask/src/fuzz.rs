//! `cargo xtask fuzz` and `damage`: what the codec makes of texts that no kernel
//! printed.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::steps::{Result, execute, root, runs};

/// The fuzzers, in the order in which they run.
const TARGETS: &[&str] = &["decode", "template", "round_trip", "writer", "smaps", "streaming"];

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

/// Runs the fuzzers named, or all, for 20 minutes each; with `--smoke` for
/// one; with `--seconds N` for so many. `--keep` puts what they found into
/// crates/fuzz/corpus, as few inputs as add to what the seeds cover.
pub(crate) fn fuzz(arguments: &[&str]) -> Result {
    let (mut seconds, mut keep, mut names) = (1200, false, Vec::new());
    let mut rest = arguments.iter();
    while let Some(&argument) = rest.next() {
        match argument {
            "--smoke" => seconds = 60,
            "--keep" => keep = true,
            "--seconds" => {
                let number = rest.next().and_then(|number| number.parse().ok());
                seconds = number.ok_or("--seconds needs a number")?;
            }
            name if TARGETS.contains(&name) => names.push(name),
            other => return Err(format!("no fuzzer `{other}`; there are {}", TARGETS.join(", "))),
        }
    }
    let names = if names.is_empty() { TARGETS.to_vec() } else { names };
    tools()?;
    execute(
        Command::new("cargo")
            .args(["test", "-q", "-p", "statcodec", "--test", "fuzz_corpus", "seeds"])
            .env("STATCODEC_SEEDS", work().join("seeds")),
    )?;
    for name in names {
        run(name, seconds)?;
        if keep {
            minimise(name)?;
        }
    }
    Ok(())
}

/// Where fuzzers are built and what they find is kept.
fn work() -> PathBuf {
    root().join("target/fuzz")
}

/// The search path with the tools that were installed for this project first.
fn path() -> String {
    let tools = root().join("target/tools/bin");
    format!("{}:{}", tools.display(), std::env::var("PATH").unwrap_or_default())
}

/// `cargo fuzz` with nightly Rust.
fn cargo_fuzz(subcommand: &str) -> Command {
    let mut command = Command::new("rustup");
    command
        .args(["run", "nightly", "cargo", "fuzz", subcommand, "--fuzz-dir", "crates/fuzz"])
        .arg("--target-dir")
        .arg(work().join("build"))
        .env("PATH", path())
        .env("RUST_BACKTRACE", "0");
    command
}

/// Says what is missing for fuzzing, or installs it.
fn tools() -> Result {
    if !runs(Command::new("rustup").args(["run", "nightly", "cargo", "--version"])) {
        return Err("fuzzing needs nightly Rust (`rustup toolchain install nightly`); the \
            targets run on stable over their corpus: `cargo test -p statcodec --test fuzz_corpus`"
            .into());
    }
    if !runs(Command::new("c++").arg("--version")) {
        return Err("fuzzing needs a C++ compiler, `c++`, to build libFuzzer".into());
    }
    let installed = runs(
        Command::new("rustup")
            .args(["run", "nightly", "cargo", "fuzz", "--version"])
            .env("PATH", path()),
    );
    if !installed {
        let folder = root().join("target/tools");
        execute(
            Command::new("cargo").args(["install", "cargo-fuzz", "--locked", "--root"]).arg(folder),
        )?;
    }
    Ok(())
}

fn run(name: &str, seconds: u32) -> Result {
    let found = work().join("corpus").join(name);
    let kept = root().join("crates/fuzz/corpus").join(name);
    for folder in [&found, &kept] {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    execute(
        cargo_fuzz("run")
            .arg(name)
            .args([&found, &kept])
            .arg(work().join("seeds").join(name))
            .arg("--")
            .arg(format!("-max_total_time={seconds}"))
            .args(["-max_len=4096", "-timeout=20", "-rss_limit_mb=4096", "-print_final_stats=1"]),
    )
    .map_err(|error| format!("{error}\nthe input is in crates/fuzz/artifacts/{name}"))
}

/// Replaces a corpus by the fewest small inputs that cover what the seeds, which
/// need not be kept, do not. How often a place is passed does not count.
fn minimise(name: &str) -> Result {
    let kept = root().join("crates/fuzz/corpus").join(name);
    let [small, merged] = ["small", "merged"].map(|folder| work().join(folder).join(name));
    copy(&[&kept, &work().join("corpus").join(name)], SMALL, &small)?;
    let seeds = work().join("seeds").join(name);
    copy(&[&seeds], u64::MAX, &merged)?;
    let mut merge = cargo_fuzz("run");
    execute(merge.arg(name).args([&merged, &small]).args([
        "--",
        "-set_cover_merge=1",
        "-use_counters=0",
    ]))?;
    for seed in files(&seeds)? {
        fs::remove_file(merged.join(seed.file_name().unwrap_or_default())).map_err(said)?;
    }
    copy(&[&merged], SMALL, &kept)
}

/// The longest input that is kept.
const SMALL: u64 = 400;

/// Makes a folder anew of the files of others that are not too long.
fn copy(from: &[&PathBuf], longest: u64, to: &PathBuf) -> Result {
    let mut all = Vec::new();
    for folder in from {
        for file in files(folder)? {
            let text = fs::read(&file).map_err(said)?;
            all.push((file.file_name().unwrap_or_default().to_owned(), text));
        }
    }
    if to.exists() {
        fs::remove_dir_all(to).map_err(said)?;
    }
    fs::create_dir_all(to).map_err(said)?;
    all.retain(|(_, text)| text.len() as u64 <= longest);
    all.iter().try_for_each(|(name, text)| fs::write(to.join(name), text).map_err(said))
}

fn files(folder: &PathBuf) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(said)?;
    entries.map(|entry| Ok(entry.map_err(said)?.path())).collect()
}

#[allow(clippy::needless_pass_by_value, reason = "for map_err")]
fn said(error: std::io::Error) -> String {
    error.to_string()
}
