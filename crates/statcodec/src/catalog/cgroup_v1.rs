//! Files of cgroup v1 itself and of its other controllers: files 200 to 249.

use super::macros::files;

files! {
    V1Tasks = 200 "v1/tasks" CgroupV1 Ids [may_be_empty] "3.0" "kernel/cgroup/cgroup-v1.c"
    "The threads of the cgroup alone, sorted.";
    V1CgroupProcs = 201 "v1/cgroup.procs" CgroupV1 Ids [may_be_empty] "3.0" "kernel/cgroup/cgroup-v1.c"
    "The processes of the cgroup alone, sorted.";
    V1CgroupCloneChildren = 202 "v1/cgroup.clone_children" CgroupV1 Values [] "3.0" "kernel/cgroup/cgroup-v1.c"
    "Whether new children start with the cgroup's cpuset settings."
    keys cgroup_clone_children {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where children copy the cpuset settings.";
    };
    V1NotifyOnRelease = 203 "v1/notify_on_release" CgroupV1 Values [] "3.0" "kernel/cgroup/cgroup-v1.c"
    "Whether the release agent runs when the cgroup becomes empty."
    keys notify_on_release {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where the release agent runs.";
    };
    V1ReleaseAgent = 204 "v1/release_agent" CgroupV1 Text [] "3.0" "kernel/cgroup/cgroup-v1.c"
    "The path of the program to run for a cgroup that became empty; only in the root."
    keys release_agent {
        0 Value "value" Text Setting System Own "3.0".., "The path of a program; empty where there is none.";
    };
    V1CgroupSaneBehavior = 205 "v1/cgroup.sane_behavior" CgroupV1 Values [] "3.10" "kernel/cgroup/cgroup-v1.c"
    "A remnant of the beginnings of cgroup v2; only in the root."
    keys cgroup_sane_behavior {
        0 Value "value" Flag Setting Local Own "3.10".., "Always 0 in kernels of today.";
    };
    // `hugetlb.*.failcnt` fits `hugetlb.2MB.rsvd.failcnt` too. The first number
    // that fits a name wins, so the reservations come first.
    V1HugetlbRsvdUsageInBytes = 206 "v1/hugetlb.*.rsvd.usage_in_bytes" CgroupV1 Values [] "5.7" "mm/hugetlb_cgroup.c"
    "Hugetlb memory of one page size that the cgroup and its descendants have reserved."
    keys hugetlb_rsvd_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Sum "5.7".., "Memory reserved, and memory taken without a reservation.";
    };
    V1HugetlbRsvdMaxUsageInBytes = 207 "v1/hugetlb.*.rsvd.max_usage_in_bytes" CgroupV1 Values [] "5.7" "mm/hugetlb_cgroup.c"
    "The most hugetlb memory of one page size reserved so far."
    keys hugetlb_rsvd_max_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Max "5.7".., "Most memory reserved since creation or since the file was written to.";
    };
    V1HugetlbRsvdLimitInBytes = 208 "v1/hugetlb.*.rsvd.limit_in_bytes" CgroupV1 Values [] "5.7" "mm/hugetlb_cgroup.c"
    "How much hugetlb memory of one page size the cgroup and its descendants may reserve."
    keys hugetlb_rsvd_limit_in_bytes {
        0 Value "value" Bytes Setting Local Min "5.7".., "Reserved memory at which reservations fail; without a limit a huge number.";
    };
    V1HugetlbRsvdFailcnt = 209 "v1/hugetlb.*.rsvd.failcnt" CgroupV1 Values [] "5.7" "mm/hugetlb_cgroup.c"
    "How often the limit of reserved hugetlb memory of one page size was hit."
    keys hugetlb_rsvd_failcnt {
        0 Value "value" Events Counter Local Sum "5.7".., "Reservations that this limit refused, since the file was last written to.";
    };
    V1HugetlbUsageInBytes = 210 "v1/hugetlb.*.usage_in_bytes" CgroupV1 Values [] "3.10" "mm/hugetlb_cgroup.c"
    "Hugetlb memory of one page size that the cgroup and its descendants use."
    keys hugetlb_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Sum "3.10".., "Memory in huge pages of the size in the file's name.";
    };
    V1HugetlbMaxUsageInBytes = 211 "v1/hugetlb.*.max_usage_in_bytes" CgroupV1 Values [] "3.10" "mm/hugetlb_cgroup.c"
    "The most hugetlb memory of one page size used so far."
    keys hugetlb_max_usage_in_bytes {
        0 Value "value" Bytes Gauge Hierarchical Max "3.10".., "Highest usage since creation or since the file was written to.";
    };
    V1HugetlbLimitInBytes = 212 "v1/hugetlb.*.limit_in_bytes" CgroupV1 Values [] "3.10" "mm/hugetlb_cgroup.c"
    "How much hugetlb memory of one page size the cgroup and its descendants may use."
    keys hugetlb_limit_in_bytes {
        0 Value "value" Bytes Setting Local Min "3.10".., "Usage at which allocations fail; without a limit a huge number.";
    };
    V1HugetlbFailcnt = 213 "v1/hugetlb.*.failcnt" CgroupV1 Values [] "3.10" "mm/hugetlb_cgroup.c"
    "How often the limit of hugetlb memory of one page size was hit."
    keys hugetlb_failcnt {
        0 Value "value" Events Counter Local Sum "3.10".., "Allocations that this limit refused, since the file was last written to.";
    };
    V1HugetlbNumaStat = 214 "v1/hugetlb.*.numa_stat" CgroupV1 Nested [] "5.17" "mm/hugetlb_cgroup.c"
    "Hugetlb memory of one page size, in all and for each node that has memory; bytes, not pages."
    keys hugetlb_numa_stat {
        0 Total "total" Bytes Gauge Local Sum "5.17".., "Memory in huge pages of the size in the file's name.";
        1 HierarchicalTotal "hierarchical_total" Bytes Gauge Hierarchical Sum "5.17".., "`total` of the cgroup and all its descendants.";
    };
    V1BlkioThrottleIoServiceBytesRecursive = 215 "v1/blkio.throttle.io_service_bytes_recursive" CgroupV1 Blkio [] "4.18" "block/blk-throttle.c"
    "Bytes that the cgroup and its descendants read and wrote on each device."
    keys blkio_io_service_bytes {
        0 Total "Total" Bytes Counter Hierarchical Sum "3.0".., "Bytes of all requests to all devices: the last row.";
    }
    cells blkio_io_service_bytes_cells {
        0 Read "Read" Bytes Counter Hierarchical Sum "3.0".., "Bytes read.";
        1 Write "Write" Bytes Counter Hierarchical Sum "3.0".., "Bytes written.";
        2 Sync "Sync" Bytes Counter Hierarchical Sum "3.0".., "Bytes of synchronous requests.";
        3 Async "Async" Bytes Counter Hierarchical Sum "3.0".., "Bytes of asynchronous requests.";
        4 Discard "Discard" Bytes Counter Hierarchical Sum "4.19".., "Bytes discarded.";
        5 Total "Total" Bytes Counter Hierarchical Sum "3.0".., "Bytes of all requests to the device.";
    };
    V1BlkioThrottleIoServicedRecursive = 216 "v1/blkio.throttle.io_serviced_recursive" CgroupV1 Blkio [] "4.18" "block/blk-throttle.c"
    "Requests of the cgroup and its descendants to each device."
    keys blkio_io_serviced {
        0 Total "Total" Events Counter Hierarchical Sum "3.0".., "All requests to all devices: the last row.";
    }
    cells blkio_io_serviced_cells {
        0 Read "Read" Events Counter Hierarchical Sum "3.0".., "Read requests.";
        1 Write "Write" Events Counter Hierarchical Sum "3.0".., "Write requests.";
        2 Sync "Sync" Events Counter Hierarchical Sum "3.0".., "Synchronous requests.";
        3 Async "Async" Events Counter Hierarchical Sum "3.0".., "Asynchronous requests.";
        4 Discard "Discard" Events Counter Hierarchical Sum "4.19".., "Discard requests.";
        5 Total "Total" Events Counter Hierarchical Sum "3.0".., "All requests to the device.";
    };
    V1BlkioThrottleIoServiceBytes = 217 "v1/blkio.throttle.io_service_bytes" CgroupV1 Blkio [local] "3.0" "block/blk-throttle.c"
    "Bytes that the cgroup itself read and wrote on each device."
    keys blkio_io_service_bytes {}
    cells blkio_io_service_bytes_cells {};
    V1BlkioThrottleIoServiced = 218 "v1/blkio.throttle.io_serviced" CgroupV1 Blkio [local] "3.0" "block/blk-throttle.c"
    "Requests of the cgroup itself to each device."
    keys blkio_io_serviced {}
    cells blkio_io_serviced_cells {};
    V1BlkioBfqIoServiceBytesRecursive = 219 "v1/blkio.bfq.io_service_bytes_recursive" CgroupV1 Blkio [] "4.12" "block/bfq-cgroup.c"
    "Bytes that the cgroup and its descendants read and wrote on each device scheduled by BFQ."
    keys blkio_io_service_bytes {}
    cells blkio_io_service_bytes_cells {};
    V1BlkioBfqIoServicedRecursive = 220 "v1/blkio.bfq.io_serviced_recursive" CgroupV1 Blkio [] "4.12" "block/bfq-cgroup.c"
    "Requests of the cgroup and its descendants to each device scheduled by BFQ."
    keys blkio_io_serviced {}
    cells blkio_io_serviced_cells {};
    V1BlkioBfqIoServiceBytes = 221 "v1/blkio.bfq.io_service_bytes" CgroupV1 Blkio [local] "4.12" "block/bfq-cgroup.c"
    "Bytes that the cgroup itself read and wrote on each device scheduled by BFQ."
    keys blkio_io_service_bytes {}
    cells blkio_io_service_bytes_cells {};
    V1BlkioBfqIoServiced = 222 "v1/blkio.bfq.io_serviced" CgroupV1 Blkio [local] "4.12" "block/bfq-cgroup.c"
    "Requests of the cgroup itself to each device scheduled by BFQ."
    keys blkio_io_serviced {}
    cells blkio_io_serviced_cells {};
    V1BlkioBfqWeight = 223 "v1/blkio.bfq.weight" CgroupV1 Values [] "4.12" "block/bfq-cgroup.c"
    "The cgroup's share of I/O against its siblings' on devices scheduled by BFQ."
    keys blkio_bfq_weight {
        0 Value "value" Weight Setting Local Own "4.12".., "1 to 1000.";
    };
    // A device's row has one value without a name: the cell.
    V1BlkioThrottleReadBpsDevice = 224 "v1/blkio.throttle.read_bps_device" CgroupV1 Flat [may_be_empty] "3.0" "block/blk-throttle.c"
    "Read bandwidth allowed on each device that has a limit."
    cells blkio_throttle_read_bps_device {
        0 Value "value" Bytes Setting Local Min "3.0".., "Bytes read per second, at most.";
    };
    V1BlkioThrottleWriteBpsDevice = 225 "v1/blkio.throttle.write_bps_device" CgroupV1 Flat [may_be_empty] "3.0" "block/blk-throttle.c"
    "Write bandwidth allowed on each device that has a limit."
    cells blkio_throttle_write_bps_device {
        0 Value "value" Bytes Setting Local Min "3.0".., "Bytes written per second, at most.";
    };
    V1BlkioThrottleReadIopsDevice = 226 "v1/blkio.throttle.read_iops_device" CgroupV1 Flat [may_be_empty] "3.0" "block/blk-throttle.c"
    "Rate of reads allowed on each device that has a limit."
    cells blkio_throttle_read_iops_device {
        0 Value "value" Events Setting Local Min "3.0".., "Read requests per second, at most.";
    };
    V1BlkioThrottleWriteIopsDevice = 227 "v1/blkio.throttle.write_iops_device" CgroupV1 Flat [may_be_empty] "3.0" "block/blk-throttle.c"
    "Rate of writes allowed on each device that has a limit."
    cells blkio_throttle_write_iops_device {
        0 Value "value" Events Setting Local Min "3.0".., "Write requests per second, at most.";
    };
    V1CpusetCpus = 228 "v1/cpuset.cpus" CgroupV1 Ranges [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "The CPUs asked for.";
    V1CpusetMems = 229 "v1/cpuset.mems" CgroupV1 Ranges [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "The memory nodes asked for.";
    V1CpusetEffectiveCpus = 230 "v1/cpuset.effective_cpus" CgroupV1 Ranges [] "3.19" "kernel/cgroup/cpuset-v1.c"
    "The CPUs that the cgroup's tasks may run on.";
    V1CpusetEffectiveMems = 231 "v1/cpuset.effective_mems" CgroupV1 Ranges [] "3.19" "kernel/cgroup/cpuset-v1.c"
    "The memory nodes that the cgroup's tasks may allocate from.";
    V1CpusetCpuExclusive = 232 "v1/cpuset.cpu_exclusive" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "Whether siblings are kept off the CPUs."
    keys cpuset_cpu_exclusive {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where no sibling may have a CPU of the cgroup.";
    };
    V1CpusetMemExclusive = 233 "v1/cpuset.mem_exclusive" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "Whether siblings are kept off the memory nodes."
    keys cpuset_mem_exclusive {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where no sibling may have a memory node of the cgroup.";
    };
    V1CpusetMemHardwall = 234 "v1/cpuset.mem_hardwall" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "Whether the kernel's own allocations for tasks keep to the memory nodes."
    keys cpuset_mem_hardwall {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where they keep to the memory nodes as those of user mode do.";
    };
    V1CpusetMemoryMigrate = 235 "v1/cpuset.memory_migrate" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "Whether pages move along when the memory nodes change."
    keys cpuset_memory_migrate {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where pages move to the new memory nodes.";
    };
    V1CpusetMemorySpreadPage = 236 "v1/cpuset.memory_spread_page" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "Whether page cache is spread over the memory nodes."
    keys cpuset_memory_spread_page {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where page cache is spread over the memory nodes.";
    };
    V1CpusetMemorySpreadSlab = 237 "v1/cpuset.memory_spread_slab" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "Whether slab caches are spread over the memory nodes."
    keys cpuset_memory_spread_slab {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where slab caches of files are spread over the memory nodes.";
    };
    V1CpusetMemoryPressure = 238 "v1/cpuset.memory_pressure" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "How often the cgroup's tasks lately had to reclaim memory."
    keys cpuset_memory_pressure {
        0 Value "value" Events Gauge Local None "3.0".., "Direct reclaims in 1000 seconds, an average with a half-life of 10 seconds.";
    };
    V1CpusetMemoryPressureEnabled = 239 "v1/cpuset.memory_pressure_enabled" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "Whether cpuset.memory_pressure is measured; only in the root."
    keys cpuset_memory_pressure_enabled {
        0 Value "value" Flag Setting System Own "3.0".., "1 where the pressure is measured.";
    };
    V1CpusetSchedLoadBalance = 240 "v1/cpuset.sched_load_balance" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "Whether the scheduler balances load over the CPUs."
    keys cpuset_sched_load_balance {
        0 Value "value" Flag Setting Local Own "3.0".., "1 where tasks are moved between the CPUs to even their load.";
    };
    V1CpusetSchedRelaxDomainLevel = 241 "v1/cpuset.sched_relax_domain_level" CgroupV1 Values [] "3.0" "kernel/cgroup/cpuset-v1.c"
    "How far the scheduler looks for an idle CPU or for a task to pull."
    keys cpuset_sched_relax_domain_level {
        0 Value "value" Count Setting Local Own "3.0".., "Level of the search; 0 for none, -1 for the system's own.";
    };
    V1FreezerState = 242 "v1/freezer.state" CgroupV1 Text [] "3.0" "kernel/cgroup/legacy_freezer.c"
    "Whether the cgroup is frozen: `THAWED`, `FREEZING` or `FROZEN`."
    keys freezer_state {
        0 Value "value" Text Setting Hierarchical Own "3.0".., "The state, as one word in capitals.";
    };
    V1FreezerSelfFreezing = 243 "v1/freezer.self_freezing" CgroupV1 Values [] "3.10" "kernel/cgroup/legacy_freezer.c"
    "Whether the cgroup was itself asked to freeze."
    keys freezer_self_freezing {
        0 Value "value" Flag Setting Local Own "3.10".., "1 where `FROZEN` was written to the cgroup.";
    };
    V1FreezerParentFreezing = 244 "v1/freezer.parent_freezing" CgroupV1 Values [] "3.10" "kernel/cgroup/legacy_freezer.c"
    "Whether an ancestor was asked to freeze."
    keys freezer_parent_freezing {
        0 Value "value" Flag Gauge Local Own "3.10".., "1 where `FROZEN` was written to an ancestor.";
    };
    V1NetClsClassid = 245 "v1/net_cls.classid" CgroupV1 Values [] "3.0" "net/core/netclassid_cgroup.c"
    "The class that traffic control finds on the cgroup's packets."
    keys net_cls_classid {
        0 Value "value" Id Setting Local Own "3.0".., "Handle of the class in decimal: major number times 65536 plus minor number.";
    };
    V1NetPrioIfpriomap = 246 "v1/net_prio.ifpriomap" CgroupV1 Flat [] "3.5" "net/core/netprio_cgroup.c"
    "The priority of the cgroup's packets on each network interface."
    cells net_prio_ifpriomap {
        0 Value "value" Weight Setting Local Own "3.5".., "Priority of packets on the row's interface.";
    };
    V1NetPrioPrioidx = 247 "v1/net_prio.prioidx" CgroupV1 Values [] "3.5" "net/core/netprio_cgroup.c"
    "The number by which the kernel knows the cgroup in its priority maps."
    keys net_prio_prioidx {
        0 Value "value" Id Label Local Own "3.5".., "Index of the cgroup.";
    };
    V1PidsEvents = 248 "v1/pids.events" CgroupV1 Flat [] "4.8" "kernel/cgroup/pids.c"
    "How often fork failed in the cgroup for its limit on processes."
    keys pids_events {
        0 Max "max" Events Counter Local Sum "4.8".., "Forks that failed here, whichever ancestor's limit was reached.";
    };
}
