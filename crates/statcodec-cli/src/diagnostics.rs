//! Faults for eyes: `path:line:column: message`, and the line with a caret.

use std::fmt::Write;

use statcodec::{Error, ErrorKind};
use unicode_width::UnicodeWidthStr;

use crate::output::{FAINT, FAULT, HEADING, styled};
use crate::visible::{Glyph, display, glyphs};

/// Columns of a line that are shown before the fault.
const BEFORE: usize = 40;
/// Columns of a line that are shown in all.
const SHOWN: usize = 72;
/// Columns of a word that a message quotes.
const QUOTED: usize = 40;

/// One line: `path:line:column: what was expected, and what was found`.
pub(crate) fn line(label: &str, text: &[u8], error: Error) -> String {
    located(label, text, error, &message(text, error))
}

/// The line of [`line()`], and below it the line of the text with a caret.
pub(crate) fn excerpt(label: &str, text: &[u8], error: Error) -> String {
    excerpt_with(label, text, error, &message(text, error))
}

/// The same as [`excerpt`] with a message of one's own.
pub(crate) fn excerpt_with(label: &str, text: &[u8], error: Error, message: &str) -> String {
    let head = located(label, text, error, message);
    if text.is_empty() {
        return head;
    }
    let position = error.position(text);
    let found = error.found(text).map_or(1, <[u8]>::len);
    let (shown, caret) = cut(error.line(text), position.column - 1, found);
    let number = position.line.to_string();
    let gutter = " ".repeat(number.len());
    format!(
        "{head}\n{} {shown}\n{} {}",
        styled(FAINT, &format!("{number} |")),
        styled(FAINT, &format!("{gutter} |")),
        caret_line(caret),
    )
}

/// What was expected and what was found.
pub(crate) fn message(text: &[u8], error: Error) -> String {
    let expected = error.kind.as_str();
    // Some kinds say what was found, others are not about a word.
    if expected.contains("found") || error.kind == ErrorKind::TooLarge {
        return expected.to_owned();
    }
    match error.found(text) {
        Some(word) => format!("{expected}, found `{}`", quoted(word)),
        None if error.offset >= text.len() => format!("{expected}, found the end of the text"),
        None => format!("{expected}, found the end of the line"),
    }
}

fn located(label: &str, text: &[u8], error: Error, message: &str) -> String {
    let position = error.position(text);
    let place = format!("{label}:{}:{}:", position.line, position.column);
    format!("{} {message}", styled(HEADING, &place))
}

/// A word for eyes, cut where it is long.
fn quoted(word: &[u8]) -> String {
    let mut shown = String::new();
    for glyph in glyphs(word) {
        if shown.width() + glyph.shown.width() > QUOTED {
            shown.push('…');
            break;
        }
        shown.push_str(&glyph.shown);
    }
    shown
}

/// Where the caret stands, in columns of the shown line, and how wide it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Caret {
    column: usize,
    width: usize,
}

fn caret_line(caret: Caret) -> String {
    let mut line = " ".repeat(caret.column);
    let _ = write!(line, "{}", styled(FAULT, &"^".repeat(caret.width)));
    line
}

/// The part of a line around `fault`, a byte of it, and where the caret
/// belongs. `found` is the length of what is wrong.
fn cut(line: &[u8], fault: usize, found: usize) -> (String, Caret) {
    let fault = fault.min(line.len());
    // A line may be as long as a text can be: only what may be shown is read.
    let start = match fault.saturating_sub(4 * BEFORE) {
        0 => 0,
        start => boundary(line, start),
    };
    let end = boundary(line, (fault + 4 * SHOWN).min(line.len()));

    let mut before: Vec<Glyph> = glyphs(&line[start..fault]).collect();
    let mut column: usize = before.iter().map(|glyph| glyph.shown.width()).sum();
    let mut first = 0;
    while column > BEFORE {
        column -= before[first].shown.width();
        first += 1;
    }
    let mut shown = String::new();
    if start > 0 || first > 0 {
        shown.push('…');
        column += 1;
    }
    shown.extend(before.drain(first..).map(|glyph| glyph.shown));

    let mut caret = Caret { column, width: 0 };
    let (mut width, mut at) = (column, fault);
    let mut cut = end < line.len();
    for glyph in glyphs(&line[fault..end]) {
        let columns = glyph.shown.width();
        if width + columns > SHOWN {
            cut = true;
            break;
        }
        if at < fault + found {
            caret.width += columns;
        }
        at += glyph.bytes;
        width += columns;
        shown.push_str(&glyph.shown);
    }
    if cut {
        shown.push('…');
    }
    caret.width = caret.width.max(1);
    (shown, caret)
}

