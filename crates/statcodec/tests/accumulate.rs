//! Totals of trees: held against a naive walk, and against the kernel's own.

mod corpus;

use std::collections::BTreeSet;
use std::fs;

use corpus::testdata;
use proptest::prelude::*;
use statcodec::accumulate::{Columns, Forest, Marks, Matrix, NO_PARENT, v1};
use statcodec::catalog::{Combine, Scope};
use statcodec::{Cell, ErrorKind, File, Snapshot, Value};

/// The captured cgroups of cgroup v1, each after its parent.
const V1_TREE: [(&str, u32); 5] =
    [("root", NO_PARENT), ("web", 0), ("web_a", 1), ("web_b", 1), ("batch", 0)];
/// Those of cgroup v2.
const V2_TREE: [(&str, u32); 7] = [
    ("root", NO_PARENT),
    ("web", 0),
    ("web_a", 1),
    ("web_b", 1),
    ("batch", 0),
    ("batch_job", 4),
    ("idle", 0),
];

fn forest(tree: &[(&str, u32)]) -> Forest {
    Forest::new(&tree.iter().map(|&(_, parent)| parent).collect::<Vec<_>>()).unwrap()
}

fn text(boot: &str, group: &str, name: &str) -> Vec<u8> {
    fs::read(testdata().join("captures").join(boot).join(group).join(name)).unwrap()
}

/// One file of every cgroup of a captured tree.
fn readings(boot: &str, tree: &[(&str, u32)], file: File, name: &str) -> Vec<Snapshot> {
    tree.iter().map(|(group, _)| file.decode(&text(boot, group, name)).unwrap()).collect()
}

fn matrix(readings: &[Snapshot]) -> Matrix {
    let mut columns = Columns::new();
    readings.iter().for_each(|reading| columns.add_template(0, reading.template()));
    let mut matrix = Matrix::new(columns, readings.len());
    readings.iter().enumerate().for_each(|(row, reading)| assert!(matrix.set_row(row, reading)));
    matrix
}

/// Where the sums of the captures are not the kernel's totals, as `web pgfault`.
fn differing(boot: &str, file: File, name: &str) -> BTreeSet<String> {
    let read = matrix(&readings(boot, &V1_TREE, file, name));
    let totals = read.totals(&forest(&V1_TREE)).unwrap();
    v1::differences(&read, &totals)
        .iter()
        .map(|difference| {
            let column = read.columns().get(difference.column).unwrap();
            let words =
                [V1_TREE[difference.row].0.as_bytes(), column.row_name(), column.cell_name()];
            let words: Vec<_> = words.iter().map(|word| String::from_utf8_lossy(word)).collect();
            words.join(" ").trim_end().to_owned()
        })
        .collect()
}

/// The captures were read cgroup by cgroup while `batch` ran and the machine
/// with it, and processes came and went in between: counters of `root`, and of
/// those cgroups that worked, moved from one file to the next. No other total
/// differs: not one of `web_a` and `web_b`, and of `web` events alone.
#[test]
fn v1_totals_are_the_kernels_where_nothing_moved() {
    let differ = |boot, names: &[&str]| {
        let expected: BTreeSet<String> = names.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(differing(boot, File::V1MemoryStat, "memory.stat"), expected, "{boot}");
    };
    differ(
        "v1-5.10",
        &[
            "root cache",
            "root rss",
            "root shmem",
            "root writeback",
            "root swap",
            "root pgpgin",
            "root pgpgout",
            "root pgfault",
            "root pgmajfault",
            "root inactive_anon",
            "root active_anon",
            "web pgpgin",
            "web pgpgout",
            "web pgfault",
        ],
    );
    differ(
        "v1-6.1",
        &[
            "root rss",
            "root rss_huge",
            "root writeback",
            "root workingset_refault_anon",
            "root swap",
            "root pgpgin",
            "root pgpgout",
            "root pgfault",
            "root pgmajfault",
            "root inactive_anon",
            "root active_anon",
            "web pgpgin",
            "web pgpgout",
            "web pgfault",
            "batch rss",
            "batch writeback",
            "batch swap",
            "batch pgpgout",
            "batch inactive_anon",
            "batch active_anon",
        ],
    );
}

/// 5.10 root: the kernel has 12 MB of cache more than all cgroups together,
/// whose counters fell or whose cgroups are gone; of events it has less, since
/// `root` was read before the others.
#[test]
fn a_difference_says_which_way() {
    let read = matrix(&readings("v1-5.10", &V1_TREE, File::V1MemoryStat, "memory.stat"));
    let totals = read.totals(&forest(&V1_TREE)).unwrap();
    let of = |name: &str| {
        let column = read.columns().named(name).unwrap();
        let all = v1::differences(&read, &totals);
        all.iter().find(|found| (found.row, found.column) == (0, column)).unwrap().missing()
    };
    assert_eq!(of("cache"), 12_165_120);
    assert_eq!(of("pgfault"), -16_764);
}

