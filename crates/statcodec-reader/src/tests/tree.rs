//! `Tree`: what goes wrong with one cgroup costs that one alone.

use std::collections::BTreeMap;
use std::path::Path;

use rustix::io::Errno;
use statcodec::Cell;
use statcodec::accumulate::{Marks, NO_PARENT};

use super::faults::{Before, Faults, Step};
use crate::{ReadErrorKind, Tree, TreeOptions};

/// A root, /a with /a/b and /a/c, and /d: memory.stat and memory.current in
/// all but the root, which has no memory.current.
fn machine() -> &'static Faults {
    let faults = Faults::new();
    faults.directory("/cg").write("/cg/memory.stat", stat(100));
    for (path, number) in [("/cg/a", 60), ("/cg/a/b", 20), ("/cg/a/c", 30), ("/cg/d", 5)] {
        cgroup(faults, path, number);
    }
    faults
}

fn stat(number: u64) -> String {
    format!("anon {number}\nfile {}\n", 10 * number)
}

fn cgroup(faults: &Faults, path: &str, number: u64) {
    faults.write(&format!("{path}/memory.stat"), stat(number));
    faults.write(&format!("{path}/memory.current"), format!("{}\n", 11 * number));
}

fn options() -> TreeOptions {
    let mut options = TreeOptions::new();
    options.file("memory.stat").file("memory.current");
    options
}

fn open(faults: &'static Faults, options: &TreeOptions) -> Tree {
    Tree::opened(faults, Path::new("/cg"), options).unwrap()
}

fn walked(faults: &'static Faults) -> Tree {
    let mut tree = open(faults, &options());
    tree.walk().unwrap();
    tree
}

/// The cells of each cgroup, by path and as words.
fn shown(tree: &Tree) -> BTreeMap<String, String> {
    let word = |cell: Cell<'_>| match cell {
        Cell::Value(number) => number.to_string(),
        Cell::Absent => "absent".to_owned(),
        Cell::Unreadable(_) => "unreadable".to_owned(),
        other => panic!("{other:?}"),
    };
    let row = |row: usize| {
        let cells = tree.matrix().row(row).unwrap();
        let words: Vec<String> = cells.cells().map(|(_, cell, _)| word(cell)).collect();
        (tree.path(row).to_str().unwrap().to_owned(), words.join(" "))
    };
    (0..tree.len()).map(row).collect()
}

fn expected(rows: &[(&str, &str)]) -> BTreeMap<String, String> {
    rows.iter().map(|&(path, cells)| (path.to_owned(), cells.to_owned())).collect()
}

// The columns are memory.current, whose name is known before it is read, and
// then memory.stat's in its order.
const ALL: [(&str, &str); 5] = [
    ("/cg", "absent 100 1000"),
    ("/cg/a", "660 60 600"),
    ("/cg/a/b", "220 20 200"),
    ("/cg/a/c", "330 30 300"),
    ("/cg/d", "55 5 50"),
];

#[test]
fn a_walk_has_every_cgroup_after_its_parent() {
    let faults = machine();
    let mut tree = open(faults, &options());
    assert!(tree.is_empty());
    tree.walk().unwrap();
    assert_eq!(shown(&tree), expected(&ALL));
    assert_eq!(tree.forest().parents()[0], NO_PARENT);
    for row in 1..tree.len() {
        let parent = tree.forest().parent(row).unwrap();
        assert!(parent < row);
        assert_eq!(tree.path(parent), tree.path(row).parent().unwrap());
        assert_eq!(tree.path(row).file_name(), Some(tree.name(row)));
        assert_eq!(tree.depth(row), tree.depth(parent) + 1);
        assert_ne!(tree.id(row), 0);
    }
    assert_eq!((tree.added(), tree.gone().len(), tree.problems().len()), (0..5, 0, 0));
    // Own values: the root lacks memory.current, and says so.
    let mut own = tree.matrix().clone();
    own.own(tree.forest()).unwrap();
    let current = tree.column("memory.current", "value", "").unwrap();
    let anon = tree.column("memory.stat", "anon", "").unwrap();
    assert_eq!((own.cell(0, anon), own.cell(0, current)), (Cell::Value(35), Cell::Absent));
    assert_eq!(own.marks_of(1, anon), Marks::NONE);
}

