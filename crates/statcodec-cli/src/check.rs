//! `statcodec check`: decode strictly, encode, compare.

use std::path::{Path, PathBuf};
use std::{fs, io};

use statcodec::{Error, ErrorKind, File};

use crate::failure::{Failure, Outcome};
use crate::kind::{self, Kind};
use crate::output::counted;
use crate::source::{Source, label};
use crate::{diagnostics, output};

/// Check that files decode strictly and encode to the same bytes
///
/// Every fault is shown with its line and a caret, and the exit status is 1
/// where there is one. In a directory the files are taken whose names are
/// known; others count as faults, unless --skip-unknown.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Files, directories to walk, or `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// What kind of files they are: memory.stat, v1/memory.stat, ... Without
    /// it the path says so, or the text of a file that is named here
    #[arg(long = "as", value_name = "KIND")]
    kind: Option<Kind>,
    /// Pass over files whose kind is not known
    #[arg(long)]
    skip_unknown: bool,
}

/// Faults of one file that are shown.
const SHOWN: usize = 20;

pub(crate) fn run(args: &Args) -> Outcome {
    let mut check =
        Check { kind: args.kind, skip_unknown: args.skip_unknown, files: 0, skipped: 0, faults: 0 };
    for path in &args.files {
        if path.is_dir() {
            check.directory(path);
        } else {
            check.path(path);
        }
    }
    let mut summary =
        format!("{} checked, {}", counted(check.files, "file"), counted(check.faults, "fault"));
    if check.skipped > 0 {
        summary.push_str(&format!(", {} skipped", check.skipped));
    }
    output::text(&format!("{summary}\n"))?;
    if check.faults > 0 { Err(Failure::Told) } else { Ok(()) }
}

struct Check {
    kind: Option<Kind>,
    skip_unknown: bool,
    files: usize,
    skipped: usize,
    faults: usize,
}

impl Check {
    /// Checks the files below a directory, sorted by name. Links are not
    /// followed, and what is no regular file is passed over.
    fn directory(&mut self, path: &Path) {
        let mut stack = vec![path.to_owned()];
        while let Some(path) = stack.pop() {
            let entries = fs::read_dir(&path).and_then(Iterator::collect::<io::Result<Vec<_>>>);
            let mut entries = match entries {
                Ok(entries) => entries,
                Err(error) => {
                    self.fault(&format!("{}: {error}", label(&path)));
                    continue;
                }
            };
            entries.sort_by_key(fs::DirEntry::file_name);
            for entry in &entries {
                if entry.file_type().is_ok_and(|kind| kind.is_file()) {
                    self.walked(&entry.path());
                }
            }
            // The first directory is to be the next on the stack.
            let directories = entries
                .iter()
                .rev()
                .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
            stack.extend(directories.map(fs::DirEntry::path));
        }
    }

    /// A file that nobody named: its text is not read to guess what it is.
    fn walked(&mut self, path: &Path) {
        if self.kind.is_some() || kind::of_path(path).is_some() {
            self.path(path);
        } else {
            self.unknown(&label(path), "its name does not say what kind of file it is");
        }
    }

    fn path(&mut self, path: &Path) {
        let source = match Source::read(path) {
            Ok(source) => source,
            Err(Failure::Failed(message)) => {
                self.files += 1;
                return self.fault(&message);
            }
            Err(_) => return self.fault(&format!("{}: cannot be read", label(path))),
        };
        match source.kind(self.kind) {
            Ok(file) => self.source(file, &source),
            Err(unknown) => self.unknown(&source.label, &unknown.message()),
        }
    }

    fn source(&mut self, file: File, source: &Source) {
        self.files += 1;
        let (label, text) = (&source.label, &source.text[..]);
        match file.decode(text) {
            Ok(snapshot) => self.compare(label, text, &snapshot.to_text()),
            Err(first) => {
                // Lenient decoding finds the faults after the first, too.
                let problems = file.decode_lenient(text).map(|(_, problems)| problems);
                let errors = match &problems {
                    Ok(problems) if !problems.is_empty() => problems.as_slice(),
                    _ => &[first],
                };
                for &error in errors.iter().take(SHOWN) {
                    output::say(&diagnostics::excerpt(label, text, error));
                }
                let count = problems.as_ref().map_or(1, |problems| problems.count().max(1));
                if count > SHOWN {
                    let more = counted(count - SHOWN, "more fault");
                    output::say(&format!("{label}: {more}"));
                }
                self.faults += count;
            }
        }
    }

    /// What was decoded is to be the same text again.
    fn compare(&mut self, label: &str, text: &[u8], again: &[u8]) {
        if text == again {
            return;
        }
        let same = text.iter().zip(again).take_while(|(a, b)| a == b).count();
        let message = format!(
            "expected the same bytes after encoding, found {} for {}",
            diagnostics::around(again, same),
            diagnostics::around(text, same),
        );
        let error = Error { kind: ErrorKind::Malformed, offset: same };
        self.fault(&diagnostics::excerpt_with(label, text, error, &message));
    }

    fn unknown(&mut self, label: &str, message: &str) {
        if self.skip_unknown {
            self.skipped += 1;
        } else {
            self.files += 1;
            self.fault(&format!("{label}: {message}"));
        }
    }

    fn fault(&mut self, message: &str) {
        output::say(message);
        self.faults += 1;
    }
}
