//! Memory files of cgroup v1: files 50 to 99.

use super::macros::files;

files! {
    V1MemoryStat = 50 "v1/memory.stat" CgroupV1 Flat [] "3.0" "mm/memcontrol-v1.c"
    "Memory of the cgroup alone and, with `total_`, of its descendants too."
    keys memory_stat {
        0 Cache "cache" Bytes Gauge Local Sum "3.0".., "Page cache, tmpfs included.";
    };
}
