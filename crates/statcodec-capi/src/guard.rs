//! The boundary: what a failure or a panic becomes is a matter of the return
//! type, not of each function.

use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use statcodec::{Error, Position};
use statcodec_reader::ReadError;

use crate::error::statcodec_error;
use crate::pointer::Out;
use crate::status::{OK, PANIC, statcodec_status};
use crate::text::statcodec_text;

/// What a body gives: a value, or why there is none.
pub(crate) type Fallible<T> = Result<T, Failure>;

/// Why a body gives no value.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Failure {
    pub(crate) status: statcodec_status,
    /// The byte of the text, for errors of texts.
    pub(crate) offset: usize,
    /// Line and column, where they were looked for.
    pub(crate) position: Option<Position>,
    /// `errno`, or 0.
    pub(crate) os_error: i32,
}

impl Failure {
    const fn new(status: statcodec_status, offset: usize) -> Self {
        Self { status, offset, position: None, os_error: 0 }
    }
}

impl From<statcodec_status> for Failure {
    fn from(status: statcodec_status) -> Self {
        Self::new(status, 0)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::new(error.kind as statcodec_status, error.offset)
    }
}

impl From<&ReadError> for Failure {
    fn from(error: &ReadError) -> Self {
        Self {
            position: error.position,
            os_error: error.errno.unwrap_or(0),
            ..Self::new(error.kind.number(), error.text_error().map_or(0, |error| error.offset))
        }
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        (&error).into()
    }
}

/// A type that functions return.
pub(crate) trait Returned {
    /// What is returned for a body that failed or panicked.
    fn failed(status: statcodec_status) -> Self;
}

impl Returned for statcodec_status {
    fn failed(status: statcodec_status) -> Self {
        status
    }
}

impl Returned for usize {
    fn failed(_: statcodec_status) -> Self {
        0
    }
}

impl Returned for bool {
    fn failed(_: statcodec_status) -> Self {
        false
    }
}

impl<T> Returned for *const T {
    fn failed(_: statcodec_status) -> Self {
        std::ptr::null()
    }
}

impl Returned for statcodec_text {
    fn failed(_: statcodec_status) -> Self {
        Self::EMPTY
    }
}

impl Returned for () {
    fn failed(_: statcodec_status) -> Self {}
}

/// Runs the body of a function of the library.
#[inline]
pub(crate) fn guard<R: Returned>(body: impl FnOnce() -> Fallible<R>) -> R {
    match run(body) {
        Ok(value) => value,
        Err(failure) => R::failed(failure.status),
    }
}

/// The same for a body whose caller says what to return where it fails.
#[inline]
pub(crate) fn guard_or<T>(otherwise: T, body: impl FnOnce() -> Fallible<T>) -> T {
    run(body).unwrap_or(otherwise)
}

/// The same for a body that does its work and returns nothing more.
#[inline]
pub(crate) fn guard_status(body: impl FnOnce() -> Fallible<()>) -> statcodec_status {
    guard(|| body().map(|()| OK))
}

/// The same for a function that describes its failure to the caller. Line and
/// column are found in `text`.
#[inline]
pub(crate) fn guard_error(
    error: Out<'_, statcodec_error>,
    text: *const c_char,
    length: usize,
    body: impl FnOnce() -> Fallible<()>,
) -> statcodec_status {
    let Err(failure) = run(body) else {
        return OK;
    };
    describe(failure, error, text, length);
    failure.status
}

/// The same for a function that reads no text of the caller's.
#[inline]
pub(crate) fn guard_read(
    error: Out<'_, statcodec_error>,
    body: impl FnOnce() -> Fallible<()>,
) -> statcodec_status {
    guard_error(error, std::ptr::null(), 0, body)
}

#[cold]
fn describe(failure: Failure, error: Out<'_, statcodec_error>, text: *const c_char, length: usize) {
    // Looking for the line could panic too; then there is no more to say.
    let _ = catch_unwind(AssertUnwindSafe(|| {
        if let Some(error) = error {
            // SAFETY: the caller's promise about the text, as in `body`.
            let text = unsafe { crate::pointer::bytes(text, length) };
            error.write(statcodec_error::located(failure, text.unwrap_or_default()));
        }
    }));
}

#[inline]
fn run<T>(body: impl FnOnce() -> Fallible<T>) -> Fallible<T> {
    silence();
    let body = || {
        #[cfg(feature = "forced-panic")]
        forced::panic_if_armed();
        body()
    };
    // A panic leaves objects in a state that is safe to use, if of no use:
    // what they promise is checked by the core at each call.
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(result) => result,
        // The message is a string, whose destructor does not panic.
        Err(_) => Err(PANIC.into()),
    }
}

/// Keeps the message of a panic off the caller's stderr. The hook is that of
/// the standard library linked into this library, which nobody else uses.
#[inline]
fn silence() {
    static SILENT: Once = Once::new();
    if !SILENT.is_completed() {
        SILENT.call_once(|| std::panic::set_hook(Box::new(|_| ())));
    }
}

/// Panics on demand, for the tests of the boundary. Not in the shipped library.
#[cfg(feature = "forced-panic")]
pub mod forced {
    use std::cell::Cell;

    thread_local! {
        static ARMED: Cell<bool> = const { Cell::new(false) };
    }

    /// Makes the next call on this thread panic.
    #[unsafe(no_mangle)]
    pub extern "C" fn test_panic_next() {
        ARMED.set(true);
    }

    /// Whether no call has panicked since.
    #[unsafe(no_mangle)]
    pub extern "C" fn test_panic_pending() -> bool {
        ARMED.get()
    }

    pub(super) fn panic_if_armed() {
        assert!(!ARMED.replace(false), "forced by a test");
    }
}
