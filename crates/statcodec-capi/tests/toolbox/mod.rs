//! Builds the library and C programs against it, and runs them.

#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, OnceLock, PoisonError};

/// The folder of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// A folder for what tests build.
pub fn scratch() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).to_owned();
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The folder that holds the shipped libstatcodec.so and its SONAME. Built
/// once: `cargo test` alone does not make a shared library.
pub fn library() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| build("shipped", &[]))
}

/// The same, with the function that makes the next call panic.
pub fn library_that_panics() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        build("panicking", &["--features", "forced-panic", "--target-dir", "target/forced-panic"])
    })
}

fn build(name: &str, options: &[&str]) -> PathBuf {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--package", "statcodec-capi", "--message-format", "json"]);
    let output = cargo.args(options).current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    // Cargo names what it made, wherever its folders are.
    let messages = String::from_utf8(output.stdout).unwrap();
    let made = messages
        .split('"')
        .rfind(|word| word.ends_with("/libstatcodec.so"))
        .expect("cargo names the shared library");
    let folder = scratch().join(name);
    fs::create_dir_all(&folder).unwrap();
    for link in ["libstatcodec.so".to_owned(), soname()] {
        let link = folder.join(link);
        if fs::read_link(&link).ok().as_deref() != Some(Path::new(made)) {
            let _ = fs::remove_file(&link);
            // Another test may have made it in the meantime.
            let _ = symlink(made, &link);
        }
    }
    folder
}

/// The SONAME of the library.
pub fn soname() -> String {
    format!("libstatcodec.so.{}", env!("CARGO_PKG_VERSION_MAJOR"))
}

/// A small tree of cgroups, as files: a root, `web` and `db`, of which each
/// cgroup's numbers include those below it, and `broken`, whose memory.stat
/// cannot be read.
pub fn cgroups(name: &str) -> PathBuf {
    let root = scratch().join("cgroups").join(name);
    for (name, anon) in [("", 300), ("web", 200), ("db", 60)] {
        let folder = root.join(name);
        fs::create_dir_all(&folder).unwrap();
        let stat = format!("anon {anon}\nfile 8192\n");
        fs::write(folder.join("memory.stat"), stat).unwrap();
        fs::write(folder.join("memory.max"), "max\n").unwrap();
        fs::write(folder.join("cgroup.procs"), "").unwrap();
    }
    let folder = root.join("broken");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("cgroup.procs"), "").unwrap();
    // A link to itself; it may be there from the run before.
    let _ = symlink("memory.stat", folder.join("memory.stat"));
    root
}

/// Whether a program is installed.
pub fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Compiles a program with all warnings as errors, linked with the library in
/// `library`.
pub fn compile(
    compiler: &str,
    options: &[&str],
    source: &Path,
    name: &str,
    library: &Path,
) -> PathBuf {
    let program = scratch().join(name);
    let output = Command::new(compiler)
        .args(["-gdwarf-4", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"])
        .args(options)
        .arg("-I")
        .arg(root().join("include"))
        .arg(source)
        .arg("-o")
        .arg(&program)
        .arg("-L")
        .arg(library)
        .arg(format!("-Wl,-rpath,{}", library.display()))
        .args(["-lstatcodec", "-lpthread"])
        .output()
        .unwrap_or_else(|error| panic!("{compiler}: {error}"));
    assert!(
        output.status.success(),
        "{compiler} {options:?} {}:\n{}",
        source.display(),
        String::from_utf8_lossy(&output.stderr)
    );
    program
}

/// A C program of these tests.
pub fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// Compiles a C program of these tests as C99, once.
pub fn c_program(name: &str) -> PathBuf {
    static DONE: Mutex<Vec<String>> = Mutex::new(Vec::new());
    // A program that did not compile is no reason not to try another.
    let mut done = DONE.lock().unwrap_or_else(PoisonError::into_inner);
    if done.iter().any(|other| other == name) {
        return scratch().join(name);
    }
    let file = source("c").join(name).with_extension("c");
    let options = ["-std=c99", "-D_POSIX_C_SOURCE=200809L"];
    let program = compile("cc", &options, &file, name, library());
    done.push(name.to_owned());
    program
}

/// What a program printed, which must have ended well and been silent on
/// stderr.
pub fn stdout_of(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let Output { status, stdout, stderr } = output;
    let stderr = String::from_utf8_lossy(&stderr);
    assert!(status.success() && stderr.is_empty(), "{command:?}: {status}\n{stderr}");
    String::from_utf8(stdout).unwrap()
}

/// A program under one of valgrind's tools, which finds nothing, or `None`
/// with a message where valgrind is not there.
pub fn valgrind(tool: &str, program: &Path) -> Option<Command> {
    if !has("valgrind") {
        println!("SKIPPED: valgrind is not installed (`cargo xtask test c` installs it)");
        return None;
    }
    let mut command = Command::new("valgrind");
    command.args(["--quiet", "--error-exitcode=99", &format!("--tool={tool}")]);
    if tool == "memcheck" {
        command.args(["--leak-check=full", "--show-leak-kinds=all", "--errors-for-leak-kinds=all"]);
    }
    command.arg(program);
    Some(command)
}
