//! The rows of testdata/cases/cases.md, a test each: faults that other tools
//! had with these files, and the right answer.
//!
//! Where a row needs an error of the operating system (13, 60, 62, 81), what
//! is tested here is what the codec makes of the bytes that were read; where
//! it is about derived values, that the raw ones are exact.

mod corpus;

mod cases {
    mod cgroup;
    mod io;
    mod meminfo;
    mod memory;
    mod process;
    mod stat;
}

/// No row of the table is without its test.
#[test]
fn every_row_has_its_test() {
    let tests = concat!(
        include_str!("cases/cgroup.rs"),
        include_str!("cases/io.rs"),
        include_str!("cases/meminfo.rs"),
        include_str!("cases/memory.rs"),
        include_str!("cases/process.rs"),
        include_str!("cases/stat.rs"),
    );
    let table = String::from_utf8(corpus::table()).unwrap();
    let rows = table.lines().filter_map(|line| line.strip_prefix("| ")?.split(' ').next());
    let numbers: Vec<u32> = rows.filter_map(|number| number.parse().ok()).collect();
    assert_eq!(numbers.len(), 60);
    for number in numbers {
        assert!(tests.contains(&format!("fn case_{number:02}_")), "{number}");
    }
}