#[test]
fn a_warm_walk_reads_each_file_with_one_call() {
    let faults = machine();
    let mut tree = walked(faults);
    assert_eq!(tree.kept_descriptors(), 9);
    for path in ["/cg/a", "/cg/d"] {
        faults.write(&format!("{path}/memory.stat"), stat(6));
        faults.calls();
        tree.walk().unwrap();
        let calls = faults.calls();
        let count = |name| calls.iter().filter(|&&call| call == name).count();
        // The root's memory.current is looked for again.
        assert_eq!((count("pread"), count("open"), count("list")), (9, 1, 0));
        assert_eq!(count("stat"), 7, "each directory, the root, and the root for its file");
    }
}

#[test]
fn new_and_gone_cgroups_are_noticed() {
    let faults = machine();
    let mut tree = walked(faults);
    let ids = |tree: &Tree| -> BTreeMap<String, u64> {
        (0..tree.len()).map(|row| (tree.path(row).display().to_string(), tree.id(row))).collect()
    };
    let before = ids(&tree);
    // One more, one less, and one in place of another: the same number.
    cgroup(faults, "/cg/d/e", 1);
    faults.remove("/cg/a/b");
    cgroup(faults, "/cg/a/f", 2);
    cgroup(faults, "/cg/a/f/g", 3);
    tree.walk().unwrap();
    let mut rows = ALL.to_vec();
    rows.retain(|(path, _)| *path != "/cg/a/b");
    rows.extend([("/cg/d/e", "11 1 10"), ("/cg/a/f", "22 2 20"), ("/cg/a/f/g", "33 3 30")]);
    assert_eq!(shown(&tree), expected(&rows));
    assert_eq!((tree.added(), tree.gone().len()), (4..7, 1));
    assert_eq!(tree.gone()[0].id, before["/cg/a/b"]);
    assert_eq!(tree.gone()[0].error.path, Path::new("/cg/a/b"));
    let after = ids(&tree);
    assert!(before.iter().all(|(path, id)| path == "/cg/a/b" || after[path] == *id));
    // A subtree, and another under its name.
    faults.remove("/cg/a");
    cgroup(faults, "/cg/a", 9);
    tree.walk().unwrap();
    let rows = [ALL[0], ("/cg/a", "99 9 90"), ("/cg/d", "55 5 50"), ("/cg/d/e", "11 1 10")];
    assert_eq!(shown(&tree), expected(&rows));
    assert_eq!((tree.added(), tree.gone().len()), (3..4, 4));
    assert_ne!(ids(&tree)["/cg/a"], after["/cg/a"]);
    tree.walk().unwrap();
    assert_eq!((tree.added(), tree.gone().len()), (4..4, 0));
    assert_eq!(tree.kept_descriptors(), 7);
    assert_eq!(faults.open_count(), 8, "nothing leaks");
}

#[test]
fn the_depth_may_be_bounded() {
    let faults = machine();
    for (depth, count) in [(0, 1), (1, 3), (2, 5), (9, 5)] {
        let mut tree = open(faults, options().depth(depth));
        tree.walk().unwrap();
        assert_eq!(tree.len(), count);
    }
}

