//! The catalog: what is known of files and keys.

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;

use statcodec::File;
use statcodec::catalog::{Combine, KeyInfo, Kind, Origin, Scope, Shape, Unit, Version};

use crate::guard::{Fallible, guard, guard_status};
use crate::key;
use crate::pointer::{Out, bytes, c_string, given};
use crate::status::{OUT_OF_RANGE, UNKNOWN_FILE, UNKNOWN_KEY, statcodec_status};
use crate::text::statcodec_text;

/// A kernel file: one of STATCODEC_FILE_*. The numbers never change.
pub type statcodec_file = u32;

/// A key: one of the enumerators at the end of this header. The numbers never
/// change. The low 16 bits count from 0 in the table that the key belongs to;
/// the others name the table, so that a key of one file is refused by the
/// snapshot of another.
pub type statcodec_key = u32;

/// What is known of a file.
///
/// ```c
/// statcodec_file_info info;
/// for (statcodec_file file = 0; file < statcodec_file_limit(); file++)
///     if (statcodec_file_describe(file, &info) == STATCODEC_OK)
///         printf("%.*s: %.*s\n", STATCODEC_TEXT_ARGS(info.name),
///                STATCODEC_TEXT_ARGS(info.summary));
/// ```
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_file_info {
    /// The file.
    pub file: statcodec_file,
    /// Where it lives: one of STATCODEC_ORIGIN_*.
    pub origin: u16,
    /// Its grammar: one of STATCODEC_SHAPE_*.
    pub shape: u16,
    /// The first kernel seen to have it: the 6 of 6.12.
    pub since_major: u8,
    /// The 12 of 6.12.
    pub since_minor: u8,
    /// Whether a file of 0 bytes is a valid reading.
    pub may_be_empty: bool,
    /// Whether all its values belong to the cgroup alone, whatever the scope of
    /// its keys says.
    pub local: bool,
    /// How many keys its rows have: statcodec_file_key gives them.
    pub key_count: u32,
    /// How many keys the cells of a row have: statcodec_file_cell gives them.
    pub cell_count: u32,
    /// Its name: the base name, for cgroup v1 with `v1/` before it. A `*`
    /// stands for the part that differs (`hugetlb.*.max`). Static, as the other
    /// texts here.
    pub name: statcodec_text,
    /// The kernel source file that prints it.
    pub source: statcodec_text,
    /// One line of meaning.
    pub summary: statcodec_text,
    /// Room for later; 0.
    pub reserved: [u64; 4],
}

/// What is known of a key.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_key_info {
    /// The key.
    pub key: statcodec_key,
    /// The unit of its values as printed: one of STATCODEC_UNIT_*.
    pub unit: u16,
    /// Gauge or counter: one of STATCODEC_KIND_*.
    pub kind: u16,
    /// Whose value it is: one of STATCODEC_SCOPE_*.
    pub scope: u16,
    /// How values combine up a tree: one of STATCODEC_COMBINE_*.
    pub combine: u16,
    /// The first kernel seen to print it: the 6 of 6.12.
    pub since_major: u8,
    /// The 12 of 6.12.
    pub since_minor: u8,
    /// The last kernel seen to print it; 0 where the newest still does.
    pub until_major: u8,
    /// Its minor version.
    pub until_minor: u8,
    /// The kernel's name. Static, as the other texts here.
    pub name: statcodec_text,
    /// One line of meaning.
    pub meaning: statcodec_text,
    /// Room for later; 0.
    pub reserved: [u64; 4],
}

/// The file of this number.
pub(crate) fn known(file: statcodec_file) -> Fallible<File> {
    let number = u16::try_from(file).map_err(|_| UNKNOWN_FILE)?;
    Ok(File::from_number(number).ok_or(UNKNOWN_FILE)?)
}

/// One more than the greatest number of a file. Not all below are files.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_limit() -> usize {
    guard(|| Ok(File::all().next_back().map_or(0, |file| usize::from(file.number()) + 1)))
}

