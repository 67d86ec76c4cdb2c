//! The writer over the caller's buffer.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use statcodec::encode::{Fixed, Writer};
use statcodec::{ErrorKind, Limit};

use crate::guard::{Fallible, guard, guard_status};
use crate::pointer::{buffer, bytes, c_string, given, optional_c_string};
use crate::status::{OK, statcodec_status};
use crate::storage::{Storage, get, get_mut, put};

/// Writes kernel statistics text into a buffer of yours, as the kernel's own
/// emitters do.
///
/// A line is written whole or not at all. Once a line did not fit, or a call
/// was wrong, nothing more is written, and every later call returns the same
/// status: it is enough to look at what statcodec_writer_finish returns. No NUL
/// is added.
///
/// The struct is yours; nothing is allocated, and there is nothing to free.
/// Names and separators are NUL-terminated strings.
///
/// ```c
/// char buffer[4096];
/// statcodec_writer writer;
/// statcodec_written done;
/// statcodec_writer_init(&writer, buffer, sizeof buffer);
/// statcodec_writer_name_value(&writer, "total_", "cache", " ", 8192);
/// if (statcodec_writer_finish(&writer, &done) == STATCODEC_OK)
///     fwrite(buffer, 1, done.length, stdout);
/// ```
#[repr(C)]
pub struct statcodec_writer {
    /// The library's own.
    pub private_words: [MaybeUninit<u64>; 12],
}

/// How much was written.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_written {
    /// The bytes in the buffer: all of the text, or the whole lines that fit.
    pub length: usize,
    /// The bytes that the whole text takes: make the buffer this large.
    pub needed: usize,
}

/// A writer that stops at the first wrong call.
pub(crate) struct Held {
    writer: Writer<Fixed<'static>>,
    wrong: statcodec_status,
}

// SAFETY: the struct is `repr(C)` and made of words of 64 bits.
unsafe impl Storage for statcodec_writer {
    type Held = Held;
    const MARK: u64 = u64::from_le_bytes(*b"scWrit01");
}

impl Held {
    fn status(&self) -> statcodec_status {
        if self.wrong != OK {
            self.wrong
        } else if self.writer.overflowed() {
            ErrorKind::BufferTooSmall as statcodec_status
        } else {
            OK
        }
    }
}

/// Lets `emit` write, unless the writer has stopped.
#[inline]
fn emit(
    writer: Option<&mut statcodec_writer>,
    emit: impl FnOnce(&mut Writer<Fixed<'static>>) -> Fallible<()>,
) -> statcodec_status {
    guard(|| {
        let held = get_mut(given(writer)?)?;
        // An overflowed writer still counts what it would need.
        if held.wrong == OK
            && let Err(failure) = emit(&mut held.writer)
        {
            held.wrong = failure.status;
        }
        Ok(held.status())
    })
}

/// The same for emitters that put a delimiter first, which may be NULL.
#[inline]
fn emit_after(
    writer: Option<&mut statcodec_writer>,
    delimiter: *const c_char,
    emit_it: impl FnOnce(&mut Writer<Fixed<'static>>, &[u8]),
) -> statcodec_status {
    emit(writer, |writer| {
        // SAFETY: the caller's promise about its strings.
        emit_it(writer, unsafe { text_or_none(delimiter) });
        Ok(())
    })
}

/// Begins to write at the start of a buffer of `size` bytes. NULL with size 0
/// is an empty buffer, which tells what a text needs.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_init(
    writer: Option<&mut MaybeUninit<statcodec_writer>>,
    buffer: *mut c_char,
    size: usize,
) -> statcodec_status {
    guard_status(|| {
        let writer = given(writer)?;
        // SAFETY: the caller's promise about the buffer, which lasts as long
        // as the writer is used.
        let buffer = unsafe { self::buffer(buffer, size) }?;
        put(writer, Held { writer: Writer::new(buffer), wrong: OK });
        Ok(())
    })
}

/// Ends the text. Calling it twice does no harm.
///
/// `written` is set for STATCODEC_OK, and also for STATCODEC_BUFFER_TOO_SMALL:
/// then the buffer holds the whole lines that fit, and `written->needed` is the
/// size to try next.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_finish(
    writer: Option<&statcodec_writer>,
    written: Option<&mut MaybeUninit<statcodec_written>>,
) -> statcodec_status {
    guard(|| {
        let held = get(given(writer)?)?;
        let written = given(written)?;
        if held.wrong == OK {
            lengths(&held.writer, written);
        }
        Ok(held.status())
    })
}

/// What a writer has written and needs.
pub(crate) fn lengths(writer: &Writer<Fixed<'_>>, written: &mut MaybeUninit<statcodec_written>) {
    written.write(statcodec_written { length: writer.written(), needed: writer.needed() });
}

