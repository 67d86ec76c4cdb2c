//! `statcodec show`: the machine's own statistics, the bundled capture, files.

use std::path::Path;

use crate::program::{Run, captures, command, folder, run, write};

/// Runs `show` on a made-up machine.
#[track_caller]
fn show(root: &Path, more: &[&str]) -> Run {
    let mut command = command(["show", "--root"]);
    command.arg(root).args(more);
    run(command, b"")
}

/// The first words of the row of this key.
#[track_caller]
fn row<'t>(text: &'t str, key: &str) -> Vec<&'t str> {
    let line = text
        .lines()
        .find(|line| line.split_whitespace().next() == Some(key))
        .unwrap_or_else(|| panic!("no row {key} in\n{text}"));
    line.split_whitespace().take(4).collect()
}

const V2: &str = "30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n";

#[test]
fn this_machine_or_the_capture_is_shown_without_arguments() {
    let run = run(command::<&str>([]), b"");
    assert_eq!(run.status, Some(0));
    assert!(run.text().contains("\nmemory.stat "), "{}", run.text());
}

#[test]
fn machine_table() {
    let stat = "anon 4096\nfile 8388608\n";
    let v1 = "cache 4096\nrss 1\nhierarchical_memory_limit 9223372036854771712\n";
    let hybrid = "31 23 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw\n\
         35 31 0:32 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n\
         41 31 0:38 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw\n";
    let bind = "35 31 0:32 /docker/abc /sys/fs/cgroup/memory rw - cgroup cgroup rw,cpu,memory\n";
    let blank = "35 31 0:32 / /mnt/my\\040cgroups rw - cgroup2 none rw\n";
    for (name, mountinfo, cgroup, file, text, head) in [
        ("v2", V2, "0::/a/b\n", "sys/fs/cgroup/a/b/memory.stat", stat, "cgroup v2 /a/b"),
        (
            "hybrid",
            hybrid,
            "4:memory:/x\n0::/y\n",
            "sys/fs/cgroup/memory/x/memory.stat",
            v1,
            "cgroup v1 /x",
        ),
        // A container whose mount shows its own cgroup at the top.
        (
            "bind",
            bind,
            "4:cpu,memory:/docker/abc\n",
            "sys/fs/cgroup/memory/memory.stat",
            v1,
            "cgroup v1 /docker/abc",
        ),
        ("blank", blank, "0::/\n", "mnt/my cgroups/memory.stat", stat, "cgroup v2 /"),
        // v1's controller exists, but its hierarchy is not mounted here.
        ("fallback", V2, "4:memory:/x\n0::/\n", "sys/fs/cgroup/memory.stat", stat, "cgroup v2 /"),
    ] {
        let root = folder(&format!("machine-{name}"));
        write(&root.join("proc/self/mountinfo"), mountinfo);
        write(&root.join("proc/self/cgroup"), cgroup);
        write(&root.join(file), text);
        let run = show(&root, &[]);
        let shown = str::from_utf8(run.clean()).unwrap();
        assert_eq!(shown.lines().next(), Some(head), "{name}");
        let place = root.join(file).parent().unwrap().display().to_string();
        assert_eq!(shown.lines().nth(1), Some(place.as_str()), "{name}");
        let first = text.split(' ').next().unwrap();
        assert_eq!(row(shown, first)[1..], ["4096", "4.0", "KiB"], "{name}");
    }
}

#[test]
fn a_folder_that_is_not_visible_is_looked_for_above() {
    for (name, cgroup, file) in [
        ("deep", "0::/a/b/c\n", "sys/fs/cgroup/a/memory.stat"),
        ("top", "0::/a/b\n", "sys/fs/cgroup/memory.stat"),
        ("outside", "0::/../other\n", "sys/fs/cgroup/memory.stat"),
        ("deleted", "0::/a (deleted)\n", "sys/fs/cgroup/memory.stat"),
    ] {
        let root = folder(&format!("climb-{name}"));
        write(&root.join("proc/self/mountinfo"), V2);
        write(&root.join("proc/self/cgroup"), cgroup);
        write(&root.join(file), "anon 1\n");
        let run = show(&root, &[]);
        let shown = str::from_utf8(run.clean()).unwrap();
        let note = shown.lines().nth(1).unwrap();
        assert!(note.ends_with("the nearest folder above it with memory statistics"), "{note}");
        assert_eq!(row(shown, "anon")[1], "1");
    }
}

