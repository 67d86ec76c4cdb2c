//! Totals of 2,500 cgroups: a walk for each key against one for all.

use std::fs;
use std::path::Path;
use std::time::Instant;

use statcodec::accumulate::{Forest, Matrix};
use statcodec::catalog::Scope;
use statcodec_reader::{Tree, TreeOptions};

use super::{Made, Targets, median};

/// Keys that patch B collected in one walk in place of as many.
const KEYS: usize = 17;
const CGROUPS: usize = 2500;

pub(super) fn run(quick: bool, targets: &mut Targets) {
    let Some((made, kind)) = make() else {
        println!("  skipped: no tree can be made");
        return;
    };
    let mut options = TreeOptions::new();
    options.file("memory.stat");
    let mut tree = Tree::open(&made.0, &options).expect("the tree opens");
    tree.walk().expect("the tree is walked");
    assert_eq!((tree.len(), tree.problems().len()), (CGROUPS, 0));
    let columns: Vec<usize> = (0..tree.matrix().width())
        .filter(|&column| {
            let column = tree.matrix().columns().get(column);
            column.is_some_and(|column| column.scope() == Some(Scope::Local))
        })
        .take(KEYS)
        .collect();
    let keys = columns.len();
    println!("  {kind}: {CGROUPS} cgroups, {keys} keys");

    // In memory: the sums of the root, key by key; all sums of all cgroups.
    let matrix = tree.matrix().select(&columns);
    let forest = tree.forest().clone();
    let children = children(&forest);
    let totals = matrix.totals(&forest).expect("it is a forest");
    for key in 0..keys {
        let naive = walk_for(&matrix, &children, key);
        assert_eq!(totals.cell(0, key).number(), Some(naive), "both must find the same sum");
    }
    let (mut by_key, mut at_once) = (Vec::new(), Vec::new());
    let mut work = matrix.clone();
    for _ in 0..if quick { 21 } else { 201 } {
        by_key.push(timed(|| {
            (0..keys).map(|key| walk_for(&matrix, &children, key)).fold(0, u64::wrapping_add)
        }));
        work.copy_from(&matrix);
        at_once.push(timed(|| {
            work.accumulate(&forest).expect("it is a forest");
            work.values()[0]
        }));
    }
    let (by_key, at_once) = (median(by_key), median(at_once));
    println!(
        "  in memory: {keys} walks for the root {by_key:.3} ms, one pass for all cgroups {at_once:.3} ms"
    );
    targets.at_least("in memory: 17 walks / one pass", by_key / at_once, 3.6);

    // Live: every walk reads every file.
    let (mut by_key, mut at_once, mut twice) = (Vec::new(), Vec::new(), Vec::new());
    let mut threads = Tree::open(&made.0, options.clone().threads(2)).expect("the tree opens");
    threads.walk().expect("the tree is walked");
    for _ in 0..if quick { 1 } else { 5 } {
        by_key.push(timed(|| {
            for _ in 0..keys {
                tree.walk().expect("the tree is walked");
            }
            tree.len() as u64
        }));
        at_once.push(timed(|| {
            tree.walk().expect("the tree is walked");
            tree.matrix().totals(tree.forest()).expect("it is a forest").values()[0]
        }));
        twice.push(timed(|| {
            threads.walk().expect("the tree is walked");
            threads.len() as u64
        }));
    }
    let (by_key, at_once, twice) = (median(by_key), median(at_once), median(twice));
    println!(
        "  live: {keys} walks {by_key:.1} ms, one walk with totals {at_once:.1} ms, two threads {twice:.1} ms"
    );
    println!(
        "  live: {:.2} us a cgroup, {} descriptors kept",
        at_once * 1e3 / CGROUPS as f64,
        tree.kept_descriptors()
    );
    targets.at_least("live: 17 walks / one walk", by_key / at_once, 3.6);
}

fn timed(work: impl FnOnce() -> u64) -> f64 {
    let start = Instant::now();
    std::hint::black_box(work());
    start.elapsed().as_secs_f64() * 1e3
}

/// The sum of one key over the tree, cgroup by cgroup.
fn walk_for(matrix: &Matrix, children: &[Vec<u32>], key: usize) -> u64 {
    let mut sum = 0u64;
    let mut left = vec![0u32];
    while let Some(at) = left.pop() {
        sum = sum.wrapping_add(matrix.cell(at as usize, key).number().unwrap_or(0));
        left.extend_from_slice(&children[at as usize]);
    }
    sum
}

fn children(forest: &Forest) -> Vec<Vec<u32>> {
    let mut children = vec![Vec::new(); forest.len()];
    for row in 0..forest.len() {
        if let Some(parent) = forest.parent(row) {
            children[parent].push(row as u32);
        }
    }
    children
}

/// A tree of 2,500 cgroups: the root, 49 below it, 50 below each of these.
fn make() -> Option<(Made, &'static str)> {
    for (above, kind) in
        [("/sys/fs/cgroup/memory", "cgroupfs v1"), ("/sys/fs/cgroup", "cgroupfs v2")]
    {
        if Path::new(above).join("cgroup.procs").exists()
            && let Some(made) = Made::folder(above)
        {
            fill(&made.0, None);
            if made.0.join("g0/n0/memory.stat").exists() {
                return Some((made, kind));
            }
        }
    }
    let text = fs::read("/sys/fs/cgroup/memory/memory.stat").ok();
    let text = text.unwrap_or_else(|| b"cache 4096\nrss 8192\nswap 0\n".to_vec());
    let made = Made::folder("/dev/shm")?;
    fill(&made.0, Some(&text));
    Some((made, "captured files on tmpfs"))
}

fn fill(root: &Path, text: Option<&[u8]>) {
    let make = |path: &Path| {
        let _ = fs::create_dir(path);
        text.map(|text| fs::write(path.join("memory.stat"), text))
    };
    make(root);
    for outer in 0..49 {
        let outer = root.join(format!("g{outer}"));
        make(&outer);
        for inner in 0..50 {
            make(&outer.join(format!("n{inner}")));
        }
    }
}
