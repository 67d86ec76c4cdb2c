//! Where the two ways through a text are most likely to part: a text, then
//! another that looks like it; and what a snapshot lets itself be set to.

mod corpus;

use std::collections::HashMap;

use corpus::{captures, lossy};
use statcodec::{Decoder, File, Value};

/// A text and another whose slots hold something else.
#[rustfmt::skip]
const PAIRS: &[(File, &str, &str)] = &[
    (File::MemoryStat, "a 1\nb max\n", "a -1\nb 2\n"),
    (File::MemoryNumaStat, "a N0=max\n", "a N0=1\n"),
    (File::V1MemoryNumaStat, "a=1 N0=1\n", "a=max N0=-1\n"),
    // `max` in place of decimals, or of a word.
    (File::CpuUclampMax, "max\n", "5\n"),
    (File::CpuUclampMax, "max\n", "5.00\n"),
    (File::Loadavg, "max 1.00 1.00 1/2 3\n", "5 1.00 1.00 1/2 3\n"),
    (File::CpuPressure, "some avg10=max total=1\n", "some avg10=5 total=1\n"),
    (File::IoCostQos, "8:0 ctrl=max\n", "8:0 ctrl=5\n"),
    (File::IoCostQos, "8:0 ctrl=max\n", "8:0 ctrl=auto\n"),
    (File::IoStat, "8:0 new=1\n", "8:0 new=1.50\n"),
    (File::IoStat, "8:0 new=word\n", "8:0 new=max\n"),
    (File::IoStat, "8:0 ", "8:0 \n"),
    // Other things between the values.
    (File::IoBfqWeight, "100\n", "default 100\n"),
    (File::CgroupType, "domain\n", "domain\r\n"),
    (File::CgroupType, "domain\n", "dom\0ain\n"),
    (File::CpusetCpus, "0-3,8\n", "0,3-8\n"),
    (File::CgroupProcs, "1\n2\n", "1\n-2\n"),
    (File::Stat, "cpu  1 2\n", "cpu 1 2\n"),
    (File::Softirqs, " CPU0 \n HI:          1\n", " CPU0 \n HI:         12\n"),
    (File::Softirqs, " CPU0 \n HI:          1\n", " CPU0 \n HI: 12345678901\n"),
    (File::Buddyinfo, "Node 0, zone  DMA      1 \n", "Node 0, zone  DMA 1234567 \n"),
    (File::Diskstats, "   8       0 sda 1\n", " 259      12 sda 1\n"),
    (File::Zoneinfo, "Node 0, zone DMA\n  pages free 1\n", "Node 0, zone DMA\n  pages free max\n"),
    (File::Zoneinfo, "Node 0, zone DMA\n    nr_x 1\n", "Node 0, zone DMA\n    nr_x x\n"),
    // Numbers that fill their columns, or have none.
    (File::Meminfo, "ShadowCallStack:12345678 kB\n", "ShadowCallStack: 1234567 kB\n"),
    (File::Meminfo, "MemTotal:       12345678 kB\n", "MemTotal:      123456789 kB\n"),
    (File::Meminfo, "MemTotal: 12 kB\n", "MemTotal: 123 kB\n"),
    (File::NodeMeminfo, "Node 0 MemFree: 1 kB\n", "Node 1 MemFree: 1 kB\n"),
    (File::NodeMeminfo, "Node 0 HugePages_Free:      0\n", "Node 0 HugePages_Free:  12345\n"),
    (File::NodeMeminfo, "Node 0 FileHugePages:        0 kB\n", "Node 0 FileHugePages: 12345678 kB\n"),
    (File::PidStatus, "VmRSS:\t       1 kB\n", "VmRSS:\t12345678 kB\n"),
    (File::PidStatus, "Uid:\t1\t2\n", "Uid:\t1 2\n"),
    (File::PidStatus, "new:\tword\n", "new:\t12 kB\n"),
    // Names that hold what ends them.
    (File::PidStat, "1 (a) S 1 2\n", "1 (a) S\t5 1 2\n"),
    (File::PidStat, "1 (a) S 1\n", "1 (a) b) S 1\n"),
    (File::PidStat, "1 (a) S 1\n", "1 (a\n) S 1\n"),
    (File::PidCgroup, "0::/a\n", "0::/a:b\r\n"),
    (File::PidMaps, "00400000-00401000 rw-p 00000000 00:00 0\n", "00400000-00401000 rw-p 00000000 00:00 7/x\n"),
    (File::PidMaps, "00400000-00401000 rw-p 00000000 00:00 0 \n", "00400000-00401000 rw-p 00000000 00:00 0   /x y\n"),
    (File::PidMaps, "00400000-00401000 rw-p 00000000 00:00 0 \n", "00400000-00401000 rw-p 000000000 00:00 0 \n"),
];

#[test]
fn a_warm_decoder_finds_what_the_grammar_finds_in_pairs() {
    let both_ways = PAIRS.iter().flat_map(|&(file, a, b)| [(file, a, b), (file, b, a)]);
    for (file, first, second) in both_ways {
        let mut decoder = Decoder::new(file);
        let _ = decoder.decode(first.as_bytes());
        let fresh = file.decode(second.as_bytes());
        assert_eq!(
            decoder.decode(second.as_bytes()).cloned(),
            fresh,
            "{file}: {first:?}, {second:?}"
        );
        let _ = decoder.decode_lenient(first.as_bytes());
        let (fresh, problems) = file.decode_lenient(second.as_bytes()).unwrap();
        let report = decoder.decode_lenient(second.as_bytes()).unwrap();
        assert_eq!((report.snapshot, report.problems), (&fresh, &problems), "{file}: {second:?}");
    }
}

const VALUES: &[Value<'_>] = &[
    Value::Number(0),
    Value::Number(12_345),
    Value::Number(u64::MAX),
    Value::Negative(-1),
    Value::Negative(i64::MIN),
    Value::Max,
    Value::Hundredths(5),
    Value::Hundredths(u64::MAX),
    Value::Text(b""),
    Value::Text(b"x"),
    Value::Text(b"max"),
    Value::Text(b"12"),
    Value::Text(b"12 kB"),
    Value::Text(b"0.50"),
    Value::Text(b" x "),
    Value::Text(b"\t"),
    Value::Text(b"a\tb"),
    Value::Text(b"a\nb"),
    Value::Text(b"a\r"),
    Value::Text(b"a\0"),
    Value::Text(b"a) b"),
    Value::Text(b"a=b:c"),
    Value::Text(b"r-xp"),
    Value::Text(b"\xff"),
];

/// A snapshot takes no value that its text would not give back.
#[test]
fn what_a_cell_takes_it_gives_back() {
    let mut seen = HashMap::new();
    let (mut taken, mut refused) = (0, 0);
    for capture in captures() {
        let count: &mut u32 = seen.entry(capture.file).or_default();
        *count += 1;
        if *count > 3 || capture.text.len() > 3000 {
            continue;
        }
        let snapshot = capture.file.decode(&capture.text).unwrap();
        for cell in 0..snapshot.values().len().min(60) {
            for &value in VALUES {
                let mut changed = snapshot.clone();
                if changed.set(cell, value).is_err() {
                    refused += 1;
                    continue;
                }
                let text = changed.to_text();
                let read = capture.file.decode(&text);
                assert_eq!(read, Ok(changed), "{}: {value:?}: {}", capture.path, lossy(&text));
                taken += 1;
            }
        }
    }
    assert!(taken > 1000 && refused > 1000, "{taken} {refused}");
}
