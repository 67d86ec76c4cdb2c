//! Nothing is read outside a text and nothing is written outside a buffer, at
//! any level of instructions: both stand against pages where a touch ends the
//! program.

// Miri has no mprotect, and sees such a touch without it.
#![cfg(not(miri))]

#[path = "../corpus/mod.rs"]
mod corpus;
#[path = "../oracle/mod.rs"]
mod oracle;

mod pages;

use std::sync::LazyLock;

use corpus::Capture;
use pages::Pages;
use statcodec::encode::Writer;

static CAPTURES: LazyLock<Vec<Capture>> = LazyLock::new(corpus::short_captures);

/// A text as the next reading might be: with the digits of every `nth` number
/// turned, and every `2 * nth` number with one digit more, or ended by `cut`.
fn next(text: &[u8], nth: usize, cut: usize) -> Vec<u8> {
    let mut next = Vec::with_capacity(text.len() + 100);
    let mut number = 0;
    let mut last = b' ';
    for &byte in &text[..text.len() - cut.min(text.len())] {
        let begins = byte.is_ascii_digit() && !last.is_ascii_digit();
        number += usize::from(begins);
        last = byte;
        if begins && byte != b'0' && number % (2 * nth) == 0 {
            next.push(b'1');
        }
        match byte {
            b'1'..=b'8' if number % nth == 0 => next.push(byte + 1),
            byte => next.push(byte),
        }
    }
    next.truncate(Pages::SIZE);
    next
}

#[test]
fn nothing_is_read_outside_a_text() {
    let mut pages = Pages::new();
    let mut count = 0;
    for capture in CAPTURES.iter() {
        let mut decoders = oracle::decoders(capture.file);
        for (round, cut) in [0, 0, 0, 1, 0, 2, 9, 0, 17, 33, 0, 65, 0].into_iter().enumerate() {
            // Twice the same, then others, with the last number among them.
            let text = next(&capture.text, [1000, 1000, 1, 3, 7][round % 5], cut);
            for at_end in [true, false] {
                let held = pages.hold(&text, at_end);
                oracle::decoded(&mut decoders, held);
                oracle::streaming::target(held);
                count += 1;
            }
        }
    }
    println!("{count} texts of {} captures", CAPTURES.len());
}

/// Every length of a text up to some vectors: loads of any width meet the end.
#[test]
fn nothing_is_read_outside_a_text_of_any_length() {
    let mut pages = Pages::new();
    for capture in CAPTURES.iter().step_by(7) {
        let mut decoders = oracle::decoders(capture.file);
        for length in 0..capture.text.len().min(200) {
            oracle::decoded(&mut decoders, pages.hold(&capture.text[..length], true));
        }
    }
}

#[test]
fn nothing_is_written_outside_a_buffer() {
    let mut pages = Pages::new();
    for capture in CAPTURES.iter() {
        let mut decoders = oracle::decoders(capture.file);
        let (snapshot, _) = oracle::decoded(&mut decoders, &capture.text);
        let text = &capture.text;
        let some = (0..text.len()).step_by(1 + text.len() / 50);
        for size in some.chain(text.len().saturating_sub(40)..=text.len() + 40) {
            for at_end in [true, false] {
                let room = pages.room(size, at_end);
                let mut writer = Writer::new(room);
                snapshot.encode(&mut writer);
                let written = match writer.finish() {
                    Ok(written) => written,
                    Err(overflow) => {
                        assert_eq!(overflow.needed, text.len());
                        overflow.written
                    }
                };
                assert_eq!(written == text.len(), size >= text.len(), "{}", capture.path);
                assert_eq!(room[..written], text[..written], "{}", capture.path);
            }
        }
    }
}

/// Each kind of call, into buffers of all sizes.
#[test]
fn no_call_writes_outside_a_buffer() {
    let mut pages = Pages::new();
    for first in 0..12u8 {
        let mut input = Vec::new();
        for call in 0..12u8 {
            let number = 0x0123_4567_89ab_cdef_u64.rotate_left(u32::from(first * 5 + call));
            input.extend([first + call, call * 7, 3 + call]);
            input.extend(number.to_be_bytes());
            input.extend(&b"inactive_anon"[..usize::from((3 + call) % 12)]);
        }
        for at_end in [true, false] {
            let needed = oracle::writer::fixed(&input, pages.room(Pages::SIZE, at_end));
            for size in 0..needed + 40 {
                assert_eq!(oracle::writer::fixed(&input, pages.room(size, at_end)), needed);
            }
        }
    }
}
