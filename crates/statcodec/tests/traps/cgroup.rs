//! Traps 1 and 12 to 21: cgroup's own files, CPU time, I/O, pressure.

use statcodec::Cell::{Hundredths, Max, Negative, Text, Unreadable, Value};
use statcodec::catalog::{Scope, Unit};
use statcodec::{ErrorKind, File};

use crate::corpus::reading::{absent, cells, names, numbers, read, read_faulty, unit};

#[test]
fn trap_01_empty_files() {
    for file in [
        File::CgroupControllers,
        File::CgroupSubtreeControl,
        File::CgroupProcs,
        File::CgroupThreads,
        File::IoStat,
        File::IoMax,
        File::IoLatency,
        File::MiscCurrent,
        File::RdmaMax,
        File::V1MemoryKmemSlabinfo,
        File::V1BlkioThrottleReadBpsDevice,
        File::PidSmaps,
        File::PidMaps,
    ] {
        assert!(read(file, "").is_empty(), "{file}");
    }
    for file in [File::CpusetCpus, File::CpusetMems, File::V1CpusetMems] {
        assert!(read(file, "\n").is_empty(), "{file}");
        read_faulty(file, "", &[(ErrorKind::Empty, 1, 1)]);
    }
    for file in [File::MemoryStat, File::MemoryMax, File::CpuPressure, File::CgroupType] {
        read_faulty(file, "", &[(ErrorKind::Empty, 1, 1)]);
    }
}

#[test]
fn trap_12_units_of_cpu_time() {
    for (file, name, want) in [
        (File::V1CpuStat, "throttled_time", Unit::Nanoseconds),
        (File::V1CpuStat, "burst_time", Unit::Nanoseconds),
        (File::CpuStat, "usage_usec", Unit::Microseconds),
        (File::CpuStat, "throttled_usec", Unit::Microseconds),
        (File::V1CpuacctStat, "user", Unit::Ticks),
        (File::V1CpuacctUsage, "value", Unit::Nanoseconds),
        (File::V1CpuacctUsageAll, "user", Unit::Nanoseconds),
        (File::CpuMax, "quota", Unit::Microseconds),
        (File::CpuUclampMax, "value", Unit::Percent),
    ] {
        assert_eq!(unit(file, name), want, "{file} {name}");
    }
    // The same name, another meaning.
    let meaning = |file: File| file.key_named(b"throttled_usec").unwrap().meaning;
    assert_ne!(meaning(File::CpuStat), meaning(File::CpuStatLocal));
    numbers(&read(File::CpuStatLocal, "throttled_usec 5\n"), &[("throttled_usec", 5)]);
}

#[test]
fn trap_13_throttling_is_local() {
    let scope = |name: &str| File::CpuStat.key_named(name.as_bytes()).unwrap().scope;
    for name in
        ["usage_usec", "user_usec", "system_usec", "nice_usec", "core_sched.force_idle_usec"]
    {
        assert_eq!(scope(name), Scope::Hierarchical, "{name}");
    }
    for name in ["nr_periods", "nr_throttled", "throttled_usec", "nr_bursts", "burst_usec"] {
        assert_eq!(scope(name), Scope::Local, "{name}");
    }
}

#[test]
fn trap_14_dots_slashes_and_colons_in_names() {
    let cpu = read(File::CpuStat, "usage_usec 1\ncore_sched.force_idle_usec 2\n");
    numbers(&cpu, &[("core_sched.force_idle_usec", 2)]);
    numbers(&read(File::MiscEvents, "sev.max 0\nsev_es.max 3\n"), &[("sev_es.max", 3)]);
    let dmem = read(File::DmemMax, "drm/0000:03:00.0/vram0 max\ndrm/0000:03:00.0/stolen 4096\n");
    assert_eq!(dmem.get_named("drm/0000:03:00.0/vram0"), Max);
    numbers(&dmem, &[("drm/0000:03:00.0/stolen", 4096)]);
}

