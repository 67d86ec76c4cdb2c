//! Rows 36 to 58 and 62: memory files of cgroups.

use statcodec::Cell::Value;
use statcodec::catalog::{Kind, Scope, Unit, memory_stat};
use statcodec::encode::Writer;
use statcodec::{ErrorKind, File, Limit};

use crate::corpus::case;
use crate::corpus::reading::{absent, cells, names, numbers, read, read_faulty, unit};

#[test]
fn case_36_nodes_have_gaps() {
    let numa = read(File::MemoryNumaStat, case("36"));
    let nodes = ["N0", "N8", "N252", "N253", "N254", "N255"];
    for (row, bytes) in
        [("anon", [1_048_576, 2_097_152, 0, 0, 0, 4096]), ("file", [8192, 0, 0, 0, 0, 0])]
    {
        let want: Vec<_> = nodes.into_iter().zip(bytes.map(Value)).collect();
        cells(numa.row(row).unwrap(), &want);
    }
    assert!(numa.get_cell("anon", "N1").is_absent());
}

#[test]
fn case_38_no_hierarchical_lines() {
    let numa = read(File::V1MemoryNumaStat, case("38"));
    numbers(
        &numa,
        &[("total", 800_021), ("file", 400_000), ("anon", 400_000), ("unevictable", 21)],
    );
    assert_eq!(numa.get_cell("total", "N0"), Value(800_021));
    absent(&numa, &["hierarchical_total", "hierarchical_anon"]);
    assert_eq!(unit(File::V1MemoryNumaStat, "total"), Unit::Pages);
}

#[test]
fn case_39_pages_in_v1_and_bytes_in_v2() {
    let (v1, v2) = (File::V1MemoryNumaStat, File::MemoryNumaStat);
    let (pages, bytes) = (read(v1, case("39a")), read(v2, case("39b")));
    cells(pages.row("anon").unwrap(), &[("", Value(4)), ("N0", Value(4)), ("N1", Value(0))]);
    cells(bytes.row("anon").unwrap(), &[("N0", Value(16_384)), ("N1", Value(0))]);
    assert_eq!([unit(v1, "anon"), unit(v2, "anon")], [Unit::Pages, Unit::Bytes]);
    // The text tells which it is.
    assert_eq!(v2.for_text(&case("39a")), v1);
    assert_eq!(v2.for_text(&case("39b")), v2);
}

#[test]
fn case_42_max_is_no_limit() {
    let files = [File::MemoryMax, File::MemoryHigh, File::MemorySwapMax, File::PidsMax];
    for limit in files.map(|file| read(file, case("42")).get_named("value").limit()) {
        assert_eq!(limit, Some(Limit::Max));
    }
}

#[test]
fn case_44_unlimited_of_old_kernels() {
    for (name, number) in [("44a", u64::MAX), ("44b", i64::MAX as u64)] {
        let limit = read(File::V1MemoryLimitInBytes, case(name));
        numbers(&limit, &[("value", number)]);
        assert_eq!(Limit::from_v1(number), Limit::Max);
    }
}

#[test]
fn case_45_writing_no_limit() {
    let (mut v1, mut v2) = (Vec::new(), Vec::new());
    Writer::growing(&mut v1).limit_v1(Limit::Max);
    Writer::growing(&mut v2).limit(Limit::Max);
    assert_eq!((v1, v2), (case("45a"), case("45b")));
    // Nor does what v1 prints for no limit go back as it is.
    for number in Limit::V1_UNLIMITED {
        let mut text = Vec::new();
        Writer::growing(&mut text).limit_v1(Limit::At(number));
        assert_eq!(text, b"-1\n");
    }
}

#[test]
fn case_47_no_bytes_are_no_number() {
    for file in [File::MemoryCurrent, File::PidsCurrent] {
        assert!(read_faulty(file, case("47"), &[(ErrorKind::Empty, 1, 1)]).is_empty());
    }
}

