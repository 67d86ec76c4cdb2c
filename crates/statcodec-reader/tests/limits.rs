//! The limits that hold for a cgroup: the least of all its ancestors'.

mod scratch;

use std::fs;

use scratch::{MEMORY_V1, Scratch, TestCgroup};
use statcodec::{File, Limit};
use statcodec_reader::{Cgroup, CgroupVersion, ReadErrorKind};

/// A v2 tree of copied files: the root has no limits, as in case 54.
fn unified() -> Scratch {
    let scratch = Scratch::new();
    for path in ["", "a/", "a/b/", "a/b/c/"] {
        scratch.write(&format!("{path}cgroup.procs"), "");
        scratch.write(&format!("{path}memory.stat"), "anon 1000\nfile 2000\n");
    }
    scratch.write("a/memory.max", "1000\n");
    scratch.write("a/memory.current", "7\n");
    scratch.write("a/b/memory.max", "max\n");
    scratch.write("a/b/c/memory.max", "2000\n");
    scratch.write("a/b/c/pids.max", "max\n");
    scratch
}

#[test]
fn the_least_of_all_ancestors_holds() {
    let scratch = unified();
    let limit = |path: &str, name: &str| {
        Cgroup::open(scratch.path().join(path)).unwrap().effective_limit(name)
    };
    for (path, name, expected) in [
        ("", "memory.max", Limit::Max),
        ("a", "memory.max", Limit::At(1000)),
        ("a/b", "memory.max", Limit::At(1000)),
        ("a/b/c", "memory.max", Limit::At(1000)),
        ("a/b/c", "memory.high", Limit::Max),
        ("a/b/c", "pids.max", Limit::Max),
    ] {
        assert_eq!(limit(path, name), Ok(expected), "{path} {name}");
    }
    scratch.write("a/b/c/memory.max", "500\n");
    assert_eq!(limit("a/b/c", "memory.max"), Ok(Limit::At(500)));
    // A limit that cannot be read is not taken for none.
    scratch.write("a/memory.max", "");
    let error = limit("a/b/c", "memory.max").unwrap_err();
    assert!(error.path.ends_with("a/b/c/../../memory.max"), "{error}");
    assert!(matches!(error.kind, ReadErrorKind::Decode(_)));
    // What ancestors do not share has no least.
    for name in ["memory.low", "cpu.max", "memory.stat"] {
        let error = limit("a", name).unwrap_err();
        assert_eq!((error.kind, error.errno), (ReadErrorKind::Unsupported, None), "{name}");
    }
    assert_eq!(limit("a", "no.such").unwrap_err().kind, ReadErrorKind::UnknownFile);
}

/// Case 54: the root has memory.stat, and of the others none.
#[test]
fn a_root_without_limit_files() {
    let scratch = unified();
    let root = Cgroup::open(scratch.path()).unwrap();
    let mut stat = root.file("memory.stat").unwrap();
    let stat = stat.read().unwrap();
    assert_eq!(stat.get_named("anon").number(), Some(1000));
    assert_eq!(stat.get_named("file").number(), Some(2000));
    for name in ["memory.current", "memory.max"] {
        let error = root.file(name).unwrap_err();
        assert_eq!((error.kind, error.errno), (ReadErrorKind::Vanished, Some(2)), "{name}");
    }
    assert_eq!(root.effective_limit("memory.max"), Ok(Limit::Max));
}

#[test]
fn a_cgroup_that_is_gone_has_no_limits() {
    let scratch = unified();
    let cgroup = Cgroup::open(scratch.path().join("a/b")).unwrap();
    fs::remove_dir_all(scratch.path().join("a/b")).unwrap();
    assert_eq!(cgroup.effective_limit("memory.max").unwrap_err().kind, ReadErrorKind::Vanished);
}

/// v1's numbers for "no limit", memory.stat's word on ancestors out of sight,
/// and `use_hierarchy`.
#[test]
fn v1_limits() {
    let scratch = Scratch::new();
    let write = |path: &str, limit: u64, hierarchical: u64, use_hierarchy: u8| {
        scratch.write(&format!("{path}cgroup.procs"), "");
        scratch.write(&format!("{path}notify_on_release"), "0\n");
        scratch.write(&format!("{path}memory.limit_in_bytes"), format!("{limit}\n"));
        scratch.write(&format!("{path}memory.use_hierarchy"), format!("{use_hierarchy}\n"));
        let stat = format!("cache 1\nhierarchical_memory_limit {hierarchical}\n");
        scratch.write(&format!("{path}memory.stat"), stat);
    };
    let none = 9_223_372_036_854_771_712;
    write("", none, none, 1);
    write("a/", 1000, 1000, 1);
    write("a/b/", none, 1000, 1);
    let limit = || {
        let cgroup = Cgroup::open(scratch.path().join("a/b")).unwrap();
        assert_eq!(cgroup.version_for("memory.stat"), CgroupVersion::V1);
        cgroup.effective_limit("memory.limit_in_bytes").unwrap()
    };
    assert_eq!(limit(), Limit::At(1000));
    // An ancestor that cannot be seen from here.
    write("a/b/", none, 300, 1);
    assert_eq!(limit(), Limit::At(300));
    // The parent's limit is not its children's.
    write("a/", 1000, 1000, 0);
    write("a/b/", none, none, 1);
    assert_eq!(limit(), Limit::Max);
}

#[test]
fn live_v1_limits() {
    let Some(cgroup) = TestCgroup::below(MEMORY_V1, "memory.limit_in_bytes") else {
        return;
    };
    let (outer, inner) = (cgroup.make("a"), cgroup.make("a/b"));
    let opened = Cgroup::open(&inner).unwrap();
    let limit = || opened.effective_limit("memory.limit_in_bytes").unwrap();
    let above = Cgroup::open(cgroup.path()).unwrap().effective_limit("memory.limit_in_bytes");
    assert_eq!(limit(), above.unwrap());
    let limits = [(&outer, 64u64 << 20, 64), (&inner, 128 << 20, 64), (&inner, 32 << 20, 32)];
    for (path, own, least) in limits {
        fs::write(path.join("memory.limit_in_bytes"), own.to_string()).unwrap();
        assert_eq!(limit(), Limit::At(least << 20));
    }
    assert_eq!(opened.file_of(File::MemoryStat).unwrap().file(), File::V1MemoryStat);
}
