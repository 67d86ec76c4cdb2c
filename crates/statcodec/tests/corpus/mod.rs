//! The captures and cases that all tests read, and a naive reader that
//! knows nothing of the codec.

#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]

pub mod counting;
pub mod naive;
pub mod reading;

use std::fs;
use std::path::{Path, PathBuf};

use statcodec::{Cell, File, Snapshot};

/// The test data's folder. Tests of other crates read it too.
pub fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../statcodec/testdata")
}

/// A captured file: where it is, what it is, its bytes.
pub struct Capture {
    pub path: String,
    pub file: File,
    pub text: Vec<u8>,
}

/// Captures of every file, none of them long, of each file one of a length.
pub fn short_captures() -> Vec<Capture> {
    let mut all = captures();
    all.retain(|capture| capture.text.len() < 6000);
    all.sort_by(|a, b| (a.file, &a.text).cmp(&(b.file, &b.text)));
    all.dedup_by(|a, b| a.file == b.file && a.text.len() == b.text.len());
    all
}

/// All captured files whose kind is known, in the order of their paths. Miri,
/// which is some hundred times as slow, has some short ones.
pub fn captures() -> Vec<Capture> {
    let root = testdata().join("captures");
    let mut paths = Vec::new();
    if cfg!(miri) {
        for folder in ["v1-6.1/web", "v2-6.1/root", "v2-6.1/proc", "v2-6.1/sys"] {
            collect(&root.join(folder), &mut paths);
        }
        paths.retain(|path| fs::metadata(path).unwrap().len() < 600);
    } else {
        collect(&root, &mut paths);
    }
    paths.sort();
    paths
        .into_iter()
        .filter_map(|path| {
            let text = fs::read(&path).unwrap();
            let relative = path.strip_prefix(&root).unwrap().to_str().unwrap();
            let file = file_of(relative)?.for_text(&text);
            // A read that failed (EOPNOTSUPP): nothing that the kernel printed.
            if relative.ends_with("proc/pressure/irq") && text.is_empty() {
                return None;
            }
            Some(Capture { path: relative.to_owned(), file, text })
        })
        .collect()
}

pub fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, paths);
        } else {
            paths.push(path);
        }
    }
}

/// The file that a captured path is: `v1-6.1/web/memory.stat`,
/// `v2-7.2/proc/pid_smaps`, `v2-7.2/sys/node0/meminfo`.
pub fn file_of(path: &str) -> Option<File> {
    let mut parts = path.splitn(3, '/');
    let (boot, group, base) = (parts.next()?, parts.next()?, parts.next()?);
    match group {
        "proc" => {
            let base = base.strip_suffix("_cpu1_offline").unwrap_or(base);
            match base.strip_prefix("pid_").or(base.strip_prefix("self_")) {
                Some(name) => File::from_name(&format!("pid/{name}")),
                None => File::from_name(base),
            }
        }
        "sys" => File::from_name(&format!("node/{}", base.rsplit('/').next()?)),
        _ if boot.starts_with("v1") => {
            File::from_name(&format!("v1/{base}")).or_else(|| File::from_name(base))
        }
        _ => File::from_name(base),
    }
}

/// A case's bytes by the start of its name.
pub fn case(start: &str) -> Vec<u8> {
    let folder = testdata().join("cases");
    let path = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            name.strip_prefix(start).is_some_and(|rest| rest.starts_with('-'))
        })
        .unwrap_or_else(|| panic!("no case {start}"));
    fs::read(path).unwrap()
}

/// The table of the cases.
pub fn table() -> Vec<u8> {
    fs::read(testdata().join("cases/cases.md")).unwrap()
}

/// What a naive reader sees: row name, cell name, value as it is spelled.
pub type Triple = (String, String, String);

/// What a snapshot holds, in the same spelling.
pub fn spelled(snapshot: &Snapshot) -> Vec<Triple> {
    let mut all = Vec::new();
    for row in snapshot.rows() {
        for (name, cell) in row.cells() {
            all.push((lossy(row.name()), lossy(name), spell(cell)));
        }
    }
    all
}

/// A cell as the kernel spells it.
pub fn spell(cell: Cell<'_>) -> String {
    match cell {
        Cell::Value(number) => number.to_string(),
        Cell::Hundredths(number) => format!("{}.{:02}", number / 100, number % 100),
        Cell::Negative(number) => number.to_string(),
        Cell::Max => "max".to_owned(),
        Cell::Text(text) => lossy(text),
        other => format!("{other:?}"),
    }
}

pub fn lossy(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
