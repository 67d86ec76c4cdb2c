//! Trees of this machine and of captured files.

mod scratch;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use scratch::{MEMORY_V1, Scratch, TestCgroup, remove_cgroup};
use statcodec::accumulate::v1::{Printer, differences};
use statcodec::{Cell, File};
use statcodec_reader::{CgroupVersion, Tree, TreeOptions};

/// The captured cgroups of a boot, as the tree that they were.
fn captured(boot: &str) -> Scratch {
    let captures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../statcodec/testdata/captures");
    let scratch = Scratch::new();
    let groups = [
        ("root", "."),
        ("web", "web"),
        ("web_a", "web/a"),
        ("web_b", "web/b"),
        ("batch", "batch"),
        ("batch_job", "batch/job"),
        ("idle", "idle"),
    ];
    for (from, to) in groups {
        for file in fs::read_dir(captures.join(boot).join(from)).into_iter().flatten() {
            let file = file.unwrap();
            let to = format!("{to}/{}", file.file_name().to_str().unwrap());
            scratch.write(&to, fs::read(file.path()).unwrap());
        }
    }
    scratch
}

#[test]
fn captured_trees_are_what_their_files_are() {
    for (boot, version, cgroups) in [
        ("v1-5.10", CgroupVersion::V1, 5),
        ("v1-6.1", CgroupVersion::V1, 5),
        ("v2-5.10", CgroupVersion::V2, 7),
        ("v2-6.12", CgroupVersion::V2, 7),
        ("v2-7.2", CgroupVersion::V2, 7),
        ("v2-7.2-big", CgroupVersion::V2, 6),
    ] {
        let scratch = captured(boot);
        let names = ["memory.stat", "memory.numa_stat", "memory.pressure", "io.stat"];
        let mut options = TreeOptions::new();
        names.iter().for_each(|name| _ = options.file(name));
        let mut tree = Tree::open(scratch.path(), options.threads(2)).unwrap();
        tree.walk().unwrap();
        assert_eq!(tree.version(), version);
        assert!(tree.len() >= cgroups, "{boot}: {}", tree.len());
        assert!(tree.problems().is_empty(), "{:?}", tree.problems());
        for row in tree.matrix().rows() {
            let mut found = 0;
            for (column, cell, _) in row.cells() {
                let name = names[usize::from(column.source())];
                let text = fs::read(tree.path(row.number()).join(name)).unwrap_or_default();
                let expected = match column.file().decode(&text) {
                    Ok(snapshot) => {
                        let cell = snapshot.get_cell(column.row_name(), column.cell_name());
                        format!("{cell:?}")
                    }
                    Err(_) => format!("{:?}", Cell::Absent),
                };
                assert_eq!(format!("{cell:?}"), expected, "{boot} {column:?}");
                found += usize::from(!cell.is_absent());
            }
            assert!(found > 30, "{boot} {}: {found}", tree.path(row.number()).display());
        }
    }
}

/// Fills a cgroup with page cache of tmpfs that stays when the process is gone.
fn charge(cgroup: &Path, file: &Path, mebibytes: u32) {
    let script = format!(
        "echo $$ > {}/cgroup.procs && exec dd if=/dev/zero of={} bs=1M count={mebibytes} status=none",
        cgroup.display(),
        file.display(),
    );
    let status = Command::new("sh").args(["-c", &script]).status().unwrap();
    assert!(status.success());
}

