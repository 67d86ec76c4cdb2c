//! The catalog: every known file and key, with unit, kind, scope and kernel
//! versions.
//!
//! One table per kernel file, one line per key. The number of a file or key is
//! fixed for ever: it is the index that C callers use.
//!
//! ```
//! use statcodec::{File, catalog::{Unit, memory_stat}};
//!
//! let info = File::MemoryStat.key_named(b"anon").unwrap();
//! assert_eq!(info.unit, Unit::Bytes);
//! assert_eq!(info.number, memory_stat::Key::Anon as u16);
//! ```

mod cgroup;
mod cgroup_v1;
mod counterparts;
mod cpu;
mod cpu_v1;
mod info;
mod io;
mod macros;
mod memory;
mod memory_v1;
mod node;
mod proc_vmstat;
mod process;
mod registry;
mod sniff;
mod system;
mod units;
mod zones;

pub use cgroup::*;
pub use cpu::*;
pub use info::{Combine, FileInfo, Key, KeyInfo, Kind, Origin, Scope, Shape, Table, Unit, Version};
pub use io::*;
pub use memory::*;
pub use node::*;
pub use proc_vmstat::*;
pub use process::*;
pub use registry::File;
pub use system::*;
pub use units::{Base, Machine};
pub use zones::*;

/// The files and keys of cgroup v1.
pub mod v1 {
    pub use super::cgroup_v1::*;
    pub use super::cpu_v1::*;
    pub use super::memory_v1::*;
}
