//! Where a `Writer` puts its bytes.

use alloc::vec::Vec;

/// Where a [`Writer`](super::Writer) puts its bytes: a fixed slice or a
/// growing buffer. Implemented here and nowhere else.
pub trait Sink: sealed::Sealed {}

pub(crate) mod sealed {
    /// What a writer needs of its sink.
    ///
    /// What is rare is done by functions that take a sink's parts by value:
    /// were its address given away, the compiler could keep none of it in
    /// registers while lines are written.
    pub trait Sealed {
        /// How many bytes were written.
        fn length(&self) -> usize;
        /// All the room behind them, at least `length` bytes, or `None` where
        /// there is not so much.
        fn rest(&mut self, length: usize) -> Option<&mut [u8]>;
        /// So many bytes of the room count as written.
        fn advance(&mut self, length: usize);
        /// Writes pieces if there is room for all. If there is not, writes what
        /// fits of them, then takes back what stands after the last LF, and
        /// returns false.
        fn append(&mut self, pieces: &[&[u8]]) -> bool;
    }
}

/// A fixed slice, as the kernel's `seq_buf` is.
#[derive(Debug)]
pub struct Fixed<'b> {
    pub(super) buffer: &'b mut [u8],
    pub(super) length: usize,
}

/// A buffer that grows, as the kernel's `seq_file` does.
///
/// While it is written to, the `Vec` is longer than what was written, so that
/// room need not be cleared for every piece; dropping it cuts the rest off.
#[derive(Debug)]
pub struct Growing<'b> {
    buffer: &'b mut Vec<u8>,
    /// What the buffer held before; writing appends.
    base: usize,
    length: usize,
}

impl<'b> Growing<'b> {
    pub(super) fn new(buffer: &'b mut Vec<u8>) -> Self {
        let base = buffer.len();
        Self { buffer, base, length: 0 }
    }
}

impl Drop for Growing<'_> {
    fn drop(&mut self) {
        self.buffer.truncate(self.base + self.length);
    }
}

impl Sink for Fixed<'_> {}
impl Sink for Growing<'_> {}

impl sealed::Sealed for Fixed<'_> {
    #[inline]
    fn length(&self) -> usize {
        self.length
    }

    #[inline]
    fn rest(&mut self, length: usize) -> Option<&mut [u8]> {
        let rest = self.buffer.get_mut(self.length..)?;
        if rest.len() < length {
            return None;
        }
        Some(rest)
    }

    #[inline]
    fn advance(&mut self, length: usize) {
        self.length += length;
    }

    #[inline(always)]
    fn append(&mut self, pieces: &[&[u8]]) -> bool {
        let (length, fits) = append(self.buffer, self.length, pieces);
        self.length = length;
        fits
    }
}

impl sealed::Sealed for Growing<'_> {
    #[inline]
    fn length(&self) -> usize {
        self.length
    }

    #[inline]
    fn rest(&mut self, length: usize) -> Option<&mut [u8]> {
        let start = self.base + self.length;
        if self.buffer.len() - start < length {
            grow(self.buffer, start + length);
        }
        self.buffer.get_mut(start..)
    }

    #[inline]
    fn advance(&mut self, length: usize) {
        self.length += length;
    }

    #[inline(always)]
    fn append(&mut self, pieces: &[&[u8]]) -> bool {
        let start = self.base + self.length;
        self.length = append_growing(self.buffer, start, pieces) - self.base;
        true
    }
}

/// Writes pieces behind the first `length` bytes: the new length, and whether
/// there was room for all of them.
fn append(buffer: &mut [u8], length: usize, pieces: &[&[u8]]) -> (usize, bool) {
    let mut end = length;
    for piece in pieces {
        let (_, rest) = buffer.split_at_mut(end);
        let fits = piece.len().min(rest.len());
        rest[..fits].copy_from_slice(&piece[..fits]);
        end += fits;
        if fits < piece.len() {
            return (memchr::memrchr(b'\n', &buffer[..end]).map_or(0, |lf| lf + 1), false);
        }
    }
    (end, true)
}

fn append_growing(buffer: &mut Vec<u8>, length: usize, pieces: &[&[u8]]) -> usize {
    let needed = pieces.iter().fold(length, |sum, piece| sum + piece.len());
    if buffer.len() < needed {
        grow(buffer, needed);
    }
    append(buffer, length, pieces).0
}

/// Makes room: all that is allocated already, else twice as much.
#[cold]
fn grow(buffer: &mut Vec<u8>, needed: usize) {
    let whole = buffer.capacity().max(needed);
    let whole = if whole > buffer.len() { whole } else { 2 * whole };
    buffer.resize(whole, 0);
}
