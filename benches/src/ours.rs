//! statcodec's own ways.

use statcodec::decode::{self, NestedPart};
use statcodec::encode::Writer;
use statcodec::{Decoder, File, Snapshot, Value};

use crate::peers::{Prints, Reads};

/// A decoder that is kept: warm from its second text on.
pub struct Warm(Decoder);

impl Warm {
    /// A decoder of this file.
    #[must_use]
    pub fn new(file: File) -> Self {
        Self(Decoder::new(file))
    }
}

impl Reads for Warm {
    fn read(&mut self, text: &[u8]) -> u64 {
        let snapshot = self.0.decode(text).expect("a good text");
        snapshot.values()[0]
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.0.decode(text).expect("a good text").values().to_vec()
    }
}

/// A new snapshot and template for each text.
pub struct First(pub File);

impl Reads for First {
    fn read(&mut self, text: &[u8]) -> u64 {
        self.0.decode(text).expect("a good text").values()[0]
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.0.decode(text).expect("a good text").values().to_vec()
    }
}

/// The streaming iterator over `name value` lines.
#[derive(Default)]
pub struct Flat(Vec<u64>);

impl Reads for Flat {
    fn read(&mut self, text: &[u8]) -> u64 {
        self.0.clear();
        for field in decode::flat(text) {
            match field {
                Ok((_, Value::Number(value))) => self.0.push(value),
                other => panic!("{other:?}"),
            }
        }
        self.0[0]
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.read(text);
        self.0.clone()
    }
}

/// The streaming iterator over rows of named cells.
#[derive(Default)]
pub struct Nested(Vec<u64>);

impl Reads for Nested {
    fn read(&mut self, text: &[u8]) -> u64 {
        self.0.clear();
        for part in decode::nested(text) {
            match part {
                Ok(NestedPart::Row { value: None, .. }) => {}
                Ok(NestedPart::Cell { value: Value::Number(value), .. }) => self.0.push(value),
                other => panic!("{other:?}"),
            }
        }
        self.0[0]
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.read(text);
        self.0.clone()
    }
}

/// A snapshot encoded into a slice.
pub struct Encode {
    snapshot: Snapshot,
    buffer: Vec<u8>,
    length: usize,
}

impl Encode {
    /// Encodes what this text says.
    #[must_use]
    pub fn new(file: File, text: &[u8]) -> Self {
        Self {
            snapshot: file.decode(text).expect("a good text"),
            buffer: vec![0; 2 * text.len()],
            length: 0,
        }
    }
}

impl Prints for Encode {
    fn print(&mut self) -> u64 {
        let mut writer = Writer::new(&mut self.buffer);
        self.snapshot.encode(&mut writer);
        self.length = writer.finish().expect("room");
        self.length as u64
    }

    fn text(&self) -> &[u8] {
        &self.buffer[..self.length]
    }
}

/// [`Writer::name_value`] for each line, into a slice.
pub struct NameValue<'c> {
    lines: &'c [(&'c str, u64)],
    buffer: Vec<u8>,
    length: usize,
}

impl<'c> NameValue<'c> {
    /// A printer of these lines.
    #[must_use]
    pub fn new(lines: &'c [(&'c str, u64)]) -> Self {
        Self { lines, buffer: vec![0; 1 << 20], length: 0 }
    }
}

impl Prints for NameValue<'_> {
    fn print(&mut self) -> u64 {
        let mut writer = Writer::new(&mut self.buffer);
        for (name, value) in self.lines {
            writer.name_value("", name, " ", *value);
        }
        self.length = writer.finish().expect("room");
        self.length as u64
    }

    fn text(&self) -> &[u8] {
        &self.buffer[..self.length]
    }
}

/// The same into a `Vec` that grows.
pub fn name_value_growing(lines: &[(&str, u64)], buffer: &mut Vec<u8>) {
    let mut writer = Writer::growing(buffer);
    for (name, value) in lines {
        writer.name_value("", name, " ", *value);
    }
}
