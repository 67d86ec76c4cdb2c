//! Errors with their place.

use std::ffi::{c_char, c_int};

use statcodec::{Error, ErrorKind};
use statcodec_reader::ReadError;

use crate::guard::{Failure, guard_status};
use crate::pointer::{bytes, given};
use crate::status::{OK, statcodec_status, words};

/// What was wrong, and where.
///
/// A function that takes a pointer to one writes it whenever it fails, and
/// only then; NULL is for callers that do not ask.
///
/// ```c
/// statcodec_error error;
/// if (statcodec_decoder_decode(decoder, text, length, &snapshot, &error) != STATCODEC_OK)
///     fprintf(stderr, "line %zu, column %zu: %s\n", error.line, error.column, error.expected);
/// ```
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_error {
    /// The kind of error, or STATCODEC_OK.
    pub status: statcodec_status,
    /// `errno`, where the system refused something; else 0.
    pub os_error: c_int,
    /// The byte of the text at which it was seen: 0 for the first.
    pub offset: usize,
    /// The line, the first being 1; 0 where nobody has looked for it
    /// (statcodec_error_locate).
    pub line: usize,
    /// The byte within the line, the first being 1; 0 as for `line`.
    pub column: usize,
    /// The status in words, such as "expected a decimal number": a static
    /// string, never NULL.
    pub expected: *const c_char,
    /// Room for later; 0.
    pub reserved: [u64; 2],
}

impl statcodec_error {
    pub(crate) const NONE: Self = Self {
        status: OK,
        os_error: 0,
        offset: 0,
        line: 0,
        column: 0,
        expected: c"no error".as_ptr(),
        reserved: [0; 2],
    };

    /// With line and column in `text`, if it is the text's error and nobody
    /// has looked yet.
    pub(crate) fn located(failure: Failure, text: &[u8]) -> Self {
        let mut error: Self = failure.into();
        if failure.position.is_none() {
            error.locate(text);
        }
        error
    }

    fn locate(&mut self, text: &[u8]) {
        let kind = ErrorKind::ALL.iter().find(|kind| **kind as statcodec_status == self.status);
        if let Some(&kind) = kind {
            let at = Error { kind, offset: self.offset }.position(text);
            (self.line, self.column) = (at.line, at.column);
        }
    }
}

impl From<Failure> for statcodec_error {
    fn from(Failure { status, offset, position, os_error }: Failure) -> Self {
        let (line, column) = position.map_or((0, 0), |at| (at.line, at.column));
        let expected = words(status).as_ptr();
        Self { status, offset, line, column, os_error, expected, ..Self::NONE }
    }
}

impl From<&ReadError> for statcodec_error {
    fn from(error: &ReadError) -> Self {
        Failure::from(error).into()
    }
}

impl From<Error> for statcodec_error {
    fn from(error: Error) -> Self {
        Failure::from(error).into()
    }
}

/// Finds line and column of an error: `text` is what was decoded.
///
/// Errors that come one a line (from cursors, from lenient decoding) are not
/// located until asked, since that looks through the text before them.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_error_locate(
    error: Option<&mut statcodec_error>,
    text: *const c_char,
    length: usize,
) -> statcodec_status {
    guard_status(|| {
        let error = given(error)?;
        // SAFETY: the caller's promise about the text.
        error.locate(unsafe { bytes(text, length) }?);
        Ok(())
    })
}
