//! Other ways in Rust to do the same work.

use std::collections::HashMap;
use std::fmt::Write as _;

use crate::corpus::{names, numbers};
use crate::race::Race;

/// Something that reads the numbers of a text.
pub trait Reads {
    /// Reads a text and gives something of it, so that the work is done.
    fn read(&mut self, text: &[u8]) -> u64;

    /// Reads a text and gives all its numbers, in order.
    fn numbers(&mut self, text: &[u8]) -> Vec<u64>;
}

/// Something that prints a text.
pub trait Prints {
    /// Prints the text into its buffer and gives the length.
    fn print(&mut self) -> u64;

    /// What was printed last.
    fn text(&self) -> &[u8];
}

/// Checks that a reader reads all texts right, twice, then lets it race.
pub fn race_reader<'c>(
    race: &mut Race<'c>,
    name: &str,
    texts: &'c [Vec<u8>],
    mut reader: impl Reads + 'c,
) {
    for text in texts.iter().chain(texts) {
        assert!(
            reader.numbers(text) == numbers(text),
            "{}: {name} reads something else",
            race.title
        );
    }
    race.add(name, move || {
        let mut sum = 0u64;
        for text in texts {
            sum = sum.wrapping_add(reader.read(std::hint::black_box(text)));
        }
        sum
    });
}

/// Checks that a printer prints this text, then lets it race.
pub fn race_printer<'c>(
    race: &mut Race<'c>,
    name: &str,
    text: &[u8],
    mut printer: impl Prints + 'c,
) {
    for _ in 0..2 {
        printer.print();
        assert!(printer.text() == text, "{}: {name} prints something else", race.title);
    }
    race.add(name, move || printer.print());
}

/// The plain Rust way: lines, split at the blank, parse.
#[derive(Default)]
pub struct StdFlat(Vec<u64>);

impl Reads for StdFlat {
    fn read(&mut self, text: &[u8]) -> u64 {
        self.0.clear();
        let text = std::str::from_utf8(text).expect("ASCII");
        for line in text.lines() {
            let (_, value) = line.split_once(' ').expect("a blank");
            self.0.push(value.parse().expect("a number"));
        }
        self.0[0]
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.read(text);
        self.0.clone()
    }
}

/// The plain Rust way for numa_stat: lines, split at blanks and `=`, parse.
#[derive(Default)]
pub struct StdNested(Vec<u64>);

impl Reads for StdNested {
    fn read(&mut self, text: &[u8]) -> u64 {
        self.0.clear();
        let text = std::str::from_utf8(text).expect("ASCII");
        for line in text.lines() {
            for word in line.split(' ').skip(1) {
                let (_, value) = word.split_once('=').expect("a pair");
                self.0.push(value.parse().expect("a number"));
            }
        }
        self.0[0]
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.read(text);
        self.0.clone()
    }
}

/// A new `HashMap<String, u64>` for each text.
#[derive(Default)]
pub struct StdHashMap {
    map: HashMap<String, u64>,
}

impl Reads for StdHashMap {
    fn read(&mut self, text: &[u8]) -> u64 {
        let text = std::str::from_utf8(text).expect("ASCII");
        let mut map = HashMap::new();
        for line in text.lines() {
            let (name, value) = line.split_once(' ').expect("a blank");
            map.insert(name.to_string(), value.parse().expect("a number"));
        }
        self.map = map;
        self.map.len() as u64
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.read(text);
        names(text).iter().map(|name| self.map[name]).collect()
    }
}

/// A C reader.
pub struct C {
    reader: crate::c::Reader,
    out: Vec<u64>,
    count: usize,
}

impl C {
    /// For texts of up to 1 MiB.
    #[must_use]
    pub fn new(reader: crate::c::Reader) -> Self {
        Self { reader, out: vec![0; 1 << 20], count: 0 }
    }
}

impl Reads for C {
    fn read(&mut self, text: &[u8]) -> u64 {
        self.count = self.reader.read(text, &mut self.out);
        self.out[0]
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.read(text);
        self.out[..self.count].to_vec()
    }
}

/// The plain Rust way for lines of many numbers: lines, split at blanks, parse.
#[derive(Default)]
pub struct StdWords(Vec<u64>);

impl Reads for StdWords {
    fn read(&mut self, text: &[u8]) -> u64 {
        self.0.clear();
        let text = std::str::from_utf8(text).expect("ASCII");
        for line in text.lines() {
            let words = line.split_ascii_whitespace().skip(1);
            self.0.extend(words.filter_map(|word| word.parse::<u64>().ok()));
        }
        self.0[0]
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.read(text);
        self.0.clone()
    }
}

/// C printing `name value` lines.
pub struct CLines {
    emitter: crate::c::Emitter,
    lines: crate::c::Lines,
    names: Vec<*const std::ffi::c_char>,
    buffer: Vec<u8>,
    length: usize,
}

impl CLines {
    /// A printer of these lines.
    #[must_use]
    pub fn new(emitter: crate::c::Emitter, lines: &[(&str, u64)]) -> Self {
        let lines = crate::c::Lines::new(lines);
        let names = lines.pointers();
        Self { emitter, lines, names, buffer: vec![0; 1 << 20], length: 0 }
    }
}

impl Prints for CLines {
    fn print(&mut self) -> u64 {
        self.length = self.emitter.print(&self.lines, &self.names, &mut self.buffer);
        self.length as u64
    }

    fn text(&self) -> &[u8] {
        &self.buffer[..self.length]
    }
}

/// Any way to print into a `Vec`, which is kept.
pub struct IntoVec<F> {
    buffer: Vec<u8>,
    print: F,
}

impl<F: FnMut(&mut Vec<u8>)> IntoVec<F> {
    /// A printer.
    pub fn new(print: F) -> Self {
        Self { buffer: Vec::new(), print }
    }
}

impl<F: FnMut(&mut Vec<u8>)> Prints for IntoVec<F> {
    fn print(&mut self) -> u64 {
        self.buffer.clear();
        (self.print)(&mut self.buffer);
        self.buffer.len() as u64
    }

    fn text(&self) -> &[u8] {
        &self.buffer
    }
}

/// itoa and copies into a `Vec`.
pub fn itoa_lines(lines: &[(&str, u64)], buffer: &mut Vec<u8>) {
    for (name, value) in lines {
        buffer.extend_from_slice(name.as_bytes());
        buffer.push(b' ');
        buffer.extend_from_slice(itoa::Buffer::new().format(*value).as_bytes());
        buffer.push(b'\n');
    }
}

/// `writeln!` into a `String`, which is kept.
pub struct StdWrite<'c> {
    lines: &'c [(&'c str, u64)],
    buffer: String,
}

impl<'c> StdWrite<'c> {
    /// A printer of these lines.
    #[must_use]
    pub fn new(lines: &'c [(&'c str, u64)]) -> Self {
        Self { lines, buffer: String::new() }
    }
}

impl Prints for StdWrite<'_> {
    fn print(&mut self) -> u64 {
        self.buffer.clear();
        for (name, value) in self.lines {
            writeln!(self.buffer, "{name} {value}").expect("a String takes all");
        }
        self.buffer.len() as u64
    }

    fn text(&self) -> &[u8] {
        self.buffer.as_bytes()
    }
}
