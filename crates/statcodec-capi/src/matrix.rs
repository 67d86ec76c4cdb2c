//! Matrices: one reading of many cgroups.

use std::mem::MaybeUninit;

use statcodec::accumulate::{Column, Marks, Matrix};

use crate::catalog::{statcodec_file, statcodec_key};
use crate::guard::{guard, guard_status};
use crate::key;
use crate::pointer::given;
use crate::snapshot::STATCODEC_NO_KEY;
use crate::status::{OUT_OF_RANGE, statcodec_status};
use crate::text::statcodec_text;
use crate::value::{statcodec_state, statcodec_value};

/// One reading of many cgroups: a row for each, a column for each cell. It
/// holds numbers and states; the text of cells of text is not kept.
///
/// ```c
/// const statcodec_matrix *matrix = statcodec_tree_matrix(tree);
/// const uint64_t *numbers = statcodec_matrix_values(matrix);
/// size_t width = statcodec_matrix_width(matrix);
/// for (size_t row = 0; row < statcodec_matrix_count(matrix); row++)
///     handle(numbers[row * width]);
/// ```
pub type statcodec_matrix = Matrix;

/// A part of the total could not be read, so it is not the whole.
pub const STATCODEC_MARK_UNREADABLE_PART: u8 = 1;
/// A cgroup of the subtree does not have the cell.
pub const STATCODEC_MARK_ABSENT_PART: u8 = 2;
/// The sum passed 2^64 and is what is left of it.
pub const STATCODEC_MARK_WRAPPED: u8 = 4;
/// The difference was below zero, and is given as 0.
pub const STATCODEC_MARK_BELOW_ZERO: u8 = 8;

const _: () = {
    assert!(STATCODEC_MARK_UNREADABLE_PART == Marks::UNREADABLE_PART.bits());
    assert!(STATCODEC_MARK_ABSENT_PART == Marks::ABSENT_PART.bits());
    assert!(STATCODEC_MARK_WRAPPED == Marks::WRAPPED.bits());
    assert!(STATCODEC_MARK_BELOW_ZERO == Marks::BELOW_ZERO.bits());
};

/// What a column of a matrix holds: one cell of one file.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_column {
    /// The file that it comes from.
    pub file: statcodec_file,
    /// The key of the row, or STATCODEC_NO_KEY.
    pub key: statcodec_key,
    /// The file by its place in the options.
    pub source: usize,
    /// The name of the row: `anon`. It belongs to the matrix.
    pub row: statcodec_text,
    /// The name of the cell in the row: `N0`; empty where it has none. It
    /// belongs to the matrix.
    pub cell: statcodec_text,
    /// Room for later; 0.
    pub reserved: [u64; 2],
}

impl From<&Column> for statcodec_column {
    fn from(column: &Column) -> Self {
        let file = column.file();
        let key = file.key_named(column.row_name()).map(|info| key::of_row(file, info.number));
        Self {
            file: file.number().into(),
            key: key.unwrap_or(STATCODEC_NO_KEY),
            source: column.source().into(),
            row: column.row_name().into(),
            cell: column.cell_name().into(),
            reserved: [0; 2],
        }
    }
}

/// How many rows there are. 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_matrix_count(matrix: Option<&statcodec_matrix>) -> usize {
    guard(|| Ok(given(matrix)?.len()))
}

/// How many columns there are: the distance from one row's cells to the next
/// row's. 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_matrix_width(matrix: Option<&statcodec_matrix>) -> usize {
    guard(|| Ok(given(matrix)?.width()))
}

/// What a column holds.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_matrix_column(
    matrix: Option<&statcodec_matrix>,
    index: usize,
    column: Option<&mut MaybeUninit<statcodec_column>>,
) -> statcodec_status {
    guard_status(|| {
        let (matrix, column) = (given(matrix)?, given(column)?);
        column.write(matrix.columns().get(index).ok_or(OUT_OF_RANGE)?.into());
        Ok(())
    })
}

/// The value of a cell.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_matrix_cell(
    matrix: Option<&statcodec_matrix>,
    row: usize,
    column: usize,
    value: Option<&mut MaybeUninit<statcodec_value>>,
) -> statcodec_status {
    guard_status(|| {
        let (matrix, value) = (given(matrix)?, given(value)?);
        if row >= matrix.len() || column >= matrix.width() {
            return Err(OUT_OF_RANGE.into());
        }
        value.write(matrix.cell(row, column).into());
        Ok(())
    })
}

/// The numbers of all cells, row after row: count times width of them. A cell
/// that holds no number has 0; its state tells. They belong to the matrix. NULL
/// for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_matrix_values(matrix: Option<&statcodec_matrix>) -> *const u64 {
    guard(|| Ok(given(matrix)?.values().as_ptr()))
}

/// The states of all cells, in the order of the values. They belong to the
/// matrix. NULL for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_matrix_states(
    matrix: Option<&statcodec_matrix>,
) -> *const statcodec_state {
    guard(|| Ok(given(matrix)?.states().as_ptr().cast()))
}

/// What a total does not tell by its value: a set of STATCODEC_MARK_*. 0 for a
/// cell that has none, and where there is no such cell.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_matrix_marks(
    matrix: Option<&statcodec_matrix>,
    row: usize,
    column: usize,
) -> usize {
    guard(|| Ok(given(matrix)?.marks_of(row, column).bits().into()))
}

/// Frees a matrix of your own. NULL is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_matrix_free(matrix: Option<Box<statcodec_matrix>>) {
    guard(|| {
        drop(matrix);
        Ok(())
    });
}
