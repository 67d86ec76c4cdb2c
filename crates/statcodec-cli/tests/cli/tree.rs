//! `statcodec tree`: captures arranged as the tree that they are of, made-up
//! trees, and this machine's own.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{Run, captures, command, files, folder, run, write};

/// The cgroups of a capture in their folders.
fn captured(capture: &str, test: &str) -> PathBuf {
    let root = folder(test);
    for (from, to) in [
        ("root", ""),
        ("web", "web"),
        ("web_a", "web/a"),
        ("web_b", "web/b"),
        ("batch", "batch"),
        ("batch_job", "batch/job"),
        ("idle", "idle"),
    ] {
        let from = captures().join(capture).join(from);
        if from.exists() {
            for file in files(&from) {
                let text = fs::read(&file).unwrap();
                write(&root.join(to).join(file.strip_prefix(&from).unwrap()), text);
            }
        }
    }
    root
}

#[track_caller]
fn tree(root: &Path, more: &str) -> Run {
    let mut command = command(["tree"]);
    command.arg(root).args(more.split_whitespace());
    run(command, b"")
}

/// The table below the two lines of the head.
#[track_caller]
fn table(root: &Path, more: &str) -> String {
    let run = tree(root, more);
    let text = str::from_utf8(run.clean()).unwrap();
    text.split_inclusive('\n').skip(2).collect()
}

#[test]
fn tables_of_captures() {
    for (capture, more, want) in [
        (
            "v2-6.12",
            "",
            "    anon    share  cgroup\n\
             63.7 MiB  100.0 %  /\n\
             38.4 MiB   60.2 %  ├─ batch\n\
             23.9 MiB   37.5 %  │  └─ job\n\
             25.0 MiB   39.2 %  ├─ web\n\
             24.9 MiB   39.1 %  │  ├─ a\n\
             16.0 KiB    0.0 %  │  └─ b\n     \
                  0 B    0.0 %  └─ idle\n",
        ),
        (
            "v2-6.12",
            "--own --depth 1 --key anon,file",
            "     anon   share     file  cgroup\n\
             388.0 KiB   0.6 %  6.7 MiB  /\n \
              14.5 MiB  22.7 %      0 B  ├─ batch\n      \
                   0 B   0.0 %      0 B  ├─ idle\n      \
                   0 B   0.0 %      0 B  └─ web\n",
        ),
        (
            "v2-6.12",
            "--top 3",
            "    anon    share  cgroup\n\
             63.7 MiB  100.0 %  /\n\
             38.4 MiB   60.2 %  /batch\n\
             25.0 MiB   39.2 %  /web\n",
        ),
        (
            "v2-6.12",
            "--file memory.max",
            "memory.max  cgroup\n         \
                      -  /\n \
              unlimited  ├─ batch\n  \
               40.0 MiB  │  └─ job\n \
              unlimited  ├─ idle\n \
              unlimited  └─ web\n \
              unlimited     ├─ a\n \
              unlimited     └─ b\n",
        ),
        // v1's rss is what v2 calls anon; its totals are the kernel's.
        (
            "v1-6.1",
            "--key anon --depth 1",
            "     rss    share  cgroup\n\
             90.0 MiB  100.0 %  /\n\
             56.7 MiB   63.0 %  ├─ batch\n\
             32.2 MiB   35.8 %  └─ web\n",
        ),
        (
            "v1-6.1",
            "--own",
            "      rss   share  cgroup\n\
             160.0 KiB   0.2 %  /\n \
              56.7 MiB  63.0 %  ├─ batch\n      \
                   0 B   0.0 %  └─ web\n \
              32.2 MiB  35.8 %     ├─ a\n \
              12.0 KiB   0.0 %     └─ b\n",
        ),
    ] {
        let root = captured(capture, "tree-captures");
        assert_eq!(table(&root, more), want, "{capture} {more}");
    }
}

#[test]
fn the_head_says_what_is_shown() {
    let root = captured("v1-6.1", "tree-head");
    for (more, part) in [("", "with"), ("--total", "with"), ("--own", "without")] {
        let run = tree(&root, more);
        let shown = str::from_utf8(run.clean()).unwrap();
        let want =
            format!("cgroup v1 {}\nmemory.stat: 5 cgroups, {part} descendants\n", root.display());
        assert!(shown.starts_with(&want), "{shown}");
    }
}

