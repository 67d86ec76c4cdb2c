//! Pointers of C callers, turned into references or a status.

use std::ffi::{CStr, OsStr, c_char};
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::slice;

use crate::status::{BAD_LENGTH, NOT_FOUND, NULL_ARGUMENT, statcodec_status};

/// Where a function puts its result. NULL where the caller wants none, or has
/// made a mistake.
pub(crate) type Out<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// What a pointer points to, or `NULL_ARGUMENT`.
#[inline]
pub(crate) fn given<T>(pointer: Option<T>) -> Result<T, statcodec_status> {
    pointer.ok_or(NULL_ARGUMENT)
}

/// The `length` bytes at `data`. NULL with length 0 is the empty text.
///
/// # Safety
///
/// `data` is NULL or points to `length` bytes that nobody changes while the
/// result is used.
#[inline]
pub(crate) unsafe fn bytes<'a>(
    data: *const c_char,
    length: usize,
) -> Result<&'a [u8], statcodec_status> {
    check(data, length)?;
    if length == 0 {
        return Ok(&[]);
    }
    // SAFETY: not NULL and not longer than an object can be, both just
    // checked; the rest is the caller's promise.
    Ok(unsafe { slice::from_raw_parts(data.cast(), length) })
}

/// The caller's buffer of `size` bytes. NULL with size 0 is the empty one.
///
/// # Safety
///
/// `data` is NULL or points to `size` bytes that nobody else uses while the
/// result is used.
pub(crate) unsafe fn buffer<'a>(
    data: *mut c_char,
    size: usize,
) -> Result<&'a mut [u8], statcodec_status> {
    check(data, size)?;
    if size == 0 {
        return Ok(&mut []);
    }
    // SAFETY: as in `bytes`. The bytes may never have been written; they are
    // only written here, or read back after that.
    Ok(unsafe { slice::from_raw_parts_mut(data.cast(), size) })
}

/// The `count` entries of an array. NULL with count 0 is the empty one.
///
/// # Safety
///
/// `first` is NULL or points to `count` entries that nobody changes while the
/// result is used.
pub(crate) unsafe fn array<'a, T>(
    first: *const T,
    count: usize,
) -> Result<&'a [T], statcodec_status> {
    check(first, count)?;
    if count == 0 {
        return Ok(&[]);
    }
    // SAFETY: as in `bytes`.
    Ok(unsafe { slice::from_raw_parts(first, count) })
}

#[inline]
fn check<T>(data: *const T, length: usize) -> Result<(), statcodec_status> {
    if data.is_null() && length > 0 {
        return Err(NULL_ARGUMENT);
    }
    // A negative number that became a length, nearly always.
    if length > isize::MAX as usize / size_of::<T>().max(1) {
        return Err(BAD_LENGTH);
    }
    Ok(())
}

/// The bytes of a NUL-terminated string.
///
/// # Safety
///
/// `string` is NULL or points to a NUL-terminated string that nobody changes
/// while the result is used.
#[inline]
pub(crate) unsafe fn c_string<'a>(string: *const c_char) -> Result<&'a [u8], statcodec_status> {
    // SAFETY: the caller's promise.
    let string = unsafe { optional_c_string(string) };
    string.ok_or(NULL_ARGUMENT)
}

/// The bytes of a NUL-terminated string, or `None` for NULL.
///
/// # Safety
///
/// As for [`c_string`].
#[inline]
pub(crate) unsafe fn optional_c_string<'a>(string: *const c_char) -> Option<&'a [u8]> {
    // SAFETY: not NULL, checked; the rest is the caller's promise.
    (!string.is_null()).then(|| unsafe { CStr::from_ptr(string) }.to_bytes())
}

/// The path that a NUL-terminated string is.
///
/// # Safety
///
/// As for [`c_string`].
pub(crate) unsafe fn path<'a>(string: *const c_char) -> Result<&'a Path, statcodec_status> {
    // SAFETY: the caller's promise.
    Ok(Path::new(OsStr::from_bytes(unsafe { c_string(string) }?)))
}

/// The name that a NUL-terminated string is. Those of the kernel are UTF-8.
///
/// # Safety
///
/// As for [`c_string`].
pub(crate) unsafe fn name<'a>(string: *const c_char) -> Result<&'a str, statcodec_status> {
    // SAFETY: the caller's promise.
    std::str::from_utf8(unsafe { c_string(string) }?).map_err(|_| NOT_FOUND)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ptr;

    #[test]
    fn pointers_and_lengths_table() {
        let text = c"anon".as_ptr();
        for (data, length, want) in [
            (text, 4, Ok(b"anon".as_slice())),
            (text, 0, Ok(b"".as_slice())),
            (ptr::null(), 0, Ok(b"".as_slice())),
            (ptr::null(), 1, Err(NULL_ARGUMENT)),
            (text, usize::MAX, Err(BAD_LENGTH)),
            (text, isize::MAX as usize + 1, Err(BAD_LENGTH)),
        ] {
            // SAFETY: a static text, of which no more is asked than there is,
            // or what is refused.
            assert_eq!(unsafe { bytes(data, length) }, want);
        }
    }

    #[test]
    fn strings_table() {
        // SAFETY: static strings, and NULL, which is allowed.
        unsafe {
            assert_eq!(c_string(c"anon".as_ptr()), Ok(b"anon".as_slice()));
            assert_eq!(c_string(ptr::null()), Err(NULL_ARGUMENT));
            assert_eq!(optional_c_string(ptr::null()), None);
        }
    }
}
