//! Live files and trees, timed: the rows of `cargo xtask compare --live`.
//!
//! ```text
//! cargo xtask compare --live [--quick]
//! ```
//!
//! Each row checks its answer before it is timed, and its contenders take
//! turns. The last line is `targets: N of M met`; it exits 1 unless all are.

mod again;
mod forty_thousand;
mod walks;

use std::process::ExitCode;

/// What the rows have to hold.
#[derive(Default)]
struct Targets {
    met: usize,
    missed: Vec<String>,
}

impl Targets {
    fn at_least(&mut self, what: &str, value: f64, least: f64) {
        self.note(value >= least, format!("{what}: {value:.1}, at least {least}"));
    }

    fn below(&mut self, what: &str, value: f64, most: f64) {
        self.note(value < most, format!("{what}: {value:.1}, below {most}"));
    }

    fn note(&mut self, met: bool, what: String) {
        println!("  target {}: {what}", if met { "met" } else { "MISSED" });
        match met {
            true => self.met += 1,
            false => self.missed.push(what),
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let mut targets = Targets::default();
    println!("(i) patch A: memory.stat and memory.numa_stat, again and again");
    again::run(quick, &mut targets);
    println!("(ii) patch B: totals of 2,500 cgroups");
    walks::run(quick, &mut targets);
    println!("(iii) 40,000 cgroups of 71 keys");
    forty_thousand::run(&mut targets);
    for missed in &targets.missed {
        println!("missed: {missed}");
    }
    println!("targets: {} of {} met", targets.met, targets.met + targets.missed.len());
    if targets.missed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The middle of some measurements.
fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

/// A folder, or a tree of cgroups, gone when it is dropped.
struct Made(std::path::PathBuf);

impl Made {
    fn folder(above: &str) -> Option<Self> {
        let path =
            std::path::Path::new(above).join(format!("statcodec-bench-{}", std::process::id()));
        std::fs::create_dir(&path).ok()?;
        Some(Self(path))
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        remove(&self.0);
    }
}

/// Removes a folder of files, or of cgroups, whose files go with them.
fn remove(path: &std::path::Path) {
    for entry in std::fs::read_dir(path).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            remove(&entry.path());
        } else {
            let _ = std::fs::remove_file(entry.path());
        }
    }
    let _ = std::fs::remove_dir(path);
}
