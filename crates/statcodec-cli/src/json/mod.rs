//! Snapshots as JSON, and back: [`write`] and [`read`] mirror each other.
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
//! | a list on one line | an array of the words |
//! | a file whose rows have a name each | an object of the rows, in file order |
//! | any other file | an array of the rows, a named one as `{"name": ..., "value": ...}` |

mod layout;
mod read;
mod write;

use statcodec::File;
use statcodec::catalog::Shape;

pub(crate) use read::{Datum, Row, read};
pub(crate) use write::{json, write};

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
    /// The words of the file's one line.
    Words,
    /// Its rows.
    Rows,
}

impl Outermost {
    fn of(file: File) -> Self {
        let info = file.info();
        match info.shape {
            Shape::Values if info.keys.len() == 1 => Outermost::Value,
            Shape::Text => Outermost::Value,
            Shape::Words | Shape::Ranges => Outermost::Words,
            _ => Outermost::Rows,
        }
    }
}
