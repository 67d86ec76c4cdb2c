//! Where a `Writer` puts its bytes.

use alloc::vec::Vec;

/// Where a [`Writer`](super::Writer) puts its bytes: a fixed slice or a
/// growing buffer. Implemented here and nowhere else.
pub trait Sink: sealed::Sealed {}

pub(crate) mod sealed {
    /// What a writer needs of its sink.
    pub trait Sealed {
        /// How many bytes were written.
        fn length(&self) -> usize;
        /// All the room behind them, at least `length` bytes, or `None` where
        /// there is not so much.
        fn rest(&mut self, length: usize) -> Option<&mut [u8]>;
        /// So many bytes of the room count as written.
        fn advance(&mut self, length: usize);
        /// Called where there was no room for `pieces`: writes what fits of
        /// them, then takes back what stands after the last LF.
        fn keep_whole_lines(&mut self, pieces: &[&[u8]]);
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
        self.buffer.get_mut(self.length..).filter(|rest| rest.len() >= length)
    }

    #[inline]
    fn advance(&mut self, length: usize) {
        self.length += length;
    }

    #[cold]
    fn keep_whole_lines(&mut self, pieces: &[&[u8]]) {
        for byte in pieces.iter().copied().flatten() {
            let Some(place) = self.buffer.get_mut(self.length) else {
                break;
            };
            *place = *byte;
            self.length += 1;
        }
        let written = &self.buffer[..self.length];
        self.length = memchr::memrchr(b'\n', written).map_or(0, |lf| lf + 1);
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
            self.grow(length);
        }
        self.buffer.get_mut(start..)
    }

    #[inline]
    fn advance(&mut self, length: usize) {
        self.length += length;
    }

    /// A growing buffer always has room.
    fn keep_whole_lines(&mut self, _: &[&[u8]]) {}
}

impl Growing<'_> {
    /// Makes room: all that is allocated already, else twice as much.
    #[cold]
    fn grow(&mut self, length: usize) {
        let needed = self.base + self.length + length;
        let whole = self.buffer.capacity().max(needed);
        let whole = if whole > self.buffer.len() { whole } else { 2 * whole };
        self.buffer.resize(whole, 0);
    }
}
