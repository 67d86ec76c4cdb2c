//! Windows on a text that never reach outside it.

use super::super::vector::WINDOW;

/// A text of which every place has [`WINDOW`] bytes after it: zeros, where
/// the text ends before.
pub(super) struct Window<'t> {
    text: &'t [u8],
    /// Places below this have enough text after them.
    inside: usize,
    /// The last bytes of the text, from the place `inside` on or from one
    /// before it, and zeros.
    tail: [u8; 2 * WINDOW],
}

impl<'t> Window<'t> {
    #[inline(always)]
    pub(super) fn new(text: &'t [u8]) -> Self {
        let mut tail = [0; 2 * WINDOW];
        match text.last_chunk::<WINDOW>() {
            Some(last) => tail[..WINDOW].copy_from_slice(last),
            None => tail[..text.len()].copy_from_slice(text),
        }
        Self { text, inside: (text.len() + 1).saturating_sub(WINDOW), tail }
    }

    /// The bytes from `at` on, or `None` past the end of the text.
    #[inline(always)]
    pub(super) fn at(&self, at: usize) -> Option<&[u8; WINDOW]> {
        if at < self.inside {
            return self.text.get(at..)?.first_chunk();
        }
        if at > self.text.len() {
            return None;
        }
        self.tail.get(at - self.inside.saturating_sub(1)..)?.first_chunk()
    }
}
