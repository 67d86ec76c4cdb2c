//! Text to numbers.

use statcodec::File;
use statcodec_bench::c;
use statcodec_bench::corpus::Corpus;
use statcodec_bench::library::{Library, VARIABLE};
use statcodec_bench::ours::{First, Flat, Nested, Warm};
use statcodec_bench::peers::{C, StdFlat, StdHashMap, StdNested, StdWords, race_reader};
use statcodec_bench::procfs::{MeminfoReader, StatReader, Vmstat};
use statcodec_bench::race::{Outcome, Race};

use super::rows::{ROUNDS, report};

const SSCANF: &str = "C fgets + sscanf";
const STRTOULL: &str = "C fgets + strtoull";
const SPLIT: &str = "std lines + split + parse";
const MAP: &str = "HashMap<String, u64>";
const WARM: &str = "warm Decoder";
const SAME: &str = "warm Decoder, same text again";
const FIRST: &str = "first contact: File::decode";
const FLAT: &str = "first contact: decode::flat";
const NESTED: &str = "first contact: decode::nested";
const LIBRARY: &str = "C program by statcodec.h";
const FLOOR: &str = "memcmp of the text";
const PROCFS: &str = "procfs-core";

/// The polls that are made of a captured file.
const POLLS: usize = 100;

/// The floor: comparing each text with one of the same length.
fn race_floor<'c>(race: &mut Race<'c>, texts: &'c [Vec<u8>]) {
    let copies = texts.to_vec();
    race.add(FLOOR, move || {
        let mut equal = 0;
        for (text, copy) in texts.iter().zip(&copies) {
            equal += u64::from(std::hint::black_box(text) == copy);
        }
        equal
    });
}

fn flat_race<'c>(title: &str, file: File, texts: &'c [Vec<u8>]) -> Race<'c> {
    let mut race = Race::new(title, texts.len());
    race_reader(&mut race, WARM, texts, Warm::new(file));
    race_floor(&mut race, texts);
    race_reader(&mut race, FLAT, texts, Flat::default());
    race_reader(&mut race, FIRST, texts, First(file));
    race_reader(&mut race, SPLIT, texts, StdFlat::default());
    race_reader(&mut race, MAP, texts, StdHashMap::default());
    race_reader(&mut race, STRTOULL, texts, C::new(c::FLAT_STRTOULL));
    race_reader(&mut race, SSCANF, texts, C::new(c::FLAT_SSCANF));
    race
}

pub(crate) fn memory_stat(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::polls("memory.stat, 200 polls", "series/memory.stat.polls");
    let one: Vec<Vec<u8>> = vec![corpus.first().to_vec(); corpus.texts.len()];
    let mut race = flat_race(corpus.name, File::MemoryStat, &corpus.texts);
    race_reader(&mut race, SAME, &one, Warm::new(File::MemoryStat));
    race.target(WARM, SSCANF, 134.0);
    race.target(FLAT, SSCANF, 30.0);
    race.target(FLAT, SPLIT, 10.0);
    report(&mut race, ROUNDS, outcomes);
}

pub(crate) fn root_memory_stat(outcomes: &mut Vec<Outcome>) {
    let corpus =
        Corpus::polls("memory.stat of the root, 200 polls", "series/root.memory.stat.polls");
    report(&mut flat_race(corpus.name, File::MemoryStat, &corpus.texts), ROUNDS, outcomes);
}

fn numa_race<'c>(title: &str, texts: &'c [Vec<u8>]) -> Race<'c> {
    let file = File::MemoryNumaStat;
    let mut race = Race::new(title, texts.len());
    race_reader(&mut race, WARM, texts, Warm::new(file));
    race_floor(&mut race, texts);
    race_reader(&mut race, NESTED, texts, Nested::default());
    race_reader(&mut race, FIRST, texts, First(file));
    race_reader(&mut race, SPLIT, texts, StdNested::default());
    race_reader(&mut race, STRTOULL, texts, C::new(c::NUMA_STRTOULL));
    race_reader(&mut race, SSCANF, texts, C::new(c::NUMA_SSCANF));
    race.target(WARM, SSCANF, 100.0);
    race
}

