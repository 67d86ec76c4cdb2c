//! Files by their text.

use alloc::vec::Vec;

use super::Shape;
use crate::{File, Snapshot};

/// Lines that are looked at: a text of one file shows it early.
const LINES: usize = 64;
/// Bytes that are looked at, up to the end of a line.
const BYTES: usize = 1 << 16;
/// Bytes of a line whose names are looked at.
const LINE_BYTES: usize = 4096;

impl File {
    /// The file that has such a text: the first of those that it
    /// [may be](Self::all_from_text).
    ///
    /// ```
    /// use statcodec::File;
    ///
    /// assert_eq!(File::from_text(b"anon 0\nfile 0\n"), Some(File::MemoryStat));
    /// assert_eq!(File::from_text(b"4096\n"), None);
    /// ```
    #[must_use]
    pub fn from_text(text: &[u8]) -> Option<Self> {
        Self::all_from_text(text).first().copied()
    }

    /// The files that a text may be of, by its first lines: none, one, or
    /// several that fit it equally well, such as those of pressure.
    ///
    /// By the names in it: the files that know the most of them, provided that
    /// they know one in more than half of the lines. Of these the ones that
    /// read all of it, if any does. Where no such file reads it, by its form:
    /// those that do and find the most in it. A word alone, or one number,
    /// tells nothing.
    ///
    /// ```
    /// use statcodec::File;
    ///
    /// let files = File::all_from_text(b"some avg10=0.36 avg60=0.11 avg300=0.02 total=1\n");
    /// assert!(files.contains(&File::MemoryPressure) && files.contains(&File::IoPressure));
    /// ```
    #[must_use]
    pub fn all_from_text(text: &[u8]) -> Vec<Self> {
        let head = head(text);
        let named = by_names(head);
        let reads = |file: &File| file.decode(head).is_ok();
        if named.iter().any(reads) {
            return named.into_iter().filter(reads).collect();
        }
        let formed = by_form(head);
        if formed.is_empty() { named } else { formed }
    }
}

/// The first lines of a text.
fn head(text: &[u8]) -> &[u8] {
    let end = memchr::memchr_iter(b'\n', text).nth(LINES - 1).map_or(text.len(), |lf| lf + 1);
    if end <= BYTES {
        return &text[..end];
    }
    let end = memchr::memrchr(b'\n', &text[..BYTES]).map_or(BYTES, |lf| lf + 1);
    &text[..end]
}

/// The files that know most of these lines.
fn by_names(text: &[u8]) -> Vec<File> {
    let lines: Vec<&[u8]> = text
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| &line[..line.len().min(LINE_BYTES)])
        .collect();
    best(|file| {
        if !has_names(file.info().shape) {
            return None;
        }
        let scores = lines.iter().map(|line| score(file, line)).filter(|&score| score > 0);
        let (known, total) =
            scores.fold((0, 0), |(known, total), score| (known + 1, total + score));
        (known * 2 > lines.len()).then_some(total)
    })
}

/// The files of the highest score, of those that have one.
fn best<S: Ord>(score: impl Fn(File) -> Option<S>) -> Vec<File> {
    let scores: Vec<(File, S)> =
        File::all().filter_map(|file| Some((file, score(file)?))).collect();
    let Some(most) = scores.iter().map(|(_, score)| score).max() else {
        return Vec::new();
    };
    scores.iter().filter(|(_, score)| score == most).map(|(file, _)| *file).collect()
}

/// Whether the names of rows or cells stand in the text.
fn has_names(shape: Shape) -> bool {
    use Shape::{Ids, Maps, Numbers, PidStat, Ranges, Text, Values, Words};
    !matches!(shape, Ids | Maps | Numbers | PidStat | Ranges | Text | Values | Words)
}

