//! Trees of readings: the totals of every subtree, and what each cgroup holds
//! itself, in one pass over the tree.
//!
//! A [`Matrix`] holds one reading of many cgroups: a row for each cgroup, a
//! column for each cell that they print. A [`Forest`] says which cgroup is
//! whose child. With both,
//!
//! - [`Matrix::accumulate`] makes of local values the totals of every subtree:
//!   v1's `total_*` and `hierarchical_*`, effective limits, peaks;
//! - [`Matrix::own`] takes from hierarchical values, as v2 prints them, the
//!   part of the children, so that what the cgroup itself holds is left;
//! - [`v1::Printer`] writes the files that a v1 kernel prints for the tree, and
//!   [`v1::differences`] holds the kernel's own totals against ours.
//!
//! # How a column combines
//!
//! By the catalog's rule for its key ([`Column::combine`]) and by whether its
//! values include the descendants already ([`Column::scope`]):
//!
//! | rule | local column: `accumulate` | hierarchical column: `own` |
//! |---|---|---|
//! | `Sum`, `Derived` | the sum over the subtree | less the children's |
//! | `Max` (peaks) | the greatest in the subtree | kept |
//! | `Min` (limits) | the least of it and all its ancestors | kept |
//! | `Own`, `None` | kept | kept |
//!
//! A hierarchical column is a total already: `accumulate` keeps a sum, and takes
//! least and greatest all the same, which changes nothing where the kernel did
//! so too. A local column is its own part already: `own` keeps it. A `Derived`
//! key is a sum of other keys (`slab`), and so combines as they do. Of a key
//! that the catalog does not know nothing is known, so it is kept;
//! [`Columns::set_rule`] says otherwise.
//!
//! # What is not a number
//!
//! No cell that could not be read, or that a cgroup does not have, becomes a 0.
//! The total is that of the parts that are numbers, and its [`Marks`] say what
//! is missing:
//!
//! | part of a total | total | mark |
//! |---|---|---|
//! | unreadable, or text | of the others; unreadable where there are none | [`Marks::UNREADABLE_PART`] |
//! | absent | of the others; absent where there are none | [`Marks::ABSENT_PART`]; none for limits, since no file is no limit |
//! | `max` | `max` for a sum; for a limit what it means, no limit | none |
//!
//! # Overflow
//!
//! Sums wrap at 2^64, as the kernel's do, and say so with [`Marks::WRAPPED`].
//! Wrapping is what makes the totals of old kernels come out right, which print
//! a count that drifted below zero as a number just below 2^64. Numbers printed
//! with a minus sign are added exactly. A difference that would be negative,
//! since the files of a tree are read one after the other, is 0 with
//! [`Marks::BELOW_ZERO`].
//!
//! # Example
//!
//! ```
//! use statcodec::accumulate::{Columns, Forest, Matrix, NO_PARENT};
//! use statcodec::{Cell, File};
//!
//! let parent = File::V1MemoryStat.decode(b"cache 100\nrss 5\n")?;
//! let child = File::V1MemoryStat.decode(b"cache 20\nrss 7\n")?;
//! let mut matrix = Matrix::new(Columns::of(parent.template()), 2);
//! matrix.set_row(0, &parent);
//! matrix.set_row(1, &child);
//!
//! let forest = Forest::new(&[NO_PARENT, 0])?;
//! matrix.accumulate(&forest)?;
//! let cache = matrix.columns().named("cache").unwrap();
//! assert_eq!(matrix.cell(0, cache), Cell::Value(120));
//! assert_eq!(matrix.cell(1, cache), Cell::Value(20));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod columns;
mod forest;
mod marks;
mod matrix;
mod own;
mod part;
mod projection;
mod totals;
pub mod v1;

pub use columns::{Column, Columns};
pub use forest::{Forest, ForestError, ForestErrorKind, NO_PARENT};
pub use marks::Marks;
pub use matrix::{Matrix, MatrixRow};
pub use projection::Projection;
