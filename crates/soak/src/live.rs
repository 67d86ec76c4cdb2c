//! The thread that reads files of the kernel's own, and holds each against a
//! reader that only splits the same text.

use statcodec::{Cell, Snapshot};
use statcodec_reader::StatFile;

use crate::tally::Tally;

/// Those that are there are read. In all of them a line is a row.
const FILES: [&str; 11] = [
    "/proc/stat",
    "/proc/meminfo",
    "/proc/vmstat",
    "/proc/pressure/cpu",
    "/proc/pressure/io",
    "/proc/pressure/memory",
    "/sys/fs/cgroup/memory/memory.stat",
    "/sys/fs/cgroup/memory/memory.numa_stat",
    "/sys/fs/cgroup/memory.stat",
    "/sys/fs/cgroup/memory.numa_stat",
    "/sys/fs/cgroup/cpu.stat",
];

/// Files that are kept open.
pub(crate) struct Live {
    files: Vec<StatFile>,
    smaps: StatFile,
}

impl Live {
    pub(crate) fn new() -> Self {
        let files = FILES.iter().filter_map(|path| StatFile::open(path).ok()).collect();
        Self { files, smaps: StatFile::open("/proc/self/smaps").expect("a process has it") }
    }

    pub(crate) fn round(&mut self, tally: &Tally) {
        for file in &mut self.files {
            Tally::add(&tally.reads, 1);
            if let Err(error) = file.read() {
                tally.wrong(&format!("{error}"));
            }
            if let Some(snapshot) = file.last() {
                let found = rows(snapshot);
                let naive: Vec<_> = text(file.text()).lines().map(row).collect();
                if found != naive {
                    let (found, naive) = (found.iter(), naive.iter());
                    let first = found.zip(naive).find(|(found, naive)| found != naive);
                    tally.wrong(&format!("{}: {first:?}", file.path().display()));
                }
                Tally::add(&tally.values, snapshot.values().len());
            }
        }
    }

    /// What this process has in memory: a file of hundreds of mappings.
    pub(crate) fn smaps(&mut self, tally: &Tally) {
        Tally::add(&tally.reads, 1);
        let found = match self.smaps.read() {
            Ok(snapshot) => snapshot.rows().filter_map(|row| row.get("Rss").number()).sum::<u64>(),
            Err(error) => return tally.wrong(&format!("{error}")),
        };
        let lines = text(self.smaps.text()).lines().filter_map(|line| line.strip_prefix("Rss:"));
        let naive =
            lines.filter_map(|rest| rest.trim_end_matches(" kB").trim().parse::<u64>().ok());
        if found != naive.sum::<u64>() {
            tally.wrong(&format!("/proc/self/smaps: {found} kB"));
        }
        Tally::add(&tally.values, 1);
    }
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or_default()
}

/// The name of each row, and its numbers.
fn rows(snapshot: &Snapshot) -> Vec<(String, Vec<u64>)> {
    let number = |(_, cell): (&[u8], Cell<'_>)| match cell {
        Cell::Value(number) | Cell::Hundredths(number) => number,
        // No such file has another, so this differs from the text.
        _ => u64::MAX,
    };
    let rows = snapshot.rows();
    rows.map(|row| (text(row.name()).to_owned(), row.cells().map(number).collect())).collect()
}

/// A line: its first word, and all words after it that are numbers.
fn row(line: &str) -> (String, Vec<u64>) {
    let mut words = line.split([' ', '=', ':']);
    let name = words.next().unwrap_or_default().to_owned();
    // "1.25" is 125 hundredths.
    (name, words.filter_map(|word| word.replacen('.', "", 1).parse().ok()).collect())
}