#[test]
fn trap_15_io_stat_of_every_kernel() {
    let six = "rbytes=1 wbytes=2 rios=3 wios=4 dbytes=5 dios=6";
    let four = [("rbytes", Value(1)), ("wbytes", Value(2)), ("rios", Value(3)), ("wios", Value(4))];
    let want: Vec<_> = four.into_iter().chain([("dbytes", Value(5)), ("dios", Value(6))]).collect();
    for (text, devices, full) in [
        // Before 4.19, and since.
        ("8:0 rbytes=1 wbytes=2 rios=3 wios=4\n".to_owned(), vec!["8:0"], &four[..]),
        (format!("8:0 {six}\n"), vec!["8:0"], &want),
        // 5.15 to 5.17: heads pile up, and the last line may have no LF.
        (format!("8:16 8:0 {six}\n"), vec!["8:16", "8:0"], &want),
        (format!("8:0 {six}\n8:16 8:32 "), vec!["8:0", "8:16", "8:32"], &want),
        // Since 5.19: an idle device, in any order.
        (format!("253:1 \n8:0 {six}\n8:16 \n"), vec!["253:1", "8:0", "8:16"], &want),
    ] {
        let stat = read(File::IoStat, &text);
        assert_eq!(names(&stat), devices);
        cells(stat.row("8:0").unwrap(), full);
        let idle = stat.rows().filter(|row| row.name() != b"8:0");
        assert!(idle.flat_map(|row| row.cells()).next().is_none());
    }
    // Keys of policies alone, behind two blanks.
    let policies = read(File::IoStat, "8:0  use_delay=-1 delay_nsec=0 depth=max win=100\n");
    cells(
        policies.row("8:0").unwrap(),
        &[
            ("use_delay", Negative(-1)),
            ("delay_nsec", Value(0)),
            ("depth", Max),
            ("win", Value(100)),
        ],
    );
    // 4.19 to 5.3: a line cut where the buffer ended.
    for (text, cell) in [("8:0 rbytes=1 wbytes=2", &b"2"[..]), ("8:0 rbytes=1 wbytes=", b"")] {
        let at = (ErrorKind::Truncated, 1, text.len() + 1);
        let torn = read_faulty(File::IoStat, text, &[at]);
        cells(torn.row("8:0").unwrap(), &[("rbytes", Value(1)), ("wbytes", Unreadable(cell))]);
    }
    let torn = read_faulty(File::IoStat, "8:0 rbytes=1 wby", &[(ErrorKind::Truncated, 1, 17)]);
    cells(torn.row("8:0").unwrap(), &[("rbytes", Value(1))]);
}

/// A device that follows a torn line is not taken for the device before.
#[test]
fn trap_15_a_head_after_cells() {
    let fault = (ErrorKind::ExpectedPair, 1, 14);
    let stat = read_faulty(File::IoStat, "8:0 rbytes=1 8:16 rbytes=2 wios=3\n", &[fault]);
    cells(stat.row("8:0").unwrap(), &[("rbytes", Value(1))]);
    cells(stat.row("8:16").unwrap(), &[("rbytes", Value(2)), ("wios", Value(3))]);
}

#[test]
fn trap_15_other_files_of_devices() {
    let max = read(File::IoMax, "8:16 rbps=max wbps=1048576 riops=max wiops=120\n");
    assert_eq!(["rbps", "wiops"].map(|name| max.get_cell("8:16", name)), [Max, Value(120)]);
    assert_eq!(read(File::IoLatency, "8:0 target=50\n").get_cell("8:0", "target"), Value(50));
    numbers(&read(File::IoWeight, "default 100\n8:16 200\n"), &[("default", 100), ("8:16", 200)]);
    // io.bfq.weight was a number alone before 5.4.
    numbers(
        &read(File::IoBfqWeight, "default 100\n8:16 200\n"),
        &[("default", 100), ("8:16", 200)],
    );
    numbers(&read(File::IoBfqWeight, "100\n"), &[("default", 100)]);
    let qos =
        "8:16 enable=1 ctrl=auto rpct=0.00 rlat=250000 wpct=95.00 wlat=5 min=1.00 max=10000.00\n";
    let qos = read(File::IoCostQos, qos);
    assert_eq!(qos.get_cell("8:16", "ctrl"), Text(b"auto"));
    assert_eq!(
        ["wpct", "max"].map(|name| qos.get_cell("8:16", name)),
        [9500, 1_000_000].map(Hundredths)
    );
}

