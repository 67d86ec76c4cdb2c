//! The conformance vectors of the format reference, by their names there.

use statcodec::Cell::{Hundredths, Max, Negative, Text, Unreadable, Value};
use statcodec::{ErrorKind, File};

use crate::corpus::reading::{cells, names, numbers, read, read_faulty};

#[test]
fn vector_f1_flat() {
    numbers(&read(File::MemoryStat, "anon 0\nfile 4096\n"), &[("anon", 0), ("file", 4096)]);
}

#[test]
fn vectors_f2_f3_empty() {
    assert!(read(File::CgroupControllers, "").is_empty());
    assert!(read(File::IoStat, "").is_empty());
    assert!(read(File::CpusetCpusEffective, "\n").is_empty());
}

#[test]
fn vectors_f4_f5_values() {
    for (file, text, name, want) in [
        (File::MemoryMax, "max\n", "value", Max),
        (File::CpuMax, "max 100000\n", "quota", Max),
        (File::CpuMax, "max 100000\n", "period", Value(100_000)),
        (File::V1CpuCfsQuotaUs, "-1\n", "value", Negative(-1)),
        (File::CpuUclampMin, "0.00\n", "value", Hundredths(0)),
        (File::CpuUclampMax, "max\n", "value", Max),
        (File::CpuWeightNice, "-20\n", "value", Negative(-20)),
        (File::V1MemoryLimitInBytes, "18446744073709551615\n", "value", Value(u64::MAX)),
        (File::V1MemoryLimitInBytes, "9223372036854771712\n", "value", Value(9223372036854771712)),
    ] {
        assert_eq!(read(file, text).get_named(name), want, "{text}");
    }
}

#[test]
fn vectors_n1_n2_nodes() {
    let v2 = read(File::MemoryNumaStat, "anon N0=4096 N2=0\n");
    cells(v2.row("anon").unwrap(), &[("N0", Value(4096)), ("N2", Value(0))]);
    let v1 = read(File::V1MemoryNumaStat, "total=5 N0=3 N1=2\n");
    cells(v1.row("total").unwrap(), &[("", Value(5)), ("N0", Value(3)), ("N1", Value(2))]);
}

#[test]
fn vectors_n3_n4_pressure_and_rdma() {
    let text = "some avg10=0.00 avg60=12.34 avg300=100.00 total=18446744073709551615\n";
    cells(
        read(File::IoPressure, text).row("some").unwrap(),
        &[
            ("avg10", Hundredths(0)),
            ("avg60", Hundredths(1234)),
            ("avg300", Hundredths(10_000)),
            ("total", Value(u64::MAX)),
        ],
    );
    let rdma = read(File::RdmaMax, "mlx5_0 hca_handle=max hca_object=0 \n");
    cells(rdma.row("mlx5_0").unwrap(), &[("hca_handle", Max), ("hca_object", Value(0))]);
}

#[test]
fn vectors_n5_n6_n7_io_stat() {
    let stat = read(File::IoStat, "8:0 \n8:16  cost.usage=12\n");
    assert_eq!(names(&stat), ["8:0", "8:16"]);
    cells(stat.row("8:16").unwrap(), &[("cost.usage", Value(12))]);

    let piled = read(File::IoStat, "8:0 8:16 rbytes=1 wbytes=0 rios=1 wios=0 dbytes=0 dios=0\n");
    assert_eq!(names(&piled), ["8:0", "8:16"]);
    assert!(piled.get_cell("8:0", "rbytes").is_absent());
    assert_eq!(piled.get_cell("8:16", "rbytes"), Value(1));

    let text = "253:1 rbytes=0 wbytes=0 rios=0 wios=1 dbytes=0 dios=0 use_delay=-1 delay_nsec=0 depth=max avg_lat=3 win=100\n";
    let stat = read(File::IoStat, text);
    let found = ["wios", "use_delay", "depth", "win"].map(|name| stat.get_cell("253:1", name));
    assert_eq!(found, [Value(1), Negative(-1), Max, Value(100)]);
}

#[test]
fn vectors_c1_c2_c3_meminfo() {
    let text =
        "MemTotal:       16384000 kB\nHugePages_Total:       0\nHardwareCorrupted:     0 kB\n";
    numbers(
        &read(File::Meminfo, text),
        &[("MemTotal", 16_384_000), ("HugePages_Total", 0), ("HardwareCorrupted", 0)],
    );
    numbers(
        &read(File::Meminfo, "ShadowCallStack:12345678 kB\n"),
        &[("ShadowCallStack", 12_345_678)],
    );
    numbers(
        &read(File::NodeMeminfo, "Node 0 FileHugePages:        0 kB\n"),
        &[("FileHugePages", 0)],
    );
}

