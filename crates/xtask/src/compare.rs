//! `cargo xtask compare`: the table of ratios against the peers.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::steps::{Result, call, execute, root, target};

/// Between these lines README.md has the table.
const BEGIN: &str = "<!-- written by `cargo xtask compare --readme` -->";
const END: &str = "<!-- end -->";

/// Runs the table in release mode. An argument picks the rows whose name
/// holds it; `--live` is the table of live files and trees; `--readme` puts
/// the table into README.md.
pub(crate) fn run(rows: &[&str]) -> Result {
    let program = ["run", "--quiet", "--release", "--package", "statcodec-bench", "--bin"];
    if let ["--live", options @ ..] = rows {
        return execute(Command::new("cargo").args(program).args(["live", "--"]).args(options));
    }
    call("cargo build --quiet --release --package statcodec-capi")?;
    let library = target().join("release/libstatcodec.so");
    let mut compare = Command::new("cargo");
    compare.args(program).args(["compare", "--"]).env("STATCODEC_LIBRARY", library);
    if rows != ["--readme"] {
        return execute(compare.args(rows));
    }
    readme(&mut compare)
}

/// Runs the whole table, and writes it into README.md whatever it says: what
/// was missed is to be read there too.
fn readme(compare: &mut Command) -> Result {
    let failed = |error: std::io::Error| format!("compare: {error}");
    let mut running = compare.current_dir(root()).stdout(Stdio::piped()).spawn().map_err(failed)?;
    let printed = running.stdout.take().ok_or("compare prints nothing")?;
    let (mut processor, mut table, mut last) = (String::new(), String::new(), String::new());
    for line in BufReader::new(printed).lines() {
        let line = line.map_err(failed)?;
        println!("{line}");
        if let Some(name) = line.strip_prefix("processor: ") {
            processor = name.to_string();
        } else if line.starts_with('|') {
            table += &format!("{line}\n");
        } else if line.starts_with("targets: ") {
            last = line;
        }
    }
    running.wait().map_err(failed)?;
    if last.is_empty() {
        return Err("compare did not end with its targets".into());
    }
    let date = Command::new("date").args(["-u", "+%F"]).output().map_err(failed)?.stdout;
    let date = String::from_utf8_lossy(&date);
    let path = root().join("README.md");
    let text = fs::read_to_string(&path).map_err(failed)?;
    let (before, rest) = text.split_once(BEGIN).ok_or(format!("README.md lacks {BEGIN}"))?;
    let (_, after) = rest.split_once(END).ok_or(format!("README.md lacks {END}"))?;
    let (date, command) = (date.trim(), "`cargo xtask compare`");
    let made = format!("{date}, {processor}, {command}, {last}:");
    fs::write(&path, format!("{before}{BEGIN}\n{made}\n\n{table}{END}{after}")).map_err(failed)
}
