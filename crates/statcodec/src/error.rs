//! What was wrong, and where.

use core::ffi::CStr;
use core::fmt;

/// Why a text could not be decoded or a snapshot not be encoded, and where.
///
/// Small and `Copy`: a kind and a byte offset. Line and column are computed
/// when asked for, from the text that was decoded ([`Error::position`]).
///
/// ```
/// use statcodec::{ErrorKind, File};
///
/// let text = b"anon 1\nfile x\n";
/// let error = File::MemoryStat.decode(text).unwrap_err();
/// assert_eq!(error.kind, ErrorKind::ExpectedNumber);
/// let at = error.position(text);
/// assert_eq!((at.line, at.column), (2, 6));
/// assert_eq!(error.to_string(), "expected a decimal number at byte 12");
/// assert_eq!(error.found(text), Some(b"x".as_slice()));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Error {
    /// What was wrong.
    pub kind: ErrorKind,
    /// The byte of the text at which it was seen: 0 for the first.
    pub offset: usize,
}

/// Line and column of an [`Error`], both counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The line, the first being 1.
    pub line: usize,
    /// The byte within the line, the first being 1.
    pub column: usize,
}

/// A literal with a NUL after it.
macro_rules! c_str {
    ($text:literal) => {
        match CStr::from_bytes_with_nul(concat!($text, "\0").as_bytes()) {
            Ok(text) => text,
            Err(_) => panic!("a NUL inside the text"),
        }
    };
}
pub(crate) use c_str;

macro_rules! kinds {
    ($( $(#[$doc:meta])* $variant:ident = $number:literal, $text:literal; )+) => {
        /// What can be wrong with a text or a snapshot.
        ///
        /// The numbers are fixed: they are the status codes of the C library.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(u32)]
        #[non_exhaustive]
        pub enum ErrorKind {$(
            $(#[$doc])*
            $variant = $number,
        )+}

        impl ErrorKind {
            /// All kinds, in the order of their numbers.
            pub const ALL: &'static [ErrorKind] = &[$(ErrorKind::$variant),+];

            /// What was expected or is wrong, in words: `expected a decimal number`.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {$( ErrorKind::$variant => $text, )+}
            }

            /// The same words with a NUL after them, for C.
            #[must_use]
            pub const fn as_c_str(self) -> &'static CStr {
                match self {$( ErrorKind::$variant => crate::error::c_str!($text), )+}
            }
        }
    };
}

kinds! {
    /// 0 bytes, where the kernel always prints something: the file's owner
    /// was going away.
    Empty = 1, "expected text, found an empty file";
    /// The last line has no LF, so its last number may be cut short.
    Truncated = 2, "expected a line feed at the end of the last line";
    /// A line with nothing in it.
    BlankLine = 3, "expected a name, found a blank line";
    /// A line that begins with a blank or with the separator.
    ExpectedName = 4, "expected a name at the start of the line";
    /// A name with nothing after it.
    ExpectedSeparator = 5, "expected a separator and a value after the name";
    /// Something that is not a number where one belongs.
    ExpectedNumber = 6, "expected a decimal number";
    /// A number with a leading zero, a plus sign or a minus sign before zero.
    NotCanonical = 7, "expected a number without sign or leading zeros";
    /// A number above 18446744073709551615, or a negative one below
    /// -9223372036854775808.
    NumberTooLarge = 8, "expected a number that fits 64 bits";
    /// Something between the value and the end of its line.
    ExpectedLineEnd = 9, "expected the end of the line after the value";
    /// Something between a nested value and the next.
    ExpectedPair = 10, "expected `name=value`";
    /// NUL bytes, as a reader leaves them that trusted a file's size.
    NulByte = 11, "expected text, found a NUL byte";
    /// A name that an earlier line already had.
    DuplicateName = 12, "expected a name not seen before";
    /// A text above the limits of the codec.
    TooLarge = 13, "expected a smaller text";
    /// A line that is not of the file's form.
    Malformed = 14, "expected a line of this file's form";
    /// Encoding: the buffer is too small.
    BufferTooSmall = 32, "expected a larger buffer";
    /// Encoding: a value that the file cannot hold there.
    NotEncodable = 33, "expected a value that this file can hold";
}

impl Error {
    pub(crate) const fn new(kind: ErrorKind, offset: usize) -> Self {
        Self { kind, offset }
    }

    /// Line and column in `text`, the text that was decoded.
    ///
    /// An offset past the end of `text` counts as its end.
    #[must_use]
    pub fn position(&self, text: &[u8]) -> Position {
        let before = &text[..self.offset.min(text.len())];
        let start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        Position {
            line: memchr::memchr_iter(b'\n', before).count() + 1,
            column: before.len() - start + 1,
        }
    }

    /// The whole line of `text` that the error is in, without its LF.
    #[must_use]
    pub fn line<'t>(&self, text: &'t [u8]) -> &'t [u8] {
        let at = self.offset.min(text.len());
        let start = memchr::memrchr(b'\n', &text[..at]).map_or(0, |lf| lf + 1);
        let end = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |lf| at + lf);
        &text[start..end]
    }

    /// The word of `text` at the error's place, up to a blank or the line's
    /// end; `None` where the line or the text ends there.
    #[must_use]
    pub fn found<'t>(&self, text: &'t [u8]) -> Option<&'t [u8]> {
        let rest = text.get(self.offset..)?;
        let end = memchr::memchr3(b' ', b'\t', b'\n', rest).unwrap_or(rest.len());
        // A blank or tab is itself what was found; a line's end is not a word.
        let end = match rest.first()? {
            b'\n' => return None,
            b' ' | b'\t' => 1,
            _ => end,
        };
        Some(&rest[..end])
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.kind, self.offset)
    }
}

impl core::error::Error for Error {}
