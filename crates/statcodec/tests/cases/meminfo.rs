//! Rows 20 to 35 and 41: /proc/meminfo, and a node's.

use statcodec::Cell::{Unreadable, Value};
use statcodec::catalog::Unit;
use statcodec::encode::Writer;
use statcodec::{ErrorKind, File, decode};

use crate::corpus::case;
use crate::corpus::reading::{absent, names, numbers, read, read_faulty, unit};

#[test]
fn case_20_no_blank_after_the_colon() {
    let meminfo = read(File::Meminfo, case("20"));
    numbers(
        &meminfo,
        &[("ShadowCallStack", 10_485_760), ("KernelStack", 20_000), ("PageTables", 9_000)],
    );
    assert_eq!(unit(File::Meminfo, "ShadowCallStack"), Unit::Kibibytes);
}

#[test]
fn case_23_four_lines() {
    let meminfo = read(File::Meminfo, case("23"));
    numbers(
        &meminfo,
        &[("MemTotal", 1_048_576), ("MemFree", 801_234), ("SwapTotal", 0), ("SwapFree", 0)],
    );
    absent(&meminfo, &["Buffers", "Cached", "MemAvailable"]);
}

#[test]
fn case_24_another_order_and_no_memavailable() {
    let meminfo = read(File::Meminfo, case("24"));
    numbers(&meminfo, &[("Cached", 1_600_004), ("Buffers", 12)]);
    absent(&meminfo, &["MemAvailable"]);
}

#[test]
fn case_26_a_table_in_front() {
    let faults = [
        (ErrorKind::ExpectedName, 1, 1),
        (ErrorKind::ExpectedLineEnd, 2, 16),
        (ErrorKind::ExpectedLineEnd, 3, 15),
    ];
    let meminfo = read_faulty(File::Meminfo, case("26"), &faults);
    numbers(&meminfo, &[("MemTotal", 254_472), ("MemFree", 117_753), ("MemShared", 0)]);
    let mem = b"260579328 140000000 120579328        0  4900000 94000000";
    assert_eq!(meminfo.get_named("Mem"), Unreadable(mem));
    assert_eq!(meminfo.get_named("Swap"), Unreadable(b"0        0        0"));
}

#[test]
fn case_27_blank_lines() {
    let faults = [(ErrorKind::BlankLine, 2, 1), (ErrorKind::BlankLine, 4, 1)];
    let meminfo = read_faulty(File::Meminfo, case("27"), &faults);
    numbers(&meminfo, &[("DirectMap4k", 585_000), ("DirectMap1G", 53_000_000)]);
}

#[test]
fn case_29_names_given_three_times() {
    let faults = [3, 4, 5, 6].map(|line| (ErrorKind::DuplicateName, line, 1));
    let meminfo = read_faulty(File::Meminfo, case("29"), &faults);
    let all: Vec<_> = meminfo.rows().map(|row| row.value()).collect();
    assert_eq!(all, [24_000, 7_000, 24_001, 7_001, 24_002, 7_002].map(Value));
    numbers(&meminfo, &[("Active", 24_000), ("Inactive", 7_000)]);
    absent(&meminfo, &["Active(anon)", "Inactive(anon)"]);
}

#[test]
fn case_31_parts_that_exceed_the_whole() {
    numbers(
        &read(File::Meminfo, case("31")),
        &[
            ("MemTotal", 998_000),
            ("MemFree", 987_000),
            ("MemAvailable", 987_000),
            ("Buffers", 0),
            ("Cached", 7_400),
            ("Slab", 112_000),
            ("SReclaimable", 65_000),
        ],
    );
}

#[test]
fn case_32_unknown_keys() {
    let text = case("32");
    let meminfo = read(File::Meminfo, &text);
    let order = ["MemTotal", "Balloon", "Unaccepted", "Quux(x)", "Frobs_Total"];
    assert_eq!(names(&meminfo), order);
    let all: Vec<_> = meminfo.rows().map(|row| row.value()).collect();
    assert_eq!(all, [1024, 4, 0, 7, 9].map(Value));
    assert!(meminfo.row("Quux(x)").unwrap().info().is_none());
    // What the catalog lacks has the unit that the text gives it.
    let kib: Vec<_> = decode::colon(&text).map(|field| field.unwrap().kib).collect();
    assert_eq!(kib, [true, true, true, true, false]);
}

#[test]
fn case_33_a_line_as_wide_as_the_kernels() {
    let mut text = Vec::new();
    Writer::growing(&mut text).kb("Slab:           ", 112_000, 8);
    assert_eq!(text, case("33"));
    text.clear();
    Writer::growing(&mut text).kb("ShadowCallStack:", 10_485_760, 8);
    assert_eq!(text, b"ShadowCallStack:10485760 kB\n");
}

#[test]
fn case_35_the_node_is_not_the_value() {
    let meminfo = read(File::NodeMeminfo, case("35"));
    numbers(&meminfo, &[("Node", 12), ("MemTotal", 33_554_432), ("MemFree", 12_582_912)]);
}

#[test]
fn case_41_a_node_with_more_free_than_total() {
    let meminfo = read(File::NodeMeminfo, case("41"));
    let used = 18446744073709551488;
    numbers(&meminfo, &[("MemTotal", 131_072), ("MemFree", 131_200), ("MemUsed", used)]);
}
