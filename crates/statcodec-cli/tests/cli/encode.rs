//! `statcodec encode`, the way back from `decode`.

use std::fs;
use std::path::PathBuf;

use statcodec::File;

use crate::program::{captures, command, files, run, statcodec};

/// Decodes each file to JSON and encodes it again; returns how many came back
/// to the byte.
#[track_caller]
fn round_trip(paths: impl Iterator<Item = PathBuf>) -> usize {
    let mut count = 0;
    for path in paths {
        let Some(file) = File::from_path(path.to_str().unwrap()) else {
            continue;
        };
        let text = fs::read(&path).unwrap();
        let file = file.for_text(&text);
        if text.is_empty() && !file.info().may_be_empty {
            continue;
        }
        let json = run(command(["decode".as_ref(), path.as_os_str()]), b"");
        let again = run(command(["encode", "--as", file.name()]), json.clean());
        assert!(again.clean() == text, "{}", path.display());
        count += 1;
    }
    count
}

#[test]
fn memory_files_come_back_to_the_byte() {
    let memory = files(&captures()).into_iter().filter(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("memory."))
    });
    let count = round_trip(memory);
    assert!(count > 700, "{count} captures of memory files");
}

#[test]
fn other_files_come_back_to_the_byte() {
    let folders = ["v2-7.2/root", "v2-7.2/web", "v2-7.2/proc", "v2-7.2/sys", "v1-6.1/root"];
    let others = folders.iter().flat_map(|folder| files(&captures().join(folder)));
    let count = round_trip(others);
    assert!(count > 150, "{count} captures");
}

#[test]
fn round_trip_table() {
    for (kind, text) in [
        ("memory.stat", &b"anon 18446744073709551615\nzzz -1\nlimit max\n"[..]),
        ("memory.stat", b"odd\xff\\xff\\ 1\n\"quoted\" 2\n"),
        ("memory.stat", b"name 1\nvalue 2\n"),
        ("memory.numa_stat", b"anon N0=1 N0=2\ntotal=1 value=2\nbare\n"),
        ("memory.numa_stat", b"total=3 N0=3\nfile=1 N0=1\n"),
        ("v1/memory.stat", b"cache 1\nhierarchical_memory_limit 9223372036854771712\n"),
        ("cgroup.controllers", b"cpu memory\n"),
        ("cgroup.controllers", b""),
        ("cgroup.procs", b"7\n8\n"),
        ("cpuset.cpus", b"0-3,8\n"),
        ("cpuset.cpus", b"\n"),
        ("cgroup.type", b"domain threaded\n"),
        ("cpu.max", b"max 100000\n"),
        ("v1/cpuacct.usage_percpu", b"5 \n"),
        ("cpu.pressure", b"some avg10=12.30 avg60=0.00 avg300=100.00 total=7\n"),
        ("stat", b"cpu  1 2\nintr 3 0 3\nctxt 4\n"),
        ("memory.max", b"max\n"),
        ("v1/memory.limit_in_bytes", b"9223372036854771712\n"),
        ("v1/memory.oom_control", b"oom_kill_disable 0\nunder_oom 0\noom_kill 7\n"),
    ] {
        let json = statcodec(&format!("decode --as {kind}"), text);
        let again = statcodec(&format!("encode --as {kind}"), json.clean());
        assert_eq!(again.clean(), text, "{kind}");
    }
}

#[test]
fn order_and_spelling_of_the_json_do_not_matter() {
    let run = statcodec(
        "encode --as memory.stat -",
        b" \n{\"file\":2 , \"\\u0061non\" : 18446744073709551615}\n\n",
    );
    assert_eq!(run.clean(), b"file 2\nanon 18446744073709551615\n");
}

#[test]
fn what_cannot_be_encoded_is_named() {
    for (kind, json, message) in [
        ("memory.stat", "{\"anon\": 1,}", "<stdin>:1:12: trailing comma"),
        ("memory.stat", "", "<stdin>:1:0: EOF while parsing a value"),
        ("memory.stat", "{} {}", "<stdin>:1:4: trailing characters"),
        ("memory.stat", "\u{feff}{}", "<stdin>:1:1: expected value"),
        ("memory.stat", "7", ".: expected an object or an array of rows"),
        ("memory.stat", "{\"a b\": null}", ".[\"a b\"]: null stands for a value that could not be"),
        (
            "memory.stat",
            "{\"anon\": true}",
            ".anon: expected a number or a string, found a boolean",
        ),
        ("memory.stat", "{\"anon\": 1, \"anon\": 2}", ".anon: the name is given twice"),
        (
            "memory.stat",
            "{\"anon\": 18446744073709551616}",
            ".anon: 18446744073709551616 does not fit",
        ),
        (
            "memory.stat",
            "{\"anon\": -9223372036854775809}",
            ".anon: -9223372036854775809 does not fit",
        ),
        (
            "memory.stat",
            "{\"anon\": 1e3}",
            ".anon: expected a whole number or one with two decimals",
        ),
        (
            "memory.stat",
            "{\"anon\": 1.5}",
            ".anon: expected a whole number or one with two decimals",
        ),
        ("memory.stat", "{\"anon\": -0}", ".anon: expected a whole number"),
        ("memory.stat", "{\"anon\": \"\\ud800\"}", ".anon: "),
        ("memory.stat", "[{\"name\": 1, \"value\": 2}]", ".[0]: expected a string as `name`"),
        (
            "memory.numa_stat",
            "{\"anon\": {\"N0\": [1]}}",
            ".anon.N0: expected a number or a string",
        ),
        (
            "memory.numa_stat",
            "{\"anon\": [{\"N0\": 1, \"N1\": 1}]}",
            ".anon[0]: expected a value or",
        ),
        (
            "memory.numa_stat",
            "{\"anon\": {\"N0\": 1, \"N0\": 1}}",
            ".anon.N0: the name is given twice",
        ),
        ("memory.max", "null", "this is no text of memory.max"),
        ("memory.max", "[1, 2]", "memory.max:1:2: expected the end of the line"),
        ("memory.stat", "{\"anon\": 1.25}", "memory.stat:1:7: expected the end of the line"),
        (
            "memory.stat",
            "{\"anon\": \"x\"}",
            "memory.stat:1:6: expected a decimal number, found `x`",
        ),
        ("memory.stat", "{\"anon\": \"1\"}", "row `anon` was read back with other cells"),
        ("memory.stat", "{\"\": 1}", "memory.stat:1:1: expected a name"),
        ("memory.stat", "{\"a 1\\nb\": 1}", "memory.stat cannot hold"),
        ("memory.stat", "{}", "this is no text of memory.stat"),
        ("memory.numa_stat", "{\"a N0=1\": {\"N1\": 1}}", "row `a N0=1` was read back as `a`"),
    ] {
        let run = statcodec(&format!("encode --as {kind}"), json.as_bytes());
        assert_eq!(run.status, Some(1), "{json}");
        assert_eq!(run.text(), "", "{json}");
        assert!(run.err.contains(message), "{json}: {}", run.err);
    }
}

#[test]
fn json_that_is_no_utf8_or_nests_deeply_is_refused() {
    let run = statcodec("encode --as memory.stat", b"{\"\xff\": 1}");
    assert_eq!(run.status, Some(1));
    assert!(run.err.contains("byte 2 of the JSON is no UTF-8"), "{}", run.err);
    let deep = "[".repeat(1_000_000);
    let run = statcodec("encode --as memory.stat", deep.as_bytes());
    assert_eq!(run.status, Some(1));
}
