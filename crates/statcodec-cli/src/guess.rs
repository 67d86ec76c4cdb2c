//! Which kernel file a text is, by the text alone.

use statcodec::catalog::Shape;
use statcodec::{File, Snapshot};

use crate::cells;

/// What a text says of its kind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Guess {
    /// It fits one file, or several with the same keys, of which this is the
    /// first.
    One(File),
    /// It fits these, which read the same in it but for what they mean.
    Alike(Vec<File>),
    /// It fits these equally well.
    Several(Vec<File>),
    /// It fits none.
    Unknown,
}

/// Lines that are looked at: a text of one kind shows it early.
const LINES: usize = 64;
/// Bytes of a line that are looked at.
const LINE_BYTES: usize = 4096;

/// Which file a text is.
///
/// By the names in its first lines: the file that knows the most of them,
/// provided that it knows more than half. Where no file does, by its form: the
/// file that decodes all of it strictly and makes most of it.
pub(crate) fn guess(text: &[u8]) -> Guess {
    let lines: Vec<&[u8]> = text
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .take(LINES)
        .map(|line| &line[..line.len().min(LINE_BYTES)])
        .collect();
    let (files, known) = by_names(&lines);
    let mut files = if files.is_empty() { by_form(text) } else { files };
    if files.iter().any(|file| file.decode(text).is_ok()) {
        files.retain(|file| file.decode(text).is_ok());
    }
    match files[..] {
        [] => Guess::Unknown,
        [first, ..] if files.iter().all(|&file| same_keys(first, file)) => Guess::One(first),
        // One name alone, such as `max`, says too little.
        [first, ..] if known > 1 && files.iter().all(|&file| is_alike(first, file, text)) => {
            Guess::Alike(files)
        }
        _ => Guess::Several(files),
    }
}

/// The files that know most of these lines, and how many lines.
fn by_names(lines: &[&[u8]]) -> (Vec<File>, usize) {
    let (mut files, mut best, mut best_known) = (Vec::new(), 0, 0);
    for file in File::all().filter(|file| has_names(file.info().shape)) {
        let scores: Vec<usize> =
            lines.iter().map(|line| score(file, line)).filter(|&score| score > 0).collect();
        let total: usize = scores.iter().sum();
        if scores.len() * 2 <= lines.len() || total < best {
            continue;
        }
        if total > best {
            (best, best_known) = (total, scores.len());
            files.clear();
        }
        files.push(file);
    }
    (files, best_known)
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

/// The files that decode a text whole and know most of its cells; of those
/// that know equally many, the files that find most cells in it.
fn by_form(text: &[u8]) -> Vec<File> {
    use Shape::{
        Blkio, CgroupPath, Colon, Columns, Flat, Ids, Nested, Numbers, Ranges, Rollup, Schedstat,
        Text, Values, Words,
    };
    let has_letters = text.iter().any(u8::is_ascii_alphabetic);
    // A word alone (`max`, `100`) is a value without a name.
    let separated = text.iter().any(|byte| b" =:".contains(byte));
    let (mut files, mut best) = (Vec::new(), (0, 0));
    for file in File::all() {
        let Ok(snapshot) = file.decode(text) else {
            continue;
        };
        let known = known_cells(&snapshot);
        let says_something = match file.info().shape {
            CgroupPath | Ids | Numbers | Ranges | Text | Words => false,
            // One or two values may be anything.
            Values => snapshot.len() >= 3,
            // So may a name and a value.
            Blkio | Colon | Columns | Flat | Nested | Rollup | Schedstat => known > 0 && separated,
            _ => has_letters,
        };
        let score = (known, snapshot.values().len());
        if !says_something || score < best || score.1 == 0 {
            continue;
        }
        if score > best {
            best = score;
            files.clear();
        }
        files.push(file);
    }
    files
}

/// How many cells have a name that the catalog has, or stand in such a row.
fn known_cells(snapshot: &Snapshot) -> usize {
    let named = |name: &[u8]| !name.is_empty() && snapshot.file().cell_named(name).is_some();
    snapshot
        .rows()
        .map(|row| row.cells().filter(|(name, _)| row.info().is_some() || named(name)).count())
        .sum()
}

/// Whether two files read the same in all but their names.
fn same_keys(a: File, b: File) -> bool {
    let (a, b) = (a.info(), b.info());
    a.shape == b.shape && a.keys == b.keys && a.cells == b.cells
}

/// Whether two files have the same rows, cells, values and units in a text.
fn is_alike(a: File, b: File, text: &[u8]) -> bool {
    let (Ok((first, _)), Ok((second, _))) = (a.decode_lenient(text), b.decode_lenient(text)) else {
        return false;
    };
    let same = |(a, b): (cells::Place<'_>, cells::Place<'_>)| {
        let unit = |place: cells::Place<'_>| place.info.map(|info| info.unit);
        (a.row, a.name, a.cell, unit(a)) == (b.row, b.name, b.cell, unit(b))
    };
    first.len() == second.len()
        && first.values().len() == second.values().len()
        && cells::all(&first).zip(cells::all(&second)).all(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guess_table() {
        for (text, want) in [
            ("anon 1\nfile 2\nkernel 3\n", Guess::One(File::MemoryStat)),
            ("anon N0=1\nfile N0=2\nkernel_stack N0=3\n", Guess::One(File::MemoryNumaStat)),
            ("cache 1\nrss 2\nrss_huge 3\n", Guess::One(File::V1MemoryStat)),
            ("total=3 N0=3\nfile=1 N0=1\n", Guess::One(File::V1MemoryNumaStat)),
            ("low 0\nhigh 0\nmax 0\noom 0\noom_kill 0\n", Guess::One(File::MemoryEvents)),
            ("Node 0 MemTotal:       514384 kB\n", Guess::One(File::NodeMeminfo)),
            ("2.03 0.59 0.21 2/98 1801\n", Guess::One(File::Loadavg)),
            ("8:0 rbytes=1 wbytes=2 rios=3 wios=4 dbytes=5 dios=6\n", Guess::One(File::IoStat)),
            ("", Guess::Unknown),
            ("\n\n", Guess::Unknown),
            ("4096\n", Guess::Unknown),
            ("1 2\n", Guess::Unknown),
            ("max\n", Guess::Unknown),
            ("domain\n", Guess::Unknown),
            ("0-3,8\n", Guess::Unknown),
            ("value 1\n", Guess::Unknown),
            ("# A text\nof words.\n", Guess::Unknown),
            ("\0\0\0", Guess::Unknown),
        ] {
            assert_eq!(guess(text.as_bytes()), want, "{text:?}");
        }
    }

    #[test]
    fn texts_that_several_files_may_have() {
        let pressure = b"some avg10=0.36 avg60=0.11 avg300=0.02 total=1\n\
                         full avg10=0.00 avg60=0.00 avg300=0.00 total=2\n";
        let Guess::Alike(files) = guess(pressure) else {
            panic!("all pressure files read the same");
        };
        assert!(files.contains(&File::IoPressure) && !files.contains(&File::IoStat));
        assert!(matches!(guess(b"max 100000\n"), Guess::Several(_)));
    }
}
