//! Files of cgroup v2 itself and of its small controllers: files 100 to 149.

use super::macros::files;

files! {
    CgroupControllers = 100 "cgroup.controllers" CgroupV2 Words [may_be_empty] "3.16" "kernel/cgroup/cgroup.c"
    "The controllers that the cgroup may enable for its children.";
    CgroupSubtreeControl = 101 "cgroup.subtree_control" CgroupV2 Words [may_be_empty] "3.16" "kernel/cgroup/cgroup.c"
    "The controllers that the cgroup has enabled for its children.";
    CgroupProcs = 102 "cgroup.procs" CgroupV2 Ids [may_be_empty] "3.16" "kernel/cgroup/cgroup.c"
    "The processes of the cgroup alone, unsorted and perhaps repeated; 0 for one that the reader's namespace lacks.";
    CgroupThreads = 103 "cgroup.threads" CgroupV2 Ids [may_be_empty] "4.14" "kernel/cgroup/cgroup.c"
    "The threads of the cgroup alone, unsorted and perhaps repeated; 0 for one that the reader's namespace lacks.";
    CgroupType = 104 "cgroup.type" CgroupV2 Text [] "4.14" "kernel/cgroup/cgroup.c"
    "What the cgroup may hold: `domain`, `threaded`, `domain threaded` or `domain invalid`."
    keys cgroup_type {
        0 Value "value" Text Setting Local Own "4.14".., "The kind of cgroup, as one or two words.";
    };
    CgroupEvents = 105 "cgroup.events" CgroupV2 Flat [] "4.4" "kernel/cgroup/cgroup.c"
    "The state of the cgroup and its descendants, whose changes can be waited for."
    keys cgroup_events {
        0 Populated "populated" Flag Gauge Hierarchical Max "4.4".., "1 where the cgroup or a descendant has live processes.";
        1 Frozen "frozen" Flag Gauge Hierarchical None "5.2".., "1 where the cgroup and all its descendants have come to a stop.";
    };
    CgroupStat = 106 "cgroup.stat" CgroupV2 Flat [] "4.14" "kernel/cgroup/cgroup.c"
    "How many cgroups and controller states the subtree holds."
    keys cgroup_stat {
        0 NrDescendants "nr_descendants" Count Gauge Hierarchical Sum "4.14".., "Live cgroups below this one; a parent counts its children on top of their sum.";
        1 NrSubsysCpuset "nr_subsys_cpuset" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with cpuset state, this one included.";
        2 NrSubsysCpu "nr_subsys_cpu" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with cpu state, this one included.";
        3 NrSubsysIo "nr_subsys_io" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with io state, this one included.";
        4 NrSubsysMemory "nr_subsys_memory" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with memory state, this one included.";
        5 NrSubsysPerfEvent "nr_subsys_perf_event" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with `perf_event` state, this one included.";
        6 NrSubsysHugetlb "nr_subsys_hugetlb" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with hugetlb state, this one included.";
        7 NrSubsysPids "nr_subsys_pids" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with pids state, this one included.";
        8 NrSubsysRdma "nr_subsys_rdma" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with rdma state, this one included.";
        9 NrSubsysMisc "nr_subsys_misc" Count Gauge Hierarchical Sum "6.12".., "Live cgroups with misc state, this one included.";
        10 NrSubsysDmem "nr_subsys_dmem" Count Gauge Hierarchical Sum "6.14".., "Live cgroups with dmem state, this one included.";
        11 NrDyingDescendants "nr_dying_descendants" Count Gauge Hierarchical Sum "4.14".., "Removed cgroups below this one that something still holds.";
        12 NrDyingSubsysCpuset "nr_dying_subsys_cpuset" Count Gauge Hierarchical Sum "6.12".., "States of cpuset that outlive their cgroup.";
        13 NrDyingSubsysCpu "nr_dying_subsys_cpu" Count Gauge Hierarchical Sum "6.12".., "States of cpu that outlive their cgroup.";
        14 NrDyingSubsysIo "nr_dying_subsys_io" Count Gauge Hierarchical Sum "6.12".., "States of io that outlive their cgroup.";
        15 NrDyingSubsysMemory "nr_dying_subsys_memory" Count Gauge Hierarchical Sum "6.12".., "States of memory that outlive their cgroup.";
        16 NrDyingSubsysPerfEvent "nr_dying_subsys_perf_event" Count Gauge Hierarchical Sum "6.12".., "States of `perf_event` that outlive their cgroup.";
        17 NrDyingSubsysHugetlb "nr_dying_subsys_hugetlb" Count Gauge Hierarchical Sum "6.12".., "States of hugetlb that outlive their cgroup.";
        18 NrDyingSubsysPids "nr_dying_subsys_pids" Count Gauge Hierarchical Sum "6.12".., "States of pids that outlive their cgroup.";
        19 NrDyingSubsysRdma "nr_dying_subsys_rdma" Count Gauge Hierarchical Sum "6.12".., "States of rdma that outlive their cgroup.";
        20 NrDyingSubsysMisc "nr_dying_subsys_misc" Count Gauge Hierarchical Sum "6.12".., "States of misc that outlive their cgroup.";
        21 NrDyingSubsysDmem "nr_dying_subsys_dmem" Count Gauge Hierarchical Sum "6.14".., "States of dmem that outlive their cgroup.";
    };
    CgroupStatLocal = 107 "cgroup.stat.local" CgroupV2 Flat [] "6.18" "kernel/cgroup/cgroup.c"
    "How long the cgroup itself was frozen."
    keys cgroup_stat_local {
        0 FrozenUsec "frozen_usec" Microseconds Counter Local Sum "6.18".., "Time from freezing to thawing, whether asked here or by an ancestor.";
    };
    CgroupMaxDescendants = 108 "cgroup.max.descendants" CgroupV2 Values [] "4.14" "kernel/cgroup/cgroup.c"
    "How many cgroups there may be below this one."
    keys cgroup_max_descendants {
        0 Value "value" Count Setting Local Min "4.14".., "Live cgroups allowed below this one, or max.";
    };
    CgroupMaxDepth = 109 "cgroup.max.depth" CgroupV2 Values [] "4.14" "kernel/cgroup/cgroup.c"
    "How deep the tree below the cgroup may be."
    keys cgroup_max_depth {
        0 Value "value" Count Setting Local Own "4.14".., "Levels allowed below this one, or max.";
    };
    CgroupFreeze = 110 "cgroup.freeze" CgroupV2 Values [] "5.2" "kernel/cgroup/cgroup.c"
    "Whether the cgroup is asked to stop."
    keys cgroup_freeze {
        0 Value "value" Flag Setting Local Own "5.2".., "1 where the cgroup and its descendants are to be frozen.";
    };
    CgroupPressure = 111 "cgroup.pressure" CgroupV2 Values [] "6.1" "kernel/cgroup/cgroup.c"
    "Whether the pressure of the cgroup is measured."
    keys cgroup_pressure {
        0 Value "value" Flag Setting Local Own "6.1".., "0 where the pressure files are hidden and not kept up.";
    };
    PidsMax = 112 "pids.max" CgroupV2 Values [] "4.3" "kernel/cgroup/pids.c"
    "How many tasks the cgroup and its descendants may have."
    keys pids_max {
        0 Value "value" Count Setting Local Min "4.3".., "Tasks at which forks fail, or max.";
    };
    PidsCurrent = 113 "pids.current" CgroupV2 Values [] "4.3" "kernel/cgroup/pids.c"
    "How many tasks the cgroup and its descendants have."
    keys pids_current {
        0 Value "value" Count Gauge Hierarchical Sum "4.3".., "Processes and threads.";
    };
    PidsPeak = 114 "pids.peak" CgroupV2 Values [] "6.1" "kernel/cgroup/pids.c"
    "The highest pids.current so far."
    keys pids_peak {
        0 Value "value" Count Gauge Hierarchical Max "6.1".., "Most processes and threads at one time.";
    };
    PidsEvents = 115 "pids.events" CgroupV2 Flat [] "4.8" "kernel/cgroup/pids.c"
    "How often a limit of tasks was hit in the cgroup or below; before 6.12, failed forks of the cgroup alone."
    keys pids_events {
        0 Max "max" Events Counter Hierarchical Sum "4.8".., "Forks that pids.max refused.";
    };
    PidsEventsLocal = 116 "pids.events.local" CgroupV2 Flat [local] "6.12" "kernel/cgroup/pids.c"
    "How often the limit of tasks of the cgroup itself was hit."
    keys pids_events {};
    MiscCapacity = 117 "misc.capacity" CgroupV2 Flat [may_be_empty] "5.14" "kernel/cgroup/misc.c"
    "How much the machine has of each resource, such as `sev`, `sev_es` or `tdx`; only in the root."
    cells misc_capacity {
        0 Value "value" Count Setting System Own "5.14".., "Units of the resource that the machine has.";
    };
    MiscMax = 118 "misc.max" CgroupV2 Flat [may_be_empty] "5.14" "kernel/cgroup/misc.c"
    "How much of each resource the cgroup and its descendants may use."
    cells misc_max {
        0 Value "value" Count Setting Local Min "5.14".., "Units of the resource at which charges fail, or max.";
    };
    MiscCurrent = 119 "misc.current" CgroupV2 Flat [may_be_empty] "5.14" "kernel/cgroup/misc.c"
    "How much of each resource the cgroup and its descendants use."
    cells misc_current {
        0 Value "value" Count Gauge Hierarchical Sum "5.14".., "Units of the resource in use.";
    };
    MiscPeak = 120 "misc.peak" CgroupV2 Flat [may_be_empty] "6.12" "kernel/cgroup/misc.c"
    "The highest misc.current of each resource so far."
    cells misc_peak {
        0 Value "value" Count Gauge Hierarchical Max "6.12".., "Most units of the resource in use at one time.";
    };
    MiscEvents = 121 "misc.events" CgroupV2 Flat [may_be_empty] "5.17" "kernel/cgroup/misc.c"
    "How often a limit of each resource was hit in the cgroup or below; the rows are named `sev.max` and the like."
    cells misc_events {
        0 Value "value" Events Counter Hierarchical Sum "5.17".., "Charges that misc.max refused.";
    };
    MiscEventsLocal = 122 "misc.events.local" CgroupV2 Flat [may_be_empty local] "6.12" "kernel/cgroup/misc.c"
    "How often the limit of each resource of the cgroup itself was hit."
    cells misc_events {};
    RdmaMax = 123 "rdma.max" CgroupV2 Nested [may_be_empty] "4.12" "kernel/cgroup/rdma.c"
    "How much of each RDMA device the cgroup and its descendants may use."
    cells rdma_max {
        0 HcaHandle "hca_handle" Count Setting Local Min "4.12".., "Handles at which requests fail, or max.";
        1 HcaObject "hca_object" Count Setting Local Min "4.12".., "Objects at which requests fail, or max.";
    };
    RdmaCurrent = 124 "rdma.current" CgroupV2 Nested [may_be_empty] "4.12" "kernel/cgroup/rdma.c"
    "How much of each RDMA device the cgroup and its descendants use."
    cells rdma_current {
        0 HcaHandle "hca_handle" Count Gauge Hierarchical Sum "4.12".., "Open handles of the device.";
        1 HcaObject "hca_object" Count Gauge Hierarchical Sum "4.12".., "Objects made on the device.";
    };
    RdmaPeak = 125 "rdma.peak" CgroupV2 Nested [may_be_empty] "7.2" "kernel/cgroup/rdma.c"
    "The highest rdma.current of each RDMA device so far."
    cells rdma_peak {
        0 HcaHandle "hca_handle" Count Gauge Hierarchical Max "7.2".., "Most open handles at one time.";
        1 HcaObject "hca_object" Count Gauge Hierarchical Max "7.2".., "Most objects at one time.";
    };
    RdmaEvents = 126 "rdma.events" CgroupV2 Nested [may_be_empty] "7.2" "kernel/cgroup/rdma.c"
    "How often a limit of an RDMA device was hit in the cgroup or below."
    cells rdma_events {
        0 HcaHandleMax "hca_handle.max" Events Counter Hierarchical Sum "7.2".., "Requests for a handle that hit the limit of the cgroup counted.";
        1 HcaHandleAllocFail "hca_handle.alloc_fail" Events Counter Hierarchical Sum "7.2".., "Requests for a handle that failed, counted where they were made.";
        2 HcaObjectMax "hca_object.max" Events Counter Hierarchical Sum "7.2".., "Requests for an object that hit the limit of the cgroup counted.";
        3 HcaObjectAllocFail "hca_object.alloc_fail" Events Counter Hierarchical Sum "7.2".., "Requests for an object that failed, counted where they were made.";
    };
    RdmaEventsLocal = 127 "rdma.events.local" CgroupV2 Nested [may_be_empty local] "7.2" "kernel/cgroup/rdma.c"
    "How often a limit of an RDMA device was hit at the cgroup itself."
    cells rdma_events {};
    DmemCapacity = 128 "dmem.capacity" CgroupV2 Flat [may_be_empty] "6.14" "kernel/cgroup/dmem.c"
    "The size of each region of device memory, named like `drm/0000:03:00.0/vram0`; only in the root."
    cells dmem_capacity {
        0 Value "value" Bytes Setting Device Own "6.14".., "Size of the region.";
    };
    DmemCurrent = 129 "dmem.current" CgroupV2 Flat [may_be_empty] "6.14" "kernel/cgroup/dmem.c"
    "Device memory used by the cgroup and its descendants, by region."
    cells dmem_current {
        0 Value "value" Bytes Gauge Hierarchical Sum "6.14".., "Device memory in use.";
    };
    DmemMin = 130 "dmem.min" CgroupV2 Flat [may_be_empty] "6.14" "kernel/cgroup/dmem.c"
    "Device memory below which nothing of the cgroup is evicted, by region."
    cells dmem_min {
        0 Value "value" Bytes Setting Local Own "6.14".., "Usage up to which the cgroup is never evicted from, or max.";
    };
    DmemLow = 131 "dmem.low" CgroupV2 Flat [may_be_empty] "6.14" "kernel/cgroup/dmem.c"
    "Device memory below which the cgroup is spared while others can be evicted, by region."
    cells dmem_low {
        0 Value "value" Bytes Setting Local Own "6.14".., "Usage up to which the cgroup is spared while unprotected ones have memory, or max.";
    };
    DmemMax = 132 "dmem.max" CgroupV2 Flat [may_be_empty] "6.14" "kernel/cgroup/dmem.c"
    "Device memory that the cgroup cannot go above, by region."
    cells dmem_max {
        0 Value "value" Bytes Setting Local Min "6.14".., "Usage at which allocations fail, or max.";
    };
    // `hugetlb.*.max` fits `hugetlb.2MB.rsvd.max` too. The first number that
    // fits a name wins, so the reservations come first.
    HugetlbRsvdMax = 133 "hugetlb.*.rsvd.max" CgroupV2 Values [] "5.7" "mm/hugetlb_cgroup.c"
    "How much hugetlb memory of one page size the cgroup and its descendants may reserve."
    keys hugetlb_rsvd_max {
        0 Value "value" Bytes Setting Local Min "5.7".., "Reserved memory at which reservations fail, or max.";
    };
    HugetlbRsvdCurrent = 134 "hugetlb.*.rsvd.current" CgroupV2 Values [] "5.7" "mm/hugetlb_cgroup.c"
    "Hugetlb memory of one page size that the cgroup and its descendants have reserved."
    keys hugetlb_rsvd_current {
        0 Value "value" Bytes Gauge Hierarchical Sum "5.7".., "Memory reserved, and memory taken without a reservation.";
    };
    HugetlbMax = 135 "hugetlb.*.max" CgroupV2 Values [] "5.6" "mm/hugetlb_cgroup.c"
    "How much hugetlb memory of one page size the cgroup and its descendants may use."
    keys hugetlb_max {
        0 Value "value" Bytes Setting Local Min "5.6".., "Usage at which allocations fail, or max.";
    };
    HugetlbCurrent = 136 "hugetlb.*.current" CgroupV2 Values [] "5.6" "mm/hugetlb_cgroup.c"
    "Hugetlb memory of one page size that the cgroup and its descendants use."
    keys hugetlb_current {
        0 Value "value" Bytes Gauge Hierarchical Sum "5.6".., "Memory in huge pages of the size in the file's name.";
    };
    HugetlbEvents = 137 "hugetlb.*.events" CgroupV2 Flat [] "5.6" "mm/hugetlb_cgroup.c"
    "How often a limit of hugetlb memory of one page size was hit in the cgroup or below."
    keys hugetlb_events {
        0 Max "max" Events Counter Hierarchical Sum "5.6".., "Allocations that the limit refused.";
    };
    HugetlbEventsLocal = 138 "hugetlb.*.events.local" CgroupV2 Flat [local] "5.6" "mm/hugetlb_cgroup.c"
    "How often the limit of hugetlb memory of one page size of the cgroup itself was hit."
    keys hugetlb_events {};
    HugetlbNumaStat = 139 "hugetlb.*.numa_stat" CgroupV2 Nested [] "5.17" "mm/hugetlb_cgroup.c"
    "Hugetlb memory of one page size, in all and for each node that has memory; bytes, not pages."
    keys hugetlb_numa_stat {
        0 Total "total" Bytes Gauge Hierarchical Sum "5.17".., "Memory in huge pages of the size in the file's name.";
    };
    CpusetCpus = 140 "cpuset.cpus" CgroupV2 Ranges [] "5.2" "kernel/cgroup/cpuset.c"
    "The CPUs asked for; none where the parent's are taken.";
    CpusetCpusEffective = 141 "cpuset.cpus.effective" CgroupV2 Ranges [] "5.2" "kernel/cgroup/cpuset.c"
    "The CPUs that the cgroup's tasks may run on.";
    CpusetMems = 142 "cpuset.mems" CgroupV2 Ranges [] "5.2" "kernel/cgroup/cpuset.c"
    "The memory nodes asked for; none where the parent's are taken.";
    CpusetMemsEffective = 143 "cpuset.mems.effective" CgroupV2 Ranges [] "5.2" "kernel/cgroup/cpuset.c"
    "The memory nodes that the cgroup's tasks may allocate from.";
    CpusetCpusExclusive = 144 "cpuset.cpus.exclusive" CgroupV2 Ranges [] "6.8" "kernel/cgroup/cpuset.c"
    "The CPUs asked for to the exclusion of siblings.";
    CpusetCpusExclusiveEffective = 145 "cpuset.cpus.exclusive.effective" CgroupV2 Ranges [] "6.8" "kernel/cgroup/cpuset.c"
    "The CPUs that a partition of the cgroup can have to itself.";
    CpusetCpusIsolated = 146 "cpuset.cpus.isolated" CgroupV2 Ranges [] "6.8" "kernel/cgroup/cpuset.c"
    "The CPUs of all isolated partitions; only in the root.";
    CpusetCpusPartition = 147 "cpuset.cpus.partition" CgroupV2 Text [] "5.2" "kernel/cgroup/cpuset.c"
    "The kind of partition: `member`, `root` or `isolated`, with the reason in parentheses where it is invalid."
    keys cpuset_cpus_partition {
        0 Value "value" Text Setting Local Own "5.2".., "The kind of partition, and why it is invalid where it is.";
    };
}
