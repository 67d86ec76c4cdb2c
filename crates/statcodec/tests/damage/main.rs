//! The damaged-file run: for every kind of file that was captured, thousands
//! of damaged ones, the same on every run. Whatever the damage, the promises
//! of [`oracle::decoded`] hold at every level of instructions, the iterators find
//! what it finds, and each line that it did not touch is read as before.
//!
//! `cargo test` makes 100 files of a kind, `cargo xtask damage` (which is a
//! step of `cargo xtask test`) 10,000; the variable STATCODEC_DAMAGE is any
//! other number.

#[path = "../corpus/mod.rs"]
mod corpus;
#[path = "../oracle/mod.rs"]
mod oracle;

mod base;
mod generator;
mod random;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use base::{Base, Kept};
use generator::KINDS;
use random::Random;
use statcodec::File;

/// Damaged files of each kind, unless the environment says another number.
const FILES: usize = 100;

/// Of longer captures it is mostly a head of whole lines that is damaged, since
/// each takes its time.
const LONG: usize = 4000;

#[test]
fn damage_costs_only_what_it_touches() {
    let files = std::env::var("STATCODEC_DAMAGE").map_or(FILES, |n| n.parse().expect("a number"));
    let kinds: Vec<(File, Vec<Vec<u8>>)> = texts();
    let (total, failures) = (Mutex::new(Counts::default()), Mutex::new(Vec::new()));
    let next = AtomicUsize::new(0);
    let start = Instant::now();
    let worker = || {
        while let Some((file, texts)) = kinds.get(next.fetch_add(1, Ordering::Relaxed)) {
            match run(*file, texts, files) {
                Ok(counts) => total.lock().unwrap().add(&counts),
                Err(failure) => failures.lock().unwrap().push(failure),
            }
        }
    };
    std::thread::scope(|scope| {
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        (0..workers).for_each(|_| drop(scope.spawn(worker)));
    });
    let (counts, failures) = (total.into_inner().unwrap(), failures.into_inner().unwrap());
    assert!(failures.is_empty(), "{} kinds of files fail: {failures:#?}", failures.len());
    println!("{} kinds of files, {files} damaged files each:", kinds.len());
    for ((name, _), count) in KINDS.iter().zip(&counts.of_kind) {
        println!("{count:>9}  {name}");
    }
    println!(
        "{} files, {} MB, in {:.1} s: {} accepted strictly; {} faults found; \
         {} undamaged lines with {} cells read as before",
        counts.files,
        counts.bytes / 1_000_000,
        start.elapsed().as_secs_f64(),
        counts.accepted,
        counts.faults,
        counts.kept.lines,
        counts.kept.cells,
    );
    assert_eq!(counts.files, kinds.len() * files);
}

/// The different texts of each kind of file.
fn texts() -> Vec<(File, Vec<Vec<u8>>)> {
    let all = corpus::captures();
    File::all()
        .filter_map(|file| {
            let of_file = all.iter().filter(|capture| capture.file == file);
            let mut texts: Vec<Vec<u8>> = of_file.map(|capture| capture.text.clone()).collect();
            texts.sort();
            texts.dedup();
            (!texts.is_empty()).then_some((file, texts))
        })
        .collect()
}

#[derive(Default)]
struct Counts {
    files: usize,
    bytes: usize,
    accepted: usize,
    faults: usize,
    kept: Kept,
    of_kind: [usize; KINDS.len()],
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.files += other.files;
        self.bytes += other.bytes;
        self.accepted += other.accepted;
        self.faults += other.faults;
        self.kept.lines += other.kept.lines;
        self.kept.cells += other.kept.cells;
        self.of_kind.iter_mut().zip(other.of_kind).for_each(|(sum, count)| *sum += count);
    }
}

/// The first lines of a text, whole, `LONG` bytes at most.
fn head(text: &[u8]) -> &[u8] {
    match text.get(..LONG).and_then(|head| head.iter().rposition(|&byte| byte == b'\n')) {
        Some(lf) => &text[..=lf],
        None => text,
    }
}

/// Damages the texts of one kind of file so many times, or up to the first
/// that breaks a promise.
fn run(file: File, texts: &[Vec<u8>], files: usize) -> Result<Counts, String> {
    let heads: Vec<Base> = texts.iter().map(|text| Base::new(file, head(text))).collect();
    let whole: Vec<Base> = texts.iter().map(|text| Base::new(file, text)).collect();
    let mut decoders = oracle::decoders(file);
    let mut counts = Counts::default();
    for number in 0..files {
        let mut random = Random::new((u64::from(file.number()) << 32) + number as u64);
        let bases = if random.one_in(20) { &whole } else { &heads };
        let (base, other) = (random.pick(bases), random.pick(texts));
        let kind = number % KINDS.len();
        let edit = KINDS[kind].1(&mut random, &base.text, other);
        let text = edit.apply(&base.text);
        // Now and then what is learned is the undamaged text.
        if number % 4 != 0 {
            for (_, decoder) in &mut decoders {
                decoder.decode(&base.text).expect("the base is undamaged");
            }
        }
        let checked = catch_unwind(AssertUnwindSafe(|| {
            oracle::streaming::target(&text);
            let (snapshot, problems) = oracle::decoded(&mut decoders, &text);
            (problems.count(), base.check(&edit, &snapshot))
        }));
        let Ok((faults, kept)) = checked else {
            let (name, shown) = (KINDS[kind].0, String::from_utf8_lossy(&text));
            let shown: String = shown.chars().take(2000).collect();
            return Err(format!("{file} number {number}, {name} at {:?}: {shown}", edit.at));
        };
        counts.files += 1;
        counts.bytes += text.len();
        counts.accepted += usize::from(faults == 0);
        counts.faults += faults;
        counts.kept.lines += kept.lines;
        counts.kept.cells += kept.cells;
        counts.of_kind[kind] += 1;
    }
    Ok(counts)
}
