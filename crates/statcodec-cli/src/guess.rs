//! Which kernel file a text is, by the text alone.

use statcodec::File;

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

/// Which file a text is. One that has few lines may be of several files.
pub(crate) fn guess(text: &[u8]) -> Guess {
    let files = File::all_from_text(text);
    match files[..] {
        [] => Guess::Unknown,
        [first, ..] if files.iter().all(|&file| same_keys(first, file)) => Guess::One(first),
        // One name alone, such as `max`, says too little.
        [first, ..] if has_lines(text) && files.iter().all(|&file| is_alike(first, file, text)) => {
            Guess::Alike(files)
        }
        _ => Guess::Several(files),
    }
}

/// Whether a text has more than one line.
fn has_lines(text: &[u8]) -> bool {
    text.iter().filter(|&&byte| byte == b'\n').count() > 1
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
    fn texts_of_one_file() {
        for (text, want) in [
            ("anon 1\nfile 2\nkernel 3\n", Guess::One(File::MemoryStat)),
            // memory.events.local has the same keys.
            ("low 0\nhigh 0\nmax 0\noom 0\noom_kill 0\n", Guess::One(File::MemoryEvents)),
            ("", Guess::Unknown),
            ("4096\n", Guess::Unknown),
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
