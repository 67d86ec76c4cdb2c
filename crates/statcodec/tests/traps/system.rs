//! Traps 22 to 26, 31, 32, 36 and 37: the machine's files and its nodes'.

use statcodec::Cell::{Absent, Hundredths, Negative, Unreadable, Value};
use statcodec::catalog::Unit;
use statcodec::{ErrorKind, File};

use crate::corpus::reading::{absent, cells, names, numbers, read, read_faulty, rewritten, unit};

#[test]
fn trap_22_rows_of_proc_stat() {
    // Columns grew over time, and CPUs have gaps.
    for columns in [4, 7, 8, 9, 10, 11] {
        let row = |name: &str| -> String {
            let ticks: String = (1..=columns).map(|column| format!(" {column}")).collect();
            format!("{name}{ticks}\n")
        };
        let stat = read(File::Stat, row("cpu ") + &row("cpu0") + &row("cpu7") + "btime 5\n");
        assert_eq!(names(&stat), ["cpu", "cpu0", "cpu7", "btime"]);
        for cpu in ["cpu", "cpu7"] {
            let guest_nice = if columns < 10 { Absent } else { Value(10) };
            assert_eq!(stat.get_cell(cpu, "user"), Value(1));
            assert_eq!(stat.get_cell(cpu, "guest_nice"), guest_nice, "{columns}");
            assert_eq!(stat.row(cpu).unwrap().cells().len() as u64, columns);
        }
    }
    // What is read in one column is not another's, whatever it is.
    let stat = read(
        File::Stat,
        "cpu  1 0 4294967295 18446744073709551615 0 0 0 0 1 0\nintr 4294967296 0 4294967295\n",
    );
    assert_eq!(
        ["system", "idle"].map(|name| stat.get_cell("cpu", name)),
        [u64::from(u32::MAX), u64::MAX].map(Value)
    );
    numbers(&stat, &[("intr", 1 << 32)]);
    assert!(File::Stat.cell_named(b"idle").unwrap().meaning.contains("step back"));
    // A row of words is no header here.
    let faults = [(ErrorKind::ExpectedNumber, 1, 6), (ErrorKind::ExpectedNumber, 1, 8)];
    read_faulty(File::Stat, "cpu  x y\nctxt 1\n", &faults);
}

#[test]
fn trap_23_odd_lines_of_meminfo() {
    let text = "\
        MemTotal:       16384000 kB\n\
        ShadowCallStack:   12345 kB\n\
        EarlyMemtestBad:       0 kB\n\
        HardwareCorrupted:     0 kB\n\
        TdpCount:              7 kB\n\
        HugePages_Total:       0\n\
        HugePages_Free:        0\n\
        Hugepagesize:       2048 kB\n";
    let meminfo = read(File::Meminfo, text);
    numbers(&meminfo, &[("MemTotal", 16_384_000), ("ShadowCallStack", 12_345), ("TdpCount", 7)]);
    assert!(meminfo.row("TdpCount").unwrap().info().is_none());
    assert_eq!(unit(File::Meminfo, "HugePages_Total"), Unit::HugePages);
    assert_eq!(unit(File::Meminfo, "Hugepagesize"), Unit::Kibibytes);
    // Wider numbers as the kernel prints them.
    for (name, number, line) in [
        ("MemTotal", 123_456_789, "MemTotal:       123456789 kB\n"),
        ("MemTotal", 1, "MemTotal:              1 kB\n"),
        ("ShadowCallStack", 12_345_678, "ShadowCallStack:12345678 kB\n"),
        ("ShadowCallStack", 123_456_789, "ShadowCallStack:123456789 kB\n"),
        ("HardwareCorrupted", 12_345, "HardwareCorrupted: 12345 kB\n"),
        ("HardwareCorrupted", 123_456, "HardwareCorrupted: 123456 kB\n"),
        ("EarlyMemtestBad", 123_456, "EarlyMemtestBad:   123456 kB\n"),
        ("HugePages_Total", 123_456, "HugePages_Total:   123456\n"),
        ("HugePages_Free", 12_345, "HugePages_Free:    12345\n"),
    ] {
        assert!(rewritten(&meminfo, name, number).contains(line), "{line}");
    }
}

