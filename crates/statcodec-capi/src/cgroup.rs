//! Cgroup handles.

use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStrExt;

use ::statcodec_reader::Cgroup;
use statcodec::{Cell, Limit};

use crate::error::statcodec_error;
use crate::guard::{guard, guard_read};
use crate::pointer::{given, name, path};
use crate::reader::statcodec_reader;
use crate::status::statcodec_status;
use crate::text::statcodec_text;
use crate::value::statcodec_value;

/// A cgroup, of v1, v2 or both: a directory in each hierarchy that it is in.
///
/// ```c
/// statcodec_cgroup *cgroup = NULL;
/// statcodec_value limit;
/// statcodec_error error;
/// if (statcodec_cgroup_of_process(0, &cgroup, &error) == STATCODEC_OK
///     && statcodec_cgroup_effective_limit(cgroup, "memory.max", &limit, &error) == STATCODEC_OK
///     && limit.state == STATCODEC_STATE_VALUE)
///     printf("at most %" PRIu64 " bytes\n", limit.number);
/// statcodec_cgroup_close(cgroup);
/// ```
pub type statcodec_cgroup = Cgroup;

/// The cgroup whose directory this is. Close it with statcodec_cgroup_close.
/// `error` may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_cgroup_open(
    path: *const c_char,
    cgroup: Option<&mut MaybeUninit<*mut statcodec_cgroup>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let cgroup = given(cgroup)?;
        // SAFETY: the caller's promise about its strings.
        let opened = Cgroup::open(unsafe { self::path(path) }?)?;
        cgroup.write(Box::into_raw(Box::new(opened)));
        Ok(())
    })
}

/// The cgroup of a process, or of this one for 0. `error` may be NULL.
///
/// Fails with STATCODEC_VANISHED where there is no such process, and with
/// STATCODEC_NOT_MOUNTED where no mount shows its cgroup.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_cgroup_of_process(
    pid: u32,
    cgroup: Option<&mut MaybeUninit<*mut statcodec_cgroup>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let cgroup = given(cgroup)?;
        let found = if pid == 0 { Cgroup::current()? } else { Cgroup::of_process(pid)? };
        cgroup.write(Box::into_raw(Box::new(found)));
        Ok(())
    })
}

/// Closes a cgroup. NULL is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_cgroup_close(cgroup: Option<Box<statcodec_cgroup>>) {
    guard(|| {
        drop(cgroup);
        Ok(())
    });
}

/// The directory of memory's hierarchy, or else of the first there is. It
/// belongs to the cgroup. Empty for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_cgroup_path(cgroup: Option<&statcodec_cgroup>) -> statcodec_text {
    guard(|| Ok(given(cgroup)?.path().as_os_str().as_bytes().into()))
}

/// A reader of a file of the cgroup, by its name: `memory.stat`,
/// `hugetlb.2MB.max`. It is the file of the hierarchy, v1 or v2. It outlives
/// the cgroup's handle; close it with statcodec_reader_close.
///
/// Fails with STATCODEC_UNKNOWN_FILE, and with STATCODEC_VANISHED where the
/// cgroup does not have the file. `error` may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_cgroup_reader(
    cgroup: Option<&statcodec_cgroup>,
    name: *const c_char,
    reader: Option<&mut MaybeUninit<*mut statcodec_reader>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let (cgroup, reader) = (given(cgroup)?, given(reader)?);
        // SAFETY: the caller's promise about its strings.
        let opened = cgroup.file(unsafe { self::name(name) }?)?;
        reader.write(Box::into_raw(Box::new(opened)));
        Ok(())
    })
}

/// The limit that holds for the cgroup: the least of its own and all its
/// ancestors', by the name of the limit's file (`memory.max`,
/// `memory.limit_in_bytes`, `pids.max`). STATCODEC_STATE_VALUE or
/// STATCODEC_STATE_MAX.
///
/// Fails with STATCODEC_UNSUPPORTED where the file is no limit that ancestors
/// share, and with whatever a file that is there says. `error` may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_cgroup_effective_limit(
    cgroup: Option<&statcodec_cgroup>,
    name: *const c_char,
    limit: Option<&mut MaybeUninit<statcodec_value>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let (cgroup, limit) = (given(cgroup)?, given(limit)?);
        // SAFETY: the caller's promise about its strings.
        let found = cgroup.effective_limit(unsafe { self::name(name) }?)?;
        limit.write(match found {
            Limit::At(number) => Cell::Value(number).into(),
            Limit::Max => Cell::Max.into(),
        });
        Ok(())
    })
}
