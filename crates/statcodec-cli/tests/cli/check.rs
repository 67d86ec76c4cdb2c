//! `statcodec check`.

use crate::program::{captures, command, files, folder, run, statcodec, write};

#[test]
fn memory_files_of_the_captures_are_without_fault() {
    let memory = files(&captures()).into_iter().filter(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("memory."))
    });
    let mut command = command(["check"]);
    command.args(memory);
    let run = run(command, b"");
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    let count: usize = run.text().split(' ').next().unwrap().parse().unwrap();
    assert!(count >= 750, "{}", run.text());
    assert!(run.text().ends_with(" files checked, 0 faults\n"));
}

#[test]
fn files_of_the_captures_that_are_known_by_name_are_without_fault() {
    let captures = captures();
    let args = ["check".as_ref(), "--skip-unknown".as_ref(), captures.as_os_str()];
    let run = run(command(args), b"");
    // Where these kernels refuse to read a file, the capture is empty.
    for line in run.err.lines() {
        assert!(line.ends_with("pressure/irq:1:1: expected text, found an empty file"), "{line}");
    }
    let count: usize = run.text().split(' ').next().unwrap().parse().unwrap();
    assert!(count >= 2800, "{}", run.text());
}

#[test]
fn every_fault_of_a_file_is_shown_with_its_line() {
    let run = statcodec("check - --as memory.stat", b"anon 1\nfile x\nsock 1 2\n");
    assert_eq!(run.status, Some(1));
    assert_eq!(run.text(), "1 file checked, 2 faults\n");
    assert_eq!(
        run.err,
        "<stdin>:2:6: expected a decimal number, found `x`\n\
         2 | file x\n\
         \x20 |      ^\n\
         <stdin>:3:7: expected the end of the line after the value, found ` `\n\
         3 | sock 1 2\n\
         \x20 |       ^\n"
    );
}

#[test]
fn many_faults_are_counted() {
    let run = statcodec("check - --as memory.stat", &b"x\n".repeat(50));
    assert_eq!(run.text(), "1 file checked, 50 faults\n");
    assert!(run.err.ends_with("<stdin>: 30 more faults\n"), "{}", run.err);
}

#[test]
fn long_lines_are_cut_and_control_bytes_are_visible() {
    let mut text = vec![b'a'; 1 << 20];
    text.extend_from_slice(b" \x1b]0;x\x07\n");
    let run = statcodec("check - --as memory.stat", &text);
    assert!(run.err.lines().all(|line| line.chars().count() <= 110), "{}", run.err);
    assert!(run.err.contains("\\u{1b}]0;x\\u{7}"), "{}", run.err);
}

#[test]
fn directories_are_walked_by_name() {
    let test = folder("walk");
    write(&test.join("b/memory.stat"), "anon 1\n");
    write(&test.join("a/memory.max"), "max\n");
    write(&test.join("a/notes.txt"), "anon 1\nfile 2\n");
    let check = |more: &[&str]| {
        let mut command = command(["check"]);
        command.args(more).arg(&test);
        run(command, b"")
    };
    let all = check(&[]);
    assert_eq!(all.status, Some(1));
    assert_eq!(all.text(), "3 files checked, 1 fault\n");
    let want = format!(
        "{}: its name does not say what kind of file it is\n",
        test.join("a/notes.txt").display()
    );
    assert_eq!(all.err, want);

    let known = check(&["--skip-unknown"]);
    assert_eq!(str::from_utf8(known.clean()), Ok("2 files checked, 0 faults, 1 skipped\n"));
}

#[cfg(unix)]
#[test]
fn links_are_followed_only_where_they_are_named() {
    let test = folder("links");
    write(&test.join("real/memory.stat"), "anon 1\n");
    let link = test.join("loop");
    std::os::unix::fs::symlink(&test, &link).unwrap();
    for path in [&test, &link] {
        let run = run(command(["check".as_ref(), path.as_os_str()]), b"");
        assert_eq!(str::from_utf8(run.clean()), Ok("1 file checked, 0 faults\n"));
    }
}

#[test]
fn unknown_and_missing_files_are_faults() {
    let test = folder("missing");
    let odd = test.join("odd");
    write(&odd, "no idea\n");
    let missing = test.join("memory.stat");
    let args = ["check".as_ref(), odd.as_os_str(), missing.as_os_str()];
    let run = run(command(args), b"");
    assert_eq!(run.status, Some(1));
    assert_eq!(run.text(), "2 files checked, 2 faults\n");
    assert!(run.err.contains("odd: neither its name nor its text says"), "{}", run.err);
    assert!(run.err.contains("memory.stat: No such file or directory"), "{}", run.err);
}

#[test]
fn a_named_file_is_known_by_its_text() {
    let path = folder("named").join("saved.txt");
    write(&path, "total=3 N0=3\nfile=1 N0=1\n");
    let run = run(command(["check".as_ref(), path.as_os_str()]), b"");
    assert_eq!(str::from_utf8(run.clean()), Ok("1 file checked, 0 faults\n"));
}
