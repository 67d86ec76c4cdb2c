//! Files of /proc about the whole machine: files 252 to 279.

use super::macros::files;

files! {
    Meminfo = 252 "meminfo" Proc Colon [] "3.0" "fs/proc/meminfo.c"
    "Memory of the machine by use."
    keys meminfo {
        0 MemTotal "MemTotal" Kibibytes Gauge System Sum "3.0".., "Memory that the kernel manages.";
        1 MemFree "MemFree" Kibibytes Gauge System Sum "3.0".., "Memory that nothing uses.";
        2 MemAvailable "MemAvailable" Kibibytes Gauge System Sum "3.16".., "Estimate of what programs could get without swapping.";
        3 Buffers "Buffers" Kibibytes Gauge System Sum "3.0".., "Page cache of block devices.";
        4 Cached "Cached" Kibibytes Gauge System Sum "3.0".., "Page cache of files and tmpfs, without Buffers and SwapCached.";
        5 SwapCached "SwapCached" Kibibytes Gauge System Sum "3.0".., "Swap cache: pages in memory that also have a place in swap.";
        6 Active "Active" Kibibytes Gauge System Sum "3.0".., "Memory on active lists, both anon and file.";
        7 Inactive "Inactive" Kibibytes Gauge System Sum "3.0".., "Memory on inactive lists, both anon and file.";
        8 ActiveAnon "Active(anon)" Kibibytes Gauge System Sum "3.0".., "Swap-backed memory on active lists.";
        9 InactiveAnon "Inactive(anon)" Kibibytes Gauge System Sum "3.0".., "Swap-backed memory on inactive lists.";
        10 ActiveFile "Active(file)" Kibibytes Gauge System Sum "3.0".., "Page cache on active lists.";
        11 InactiveFile "Inactive(file)" Kibibytes Gauge System Sum "3.0".., "Page cache on inactive lists.";
        12 Unevictable "Unevictable" Kibibytes Gauge System Sum "3.0".., "Memory that reclaim cannot take.";
        13 Mlocked "Mlocked" Kibibytes Gauge System Sum "3.0".., "Memory locked by mlock.";
        14 HighTotal "HighTotal" Kibibytes Gauge System Sum "3.0".., "Memory that the kernel has no permanent mapping of.";
        15 HighFree "HighFree" Kibibytes Gauge System Sum "3.0".., "The part of HighTotal that is free.";
        16 LowTotal "LowTotal" Kibibytes Gauge System Sum "3.0".., "Memory that the kernel can use for its own data.";
        17 LowFree "LowFree" Kibibytes Gauge System Sum "3.0".., "The part of LowTotal that is free.";
        18 MmapCopy "MmapCopy" Kibibytes Gauge System Sum "3.0".., "Private copies made by mmap on machines without MMU.";
        19 SwapTotal "SwapTotal" Kibibytes Gauge System Sum "3.0".., "Swap space.";
        20 SwapFree "SwapFree" Kibibytes Gauge System Sum "3.0".., "Swap space that nothing uses.";
        21 Zswap "Zswap" Kibibytes Gauge System Sum "5.19".., "Memory in which zswap holds compressed pages.";
        22 Zswapped "Zswapped" Kibibytes Gauge System Sum "5.19".., "Size of the pages in zswap before compression.";
        23 Dirty "Dirty" Kibibytes Gauge System Sum "3.0".., "Memory that waits to be written back.";
        24 Writeback "Writeback" Kibibytes Gauge System Sum "3.0".., "Memory being written back.";
        25 AnonPages "AnonPages" Kibibytes Gauge System Sum "3.0".., "Anonymous memory mapped by processes.";
        26 Mapped "Mapped" Kibibytes Gauge System Sum "3.0".., "Page cache mapped by processes.";
        27 Shmem "Shmem" Kibibytes Gauge System Sum "3.0".., "Memory of tmpfs and shared memory.";
        28 KReclaimable "KReclaimable" Kibibytes Gauge System Sum "4.20".., "Kernel memory that can be reclaimed, SReclaimable included.";
        29 Slab "Slab" Kibibytes Gauge System Sum "3.0".., "Memory in slab caches: SReclaimable and SUnreclaim.";
        30 SReclaimable "SReclaimable" Kibibytes Gauge System Sum "3.0".., "Slab memory whose objects can be reclaimed.";
        31 SUnreclaim "SUnreclaim" Kibibytes Gauge System Sum "3.0".., "Slab memory whose objects cannot be reclaimed.";
        32 KernelStack "KernelStack" Kibibytes Gauge System Sum "3.0".., "Kernel stacks of tasks.";
        33 ShadowCallStack "ShadowCallStack" Kibibytes Gauge System Sum "5.8".., "Shadow call stacks of tasks.";
        34 PageTables "PageTables" Kibibytes Gauge System Sum "3.0".., "Page tables of processes.";
        35 SecPageTables "SecPageTables" Kibibytes Gauge System Sum "6.1".., "Secondary page tables, of KVM and IOMMUs.";
        36 Quicklists "Quicklists" Kibibytes Gauge System Sum "3.0".."5.3", "Free page tables kept for quick reuse.";
        37 NfsUnstable "NFS_Unstable" Kibibytes Gauge System Sum "3.0".., "NFS pages sent to the server but not committed; 0 in newer kernels.";
        38 Bounce "Bounce" Kibibytes Gauge System Sum "3.0".., "Bounce buffers of block devices; 0 in newer kernels.";
        39 WritebackTmp "WritebackTmp" Kibibytes Gauge System Sum "3.0".., "Copies of pages that FUSE is writing back; 0 in newer kernels.";
        40 CommitLimit "CommitLimit" Kibibytes Gauge System Sum "3.0".., "Most memory that strict overcommit accounting would promise.";
        41 CommittedAs "Committed_AS" Kibibytes Gauge System Sum "3.0".., "Memory promised to processes, used or not.";
        42 VmallocTotal "VmallocTotal" Kibibytes Setting System Own "3.0".., "Address space for vmalloc.";
        43 VmallocUsed "VmallocUsed" Kibibytes Gauge System Sum "3.0".., "Memory allocated by vmalloc; 0 in some kernels.";
        44 VmallocChunk "VmallocChunk" Kibibytes Gauge System Max "3.0".., "Largest free block of the vmalloc address space; 0 in newer kernels.";
        45 Percpu "Percpu" Kibibytes Gauge System Sum "4.19".., "Memory of the per-CPU allocator.";
        46 EarlyMemtestBad "EarlyMemtestBad" Kibibytes Gauge System Sum "6.4".., "Bad memory that the memory test at boot took out of use.";
        47 HardwareCorrupted "HardwareCorrupted" Kibibytes Gauge System Sum "3.0".., "Memory taken out of use because the hardware reported errors.";
        48 AnonHugePages "AnonHugePages" Kibibytes Gauge System Sum "3.0".., "Anonymous memory in transparent huge pages.";
        49 ShmemHugePages "ShmemHugePages" Kibibytes Gauge System Sum "4.8".., "Memory of tmpfs and shared memory in huge pages.";
        50 ShmemPmdMapped "ShmemPmdMapped" Kibibytes Gauge System Sum "4.8".., "The part of ShmemHugePages that is mapped as whole huge pages.";
        51 FileHugePages "FileHugePages" Kibibytes Gauge System Sum "5.4".., "Page cache in huge pages.";
        52 FilePmdMapped "FilePmdMapped" Kibibytes Gauge System Sum "5.4".., "The part of FileHugePages that is mapped as whole huge pages.";
        53 CmaTotal "CmaTotal" Kibibytes Gauge System Sum "3.19".., "Memory in areas of the contiguous memory allocator.";
        54 CmaFree "CmaFree" Kibibytes Gauge System Sum "3.19".., "The part of CmaTotal that is free.";
        55 Unaccepted "Unaccepted" Kibibytes Gauge System Sum "6.5".., "Memory that a confidential guest has yet to accept from its host.";
        56 Balloon "Balloon" Kibibytes Gauge System Sum "6.18".., "Memory that balloon drivers gave back to the host.";
        57 GpuActive "GPUActive" Kibibytes Gauge System Sum "7.1".., "Memory in use by GPU drivers.";
        58 GpuReclaim "GPUReclaim" Kibibytes Gauge System Sum "7.1".., "Memory in the pools of GPU drivers that can be reclaimed.";
        59 HugePagesTotal "HugePages_Total" HugePages Gauge System Sum "3.0".., "Hugetlb pages of the default size.";
        60 HugePagesFree "HugePages_Free" HugePages Gauge System Sum "3.0".., "The part of HugePages_Total that nobody has allocated.";
        61 HugePagesRsvd "HugePages_Rsvd" HugePages Gauge System Sum "3.0".., "Free hugetlb pages already promised to a mapping.";
        62 HugePagesSurp "HugePages_Surp" HugePages Gauge System Sum "3.0".., "Hugetlb pages above the number that was asked for.";
        63 Hugepagesize "Hugepagesize" Kibibytes Setting System Own "3.0".., "Default size of hugetlb pages.";
        64 Hugetlb "Hugetlb" Kibibytes Gauge System Sum "4.18".., "Memory in hugetlb pages of all sizes.";
        65 DirectMap4k "DirectMap4k" Kibibytes Gauge System Sum "3.0".., "Part of the kernel's direct map with 4 KiB entries.";
        66 DirectMap2M "DirectMap2M" Kibibytes Gauge System Sum "3.0".., "Part of the kernel's direct map with 2 MiB entries.";
        67 DirectMap4M "DirectMap4M" Kibibytes Gauge System Sum "3.0".., "Part of the kernel's direct map with 4 MiB entries.";
        68 DirectMap1G "DirectMap1G" Kibibytes Gauge System Sum "3.0".., "Part of the kernel's direct map with 1 GiB entries.";
    };
    Stat = 253 "stat" Proc Columns [] "3.0" "fs/proc/stat.c"
    "CPU time, interrupts and tasks since boot."
    keys stat {
        0 Cpu "cpu" Ticks Counter System Sum "3.0".., "Time of all CPUs; the rows `cpu0`, `cpu1` and so on have it for one.";
        1 Intr "intr" Events Counter System Sum "3.0".., "Interrupts: the total, then a number for each line.";
        2 Ctxt "ctxt" Events Counter System Sum "3.0".., "Context switches.";
        3 Btime "btime" Seconds Label System None "3.0".., "Time of boot, in seconds since the epoch.";
        4 Processes "processes" Events Counter System Sum "3.0".., "Processes and threads created.";
        5 ProcsRunning "procs_running" Count Gauge System Sum "3.0".., "Tasks that run or wait for a CPU.";
        6 ProcsBlocked "procs_blocked" Count Gauge System Sum "3.0".., "Tasks that wait for I/O.";
        7 Softirq "softirq" Events Counter System Sum "3.0".., "Softirqs: the total, then a number for each kind.";
    }
    cells stat_cells {
        0 User "user" Ticks Counter Cpu Sum "3.0".., "Time in user mode, guest included.";
        1 Nice "nice" Ticks Counter Cpu Sum "3.0".., "Time in user mode at lowered priority, guest_nice included.";
        2 System "system" Ticks Counter Cpu Sum "3.0".., "Time in kernel mode.";
        3 Idle "idle" Ticks Counter Cpu Sum "3.0".., "Time with nothing to do; may step back.";
        4 Iowait "iowait" Ticks Counter Cpu Sum "3.0".., "Idle time during which a task waited for I/O; may step back.";
        5 Irq "irq" Ticks Counter Cpu Sum "3.0".., "Time in hardware interrupts.";
        6 Softirq "softirq" Ticks Counter Cpu Sum "3.0".., "Time in softirqs.";
        7 Steal "steal" Ticks Counter Cpu Sum "3.0".., "Time that the hypervisor gave to others.";
        8 Guest "guest" Ticks Counter Cpu Sum "3.0".., "Time spent running guests; part of user.";
        9 GuestNice "guest_nice" Ticks Counter Cpu Sum "3.0".., "Time spent running guests at lowered priority; part of nice.";
    };
    Loadavg = 254 "loadavg" Proc Values [] "3.0" "fs/proc/loadavg.c"
    "Load of the machine, averaged over three spans of time, and its tasks."
    keys loadavg {
        0 Load1 "load1" Ratio Gauge System None "3.0".., "Tasks that run or wait uninterruptibly, averaged over 1 minute.";
        1 Load5 "load5" Ratio Gauge System None "3.0".., "Tasks that run or wait uninterruptibly, averaged over 5 minutes.";
        2 Load15 "load15" Ratio Gauge System None "3.0".., "Tasks that run or wait uninterruptibly, averaged over 15 minutes.";
        3 Running "running" Count Gauge System Sum "3.0".., "Tasks that run or wait for a CPU.";
        4 Threads "threads" Count Gauge System Sum "3.0".., "Tasks that exist.";
        5 LastPid "last_pid" Id Label System None "3.0".., "The process id that was given out last.";
    };
    Uptime = 255 "uptime" Proc Values [] "3.0" "fs/proc/uptime.c"
    "Time since boot and idle time, with two decimals."
    keys uptime {
        0 Uptime "uptime" Seconds Counter System None "3.0".., "Time since boot, sleep included.";
        1 Idle "idle" Seconds Counter System Sum "3.0".., "Idle time, summed over all CPUs.";
    };
    Softirqs = 256 "softirqs" Proc Softirqs [] "3.0" "fs/proc/softirqs.c"
    "Softirqs of each kind that each CPU has run since boot."
    keys softirqs {
        0 Hi "HI" Events Counter Cpu Sum "3.0".., "Runs of high-priority tasklets.";
        1 Timer "TIMER" Events Counter Cpu Sum "3.0".., "Runs of expired timers.";
        2 NetTx "NET_TX" Events Counter Cpu Sum "3.0".., "Runs to send network packets.";
        3 NetRx "NET_RX" Events Counter Cpu Sum "3.0".., "Runs to receive network packets.";
        4 Block "BLOCK" Events Counter Cpu Sum "3.0".., "Runs to complete block requests.";
        5 IrqPoll "IRQ_POLL" Events Counter Cpu Sum "4.5".., "Runs to poll devices instead of waiting for interrupts.";
        6 Tasklet "TASKLET" Events Counter Cpu Sum "3.0".., "Runs of normal tasklets.";
        7 Sched "SCHED" Events Counter Cpu Sum "3.0".., "Runs to balance load between CPUs.";
        8 Hrtimer "HRTIMER" Events Counter Cpu Sum "3.0".., "Runs of expired high-resolution timers.";
        9 Rcu "RCU" Events Counter Cpu Sum "3.0".., "Runs of read-copy-update callbacks.";
        10 BlockIopoll "BLOCK_IOPOLL" Events Counter Cpu Sum "3.0".."4.4", "Former name of IRQ_POLL.";
    };
    Schedstat = 257 "schedstat" Proc Schedstat [] "3.0" "kernel/sched/stats.c"
    "What the scheduler did on each CPU; the cells are those of the rows `cpuN`."
    keys schedstat {
        0 Version "version" Id Label System None "3.0".., "Version of the format.";
        1 Timestamp "timestamp" Count Counter System None "3.0".., "Jiffies at the time of reading.";
        2 Cpu "cpu" Count Counter Cpu Sum "3.0".., "Scheduling on one CPU; rows are `cpu0`, `cpu1` and so on.";
        3 Domain "domain" Count Counter Cpu Sum "3.0".., "Load balancing in one domain of the CPU above; columns depend on the version.";
    }
    cells schedstat_cells {
        0 YldCount "yld_count" Events Counter Cpu Sum "3.0".., "Calls of sched_yield.";
        1 SchedSwitch "sched_switch" Events Counter Cpu Sum "3.0".., "Always 0: its counter is gone.";
        2 SchedCount "sched_count" Events Counter Cpu Sum "3.0".., "Calls of the scheduler.";
        3 SchedGoidle "sched_goidle" Events Counter Cpu Sum "3.0".., "Calls of the scheduler that found nothing to run.";
        4 TtwuCount "ttwu_count" Events Counter Cpu Sum "3.0".., "Wake-ups done by this CPU.";
        5 TtwuLocal "ttwu_local" Events Counter Cpu Sum "3.0".., "Wake-ups of tasks onto this CPU itself.";
        6 RqCpuTime "rq_cpu_time" Nanoseconds Counter Cpu Sum "3.0".., "Time that tasks ran.";
        7 RunDelay "run_delay" Nanoseconds Counter Cpu Sum "3.0".., "Time that tasks waited to run.";
        8 Pcount "pcount" Events Counter Cpu Sum "3.0".., "Time slices run.";
    };
    Diskstats = 258 "diskstats" Proc Diskstats [may_be_empty] "3.0" "block/genhd.c"
    "I/O of each block device and partition since it appeared."
    cells diskstats_cells {
        0 ReadsCompleted "reads_completed" Events Counter Device Sum "3.0".., "Reads that finished.";
        1 ReadsMerged "reads_merged" Events Counter Device Sum "3.0".., "Reads joined with a neighbour before they were issued.";
        2 SectorsRead "sectors_read" Sectors Counter Device Sum "3.0".., "Data read.";
        3 MillisecondsSpentReading "milliseconds_spent_reading" Milliseconds Counter Device Sum "3.0".., "Time of all reads, summed; wraps at 32 bits.";
        4 WritesCompleted "writes_completed" Events Counter Device Sum "3.0".., "Writes that finished.";
        5 WritesMerged "writes_merged" Events Counter Device Sum "3.0".., "Writes joined with a neighbour before they were issued.";
        6 SectorsWritten "sectors_written" Sectors Counter Device Sum "3.0".., "Data written.";
        7 MillisecondsSpentWriting "milliseconds_spent_writing" Milliseconds Counter Device Sum "3.0".., "Time of all writes, summed; wraps at 32 bits.";
        8 IosInProgress "ios_in_progress" Count Gauge Device Sum "3.0".., "Requests issued and not finished.";
        9 MillisecondsSpentDoingIos "milliseconds_spent_doing_ios" Milliseconds Counter Device None "3.0".., "Time with any request in progress; wraps at 32 bits.";
        10 WeightedMillisecondsSpentDoingIos "weighted_milliseconds_spent_doing_ios" Milliseconds Counter Device Sum "3.0".., "Time of all requests, open ones included; wraps at 32 bits.";
        11 DiscardsCompleted "discards_completed" Events Counter Device Sum "4.19".., "Discards that finished.";
        12 DiscardsMerged "discards_merged" Events Counter Device Sum "4.19".., "Discards joined with a neighbour before they were issued.";
        13 SectorsDiscarded "sectors_discarded" Sectors Counter Device Sum "4.19".., "Data discarded.";
        14 MillisecondsSpentDiscarding "milliseconds_spent_discarding" Milliseconds Counter Device Sum "4.19".., "Time of all discards, summed; wraps at 32 bits.";
        15 FlushRequestsCompleted "flush_requests_completed" Events Counter Device Sum "5.6".., "Flushes that finished.";
        16 MillisecondsSpentFlushing "milliseconds_spent_flushing" Milliseconds Counter Device Sum "5.6".., "Time of all flushes, summed; wraps at 32 bits.";
    };
    PressureCpu = 259 "pressure/cpu" Proc Nested [] "4.20" "kernel/sched/psi.c"
    "How long tasks of the machine were held up for want of a CPU; row `full` came in 5.14."
    keys proc_pressure {
        0 Some "some" Percent Gauge System None "4.20".., "Share of time in which at least one task was stalled.";
        1 Full "full" Percent Gauge System None "4.20".., "Share of time in which all tasks that had work were stalled at once.";
    }
    cells proc_pressure_cells {
        0 Avg10 "avg10" Percent Gauge System None "4.20".., "Share of the last 10 seconds.";
        1 Avg60 "avg60" Percent Gauge System None "4.20".., "Share of the last 60 seconds.";
        2 Avg300 "avg300" Percent Gauge System None "4.20".., "Share of the last 300 seconds.";
        3 Total "total" Microseconds Counter System None "4.20".., "Stalled time since boot.";
    };
    PressureMemory = 260 "pressure/memory" Proc Nested [] "4.20" "kernel/sched/psi.c"
    "How long tasks of the machine were held up for want of memory."
    keys proc_pressure {}
    cells proc_pressure_cells {};
    PressureIo = 261 "pressure/io" Proc Nested [] "4.20" "kernel/sched/psi.c"
    "How long tasks of the machine were held up by I/O."
    keys proc_pressure {}
    cells proc_pressure_cells {};
    PressureIrq = 262 "pressure/irq" Proc Nested [] "6.1" "kernel/sched/psi.c"
    "How long tasks of the machine were held up by interrupts; it has no row `some`."
    keys proc_pressure {}
    cells proc_pressure_cells {};
}
