//! Files whose lines hang together: a heading and what stands below it, a node
//! that all lines name, a record.

use statcodec::{Cell, ErrorKind, File};

use ErrorKind::{DuplicateName, ExpectedNumber, Malformed, Truncated};

use crate::{Case, check};

const fn value(number: u64) -> Cell<'static> {
    Cell::Value(number)
}

/// A line of maps and smaps, and what its row begins with.
const LINE: &str = "00400000-00401000 r-xp 00000000 fe:01 77 /a\n";

/// smaps: of `LINE`, written `@`, the cells are left out.
#[rustfmt::skip]
const SMAPS: &[Case] = &[
    ("@Size:                  4 kB\nRss:                   1 kB\n", None, &[("00400000-00401000", "Size", value(4)), ("00400000-00401000", "Rss", value(1))]),
    // A mapping's line that is none: its fields are no other mapping's.
    ("@Size:                  4 kB\n00402000-00403000 r?xp 00000000 fe:01 77 /b\nSize:                  8 kB\n", Some((Malformed, 3, 19)), &[("00400000-00401000", "Size", value(4)), ("", "Size", value(8))]),
    ("@Size:                  4 kB\n?0402000-00403000 r-xp 00000000 fe:01 77 /b\nSize:                  8 kB\nRss:                   2 kB\n", Some((Malformed, 3, 18)), &[("00400000-00401000", "Size", value(4)), ("00400000-00401000", "Size", value(8)), ("00400000-00401000", "Rss", value(2))]),
    ("@Size:                  4 kB\nRss:                   1 kB\n?0402000-00403000 r-xp 00000000 fe:01 77 /b\nSize:                  8 kB\nRss:                   2 kB\n", Some((Malformed, 4, 18)), &[("00400000-00401000", "Size", value(4)), ("00400000-00401000", "Rss", value(1)), ("", "Size", value(8)), ("", "Rss", value(2))]),
    // It is lost altogether.
    ("@Size:                  4 kB\nRss:                   1 kB\nSize:                  8 kB\nRss:                   2 kB\n", Some((DuplicateName, 4, 1)), &[("00400000-00401000", "Size", value(4)), ("00400000-00401000", "Rss", value(1)), ("", "Size", value(8)), ("", "Rss", value(2))]),
    ("Size:                  4 kB\nRss:                   1 kB\n", Some((Malformed, 1, 1)), &[("", "Size", value(4)), ("", "Rss", value(1))]),
    // A field's line that stands there twice, and one whose letter was lost.
    ("@Size:                  4 kB\nSize:                  4 kB\nRss:                   1 kB\n", Some((DuplicateName, 3, 1)), &[("00400000-00401000", "Size", value(4)), ("00400000-00401000", "Size", value(4)), ("00400000-00401000", "Rss", value(1))]),
    ("@ass:                   4 kB\nRss:                   1 kB\n", Some((Malformed, 2, 1)), &[("00400000-00401000", "Rss", value(1))]),
    ("@R ss:                  4 kB\nPss:                   1 kB\n", Some((Malformed, 2, 2)), &[("00400000-00401000", "Pss", value(1))]),
    ("@Size:                  4 kB\n0040", Some((Truncated, 3, 5)), &[("00400000-00401000", "Size", value(4))]),
];

#[test]
fn smaps_rules() {
    for (text, error, want) in SMAPS {
        let whole = text.replace('@', LINE);
        let (snapshot, problems) = File::PidSmaps.decode_lenient(whole.as_bytes()).unwrap();
        let first = problems.as_slice().first().map(|error| {
            let at = error.position(whole.as_bytes());
            (error.kind, at.line, at.column)
        });
        assert_eq!(first, *error, "{text:?}");
        let names = ["perms", "offset", "major", "minor", "inode", "path"];
        let mut read = Vec::new();
        for row in snapshot.rows() {
            let fields =
                row.cells().filter(|(name, _)| !names.iter().any(|n| n.as_bytes() == *name));
            read.extend(fields.map(|(name, cell)| (row.name(), name, cell)));
        }
        let want: Vec<_> = want.iter().map(|(r, c, v)| (r.as_bytes(), c.as_bytes(), *v)).collect();
        assert_eq!(read, want, "{text:?}");
        assert_eq!(snapshot.to_text(), whole.as_bytes());
    }
}

