//! The limit of open files: one test, since the limit is the whole process's.

mod scratch;

use std::fs;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use scratch::Scratch;
use statcodec_reader::{ReadErrorKind, StatFile, Tree, TreeOptions};

fn open_descriptors() -> usize {
    fs::read_dir("/proc/self/fd").map_or(0, Iterator::count)
}

#[test]
fn few_descriptors() {
    let scratch = Scratch::new();
    for number in 0..200 {
        scratch.write(&format!("g{number}/memory.stat"), format!("anon {number}\n"));
    }
    let at_start = open_descriptors();
    let limit = getrlimit(Resource::Nofile);
    let few = |extra: usize| {
        let current = Some((open_descriptors() + extra) as u64);
        setrlimit(Resource::Nofile, Rlimit { current, ..limit }).unwrap();
    };
    few(40);
    let mut options = TreeOptions::new();
    let mut tree = Tree::open(scratch.path(), options.file("memory.stat")).unwrap();
    for _ in 0..3 {
        tree.walk().unwrap();
        assert_eq!((tree.len(), tree.problems().len()), (201, 0));
        let kept = tree.kept_descriptors();
        assert!((10..40).contains(&kept), "half of the limit: {kept}");
    }
    // Others take what is left, and then all.
    let mut others = Vec::new();
    while let Ok(other) = StatFile::open(scratch.path().join("g1/memory.stat")) {
        others.push(other);
    }
    let error = StatFile::open(scratch.path().join("g1/memory.stat")).unwrap_err();
    assert_eq!((error.kind, error.errno), (ReadErrorKind::TooManyFiles, Some(24)));
    tree.walk().unwrap();
    assert_eq!(tree.len(), 201);
    let anon = tree.column("memory.stat", "anon", "").unwrap();
    let read = (0..tree.len()).filter(|&row| tree.matrix().cell(row, anon).number().is_some());
    assert_eq!(read.count(), 200, "kept ones were given up");
    others.clear();
    setrlimit(Resource::Nofile, limit).unwrap();
    tree.walk().unwrap();
    assert!(tree.problems().is_empty());
    drop(tree);

    // Nothing leaks, whatever comes and goes.
    for round in 0..100 {
        let path = scratch.write("x/memory.stat", "anon 1\n");
        let mut file = StatFile::open(&path).unwrap();
        file.read().unwrap();
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
        let _ = file.read();
        if round % 2 == 0 {
            scratch.write("x/memory.stat", "anon 2\n");
            let _ = file.read();
        }
    }
    assert_eq!(open_descriptors(), at_start);
}
