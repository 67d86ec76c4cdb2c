//! The builder makes from names and values what the newest kernels print.

mod corpus;

use corpus::captures;
use statcodec::catalog::Shape;
use statcodec::encode::Builder;
use statcodec::{Cell, ErrorKind, File, Snapshot, Value};

/// Takes a snapshot apart and builds it again.
fn rebuild(snapshot: &Snapshot) -> Builder {
    let mut builder = Builder::new(snapshot.file());
    for row in snapshot.rows() {
        builder.row(row.name());
        for (name, cell) in row.cells() {
            let value = match cell {
                Cell::Value(number) => Value::Number(number),
                Cell::Hundredths(number) => Value::Hundredths(number),
                Cell::Negative(number) => Value::Negative(number),
                Cell::Max => Value::Max,
                Cell::Text(text) => Value::Text(text),
                other => panic!("{other:?}"),
            };
            builder.cell(name, value);
        }
    }
    builder
}

/// Every captured file comes out of its names and values as it went in. The
/// layout of zoneinfo, of THPeligible in smaps and of FileHugePages in a
/// node's meminfo changed with the kernels; the builder prints the newest.
#[test]
fn every_capture_is_built_from_its_values() {
    let mut built = 0;
    for capture in captures() {
        let older = !capture.path.starts_with("v2-7.2");
        let changed = matches!(capture.file.info().shape, Shape::Zoneinfo | Shape::Smaps)
            || capture.file == File::NodeMeminfo;
        if older && changed {
            continue;
        }
        let snapshot = capture.file.decode(&capture.text).unwrap();
        let text = rebuild(&snapshot).text();
        let (found, want) = (corpus::lossy(&text), corpus::lossy(&capture.text));
        for (found, want) in found.lines().zip(want.lines()) {
            assert_eq!(found, want, "{}", capture.path);
        }
        assert_eq!(text, capture.text, "{}", capture.path);
        assert_eq!(rebuild(&snapshot).finish().unwrap(), snapshot, "{}", capture.path);
        built += 1;
    }
    assert!(built > 2900, "{built}");
}

#[test]
fn what_the_file_cannot_hold_is_an_error() {
    let build = |file, name: &str, value| Builder::new(file).row(name).cell("", value).finish();
    for (file, name, value, want) in [
        (File::MemoryStat, "a b", Value::Number(1), ErrorKind::ExpectedNumber),
        (File::MemoryStat, "", Value::Number(1), ErrorKind::ExpectedName),
        (File::MemoryStat, "a\nb", Value::Number(1), ErrorKind::ExpectedSeparator),
        (File::MemoryStat, "a", Value::Text(b"1\nb 2"), ErrorKind::NotEncodable),
        (File::MemoryStat, "a", Value::Hundredths(1), ErrorKind::ExpectedLineEnd),
        (File::MemoryMax, "", Value::Text(b"x"), ErrorKind::ExpectedNumber),
        (File::CgroupType, "", Value::Text(b"a\nb"), ErrorKind::ExpectedLineEnd),
        (File::CpuMax, "quota", Value::Max, ErrorKind::ExpectedNumber),
    ] {
        let found = build(file, name, value).map_err(|error| error.kind);
        assert_eq!(found, Err(want), "{file} {name:?}");
    }
    assert_eq!(Builder::new(File::CgroupControllers).finish().unwrap().to_text(), b"");
    assert_eq!(Builder::new(File::CpusetCpus).finish().unwrap().to_text(), b"\n");
}

/// What would read back as another value is refused.
#[test]
fn what_reads_back_as_something_else_is_an_error() {
    let rollup =
        b"00400000-00401000 ---p 00000000 00:00 0  [rollup]\nRss:                   4 kB\n";
    let rollup = File::PidSmapsRollup.decode(rollup).unwrap();
    for (text, want) in [(b"x".as_slice(), Ok(())), (b"  x", Err(ErrorKind::NotEncodable))] {
        let mut builder = rebuild(&rollup);
        builder.row("New").cell("", Value::Text(text));
        assert_eq!(builder.finish().map(drop).map_err(|error| error.kind), want);
    }
    // Digits that are text may be given as a number.
    let mut builder = Builder::new(File::PidStatus);
    let built = builder.row("Name").cell("", Value::Number(7)).finish().unwrap();
    assert_eq!(built.get_named("Name"), Cell::Text(b"7"));
    for (name, want) in [("a", Ok(())), ("a=b", Err(ErrorKind::NotEncodable))] {
        let mut builder = Builder::new(File::IoStat);
        builder.row("8:0").cell(name, Value::Number(1));
        assert_eq!(builder.finish().map(drop).map_err(|error| error.kind), want);
    }
}

/// A snapshot that was built is encoded again with other values.
#[test]
fn values_are_set_and_fields_keep_their_width() {
    let mut builder = Builder::new(File::Meminfo);
    builder.row("MemTotal").cell("", Value::Number(16));
    builder.row("HugePages_Total").cell("", Value::Number(0));
    let mut snapshot = builder.finish().unwrap();
    for (value, want) in [
        (0, "MemTotal:              0 kB\n"),
        (12_345_678, "MemTotal:       12345678 kB\n"),
        (1_234_567_890, "MemTotal:       1234567890 kB\n"),
    ] {
        snapshot.set(0, Value::Number(value)).unwrap();
        let text = snapshot.to_text();
        let want = format!("{want}HugePages_Total:       0\n");
        assert_eq!(corpus::lossy(&text), want);
        assert_eq!(File::Meminfo.decode(&text).unwrap(), snapshot);
    }
    assert_eq!(snapshot.set(0, Value::Max).unwrap_err().kind, ErrorKind::NotEncodable);
    assert_eq!(snapshot.set(9, Value::Number(0)).unwrap_err().kind, ErrorKind::NotEncodable);
}

/// Text that is replaced again and again takes no more and more memory.
#[test]
fn text_is_set_any_number_of_times() {
    let mut builder = Builder::new(File::CgroupType);
    builder.row("value").cell("", Value::Text(b"domain"));
    let mut snapshot = builder.finish().unwrap();
    for number in 0..10_000 {
        let text = format!("text of number {number}");
        snapshot.set(0, Value::Text(text.as_bytes())).unwrap();
        assert_eq!(snapshot.cell(0), Cell::Text(text.as_bytes()));
    }
    assert_eq!(snapshot.to_text(), b"text of number 9999\n");
    assert!(snapshot.set(0, Value::Text(b"two\nlines")).is_err());
}
