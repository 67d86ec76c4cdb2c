//! Rows 1 to 19: files of a process.

use statcodec::Cell::{Absent, Text, Value};
use statcodec::catalog::{Unit, pid_smaps};
use statcodec::decode;
use statcodec::{Decoder, ErrorKind, File, RowView, Snapshot};

use crate::corpus::case;
use crate::corpus::reading::{cells, numbers, read, read_faulty, unit};

fn mappings(snapshot: &Snapshot) -> Vec<RowView<'_>> {
    snapshot.rows().collect()
}

#[test]
fn case_01_vm_flags_may_be_empty() {
    let smaps = read(File::PidSmaps, case("01"));
    let [first, second] = mappings(&smaps)[..] else { panic!() };
    for (mapping, pss) in [(first, 4), (second, 2)] {
        assert_eq!(["Size", "Rss", "Pss"].map(|name| mapping.get(name)), [4, 4, pss].map(Value));
        assert_eq!(mapping.get("VmFlags"), Text(b""));
    }
}

#[test]
fn case_03_lines_without_a_unit() {
    let smaps = read(File::PidSmaps, case("03"));
    let found: Vec<_> = mappings(&smaps)
        .iter()
        .map(|mapping| ["Size", "THPeligible", "ProtectionKey"].map(|name| mapping.get(name)))
        .collect();
    let want = [
        [Value(56), Value(1), Absent],
        [Value(56), Value(0), Value(5)],
        [Value(56), Value(1), Value(0)],
    ];
    assert_eq!(found, want);
    let units = ["Size", "THPeligible", "ProtectionKey"].map(|name| unit(File::PidSmaps, name));
    assert_eq!(units, [Unit::Kibibytes, Unit::Flag, Unit::Id]);
    for mapping in mappings(&smaps) {
        let flags = mapping.get("VmFlags").text().unwrap();
        assert_eq!(flags.split(|&byte| byte == b' ').filter(|flag| !flag.is_empty()).count(), 6);
    }
}

#[test]
fn case_04_pss_is_not_its_parts() {
    let rollup = read(File::PidSmapsRollup, case("04"));
    numbers(
        &rollup,
        &[
            ("Rss", 1400),
            ("Pss", 1000),
            ("Pss_Dirty", 300),
            ("Pss_Anon", 600),
            ("Pss_File", 250),
            ("Pss_Shmem", 150),
            ("Swap", 16),
            ("SwapPss", 8),
        ],
    );
    assert_eq!(rollup.get(pid_smaps::Key::Pss), Value(1000));
    assert_eq!(unit(File::PidSmapsRollup, "Pss"), Unit::Kibibytes);
}

#[test]
fn case_06_a_line_of_pss_alone() {
    let smaps = read(File::PidSmaps, case("06"));
    let found: Vec<_> = mappings(&smaps).iter().map(|mapping| mapping.get("Pss")).collect();
    assert_eq!(found, [44, 0, 16].map(Value));
    for mapping in mappings(&smaps) {
        assert_eq!(["Rss", "Size", "Swap"].map(|name| mapping.get(name)), [Absent; 3]);
    }
    let paths: Vec<_> = mappings(&smaps).iter().map(|mapping| mapping.get("path")).collect();
    assert_eq!(paths[0], Text(b"/lib/libdemo-2.27.so"));
    assert_eq!(paths[2], Text(b""));
}

/// What follows the inode without a blank is no path, also after a line that
/// had neither.
#[test]
fn case_06_a_blank_stands_before_a_path() {
    let mut decoder = Decoder::new(File::PidMaps);
    decoder.decode(b"00400000-00401000 rw-p 00000000 00:00 0\n").unwrap();
    let error = decoder.decode(b"00400000-00401000 rw-p 00000000 00:00 7/x\n").unwrap_err();
    assert_eq!((error.kind, error.offset), (ErrorKind::Malformed, 39));
}

#[test]
fn case_07_deleted_is_a_guess() {
    let text = case("07");
    let smaps = read(File::PidSmaps, &text);
    cells(
        mappings(&smaps)[0],
        &[
            ("perms", Text(b"rw-s")),
            ("offset", Value(0x40a000)),
            ("major", Value(0)),
            ("minor", Value(1)),
            ("inode", Value(50021)),
            ("path", Text(b"/memfd:doublemapper (deleted)")),
            ("Size", Value(4)),
            ("Rss", Value(4)),
        ],
    );
    let guesses: Vec<_> =
        decode::smaps(&text).map(|item| item.unwrap().mapping.path_if_deleted()).collect();
    let want: [(&[u8], bool); 2] = [(b"/memfd:doublemapper", true), (b"/srv/notes", true)];
    assert_eq!(guesses, want);
}

#[test]
fn case_09_a_line_feed_in_a_path() {
    let text = case("09");
    let smaps = read(File::PidSmaps, &text);
    assert_eq!(smaps.len(), 1);
    assert_eq!(mappings(&smaps)[0].get("path"), Text(br"/tmp/a\012b (deleted)"));
    let mapping = decode::smaps(&text).next().unwrap().unwrap().mapping;
    assert_eq!(mapping.path_unescaped(), b"/tmp/a\nb (deleted)");
}

#[test]
fn case_10_addresses_above_i64() {
    let text = case("10");
    let smaps = read(File::PidSmaps, &text);
    let mapping = decode::smaps(&text).next().unwrap().unwrap().mapping;
    assert_eq!((mapping.start, mapping.end), (18446744073699065856, 18446744073699069952));
    let row = mappings(&smaps)[0];
    assert_eq!([row.get("perms"), row.get("path")], [Text(b"--xp"), Text(b"[vsyscall]")]);
    assert_eq!([row.get("Size"), row.get("VmFlags")], [Value(4), Text(b"ex ")]);
}

#[test]
fn case_13_no_bytes_are_no_rollup() {
    read_faulty(File::PidSmapsRollup, case("13"), &[(ErrorKind::Empty, 1, 1)]);
}

#[test]
fn case_14_no_bytes_are_no_mappings() {
    assert!(read(File::PidSmaps, case("14")).is_empty());
    read_faulty(File::PidSmapsRollup, case("14"), &[(ErrorKind::Empty, 1, 1)]);
}

/// A rollup that begins with a label is one without its header.
#[test]
fn case_14_a_rollup_has_a_header() {
    let fault = (ErrorKind::Malformed, 1, 1);
    let rollup = read_faulty(File::PidSmapsRollup, "Rss:  4 kB\nPss:  3 kB\n", &[fault]);
    numbers(&rollup, &[("Rss", 4), ("Pss", 3)]);
}

#[test]
fn case_17_more_than_32_bits() {
    let rollup = read(File::PidSmapsRollup, case("17"));
    numbers(&rollup, &[("Rss", 205_000_000), ("Pss", 204_999_000), ("Swap", 0)]);
}

#[test]
fn case_18_a_name_cut_inside_a_character() {
    let stat = read(File::PidStat, case("18"));
    assert_eq!(stat.get_named("comm"), Text(b"worker-thread-\xc3"));
    assert_eq!(stat.get_named("state"), Text(b"S"));
    numbers(&stat, &[("pid", 4242), ("ppid", 1)]);
}

#[test]
fn case_19_a_name_with_parentheses() {
    let stat = read(File::PidStat, case("19"));
    assert_eq!(stat.get_named("comm"), Text(b"a) b (c"));
    assert_eq!(stat.get_named("state"), Text(b"R"));
    numbers(&stat, &[("pid", 4243), ("ppid", 7), ("rss", 64), ("rsslim", u64::MAX)]);
}
