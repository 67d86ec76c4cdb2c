//! Where separators stand in a text.
//!
//! # Design note
//!
//! A reader that looks for one separator after the other waits for each,
//! since a line begins where the one before it ends. Here 64 bytes are looked
//! at at once, wherever lines end in them, and what is found is a mask of one
//! bit a byte. Going from bit to bit takes no look at the text.
//!
//! A reader gets what stands before a separator and the byte itself. That no
//! bit of a mask is past the end of the text is known here, and need not be
//! asked again for each.
//!
//! A separator is a blank or what stands below it in ASCII (LF, NUL, tab, CR
//! ...) or no ASCII, which is one comparison, and for nested files `=`. Who asks
//! looks at the byte: what is not the expected one is for the grammar. So are
//! words of more than 64 bytes.
//!
//! The instructions are those that every processor of its kind has, so that an
//! iterator can use them inside the caller's loop and nothing is detected.

use super::{WIDTH, separators};

/// The separators of a text, in order.
#[derive(Debug, Clone)]
pub(in super::super) struct Marks<'t, const WHICH: u8> {
    text: &'t [u8],
    /// The place of the mask's lowest bit.
    base: usize,
    /// Its bits are those of bytes of the text: none is past the end.
    mask: u64,
}

impl<'t, const WHICH: u8> Marks<'t, WHICH> {
    /// The separators from `at` on.
    #[inline]
    pub(in super::super) fn new(text: &'t [u8], at: usize) -> Self {
        let mut marks = Self { text, base: at, mask: 0 };
        marks.look();
        marks
    }

    /// The text.
    #[inline(always)]
    pub(in super::super) fn text(&self) -> &'t [u8] {
        self.text
    }

    /// The next separator: what stands before it, from the start of the text
    /// on, and which it is.
    #[inline(always)]
    pub(in super::super) fn next(&mut self) -> Option<(&'t [u8], u8)> {
        while self.mask == 0 {
            self.base += WIDTH;
            self.look()?;
        }
        let place = self.base + self.mask.trailing_zeros() as usize;
        self.mask &= self.mask - 1;
        // SAFETY: no bit of the mask is past the end of the text, so there is a
        // byte at `place`.
        unsafe { Some((self.text.get_unchecked(..place), *self.text.get_unchecked(place))) }
    }

    /// The next two separators: the same of each.
    #[inline(always)]
    pub(in super::super) fn pair(&mut self) -> Option<[(&'t [u8], u8); 2]> {
        let pair = [self.next()?, self.next()?];
        // SAFETY: the second stands behind the first.
        unsafe { core::hint::assert_unchecked(pair[0].0.len() < pair[1].0.len()) };
        Some(pair)
    }

    /// Looks at 64 bytes. `None` at the end of the text.
    #[inline(always)]
    fn look(&mut self) -> Option<()> {
        let rest = self.text.get(self.base..)?;
        self.mask = match rest.first_chunk() {
            Some(block) => separators::<WHICH>(block),
            None => of_end::<WHICH>(self.text, rest)?,
        };
        Some(())
    }
}

/// The separators in the last bytes of a text, less than 64: no bit stands for
/// more. `None` where there are no bytes.
#[cold]
#[inline(never)]
fn of_end<const WHICH: u8>(text: &[u8], end: &[u8]) -> Option<u64> {
    if let Some(last) = text.last_chunk() {
        // What was before them is moved out.
        return separators::<WHICH>(last).checked_shr((WIDTH - end.len()) as u32);
    }
    let mut block = [b'x'; WIDTH];
    block.get_mut(..end.len())?.copy_from_slice(end);
    (!end.is_empty()).then(|| separators::<WHICH>(&block))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::super::{BLANKS, BLANKS_OR_EQUALS};
    use super::*;

    #[test]
    fn every_place_is_found_at_every_length() {
        let bytes = b"a 1=\n\x80\xa0\x8a\xbd\t\x00!\x7f";
        for length in 0..200usize {
            let text: Vec<u8> = (0..length).map(|i| bytes[i * i % 17 % bytes.len()]).collect();
            for at in 0..=length {
                let places = |is_mark: fn(u8) -> bool| {
                    (at..length).filter(|&i| is_mark(text[i])).collect::<Vec<_>>()
                };
                let (low, all) = (
                    places(|b| b <= b' ' || !b.is_ascii()),
                    places(|b| b <= b' ' || !b.is_ascii() || b == b'='),
                );
                let with_bytes = |places: Vec<usize>| {
                    Vec::from_iter(places.iter().map(|&place| (&text[..place], text[place])))
                };
                let mut marks = Marks::<BLANKS>::new(&text, at);
                let found = Vec::from_iter(core::iter::from_fn(|| marks.next()));
                assert_eq!(found, with_bytes(low));
                assert_eq!(marks.next(), None);
                let mut marks = Marks::<BLANKS_OR_EQUALS>::new(&text, at);
                let found = Vec::from_iter(core::iter::from_fn(|| marks.next()));
                assert_eq!(found, with_bytes(all));
            }
        }
    }
}