/// The first start of a character at or after `at`.
fn boundary(line: &[u8], at: usize) -> usize {
    let continuation = |byte: &&u8| **byte & 0b1100_0000 == 0b1000_0000;
    at + line[at..].iter().take(3).take_while(continuation).count()
}

/// Bytes of two texts from the first that differs, for eyes.
pub(crate) fn around(text: &[u8], offset: usize) -> String {
    let rest = text.get(offset..).unwrap_or_default();
    if rest.is_empty() {
        return "the end of the text".to_owned();
    }
    format!("`{}`", quoted(&rest[..rest.len().min(QUOTED)]))
}

/// A name for eyes in a message.
pub(crate) fn name(bytes: &[u8]) -> String {
    format!("`{}`", display(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use statcodec::File;

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    fn fault_of(text: &[u8]) -> String {
        let error = File::MemoryStat.decode(text).unwrap_err();
        plain(&excerpt("f", text, error))
    }

    #[test]
    fn excerpt_table() {
        for (text, want) in [
            (
                &b"anon 1\nfile x\n"[..],
                "f:2:6: expected a decimal number, found `x`\n2 | file x\n  |      ^",
            ),
            (
                b"anon 1\nfile xyz\n",
                "f:2:6: expected a decimal number, found `xyz`\n2 | file xyz\n  |      ^^^",
            ),
            (b"", "f:1:1: expected text, found an empty file"),
            (
                b"anon 1\r\n",
                "f:1:7: expected the end of the line after the value, found `\\r`\n\
                 1 | anon 1\\r\n  |       ^^",
            ),
            (
                b"anon 12",
                "f:1:8: expected a line feed at the end of the last line, \
                 found the end of the text\n1 | anon 12\n  |        ^",
            ),
            (
                b"anon\n",
                "f:1:5: expected a separator and a value after the name, \
                 found the end of the line\n1 | anon\n  |     ^",
            ),
        ] {
            assert_eq!(fault_of(text), want, "{text:?}");
        }
    }

    #[test]
    fn long_lines_are_cut_around_the_caret() {
        let name = "n".repeat(100_000);
        let text = format!("{name} x{}\n", "y".repeat(100_000));
        let fault = fault_of(text.as_bytes());
        let lines: Vec<&str> = fault.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("f:1:100002: expected a decimal number, found `xyyy"));
        assert!(lines[0].ends_with("y…`"));
        let shown = lines[1];
        assert!(shown.starts_with("1 | …nnn") && shown.ends_with("yyy…"), "{shown}");
        assert!(shown.width() <= 80);
        let caret = lines[2].find('^').unwrap();
        assert_eq!(shown.chars().nth(caret), Some('x'));
    }

    #[test]
    fn carets_stand_below_wide_and_hidden_characters() {
        for (line, fault, shown, caret) in [
            ("漢字 x".as_bytes(), 7, "漢字 x", Caret { column: 5, width: 1 }),
            (b"\xff\x1b x", 3, "\\xff\\u{1b} x", Caret { column: 11, width: 1 }),
            (b"ab", 2, "ab", Caret { column: 2, width: 1 }),
            (b"ab", 9, "ab", Caret { column: 2, width: 1 }),
        ] {
            assert_eq!(cut(line, fault, 1), (shown.to_owned(), caret));
        }
    }
}
