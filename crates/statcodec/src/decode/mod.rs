//! Streaming decoders: borrowing iterators that allocate nothing and need no
//! catalog.
//!
//! - [`lines`]: the lines of any file.
//! - [`flat`]: `name value` on each line, like memory.stat.
//! - [`nested`]: `head cell=value ...` on each line, like memory.numa_stat.
//! - [`colon`]: `label: number kB` on each line, like /proc/meminfo.
//! - [`maps`] and [`smaps`]: the mappings of a process.
//!
//! Each yields `Result`s; after an error it goes on with the next line, so
//! that a bad line costs only itself.
//!
//! # Strictness
//!
//! One table of rules for streaming and whole-file decoding. *Strict* is
//! [`Decoder::decode`](crate::Decoder::decode): the first fault is an error
//! and nothing is returned. *Lenient* is
//! [`Decoder::decode_lenient`](crate::Decoder::decode_lenient): faults are
//! reported and cost no more than said here. A streaming iterator yields the
//! strict error for the line and goes on. No fault ever becomes a zero.
//!
//! | text | strict | lenient |
//! |---|---|---|
//! | last line without LF | [`Truncated`] | its last cell is unreadable, since the number may be cut |
//! | blank line | [`BlankLine`] | skipped |
//! | NUL bytes | [`NulByte`] | the line is skipped, or its text is unreadable |
//! | CR before LF, or anything else after a value | [`ExpectedLineEnd`] | the cell is unreadable |
//! | leading blank or separator | [`ExpectedName`] | the line is skipped |
//! | second blank (flat files) | [`ExpectedNumber`] | the cell is unreadable |
//! | several blanks between nested cells, one after the last | read: io.stat and rdma print them | the same |
//! | negative number | read, as [`Negative`]: v1 kernels 3.5 to 4.1 print them | the same |
//! | `max` | read, as [`Max`] | the same |
//! | leading zero, `+`, `-0` | [`NotCanonical`] or [`ExpectedNumber`] | the cell is unreadable |
//! | above `u64::MAX` or below `i64::MIN` | [`NumberTooLarge`] | the cell is unreadable |
//! | a name seen before | [`DuplicateName`] | all rows are kept in order; by name the first is found |
//! | 0 bytes | [`Empty`], unless the kernel prints such a file | no rows |
//! | a value too many or missing in a line of several (cpu.max) | [`ExpectedLineEnd`] or [`ExpectedNumber`] | that cell and those after it are unreadable |
//! | a word with no value | [`ExpectedSeparator`] | the line is skipped |
//! | nested: several words before the first cell | a row each: io.stat of 5.15 to 5.17 | the same |
//! | nested: a word without `=` after a cell | [`ExpectedPair`] | it begins a row |
//! | a line not of the file's form | [`Malformed`] | it is skipped |
//! | the line of a mapping or zone is none, or lost | [`Malformed`] or [`DuplicateName`] | the fields below it are a row without name |
//! | a line of another node than the others (node meminfo) | [`Malformed`] | it is skipped |
//! | unknown name | read and kept | the same |
//!
//! A skipped line is reported, and comes out again when the snapshot is
//! encoded, as does an unreadable cell.
//!
//! [`Truncated`]: crate::ErrorKind::Truncated
//! [`BlankLine`]: crate::ErrorKind::BlankLine
//! [`Malformed`]: crate::ErrorKind::Malformed
//! [`NulByte`]: crate::ErrorKind::NulByte
//! [`ExpectedLineEnd`]: crate::ErrorKind::ExpectedLineEnd
//! [`ExpectedName`]: crate::ErrorKind::ExpectedName
//! [`ExpectedNumber`]: crate::ErrorKind::ExpectedNumber
//! [`ExpectedPair`]: crate::ErrorKind::ExpectedPair
//! [`ExpectedSeparator`]: crate::ErrorKind::ExpectedSeparator
//! [`NotCanonical`]: crate::ErrorKind::NotCanonical
//! [`NumberTooLarge`]: crate::ErrorKind::NumberTooLarge
//! [`DuplicateName`]: crate::ErrorKind::DuplicateName
//! [`Empty`]: crate::ErrorKind::Empty
//! [`Negative`]: crate::Value::Negative
//! [`Max`]: crate::Value::Max

mod colon;
mod flat;
mod grammar;
mod lines;
mod maps;
mod nested;
#[allow(unsafe_code)]
mod separators;
mod smaps;

pub use colon::{Colon, ColonField, colon};
pub(crate) use colon::{Measure, measure, split_label, text_start};
pub(crate) use flat::FlatLexer;
pub use flat::{Flat, flat};
pub(crate) use grammar::{hundredths, integer, scalar};
pub use lines::{Lines, lines};
pub use maps::{Mapping, Maps, maps};
pub(crate) use maps::{is_mapping, is_perms, mapping_parts, read_mapping};
pub use nested::{Nested, NestedPart, nested};
pub(crate) use nested::{NestedLexer, NestedWord, Read};
#[cfg(all(
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon",
    not(miri)
))]
pub(crate) use separators::gather;
pub(crate) use separators::line_end;
pub use smaps::{Smaps, SmapsMapping, smaps};
pub(crate) use smaps::{heading, is_heading, label, next_heading};
