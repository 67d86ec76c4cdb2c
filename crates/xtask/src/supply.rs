//! `cargo xtask deny` and `msrv`: dependencies, and the oldest Rust.

use std::path::PathBuf;
use std::process::Command;

use crate::steps::{Result, execute, root, runs};

/// Checks licences, sources, bans and advisories with cargo-deny, which it
/// installs. Advisories need their database, which is fetched: where that
/// cannot be reached, they are not checked, which is an error unless
/// `--offline` says that it is known.
pub(crate) fn deny(arguments: &[&str]) -> Result {
    let offline = match arguments {
        [] => false,
        ["--offline"] => true,
        other => return Err(format!("deny takes --offline alone, not {other:?}")),
    };
    if cargo_deny().is_none() {
        let folder = root().join("target/tools");
        execute(
            Command::new("cargo").args(["install", "cargo-deny", "--locked", "--root"]).arg(folder),
        )?;
    }
    let program = cargo_deny().ok_or("cargo-deny was installed and does not run")?;
    execute(Command::new(&program).args(["--offline", "check", "licenses", "sources", "bans"]))?;
    if offline {
        eprintln!("ADVISORIES WERE NOT CHECKED: --offline");
        return Ok(());
    }
    execute(Command::new(&program).args(["check", "advisories"])).map_err(|error| {
        format!(
            "{error}\nwhere the database could not be fetched, advisories were NOT checked: \
             `cargo xtask deny --offline` leaves them out"
        )
    })
}

/// As a step of the tests: what is checked without installing anything.
pub(crate) fn deny_if_installed() -> Result {
    if cargo_deny().is_some() {
        return deny(&["--offline"]);
    }
    eprintln!("NOT CHECKED: cargo-deny is not installed; `cargo xtask deny` installs it");
    Ok(())
}

fn cargo_deny() -> Option<PathBuf> {
    let ours = root().join("target/tools/bin/cargo-deny");
    [ours, PathBuf::from("cargo-deny")]
        .into_iter()
        .find(|program| runs(Command::new(program).arg("--version")))
}

/// What `rust-version` in Cargo.toml says.
fn oldest_rust() -> std::result::Result<String, String> {
    let manifest = std::fs::read_to_string(root().join("Cargo.toml")).map_err(|e| e.to_string())?;
    let line = manifest.lines().find_map(|line| line.strip_prefix("rust-version = "));
    Ok(line.ok_or("Cargo.toml has no rust-version")?.trim_matches('"').to_owned())
}

/// The libraries and the program compile with the oldest Rust that Cargo.toml
/// names.
pub(crate) fn msrv() -> Result {
    let version = oldest_rust()?;
    if !runs(Command::new("rustup").args(["run", &version, "cargo", "--version"])) {
        execute(Command::new("rustup").args([
            "toolchain",
            "install",
            &version,
            "--profile",
            "minimal",
        ]))?;
    }
    let mut command = Command::new("rustup");
    command.args(["run", &version, "cargo", "check", "--target-dir", "target/msrv"]);
    for package in ["statcodec", "statcodec-reader", "statcodec-capi", "statcodec-cli"] {
        command.args(["-p", package]);
    }
    execute(&mut command)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn read(path: impl AsRef<Path>) -> String {
        let path = root().join(path);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// All that is locked comes from crates.io or from this repository.
    #[test]
    fn every_crate_is_from_crates_io() {
        let mut count = 0;
        for lock in ["Cargo.lock", "crates/fuzz/Cargo.lock"] {
            let lock = read(lock);
            for source in lock.lines().filter_map(|line| line.strip_prefix("source = ")) {
                assert_eq!(source, "\"registry+https://github.com/rust-lang/crates.io-index\"");
                count += 1;
            }
            let checksums = lock.lines().filter(|line| line.starts_with("checksum = ")).count();
            let sources = lock.lines().filter(|line| line.starts_with("source = ")).count();
            assert_eq!(checksums, sources, "a crate without its checksum");
        }
        assert!(count > 20);
    }

    /// The modules of the core that may have `unsafe` are those that SECURITY.md
    /// names.
    #[test]
    fn unsafe_stands_where_security_says() {
        let mut allowed = Vec::new();
        for module in fs::read_dir(root().join("crates/statcodec/src")).unwrap() {
            let module = module.unwrap().path();
            let code = fs::read_to_string(module.join("mod.rs")).unwrap_or_default();
            let name = module.file_name().unwrap().to_string_lossy().into_owned();
            let inner = code.split("#[allow(unsafe_code)]\nmod ").skip(1);
            allowed
                .extend(inner.map(|rest| format!("`{name}::{}`", rest.split(';').next().unwrap())));
        }
        allowed.sort();
        let lib = read("crates/statcodec/src/lib.rs");
        assert!(lib.contains("#![deny(unsafe_code)]") && !lib.contains("#[allow(unsafe_code)]"));
        assert!(allowed.len() > 1);
        let want = format!("denied in the core outside {},", allowed.join(" and "));
        assert!(read("SECURITY.md").replace('\n', " ").contains(&want), "not there: {want}");
    }

    /// SECURITY.md says of every direct dependency why it is there, and of no
    /// other crate.
    #[test]
    fn every_dependency_is_justified() {
        let mut used: Vec<String> = Vec::new();
        let crates = fs::read_dir(root().join("crates")).unwrap();
        let folders = crates.map(|entry| entry.unwrap().path());
        for folder in folders.chain(["python", "benches"].map(|name| root().join(name))) {
            let Ok(manifest) = fs::read_to_string(folder.join("Cargo.toml")) else {
                continue;
            };
            let mut in_dependencies = false;
            for line in manifest.lines() {
                if line.starts_with('[') {
                    in_dependencies = line.ends_with("dependencies]");
                } else if in_dependencies
                    && let Some((name, _)) = line.split_once(['.', ' ', '='])
                    && !name.starts_with("statcodec")
                    && name.starts_with(|first: char| first.is_ascii_lowercase())
                {
                    used.push(name.to_owned());
                }
            }
        }
        used.sort();
        used.dedup();
        let security = read("SECURITY.md");
        let table = security.split_once("## Dependencies").unwrap().1;
        let mut justified: Vec<String> = table
            .lines()
            .filter_map(|line| line.strip_prefix("| ")?.split_once(" |"))
            .flat_map(|(names, _)| names.split(", ").map(str::to_owned).collect::<Vec<_>>())
            .filter(|name| name != "crate")
            .collect();
        justified.sort();
        assert_eq!(justified, used);
    }
}
