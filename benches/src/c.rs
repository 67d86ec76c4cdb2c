//! The C peers, as safe functions.

use std::ffi::{CString, c_char};

type Control = unsafe extern "C" fn(*const u8, usize, *mut u64) -> usize;
type Emit = unsafe extern "C" fn(*mut u8, usize, *const *const c_char, *const u64, usize) -> usize;

unsafe extern "C" {
    fn control_flat_sscanf(text: *const u8, length: usize, out: *mut u64) -> usize;
    fn control_flat_strtoull(text: *const u8, length: usize, out: *mut u64) -> usize;
    fn control_numa_sscanf(text: *const u8, length: usize, out: *mut u64) -> usize;
    fn control_numa_strtoull(text: *const u8, length: usize, out: *mut u64) -> usize;
    fn control_words_sscanf(text: *const u8, length: usize, out: *mut u64) -> usize;
    fn control_words_strtoull(text: *const u8, length: usize, out: *mut u64) -> usize;
    fn control_cpu_time() -> u64;
    fn emit_snprintf(
        buffer: *mut u8,
        size: usize,
        names: *const *const c_char,
        values: *const u64,
        count: usize,
    ) -> usize;
    fn emit_seq(
        buffer: *mut u8,
        size: usize,
        names: *const *const c_char,
        values: *const u64,
        count: usize,
    ) -> usize;
}

/// The CPU time of this thread in nanoseconds: what other processes take does
/// not count.
#[must_use]
pub fn cpu_time() -> u64 {
    // SAFETY: it takes nothing and reads a clock.
    unsafe { control_cpu_time() }
}

/// A C reader of kernel text.
#[derive(Clone, Copy)]
pub struct Reader(Control);

/// fgets + sscanf("%s %llu").
pub const FLAT_SSCANF: Reader = Reader(control_flat_sscanf);
/// fgets + strchr + strtoull.
pub const FLAT_STRTOULL: Reader = Reader(control_flat_strtoull);
/// fgets + strtok + sscanf("N%u=%llu").
pub const NUMA_SSCANF: Reader = Reader(control_numa_sscanf);
/// fgets + strtok + strtoull.
pub const NUMA_STRTOULL: Reader = Reader(control_numa_strtoull);

/// fgets + strtok + sscanf("%llu").
pub const WORDS_SSCANF: Reader = Reader(control_words_sscanf);
/// fgets + strtok + strtoull.
pub const WORDS_STRTOULL: Reader = Reader(control_words_strtoull);

impl Reader {
    /// Reads the numbers of a text into `out`, which must have room for one
    /// number for each two bytes of text. Returns how many there were.
    pub fn read(self, text: &[u8], out: &mut [u64]) -> usize {
        assert!(out.len() > text.len() / 2);
        // SAFETY: `text` is readable for its length. A number takes at least a
        // digit and a separator, so `out` has room for all, and one to try.
        unsafe { (self.0)(text.as_ptr(), text.len(), out.as_mut_ptr()) }
    }
}

/// Names and values for the C emitters.
pub struct Lines {
    names: Vec<CString>,
    values: Vec<u64>,
}

/// A C emitter of `name value` lines.
#[derive(Clone, Copy)]
pub struct Emitter(Emit);

/// snprintf("%s %llu\n").
pub const SNPRINTF: Emitter = Emitter(emit_snprintf);
/// A translation of `seq_puts` and `seq_put_decimal_ull`.
pub const SEQ_PUT: Emitter = Emitter(emit_seq);

impl Lines {
    /// Lines to print.
    #[must_use]
    pub fn new(lines: &[(&str, u64)]) -> Self {
        Self {
            names: lines.iter().map(|(name, _)| CString::new(*name).expect("no NUL")).collect(),
            values: lines.iter().map(|(_, value)| *value).collect(),
        }
    }

    /// The names as C wants them. They point into `self`.
    #[must_use]
    pub fn pointers(&self) -> Vec<*const c_char> {
        self.names.iter().map(|name| name.as_ptr()).collect()
    }
}

impl Emitter {
    /// Prints the lines, whose [`Lines::pointers`] are `names`, into a buffer
    /// and returns the length. The buffer has room for twice the text.
    pub fn print(self, lines: &Lines, names: &[*const c_char], buffer: &mut [u8]) -> usize {
        assert_eq!(names.len(), lines.values.len());
        // SAFETY: both arrays have as many entries as is said, the names are
        // those of `lines`, which is borrowed, and `buffer` has its length.
        unsafe {
            (self.0)(
                buffer.as_mut_ptr(),
                buffer.len(),
                names.as_ptr(),
                lines.values.as_ptr(),
                names.len(),
            )
        }
    }
}
