//! Standard output and standard error.
//!
//! What is meant for programs goes out byte for byte; what is meant for eyes
//! goes through `anstream`, which takes its colours away where standard output
//! is no terminal or `NO_COLOR` is set.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};

use crate::failure::{Failure, Outcome};

/// Headings.
pub(crate) const HEADING: Style = Style::new().bold();
/// What is there for completeness.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Where a fault is.
pub(crate) const FAULT: Style = AnsiColor::Red.on_default().bold();

/// `text` in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Writes to standard output, byte for byte, through a buffer.
pub(crate) fn bytes(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Outcome {
    let mut stdout = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    write(&mut stdout).and_then(|()| stdout.flush()).map_err(Failure::Output)
}

/// Writes text with styles to standard output.
pub(crate) fn text(text: &str) -> Outcome {
    let mut stdout = anstream::stdout().lock();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()).map_err(Failure::Output)
}

/// Writes a line with styles to standard error. There is nobody to tell when
/// that fails.
pub(crate) fn say(line: &str) {
    let mut stderr = anstream::stderr().lock();
    let _ = writeln!(stderr, "{line}");
}

/// A number and its noun: `1 fault`, `2 faults`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}
