//! The bundled capture: what a real kernel printed for a cgroup, for machines
//! that have no memory statistics of their own.

/// Where it comes from.
pub(crate) const ORIGIN: &str = "cgroup /web of a machine with Linux 7.2 and 4 NUMA nodes";

/// Names and texts of its files.
pub(crate) const FILES: &[(&str, &[u8])] = &[
    ("memory.current", include_bytes!("../../sample/memory.current")),
    ("memory.events", include_bytes!("../../sample/memory.events")),
    ("memory.high", include_bytes!("../../sample/memory.high")),
    ("memory.max", include_bytes!("../../sample/memory.max")),
    ("memory.numa_stat", include_bytes!("../../sample/memory.numa_stat")),
    ("memory.peak", include_bytes!("../../sample/memory.peak")),
    ("memory.stat", include_bytes!("../../sample/memory.stat")),
    ("memory.swap.current", include_bytes!("../../sample/memory.swap.current")),
    ("memory.swap.max", include_bytes!("../../sample/memory.swap.max")),
];
