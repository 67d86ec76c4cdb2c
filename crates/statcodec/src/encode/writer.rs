//! `Writer`: the kernel's emitters over a fixed or a growing buffer.

use alloc::vec::Vec;
use core::fmt;

use super::{Fixed, Growing, Pen, Sink, WINDOW, line};
use crate::Limit;
use crate::number::Digits;

/// Writes kernel statistics text.
///
/// Over a fixed slice it keeps `seq_buf`'s promises and mends what that gets
/// wrong: **a line is written whole or not at all**, an overflow is sticky
/// (nothing is written after it), and [`finish`](Self::finish) says how many
/// bytes would have been needed. Over a `Vec` it never overflows.
///
/// No method allocates, except that a `Vec` grows, and none uses `core::fmt`.
///
/// # Example
///
/// ```
/// use statcodec::encode::Writer;
///
/// let mut buffer = [0; 64];
/// let mut writer = Writer::new(&mut buffer);
/// writer.name_value("", "cache", " ", 4096);
/// writer.name_value("total_", "cache", " ", 8192);
/// let length = writer.finish()?;
/// assert_eq!(&buffer[..length], b"cache 4096\ntotal_cache 8192\n");
/// # Ok::<(), statcodec::encode::Overflow>(())
/// ```
#[derive(Debug)]
pub struct Writer<S> {
    sink: S,
    /// Bytes asked for so far, written or not.
    needed: usize,
    overflowed: bool,
}

/// The buffer of a [`Writer`] was too small.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Overflow {
    /// Bytes that were written: whole lines.
    pub written: usize,
    /// Bytes that a large enough buffer has.
    pub needed: usize,
}

impl fmt::Display for Overflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the text needs a buffer of {} bytes; whole lines of {} bytes fit",
            self.needed, self.written
        )
    }
}

impl core::error::Error for Overflow {}

impl<'b> Writer<Fixed<'b>> {
    /// Writes into a slice, from its start.
    #[must_use]
    pub fn new(buffer: &'b mut [u8]) -> Self {
        Self::over(Fixed { buffer, length: 0 })
    }
}

impl<'b> Writer<Growing<'b>> {
    /// Appends to a `Vec`.
    #[must_use]
    pub fn growing(buffer: &'b mut Vec<u8>) -> Self {
        Self::over(Growing::new(buffer))
    }
}

impl<S: Sink> Writer<S> {
    fn over(sink: S) -> Self {
        Self { sink, needed: 0, overflowed: false }
    }

    /// Appends pieces that belong together. On overflow the buffer is left
    /// with the whole lines that fit.
    #[inline(always)]
    fn append<const N: usize>(&mut self, pieces: [&[u8]; N]) {
        self.needed += pieces.iter().map(|piece| piece.len()).sum::<usize>();
        if !self.overflowed {
            self.overflowed = !self.sink.append(&pieces);
        }
    }

