//! The streaming decoder of nested keyed files.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use statcodec::Error;
use statcodec::decode::{self, Nested, NestedPart};

use crate::cursor;
use crate::error::statcodec_error;
use crate::status::statcodec_status;
use crate::storage::Storage;
use crate::text::statcodec_text;
use crate::value::statcodec_value;

/// A walk over the rows and cells of a nested keyed text: memory.numa_stat of
/// cgroup v1 and v2, io.stat, memory.pressure and their like, which have
/// `row cell=value cell=value` on each line.
///
/// The struct is yours, and may be copied. Nothing is allocated, and there is
/// nothing to free. The text must stay where it is during the walk.
///
/// ```c
/// statcodec_nested cursor;
/// statcodec_part part;
/// statcodec_nested_init(&cursor, text, length);
/// while (statcodec_nested_next(&cursor, &part) == STATCODEC_OK) {
///     if (part.kind == STATCODEC_PART_ROW)
///         row = part.name;
///     else if (part.kind == STATCODEC_PART_CELL)
///         handle(row, part.name, part.value);
/// }
/// ```
#[repr(C)]
pub struct statcodec_nested {
    /// The library's own.
    pub private_words: [MaybeUninit<u64>; 8],
}

/// A bad part: see its error. The walk goes on with the next line.
pub const STATCODEC_PART_BAD: u32 = 0;
/// A row begins.
pub const STATCODEC_PART_ROW: u32 = 1;
/// A cell of the row that began last.
pub const STATCODEC_PART_CELL: u32 = 2;

/// A part of a nested keyed text.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_part {
    /// One of STATCODEC_PART_*.
    pub kind: u32,
    /// Room for later; 0.
    pub reserved: u32,
    /// The name of the row (`anon`, `8:0`, `some`) or of the cell (`N0`,
    /// `rbytes`, `avg10`), part of the text; empty for a bad part.
    pub name: statcodec_text,
    /// The value of the cell. A row has one only in cgroup v1's numa_stat
    /// (`total=3 N0=3`), else its state is STATCODEC_STATE_ABSENT. For a bad
    /// part it is STATCODEC_STATE_UNREADABLE.
    pub value: statcodec_value,
    /// What is wrong: `error.status` is STATCODEC_OK for a good part.
    pub error: statcodec_error,
}

// SAFETY: the struct is `repr(C)` and made of words of 64 bits.
unsafe impl Storage for statcodec_nested {
    type Held = Nested<'static>;
    const MARK: u64 = u64::from_le_bytes(*b"scNest01");
}

impl From<Result<NestedPart<'_>, Error>> for statcodec_part {
    #[inline]
    fn from(part: Result<NestedPart<'_>, Error>) -> Self {
        let (kind, name, value, error) = match part {
            Ok(NestedPart::Row { name, value }) => (
                STATCODEC_PART_ROW,
                name.into(),
                value.map_or(statcodec_value::ABSENT, Into::into),
                statcodec_error::NONE,
            ),
            Ok(NestedPart::Cell { name, value }) => {
                (STATCODEC_PART_CELL, name.into(), value.into(), statcodec_error::NONE)
            }
            Err(error) => (
                STATCODEC_PART_BAD,
                statcodec_text::EMPTY,
                statcodec_value::UNREADABLE,
                error.into(),
            ),
        };
        Self { kind, reserved: 0, name, value, error }
    }
}

/// Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
/// empty text.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_nested_init(
    cursor: Option<&mut MaybeUninit<statcodec_nested>>,
    text: *const c_char,
    length: usize,
) -> statcodec_status {
    cursor::init(cursor, text, length, decode::nested)
}

/// The next part, good or bad. After a bad part the walk goes on with the next
/// line.
///
/// Returns STATCODEC_OK where `part` was written, STATCODEC_END after the
/// last one. Every other status ends the walk as well.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_nested_next(
    cursor: Option<&mut statcodec_nested>,
    part: Option<&mut MaybeUninit<statcodec_part>>,
) -> statcodec_status {
    cursor::next(cursor, part)
}
