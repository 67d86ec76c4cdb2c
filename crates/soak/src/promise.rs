//! What every number in the tree must be: a function of where it stands and of
//! the number of the write that put it there.
//!
//! The writer writes by it. The readers, in Rust here and in C and Python in
//! words of their own, hold against it what the codec found. So a value that is
//! lost, stale, torn or of another file is seen with no second reader.
//!
//! A file says of itself which write it is (`seq`) and how many other cells it
//! has (`cells`).

/// The files of every group.
pub(crate) const FILES: [&str; 7] = [
    "memory.stat",
    "memory.numa_stat",
    "io.stat",
    "cpu.stat",
    "memory.pressure",
    "stat",
    "memory.current",
];

/// The names of the columns of /proc/stat.
pub(crate) const CPU: [&str; 10] =
    ["user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal", "guest", "guest_nice"];

/// What a cell must hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Expected {
    Number(u64),
    Hundredths(u64),
    Max,
}

/// What a cell is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// The number of the write.
    Sequence,
    /// How many cells have a promised value.
    Count,
    Promised,
}

/// The role of a cell.
pub(crate) fn role(file: &str, row: &str, cell: &str) -> Role {
    match (row, cell) {
        _ if file == "memory.current" => Role::Sequence,
        ("seq", "" | "seq") => Role::Sequence,
        ("cells", "") | ("seq", "cells") => Role::Count,
        _ => Role::Promised,
    }
}

/// A place as a number: FNV-1a of `group/file row cell`.
pub(crate) fn place(group: &str, file: &str, row: &str, cell: &str) -> u64 {
    let parts = [group, "/", file, " ", row, " ", cell];
    parts.iter().flat_map(|part| part.bytes()).fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Two numbers stirred into one of 64 random bits.
pub(crate) fn mix(one: u64, other: u64) -> u64 {
    let mut bits = one ^ other.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    bits ^ (bits >> 32)
}

/// What a cell holds that was written as number `sequence`: any width from 0 to
/// `u64::MAX`, and `max` where files may have it.
pub(crate) fn promised(sequence: u64, group: &str, file: &str, row: &str, cell: &str) -> Expected {
    let bits = mix(place(group, file, row, cell), sequence);
    match bits & 127 {
        _ if cell.starts_with("avg") => Expected::Hundredths(bits % 10_001),
        0 => Expected::Number(u64::MAX),
        1 if !matches!(file, "memory.pressure" | "stat") => Expected::Max,
        2 => Expected::Number(0),
        _ => Expected::Number(bits >> (bits >> 7 & 63)),
    }
}
