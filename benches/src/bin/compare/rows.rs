//! The rows of the table: what is raced against what, and what is wanted.

use statcodec_bench::race::{Outcome, Race};

use super::{allocations, decode, encode, smaps};

/// How often each contender runs.
pub(crate) const ROUNDS: usize = 40;

/// A part of the table.
pub(crate) struct Row {
    /// By which it is chosen on the command line.
    pub(crate) name: &'static str,
    /// Runs its race and takes note of its targets.
    pub(crate) run: fn(&mut Vec<Outcome>),
}

/// The whole table.
pub(crate) const ALL: &[Row] = &[
    Row { name: "memory.stat", run: decode::memory_stat },
    Row { name: "root.memory.stat", run: decode::root_memory_stat },
    Row { name: "memory.numa_stat", run: decode::numa_stat },
    Row { name: "numa_stat of 13 nodes", run: decode::numa_stat_big },
    Row { name: "stat of 4 CPUs", run: decode::stat },
    Row { name: "stat of 26 CPUs", run: decode::stat_big },
    Row { name: "stat with long intr", run: decode::stat_interrupts },
    Row { name: "vmstat", run: decode::vmstat },
    Row { name: "meminfo", run: decode::meminfo },
    Row { name: "smaps", run: smaps::small },
    Row { name: "smaps of 65,000 mappings", run: smaps::large },
    Row { name: "encode", run: encode::encode },
    Row { name: "C library", run: decode::c_library },
    Row { name: "allocations", run: allocations::allocations },
];

/// Runs a race, prints its times, and takes note of its targets.
pub(crate) fn report(race: &mut Race<'_>, rounds: usize, outcomes: &mut Vec<Outcome>) {
    race.run(rounds);
    println!("{}, {rounds} rounds", race.title);
    let first = race.names().next().map(|name| race.time(name));
    for name in race.names() {
        let time = race.time(name);
        let ratio = first.map_or(1.0, |first| time.min / first.min);
        println!("  {name:44} {:10.1} {:10.1}   {ratio:7.1} x", time.min, time.median);
    }
    println!();
    outcomes.extend(race.outcomes());
}
