//! Reader handles: live files.

use std::ffi::{c_char, c_int};
use std::mem::MaybeUninit;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::ptr;

use ::statcodec_reader::StatFile;

use crate::catalog::{known, statcodec_file};
use crate::decoder::statcodec_problems;
use crate::error::statcodec_error;
use crate::guard::{guard, guard_or, guard_read, guard_status};
use crate::pointer::{given, path};
use crate::snapshot::statcodec_snapshot;
use crate::status::{BAD_VALUE, statcodec_status};
use crate::text::statcodec_text;

/// A kernel file that is kept open and read again and again: once warm, one
/// system call a reading, and no allocation.
///
/// A reading is a whole text or an error, never a part of one. A file that went
/// away and came back under the same path is opened again. Descriptors that the
/// library opens are closed on exec.
///
/// ```c
/// statcodec_reader *reader = NULL;
/// const statcodec_snapshot *snapshot;
/// statcodec_error error;
/// if (statcodec_reader_open("/sys/fs/cgroup/a/memory.stat", &reader, &error) != STATCODEC_OK)
///     fprintf(stderr, "%s (errno %d)\n", error.expected, error.os_error);
/// while (statcodec_reader_read(reader, &snapshot, &error) == STATCODEC_OK)
///     handle(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_ANON, 0));
/// statcodec_reader_close(reader);
/// ```
pub type statcodec_reader = StatFile;

/// Opens the file at a path, whose name says which file it is. Of files that
/// cgroup v1 and v2 both have, the text says whose it is. Close it with
/// statcodec_reader_close.
///
/// Fails with STATCODEC_UNKNOWN_FILE, and with what the system says:
/// STATCODEC_VANISHED, STATCODEC_FORBIDDEN and so on, with `errno` in
/// `error->os_error`. `error` may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_open(
    path: *const c_char,
    reader: Option<&mut MaybeUninit<*mut statcodec_reader>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let reader = given(reader)?;
        // SAFETY: the caller's promise about its strings.
        let opened = StatFile::open(unsafe { self::path(path) }?)?;
        reader.write(Box::into_raw(Box::new(opened)));
        Ok(())
    })
}

/// The same for a file of this kind, whatever its name.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_open_as(
    path: *const c_char,
    file: statcodec_file,
    reader: Option<&mut MaybeUninit<*mut statcodec_reader>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let reader = given(reader)?;
        // SAFETY: the caller's promise about its strings.
        let opened = StatFile::open_as(unsafe { self::path(path) }?, known(file)?)?;
        reader.write(Box::into_raw(Box::new(opened)));
        Ok(())
    })
}

/// A reader of a descriptor that is open for reading. The descriptor belongs
/// to the reader if this succeeds. It has no name, so that it is not opened
/// again where it goes stale.
///
/// Fails with STATCODEC_UNKNOWN_FILE, and STATCODEC_BAD_VALUE for a negative
/// descriptor.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_from_descriptor(
    descriptor: c_int,
    file: statcodec_file,
    reader: Option<&mut MaybeUninit<*mut statcodec_reader>>,
) -> statcodec_status {
    guard_status(|| {
        let (reader, file) = (given(reader)?, known(file)?);
        if descriptor < 0 {
            return Err(BAD_VALUE.into());
        }
        // SAFETY: not -1; the caller gives it away, and promises that it is open.
        let descriptor = unsafe { OwnedFd::from_raw_fd(descriptor) };
        reader.write(Box::into_raw(Box::new(StatFile::from_descriptor(descriptor, file))));
        Ok(())
    })
}

/// Closes a reader and frees its snapshot. NULL is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_close(reader: Option<Box<statcodec_reader>>) {
    guard(|| {
        drop(reader);
        Ok(())
    });
}

/// Reads the file, strictly: the first thing wrong with the text is an error.
///
/// The snapshot belongs to the reader and is valid until the next reading.
/// After a failure the next call tries anew. `error` may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_read(
    reader: Option<&mut statcodec_reader>,
    snapshot: Option<&mut MaybeUninit<*const statcodec_snapshot>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let (reader, snapshot) = (given(reader)?, given(snapshot)?);
        snapshot.write(ptr::from_ref(reader.read()?));
        Ok(())
    })
}

/// Reads the file, leniently: what can be read is, and `problems`, which may be
/// NULL, says what was wrong with the text.
///
/// Both belong to the reader and are valid until the next reading. `error` may
/// be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_read_lenient(
    reader: Option<&mut statcodec_reader>,
    snapshot: Option<&mut MaybeUninit<*const statcodec_snapshot>>,
    problems: Option<&mut MaybeUninit<*const statcodec_problems>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let (reader, snapshot) = (given(reader)?, given(snapshot)?);
        let report = reader.read_lenient()?;
        snapshot.write(ptr::from_ref(report.snapshot));
        if let Some(problems) = problems {
            problems.write(ptr::from_ref(report.problems));
        }
        Ok(())
    })
}

/// Which file it is. May change from cgroup v2's to v1's of the same name, or
/// back, when a text is read.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_file(
    reader: Option<&statcodec_reader>,
    file: Option<&mut MaybeUninit<statcodec_file>>,
) -> statcodec_status {
    guard_status(|| {
        let (reader, file) = (given(reader)?, given(file)?);
        file.write(reader.file().number().into());
        Ok(())
    })
}

/// Its path, which belongs to the reader; empty where it was given as a
/// descriptor, and for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_path(reader: Option<&statcodec_reader>) -> statcodec_text {
    guard(|| Ok(given(reader)?.path().as_os_str().as_bytes().into()))
}

/// The text that was read last, whether it could be decoded or not. It belongs
/// to the reader and is valid until the next reading. Empty for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_text(reader: Option<&statcodec_reader>) -> statcodec_text {
    guard(|| Ok(given(reader)?.text().into()))
}

/// Whether the text that was read last is that of the reading before.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_is_unchanged(reader: Option<&statcodec_reader>) -> bool {
    guard(|| Ok(given(reader)?.is_unchanged()))
}

/// How many times the path was opened again, because the descriptor had gone
/// stale. Where this grew it is another file, whose counters start anew.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_reopened(reader: Option<&statcodec_reader>) -> u64 {
    guard_or(0, || Ok(given(reader)?.reopened()))
}

/// The descriptor, to wait for events with (memory.events, memory.pressure);
/// -1 where it is not open, and for NULL. It belongs to the reader.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_reader_descriptor(reader: Option<&statcodec_reader>) -> c_int {
    guard_or(-1, || Ok(given(reader)?.descriptor().map_or(-1, |descriptor| descriptor.as_raw_fd())))
}
