//! The examples, compiled as their comments say and run.

mod toolbox;

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use statcodec::File;

/// Compiles an example with the compiler of its language.
fn example(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name);
    let cpp = source.extension().is_some_and(|extension| extension == "cpp");
    let (compiler, standard) = if cpp { ("c++", "-std=c++17") } else { ("cc", "-std=c99") };
    let options = [standard, "-D_POSIX_C_SOURCE=200809L"];
    toolbox::compile(compiler, &options, &source, &format!("example-{name}"), toolbox::library())
}

/// Runs an example plain and under valgrind.
fn output(program: &Path, arguments: &[&str]) -> String {
    let text = toolbox::stdout_of(Command::new(program).args(arguments));
    if let Some(mut valgrind) = toolbox::valgrind("memcheck", program) {
        assert_eq!(toolbox::stdout_of(valgrind.args(arguments)), text);
    }
    text
}

#[test]
fn emit_prints_a_proc_stat() {
    let text = output(&example("emit.c"), &[]);
    let snapshot = File::Stat.decode(text.as_bytes()).unwrap();
    assert_eq!(snapshot.get_cell("cpu", "user").number(), Some(3357 + 2211));
    assert_eq!(snapshot.get_cell("cpu3", "nice").number(), Some(7));
    assert_eq!(snapshot.get_named("procs_running").number(), Some(1));
    assert_eq!(snapshot.to_text(), text.as_bytes());
}

/// The file changes between the readings, so that the second prints what
/// changed and no more.
#[test]
fn poll_prints_what_changed() {
    let folder = toolbox::scratch().join("poll");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("memory.stat");
    fs::write(&path, "anon 4096\nfile 8192\nsock max\n").unwrap();
    let mut poll = Command::new(example("poll.c"))
        .arg(&path)
        .args(["0.05", "200"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(poll.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut next = |count: usize| lines.by_ref().take(count).collect::<Vec<String>>();
    assert_eq!(next(3), ["anon 4096", "file 8192", "sock max"]);
    // In one write, and of the same length, so that no reading is torn.
    let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
    file.write_all_at(b"anon 4000\nfile 8192\nsock   7\n", 0).unwrap();
    assert_eq!(next(2), ["anon 4000 -96", "sock unreadable:   7"]);
    poll.kill().unwrap();
    poll.wait().unwrap();
}

#[test]
fn poll_tells_what_is_wrong() {
    let program = example("poll.c");
    let output = Command::new(&program).arg("/no/such/memory.stat").output().unwrap();
    assert!(!output.status.success());
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.starts_with("/no/such/memory.stat: the process, cgroup or file is gone"));
    assert!(text.ends_with("(No such file or directory)\n"), "{text}");
}

#[test]
fn tree_prints_the_largest_cgroups_first() {
    let root = toolbox::cgroups("tree");
    fs::remove_dir_all(root.join("broken")).unwrap();
    fs::write(root.join("memory.stat"), "anon 7340032\n").unwrap();
    fs::write(root.join("web/memory.stat"), "anon 5242880\n").unwrap();
    fs::write(root.join("db/memory.stat"), "anon 1048576\n").unwrap();
    let root = root.to_str().unwrap();
    let text = output(&example("tree.cpp"), &[root, "2"]);
    let want = format!("{:>12.1} MiB  {root}/web\n{:>12.1} MiB  {root}/", 5.0, 1.0);
    assert!(text.starts_with(&want), "{text}");
    assert_eq!(text.lines().count(), 2);
    // A folder of no cgroups is no empty answer.
    let none = Command::new(example("tree.cpp")).arg(toolbox::source("c")).output().unwrap();
    assert!(!none.status.success() && none.stdout.is_empty());
    assert!(String::from_utf8_lossy(&none.stderr).contains("no cgroup of v2"));
}
