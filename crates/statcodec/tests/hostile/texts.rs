//! Texts that are made to cost time or memory, of any size.

use std::collections::BTreeMap;

use statcodec::File;

use crate::corpus;

/// A text of some length, made by repeating something.
pub(crate) struct Hostile {
    pub(crate) name: String,
    pub(crate) file: File,
    /// What comes once, before the rest.
    head: Vec<u8>,
    /// What is repeated. `#` stands for the number of the repetition.
    unit: Vec<u8>,
    tail: Vec<u8>,
}

impl Hostile {
    /// The text in about so many bytes.
    pub(crate) fn text(&self, length: usize) -> Vec<u8> {
        let mut text = self.head.clone();
        let mut parts = self.unit.split(|&byte| byte == b'#');
        let (first, second) = (parts.next().unwrap(), parts.next());
        for number in 0usize.. {
            text.extend_from_slice(first);
            if let Some(second) = second {
                text.extend_from_slice(number.to_string().as_bytes());
                text.extend_from_slice(second);
            }
            if text.len() >= length {
                break;
            }
        }
        text.extend_from_slice(&self.tail);
        text
    }
}

/// What is repeated in files of every shape.
const UNITS: &[&str] = &[
    "\n",
    "a",
    "0",
    " ",
    "\t",
    "=",
    ":",
    ",",
    "-",
    "(",
    ")",
    "\0",
    "\0\n",
    "\r\n",
    "a 1\n",
    "a#\n",
    "a# 1\n",
    "#\n",
    "1\n",
    "1 ",
    "1,",
    "#-#,",
    "a ",
    "a:1\n",
    "a: 1 kB\n",
    "a=1 ",
    "a N#=1\n",
    "x\n",
    "-1 ",
    "max ",
    "1.00 ",
    "0 a:/\n",
    "7f00-7f01 ",
    "Node ",
    "\u{ff}\n",
];

