//! This machine's own files: /proc, cgroups, FIFOs, processes that end.
//!
//! What a machine lacks, or does not let the tests do, is skipped with a word.

mod scratch;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command};
use std::thread;

use rustix::fs::{CWD, FileType, Mode, mknodat};
use rustix::io::Errno;
use scratch::{MEMORY_V1, Scratch, TestCgroup, UNIFIED, remove_cgroup};
use statcodec::{Decoder, ErrorKind};
use statcodec_reader::{Cgroup, ReadErrorKind, StatFile};

/// Files of /proc and of nodes that this version decodes.
const FILES: [&str; 24] = [
    "/proc/meminfo",
    "/proc/stat",
    "/proc/vmstat",
    "/proc/loadavg",
    "/proc/uptime",
    "/proc/softirqs",
    "/proc/diskstats",
    "/proc/zoneinfo",
    "/proc/buddyinfo",
    "/proc/schedstat",
    "/proc/pressure/cpu",
    "/proc/pressure/memory",
    "/proc/pressure/io",
    "/proc/self/smaps",
    "/proc/self/smaps_rollup",
    "/proc/self/maps",
    "/proc/self/status",
    "/proc/self/io",
    "/proc/self/stat",
    "/proc/self/statm",
    "/sys/devices/system/node/node0/meminfo",
    "/sys/devices/system/node/node0/vmstat",
    "/sys/devices/system/node/node0/numastat",
    "/sys/devices/system/node/online",
];

#[test]
fn files_of_the_machine_are_read_whole() {
    let mut read = 0;
    for path in FILES.iter().filter(|path| Path::new(path).exists()) {
        let mut file = StatFile::open(path).unwrap_or_else(|error| panic!("{error}"));
        for _ in 0..5 {
            let text = match file.read() {
                Ok(snapshot) => snapshot.to_text(),
                // Pressure may be switched off.
                Err(error) if error.kind == ReadErrorKind::Unsupported => break,
                Err(error) => panic!("{error}"),
            };
            assert_eq!(text, file.text(), "{path}");
        }
        // As large as another reader finds it, where it does not change.
        if path.ends_with("online") || path.ends_with("rollup") {
            assert_eq!(file.text().len(), fs::read(path).unwrap().len(), "{path}");
        }
        read += 1;
    }
    assert!(read > 0);
}

/// smaps of a process with many mappings is longer than the kernel hands out
/// at a time.
#[test]
fn a_text_is_read_whole_without_decoding_it() {
    for path in ["/proc/self/smaps", "/proc/version", "/proc/self/limits"] {
        let mut file = StatFile::open_as(path, statcodec::File::PidSmaps).unwrap();
        for _ in 0..3 {
            let text = file.read_undecoded().unwrap();
            assert!(text.ends_with(b"\n"), "{path}");
            assert!(file.last().is_none(), "{path}");
        }
    }
}

#[test]
fn iterators_are_read_to_their_end() {
    let path = "/proc/self/smaps";
    if !Path::new(path).exists() {
        return;
    }
    let mut file = StatFile::open(path).unwrap();
    file.read().unwrap();
    let headers = |text: &[u8]| {
        let lines = text.split(|&byte| byte == b'\n');
        lines.filter(|line| line.starts_with(b"VmFlags:")).count()
    };
    // Other threads of the test may map memory in between.
    let (ours, theirs) = (headers(file.text()), headers(&fs::read(path).unwrap()));
    assert!(ours.abs_diff(theirs) < 30 && file.text().len() > 4096, "{ours} {theirs}");
}

