//! 40,000 cgroups of 71 keys: copies of a captured file, on tmpfs.

use std::fs;
use std::path::Path;
use std::time::Instant;

use statcodec::accumulate::{Columns, Forest, Matrix, NO_PARENT};
use statcodec::catalog::{Combine, Scope};
use statcodec::{File, Value};
use statcodec_reader::{Tree, TreeOptions};

use super::{Made, Targets, median};

const CGROUPS: usize = 40_000;
const KEYS: usize = 71;

pub(super) fn run(targets: &mut Targets) {
    walk(targets);
    accumulate(targets);
}

/// A memory.stat of 71 keys.
fn text() -> String {
    let keys = File::MemoryStat.info().keys.iter().take(KEYS).enumerate();
    keys.map(|(number, key)| format!("{} {}\n", key.name, number * 4096)).collect()
}

fn walk(targets: &mut Targets) {
    let Some(made) = Made::folder("/dev/shm").or_else(|| Made::folder("/tmp")) else {
        println!("  skipped: no folder can be made");
        return;
    };
    let text = text();
    fs::write(made.0.join("memory.stat"), &text).expect("a file can be written");
    for outer in 0..199 {
        let outer = made.0.join(format!("g{outer}"));
        write(&outer, &text);
        for inner in 0..200 {
            write(&outer.join(format!("n{inner}")), &text);
        }
    }
    let before = resident();
    let mut options = TreeOptions::new();
    options.file("memory.stat");
    let mut tree = Tree::open(&made.0, &options).expect("the tree opens");
    let start = Instant::now();
    tree.walk().expect("the tree is walked");
    let first = start.elapsed().as_secs_f64() * 1e3;
    assert_eq!((tree.len(), tree.matrix().width()), (CGROUPS, KEYS));
    assert_eq!(tree.matrix().cell(CGROUPS - 1, KEYS - 1).number(), Some((KEYS as u64 - 1) * 4096));
    let mut times = Vec::new();
    for _ in 0..5 {
        let start = Instant::now();
        tree.walk().expect("the tree is walked");
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    let mut own = tree.matrix().clone();
    own.own(tree.forest()).expect("it is a forest");
    let memory = resident() - before;
    println!(
        "  captured files on tmpfs: first walk {first:.0} ms, then {:.0} ms, {} descriptors kept",
        median(times),
        tree.kept_descriptors(),
    );
    targets.below("MB for a walked tree and its own values", memory, 100.0);
}

fn write(path: &Path, text: &str) {
    fs::create_dir(path).expect("a folder can be made");
    fs::write(path.join("memory.stat"), text).expect("a file can be written");
}

fn accumulate(targets: &mut Targets) {
    let mut columns = Columns::new();
    for key in File::MemoryStat.info().keys.iter().take(KEYS) {
        let column = columns.add(0, File::MemoryStat, key.name, "");
        columns.set_rule(column, Combine::Sum, Scope::Local);
    }
    let mut local = Matrix::new(columns, CGROUPS);
    for row in 0..CGROUPS {
        for column in 0..KEYS {
            local.set(row, column, Value::Number((row * column) as u64));
        }
    }
    let parents: Vec<u32> =
        (0..CGROUPS as u32).map(|row| if row == 0 { NO_PARENT } else { (row - 1) / 8 }).collect();
    let forest = Forest::new(&parents).expect("it is a forest");
    let mut totals = local.clone();
    let mut times = Vec::new();
    for _ in 0..11 {
        totals.copy_from(&local);
        let start = Instant::now();
        totals.accumulate(&forest).expect("it is a forest");
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    let sum: u64 = (0..CGROUPS as u64).map(|row| row * 70).sum();
    assert_eq!(totals.cell(0, 70).number(), Some(sum));
    // Nothing waits for anything else here: the least is what it takes.
    let least = times.iter().copied().fold(f64::INFINITY, f64::min);
    println!("  accumulate: {least:.2} ms, median {:.2} ms", median(times));
    targets.below("ms to accumulate", least, 15.0);
}

/// What the process has in memory, in MB.
fn resident() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    number.unwrap_or(0.0) * 1024.0 / 1e6
}