/// What is known of a file.
///
/// Fails with STATCODEC_UNKNOWN_FILE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_describe(
    file: statcodec_file,
    info: Option<&mut MaybeUninit<statcodec_file_info>>,
) -> statcodec_status {
    guard_status(|| {
        let place = given(info)?;
        let info = known(file)?.info();
        place.write(statcodec_file_info {
            file,
            origin: info.origin.number(),
            shape: info.shape.number(),
            since_major: info.since.major,
            since_minor: info.since.minor,
            may_be_empty: info.may_be_empty,
            local: info.local,
            key_count: info.keys.len() as u32,
            cell_count: info.cells.len() as u32,
            name: info.name.into(),
            source: info.source.into(),
            summary: info.summary.into(),
            reserved: [0; 4],
        });
        Ok(())
    })
}

/// The file of this name: `memory.stat`, `v1/memory.stat`, `hugetlb.2MB.max`,
/// `pid/smaps`.
///
/// Fails with STATCODEC_UNKNOWN_FILE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_from_name(
    name: *const c_char,
    file: Option<&mut MaybeUninit<statcodec_file>>,
) -> statcodec_status {
    find_file(name, file, File::from_name)
}

/// The file at this path, by its base name and the folders before it.
///
/// cgroup v1 and v2 share names; statcodec_file_for_text settles by the text
/// which of them a file is. Fails with STATCODEC_UNKNOWN_FILE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_from_path(
    path: *const c_char,
    file: Option<&mut MaybeUninit<statcodec_file>>,
) -> statcodec_status {
    find_file(path, file, File::from_path)
}

fn find_file(
    name: *const c_char,
    file: Out<'_, statcodec_file>,
    find: impl Fn(&str) -> Option<File>,
) -> statcodec_status {
    guard_status(|| {
        let file = given(file)?;
        // SAFETY: the caller's promise about its strings.
        let name = unsafe { c_string(name) }?;
        let name = std::str::from_utf8(name).map_err(|_| UNKNOWN_FILE)?;
        file.write(find(name).ok_or(UNKNOWN_FILE)?.number().into());
        Ok(())
    })
}

/// The file that has such a text, by its first lines: for texts that come
/// without a name. Of files that fit equally well (those of pressure) the
/// first.
///
/// Fails with STATCODEC_UNKNOWN_FILE where the text may be anything.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_from_text(
    text: *const c_char,
    length: usize,
    file: Option<&mut MaybeUninit<statcodec_file>>,
) -> statcodec_status {
    guard_status(|| {
        let file = given(file)?;
        // SAFETY: the caller's promise about the text.
        let text = unsafe { bytes(text, length) }?;
        file.write(File::from_text(text).ok_or(UNKNOWN_FILE)?.number().into());
        Ok(())
    })
}

/// The variant of `file` that printed this text: cgroup v1's memory.stat where
/// v2's was assumed, or the other way round. Other files stay what they are.
///
/// Fails with STATCODEC_UNKNOWN_FILE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_for_text(
    file: statcodec_file,
    text: *const c_char,
    length: usize,
    variant: Option<&mut MaybeUninit<statcodec_file>>,
) -> statcodec_status {
    guard_status(|| {
        let variant = given(variant)?;
        // SAFETY: the caller's promise about the text.
        let text = unsafe { bytes(text, length) }?;
        variant.write(known(file)?.for_text(text).number().into());
        Ok(())
    })
}

fn find_key(
    file: statcodec_file,
    key: Out<'_, statcodec_key>,
    find: impl FnOnce(File) -> Fallible<statcodec_key>,
) -> statcodec_status {
    guard_status(|| {
        let key = given(key)?;
        key.write(find(known(file)?)?);
        Ok(())
    })
}

/// The key of a file's rows at this place of its table.
///
/// Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_key(
    file: statcodec_file,
    index: usize,
    key: Option<&mut MaybeUninit<statcodec_key>>,
) -> statcodec_status {
    find_key(file, key, |file| {
        let info = file.info().keys.get(index).ok_or(OUT_OF_RANGE)?;
        Ok(key::of_row(file, info.number))
    })
}

