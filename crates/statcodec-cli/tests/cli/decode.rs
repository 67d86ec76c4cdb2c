//! `statcodec decode`.

use crate::program::{captures, command, folder, run, statcodec, write};

#[test]
fn json_table() {
    for (kind, text, json) in [
        ("memory.stat", "anon 1\nfile 2\n", "{\n  \"anon\": 1,\n  \"file\": 2\n}\n"),
        // Unknown names and their order are kept; u64 is exact.
        (
            "memory.stat",
            "zzz 18446744073709551615\nanon 0\n",
            "{\n  \"zzz\": 18446744073709551615,\n  \"anon\": 0\n}\n",
        ),
        ("memory.stat", "anon -9223372036854775808\n", "{\n  \"anon\": -9223372036854775808\n}\n"),
        ("memory.events", "low 0\nmax max\n", "{\n  \"low\": 0,\n  \"max\": \"max\"\n}\n"),
        (
            "memory.numa_stat",
            "anon N0=1 N2=0\nfile N0=3 N2=4\n",
            "{\n  \"anon\": {\"N0\": 1, \"N2\": 0},\n  \"file\": {\"N0\": 3, \"N2\": 4}\n}\n",
        ),
        (
            "memory.numa_stat",
            "total=3 N0=3\nfile=1 N0=1\n",
            "{\n  \"total\": {\"value\": 3, \"N0\": 3},\n  \"file\": {\"value\": 1, \"N0\": 1}\n}\n",
        ),
        ("memory.current", "4096\n", "4096\n"),
        ("memory.max", "max\n", "\"max\"\n"),
        // Bytes that are no UTF-8, and what only looks like their escape.
        ("memory.stat", "odd\\xff 1\n", "{\n  \"odd\\\\x5cxff\": 1\n}\n"),
        ("cgroup.controllers", "cpu memory\n", "[\n  \"cpu\",\n  \"memory\"\n]\n"),
        ("cgroup.controllers", "", "[]\n"),
        ("cgroup.procs", "7\n8\n", "[\n  7,\n  8\n]\n"),
        ("cgroup.procs", "", "[]\n"),
        ("cpuset.cpus", "0-3,8\n", "[\n  [0, 3],\n  8\n]\n"),
        ("cpuset.cpus", "\n", "[]\n"),
        ("cgroup.type", "domain threaded\n", "\"domain threaded\"\n"),
        ("cpu.max", "max 100000\n", "{\n  \"quota\": \"max\",\n  \"period\": 100000\n}\n"),
        ("v1/cpuacct.usage_percpu", "5 6 \n", "[\n  5,\n  6\n]\n"),
        ("v1/cpuacct.usage_percpu", "5 \n", "[\n  5\n]\n"),
        (
            "cpu.pressure",
            "some avg10=12.30 avg60=0.00 avg300=100.00 total=7\n",
            "{\n  \"some\": {\"avg10\": 12.30, \"avg60\": 0.00, \"avg300\": 100.00, \"total\": 7}\n}\n",
        ),
        (
            "stat",
            "cpu  1 2\nintr 3 0 3\nctxt 4\n",
            "{\n  \"cpu\": {\"user\": 1, \"nice\": 2},\n  \"intr\": [3, 0, 3],\n  \"ctxt\": 4\n}\n",
        ),
        // A bare head, and cells that no object could keep.
        ("memory.numa_stat", "anon\nfile\n", "{\n  \"anon\": {},\n  \"file\": {}\n}\n"),
        (
            "memory.numa_stat",
            "anon N0=1 N0=2\ntotal=1 value=2\n",
            "{\n  \"anon\": [{\"N0\": 1}, {\"N0\": 2}],\n  \"total\": [1, {\"value\": 2}]\n}\n",
        ),
    ] {
        let run = statcodec(&format!("decode --as {kind}"), text.as_bytes());
        assert_eq!(str::from_utf8(run.clean()), Ok(json), "{text:?}");
    }
}

