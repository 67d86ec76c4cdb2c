//! Rows 69 to 80: /proc/stat.

use statcodec::Cell::{Unreadable, Value};
use statcodec::{ErrorKind, File};

use crate::corpus::case;
use crate::corpus::reading::{absent, names, numbers, read, read_faulty};

#[test]
fn case_69_cpus_have_gaps() {
    let stat = read(File::Stat, case("69"));
    assert_eq!(names(&stat)[..5], ["cpu", "cpu0", "cpu1", "cpu3", "cpu97"]);
    for (cpu, column, ticks) in [
        ("cpu", "user", 85_005),
        ("cpu3", "user", 26_400),
        ("cpu3", "idle", 119_100),
        ("cpu97", "user", 5),
    ] {
        assert_eq!(stat.get_cell(cpu, column), Value(ticks), "{cpu} {column}");
    }
    absent(&stat, &["cpu2", "cpu4", "cpu98"]);
}

#[test]
fn case_71_a_line_of_1020_bytes() {
    let stat = read(File::Stat, case("71"));
    let intr = stat.row("intr").unwrap();
    assert_eq!(intr.cells().len(), 507);
    assert_eq!(intr.value(), Value(777));
    assert!(intr.cells().skip(1).all(|(_, cell)| cell == Value(0)));
    numbers(&stat, &[("ctxt", 5), ("procs_running", 3)]);
}

#[test]
fn case_72_cut_inside_a_number() {
    let stat = read_faulty(File::Stat, case("72"), &[(ErrorKind::Truncated, 3, 22)]);
    let intr: Vec<_> = stat.row("intr").unwrap().cells().map(|(_, cell)| cell).collect();
    assert_eq!(intr, [Value(3_578_000), Value(0), Value(0), Value(0), Unreadable(b"12")]);
    assert_eq!(stat.get_cell("cpu0", "idle"), Value(4_410_000));
    absent(&stat, &["btime", "processes"]);
}

#[test]
fn case_74_a_total_of_nine_columns() {
    let stat = read(File::Stat, case("74"));
    assert_eq!(stat.get_cell("cpu", "guest"), Value(3));
    assert!(stat.get_cell("cpu", "guest_nice").is_absent());
    let cpu0 = ["guest", "guest_nice"].map(|name| stat.get_cell("cpu0", name));
    assert_eq!(cpu0, [3, 4].map(Value));
}

#[test]
fn case_76_columns_above_i64_and_u32() {
    for (name, user, idle) in
        [("76a", 1_163_000, 15_910_903_933_238_000_000), ("76b", 4_000_000_000, 9_000_000_000)]
    {
        let stat = read(File::Stat, case(name));
        let found = ["user", "idle"].map(|column| stat.get_cell("cpu", column));
        assert_eq!(found, [user, idle].map(Value));
    }
}

#[test]
fn case_78_iowait_steps_back() {
    for (name, user, idle, iowait) in
        [("78t0", 1000, 90_000, 548_281), ("78t1", 1005, 90_100, 548_280)]
    {
        let stat = read(File::Stat, case(name));
        for cpu in ["cpu", "cpu0"] {
            let found = ["user", "idle", "iowait"].map(|column| stat.get_cell(cpu, column));
            assert_eq!(found, [user, idle, iowait].map(Value));
        }
    }
}

#[test]
fn case_79_guest_is_part_of_user() {
    let stat = read(File::Stat, case("79"));
    let columns: Vec<_> = stat.row("cpu").unwrap().cells().map(|(_, cell)| cell).collect();
    assert_eq!(columns, [5000, 300, 700, 10_000, 50, 1, 2, 3, 4000, 100].map(Value));
    let meaning = |name: &[u8]| File::Stat.cell_named(name).unwrap().meaning;
    assert!(meaning(b"user").contains("guest included"));
    assert!(meaning(b"nice").contains("guest_nice included"));
}

#[test]
fn case_80_zeros_everywhere() {
    let stat = read(File::Stat, case("80"));
    assert_eq!(names(&stat)[..3], ["cpu", "cpu0", "cpu1"]);
    for row in stat.rows().take(3) {
        assert_eq!(row.cells().len(), 10);
        assert!(row.cells().all(|(_, cell)| cell == Value(0)));
    }
    numbers(&stat, &[("btime", 1_700_000_000), ("processes", 0)]);
}
