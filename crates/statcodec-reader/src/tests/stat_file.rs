//! `StatFile`: every fault gives its own error or a right reading.

use std::path::PathBuf;

use rustix::io::Errno;
use statcodec::{Cell, ErrorKind, File};

use super::faults::{Faults, Step};
use crate::{ReadErrorKind, StatFile};

const STAT: &str = "/cg/memory.stat";
const TEXT: &str = "anon 4096\nfile 8192\nkernel 77\nslab 0\n";

fn open(faults: &'static Faults, path: &str) -> StatFile {
    let file = File::from_name(path.rsplit('/').next().unwrap()).unwrap();
    StatFile::opened(faults, PathBuf::from(path), file, false).unwrap()
}

fn warm(faults: &'static Faults) -> StatFile {
    let mut file = open(faults, STAT);
    file.read().unwrap();
    file.read().unwrap();
    faults.calls();
    file
}

/// The reading is that of the whole text.
fn whole(file: &mut StatFile, text: &str) {
    let snapshot = file.read().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(snapshot.to_text(), text.as_bytes());
    assert_eq!(file.text(), text.as_bytes());
}

#[test]
fn a_warm_read_is_one_call() {
    let faults = Faults::new();
    faults.write(STAT, TEXT);
    let mut file = open(faults, STAT);
    assert_eq!(faults.calls(), ["open"]);
    whole(&mut file, TEXT);
    assert_eq!(faults.calls(), ["pread", "pread"], "the first asks for the end");
    for text in [TEXT, TEXT, &TEXT.replace("77", "7777"), &TEXT.replace("8192", "1"), TEXT] {
        faults.write(STAT, text);
        whole(&mut file, text);
        assert_eq!(faults.calls(), ["pread"]);
    }
}

#[test]
fn an_unchanged_text_is_known() {
    let faults = Faults::new();
    faults.write(STAT, TEXT);
    let mut file = open(faults, STAT);
    let mut next = |text: &str| {
        faults.write(STAT, text);
        whole(&mut file, text);
        file.is_unchanged()
    };
    let other = TEXT.replace('7', "9");
    assert_eq!([TEXT, TEXT, &other, TEXT, TEXT].map(&mut next), [false, true, false, false, true]);
}

/// A first reading, and a warm one, that gets `length` bytes and no more at
/// first.
#[test]
fn a_short_read_of_any_length_loses_nothing() {
    for length in 0..=TEXT.len() {
        let faults = Faults::new();
        faults.write(STAT, TEXT);
        let (mut cold, mut kept) = (open(faults, STAT), warm(faults));
        let other = TEXT.replace("4096", "4097").replace("77", "8");
        for (file, text) in [(&mut cold, TEXT), (&mut kept, &other)] {
            faults.write(STAT, text).steps(STAT, [Step::Short(length)]);
            match file.read() {
                Ok(snapshot) => assert_eq!(snapshot.to_text(), text.as_bytes(), "{length}"),
                Err(error) => {
                    assert_eq!(length, 0, "{error}");
                    assert_eq!(error.text_error().unwrap().kind, ErrorKind::Empty);
                }
            }
            whole(file, text);
        }
    }
}

/// New lines, in a text that is cut anywhere. Cut where the old text ended it
/// looks whole: no file system of the kernel's does that, and on others a
/// reading goes on to its end.
#[test]
fn a_file_that_grows_is_read_whole() {
    let grown = format!("{TEXT}shmem 5\nzswap 6\n");
    for length in 1..=grown.len() {
        let faults = Faults::new();
        faults.write(STAT, TEXT);
        if length == TEXT.len() {
            faults.in_parts();
        }
        let mut file = warm(faults);
        faults.write(STAT, &grown).steps(STAT, [Step::Short(length)]);
        whole(&mut file, &grown);
        faults.write(STAT, TEXT).steps(STAT, [Step::Short(length)]);
        whole(&mut file, TEXT);
    }
}

/// On a file system that may hand out files in parts every reading asks for
/// the end.
#[test]
fn other_file_systems_are_asked_for_the_end() {
    let faults = Faults::new();
    faults.in_parts().write(STAT, TEXT).most(STAT, 10);
    let mut file = warm(faults);
    for text in [TEXT, &TEXT.replace("77", "78")] {
        faults.write(STAT, text);
        whole(&mut file, text);
        assert_eq!(faults.calls().len(), TEXT.len().div_ceil(10) + 1);
    }
}

/// Texts around the size of the memory, which has to show an end.
#[test]
fn a_text_of_any_size_is_read_whole() {
    let faults = Faults::new();
    faults.write(STAT, TEXT);
    let mut file = warm(faults);
    for size in [4094usize, 4095, 4096, 4097, 8191, 8192, 8193, 100_000, 4096, 30] {
        let mut text = String::from("anon 1\n");
        for number in 0.. {
            let line = format!("key{number} {number}\n");
            if text.len() + line.len() + 4 > size {
                break;
            }
            text.push_str(&line);
        }
        let pad = "z".repeat(size - text.len() - 3);
        text.push_str(&format!("{pad} 1\n"));
        assert_eq!(text.len(), size);
        faults.write(STAT, &text);
        whole(&mut file, &text);
        whole(&mut file, &text);
        faults.calls();
        whole(&mut file, &text);
        assert_eq!(faults.calls(), ["pread"], "{size}");
    }
}