#[test]
fn case_49_without_swap_accounting() {
    let stat = read(File::V1MemoryStat, case("49"));
    numbers(&stat, &[("cache", 8192), ("rss", 4096), ("pgpgin", 10), ("total_rss", 4096)]);
    absent(&stat, &["swap", "hierarchical_memsw_limit", "total_swap"]);
    let limit = stat.get_named("hierarchical_memory_limit").number().unwrap();
    assert_eq!((limit, Limit::from_v1(limit)), (9223372036854771712, Limit::Max));
}

#[test]
fn case_50_local_and_total_are_two() {
    let stat = read(File::V1MemoryStat, case("50"));
    numbers(
        &stat,
        &[
            ("cache", 1_400_832),
            ("rss", 221_184),
            ("inactive_file", 32_768),
            ("total_cache", 165_003_264),
            ("total_rss", 47_001_600),
            ("total_inactive_file", 34_000_896),
        ],
    );
    let scope = |name: &str| stat.row(name).unwrap().info().unwrap().scope;
    assert_eq!(["rss", "total_rss"].map(scope), [Scope::Local, Scope::Hierarchical]);
}

#[test]
fn case_51_local_above_the_limit() {
    numbers(
        &read(File::V1MemoryStat, case("51")),
        &[
            ("cache", 40_000_000_000_000),
            ("rss", 4096),
            ("mapped_file", 0),
            ("hierarchical_memory_limit", 1_073_741_824),
            ("total_cache", 8192),
            ("total_rss", 4096),
        ],
    );
}

#[test]
fn case_53_more_file_than_current() {
    numbers(&read(File::MemoryCurrent, case("53a")), &[("value", 245_760)]);
    let stat = read(File::MemoryStat, case("53b"));
    numbers(&stat, &[("file", 262_144), ("file_mapped", 0), ("inactive_file", 4096)]);
}

#[test]
fn case_54_the_root_has_memory_stat() {
    numbers(&read(File::MemoryStat, case("54")), &[("anon", 1000), ("file", 2000)]);
}

#[test]
fn case_55_keys_come_and_go() {
    let old = read(File::MemoryStat, case("55a"));
    numbers(&old, &[("slab", 806_000), ("workingset_refault", 17), ("kernel_stack", 458_752)]);
    absent(&old, &["kernel", "percpu", "workingset_refault_file", "zswap"]);

    let new = read(File::MemoryStat, case("55b"));
    numbers(
        &new,
        &[
            ("kernel", 2_065_149_952),
            ("workingset_refault_anon", 0),
            ("workingset_refault_file", 17),
            ("zswap", 4096),
            ("hugetlb", 2_097_152),
        ],
    );
    absent(&new, &["workingset_refault", "vmalloc", "sock"]);
    assert!(new.get(memory_stat::Key::WorkingsetRefault).is_absent());
}

#[test]
fn case_56_lines_are_not_summed() {
    let stat = read(File::MemoryStat, case("56"));
    numbers(&stat, &[("anon", 2_470_000_000), ("slab", 806_000), ("pgfault", 2_500_000)]);
    let info = |name: &str| stat.row(name).unwrap().info().unwrap();
    for gauge in ["anon", "file", "kernel_stack", "slab_reclaimable", "slab"] {
        assert_eq!((info(gauge).unit, info(gauge).kind), (Unit::Bytes, Kind::Gauge), "{gauge}");
    }
    for counter in ["pgfault", "pgmajfault"] {
        assert_eq!((info(counter).unit, info(counter).kind), (Unit::Events, Kind::Counter));
    }
}

#[test]
fn case_58_oom_control_of_two_lines() {
    let control = read(File::V1MemoryOomControl, case("58"));
    numbers(&control, &[("oom_kill_disable", 0), ("under_oom", 1)]);
    absent(&control, &["oom_kill"]);
}

/// Two whole lines are a whole file to the codec: only the reader knows that
/// the next read failed.
#[test]
fn case_62_what_was_read_before_the_cgroup_went() {
    let stat = read(File::MemoryStat, case("62"));
    assert_eq!(names(&stat), ["anon", "file"]);
    numbers(&stat, &[("anon", 4096), ("file", 8192)]);
    absent(&stat, &["sock"]);
}
