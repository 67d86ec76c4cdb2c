//! Snapshots: the numbers of one reading.

use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::ptr;

use statcodec::encode::Writer;
use statcodec::{ErrorKind, Snapshot};

use crate::catalog::{statcodec_file, statcodec_key};
use crate::guard::{Fallible, guard, guard_or, guard_status};
use crate::key;
use crate::pointer::{Out, buffer, bytes, c_string, given};
use crate::status::{NOT_FOUND, OK, OUT_OF_RANGE, UNKNOWN_KEY, statcodec_status};
use crate::text::statcodec_text;
use crate::value::{statcodec_state, statcodec_value};
use crate::writer::{lengths, statcodec_written};

/// The numbers of one reading of a file.
///
/// A file has rows (`anon`, `cpu0`, `8:0`, a mapping), and a row has cells: one
/// in a flat file, one for each node in memory.numa_stat, one for each column
/// in /proc/stat. All cells of a snapshot are numbered from 0 in file order,
/// those of a row one after the other. A `const` snapshot may be read by
/// several threads at once.
///
/// ```c
/// for (size_t i = 0; i < statcodec_snapshot_row_count(snapshot); i++) {
///     statcodec_row row;
///     statcodec_snapshot_row(snapshot, i, &row);
///     printf("%.*s", STATCODEC_TEXT_ARGS(row.name));
///     for (size_t cell = row.first_cell; cell < row.first_cell + row.cell_count; cell++) {
///         statcodec_value value;
///         statcodec_snapshot_cell(snapshot, cell, &value);
///         if (value.state == STATCODEC_STATE_VALUE)
///             printf(" %" PRIu64, value.number);
///     }
///     printf("\n");
/// }
/// ```
pub type statcodec_snapshot = Snapshot;

/// The key of a row that the catalog does not know.
pub const STATCODEC_NO_KEY: u32 = u32::MAX;

/// A row of a snapshot.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_row {
    /// The name, as the kernel printed it; for files without names in the text
    /// (memory.current) the catalog's. It belongs to the snapshot.
    pub name: statcodec_text,
    /// Its place in the file, counted from 0.
    pub index: usize,
    /// The number of its first cell.
    pub first_cell: usize,
    /// How many cells it has.
    pub cell_count: usize,
    /// Its key, or STATCODEC_NO_KEY for a row that the catalog does not know.
    pub key: statcodec_key,
    /// Room for later; 0.
    pub reserved: u32,
}

/// The row of this number.
#[inline]
fn row_of(snapshot: &Snapshot, number: usize) -> Option<statcodec_row> {
    let template = snapshot.template();
    let cells = template.cells_of(number);
    let key = template.row_info(number).map(|info| key::of_row(template.file(), info.number));
    Some(statcodec_row {
        name: template.row_name(number)?.into(),
        index: number,
        first_cell: cells.start,
        cell_count: cells.len(),
        key: key.unwrap_or(STATCODEC_NO_KEY),
        reserved: 0,
    })
}

/// The file that the snapshot is a reading of, one of STATCODEC_FILE_*.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_file(
    snapshot: Option<&statcodec_snapshot>,
    file: Option<&mut MaybeUninit<statcodec_file>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, file) = (given(snapshot)?, given(file)?);
        file.write(snapshot.file().number().into());
        Ok(())
    })
}

/// The value of a key: O(1). For a row of several cells its first.
///
/// Where the file does not have the key, the call succeeds and the state is
/// STATCODEC_STATE_ABSENT. A key of another file is STATCODEC_UNKNOWN_KEY.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_get(
    snapshot: Option<&statcodec_snapshot>,
    key: statcodec_key,
    value: Option<&mut MaybeUninit<statcodec_value>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, value) = (given(snapshot)?, given(value)?);
        value.write(snapshot.get_number(number_of(snapshot, key)?).into());
        Ok(())
    })
}

/// The number of a key, or `otherwise` where there is none: absent, `max`,
/// negative, unreadable, a key of another file, a NULL snapshot.
///
/// Access by item, as the kernel's kfuncs for BPF give it (`page_state`,
/// `vm_events`), in the units that the file prints.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_value(
    snapshot: Option<&statcodec_snapshot>,
    key: statcodec_key,
    otherwise: u64,
) -> u64 {
    guard_or(otherwise, || {
        let snapshot = given(snapshot)?;
        let cell = snapshot.get_number(number_of(snapshot, key)?);
        Ok(cell.number().unwrap_or(otherwise))
    })
}

