//! Every captured file of every kernel: decoded, held against a naive reader,
//! encoded again, cut at every byte.

mod corpus;

use std::collections::{HashMap, HashSet};

use corpus::naive::naive;
use corpus::{Capture, captures, spelled};
use statcodec::catalog::Shape;
use statcodec::{Cell, Decoder, File, RowView, Snapshot};

fn decode(capture: &Capture) -> Snapshot {
    let decoded = capture.file.decode(&capture.text);
    decoded.unwrap_or_else(|error| {
        let at = error.position(&capture.text);
        panic!("{}:{}:{}: {error}", capture.path, at.line, at.column)
    })
}

#[test]
fn decoded_equals_a_naive_reading() {
    let all = captures();
    let mut cells = 0;
    for capture in &all {
        let snapshot = decode(capture);
        let (found, want) = (spelled(&snapshot), naive(capture));
        for (found, want) in found.iter().zip(&want) {
            assert_eq!(found, want, "{}", capture.path);
        }
        assert_eq!(found.len(), want.len(), "{}", capture.path);
        cells += found.len();
    }
    println!("{} files checked, {cells} values", all.len());
    assert!(all.len() > 500, "the captures are gone");
}

/// What no entry of the catalog covers, with the reason.
const UNSUPPORTED: &[(&str, &str)] = &[
    ("README.md", "about the captures"),
    ("uname", "the answer of a program, no file of the kernel"),
    ("proc/pid_numa_maps", "policies as text for people, not described in any reference we hold"),
    ("proc/pressure/irq", "reading it failed (EOPNOTSUPP); 0 bytes are not what it printed"),
];

#[test]
fn every_captured_file_is_supported() {
    let known: HashSet<String> = captures().into_iter().map(|capture| capture.path).collect();
    let mut paths = Vec::new();
    corpus::collect(&corpus::testdata().join("captures"), &mut paths);
    for path in paths {
        let path = path.to_str().unwrap().split_once("testdata/captures/").unwrap().1;
        let excused = UNSUPPORTED.iter().any(|(name, _)| path.ends_with(name));
        assert!(known.contains(path) || excused, "{path}");
    }
}

#[test]
fn encoded_is_what_was_decoded() {
    for capture in captures() {
        let snapshot = decode(&capture);
        assert_eq!(snapshot.to_text(), capture.text, "{}", capture.path);
    }
}

