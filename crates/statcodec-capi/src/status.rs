//! Statuses: the error kinds of the codec, and those of the C library itself.

use std::ffi::{CStr, c_char};

use statcodec::ErrorKind;

use crate::guard::guard;

mod own;

pub use own::*;

/// What a function says of its work: STATCODEC_OK, or why it was not done.
///
/// The numbers below 1000 say what is wrong with a text or a file, and are the
/// same in Rust and Python. Those from 1000 say what is wrong with the call.
/// They never change; a newer library may return ones that this header does
/// not have.
///
/// ```c
/// if (status != STATCODEC_OK)
///     fprintf(stderr, "%s\n", statcodec_status_text(status));
/// ```
pub type statcodec_status = u32;

/// The status in words, such as "expected a decimal number": a static string,
/// never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_status_text(status: statcodec_status) -> *const c_char {
    guard(|| Ok(words(status).as_ptr()))
}

/// The status in words.
pub(crate) fn words(status: statcodec_status) -> &'static CStr {
    let kind = ErrorKind::ALL.iter().find(|kind| **kind as statcodec_status == status);
    kind.map(|kind| kind.as_c_str()).or_else(|| own::text(status)).unwrap_or(c"unknown status")
}
