//! Traps 2 to 11 and 20: memory files of cgroups.

use statcodec::Cell::{Negative, Value};
use statcodec::catalog::Unit;
use statcodec::{Decoder, File, Limit};

use crate::corpus::reading::{absent, cells, numbers, read, unit};

/// Names in the order of a kernel, each with its place as its value.
fn flat(names: &str) -> String {
    names.split_whitespace().zip(1..).map(|(name, place)| format!("{name} {place}\n")).collect()
}

/// The orders of memory.stat in kernels 4.5, 4.19, 5.4, 5.9, 6.8 and 7.1.
const ORDERS: [&str; 6] = [
    "anon file sock file_mapped file_dirty file_writeback inactive_anon active_anon inactive_file active_file
     unevictable pgfault pgmajfault",
    "anon file kernel_stack slab sock shmem file_mapped file_dirty file_writeback inactive_anon active_anon
     inactive_file active_file unevictable slab_reclaimable slab_unreclaimable pgfault pgmajfault pgrefill
     pgscan pgsteal pgactivate pgdeactivate pglazyfree pglazyfreed workingset_refault workingset_activate
     workingset_nodereclaim",
    "anon file kernel_stack slab sock shmem file_mapped file_dirty file_writeback anon_thp inactive_anon
     active_anon inactive_file active_file unevictable slab_reclaimable slab_unreclaimable pgfault pgmajfault
     workingset_refault workingset_activate workingset_nodereclaim pgrefill pgscan pgsteal pgactivate
     pgdeactivate pglazyfree pglazyfreed thp_fault_alloc thp_collapse_alloc",
    "anon file kernel_stack slab percpu sock shmem file_mapped file_dirty file_writeback anon_thp inactive_anon
     active_anon inactive_file active_file unevictable slab_reclaimable slab_unreclaimable pgfault pgmajfault
     workingset_refault_anon workingset_refault_file workingset_activate_anon workingset_activate_file
     workingset_restore_anon workingset_restore_file workingset_nodereclaim pgrefill pgscan pgsteal pgactivate
     pgdeactivate pglazyfree pglazyfreed thp_fault_alloc thp_collapse_alloc",
    "anon file kernel kernel_stack pagetables sec_pagetables percpu sock vmalloc shmem zswap zswapped
     file_mapped file_dirty file_writeback swapcached anon_thp file_thp shmem_thp inactive_anon active_anon
     inactive_file active_file unevictable slab_reclaimable slab_unreclaimable slab workingset_refault_anon
     workingset_refault_file workingset_activate_anon workingset_activate_file workingset_restore_anon
     workingset_restore_file workingset_nodereclaim pgscan pgsteal pgscan_kswapd pgscan_direct
     pgscan_khugepaged pgsteal_kswapd pgsteal_direct pgsteal_khugepaged pgfault pgmajfault pgrefill pgactivate
     pgdeactivate pglazyfree pglazyfreed zswpin zswpout zswpwb thp_fault_alloc thp_collapse_alloc thp_swpout
     thp_swpout_fallback",
    "anon file kernel kernel_stack pagetables sec_pagetables percpu sock vmalloc shmem zswap zswapped
     zswap_incomp file_mapped file_dirty file_writeback swapcached anon_thp file_thp shmem_thp inactive_anon
     active_anon inactive_file active_file unevictable slab_reclaimable slab_unreclaimable slab hugetlb
     workingset_refault_anon workingset_refault_file workingset_activate_anon workingset_activate_file
     workingset_restore_anon workingset_restore_file workingset_nodereclaim pgdemote_kswapd pgdemote_direct
     pgdemote_khugepaged pgdemote_proactive pgsteal_kswapd pgsteal_direct pgsteal_khugepaged pgsteal_proactive
     pgscan_kswapd pgscan_direct pgscan_khugepaged pgscan_proactive pgrefill pgpromote_success pgscan pgsteal
     pswpin pswpout pgfault pgmajfault pgactivate pgdeactivate pglazyfree pglazyfreed swpin_zero swpout_zero
     zswpin zswpout zswpwb thp_fault_alloc thp_collapse_alloc thp_swpout thp_swpout_fallback
     numa_pages_migrated numa_pte_updates numa_hint_faults",
];

#[test]
fn trap_02_the_order_of_memory_stat_changes() {
    let mut decoder = Decoder::new(File::MemoryStat);
    for order in ORDERS.iter().chain(ORDERS.iter().rev()) {
        let text = flat(order);
        let fresh = read(File::MemoryStat, &text);
        assert!(fresh.rows().all(|row| row.info().is_some()));
        let warm = decoder.decode(text.as_bytes()).unwrap();
        for (name, place) in order.split_whitespace().zip(1..) {
            numbers(warm, &[(name, place)]);
        }
    }
    let place =
        |order: usize, name| read(File::MemoryStat, flat(ORDERS[order])).get_named(name).number();
    assert_eq!([place(3, "slab"), place(4, "slab")], [Some(4), Some(27)]);
    assert_eq!([place(4, "pgrefill"), place(5, "pgrefill")], [Some(45), Some(49)]);
}

