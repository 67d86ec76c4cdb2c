//! Files below /sys/devices/system/node: files 300 to 319.

use super::macros::files;

files! {
    NodeMeminfo = 300 "node/meminfo" Node Colon [] "3.0" "drivers/base/node.c"
    "Memory of one node by use; each line starts with the node's number."
    keys node_meminfo {
        0 MemTotal "MemTotal" Kibibytes Gauge Node Sum "3.0".., "Memory of the node that the kernel manages.";
        1 MemFree "MemFree" Kibibytes Gauge Node Sum "3.0".., "Memory that nothing uses.";
        2 MemUsed "MemUsed" Kibibytes Gauge Node Sum "3.0".., "The rest: MemTotal without MemFree, page cache included.";
        3 SwapCached "SwapCached" Kibibytes Gauge Node Sum "5.12".., "Swap cache: pages in memory that also have a place in swap.";
        4 Active "Active" Kibibytes Gauge Node Sum "3.0".., "Memory on active lists, both anon and file.";
        5 Inactive "Inactive" Kibibytes Gauge Node Sum "3.0".., "Memory on inactive lists, both anon and file.";
        6 ActiveAnon "Active(anon)" Kibibytes Gauge Node Sum "3.0".., "Swap-backed memory on active lists.";
        7 InactiveAnon "Inactive(anon)" Kibibytes Gauge Node Sum "3.0".., "Swap-backed memory on inactive lists.";
        8 ActiveFile "Active(file)" Kibibytes Gauge Node Sum "3.0".., "Page cache on active lists.";
        9 InactiveFile "Inactive(file)" Kibibytes Gauge Node Sum "3.0".., "Page cache on inactive lists.";
        10 Unevictable "Unevictable" Kibibytes Gauge Node Sum "3.0".., "Memory that reclaim cannot take.";
        11 Mlocked "Mlocked" Kibibytes Gauge Node Sum "3.0".., "Memory locked by mlock.";
        12 HighTotal "HighTotal" Kibibytes Gauge Node Sum "3.0".., "Memory that the kernel has no permanent mapping of.";
        13 HighFree "HighFree" Kibibytes Gauge Node Sum "3.0".., "The part of HighTotal that is free.";
        14 LowTotal "LowTotal" Kibibytes Gauge Node Sum "3.0".., "Memory that the kernel can use for its own data.";
        15 LowFree "LowFree" Kibibytes Gauge Node Sum "3.0".., "The part of LowTotal that is free.";
        16 Dirty "Dirty" Kibibytes Gauge Node Sum "3.0".., "Memory that waits to be written back.";
        17 Writeback "Writeback" Kibibytes Gauge Node Sum "3.0".., "Memory being written back.";
        18 FilePages "FilePages" Kibibytes Gauge Node Sum "3.0".., "Page cache, with tmpfs and the swap cache.";
        19 Mapped "Mapped" Kibibytes Gauge Node Sum "3.0".., "Page cache mapped by processes.";
        20 AnonPages "AnonPages" Kibibytes Gauge Node Sum "3.0".., "Anonymous memory mapped by processes.";
        21 Shmem "Shmem" Kibibytes Gauge Node Sum "3.0".., "Memory of tmpfs and shared memory.";
        22 KernelStack "KernelStack" Kibibytes Gauge Node Sum "3.0".., "Kernel stacks of tasks.";
        23 ShadowCallStack "ShadowCallStack" Kibibytes Gauge Node Sum "5.8".., "Shadow call stacks of tasks.";
        24 PageTables "PageTables" Kibibytes Gauge Node Sum "3.0".., "Page tables of processes.";
        25 SecPageTables "SecPageTables" Kibibytes Gauge Node Sum "6.1".., "Secondary page tables, of KVM and IOMMUs.";
        26 NfsUnstable "NFS_Unstable" Kibibytes Gauge Node Sum "3.0".., "NFS pages sent to the server but not committed; 0 in newer kernels.";
        27 Bounce "Bounce" Kibibytes Gauge Node Sum "3.0".., "Bounce buffers of block devices; 0 in newer kernels.";
        28 WritebackTmp "WritebackTmp" Kibibytes Gauge Node Sum "3.0".., "Copies of pages that FUSE is writing back; 0 in newer kernels.";
        29 KReclaimable "KReclaimable" Kibibytes Gauge Node Sum "4.20".., "Kernel memory that can be reclaimed, SReclaimable included.";
        30 Slab "Slab" Kibibytes Gauge Node Sum "3.0".., "Memory in slab caches: SReclaimable and SUnreclaim.";
        31 SReclaimable "SReclaimable" Kibibytes Gauge Node Sum "3.0".., "Slab memory whose objects can be reclaimed.";
        32 SUnreclaim "SUnreclaim" Kibibytes Gauge Node Sum "3.0".., "Slab memory whose objects cannot be reclaimed.";
        33 AnonHugePages "AnonHugePages" Kibibytes Gauge Node Sum "3.0".., "Anonymous memory in transparent huge pages.";
        34 ShmemHugePages "ShmemHugePages" Kibibytes Gauge Node Sum "4.8".., "Memory of tmpfs and shared memory in huge pages.";
        35 ShmemPmdMapped "ShmemPmdMapped" Kibibytes Gauge Node Sum "4.8".., "The part of ShmemHugePages that is mapped as whole huge pages.";
        36 FileHugePages "FileHugePages" Kibibytes Gauge Node Sum "5.4".., "Page cache in huge pages.";
        37 FilePmdMapped "FilePmdMapped" Kibibytes Gauge Node Sum "5.4".., "The part of FileHugePages that is mapped as whole huge pages.";
        38 Unaccepted "Unaccepted" Kibibytes Gauge Node Sum "6.5".., "Memory that a confidential guest has yet to accept from its host.";
        39 Balloon "Balloon" Kibibytes Gauge Node Sum "7.2".., "Memory that balloon drivers gave back to the host.";
        40 GpuActive "GPUActive" Kibibytes Gauge Node Sum "7.1".., "Memory in use by GPU drivers.";
        41 GpuReclaim "GPUReclaim" Kibibytes Gauge Node Sum "7.1".., "Memory in the pools of GPU drivers that can be reclaimed.";
        42 HugePagesTotal "HugePages_Total" HugePages Gauge Node Sum "3.0".., "Hugetlb pages of the default size.";
        43 HugePagesFree "HugePages_Free" HugePages Gauge Node Sum "3.0".., "The part of HugePages_Total that nobody has allocated.";
        44 HugePagesSurp "HugePages_Surp" HugePages Gauge Node Sum "3.0".., "Hugetlb pages above the number that was asked for.";
        45 Node "Node" Id Label Node None "3.0".., "The node's number, which stands at the head of every line.";
    };
    NodeNumastat = 301 "node/numastat" Node Flat [] "3.0" "drivers/base/node.c"
    "Where allocations that wanted this node, or got it, came from and went to."
    keys node_numastat {
        0 NumaHit "numa_hit" Pages Counter Node Sum "3.0".., "Pages allocated on this node as was wanted.";
        1 NumaMiss "numa_miss" Pages Counter Node Sum "3.0".., "Pages allocated on this node although another was wanted.";
        2 NumaForeign "numa_foreign" Pages Counter Node Sum "3.0".., "Pages wanted on this node but allocated on another.";
        3 InterleaveHit "interleave_hit" Pages Counter Node Sum "3.0".., "Pages that an interleaving policy got on this node, which it chose.";
        4 LocalNode "local_node" Pages Counter Node Sum "3.0".., "Pages allocated on this node by one of its own CPUs.";
        5 OtherNode "other_node" Pages Counter Node Sum "3.0".., "Pages allocated on this node by a CPU of another.";
    };
    NodeDistance = 302 "node/distance" Node Numbers [] "3.0" "drivers/base/node.c"
    "Distance to each online node, in the order of their numbers; 10 is the node itself.";
    NodeCpulist = 303 "node/cpulist" Node Ranges [] "3.0" "drivers/base/node.c"
    "CPUs of one node.";
    NodeOnline = 304 "node/online" Node Ranges [] "3.0" "drivers/base/node.c"
    "Nodes that are online.";
    NodePossible = 305 "node/possible" Node Ranges [] "3.0" "drivers/base/node.c"
    "Nodes that could come online.";
    NodeHasMemory = 306 "node/has_memory" Node Ranges [] "3.10" "drivers/base/node.c"
    "Nodes with memory: the only ones that numa_stat files print.";
    NodeHasCpu = 307 "node/has_cpu" Node Ranges [] "3.0" "drivers/base/node.c"
    "Nodes with CPUs.";
}