#[test]
fn a_cgroup_that_goes_and_comes_back() {
    let Some(cgroup) = TestCgroup::below(MEMORY_V1, "memory.stat") else {
        return;
    };
    let path = cgroup.make("a");
    let mut stat = StatFile::open(path.join("memory.stat")).unwrap();
    assert_eq!(stat.read().unwrap().get_named("cache").number(), Some(0));
    assert_eq!(stat.file(), statcodec::File::V1MemoryStat);
    fs::remove_dir(&path).unwrap();
    let error = stat.read().unwrap_err();
    assert_eq!((error.kind, error.errno), (ReadErrorKind::Vanished, Some(19)));
    assert!(stat.last().is_none());
    fs::create_dir(&path).unwrap();
    assert_eq!(stat.read().unwrap().get_named("cache").number(), Some(0));
    assert_eq!(stat.reopened(), 1);
    // Opened, and then gone before the first reading.
    let mut stat = StatFile::open(path.join("memory.stat")).unwrap();
    fs::remove_dir(&path).unwrap();
    assert_eq!(stat.read().unwrap_err().errno, Some(19));
    let error = StatFile::open(path.join("memory.stat")).unwrap_err();
    assert_eq!((error.kind, error.errno), (ReadErrorKind::Vanished, Some(2)));
}

#[test]
fn a_threaded_cgroup_does_not_support_procs() {
    let made = UNIFIED.iter().find_map(|unified| TestCgroup::below(unified, "cgroup.type"));
    let Some(cgroup) = made else {
        return;
    };
    if fs::write(cgroup.path().join("cgroup.type"), "threaded").is_err() {
        eprintln!("skipped: no threaded cgroup can be made");
        return;
    }
    let mut procs = StatFile::open(cgroup.path().join("cgroup.procs")).unwrap();
    let error = procs.read().unwrap_err();
    assert_eq!((error.kind, error.errno), (ReadErrorKind::Unsupported, Some(95)));
    assert!(
        StatFile::open(cgroup.path().join("cgroup.threads")).unwrap().read().unwrap().is_empty()
    );
}

