//! Bytes as text: reversibly for programs, visibly for eyes.
//!
//! Kernel text is bytes: a process or a file may have a name that is not
//! UTF-8. In JSON and CSV such a byte is written `\xff`, and a backslash that
//! would read as the start of such an escape is written `\x5c`. All other text
//! stays as it is, backslashes too, and [`unescape`] gives back every byte.

use std::borrow::Cow;

/// Text for bytes, from which [`unescape`] makes the same bytes.
pub(crate) fn escape(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = str::from_utf8(bytes)
        && !(0..bytes.len()).any(|at| escaped_byte(&bytes[at..]).is_some())
    {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + 8);
    for chunk in bytes.utf8_chunks() {
        let valid = chunk.valid();
        for (at, char) in valid.char_indices() {
            match escaped_byte(&valid.as_bytes()[at..]) {
                Some(_) => text.push_str("\\x5c"),
                None => text.push(char),
            }
        }
        for byte in chunk.invalid() {
            text.push_str(&format!("\\x{byte:02x}"));
        }
    }
    Cow::Owned(text)
}

/// The bytes for which [`escape`] gave this text.
pub(crate) fn unescape(text: &str) -> Vec<u8> {
    let mut rest = text.as_bytes();
    let mut bytes = Vec::with_capacity(rest.len());
    while let Some(&first) = rest.first() {
        let (byte, length) = match escaped_byte(rest) {
            Some(byte) => (byte, 4),
            None => (first, 1),
        };
        bytes.push(byte);
        rest = &rest[length..];
    }
    bytes
}

/// The byte of the escape that `rest` begins with.
fn escaped_byte(rest: &[u8]) -> Option<u8> {
    let [b'\\', b'x', high, low, ..] = *rest else {
        return None;
    };
    let digit = |byte: u8| (byte as char).to_digit(16);
    Some((digit(high)? * 16 + digit(low)?) as u8)
}

/// A piece of bytes for eyes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Glyph {
    /// How many bytes it stands for.
    pub(crate) bytes: usize,
    /// What to show: the character, or an escape where it cannot be seen or
    /// would move the cursor.
    pub(crate) shown: String,
}

/// Bytes in pieces for eyes.
pub(crate) fn glyphs(bytes: &[u8]) -> impl Iterator<Item = Glyph> {
    bytes.utf8_chunks().flat_map(|chunk| {
        let valid = chunk.valid().chars().map(|char| Glyph {
            bytes: char.len_utf8(),
            shown: match char {
                '"' | '\'' | '\\' => char.to_string(),
                // Control, format and combining characters are escaped.
                _ => char.escape_debug().to_string(),
            },
        });
        let invalid =
            chunk.invalid().iter().map(|byte| Glyph { bytes: 1, shown: format!("\\x{byte:02x}") });
        valid.chain(invalid)
    })
}

/// Bytes for eyes, whole.
pub(crate) fn display(bytes: &[u8]) -> String {
    glyphs(bytes).map(|glyph| glyph.shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escape_table() {
        for (bytes, text) in [
            (&b"anon"[..], "anon"),
            (b"", ""),
            ("käse".as_bytes(), "käse"),
            (b"a\xffb", r"a\xffb"),
            (b"\xe2\x82", r"\xe2\x82"),
            (br"/tmp/x\012y", r"/tmp/x\012y"),
            (br"C:\xylophone", r"C:\xylophone"),
            (br"\xff", r"\x5cxff"),
            (br"\xFF", r"\x5cxFF"),
            (br"\\xff", r"\\x5cxff"),
            (b"\\\xff", r"\\xff"),
            (b"\\x\xff", r"\x\xff"),
            (b"\\xa\xff", r"\xa\xff"),
        ] {
            assert_eq!(escape(bytes), text, "{bytes:?}");
            assert_eq!(unescape(text), bytes, "{text:?}");
        }
    }

    #[test]
    fn escape_is_reversible_for_all_short_texts() {
        let alphabet = [b'\\', b'x', b'5', b'c', 0xff];
        for number in 0..5usize.pow(7) {
            let mut rest = number;
            let bytes: Vec<u8> = (0..7)
                .map(|_| {
                    let byte = alphabet[rest % 5];
                    rest /= 5;
                    byte
                })
                .collect();
            assert_eq!(unescape(&escape(&bytes)), bytes);
        }
    }

    #[test]
    fn display_table() {
        for (bytes, shown) in [
            (&b"file 1"[..], "file 1"),
            (b"1\r", "1\\r"),
            (b"\0\t\x1b[31m", "\\0\\t\\u{1b}[31m"),
            (b"\xff\"'\\", "\\xff\"'\\"),
            ("\u{202e}ä漢".as_bytes(), "\\u{202e}ä漢"),
        ] {
            assert_eq!(display(bytes), shown);
        }
    }
}