#[inline]
fn number_of(snapshot: &Snapshot, key: statcodec_key) -> Fallible<u16> {
    let (table, number) = key::parts(key).ok_or(UNKNOWN_KEY)?;
    let same = ptr::eq(table, snapshot.file().info().keys);
    if same && usize::from(number) < table.len() { Ok(number) } else { Err(UNKNOWN_KEY.into()) }
}

/// The value of the first row of this name, its first cell. Absent, as for
/// statcodec_snapshot_get, where there is no such row.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_get_named(
    snapshot: Option<&statcodec_snapshot>,
    name: *const c_char,
    value: Option<&mut MaybeUninit<statcodec_value>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, value) = (given(snapshot)?, given(value)?);
        // SAFETY: the caller's promise about its strings.
        value.write(snapshot.get_named(unsafe { c_string(name) }?).into());
        Ok(())
    })
}

/// The value of a cell by the names of its row and itself: `"anon"`, `"N0"`.
/// Absent where there is no such cell.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_get_cell(
    snapshot: Option<&statcodec_snapshot>,
    row: *const c_char,
    cell: *const c_char,
    value: Option<&mut MaybeUninit<statcodec_value>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, value) = (given(snapshot)?, given(value)?);
        // SAFETY: the caller's promise about its strings.
        let (row, cell) = unsafe { (c_string(row)?, c_string(cell)?) };
        value.write(snapshot.get_cell(row, cell).into());
        Ok(())
    })
}

/// How many rows there are. 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_row_count(snapshot: Option<&statcodec_snapshot>) -> usize {
    guard(|| Ok(given(snapshot)?.len()))
}

/// A row by its place in the file, counted from 0.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_row(
    snapshot: Option<&statcodec_snapshot>,
    index: usize,
    row: Option<&mut MaybeUninit<statcodec_row>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, row) = (given(snapshot)?, given(row)?);
        row.write(row_of(snapshot, index).ok_or(OUT_OF_RANGE)?);
        Ok(())
    })
}

/// The first row of this name. Its cells have the same numbers in every
/// snapshot whose rows are the same.
///
/// Fails with STATCODEC_NOT_FOUND.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_row_named(
    snapshot: Option<&statcodec_snapshot>,
    name: *const c_char,
    row: Option<&mut MaybeUninit<statcodec_row>>,
) -> statcodec_status {
    guard_status(|| {
        // SAFETY: the caller's promise about its strings.
        row_named(snapshot, unsafe { c_string(name) }?, row)
    })
}

/// The same for a name of `length` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_row_named_n(
    snapshot: Option<&statcodec_snapshot>,
    name: *const c_char,
    length: usize,
    row: Option<&mut MaybeUninit<statcodec_row>>,
) -> statcodec_status {
    guard_status(|| {
        // SAFETY: the caller's promise about the name.
        row_named(snapshot, unsafe { bytes(name, length) }?, row)
    })
}

fn row_named(
    snapshot: Option<&Snapshot>,
    name: &[u8],
    row: Out<'_, statcodec_row>,
) -> Fallible<()> {
    let (snapshot, row) = (given(snapshot)?, given(row)?);
    let found = snapshot.template().row_named(name);
    row.write(found.and_then(|number| row_of(snapshot, number)).ok_or(NOT_FOUND)?);
    Ok(())
}

/// How many cells there are in all rows. 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_cell_count(snapshot: Option<&statcodec_snapshot>) -> usize {
    guard(|| Ok(given(snapshot)?.values().len()))
}

/// The value of a cell by its number.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_cell(
    snapshot: Option<&statcodec_snapshot>,
    cell: usize,
    value: Option<&mut MaybeUninit<statcodec_value>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, value) = (given(snapshot)?, given(value)?);
        in_range(snapshot, cell)?;
        value.write(snapshot.cell(cell).into());
        Ok(())
    })
}

/// The name of a cell by its number: `N0`, `rbytes`. Empty where cells have no
/// names. It belongs to the snapshot.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_cell_name(
    snapshot: Option<&statcodec_snapshot>,
    cell: usize,
    name: Option<&mut MaybeUninit<statcodec_text>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, name) = (given(snapshot)?, given(name)?);
        name.write(snapshot.template().cell_name(cell).ok_or(OUT_OF_RANGE)?.into());
        Ok(())
    })
}

