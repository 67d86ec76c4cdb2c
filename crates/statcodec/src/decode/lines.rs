//! Lines.

use crate::{Error, ErrorKind};

/// The lines of a text; see [`lines`].
#[derive(Debug, Clone)]
pub struct Lines<'t> {
    text: &'t [u8],
    at: usize,
}

/// The lines of `text` without their LF.
///
/// The same as splitting at LF, but a last line without one is an error: the
/// kernel ends every line, so the text was cut there.
///
/// ```
/// use statcodec::decode;
///
/// let mut lines = decode::lines(b"domain threaded\ncut");
/// assert_eq!(lines.next(), Some(Ok(b"domain threaded".as_slice())));
/// assert!(lines.next().unwrap().is_err());
/// assert_eq!(lines.next(), None);
/// ```
#[must_use]
pub fn lines(text: &[u8]) -> Lines<'_> {
    Lines { text, at: 0 }
}

impl<'t> Iterator for Lines<'t> {
    type Item = Result<&'t [u8], Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let rest = &self.text[self.at..];
        if rest.is_empty() {
            return None;
        }
        let Some(lf) = memchr::memchr(b'\n', rest) else {
            self.at = self.text.len();
            return Some(Err(Error::new(ErrorKind::Truncated, self.at)));
        };
        self.at += lf + 1;
        Some(Ok(&rest[..lf]))
    }
}