#[test]
fn files_of_many_records_are_read_to_their_end() {
    let path = "/proc/vmstat";
    let text = "nr_free_pages 5\nnr_zone_inactive_anon 6\nnr_mlock 7\n";
    for most in 1..=text.len() {
        let faults = Faults::new();
        faults.write(path, text).most(path, most);
        let mut file = open(faults, path);
        whole(&mut file, text);
        faults.calls();
        whole(&mut file, text);
        assert_eq!(faults.calls().len(), text.len().div_ceil(most) + 1);
        // A fault after some records is the file's.
        for good in 0..text.len().div_ceil(most) {
            let steps = (0..good).map(|_| Step::Short(most)).chain([Step::Fail(Errno::IO)]);
            faults.steps(path, steps);
            let error = file.read().unwrap_err();
            assert_eq!((error.kind, error.errno), (ReadErrorKind::Io, Some(5)));
            assert!(file.last().is_none() && file.text().is_empty());
            whole(&mut file, text);
        }
    }
}

#[test]
fn each_error_number_has_its_kind() {
    use ReadErrorKind::{Forbidden, Io, TooManyFiles, Unsupported, Vanished};
    for (errno, kind) in [
        (Errno::NOENT, Vanished),
        (Errno::NODEV, Vanished),
        (Errno::SRCH, Vanished),
        (Errno::ACCESS, Forbidden),
        (Errno::PERM, Forbidden),
        (Errno::OPNOTSUPP, Unsupported),
        (Errno::MFILE, TooManyFiles),
        (Errno::NFILE, TooManyFiles),
        (Errno::IO, Io),
        (Errno::NOMEM, Io),
        (Errno::INVAL, Io),
        (Errno::ISDIR, Io),
    ] {
        let faults = Faults::new();
        faults.write(STAT, TEXT).closed(STAT, errno);
        let error = StatFile::opened(faults, STAT.into(), File::MemoryStat, true).unwrap_err();
        assert_eq!((error.kind, error.errno), (kind, Some(errno.raw_os_error())));
        assert_eq!(error.path, PathBuf::from(STAT));

        let faults = Faults::new();
        faults.write(STAT, TEXT);
        let mut file = warm(faults);
        faults.unreadable(STAT, errno);
        for _ in 0..3 {
            let error = file.read().unwrap_err();
            assert_eq!((error.kind, error.errno), (kind, Some(errno.raw_os_error())));
            assert!(error.to_string().starts_with("/cg/memory.stat: "), "{error}");
            assert!(file.last().is_none());
        }
        assert!(faults.open_count() <= 1);
        drop(file);
        assert_eq!(faults.open_count(), 0);
    }
}

#[test]
fn a_signal_is_no_fault() {
    let faults = Faults::new();
    faults.write(STAT, TEXT);
    let mut file = warm(faults);
    faults.steps(STAT, vec![Step::Fail(Errno::INTR); 50]);
    whole(&mut file, TEXT);
    faults.unreadable(STAT, Errno::INTR);
    assert_eq!(file.read().unwrap_err().errno, Some(Errno::INTR.raw_os_error()));
}

#[test]
fn what_vanishes_between_open_and_read_is_gone() {
    let faults = Faults::new();
    faults.write(STAT, TEXT);
    let mut file = open(faults, STAT);
    faults.remove("/cg");
    for _ in 0..2 {
        let error = file.read().unwrap_err();
        assert_eq!(error.kind, ReadErrorKind::Vanished, "{error}");
        assert_eq!(faults.open_count(), 0, "nothing leaks");
    }
}

/// ENODEV is what the kernel said, though the path then said ENOENT.
#[test]
fn the_first_error_number_counts() {
    let faults = Faults::new();
    faults.write(STAT, TEXT);
    let mut file = warm(faults);
    faults.remove("/cg");
    assert_eq!(file.read().unwrap_err().errno, Some(Errno::NODEV.raw_os_error()));
    assert_eq!(file.read().unwrap_err().errno, Some(Errno::NOENT.raw_os_error()));
}

#[test]
fn what_came_back_is_read_again() {
    let faults = Faults::new();
    faults.write(STAT, TEXT);
    let mut file = warm(faults);
    let other = TEXT.replace("4096", "1");
    faults.remove("/cg").write(STAT, &other);
    whole(&mut file, &other);
    assert_eq!(file.reopened(), 1);
    faults.remove("/cg");
    file.read().unwrap_err();
    faults.write(STAT, TEXT);
    whole(&mut file, TEXT);
    assert_eq!((file.reopened(), faults.open_count()), (2, 1));
    // An empty text is not the empty one of a failed reading.
    faults.remove("/cg");
    file.read().unwrap_err();
    faults.write(STAT, "");
    assert_eq!(file.read().unwrap_err().text_error().unwrap().kind, ErrorKind::Empty);
    assert!(file.last().is_none());
}

