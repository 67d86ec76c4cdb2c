//! Snapshots as JSON, and back: [`write()`] and [`read()`] mirror each other.
//!
//! | in the file | in JSON |
//! |---|---|
//! | a number | the same digits, whatever its size |
//! | a number with two decimals | the same decimals: `12.30` |
//! | a negative number | the number |
//! | `max` | `"max"` |
//! | text | a string; bytes that are no UTF-8 are escaped as [`visible`](crate::visible) says |
//! | what could not be read (lenient) | `null` |
//! | a row with one cell that has no name | the cell |
//! | a row with named cells | an object; a value on the head itself is its `value` |
//! | any other row | an array of the cells, a named one as an object of one member |
//! | a file with a single value | the value |
//! | a row of numbers (v1's cpuacct.usage_percpu) | an array of them |
//! | a list of words | an array of strings |
//! | a file whose rows have a name each | an object of the rows, in file order |
//! | a list of numbers or ranges | an array, a range as an array of two |
//! | any other file | an array of the rows, a named one as `{"name": ..., "value": ...}` |

mod layout;
mod read;
mod write;

use statcodec::File;
use statcodec::catalog::Shape;

pub(crate) use read::{Datum, Row, read};
pub(crate) use write::{Scalar, json, write};

/// The member that a value on a row's head is, and the value of a named row
/// in an array.
const VALUE: &str = "value";
/// The member that is the name of a row in an array.
const NAME: &str = "name";

/// What the outermost JSON value of a file stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Outermost {
    /// The one value of the file.
    Value,
    /// The values of the file's one row.
    Line,
    /// The names of its rows, which have nothing else.
    Names,
    /// Its rows.
    Rows,
}

impl Outermost {
    fn of(file: File) -> Self {
        let info = file.info();
        match info.shape {
            Shape::Values if info.keys.len() == 1 => Outermost::Value,
            Shape::Text => Outermost::Value,
            Shape::Numbers => Outermost::Line,
            Shape::Words => Outermost::Names,
            _ => Outermost::Rows,
        }
    }
}

/// Whether no row of the file has a name in its text, so that one without
/// rows is an empty array and not an empty object.
fn is_list(file: File) -> bool {
    matches!(file.info().shape, Shape::Numbers | Shape::Words | Shape::Ids | Shape::Ranges)
}
