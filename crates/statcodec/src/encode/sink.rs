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
        /// Room for `length` more bytes, or `None` where there is none. They
        /// count as written.
        fn room(&mut self, length: usize) -> Option<&mut [u8]>;
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
#[derive(Debug)]
pub struct Growing<'b> {
    pub(super) buffer: &'b mut Vec<u8>,
    /// What the buffer held before; writing appends.
    pub(super) base: usize,
}

impl Sink for Fixed<'_> {}
impl Sink for Growing<'_> {}

impl sealed::Sealed for Fixed<'_> {
    #[inline]
    fn length(&self) -> usize {
        self.length
    }

    #[inline]
    fn room(&mut self, length: usize) -> Option<&mut [u8]> {
        let room = self.buffer.get_mut(self.length..)?.get_mut(..length)?;
        self.length += length;
        Some(room)
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
        self.buffer.len() - self.base
    }

    #[inline]
    fn room(&mut self, length: usize) -> Option<&mut [u8]> {
        let start = self.buffer.len();
        self.buffer.resize(start + length, 0);
        Some(&mut self.buffer[start..])
    }

    /// A growing buffer always has room.
    fn keep_whole_lines(&mut self, _: &[&[u8]]) {}
}
