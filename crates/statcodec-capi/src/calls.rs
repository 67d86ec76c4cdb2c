//! Calls as a C program makes them, in Rust, so that Miri sees what they do
//! with the caller's memory (`cargo xtask miri`).

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;
use std::ptr;

use statcodec::File;

use crate::colon::{statcodec_colon_init, statcodec_colon_next};
use crate::decoder::*;
use crate::flat::{statcodec_flat_init, statcodec_flat_next};
use crate::maps::{statcodec_smaps_init, statcodec_smaps_next};
use crate::nested::{statcodec_nested_init, statcodec_nested_next};
use crate::snapshot::*;
use crate::status::{END, NULL_ARGUMENT, OK};
use crate::text::statcodec_text;
use crate::writer::*;

/// Where a text of the caller's is, and its length. Its memory ends with it.
fn given(text: &[u8]) -> (*const c_char, usize) {
    (text.as_ptr().cast(), text.len())
}

fn shown(text: statcodec_text) -> Vec<u8> {
    // SAFETY: a text of the library's, which is still valid.
    unsafe { std::slice::from_raw_parts(text.data.cast::<u8>(), text.length) }.to_vec()
}

/// Walks a text by a cursor and counts its items.
macro_rules! count {
    ($init:ident, $next:ident, $text:expr) => {{
        let (data, length) = given($text);
        let mut cursor = MaybeUninit::uninit();
        assert_eq!($init(Some(&mut cursor), data, length), OK);
        // SAFETY: it was initialised.
        let mut cursor = unsafe { cursor.assume_init() };
        let mut count = 0;
        let mut item = MaybeUninit::uninit();
        while $next(Some(&mut cursor), Some(&mut item)) == OK {
            // SAFETY: the call that gave it succeeded.
            unsafe { item.assume_init_ref() };
            count += 1;
        }
        assert_eq!($next(Some(&mut cursor), Some(&mut item)), END);
        assert_eq!($next(None, Some(&mut item)), NULL_ARGUMENT);
        count
    }};
}

#[test]
fn cursors_walk_texts_of_the_callers() {
    let flat = b"anon 4096\nfile x\nslab 18446744073709551615\nlast".to_vec();
    assert_eq!(count!(statcodec_flat_init, statcodec_flat_next, &flat), 4);
    let nested = b"anon N0=1 N1=2\nfile N0=3\n".to_vec();
    assert_eq!(count!(statcodec_nested_init, statcodec_nested_next, &nested), 5);
    let colon = b"MemTotal:       16 kB\nHugePages_Total:       0\n".to_vec();
    assert_eq!(count!(statcodec_colon_init, statcodec_colon_next, &colon), 2);
    let smaps = b"00400000-00401000 r-xp 00000000 fe:01 77 /a\nRss:  4 kB\n".to_vec();
    assert_eq!(count!(statcodec_smaps_init, statcodec_smaps_next, &smaps), 1);
    assert_eq!(count!(statcodec_flat_init, statcodec_flat_next, &[]), 0);
}