/// 5.10 sums the two halves of memory.numa_stat from different counters, one of
/// which lags by batches of pages on each CPU: not even a leaf's are equal. 6.1
/// has them equal. `unevictable` never moved.
#[test]
fn v1_numa_totals_are_the_kernels_where_nothing_moved() {
    for boot in ["v1-5.10", "v1-6.1"] {
        let differing = differing(boot, File::V1MemoryNumaStat, "memory.numa_stat");
        assert!(differing.iter().all(|name| !name.contains("unevictable")), "{differing:?}");
        assert!(boot != "v1-6.1" || !differing.iter().any(|name| name.starts_with("web_")));
    }
}

/// From local values and limits alone, a kernel's whole file to the byte.
#[test]
fn v1_files_are_printed_as_the_kernel_prints_them() {
    for (boot, exact) in [("v1-5.10", &[2usize, 3, 4][..]), ("v1-6.1", &[2, 3])] {
        let limits = ["memory.limit_in_bytes", "memory.memsw.limit_in_bytes"];
        let stats = readings(boot, &V1_TREE, File::V1MemoryStat, "memory.stat");
        let mut columns = Columns::new();
        let template = stats[0].template();
        for row in 0..template.row_count() {
            let name = template.row_name(row).unwrap();
            if !name.starts_with(b"total_") && !name.starts_with(b"hierarchical_") {
                columns.add_row(0, template, row);
            }
        }
        let files = [File::V1MemoryLimitInBytes, File::V1MemoryMemswLimitInBytes];
        let places: Vec<usize> =
            files.iter().map(|&file| columns.add(1, file, "value", "")).collect();
        // Both limits have a row called `value`; their sources differ.
        assert_eq!(places[0], places[1], "the same source and name are one column");
        let second = columns.add(2, files[1], "value", "");
        let mut local = Matrix::new(columns, V1_TREE.len());
        for (row, (group, _)) in V1_TREE.iter().enumerate() {
            assert!(local.set_row(row, &stats[row]));
            for (name, file, column) in
                [(limits[0], files[0], places[0]), (limits[1], files[1], second)]
            {
                let limit = file.decode(&text(boot, group, name)).unwrap();
                let limit = limit.get_named("value").number().unwrap();
                assert!(local.set(row, column, Value::Number(limit)));
            }
        }
        let totals = local.totals(&forest(&V1_TREE)).unwrap();
        let mut printer = v1::Printer::new(local.columns(), 0, File::V1MemoryStat);
        for (row, (group, _)) in V1_TREE.iter().enumerate() {
            let printed = printer.print(&local, &totals, row).unwrap();
            assert_eq!(printed.template(), stats[row].template(), "{boot} {group}");
            if exact.contains(&row) {
                let printed = String::from_utf8(printed.to_text()).unwrap();
                assert_eq!(printed, String::from_utf8(text(boot, group, "memory.stat")).unwrap());
            }
        }
    }
}

/// memory.numa_stat from its local half, for the leaves, to the byte.
#[test]
fn v1_numa_files_are_printed_as_the_kernel_prints_them() {
    let read = readings("v1-6.1", &V1_TREE, File::V1MemoryNumaStat, "memory.numa_stat");
    let local: Vec<usize> = (0..16).collect();
    let local = matrix(&read).select(&local);
    assert!(local.columns().iter().all(|column| column.scope() == Some(Scope::Local)));
    let totals = local.totals(&forest(&V1_TREE)).unwrap();
    let mut printer = v1::Printer::new(local.columns(), 0, File::V1MemoryNumaStat);
    for row in [2, 3] {
        let printed = printer.print(&local, &totals, row).unwrap().to_text();
        assert_eq!(printed, text("v1-6.1", V1_TREE[row].0, "memory.numa_stat"));
    }
}

/// A kernel prints no total of which a part is unknown, and goes on with the
/// next cgroup.
#[test]
fn what_was_not_read_is_not_printed() {
    let read = readings("v1-6.1", &V1_TREE, File::V1MemoryStat, "memory.stat");
    let mut local = matrix(&read);
    let cache = local.columns().named("cache").unwrap();
    assert!(local.set_missing(2, cache, Cell::Unreadable(b"")));
    let totals = local.totals(&forest(&V1_TREE)).unwrap();
    let mut printer = v1::Printer::new(local.columns(), 0, File::V1MemoryStat);
    for (row, printable) in [(0, false), (3, true), (1, false), (4, true), (2, false), (3, true)] {
        match printer.print(&local, &totals, row) {
            Ok(printed) => assert!(printable && printed.template() == read[row].template()),
            Err(error) => assert!(!printable && error.kind == ErrorKind::NotEncodable, "{row}"),
        }
    }
    assert!(printer.print(&local, &totals, 5).is_err());
}