/// Before every call of a first walk and of a second one, /cg/a/b goes.
#[test]
fn a_cgroup_may_vanish_at_any_moment() {
    for warm in [false, true] {
        for call in 0.. {
            let faults = machine();
            let mut tree = open(faults, &options());
            if warm {
                tree.walk().unwrap();
            }
            faults.calls();
            faults.before_call(call, Before::Remove("/cg/a/b"));
            tree.walk().unwrap();
            let calls = faults.calls().len();
            let mut rows = shown(&tree);
            // It is whole, or it is gone; nothing else changes.
            match rows.remove("/cg/a/b") {
                Some(cells) => assert_eq!(cells, ALL[2].1, "call {call}"),
                None => assert!(tree.gone().len() <= 1, "call {call}"),
            }
            rows.insert(ALL[2].0.to_owned(), ALL[2].1.to_owned());
            assert_eq!(rows, expected(&ALL), "call {call}");
            assert!(tree.problems().is_empty(), "call {call}: {:?}", tree.problems());
            faults.before_call(usize::MAX / 2, Before::Nothing);
            tree.walk().unwrap();
            assert_eq!(tree.len(), if call < calls { 4 } else { 5 });
            assert_eq!(faults.open_count(), 1 + tree.kept_descriptors());
            if call >= calls {
                break;
            }
        }
    }
}

/// Before every call of a first walk one goes, and after it another comes: the
/// number of links is then what it was when a directory was looked at.
#[test]
fn a_cgroup_that_comes_after_another_vanished_is_noticed() {
    for call in 0.. {
        let faults = machine();
        let mut tree = open(faults, &options());
        faults.calls();
        faults.before_call(call, Before::Remove("/cg/a/c"));
        tree.walk().unwrap();
        let calls = faults.calls().len();
        faults.before_call(usize::MAX / 2, Before::Nothing);
        cgroup(faults, "/cg/a/f", 2);
        tree.walk().unwrap();
        assert!(shown(&tree).contains_key("/cg/a/f"), "call {call}");
        if call >= calls {
            break;
        }
    }
}

