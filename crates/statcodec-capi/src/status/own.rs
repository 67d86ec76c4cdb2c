//! The statuses of the C library itself. The test that makes the header reads
//! this file too.

use std::ffi::CStr;

/// The work was done.
pub const OK: u32 = 0;

macro_rules! own {
    ($( $name:ident = $number:literal, $text:literal; )+) => {$(
        #[doc = $text]
        pub const $name: u32 = $number;
    )+

        /// Name, number and text of each.
        pub const OWN: &[(&str, u32, &str)] =
            &[$((stringify!($name), $number, $text)),+];

        pub(super) fn text(status: u32) -> Option<&'static CStr> {
            match status {
                OK => Some(c"no error"),
                $( $number => CStr::from_bytes_with_nul(concat!($text, "\0").as_bytes()).ok(), )+
                _ => None,
            }
        }
    };
}

own! {
    END = 1000, "there are no more items";
    NULL_ARGUMENT = 1001, "an argument is NULL that must not be";
    BAD_LENGTH = 1002, "a length is larger than an object can be";
    NOT_INITIALIZED = 1003, "the struct was not initialised";
    UNKNOWN_FILE = 1004, "there is no file of this number or name";
    UNKNOWN_KEY = 1005, "the file has no key of this number or name";
    OUT_OF_RANGE = 1006, "an index is past the end";
    NOT_FOUND = 1007, "nothing of this name is there";
    BAD_VALUE = 1008, "a value has a state that it cannot have here";
    WRONG_VERSION = 1009, "the program was built against another header";
    PANIC = 1010, "an error inside the library, which is a bug";
}