/// v2 prints totals. A parent's is at least its children's sum, but that the
/// captures read the parent first: what rose until its children were read is
/// below zero, and marked. Nothing of the quiet /web is but what the kernel
/// flushes late.
#[test]
fn v2_parents_hold_their_children() {
    for boot in ["v2-5.10", "v2-6.1", "v2-6.12", "v2-7.2", "v2-7.2-big"] {
        let read = matrix(&readings(boot, &V2_TREE, File::MemoryStat, "memory.stat"));
        let mut own = read.clone();
        own.own(&forest(&V2_TREE)).unwrap();
        let mut below = 0;
        for (row, &(group, _)) in V2_TREE.iter().enumerate() {
            for column in 0..read.width() {
                let name = String::from_utf8_lossy(read.columns().get(column).unwrap().row_name());
                let children = (0..read.len()).filter(|&child| V2_TREE[child].1 == row as u32);
                let sum: u64 = children.filter_map(|child| read.cell(child, column).number()).sum();
                let total = read.cell(row, column).number().unwrap();
                let (expected, marks) = match total.checked_sub(sum) {
                    Some(left) => (left, Marks::NONE),
                    None => (0, Marks::BELOW_ZERO),
                };
                assert_eq!(own.cell(row, column), Cell::Value(expected), "{boot} {group} {name}");
                assert_eq!(own.marks_of(row, column), marks, "{boot} {group} {name}");
                if !marks.is_empty() && group == "web" {
                    below += 1;
                    assert!(sum - total < 300_000, "{boot} {group} {name}: {total} {sum}");
                }
            }
        }
        assert!(below <= 4, "{boot}: {below}");
        // Values that include the descendants are not added up again.
        assert_eq!(read.totals(&forest(&V2_TREE)).unwrap(), read);
    }
}

#[test]
fn limits_go_down_and_peaks_go_up() {
    let mut columns = Columns::new();
    let max = columns.add(0, File::MemoryMax, "value", "");
    let peak = columns.add(1, File::MemoryPeak, "value", "");
    let swappiness = columns.add(2, File::V1MemorySwappiness, "value", "");
    let mut matrix = Matrix::new(columns, 4);
    for (row, limit, high) in
        [(1, Value::Max, 5), (2, Value::Number(70), 9), (3, Value::Number(90), 2)]
    {
        matrix.set(row, max, limit);
        matrix.set(row, peak, Value::Number(high));
        matrix.set(row, swappiness, Value::Number(60));
    }
    matrix.accumulate(&Forest::new(&[NO_PARENT, 0, 1, 2]).unwrap()).unwrap();
    let column = |column| [0, 1, 2, 3].map(|row| matrix.cell(row, column));
    let value = Cell::Value;
    assert_eq!(column(max), [Cell::Absent, Cell::Max, value(70), value(70)]);
    assert_eq!(column(peak), [value(9), value(9), value(9), value(2)]);
    assert_eq!(column(swappiness), [Cell::Absent, value(60), value(60), value(60)]);
    assert_eq!(matrix.marks_of(0, peak), Marks::ABSENT_PART);
    assert_eq!(matrix.marks_of(0, max), Marks::NONE);
}

#[test]
fn keys_that_the_catalog_does_not_know_are_kept_until_told() {
    let reading = File::V1MemoryStat.decode(b"brand_new 5\n").unwrap();
    let forest = Forest::new(&[NO_PARENT, 0]).unwrap();
    let mut columns = Columns::of(reading.template());
    for (told, expected) in [(false, 5), (true, 10)] {
        if told {
            columns.set_rule(0, Combine::Sum, Scope::Local);
        }
        let mut matrix = Matrix::new(columns.clone(), 2);
        matrix.set_row(0, &reading);
        matrix.set_row(1, &reading);
        matrix.accumulate(&forest).unwrap();
        assert_eq!(matrix.cell(0, 0), Cell::Value(expected));
    }
}

#[test]
fn a_forest_of_another_size_is_an_error_and_changes_nothing() {
    let reading = File::V1MemoryStat.decode(b"cache 5\n").unwrap();
    let mut matrix = Matrix::new(Columns::of(reading.template()), 2);
    let before = matrix.clone();
    for parents in [&[NO_PARENT][..], &[NO_PARENT; 3]] {
        let forest = Forest::new(parents).unwrap();
        assert!(matrix.accumulate(&forest).is_err() && matrix.own(&forest).is_err());
        assert!(matrix.totals(&forest).is_err());
        assert_eq!(matrix, before);
    }
}

