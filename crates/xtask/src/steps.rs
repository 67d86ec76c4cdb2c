//! Running programs one after the other, and saying which one failed.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What went wrong, in words.
pub(crate) type Result<T = ()> = std::result::Result<T, String>;

/// The folder of the workspace. Cargo says it when this runs; what it said
/// when this was compiled is another's where a target folder was copied.
pub(crate) fn root() -> PathBuf {
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR");
    let manifest = manifest.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    manifest.ancestors().nth(2).unwrap_or(&manifest).to_owned()
}

/// The folder of what cargo builds.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// Runs a program in the workspace's folder; `command` is split at blanks.
pub(crate) fn call(command: &str) -> Result {
    let mut words = command.split_whitespace();
    let mut program = Command::new(words.next().unwrap_or_default());
    program.args(words);
    execute(&mut program)
}

/// Runs a program in the workspace's folder, unless it names another.
pub(crate) fn execute(command: &mut Command) -> Result {
    if command.get_current_dir().is_none() {
        command.current_dir(root());
    }
    let shown = shown(command);
    eprintln!("$ {shown}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{shown}` failed: {status}")),
        Err(error) => Err(format!("`{shown}` did not start: {error}")),
    }
}

/// The command line as a person would type it.
fn shown(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    words.join(" ")
}

/// Whether a program runs and succeeds; what it says is not shown.
pub(crate) fn runs(command: &mut Command) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}