/// Appends `length` bytes as they are: a name, a word, a separator.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_text(
    writer: Option<&mut statcodec_writer>,
    text: *const c_char,
    length: usize,
) -> statcodec_status {
    emit(writer, |writer| {
        // SAFETY: the caller's promise about the text.
        writer.text(unsafe { bytes(text, length) }?);
        Ok(())
    })
}

/// Ends the line.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_end_line(
    writer: Option<&mut statcodec_writer>,
) -> statcodec_status {
    emit(writer, |writer| {
        writer.end_line();
        Ok(())
    })
}

/// Writes the line `prefix` `name` `separator` `value` LF, whole or not at
/// all. A NULL or empty prefix or separator is none.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_name_value(
    writer: Option<&mut statcodec_writer>,
    prefix: *const c_char,
    name: *const c_char,
    separator: *const c_char,
    value: u64,
) -> statcodec_status {
    emit(writer, |writer| {
        // SAFETY: the caller's promise about its strings.
        let (prefix, name, separator) =
            unsafe { (text_or_none(prefix), c_string(name)?, text_or_none(separator)) };
        writer.name_value(prefix, name, separator, value);
        Ok(())
    })
}

/// Appends `delimiter` and a decimal number, as the kernel's
/// seq_put_decimal_ull. A NULL delimiter is none.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_decimal(
    writer: Option<&mut statcodec_writer>,
    delimiter: *const c_char,
    value: u64,
) -> statcodec_status {
    emit_after(writer, delimiter, |writer, delimiter| {
        writer.decimal(delimiter, value);
    })
}

/// The same with blanks before the number up to `width`, as
/// seq_put_decimal_ull_width. A longer number is written whole.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_decimal_width(
    writer: Option<&mut statcodec_writer>,
    delimiter: *const c_char,
    value: u64,
    width: u8,
) -> statcodec_status {
    emit_after(writer, delimiter, |writer, delimiter| {
        writer.decimal_width(delimiter, value, width);
    })
}

/// Appends `delimiter` and a number with its sign, as seq_put_decimal_ll. A
/// NULL delimiter is none.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_signed(
    writer: Option<&mut statcodec_writer>,
    delimiter: *const c_char,
    value: i64,
) -> statcodec_status {
    emit_after(writer, delimiter, |writer, delimiter| {
        writer.signed(delimiter, value);
    })
}

/// Appends `delimiter` and a lower-case hexadecimal number with zeros before
/// it up to `width` (at most 16), as seq_put_hex_ll. A NULL delimiter is none.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_hex(
    writer: Option<&mut statcodec_writer>,
    delimiter: *const c_char,
    value: u64,
    width: u8,
) -> statcodec_status {
    emit_after(writer, delimiter, |writer, delimiter| {
        writer.hex(delimiter, value, width);
    })
}

/// Appends `delimiter` and a number of hundredths with two decimals: 1234 is
/// `12.34`. A NULL delimiter is none.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_hundredths(
    writer: Option<&mut statcodec_writer>,
    delimiter: *const c_char,
    value: u64,
) -> statcodec_status {
    emit_after(writer, delimiter, |writer, delimiter| {
        writer.hundredths(delimiter, value);
    })
}

/// Writes a line of meminfo or smaps: `label`, the number with blanks before
/// it up to `width` (the kernel's is 8), ` kB` LF.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_kb(
    writer: Option<&mut statcodec_writer>,
    label: *const c_char,
    value: u64,
    width: u8,
) -> statcodec_status {
    emit(writer, |writer| {
        // SAFETY: the caller's promise about its strings.
        writer.kb(unsafe { c_string(label) }?, value, width);
        Ok(())
    })
}

/// Appends a cell of memory.numa_stat: ` N` node `=` value.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_numa_cell(
    writer: Option<&mut statcodec_writer>,
    node: u32,
    value: u64,
) -> statcodec_status {
    emit(writer, |writer| {
        writer.numa_cell(node, value);
        Ok(())
    })
}

/// Writes the line of a limit file: the number, LF.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_limit(
    writer: Option<&mut statcodec_writer>,
    value: u64,
) -> statcodec_status {
    emit(writer, |writer| {
        writer.limit(Limit::At(value));
        Ok(())
    })
}

/// Writes the line of a limit file that sets none: `max`, LF.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_writer_no_limit(
    writer: Option<&mut statcodec_writer>,
) -> statcodec_status {
    emit(writer, |writer| {
        writer.limit(Limit::Max);
        Ok(())
    })
}

/// The bytes of a string that may be left out.
///
/// # Safety
///
/// As for `optional_c_string`.
unsafe fn text_or_none<'a>(string: *const c_char) -> &'a [u8] {
    // SAFETY: the caller's promise.
    unsafe { optional_c_string(string) }.unwrap_or_default()
}