#[test]
fn vector_c4_status() {
    let status = read(File::PidStatus, "Groups:\t \nName:\ta\\nb\nSigQ:\t0/18446744073709551615\n");
    assert!(status.get_named("Groups").is_absent());
    assert_eq!(status.get_named("Name"), Text(b"a\\nb"));
    cells(status.row("SigQ").unwrap(), &[("", Value(0)), ("", Value(u64::MAX))]);
}

#[test]
fn vectors_c5_c6_smaps() {
    let head = "7f0000000000-7f0000001000 rw-p 00000000 00:00 0 \n";
    for (line, eligible) in
        [("THPeligible:\t\t1\n", 1), ("THPeligible:    0\n", 0), ("THPeligible:           1\n", 1)]
    {
        let smaps = read(File::PidSmaps, format!("{head}{line}"));
        assert_eq!(smaps.rows().next().unwrap().get("THPeligible"), Value(eligible));
    }
    let smaps = read(File::PidSmaps, format!("{head}VmFlags: rd ex mr mw me ?? \n"));
    assert_eq!(smaps.rows().next().unwrap().get("VmFlags"), Text(b"rd ex mr mw me ?? "));
}

#[test]
fn vector_v1_without_a_path() {
    let maps = read(File::PidMaps, "7f0000000000-7f0000001000 rw-p 00000000 00:00 0 \n");
    cells(
        maps.row("7f0000000000-7f0000001000").unwrap(),
        &[
            ("perms", Text(b"rw-p")),
            ("offset", Value(0)),
            ("major", Value(0)),
            ("minor", Value(0)),
            ("inode", Value(0)),
            ("path", Text(b"")),
        ],
    );
}

#[test]
fn vector_v2_paths() {
    let narrow = "7f0000000000-7f0000001000 r-xp 00000000 08:01 77 ";
    // 83 columns: then one more blank than ever stands there.
    let wide =
        "ffffffff80000000-ffffffff80001000 r-xp ffffffff80000000 fff:fffff 18446744073709551615 ";
    for (prefix, column) in [(narrow, 73), (wide, wide.len() + 1)] {
        for path in ["/usr/bin/cat", "/tmp/a b (deleted)", r"/x\012y"] {
            let text = format!("{prefix:<72} {path}\n");
            assert_eq!(text.find(path), Some(column));
            let maps = read(File::PidMaps, text);
            assert_eq!(maps.rows().next().unwrap().get("path"), Text(path.as_bytes()));
        }
    }
}

#[test]
fn vector_s1_stat_with_20000_interrupts() {
    let zeros = " 0".repeat(20_000 - 2);
    let text = format!(
        "\
        cpu  1 2 3 4 5 6 7 8 9 10\n\
        cpu0 1 2 3 4 5 6 7 8 9 10\n\
        intr 5{zeros} 5\n\
        ctxt 7\n\
        btime 8\n\
        processes 9\n\
        procs_running 1\n\
        procs_blocked 0\n\
        softirq 55 1 2 3 4 5 6 7 8 9 10\n",
    );
    let stat = read(File::Stat, text);
    let intr = stat.row("intr").unwrap();
    assert_eq!(intr.cells().len(), 20_000);
    assert_eq!([intr.value(), intr.cells().last().unwrap().1], [Value(5), Value(5)]);
    assert_eq!(stat.get_cell("cpu0", "guest_nice"), Value(10));
    numbers(&stat, &[("ctxt", 7), ("btime", 8), ("procs_blocked", 0), ("softirq", 55)]);
    assert_eq!(stat.row("softirq").unwrap().cells().len(), 11);
}

#[test]
fn vector_t1_memory_stat_cut_at_4095() {
    let mut text: String =
        (0..).map(|key| format!("some_key_{key} {}\n", u64::MAX)).take(200).collect();
    text.truncate(4095);
    assert!(!text.ends_with('\n'));
    let last = text.lines().last().unwrap();
    let at = (ErrorKind::Truncated, text.lines().count(), last.len() + 1);
    let stat = read_faulty(File::MemoryStat, &text, &[at]);
    let (name, digits) = last.split_once(' ').unwrap();
    assert_eq!(stat.get_named(name), Unreadable(digits.as_bytes()));
    numbers(&stat, &[("some_key_0", u64::MAX), ("some_key_99", u64::MAX)]);
    assert_eq!(stat.len(), text.lines().count());
}

#[test]
fn vector_z1_zones() {
    let text = "Node 0, zone  Movable\n  pages free     0\n        protection: (0, -5, 0)\n\
                Node 0, zone   Normal\n      nr_zone_write_pending 4\n      nr_mlock     5\n";
    let zones = read(File::Zoneinfo, text);
    let movable: Vec<_> = zones.rows().next().unwrap().cells().map(|(_, cell)| cell).collect();
    assert_eq!(movable, [Value(0), Value(0), Negative(-5), Value(0)]);
    cells(
        zones.rows().nth(1).unwrap(),
        &[("nr_zone_write_pending", Value(4)), ("nr_mlock", Value(5))],
    );
}