#[test]
fn records_are_exact() {
    let root = captured("v2-6.12", "tree-records");
    assert_eq!(
        str::from_utf8(tree(&root, "--top 2 --format json --key anon,shmem").clean()).unwrap(),
        "[\n  {\"cgroup\": \"/\", \"depth\": 0, \"values\": {\"anon\": 66822144, \"shmem\": 41148416}},\n  \
         {\"cgroup\": \"/batch\", \"depth\": 1, \"values\": {\"anon\": 40259584, \"shmem\": 0}}\n]\n"
    );
    assert_eq!(
        str::from_utf8(tree(&root, "--file memory.max --depth 1 --format csv").clean()).unwrap(),
        "cgroup,depth,key,value,state,unit,mark\n\
         /,0,memory.max,,absent,bytes,\n\
         /batch,1,memory.max,max,max,bytes,\n\
         /idle,1,memory.max,max,max,bytes,\n\
         /web,1,memory.max,max,max,bytes,\n"
    );
}

#[test]
fn a_cgroup_below_the_root_keeps_its_name() {
    let root = captured("v2-6.12", "tree-below");
    let run = tree(&root.join("web"), "--format csv");
    let shown = str::from_utf8(run.clean()).unwrap();
    assert!(shown.contains("\n/web,0,anon,") && shown.contains("\n/web/a,1,anon,"), "{shown}");
}

#[test]
fn own_values_below_zero_are_marked() {
    let root = folder("tree-below-zero");
    write(&root.join("memory.stat"), "anon 100\nfile 5\n");
    write(&root.join("a/memory.stat"), "anon 30\nfile 8\n");
    let shown = table(&root, "--own --key anon,file");
    let (rows, note) = shown.split_once("\n*").expect("a note on the mark");
    assert!(rows.contains("\n70 B") && rows.contains(" *0 B") && note.starts_with(" less than"));
    let json = tree(&root, "--own --key anon,file --format json");
    let want = r#""values": {"anon": 70, "file": 0}, "marks": {"file": "below zero"}}"#;
    assert!(str::from_utf8(json.clean()).unwrap().contains(want), "{}", json.text());
    let csv = tree(&root, "--own --key file --format csv");
    assert!(csv.text().contains("/,0,file,0,value,bytes,below zero\n"), "{}", csv.text());
}

#[test]
fn totals_that_no_file_has_are_added_up() {
    let root = folder("tree-local");
    for (name, high) in [("", 1), ("a", 2), ("a/b", 3)] {
        write(&root.join(name).join("memory.events.local"), format!("low 0\nhigh {high}\n"));
    }
    for (more, want) in [("", [6, 5]), ("--own", [1, 2])] {
        let csv = tree(
            &root,
            &format!("--file memory.events.local --key high --format csv --depth 1 {more}"),
        );
        let text = str::from_utf8(csv.clean()).unwrap();
        let wanted = format!("\n/,0,high,{},value,events,\n/a,1,high,{},value,", want[0], want[1]);
        assert!(text.contains(&wanted), "{text}");
    }
}

#[test]
fn a_file_that_cannot_be_read_costs_its_cgroup_only() {
    let root = folder("tree-faults");
    write(&root.join("memory.stat"), "anon 100\n");
    write(&root.join("bad/memory.stat"), "anon x\n");
    fs::create_dir(root.join("loop")).unwrap();
    std::os::unix::fs::symlink("memory.stat", root.join("loop/memory.stat")).unwrap();
    write(&root.join("none/other"), "");
    write(&root.join("odd\x1bname/memory.stat"), "anon 50\nfile 5\n");
    let run = tree(&root, "--format csv");
    assert_eq!(run.status, Some(1));
    assert_eq!(
        run.text(),
        "cgroup,depth,key,value,state,unit,mark\n\
         /,0,anon,100,value,bytes,\n\
         /odd\x1bname,1,anon,50,value,bytes,\n\
         /bad,1,anon,,unreadable,bytes,\n\
         /loop,1,anon,,unreadable,bytes,\n\
         /none,1,anon,,absent,bytes,\n"
    );
    let errors: Vec<&str> = run.err.lines().collect();
    assert_eq!(errors.len(), 2, "{}", run.err);
    assert!(
        errors[0]
            .ends_with("bad/memory.stat: line 1, column 6: expected a decimal number, found `x`")
    );
    assert!(errors[1].contains("loop/memory.stat: "));
    let shown = tree(&root, "");
    assert!(shown.text().contains("odd\\u{1b}name"), "{}", shown.text());
}

