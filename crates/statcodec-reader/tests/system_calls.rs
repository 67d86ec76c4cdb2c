//! A warm reading is one system call: seen by strace, where it is installed.

mod scratch;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use scratch::Scratch;
use statcodec_reader::StatFile;

const FILE: &str = "STATCODEC_TEST_FILE";
const READS: usize = 50;

/// What is traced: readings between two calls that nothing else makes.
#[test]
fn traced() {
    let Some(path) = env::var_os(FILE) else {
        return;
    };
    let mut file = StatFile::open(path).unwrap();
    file.read().unwrap();
    file.read().unwrap();
    let marker = || _ = rustix::process::getpgrp();
    marker();
    for _ in 0..READS {
        file.read().unwrap();
    }
    marker();
}

/// The calls of the traced readings; `None` where they cannot be traced.
fn calls(path: &Path) -> Option<Vec<String>> {
    let scratch = Scratch::new();
    let log = scratch.path().join("log");
    let status = Command::new("strace")
        .args(["-f", "-qq", "-o"])
        .arg(&log)
        .arg(env::current_exe().unwrap())
        .args(["--exact", "traced", "--test-threads=1"])
        .env(FILE, path)
        .output();
    if !status.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: strace is not installed, or may not trace");
        return None;
    }
    let log = fs::read_to_string(log).unwrap();
    // Each line begins with the thread's id.
    let reader = log.lines().find(|line| line.contains("getpgrp("))?.split(' ').next()?;
    let lines: Vec<&str> = log.lines().filter(|line| line.starts_with(reader)).collect();
    let between = lines.split(|line| line.contains("getpgrp(")).nth(1)?;
    let name = |line: &&str| {
        let call = line.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
        call.split('(').next().unwrap_or_default().to_owned()
    };
    Some(between.iter().map(name).collect())
}

#[test]
fn a_warm_reading_is_one_call() {
    let scratch = Scratch::new();
    let made = scratch.write("memory.stat", "anon 1\nfile 2\n");
    let live = ["/sys/fs/cgroup/memory/memory.stat", "/sys/fs/cgroup/memory.stat", "/proc/meminfo"];
    let live = live.iter().map(PathBuf::from).filter(|path| path.exists());
    for path in [made].into_iter().chain(live) {
        let Some(calls) = calls(&path) else {
            return;
        };
        assert_eq!(calls, vec!["pread64"; READS], "{}", path.display());
    }
}

/// /proc/vmstat has many records: it is read to 0 bytes.
#[test]
fn a_file_of_many_records_is_read_to_its_end() {
    let path = Path::new("/proc/vmstat");
    if let Some(calls) = path.exists().then(|| calls(path)).flatten() {
        assert!(
            calls.len() >= 2 * READS && calls.iter().all(|call| call == "pread64"),
            "{calls:?}"
        );
    }
}