#[test]
fn trap_03_three_forms_of_numa_stat() {
    for (file, text, row, head, bytes) in [
        (File::V1MemoryNumaStat, "total=5 N0=3 N2=2\n", "total", true, false),
        (File::MemoryNumaStat, "anon N0=3 N2=2\n", "anon", false, true),
        (File::HugetlbNumaStat, "total=5 N0=3 N2=2\n", "total", true, true),
        (
            File::V1HugetlbNumaStat,
            "total=5 N0=3 N2=2\nhierarchical_total=5 N0=3 N2=2\n",
            "total",
            true,
            true,
        ),
    ] {
        let numa = read(file, text);
        let nodes = [("", Value(5)), ("N0", Value(3)), ("N2", Value(2))];
        cells(numa.row(row).unwrap(), &nodes[usize::from(!head)..]);
        assert_eq!(unit(file, row), if bytes { Unit::Bytes } else { Unit::Pages }, "{file}");
    }
}

#[test]
fn trap_04_numa_stat_mixes_bytes_and_counts() {
    let file = File::MemoryNumaStat;
    for name in ["anon", "kernel_stack", "vmalloc", "unevictable", "slab_reclaimable", "hugetlb"] {
        assert_eq!(unit(file, name), Unit::Bytes, "{name}");
    }
    for key in file.info().keys {
        let counts = ["workingset_", "pgdemote_", "pgpromote_", "pgsteal_", "pgscan_", "pgrefill"];
        if counts.iter().any(|prefix| key.name.starts_with(prefix)) {
            assert!(matches!(key.unit, Unit::Pages | Unit::Events), "{}", key.name);
        }
    }
}

#[test]
fn trap_05_hugetlb_in_numa_stat_alone() {
    absent(&read(File::MemoryStat, "anon 1\nslab 0\n"), &["hugetlb"]);
    let numa = read(File::MemoryNumaStat, "anon N0=1\nhugetlb N0=0\n");
    assert_eq!(numa.get_cell("hugetlb", "N0"), Value(0));
}

#[test]
fn trap_06_keys_that_came_to_numa_stat_later() {
    for name in ["vmalloc", "pgscan_kswapd", "pgscan_proactive", "pgsteal_direct", "pgrefill"] {
        let since = |file: File| file.key_named(name.as_bytes()).unwrap().since;
        assert_eq!(since(File::MemoryNumaStat).to_string(), "7.1", "{name}");
        assert!(since(File::MemoryStat) < since(File::MemoryNumaStat), "{name}");
    }
}

#[test]
fn trap_07_zswap_incomp_is_in_bytes() {
    assert_eq!(unit(File::MemoryStat, "zswap_incomp"), Unit::Bytes);
}

#[test]
fn trap_08_spellings_of_unlimited_in_v1() {
    for number in [
        "9223372036854775807",
        "18446744073709551615",
        "9223372036854771712",
        "9223372036854759424",
        "9223372036854710272",
        "8796093018112",
        "9223372036852678656",
        "9223372035781033984",
    ] {
        let limit =
            read(File::V1MemoryLimitInBytes, format!("{number}\n")).get_named("value").number();
        assert_eq!(limit, number.parse().ok());
        assert_eq!(limit.map(Limit::from_v1), Some(Limit::Max), "{number}");
    }
    assert_eq!(Limit::from_v1(1 << 40), Limit::At(1 << 40));
    assert_eq!(Limit::from_v1(0), Limit::At(0));
}

#[test]
fn trap_09_negative_and_wrong_numbers_of_v1() {
    let stat =
        read(File::V1MemoryStat, "cache -4096\nrss 8192\ntotal_cache -8192\ntotal_rss_huge 1\n");
    assert_eq!(
        ["cache", "total_cache"].map(|name| stat.get_named(name)),
        [-4096, -8192].map(Negative)
    );
    assert_eq!(stat.get_named("cache").number(), None);
    assert_eq!(stat.get_named("cache").signed(), Some(-4096));
    let meaning = stat.row("total_rss_huge").unwrap().info().unwrap().meaning;
    assert!(meaning.contains("5.8 and 5.9"));
}

#[test]
fn trap_10_swap_lines_are_conditional() {
    let without = read(File::V1MemoryStat, "cache 1\nhierarchical_memory_limit 2\ntotal_cache 1\n");
    absent(&without, &["swap", "hierarchical_memsw_limit", "total_swap"]);
    let with =
        "cache 1\nswap 0\nhierarchical_memory_limit 2\nhierarchical_memsw_limit 3\ntotal_cache 1\n";
    numbers(&read(File::V1MemoryStat, with), &[("swap", 0), ("hierarchical_memsw_limit", 3)]);
}

#[test]
fn trap_11_two_meanings_of_pgpgin() {
    for name in ["pgpgin", "pgpgout"] {
        assert_eq!(unit(File::V1MemoryStat, name), Unit::Events);
        assert_eq!(unit(File::Vmstat, name), Unit::Kibibytes);
        assert!(File::MemoryStat.key_named(name.as_bytes()).is_none());
    }
}

#[test]
fn trap_20_swap_events_begin_with_high() {
    numbers(&read(File::MemorySwapEvents, "max 1\nfail 2\n"), &[("max", 1), ("fail", 2)]);
    let new = read(File::MemorySwapEvents, "high 3\nmax 1\nfail 2\n");
    numbers(&new, &[("high", 3), ("max", 1), ("fail", 2)]);
}