    /// Lets `write` write text of about `length` bytes, where there is room for
    /// so much and for a [`Pen`]'s slack. Returns whether it did; if not, which
    /// is also where the text was longer and the room too small, nothing was
    /// written and the text is to be appended piece by piece.
    #[inline(always)]
    pub(crate) fn with_pen(
        &mut self,
        length: usize,
        write: impl FnOnce(&mut Pen<'_>) -> Option<()>,
    ) -> bool {
        if self.overflowed {
            return false;
        }
        let Some(room) = self.sink.rest(length + Pen::SLACK) else {
            return false;
        };
        let mut pen = Pen::new(room);
        if write(&mut pen).is_none() {
            return false;
        }
        let written = pen.written();
        self.sink.advance(written);
        self.needed += written;
        true
    }

    /// Appends text, a number and a byte or nothing, which belong together.
    #[inline(always)]
    fn number<const N: usize>(&mut self, front: [&[u8]; N], value: u64, back: &[u8]) {
        let written = match self.overflowed {
            true => None,
            false => {
                let window = self.sink.rest(WINDOW).and_then(|room| room.first_chunk_mut());
                window.and_then(|window| line(window, front, value, back))
            }
        };
        match written {
            Some(length) => {
                self.sink.advance(length);
                self.needed += length;
            }
            // Long, or near the end of the room.
            None => {
                let mut pieces = [b"".as_slice(); 5];
                pieces[..N].copy_from_slice(&front);
                let digits = Digits::decimal(value);
                (pieces[N], pieces[N + 1]) = (digits.as_bytes(), back);
                self.append(pieces);
            }
        }
    }

    /// Appends text as it is: a name, a word, a separator.
    #[inline]
    pub fn text(&mut self, text: impl AsRef<[u8]>) -> &mut Self {
        self.append([text.as_ref()]);
        self
    }

    /// Ends the line.
    #[inline]
    pub fn end_line(&mut self) -> &mut Self {
        self.append([b"\n"]);
        self
    }

    /// Appends `delimiter` and a decimal number, as `seq_put_decimal_ull`.
    #[inline]
    pub fn decimal(&mut self, delimiter: impl AsRef<[u8]>, value: u64) -> &mut Self {
        self.number([delimiter.as_ref()], value, b"");
        self
    }

    /// Appends `delimiter` and a decimal number with blanks before it up to
    /// `width`, as `seq_put_decimal_ull_width`. A longer number is written
    /// whole.
    #[inline]
    pub fn decimal_width(
        &mut self,
        delimiter: impl AsRef<[u8]>,
        value: u64,
        width: u8,
    ) -> &mut Self {
        self.append([delimiter.as_ref()]);
        let digits = Digits::decimal(value);
        let mut blanks = usize::from(width).saturating_sub(digits.as_bytes().len());
        while blanks > 0 {
            let some = blanks.min(BLANKS.len());
            self.append([&BLANKS[..some]]);
            blanks -= some;
        }
        self.append([digits.as_bytes()]);
        self
    }

    /// Appends `delimiter` and a number with its sign, as
    /// `seq_put_decimal_ll`, but `i64::MIN` comes out right.
    #[inline]
    pub fn signed(&mut self, delimiter: impl AsRef<[u8]>, value: i64) -> &mut Self {
        self.append([delimiter.as_ref(), Digits::signed(value).as_bytes()]);
        self
    }

    /// Appends `delimiter` and a lower-case hexadecimal number with zeros
    /// before it up to `width` (at most 16), as `seq_put_hex_ll`.
    #[inline]
    pub fn hex(&mut self, delimiter: impl AsRef<[u8]>, value: u64, width: u8) -> &mut Self {
        self.append([delimiter.as_ref(), Digits::hex(value, width).as_bytes()]);
        self
    }

    /// Appends `delimiter` and a number of hundredths with two decimals:
    /// 1234 is `12.34`.
    #[inline]
    pub fn hundredths(&mut self, delimiter: impl AsRef<[u8]>, value: u64) -> &mut Self {
        let part = value % 100;
        self.append([
            delimiter.as_ref(),
            Digits::decimal(value / 100).as_bytes(),
            &[b'.', b'0' + (part / 10) as u8, b'0' + (part % 10) as u8],
        ]);
        self
    }

    /// Writes the line `prefix name separator value LF`.
    ///
    /// What `memcg_seq_buf_print_stat` does in the kernel, but all or nothing.
    /// An empty prefix is none.
    #[inline]
    pub fn name_value(
        &mut self,
        prefix: impl AsRef<[u8]>,
        name: impl AsRef<[u8]>,
        separator: impl AsRef<[u8]>,
        value: u64,
    ) -> &mut Self {
        self.number([prefix.as_ref(), name.as_ref(), separator.as_ref()], value, b"\n");
        self
    }

    /// Appends a cell of memory.numa_stat: ` N` node `=` value.
    ///
    /// ```
    /// use statcodec::encode::Writer;
    ///
    /// let mut text = Vec::new();
    /// Writer::growing(&mut text).text("anon").numa_cell(0, 4096).numa_cell(2, 0).end_line();
    /// assert_eq!(text, b"anon N0=4096 N2=0\n");
    /// ```
    #[inline]
    pub fn numa_cell(&mut self, node: u32, value: u64) -> &mut Self {
        self.number([b" N", Digits::decimal(node.into()).as_bytes(), b"="], value, b"");
        self
    }

    /// Writes a line of meminfo or smaps: `label`, the number with blanks
    /// before it up to `width`, ` kB` and LF, as `seq_put_decimal_ull_width`
    /// and what follows it in `show_val_kb`. All or nothing.
    ///
    /// ```
    /// use statcodec::encode::Writer;
    ///
    /// let mut text = Vec::new();
    /// Writer::growing(&mut text).kb("MemFree:        ", 16, 8);
    /// assert_eq!(text, b"MemFree:              16 kB\n");
    /// ```
    #[inline]
    pub fn kb(&mut self, label: impl AsRef<[u8]>, value: u64, width: u8) -> &mut Self {
        self.decimal_width(label, value, width);
        self.append([b" kB\n"]);
        self
    }

    /// Writes the line of a limit file of cgroup v2: `max` or the number.
    #[inline]
    pub fn limit(&mut self, limit: Limit) -> &mut Self {
        match limit {
            Limit::Max => self.append([b"max\n"]),
            Limit::At(value) => self.append([Digits::decimal(value).as_bytes(), b"\n"]),
        }
        self
    }

    /// Writes what sets a limit of cgroup v1: `-1` for none, or the number.
    ///
    /// v1 prints "no limit" as one of several large numbers and never takes
    /// `max`. Writing such a number back is no way to lift a limit (kernel 3.10
    /// reads the largest as 0), so they too become `-1`.
    ///
    /// ```
    /// use statcodec::{Limit, encode::Writer};
    ///
    /// let mut text = Vec::new();
    /// Writer::growing(&mut text).limit_v1(Limit::Max).limit_v1(Limit::At(4096));
    /// assert_eq!(text, b"-1\n4096\n");
    /// ```
    #[inline]
    pub fn limit_v1(&mut self, limit: Limit) -> &mut Self {
        match limit.at().map(Limit::from_v1) {
            Some(Limit::At(value)) => self.append([Digits::decimal(value).as_bytes(), b"\n"]),
            _ => self.append([b"-1\n"]),
        }
        self
    }

    /// Whether a line did not fit. Nothing is written any more.
    #[must_use]
    pub const fn overflowed(&self) -> bool {
        self.overflowed
    }

    /// How many bytes were written so far. After an overflow they are whole
    /// lines.
    #[must_use]
    pub fn written(&self) -> usize {
        self.sink.length()
    }

    /// How many bytes were asked for so far, written or not.
    #[must_use]
    pub const fn needed(&self) -> usize {
        self.needed
    }

    /// The length of the text written, or what was missing.
    ///
    /// # Errors
    ///
    /// [`Overflow`] where a line did not fit: the whole lines before it stand
    /// in the buffer.
    pub fn finish(self) -> Result<usize, Overflow> {
        let written = self.sink.length();
        if self.overflowed {
            return Err(Overflow { written, needed: self.needed });
        }
        Ok(written)
    }
}

/// Blanks for numbers aligned to the right.
static BLANKS: [u8; 32] = [b' '; 32];
