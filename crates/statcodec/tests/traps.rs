//! The traps and vectors of the format reference, a test each, with texts of
//! our own.
//!
//! Trap 35, that files printed record by record (smaps, vmstat, diskstats) are
//! no picture of one instant, is the reader's: a text does not show it.

mod corpus;

mod traps {
    mod cgroup;
    mod emitters;
    mod memory;
    mod process;
    mod system;
    mod vectors;
}

/// No trap is without its test.
#[test]
fn every_trap_has_its_test() {
    let tests = concat!(
        include_str!("traps/cgroup.rs"),
        include_str!("traps/emitters.rs"),
        include_str!("traps/memory.rs"),
        include_str!("traps/process.rs"),
        include_str!("traps/system.rs"),
    );
    for number in (1..=37).filter(|&number| number != 35) {
        assert!(tests.contains(&format!("fn trap_{number:02}_")), "{number}");
    }
}
