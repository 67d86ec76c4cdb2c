//! Memory files of cgroup v2: files 0 to 49.

use super::macros::files;

files! {
    MemoryStat = 0 "memory.stat" CgroupV2 Flat [] "4.5" "mm/memcontrol.c"
    "Memory of the cgroup and its descendants by type, and memory events."
    keys memory_stat {
        0 Anon "anon" Bytes Gauge Hierarchical Sum "4.5".., "Anonymous memory, huge pages included.";
        1 File "file" Bytes Gauge Hierarchical Sum "4.5".., "Page cache, tmpfs and shared memory included.";
        2 Kernel "kernel" Bytes Gauge Hierarchical Sum "5.19".., "All kernel memory: stacks, page tables, percpu, vmalloc, slab and more.";
        3 KernelStack "kernel_stack" Bytes Gauge Hierarchical Sum "4.6".., "Kernel stacks of tasks.";
        4 Pagetables "pagetables" Bytes Gauge Hierarchical Sum "5.11".., "Page tables of processes.";
        5 SecPagetables "sec_pagetables" Bytes Gauge Hierarchical Sum "6.1".., "Secondary page tables: those of KVM and of IOMMUs.";
        6 Percpu "percpu" Bytes Gauge Hierarchical Sum "5.9".., "Kernel data held once per CPU.";
        7 Sock "sock" Bytes Gauge Hierarchical Sum "4.5".., "Buffers of network sockets.";
        8 Vmalloc "vmalloc" Bytes Gauge Hierarchical Sum "5.17".., "Kernel memory allocated by vmalloc.";
        9 Shmem "shmem" Bytes Gauge Hierarchical Sum "4.12".., "Page cache backed by swap: tmpfs, shared memory, shared anonymous mappings.";
        10 Zswap "zswap" Bytes Gauge Hierarchical Sum "5.19".., "Memory that zswap takes to hold its compressed pages.";
        11 Zswapped "zswapped" Bytes Gauge Hierarchical Sum "5.19".., "Memory that the pages held by zswap took before compression.";
        12 ZswapIncomp "zswap_incomp" Bytes Gauge Hierarchical Sum "7.1".., "Pages that zswap holds uncompressed, printed in bytes.";
        13 FileMapped "file_mapped" Bytes Gauge Hierarchical Sum "4.5".., "Page cache mapped into processes.";
        14 FileDirty "file_dirty" Bytes Gauge Hierarchical Sum "4.5".., "Page cache changed and waiting to be written back.";
        15 FileWriteback "file_writeback" Bytes Gauge Hierarchical Sum "4.5".., "Pages being written back at this moment, those going to swap included.";
        16 Swapcached "swapcached" Bytes Gauge Hierarchical Sum "5.12".., "Swap cache: memory that has a copy in swap as well.";
        17 AnonThp "anon_thp" Bytes Gauge Hierarchical Sum "5.2".., "Anonymous memory in transparent huge pages.";
        18 FileThp "file_thp" Bytes Gauge Hierarchical Sum "5.11".., "Page cache in transparent huge pages, tmpfs excluded.";
        19 ShmemThp "shmem_thp" Bytes Gauge Hierarchical Sum "5.11".., "Shared memory and tmpfs in transparent huge pages.";
        20 InactiveAnon "inactive_anon" Bytes Gauge Hierarchical Sum "4.5".., "Memory backed by swap on the inactive list.";
        21 ActiveAnon "active_anon" Bytes Gauge Hierarchical Sum "4.5".., "Memory backed by swap on the active list.";
        22 InactiveFile "inactive_file" Bytes Gauge Hierarchical Sum "4.5".., "Memory backed by files on the inactive list.";
        23 ActiveFile "active_file" Bytes Gauge Hierarchical Sum "4.5".., "Memory backed by files on the active list.";
        24 Unevictable "unevictable" Bytes Gauge Hierarchical Sum "4.5".., "Memory that reclaim leaves alone, such as locked pages.";
        25 SlabReclaimable "slab_reclaimable" Bytes Gauge Hierarchical Sum "4.6".., "Slab objects that can be reclaimed, such as dentries and inodes.";
        26 SlabUnreclaimable "slab_unreclaimable" Bytes Gauge Hierarchical Sum "4.6".., "Slab objects that cannot be reclaimed.";
        27 Slab "slab" Bytes Gauge Hierarchical Derived "4.6".., "All slab objects: `slab_reclaimable` plus `slab_unreclaimable`.";
        28 Hugetlb "hugetlb" Bytes Gauge Hierarchical Sum "6.13".., "Pages of hugetlb; printed with mount option `memory_hugetlb_accounting` alone.";
        29 WorkingsetRefaultAnon "workingset_refault_anon" Pages Counter Hierarchical Sum "5.9".., "Anonymous pages faulted in again after their eviction.";
        30 WorkingsetRefaultFile "workingset_refault_file" Pages Counter Hierarchical Sum "5.9".., "Page cache pages faulted in again after their eviction.";
        31 WorkingsetActivateAnon "workingset_activate_anon" Pages Counter Hierarchical Sum "5.9".., "Refaulted anonymous pages made active at once.";
        32 WorkingsetActivateFile "workingset_activate_file" Pages Counter Hierarchical Sum "5.9".., "Refaulted page cache pages made active at once.";
        33 WorkingsetRestoreAnon "workingset_restore_anon" Pages Counter Hierarchical Sum "5.9".., "Refaulted anonymous pages that were in use when evicted.";
        34 WorkingsetRestoreFile "workingset_restore_file" Pages Counter Hierarchical Sum "5.9".., "Refaulted page cache pages that were in use when evicted.";
        35 WorkingsetNodereclaim "workingset_nodereclaim" Events Counter Hierarchical Sum "4.12".., "Reclaims of a tree node that remembers evicted pages.";
        36 PgdemoteKswapd "pgdemote_kswapd" Pages Counter Hierarchical Sum "6.12".., "Pages moved to a slower node by kswapd.";
        37 PgdemoteDirect "pgdemote_direct" Pages Counter Hierarchical Sum "6.12".., "Pages moved to a slower node by tasks short of memory.";
        38 PgdemoteKhugepaged "pgdemote_khugepaged" Pages Counter Hierarchical Sum "6.12".., "Pages moved to a slower node by khugepaged.";
        39 PgdemoteProactive "pgdemote_proactive" Pages Counter Hierarchical Sum "6.18".., "Pages moved to a slower node by writes to memory.reclaim.";
        40 PgstealKswapd "pgsteal_kswapd" Pages Counter Hierarchical Sum "6.0".., "Pages reclaimed by kswapd.";
        41 PgstealDirect "pgsteal_direct" Pages Counter Hierarchical Sum "6.0".., "Pages reclaimed by tasks short of memory.";
        42 PgstealKhugepaged "pgsteal_khugepaged" Pages Counter Hierarchical Sum "6.2".., "Pages reclaimed by khugepaged.";
        43 PgstealProactive "pgsteal_proactive" Pages Counter Hierarchical Sum "6.18".., "Pages reclaimed by writes to memory.reclaim.";
        44 PgscanKswapd "pgscan_kswapd" Pages Counter Hierarchical Sum "6.0".., "Inactive pages scanned by kswapd.";
        45 PgscanDirect "pgscan_direct" Pages Counter Hierarchical Sum "6.0".., "Inactive pages scanned by tasks short of memory.";
        46 PgscanKhugepaged "pgscan_khugepaged" Pages Counter Hierarchical Sum "6.2".., "Inactive pages scanned by khugepaged.";
        47 PgscanProactive "pgscan_proactive" Pages Counter Hierarchical Sum "6.18".., "Inactive pages scanned by writes to memory.reclaim.";
        48 Pgrefill "pgrefill" Pages Counter Hierarchical Sum "4.14".., "Active pages scanned to refill the inactive list.";
        49 PgpromoteSuccess "pgpromote_success" Pages Counter Hierarchical Sum "6.12".., "Pages moved to a faster node by NUMA balancing.";
        50 Pgscan "pgscan" Pages Counter Hierarchical Derived "4.14".., "Inactive pages scanned: the `pgscan_` keys added, which kernels before 6.0 do not print.";
        51 Pgsteal "pgsteal" Pages Counter Hierarchical Derived "4.14".., "Pages reclaimed: the `pgsteal_` keys added, which kernels before 6.0 do not print.";
        52 Pswpin "pswpin" Pages Counter Hierarchical Sum "6.13".., "Pages read in from swap.";
        53 Pswpout "pswpout" Pages Counter Hierarchical Sum "6.13".., "Pages written out to swap.";
        54 Pgfault "pgfault" Events Counter Hierarchical Sum "4.5".., "Page faults, major ones included.";
        55 Pgmajfault "pgmajfault" Events Counter Hierarchical Sum "4.5".., "Page faults that waited for I/O.";
        56 Pgactivate "pgactivate" Pages Counter Hierarchical Sum "4.14".., "Pages moved to an active list.";
        57 Pgdeactivate "pgdeactivate" Pages Counter Hierarchical Sum "4.14".., "Pages moved to an inactive list.";
        58 Pglazyfree "pglazyfree" Pages Counter Hierarchical Sum "4.14".., "Pages given up with `MADV_FREE`, to be freed when memory is short.";
        59 Pglazyfreed "pglazyfreed" Pages Counter Hierarchical Sum "4.14".., "Pages given up with `MADV_FREE` and since reclaimed.";
        60 SwpinZero "swpin_zero" Pages Counter Hierarchical Sum "6.12".., "Pages of zeros swapped in without I/O.";
        61 SwpoutZero "swpout_zero" Pages Counter Hierarchical Sum "6.12".., "Pages of zeros swapped out without I/O.";
        62 Zswpin "zswpin" Pages Counter Hierarchical Sum "5.19".., "Pages moved from zswap back to memory.";
        63 Zswpout "zswpout" Pages Counter Hierarchical Sum "5.19".., "Pages moved from memory into zswap.";
        64 Zswpwb "zswpwb" Pages Counter Hierarchical Sum "6.8".., "Pages written from zswap to the swap device.";
        65 ThpFaultAlloc "thp_fault_alloc" HugePages Counter Hierarchical Sum "5.2".., "Transparent huge pages allocated at a page fault.";
        66 ThpCollapseAlloc "thp_collapse_alloc" HugePages Counter Hierarchical Sum "5.2".., "Transparent huge pages allocated to replace small pages.";
        67 ThpSwpout "thp_swpout" HugePages Counter Hierarchical Sum "6.8".., "Transparent huge pages swapped out in one piece.";
        68 ThpSwpoutFallback "thp_swpout_fallback" HugePages Counter Hierarchical Sum "6.8".., "Transparent huge pages split to be swapped out.";
        69 NumaPagesMigrated "numa_pages_migrated" Pages Counter Hierarchical Sum "6.12".., "Pages moved between nodes by NUMA balancing.";
        70 NumaPteUpdates "numa_pte_updates" Events Counter Hierarchical Sum "6.12".., "Page table entries that NUMA balancing made to fault.";
        71 NumaHintFaults "numa_hint_faults" Events Counter Hierarchical Sum "6.12".., "Page faults that NUMA balancing provoked.";
        72 WorkingsetRefault "workingset_refault" Pages Counter Hierarchical Sum "4.12".."5.8", "Pages faulted in again after their eviction.";
        73 WorkingsetActivate "workingset_activate" Pages Counter Hierarchical Sum "4.12".."5.8", "Refaulted pages made active at once.";
        74 WorkingsetRestore "workingset_restore" Pages Counter Hierarchical Sum "5.8".."5.8", "Refaulted pages that were in use when evicted.";
    };
    MemoryNumaStat = 1 "memory.numa_stat" CgroupV2 Nested [] "5.10" "mm/memcontrol.c"
    "The keys of memory.stat that the kernel counts per NUMA node, with a value for each node that has memory."
    keys memory_numa_stat {
        0 Anon "anon" Bytes Gauge Hierarchical Sum "5.10".., "Anonymous memory, huge pages included.";
        1 File "file" Bytes Gauge Hierarchical Sum "5.10".., "Page cache, tmpfs and shared memory included.";
        2 KernelStack "kernel_stack" Bytes Gauge Hierarchical Sum "5.10".., "Kernel stacks of tasks.";
        3 Pagetables "pagetables" Bytes Gauge Hierarchical Sum "5.11".., "Page tables of processes.";
        4 SecPagetables "sec_pagetables" Bytes Gauge Hierarchical Sum "6.1".., "Secondary page tables: those of KVM and of IOMMUs.";
        5 Vmalloc "vmalloc" Bytes Gauge Hierarchical Sum "7.1".., "Kernel memory allocated by vmalloc.";
        6 Shmem "shmem" Bytes Gauge Hierarchical Sum "5.10".., "Page cache backed by swap: tmpfs, shared memory, shared anonymous mappings.";
        7 FileMapped "file_mapped" Bytes Gauge Hierarchical Sum "5.10".., "Page cache mapped into processes.";
        8 FileDirty "file_dirty" Bytes Gauge Hierarchical Sum "5.10".., "Page cache changed and waiting to be written back.";
        9 FileWriteback "file_writeback" Bytes Gauge Hierarchical Sum "5.10".., "Pages being written back at this moment, those going to swap included.";
        10 Swapcached "swapcached" Bytes Gauge Hierarchical Sum "5.12".., "Swap cache: memory that has a copy in swap as well.";
        11 AnonThp "anon_thp" Bytes Gauge Hierarchical Sum "5.10".., "Anonymous memory in transparent huge pages.";
        12 FileThp "file_thp" Bytes Gauge Hierarchical Sum "5.11".., "Page cache in transparent huge pages, tmpfs excluded.";
        13 ShmemThp "shmem_thp" Bytes Gauge Hierarchical Sum "5.11".., "Shared memory and tmpfs in transparent huge pages.";
        14 InactiveAnon "inactive_anon" Bytes Gauge Hierarchical Sum "5.10".., "Memory backed by swap on the inactive list.";
        15 ActiveAnon "active_anon" Bytes Gauge Hierarchical Sum "5.10".., "Memory backed by swap on the active list.";
        16 InactiveFile "inactive_file" Bytes Gauge Hierarchical Sum "5.10".., "Memory backed by files on the inactive list.";
        17 ActiveFile "active_file" Bytes Gauge Hierarchical Sum "5.10".., "Memory backed by files on the active list.";
        18 Unevictable "unevictable" Bytes Gauge Hierarchical Sum "5.10".., "Memory that reclaim leaves alone, such as locked pages.";
        19 SlabReclaimable "slab_reclaimable" Bytes Gauge Hierarchical Sum "5.10".., "Slab objects that can be reclaimed, such as dentries and inodes.";
        20 SlabUnreclaimable "slab_unreclaimable" Bytes Gauge Hierarchical Sum "5.10".., "Slab objects that cannot be reclaimed.";
        21 Hugetlb "hugetlb" Bytes Gauge Hierarchical Sum "6.13".., "Pages of hugetlb; printed even where memory.stat leaves the key out.";
        22 WorkingsetRefaultAnon "workingset_refault_anon" Pages Counter Hierarchical Sum "5.10".., "Anonymous pages faulted in again after their eviction.";
        23 WorkingsetRefaultFile "workingset_refault_file" Pages Counter Hierarchical Sum "5.10".., "Page cache pages faulted in again after their eviction.";
        24 WorkingsetActivateAnon "workingset_activate_anon" Pages Counter Hierarchical Sum "5.10".., "Refaulted anonymous pages made active at once.";
        25 WorkingsetActivateFile "workingset_activate_file" Pages Counter Hierarchical Sum "5.10".., "Refaulted page cache pages made active at once.";
        26 WorkingsetRestoreAnon "workingset_restore_anon" Pages Counter Hierarchical Sum "5.10".., "Refaulted anonymous pages that were in use when evicted.";
        27 WorkingsetRestoreFile "workingset_restore_file" Pages Counter Hierarchical Sum "5.10".., "Refaulted page cache pages that were in use when evicted.";
        28 WorkingsetNodereclaim "workingset_nodereclaim" Events Counter Hierarchical Sum "5.10".., "Reclaims of a tree node that remembers evicted pages.";
        29 PgdemoteKswapd "pgdemote_kswapd" Pages Counter Hierarchical Sum "6.12".., "Pages moved to a slower node by kswapd.";
        30 PgdemoteDirect "pgdemote_direct" Pages Counter Hierarchical Sum "6.12".., "Pages moved to a slower node by tasks short of memory.";
        31 PgdemoteKhugepaged "pgdemote_khugepaged" Pages Counter Hierarchical Sum "6.12".., "Pages moved to a slower node by khugepaged.";
        32 PgdemoteProactive "pgdemote_proactive" Pages Counter Hierarchical Sum "6.18".., "Pages moved to a slower node by writes to memory.reclaim.";
        33 PgstealKswapd "pgsteal_kswapd" Pages Counter Hierarchical Sum "7.1".., "Pages reclaimed by kswapd.";
        34 PgstealDirect "pgsteal_direct" Pages Counter Hierarchical Sum "7.1".., "Pages reclaimed by tasks short of memory.";
        35 PgstealKhugepaged "pgsteal_khugepaged" Pages Counter Hierarchical Sum "7.1".., "Pages reclaimed by khugepaged.";
        36 PgstealProactive "pgsteal_proactive" Pages Counter Hierarchical Sum "7.1".., "Pages reclaimed by writes to memory.reclaim.";
        37 PgscanKswapd "pgscan_kswapd" Pages Counter Hierarchical Sum "7.1".., "Inactive pages scanned by kswapd.";
        38 PgscanDirect "pgscan_direct" Pages Counter Hierarchical Sum "7.1".., "Inactive pages scanned by tasks short of memory.";
        39 PgscanKhugepaged "pgscan_khugepaged" Pages Counter Hierarchical Sum "7.1".., "Inactive pages scanned by khugepaged.";
        40 PgscanProactive "pgscan_proactive" Pages Counter Hierarchical Sum "7.1".., "Inactive pages scanned by writes to memory.reclaim.";
        41 Pgrefill "pgrefill" Pages Counter Hierarchical Sum "7.1".., "Active pages scanned to refill the inactive list.";
        42 PgpromoteSuccess "pgpromote_success" Pages Counter Hierarchical Sum "6.12".., "Pages moved to a faster node by NUMA balancing.";
    };
    MemoryEvents = 2 "memory.events" CgroupV2 Flat [] "4.1" "mm/memcontrol.c"
    "How often the cgroup and its descendants ran into their memory limits."
    keys memory_events {
        0 Low "low" Events Counter Hierarchical Sum "4.1".., "Reclaims that took memory although usage was below memory.low.";
        1 High "high" Events Counter Hierarchical Sum "4.1".., "Reclaims forced on tasks by usage above memory.high.";
        2 Max "max" Events Counter Hierarchical Sum "4.1".., "Charges that memory.max stopped until reclaim made room.";
        3 Oom "oom" Events Counter Hierarchical Sum "4.1".., "Charges for which reclaim could not make room below the limit.";
        4 OomKill "oom_kill" Events Counter Hierarchical Sum "4.14".., "Processes that an OOM killer killed, of the cgroup or of the machine.";
        5 OomGroupKill "oom_group_kill" Events Counter Hierarchical Sum "5.17".., "Kills of all processes at once, as memory.oom.group asks.";
        6 SockThrottled "sock_throttled" Events Counter Hierarchical Sum "6.18".., "Times that a socket was held back because the cgroup was short of memory.";
    };
    MemoryCurrent = 3 "memory.current" CgroupV2 Values [] "4.1" "mm/memcontrol.c"
    "Memory charged to the cgroup and its descendants."
    keys memory_current {
        0 Value "value" Bytes Gauge Hierarchical Sum "4.1".., "Memory charged to the cgroup and its descendants.";
    };
    MemoryEventsLocal = 4 "memory.events.local" CgroupV2 Flat [local] "5.3" "mm/memcontrol.c"
    "How often the cgroup itself ran into its memory limits."
    keys memory_events {};
    MemoryMin = 5 "memory.min" CgroupV2 Values [] "4.18" "mm/memcontrol.c"
    "Memory below which nothing is reclaimed from the cgroup."
    keys memory_min {
        0 Value "value" Bytes Setting Local Own "4.18".., "Usage up to which the cgroup is never reclaimed from, or max.";
    };
    MemoryLow = 6 "memory.low" CgroupV2 Values [] "4.1" "mm/memcontrol.c"
    "Memory below which the cgroup is spared while others can be reclaimed from."
    keys memory_low {
        0 Value "value" Bytes Setting Local Own "4.1".., "Usage up to which the cgroup is spared while unprotected ones have memory, or max.";
    };
    MemoryHigh = 7 "memory.high" CgroupV2 Values [] "4.1" "mm/memcontrol.c"
    "Memory above which the cgroup is slowed down and reclaimed from."
    keys memory_high {
        0 Value "value" Bytes Setting Local Min "4.1".., "Usage above which tasks are slowed down and reclaim, or max.";
    };
    MemoryMax = 8 "memory.max" CgroupV2 Values [] "4.1" "mm/memcontrol.c"
    "Memory that the cgroup cannot go above."
    keys memory_max {
        0 Value "value" Bytes Setting Local Min "4.1".., "Usage at which reclaim must succeed or the OOM killer acts, or max.";
    };
    MemoryPeak = 9 "memory.peak" CgroupV2 Values [] "5.19" "mm/memcontrol.c"
    "The highest memory.current so far."
    keys memory_peak {
        0 Value "value" Bytes Gauge Hierarchical Max "5.19".., "Highest usage since creation or, since 6.12, since this open file was written to.";
    };
    MemorySwapCurrent = 10 "memory.swap.current" CgroupV2 Values [] "4.5" "mm/memcontrol.c"
    "Swap space used by the cgroup and its descendants."
    keys memory_swap_current {
        0 Value "value" Bytes Gauge Hierarchical Sum "4.5".., "Swap space used by the cgroup and its descendants.";
    };
    MemorySwapHigh = 11 "memory.swap.high" CgroupV2 Values [] "5.8" "mm/memcontrol.c"
    "Swap space above which the cgroup is slowed down."
    keys memory_swap_high {
        0 Value "value" Bytes Setting Local Min "5.8".., "Swap usage above which allocating tasks are slowed down, or max.";
    };
    MemorySwapMax = 12 "memory.swap.max" CgroupV2 Values [] "4.5" "mm/memcontrol.c"
    "Swap space that the cgroup cannot go above."
    keys memory_swap_max {
        0 Value "value" Bytes Setting Local Min "4.5".., "Swap usage at which anonymous memory is no longer swapped out, or max.";
    };
    MemorySwapPeak = 13 "memory.swap.peak" CgroupV2 Values [] "6.5" "mm/memcontrol.c"
    "The highest memory.swap.current so far."
    keys memory_swap_peak {
        0 Value "value" Bytes Gauge Hierarchical Max "6.5".., "Highest swap usage since creation or, since 6.12, since this open file was written to.";
    };
    MemorySwapEvents = 14 "memory.swap.events" CgroupV2 Flat [] "4.18" "mm/memcontrol.c"
    "How often the cgroup and its descendants ran into their swap limits."
    keys memory_swap_events {
        0 High "high" Events Counter Hierarchical Sum "5.8".., "Times that usage was found above memory.swap.high.";
        1 Max "max" Events Counter Hierarchical Sum "4.18".., "Swap charges that memory.swap.max refused.";
        2 Fail "fail" Events Counter Hierarchical Sum "4.18".., "Swap-outs that got no space, the limit or a full device being why.";
    };
    MemoryZswapCurrent = 15 "memory.zswap.current" CgroupV2 Values [] "5.19" "mm/memcontrol.c"
    "Memory that zswap takes for the cgroup and its descendants."
    keys memory_zswap_current {
        0 Value "value" Bytes Gauge Hierarchical Sum "5.19".., "Memory that zswap takes to hold compressed pages.";
    };
    MemoryZswapMax = 16 "memory.zswap.max" CgroupV2 Values [] "5.19" "mm/memcontrol.c"
    "Memory above which zswap takes no more pages of the cgroup."
    keys memory_zswap_max {
        0 Value "value" Bytes Setting Local Min "5.19".., "Compressed size at which zswap refuses more pages, or max.";
    };
    MemoryZswapWriteback = 17 "memory.zswap.writeback" CgroupV2 Values [] "6.8" "mm/memcontrol.c"
    "Whether pages may go to the swap device, past or out of zswap."
    keys memory_zswap_writeback {
        0 Value "value" Flag Setting Local Own "6.8".., "1 where pages may be written to swap devices; 0 in an ancestor overrules it.";
    };
    MemoryOomGroup = 18 "memory.oom.group" CgroupV2 Values [] "4.19" "mm/memcontrol.c"
    "Whether the OOM killer takes the cgroup as one."
    keys memory_oom_group {
        0 Value "value" Flag Setting Local Own "4.19".., "1 where the OOM killer kills all tasks of the cgroup and its descendants, or none.";
    };
}