#[test]
fn processes_without_memory_or_permission() {
    let kernel_thread = fs::read_to_string("/proc/2/comm").is_ok_and(|name| name == "kthreadd\n");
    if kernel_thread && let Ok(mut file) = StatFile::open("/proc/2/smaps_rollup") {
        let error = file.read().unwrap_err();
        assert_eq!((error.kind, error.errno), (ReadErrorKind::Vanished, Some(3)));
        assert!(error.to_string().starts_with("/proc/2/smaps_rollup: "), "{error}");
        // Without mappings; not an error.
        assert!(StatFile::open("/proc/2/smaps").unwrap().read().unwrap().is_empty());
    }
    // Permission is asked for by opening or by reading.
    if let Err(error) = fs::read("/proc/1/smaps_rollup")
        && error.raw_os_error() == Some(13)
    {
        let error = StatFile::open("/proc/1/smaps_rollup").and_then(|mut file| {
            file.read()?;
            Ok(())
        });
        assert_eq!(error.unwrap_err().kind, ReadErrorKind::Forbidden);
    }
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn sleeping() -> Running {
    Running(Command::new("sleep").arg("60").spawn().unwrap())
}

#[test]
fn a_process_that_ends_is_gone() {
    let child = sleeping();
    let mut statm = StatFile::open(format!("/proc/{}/statm", child.0.id())).unwrap();
    statm.read().unwrap();
    drop(child);
    let error = statm.read().unwrap_err();
    assert_eq!((error.kind, error.errno), (ReadErrorKind::Vanished, Some(3)));
}

#[test]
fn fifos_never_make_anybody_wait() {
    let scratch = Scratch::new();
    let path = scratch.path().join("memory.stat");
    mknodat(CWD, &path, FileType::Fifo, Mode::from(0o600), 0).unwrap();
    let mut file = StatFile::open(&path).unwrap();
    assert_eq!(file.read().unwrap_err().text_error().unwrap().kind, ErrorKind::Empty);
    for number in 1..4u64 {
        // Half a text is no text.
        let kept = StatFile::open(&path).unwrap();
        let mut writer = OpenOptions::new().write(true).open(&path).unwrap();
        writer.write_all(format!("anon {number}\nfi").as_bytes()).unwrap();
        let error = file.read().unwrap_err();
        assert_eq!((error.kind, error.errno), (ReadErrorKind::Io, Some(11)));
        // What was taken out is lost to a FIFO; another whole text is not.
        writer.write_all(format!("anon {number}\nfile 2\n").as_bytes()).unwrap();
        drop(writer);
        assert_eq!(file.read().unwrap().get_named("anon").number(), Some(number));
        drop(kept);
    }
}

/// A file that is written while it is read: what comes is a text that was
/// there, or an error.
#[test]
fn a_file_that_changes_all_the_time() {
    let scratch = Scratch::in_memory();
    let text = |n: u64| format!("anon {n}\nfile {n}\nslab {n}\n");
    let path = scratch.write("memory.stat", text(0));
    thread::scope(|scope| {
        let writer = scope.spawn(|| {
            for n in 0..2000 {
                let next = scratch.path().join("next");
                fs::write(&next, text(n * 7919 % 1000)).unwrap();
                fs::rename(&next, &path).unwrap();
            }
        });
        while !writer.is_finished() {
            let mut file = StatFile::open(&path).unwrap();
            let snapshot = file.read().unwrap();
            let first = snapshot.values()[0];
            assert!(snapshot.values().iter().all(|&value| value == first));
        }
    });
}

#[test]
fn current_and_other_processes_cgroups() {
    match Cgroup::current() {
        Ok(cgroup) => {
            assert!(cgroup.paths().all(|(_, path)| path.join("cgroup.procs").exists()));
            let own = fs::read_to_string(cgroup.path().join("cgroup.procs")).unwrap();
            let pid = std::process::id().to_string();
            assert!(own.lines().any(|line| line == pid), "{}", cgroup.path().display());
        }
        Err(error) => eprintln!("skipped: {error}"),
    }
    let Some(cgroup) = TestCgroup::below(MEMORY_V1, "memory.stat") else {
        return;
    };
    let child = sleeping();
    fs::write(cgroup.path().join("cgroup.procs"), child.0.id().to_string()).unwrap();
    let found = Cgroup::of_process(child.0.id()).unwrap();
    assert_eq!(found.path(), cgroup.path());
    assert_eq!(found.path_for("memory.limit_in_bytes"), cgroup.path());
    // The pressure of memory is the unified hierarchy's.
    if let Ok(pressure) = found.file("memory.pressure") {
        assert!(!pressure.path().starts_with(cgroup.path()));
    }
    assert!(found.file("memory.stat").unwrap().read().is_ok());
    let pid = child.0.id();
    drop(child);
    assert_eq!(Cgroup::of_process(pid).unwrap_err().kind, ReadErrorKind::Vanished);
}

#[test]
fn a_cgroup_keeps_its_directory() {
    let Some(cgroup) = TestCgroup::below(MEMORY_V1, "memory.stat") else {
        return;
    };
    let path = cgroup.make("a");
    let opened = Cgroup::open(&path).unwrap();
    remove_cgroup(&path);
    fs::create_dir(&path).unwrap();
    let error = opened.file("memory.stat").unwrap_err();
    assert_eq!(error.kind, ReadErrorKind::Vanished, "another of the same name is another");
    assert_eq!(
        opened.effective_limit("memory.limit_in_bytes").unwrap_err().kind,
        ReadErrorKind::Vanished
    );
}

/// What is longer than the codec takes is refused while it is read; what is
/// not decoded may be longer.
#[test]
fn a_text_that_is_too_long() {
    let scratch = Scratch::in_memory();
    let path = scratch.write("memory.stat", "");
    let file = OpenOptions::new().write(true).open(&path).unwrap();
    let mut reader = StatFile::open(&path).unwrap();
    let most = Decoder::MAX_TEXT as u64;
    for (length, kept) in [(most, true), (most + 1, false)] {
        file.set_len(length).unwrap();
        let error = reader.read().unwrap_err();
        // As long as it may be, it is read, and found to be nothing but NULs.
        let fault = error.text_error().map(|fault| fault.kind);
        assert_eq!(fault, kept.then_some(ErrorKind::NulByte), "{length}: {error}");
        assert_eq!(error.errno, (!kept).then_some(Errno::FBIG.raw_os_error()));
        assert_eq!(reader.read_undecoded().unwrap().len() as u64, length);
    }
    fs::write(&path, "anon 1\n").unwrap();
    assert_eq!(reader.read().unwrap().get_named("anon").number(), Some(1));
}
