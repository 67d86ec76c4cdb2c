//! `cargo xtask compare`: how many times faster than its peers statcodec is.
//!
//! One table of interleaved runs in one process. Times are CPU time of this
//! thread over texts in memory: no contender makes a system call, so it is
//! user time. The last line is `targets: N of M met`, and the exit code is 1
//! unless all are.

mod allocations;
mod decode;
mod encode;
mod rows;
mod smaps;

use std::process::ExitCode;

fn main() -> ExitCode {
    let only = std::env::args().nth(1).unwrap_or_default();
    println!("{}", machine());
    println!("ns per text: best and median of interleaved rounds; against the first\n");
    let mut outcomes = Vec::new();
    for row in rows::ALL {
        if row.name.contains(&only) {
            (row.run)(&mut outcomes);
        }
    }
    println!("| what | best | median | target | |");
    println!("|---|---:|---:|---:|---|");
    for outcome in &outcomes {
        let verdict = if outcome.is_met() { "met" } else { "NOT met" };
        println!(
            "| {} | {} | {} | {} | {verdict} |",
            outcome.what,
            outcome.target.words(Some(outcome.best)),
            outcome.target.words(Some(outcome.median)),
            outcome.target.words(None),
        );
    }
    let met = outcomes.iter().filter(|outcome| outcome.is_met()).count();
    println!("\ntargets: {met} of {} met", outcomes.len());
    if met == outcomes.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The processor, by the name that it gives itself, and which of its
/// instructions are used.
fn machine() -> String {
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpuinfo.lines().find_map(|line| line.strip_prefix("model name"));
    let model = model.and_then(|rest| rest.split_once(": ")).map_or("unknown", |(_, name)| name);
    let (family, number) = (field(&cpuinfo, "cpu family"), field(&cpuinfo, "model\t"));
    let level = format!("{:?}", statcodec::Level::best()).to_uppercase();
    format!("processor: {model} (family {family}, model {number}, {level})")
}

fn field<'c>(cpuinfo: &'c str, name: &str) -> &'c str {
    let line = cpuinfo.lines().find(|line| line.starts_with(name));
    line.and_then(|line| line.split_once(": ")).map_or("?", |(_, value)| value)
}