#[test]
fn a_name_of_odd_bytes_is_escaped() {
    let run = statcodec("decode --as memory.stat", b"odd\xff\x01 1\n");
    assert_eq!(str::from_utf8(run.clean()), Ok("{\n  \"odd\\\\xff\\u0001\": 1\n}\n"));
}

#[test]
fn csv_has_a_line_for_each_cell() {
    let text = b"total=3 N0=3\nfile=x N0=1\n";
    let run = statcodec("decode --as memory.numa_stat --format csv --lenient", text);
    assert_eq!(
        run.text(),
        "row,cell,value,state,unit\n\
         total,,3,value,pages\n\
         total,N0,3,value,pages\n\
         file,,x,unreadable,pages\n\
         file,N0,1,value,pages\n"
    );
    assert_eq!(run.status, Some(0));
}

#[test]
fn text_is_the_text() {
    let path = captures().join("v1-6.1/web/memory.stat");
    let text = std::fs::read(&path).unwrap();
    let args = ["decode".as_ref(), path.as_os_str(), "--format".as_ref(), "text".as_ref()];
    assert_eq!(run(command(args), b"").clean(), text);
}

#[test]
fn a_fault_names_line_column_expected_and_found() {
    let run = statcodec("decode - --as memory.stat", b"anon 1\nfile x\n");
    assert_eq!(run.status, Some(1));
    assert_eq!(run.text(), "");
    assert_eq!(
        run.err,
        "<stdin>:2:6: expected a decimal number, found `x`\n\
         2 | file x\n\
         \x20 |      ^\n"
    );
}

#[test]
fn lenient_prints_the_rest_and_reports() {
    let run = statcodec("decode - --as memory.stat --lenient", b"anon 1\nfile x\n\nsock 3\n");
    assert_eq!(run.status, Some(0));
    assert_eq!(run.text(), "{\n  \"anon\": 1,\n  \"file\": null,\n  \"sock\": 3\n}\n");
    assert_eq!(
        run.err,
        "<stdin>:2:6: expected a decimal number, found `x`\n\
         <stdin>:3:1: expected a name, found a blank line\n"
    );
}

#[test]
fn lenient_keeps_rows_that_share_a_name() {
    let run = statcodec("decode --as memory.stat --lenient", b"anon 1\nanon 2\n");
    assert_eq!(
        run.text(),
        "[\n  {\"name\": \"anon\", \"value\": 1},\n  {\"name\": \"anon\", \"value\": 2}\n]\n"
    );
    assert_eq!(run.err, "<stdin>:2:1: expected a name not seen before, found `anon`\n");
}

#[test]
fn lenient_says_how_many_faults_it_does_not_list() {
    let run = statcodec("decode --as memory.stat --lenient", &b"x\n".repeat(1007));
    assert_eq!(run.err.lines().count(), 1001);
    assert!(run.err.ends_with("<stdin>: and 7 more\n"));
}

#[test]
fn faults_at_the_edges() {
    for (text, message) in [
        (&b""[..], "1:1: expected text, found an empty file"),
        (b"anon 1", "1:7: expected a line feed at the end of the last line, found the end"),
        (b"anon\n", "1:5: expected a separator and a value after the name, found the end"),
        (b"anon 18446744073709551616\n", "1:6: expected a number that fits 64 bits, found `1844"),
        (b"anon 1\r\n", "1:7: expected the end of the line after the value, found `\\r`"),
        (b"anon \x1b[31m\n", "1:6: expected a decimal number, found `\\u{1b}[31m`"),
        (b"\0\0\0", "1:1: expected text, found a NUL byte"),
        (b"\xff\n", "1:2: expected a separator"),
    ] {
        let run = statcodec("decode --as memory.stat", text);
        assert_eq!(run.status, Some(1));
        let want = format!("<stdin>:{message}");
        assert!(run.err.starts_with(&want), "{text:?}: {}", run.err);
        assert!(!run.err.contains(['\x1b', '\r', '\0']), "{:?}", run.err);
    }
}

