//! What cgroup v1 calls what cgroup v2 has, and the other way.

use super::{File, KeyInfo};

/// Files of v1 and v2 that hold the same thing.
const FILES: &[(File, File)] = &[
    (File::V1MemoryUsageInBytes, File::MemoryCurrent),
    (File::V1MemoryMaxUsageInBytes, File::MemoryPeak),
    (File::V1MemoryLimitInBytes, File::MemoryMax),
    (File::V1MemorySoftLimitInBytes, File::MemoryLow),
    (File::V1MemoryStat, File::MemoryStat),
    (File::V1MemoryNumaStat, File::MemoryNumaStat),
    (File::V1CpuStat, File::CpuStat),
    (File::V1CpuShares, File::CpuWeight),
    (File::V1CgroupProcs, File::CgroupProcs),
    (File::V1Tasks, File::CgroupThreads),
];

/// Keys of v1's memory.stat, v2's. The v1 keys with `total_` are hierarchical,
/// as all of v2's are.
const MEMORY_STAT: &[(&str, &str)] = &[
    ("total_cache", "file"),
    ("total_rss", "anon"),
    ("total_rss_huge", "anon_thp"),
    ("total_shmem", "shmem"),
    ("total_mapped_file", "file_mapped"),
    ("total_dirty", "file_dirty"),
    ("total_writeback", "file_writeback"),
    ("total_swapcached", "swapcached"),
    ("total_workingset_refault_anon", "workingset_refault_anon"),
    ("total_workingset_refault_file", "workingset_refault_file"),
    ("total_pgfault", "pgfault"),
    ("total_pgmajfault", "pgmajfault"),
    ("total_inactive_anon", "inactive_anon"),
    ("total_active_anon", "active_anon"),
    ("total_inactive_file", "inactive_file"),
    ("total_active_file", "active_file"),
    ("total_unevictable", "unevictable"),
];

/// Keys of v1's memory.numa_stat, which count pages, and v2's, which count
/// bytes.
const NUMA_STAT: &[(&str, &str)] = &[
    ("hierarchical_file", "file"),
    ("hierarchical_anon", "anon"),
    ("hierarchical_unevictable", "unevictable"),
];

/// Keys of v1's cpu.stat, in nanoseconds, and v2's, in microseconds.
const CPU_STAT: &[(&str, &str)] = &[
    ("nr_periods", "nr_periods"),
    ("nr_throttled", "nr_throttled"),
    ("throttled_time", "throttled_usec"),
    ("nr_bursts", "nr_bursts"),
    ("burst_time", "burst_usec"),
];

impl File {
    /// The file of the other cgroup version that holds the same thing. Units
    /// may differ: compare the keys.
    ///
    /// ```
    /// use statcodec::File;
    ///
    /// assert_eq!(File::V1MemoryUsageInBytes.counterpart(), Some(File::MemoryCurrent));
    /// assert_eq!(File::MemoryCurrent.counterpart(), Some(File::V1MemoryUsageInBytes));
    /// ```
    #[must_use]
    pub fn counterpart(self) -> Option<File> {
        FILES.iter().find_map(|&(v1, v2)| match self {
            _ if self == v1 => Some(v2),
            _ if self == v2 => Some(v1),
            _ => None,
        })
    }

    /// The key of the [`counterpart`](Self::counterpart) that means what the
    /// key of this name means here, scope included.
    ///
    /// ```
    /// use statcodec::File;
    ///
    /// let key = File::V1MemoryStat.key_counterpart("total_rss").unwrap();
    /// assert_eq!(key.name, "anon");
    /// // v1's keys without `total_` are local; v2 has nothing local.
    /// assert_eq!(File::V1MemoryStat.key_counterpart("rss"), None);
    /// ```
    #[must_use]
    pub fn key_counterpart(self, name: &str) -> Option<&'static KeyInfo> {
        let other = self.counterpart()?;
        let table = match self {
            File::MemoryStat | File::V1MemoryStat => MEMORY_STAT,
            File::MemoryNumaStat | File::V1MemoryNumaStat => NUMA_STAT,
            File::CpuStat | File::V1CpuStat => CPU_STAT,
            _ => return None,
        };
        let counterpart =
            table.iter().find_map(|&(v1, v2)| match self.name().strip_prefix("v1/") {
                Some(_) if v1 == name => Some(v2),
                None if v2 == name => Some(v1),
                _ => None,
            })?;
        other.key_named(counterpart.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair is of keys that exist, of files that are of two versions.
    #[test]
    fn pairs_are_of_known_keys() {
        for (v1, v2) in FILES {
            assert!(v1.name().starts_with("v1/") && !v2.name().starts_with("v1/"));
        }
        for (v1, v2, table) in [
            (File::V1MemoryStat, File::MemoryStat, MEMORY_STAT),
            (File::V1MemoryNumaStat, File::MemoryNumaStat, NUMA_STAT),
            (File::V1CpuStat, File::CpuStat, CPU_STAT),
        ] {
            for (old, new) in table {
                assert_eq!(v1.key_counterpart(old).map(|key| key.name), Some(*new));
                assert_eq!(v2.key_counterpart(new).map(|key| key.name), Some(*old));
            }
        }
    }
}
