//! The text of a file, read into memory that is used again.

use std::os::fd::BorrowedFd;

use rustix::io::Errno;
use statcodec::Decoder;

use crate::extent::Extent;
use crate::source::{Source, uninterrupted};

/// The size of a new buffer: more than most statistics files.
const FIRST: usize = 4096;

/// The longest text that is read where nothing is decoded and kept of it.
pub(crate) const LONGEST: usize = 1 << 30;

/// A text and the memory that it stands in.
#[derive(Debug)]
pub(crate) struct Text {
    /// Zeros after the text, so that it has room to be read into.
    memory: Vec<u8>,
    length: usize,
    /// The length above which a text is refused.
    pub(crate) most: usize,
    /// Whether a read of 0 bytes said that this is the end. Otherwise it was a
    /// short read of a single record.
    ended: bool,
}

impl Default for Text {
    fn default() -> Self {
        // What is longer could not be decoded.
        let most = Decoder::MAX_TEXT;
        Self { memory: Vec::new(), length: 0, most, ended: false }
    }
}

impl Text {
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.memory[..self.length]
    }

    /// Reads a file from its start to its end: one `pread` where it is a
    /// record that fits the memory with a byte to spare.
    pub(crate) fn read(
        &mut self,
        source: &dyn Source,
        fd: BorrowedFd<'_>,
        extent: Extent,
    ) -> Result<(), Errno> {
        self.clear();
        loop {
            let got = self.some(|buffer, offset| source.pread(fd, buffer, offset))?;
            let full = self.length == self.memory.len();
            if got == 0 || (extent == Extent::Record && !full) {
                self.ended = got == 0;
                return Ok(());
            }
        }
    }

    /// Reads on after the end that a short read was taken for. Returns whether
    /// there was more.
    pub(crate) fn read_on(
        &mut self,
        source: &dyn Source,
        fd: BorrowedFd<'_>,
    ) -> Result<bool, Errno> {
        let before = self.length;
        while !self.ended {
            let got = self.some(|buffer, offset| source.pread(fd, buffer, offset))?;
            self.ended = got == 0;
        }
        Ok(self.length > before)
    }

    /// Reads what cannot be read at an offset, from where it stands to its end.
    pub(crate) fn read_stream(
        &mut self,
        source: &dyn Source,
        fd: BorrowedFd<'_>,
    ) -> Result<(), Errno> {
        self.clear();
        while !self.ended {
            let got = self.some(|buffer, _| source.read(fd, buffer))?;
            self.ended = got == 0;
        }
        Ok(())
    }

    /// One call that reads after what there is.
    #[inline]
    fn some(
        &mut self,
        mut call: impl FnMut(&mut [u8], u64) -> Result<usize, Errno>,
    ) -> Result<usize, Errno> {
        if self.length == self.memory.len() {
            self.grow()?;
        }
        let room = &mut self.memory[self.length..];
        let got = uninterrupted(|| call(room, self.length as u64))?.min(room.len());
        self.length += got;
        Ok(got)
    }

    #[cold]
    fn grow(&mut self) -> Result<(), Errno> {
        if self.length > self.most {
            return Err(Errno::FBIG);
        }
        // The byte beyond tells a text that is too long.
        self.memory.resize((self.memory.len() * 2).clamp(FIRST, self.most + 1), 0);
        Ok(())
    }

    /// Gives this the room that another text needs, and some to spare.
    pub(crate) fn fit(&mut self, other: &Text) {
        if self.memory.len() < other.memory.len() {
            self.memory.resize(other.memory.len(), 0);
        }
    }

    pub(crate) fn clear(&mut self) {
        self.length = 0;
        self.ended = false;
    }
}
