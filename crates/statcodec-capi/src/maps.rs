//! The streaming decoders of a process's mappings.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use statcodec::Error;
use statcodec::decode::{self, Mapping, Maps, Smaps, SmapsMapping};

use crate::cursor;
use crate::error::statcodec_error;
use crate::status::statcodec_status;
use crate::storage::Storage;
use crate::text::statcodec_text;

/// A walk over the mappings of a /proc/pid/maps text.
///
/// The struct is yours, and may be copied. Nothing is allocated, and there is
/// nothing to free. The text must stay where it is during the walk.
///
/// ```c
/// statcodec_maps cursor;
/// statcodec_mapping mapping;
/// statcodec_maps_init(&cursor, text, length);
/// while (statcodec_maps_next(&cursor, &mapping) == STATCODEC_OK) {
///     if (mapping.error.status == STATCODEC_OK)
///         printf("%" PRIx64 " %.*s\n", mapping.start, STATCODEC_TEXT_ARGS(mapping.path));
/// }
/// ```
#[repr(C)]
pub struct statcodec_maps {
    /// The library's own.
    pub private_words: [MaybeUninit<u64>; 8],
}

/// A walk over the mappings of a /proc/pid/smaps or smaps_rollup text, each of
/// which comes with the text of its fields for a statcodec_colon.
///
/// ```c
/// statcodec_smaps cursor;
/// statcodec_mapping mapping;
/// statcodec_smaps_init(&cursor, text, length);
/// while (statcodec_smaps_next(&cursor, &mapping) == STATCODEC_OK) {
///     statcodec_colon fields;
///     statcodec_colon_field field;
///     statcodec_colon_init(&fields, mapping.body.data, mapping.body.length);
///     while (statcodec_colon_next(&fields, &field) == STATCODEC_OK)
///         handle(mapping, field);
/// }
/// ```
#[repr(C)]
pub struct statcodec_smaps {
    /// The library's own.
    pub private_words: [MaybeUninit<u64>; 8],
}

/// A mapping of a process. Where its line is bad, numbers are 0 and texts
/// empty: look at `error.status` first.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_mapping {
    /// Its first address.
    pub start: u64,
    /// The address after its last.
    pub end: u64,
    /// Where in the file it begins, in bytes.
    pub offset: u64,
    /// The file's inode; 0 where there is none.
    pub inode: u64,
    /// The device's major number.
    pub major: u32,
    /// The device's minor number.
    pub minor: u32,
    /// Four letters: `r`, `w`, `x` or `-`, then `s` (shared) or `p` (private).
    pub perms: statcodec_text,
    /// The rest of the line as the kernel printed it: a path, `[heap]`,
    /// nothing. Part of the text, as the others here.
    pub path: statcodec_text,
    /// The path without ` (deleted)`, if it ends so.
    pub file_path: statcodec_text,
    /// smaps: the text of its fields, the lines up to the next mapping.
    pub body: statcodec_text,
    /// smaps: where the body begins in the whole text.
    pub body_offset: usize,
    /// Whether the path ends in ` (deleted)`. A guess: a file's own name may
    /// end so.
    pub deleted: bool,
    /// Room for later; 0.
    pub reserved: [u8; 7],
    /// What is wrong with the line: `error.status` is STATCODEC_OK for a good
    /// one.
    pub error: statcodec_error,
}

// SAFETY: the struct is `repr(C)` and made of words of 64 bits.
unsafe impl Storage for statcodec_maps {
    type Held = Maps<'static>;
    const MARK: u64 = u64::from_le_bytes(*b"scMaps01");
}

// SAFETY: the struct is `repr(C)` and made of words of 64 bits.
unsafe impl Storage for statcodec_smaps {
    type Held = Smaps<'static>;
    const MARK: u64 = u64::from_le_bytes(*b"scSmap01");
}

impl From<Mapping<'_>> for statcodec_mapping {
    fn from(mapping: Mapping<'_>) -> Self {
        let (file_path, deleted) = mapping.path_if_deleted();
        Self {
            start: mapping.start,
            end: mapping.end,
            offset: mapping.offset,
            inode: mapping.inode,
            major: mapping.major,
            minor: mapping.minor,
            perms: mapping.perms.into(),
            path: mapping.path.into(),
            file_path: file_path.into(),
            body: statcodec_text::EMPTY,
            body_offset: 0,
            deleted,
            reserved: [0; 7],
            error: statcodec_error::NONE,
        }
    }
}

impl From<Error> for statcodec_mapping {
    fn from(error: Error) -> Self {
        Self {
            start: 0,
            end: 0,
            offset: 0,
            inode: 0,
            major: 0,
            minor: 0,
            perms: statcodec_text::EMPTY,
            path: statcodec_text::EMPTY,
            file_path: statcodec_text::EMPTY,
            body: statcodec_text::EMPTY,
            body_offset: 0,
            deleted: false,
            reserved: [0; 7],
            error: error.into(),
        }
    }
}

impl From<Result<Mapping<'_>, Error>> for statcodec_mapping {
    fn from(mapping: Result<Mapping<'_>, Error>) -> Self {
        mapping.map_or_else(Into::into, Into::into)
    }
}

impl From<Result<SmapsMapping<'_>, Error>> for statcodec_mapping {
    fn from(mapping: Result<SmapsMapping<'_>, Error>) -> Self {
        match mapping {
            Ok(SmapsMapping { mapping, body, body_offset }) => {
                Self { body: body.into(), body_offset, ..mapping.into() }
            }
            Err(error) => error.into(),
        }
    }
}

/// Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
/// empty text.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_maps_init(
    cursor: Option<&mut MaybeUninit<statcodec_maps>>,
    text: *const c_char,
    length: usize,
) -> statcodec_status {
    cursor::init(cursor, text, length, decode::maps)
}

/// The next mapping, good or bad. A bad line costs only itself.
///
/// Returns STATCODEC_OK where `mapping` was written, STATCODEC_END after the
/// last one. Every other status ends the walk as well.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_maps_next(
    cursor: Option<&mut statcodec_maps>,
    mapping: Option<&mut MaybeUninit<statcodec_mapping>>,
) -> statcodec_status {
    cursor::next(cursor, mapping)
}

/// Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
/// empty text.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_smaps_init(
    cursor: Option<&mut MaybeUninit<statcodec_smaps>>,
    text: *const c_char,
    length: usize,
) -> statcodec_status {
    cursor::init(cursor, text, length, decode::smaps)
}

/// The next mapping with its body, good or bad. After a bad one the walk goes
/// on with the next mapping.
///
/// Returns STATCODEC_OK where `mapping` was written, STATCODEC_END after the
/// last one. Every other status ends the walk as well.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_smaps_next(
    cursor: Option<&mut statcodec_smaps>,
    mapping: Option<&mut MaybeUninit<statcodec_mapping>>,
) -> statcodec_status {
    cursor::next(cursor, mapping)
}
