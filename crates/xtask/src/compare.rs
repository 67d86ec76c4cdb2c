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
/// the table into README.md, which has one of each processor.
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
    let (date, command) = (date.trim(), "`cargo xtask compare`");
    let title = format!("{date}, {processor}, {command}, {last}:");
    fs::write(&path, put(&text, &processor, &format!("{title}\n\n{table}"))?).map_err(failed)
}

/// Puts a table into a text before those of other processors, in the place of
/// an older one of its own.
fn put(text: &str, processor: &str, table: &str) -> std::result::Result<String, String> {
    let (before, rest) = text.split_once(BEGIN).ok_or(format!("README.md lacks {BEGIN}"))?;
    let (tables, after) = rest.split_once(END).ok_or(format!("README.md lacks {END}"))?;
    // A title, a blank line, the table, a blank line before the next title.
    let parts: Vec<&str> = tables.trim().split("\n\n").collect();
    let others = parts.chunks_exact(2).filter(|table| !table[0].contains(processor));
    let others: String =
        others.map(|table| format!("\n{}\n\n{}\n", table[0], table[1].trim())).collect();
    Ok(format!("{before}{BEGIN}\n{table}{others}{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_place_of_that_of_its_processor() {
        let readme = |tables: &str| format!("before\n{BEGIN}\n{tables}{END}\nafter\n");
        let a = |date: &str| format!("{date}, an A, `x`, targets: 1 of 2 met:\n\n| a |\n|---|\n");
        let b = |date: &str| format!("{date}, a B, `x`, targets: 2 of 2 met:\n\n| b |\n|---|\n");
        let one = put(&readme(""), "an A", &a("1")).unwrap();
        assert_eq!(one, readme(&a("1")));
        let two = put(&one, "a B", &b("2")).unwrap();
        assert_eq!(two, readme(&format!("{}\n{}", b("2"), a("1"))));
        let again = put(&two, "an A", &a("3")).unwrap();
        assert_eq!(again, readme(&format!("{}\n{}", a("3"), b("2"))));
        assert_eq!(put(&again, "an A", &a("3")).unwrap(), again);
        assert!(put("neither", "an A", &a("1")).is_err());
    }
}
