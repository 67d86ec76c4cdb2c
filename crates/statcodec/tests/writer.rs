//! The writer: seq_buf's rules at every buffer size, and the kernel's forms.

use statcodec::encode::{Overflow, Writer};
use statcodec::{File, Limit};

/// Writes the same lines into any writer.
macro_rules! lines {
    ($writer:expr) => {{
        let mut writer = $writer;
        writer.name_value("", "cache", " ", 4096);
        writer.name_value("total_", "cache", " ", u64::MAX);
        writer.text("anon").numa_cell(0, 1).numa_cell(254, 0).end_line();
        writer.limit(Limit::Max).limit(Limit::At(7));
        writer.kb("MemTotal:       ", 16, 8);
        writer
            .decimal_width("x:", 123_456_789, 8)
            .signed(",", i64::MIN)
            .hex("/0x", 0xab, 4)
            .end_line();
        writer.hundredths("avg10=", 1205).end_line();
        writer.finish()
    }};
}

const LINES: &str = "cache 4096\ntotal_cache 18446744073709551615\nanon N0=1 N254=0\nmax\n7\n\
    MemTotal:             16 kB\nx:123456789,-9223372036854775808/0x00ab\navg10=12.05\n";

#[test]
fn a_growing_writer_appends() {
    let mut text = b"before ".to_vec();
    assert_eq!(lines!(Writer::growing(&mut text)), Ok(LINES.len()));
    assert_eq!(text, [b"before ", LINES.as_bytes()].concat());
}

/// Whole lines or nothing, sticky, and the length that was needed.
#[test]
fn a_fixed_writer_keeps_whole_lines_at_every_size() {
    for size in 0..LINES.len() + 140 {
        let mut buffer = vec![b'#'; size];
        let result = lines!(Writer::new(&mut buffer));
        if size >= LINES.len() {
            assert_eq!(result, Ok(LINES.len()));
            assert_eq!(&buffer[..LINES.len()], LINES.as_bytes());
            continue;
        }
        let written =
            LINES.as_bytes()[..size].iter().rposition(|&b| b == b'\n').map_or(0, |lf| lf + 1);
        assert_eq!(result, Err(Overflow { written, needed: LINES.len() }), "{size}");
        assert_eq!(&buffer[..written], &LINES.as_bytes()[..written]);
    }
}

/// Every length of every part, with much room and with just enough.
#[test]
fn lines_of_every_length_are_what_format_makes_of_them() {
    let letters = "anon_".repeat(20);
    for (prefix, separator) in [("", " "), ("total_", "="), ("hierarchical_", ": "), ("", "")] {
        for length in 0..letters.len() {
            let name = &letters[..length];
            for digits in 0..=20u32 {
                let value = 10u64.checked_pow(digits).map_or(u64::MAX, |power| power - 1);
                let want = format!("{prefix}{name}{separator}{value}\n{name}{value}");
                for room in [want.len(), want.len() + 40, want.len() + 300] {
                    let mut buffer = vec![b'#'; room];
                    let mut writer = Writer::new(&mut buffer);
                    writer.name_value(prefix, name, separator, value).decimal(name, value);
                    assert_eq!(writer.needed(), want.len());
                    assert_eq!(writer.finish(), Ok(want.len()));
                    assert_eq!(&buffer[..want.len()], want.as_bytes());
                }
            }
        }
    }
}

/// A short line after an overflow is not written, although it would fit.
#[test]
fn an_overflow_is_sticky() {
    let mut buffer = [0; 8];
    let mut writer = Writer::new(&mut buffer);
    writer.name_value("", "a", " ", 1);
    writer.name_value("", "long_name", " ", 1);
    assert!(writer.overflowed());
    writer.name_value("", "b", " ", 1);
    assert_eq!(writer.finish(), Err(Overflow { written: 4, needed: 20 }));
}

#[test]
fn a_snapshot_that_does_not_fit_leaves_whole_lines() {
    let snapshot = File::MemoryStat.decode(b"anon 1\nfile 22\n").unwrap();
    for size in 0..15 {
        let mut buffer = [0; 15];
        let mut writer = Writer::new(&mut buffer[..size]);
        snapshot.encode(&mut writer);
        let overflow = writer.finish().unwrap_err();
        assert_eq!(overflow.needed, 15);
        assert_eq!(overflow.written, if size < 7 { 0 } else { 7 }, "{size}");
    }
}
