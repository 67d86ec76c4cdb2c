//! Keys as C has them: a key's number together with its table.
//!
//! The numbers of keys count from 0 in each table. In Rust the type of a key
//! says which table is meant; in C the high bits do, so that a key of one file
//! asked of another is a status and not the value of some other key. The test
//! that makes the header reads this file too.

use statcodec::File;
use statcodec::catalog::{KeyInfo, Table};

/// Set in the keys of cells, which are the names inside a row.
const CELL: u32 = 1 << 30;
/// A table is known by the file that defines it.
const FILE_SHIFT: u32 = 16;

/// The table that a key belongs to, and its number there.
pub(crate) fn parts(key: u32) -> Option<(&'static [KeyInfo], u16)> {
    let file = u16::try_from((key & !CELL) >> FILE_SHIFT).ok()?;
    let info = File::from_number(file)?.info();
    let table = if key & CELL == 0 { info.keys } else { info.cells };
    Some((table, key as u16))
}

/// What is known of a key.
pub(crate) fn info(key: u32) -> Option<&'static KeyInfo> {
    let (table, number) = parts(key)?;
    table.get(usize::from(number))
}

/// The key of this number in the table of a file's rows.
pub(crate) fn of_row(file: File, number: u16) -> u32 {
    code(file.info().keys_table, number)
}

/// The key of this number in the table of a file's cells.
pub(crate) fn of_cell(file: File, number: u16) -> u32 {
    code(file.info().cells_table, number) | CELL
}

/// The key of what a file calls a cell. In files whose rows are records
/// (mappings, zones) the keys of the rows are names of cells too.
pub(crate) fn of_named_cell(file: File, info: &'static KeyInfo) -> u32 {
    let cell = file.info().cells.get(usize::from(info.number));
    if cell.is_some_and(|cell| std::ptr::eq(cell, info)) {
        of_cell(file, info.number)
    } else {
        of_row(file, info.number)
    }
}

fn code(table: Table, number: u16) -> u32 {
    u32::from(table.file.number()) << FILE_SHIFT | u32::from(number)
}