#[test]
fn wrong_command_lines() {
    let root = captured("v2-6.12", "tree-wrong");
    for (more, status, message) in [
        ("--key anno", 2, "no cgroup's memory.stat has the key anno; did you mean `anon`?"),
        ("--key qwertyuiop", 2, "`statcodec keys memory.stat` lists"),
        ("--key nr_dying_subsys_memory --file cgroup.stat", 0, ""),
        ("--key zswap_incomp", 1, "no cgroup's memory.stat has the key zswap_incomp"),
        ("--key=", 2, "a --key is empty"),
        ("--file memory.sta", 2, "did you mean `memory.stat`?"),
        ("--file ../memory.stat", 2, "no known file"),
        ("--file cgroup.procs", 2, "name a --key"),
        ("--file cgroup.procs --key x", 1, "cgroup.procs: the kernel does not support"),
        ("--own --total", 2, "cannot be used with"),
        ("--depth -1", 2, "unexpected argument"),
        ("--top 0", 2, "invalid value '0'"),
    ] {
        let run = tree(&root, more);
        assert_eq!(run.status, Some(status), "{more}: {}", run.err);
        assert!(run.err.contains(message), "{more}: {}", run.err);
    }
    let run = tree(Path::new("/nonexistent"), "");
    assert_eq!(run.status, Some(1));
    assert!(run.err.starts_with("statcodec: /nonexistent: no such path"), "{}", run.err);
}

#[test]
fn cgroups_that_come_and_go_cost_only_themselves() {
    // The machine's own hierarchy where it may be written, else a folder.
    let own = Path::new("/sys/fs/cgroup/memory").join(format!("statcodec-{}", std::process::id()));
    let live = fs::create_dir(&own).is_ok();
    let root = if live { own } else { folder("tree-race") };
    let make = |name: &str| {
        let path = root.join(name);
        let _ = fs::create_dir(&path);
        if !live {
            let _ = fs::write(path.join("memory.stat"), "rss 1\n");
        }
    };
    let remove = |name: &str| {
        let path = root.join(name);
        let _ = if live { fs::remove_dir(path) } else { fs::remove_dir_all(path) };
    };
    make("stays");
    if !live {
        write(&root.join("memory.stat"), "rss 1\n");
    }
    let runs: Vec<Run> = std::thread::scope(|scope| {
        let (stop, stopped) = std::sync::mpsc::channel::<()>();
        scope.spawn(move || {
            while stopped.try_recv() == Err(std::sync::mpsc::TryRecvError::Empty) {
                make("comes");
                remove("comes");
            }
        });
        let runs = (0..8).map(|_| tree(&root, "--key rss --format csv")).collect();
        drop(stop);
        runs
    });
    remove("comes");
    remove("stays");
    if live {
        let _ = fs::remove_dir(&root);
    }
    for run in runs {
        assert_eq!(run.status, Some(0), "{}", run.err);
        assert!(run.text().contains("/stays,1,rss,"), "{}", run.text());
        assert!(run.err.lines().all(|line| line.contains("comes") && line.contains("is gone")));
    }
}

#[test]
fn this_machine_is_shown_without_a_root() {
    let run = run(command(["tree", "--depth", "1"]), b"");
    // Where no cgroups are mounted, that is said.
    match run.status {
        Some(0) => assert!(run.text().starts_with("cgroup v"), "{}", run.text()),
        _ => assert!(run.err.starts_with("statcodec: "), "{}", run.err),
    }
}

#[test]
fn tables_keep_to_the_width_of_the_terminal() {
    let root = captured("v2-6.12", "tree-width");
    let deep = root.join("a-name-that-is-longer-than-any-terminal-is-wide-and-goes-on/".repeat(5));
    write(&deep.join("memory.stat"), "anon 1\nfile 1\n");
    for columns in [40, 80, 200] {
        for more in ["--key anon,file", "--own", "--top 5"] {
            let mut command = command(["tree"]);
            command.arg(&root).args(more.split(' ')).env("COLUMNS", columns.to_string());
            let run = run(command, b"");
            let shown = str::from_utf8(run.clean()).unwrap();
            for line in shown.lines().skip(2).filter(|line| !line.starts_with('*')) {
                assert!(line.chars().count() <= columns, "{columns}: {line}");
            }
        }
    }
}