#[test]
fn trap_24_a_nodes_meminfo() {
    let text = "\
        Node 3 MemTotal:       16384000 kB\n\
        Node 3 MemUsed:           12345 kB\n\
        Node 3 FilePages:           800 kB\n\
        Node 3 FileHugePages:        0 kB\n\
        Node 3 FilePmdMapped:         0 kB\n\
        Node 3 HugePages_Total:     0\n\
        Node 3 HugePages_Free:      0\n\
        Node 3 HugePages_Surp:      0\n";
    let meminfo = read(File::NodeMeminfo, text);
    numbers(
        &meminfo,
        &[("Node", 3), ("MemTotal", 16_384_000), ("MemUsed", 12_345), ("FilePages", 800)],
    );
    assert!(meminfo.rows().all(|row| row.info().is_some()));
    absent(&meminfo, &["Cached", "Buffers", "MemAvailable"]);
    for (name, number, line) in [
        ("MemTotal", 7, "Node 3 MemTotal:              7 kB\n"),
        // One column short in 5.4 to 6.5, as wide as the others since.
        ("FileHugePages", 12_345_678, "Node 3 FileHugePages: 12345678 kB\n"),
        ("FilePmdMapped", 12_345_678, "Node 3 FilePmdMapped:  12345678 kB\n"),
        ("HugePages_Total", 12_345, "Node 3 HugePages_Total: 12345\n"),
        ("HugePages_Free", 123_456, "Node 3 HugePages_Free:  123456\n"),
        ("HugePages_Surp", 12, "Node 3 HugePages_Surp:     12\n"),
    ] {
        assert!(rewritten(&meminfo, name, number).contains(line), "{line}");
    }
    // The number of another node is a fault, not another key.
    let fault = (ErrorKind::Malformed, 2, 6);
    let two = "Node 0 MemFree:               1 kB\nNode 1 MemTotal:              2 kB\n";
    absent(&read_faulty(File::NodeMeminfo, two, &[fault]), &["MemTotal"]);
}

#[test]
fn trap_25_names_of_numa_events() {
    let node = read(
        File::NodeNumastat,
        "numa_hit 1\nnuma_miss 2\nnuma_foreign 3\ninterleave_hit 4\nlocal_node 5\nother_node 6\n",
    );
    assert!(node.rows().all(|row| row.info().is_some_and(|info| info.unit == Unit::Pages)));
    for (file, known, other) in [
        (File::NodeNumastat, "interleave_hit", "numa_interleave"),
        (File::Vmstat, "numa_interleave", "interleave_hit"),
        (File::NodeVmstat, "numa_local", "local_node"),
    ] {
        assert!(file.key_named(known.as_bytes()).is_some(), "{known}");
        assert!(file.key_named(other.as_bytes()).is_none(), "{other}");
    }
}

#[test]
fn trap_26_nr_unstable_first_or_last() {
    numbers(
        &read(File::Vmstat, "nr_free_pages 9\nnr_unstable 5\npgpgin 1\n"),
        &[("nr_unstable", 5)],
    );
    numbers(
        &read(File::Vmstat, "nr_free_pages 9\npgpgin 1\nnr_unstable 0\n"),
        &[("nr_unstable", 0)],
    );
    assert!(File::Vmstat.key_named(b"nr_unstable").unwrap().meaning.contains("always 0 since 5.8"));
    for (name, want) in [
        ("nr_free_pages", Unit::Pages),
        ("nr_kernel_stack", Unit::Kibibytes),
        ("nr_shadow_call_stack", Unit::Kibibytes),
        ("nr_anon_transparent_hugepages", Unit::HugePages),
        ("nr_file_pmdmapped", Unit::HugePages),
        ("pgfault", Unit::Events),
    ] {
        assert_eq!(unit(File::Vmstat, name), want, "{name}");
    }
    // 4.20 could print a counter without a name: the line goes, no other does.
    let vmstat =
        read_faulty(File::Vmstat, "nr_tlb 1\n 0\npgfault 2\n", &[(ErrorKind::ExpectedName, 2, 1)]);
    numbers(&vmstat, &[("nr_tlb", 1), ("pgfault", 2)]);
}

/// A populated zone as 7.1 prints it, then one without pages.
const ZONES: &str = "\
Node 0, zone   Normal
  per-node stats
      nr_inactive_anon 12
      nr_zone_inactive_anon 3
  pages free     1024
        boost    0
        min      50
        protection: (0, -1, 18446744073709551615)
      nr_free_pages 1024
  pagesets
    cpu: 0
              count:    -3
              high_min: 4
  vm stats threshold: 12
    cpu: 1
              count:    9
  node_unreclaimable:  0
  start_pfn:           4096
Node 0, zone  Movable
  pages free     0
        min      32
        protection: (0, 0, 0)
";

/// Counters indented by 4, `protection` after them, an odd indent: 4.8.
const OLD_ZONE: &str = "\
Node 0, zone      DMA
  pages free     3976
        min      67
   node_scanned  0
        managed  3976
    nr_free_pages 3976
        protection: (0, 2990, 3958)
  pagesets
    cpu: 0
              count: 1
              high:  186
  node_unreclaimable:  0
  node_inactive_ratio: 1
";