/// How well a file knows a line: 2 where it has a row of the line's first
/// name, 1 where it has cells of the names in it.
fn score(file: File, line: &[u8]) -> usize {
    let mut words = line.split(|byte| matches!(byte, b' ' | b'\t')).filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default();
    let head = first.split(|&byte| byte == b'=').next().unwrap_or_default();
    let label = head.strip_suffix(b":").unwrap_or(head);
    // A word alone (`max` in memory.max) is no name.
    if line.len() > head.len() {
        if file.key_named(head).is_some() || file.key_named(label).is_some() {
            return 2;
        }
        // `value` is what the catalog calls a cell that has no name.
        if label != b"value" && file.cell_named(label).is_some() {
            return 1;
        }
    }
    let has_cell = |word: &[u8]| {
        let end = word.iter().position(|&byte| byte == b'=');
        end.is_some_and(|end| file.cell_named(&word[..end]).is_some())
    };
    usize::from(words.any(has_cell))
}

/// The files that read a text whole and know most of its cells; of those that
/// know equally many, the files that find most cells in it.
fn by_form(text: &[u8]) -> Vec<File> {
    use Shape::{
        Blkio, CgroupPath, Colon, Columns, Flat, Ids, Nested, Numbers, Ranges, Rollup, Schedstat,
        Text, Values, Words,
    };
    let has_letters = text.iter().any(u8::is_ascii_alphabetic);
    // A word alone (`max`, `100`) is a value without a name.
    let separated = text.iter().any(|byte| b" =:".contains(byte));
    best(|file| {
        let snapshot = file.decode(text).ok()?;
        let known = known_cells(&snapshot);
        let says_something = match file.info().shape {
            CgroupPath | Ids | Numbers | Ranges | Text | Words => false,
            // One or two values may be anything.
            Values => snapshot.len() >= 3,
            // So may a name and a value.
            Blkio | Colon | Columns | Flat | Nested | Rollup | Schedstat => known > 0 && separated,
            _ => has_letters,
        };
        let cells = snapshot.values().len();
        (says_something && cells > 0).then_some((known, cells))
    })
}

/// How many cells have a name that the catalog has, or stand in such a row.
fn known_cells(snapshot: &Snapshot) -> usize {
    let named = |name: &[u8]| !name.is_empty() && snapshot.file().cell_named(name).is_some();
    snapshot
        .rows()
        .map(|row| row.cells().filter(|(name, _)| row.info().is_some() || named(name)).count())
        .sum()
}

#[cfg(test)]
mod tests {
    use crate::File;

    #[test]
    fn texts_that_tell_their_file() {
        for (text, want) in [
            ("anon 1\nfile 2\nkernel 3\n", Some(File::MemoryStat)),
            ("anon N0=1\nfile N0=2\nkernel_stack N0=3\n", Some(File::MemoryNumaStat)),
            ("cache 1\nrss 2\nrss_huge 3\n", Some(File::V1MemoryStat)),
            ("total=3 N0=3\nfile=1 N0=1\n", Some(File::V1MemoryNumaStat)),
            ("low 0\nhigh 0\nmax 0\noom 0\noom_kill 0\n", Some(File::MemoryEvents)),
            ("Node 0 MemTotal:       514384 kB\n", Some(File::NodeMeminfo)),
            ("Node 0, zone      DMA      1      0      2\n", Some(File::Buddyinfo)),
            ("2.03 0.59 0.21 2/98 1801\n", Some(File::Loadavg)),
            ("8:0 rbytes=1 wbytes=2 rios=3 wios=4 dbytes=5 dios=6\n", Some(File::IoStat)),
            // A fault is no reason to take it for another.
            ("anon 1\nfile x\nkernel 3\n", Some(File::MemoryStat)),
            ("", None),
            ("\n\n", None),
            ("4096\n", None),
            ("1 2\n", None),
            ("10 20 20 20\n", None),
            ("max\n", None),
            ("domain\n", None),
            ("cpuset cpu io memory hugetlb pids\n", None),
            ("0-3,8\n", None),
            ("value 1\n", None),
            ("# A text\nof words.\n", None),
            ("\0\0\0", None),
        ] {
            assert_eq!(File::from_text(text.as_bytes()), want, "{text:?}");
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "texts of a megabyte take Miri minutes")]
    fn a_long_text_is_told_by_its_first_lines() {
        let mut text = b"anon 1\nfile 2\n".repeat(10_000);
        text.extend_from_slice(b"\0".repeat(1 << 20).as_slice());
        assert_eq!(File::from_text(&text), Some(File::MemoryStat));
        assert_eq!(File::from_text(&b"a ".repeat(1 << 20)), None);
    }
}
