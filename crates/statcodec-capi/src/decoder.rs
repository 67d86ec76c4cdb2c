//! Decoder handles.

use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::ptr;

use statcodec::Decoder;

use crate::catalog::{known, statcodec_file};
use crate::error::statcodec_error;
use crate::guard::{guard, guard_error, guard_status};
use crate::pointer::{bytes, given};
use crate::snapshot::statcodec_snapshot;
use crate::status::{OUT_OF_RANGE, statcodec_status};

/// Decodes the readings of one file, again and again.
///
/// The first text teaches it the file's template; the next ones are read
/// through that, many times faster and without allocating, as long as they
/// have the same names in the same order. Others are read just as well, and
/// teach it anew.
///
/// A decoder is for one thread at a time; different decoders may be used on
/// different threads at once.
///
/// ```c
/// statcodec_decoder *decoder = NULL;
/// const statcodec_snapshot *snapshot;
/// statcodec_error error;
/// statcodec_decoder_new(STATCODEC_FILE_MEMORY_STAT, &decoder);
/// while ((length = read_the_file(buffer, sizeof buffer)) > 0) {
///     if (statcodec_decoder_decode(decoder, buffer, length, &snapshot, &error) == STATCODEC_OK)
///         handle(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_ANON, 0));
/// }
/// statcodec_decoder_free(decoder);
/// ```
pub type statcodec_decoder = Decoder;

/// What was wrong with a text that was decoded leniently.
pub type statcodec_problems = statcodec::Problems;

/// Makes a decoder of a file, one of STATCODEC_FILE_*. Free it with
/// statcodec_decoder_free.
///
/// Fails with STATCODEC_UNKNOWN_FILE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_decoder_new(
    file: statcodec_file,
    decoder: Option<&mut MaybeUninit<*mut statcodec_decoder>>,
) -> statcodec_status {
    guard_status(|| {
        let decoder = given(decoder)?;
        decoder.write(Box::into_raw(Box::new(Decoder::new(known(file)?))));
        Ok(())
    })
}

/// Frees a decoder and its snapshot. NULL is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_decoder_free(decoder: Option<Box<statcodec_decoder>>) {
    guard(|| {
        drop(decoder);
        Ok(())
    });
}

/// Decodes a text strictly: the first thing wrong with it is an error, and
/// there is no snapshot.
///
/// `snapshot` receives the decoder's snapshot. It and everything it returns
/// belong to the decoder and are valid until the next decode, or until the
/// decoder is freed: statcodec_snapshot_clone keeps one. The text may change
/// once this has returned.
///
/// `error` may be NULL; it is written on failure, with line and column.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_decoder_decode(
    decoder: Option<&mut statcodec_decoder>,
    text: *const c_char,
    length: usize,
    snapshot: Option<&mut MaybeUninit<*const statcodec_snapshot>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_error(error, text, length, || {
        let (decoder, snapshot) = (given(decoder)?, given(snapshot)?);
        // SAFETY: the caller's promise about the text.
        let text = unsafe { bytes(text, length) }?;
        snapshot.write(ptr::from_ref(decoder.decode(text)?));
        Ok(())
    })
}

/// Decodes a text leniently, which is for agents: every good line is kept,
/// what cannot be read is STATCODEC_STATE_UNREADABLE, and `problems` says what
/// was wrong and where. Nothing becomes a 0 that was not one.
///
/// `problems` may be NULL; it belongs to the decoder as the snapshot does.
/// The one text that fails is one too large (STATCODEC_TOO_LARGE).
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_decoder_decode_lenient(
    decoder: Option<&mut statcodec_decoder>,
    text: *const c_char,
    length: usize,
    snapshot: Option<&mut MaybeUninit<*const statcodec_snapshot>>,
    problems: Option<&mut MaybeUninit<*const statcodec_problems>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_error(error, text, length, || {
        let (decoder, snapshot) = (given(decoder)?, given(snapshot)?);
        // SAFETY: the caller's promise about the text.
        let text = unsafe { bytes(text, length) }?;
        let report = decoder.decode_lenient(text)?;
        snapshot.write(ptr::from_ref(report.snapshot));
        if let Some(problems) = problems {
            problems.write(ptr::from_ref(report.problems));
        }
        Ok(())
    })
}

/// Decodes one text of a file strictly into a snapshot of your own, to be
/// freed with statcodec_snapshot_free. For a file that is read again and again
/// a decoder is many times faster.
///
/// `error` may be NULL; it is written on failure, with line and column.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_decode(
    file: statcodec_file,
    text: *const c_char,
    length: usize,
    snapshot: Option<&mut MaybeUninit<*mut statcodec_snapshot>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_error(error, text, length, || {
        let snapshot = given(snapshot)?;
        let file = known(file)?;
        // SAFETY: the caller's promise about the text.
        let text = unsafe { bytes(text, length) }?;
        snapshot.write(Box::into_raw(Box::new(file.decode(text)?)));
        Ok(())
    })
}

/// How many things were wrong. 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_problems_count(problems: Option<&statcodec_problems>) -> usize {
    guard(|| Ok(given(problems)?.count()))
}

/// How many of them statcodec_problems_get knows: all, or the first 1,000.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_problems_kept(problems: Option<&statcodec_problems>) -> usize {
    guard(|| Ok(given(problems)?.as_slice().len()))
}

/// One of the things that were wrong, in the order of the text, counted from
/// 0. Line and column are 0 until statcodec_error_locate finds them.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_problems_get(
    problems: Option<&statcodec_problems>,
    index: usize,
    problem: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_status(|| {
        let (problems, problem) = (given(problems)?, given(problem)?);
        let found = problems.as_slice().get(index).copied().ok_or(OUT_OF_RANGE)?;
        problem.write(found.into());
        Ok(())
    })
}
