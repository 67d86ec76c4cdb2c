//! Where separators stand in a text.
//!
//! # Design note
//!
//! A reader that looks for one separator after the other waits for each,
//! since a line begins where the one before it ends. Here 64 bytes are looked
//! at at once, wherever lines end in them, and what is found is a mask of one
//! bit a byte. Going from bit to bit takes no look at the text.
//!
//! A separator is a blank or what stands below it in ASCII (LF, NUL, tab, CR
//! ...), which is one comparison, and for nested files `=`. Who asks looks at
//! the byte: what is not the expected one is for the grammar. So are words of
//! more than 64 bytes.
//!
//! The instructions are those that every processor of its kind has, so that an
//! iterator can use them inside the caller's loop and nothing is detected.

use super::separators::{WIDTH, separators};

/// The places of separators in a text, in order. The text is the same for all
/// calls; it stays with the reader, so that it is kept once.
#[derive(Debug, Clone)]
pub(super) struct Marks<const EQUALS: bool> {
    /// The place of the mask's lowest bit.
    base: usize,
    mask: u64,
}

impl<const EQUALS: bool> Marks<EQUALS> {
    /// The places from `at` on.
    #[inline]
    pub(super) fn new(text: &[u8], at: usize) -> Self {
        let mut marks = Self { base: at, mask: 0 };
        marks.look(text);
        marks
    }

    /// The next place.
    #[inline(always)]
    pub(super) fn next(&mut self, text: &[u8]) -> Option<usize> {
        while self.mask == 0 {
            self.base += WIDTH;
            self.look(text)?;
        }
        let place = self.base + self.mask.trailing_zeros() as usize;
        self.mask &= self.mask - 1;
        Some(place)
    }

    /// Looks at 64 bytes. `None` at the end of the text.
    #[inline(always)]
    fn look(&mut self, text: &[u8]) -> Option<()> {
        let rest = text.get(self.base..)?;
        self.mask = match rest.first_chunk() {
            Some(block) => separators::<EQUALS>(block),
            None => of_end::<EQUALS>(text, rest)?,
        };
        Some(())
    }
}

/// The separators in the last bytes of a text, less than 64; `None` where there
/// are no bytes.
#[cold]
#[inline(never)]
fn of_end<const EQUALS: bool>(text: &[u8], end: &[u8]) -> Option<u64> {
    if let Some(last) = text.last_chunk() {
        // What was before them is moved out.
        return separators::<EQUALS>(last).checked_shr((WIDTH - end.len()) as u32);
    }
    let mut block = [b'x'; WIDTH];
    block.get_mut(..end.len())?.copy_from_slice(end);
    (!end.is_empty()).then(|| separators::<EQUALS>(&block))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

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
                let (low, all) = (places(|b| b <= b' '), places(|b| b <= b' ' || b == b'='));
                let mut marks = Marks::<false>::new(&text, at);
                assert_eq!(Vec::from_iter(core::iter::from_fn(|| marks.next(&text))), low);
                assert_eq!(marks.next(&text), None);
                let mut marks = Marks::<true>::new(&text, at);
                assert_eq!(Vec::from_iter(core::iter::from_fn(|| marks.next(&text))), all);
            }
        }
    }
}