/// The totals of a live tree are the kernel's own, and its files are printed
/// to the byte from local values alone.
#[test]
fn a_live_tree_totals_as_the_kernel_does() {
    let Some(cgroup) = TestCgroup::below(MEMORY_V1, "memory.stat") else {
        return;
    };
    let files = Scratch::in_memory();
    let groups = ["a", "a/b", "a/b/c", "d"].map(|path| cgroup.make(path));
    fs::write(groups[0].join("memory.limit_in_bytes"), (1u64 << 30).to_string()).unwrap();
    fs::write(groups[2].join("memory.limit_in_bytes"), (1u64 << 29).to_string()).unwrap();
    for (number, group) in groups.iter().enumerate() {
        charge(group, &files.path().join(format!("f{number}")), 2 + number as u32);
    }
    let mut options = TreeOptions::new();
    for name in
        ["memory.stat", "memory.numa_stat", "memory.limit_in_bytes", "memory.memsw.limit_in_bytes"]
    {
        options.file(name);
    }
    let mut tree = Tree::open(cgroup.path(), &options).unwrap();
    // The kernel brings its sums up to date every two seconds, or later.
    let mut totals = tree.matrix().clone();
    for _ in 0..5 {
        sleep(Duration::from_millis(2200));
        tree.walk().unwrap();
        assert_eq!((tree.len(), tree.problems().len()), (5, 0));
        totals = tree.matrix().totals(tree.forest()).unwrap();
        if differences(tree.matrix(), &totals).is_empty() {
            break;
        }
    }
    assert_eq!(differences(tree.matrix(), &totals), []);
    let cache = tree.column("memory.stat", "cache", "").unwrap();
    assert!(totals.cell(0, cache).number().unwrap() >= 14 << 20);
    for (source, name, file) in
        [(0, "memory.stat", File::V1MemoryStat), (1, "memory.numa_stat", File::V1MemoryNumaStat)]
    {
        let mut printer = Printer::new(tree.matrix().columns(), source, file);
        for row in 0..tree.len() {
            let ours = printer.print(tree.matrix(), &totals, row).unwrap().to_text();
            let kernel = fs::read(tree.path(row).join(name)).unwrap();
            assert_eq!(String::from_utf8(ours), String::from_utf8(kernel), "{name}");
        }
    }
}

#[test]
fn a_live_tree_that_changes() {
    let Some(cgroup) = TestCgroup::below(MEMORY_V1, "memory.stat") else {
        return;
    };
    let mut options = TreeOptions::new();
    options.file("memory.stat").file("memory.usage_in_bytes");
    let mut tree = Tree::open(cgroup.path(), &options).unwrap();
    let mut expected: BTreeMap<PathBuf, u64> = BTreeMap::new();
    let path = |name: String| cgroup.path().join(name);
    for round in 0..20u32 {
        // One more, one less, and one in place of another.
        fs::create_dir(path(format!("n{round}"))).unwrap();
        fs::create_dir(path(format!("n{round}/x"))).unwrap();
        if round >= 5 {
            remove_cgroup(&path(format!("n{}", round - 5)));
        }
        if round >= 2 {
            remove_cgroup(&path(format!("n{}", round - 2)));
            fs::create_dir(path(format!("n{}", round - 2))).unwrap();
        }
        tree.walk().unwrap();
        assert!(tree.problems().is_empty(), "{:?}", tree.problems());
        let found: BTreeMap<PathBuf, u64> =
            (0..tree.len()).map(|row| (tree.path(row), tree.id(row))).collect();
        let mut there: Vec<PathBuf> = vec![cgroup.path().to_owned()];
        let mut next = 0;
        while next < there.len() {
            let below = fs::read_dir(&there[next]).unwrap().map(|entry| entry.unwrap());
            let below: Vec<_> = below
                .filter(|entry| entry.file_type().unwrap().is_dir())
                .map(|e| e.path())
                .collect();
            there.extend(below);
            next += 1;
        }
        there.sort();
        assert_eq!(found.keys().cloned().collect::<Vec<_>>(), there);
        for row in 0..tree.len() {
            assert!(tree.matrix().cell(row, 0).number().is_some());
        }
        let added = tree.added();
        for row in 0..tree.len() {
            let known = expected.get(&tree.path(row)) == Some(&tree.id(row));
            assert_eq!(known, !added.contains(&row));
        }
        let went = expected.iter().filter(|(path, id)| found.get(*path) != Some(id)).count();
        assert_eq!(tree.gone().len(), went);
        expected = found;
    }
}

/// A directory of which the links do not tell how many directories it has is
/// listed by every walk.
#[test]
fn other_file_systems_are_listed() {
    let scratch = Scratch::new();
    scratch.write("a/memory.stat", "anon 1\n");
    let mut options = TreeOptions::new();
    let mut tree = Tree::open(scratch.path(), options.file("memory.stat")).unwrap();
    for count in 2..6 {
        tree.walk().unwrap();
        assert_eq!(tree.len(), count);
        scratch.write(&format!("a/n{count}/memory.stat"), "anon 2\n");
    }
    // A link to a directory is no cgroup, nor is a file.
    std::os::unix::fs::symlink(scratch.path(), scratch.path().join("link")).unwrap();
    scratch.write("file", "");
    tree.walk().unwrap();
    assert_eq!(tree.len(), 6);
}
