//! Memory zones: files 280 to 299.
//!
//! /proc/zoneinfo prints the counters of a node in the first zone that has
//! memory. Before 4.8 all of them were counters of the zone. They mean what
//! they mean in /proc/vmstat; here the tables tell the two kinds apart.

use super::macros::files;

files! {
    Zoneinfo = 280 "zoneinfo" Proc Zoneinfo [] "3.0" "mm/vmstat.c"
    "Each memory zone: watermarks, sizes and counters; the cells are those of a CPU's page list."
    keys zoneinfo {
        0 PagesFree "pages free" Pages Gauge Zone Sum "3.0".., "Free pages in the buddy allocator.";
        1 Boost "boost" Pages Gauge Zone Sum "5.17".., "What the watermarks are raised by for a while, against fragmentation.";
        2 Min "min" Pages Setting Zone Sum "3.0".., "Watermark below which only urgent allocations are served.";
        3 Low "low" Pages Setting Zone Sum "3.0".., "Watermark at which kswapd starts to reclaim.";
        4 High "high" Pages Setting Zone Sum "3.0".., "Watermark at which kswapd stops reclaiming.";
        5 Promo "promo" Pages Setting Zone Sum "6.12".., "Watermark up to which kswapd makes room for promoted pages.";
        6 Spanned "spanned" Pages Gauge Zone Sum "3.0".., "Pages between the first and the last of the zone, holes included.";
        7 Present "present" Pages Gauge Zone Sum "3.0".., "Pages that exist.";
        8 Managed "managed" Pages Gauge Zone Sum "3.10".., "Pages in the hands of the buddy allocator.";
        9 Cma "cma" Pages Gauge Zone Sum "5.12".., "Pages in areas of the contiguous memory allocator.";
        10 Protection "protection" Pages Setting Zone Own "3.0".., "Pages held back from allocations that could use a higher zone, for each zone.";
        11 NodeUnreclaimable "node_unreclaimable" Flag Gauge Node None "4.8".., "Whether kswapd gave the node up as not reclaimable.";
        12 StartPfn "start_pfn" Id Label Zone None "3.0".., "Number of the first page frame of the zone.";
        13 ReservedHighatomic "reserved_highatomic" Pages Gauge Zone Sum "6.19".., "Pages reserved for urgent allocations of higher order.";
        14 FreeHighatomic "free_highatomic" Pages Gauge Zone Sum "6.19".., "The part of reserved_highatomic that is free.";
        15 Scanned "scanned" Pages Gauge Zone Sum "3.0".."4.6", "Pages scanned since the last page was freed.";
        16 NodeScanned "node_scanned" Pages Gauge Node Sum "4.8".."4.10", "Pages of the node scanned since the last page was freed.";
        17 AllUnreclaimable "all_unreclaimable" Flag Gauge Zone None "3.0".."4.6", "Whether reclaim gave the zone up as not reclaimable.";
        18 InactiveRatio "inactive_ratio" Count Setting Zone Own "3.0".."4.6", "Wanted size of the active anonymous list, over the inactive one.";
        19 NodeInactiveRatio "node_inactive_ratio" Count Setting Node Own "4.8".."4.14", "Wanted size of the active anonymous list of the node, over the inactive one.";
        20 NrFreePages "nr_free_pages" Pages Gauge Zone Sum "3.0".., "Free pages in the buddy allocator.";
        21 NrFreePagesBlocks "nr_free_pages_blocks" Pages Gauge Zone Sum "6.18".., "Free pages in blocks of a whole pageblock or more.";
        22 NrZoneInactiveAnon "nr_zone_inactive_anon" Pages Gauge Zone Sum "4.8".., "Swap-backed pages on inactive lists, as zones count them.";
        23 NrZoneActiveAnon "nr_zone_active_anon" Pages Gauge Zone Sum "4.8".., "Swap-backed pages on active lists, as zones count them.";
        24 NrZoneInactiveFile "nr_zone_inactive_file" Pages Gauge Zone Sum "4.8".., "Page cache on inactive lists, as zones count it.";
        25 NrZoneActiveFile "nr_zone_active_file" Pages Gauge Zone Sum "4.8".., "Page cache on active lists, as zones count it.";
        26 NrZoneUnevictable "nr_zone_unevictable" Pages Gauge Zone Sum "4.8".., "Pages on unevictable lists, as zones count them.";
        27 NrZoneWritePending "nr_zone_write_pending" Pages Gauge Zone Sum "4.8".., "Pages dirty or being written back, as zones count them.";
        28 NrMlock "nr_mlock" Pages Gauge Zone Sum "3.0".., "Pages locked in memory by mlock.";
        29 NrZspages "nr_zspages" Pages Gauge Zone Sum "4.8".., "Pages that hold compressed objects of zsmalloc.";
        30 NrFreeCma "nr_free_cma" Pages Gauge Zone Sum "3.10".., "Free pages in areas of the contiguous memory allocator (CMA).";
        31 NrUnaccepted "nr_unaccepted" Pages Gauge Zone Sum "6.5".., "Pages that a confidential guest has yet to accept from its host.";
        32 NumaHit "numa_hit" Pages Counter Zone Sum "3.0".., "Pages allocated on the node they were wanted on.";
        33 NumaMiss "numa_miss" Pages Counter Zone Sum "3.0".., "Pages allocated on a node although another was wanted.";
        34 NumaForeign "numa_foreign" Pages Counter Zone Sum "3.0".., "Pages wanted on a node but allocated on another.";
        35 NumaInterleave "numa_interleave" Pages Counter Zone Sum "3.0".., "Pages that an interleaving policy got on the node it chose.";
        36 NumaLocal "numa_local" Pages Counter Zone Sum "3.0".., "Pages allocated by a CPU from its own node.";
        37 NumaOther "numa_other" Pages Counter Zone Sum "3.0".., "Pages allocated by a CPU from a node not its own.";
        38 NrBounce "nr_bounce" Pages Gauge Zone Sum "3.0".."6.14", "Pages used as bounce buffers.";
        39 NrAllocBatch "nr_alloc_batch" Pages Gauge Zone Sum "3.13".."4.6", "Pages a zone may still give before the next zone has its turn.";
        40 NrInactiveAnon "nr_inactive_anon" Pages Gauge Node Sum "3.0".., "Swap-backed pages on inactive lists.";
        41 NrActiveAnon "nr_active_anon" Pages Gauge Node Sum "3.0".., "Swap-backed pages on active lists.";
        42 NrInactiveFile "nr_inactive_file" Pages Gauge Node Sum "3.0".., "Page cache on inactive lists.";
        43 NrActiveFile "nr_active_file" Pages Gauge Node Sum "3.0".., "Page cache on active lists.";
        44 NrUnevictable "nr_unevictable" Pages Gauge Node Sum "3.0".., "Pages on unevictable lists.";
        45 NrSlabReclaimable "nr_slab_reclaimable" Pages Gauge Node Sum "3.0".., "Slab pages whose objects can be reclaimed.";
        46 NrSlabUnreclaimable "nr_slab_unreclaimable" Pages Gauge Node Sum "3.0".., "Slab pages whose objects cannot be reclaimed.";
        47 NrIsolatedAnon "nr_isolated_anon" Pages Gauge Node Sum "3.0".., "Swap-backed pages taken off the lists for reclaim or migration.";
        48 NrIsolatedFile "nr_isolated_file" Pages Gauge Node Sum "3.0".., "Page cache taken off the lists for reclaim or migration.";
        49 WorkingsetNodes "workingset_nodes" Count Gauge Node Sum "4.20".., "Page cache tree nodes that hold shadow entries of evicted pages.";
        50 WorkingsetRefaultAnon "workingset_refault_anon" Pages Counter Node Sum "5.9".., "Evicted swap-backed pages that were needed again.";
        51 WorkingsetRefaultFile "workingset_refault_file" Pages Counter Node Sum "5.9".., "Evicted page cache that was needed again.";
        52 WorkingsetActivateAnon "workingset_activate_anon" Pages Counter Node Sum "5.9".., "Refaulted swap-backed pages made active at once.";
        53 WorkingsetActivateFile "workingset_activate_file" Pages Counter Node Sum "5.9".., "Refaulted page cache made active at once.";
        54 WorkingsetRestoreAnon "workingset_restore_anon" Pages Counter Node Sum "5.9".., "Refaulted swap-backed pages of the working set at their eviction.";
        55 WorkingsetRestoreFile "workingset_restore_file" Pages Counter Node Sum "5.9".., "Refaulted page cache of the working set at its eviction.";
        56 WorkingsetNodereclaim "workingset_nodereclaim" Events Counter Node Sum "3.16".., "Tree nodes full of shadow entries that were reclaimed.";
        57 NrAnonPages "nr_anon_pages" Pages Gauge Node Sum "3.0".., "Anonymous pages mapped by processes.";
        58 NrMapped "nr_mapped" Pages Gauge Node Sum "3.0".., "Page cache pages mapped by processes.";
        59 NrFilePages "nr_file_pages" Pages Gauge Node Sum "3.0".., "Page cache, with tmpfs and the swap cache.";
        60 NrDirty "nr_dirty" Pages Gauge Node Sum "3.0".., "Page cache pages that wait to be written back.";
        61 NrWriteback "nr_writeback" Pages Gauge Node Sum "3.0".., "Pages being written back.";
        62 NrShmem "nr_shmem" Pages Gauge Node Sum "3.0".., "Pages of tmpfs and shared memory.";
        63 NrShmemHugepages "nr_shmem_hugepages" HugePages Gauge Node Sum "4.8".., "Huge pages of tmpfs and shared memory.";
        64 NrShmemPmdmapped "nr_shmem_pmdmapped" HugePages Gauge Node Sum "4.8".., "Huge pages of tmpfs and shared memory mapped whole.";
        65 NrFileHugepages "nr_file_hugepages" HugePages Gauge Node Sum "5.4".., "Huge pages of page cache.";
        66 NrFilePmdmapped "nr_file_pmdmapped" HugePages Gauge Node Sum "5.4".., "Huge pages of page cache mapped whole.";
        67 NrAnonTransparentHugepages "nr_anon_transparent_hugepages" HugePages Gauge Node Sum "3.0".., "Anonymous transparent huge pages.";
        68 NrVmscanWrite "nr_vmscan_write" Pages Counter Node Sum "3.0".., "Pages that reclaim wrote out.";
        69 NrVmscanImmediateReclaim "nr_vmscan_immediate_reclaim" Pages Counter Node Sum "3.5".., "Pages marked to be reclaimed as soon as their writeback ends.";
        70 NrDirtied "nr_dirtied" Pages Counter Node Sum "3.0".., "Pages that became dirty.";
        71 NrWritten "nr_written" Pages Counter Node Sum "3.0".., "Pages that were written back.";
        72 NrThrottledWritten "nr_throttled_written" Pages Counter Node Sum "5.17".., "Pages written back while reclaim was throttled.";
        73 NrKernelMiscReclaimable "nr_kernel_misc_reclaimable" Pages Gauge Node Sum "4.20".., "Kernel pages outside of slab that can be reclaimed.";
        74 NrFollPinAcquired "nr_foll_pin_acquired" Pages Counter Node Sum "5.7".., "Pins on user pages taken for longer access by the kernel.";
        75 NrFollPinReleased "nr_foll_pin_released" Pages Counter Node Sum "5.7".., "Pins on user pages given back.";
        76 NrVmalloc "nr_vmalloc" Pages Gauge Node Sum "7.1".., "Pages allocated by vmalloc.";
        77 NrKernelStack "nr_kernel_stack" Kibibytes Gauge Node Sum "3.0".., "Kernel stacks of tasks.";
        78 NrShadowCallStack "nr_shadow_call_stack" Kibibytes Gauge Node Sum "5.8".., "Shadow call stacks of tasks.";
        79 NrPageTablePages "nr_page_table_pages" Pages Gauge Node Sum "3.0".., "Pages used as page tables.";
        80 NrSecPageTablePages "nr_sec_page_table_pages" Pages Gauge Node Sum "6.1".., "Pages used as secondary page tables, by KVM and IOMMUs.";
        81 NrIommuPages "nr_iommu_pages" Pages Gauge Node Sum "6.10".., "Pages allocated by IOMMU code.";
        82 NrSwapcached "nr_swapcached" Pages Gauge Node Sum "5.12".., "Pages in the swap cache.";
        83 PgpromoteSuccess "pgpromote_success" Pages Counter Node Sum "5.19".., "Pages promoted to a faster node.";
        84 PgpromoteCandidate "pgpromote_candidate" Pages Counter Node Sum "6.1".., "Pages found worth promoting to a faster node.";
        85 PgpromoteCandidateNrl "pgpromote_candidate_nrl" Pages Counter Node Sum "6.18".., "Pages found worth promoting and exempt from the rate limit.";
        86 PgdemoteKswapd "pgdemote_kswapd" Pages Counter Node Sum "6.12".., "Pages that kswapd demoted to a slower node.";
        87 PgdemoteDirect "pgdemote_direct" Pages Counter Node Sum "6.12".., "Pages that allocating tasks demoted to a slower node.";
        88 PgdemoteKhugepaged "pgdemote_khugepaged" Pages Counter Node Sum "6.12".., "Pages that khugepaged demoted to a slower node.";
        89 PgdemoteProactive "pgdemote_proactive" Pages Counter Node Sum "6.18".., "Pages demoted to a slower node at the wish of user space.";
        90 PgstealKswapd "pgsteal_kswapd" Pages Counter Node Sum "7.1".., "Pages that kswapd reclaimed.";
        91 PgstealDirect "pgsteal_direct" Pages Counter Node Sum "7.1".., "Pages that allocating tasks reclaimed.";
        92 PgstealKhugepaged "pgsteal_khugepaged" Pages Counter Node Sum "7.1".., "Pages that khugepaged reclaimed.";
        93 PgstealProactive "pgsteal_proactive" Pages Counter Node Sum "7.1".., "Pages reclaimed at the wish of user space.";
        94 PgstealAnon "pgsteal_anon" Pages Counter Node Sum "7.1".., "Swap-backed pages reclaimed.";
        95 PgstealFile "pgsteal_file" Pages Counter Node Sum "7.1".., "Page cache reclaimed.";
        96 PgscanKswapd "pgscan_kswapd" Pages Counter Node Sum "7.1".., "Pages that kswapd scanned.";
        97 PgscanDirect "pgscan_direct" Pages Counter Node Sum "7.1".., "Pages that allocating tasks scanned for reclaim.";
        98 PgscanKhugepaged "pgscan_khugepaged" Pages Counter Node Sum "7.1".., "Pages that khugepaged scanned for reclaim.";
        99 PgscanProactive "pgscan_proactive" Pages Counter Node Sum "7.1".., "Pages scanned for reclaim at the wish of user space.";
        100 PgscanAnon "pgscan_anon" Pages Counter Node Sum "7.1".., "Swap-backed pages scanned for reclaim.";
        101 PgscanFile "pgscan_file" Pages Counter Node Sum "7.1".., "Page cache scanned for reclaim.";
        102 Pgrefill "pgrefill" Pages Counter Node Sum "7.1".., "Pages scanned on active lists to refill the inactive ones.";
        103 NrHugetlb "nr_hugetlb" Pages Gauge Node Sum "6.13".., "Base pages of hugetlb pages in use.";
        104 NrBalloonPages "nr_balloon_pages" Pages Gauge Node Sum "6.18".., "Pages that balloon drivers gave back to the host.";
        105 NrKernelFilePages "nr_kernel_file_pages" Pages Gauge Node Sum "6.18".., "Page cache of files that belong to the kernel itself.";
        106 NrGpuActive "nr_gpu_active" Pages Gauge Node Sum "7.1".., "Pages in use by GPU drivers.";
        107 NrGpuReclaim "nr_gpu_reclaim" Pages Gauge Node Sum "7.1".., "Pages in the pools of GPU drivers that can be reclaimed.";
        108 NrUnstable "nr_unstable" Pages Gauge Node Sum "3.0".."5.7", "NFS pages sent to the server but not committed.";
        109 NrWritebackTemp "nr_writeback_temp" Pages Gauge Node Sum "3.0".."6.14", "Copies of pages that FUSE is writing back.";
        110 WorkingsetRefault "workingset_refault" Pages Counter Node Sum "3.16".."5.8", "Evicted page cache that was needed again.";
        111 WorkingsetActivate "workingset_activate" Pages Counter Node Sum "3.16".."5.8", "Refaulted page cache made active at once.";
        112 WorkingsetRestore "workingset_restore" Pages Counter Node Sum "4.20".."5.8", "Refaulted page cache of the working set at its eviction.";
        113 NrPagesScanned "nr_pages_scanned" Pages Gauge Node Sum "3.19".."4.10", "Pages scanned since the last page was freed.";
        114 NrOverhead "nr_overhead" Pages Gauge Node Sum "4.4".."4.4", "Shadow page tables of the KAISER backport, in stable kernels only.";
    }
    cells zoneinfo_cells {
        0 Cpu "cpu" Id Label Cpu None "3.0".., "The CPU whose list follows.";
        1 Count "count" Pages Gauge Cpu Sum "3.0".., "Free pages on the CPU's list.";
        2 High "high" Pages Gauge Cpu Sum "3.0".., "Pages on the CPU's list at which some go back to the buddy allocator.";
        3 Batch "batch" Pages Setting Cpu Sum "3.0".., "Pages moved between list and buddy allocator at a time.";
        4 HighMin "high_min" Pages Setting Cpu Sum "6.13".., "Least value that `high` may take.";
        5 HighMax "high_max" Pages Setting Cpu Sum "6.13".., "Greatest value that `high` may take.";
        6 VmStatsThreshold "vm stats threshold" Count Setting Cpu Own "3.0".., "Size at which the CPU adds its own counts to those of the zone.";
    };
    Buddyinfo = 281 "buddyinfo" Proc Buddyinfo [] "3.0" "mm/vmstat.c"
    "Free blocks of each zone by order: column N counts blocks of 2 to the N pages.";
}
