//! CPU files of cgroup v2, and the pressure of all resources: files 150 to 169.

use super::macros::files;

files! {
    CpuStat = 150 "cpu.stat" CgroupV2 Flat [] "4.15" "kernel/cgroup/rstat.c"
    "CPU time of the cgroup and its descendants, and how often the cgroup itself was throttled."
    keys cpu_stat {
        0 UsageUsec "usage_usec" Microseconds Counter Hierarchical Sum "4.15".., "CPU time in all.";
        1 UserUsec "user_usec" Microseconds Counter Hierarchical Sum "4.15".., "CPU time in user mode.";
        2 SystemUsec "system_usec" Microseconds Counter Hierarchical Sum "4.15".., "CPU time in the kernel.";
        3 NiceUsec "nice_usec" Microseconds Counter Hierarchical Sum "6.12".., "The part of `user_usec` used by tasks niced above 0.";
        4 CoreSchedForceIdleUsec "core_sched.force_idle_usec" Microseconds Counter Hierarchical Sum "6.0".., "Time that core scheduling left CPUs idle.";
        5 NrPeriods "nr_periods" Events Counter Local Sum "4.15".., "Periods of cpu.max in which the cgroup was running.";
        6 NrThrottled "nr_throttled" Events Counter Local Sum "4.15".., "Periods in which the cgroup used up its quota.";
        7 ThrottledUsec "throttled_usec" Microseconds Counter Local Sum "4.15".., "Time throttled by the cgroup's own quota, added over CPUs.";
        8 NrBursts "nr_bursts" Events Counter Local Sum "5.17".., "Periods in which the cgroup ran beyond its quota on saved time.";
        9 BurstUsec "burst_usec" Microseconds Counter Local Sum "5.17".., "Time run beyond the quota.";
    };
    CpuStatLocal = 151 "cpu.stat.local" CgroupV2 Flat [may_be_empty] "6.6" "kernel/sched/core.c"
    "How long the cgroup itself was throttled."
    keys cpu_stat_local {
        0 ThrottledUsec "throttled_usec" Microseconds Counter Local Sum "6.6".., "Time throttled by its own quota or an ancestor's, added over CPUs.";
    };
    CpuMax = 152 "cpu.max" CgroupV2 Values [] "4.15" "kernel/sched/core.c"
    "How much CPU time the cgroup and its descendants may use in a period."
    keys cpu_max {
        0 Quota "quota" Microseconds Setting Local Own "4.15".., "CPU time allowed in each period, or max.";
        1 Period "period" Microseconds Setting Local Own "4.15".., "Length of a period.";
    };
    CpuMaxBurst = 153 "cpu.max.burst" CgroupV2 Values [] "5.14" "kernel/sched/core.c"
    "How much unused CPU time the cgroup may save up."
    keys cpu_max_burst {
        0 Value "value" Microseconds Setting Local Own "5.14".., "Most CPU time that one period may use beyond its quota.";
    };
    CpuWeight = 154 "cpu.weight" CgroupV2 Values [] "4.15" "kernel/sched/core.c"
    "The cgroup's share of CPU time against its siblings'."
    keys cpu_weight {
        0 Value "value" Weight Setting Local Own "4.15".., "1 to 10000; 0 where cpu.idle is 1.";
    };
    CpuWeightNice = 155 "cpu.weight.nice" CgroupV2 Values [] "4.15" "kernel/sched/core.c"
    "cpu.weight as a nice value."
    keys cpu_weight_nice {
        0 Value "value" Weight Setting Local Own "4.15".., "-20 to 19, the nearest nice value.";
    };
    CpuIdle = 156 "cpu.idle" CgroupV2 Values [] "5.15" "kernel/sched/core.c"
    "Whether the cgroup runs only where siblings leave CPUs idle."
    keys cpu_idle {
        0 Value "value" Flag Setting Local Own "5.15".., "1 where the cgroup is scheduled as `SCHED_IDLE` tasks are.";
    };
    CpuUclampMin = 157 "cpu.uclamp.min" CgroupV2 Values [] "5.4" "kernel/sched/core.c"
    "The utilization that tasks of the cgroup may ask for at least."
    keys cpu_uclamp_min {
        0 Value "value" Percent Setting Local Own "5.4".., "Percent of a CPU's capacity; max for 100.";
    };
    CpuUclampMax = 158 "cpu.uclamp.max" CgroupV2 Values [] "5.4" "kernel/sched/core.c"
    "The utilization that tasks of the cgroup are taken for at most."
    keys cpu_uclamp_max {
        0 Value "value" Percent Setting Local Own "5.4".., "Percent of a CPU's capacity; max for 100.";
    };
    CpuPressure = 159 "cpu.pressure" CgroupV2 Nested [] "4.20" "kernel/sched/psi.c"
    "Share of time in which tasks of the cgroup and its descendants waited for a CPU."
    keys pressure {
        0 Some "some" Percent Gauge Hierarchical None "4.20".., "Time in which at least one task was stalled; irq.pressure lacks it.";
        1 Full "full" Percent Gauge Hierarchical None "4.20".., "Time in which all tasks that were not idle were stalled; in cpu.pressure since 5.14.";
    }
    cells pressure_cells {
        0 Avg10 "avg10" Percent Gauge Hierarchical None "4.20".., "Share of the last 10 seconds.";
        1 Avg60 "avg60" Percent Gauge Hierarchical None "4.20".., "Share of the last 60 seconds.";
        2 Avg300 "avg300" Percent Gauge Hierarchical None "4.20".., "Share of the last 300 seconds.";
        3 Total "total" Microseconds Counter Hierarchical None "4.20".., "Stalled time since the cgroup was made.";
    };
    MemoryPressure = 160 "memory.pressure" CgroupV2 Nested [] "4.20" "kernel/sched/psi.c"
    "Share of time in which tasks of the cgroup and its descendants waited for memory."
    keys pressure {}
    cells pressure_cells {};
    IoPressure = 161 "io.pressure" CgroupV2 Nested [] "4.20" "kernel/sched/psi.c"
    "Share of time in which tasks of the cgroup and its descendants waited for I/O."
    keys pressure {}
    cells pressure_cells {};
    IrqPressure = 162 "irq.pressure" CgroupV2 Nested [] "6.1" "kernel/sched/psi.c"
    "Share of time that interrupts took from tasks of the cgroup and its descendants; a `full` row alone."
    keys pressure {}
    cells pressure_cells {};
}
