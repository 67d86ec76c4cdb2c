//! Files of one process, below /proc/PID: files 320 to 349.

use super::macros::files;

files! {
    PidSmaps = 320 "pid/smaps" Process Smaps [may_be_empty] "3.0" "fs/proc/task_mmu.c"
    "Memory of each mapping; 0 bytes for a kernel thread or an exited process."
    keys pid_smaps {
        0 Size "Size" Kibibytes Gauge Mapping Sum "3.0".., "Address space of the mapping.";
        1 KernelPageSize "KernelPageSize" Kibibytes Setting Mapping Max "3.0".., "Page size in which the kernel manages the mapping.";
        2 MmuPageSize "MMUPageSize" Kibibytes Setting Mapping Max "3.0".., "Page size that the MMU uses for the mapping.";
        3 Rss "Rss" Kibibytes Gauge Mapping Sum "3.0".., "The part of the mapping that is in memory.";
        4 Pss "Pss" Kibibytes Gauge Mapping Sum "3.0".., "The part in memory, each page divided by the number of its mappings.";
        5 PssDirty "Pss_Dirty" Kibibytes Gauge Mapping Sum "6.0".., "The part of Pss in dirty pages.";
        6 PssAnon "Pss_Anon" Kibibytes Gauge Mapping Sum "5.3".., "The part of Pss in anonymous pages; smaps_rollup has it.";
        7 PssFile "Pss_File" Kibibytes Gauge Mapping Sum "5.3".., "The part of Pss in pages of files; smaps_rollup has it.";
        8 PssShmem "Pss_Shmem" Kibibytes Gauge Mapping Sum "5.3".., "The part of Pss in tmpfs and shared memory; smaps_rollup has it.";
        9 SharedClean "Shared_Clean" Kibibytes Gauge Mapping Sum "3.0".., "Clean pages that are mapped more than once.";
        10 SharedDirty "Shared_Dirty" Kibibytes Gauge Mapping Sum "3.0".., "Dirty pages that are mapped more than once.";
        11 PrivateClean "Private_Clean" Kibibytes Gauge Mapping Sum "3.0".., "Clean pages that only this mapping maps.";
        12 PrivateDirty "Private_Dirty" Kibibytes Gauge Mapping Sum "3.0".., "Dirty pages that only this mapping maps.";
        13 Referenced "Referenced" Kibibytes Gauge Mapping Sum "3.0".., "Pages marked as accessed.";
        14 Anonymous "Anonymous" Kibibytes Gauge Mapping Sum "3.0".., "Pages that belong to no file, private copies included.";
        15 Ksm "KSM" Kibibytes Gauge Mapping Sum "6.6".., "Pages that KSM merged with equal ones.";
        16 LazyFree "LazyFree" Kibibytes Gauge Mapping Sum "4.12".., "Pages that `MADV_FREE` marked for lazy freeing.";
        17 AnonHugePages "AnonHugePages" Kibibytes Gauge Mapping Sum "3.0".., "Anonymous memory in transparent huge pages.";
        18 ShmemPmdMapped "ShmemPmdMapped" Kibibytes Gauge Mapping Sum "4.8".., "Huge pages of tmpfs and shared memory mapped whole.";
        19 FilePmdMapped "FilePmdMapped" Kibibytes Gauge Mapping Sum "5.4".., "Huge pages of page cache mapped whole.";
        20 SharedHugetlb "Shared_Hugetlb" Kibibytes Gauge Mapping Sum "4.4".., "Hugetlb pages that are mapped more than once; not in Rss.";
        21 PrivateHugetlb "Private_Hugetlb" Kibibytes Gauge Mapping Sum "4.4".., "Hugetlb pages that only this mapping maps; not in Rss.";
        22 Swap "Swap" Kibibytes Gauge Mapping Sum "3.0".., "The part of the mapping that is in swap.";
        23 SwapPss "SwapPss" Kibibytes Gauge Mapping Sum "4.3".., "The part in swap, each page divided by the number of its users.";
        24 Locked "Locked" Kibibytes Gauge Mapping Sum "3.0".., "The part of Pss that is locked in memory.";
        25 ThpEligible "THPeligible" Flag Gauge Mapping None "5.2".., "Whether the mapping may get transparent huge pages.";
        26 ProtectionKey "ProtectionKey" Id Label Mapping None "4.6".., "Memory protection key of the mapping.";
        27 VmFlags "VmFlags" Text Label Mapping None "3.10".., "Flags of the mapping, as words of two letters.";
        28 Nonlinear "Nonlinear" Kibibytes Gauge Mapping Sum "3.5".."3.19", "The part of the mapping that maps its file out of order.";
    };
    PidSmapsRollup = 321 "pid/smaps_rollup" Process Rollup [] "4.14" "fs/proc/task_mmu.c"
    "Memory of all mappings, summed."
    keys pid_smaps {};
    PidMaps = 322 "pid/maps" Process Maps [may_be_empty] "3.0" "fs/proc/task_mmu.c"
    "The mappings; 0 bytes for a kernel thread or an exited process.";
    PidStatus = 323 "pid/status" Process Colon [] "3.0" "fs/proc/array.c"
    "The process for people to read; kernel threads have no lines about memory."
    keys pid_status {
        0 Name "Name" Text Label Process None "3.0".., "Name of the command; LF and backslash are escaped.";
        1 Umask "Umask" Mask Setting Process Own "4.8".., "File mode creation mask, in octal.";
        2 State "State" Text Gauge Process None "3.0".., "State of the task: a letter and a word.";
        3 Tgid "Tgid" Id Label Process None "3.0".., "Thread group: the id of the process.";
        4 Ngid "Ngid" Id Label Process None "3.13".., "NUMA group; 0 without one.";
        5 Pid "Pid" Id Label Process None "3.0".., "The id of this thread.";
        6 PPid "PPid" Id Label Process None "3.0".., "The id of the parent process.";
        7 TracerPid "TracerPid" Id Label Process None "3.0".., "The id of the tracing process; 0 without one.";
        8 Uid "Uid" Id Label Process None "3.0".., "User ids: real, effective, saved and for file access.";
        9 Gid "Gid" Id Label Process None "3.0".., "Group ids: real, effective, saved and for file access.";
        10 FdSize "FDSize" Count Gauge Process Sum "3.0".., "Places for file descriptors that are allocated.";
        11 Groups "Groups" Id Label Process None "3.0".., "Supplementary groups.";
        12 NsTgid "NStgid" Id Label Process None "4.1".., "Tgid in each pid namespace, outermost first.";
        13 NsPid "NSpid" Id Label Process None "4.1".., "Pid in each pid namespace, outermost first.";
        14 NsPgid "NSpgid" Id Label Process None "4.1".., "Process group in each pid namespace, outermost first.";
        15 NsSid "NSsid" Id Label Process None "4.1".., "Session in each pid namespace, outermost first.";
        16 Kthread "Kthread" Flag Label Process None "6.4".., "Whether it is a kernel thread.";
        17 VmPeak "VmPeak" Kibibytes Gauge Process Max "3.0".., "Greatest VmSize so far.";
        18 VmSize "VmSize" Kibibytes Gauge Process Sum "3.0".., "Address space.";
        19 VmLck "VmLck" Kibibytes Gauge Process Sum "3.0".., "Memory locked by mlock.";
        20 VmPin "VmPin" Kibibytes Gauge Process Sum "3.5".., "Memory pinned for devices.";
        21 VmHwm "VmHWM" Kibibytes Gauge Process Max "3.0".., "Greatest VmRSS so far.";
        22 VmRss "VmRSS" Kibibytes Gauge Process Sum "3.0".., "Memory in use: RssAnon, RssFile and RssShmem.";
        23 RssAnon "RssAnon" Kibibytes Gauge Process Sum "4.5".., "Anonymous memory in use.";
        24 RssFile "RssFile" Kibibytes Gauge Process Sum "4.5".., "Memory in use that maps files.";
        25 RssShmem "RssShmem" Kibibytes Gauge Process Sum "4.5".., "Memory in use of tmpfs and shared memory.";
        26 VmData "VmData" Kibibytes Gauge Process Sum "3.0".., "Address space of private writable mappings without stack.";
        27 VmStk "VmStk" Kibibytes Gauge Process Sum "3.0".., "Address space of the stack.";
        28 VmExe "VmExe" Kibibytes Gauge Process Sum "3.0".., "Address space of the program's code.";
        29 VmLib "VmLib" Kibibytes Gauge Process Sum "3.0".., "Address space of other code, such as libraries.";
        30 VmPte "VmPTE" Kibibytes Gauge Process Sum "3.0".., "Page tables.";
        31 VmPmd "VmPMD" Kibibytes Gauge Process Sum "4.1".."4.14", "Page tables of the second level.";
        32 VmSwap "VmSwap" Kibibytes Gauge Process Sum "3.0".., "Anonymous memory in swap.";
        33 HugetlbPages "HugetlbPages" Kibibytes Gauge Process Sum "4.4".., "Memory in hugetlb pages; not in VmRSS.";
        34 CoreDumping "CoreDumping" Flag Gauge Process None "4.15".., "Whether the process is dumping core.";
        35 ThpEnabled "THP_enabled" Flag Setting Process Own "5.2".., "Whether the process may use transparent huge pages.";
        36 UntagMask "untag_mask" Mask Setting Process Own "6.4".., "Mask that takes the tag off an address.";
        37 Threads "Threads" Count Gauge Process Sum "3.0".., "Threads of the process.";
        38 SigQ "SigQ" Count Gauge Process None "3.0".., "Queued signals of the user and their limit, with a slash between.";
        39 SigPnd "SigPnd" Mask Gauge Process None "3.0".., "Signals pending for the thread.";
        40 ShdPnd "ShdPnd" Mask Gauge Process None "3.0".., "Signals pending for the process.";
        41 SigBlk "SigBlk" Mask Setting Process Own "3.0".., "Signals blocked.";
        42 SigIgn "SigIgn" Mask Setting Process Own "3.0".., "Signals ignored.";
        43 SigCgt "SigCgt" Mask Setting Process Own "3.0".., "Signals caught.";
        44 CapInh "CapInh" Mask Setting Process Own "3.0".., "Inheritable capabilities.";
        45 CapPrm "CapPrm" Mask Setting Process Own "3.0".., "Permitted capabilities.";
        46 CapEff "CapEff" Mask Setting Process Own "3.0".., "Effective capabilities.";
        47 CapBnd "CapBnd" Mask Setting Process Own "3.0".., "Bounding set of capabilities.";
        48 CapAmb "CapAmb" Mask Setting Process Own "4.3".., "Ambient capabilities.";
        49 NoNewPrivs "NoNewPrivs" Flag Setting Process Own "4.10".., "Whether exec can no longer grant privileges.";
        50 Seccomp "Seccomp" Id Setting Process Own "3.10".., "Mode of seccomp: 0 off, 1 strict, 2 filter.";
        51 SeccompFilters "Seccomp_filters" Count Gauge Process None "5.9".., "Seccomp filters attached.";
        52 SpeculationStoreBypass "Speculation_Store_Bypass" Text Setting Process Own "4.17".., "Mitigation of speculative store bypass.";
        53 SpeculationIndirectBranch "SpeculationIndirectBranch" Text Setting Process Own "5.11".., "Mitigation of indirect branch speculation.";
        54 CpusAllowed "Cpus_allowed" Mask Setting Process Own "3.0".., "CPUs that may be used, as a mask in groups of 32 bits.";
        55 CpusAllowedList "Cpus_allowed_list" Text Setting Process Own "3.0".., "CPUs that may be used, as a list of ranges.";
        56 MemsAllowed "Mems_allowed" Mask Setting Process Own "3.0".., "Memory nodes that may be used, as a mask in groups of 32 bits.";
        57 MemsAllowedList "Mems_allowed_list" Text Setting Process Own "3.0".., "Memory nodes that may be used, as a list of ranges.";
        58 VoluntaryCtxtSwitches "voluntary_ctxt_switches" Events Counter Process Sum "3.0".., "Context switches because the thread waited.";
        59 NonvoluntaryCtxtSwitches "nonvoluntary_ctxt_switches" Events Counter Process Sum "3.0".., "Context switches because the thread was preempted.";
        60 X86ThreadFeatures "x86_Thread_features" Text Setting Process Own "6.6".., "Features turned on for the thread: shadow stack.";
        61 X86ThreadFeaturesLocked "x86_Thread_features_locked" Text Setting Process Own "6.6".., "Features that the thread can no longer change.";
    };
    PidIo = 324 "pid/io" Process Colon [] "3.0" "fs/proc/base.c"
    "I/O of the process and of its children that were waited for."
    keys pid_io {
        0 Rchar "rchar" Bytes Counter Process Sum "3.0".., "Bytes returned by read calls, page cache included.";
        1 Wchar "wchar" Bytes Counter Process Sum "3.0".., "Bytes given to write calls, page cache included.";
        2 Syscr "syscr" Events Counter Process Sum "3.0".., "Read calls.";
        3 Syscw "syscw" Events Counter Process Sum "3.0".., "Write calls.";
        4 ReadBytes "read_bytes" Bytes Counter Process Sum "3.0".., "Bytes fetched from storage.";
        5 WriteBytes "write_bytes" Bytes Counter Process Sum "3.0".., "Bytes sent to storage, counted when a page becomes dirty.";
        6 CancelledWriteBytes "cancelled_write_bytes" Bytes Counter Process Sum "3.0".., "Bytes of write_bytes whose pages were dropped before they were written.";
    };
    PidStat = 325 "pid/stat" Process PidStat [] "3.0" "fs/proc/array.c"
    "The process in one row of 52 fields."
    keys pid_stat {
        0 Pid "pid" Id Label Process None "3.0".., "Process id.";
        1 Comm "comm" Text Label Process None "3.0".., "Name of the command, in parentheses; may hold any byte.";
        2 State "state" Text Gauge Process None "3.0".., "State of the task: a letter.";
        3 Ppid "ppid" Id Label Process None "3.0".., "The id of the parent process.";
        4 Pgrp "pgrp" Id Label Process None "3.0".., "Process group.";
        5 Session "session" Id Label Process None "3.0".., "Session.";
        6 TtyNr "tty_nr" Id Label Process None "3.0".., "Device number of the controlling terminal; 0 without one.";
        7 Tpgid "tpgid" Id Label Process None "3.0".., "Foreground process group of the terminal; -1 without one.";
        8 Flags "flags" Mask Gauge Process None "3.0".., "Flags of the kernel for the task, in decimal.";
        9 Minflt "minflt" Events Counter Process Sum "3.0".., "Minor page faults.";
        10 Cminflt "cminflt" Events Counter Process Sum "3.0".., "Minor page faults of children that were waited for.";
        11 Majflt "majflt" Events Counter Process Sum "3.0".., "Major page faults.";
        12 Cmajflt "cmajflt" Events Counter Process Sum "3.0".., "Major page faults of children that were waited for.";
        13 Utime "utime" Ticks Counter Process Sum "3.0".., "Time in user mode, guest_time included.";
        14 Stime "stime" Ticks Counter Process Sum "3.0".., "Time in kernel mode.";
        15 Cutime "cutime" Ticks Counter Process Sum "3.0".., "Time in user mode of children that were waited for.";
        16 Cstime "cstime" Ticks Counter Process Sum "3.0".., "Time in kernel mode of children that were waited for.";
        17 Priority "priority" Weight Gauge Process None "3.0".., "Priority as the kernel sees it; negative for real-time tasks.";
        18 Nice "nice" Weight Setting Process Own "3.0".., "Nice value, from -20 to 19.";
        19 NumThreads "num_threads" Count Gauge Process Sum "3.0".., "Threads of the process.";
        20 Itrealvalue "itrealvalue" Count Gauge Process None "3.0".., "Always 0: its timer is gone.";
        21 Starttime "starttime" Ticks Label Process None "3.0".., "Time from boot to the start of the process.";
        22 Vsize "vsize" Bytes Gauge Process Sum "3.0".., "Address space.";
        23 Rss "rss" Pages Gauge Process Sum "3.0".., "Memory in use.";
        24 Rsslim "rsslim" Bytes Setting Process Own "3.0".., "Limit of rss.";
        25 Startcode "startcode" Mask Label Process None "3.0".., "First address of the program's code, in decimal.";
        26 Endcode "endcode" Mask Label Process None "3.0".., "End of the program's code, in decimal.";
        27 Startstack "startstack" Mask Label Process None "3.0".., "Bottom of the stack, in decimal.";
        28 Kstkesp "kstkesp" Mask Gauge Process None "3.0".., "Stack pointer, in decimal; 0 in newer kernels unless the process exits.";
        29 Kstkeip "kstkeip" Mask Gauge Process None "3.0".., "Instruction pointer, in decimal; 0 in newer kernels unless the process exits.";
        30 Signal "signal" Mask Gauge Process None "3.0".., "Pending signals, in decimal; obsolete.";
        31 Blocked "blocked" Mask Setting Process Own "3.0".., "Blocked signals, in decimal; obsolete.";
        32 Sigignore "sigignore" Mask Setting Process Own "3.0".., "Ignored signals, in decimal; obsolete.";
        33 Sigcatch "sigcatch" Mask Setting Process Own "3.0".., "Caught signals, in decimal; obsolete.";
        34 Wchan "wchan" Mask Gauge Process None "3.0".., "Where the task sleeps; in newer kernels 1 if it sleeps.";
        35 Nswap "nswap" Pages Gauge Process None "3.0".., "Always 0: not kept.";
        36 Cnswap "cnswap" Pages Gauge Process None "3.0".., "Always 0: not kept.";
        37 ExitSignal "exit_signal" Id Setting Process Own "3.0".., "Signal sent to the parent at exit.";
        38 Processor "processor" Id Gauge Process None "3.0".., "CPU that the task last ran on.";
        39 RtPriority "rt_priority" Weight Setting Process Own "3.0".., "Real-time priority; 0 without one.";
        40 Policy "policy" Id Setting Process Own "3.0".., "Scheduling policy.";
        41 DelayacctBlkioTicks "delayacct_blkio_ticks" Ticks Counter Process Sum "3.0".., "Time spent waiting for block I/O.";
        42 GuestTime "guest_time" Ticks Counter Process Sum "3.0".., "Time spent running guests; part of utime.";
        43 CguestTime "cguest_time" Ticks Counter Process Sum "3.0".., "Time that children which were waited for ran guests.";
        44 StartData "start_data" Mask Label Process None "3.5".., "First address of the program's data, in decimal.";
        45 EndData "end_data" Mask Label Process None "3.5".., "End of the program's data, in decimal.";
        46 StartBrk "start_brk" Mask Label Process None "3.5".., "First address of the heap, in decimal.";
        47 ArgStart "arg_start" Mask Label Process None "3.5".., "First address of the arguments, in decimal.";
        48 ArgEnd "arg_end" Mask Label Process None "3.5".., "End of the arguments, in decimal.";
        49 EnvStart "env_start" Mask Label Process None "3.5".., "First address of the environment, in decimal.";
        50 EnvEnd "env_end" Mask Label Process None "3.5".., "End of the environment, in decimal.";
        51 ExitCode "exit_code" Id Gauge Process None "3.5".., "Exit status as waitpid returns it.";
    };
    PidStatm = 326 "pid/statm" Process Values [] "3.0" "fs/proc/array.c"
    "Memory of the process, in pages."
    keys pid_statm {
        0 Size "size" Pages Gauge Process Sum "3.0".., "Address space.";
        1 Resident "resident" Pages Gauge Process Sum "3.0".., "Memory in use.";
        2 Shared "shared" Pages Gauge Process Sum "3.0".., "Memory in use that maps files, tmpfs and shared memory.";
        3 Text "text" Pages Gauge Process Sum "3.0".., "Address space of the program's code.";
        4 Lib "lib" Pages Gauge Process Sum "3.0".., "Always 0: not kept.";
        5 Data "data" Pages Gauge Process Sum "3.0".., "Address space of private writable mappings, stack included.";
        6 Dt "dt" Pages Gauge Process Sum "3.0".., "Always 0: not kept.";
    };
    PidSchedstat = 327 "pid/schedstat" Process Values [] "3.0" "fs/proc/base.c"
    "How long the task ran and waited."
    keys pid_schedstat {
        0 SumExecRuntime "sum_exec_runtime" Nanoseconds Counter Process Sum "3.0".., "Time that the task ran.";
        1 RunDelay "run_delay" Nanoseconds Counter Process Sum "3.0".., "Time that the task waited to run.";
        2 Pcount "pcount" Events Counter Process Sum "3.0".., "Time slices run.";
    };
    PidCgroup = 328 "pid/cgroup" Process CgroupPath [] "3.0" "kernel/cgroup/cgroup.c"
    "The cgroup in each hierarchy: a row for a hierarchy, whose cell is the path, named by the controllers.";
}
