//! The texts that are decoded and encoded: captures of real kernels, and polls
//! of one file in a row.

use std::path::{Path, PathBuf};

/// Texts of one file, in the order in which they were read.
pub struct Corpus {
    /// What it is.
    pub name: &'static str,
    /// The texts.
    pub texts: Vec<Vec<u8>>,
}

fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/statcodec/testdata")
}

fn read(path: &str) -> Vec<u8> {
    let path = testdata().join(path);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

impl Corpus {
    /// The polls of a file of `series/`, to be replayed in order.
    #[must_use]
    pub fn polls(name: &'static str, path: &str) -> Self {
        let all = String::from_utf8(read(path)).expect("polls are ASCII");
        let texts =
            all.split("\n\n").map(|poll| format!("{}\n", poll.trim_matches('\n')).into()).collect();
        Self { name, texts }
    }

    /// One captured file, read again and again.
    #[must_use]
    pub fn capture(name: &'static str, path: &str) -> Self {
        Self { name, texts: vec![read(path)] }
    }

    /// The first text.
    #[must_use]
    pub fn first(&self) -> &[u8] {
        &self.texts[0]
    }

    /// The length of a text, on average.
    #[must_use]
    pub fn mean_length(&self) -> usize {
        self.texts.iter().map(Vec::len).sum::<usize>() / self.texts.len()
    }
}

/// The numbers of a text, in order: what stands after a blank or `=`. Slow and
/// plain, to check the others by.
#[must_use]
pub fn numbers(text: &[u8]) -> Vec<u64> {
    let text = std::str::from_utf8(text).expect("ASCII");
    text.split([' ', '=', '\n']).filter_map(|word| word.parse().ok()).collect()
}
