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

    /// As many polls of a captured file, each a little later than the one
    /// before: of the numbers in it, half have moved a little.
    #[must_use]
    pub fn capture(name: &'static str, path: &str, polls: usize) -> Self {
        Self::of(name, read(path), polls)
    }

    /// The same of any text.
    #[must_use]
    pub fn of(name: &'static str, text: Vec<u8>, polls: usize) -> Self {
        let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
        let next = |text: &Vec<u8>| Some(later(text, &mut chance));
        Self { name, texts: std::iter::successors(Some(text), next).take(polls).collect() }
    }

    /// Polls of /proc/stat of a machine whose interrupts take this many bytes.
    #[must_use]
    pub fn interrupts(name: &'static str, path: &str, length: usize, polls: usize) -> Self {
        let text = String::from_utf8(read(path)).expect("ASCII");
        let (before, rest) = text.split_once("\nintr ").expect("interrupts");
        let (interrupts, after) = rest.split_once('\n').expect("a line");
        // Most interrupts of a large machine never come.
        let more = " 0 0 0 0 0 0 0 31 0 0 0 0 0 0 0 0 0 1027".repeat(length.div_ceil(38));
        let text = format!("{before}\nintr {interrupts}{more}\n{after}");
        Self::of(name, text.into_bytes(), polls)
    }

    /// Polls of the smaps of a process with as many mappings as this times
    /// those of a captured one.
    #[must_use]
    pub fn smaps(name: &'static str, path: &str, times: usize, polls: usize) -> Self {
        Self::of(name, read(path).repeat(times), polls)
    }

    /// The first text.
    #[must_use]
    pub fn first(&self) -> &[u8] {
        &self.texts[0]
    }

    /// The last text.
    #[must_use]
    pub fn last(&self) -> &[u8] {
        &self.texts[self.texts.len() - 1]
    }

    /// The length of a text, on average.
    #[must_use]
    pub fn mean_length(&self) -> usize {
        self.texts.iter().map(Vec::len).sum::<usize>() / self.texts.len()
    }
}

/// Chance that is the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) % bound
    }
}

/// A text as it may be when it is read again: of the plain numbers that are not
/// 0 every other has grown or shrunk by up to a 64th. What is 0 stays so, as
/// most counters of a kernel do.
fn later(text: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut next = Vec::with_capacity(text.len() + 64);
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        // The line of a mapping says where it is: that stays.
        let is_mapping = line.first().is_some_and(u8::is_ascii_hexdigit) && line.contains(&b'-');
        match line.split_at_checked(16) {
            _ if is_mapping => next.extend_from_slice(line),
            // `%8lu kB` after a label of 16 columns.
            Some((label, rest)) if label.contains(&b':') => {
                let number = rest.strip_suffix(b" kB\n").map(<[u8]>::trim_ascii_start);
                match number.and_then(|number| changed(number, chance)) {
                    Some(number) => {
                        next.extend_from_slice(label);
                        next.extend_from_slice(format!("{number:>8} kB\n").as_bytes());
                    }
                    None => next.extend_from_slice(line),
                }
            }
            _ => {
                for word in line.split_inclusive(|byte| b" =\n".contains(byte)) {
                    let (word, end) = word.split_at(word.len() - 1);
                    let is_value = next.last().is_some_and(|byte| b" =".contains(byte));
                    match changed(word, chance) {
                        Some(number) if is_value => {
                            next.extend_from_slice(number.to_string().as_bytes());
                        }
                        _ => next.extend_from_slice(word),
                    }
                    next.extend_from_slice(end);
                }
            }
        }
    }
    next
}

/// What a number is later; `None` where it stays, or is none.
fn changed(word: &[u8], chance: &mut Chance) -> Option<u64> {
    let number: u64 = std::str::from_utf8(word).ok()?.parse().ok()?;
    if number == 0 || chance.below(2) == 0 {
        return None;
    }
    let by = chance.below(number / 64 + 2);
    Some(if chance.below(4) > 0 { number + by } else { (number - by).max(1) })
}

/// The numbers of a text, in order: what stands after a blank or `=`. Slow and
/// plain, to check the others by.
#[must_use]
pub fn numbers(text: &[u8]) -> Vec<u64> {
    let text = std::str::from_utf8(text).expect("ASCII");
    text.split([' ', '=', '\n']).filter_map(|word| word.parse().ok()).collect()
}

/// The names of a text's lines, in order: what stands before the first blank.
#[must_use]
pub fn names(text: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(text).expect("ASCII");
    text.lines().map(|line| line.split(' ').next().unwrap_or_default().to_string()).collect()
}
