//! Memory files of cgroup v2: files 0 to 49.

use super::macros::files;

files! {
    MemoryStat = 0 "memory.stat" CgroupV2 Flat [] "4.5" "mm/memcontrol.c"
    "Memory of the cgroup and its descendants by type, and memory events."
    keys memory_stat {
        0 Anon "anon" Bytes Gauge Hierarchical Sum "4.5".., "Anonymous memory, huge pages included.";
    };
    MemoryCurrent = 3 "memory.current" CgroupV2 Values [] "4.1" "mm/memcontrol.c"
    "Memory charged to the cgroup and its descendants."
    keys memory_current {
        0 Value "value" Bytes Gauge Hierarchical Sum "4.1".., "Memory charged to the cgroup and its descendants.";
    };
}
