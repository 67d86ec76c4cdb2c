//! What a C program reads in the captures and cases is what Rust reads: the
//! same values, error kinds, offsets, lines and columns.

#[path = "../../statcodec/tests/corpus/mod.rs"]
mod corpus;
#[path = "../src/key.rs"]
#[allow(dead_code, reason = "the library uses the rest")]
mod key;
mod toolbox;

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use statcodec::decode::{self, Mapping, NestedPart};
use statcodec::encode::Writer;
use statcodec::{Cell, Decoder, Error, File, Snapshot, Value};

/// A text and the file it is to be read as.
struct Input {
    name: String,
    text: Vec<u8>,
}

/// A name that means this file.
fn name_of(file: File) -> String {
    file.name().replace('*', "2MB")
}

/// Every capture, once for each text.
fn captures() -> Vec<Input> {
    let mut inputs: Vec<Input> = corpus::captures()
        .into_iter()
        .map(|capture| Input { name: name_of(capture.file), text: capture.text })
        .collect();
    inputs.sort_by(|a, b| (&a.name, &a.text).cmp(&(&b.name, &b.text)));
    inputs.dedup_by(|a, b| (&a.name, &a.text) == (&b.name, &b.text));
    inputs
}

/// Every case, read as a file of each shape: most are wrong there, which both
/// sides must say in the same words.
fn cases() -> Vec<Input> {
    let mut shapes: Vec<File> = Vec::new();
    for file in File::all() {
        if shapes.iter().all(|other| other.info().shape != file.info().shape) {
            shapes.push(file);
        }
    }
    let folder = corpus::testdata().join("cases");
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
        .iter()
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| fs::read(path).unwrap())
        .flat_map(|text| {
            let as_file = move |file: &File| Input { name: name_of(*file), text: text.clone() };
            shapes.iter().map(as_file).collect::<Vec<_>>()
        })
        .collect()
}

/// Captures with a byte changed or cut short, some for every file.
fn damaged(captures: &[Input]) -> Vec<Input> {
    let mut damaged = Vec::new();
    let mut before = &String::new();
    let mut random = 1u64;
    for input in captures.iter().filter(|input| !input.text.is_empty()) {
        if &input.name == before || input.text.len() > 5000 {
            continue;
        }
        before = &input.name;
        for round in 0..30 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let at = (random >> 33) as usize % input.text.len();
            let mut text = input.text.clone();
            match b" \n=x0\0-:".get(round % 10) {
                Some(&byte) => text[at] = byte,
                None => text.truncate(at),
            }
            damaged.push(Input { name: input.name.clone(), text });
        }
    }
    damaged
}

/// What the C program prints, said by the Rust API.
#[derive(Default)]
struct Dump(String);

impl Dump {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        self.0.write_fmt(line).unwrap();
        self.0.push('\n');
    }

    fn value(&mut self, what: &str, name: &[u8], cell: Cell<'_>) {
        let (number, text) = match cell {
            Cell::Value(number) | Cell::Hundredths(number) => (number, &b""[..]),
            Cell::Negative(number) => (number as u64, &b""[..]),
            Cell::Unreadable(text) | Cell::Text(text) => (u64::MAX, text),
            _ => (u64::MAX, &b""[..]),
        };
        let (name, text) = (escaped(name), escaped(text));
        self.line(format_args!("{what} {name} {} {number} {text}", cell.state() as u8));
    }

    fn error(&mut self, what: &str, error: Error, text: &[u8]) {
        let (kind, at) = (error.kind, error.position(text));
        self.line(format_args!(
            "{what} {} {} {} {} {kind}",
            kind as u32, error.offset, at.line, at.column
        ));
    }

    fn encoded(&mut self, snapshot: &Snapshot, text: &[u8]) {
        assert_eq!(snapshot.to_text(), text);
        if !text.is_empty() {
            let mut buffer = vec![0; text.len() - 1];
            let mut writer = Writer::new(&mut buffer);
            snapshot.encode(&mut writer);
            self.line(format_args!("cut to {}", writer.written()));
        }
    }

    fn snapshot(&mut self, snapshot: &Snapshot) {
        for row in snapshot.rows() {
            let key = row.info().map(|info| key::of_row(snapshot.file(), info.number));
            let name = escaped(row.name());
            self.line(format_args!(
                "row {name} {:x} {}",
                key.unwrap_or(u32::MAX),
                row.cells().len()
            ));
            for (name, cell) in row.cells() {
                self.value("cell", name, cell);
            }
            if let Some(named) = snapshot.template().row_named(row.name()) {
                let first = snapshot.template().cells_of(named).start;
                self.line(format_args!("named {first}"));
            }
            if let Some(info) = row.info() {
                let cell = snapshot.get_number(info.number);
                self.value("key", row.name(), cell);
                self.line(format_args!("item {}", cell.number().unwrap_or(77)));
            }
        }
    }

    fn decoded(&mut self, decoder: &mut Decoder, text: &[u8]) {
        match decoder.decode(text) {
            Ok(snapshot) => {
                self.line(format_args!("strict"));
                self.snapshot(snapshot);
                self.encoded(snapshot, text);
            }
            Err(error) => self.error("error", error, text),
        }
        let report = decoder.decode_lenient(text).unwrap();
        self.line(format_args!("lenient {}", report.problems.count()));
        for problem in report.problems.as_slice() {
            self.error("problem", *problem, text);
        }
        if !report.problems.is_empty() {
            self.snapshot(report.snapshot);
            self.encoded(report.snapshot, text);
        }
    }

    fn mapping(&mut self, mapping: Mapping<'_>, body: &[u8], body_offset: usize) {
        let Mapping { start, end, offset, major, minor, inode, .. } = mapping;
        let (file_path, deleted) = mapping.path_if_deleted();
        self.line(format_args!(
            "mapping {start:x}-{end:x} {} {offset:x} {major}:{minor} {inode} {} {} {} {body_offset}+{}",
            escaped(mapping.perms),
            escaped(mapping.path),
            file_path.len(),
            u8::from(deleted),
            body.len()
        ));
    }

    fn labels_and_mappings(&mut self, text: &[u8]) {
        for field in decode::colon(text) {
            match field {
                Ok(field) => {
                    let what = if field.kib { "kib" } else { "colon" };
                    self.value(what, field.label, cell(field.value));
                }
                Err(error) => self.error("colon", error, text),
            }
        }
        for mapping in decode::maps(text) {
            match mapping {
                Ok(mapping) => self.mapping(mapping, b"", 0),
                Err(error) => self.error("mapping", error, text),
            }
        }
        for mapping in decode::smaps(text) {
            match mapping {
                Ok(next) => self.mapping(next.mapping, next.body, next.body_offset),
                Err(error) => self.error("mapping", error, text),
            }
        }
    }

    fn streamed(&mut self, text: &[u8]) {
        for field in decode::flat(text) {
            match field {
                Ok((name, value)) => self.value("flat", name, cell(value)),
                Err(error) => self.error("flat", error, text),
            }
        }
        for part in decode::nested(text) {
            match part {
                Ok(NestedPart::Row { name, value }) => {
                    self.value("nested row", name, value.map_or(Cell::Absent, cell));
                }
                Ok(NestedPart::Cell { name, value }) => {
                    self.value("nested cell", name, cell(value));
                }
                Err(error) => self.error("nested", error, text),
            }
        }
    }
}

