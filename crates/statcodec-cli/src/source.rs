//! Reading a text, and finding out what kind it is.

use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};

use statcodec::{Decoder, File};

use crate::failure::Failure;
use crate::guess::{Guess, guess};
use crate::kind::{self, Kind};
use crate::output;
use crate::table::wrap;
use crate::visible::display;

/// Where a text comes from, as named on a command line.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Input {
    /// The file to read; `-`, or none, is standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
}

/// A text and where it comes from.
#[derive(Debug)]
pub(crate) struct Source {
    /// The path as messages show it.
    pub(crate) label: String,
    /// The text.
    pub(crate) text: Vec<u8>,
    path: Option<PathBuf>,
}

/// The most that is read: one byte more than the codec takes, which then says
/// so.
const LIMIT: u64 = Decoder::MAX_TEXT as u64 + 1;

impl Input {
    /// Reads it.
    pub(crate) fn read(&self) -> Result<Source, Failure> {
        match &self.file {
            Some(path) => Source::read(path),
            None if io::stdin().is_terminal() => Err(Failure::Usage(
                "standard input is a terminal; name a FILE, or `-` to type the text".to_owned(),
            )),
            None => Source::stdin(),
        }
    }
}

impl Source {
    /// Reads the file at `path`, or standard input where that is `-`.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        if path.as_os_str() == "-" {
            return Self::stdin();
        }
        let label = label(path);
        match read_file(path) {
            Ok(text) => Ok(Self { label, text, path: Some(path.to_owned()) }),
            Err(error) => Err(Failure::Failed(format!("{label}: {error}"))),
        }
    }

    /// A text that was read already.
    pub(crate) fn of_text(label: &str, text: Vec<u8>) -> Self {
        Self { label: label.to_owned(), text, path: None }
    }

    fn stdin() -> Result<Self, Failure> {
        let label = "<stdin>".to_owned();
        let mut text = Vec::new();
        match io::stdin().lock().take(LIMIT).read_to_end(&mut text) {
            Ok(_) => Ok(Self { label, text, path: None }),
            Err(error) => Err(Failure::Failed(format!("{label}: {error}"))),
        }
    }

    /// What kind of file it is: what `named` says, else what its path says,
    /// else what its text says.
    pub(crate) fn kind(&self, named: Option<Kind>) -> Result<File, Unknown> {
        if let Some(kind) = named {
            return Ok(kind.for_text(&self.text));
        }
        if let Some(file) = self.path.as_deref().and_then(kind::of_path) {
            return Ok(file.for_text(&self.text));
        }
        match guess(&self.text) {
            Guess::One(file) => Ok(file),
            Guess::Alike(files) => {
                let others = names(files[1..].iter().copied());
                let file = files[0];
                output::say(&format!(
                    "{}: taken for {file}; {others} read the same, and --as names one",
                    self.label
                ));
                Ok(file)
            }
            Guess::Several(files) => Err(Unknown(files)),
            Guess::Unknown => Err(Unknown(Vec::new())),
        }
    }
}

/// A text whose kind is not known, and the kinds that it may be.
#[derive(Debug)]
pub(crate) struct Unknown(Vec<File>);

impl Unknown {
    /// One line that says so.
    pub(crate) fn message(&self) -> String {
        if self.0.is_empty() {
            return "neither its name nor its text says what kind of file it is".to_owned();
        }
        format!("its text may be any of {}; name one with --as", names(self.0.iter().copied()))
    }

    /// The failure of a command that cannot go on without, with what `--as`
    /// takes.
    pub(crate) fn into_failure(self, label: &str) -> Failure {
        let mut message = format!("{label}: {}", self.message());
        if self.0.is_empty() {
            message.push_str("\nname it with --as, which takes:");
            for line in wrap(&names(File::all()), 76) {
                message.push_str("\n  ");
                message.push_str(&line);
            }
        }
        Failure::Usage(message)
    }
}

fn names(files: impl Iterator<Item = File>) -> String {
    let names: Vec<&str> = files.map(File::name).collect();
    names.join(", ")
}

/// Reads a file up to the limit.
pub(crate) fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    std::fs::File::open(path)?.take(LIMIT).read_to_end(&mut text)?;
    Ok(text)
}

/// A path for eyes.
pub(crate) fn label(path: &Path) -> String {
    display(path.as_os_str().as_encoded_bytes())
}