#[test]
fn trap_31_zoneinfo_of_every_kernel() {
    let zones = read(File::Zoneinfo, ZONES);
    assert_eq!(names(&zones), ["Node 0, zone   Normal", "Node 0, zone  Movable"]);
    let normal = zones.row("Node 0, zone   Normal").unwrap();
    for (label, want) in [
        ("nr_inactive_anon", Value(12)),
        ("nr_zone_inactive_anon", Value(3)),
        ("pages free", Value(1024)),
        ("count", Negative(-3)),
        ("vm stats threshold", Value(12)),
        ("start_pfn", Value(4096)),
    ] {
        assert_eq!(normal.get(label), want, "{label}");
    }
    let all = |label: &str| -> Vec<_> {
        normal.cells().filter(|(name, _)| *name == label.as_bytes()).map(|(_, cell)| cell).collect()
    };
    assert_eq!(all("protection"), [Value(0), Negative(-1), Value(u64::MAX)]);
    assert_eq!(all("count"), [Negative(-3), Value(9)]);
    let zeros = ("protection", Value(0));
    let short = [("pages free", Value(0)), ("min", Value(32)), zeros, zeros, zeros];
    cells(zones.row("Node 0, zone  Movable").unwrap(), &short);

    let old = read(File::Zoneinfo, OLD_ZONE);
    let dma = old.row("Node 0, zone      DMA").unwrap();
    for (label, number) in
        [("node_scanned", 0), ("nr_free_pages", 3976), ("high", 186), ("protection", 0)]
    {
        assert_eq!(dma.get(label), Value(number), "{label}");
    }
    assert!(dma.cells().all(|(name, _)| File::Zoneinfo.cell_named(name).is_some()));
}

/// What stands below a heading that is none is no other zone's.
#[test]
fn trap_31_a_zone_without_its_heading() {
    let text = ZONES.replace("Node 0, zone  Movable", "Node 0 Movable");
    let faults = [19, 20].map(|line| (ErrorKind::Malformed, line, 1));
    let zones = read_faulty(File::Zoneinfo, text, &faults);
    assert_eq!(names(&zones), ["Node 0, zone   Normal", ""]);
    assert_eq!(zones.rows().next().unwrap().cells().filter(|(name, _)| *name == b"min").count(), 1);
}

#[test]
fn trap_32_any_number_of_orders() {
    for orders in [11, 14] {
        let blocks: String = (0..orders).map(|order| format!("{order:6} ")).collect();
        let text = format!("Node 0, zone      DMA {blocks}\nNode 1, zone   Normal {blocks}\n");
        let buddy = read(File::Buddyinfo, text);
        for row in buddy.rows() {
            assert_eq!(
                row.cells().map(|(_, cell)| cell).collect::<Vec<_>>(),
                (0..orders).map(Value).collect::<Vec<_>>()
            );
        }
        let wide = rewritten(&buddy, "Node 1, zone   Normal", 1_234_567);
        assert!(wide.contains("\nNode 1, zone   Normal 1234567      1 "));
    }
}

#[test]
fn trap_36_a_nodes_vmstat_cut_at_a_page() {
    let mut text: String =
        (0..).map(|line| format!("nr_counter_{line} {}\n", u64::MAX)).take(300).collect();
    text.truncate(4096);
    let (kept, torn) = text.rsplit_once('\n').unwrap();
    let (name, digits) = torn.split_once(' ').unwrap();
    let at = (ErrorKind::Truncated, kept.lines().count() + 1, torn.len() + 1);
    let vmstat = read_faulty(File::NodeVmstat, &text, &[at]);
    assert_eq!(vmstat.len(), kept.lines().count() + 1);
    assert_eq!(vmstat.get_named(name), Unreadable(digits.as_bytes()));
    numbers(&vmstat, &[("nr_counter_0", u64::MAX), ("nr_counter_115", u64::MAX)]);
}

#[test]
fn trap_37_counters_of_32_bits() {
    let vmstat = read(File::Vmstat, "pgfault 4294967295\npgmajfault 4294967296\n");
    numbers(&vmstat, &[("pgfault", u32::MAX.into()), ("pgmajfault", 1 << 32)]);
    let disk = read(File::Diskstats, " 259    1234 nvme0n1p1 1 2 3 4294967295 5 6 7 8 9 10 11\n");
    assert_eq!(disk.get_cell("nvme0n1p1", "milliseconds_spent_reading"), Value(u32::MAX.into()));
}

#[test]
fn trap_37_values_in_a_line() {
    let load = read(File::Loadavg, "0.00 12.34 100.00 2/345 678\n");
    assert_eq!(
        ["load1", "load5", "load15"].map(|name| load.get_named(name)),
        [0, 1234, 10_000].map(Hundredths)
    );
    numbers(&load, &[("running", 2), ("threads", 345), ("last_pid", 678)]);
}
