//! Derived values that people get wrong, each with its rule.
//!
//! A snapshot holds what the kernel printed and nothing else. What is computed
//! from it is computed here, by name, so that a rule is written once:
//!
//! - [`difference`]: two readings that were not taken at one instant.
//! - [`delta`], [`deltas`] and [`rate`]: values between two readings, by their
//!   kinds.
//! - [`cpu_time`]: CPU use between two readings of /proc/stat.
//! - [`effective_limit`]: the limit that holds for a cgroup.
//! - [`memory_use`] and [`working_set`]: sums over memory.stat that count
//!   nothing twice.

mod change;
mod cpu;
mod deltas;
mod memory;

pub use change::{Delta, Difference, Rate, delta, difference, rate};
pub use cpu::{CpuTime, cpu_time};
pub use deltas::deltas;
pub use memory::{MemoryUse, effective_limit, meminfo_used, memory_use, working_set};
