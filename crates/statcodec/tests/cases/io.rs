//! Rows 81 to 90: pressure and I/O.

use statcodec::Cell::{Hundredths, Max, Value};
use statcodec::catalog::Unit;
use statcodec::{ErrorKind, File};

use crate::corpus::case;
use crate::corpus::reading::{absent, cells, names, numbers, read, read_faulty, unit};

#[test]
fn case_81_no_bytes_are_no_pressure() {
    for file in [File::PressureCpu, File::MemoryPressure] {
        read_faulty(file, case("81"), &[(ErrorKind::Empty, 1, 1)]);
    }
}

#[test]
fn case_82_cpu_without_full() {
    let pressure = read(File::PressureCpu, case("82"));
    cells(
        pressure.row("some").unwrap(),
        &[
            ("avg10", Hundredths(12)),
            ("avg60", Hundredths(23)),
            ("avg300", Hundredths(34)),
            ("total", Value(73_000_000_001)),
        ],
    );
    absent(&pressure, &["full"]);
    assert_eq!(unit(File::PressureCpu, "total"), Unit::Microseconds);
}

#[test]
fn case_83_zeros_are_not_absent() {
    let pressure = read(File::PressureCpu, case("83"));
    let some = [
        ("avg10", Hundredths(9876)),
        ("avg60", Hundredths(10_000)),
        ("avg300", Hundredths(1)),
        ("total", Value(99)),
    ];
    cells(pressure.row("some").unwrap(), &some);
    let [avg10, avg60, avg300] = ["avg10", "avg60", "avg300"].map(|name| (name, Hundredths(0)));
    cells(pressure.row("full").unwrap(), &[avg10, avg60, avg300, ("total", Value(0))]);
}

#[test]
fn case_85_averages_are_percent() {
    let pressure = read(File::MemoryPressure, case("85"));
    assert_eq!(pressure.get_cell("full", "avg10"), Hundredths(166));
    assert_eq!(unit(File::MemoryPressure, "avg10"), Unit::Percent);
    assert_eq!(pressure.get_cell("full", "total"), Value(23_456));
}

#[test]
fn case_87_a_device_without_counters() {
    for name in ["87a", "87b"] {
        let stat = read(File::IoStat, case(name));
        assert_eq!(names(&stat), ["253:1"]);
        assert_eq!(stat.row("253:1").unwrap().cells().len(), 0);
        assert!(stat.get_cell("253:1", "rbytes").is_absent());
    }
}

#[test]
fn case_89_rows_of_an_unknown_device() {
    let bytes = read(File::V1BlkioThrottleIoServiceBytes, case("89"));
    assert_eq!(names(&bytes), ["(unknown)", "259:0", "Total"]);
    cells(
        bytes.row("(unknown)").unwrap(),
        &["Read", "Write", "Total"].map(|name| (name, Value(0))),
    );
    cells(
        bytes.row("259:0").unwrap(),
        &[
            ("Read", Value(0)),
            ("Write", Value(8192)),
            ("Sync", Value(4096)),
            ("Async", Value(4096)),
            ("Total", Value(8192)),
        ],
    );
    numbers(&bytes, &[("Total", 8192)]);
}

#[test]
fn case_90_keys_in_any_order_and_of_any_kind() {
    let stat = read(File::IoStat, case("90"));
    assert_eq!(names(&stat), ["8:16", "259:40000"]);
    for (name, want) in [
        ("rbytes", Value(1_200_128)),
        ("wbytes", Value(0)),
        ("rios", Value(3)),
        ("cost.vrate", Hundredths(10_000)),
        ("cost.usage", Value(250)),
        ("use_delay", Value(0)),
        ("depth", Max),
    ] {
        assert_eq!(stat.get_cell("8:16", name), want, "{name}");
    }
    let row = stat.row("259:40000").unwrap();
    assert_eq!(["rbytes", "rios"].map(|name| row.get(name)), [Value(512), Value(1)]);
    assert!(["dbytes", "dios"].iter().all(|name| row.get(name).is_absent()));
}
