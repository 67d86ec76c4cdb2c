//! Decimal and hexadecimal numbers, both ways, as the kernel writes them.
//!
//! The kernel's `num_to_str`, `seq_put_decimal_ull_width`,
//! `seq_put_decimal_ll` and `seq_put_hex_ll` (lib/vsprintf.c, fs/seq_file.c)
//! define what comes out; what goes in is exactly what they can print.
//!
//! ```
//! use statcodec::number::{self, Digits};
//!
//! assert_eq!(number::decimal(b"4096\n"), Ok((4096, 4)));
//! assert_eq!(Digits::decimal(4096).as_bytes(), b"4096");
//! assert_eq!(Digits::signed(i64::MIN).as_bytes(), b"-9223372036854775808");
//! assert_eq!(Digits::hex(0xbeef, 8).as_bytes(), b"0000beef");
//! ```

mod decode;
mod encode;

pub use decode::{decimal, hex};
pub(crate) use decode::{is_canonical_hex, join8, lead8, swar8, whole};
pub use encode::Digits;
pub(crate) use encode::{PLACE, write};