#[test]
fn trap_16_blanks_at_the_end_of_a_line() {
    let rdma = read(
        File::RdmaCurrent,
        "mlx5_0 hca_handle=max hca_object=0 \nmlx5_1 hca_handle=1 hca_object=2 \n",
    );
    cells(rdma.row("mlx5_0").unwrap(), &[("hca_handle", Max), ("hca_object", Value(0))]);
    assert_eq!(read(File::V1CpuacctUsagePercpu, "10 0 30 \n").values(), [10, 0, 30]);
    assert_eq!(read(File::Buddyinfo, "Node 0, zone      DMA      1      0 \n").values(), [1, 0]);
    let status = read(File::PidStatus, "Groups:\t \nx86_Thread_features:\tshstk wrss \n");
    assert_eq!(status.row("Groups").unwrap().cells().len(), 0);
    assert_eq!(status.get_named("x86_Thread_features"), Text(b"shstk wrss "));
    let softirqs = read(
        File::Softirqs,
        "                    CPU0       CPU1       \n          HI:          1          2\n",
    );
    cells(softirqs.row("HI").unwrap(), &[("CPU0", Value(1)), ("CPU1", Value(2))]);
}

#[test]
fn trap_17_rows_of_pressure() {
    let tail = "avg10=0.00 avg60=12.34 avg300=100.00 total=18446744073709551615";
    let some = read(File::CpuPressure, format!("some {tail}\n"));
    cells(
        some.row("some").unwrap(),
        &[
            ("avg10", Hundredths(0)),
            ("avg60", Hundredths(1234)),
            ("avg300", Hundredths(10_000)),
            ("total", Value(u64::MAX)),
        ],
    );
    absent(&some, &["full"]);
    let irq = read(File::IrqPressure, format!("full {tail}\n"));
    absent(&irq, &["some"]);
    assert_eq!(
        names(&read(File::IoPressure, format!("some {tail}\nfull {tail}\n"))),
        ["some", "full"]
    );
    for file in [File::CpuPressure, File::PressureCpu, File::PressureIrq] {
        read_faulty(file, "", &[(ErrorKind::Empty, 1, 1)]);
    }
    // Two decimals, a point, no more and no less.
    let faults = [12, 22, 34].map(|column| (ErrorKind::ExpectedNumber, 1, column));
    let odd = "some avg10=1.5 avg60=1,50 avg300=1.500 total=1\n";
    read_faulty(File::CpuPressure, odd, &faults);
}

#[test]
fn trap_18_values_with_blanks() {
    for kind in ["domain", "threaded", "domain threaded", "domain invalid"] {
        let text = format!("{kind}\n");
        assert_eq!(read(File::CgroupType, text).get_named("value"), Text(kind.as_bytes()));
    }
    let partition = "isolated invalid (Cpu list in cpuset.cpus not exclusive)";
    let read = read(File::CpusetCpusPartition, format!("{partition}\n"));
    assert_eq!(read.get_named("value"), Text(partition.as_bytes()));
}

#[test]
fn trap_19_cgroup_stat_is_not_two_lines() {
    let old = read(File::CgroupStat, "nr_descendants 3\nnr_dying_descendants 4\n");
    let new = read(
        File::CgroupStat,
        "\
        nr_descendants 3\n\
        nr_subsys_cpuset 1\n\
        nr_subsys_memory 4\n\
        nr_dying_descendants 4\n\
        nr_dying_subsys_memory 9\n",
    );
    for stat in [old, new] {
        numbers(&stat, &[("nr_descendants", 3), ("nr_dying_descendants", 4)]);
        assert!(stat.rows().all(|row| row.info().is_some()));
    }
}

#[test]
fn trap_21_pids_events_changed_its_meaning() {
    numbers(&read(File::PidsEvents, "max 5\n"), &[("max", 5)]);
    assert!(File::PidsEvents.info().summary.contains("before 6.12"));
    assert!(File::PidsEventsLocal.info().local && !File::PidsEvents.info().local);
}