#[rustfmt::skip]
const ZONEINFO: &[Case] = &[
    ("Node 0, zone DMA\n  pages free     1\n        min      2\nNode 0, zone DMA32\n  pages free     3\n", None, &[("Node 0, zone DMA", "pages free", value(1)), ("Node 0, zone DMA", "min", value(2)), ("Node 0, zone DMA32", "pages free", value(3))]),
    ("Node 0, zone DMA\n  pages free     1\n        min      2\nNode 0? zone DMA32\n  pages free     3\n        min      4\n", Some((Malformed, 4, 1)), &[("Node 0, zone DMA", "pages free", value(1)), ("Node 0, zone DMA", "min", value(2)), ("", "pages free", value(3)), ("", "min", value(4))]),
    ("Node 0, zone DMA\n  pages free     1\n        min      2\nNode 1? zone DMA\n  per-node stats\n      nr_dirty 5\n  pages free     3\n", Some((Malformed, 4, 1)), &[("Node 0, zone DMA", "pages free", value(1)), ("Node 0, zone DMA", "min", value(2)), ("", "nr_dirty", value(5)), ("", "pages free", value(3))]),
    ("  pages free     1\n", Some((Malformed, 1, 1)), &[("", "pages free", value(1))]),
    ("Node 0, zone DMA\n  pages free     1\n  pages free     1\n        min      2\n", Some((Malformed, 3, 1)), &[("Node 0, zone DMA", "pages free", value(1)), ("Node 0, zone DMA", "pages free", value(1)), ("Node 0, zone DMA", "min", value(2))]),
    ("Node 0, zone DMA\n?       pages free     1\n        min      2\n", Some((Malformed, 2, 1)), &[("Node 0, zone DMA", "min", value(2))]),
    ("Node 0, zone DMA\n  pages free     x1\n        min      2\n", Some((ExpectedNumber, 2, 18)), &[("Node 0, zone DMA", "pages free", Cell::Unreadable(b"x1")), ("Node 0, zone DMA", "min", value(2))]),
];

#[test]
fn zoneinfo_rules() {
    check(File::Zoneinfo, ZONEINFO);
}

#[rustfmt::skip]
const NODE: &[Case] = &[
    ("Node 1 MemTotal:         16 kB\nNode 1 MemFree:           8 kB\n", None, &[("Node", "", value(1)), ("MemTotal", "", value(16)), ("MemFree", "", value(8))]),
    ("Node x MemTotal:         16 kB\nNode 1 MemFree:           8 kB\n", Some((Malformed, 1, 1)), &[("Node", "", value(1)), ("MemFree", "", value(8))]),
    ("Node 2 MemTotal:         16 kB\nNode 1 MemFree:           8 kB\n", Some((Malformed, 2, 6)), &[("Node", "", value(2)), ("MemTotal", "", value(16))]),
    ("Node 2 MemTotal:         16 kB\nNode 1 MemFree:           8 kB\nNode 1 MemUsed:           8 kB\n", Some((Malformed, 1, 6)), &[("Node", "", value(1)), ("MemFree", "", value(8)), ("MemUsed", "", value(8))]),
    ("\nNode 1 MemFree:           8 kB\n", Some((ErrorKind::BlankLine, 1, 1)), &[("Node", "", value(1)), ("MemFree", "", value(8))]),
];

#[test]
fn node_meminfo_rules() {
    check(File::NodeMeminfo, NODE);
}

#[rustfmt::skip]
const STAT: &[Case] = &[
    ("7 (a) S 1 2\n", None, &[("pid", "", value(7)), ("comm", "", Cell::Text(b"a")), ("state", "", Cell::Text(b"S")), ("ppid", "", value(1)), ("pgrp", "", value(2))]),
    ("7 (a)  1 2\n", Some((Malformed, 1, 7)), &[("pid", "", value(7)), ("comm", "", Cell::Text(b"a")), ("state", "", Cell::Unreadable(b"")), ("ppid", "", value(1)), ("pgrp", "", value(2))]),
    ("7 (a) 1 2\n", Some((Malformed, 1, 7)), &[("pid", "", value(7)), ("comm", "", Cell::Text(b"a")), ("state", "", Cell::Unreadable(b"1")), ("ppid", "", value(2))]),
    ("7 (a) S  2\n", Some((ExpectedNumber, 1, 9)), &[("pid", "", value(7)), ("comm", "", Cell::Text(b"a")), ("state", "", Cell::Text(b"S")), ("ppid", "", Cell::Unreadable(b"")), ("pgrp", "", value(2))]),
    ("7 (a)S 1\n", Some((Malformed, 1, 6)), &[("pid", "", value(7)), ("comm", "", Cell::Text(b"a"))]),
];

#[test]
fn pid_stat_rules() {
    check(File::PidStat, STAT);
}

/// Fields that a later kernel adds have no names, which is no fault.
#[test]
fn pid_stat_may_grow() {
    let text = format!("7 (a) S{}\n", " 1".repeat(60));
    let snapshot = File::PidStat.decode(text.as_bytes()).unwrap();
    assert_eq!(snapshot.len(), 63);
    assert_eq!(snapshot.rows().filter(|row| row.name().is_empty()).count(), 11);
}

/// The mapping of smaps_rollup may stand below a bad line; another is reported
/// and read.
#[test]
fn rollup_mappings() {
    for (text, error) in [
        ("?\n@Rss:  4 kB\n", (ErrorKind::ExpectedSeparator, 1)),
        ("@@Rss:  4 kB\n", (Malformed, LINE.len())),
    ] {
        let text = text.replace('@', LINE);
        let (snapshot, problems) = File::PidSmapsRollup.decode_lenient(text.as_bytes()).unwrap();
        let first = problems.as_slice()[0];
        assert_eq!((first.kind, first.offset), error);
        assert_eq!(snapshot.get_cell("00400000-00401000", "inode"), value(77));
        assert_eq!(snapshot.get_named("Rss"), value(4));
        assert_eq!(snapshot.to_text(), text.as_bytes());
    }
}
