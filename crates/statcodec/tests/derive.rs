//! Derived values, on the cases that other tools got wrong.

mod corpus;

use corpus::case;
use statcodec::derive::{
    cpu_time, difference, effective_limit, meminfo_used, memory_use, working_set,
};
use statcodec::{Cell, File, Limit};

#[test]
fn cpu_time_clamps_what_steps_back() {
    let [before, after] = ["78t0", "78t1"].map(|name| File::Stat.decode(&case(name)).unwrap());
    let time = cpu_time(Some(&before), &after, "cpu").unwrap();
    assert_eq!((time.iowait, time.idle, time.user), (0, 100, 5));
    assert_eq!(time.stepped_back, 1 << 4);
}

#[test]
fn guest_time_is_counted_once() {
    let stat = File::Stat.decode(&case("79")).unwrap();
    let time = cpu_time(None, &stat, "cpu").unwrap();
    assert_eq!((time.total(), time.user, time.nice), (16_056, 1000, 200));
}

#[test]
fn a_share_of_no_time_is_undefined() {
    let stat = File::Stat.decode(&case("80")).unwrap();
    for cpu in ["cpu", "cpu0", "cpu1"] {
        assert_eq!(cpu_time(Some(&stat), &stat, cpu).unwrap().busy_hundredths(), None);
    }
    assert_eq!(cpu_time(None, &stat, "cpu2"), None);
}

#[test]
fn columns_near_two_to_the_64_add_up() {
    let stat = File::Stat
        .decode(
            b"cpu  18446744073709551615 18446744073709551615 18446744073709551615 1 0 0 0 0 0 0\n",
        )
        .unwrap();
    let time = cpu_time(None, &stat, "cpu").unwrap();
    assert_eq!(time.busy(), 3 * u128::from(u64::MAX));
    assert_eq!(time.busy_hundredths(), Some(9999));
    let wide = File::Stat.decode(&case("76a")).unwrap();
    assert!(cpu_time(None, &wide, "cpu").is_some());
}

#[test]
fn rows_with_fewer_columns_keep_what_they_have() {
    let stat = File::Stat.decode(&case("74")).unwrap();
    assert_eq!(stat.get_cell("cpu", "guest_nice"), Cell::Absent);
    assert_eq!(cpu_time(None, &stat, "cpu").unwrap().guest, 3);
    assert_eq!(cpu_time(None, &stat, "cpu0").unwrap().guest_nice, 4);
}

#[test]
fn current_less_file_may_be_negative() {
    let current =
        File::MemoryCurrent.decode(&case("53a")).unwrap().get_named("value").number().unwrap();
    let stat = File::MemoryStat.decode(&case("53b")).unwrap();
    let file = stat.get_named("file").number().unwrap();
    let found = difference(current, file);
    assert_eq!((found.exact, found.saturated), (-16_384, 0));
    assert_eq!(working_set(current, &stat).unwrap().saturated, 241_664);
}

#[test]
fn the_working_set_of_v1_takes_the_total() {
    let stat = File::V1MemoryStat.decode(&case("50")).unwrap();
    assert_eq!(working_set(217_600_000, &stat).unwrap().saturated, 183_599_104);
    assert_eq!(working_set(1, &File::MemoryMax.decode(b"max\n").unwrap()), None);
}

#[test]
fn memory_is_summed_without_counting_twice() {
    let old = memory_use(&File::MemoryStat.decode(&case("55a")).unwrap()).unwrap();
    assert!(old.kernel_is_partial);
    assert_eq!(old.kernel, 458_752 + 806_000);
    let new = memory_use(&File::MemoryStat.decode(&case("55b")).unwrap()).unwrap();
    assert_eq!((new.kernel, new.kernel_is_partial), (2_065_149_952, false));
    let all = memory_use(&File::MemoryStat.decode(&case("56")).unwrap()).unwrap();
    assert_eq!(all.total(), 2_470_000_000 + 57_344 + 458_752 + 806_000);
    assert_eq!(memory_use(&File::MemoryStat.decode(b"anon 1\n").unwrap()), None);
}

/// What the parts say of real cgroups is near what memory.current says.
#[test]
fn the_parts_of_captured_cgroups_add_up_to_their_usage() {
    let all = corpus::captures();
    let mut compared = 0;
    for stat in all.iter().filter(|capture| capture.path.ends_with("memory.stat")) {
        let current = stat.path.replace("memory.stat", "memory.current");
        let Some(current) = all.iter().find(|capture| capture.path == current) else {
            continue;
        };
        let current =
            current.file.decode(&current.text).unwrap().get_named("value").number().unwrap();
        let parts = memory_use(&stat.file.decode(&stat.text).unwrap()).unwrap().total();
        // Charges are batched by CPU, and old kernels do not print all parts.
        let slack = 4 << 20;
        assert!(parts <= u128::from(current) + slack, "{}: {parts} of {current}", stat.path);
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn used_memory_may_be_negative_in_a_container() {
    let found = meminfo_used(&File::Meminfo.decode(&case("31")).unwrap()).unwrap();
    assert_eq!((found.exact, found.saturated), (-108_400, 0));
    assert!(meminfo_used(&File::Meminfo.decode(b"MemTotal:  1 kB\n").unwrap()).is_none());
}

#[test]
fn the_least_limit_holds() {
    for (limits, want) in [
        (vec![], Limit::Max),
        (vec![Limit::Max, Limit::Max], Limit::Max),
        (vec![Limit::Max, Limit::At(5), Limit::At(7)], Limit::At(5)),
        (vec![Limit::At(0), Limit::Max], Limit::At(0)),
    ] {
        assert_eq!(effective_limit(limits), want);
    }
    for number in Limit::V1_UNLIMITED {
        assert_eq!(Limit::from_v1(number), Limit::Max);
        assert_eq!(Limit::from_v1(number - 1), Limit::At(number - 1));
    }
}