pub(crate) fn numa_stat(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::polls("memory.numa_stat, 200 polls", "series/memory.numa_stat.polls");
    report(&mut numa_race(corpus.name, &corpus.texts), ROUNDS, outcomes);
}

pub(crate) fn numa_stat_big(outcomes: &mut Vec<Outcome>) {
    let path = "captures/v2-7.2-big/web/memory.numa_stat";
    let corpus = Corpus::capture("memory.numa_stat of 13 nodes", path, POLLS);
    report(&mut numa_race(corpus.name, &corpus.texts), ROUNDS, outcomes);
}

fn words_race<'c>(title: &str, file: File, texts: &'c [Vec<u8>]) -> Race<'c> {
    let mut race = Race::new(title, texts.len());
    race_reader(&mut race, WARM, texts, Warm::new(file));
    race_floor(&mut race, texts);
    race_reader(&mut race, FIRST, texts, First(file));
    race_reader(&mut race, SPLIT, texts, StdWords::default());
    race_reader(&mut race, STRTOULL, texts, C::new(c::WORDS_STRTOULL));
    race_reader(&mut race, SSCANF, texts, C::new(c::WORDS_SSCANF));
    race
}

fn stat_race<'c>(title: &str, texts: &'c [Vec<u8>]) -> Race<'c> {
    let mut race = words_race(title, File::Stat, texts);
    race_reader(&mut race, PROCFS, texts, StatReader);
    race
}

pub(crate) fn stat(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::polls("/proc/stat of 4 CPUs, 200 polls", "series/proc.stat.polls");
    report(&mut stat_race(corpus.name, &corpus.texts), ROUNDS, outcomes);
}

pub(crate) fn stat_big(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::capture("/proc/stat of 26 CPUs", "captures/v2-7.2-big/proc/stat", POLLS);
    let mut race = stat_race(corpus.name, &corpus.texts);
    race.target(WARM, SSCANF, 100.0);
    report(&mut race, ROUNDS, outcomes);
}

pub(crate) fn stat_interrupts(outcomes: &mut Vec<Outcome>) {
    let path = "captures/v2-7.2-big/proc/stat";
    let corpus = Corpus::interrupts("/proc/stat with 100 kB of intr", path, 100_000, 10);
    report(&mut stat_race(corpus.name, &corpus.texts), ROUNDS / 4, outcomes);
}

pub(crate) fn vmstat(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::capture("vmstat", "captures/v2-7.2/proc/vmstat", POLLS);
    let mut race = flat_race(corpus.name, File::Vmstat, &corpus.texts);
    race_reader(&mut race, PROCFS, &corpus.texts, Vmstat::default());
    race.target(WARM, PROCFS, 60.0);
    report(&mut race, ROUNDS, outcomes);
}

pub(crate) fn meminfo(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::capture("meminfo", "captures/v2-7.2/proc/meminfo", POLLS);
    let mut race = words_race(corpus.name, File::Meminfo, &corpus.texts);
    race_reader(&mut race, PROCFS, &corpus.texts, MeminfoReader);
    race.target(WARM, PROCFS, 60.0);
    report(&mut race, ROUNDS, outcomes);
}

/// What the way through the C library costs: at most 1.15 times Rust's time.
pub(crate) fn c_library(outcomes: &mut Vec<Outcome>) {
    for (title, series, file) in [
        ("C library, memory.stat", "series/memory.stat.polls", File::MemoryStat),
        ("C library, memory.numa_stat", "series/memory.numa_stat.polls", File::MemoryNumaStat),
    ] {
        let Some(library) = Library::open(file) else {
            println!("SKIPPED: {title}: {VARIABLE} names no library; run `cargo xtask compare`\n");
            continue;
        };
        let corpus = Corpus::polls(title, series);
        let mut race = Race::new(corpus.name, corpus.texts.len());
        race_reader(&mut race, WARM, &corpus.texts, Warm::new(file));
        race_reader(&mut race, LIBRARY, &corpus.texts, library);
        race.target(LIBRARY, WARM, 1.0 / 1.15);
        report(&mut race, ROUNDS, outcomes);
    }
}
