//! procfs-core's readers.
//!
//! They make structures and maps, so each is checked by what it has in common
//! with the plain numbers of the text.

use std::collections::HashMap;

use procfs_core::process::MemoryMaps;
use procfs_core::{
    ExplicitSystemInfo, FromBufRead, FromBufReadSI, FromRead, KernelStats, Meminfo, VmStat,
};

use crate::corpus::{names, numbers};
use crate::peers::Reads;

/// /proc/vmstat, as a map.
#[derive(Default)]
pub struct Vmstat {
    map: HashMap<String, i64>,
}

impl Reads for Vmstat {
    fn read(&mut self, text: &[u8]) -> u64 {
        self.map = VmStat::from_read(text).expect("vmstat").0;
        self.map.len() as u64
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        self.read(text);
        names(text).iter().map(|name| self.map[name] as u64).collect()
    }
}

/// /proc/meminfo, as a structure of bytes.
pub struct MeminfoReader;

impl Reads for MeminfoReader {
    fn read(&mut self, text: &[u8]) -> u64 {
        Meminfo::from_read(text).expect("meminfo").mem_total
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        let all = numbers(text);
        let meminfo = Meminfo::from_read(text).expect("meminfo");
        // The first five lines of every kernel since 3.14.
        let first = [
            Some(meminfo.mem_total),
            Some(meminfo.mem_free),
            meminfo.mem_available,
            Some(meminfo.buffers),
            Some(meminfo.cached),
        ];
        assert!(first.iter().zip(&all).all(|(bytes, kb)| *bytes == Some(1024 * kb)));
        all
    }
}

/// /proc/stat, as a structure.
pub struct StatReader;

impl StatReader {
    fn stat(text: &[u8]) -> KernelStats {
        let system = ExplicitSystemInfo {
            boot_time_secs: 0,
            ticks_per_second: 100,
            page_size: 4096,
            is_little_endian: true,
        };
        KernelStats::from_buf_read(text, &system).expect("/proc/stat")
    }
}

impl Reads for StatReader {
    fn read(&mut self, text: &[u8]) -> u64 {
        Self::stat(text).ctxt
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        let all = numbers(text);
        let stat = Self::stat(text);
        let first = [stat.total.user, stat.total.nice, stat.total.system, stat.total.idle];
        assert!(all.starts_with(&first) && all.contains(&stat.ctxt) && all.contains(&stat.btime));
        all
    }
}

/// /proc/pid/smaps, as a vector of structures with maps: the sums of all fields
/// in kB.
#[must_use]
pub fn smaps_sums(text: &[u8]) -> HashMap<String, u64> {
    let mut sums = HashMap::new();
    for map in MemoryMaps::from_buf_read(text).expect("smaps") {
        for (name, bytes) in map.extension.map {
            *sums.entry(name).or_default() += bytes / 1024;
        }
    }
    sums
}

/// The same, read and let go.
#[must_use]
pub fn smaps(text: &[u8]) -> u64 {
    MemoryMaps::from_buf_read(text).expect("smaps").len() as u64
}