/// Head, unit and tail for single files: what their own grammar looks for.
#[rustfmt::skip]
const TEXTS: &[(File, &str, &str, &str)] = &[
    (File::MemoryStat, "", "unknown_# 1\n", ""),
    (File::MemoryStat, "", "anon 1\n", ""),
    (File::MemoryStat, "a ", "1", "\n"),
    (File::MemoryStat, "", "name", " 1\n"),
    (File::MemoryNumaStat, "anon", " N#=1", "\n"),
    (File::MemoryNumaStat, "anon", " N0=1", "\n"),
    (File::MemoryNumaStat, "", "a# b# c#\n", ""),
    (File::MemoryNumaStat, "a N0=1", " b", "\n"),
    (File::MemoryNumaStat, "a", " =1", "\n"),
    (File::IoStat, "", "8:# ", ""),
    (File::IoStat, "", "8:# rbytes=1 x=y\n", ""),
    (File::Stat, "intr 1", " 0", "\n"),
    (File::Stat, "", "cpu# 1 2 3 4 5 6 7 8 9 10\n", ""),
    (File::Stat, "", "intr 1 2 3\n", ""),
    (File::CpusetCpus, "", "#-#,", "9\n"),
    (File::CgroupProcs, "", "#\n", ""),
    (File::CgroupControllers, "", "c# ", "\n"),
    (File::Softirqs, "", "CPU# ", "\nHI: 1 2\n"),
    (File::Softirqs, "CPU0 CPU1\n", "S#: 1 2\n", ""),
    (File::Softirqs, "CPU0\nHI:", "          1", "\n"),
    (File::Buddyinfo, "", "Node 0, zone Z# 1 2 3\n", ""),
    (File::Buddyinfo, "Node 0, zone Z", "      1", "\n"),
    (File::Diskstats, "", "   8       0 d# 1 2 3\n", ""),
    (File::V1BlkioThrottleIoServiceBytes, "", "8:0 Read 1\n", ""),
    (File::V1BlkioThrottleIoServiceBytes, "", "8:# Read 1\n", ""),
    (File::NodeMeminfo, "", "Node 0 M#: 1 kB\n", ""),
    (File::NodeMeminfo, "", "Node # M: 1 kB\n", ""),
    (File::Zoneinfo, "", "Node 0, zone Z#\n", ""),
    (File::Zoneinfo, "Node 0, zone Z\n", "      nr_free 1\n", ""),
    (File::Zoneinfo, "Node 0, zone Z\n        protection: (0", ", 1", ")\n"),
    (File::Zoneinfo, "Node 0, zone Z\n        protection: ", "(", "\n"),
    (File::Zoneinfo, "Node 0, zone Z\n", "  pages free     1\n  x\n", ""),
    (File::PidStat, "1 (", "(", ") S 1\n"),
    (File::PidStat, "1 (a", ")", " S 1\n"),
    (File::PidStat, "1 (a) S", " 1", "\n"),
    (File::PidStat, "1 (a) S", " ", "\n"),
    (File::PidStatus, "Groups:\t", "# ", "\n"),
    (File::PidStatus, "Uid:", "\t1", "\n"),
    (File::PidStatus, "", "Name:\tx\n", ""),
    (File::PidCgroup, "", "#:a:/b\n", ""),
    (File::PidCgroup, "0::", ":", "\n"),
    (File::PidMaps, "", "00400000-00401000 r-xp 00000000 fe:01 77 /a\n", ""),
    (File::PidMaps, "00400000-00401000 r-xp 00000000 fe:01 77 ", "/", "\n"),
    (File::PidMaps, "00400000-", "0", " r-xp 00000000 fe:01 77 /a\n"),
    (File::PidSmaps, "", "00400000-00401000 r-xp 00000000 fe:01 77 /a\n", ""),
    (File::PidSmaps, "", "00400000-00401000 r-xp 00000000 fe:01 77 /a\nSize:                  4 kB\nVmFlags: rd \n", ""),
    (File::PidSmaps, "00400000-00401000 r-xp 00000000 fe:01 77 /a\n", "Size:                  4 kB\n", ""),
    (File::PidSmaps, "00400000-00401000 r-xp 00000000 fe:01 77 /a\n", "New_#:                 4 kB\n", ""),
    (File::PidSmaps, "00400000-00401000 r-xp 00000000 fe:01 77 /a\n", "VmFlags: rd\n", ""),
    (File::PidSmaps, "00400000-00401000 r-xp 00000000 fe:01 77 /a\n", "Size:                  4 kB\nRss:                   4 kB\n", ""),
    (File::PidSmaps, "", "7f00000 x\n", ""),
    (File::PidSmaps, "00400000-00401000 r-xp 00000000 fe:01 77 /a\nVmFlags: ", "rd ", "\n"),
    (File::PidSmapsRollup, "", "00400000-00401000 r-xp 00000000 fe:01 77 [rollup]\n", ""),
    (File::Schedstat, "version 17\n", "cpu# 1 2 3\ndomain0 MC 3 1 2\n", ""),
    (File::Schedstat, "version 17\n", "domain0 ", "\n"),
    (File::V1CpuacctUsageAll, "cpu", " user", "\n0 1 2\n"),
    (File::Loadavg, "0.00 0.00 0.00 1/", "2/", " 3\n"),
];

/// One file of every shape with every unit and a capture of it repeated, and
/// every single file.
pub(crate) fn all() -> Vec<Hostile> {
    let mut shapes: BTreeMap<String, File> = BTreeMap::new();
    let mut captured: BTreeMap<File, Vec<u8>> = BTreeMap::new();
    for capture in corpus::captures() {
        let file = *shapes.entry(capture.file.info().shape.to_string()).or_insert(capture.file);
        if file == capture.file {
            captured.entry(file).or_insert(capture.text);
        }
    }
    let units =
        shapes.values().flat_map(|&file| UNITS.iter().map(move |unit| (file, "", *unit, "")));
    let mut all: Vec<Hostile> = units
        .chain(TEXTS.iter().copied())
        .map(|(file, head, unit, tail)| Hostile {
            name: format!("{file}: {head:?} + {unit:?}... + {tail:?}"),
            file,
            head: head.into(),
            unit: unit.into(),
            tail: tail.into(),
        })
        .collect();
    all.extend(captured.into_iter().filter(|(_, text)| !text.is_empty()).map(|(file, text)| {
        let unit = text.into_iter().filter(|&byte| byte != b'#').collect();
        let name = format!("{file}: a capture repeated");
        Hostile { name, file, head: Vec::new(), unit, tail: Vec::new() }
    }));
    all
}
