//! What a program counts, and the one line that it ends with.

use std::fs;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Of all threads.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) reads: AtomicU64,
    pub(crate) values: AtomicU64,
    pub(crate) came: AtomicU64,
    pub(crate) gone: AtomicU64,
    wrong: AtomicU64,
}

impl Tally {
    /// Counts what is wrong, and says so of the first ten.
    pub(crate) fn wrong(&self, what: &str) {
        if self.wrong.fetch_add(1, Relaxed) < 10 {
            eprintln!("rust: {what}");
        }
    }

    pub(crate) fn add(counter: &AtomicU64, number: usize) {
        counter.fetch_add(number as u64, Relaxed);
    }

    /// The line that the driver reads.
    pub(crate) fn print(&self, threads: usize, warm: u64, descriptors: [usize; 2]) {
        let [reads, values, came, gone, wrong] =
            [&self.reads, &self.values, &self.came, &self.gone, &self.wrong]
                .map(|counter| counter.load(Relaxed));
        println!(
            "threads={threads} reads={reads} values={values} came={came} gone={gone} \
             wrong={wrong} warm_kb={warm} end_kb={} fds_start={} fds_end={}",
            resident(),
            descriptors[0],
            descriptors[1],
        );
    }
}

/// What this process has in memory, in kB.
pub(crate) fn resident() -> u64 {
    let text = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse().unwrap_or(u64::MAX)
}

/// How many descriptors are open, but that of the listing.
pub(crate) fn descriptors() -> usize {
    fs::read_dir("/proc/self/fd").map_or(0, |entries| entries.count() - 1)
}
