//! Decodes and encodes the text in which the Linux kernel publishes its
//! statistics: memory.stat, memory.numa_stat and their family, byte for byte.
//!
//! # The idea
//!
//! Every such file is fixed text with numbers in its slots. A text is read in
//! one of two ways, which give the same answer: by the *grammar*, which takes
//! anything, names the exact byte that is wrong, and learns the text's
//! [`Template`]; or by the template, which compares literals and converts
//! digits, nothing else. Encoding runs the same template the other way.
//!
//! # Layers
//!
//! - [`decode`]: streaming iterators that allocate nothing.
//! - [`encode`]: [`Writer`](encode::Writer), the kernel's emitters, and
//!   [`Builder`](encode::Builder), whole files.
//! - [`Decoder`] and [`Snapshot`]: a file read again and again, and the
//!   numbers of one reading.
//! - [`accumulate`]: trees of readings: totals, own values, v1's totals.
//! - [`catalog`]: every known file and key, with unit, kind and scope.
//! - [`SmapsDecoder`]: smaps mapping by mapping.
//! - [`derive`](mod@derive): values computed from readings, each with its rule.
//! - [`number`]: the digits.
//!
//! # Example
//!
//! ```
//! use statcodec::{Cell, Decoder, File, catalog::memory_stat::Key};
//!
//! let mut decoder = Decoder::new(File::MemoryStat);
//! let text = b"anon 4096\nfile 8192\n";
//! let snapshot = decoder.decode(text)?;
//! assert_eq!(snapshot.get(Key::Anon), Cell::Value(4096));
//! assert_eq!(snapshot.to_text(), text);
//! # Ok::<(), statcodec::Error>(())
//! ```
//!
//! # Guarantees
//!
//! - What was read comes out again to the byte, on every kernel.
//! - Nothing is lost: unknown names are kept, absent is not 0, `max` is its
//!   own value, `u64` is exact.
//! - A bad line costs only itself and never becomes a 0: the rules are in one
//!   table, [`decode`](decode#strictness).
//! - No input panics, and a warm [`Decoder`] does not allocate.
//!
//! - Time and memory grow with the text and no faster. What keeps a text has
//!   limits, [`Decoder::MAX_TEXT`] and [`Decoder::MAX_CELLS`].
//!
//! # Features
//!
//! - `std` (default): lets memchr detect vector instructions at run time.
//!   Without it the crate needs `alloc` alone.

#![cfg_attr(not(test), no_std)]
#![deny(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod accumulate;
pub mod catalog;
pub mod decode;
mod decoder;
pub mod derive;
pub mod encode;
mod error;
pub mod number;
mod smaps;
mod snapshot;
mod template;
mod value;

pub use catalog::File;
pub use decoder::{Decoder, Problems, Report};
pub use error::{Error, ErrorKind, Position};
pub use smaps::{MappingView, Mappings, SmapsDecoder, Totals};
pub use snapshot::{RowView, Snapshot};
#[doc(hidden)]
pub use template::Level;
pub use template::Template;
pub use value::{Cell, Limit, State, Value};

/// Runs the README's Rust examples as doctests.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
