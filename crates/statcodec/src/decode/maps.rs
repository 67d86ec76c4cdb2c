//! Mappings of a process: /proc/pid/maps.

use alloc::vec::Vec;
use core::ops::Range;

use nom::bytes::complete::take;
use nom::combinator::verify;
use nom::{IResult, Parser};

use super::grammar::Fault;
use crate::{Error, ErrorKind, number};

/// A mapping of a process: a line of /proc/pid/maps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mapping<'t> {
    /// Its first address.
    pub start: u64,
    /// The address after its last.
    pub end: u64,
    /// Four letters: `r`, `w`, `x` or `-`, then `s` (shared) or `p` (private).
    pub perms: &'t [u8],
    /// Where in the file it begins, in bytes.
    pub offset: u64,
    /// The device's major number, which the text has in hexadecimal.
    pub major: u32,
    /// The device's minor number, which the text has in hexadecimal.
    pub minor: u32,
    /// The file's inode; 0 where there is none.
    pub inode: u64,
    /// The rest of the line as the kernel printed it: a path, `[heap]`,
    /// nothing. It may hold blanks, bytes that are no UTF-8, and `\012` where
    /// the path has a line feed.
    pub path: &'t [u8],
}

impl<'t> Mapping<'t> {
    /// The path without ` (deleted)`, and whether it ended so.
    ///
    /// A guess: a file whose name ends in ` (deleted)` looks the same.
    #[must_use]
    pub fn path_if_deleted(&self) -> (&'t [u8], bool) {
        match self.path.strip_suffix(b" (deleted)") {
            Some(path) => (path, true),
            None => (self.path, false),
        }
    }

    /// The path with each `\012` as the line feed it stands for.
    ///
    /// Lossy: the kernel does not escape a backslash, so a file whose name
    /// holds those four characters looks the same.
    #[must_use]
    pub fn path_unescaped(&self) -> Vec<u8> {
        let mut path = Vec::with_capacity(self.path.len());
        let mut rest = self.path;
        while let Some(at) = memchr::memmem::find(rest, b"\\012") {
            path.extend_from_slice(&rest[..at]);
            path.push(b'\n');
            rest = &rest[at + 4..];
        }
        path.extend_from_slice(rest);
        path
    }
}

/// The places of a mapping's parts in its text.
#[derive(Debug, Clone)]
pub(crate) struct MappingParts {
    pub(crate) range: Range<usize>,
    pub(crate) perms: Range<usize>,
    pub(crate) offset: Range<usize>,
    pub(crate) major: Range<usize>,
    pub(crate) minor: Range<usize>,
    pub(crate) inode: Range<usize>,
    pub(crate) path: Range<usize>,
}

type Parsed<'t, T> = IResult<&'t [u8], T, Fault>;

/// Hexadecimal digits, at least `width`, more only where needed.
#[inline(always)]
fn hex(input: &[u8], width: u8) -> Parsed<'_, u64> {
    match number::hex(input) {
        Ok((value, length)) if number::is_canonical_hex(input, length, width) => {
            Ok((&input[length..], value))
        }
        Ok(_) => Err(nom::Err::Error(Fault::at(ErrorKind::NotCanonical, input))),
        Err(kind) => Err(nom::Err::Error(Fault::at(kind, input))),
    }
}

#[inline(always)]
fn decimal(input: &[u8]) -> Parsed<'_, u64> {
    match number::decimal(input) {
        Ok((value, length)) => Ok((&input[length..], value)),
        Err(kind) => Err(nom::Err::Error(Fault::at(kind, input))),
    }
}

/// The byte between two fields.
#[inline(always)]
fn piece(input: &[u8], byte: u8) -> Parsed<'_, ()> {
    match input.split_first() {
        Some((&first, rest)) if first == byte => Ok((rest, ())),
        _ => Err(nom::Err::Error(Fault::at(ErrorKind::Malformed, input))),
    }
}

/// `rw-p`
fn perms(input: &[u8]) -> Parsed<'_, &[u8]> {
    verify(take::<_, _, Fault>(4usize), is_perms)
        .parse_complete(input)
        .map_err(|_| nom::Err::Error(Fault::at(ErrorKind::Malformed, input)))
}

/// Whether these are the permissions of a mapping.
pub(crate) fn is_perms(perms: &[u8]) -> bool {
    let [read, write, execute, shared] = *perms else { return false };
    // Without branches: which are set cannot be foreseen.
    let is = |byte: u8, set: u8, unset: u8| (byte == set) | (byte == unset);
    is(read, b'r', b'-') & is(write, b'w', b'-') & is(execute, b'x', b'-') & is(shared, b's', b'p')
}

