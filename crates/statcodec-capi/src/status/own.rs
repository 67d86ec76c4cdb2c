//! The statuses of the reader, and those of the C library itself. The test that
//! makes the header reads this file too, and holds the reader's against the
//! crate that they come from.

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
    VANISHED = 64, "the process, cgroup or file is gone";
    FORBIDDEN = 65, "not permitted";
    UNSUPPORTED = 66, "the kernel does not support it here";
    CUT_SHORT = 67, "expected a line feed at the end of the last line";
    TOO_MANY_FILES = 68, "too many open files";
    UNKNOWN_FILE = 69, "expected the name of a known kernel file";
    IO = 70, "it could not be read";
    NOT_MOUNTED = 71, "no mount shows the cgroup";
    END = 1000, "there are no more items";
    NULL_ARGUMENT = 1001, "an argument is NULL that must not be";
    BAD_LENGTH = 1002, "a length is larger than an object can be";
    NOT_INITIALIZED = 1003, "the struct was not initialised";
    UNKNOWN_KEY = 1004, "the file has no key of this number or name";
    OUT_OF_RANGE = 1005, "an index is past the end";
    NOT_FOUND = 1006, "nothing of this name is there";
    BAD_VALUE = 1007, "a value has a state that it cannot have here";
    WRONG_VERSION = 1008, "the program was built against another header";
    PANIC = 1009, "an error inside the library, which is a bug";
}
