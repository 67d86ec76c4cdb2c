//! `cargo xtask instructions`: how many instructions the fast paths take, held
//! against a committed list.
//!
//! Time is noisy on shared machines; the count of instructions is not. It does
//! depend on the compiler and on what the processor can do, which the list
//! names: where they are others, counts are shown and not judged.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::steps::{Result, call, root, target};

/// By how much a count may grow.
const TOLERANCE: f64 = 0.03;

/// The passes of the two runs whose difference is taken.
const PASSES: [u64; 2] = [2, 6];

fn list() -> PathBuf {
    root().join("benches/instructions.txt")
}

/// Counts all work; writes the list again, or compares with it.
pub(crate) fn run(options: &[&str]) -> Result {
    let update = match options {
        [] => false,
        ["--update"] => true,
        _ => return Err("instructions takes --update or nothing".into()),
    };
    call("cargo build --quiet --release --package statcodec-bench --bin instructions")?;
    if output("valgrind", &["--version"]).is_err() {
        eprintln!("SKIPPED: valgrind is not installed");
        return Ok(());
    }
    let program = target().join("release/instructions");
    let program = program.to_string_lossy();
    // What the program says under valgrind is what it does there.
    let names = output("valgrind", &["--tool=none", "--quiet", &program])?.0;
    let (level, names) = names.split_once('\n').ok_or("the program has no names")?;
    let compiler = output("rustc", &["--version"])?.0;
    let machine = format!("{}, {level}, {}", compiler.trim(), std::env::consts::ARCH);
    let mut counts = Vec::new();
    for name in names.lines() {
        let [few, more] = PASSES.map(|passes| count(&program, name, passes));
        counts.push((name, (more? - few?) / (PASSES[1] - PASSES[0])));
    }
    if update {
        return write(&machine, &counts);
    }
    compare(&machine, &counts)
}

fn write(machine: &str, counts: &[(&str, u64)]) -> Result {
    let mut text = format!(
        "# Instructions of one pass over a corpus: `cargo xtask instructions --update`.\n# {machine}\n"
    );
    for (name, count) in counts {
        let _ = writeln!(text, "{count:>10} {name}");
    }
    fs::write(list(), text).map_err(|error| format!("{}: {error}", list().display()))
}

fn compare(machine: &str, counts: &[(&str, u64)]) -> Result {
    let path = list();
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let is_same = text.lines().nth(1).and_then(|line| line.strip_prefix("# ")) == Some(machine);
    let known = |name: &str| {
        let lines = text.lines().filter_map(|line| line.trim_start().split_once(' '));
        lines.filter(|(_, known)| *known == name).find_map(|(count, _)| count.parse::<u64>().ok())
    };
    let mut grown = Vec::new();
    println!("{:>10} {:>10}  instructions of one pass", "before", "now");
    for &(name, count) in counts {
        let Some(before) = known(name) else {
            grown.push(format!("{name} is not in the list"));
            continue;
        };
        let change = count as f64 / before as f64 - 1.0;
        println!("{before:>10} {count:>10}  {:+6.1} %  {name}", 100.0 * change);
        if change > TOLERANCE {
            grown.push(format!("{name} grew by {:.1} %", 100.0 * change));
        }
    }
    if !is_same {
        println!("not judged: the list was made by another compiler or processor than {machine}");
        return Ok(());
    }
    if grown.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{}: more than 3 %. If that is wanted, `cargo xtask instructions --update` writes \
         benches/instructions.txt again",
        grown.join(", ")
    ))
}

/// The instructions of a run.
fn count(program: &str, name: &str, passes: u64) -> Result<u64> {
    let passes = passes.to_string();
    let tool = ["--tool=callgrind", "--callgrind-out-file=/dev/null"];
    let (_, said) = output("valgrind", &[tool[0], tool[1], program, name, &passes])?;
    let collected = said.lines().find_map(|line| line.split_once("Collected : "));
    let (_, count) = collected.ok_or_else(|| format!("valgrind counted nothing: {said}"))?;
    count.trim().parse().map_err(|error| format!("`{count}`: {error}"))
}

/// What a program prints and says.
fn output(program: &str, arguments: &[&str]) -> Result<(String, String)> {
    let failed = |why: String| format!("`{program} {}`: {why}", arguments.join(" "));
    let output = Command::new(program)
        .args(arguments)
        .current_dir(root())
        .output()
        .map_err(|error| failed(error.to_string()))?;
    let [printed, said] =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    if !output.status.success() {
        return Err(failed(format!("{}\n{said}", output.status)));
    }
    Ok((printed, said))
}