/// The number of the cell of this name in a row, which is given by its place
/// in the file. The name has `length` bytes.
///
/// Fails with STATCODEC_OUT_OF_RANGE for the row and STATCODEC_NOT_FOUND for
/// the cell.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_cell_named_n(
    snapshot: Option<&statcodec_snapshot>,
    row: usize,
    name: *const c_char,
    length: usize,
    cell: Option<&mut MaybeUninit<usize>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, cell) = (given(snapshot)?, given(cell)?);
        // SAFETY: the caller's promise about the name.
        let name = unsafe { bytes(name, length) }?;
        if row >= snapshot.len() {
            return Err(OUT_OF_RANGE.into());
        }
        cell.write(snapshot.template().cell_named(row, name).ok_or(NOT_FOUND)?);
        Ok(())
    })
}

fn in_range(snapshot: &Snapshot, cell: usize) -> Fallible<()> {
    if cell < snapshot.values().len() { Ok(()) } else { Err(OUT_OF_RANGE.into()) }
}

/// The numbers of all cells, one after the other:
/// statcodec_snapshot_cell_count of them, for loops over everything.
///
/// A number counts where its state is STATCODEC_STATE_VALUE, or
/// STATCODEC_STATE_HUNDREDTHS; a negative one holds the bits of an int64_t;
/// others mean nothing. They belong to the snapshot. NULL for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_values(snapshot: Option<&statcodec_snapshot>) -> *const u64 {
    guard(|| Ok(given(snapshot)?.values().as_ptr()))
}

/// The states of all cells, in the order of statcodec_snapshot_values. They
/// belong to the snapshot. NULL for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_states(
    snapshot: Option<&statcodec_snapshot>,
) -> *const statcodec_state {
    guard(|| Ok(given(snapshot)?.states().as_ptr().cast()))
}

/// Writes the file's text into a buffer of `size` bytes: to the byte what the
/// kernel printed, or prints for these numbers.
///
/// Fails with STATCODEC_BUFFER_TOO_SMALL; `written` is set then too, and says
/// how large the buffer must be. NULL with size 0 is an empty buffer.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_encode(
    snapshot: Option<&statcodec_snapshot>,
    buffer: *mut c_char,
    size: usize,
    written: Option<&mut MaybeUninit<statcodec_written>>,
) -> statcodec_status {
    guard(|| {
        let (snapshot, written) = (given(snapshot)?, given(written)?);
        // SAFETY: the caller's promise about the buffer.
        let mut writer = Writer::new(unsafe { self::buffer(buffer, size) }?);
        snapshot.encode(&mut writer);
        lengths(&writer, written);
        let small = ErrorKind::BufferTooSmall as statcodec_status;
        Ok(if writer.overflowed() { small } else { OK })
    })
}

/// A snapshot of your own with the same numbers, to be freed with
/// statcodec_snapshot_free.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_clone(
    snapshot: Option<&statcodec_snapshot>,
    copy: Option<&mut MaybeUninit<*mut statcodec_snapshot>>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, copy) = (given(snapshot)?, given(copy)?);
        copy.write(Box::into_raw(Box::new(snapshot.clone())));
        Ok(())
    })
}

/// Puts a value into a cell of a snapshot of your own, to encode it.
///
/// Fails with STATCODEC_OUT_OF_RANGE, with STATCODEC_NOT_ENCODABLE where the
/// file cannot hold the value there, and with STATCODEC_BAD_VALUE where it is
/// absent or unreadable.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_set(
    snapshot: Option<&mut statcodec_snapshot>,
    cell: usize,
    value: Option<&statcodec_value>,
) -> statcodec_status {
    guard_status(|| {
        let (snapshot, value) = (given(snapshot)?, given(value)?);
        in_range(snapshot, cell)?;
        // SAFETY: the caller's promise about the value's text.
        let text = unsafe { bytes(value.text.data, value.text.length) }?;
        snapshot.set(cell, value.to_value(text)?)?;
        Ok(())
    })
}

/// Frees a snapshot of your own: one from statcodec_decode or
/// statcodec_snapshot_clone. NULL is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_snapshot_free(snapshot: Option<Box<statcodec_snapshot>>) {
    guard(|| {
        drop(snapshot);
        Ok(())
    });
}
