//! Running the program, and files for it.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The captures of real kernels.
pub(crate) fn captures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../statcodec/testdata/captures")
}

/// The program with nothing in its environment that changes its looks.
pub(crate) fn command<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_statcodec"));
    command
        .args(args)
        .env_remove("COLUMNS")
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR")
        .env_remove("CLICOLOR_FORCE");
    command
}

/// What a run left.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: Vec<u8>,
    pub(crate) err: String,
}

impl Run {
    /// Standard output as text.
    pub(crate) fn text(&self) -> &str {
        str::from_utf8(&self.out).expect("UTF-8 on standard output")
    }

    /// Standard output of a run that succeeded and said nothing else.
    #[track_caller]
    pub(crate) fn clean(&self) -> &[u8] {
        assert_eq!((self.status, self.err.as_str()), (Some(0), ""));
        &self.out
    }
}

/// Runs a command with this standard input. No run may panic.
#[track_caller]
pub(crate) fn run(mut command: Command, input: &[u8]) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || {
            // The program may end before it has read everything.
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().expect("the program ends")
    });
    let err = String::from_utf8(output.stderr).expect("UTF-8 on standard error");
    assert!(!err.contains("panicked") && !err.contains("backtrace"), "{err}");
    Run { status: output.status.code(), out: output.stdout, err }
}

/// Runs the program with arguments separated by blanks.
#[track_caller]
pub(crate) fn statcodec(args: &str, input: &[u8]) -> Run {
    run(command(args.split_whitespace()), input)
}

/// An empty folder for one test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if path.exists() {
        fs::remove_dir_all(&path).expect("an old folder goes away");
    }
    fs::create_dir_all(&path).expect("a new folder");
    path
}

/// Writes a file and the folders above it.
pub(crate) fn write(path: &Path, text: impl AsRef<[u8]>) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
    fs::write(path, text).expect("a new file");
}

/// All files below a folder, sorted.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
