//! Rows 60 to 68: cgroup's own files and CPU time.

use statcodec::Cell::Value;
use statcodec::File;
use statcodec::catalog::Unit;

use crate::corpus::case;
use crate::corpus::reading::{absent, cells, numbers, read, unit};

/// The empty list is valid: only the reader knows that reading failed.
#[test]
fn case_60_no_bytes_are_no_processes() {
    assert!(read(File::CgroupProcs, case("60")).is_empty());
}

#[test]
fn case_61_processes_of_other_namespaces() {
    let procs = read(File::CgroupProcs, case("61"));
    assert_eq!(procs.values(), [0, 0, 517, 0, 4_194_303]);
    assert_eq!(procs.len(), 5);
    assert!(procs.rows().all(|row| row.name().is_empty()));
}

#[test]
fn case_63_cpu_stat_of_six_lines() {
    numbers(
        &read(File::V1CpuStat, case("63")),
        &[
            ("nr_periods", 7),
            ("nr_throttled", 2),
            ("throttled_time", 127_000_001),
            ("wait_sum", 78_000_000_002),
            ("nr_bursts", 0),
            ("burst_time", 0),
        ],
    );
    for name in ["throttled_time", "wait_sum", "burst_time"] {
        assert_eq!(unit(File::V1CpuStat, name), Unit::Nanoseconds);
    }
}

#[test]
fn case_65_microseconds_in_v2() {
    let stat = read(File::CpuStat, case("65"));
    numbers(&stat, &[("usage_usec", 73_000), ("throttled_usec", 139_000)]);
    absent(&stat, &["throttled_time"]);
    for name in ["usage_usec", "throttled_usec"] {
        assert_eq!(unit(File::CpuStat, name), Unit::Microseconds);
    }
}

#[test]
fn case_66_without_the_cpu_controller() {
    let stat = read(File::CpuStat, case("66"));
    numbers(
        &stat,
        &[
            ("usage_usec", 100),
            ("user_usec", 60),
            ("system_usec", 40),
            ("nice_usec", 5),
            ("core_sched.force_idle_usec", 0),
        ],
    );
    absent(&stat, &["nr_periods", "nr_throttled", "throttled_usec", "nr_bursts"]);
}

#[test]
fn case_68_usage_all_of_five_columns() {
    let usage = read(File::V1CpuacctUsageAll, case("68"));
    let more = [("", Value(0)), ("", Value(0))];
    for (cpu, user, system) in [("0", 100, 455_000_001), ("1", 300, 400)] {
        let want = [("user", Value(user)), ("system", Value(system)), more[0], more[1]];
        cells(usage.row(cpu).unwrap(), &want);
    }
    assert_eq!(usage.len(), 2);
}
