//! How JSON is laid out: a line for each member of the outermost value, and
//! each of those on one line.

use std::io::{self, Write};

use serde_json::ser::Formatter;

/// Breaks lines in the outermost object or array alone.
///
/// ```json
/// {
///   "anon": {"N0": 4096, "N2": 0},
///   "file": {"N0": 1, "N2": 2}
/// }
/// ```
#[derive(Debug, Default)]
pub(super) struct Layout {
    depth: usize,
    /// Whether the value that began last has a member yet.
    filled: bool,
}

impl Layout {
    fn begin(&mut self, out: &mut (impl Write + ?Sized), bracket: &[u8]) -> io::Result<()> {
        self.depth += 1;
        self.filled = false;
        out.write_all(bracket)
    }

    fn member(&mut self, out: &mut (impl Write + ?Sized), first: bool) -> io::Result<()> {
        self.filled = true;
        out.write_all(match (self.depth, first) {
            (1, true) => b"\n  ",
            (1, false) => b",\n  ",
            (_, true) => b"",
            (_, false) => b", ",
        })
    }

    fn end(&mut self, out: &mut (impl Write + ?Sized), bracket: &[u8]) -> io::Result<()> {
        if self.depth == 1 && self.filled {
            out.write_all(b"\n")?;
        }
        self.depth -= 1;
        self.filled = true;
        out.write_all(bracket)
    }
}

impl Formatter for Layout {
    fn begin_object<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.begin(out, b"{")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        self.member(out, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        out.write_all(b": ")
    }

    fn end_object<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out, b"}")
    }

    fn begin_array<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.begin(out, b"[")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        self.member(out, first)
    }

    fn end_array<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.end(out, b"]")
    }
}