#[test]
fn no_descriptor_left_is_an_error_of_its_own() {
    let faults = Faults::new();
    faults.write(STAT, TEXT);
    let mut file = warm(faults);
    faults.remove("/cg").write(STAT, TEXT).most_open(0);
    assert_eq!(file.read().unwrap_err().kind, ReadErrorKind::TooManyFiles);
    faults.most_open(9);
    whole(&mut file, TEXT);
}

#[test]
fn what_cannot_be_read_at_an_offset_is_a_stream() {
    let faults = Faults::new();
    faults.write(STAT, TEXT).stream(STAT).most(STAT, 7);
    let mut file = open(faults, STAT);
    for text in [TEXT, &TEXT.replace("77", "0"), TEXT] {
        faults.write(STAT, text);
        whole(&mut file, text);
    }
    assert_eq!(file.reopened(), 0);
    faults.steps(STAT, [Step::Short(5), Step::Fail(Errno::AGAIN)]);
    assert_eq!(file.read().unwrap_err().kind, ReadErrorKind::Io);
    whole(&mut file, TEXT);
}

/// Cases 13, 47, 60, 62 and 81 of the list.
#[test]
fn reported_cases() {
    let rollup = "/proc/1/smaps_rollup";
    let faults = Faults::new();
    faults.write(rollup, "").steps(rollup, [Step::Fail(Errno::SRCH)]);
    let file = File::from_name("pid/smaps_rollup").unwrap();
    let mut file = StatFile::opened(faults, rollup.into(), file, true).unwrap();
    faults.unreadable(rollup, Errno::SRCH);
    let error = file.read().unwrap_err();
    assert_eq!((error.kind, error.errno), (ReadErrorKind::Vanished, Some(3)));
    assert!(error.to_string().contains(rollup));

    let current = "/cg/memory.current";
    faults.write(current, "");
    let error = open(faults, current).read().unwrap_err();
    assert_eq!(error.text_error().unwrap().kind, ErrorKind::Empty);
    assert_eq!(error.to_string(), format!("{current}: expected text, found an empty file"));

    for path in ["/cg/cgroup.procs", "/cg/memory.pressure"] {
        faults.write(path, "").unreadable(path, Errno::OPNOTSUPP);
        let error = open(faults, path).read().unwrap_err();
        assert_eq!((error.kind, error.errno), (ReadErrorKind::Unsupported, Some(95)), "{path}");
    }

    // The first read has two whole lines, the second ENODEV.
    faults.write(STAT, "anon 1000\nfile 2000\n");
    faults.steps(STAT, [Step::Short(20), Step::Fail(Errno::NODEV), Step::Fail(Errno::NODEV)]);
    let mut file = open(faults, STAT);
    faults.unreadable(STAT, Errno::NODEV).steps(STAT, [Step::Short(20)]);
    let error = file.read().unwrap_err();
    assert_eq!((error.kind, error.errno), (ReadErrorKind::Vanished, Some(19)));
    assert!(file.last().is_none());
}

#[test]
fn strict_and_lenient() {
    let faults = Faults::new();
    faults.write(STAT, "anon 1\nfile x\n");
    let mut file = open(faults, STAT);
    for _ in 0..2 {
        let error = file.read().unwrap_err();
        assert_eq!(
            error.to_string(),
            "/cg/memory.stat: line 2, column 6: expected a decimal number, found `x`"
        );
        assert_eq!(error.kind.number(), ErrorKind::ExpectedNumber as u32);
        let report = file.read_lenient().unwrap();
        assert_eq!(report.snapshot.get_named("anon"), Cell::Value(1));
        assert_eq!(report.snapshot.get_named("file"), Cell::Unreadable(b"x"));
        assert_eq!(report.problems.count(), 1);
    }
    assert_eq!(file.read_lenient().unwrap().problems.count(), 1);
    assert!(file.is_unchanged());
    faults.write(STAT, "anon 1\nfile 2");
    assert!(matches!(file.read().unwrap_err().kind, ReadErrorKind::Truncated(_)));
    faults.write(STAT, "anon 1\nfile 2\n");
    whole(&mut file, "anon 1\nfile 2\n");
}

#[test]
fn the_text_says_which_version_it_is() {
    let faults = Faults::new();
    faults.write(STAT, "cache 1\nrss 2\n");
    let mut file = open(faults, STAT);
    assert_eq!(file.file(), File::MemoryStat);
    whole(&mut file, "cache 1\nrss 2\n");
    assert_eq!(file.file(), File::V1MemoryStat);
    let mut told = StatFile::opened(faults, STAT.into(), File::MemoryStat, true).unwrap();
    told.read().unwrap();
    assert_eq!(told.file(), File::MemoryStat);
}
