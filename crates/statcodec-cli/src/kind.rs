//! Which kernel file a text is: by the user's word, by its path, by itself.

use std::path::Path;
use std::str::FromStr;

use statcodec::File;
use statcodec::catalog::Shape;

/// A kind of file as the user names it with `--as`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Kind {
    file: File,
    /// The name says the cgroup version itself: the text does not decide it.
    exact: bool,
}

impl Kind {
    /// The file, in the variant that has this text.
    pub(crate) fn for_text(self, text: &[u8]) -> File {
        if self.exact {
            self.file
        } else {
            self.file.for_text(text)
        }
    }

    /// The file as it was named.
    pub(crate) fn file(self) -> File {
        self.file
    }
}

impl FromStr for Kind {
    type Err = String;

    /// Takes a name of the catalog (`memory.stat`, `v1/memory.stat`) or a path
    /// (`/proc/stat`).
    fn from_str(name: &str) -> Result<Self, String> {
        match File::from_name(name).or_else(|| File::from_path(name)) {
            Some(file) => Ok(Self {
                file,
                exact: name.starts_with("v1/"),
            }),
            None => Err(match closest(name) {
                Some(near) => {
                    format!("no such kind; did you mean `{near}`? `statcodec keys` lists all")
                }
                None => "no such kind; `statcodec keys` lists all".to_owned(),
            }),
        }
    }
}

/// The known name that is most like a mistyped one.
fn closest(name: &str) -> Option<&'static str> {
    File::all()
        .map(|file| (strsim::damerau_levenshtein(file.name(), name), file.name()))
        .min_by_key(|&(distance, _)| distance)
        .filter(|&(distance, known)| distance * 3 <= known.len())
        .map(|(_, known)| known)
}

/// The file at this path, by its name and the folders before it.
pub(crate) fn of_path(path: &Path) -> Option<File> {
    // A relative path says more with the folders before it.
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    File::from_path(&path.to_string_lossy())
}

/// What a text says of its kind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Guess {
    /// It fits one file alone, or several with the same keys, of which this is
    /// the first.
    One(File),
    /// It fits these equally well.
    Several(Vec<File>),
    /// It has no names that the catalog knows.
    Unknown,
}

/// Lines that are looked at: a text of one kind shows it early.
const LINES: usize = 64;
/// Bytes of a line that are looked at.
const LINE_BYTES: usize = 4096;

/// Which file a text is, by the names in it: the file that knows the most of
/// the first lines, provided that those are more than half. Of files that know
/// equally many, those that decode the whole text strictly.
pub(crate) fn guess(text: &[u8]) -> Guess {
    let lines: Vec<&[u8]> = text
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .take(LINES)
        .map(|line| &line[..line.len().min(LINE_BYTES)])
        .collect();
    let mut best = 0;
    let mut files: Vec<File> = Vec::new();
    for file in File::all().filter(|file| has_names(file.info().shape)) {
        let known = lines.iter().filter(|line| knows(file, line)).count();
        if known * 2 <= lines.len() || known < best {
            continue;
        }
        if known > best {
            best = known;
            files.clear();
        }
        files.push(file);
    }
    if files.len() > 1 && files.iter().any(|file| file.decode(text).is_ok()) {
        files.retain(|file| file.decode(text).is_ok());
    }
    match files[..] {
        [] => Guess::Unknown,
        [first, ..] if files.iter().all(|&file| same_keys(first, file)) => Guess::One(first),
        _ => Guess::Several(files),
    }
}

/// Whether the names of rows or cells stand in the text.
fn has_names(shape: Shape) -> bool {
    use Shape::{Ids, Ranges, Text, Values, Words};
    !matches!(shape, Ids | Ranges | Text | Values | Words)
}

/// Whether two files read the same in all but their names.
fn same_keys(a: File, b: File) -> bool {
    let (a, b) = (a.info(), b.info());
    a.shape == b.shape && a.keys == b.keys && a.cells == b.cells
}

/// Whether the file has a row of the line's first name, or cells of the names
/// after it.
fn knows(file: File, line: &[u8]) -> bool {
    let mut words = line
        .split(|byte| matches!(byte, b' ' | b'\t'))
        .filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default();
    let head = first.split(|&byte| byte == b'=').next().unwrap_or_default();
    let label = head.strip_suffix(b":").unwrap_or(head);
    // A word alone (`max` in memory.max) is no name.
    let is_row = line.len() > head.len()
        && (file.cell_named(label).is_some()
            || [head, label]
                .iter()
                .any(|name| file.key_named(name).is_some()));
    is_row
        || words.any(|word| {
            word.iter()
                .position(|&byte| byte == b'=')
                .is_some_and(|end| file.cell_named(&word[..end]).is_some())
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guess_table() {
        for (text, want) in [
            ("anon 1\nfile 2\nkernel 3\n", Guess::One(File::MemoryStat)),
            (
                "anon N0=1\nfile N0=2\nkernel_stack N0=3\n",
                Guess::One(File::MemoryNumaStat),
            ),
            (
                "cache 1\nrss 2\nrss_huge 3\n",
                Guess::One(File::V1MemoryStat),
            ),
            (
                "total=3 N0=3\nfile=1 N0=1\n",
                Guess::One(File::V1MemoryNumaStat),
            ),
            (
                "low 0\nhigh 0\nmax 0\noom 0\noom_kill 0\n",
                Guess::One(File::MemoryEvents),
            ),
            ("", Guess::Unknown),
            ("\n\n", Guess::Unknown),
            ("4096\n", Guess::Unknown),
            ("max\n", Guess::Unknown),
            ("value 1\n", Guess::Unknown),
            ("# A text\nof words.\n", Guess::Unknown),
            ("\0\0\0", Guess::Unknown),
        ] {
            assert_eq!(guess(text.as_bytes()), want, "{text:?}");
        }
    }

    #[test]
    fn mistyped_kinds_get_a_hint() {
        for (name, hint) in [
            ("memory.stats", "did you mean `memory.stat`?"),
            ("memroy.numa_stat", "did you mean `memory.numa_stat`?"),
            ("qwertyuiop", "no such kind; `statcodec keys`"),
            ("", "no such kind"),
        ] {
            let message = name.parse::<Kind>().unwrap_err();
            assert!(message.contains(hint), "{name}: {message}");
        }
    }

    #[test]
    fn a_text_decides_the_version_unless_the_name_does() {
        let v1 = b"cache 1\nrss 2\n";
        for (name, want) in [
            ("memory.stat", File::V1MemoryStat),
            ("/sys/fs/cgroup/a/memory.stat", File::V1MemoryStat),
            ("v1/memory.stat", File::V1MemoryStat),
        ] {
            assert_eq!(name.parse::<Kind>().unwrap().for_text(v1), want, "{name}");
        }
        let exact: Kind = "v1/memory.stat".parse().unwrap();
        assert_eq!(exact.for_text(b"anon 1\n"), File::V1MemoryStat);
    }
}
