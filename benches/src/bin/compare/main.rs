//! `cargo xtask compare`: how many times faster than its peers statcodec is.
//!
//! One table of interleaved runs in one process. Times are CPU time of this
//! thread over texts in memory: no contender makes a system call, so it is
//! user time. The last line is `targets: N of M met`, and the exit code is 1
//! unless all are.

mod rows;

use std::process::ExitCode;

use statcodec_bench::race::{Outcome, Race};

fn main() -> ExitCode {
    let only = std::env::args().nth(1).unwrap_or_default();
    println!("{}", machine());
    println!("ns per text: best and median of {} interleaved rounds\n", rows::ROUNDS);
    let mut outcomes = Vec::new();
    for row in rows::ALL {
        if row.name.contains(&only) {
            (row.run)(&mut outcomes);
        }
    }
    println!("| what | times faster (best) | (median) | target | |");
    println!("|---|---:|---:|---:|---|");
    for outcome in &outcomes {
        let verdict = if outcome.is_met() { "met" } else { "NOT met" };
        println!(
            "| {} | {:.1} | {:.1} | {:.0} | {verdict} |",
            outcome.what, outcome.ratio, outcome.median, outcome.target
        );
    }
    let met = outcomes.iter().filter(|outcome| outcome.is_met()).count();
    println!("\ntargets: {met} of {} met", outcomes.len());
    if met == outcomes.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs a race, prints its times, and takes note of its targets.
fn report(mut race: Race<'_>, outcomes: &mut Vec<Outcome>) {
    race.run(rows::ROUNDS);
    println!("{}", race.title);
    let first = race.names().next().map(|name| race.time(name));
    for name in race.names() {
        let time = race.time(name);
        let ratio = first.map_or(1.0, |first| time.min / first.min);
        println!("  {name:44} {:10.1} {:10.1}   {ratio:7.1} x", time.min, time.median);
    }
    println!();
    outcomes.extend(race.outcomes());
}

/// The processor, by the name that it gives itself.
fn machine() -> String {
    let cpuinfo = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpuinfo.lines().find_map(|line| line.strip_prefix("model name"));
    let model = model.and_then(|rest| rest.split_once(": ")).map_or("unknown", |(_, name)| name);
    let (family, number) = (field(&cpuinfo, "cpu family"), field(&cpuinfo, "model\t"));
    format!("processor: {model} (family {family}, model {number})")
}

fn field<'c>(cpuinfo: &'c str, name: &str) -> &'c str {
    let line = cpuinfo.lines().find(|line| line.starts_with(name));
    line.and_then(|line| line.split_once(": ")).map_or("?", |(_, value)| value)
}