/// `7f00-8f00 rw-p 00000000 08:01 77    /path`: a whole line without its LF.
fn mapping(line: &[u8]) -> Parsed<'_, Mapping<'_>> {
    let (rest, start) = hex(line, 8)?;
    let (rest, ()) = piece(rest, b'-')?;
    let (rest, end) = hex(rest, 8)?;
    let (rest, ()) = piece(rest, b' ')?;
    let (rest, perms) = perms(rest)?;
    let (rest, ()) = piece(rest, b' ')?;
    let (rest, offset) = hex(rest, 8)?;
    let (rest, ()) = piece(rest, b' ')?;
    let (rest, major) = hex(rest, 2)?;
    let (rest, ()) = piece(rest, b':')?;
    let (rest, minor) = hex(rest, 2)?;
    let (rest, ()) = piece(rest, b' ')?;
    let (rest, inode) = decimal(rest)?;
    // The kernel has a blank here also where no path follows; WSL does not.
    let fill = blanks(rest);
    if fill == 0 && !rest.is_empty() {
        return Err(nom::Err::Error(Fault::at(ErrorKind::Malformed, rest)));
    }
    let path = &rest[fill..];
    // The kernel's device numbers have 12 and 20 bits.
    let (major, minor) = (major as u32, minor as u32);
    Ok((b"", Mapping { start, end, perms, offset, major, minor, inode, path }))
}

/// How many blanks a text begins with: some 25 before most paths.
fn blanks(text: &[u8]) -> usize {
    let eights = text.as_chunks().0.iter().take_while(|eight| **eight == [b' '; 8]).count();
    8 * eights + text[8 * eights..].iter().take_while(|&&byte| byte == b' ').count()
}

/// Reads a mapping line at `offset` in its text.
pub(crate) fn read_mapping(line: &[u8], offset: usize) -> Result<Mapping<'_>, Error> {
    match mapping(line) {
        Ok((_, mapping)) => Ok(mapping),
        Err(nom::Err::Error(fault) | nom::Err::Failure(fault)) => {
            Err(Error::new(fault.kind, offset + line.len() - fault.left))
        }
        Err(nom::Err::Incomplete(_)) => Err(Error::new(ErrorKind::Malformed, offset)),
    }
}

/// Reads the line of a mapping, by its place in a text: it is not blank, and its
/// LF is there.
pub(crate) fn read_line(text: &[u8], line: Range<usize>) -> Result<Mapping<'_>, Error> {
    let bytes = &text[line.clone()];
    match bytes.first() {
        None => Err(Error::new(ErrorKind::BlankLine, line.start)),
        Some(0) => Err(Error::new(ErrorKind::NulByte, line.start)),
        Some(_) if line.end == text.len() => Err(Error::new(ErrorKind::Truncated, line.end)),
        Some(_) => read_mapping(bytes, line.start),
    }
}

/// Whether a line begins as a mapping's does and not as one of its body: with a
/// lower-case hexadecimal digit, where labels begin with a capital.
#[inline]
pub(crate) fn is_mapping(line: &[u8]) -> bool {
    matches!(line.first(), Some(b'0'..=b'9' | b'a'..=b'f'))
}

/// The places of the parts of a line that [`read_mapping`] took.
pub(crate) fn mapping_parts(text: &[u8], line: Range<usize>) -> MappingParts {
    let mut at = line.start;
    let mut field = |end: u8| {
        let rest = &text[at..line.end];
        let length = memchr::memchr(end, rest).unwrap_or(rest.len());
        let field = at..at + length;
        at = (field.end + 1).min(line.end);
        field
    };
    let range = field(b' ');
    let perms = field(b' ');
    let offset = field(b' ');
    let major = field(b':');
    let minor = field(b' ');
    let inode = field(b' ');
    let fill = blanks(&text[at..line.end]);
    MappingParts { range, perms, offset, major, minor, inode, path: at + fill..line.end }
}

/// The mappings of a /proc/pid/maps text; see [`maps`].
#[derive(Debug, Clone)]
pub struct Maps<'t> {
    text: &'t [u8],
    at: usize,
}

/// The mappings of a /proc/pid/maps text (fs/proc/task_mmu.c).
///
/// # Errors
///
/// An item is an error where its line is no mapping's: the offset is that of
/// the field that is wrong. The iterator goes on with the next line.
///
/// ```
/// use statcodec::decode;
///
/// let text = b"00400000-00401000 r-xp 00000000 fe:01 77   /tmp/a b (deleted)\n";
/// let mapping = decode::maps(text).next().unwrap()?;
/// assert_eq!((mapping.start, mapping.major, mapping.inode), (0x400000, 0xfe, 77));
/// assert_eq!(mapping.path_if_deleted(), (b"/tmp/a b".as_slice(), true));
/// # Ok::<(), statcodec::Error>(())
/// ```
#[must_use]
pub fn maps(text: &[u8]) -> Maps<'_> {
    Maps { text, at: 0 }
}

impl<'t> Iterator for Maps<'t> {
    type Item = Result<Mapping<'t>, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.at;
        let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
        let line = start..start + memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        self.at = (line.end + 1).min(self.text.len());
        Some(read_line(self.text, line))
    }
}
