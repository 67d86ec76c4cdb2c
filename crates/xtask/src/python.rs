//! The Python package: built from its source distribution, installed into a
//! venv of its own, tested.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Result, call, execute, root, runs};

/// What the tests need, as pip takes it. The package itself needs nothing.
const REQUIREMENTS: &str = "python/tests/requirements.txt";

/// What a wheel stays below, in bytes.
const LARGEST_WHEEL: u64 = 1_500_000;

/// Builds, installs and tests.
pub(crate) fn run() -> Result {
    let interpreter = install()?;
    // What Rust reads, which Python must read too.
    call("cargo test --quiet --package statcodec --test expectations")?;
    let expectations = root().join("target/tmp/expectations.jsonl");
    // In tests/, so that what is tested is what was installed.
    let python = |folder: &str, arguments: &str| {
        execute(
            Command::new(&interpreter)
                .args(arguments.split_whitespace())
                .env("STATCODEC_EXPECTATIONS", &expectations)
                .current_dir(root().join("python").join(folder)),
        )
    };
    python(".", "-m ruff check --quiet --config pyproject.toml . ../benches")?;
    python(".", "-m ruff format --check --quiet --config pyproject.toml . ../benches")?;
    python("tests", "-m mypy --config-file ../pyproject.toml . ../examples ../../benches")?;
    // What is allowed is not needed with every version of Python.
    let allowed = "--allowlist stubtest-allowlist.txt --ignore-unused-allowlist";
    python("tests", &format!("-m mypy.stubtest statcodec {allowed}"))?;
    python("tests", "-m pytest -c ../pyproject.toml --rootdir . .")
}

/// Builds the package and installs it. Returns the interpreter that has it.
pub(crate) fn install() -> Result<PathBuf> {
    let venv = venv()?;
    let wheel = wheel(&venv)?;
    let size = fs::metadata(&wheel).map_err(|error| error.to_string())?.len();
    if size >= LARGEST_WHEEL {
        return Err(format!("{} has {size} bytes", wheel.display()));
    }
    let pip = ["install", "--quiet", "--force-reinstall", "--no-deps"];
    execute(Command::new(venv.join("bin/pip")).args(pip).arg(wheel))?;
    Ok(venv.join("bin/python"))
}

/// The interpreter that has the package as it was installed last; installs it
/// where it never was.
pub(crate) fn installed() -> Result<PathBuf> {
    let interpreter = venv()?.join("bin/python");
    match runs(Command::new(&interpreter).args(["-c", "import statcodec"])) {
        true => Ok(interpreter),
        false => install(),
    }
}

/// The interpreter that the tests are run by, another one by this variable:
/// `STATCODEC_PYTHON=python3.14t cargo xtask test python`.
const INTERPRETER: &str = "STATCODEC_PYTHON";

/// The venv of the interpreter under target/, made where it is not there or
/// asks for other packages.
fn venv() -> Result<PathBuf> {
    let interpreter = std::env::var_os(INTERPRETER).unwrap_or_else(|| "python3".into());
    let folder = match Path::new(&interpreter).file_name() {
        Some(name) if name != "python3" => format!("venv-{}", name.display()),
        _ => "venv".to_owned(),
    };
    let venv = root().join("target/python").join(folder);
    let wanted = read(&root().join(REQUIREMENTS))?;
    let installed = venv.join("requirements.txt");
    if fs::read_to_string(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(venv);
    }
    execute(Command::new(&interpreter).args(["-m", "venv", "--clear"]).arg(&venv))?;
    let pip = ["install", "--quiet", "--disable-pip-version-check", "-r", REQUIREMENTS];
    execute(Command::new(venv.join("bin/pip")).args(pip))?;
    fs::write(&installed, wanted).map_err(|error| format!("{}: {error}", installed.display()))?;
    Ok(venv)
}

/// A wheel that is built from the source distribution alone, in an empty
/// folder.
fn wheel(venv: &Path) -> Result<PathBuf> {
    let target = root().join("target/python");
    let fresh = |name: &str| {
        let folder = target.join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map(|()| folder).map_err(|error| error.to_string())
    };
    let (sdist, source, wheels) = (fresh("sdist")?, fresh("source")?, fresh("wheels")?);
    execute(
        Command::new(venv.join("bin/maturin"))
            .args(["sdist", "--manifest-path", "python/Cargo.toml", "--out"])
            .arg(&sdist),
    )?;
    // With the time of now (-m): by the times in the archive Cargo would take
    // what it built last for what this is.
    execute(Command::new("tar").arg("xzmf").arg(only_file(&sdist)?).arg("-C").arg(&source))?;
    execute(
        Command::new(venv.join("bin/pip"))
            .args(["wheel", "--quiet", "--no-cache-dir", "--no-deps", "--no-build-isolation"])
            .arg("--wheel-dir")
            .arg(&wheels)
            .arg(only_file(&source)?)
            // maturin is in the venv.
            .env("PATH", path_with(&venv.join("bin"))?)
            .env("CARGO_TARGET_DIR", target.join("cargo"))
            .current_dir(&source),
    )?;
    only_file(&wheels)
}

fn only_file(folder: &Path) -> Result<PathBuf> {
    let entry = fs::read_dir(folder).ok().and_then(|mut entries| entries.next()?.ok());
    entry.map(|entry| entry.path()).ok_or(format!("{}: nothing was built", folder.display()))
}

fn path_with(first: &Path) -> Result<std::ffi::OsString> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(first.to_owned()).chain(std::env::split_paths(&path));
    std::env::join_paths(all).map_err(|error| error.to_string())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
