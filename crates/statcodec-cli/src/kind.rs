//! Which kernel file a text is: by the user's word or by its path.

use std::path::Path;
use std::str::FromStr;

use statcodec::File;

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
        if self.exact { self.file } else { self.file.for_text(text) }
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
            Some(file) => Ok(Self { file, exact: name.starts_with("v1/") }),
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
pub(crate) fn closest(name: &str) -> Option<&'static str> {
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

#[cfg(test)]
mod tests {
    use super::*;

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