/// One decoder over texts whose memory is gone when the next is read.
#[test]
fn a_decoder_keeps_nothing_of_the_callers() {
    let mut made = MaybeUninit::uninit();
    let file = File::MemoryStat.number().into();
    assert_eq!(statcodec_decoder_new(file, Some(&mut made)), OK);
    // SAFETY: the call succeeded.
    let decoder = unsafe { made.assume_init() };
    for number in [7u64, 7, 8, 123_456_789, 5] {
        let text = format!("anon {number}\nfile 2\nnew_key {number}\n").into_bytes();
        let (data, length) = given(&text);
        let mut snapshot = MaybeUninit::uninit();
        // SAFETY: the decoder is one, and used by nobody else.
        let this = unsafe { &mut *decoder };
        let status = statcodec_decoder_decode(Some(this), data, length, Some(&mut snapshot), None);
        assert_eq!(status, OK);
        drop(text);
        // SAFETY: the call succeeded, and the decoder is not used meanwhile.
        let snapshot = unsafe { &*snapshot.assume_init() };
        assert_eq!(statcodec_snapshot_value(Some(snapshot), 0, 0), number);
        let mut value = MaybeUninit::uninit();
        let name = c"new_key".as_ptr();
        let status = statcodec_snapshot_get_named(Some(snapshot), name, Some(&mut value));
        assert_eq!(status, OK);
        // SAFETY: the call succeeded.
        assert_eq!(unsafe { value.assume_init() }.number, number);
        let mut row = MaybeUninit::uninit();
        assert_eq!(statcodec_snapshot_row(Some(snapshot), 2, Some(&mut row)), OK);
        // SAFETY: the call succeeded.
        assert_eq!(shown(unsafe { row.assume_init() }.name), b"new_key");
    }
    bad_text(decoder);
    // SAFETY: the decoder came from a box, and is not used after this.
    statcodec_decoder_free(Some(unsafe { Box::from_raw(decoder) }));
    statcodec_decoder_free(None);
}

fn bad_text(decoder: *mut statcodec_decoder) {
    let text = b"anon x\nfile 2\n".to_vec();
    let (data, length) = given(&text);
    let (mut snapshot, mut problems) = (MaybeUninit::uninit(), MaybeUninit::uninit());
    let mut error = MaybeUninit::uninit();
    // SAFETY: the decoder is one, and used by nobody else.
    let this = unsafe { &mut *decoder };
    let status = statcodec_decoder_decode(
        Some(&mut *this),
        data,
        length,
        Some(&mut snapshot),
        Some(&mut error),
    );
    assert_ne!(status, OK);
    // SAFETY: the call failed, so it said why.
    let error = unsafe { error.assume_init() };
    assert_eq!((error.status, error.offset), (status, 5));
    let status = statcodec_decoder_decode_lenient(
        Some(this),
        data,
        length,
        Some(&mut snapshot),
        Some(&mut problems),
        None,
    );
    assert_eq!(status, OK);
    // SAFETY: the call succeeded, and the decoder is not used meanwhile.
    let (snapshot, problems) = unsafe { (&*snapshot.assume_init(), &*problems.assume_init()) };
    assert_eq!(statcodec_problems_count(Some(problems)), 1);
    let mut problem = MaybeUninit::uninit();
    assert_eq!(statcodec_problems_get(Some(problems), 0, Some(&mut problem)), OK);
    assert_eq!(statcodec_snapshot_value(Some(snapshot), 1, 0), 2);
}

/// A writer over memory that nobody has written before.
#[test]
fn a_writer_writes_into_fresh_memory() {
    let mut buffer = [MaybeUninit::<u8>::uninit(); 64];
    let mut made = MaybeUninit::uninit();
    let status = statcodec_writer_init(Some(&mut made), buffer.as_mut_ptr().cast(), buffer.len());
    assert_eq!(status, OK);
    // SAFETY: it was initialised.
    let mut writer = unsafe { made.assume_init() };
    let name = |name: &'static CStr| name.as_ptr();
    let this = Some(&mut writer);
    let status = statcodec_writer_name_value(this, ptr::null(), name(c"anon"), name(c" "), 4096);
    assert_eq!(status, OK);
    assert_eq!(statcodec_writer_numa_cell(Some(&mut writer), 1, u64::MAX), OK);
    assert_eq!(statcodec_writer_end_line(Some(&mut writer)), OK);
    let mut written = MaybeUninit::uninit();
    assert_eq!(statcodec_writer_finish(Some(&writer), Some(&mut written)), OK);
    // SAFETY: the call succeeded, and says how much of the buffer was written.
    let text = unsafe {
        std::slice::from_raw_parts(buffer.as_ptr().cast::<u8>(), written.assume_init().length)
    };
    assert_eq!(text, b"anon 4096\n N1=18446744073709551615\n");
}
