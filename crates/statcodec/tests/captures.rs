//! Every captured file of every kernel: decoded, held against a naive reader,
//! encoded again, cut at every byte.

mod corpus;

use std::collections::HashSet;

use corpus::{Capture, Triple, captures, spelled};
use statcodec::catalog::Shape;
use statcodec::{Cell, Decoder};

/// Reads a text by splitting it, with no help from the codec.
fn naive(capture: &Capture) -> Vec<Triple> {
    let text = std::str::from_utf8(&capture.text).unwrap();
    let own =
        |row: &str, cell: &str, value: &str| (row.to_owned(), cell.to_owned(), value.to_owned());
    match capture.file.info().shape {
        Shape::Flat => text
            .lines()
            .map(|line| {
                let (name, value) = line.split_once(' ').unwrap();
                own(name, "", value)
            })
            .collect(),
        Shape::Nested => {
            let mut all = Vec::new();
            for line in text.lines() {
                let mut row = "";
                for word in line.split_whitespace() {
                    match word.split_once('=') {
                        None => row = word,
                        Some((name, value)) if row.is_empty() => {
                            row = name;
                            all.push(own(row, "", value));
                        }
                        Some((name, value)) => all.push(own(row, name, value)),
                    }
                }
            }
            all
        }
        Shape::Values => {
            let keys = capture.file.info().keys;
            let words: Vec<&str> = text.split_whitespace().collect();
            assert_eq!(words.len(), keys.len(), "{}", capture.path);
            keys.iter().zip(words).map(|(key, word)| own(key.name, "", word)).collect()
        }
        shape => panic!("{}: no naive reader for {shape}", capture.path),
    }
}

#[test]
fn decoded_equals_a_naive_reading() {
    let all = captures();
    let mut cells = 0;
    for capture in &all {
        let snapshot = capture
            .file
            .decode(&capture.text)
            .unwrap_or_else(|error| panic!("{}: {error}", capture.path));
        assert_eq!(spelled(&snapshot), naive(capture), "{}", capture.path);
        cells += snapshot.values().len();
    }
    println!("{} files checked, {cells} values", all.len());
    assert!(all.len() > 500, "the captures are gone");
}

#[test]
fn encoded_is_what_was_decoded() {
    for capture in captures() {
        let snapshot = capture.file.decode(&capture.text).unwrap();
        assert_eq!(snapshot.to_text(), capture.text, "{}", capture.path);
    }
}

#[test]
fn lenient_finds_nothing_wrong_and_the_same_values() {
    for capture in captures() {
        let strict = capture.file.decode(&capture.text).unwrap();
        let (lenient, problems) = capture.file.decode_lenient(&capture.text).unwrap();
        assert!(problems.is_empty(), "{}: {problems:?}", capture.path);
        assert_eq!(strict, lenient, "{}", capture.path);
    }
}

/// One decoder reads all captures of a kind in turn, so that templates are
/// kept, left and learned again on the way.
#[test]
fn a_warm_decoder_finds_what_a_new_one_finds() {
    let all = captures();
    for file in statcodec::File::all() {
        let mut decoder = Decoder::new(file);
        for capture in all.iter().filter(|capture| capture.file == file) {
            let fresh = file.decode(&capture.text).unwrap();
            for _ in 0..2 {
                let warm = decoder.decode(&capture.text).unwrap();
                assert_eq!(spelled(warm), spelled(&fresh), "{}", capture.path);
                assert_eq!(warm.to_text(), capture.text, "{}", capture.path);
            }
        }
    }
}

/// A text cut anywhere is an error, or has only whole lines; read leniently,
/// every value in it is one of the whole text's or is marked unreadable.
#[test]
fn a_cut_text_never_gives_a_wrong_value() {
    let mut seen = HashSet::new();
    for capture in captures() {
        if capture.text.len() > 4000 || !seen.insert((capture.file, capture.text.clone())) {
            continue;
        }
        let whole = capture.file.decode(&capture.text).unwrap();
        for length in 0..capture.text.len() {
            let cut = &capture.text[..length];
            let at = || format!("{} cut to {length} bytes", capture.path);
            let ends_well =
                cut.is_empty() && capture.file.info().may_be_empty || cut.ends_with(b"\n");
            assert_eq!(capture.file.decode(cut).is_ok(), ends_well, "{}", at());

            let (snapshot, problems) = capture.file.decode_lenient(cut).unwrap();
            assert_eq!(problems.is_empty(), ends_well, "{}", at());
            for row in snapshot.rows() {
                for (name, cell) in row.cells() {
                    if matches!(cell, Cell::Unreadable(_)) {
                        continue;
                    }
                    let want = whole.row(row.name()).unwrap_or_else(|| panic!("{}", at()));
                    assert_eq!(cell, want.get(name), "{}", at());
                }
            }
            assert_eq!(snapshot.to_text(), cut, "{}", at());
        }
    }
}

/// A key that a real kernel prints and the catalog lacks is a gap in the
/// catalog. The rows of some files are devices, which no catalog can list.
#[test]
fn the_catalog_knows_every_captured_key() {
    for capture in captures() {
        let info = capture.file.info();
        if info.keys.is_empty() {
            continue;
        }
        let snapshot = capture.file.decode(&capture.text).unwrap();
        for row in snapshot.rows() {
            assert!(
                row.info().is_some(),
                "{}: no key {:?}",
                capture.path,
                corpus::lossy(row.name())
            );
        }
    }
}
