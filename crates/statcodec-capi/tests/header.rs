//! `include/statcodec.h` is generated, committed, and held against the sources
//! here. `cargo xtask header` refreshes it: it runs these tests with
//! `STATCODEC_REFRESH` set.

#[path = "header/enumerators.rs"]
mod enumerators;
#[path = "../src/key.rs"]
#[allow(dead_code, reason = "the library uses the rest")]
mod key;
#[path = "../src/status/own.rs"]
#[allow(dead_code, unreachable_pub, reason = "the library uses the rest")]
mod own;
#[path = "header/sections.rs"]
mod sections;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use enumerators::Enumerator;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Fails where a committed file is not `text`; writes it when refreshing.
fn committed(path: &Path, text: &str) {
    if std::env::var_os("STATCODEC_REFRESH").is_some() {
        return fs::write(path, text).unwrap();
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    let line = found.lines().zip(text.lines()).take_while(|(a, b)| a == b).count() + 1;
    let name = path.file_name().unwrap().display();
    assert!(found == text, "{name} is stale from line {line} on: run `cargo xtask header`");
}

#[test]
fn the_header_is_what_the_sources_say() {
    committed(&root().join("include/statcodec.h"), &sections::header());
}

/// The reader's statuses stand in a list of their own, since C has them by
/// name; the reader says what they are.
#[test]
fn statuses_of_the_reader_are_the_readers() {
    use statcodec_reader::ReadErrorKind as Kind;
    let cut = statcodec::File::MemoryStat.decode(b"anon 1").unwrap_err();
    for (name, kind) in [
        ("VANISHED", Kind::Vanished),
        ("FORBIDDEN", Kind::Forbidden),
        ("UNSUPPORTED", Kind::Unsupported),
        ("CUT_SHORT", Kind::Truncated(cut)),
        ("TOO_MANY_FILES", Kind::TooManyFiles),
        ("UNKNOWN_FILE", Kind::UnknownFile),
        ("IO", Kind::Io),
        ("NOT_MOUNTED", Kind::NotMounted),
    ] {
        assert!(own::OWN.contains(&(name, kind.number(), kind.as_str())), "{name}");
    }
}

/// Numbers are for ever: the list of them grows, and nothing in it changes.
#[test]
fn numbers_never_change() {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/header/enumerators.txt");
    let now = enumerators::all();
    let by_name: HashMap<&str, u32> =
        now.iter().map(|Enumerator { name, value, .. }| (name.as_str(), *value)).collect();
    assert_eq!(by_name.len(), now.len(), "a name stands for two numbers");
    for line in fs::read_to_string(&list).unwrap_or_default().lines() {
        let (name, value) = line.split_once(' ').unwrap();
        let value: u32 = value.parse().unwrap();
        assert_eq!(by_name.get(name), Some(&value), "{name} must stay {value}");
    }
    let text: String = now.iter().map(|item| format!("{} {}\n", item.name, item.value)).collect();
    committed(&list, &text);
}
