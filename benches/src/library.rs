//! The C library, called by C code.

use std::ffi::{CString, c_char};
use std::os::unix::ffi::OsStringExt;

use statcodec::File;

use crate::peers::Reads;

/// The variable that names the shared library: `cargo xtask compare` builds it
/// and sets this.
pub const VARIABLE: &str = "STATCODEC_LIBRARY";

enum Opened {}

unsafe extern "C" {
    fn library_open(path: *const c_char, file: u32) -> *mut Opened;
    fn library_close(library: *mut Opened);
    fn library_read(library: *mut Opened, text: *const c_char, length: usize) -> u64;
    fn library_numbers(
        library: *mut Opened,
        text: *const c_char,
        length: usize,
        out: *mut u64,
        room: usize,
    ) -> usize;
}

/// A decoder of the C library, in the hands of C code.
pub struct Library(*mut Opened);

impl Library {
    /// A decoder of this file in the library that the variable names; `None`
    /// where it names none.
    #[must_use]
    pub fn open(file: File) -> Option<Self> {
        let path = CString::new(std::env::var_os(VARIABLE)?.into_vec()).expect("no NUL");
        // SAFETY: a NUL-terminated string.
        let opened = unsafe { library_open(path.as_ptr(), file.number().into()) };
        assert!(!opened.is_null(), "{VARIABLE}: {path:?} is not this version's library");
        Some(Self(opened))
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        // SAFETY: it was opened, and is closed once.
        unsafe { library_close(self.0) };
    }
}

impl Reads for Library {
    fn read(&mut self, text: &[u8]) -> u64 {
        // SAFETY: it was opened, and the text has its length.
        unsafe { library_read(self.0, text.as_ptr().cast(), text.len()) }
    }

    fn numbers(&mut self, text: &[u8]) -> Vec<u64> {
        // A number takes at least a digit and a separator.
        let mut numbers = vec![0; text.len() / 2 + 1];
        let (out, room) = (numbers.as_mut_ptr(), numbers.len());
        // SAFETY: as above, and `out` has that much room.
        let count = unsafe { library_numbers(self.0, text.as_ptr().cast(), text.len(), out, room) };
        numbers.truncate(count);
        numbers
    }
}
