//! Names and numbers into room that is known to be enough.
//!
//! What a line is made of is short: names of up to 31 bytes, numbers of up to
//! 20. A call of `memcpy` for each costs more than the copying, so pieces are
//! moved 8, 16 or 32 bytes at a time, and what a piece has written too much is
//! written over by the next. That takes room behind the text: [`Pen::SLACK`],
//! or a [`WINDOW`] for a line. Whoever has less writes piece by piece.

use crate::number;

/// Writes into a slice from its start.
pub(crate) struct Pen<'b> {
    room: &'b mut [u8],
    at: usize,
}

impl<'b> Pen<'b> {
    /// The room that must be left behind all that is written: that of a part
    /// and a number.
    pub(crate) const SLACK: usize = SHORT + number::PLACE;

    pub(crate) fn new(room: &'b mut [u8]) -> Self {
        Self { room, at: 0 }
    }

    /// How much was written.
    pub(crate) fn written(&self) -> usize {
        self.at
    }

    /// Writes a part of a longer text.
    #[inline(always)]
    pub(crate) fn part(&mut self, whole: &[u8], start: usize, end: usize) -> Option<()> {
        let part = whole.get(start..end)?;
        self.room.get_mut(self.at..)?.get_mut(..part.len())?.copy_from_slice(part);
        self.at += part.len();
        Some(())
    }

    /// Writes a part of a longer text, of which bytes behind the part may be
    /// read, and a number in decimal digits.
    #[inline(always)]
    pub(crate) fn part_and_decimal(
        &mut self,
        whole: &[u8],
        start: usize,
        end: usize,
        value: u64,
    ) -> Option<()> {
        let length = end - start;
        if let Some(chunk) = whole.get(start..)?.first_chunk::<SHORT>()
            && length <= SHORT
        {
            let window: &mut [u8; SHORT + number::PLACE] =
                self.room.get_mut(self.at..)?.first_chunk_mut()?;
            window[..SHORT / 2].copy_from_slice(&chunk[..SHORT / 2]);
            if length > SHORT / 2 {
                window[SHORT / 2..SHORT].copy_from_slice(&chunk[SHORT / 2..]);
            }
            self.at += length + number::write(value, window[length..].first_chunk_mut()?);
            return Some(());
        }
        self.part(whole, start, end)?;
        let place = self.room.get_mut(self.at..)?.first_chunk_mut()?;
        self.at += number::write(value, place);
        Some(())
    }
}

/// A part that is copied by a store or two.
const SHORT: usize = 64;

/// The room for a line that is written by [`line`].
pub(crate) const WINDOW: usize = 128;

/// What may stand before its number.
const FRONT: usize = 63;

/// Writes `front`, a number and `back`, which is a byte or nothing, to the
/// start of `window`, and gives their length; bytes behind them are written
/// too. `None` where `front` is long.
///
/// Places are masked by what they are below anyway, so that the compiler sees
/// that all of them are inside the window.
#[inline(always)]
pub(crate) fn line<const N: usize>(
    window: &mut [u8; WINDOW],
    front: [&[u8]; N],
    value: u64,
    back: &[u8],
) -> Option<usize> {
    if front.iter().map(|piece| piece.len()).sum::<usize>() > FRONT {
        return None;
    }
    let mut at = 0;
    for piece in front {
        copy(window, at, piece)?;
        at += piece.len();
    }
    let digits = match value {
        0..10 => {
            window[at & FRONT] = b'0' + value as u8;
            1
        }
        _ => number::write(value, window[at & FRONT..].first_chunk_mut()?),
    };
    at += digits;
    if let [byte] = back {
        window[at & (WINDOW - 1)] = *byte;
    }
    Some(at + back.len())
}

/// Copies a text by two stores that overlap, the first and the last bytes.
#[inline(always)]
fn copy(window: &mut [u8; WINDOW], at: usize, text: &[u8]) -> Option<()> {
    #[inline(always)]
    fn both<const N: usize>(window: &mut [u8; WINDOW], at: usize, text: &[u8]) -> Option<()> {
        let last = (at + text.len() - N) & FRONT;
        *window[at & FRONT..].first_chunk_mut::<N>()? = *text.first_chunk()?;
        *window[last..].first_chunk_mut::<N>()? = *text.last_chunk()?;
        Some(())
    }
    let length = text.len();
    if length >= 8 {
        match length {
            8..=16 => both::<8>(window, at, text),
            17..=32 => both::<16>(window, at, text),
            _ => both::<32>(window, at, text),
        }
    } else if length >= 2 {
        if length >= 4 { both::<4>(window, at, text) } else { both::<2>(window, at, text) }
    } else {
        if let [byte] = text {
            window[at & FRONT] = *byte;
        }
        Some(())
    }
}