/// A row may be anything, and other rows' cells never change its place.
#[test]
fn rows_and_columns_move_together() {
    let read = readings("v2-7.2", &V2_TREE, File::MemoryNumaStat, "memory.numa_stat");
    let mut matrix = matrix(&read);
    matrix.retain_rows(&[true, false, true, true, false, false, true]);
    assert_eq!(matrix.len(), 4);
    for (row, old) in [(0, 0), (1, 2), (2, 3), (3, 6)] {
        for (column, cell, _) in matrix.row(row).unwrap().cells() {
            assert_eq!(cell, read[old].get_cell(column.row_name(), column.cell_name()));
        }
    }
    let mut columns = matrix.columns().clone();
    let added = columns.add(7, File::MemoryCurrent, "value", "");
    matrix.extend_columns(columns);
    assert_eq!(matrix.cell(1, added), Cell::Absent);
    let picked = matrix.select(&[added, 3, 3, 9999]);
    assert_eq!(picked.width(), 2);
    for row in 0..4 {
        assert_eq!(picked.cell(row, 1), matrix.cell(row, 3));
    }
}

/// A cell by a naive walk: the sum of all cgroups that have `row` above them.
fn naive(matrix: &Matrix, parents: &[u32], row: usize, column: usize) -> (Option<u128>, bool) {
    let mut sum = None;
    let mut unreadable = false;
    for start in 0..parents.len() {
        let mut at = start;
        while at != row && parents[at] != NO_PARENT {
            at = parents[at] as usize;
        }
        if at == row {
            match matrix.cell(start, column) {
                Cell::Value(value) => *sum.get_or_insert(0) += u128::from(value),
                Cell::Unreadable(_) => unreadable = true,
                _ => {}
            }
        }
    }
    (sum, unreadable)
}

fn cell() -> impl Strategy<Value = Cell<'static>> {
    prop_oneof![
        12 => (0u64..1 << 40).prop_map(Cell::Value),
        2 => (u64::MAX - 9..=u64::MAX).prop_map(Cell::Value),
        1 => Just(Cell::Absent),
        1 => Just(Cell::Unreadable(b"")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn totals_equal_a_naive_walk(
        cells in prop::collection::vec([cell(), cell(), cell()], 1..24),
        seeds in prop::collection::vec(any::<u32>(), 24),
        shuffle in any::<u64>(),
    ) {
        // A forest in index order, then one with its cgroups renamed.
        let count = cells.len();
        let mut parents: Vec<u32> = (0..count as u32)
            .map(|i| match seeds[i as usize] % (i + 1) { 0 => NO_PARENT, parent => parent - 1 })
            .collect();
        if shuffle % 2 == 1 {
            let rename = |i: u32| (i as usize + shuffle as usize / 2 % count) % count;
            let mut renamed = vec![NO_PARENT; count];
            for (i, &parent) in parents.iter().enumerate() {
                renamed[rename(i as u32)] =
                    if parent == NO_PARENT { NO_PARENT } else { rename(parent) as u32 };
            }
            parents = renamed;
        }
        let template = File::V1MemoryStat.decode(b"cache 1\nrss 1\nswap 1\n").unwrap();
        let mut matrix = Matrix::new(Columns::of(template.template()), count);
        for (row, cells) in cells.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                match cell.number() {
                    Some(number) => matrix.set(row, column, Value::Number(number)),
                    None => matrix.set_missing(row, column, *cell),
                };
            }
        }
        let totals = matrix.totals(&Forest::new(&parents).unwrap()).unwrap();
        for row in 0..count {
            for column in 0..3 {
                let (sum, unreadable) = naive(&matrix, &parents, row, column);
                let total = totals.cell(row, column);
                let marks = totals.marks_of(row, column);
                match sum {
                    Some(sum) => {
                        prop_assert_eq!(total, Cell::Value(sum as u64));
                        prop_assert_eq!(marks.contains(Marks::UNREADABLE_PART), unreadable);
                        prop_assert_eq!(marks.contains(Marks::WRAPPED), sum > u64::MAX.into());
                    }
                    None if unreadable => prop_assert_eq!(total, Cell::Unreadable(b"")),
                    None => prop_assert_eq!(total, Cell::Absent),
                }
            }
        }
    }

    #[test]
    fn no_parents_hang_or_panic(parents in prop::collection::vec(prop_oneof![0u32..12, Just(NO_PARENT)], 0..12)) {
        let walk = |start: usize| {
            let mut at = start;
            (0..=parents.len()).any(|_| match parents[at] {
                NO_PARENT => true,
                parent => { at = parent as usize; false }
            })
        };
        let inside = parents.iter().all(|&p| p == NO_PARENT || (p as usize) < parents.len());
        let good = inside && (0..parents.len()).all(walk);
        prop_assert_eq!(Forest::new(&parents).is_ok(), good);
    }
}
