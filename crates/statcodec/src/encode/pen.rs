//! `Pen`: names and numbers into room that is known to be enough.
//!
//! What a line is made of is short: names of up to 31 bytes, numbers of up to
//! 20. A call of `memcpy` for each costs more than the copying, so a pen moves
//! 8, 16 or 32 bytes at a time, the bytes after the end of the piece with it;
//! what comes next is written over them. That takes room behind the text,
//! [`Pen::SLACK`]; whoever has less writes piece by piece.

use crate::number;

/// Writes into a slice from its start.
pub(crate) struct Pen<'b> {
    room: &'b mut [u8],
    at: usize,
}

impl<'b> Pen<'b> {
    /// The room that must be left behind all that is written.
    pub(crate) const SLACK: usize = 32;

    pub(crate) fn new(room: &'b mut [u8]) -> Self {
        Self { room, at: 0 }
    }

    /// How much was written.
    pub(crate) fn written(&self) -> usize {
        self.at
    }

    /// Writes a short text.
    #[inline(always)]
    pub(crate) fn text(&mut self, text: &[u8]) -> Option<()> {
        let room = self.room.get_mut(self.at..)?;
        let length = text.len();
        match length {
            // The first and the last bytes, which overlap.
            16..=32 => {
                *room.first_chunk_mut::<16>()? = *text.first_chunk()?;
                *room.get_mut(length - 16..)?.first_chunk_mut::<16>()? = *text.last_chunk()?;
            }
            8..16 => {
                *room.first_chunk_mut::<8>()? = *text.first_chunk()?;
                *room.get_mut(length - 8..)?.first_chunk_mut::<8>()? = *text.last_chunk()?;
            }
            4..8 => {
                *room.first_chunk_mut::<4>()? = *text.first_chunk()?;
                *room.get_mut(length - 4..)?.first_chunk_mut::<4>()? = *text.last_chunk()?;
            }
            1 => *room.first_mut()? = text[0],
            _ => room.get_mut(..length)?.copy_from_slice(text),
        }
        self.at += length;
        Some(())
    }

    /// Writes a part of a longer text, of which bytes behind the part may be
    /// read.
    #[inline(always)]
    pub(crate) fn part(&mut self, whole: &[u8], start: usize, end: usize) -> Option<()> {
        let length = end - start;
        let room = self.room.get_mut(self.at..)?;
        match whole.get(start..)?.first_chunk::<32>() {
            Some(chunk) if length <= 32 => *room.first_chunk_mut()? = *chunk,
            _ => room.get_mut(..length)?.copy_from_slice(whole.get(start..end)?),
        }
        self.at += length;
        Some(())
    }

    /// Writes a number in decimal digits.
    #[inline(always)]
    pub(crate) fn decimal(&mut self, value: u64) -> Option<()> {
        let place = self.room.get_mut(self.at..)?.first_chunk_mut()?;
        self.at += number::write(value, place);
        Some(())
    }

    #[inline(always)]
    pub(crate) fn byte(&mut self, byte: u8) -> Option<()> {
        *self.room.get_mut(self.at)? = byte;
        self.at += 1;
        Some(())
    }
}
