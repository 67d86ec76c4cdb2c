//! CPU files of cgroup v1: files 180 to 199.

use super::macros::files;

files! {
    V1CpuStat = 180 "v1/cpu.stat" CgroupV1 Flat [] "3.5" "kernel/sched/core.c"
    "How often the cgroup was throttled; nanoseconds, not the microseconds of cgroup v2."
    keys cpu_stat {
        0 NrPeriods "nr_periods" Events Counter Local Sum "3.5".., "Periods of `cpu.cfs_period_us` in which the cgroup was running.";
        1 NrThrottled "nr_throttled" Events Counter Local Sum "3.5".., "Periods in which the cgroup used up its quota.";
        2 ThrottledTime "throttled_time" Nanoseconds Counter Local Sum "3.5".., "Time throttled by the cgroup's own quota, added over CPUs.";
        3 WaitSum "wait_sum" Nanoseconds Counter Local Sum "4.19".., "Time that the cgroup waited for a CPU, added over CPUs; with schedstats on.";
        4 NrBursts "nr_bursts" Events Counter Local Sum "5.17".., "Periods in which the cgroup ran beyond its quota on saved time.";
        5 BurstTime "burst_time" Nanoseconds Counter Local Sum "5.17".., "Time run beyond the quota.";
    };
    V1CpuStatLocal = 181 "v1/cpu.stat.local" CgroupV1 Flat [] "6.6" "kernel/sched/core.c"
    "How long the cgroup itself was throttled."
    keys cpu_stat_local {
        0 ThrottledTime "throttled_time" Nanoseconds Counter Local Sum "6.6".., "Time throttled by its own quota or an ancestor's, added over CPUs.";
    };
    V1CpuCfsQuotaUs = 182 "v1/cpu.cfs_quota_us" CgroupV1 Values [] "3.5" "kernel/sched/core.c"
    "How much CPU time the cgroup and its descendants may use in a period."
    keys cpu_cfs_quota_us {
        0 Value "value" Microseconds Setting Local Own "3.5".., "CPU time allowed in each period; -1 for any amount.";
    };
    V1CpuCfsPeriodUs = 183 "v1/cpu.cfs_period_us" CgroupV1 Values [] "3.5" "kernel/sched/core.c"
    "The period of the CPU quota."
    keys cpu_cfs_period_us {
        0 Value "value" Microseconds Setting Local Own "3.5".., "Length of a period.";
    };
    V1CpuCfsBurstUs = 184 "v1/cpu.cfs_burst_us" CgroupV1 Values [] "5.14" "kernel/sched/core.c"
    "How much unused CPU time the cgroup may save up."
    keys cpu_cfs_burst_us {
        0 Value "value" Microseconds Setting Local Own "5.14".., "Most CPU time that one period may use beyond its quota.";
    };
    V1CpuShares = 185 "v1/cpu.shares" CgroupV1 Values [] "3.0" "kernel/sched/core.c"
    "The cgroup's share of CPU time against its siblings'."
    keys cpu_shares {
        0 Value "value" Weight Setting Local Own "3.0".., "2 to 262144; 1024 where nothing was written.";
    };
    V1CpuRtRuntimeUs = 186 "v1/cpu.rt_runtime_us" CgroupV1 Values [] "3.0" "kernel/sched/core.c"
    "How much CPU time the cgroup's realtime tasks may use in a period."
    keys cpu_rt_runtime_us {
        0 Value "value" Microseconds Setting Local Own "3.0".., "CPU time allowed in each period; -1 for any amount.";
    };
    V1CpuRtPeriodUs = 187 "v1/cpu.rt_period_us" CgroupV1 Values [] "3.0" "kernel/sched/core.c"
    "The period of the CPU time of realtime tasks."
    keys cpu_rt_period_us {
        0 Value "value" Microseconds Setting Local Own "3.0".., "Length of a period.";
    };
    V1CpuUclampMin = 188 "v1/cpu.uclamp.min" CgroupV1 Values [] "5.4" "kernel/sched/core.c"
    "The utilization that tasks of the cgroup may ask for at least."
    keys cpu_uclamp_min {
        0 Value "value" Percent Setting Local Own "5.4".., "Percent of a CPU's capacity; max for 100.";
    };
    V1CpuUclampMax = 189 "v1/cpu.uclamp.max" CgroupV1 Values [] "5.4" "kernel/sched/core.c"
    "The utilization that tasks of the cgroup are taken for at most."
    keys cpu_uclamp_max {
        0 Value "value" Percent Setting Local Own "5.4".., "Percent of a CPU's capacity; max for 100.";
    };
    V1CpuacctUsage = 190 "v1/cpuacct.usage" CgroupV1 Values [] "3.0" "kernel/sched/cpuacct.c"
    "CPU time of the cgroup and its descendants."
    keys cpuacct_usage {
        0 Value "value" Nanoseconds Counter Hierarchical Sum "3.0".., "CPU time in all.";
    };
    V1CpuacctUsageUser = 191 "v1/cpuacct.usage_user" CgroupV1 Values [] "4.8" "kernel/sched/cpuacct.c"
    "CPU time of the cgroup and its descendants in user mode."
    keys cpuacct_usage_user {
        0 Value "value" Nanoseconds Counter Hierarchical Sum "4.8".., "CPU time in user mode.";
    };
    V1CpuacctUsageSys = 192 "v1/cpuacct.usage_sys" CgroupV1 Values [] "4.8" "kernel/sched/cpuacct.c"
    "CPU time of the cgroup and its descendants in the kernel."
    keys cpuacct_usage_sys {
        0 Value "value" Nanoseconds Counter Hierarchical Sum "4.8".., "CPU time in the kernel.";
    };
    // One value per possible CPU, all of them described by the one key.
    V1CpuacctUsagePercpu = 193 "v1/cpuacct.usage_percpu" CgroupV1 Numbers [] "3.0" "kernel/sched/cpuacct.c"
    "CPU time of the cgroup and its descendants on each possible CPU, in the order of their ids."
    keys cpuacct_usage_percpu {
        0 Value "value" Nanoseconds Counter Hierarchical Sum "3.0".., "CPU time on one CPU.";
    };
    V1CpuacctUsagePercpuUser = 194 "v1/cpuacct.usage_percpu_user" CgroupV1 Numbers [] "4.8" "kernel/sched/cpuacct.c"
    "CPU time in user mode on each possible CPU, in the order of their ids."
    keys cpuacct_usage_percpu_user {
        0 Value "value" Nanoseconds Counter Hierarchical Sum "4.8".., "CPU time in user mode on one CPU.";
    };
    V1CpuacctUsagePercpuSys = 195 "v1/cpuacct.usage_percpu_sys" CgroupV1 Numbers [] "4.8" "kernel/sched/cpuacct.c"
    "CPU time in the kernel on each possible CPU, in the order of their ids."
    keys cpuacct_usage_percpu_sys {
        0 Value "value" Nanoseconds Counter Hierarchical Sum "4.8".., "CPU time in the kernel on one CPU.";
    };
    V1CpuacctUsageAll = 196 "v1/cpuacct.usage_all" CgroupV1 Columns [] "4.8" "kernel/sched/cpuacct.c"
    "CPU time of the cgroup and its descendants on each possible CPU; the first row names the columns."
    cells cpuacct_usage_all {
        0 User "user" Nanoseconds Counter Hierarchical Sum "4.8".., "CPU time in user mode.";
        1 System "system" Nanoseconds Counter Hierarchical Sum "4.8".., "CPU time in the kernel.";
    };
    V1CpuacctStat = 197 "v1/cpuacct.stat" CgroupV1 Flat [] "3.0" "kernel/sched/cpuacct.c"
    "CPU time of the cgroup and its descendants in ticks, not nanoseconds."
    keys cpuacct_stat {
        0 User "user" Ticks Counter Hierarchical Sum "3.0".., "CPU time in user mode.";
        1 System "system" Ticks Counter Hierarchical Sum "3.0".., "CPU time in the kernel.";
    };
}
