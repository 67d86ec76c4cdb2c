//! The streaming decoder of files of labels.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use statcodec::Error;
use statcodec::decode::{self, Colon, ColonField};

use crate::cursor;
use crate::error::statcodec_error;
use crate::status::statcodec_status;
use crate::storage::Storage;
use crate::text::statcodec_text;
use crate::value::statcodec_value;

/// A walk over the lines of a text of labels: /proc/meminfo, /proc/pid/status,
/// /proc/pid/io or the body of a mapping in smaps, which have
/// `label:  number kB` or `label: text` on each line.
///
/// The struct is yours, and may be copied. Nothing is allocated, and there is
/// nothing to free. The text must stay where it is during the walk.
///
/// ```c
/// statcodec_colon cursor;
/// statcodec_colon_field field;
/// statcodec_colon_init(&cursor, text, length);
/// while (statcodec_colon_next(&cursor, &field) == STATCODEC_OK) {
///     if (field.value.state == STATCODEC_STATE_VALUE && field.kib)
///         printf("%.*s: %" PRIu64 " KiB\n", STATCODEC_TEXT_ARGS(field.label), field.value.number);
/// }
/// ```
#[repr(C)]
pub struct statcodec_colon {
    /// The library's own.
    pub private_words: [MaybeUninit<u64>; 8],
}

/// A line of a text of labels.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_colon_field {
    /// The label, up to the first colon (`MemTotal`, `Active(anon)`), part of
    /// the text; empty where the line is bad.
    pub label: statcodec_text,
    /// The number after it, or the rest of the line as text;
    /// STATCODEC_STATE_UNREADABLE where the line is bad.
    pub value: statcodec_value,
    /// Whether ` kB` follows the number: it counts units of 1,024 bytes.
    pub kib: bool,
    /// Room for later; 0.
    pub reserved: [u8; 7],
    /// What is wrong with the line: `error.status` is STATCODEC_OK for a good
    /// one.
    pub error: statcodec_error,
}

// SAFETY: the struct is `repr(C)` and made of words of 64 bits.
unsafe impl Storage for statcodec_colon {
    type Held = Colon<'static>;
    const MARK: u64 = u64::from_le_bytes(*b"scColo01");
}

impl From<Result<ColonField<'_>, Error>> for statcodec_colon_field {
    #[inline]
    fn from(line: Result<ColonField<'_>, Error>) -> Self {
        match line {
            Ok(line) => Self {
                label: line.label.into(),
                value: line.value.into(),
                kib: line.kib,
                reserved: [0; 7],
                error: statcodec_error::NONE,
            },
            Err(error) => Self {
                label: statcodec_text::EMPTY,
                value: statcodec_value::UNREADABLE,
                kib: false,
                reserved: [0; 7],
                error: error.into(),
            },
        }
    }
}

/// Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
/// empty text.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_colon_init(
    cursor: Option<&mut MaybeUninit<statcodec_colon>>,
    text: *const c_char,
    length: usize,
) -> statcodec_status {
    cursor::init(cursor, text, length, decode::colon)
}

/// The next line, good or bad. A bad line costs only itself: the walk goes on
/// after it.
///
/// Returns STATCODEC_OK where `field` was written, STATCODEC_END after the
/// last line. Every other status ends the walk as well.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_colon_next(
    cursor: Option<&mut statcodec_colon>,
    field: Option<&mut MaybeUninit<statcodec_colon_field>>,
) -> statcodec_status {
    cursor::next(cursor, field)
}
