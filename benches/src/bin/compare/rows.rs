//! The rows of the table: what is raced against what, and what is wanted.

use statcodec::File;
use statcodec_bench::c;
use statcodec_bench::corpus::Corpus;
use statcodec_bench::ours::{Encode, First, Flat, NameValue, Nested, Warm, name_value_growing};
use statcodec_bench::peers::{
    C, CLines, IntoVec, ProcfsVmstat, StdFlat, StdHashMap, StdNested, StdWrite, itoa_lines,
    race_printer, race_reader,
};
use statcodec_bench::race::{Outcome, Race};

/// How often each contender runs.
pub(crate) const ROUNDS: usize = 60;

/// A part of the table.
pub(crate) struct Row {
    /// By which it is chosen on the command line.
    pub(crate) name: &'static str,
    /// Runs its race and takes note of its targets.
    pub(crate) run: fn(&mut Vec<Outcome>),
}

/// The whole table.
pub(crate) const ALL: &[Row] = &[
    Row { name: "memory.stat", run: memory_stat },
    Row { name: "root.memory.stat", run: root_memory_stat },
    Row { name: "memory.numa_stat", run: numa_stat },
    Row { name: "numa_stat of 13 nodes", run: numa_stat_big },
    Row { name: "vmstat", run: vmstat },
    Row { name: "encode", run: encode },
];

const SSCANF: &str = "C fgets + sscanf";
const STRTOULL: &str = "C fgets + strtoull";
const SPLIT: &str = "std lines + split + parse";
const MAP: &str = "HashMap<String, u64>";
const WARM: &str = "warm Decoder";
const SAME: &str = "warm Decoder, same text again";
const FIRST: &str = "first contact: File::decode";
const FLAT: &str = "streaming decode::flat";
const NESTED: &str = "streaming decode::nested";
const FLOOR: &str = "memcmp of the text";

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

fn memory_stat(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::polls("memory.stat, 200 polls", "series/memory.stat.polls");
    let one: Vec<Vec<u8>> = vec![corpus.first().to_vec(); corpus.texts.len()];
    let mut race = flat_race(corpus.name, File::MemoryStat, &corpus.texts);
    race_reader(&mut race, SAME, &one, Warm::new(File::MemoryStat));
    race.target(WARM, SSCANF, 134.0);
    race.target(FIRST, SSCANF, 30.0);
    race.target(FIRST, SPLIT, 10.0);
    super::report(race, outcomes);
}

fn root_memory_stat(outcomes: &mut Vec<Outcome>) {
    let corpus =
        Corpus::polls("memory.stat of the root, 200 polls", "series/root.memory.stat.polls");
    let race = flat_race(corpus.name, File::MemoryStat, &corpus.texts);
    super::report(race, outcomes);
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

fn numa_stat(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::polls("memory.numa_stat, 200 polls", "series/memory.numa_stat.polls");
    super::report(numa_race(corpus.name, &corpus.texts), outcomes);
}

fn numa_stat_big(outcomes: &mut Vec<Outcome>) {
    let corpus =
        Corpus::capture("memory.numa_stat of 13 nodes", "captures/v2-7.2-big/web/memory.numa_stat");
    super::report(numa_race(corpus.name, &corpus.texts), outcomes);
}

fn vmstat(outcomes: &mut Vec<Outcome>) {
    // Flat like memory.stat, until the catalog has it.
    let corpus = Corpus::capture("vmstat", "captures/v2-7.2/proc/vmstat");
    let mut race = flat_race(corpus.name, File::MemoryStat, &corpus.texts);
    race_reader(&mut race, "procfs-core", &corpus.texts, ProcfsVmstat::default());
    race.target(WARM, "procfs-core", 60.0);
    super::report(race, outcomes);
}

/// The lines of a flat text.
fn lines(text: &[u8]) -> Vec<(&str, u64)> {
    let text = std::str::from_utf8(text).expect("ASCII");
    text.lines()
        .map(|line| {
            let (name, value) = line.split_once(' ').expect("a blank");
            (name, value.parse().expect("a number"))
        })
        .collect()
}

fn print_race<'c>(title: &str, text: &'c [u8], lines: &'c [(&'c str, u64)]) -> Race<'c> {
    let mut race = Race::new(title, 1);
    race_printer(&mut race, "template encode", text, Encode::new(File::MemoryStat, text));
    race_printer(&mut race, "Writer::name_value", text, NameValue::new(lines));
    race_printer(
        &mut race,
        "Writer::name_value into a Vec",
        text,
        IntoVec::new(|buffer| name_value_growing(lines, buffer)),
    );
    race_printer(
        &mut race,
        "itoa + copies",
        text,
        IntoVec::new(|buffer| itoa_lines(lines, buffer)),
    );
    race_printer(&mut race, "std writeln!", text, StdWrite::new(lines));
    race_printer(&mut race, "C seq_put_decimal_ull's way", text, CLines::new(c::SEQ_PUT, lines));
    race_printer(&mut race, "C snprintf", text, CLines::new(c::SNPRINTF, lines));
    race
}

fn encode(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::polls("encode memory.stat", "series/memory.stat.polls");
    let lines = lines(corpus.first());
    let mut race = print_race(corpus.name, corpus.first(), &lines);
    race.target("template encode", "C snprintf", 40.0);
    race.target("template encode", "itoa + copies", 4.0);
    race.target("Writer::name_value", "C snprintf", 15.0);
    race.target("Writer::name_value", "itoa + copies", 2.0);
    super::report(race, outcomes);
}
