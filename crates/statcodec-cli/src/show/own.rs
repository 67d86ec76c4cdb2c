//! The memory statistics of this machine, or the bundled capture.

use std::io;
use std::path::Path;

use statcodec::catalog::Shape;
use statcodec::{File, Snapshot};
use statcodec_reader::CgroupVersion;

use super::machine::{self, Cgroup};
use super::matrix::{column_names, is_used, matrix};
use super::sample;
use super::view::{self, List};
use crate::output::{FAINT, styled};
use crate::source::{Source, label};
use crate::visible::display;
use crate::{decode, output, table};

/// Where the statistics that are shown come from.
enum Folder {
    Machine(Cgroup),
    Sample,
}

impl Folder {
    fn names(&self) -> io::Result<Vec<String>> {
        match self {
            Folder::Machine(cgroup) => cgroup.names(),
            Folder::Sample => {
                Ok(sample::FILES.iter().map(|(name, _)| (*name).to_owned()).collect())
            }
        }
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        match self {
            Folder::Machine(cgroup) => cgroup.read(name),
            Folder::Sample => match sample::FILES.iter().find(|(known, _)| *known == name) {
                Some((_, text)) => Ok(text.to_vec()),
                None => Err(io::ErrorKind::NotFound.into()),
            },
        }
    }

    /// The file of this name in a folder of this version.
    fn file(&self, name: &str) -> Option<File> {
        let v1 = format!("v1/{name}");
        match self {
            Folder::Machine(Cgroup { version: CgroupVersion::V1, .. }) => {
                File::from_name(&v1).or_else(|| File::from_name(name))
            }
            _ => File::from_name(name),
        }
    }

    /// A file's snapshot; faults are reported. `None` where the folder does
    /// not have it.
    fn snapshot(&self, name: &str) -> Option<Snapshot> {
        let file = self.file(name)?;
        match self.read(name) {
            Ok(text) => {
                let source = Source::of_text(name, text);
                decode::lenient(file, &source).ok()
            }
            // Swap or a limit that the machine does not have is no news.
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => {
                output::say(&format!("{name}: {error}"));
                None
            }
        }
    }
}

/// Use and limits, in both versions.
const VALUES: &[&str] = &[
    "memory.current",
    "memory.peak",
    "memory.high",
    "memory.max",
    "memory.swap.current",
    "memory.swap.max",
    "memory.usage_in_bytes",
    "memory.max_usage_in_bytes",
    "memory.limit_in_bytes",
    "memory.memsw.usage_in_bytes",
    "memory.memsw.limit_in_bytes",
];

/// This machine's statistics, or the bundled capture: what matters most, or
/// all that is known.
pub(crate) fn tables(root: &Path, all: bool) -> String {
    let (folder, mut text) = match machine::find(root) {
        Ok(cgroup) => {
            let head = cgroup_head(&cgroup);
            (Folder::Machine(cgroup), head)
        }
        Err(reason) => {
            output::say(&format!(
                "statcodec: this machine has no memory statistics ({reason}); \
                 showing a bundled capture instead"
            ));
            let head =
                view::title("bundled capture,", &format!("not this machine: {}", sample::ORIGIN));
            (Folder::Sample, head)
        }
    };
    text.push('\n');
    if all {
        text.push_str(&everything(&folder));
    } else {
        text.push_str(&summary(&folder));
    }
    text
}

fn cgroup_head(cgroup: &Cgroup) -> String {
    let mut head = view::title(&cgroup.version.to_string(), &label(&cgroup.name));
    let note =
        if cgroup.climbed { ", the nearest folder above it with memory statistics" } else { "" };
    head.push_str(&styled(FAINT, &format!("{}{note}", label(&cgroup.folder))));
    head.push('\n');
    head
}

/// Use, limits, memory.stat and, where there are several nodes, the nodes.
fn summary(folder: &Folder) -> String {
    let mut list = List::new();
    for name in VALUES {
        add_value(&mut list, name, folder);
    }
    if let Some(snapshot) = folder.snapshot("memory.stat") {
        list.heading("memory.stat", snapshot.file().info().summary);
        for row in snapshot.rows() {
            list.row(&snapshot, &display(row.name()), row);
        }
    }
    let width = table::width();
    let mut text = list.render(width);
    if let Some(snapshot) = folder.snapshot("memory.numa_stat") {
        let rows: Vec<_> = snapshot.rows().filter(|&row| is_used(row)).collect();
        let nodes = column_names(&rows).iter().filter(|name| !name.is_empty()).count();
        if nodes > 1 {
            text.push('\n');
            text.push_str(&view::title("memory.numa_stat", "(rows of zeros left out)"));
            text.push_str(&matrix(&snapshot, &rows, width));
        }
    }
    text
}

fn add_value(list: &mut List, name: &str, folder: &Folder) {
    if let Some(snapshot) = folder.snapshot(name)
        && let Some(row) = snapshot.rows().next()
    {
        list.row(&snapshot, name, row);
    }
}

/// Every known file: those of a single value in one list, then the others.
fn everything(folder: &Folder) -> String {
    let names = match folder.names() {
        Ok(names) => names,
        Err(error) => {
            output::say(&format!("statcodec: {error}"));
            return String::new();
        }
    };
    let (values, others): (Vec<_>, Vec<_>) = names
        .iter()
        .filter_map(|name| Some((name, folder.file(name)?)))
        .partition(|(_, file)| is_value(*file));
    let mut list = List::new();
    for (name, _) in values {
        add_value(&mut list, name, folder);
    }
    let width = table::width();
    let mut text = if list.is_empty() { String::new() } else { list.render(width) };
    for (name, file) in others {
        if let Some(snapshot) = folder.snapshot(name) {
            text.push('\n');
            text.push_str(&view::title(&format!("{name}:"), file.info().summary));
            text.push_str(&view::tables(&snapshot, width));
        }
    }
    text
}

fn is_value(file: File) -> bool {
    let info = file.info();
    info.shape == Shape::Values && info.keys.len() == 1
}
