//! Work whose instructions are counted: `instructions NAME PASSES`.
//!
//! `cargo xtask instructions` runs it under valgrind twice, with few passes
//! and with more, so that the difference is what the passes take. Without
//! arguments it prints the names.

use std::hint::black_box;
use std::process::ExitCode;

use statcodec::encode::Writer;
use statcodec::{Decoder, File, Level, SmapsDecoder, Snapshot};
use statcodec_bench::corpus::Corpus;
use statcodec_bench::ours::{Flat, Nested};
use statcodec_bench::peers::Reads;

/// A pass over all texts.
type Pass = Box<dyn FnMut()>;

/// Work by its name, and what makes it ready.
type Work = (&'static str, fn() -> Pass);

const MEMORY: &str = "series/memory.stat.polls";
const NUMA: &str = "series/memory.numa_stat.polls";
const STAT: &str = "series/proc.stat.polls";
const SMAPS: &str = "captures/v2-7.2/proc/pid_smaps";

/// All work, by name.
const WORK: &[Work] = &[
    ("decode memory.stat", || decode(File::MemoryStat, &Corpus::polls("", MEMORY))),
    ("decode memory.numa_stat", || decode(File::MemoryNumaStat, &Corpus::polls("", NUMA))),
    ("decode /proc/stat", || decode(File::Stat, &Corpus::polls("", STAT))),
    ("encode memory.stat", || encode(File::MemoryStat, &Corpus::polls("", MEMORY))),
    ("encode memory.numa_stat", || encode(File::MemoryNumaStat, &Corpus::polls("", NUMA))),
    ("encode /proc/stat", || encode(File::Stat, &Corpus::polls("", STAT))),
    ("first contact memory.stat", || first(File::MemoryStat, &Corpus::polls("", MEMORY))),
    ("decode::flat memory.stat", || stream(Flat::default(), Corpus::polls("", MEMORY))),
    ("decode::nested memory.numa_stat", || stream(Nested::default(), Corpus::polls("", NUMA))),
    ("name_value memory.stat", || name_value(&Corpus::polls("", MEMORY))),
    ("totals of smaps", || totals(Corpus::smaps("", SMAPS, 3, 10))),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, passes] = arguments.as_slice() else {
        println!("level {:?}", Level::best());
        WORK.iter().for_each(|(name, _)| println!("{name}"));
        return ExitCode::SUCCESS;
    };
    let work = WORK.iter().find(|(known, _)| known == name);
    let (Some((_, work)), Ok(passes)) = (work, passes.parse::<u32>()) else {
        eprintln!("instructions: no work `{name}`, or no number of passes `{passes}`");
        return ExitCode::FAILURE;
    };
    let mut pass = work();
    for _ in 0..passes {
        pass();
    }
    ExitCode::SUCCESS
}

fn decode(file: File, corpus: &Corpus) -> Pass {
    let texts = corpus.texts.clone();
    let mut decoder = Decoder::new(file);
    Box::new(move || {
        for text in &texts {
            black_box(decoder.decode(black_box(text)).expect("a good text").values());
        }
    })
}

fn encode(file: File, corpus: &Corpus) -> Pass {
    let mut decoder = Decoder::new(file);
    let decoded = |text: &Vec<u8>| decoder.decode(text).expect("a good text").clone();
    let snapshots: Vec<Snapshot> = corpus.texts.iter().map(decoded).collect();
    let mut buffer = vec![0; 1 << 16];
    Box::new(move || {
        for snapshot in &snapshots {
            let mut writer = Writer::new(&mut buffer);
            black_box(snapshot).encode(&mut writer);
            black_box(writer.finish().expect("room"));
        }
    })
}

fn first(file: File, corpus: &Corpus) -> Pass {
    let texts = corpus.texts.clone();
    Box::new(move || {
        for text in &texts {
            black_box(file.decode(black_box(text)).expect("a good text"));
        }
    })
}

fn stream(mut reader: impl Reads + 'static, corpus: Corpus) -> Pass {
    Box::new(move || {
        for text in &corpus.texts {
            black_box(reader.read(black_box(text)));
        }
    })
}

fn name_value(corpus: &Corpus) -> Pass {
    let snapshot = File::MemoryStat.decode(corpus.first()).expect("a good text");
    let line = |row: statcodec::RowView<'_>| {
        (row.name().to_vec(), row.value().number().expect("a number"))
    };
    let lines: Vec<(Vec<u8>, u64)> = snapshot.rows().map(line).collect();
    let mut buffer = vec![0; 1 << 16];
    Box::new(move || {
        for _ in 0..200 {
            let mut writer = Writer::new(&mut buffer);
            for (name, value) in &lines {
                writer.name_value("", name, " ", *value);
            }
            black_box(writer.finish().expect("room"));
        }
    })
}

fn totals(corpus: Corpus) -> Pass {
    let mut decoder = SmapsDecoder::new();
    Box::new(move || {
        for text in &corpus.texts {
            black_box(decoder.totals(black_box(text)).expect("a good text").count());
        }
    })
}
