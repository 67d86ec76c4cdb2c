//! Traps 33 and 34, and what no kernel emits.

use statcodec::encode::{Overflow, Writer};
use statcodec::{ErrorKind, File};

use crate::corpus;

/// seq_buf: a buffer may be filled to its last byte; one less, and the line
/// is not in it.
#[test]
fn trap_33_a_full_buffer_is_no_overflow() {
    let line = b"cache 18446744073709551615\n";
    for (size, want) in [
        (line.len() + 1, Ok(line.len())),
        (line.len(), Ok(line.len())),
        (line.len() - 1, Err(Overflow { written: 0, needed: line.len() })),
    ] {
        let mut buffer = vec![0; size];
        let mut writer = Writer::new(&mut buffer);
        writer.name_value("", "cache", " ", u64::MAX);
        assert_eq!(writer.finish(), want);
        assert!(want.is_err() || buffer.starts_with(line));
    }
}

#[test]
fn trap_34_the_least_number() {
    let mut text = Vec::new();
    Writer::growing(&mut text).signed("a ", i64::MIN).signed(" ", -1).signed(" ", 0).end_line();
    assert_eq!(text, b"a -9223372036854775808 -1 0\n");
}

/// No kernel prints CR. A path may end in one: in /proc/pid/cgroup it is part
/// of the path.
#[test]
fn nowhere_is_cr_taken_for_part_of_the_line_end() {
    for capture in corpus::captures() {
        if capture.text.is_empty() || capture.file == File::PidCgroup {
            continue;
        }
        let text = capture.text.iter().flat_map(|byte| match byte {
            b'\n' => b"\r\n".iter(),
            byte => std::slice::from_ref(byte).iter(),
        });
        let text: Vec<u8> = text.copied().collect();
        assert!(capture.file.decode(&text).is_err(), "{}", capture.path);
        assert_eq!(capture.file.decode_lenient(&text).unwrap().0.to_text(), text);
    }
}

/// A reader that trusted a file's size leaves NULs.
#[test]
fn nowhere_are_nuls_after_the_end_taken_for_text() {
    for capture in corpus::captures() {
        let text = [&capture.text[..], b"\0\0\0"].concat();
        let error = capture.file.decode(&text).unwrap_err();
        assert_eq!(
            (error.kind, error.offset),
            (ErrorKind::NulByte, capture.text.len()),
            "{}",
            capture.path
        );
        let (lenient, problems) = capture.file.decode_lenient(&text).unwrap();
        assert_eq!((problems.count(), lenient.to_text()), (1, text), "{}", capture.path);
        if !capture.text.is_empty() {
            let whole = capture.file.decode(&capture.text).unwrap();
            assert_eq!(corpus::spelled(&lenient), corpus::spelled(&whole), "{}", capture.path);
        }
    }
}
