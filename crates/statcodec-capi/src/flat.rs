//! The streaming decoder of flat keyed files.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use statcodec::decode::{self, Flat};
use statcodec::{Error, Value};

use crate::cursor;
use crate::error::statcodec_error;
use crate::status::statcodec_status;
use crate::storage::Storage;
use crate::text::statcodec_text;
use crate::value::statcodec_value;

/// A walk over the lines of a flat keyed text: memory.stat, memory.events,
/// cpu.stat, /proc/vmstat and their like, which have `name value` on each line.
///
/// The struct is yours, and may be copied. Nothing is allocated, and there is
/// nothing to free. The text must stay where it is during the walk.
///
/// ```c
/// statcodec_flat cursor;
/// statcodec_field field;
/// statcodec_flat_init(&cursor, text, length);
/// while (statcodec_flat_next(&cursor, &field) == STATCODEC_OK) {
///     if (field.error.status != STATCODEC_OK)
///         continue;   // this line alone is bad
///     if (field.value.state == STATCODEC_STATE_VALUE)
///         printf("%.*s is %" PRIu64 "\n", STATCODEC_TEXT_ARGS(field.name), field.value.number);
/// }
/// ```
#[repr(C)]
pub struct statcodec_flat {
    /// The library's own.
    pub private_words: [MaybeUninit<u64>; 8],
}

/// A line of a flat keyed text.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_field {
    /// The name, part of the text; empty where the line is bad.
    pub name: statcodec_text,
    /// The value; STATCODEC_STATE_UNREADABLE where the line is bad.
    pub value: statcodec_value,
    /// What is wrong with the line: `error.status` is STATCODEC_OK for a good
    /// one.
    pub error: statcodec_error,
}

// SAFETY: the struct is `repr(C)` and made of words of 64 bits.
unsafe impl Storage for statcodec_flat {
    type Held = Flat<'static>;
    const MARK: u64 = u64::from_le_bytes(*b"scFlat01");
}

impl From<Result<(&[u8], Value<'_>), Error>> for statcodec_field {
    #[inline]
    fn from(line: Result<(&[u8], Value<'_>), Error>) -> Self {
        match line {
            Ok((name, value)) => {
                Self { name: name.into(), value: value.into(), error: statcodec_error::NONE }
            }
            Err(error) => Self {
                name: statcodec_text::EMPTY,
                value: statcodec_value::UNREADABLE,
                error: error.into(),
            },
        }
    }
}

/// Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
/// empty text.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_flat_init(
    cursor: Option<&mut MaybeUninit<statcodec_flat>>,
    text: *const c_char,
    length: usize,
) -> statcodec_status {
    cursor::init(cursor, text, length, decode::flat)
}

/// The next line, good or bad. A bad line costs only itself: the walk goes on
/// after it.
///
/// Returns STATCODEC_OK where `field` was written, STATCODEC_END after the
/// last line. Every other status ends the walk as well.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_flat_next(
    cursor: Option<&mut statcodec_flat>,
    field: Option<&mut MaybeUninit<statcodec_field>>,
) -> statcodec_status {
    cursor::next(cursor, field)
}