/// The key of a file's rows that has this name.
///
/// Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_UNKNOWN_KEY.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_key_named(
    file: statcodec_file,
    name: *const c_char,
    key: Option<&mut MaybeUninit<statcodec_key>>,
) -> statcodec_status {
    find_key(file, key, |file| {
        // SAFETY: the caller's promise about its strings.
        let info = file.key_named(unsafe { c_string(name) }?).ok_or(UNKNOWN_KEY)?;
        Ok(key::of_row(file, info.number))
    })
}

/// The key of the cells inside a row at this place of its table.
///
/// Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_cell(
    file: statcodec_file,
    index: usize,
    key: Option<&mut MaybeUninit<statcodec_key>>,
) -> statcodec_status {
    find_key(file, key, |file| {
        let info = file.info().cells.get(index).ok_or(OUT_OF_RANGE)?;
        Ok(key::of_cell(file, info.number))
    })
}

/// The key of the cells inside a row that has this name. In files whose rows
/// are records (the mappings of smaps, zones) these are the file's keys.
///
/// Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_UNKNOWN_KEY.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_file_cell_named(
    file: statcodec_file,
    name: *const c_char,
    key: Option<&mut MaybeUninit<statcodec_key>>,
) -> statcodec_status {
    find_key(file, key, |file| {
        // SAFETY: the caller's promise about its strings.
        let info = file.cell_named(unsafe { c_string(name) }?).ok_or(UNKNOWN_KEY)?;
        Ok(key::of_named_cell(file, info))
    })
}

/// What is known of a key.
///
/// Fails with STATCODEC_UNKNOWN_KEY.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_key_describe(
    key: statcodec_key,
    info: Option<&mut MaybeUninit<statcodec_key_info>>,
) -> statcodec_status {
    guard_status(|| {
        let place = given(info)?;
        let info: &KeyInfo = key::info(key).ok_or(UNKNOWN_KEY)?;
        let until = info.until.unwrap_or(Version { major: 0, minor: 0 });
        place.write(statcodec_key_info {
            key,
            unit: info.unit.number(),
            kind: info.kind.number(),
            scope: info.scope.number(),
            combine: info.combine.number(),
            since_major: info.since.major,
            since_minor: info.since.minor,
            until_major: until.major,
            until_minor: until.minor,
            name: info.name.into(),
            meaning: info.meaning.into(),
            reserved: [0; 4],
        });
        Ok(())
    })
}

/// The word of this number.
fn word<W>(words: &[W], number: u16, text: impl Fn(&W) -> &'static CStr) -> *const c_char {
    guard(|| Ok(words.get(usize::from(number)).map_or(c"unknown", text).as_ptr()))
}

/// A unit in words, such as "bytes": a static string, never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_unit_text(unit: u16) -> *const c_char {
    word(Unit::ALL, unit, |unit| unit.as_c_str())
}

/// A kind in words, such as "gauge": a static string, never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_kind_text(kind: u16) -> *const c_char {
    word(Kind::ALL, kind, |kind| kind.as_c_str())
}

/// A scope in words, such as "hierarchical": a static string, never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_scope_text(scope: u16) -> *const c_char {
    word(Scope::ALL, scope, |scope| scope.as_c_str())
}

/// A way to combine in words, such as "sum": a static string, never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_combine_text(combine: u16) -> *const c_char {
    word(Combine::ALL, combine, |combine| combine.as_c_str())
}

/// An origin in words, such as "cgroup v2": a static string, never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_origin_text(origin: u16) -> *const c_char {
    word(Origin::ALL, origin, |origin| origin.as_c_str())
}

/// A shape in words, such as "flat keyed": a static string, never NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_shape_text(shape: u16) -> *const c_char {
    word(Shape::ALL, shape, |shape| shape.as_c_str())
}
