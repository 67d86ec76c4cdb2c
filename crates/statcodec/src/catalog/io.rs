//! I/O files of cgroup v2: files 170 to 179.

use super::macros::files;

files! {
    IoStat = 170 "io.stat" CgroupV2 Nested [may_be_empty] "4.3" "block/blk-cgroup.c"
    "I/O of the cgroup and its descendants on each device; in the root, of the whole machine."
    cells io_stat {
        0 Rbytes "rbytes" Bytes Counter Hierarchical Sum "4.3".., "Bytes read.";
        1 Wbytes "wbytes" Bytes Counter Hierarchical Sum "4.3".., "Bytes written.";
        2 Rios "rios" Events Counter Hierarchical Sum "4.3".., "Read requests.";
        3 Wios "wios" Events Counter Hierarchical Sum "4.3".., "Write requests.";
        4 Dbytes "dbytes" Bytes Counter Hierarchical Sum "4.19".., "Bytes discarded.";
        5 Dios "dios" Events Counter Hierarchical Sum "4.19".., "Discard requests.";
        6 CostVrate "cost.vrate" Percent Gauge Device None "5.10".., "Speed of the device's virtual clock of iocost; on top-level cgroups alone.";
        7 CostUsage "cost.usage" Microseconds Counter Hierarchical Sum "5.10".., "Device time that the requests cost by iocost's model.";
        8 CostWait "cost.wait" Microseconds Counter Hierarchical Sum "5.10".., "Time that requests waited for iocost; with `blkcg_debug_stats`.";
        9 CostIndebt "cost.indebt" Microseconds Counter Hierarchical Sum "5.10".., "Time in debt to iocost; with `blkcg_debug_stats`.";
        10 CostIndelay "cost.indelay" Microseconds Counter Hierarchical Sum "5.10".., "Time that tasks were delayed by iocost; with `blkcg_debug_stats`.";
        11 UseDelay "use_delay" Count Gauge Local None "4.19".., "Requests to delay tasks on their way to user mode, -1 by iocost; with `blkcg_debug_stats`.";
        12 DelayNsec "delay_nsec" Nanoseconds Gauge Local None "4.19".., "Delay of tasks on their way to user mode; with `blkcg_debug_stats`.";
        13 Missed "missed" Events Gauge Local None "4.20".., "Late requests of the window, on solid-state devices; with `blkcg_debug_stats`.";
        14 Total "total" Events Gauge Local None "4.20".., "Requests of the window, on solid-state devices; with `blkcg_debug_stats`.";
        15 Depth "depth" Count Gauge Local None "4.19".., "Requests that io.latency lets run at a time, or max; with `blkcg_debug_stats`.";
        16 AvgLat "avg_lat" Microseconds Gauge Local None "4.19".., "Average latency, on rotating devices; with `blkcg_debug_stats`.";
        17 Win "win" Milliseconds Gauge Local None "4.19".., "Window that the average covers, on rotating devices; with `blkcg_debug_stats`.";
    };
    IoMax = 171 "io.max" CgroupV2 Nested [may_be_empty] "4.3" "block/blk-throttle.c"
    "Limits of the cgroup and its descendants on each device that has any."
    cells io_max {
        0 Rbps "rbps" Bytes Setting Local Min "4.3".., "Bytes read per second, or max.";
        1 Wbps "wbps" Bytes Setting Local Min "4.3".., "Bytes written per second, or max.";
        2 Riops "riops" Events Setting Local Min "4.3".., "Read requests per second, or max.";
        3 Wiops "wiops" Events Setting Local Min "4.3".., "Write requests per second, or max.";
    };
    IoLow = 172 "io.low" CgroupV2 Nested [may_be_empty] "4.12" "block/blk-throttle.c"
    "Bandwidth below which the cgroup is spared, on each device that has any; kernels up to 6.9."
    cells io_low {
        0 Rbps "rbps" Bytes Setting Local Own "4.12".."6.9", "Bytes read per second, or max.";
        1 Wbps "wbps" Bytes Setting Local Own "4.12".."6.9", "Bytes written per second, or max.";
        2 Riops "riops" Events Setting Local Own "4.12".."6.9", "Read requests per second, or max.";
        3 Wiops "wiops" Events Setting Local Own "4.12".."6.9", "Write requests per second, or max.";
        4 Idle "idle" Microseconds Setting Local Own "4.12".."6.9", "Think time above which the cgroup counts as idle, or max.";
        5 Latency "latency" Microseconds Setting Local Own "4.12".."6.9", "Latency above which others are slowed down, or max.";
    };
    IoLatency = 173 "io.latency" CgroupV2 Nested [may_be_empty] "4.19" "block/blk-iolatency.c"
    "Latency that the cgroup is to get from each device that has a target."
    cells io_latency {
        0 Target "target" Microseconds Setting Local Own "4.19".., "Latency above which siblings with a higher target are slowed down.";
    };
    // A device's row has one value without a name: the cell.
    IoWeight = 174 "io.weight" CgroupV2 Flat [] "4.3" "block/blk-iocost.c"
    "The cgroup's share of I/O against its siblings', by default and on the devices set apart."
    keys io_weight {
        0 Default "default" Weight Setting Local Own "4.3".., "1 to 10000, for devices without a row.";
    }
    cells io_weight_cells {
        0 Value "value" Weight Setting Local Own "4.3".., "1 to 10000, for the row's device.";
    };
    IoBfqWeight = 175 "io.bfq.weight" CgroupV2 Flat [] "4.12" "block/bfq-cgroup.c"
    "io.weight for devices scheduled by BFQ; before 5.4 a number alone."
    keys io_bfq_weight {
        0 Default "default" Weight Setting Local Own "5.4".., "1 to 1000, for devices without a row.";
    }
    cells io_bfq_weight_cells {
        0 Value "value" Weight Setting Local Own "5.4".., "1 to 1000, for the row's device.";
    };
    IoCostQos = 176 "io.cost.qos" CgroupV2 Nested [may_be_empty] "5.4" "block/blk-iocost.c"
    "How iocost judges each device to be overloaded; only in the root."
    cells io_cost_qos {
        0 Enable "enable" Flag Setting Device Own "5.4".., "1 where iocost controls the device.";
        1 Ctrl "ctrl" Text Setting Device Own "5.4".., "`auto` for values of the kernel, `user` for values that were written.";
        2 Rpct "rpct" Percent Setting Device Own "5.4".., "Percentile of read latencies that is watched.";
        3 Rlat "rlat" Microseconds Setting Device Own "5.4".., "Read latency that the percentile is to stay below.";
        4 Wpct "wpct" Percent Setting Device Own "5.4".., "Percentile of write latencies that is watched.";
        5 Wlat "wlat" Microseconds Setting Device Own "5.4".., "Write latency that the percentile is to stay below.";
        6 Min "min" Percent Setting Device Own "5.4".., "Least speed of the device's virtual clock.";
        7 Max "max" Percent Setting Device Own "5.4".., "Greatest speed of the device's virtual clock.";
    };
    IoCostModel = 177 "io.cost.model" CgroupV2 Nested [may_be_empty] "5.4" "block/blk-iocost.c"
    "How iocost reckons what a request costs each device; only in the root."
    cells io_cost_model {
        0 Ctrl "ctrl" Text Setting Device Own "5.4".., "`auto` for values of the kernel, `user` for values that were written.";
        1 Model "model" Text Setting Device Own "5.4".., "`linear`, the one model there is.";
        2 Rbps "rbps" Bytes Setting Device Own "5.4".., "Bytes read per second, at most.";
        3 Rseqiops "rseqiops" Events Setting Device Own "5.4".., "Sequential reads of 4 KiB per second, at most.";
        4 Rrandiops "rrandiops" Events Setting Device Own "5.4".., "Random reads of 4 KiB per second, at most.";
        5 Wbps "wbps" Bytes Setting Device Own "5.4".., "Bytes written per second, at most.";
        6 Wseqiops "wseqiops" Events Setting Device Own "5.4".., "Sequential writes of 4 KiB per second, at most.";
        7 Wrandiops "wrandiops" Events Setting Device Own "5.4".., "Random writes of 4 KiB per second, at most.";
    };
    IoPrioClass = 178 "io.prio.class" CgroupV2 Text [] "5.14" "block/blk-ioprio.c"
    "How the I/O priority of the cgroup's requests is changed, as one word."
    keys io_prio_class {
        0 Value "value" Text Setting Local Own "5.14".., "The policy, as one word.";
    };
}
