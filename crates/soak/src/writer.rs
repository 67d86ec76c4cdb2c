//! The tree that changes: groups come and go, each file is written again and
//! again, and keys, nodes, devices and CPUs appear and disappear.
//!
//! A file is replaced by a rename, so that a reader has the old text or the
//! new one. A group is made and removed file by file.

use std::fmt::Write as _;
use std::fs;
use std::io::{ErrorKind, Result};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::promise::{CPU, Expected, FILES, Role, mix, place, promised, role};

/// Groups at the top, and below each.
const TOP: usize = 4;
const BELOW: usize = 3;

/// Writes between two changes of the rows and cells that a file has, and
/// between two changes of the groups.
const LAYOUT: u64 = 1024;
const CHANGE: u64 = 32;

/// What a kernel printed: the names that files have.
const MEMORY_STAT: &str = include_str!("../../statcodec/testdata/captures/v2-6.12/web/memory.stat");
const NUMA_STAT: &str =
    include_str!("../../statcodec/testdata/captures/v2-6.12/web/memory.numa_stat");
const CPU_STAT: &str = include_str!("../../statcodec/testdata/captures/v2-6.12/web/cpu.stat");

/// Writes below a folder for so long.
pub(crate) fn run(folder: &Path, length: Duration) -> Result<()> {
    let start = Instant::now();
    let mut writer = Writer { folder, groups: Vec::new(), sequence: 0 };
    while start.elapsed() < length {
        let dice = mix(writer.sequence, 0x50a4);
        if writer.groups.is_empty() || writer.sequence.is_multiple_of(CHANGE) {
            writer.change(dice as usize % (TOP * (BELOW + 1)))?;
        }
        if !writer.groups.is_empty() {
            let group = writer.groups[(dice >> 16) as usize % writer.groups.len()].clone();
            writer.replace(&group, FILES[(dice >> 32) as usize % FILES.len()])?;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    println!("writes={}", writer.sequence);
    Ok(())
}

struct Writer<'f> {
    folder: &'f Path,
    groups: Vec<String>,
    sequence: u64,
}

impl Writer<'_> {
    /// Makes the group of this number with all its files, or removes it and
    /// those below it.
    fn change(&mut self, number: usize) -> Result<()> {
        let (top, below) = (number / (BELOW + 1), number % (BELOW + 1));
        let above = format!("g{top}");
        let group = if below == 0 { above.clone() } else { format!("{above}/h{below}") };
        // So that the sequence moves on where nothing can be done.
        self.sequence += 1;
        if self.groups.contains(&group) {
            // Groups stay for some time.
            if !self.sequence.is_multiple_of(3) {
                return Ok(());
            }
            self.groups.retain(|other| *other != group && !other.starts_with(&format!("{group}/")));
            return fs::remove_dir_all(self.folder.join("root").join(group));
        }
        if below > 0 && !self.groups.contains(&above) {
            return Ok(());
        }
        match fs::create_dir(self.folder.join("root").join(&group)) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
        FILES.iter().try_for_each(|file| self.replace(&group, file))?;
        self.groups.push(group);
        Ok(())
    }

    /// Replaces a file by the text of the next write.
    fn replace(&mut self, group: &str, file: &str) -> Result<()> {
        self.sequence += 1;
        let new = self.folder.join("new");
        fs::write(&new, text(self.sequence, group, file))?;
        fs::rename(new, self.folder.join("root").join(group).join(file))
    }
}

/// The text of a file as the write of this number leaves it.
fn text(sequence: u64, group: &str, file: &str) -> String {
    let mut text = String::new();
    let mut count = 0;
    for (row, cells) in layout(mix(place(group, file, "", ""), sequence / LAYOUT), file) {
        text += &row;
        for cell in cells {
            if role(file, &row, &cell) == Role::Promised {
                count += 1;
            }
            // Columns have no names in the text.
            let equals = !cell.is_empty() && file != "stat";
            text += " ";
            if equals {
                text += &cell;
                text += "=";
            }
            let _ = match promised(sequence, group, file, &row, &cell) {
                Expected::Number(number) => write!(text, "{number}"),
                Expected::Hundredths(n) => write!(text, "{}.{:02}", n / 100, n % 100),
                Expected::Max => write!(text, "max"),
            };
        }
        text += "\n";
    }
    let _ = match file {
        "memory.current" => writeln!(text, "{sequence}"),
        "memory.stat" | "cpu.stat" | "stat" => write!(text, "seq {sequence}\ncells {count}\n"),
        _ => writeln!(text, "seq seq={sequence} cells={count}"),
    };
    text
}

/// The rows of a file, and the cells of each, as `dice` has them. Names are
/// few: what has read them all needs no more memory.
fn layout(dice: u64, file: &str) -> Vec<(String, Vec<String>)> {
    // One row in 16 is not there, and some are that no kernel has.
    let there = |row: &&str| !mix(dice, place("", "", row, "")).is_multiple_of(16);
    let names = |text: &'static str| {
        text.lines().filter_map(|line| line.split(' ').next()).filter(there).map(str::to_owned)
    };
    let new = (0..dice % 4).map(|number| format!("new_{}", (number + (dice >> 8)) % 8));
    let some = 1 + (dice >> 16) % 4;
    let nodes = || (0..some).map(|node| format!("N{}", node * 2)).collect::<Vec<_>>();
    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let flat = |name: String| (name, words(&[""]));
    match file {
        "memory.stat" => names(MEMORY_STAT).chain(new).map(flat).collect(),
        "cpu.stat" => names(CPU_STAT).map(flat).collect(),
        "memory.numa_stat" => names(NUMA_STAT).chain(new).map(|row| (row, nodes())).collect(),
        "io.stat" => (0..some)
            .map(|disk| format!("8:{}", disk * 16))
            .map(|row| (row, words(&["rbytes", "wbytes", "rios", "wios", "dbytes", "dios"])))
            .collect(),
        "memory.pressure" => ["some", "full"]
            .map(|row| (row.to_owned(), words(&["avg10", "avg60", "avg300", "total"])))
            .into(),
        "stat" => std::iter::once("cpu".to_owned())
            .chain((0..some * 2).map(|cpu| format!("cpu{cpu}")))
            .map(|row| (row, words(&CPU)))
            .chain(["ctxt", "btime", "processes"].map(|row| flat(row.to_owned())))
            .collect(),
        _ => Vec::new(),
    }
}