#[test]
fn the_kind_comes_from_the_path_or_the_text() {
    let test = folder("kinds");
    let v1 = "cache 1\nrss 2\n";
    for (name, args, text, unit) in [
        ("memory.stat", "", "anon 1\n", "anon,,1,value,bytes"),
        // The text says that it is v1's, wherever the kind comes from.
        ("a/memory.stat", "", v1, "cache,,1,value,bytes"),
        ("elsewhere", "--as memory.stat", v1, "cache,,1,value,bytes"),
        ("guessed", "", v1, "cache,,1,value,bytes"),
        ("guessed too", "", "low 1\nhigh 2\nmax 3\noom 4\noom_kill 5\n", "low,,1,value,events"),
        ("by-path", "--as /sys/fs/cgroup/x/memory.peak", "7\n", "value,,7,value,bytes"),
    ] {
        let path = test.join(name);
        write(&path, text);
        let mut command = command("decode --format csv".split(' '));
        command.args(args.split_whitespace()).arg(&path);
        let run = run(command, b"");
        let lines = str::from_utf8(run.clean()).unwrap();
        assert_eq!(lines.lines().nth(1), Some(unit), "{name}");
    }
}

#[test]
fn a_kind_among_several_that_read_the_same_is_taken_and_told() {
    let text = b"some avg10=1.00 avg60=0.00 avg300=0.00 total=1\n\
                 full avg10=0.00 avg60=0.00 avg300=0.00 total=0\n";
    let run = statcodec("decode", text);
    assert_eq!(run.status, Some(0));
    assert!(run.text().contains("\"avg10\": 1.00"));
    assert!(
        run.err.starts_with("<stdin>: taken for cpu.pressure; memory.pressure, "),
        "{}",
        run.err
    );

    // A quota and a period, or how often a limit was hit.
    let run = statcodec("decode", b"max 100000\n");
    assert_eq!((run.status, run.text()), (Some(2), ""));
    assert!(run.err.contains("its text may be any of "), "{}", run.err);
}

#[cfg(unix)]
#[test]
fn a_path_that_is_no_utf8_works() {
    use std::os::unix::ffi::OsStrExt;
    let path = folder("odd").join(std::ffi::OsStr::from_bytes(b"\xff\n/memory.stat"));
    write(&path, "anon 1\nfile x\n");
    let run = run(command(["decode".as_ref(), path.as_os_str()]), b"");
    assert_eq!(run.status, Some(1));
    assert!(run.err.contains("\\xff\\n/memory.stat:2:6: expected"), "{}", run.err);
}

#[test]
fn a_kind_that_nothing_says_is_a_usage_error() {
    for text in [&b"4096\n"[..], b"", b"words and more\n", &[0; 100], &[0xff; 100_000]] {
        let run = statcodec("decode", text);
        assert_eq!(run.status, Some(2));
        assert!(run.err.contains("<stdin>: neither its name nor its text"), "{}", run.err);
        assert!(run.err.contains("memory.numa_stat, "), "what --as takes is listed");
    }
}

#[test]
fn wrong_command_lines_have_status_2() {
    for (args, message) in [
        ("decode --as memory.stats", "did you mean `memory.stat`?"),
        ("decode --format xml", "possible values: json, csv, text"),
        ("decode a b", "unexpected argument 'b'"),
        ("dekode", "similar subcommands exist: 'encode', 'decode'"),
        ("encode", "--as <KIND>"),
        ("check", "<FILE>..."),
        ("show --all x", "cannot be used with"),
    ] {
        let run = statcodec(args, b"");
        assert_eq!(run.status, Some(2), "{args}");
        assert!(run.err.contains(message), "{args}: {}", run.err);
    }
}

#[test]
fn a_file_that_cannot_be_read_has_status_1() {
    let test = folder("unreadable");
    for (path, message) in [
        (test.join("none/memory.stat"), "No such file or directory"),
        (test.clone(), "Is a directory"),
    ] {
        let run = run(command(["decode".as_ref(), path.as_os_str()]), b"");
        assert_eq!(run.status, Some(1));
        let want = format!("statcodec: {}: {message}", path.display());
        assert!(run.err.starts_with(&want), "{}", run.err);
    }
}
