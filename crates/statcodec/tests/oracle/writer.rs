//! The writer against `format!`.

use statcodec::Limit;
use statcodec::encode::{Overflow, Sink, Writer};

/// Any calls, made of a growing writer and of one over a buffer of every size,
/// against text that std has formatted: all of it, or the whole lines that fit
/// and what would have been needed.
pub fn target(input: &[u8]) {
    let input = &input[..input.len().min(200)];
    let mut want = b"before".to_vec();
    naive(input, &mut want);
    let mut grown = b"before".to_vec();
    let mut writer = Writer::growing(&mut grown);
    calls(input, &mut writer);
    assert_eq!((writer.written(), writer.overflowed()), (want.len() - 6, false));
    assert_eq!(writer.finish(), Ok(want.len() - 6));
    assert_eq!(grown, want);

    for size in 0..=want.len() - 6 + 2 {
        fixed(input, &mut vec![b'#'; size]);
    }
}

/// The calls made of a writer over a buffer of `#`: all of the text, or the
/// whole lines that fit. Returns what would have been needed.
pub fn fixed(input: &[u8], buffer: &mut [u8]) -> usize {
    let size = buffer.len();
    let mut want = Vec::new();
    naive(input, &mut want);
    let mut writer = Writer::new(buffer);
    calls(input, &mut writer);
    assert_eq!(writer.needed(), want.len());
    let result = writer.finish();
    if size >= want.len() {
        assert_eq!(result, Ok(want.len()));
        assert_eq!(&buffer[..want.len()], want);
        assert!(buffer[want.len()..].iter().all(|&byte| byte == b'#'));
    } else {
        let written = want[..size].iter().rposition(|&b| b == b'\n').map_or(0, |lf| lf + 1);
        assert_eq!(result, Err(Overflow { written, needed: want.len() }), "{size}");
        assert_eq!(&buffer[..written], &want[..written]);
    }
    want.len()
}

/// A call: which, a number, and text.
struct Call<'i> {
    which: u8,
    number: u64,
    text: &'i [u8],
}

fn each(input: &[u8]) -> impl Iterator<Item = Call<'_>> {
    let mut rest = input;
    std::iter::from_fn(move || {
        let (&[which, shift, length], after) = rest.split_first_chunk::<3>()?;
        let (bytes, after) = after.split_at(after.len().min(8));
        let number = bytes.iter().fold(0u64, |number, &byte| number << 8 | u64::from(byte));
        let (text, after) = after.split_at(after.len().min(usize::from(length % 12)));
        rest = after;
        Some(Call { which, number: number >> (shift % 64), text })
    })
}

fn calls<S: Sink>(input: &[u8], writer: &mut Writer<S>) {
    for Call { which, number, text } in each(input) {
        let width = (number % 40) as u8;
        match which % 12 {
            0 => writer.text(text),
            1 => writer.end_line(),
            2 => writer.decimal(text, number),
            3 => writer.decimal_width(text, number, width),
            4 => writer.signed(text, number as i64),
            5 => writer.hex(text, number, width),
            6 => writer.hundredths(text, number),
            7 => writer.name_value("total_", text, " ", number),
            8 => writer.numa_cell(number as u32, number),
            9 => writer.kb(text, number, width),
            10 => writer.limit(Limit::At(number)),
            _ => writer.limit(Limit::Max),
        };
    }
}

fn naive(input: &[u8], out: &mut Vec<u8>) {
    for Call { which, number, text } in each(input) {
        let width = (number % 40) as usize;
        let mut put = |before: &[u8], after: String| {
            out.extend_from_slice(before);
            out.extend_from_slice(after.as_bytes());
        };
        match which % 12 {
            0 => put(text, String::new()),
            1 => put(b"", "\n".into()),
            2 => put(text, format!("{number}")),
            3 => put(text, format!("{number:width$}")),
            4 => put(text, format!("{}", number as i64)),
            5 => put(text, format!("{number:0w$x}", w = width.min(16))),
            6 => put(text, format!("{}.{:02}", number / 100, number % 100)),
            7 => {
                put(b"total_", String::new());
                put(text, format!(" {number}\n"));
            }
            8 => put(b"", format!(" N{}={number}", number as u32)),
            9 => put(text, format!("{number:width$} kB\n")),
            10 => put(b"", format!("{number}\n")),
            _ => put(b"", "max\n".into()),
        }
    }
}
