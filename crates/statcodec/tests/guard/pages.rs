//! Memory between pages that may not be touched.

const PAGE: usize = 4096;

/// Two pages between pages that may be neither read nor written.
pub(crate) struct Pages(*mut u8);

impl Pages {
    /// How much they hold.
    pub(crate) const SIZE: usize = 2 * PAGE;

    pub(crate) fn new() -> Self {
        let (none, both) = (libc::PROT_NONE, libc::PROT_READ | libc::PROT_WRITE);
        let private = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: maps four new pages, and makes two of them usable.
        unsafe {
            let start = libc::mmap(std::ptr::null_mut(), 4 * PAGE, none, private, -1, 0);
            assert_ne!(start, libc::MAP_FAILED);
            let inner = start.cast::<u8>().add(PAGE);
            assert_eq!(libc::mprotect(inner.cast(), Self::SIZE, both), 0);
            Self(inner)
        }
    }

    /// So many bytes of `#` at the end, or at the start, of the pages.
    pub(crate) fn room(&mut self, size: usize, at_end: bool) -> &mut [u8] {
        assert!(size <= Self::SIZE);
        let skipped = if at_end { Self::SIZE - size } else { 0 };
        // SAFETY: the pages are this value's own, usable, and hold `size`
        // bytes after those skipped.
        let room = unsafe { std::slice::from_raw_parts_mut(self.0.add(skipped), size) };
        room.fill(b'#');
        room
    }

    /// A copy of a text at the end, or at the start, of the pages.
    pub(crate) fn hold(&mut self, text: &[u8], at_end: bool) -> &[u8] {
        let room = self.room(text.len(), at_end);
        room.copy_from_slice(text);
        room
    }
}

impl Drop for Pages {
    fn drop(&mut self) {
        // SAFETY: unmaps what `new` mapped.
        unsafe { libc::munmap(self.0.sub(PAGE).cast(), 4 * PAGE) };
    }
}
