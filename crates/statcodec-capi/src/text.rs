//! Borrowed text.

use std::ffi::c_char;

/// Text that belongs to somebody else: `length` bytes at `data`, with no NUL
/// after them. Where a function returns one, its comment says how long it
/// stays valid. `data` is never NULL.
///
/// ```c
/// printf("%.*s\n", STATCODEC_TEXT_ARGS(name));
/// ```
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_text {
    /// The first byte.
    pub data: *const c_char,
    /// How many bytes there are.
    pub length: usize,
}

impl statcodec_text {
    pub(crate) const EMPTY: Self = Self { data: c"".as_ptr(), length: 0 };
}

impl From<&[u8]> for statcodec_text {
    #[inline]
    fn from(bytes: &[u8]) -> Self {
        // An empty slice of Rust may point anywhere.
        if bytes.is_empty() {
            return Self::EMPTY;
        }
        Self { data: bytes.as_ptr().cast(), length: bytes.len() }
    }
}

impl From<&str> for statcodec_text {
    fn from(text: &str) -> Self {
        text.as_bytes().into()
    }
}