#[test]
fn lenient_finds_nothing_wrong_and_the_same_values() {
    for capture in captures() {
        let strict = decode(&capture);
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
            let fresh = decode(capture);
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
    let (mut seen, mut texts) = (HashSet::new(), HashMap::new());
    for capture in captures() {
        // Texts of a file differ in little: twelve of each are enough.
        if capture.text.len() > 4000 || !seen.insert((capture.file, capture.text.clone())) {
            continue;
        }
        let count = texts.entry(capture.file).or_insert(0);
        *count += 1;
        if *count > 12 {
            continue;
        }
        let whole = decode(&capture);
        for length in 0..capture.text.len() {
            let cut = &capture.text[..length];
            let at = || format!("{} cut to {length} bytes", capture.path);
            let ends_well = match cut {
                [] => capture.file.info().may_be_empty,
                // What kernels 5.15 to 5.17 print for an idle device.
                [.., b' '] => capture.file == File::IoStat && !last_word(cut).contains(&b'='),
                [.., last] => *last == b'\n',
            };
            assert_eq!(capture.file.decode(cut).is_ok(), ends_well, "{}", at());

            let (snapshot, problems) = capture.file.decode_lenient(cut).unwrap();
            assert_eq!(problems.is_empty(), ends_well, "{}", at());
            // A cut text has the first of the whole text's cells.
            let whole = all_cells(&whole);
            for (index, cell) in all_cells(&snapshot).into_iter().enumerate() {
                if !matches!(cell.2, Cell::Unreadable(_)) {
                    assert_eq!(Some(&cell), whole.get(index), "{}", at());
                }
            }
            assert_eq!(snapshot.to_text(), cut, "{}", at());
        }
    }
}

fn last_word(text: &[u8]) -> &[u8] {
    let text = text.trim_ascii_end();
    text.rsplit(|&byte| byte == b' ' || byte == b'\n').next().unwrap_or(text)
}

/// The row, name and value of every cell.
fn all_cells(snapshot: &Snapshot) -> Vec<(&[u8], &[u8], Cell<'_>)> {
    let rows = snapshot.rows().map(|row| (row.name(), row.cells().collect::<Vec<_>>()));
    rows.flat_map(|(row, cells)| cells.into_iter().map(move |(name, cell)| (row, name, cell)))
        .collect()
}

/// A key that a real kernel prints and the catalog lacks is a gap in the
/// catalog.
#[test]
fn the_catalog_knows_every_captured_key() {
    let (mut known, mut gaps) = (0, Vec::new());
    for capture in captures() {
        let snapshot = decode(&capture);
        for row in snapshot.rows() {
            if !knows_row(capture.file, &row) {
                gaps.push(format!("{}: row {:?}", capture.path, corpus::lossy(row.name())));
            }
            for (name, _) in row.cells().filter(|(name, _)| !name.is_empty()) {
                if !knows_cell(capture.file, name) {
                    gaps.push(format!("{}: cell {:?}", capture.path, corpus::lossy(name)));
                }
                known += 1;
            }
        }
    }
    assert!(gaps.is_empty(), "{} gaps, such as {:#?}", gaps.len(), &gaps[..gaps.len().min(20)]);
    assert!(known > 10_000);
}

/// Rows that are devices, CPUs, mappings or zones have no keys to be known.
fn knows_row(file: File, row: &RowView<'_>) -> bool {
    let instances = matches!(
        file.info().shape,
        Shape::Smaps | Shape::Maps | Shape::Zoneinfo | Shape::Words | Shape::CgroupPath
    );
    let name = row.name();
    let stem = name.trim_ascii_end().strip_suffix(b"\n").unwrap_or(name);
    let digits = stem.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let family = &stem[..stem.len() - digits];
    instances
        || file.info().keys.is_empty()
        || row.info().is_some()
        || digits > 0 && file.key_named(family).is_some()
        // The line of the one mapping of smaps_rollup.
        || file == File::PidSmapsRollup && row.number() == 0
}

/// Nodes and CPUs are counted through; the parts of a mapping's line and of
/// a device's number are always the same.
fn knows_cell(file: File, name: &[u8]) -> bool {
    let counted = |prefix: &[u8]| {
        name.strip_prefix(prefix).is_some_and(|rest| rest.iter().all(u8::is_ascii_digit))
    };
    let fixed: [&[u8]; 6] = [b"perms", b"offset", b"major", b"minor", b"inode", b"path"];
    file.cell_named(name).is_some()
        || counted(b"N")
        || counted(b"CPU")
        || fixed.contains(&name)
        || file == File::PidCgroup
}

/// By its text alone a capture is taken for a file that reads it without
/// faults; the files with names of their own are found exactly.
#[test]
fn a_text_tells_its_file() {
    let exact = ["memory.stat", "vmstat", "meminfo", "stat", "pid/smaps", "pid/status", "zoneinfo"];
    let (mut seen, mut found) = (HashSet::new(), 0);
    for capture in captures() {
        if !seen.insert(capture.file) {
            continue;
        }
        let Some(file) = File::from_text(&capture.text) else { continue };
        assert!(file.decode(&capture.text).is_ok(), "{} taken for {file}", capture.path);
        found += 1;
        if exact.contains(&capture.file.name()) {
            assert_eq!(file, capture.file, "{}", capture.path);
        }
    }
    assert!(found >= 30, "{found}");
}