/// The same with a signal, a short read, no descriptor, an I/O error.
#[test]
fn any_call_may_fail() {
    let faults_of = [
        Before::Fail(Errno::INTR),
        Before::Short(1),
        Before::Short(9),
        Before::Fail(Errno::MFILE),
        Before::Fail(Errno::IO),
        Before::Fail(Errno::ACCESS),
        Before::Nothing,
    ];
    for before in faults_of {
        let harmless = !matches!(before, Before::Fail(Errno::IO | Errno::ACCESS | Errno::MFILE));
        for warm in [false, true] {
            for call in 0.. {
                let faults = machine();
                let mut tree = open(faults, &options());
                if warm {
                    tree.walk().unwrap();
                }
                faults.calls();
                faults.before_call(call, before);
                let result = tree.walk();
                let done = call >= faults.calls().len();
                if harmless || done {
                    assert_eq!(result, Ok(()), "{before:?} {call}");
                    assert_eq!(shown(&tree), expected(&ALL), "{before:?} {call}");
                    assert!(tree.problems().is_empty(), "{before:?} {call}");
                }
                // What is there is right.
                for (path, cells) in shown(&tree) {
                    let all = ALL.iter().find(|row| row.0 == path).unwrap().1;
                    for (word, right) in cells.split(' ').zip(all.split(' ')) {
                        assert!(word == right || word == "unreadable" || result.is_err());
                    }
                }
                faults.before_call(usize::MAX / 2, Before::Nothing);
                tree.walk().unwrap();
                assert_eq!(shown(&tree), expected(&ALL), "{before:?} {call}");
                assert!(tree.problems().is_empty() && tree.gone().is_empty());
                if done {
                    break;
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_read_is_unreadable_and_said() {
    let faults = machine();
    faults.unreadable("/cg/a/memory.stat", Errno::OPNOTSUPP);
    faults.closed("/cg/a/b/memory.current", Errno::ACCESS);
    faults.write("/cg/a/c/memory.stat", "anon 30\nfile x\n");
    faults.write("/cg/d/memory.stat", "");
    let tree = walked(faults);
    let mut rows = ALL;
    rows[1].1 = "660 unreadable unreadable";
    rows[2].1 = "unreadable 20 200";
    rows[3].1 = "330 30 unreadable";
    rows[4].1 = "55 unreadable unreadable";
    assert_eq!(shown(&tree), expected(&rows));
    let mut problems: Vec<String> =
        tree.problems().iter().map(|problem| problem.error.to_string()).collect();
    problems.sort();
    assert_eq!(
        problems,
        [
            "/cg/a/b/memory.current: not permitted: Permission denied (os error 13)",
            "/cg/a/c/memory.stat: line 2, column 6: expected a decimal number, found `x`",
            "/cg/a/memory.stat: the kernel does not support it here: Operation not supported (os error 95)",
            "/cg/d/memory.stat: expected text, found an empty file",
        ]
    );
    for problem in tree.problems() {
        assert!(problem.error.path.starts_with(tree.path(problem.row)));
    }
}

/// A file goes though its cgroup stays: a controller is switched off. It is
/// reported once, and then absent; when it comes back it is read again.
#[test]
fn a_file_may_come_and_go() {
    let faults = machine();
    let mut tree = walked(faults);
    faults.remove("/cg/d/memory.current");
    tree.walk().unwrap();
    let mut rows = ALL;
    rows[4].1 = "unreadable 5 50";
    assert_eq!(shown(&tree), expected(&rows));
    assert_eq!(tree.problems()[0].error.kind, ReadErrorKind::Vanished);
    tree.walk().unwrap();
    rows[4].1 = "absent 5 50";
    assert_eq!((shown(&tree), tree.problems().len()), (expected(&rows), 0));
    for _ in 0..2 {
        faults.remove("/cg/d/memory.current").write("/cg/d/memory.current", "55\n");
        tree.walk().unwrap();
        assert_eq!((shown(&tree), tree.problems().len()), (expected(&ALL), 0));
    }
}

#[test]
fn keys_of_a_later_cgroup_get_their_columns() {
    let faults = machine();
    let mut tree = walked(faults);
    faults.write("/cg/a/c/memory.stat", "anon 30\nnew 7\nfile 300\n");
    faults.unreadable("/cg/d/memory.stat", Errno::IO);
    for _ in 0..2 {
        tree.walk().unwrap();
        let rows = [
            ("/cg", "absent 100 1000 absent"),
            ("/cg/a", "660 60 600 absent"),
            ("/cg/a/b", "220 20 200 absent"),
            ("/cg/a/c", "330 30 300 7"),
            ("/cg/d", "55 unreadable unreadable unreadable"),
        ];
        assert_eq!(shown(&tree), expected(&rows));
    }
}

#[test]
fn chosen_keys_alone_have_columns() {
    let faults = machine();
    faults.write("/cg/d/memory.stat", "file 50\nnew 1\n");
    let mut options = TreeOptions::new();
    options.keys("memory.stat", &["file", "no_such", "anon"]);
    let mut tree = open(faults, &options);
    tree.walk().unwrap();
    let shown = shown(&tree);
    assert_eq!(shown["/cg/a"], "600 absent 60");
    assert_eq!(shown["/cg/d"], "50 absent absent");
    assert_eq!(tree.column("memory.stat", "anon", ""), Some(2));
}

#[test]
fn descriptors_are_kept_up_to_the_limit() {
    for limit in [0, 1, 3, 100] {
        let faults = machine();
        let mut tree = open(faults, options().descriptors(limit));
        for _ in 0..3 {
            tree.walk().unwrap();
            assert_eq!(shown(&tree), expected(&ALL));
            assert_eq!(tree.kept_descriptors(), limit.min(9));
            assert_eq!(faults.open_count(), 1 + limit.min(9));
        }
        // Those of a cgroup that is gone are free for another.
        faults.remove("/cg/a");
        tree.walk().unwrap();
        cgroup(faults, "/cg/h", 1);
        tree.walk().unwrap();
        assert_eq!(tree.kept_descriptors(), limit.min(5));
    }
}

/// The process has no descriptors left: kept ones are given up.
#[test]
fn a_process_without_descriptors_reads_on() {
    for most in 2..12 {
        let faults = machine();
        let mut tree = open(faults, &options());
        faults.most_open(most);
        for _ in 0..3 {
            tree.walk().unwrap();
            assert_eq!(shown(&tree), expected(&ALL), "{most}");
            assert!(tree.problems().is_empty(), "{most}: {:?}", tree.problems());
        }
    }
    // With none at all but the root's, each file is a problem of its own.
    let faults = machine();
    let mut tree = walked(faults);
    faults.most_open(0);
    faults.remove("/cg/a/b").remove("/cg/a/c");
    cgroup(faults, "/cg/a/b", 7);
    tree.walk().unwrap();
    assert!(
        tree.problems().iter().all(|problem| problem.error.kind == ReadErrorKind::TooManyFiles)
    );
    faults.most_open(100);
    tree.walk().unwrap();
    assert_eq!(shown(&tree)["/cg/a/b"], "77 7 70");
}

#[test]
fn the_root_may_go_and_come_back() {
    let faults = machine();
    let mut tree = walked(faults);
    faults.remove("/cg");
    for _ in 0..2 {
        assert_eq!(tree.walk().unwrap_err().kind, ReadErrorKind::Vanished);
        assert_eq!(tree.len(), 5, "as the last walk left it");
    }
    cgroup(faults, "/cg", 1);
    cgroup(faults, "/cg/z", 2);
    tree.walk().unwrap();
    assert_eq!(shown(&tree), expected(&[("/cg", "11 1 10"), ("/cg/z", "22 2 20")]));
    assert_eq!((tree.added(), tree.gone().len()), (0..2, 5));
    assert_eq!(faults.open_count(), 5);
}

#[test]
fn threads_find_the_same() {
    let faults = machine();
    for number in 0..150 {
        cgroup(faults, &format!("/cg/d/n{number}"), number);
    }
    faults.unreadable("/cg/d/n77/memory.stat", Errno::IO);
    faults.write("/cg/d/n78/memory.stat", "anon 1\nother 2\n");
    let mut one = open(faults, &options());
    let mut four = open(faults, options().threads(4));
    for _ in 0..3 {
        one.walk().unwrap();
        four.walk().unwrap();
        assert_eq!(one.matrix(), four.matrix());
        assert_eq!(one.problems(), four.problems());
        assert_eq!(one.problems().len(), 1);
        faults.remove("/cg/d/n3");
        cgroup(faults, "/cg/d/n3", 4);
    }
    assert_eq!(four.kept_descriptors(), one.kept_descriptors());
}

#[test]
fn what_a_matrix_cannot_hold_is_refused() {
    let faults = machine();
    for (name, kind) in [
        ("no.such", ReadErrorKind::UnknownFile),
        ("../memory.stat", ReadErrorKind::UnknownFile),
        ("hugetlb.*.max", ReadErrorKind::UnknownFile),
        ("cgroup.procs", ReadErrorKind::Unsupported),
    ] {
        let mut options = TreeOptions::new();
        options.file(name);
        let error = Tree::opened(faults, Path::new("/cg"), &options).unwrap_err();
        assert_eq!(error.kind, kind, "{name}");
    }
    let error = Tree::opened(faults, Path::new("/no"), &options()).unwrap_err();
    assert_eq!((error.kind, error.path.as_path()), (ReadErrorKind::Vanished, Path::new("/no")));
}

#[test]
fn files_may_come_in_parts() {
    let faults = machine();
    faults.in_parts();
    for path in ["/cg", "/cg/a", "/cg/a/b", "/cg/a/c", "/cg/d"] {
        faults.most(&format!("{path}/memory.stat"), 9);
    }
    let mut tree = walked(faults);
    tree.walk().unwrap();
    assert_eq!((shown(&tree), tree.problems().len()), (expected(&ALL), 0));
}

/// A removal while another cgroup's file is read.
#[test]
fn a_neighbour_vanishes_while_one_is_read() {
    let faults = machine();
    let mut tree = walked(faults);
    faults.steps("/cg/a/memory.stat", [Step::Remove("/cg/a/c")]);
    tree.walk().unwrap();
    let mut rows = ALL.to_vec();
    rows.remove(3);
    assert_eq!(shown(&tree), expected(&rows));
    assert_eq!(tree.gone()[0].error.errno, Some(Errno::NODEV.raw_os_error()));
}