#[test]
fn use_limits_and_nodes_come_with_it() {
    let root = folder("limits");
    write(&root.join("proc/self/mountinfo"), V2);
    write(&root.join("proc/self/cgroup"), "0::/\n");
    for (name, text) in [
        ("memory.stat", "anon 0\nbrand_new 12\nfile x\n"),
        ("memory.current", "1288490189\n"),
        ("memory.max", "max\n"),
        ("memory.numa_stat", "anon N0=4096 N2=0\nfile N0=0 N2=0\n"),
        ("memory.events", "low 0\n"),
        ("unknown", "x\n"),
    ] {
        write(&root.join("sys/fs/cgroup").join(name), text);
    }
    let shown = show(&root, &[]);
    assert_eq!(shown.status, Some(0));
    assert_eq!(shown.err, "memory.stat:3:6: expected a decimal number, found `x`\n");
    let text = shown.text();
    assert_eq!(row(text, "memory.current")[1..], ["1288490189", "1.2", "GiB"]);
    assert_eq!(row(text, "memory.max")[1..3], ["max", "unlimited"]);
    assert_eq!(row(text, "brand_new"), ["brand_new", "12", "(not", "in"]);
    assert_eq!(row(text, "file")[1..3], ["x", "unreadable"]);
    let nodes = text.split_once("memory.numa_stat").unwrap().1;
    assert_eq!(row(nodes, "key")[1..3], ["N0", "N2"]);
    assert_eq!(row(nodes, "anon")[1..3], ["4.0", "KiB"]);
    assert!(!nodes.contains("\nfile"), "rows of zeros are left out");
    assert!(!text.contains("memory.events"));

    let all = show(&root, &["--all"]);
    let events = all.text().split_once("memory.events:").unwrap().1;
    assert_eq!(row(events, "low")[1..4], ["0", "0", "events"]);
}

#[test]
fn a_machine_without_statistics_shows_the_capture_and_says_so() {
    let none = folder("none");
    let empty = folder("empty");
    write(&empty.join("proc/self/mountinfo"), V2);
    write(&empty.join("proc/self/cgroup"), "0::/\n");
    for (root, reason) in [(none, "/proc/self/mountinfo: No such"), (empty, "memory.stat: No such")]
    {
        for more in [&[][..], &["--all"]] {
            let run = show(&root, more);
            assert_eq!(run.status, Some(0));
            assert!(run.err.contains("this machine has no memory statistics"), "{}", run.err);
            assert!(run.err.contains(reason), "{}", run.err);
            assert!(run.text().starts_with("bundled capture, not this machine:"));
            assert_eq!(row(run.text(), "memory.current")[1..], ["65138688", "62.1", "MiB"]);
            assert!(run.text().contains("N3"));
        }
    }
}

#[test]
fn the_bundled_capture_is_that_of_the_test_data() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample");
    for path in crate::program::files(&sample) {
        let capture = captures().join("v2-7.2/web").join(path.file_name().unwrap());
        assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(capture).unwrap());
    }
}

#[test]
fn given_files_are_tables() {
    let captures = captures();
    for (file, key, words) in [
        ("v1-6.1/web/memory.limit_in_bytes", "value", &["9223372036854771712", "unlimited"][..]),
        ("v2-7.2/web/memory.events", "high", &["32", "32", "events"]),
        ("v2-7.2/web/memory.numa_stat", "file", &["10.0", "MiB"]),
        ("v1-6.1/web/memory.numa_stat", "key", &["value", "N0", "N2"]),
    ] {
        let path = captures.join(file);
        let run = run(command(["show".as_ref(), path.as_os_str()]), b"");
        let text = str::from_utf8(run.clean()).unwrap();
        assert!(text.lines().next().unwrap().contains(file), "{text}");
        assert!(row(text, key)[1..].starts_with(words), "{text}");
    }
}

#[test]
fn a_file_that_fails_does_not_cost_the_others() {
    let path = captures().join("v2-7.2/web/memory.max");
    let args = ["show".as_ref(), "/nonexistent".as_ref(), path.as_os_str()];
    let run = run(command(args), b"");
    assert_eq!(run.status, Some(1));
    assert!(run.err.contains("/nonexistent: No such file"), "{}", run.err);
    assert!(run.text().contains("unlimited"));
}

#[test]
fn tables_keep_to_the_width_of_the_terminal() {
    let none = folder("width");
    let stat = captures().join("v1-6.1/web/memory.stat");
    let nodes = captures().join("v2-7.2-big/root/memory.numa_stat");
    for columns in [40, 60, 80, 120, 200] {
        for args in [
            ["show".as_ref(), "--root".as_ref(), none.as_os_str()],
            ["show".as_ref(), "--as=memory.stat".as_ref(), "-".as_ref()],
            ["show".as_ref(), "--color=never".as_ref(), nodes.as_os_str()],
        ] {
            let mut command = command(args);
            command.env("COLUMNS", columns.to_string());
            let run = run(command, &std::fs::read(&stat).unwrap());
            assert_eq!(run.status, Some(0));
            // The title may be longer; below 64 keys and values alone are.
            for line in run.text().lines().skip(1) {
                let width = line.chars().count();
                assert!(width <= columns.max(64), "{columns} columns: {width}: {line}");
                assert_eq!(line.trim_end(), line);
            }
        }
    }
}
