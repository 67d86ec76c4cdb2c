//! `statcodec show`: memory statistics of this machine, or any file, as a
//! table.

mod machine;
mod matrix;
mod own;
mod sample;
mod view;

use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::kind::Kind;
use crate::source::Source;
use crate::{decode, output, table};

/// Show this machine's memory statistics, or files, as tables
///
/// The statistics are those of the cgroup that this process is in. Where the
/// machine has none, a bundled capture of a real kernel is shown.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Args {
    /// Files to show instead; `-` is standard input
    #[arg(value_name = "FILE", conflicts_with = "all")]
    files: Vec<PathBuf>,
    /// What kind of files they are: memory.stat, v1/memory.stat, ... Without
    /// it the path says so, or the text
    #[arg(long = "as", value_name = "KIND", requires = "files")]
    kind: Option<Kind>,
    /// Show every file of the cgroup that is known
    #[arg(long)]
    all: bool,
    /// Where the machine's root is: for tests
    #[arg(long, value_name = "DIR", hide = true)]
    root: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if args.files.is_empty() {
        let root = args.root.as_deref().unwrap_or(Path::new("/"));
        return output::text(&own::tables(root, args.all));
    }
    let mut outcome = Ok(());
    for (number, path) in args.files.iter().enumerate() {
        match given(path, args.kind) {
            Ok(text) => {
                if number > 0 {
                    output::text("\n")?;
                }
                output::text(&text)?;
            }
            Err(failure) if args.files.len() == 1 => return Err(failure),
            Err(Failure::Failed(message) | Failure::Usage(message)) => {
                output::say(&format!("statcodec: {message}"));
                outcome = Err(Failure::Told);
            }
            Err(failure) => outcome = Err(failure),
        }
    }
    outcome
}

/// A given file.
fn given(path: &Path, kind: Option<Kind>) -> Result<String, Failure> {
    let source = Source::read(path)?;
    let file = source.kind(kind).map_err(|unknown| unknown.into_failure(&source.label))?;
    let snapshot = decode::lenient(file, &source)?;
    let mut text = view::title(&source.label, &format!("({file}): {}", file.info().summary));
    text.push_str(&view::tables(&snapshot, table::width()));
    Ok(text)
}
