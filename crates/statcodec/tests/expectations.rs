//! Writes what the Rust crate reads in the captures and cases to
//! `target/tmp/expectations.jsonl`, for the tests of other languages.
//!
//! A line is a text: `path` below testdata or the `text` itself, its `kind`,
//! the `strict` error if there is one, and the `cells` and `problems` of a
//! lenient reading. Bytes are written as the characters of the same number.

mod corpus;

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufWriter, Write};
use std::path::Path;

use statcodec::{Error, File};

#[test]
fn expectations_are_written() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("expectations.jsonl");
    let mut out = BufWriter::new(fs::File::create(path).unwrap());
    let mut seen = HashSet::new();
    let mut damaged = HashSet::new();
    let mut count = 0;
    let mut print = |path: Option<&str>, file: File, text: &[u8]| {
        out.write_all(line(path, file, text).as_bytes()).unwrap();
        count += 1;
    };
    for capture in corpus::captures() {
        let path = format!("captures/{}", capture.path);
        if capture.text.len() < 5000 && damaged.insert(capture.file) {
            for text in damages(&capture.text) {
                print(None, capture.file, &text);
            }
        }
        if seen.insert((capture.file, capture.text.clone())) {
            print(Some(&path), capture.file, &capture.text);
        }
    }
    let folder = corpus::testdata().join("cases");
    let mut cases: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    cases.sort();
    // A case is read as a file of each shape: most are wrong there, which all
    // languages must say alike.
    let mut shapes: Vec<File> = Vec::new();
    for file in File::all() {
        if shapes.iter().all(|other| other.info().shape != file.info().shape) {
            shapes.push(file);
        }
    }
    for path in cases {
        let text = fs::read(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        for file in &shapes {
            print(Some(&format!("cases/{name}")), *file, &text);
        }
    }
    out.flush().unwrap();
    assert!(count > 5000, "{count}");
}

/// A text with a byte changed or its end cut, in ways that do not change from
/// one run to the next.
fn damages(text: &[u8]) -> Vec<Vec<u8>> {
    let mut random = 1u64;
    let mut damaged = Vec::new();
    for round in 0..30 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mut text = text.to_vec();
        if let Some(at) = ((random >> 33) as usize).checked_rem(text.len()) {
            match b" \n=x0\xff\0-:9".get(round % 11) {
                Some(&byte) => text[at] = byte,
                None => text.truncate(at),
            }
            damaged.push(text);
        }
    }
    damaged
}

fn line(path: Option<&str>, file: File, text: &[u8]) -> String {
    let mut json = String::from("{");
    match path {
        Some(path) => string(&mut json, "path", path.as_bytes()),
        None => string(&mut json, "text", text),
    }
    json.push(',');
    string(&mut json, "kind", file.name().as_bytes());
    json.push_str(",\"strict\":");
    match file.decode(text) {
        Ok(_) => json.push_str("null"),
        Err(error) => json.push_str(&place(error, text)),
    }
    let (snapshot, problems) = file.decode_lenient(text).unwrap();
    let places: Vec<String> = problems.as_slice().iter().map(|e| place(*e, text)).collect();
    let _ = write!(json, ",\"problems\":[{}],\"cells\":[", places.join(","));
    for (number, row) in snapshot.rows().enumerate() {
        for (name, cell) in row.cells() {
            if !json.ends_with('[') {
                json.push(',');
            }
            let _ = write!(json, "[{number},");
            characters(&mut json, row.name());
            json.push(',');
            characters(&mut json, name);
            let _ = write!(json, ",{},", cell.state() as u8);
            characters(&mut json, corpus::spell(cell).as_bytes());
            json.push(']');
        }
    }
    json.push_str("]}\n");
    json
}

fn place(error: Error, text: &[u8]) -> String {
    let at = error.position(text);
    format!("[{},{},{},{}]", error.kind as u32, error.offset, at.line, at.column)
}

fn string(json: &mut String, name: &str, bytes: &[u8]) {
    let _ = write!(json, "\"{name}\":");
    characters(json, bytes);
}

fn characters(json: &mut String, bytes: &[u8]) {
    json.push('"');
    for &byte in bytes {
        match byte {
            b'"' | b'\\' => json.extend(['\\', char::from(byte)]),
            b' '..=b'~' => json.push(char::from(byte)),
            other => {
                let _ = write!(json, "\\u{other:04x}");
            }
        }
    }
    json.push('"');
}
