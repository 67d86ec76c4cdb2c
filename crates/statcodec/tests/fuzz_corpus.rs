//! The fuzzers' targets on stable Rust: over their corpus (crates/fuzz/corpus)
//! and over seeds made of the captures.

mod corpus;
mod oracle;

use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;

use statcodec::File;

/// The folder of the fuzzers' crate.
fn fuzz() -> PathBuf {
    corpus::testdata().join("../../fuzz")
}

/// A target's seeds: captures of at most `most` bytes in the form of its
/// inputs.
fn seeds(target: &str, most: usize) -> Vec<Vec<u8>> {
    let mut seeds: Vec<Vec<u8>> = Vec::new();
    let mut captures = corpus::captures();
    captures.retain(|capture| capture.text.len() <= most);
    captures.sort_by(|a, b| (a.file, &a.text).cmp(&(b.file, &b.text)));
    captures.dedup_by(|a, b| (a.file, &a.text) == (b.file, &b.text));
    let number = |file: File| file.number().to_le_bytes();
    let smaps = |file: File| matches!(file, File::PidSmaps | File::PidSmapsRollup);
    match target {
        "decode" | "round_trip" => {
            seeds.extend(captures.iter().map(|c| [&number(c.file)[..], &c.text].concat()));
        }
        "template" => seeds.extend(captures.chunk_by(|a, b| a.file == b.file).map(|texts| {
            let some: Vec<&[u8]> = texts.iter().take(3).map(|c| c.text.as_slice()).collect();
            [&number(texts[0].file)[..], &some.join(&0xff)].concat()
        })),
        "smaps" => {
            seeds.extend(captures.iter().filter(|c| smaps(c.file)).map(|c| c.text.clone()));
        }
        "streaming" => seeds.extend(captures.iter().map(|c| c.text.clone())),
        _ => seeds
            .extend((0..24u8).map(|call| [[call, call, 5].as_slice(), b"12345678name\n"].concat())),
    }
    seeds
}

/// The text of every input of a folder.
fn inputs(folder: &PathBuf) -> Vec<(String, Vec<u8>)> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect()
}

#[test]
fn every_target_holds_over_corpus_and_seeds() {
    for (name, target) in oracle::TARGETS {
        let corpus = inputs(&fuzz().join("corpus").join(name));
        let seeds = seeds(name, 20_000).into_iter().enumerate();
        let seeds = seeds.map(|(number, seed)| (format!("seed {number} of {name}"), seed));
        let mut count = 0;
        for (from, input) in corpus.iter().cloned().chain(seeds) {
            if catch_unwind(|| target(&input)).is_err() {
                panic!("{from}: {:?}", String::from_utf8_lossy(&input));
            }
            count += 1;
        }
        println!("{name}: {count} inputs, {} of them found by fuzzing", corpus.len());
    }
}

/// Each target is a program of the fuzzers' crate and the other way round.
#[test]
fn every_target_has_its_fuzzer() {
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).unwrap();
    let programs: Vec<&str> = manifest
        .lines()
        .filter_map(|line| line.strip_prefix("path = \"fuzz_targets/")?.strip_suffix(".rs\""))
        .collect();
    let targets: Vec<&str> = oracle::TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(programs, targets);
}

/// Writes the seeds for the fuzzers where the environment says: `cargo xtask
/// fuzz` does.
#[test]
fn seeds_are_written() {
    let Ok(folder) = std::env::var("STATCODEC_SEEDS") else {
        return;
    };
    for (name, _) in oracle::TARGETS {
        let folder = PathBuf::from(&folder).join(name);
        fs::create_dir_all(&folder).unwrap();
        for (number, seed) in seeds(name, 4000).into_iter().enumerate() {
            fs::write(folder.join(format!("{number:04}")), seed).unwrap();
        }
    }
}
