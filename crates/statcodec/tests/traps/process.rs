//! Traps 27 to 30: mappings and status of a process.

use statcodec::Cell::{Absent, Text, Value};
use statcodec::catalog::Unit;
use statcodec::{ErrorKind, File, RowView, decode};

use crate::corpus::reading::{absent, cells, numbers, read, read_faulty, rewritten, unit};

/// A mapping's line: the path begins in column 73, or behind two blanks.
fn line(start: &str, path: &str) -> String {
    format!("{:<72} {path}\n", format!("{start} "))
}

#[test]
fn trap_27_paths_of_mappings() {
    for path in [
        "/usr/bin/a b",
        "/tmp/gone (deleted)",
        r"/x\012y",
        r"/back\slash",
        "/with:colon = 1 kB",
        "[heap]",
        "[anon: glibc: malloc]",
        "/memfd:name (deleted)",
        "anon_inode:[eventpoll]",
    ] {
        let text = line("55d0c0de0000-55d0c0de1000 rw-s 0040a000 fe:1f 18446744073709551615", path);
        assert_eq!(text.find(path), Some(73));
        for (file, text) in
            [(File::PidMaps, text.clone()), (File::PidSmaps, text.clone() + "Size:  4 kB\n")]
        {
            let maps = read(file, text);
            let row = maps.row("55d0c0de0000-55d0c0de1000").unwrap();
            let head: Vec<_> = row.cells().take(6).collect();
            let want: [(&[u8], _); 6] = [
                (b"perms", Text(b"rw-s")),
                (b"offset", Value(0x40a000)),
                (b"major", Value(0xfe)),
                (b"minor", Value(0x1f)),
                (b"inode", Value(u64::MAX)),
                (b"path", Text(path.as_bytes())),
            ];
            assert_eq!(head, want);
        }
    }
}

#[test]
fn trap_27_permissions_and_hexadecimal() {
    let start = |perms: &str| format!("00400000-00401000 {perms} 00000000 08:01 5 \n");
    for perms in ["rwxp", "---s", "--xp", "r--s"] {
        let maps = read(File::PidMaps, start(perms));
        assert_eq!(maps.get_cell("00400000-00401000", "perms"), Text(perms.as_bytes()));
    }
    for (text, kind, column) in [
        (start("rwxq"), ErrorKind::Malformed, 19),
        (start("wr-p"), ErrorKind::Malformed, 19),
        (start("rwxp").replace("08:", "8:"), ErrorKind::NotCanonical, 33),
        (start("rwxp").replace("00401000", "0040100A"), ErrorKind::NotCanonical, 10),
        (start("rwxp").replace(" 5 ", " 05 "), ErrorKind::NotCanonical, 39),
    ] {
        assert!(read_faulty(File::PidMaps, text, &[(kind, 1, column)]).is_empty());
    }
}

/// Page sizes after `Swap` before 4.14, after `Size` since.
const OLD: &str = "\
    Size:               4096 kB\n\
    Rss:                   8 kB\n\
    Private_Hugetlb:       0 kB\n\
    Swap:                  1 kB\n\
    KernelPageSize:        4 kB\n\
    MMUPageSize:           4 kB\n\
    Locked:                0 kB\n\
    VmFlags: rd wr ?? \n";
const NEW: &str = "\
    Size:               4096 kB\n\
    KernelPageSize:        4 kB\n\
    MMUPageSize:           4 kB\n\
    Rss:                   8 kB\n\
    Private_Hugetlb:       0 kB\n\
    Swap:                  1 kB\n\
    Locked:                0 kB\n\
    THPeligible:           1\n\
    ProtectionKey:         0\n\
    VmFlags: rd wr ?? \n";

#[test]
fn trap_28_order_of_smaps() {
    for body in [OLD, NEW] {
        let smaps =
            read(File::PidSmaps, line("00400000-00800000 rw-p 00000000 00:00 0", "[heap]") + body);
        let row: RowView<'_> = smaps.rows().next().unwrap();
        for (name, kib) in
            [("Size", 4096), ("KernelPageSize", 4), ("Rss", 8), ("Private_Hugetlb", 0), ("Swap", 1)]
        {
            assert_eq!(row.get(name), Value(kib), "{name}");
            assert_eq!(unit(File::PidSmaps, name), Unit::Kibibytes);
        }
        assert_eq!(row.get("VmFlags"), Text(b"rd wr ?? "));
        assert_eq!(row.get("SwapPss"), Absent);
    }
}

#[test]
fn trap_28_spellings_and_widths_of_smaps() {
    let head = "00400000-00800000 rw-p 00000000 00:00 0 \n";
    for (spelling, eligible) in
        [("    0", 0), ("\t\t1", 1), ("    1", 1), ("           1", 1), ("           0", 0)]
    {
        let smaps = read(
            File::PidSmaps,
            format!("{head}THPeligible:{spelling}\nProtectionKey:         5\n"),
        );
        let row = smaps.rows().next().unwrap();
        assert_eq!(
            ["THPeligible", "ProtectionKey"].map(|name| row.get(name)),
            [eligible, 5].map(Value)
        );
    }
    assert_eq!(
        [unit(File::PidSmaps, "THPeligible"), unit(File::PidSmaps, "ProtectionKey")],
        [Unit::Flag, Unit::Id]
    );
    // Eight columns from the sixteenth on, but seven from the seventeenth.
    let rollup = read(
        File::PidSmapsRollup,
        line("00400000-00800000 ---p 00000000 00:00 0", "[rollup]")
            + "Rss:                   8 kB\nPrivate_Hugetlb:       0 kB\n",
    );
    for (name, kib, text) in [
        ("Rss", 123_456_789, "\nRss:            123456789 kB\n"),
        ("Private_Hugetlb", 1_234_567, "\nPrivate_Hugetlb: 1234567 kB\n"),
        ("Private_Hugetlb", 12_345_678, "\nPrivate_Hugetlb: 12345678 kB\n"),
    ] {
        assert!(rewritten(&rollup, name, kib).contains(text), "{text}");
    }
    // Numbers without padding, as a patch once printed them.
    let narrow =
        read(File::PidSmaps, format!("{head}Size:           4 kB\nRss:            123 kB\n"));
    let row = narrow.rows().next().unwrap();
    assert_eq!(["Size", "Rss"].map(|name| row.get(name)), [4, 123].map(Value));
}

