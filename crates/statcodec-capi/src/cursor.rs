//! What all streaming decoders do.

use std::ffi::c_char;

use crate::guard::{guard, guard_status};
use crate::pointer::{Out, bytes, given};
use crate::status::{END, OK, statcodec_status};
use crate::storage::{Storage, get_mut, put};

/// Begins a walk over the `length` bytes at `text`, which stay what they are as
/// long as the walk lasts: that is the caller's promise.
pub(crate) fn init<S: Storage>(
    cursor: Out<'_, S>,
    text: *const c_char,
    length: usize,
    begin: impl FnOnce(&'static [u8]) -> S::Held,
) -> statcodec_status {
    guard_status(|| {
        let cursor = given(cursor)?;
        // SAFETY: the caller's promise about the text.
        put(cursor, begin(unsafe { bytes(text, length) }?));
        Ok(())
    })
}

/// Gives the next item, good or bad, or the end.
#[inline]
pub(crate) fn next<S, T>(cursor: Option<&mut S>, item: Out<'_, T>) -> statcodec_status
where
    S: Storage<Held: Iterator>,
    T: From<<S::Held as Iterator>::Item>,
{
    guard(|| {
        let (cursor, item) = (given(cursor)?, given(item)?);
        let Some(next) = get_mut(cursor)?.next() else {
            return Ok(END);
        };
        item.write(next.into());
        Ok(OK)
    })
}
