//! The soak: one process reads, writes and learns again, on and on, texts of
//! every file in no order: captures, polls, damaged ones, those of other
//! files. What is read is right each time, nothing is kept that was given
//! back, and memory stops growing.
//!
//! `cargo test` does it for seconds; `cargo xtask soak --minutes N`, by the
//! variable STATCODEC_SOAK, for minutes.

// A run of some length: Miri has others.
#![cfg(not(miri))]

mod corpus;
#[path = "damage/generator.rs"]
mod generator;
mod oracle;
#[path = "damage/random.rs"]
mod random;

use std::collections::BTreeMap;
use std::fs;
use std::time::{Duration, Instant};

use corpus::counting::{Counting, bytes};
use corpus::naive::naive;
use corpus::{Capture, Triple, captures, spelled, testdata};
use generator::KINDS;
use oracle::AtLevel;
use random::Random;
use statcodec::encode::Writer;
use statcodec::{File, SmapsDecoder, Snapshot, Value};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The longest text; longer ones are left to the damaged-file run.
const LONGEST: usize = 20_000;

/// Texts between two looks at memory.
const BATCH: usize = 2000;

/// A text that a kernel printed, and what a naive reader finds in it.
struct Known {
    file: File,
    text: Vec<u8>,
    triples: Vec<Triple>,
}

/// Captures and polls.
fn texts() -> Vec<Known> {
    let mut all = captures();
    for (file, name) in [
        (File::MemoryStat, "memory.stat.polls"),
        (File::MemoryStat, "root.memory.stat.polls"),
        (File::MemoryNumaStat, "memory.numa_stat.polls"),
        (File::Stat, "proc.stat.polls"),
    ] {
        let polls = fs::read_to_string(testdata().join("series").join(name)).unwrap();
        all.extend(polls.split("\n\n").map(|poll| Capture {
            path: name.to_owned(),
            file,
            text: format!("{}\n", poll.trim_matches('\n')).into_bytes(),
        }));
    }
    all.retain(|capture| capture.text.len() <= LONGEST);
    let known = |capture: Capture| Known {
        file: capture.file,
        triples: naive(&capture),
        text: capture.text,
    };
    all.into_iter().map(known).collect()
}

/// What lives as long as the process.
struct Pool {
    decoders: BTreeMap<u16, Vec<AtLevel>>,
    smaps: SmapsDecoder,
    buffer: Vec<u8>,
}

impl Pool {
    fn new() -> Self {
        Self { decoders: BTreeMap::new(), smaps: SmapsDecoder::new(), buffer: Vec::new() }
    }

    /// Reads a text in every way.
    fn decode(&mut self, file: File, text: &[u8]) -> Snapshot {
        if file == File::PidSmaps {
            oracle::smaps::agrees(&mut self.smaps, text);
        }
        let decoders = self.decoders.entry(file.number());
        oracle::decoded(decoders.or_insert_with(|| oracle::decoders(file)), text).0
    }

    /// Writes a reading with another number in some cell into a buffer that is
    /// used again and again, and reads that.
    fn change(&mut self, random: &mut Random, mut snapshot: Snapshot) {
        let cell = random.below(snapshot.values().len());
        let number = random.below(usize::MAX) as u64 >> random.below(48);
        if snapshot.values().is_empty() || snapshot.set(cell, Value::Number(number)).is_err() {
            return;
        }
        self.buffer.clear();
        let mut writer = Writer::growing(&mut self.buffer);
        snapshot.encode(&mut writer);
        let written = writer.finish().unwrap();
        let text = std::mem::take(&mut self.buffer);
        assert_eq!(written, text.len());
        assert!(self.decode(snapshot.file(), &text) == snapshot, "what was written is read");
        self.buffer = text;
    }
}

/// So many texts.
fn batch(pool: &mut Pool, random: &mut Random, all: &[Known]) -> usize {
    let mut length = 0;
    for _ in 0..BATCH {
        let known = random.pick(all);
        let what = random.below(10);
        if what < 5 {
            let snapshot = pool.decode(known.file, &known.text);
            assert_eq!(spelled(&snapshot), known.triples, "{}", known.file);
            if what == 0 {
                pool.change(random, snapshot);
            }
            length += known.text.len();
            continue;
        }
        let other = random.pick(all);
        let (_, make) = random.pick(KINDS);
        let mut text = make(random, &known.text, &other.text).apply(&known.text);
        text.truncate(LONGEST);
        // Now and then as the text of another file.
        let file = if what == 9 { other.file } else { known.file };
        pool.decode(file, &text);
        length += text.len();
    }
    length
}

/// What this process has in memory, in MB.
fn resident() -> usize {
    let text = fs::read_to_string("/proc/self/status").unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<usize>().unwrap() / 1024
}

#[test]
fn nothing_is_wrong_or_kept_in_the_long_run() {
    let minutes: f64 =
        std::env::var("STATCODEC_SOAK").map_or(0.05, |n| n.parse().expect("minutes"));
    let length = Duration::from_secs_f64(minutes * 60.0);
    let (all, start) = (texts(), Instant::now());
    let mut random = Random::new(8);
    let (mut count, mut total, mut half, mut said) = (0, 0, 0, start);
    let ((), peak, kept) = bytes(|| {
        let mut pool = Pool::new();
        while start.elapsed() < length || count == 0 {
            total += batch(&mut pool, &mut random, &all);
            // The same by decoders that go away: all that they had is given back.
            let (read, _, kept) = bytes(|| batch(&mut Pool::new(), &mut random, &all));
            assert_eq!(kept, 0, "bytes are kept after {count} texts");
            (total, count) = (total + read, count + 2 * BATCH);
            if start.elapsed() < length / 2 {
                half = resident();
            }
            if said.elapsed() > Duration::from_secs(60) {
                said = Instant::now();
                let seconds = start.elapsed().as_secs();
                println!("{seconds:>6} s: {count} texts, {} MB resident", resident());
            }
        }
    });
    let end = resident();
    println!(
        "{count} texts, {} MB, in {:.0} s; {} MB allocated at the peak, {half} MB resident \
         half-way, {end} MB at the end; {kept} bytes kept",
        total / 1_000_000,
        start.elapsed().as_secs_f64(),
        peak / 1_000_000,
    );
    assert_eq!(kept, 0, "bytes are kept");
    // In seconds not every decoder has seen its longest text.
    let most = if minutes < 1.0 { usize::MAX } else { half + half / 4 + 16 };
    assert!(end <= most, "memory grows: {half} MB half-way, {end} MB at the end");
}