#[test]
fn trap_29_keys_of_the_rollup() {
    let head = line("55d000000000-7ffd00000000 ---p 00000000 00:00 0", "[rollup]");
    let rollup = read(
        File::PidSmapsRollup,
        head + "Rss:  9 kB\nPss:  8 kB\nPss_Anon:  4 kB\nPss_File:  3 kB\nPss_Shmem:  1 kB\n",
    );
    numbers(&rollup, &[("Rss", 9), ("Pss", 8), ("Pss_Anon", 4), ("Pss_File", 3), ("Pss_Shmem", 1)]);
    absent(&rollup, &["Size", "KernelPageSize", "THPeligible", "VmFlags"]);
    cells(
        rollup.rows().next().unwrap(),
        &[
            ("perms", Text(b"---p")),
            ("offset", Value(0)),
            ("major", Value(0)),
            ("minor", Value(0)),
            ("inode", Value(0)),
            ("path", Text(b"[rollup]")),
        ],
    );
}

#[test]
fn trap_30_status_of_a_kernel_thread() {
    let status = read(
        File::PidStatus,
        "\
        Name:\tkworker/0:1-events\n\
        Umask:\t0000\n\
        State:\tI (idle)\n\
        Uid:\t0\t0\t0\t0\n\
        Groups:\t \n\
        NStgid:\t12\n\
        Kthread:\t1\n\
        Threads:\t1\n\
        SigQ:\t0/127\n\
        SigPnd:\t0000000000000000\n\
        Cpus_allowed:\tff,ffffffff\n\
        Cpus_allowed_list:\t0-39\n\
        Mems_allowed_list:\t\n",
    );
    absent(&status, &["VmSize", "VmRSS", "HugetlbPages", "CoreDumping"]);
    for (name, want) in [
        ("Umask", "0000"),
        ("State", "I (idle)"),
        ("SigPnd", "0000000000000000"),
        ("Cpus_allowed", "ff,ffffffff"),
        ("Mems_allowed_list", ""),
    ] {
        assert_eq!(status.get_named(name), Text(want.as_bytes()), "{name}");
    }
    assert_eq!(status.row("Uid").unwrap().cells().len(), 4);
    assert_eq!(
        status.row("SigQ").unwrap().cells().map(|(_, cell)| cell).collect::<Vec<_>>(),
        [0, 127].map(Value)
    );
}

#[test]
fn trap_30_numbers_and_names_of_status() {
    let status = read(
        File::PidStatus,
        "Name:\t a\\nb\\\\ \nVmPeak:\t    1234 kB\nHugetlbPages:\t       0 kB\nThreads:\t1\n",
    );
    // Only LF and backslash are escaped, and the name is kept as it stands.
    assert_eq!(status.get_named("Name"), Text(b" a\\nb\\\\ "));
    assert_eq!(unit(File::PidStatus, "VmPeak"), Unit::Kibibytes);
    for (name, number, line) in [
        ("VmPeak", 12_345_678, "VmPeak:\t12345678 kB\n"),
        ("VmPeak", 1, "VmPeak:\t       1 kB\n"),
        ("HugetlbPages", 123_456_789, "HugetlbPages:\t123456789 kB\n"),
        ("Threads", 100, "Threads:\t100\n"),
    ] {
        assert!(rewritten(&status, name, number).contains(line), "{line}");
    }
    let fields: Vec<_> =
        decode::colon(b"Name:\t x \nVmRSS:\t       5 kB\n").map(Result::unwrap).collect();
    assert_eq!(fields[0].value, statcodec::Value::Text(b" x "));
    assert_eq!((fields[1].value, fields[1].kib), (statcodec::Value::Number(5), true));
}

/// The name in /proc/pid/stat is raw: any bytes up to the last parenthesis,
/// also when it is changed.
#[test]
fn trap_30_names_of_pid_stat() {
    let stat = read(File::PidStat, "7 (plain) S 1 7\n");
    for name in ["", "a b", "a) b (c", ") S 1 (", "a\nb", "((", "))", "\t"] {
        let text = format!("7 ({name}) S 1 7\n");
        let found = read(File::PidStat, &text);
        assert_eq!(found.get_named("comm"), Text(name.as_bytes()), "{name:?}");
        numbers(&found, &[("pid", 7), ("ppid", 1), ("pgrp", 7)]);
        let mut renamed = stat.clone();
        renamed.set(1, statcodec::Value::Text(name.as_bytes())).unwrap();
        assert_eq!(renamed.to_text(), text.as_bytes(), "{name:?}");
    }
}