fn cell(value: Value<'_>) -> Cell<'_> {
    match value {
        Value::Number(number) => Cell::Value(number),
        Value::Negative(number) => Cell::Negative(number),
        Value::Hundredths(number) => Cell::Hundredths(number),
        Value::Max => Cell::Max,
        Value::Text(text) => Cell::Text(text),
        other => panic!("say in this test what {other:?} is in C"),
    }
}

fn escaped(bytes: &[u8]) -> String {
    let mut text = String::new();
    for &byte in bytes {
        if byte > 32 && byte < 127 && byte != b'\\' {
            text.push(byte.into());
        } else {
            write!(text, "\\{byte:02x}").unwrap();
        }
    }
    text
}

fn dump_of(inputs: &[Input]) -> String {
    let mut dump = Dump::default();
    let mut decoder = Decoder::new(File::MemoryStat);
    let mut last = None;
    for Input { name, text } in inputs {
        let file = File::from_name(name).unwrap().for_text(text);
        dump.line(format_args!("= {name} {} {}", file.number(), text.len()));
        if last != Some(file) {
            decoder = Decoder::new(file);
            last = Some(file);
        }
        dump.decoded(&mut decoder, text);
        dump.streamed(text);
        dump.labels_and_mappings(text);
    }
    dump.0
}

/// Feeds the inputs to a program and holds what it prints against Rust.
fn check(mut program: Command, label: &str, inputs: &[Input]) {
    let mut stdin = Vec::new();
    for Input { name, text } in inputs {
        stdin.extend_from_slice(format!("{name} {}\n", text.len()).as_bytes());
        stdin.extend_from_slice(text);
    }
    let path = toolbox::scratch().join(label);
    fs::write(&path, stdin).unwrap();
    let found = toolbox::stdout_of(program.stdin(Stdio::from(fs::File::open(&path).unwrap())));
    let want = dump_of(inputs);
    let mut text = "";
    for (number, (found, want)) in found.lines().zip(want.lines()).enumerate() {
        if want.starts_with('=') {
            text = want;
        }
        assert_eq!(found, want, "line {number}, of text `{text}` in {}", path.display());
    }
    assert_eq!(found.len(), want.len());
    println!("{} texts, {} lines the same", inputs.len(), want.lines().count());
}

fn program() -> Command {
    Command::new(toolbox::c_program("dump"))
}

#[test]
fn captures_read_in_c_as_in_rust() {
    check(program(), "captures", &captures());
}

#[test]
fn cases_read_in_c_as_in_rust() {
    check(program(), "cases", &cases());
}

#[test]
fn damaged_texts_read_in_c_as_in_rust() {
    check(program(), "damaged", &damaged(&captures()));
}

/// Some of each under valgrind, which reads no byte that it must not and
/// leaks none.
#[test]
fn a_sample_reads_clean_under_valgrind() {
    let program: &Path = &toolbox::c_program("dump");
    let Some(valgrind) = toolbox::valgrind("memcheck", program) else {
        return;
    };
    let whole = captures();
    let mut sample: Vec<Input> = damaged(&whole).into_iter().step_by(7).collect();
    sample.extend(whole.into_iter().filter(|input| input.text.len() < 20_000).step_by(9));
    sample.extend(cases().into_iter().filter(|input| input.text.len() < 5_000).step_by(11));
    check(valgrind, "valgrind", &sample);
}
