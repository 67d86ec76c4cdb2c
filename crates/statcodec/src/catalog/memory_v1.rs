//! Memory files of cgroup v1: files 50 to 99.

use super::macros::files;

files! {
    V1MemoryStat = 50 "v1/memory.stat" CgroupV1 Flat [] "3.0" "mm/memcontrol-v1.c"
    "Memory of the cgroup alone and, with `total_`, of its descendants too."
    keys memory_stat {
        0 Cache "cache" Bytes Gauge Local Sum "3.0".., "Page cache, tmpfs and shared memory included.";
        1 Rss "rss" Bytes Gauge Local Sum "3.0".., "Anonymous memory, swap cache included; not the resident set of processes.";
        2 RssHuge "rss_huge" Bytes Gauge Local Sum "3.10".., "Anonymous memory in transparent huge pages.";
        3 Shmem "shmem" Bytes Gauge Local Sum "4.12".., "Page cache backed by swap: tmpfs, shared memory, shared anonymous mappings.";
        4 MappedFile "mapped_file" Bytes Gauge Local Sum "3.0".., "Page cache mapped into processes.";
        5 Dirty "dirty" Bytes Gauge Local Sum "4.3".., "Page cache changed and waiting to be written back.";
        6 Writeback "writeback" Bytes Gauge Local Sum "3.13".., "Pages being written back at this moment, those going to swap included.";
        7 WorkingsetRefaultAnon "workingset_refault_anon" Pages Counter Local Sum "6.1".., "Anonymous pages faulted in again after their eviction.";
        8 WorkingsetRefaultFile "workingset_refault_file" Pages Counter Local Sum "6.1".., "Page cache pages faulted in again after their eviction.";
        9 Swap "swap" Bytes Gauge Local Sum "3.0".., "Swap space used.";
        10 Swapcached "swapcached" Bytes Gauge Local Sum "6.8".., "Swap cache: memory that has a copy in swap as well.";
        11 Pgpgin "pgpgin" Events Counter Local Sum "3.0".., "Charges of memory, whatever its size; not the KiB of /proc/vmstat.";
        12 Pgpgout "pgpgout" Events Counter Local Sum "3.0".., "Uncharges of memory, whatever its size; not the KiB of /proc/vmstat.";
        13 Pgfault "pgfault" Events Counter Local Sum "3.0".., "Page faults, major ones included.";
        14 Pgmajfault "pgmajfault" Events Counter Local Sum "3.0".., "Page faults that waited for I/O.";
        15 InactiveAnon "inactive_anon" Bytes Gauge Local Sum "3.0".., "Memory backed by swap on the inactive list.";
        16 ActiveAnon "active_anon" Bytes Gauge Local Sum "3.0".., "Memory backed by swap on the active list.";
        17 InactiveFile "inactive_file" Bytes Gauge Local Sum "3.0".., "Memory backed by files on the inactive list.";
        18 ActiveFile "active_file" Bytes Gauge Local Sum "3.0".., "Memory backed by files on the active list.";
        19 Unevictable "unevictable" Bytes Gauge Local Sum "3.0".., "Memory that reclaim leaves alone, such as locked pages.";
        20 HierarchicalMemoryLimit "hierarchical_memory_limit" Bytes Setting Hierarchical Min "3.0".., "Least memory limit of the cgroup and its ancestors.";
        21 HierarchicalMemswLimit "hierarchical_memsw_limit" Bytes Setting Hierarchical Min "3.0".., "Least memsw limit of the cgroup and its ancestors.";
        22 TotalCache "total_cache" Bytes Gauge Hierarchical Sum "3.0".., "`cache`, descendants included.";
        23 TotalRss "total_rss" Bytes Gauge Hierarchical Sum "3.0".., "`rss`, descendants included.";
        24 TotalRssHuge "total_rss_huge" Bytes Gauge Hierarchical Sum "3.10".., "`rss_huge`, descendants included; far too small in 5.8 and 5.9.";
        25 TotalShmem "total_shmem" Bytes Gauge Hierarchical Sum "4.12".., "`shmem`, descendants included.";
        26 TotalMappedFile "total_mapped_file" Bytes Gauge Hierarchical Sum "3.0".., "`mapped_file`, descendants included.";
        27 TotalDirty "total_dirty" Bytes Gauge Hierarchical Sum "4.3".., "`dirty`, descendants included.";
        28 TotalWriteback "total_writeback" Bytes Gauge Hierarchical Sum "3.13".., "`writeback`, descendants included.";
        29 TotalWorkingsetRefaultAnon "total_workingset_refault_anon" Pages Counter Hierarchical Sum "6.1".., "`workingset_refault_anon`, descendants included.";
        30 TotalWorkingsetRefaultFile "total_workingset_refault_file" Pages Counter Hierarchical Sum "6.1".., "`workingset_refault_file`, descendants included.";
        31 TotalSwap "total_swap" Bytes Gauge Hierarchical Sum "3.0".., "`swap`, descendants included.";
        32 TotalSwapcached "total_swapcached" Bytes Gauge Hierarchical Sum "6.8".., "`swapcached`, descendants included.";
        33 TotalPgpgin "total_pgpgin" Events Counter Hierarchical Sum "3.0".., "`pgpgin`, descendants included.";
        34 TotalPgpgout "total_pgpgout" Events Counter Hierarchical Sum "3.0".., "`pgpgout`, descendants included.";
        35 TotalPgfault "total_pgfault" Events Counter Hierarchical Sum "3.0".., "`pgfault`, descendants included.";
        36 TotalPgmajfault "total_pgmajfault" Events Counter Hierarchical Sum "3.0".., "`pgmajfault`, descendants included.";
        37 TotalInactiveAnon "total_inactive_anon" Bytes Gauge Hierarchical Sum "3.0".., "`inactive_anon`, descendants included.";
        38 TotalActiveAnon "total_active_anon" Bytes Gauge Hierarchical Sum "3.0".., "`active_anon`, descendants included.";
        39 TotalInactiveFile "total_inactive_file" Bytes Gauge Hierarchical Sum "3.0".., "`inactive_file`, descendants included.";
        40 TotalActiveFile "total_active_file" Bytes Gauge Hierarchical Sum "3.0".., "`active_file`, descendants included.";
        41 TotalUnevictable "total_unevictable" Bytes Gauge Hierarchical Sum "3.0".., "`unevictable`, descendants included.";
        42 AnonCost "anon_cost" Weight Gauge Local Sum "5.8".., "Recent cost of reclaiming anonymous memory, by which reclaim is balanced.";
        43 FileCost "file_cost" Weight Gauge Local Sum "5.8".., "Recent cost of reclaiming page cache, by which reclaim is balanced.";
        44 RecentRotatedAnon "recent_rotated_anon" Pages Gauge Local Sum "3.0".."5.7", "Anonymous pages that reclaim lately put back, halved now and then.";
        45 RecentRotatedFile "recent_rotated_file" Pages Gauge Local Sum "3.0".."5.7", "Page cache pages that reclaim lately put back, halved now and then.";
        46 RecentScannedAnon "recent_scanned_anon" Pages Gauge Local Sum "3.0".."5.7", "Anonymous pages that reclaim lately scanned, halved now and then.";
        47 RecentScannedFile "recent_scanned_file" Pages Gauge Local Sum "3.0".."5.7", "Page cache pages that reclaim lately scanned, halved now and then.";
        48 InactiveRatio "inactive_ratio" Count Gauge Local None "3.0".."3.0", "How much larger the active anonymous list may be than the inactive one.";
    };
    V1MemoryNumaStat = 51 "v1/memory.numa_stat" CgroupV1 Nested [] "3.0" "mm/memcontrol-v1.c"
    "Pages on the reclaim lists, in all and for each node that has memory; pages, not bytes."
    keys memory_numa_stat {
        0 Total "total" Pages Gauge Local Sum "3.0".., "Pages on all reclaim lists.";
        1 File "file" Pages Gauge Local Sum "3.0".., "Pages on the lists backed by files.";
        2 Anon "anon" Pages Gauge Local Sum "3.0".., "Pages on the lists backed by swap.";
        3 Unevictable "unevictable" Pages Gauge Local Sum "3.0".., "Pages that reclaim leaves alone.";
        4 HierarchicalTotal "hierarchical_total" Pages Gauge Hierarchical Sum "3.13".., "`total`, descendants included.";
        5 HierarchicalFile "hierarchical_file" Pages Gauge Hierarchical Sum "3.13".., "`file`, descendants included.";
        6 HierarchicalAnon "hierarchical_anon" Pages Gauge Hierarchical Sum "3.13".., "`anon`, descendants included.";
        7 HierarchicalUnevictable "hierarchical_unevictable" Pages Gauge Hierarchical Sum "3.13".., "`unevictable`, descendants included.";
    };
    V1MemoryOomControl = 52 "v1/memory.oom_control" CgroupV1 Flat [] "3.0" "mm/memcontrol-v1.c"
    "Whether the OOM killer is off for the cgroup, and what it did."
    keys memory_oom_control {
        0 OomKillDisable "oom_kill_disable" Flag Setting Local Own "3.0".., "1 where tasks wait for memory instead of being killed.";
        1 UnderOom "under_oom" Flag Gauge Local Own "3.0".., "1 while tasks wait for memory or one is being killed.";
        2 OomKill "oom_kill" Events Counter Local Sum "4.14".., "Processes of the cgroup alone that an OOM killer killed.";
    };
    V1MemoryUsageInBytes = 53 "v1/memory.usage_in_bytes" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "Memory of the cgroup and its descendants."
    keys memory_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Sum "3.0".., "Memory charged; the root's is added up from its parts.";
    };
    V1MemoryMaxUsageInBytes = 54 "v1/memory.max_usage_in_bytes" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "The highest usage of memory so far."
    keys memory_max_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Max "3.0".., "Highest usage since creation or since the file was written to.";
    };
    V1MemoryLimitInBytes = 55 "v1/memory.limit_in_bytes" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "Limit of memory."
    keys memory_limit_in_bytes {
        0 Value "value" Bytes Setting Local Min "3.0".., "Usage at which charges fail; without a limit a huge number, mostly 9223372036854771712.";
    };
    V1MemorySoftLimitInBytes = 56 "v1/memory.soft_limit_in_bytes" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "Memory above which the cgroup is reclaimed from first."
    keys memory_soft_limit_in_bytes {
        0 Value "value" Bytes Setting Local Own "3.0".., "Usage above which reclaim prefers the cgroup; without a limit a huge number.";
    };
    V1MemoryFailcnt = 57 "v1/memory.failcnt" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "How often the limit of memory was hit."
    keys memory_failcnt {
        0 Value "value" Events Counter Local Sum "3.0".., "Charges that this limit refused, since the file was last written to.";
    };
    V1MemoryMemswUsageInBytes = 58 "v1/memory.memsw.usage_in_bytes" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "Memory plus swap of the cgroup and its descendants."
    keys memory_memsw_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Sum "3.0".., "Memory and swap space charged; the root's is added up from its parts.";
    };
    V1MemoryMemswMaxUsageInBytes = 59 "v1/memory.memsw.max_usage_in_bytes" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "The highest usage of memory plus swap so far."
    keys memory_memsw_max_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Max "3.0".., "Highest usage since creation or since the file was written to.";
    };
    V1MemoryMemswLimitInBytes = 60 "v1/memory.memsw.limit_in_bytes" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "Limit of memory plus swap."
    keys memory_memsw_limit_in_bytes {
        0 Value "value" Bytes Setting Local Min "3.0".., "Usage at which charges fail; without a limit a huge number, mostly 9223372036854771712.";
    };
    V1MemoryMemswFailcnt = 61 "v1/memory.memsw.failcnt" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "How often the limit of memory plus swap was hit."
    keys memory_memsw_failcnt {
        0 Value "value" Events Counter Local Sum "3.0".., "Charges that this limit refused, since the file was last written to.";
    };
    V1MemoryKmemUsageInBytes = 62 "v1/memory.kmem.usage_in_bytes" CgroupV1 Values [] "3.10" "mm/memcontrol-v1.c"
    "Kernel memory of the cgroup and its descendants."
    keys memory_kmem_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Sum "3.10".., "Kernel memory charged to the cgroup and its descendants.";
    };
    V1MemoryKmemMaxUsageInBytes = 63 "v1/memory.kmem.max_usage_in_bytes" CgroupV1 Values [] "3.10" "mm/memcontrol-v1.c"
    "The highest usage of kernel memory so far."
    keys memory_kmem_max_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Max "3.10".., "Highest usage since creation or since the file was written to.";
    };
    V1MemoryKmemLimitInBytes = 64 "v1/memory.kmem.limit_in_bytes" CgroupV1 Values [] "3.10" "mm/memcontrol-v1.c"
    "Limit of kernel memory."
    keys memory_kmem_limit_in_bytes {
        0 Value "value" Bytes Setting Local Min "3.10".., "Usage at which charges fail; without a limit a huge number, mostly 9223372036854771712.";
    };
    V1MemoryKmemFailcnt = 65 "v1/memory.kmem.failcnt" CgroupV1 Values [] "3.10" "mm/memcontrol-v1.c"
    "How often the limit of kernel memory was hit."
    keys memory_kmem_failcnt {
        0 Value "value" Events Counter Local Sum "3.10".., "Charges that this limit refused, since the file was last written to.";
    };
    V1MemoryKmemSlabinfo = 66 "v1/memory.kmem.slabinfo" CgroupV1 Columns [may_be_empty] "3.10" "mm/memcontrol-v1.c"
    "Formerly a table of slab caches like /proc/slabinfo; empty in kernels of today.";
    V1MemoryKmemTcpUsageInBytes = 67 "v1/memory.kmem.tcp.usage_in_bytes" CgroupV1 Values [] "4.5" "mm/memcontrol-v1.c"
    "TCP buffers of the cgroup and its descendants."
    keys memory_kmem_tcp_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Sum "4.5".., "Memory in TCP buffers of the cgroup and its descendants.";
    };
    V1MemoryKmemTcpMaxUsageInBytes = 68 "v1/memory.kmem.tcp.max_usage_in_bytes" CgroupV1 Values [] "4.5" "mm/memcontrol-v1.c"
    "The highest usage of TCP buffers so far."
    keys memory_kmem_tcp_max_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Max "4.5".., "Highest usage since creation or since the file was written to.";
    };
    V1MemoryKmemTcpLimitInBytes = 69 "v1/memory.kmem.tcp.limit_in_bytes" CgroupV1 Values [] "4.5" "mm/memcontrol-v1.c"
    "Limit of TCP buffers."
    keys memory_kmem_tcp_limit_in_bytes {
        0 Value "value" Bytes Setting Local Min "4.5".., "Usage at which charges fail; without a limit a huge number, mostly 9223372036854771712.";
    };
    V1MemoryKmemTcpFailcnt = 70 "v1/memory.kmem.tcp.failcnt" CgroupV1 Values [] "4.5" "mm/memcontrol-v1.c"
    "How often the limit of TCP buffers was hit."
    keys memory_kmem_tcp_failcnt {
        0 Value "value" Events Counter Local Sum "4.5".., "Charges that this limit refused, since the file was last written to.";
    };
    V1MemorySwappiness = 71 "v1/memory.swappiness" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "How readily anonymous memory is swapped out."
    keys memory_swappiness {
        0 Value "value" Weight Setting Local Own "3.0".., "Weight of swapping against dropping page cache: 0 to 100, to 200 since 5.8.";
    };
    V1MemoryUseHierarchy = 72 "v1/memory.use_hierarchy" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "Whether the cgroup is charged for its descendants."
    keys memory_use_hierarchy {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where descendants are charged too, as always since 5.11.";
    };
    V1MemoryMoveChargeAtImmigrate = 73 "v1/memory.move_charge_at_immigrate" CgroupV1 Values [] "3.0" "mm/memcontrol-v1.c"
    "Which charges move along with a task that enters the cgroup."
    keys memory_move_charge_at_immigrate {
        0 Value "value" Mask Setting Local Own "3.0".., "Bits in decimal: 1 for anonymous memory, 2 for mapped page cache.";
    };
}
