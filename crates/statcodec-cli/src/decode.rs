//! `statcodec decode`: kernel text to JSON, CSV, or text again.

use statcodec::{File, Problems, Snapshot};

use crate::failure::{Failure, Outcome};
use crate::kind::Kind;
use crate::source::{Input, Source};
use crate::{diagnostics, json, output, rows_csv};

/// Print a kernel file as JSON, CSV, or text again
///
/// Exit status 1 where the text has a fault, which is named with its line and
/// column. With --lenient what can be read is printed and the faults are only
/// reported: the exit status is 0.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    /// What kind of file it is: memory.stat, v1/memory.stat, ... Without it
    /// the path says so, or the text
    #[arg(long = "as", value_name = "KIND")]
    kind: Option<Kind>,
    /// How to print it
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Json)]
    format: Format,
    /// Report faults and go on; what cannot be read is null
    #[arg(long)]
    lenient: bool,
}

/// A way to print a snapshot.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Format {
    /// Numbers by name, in file order
    Json,
    /// A line for each cell: row,cell,value,state,unit
    Csv,
    /// What the kernel printed
    Text,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let source = args.input.read()?;
    let file = source.kind(args.kind).map_err(|unknown| unknown.into_failure(&source.label))?;
    let snapshot = if args.lenient { lenient(file, &source)? } else { strict(file, &source)? };
    output::bytes(|out| match args.format {
        Format::Json => json::write(&snapshot, out),
        Format::Csv => rows_csv::write(&snapshot, out),
        Format::Text => out.write_all(&snapshot.to_text()),
    })
}

fn strict(file: File, source: &Source) -> Result<Snapshot, Failure> {
    file.decode(&source.text).map_err(|error| {
        output::say(&diagnostics::excerpt(&source.label, &source.text, error));
        Failure::Told
    })
}

/// Decodes what can be decoded and reports the rest.
pub(crate) fn lenient(file: File, source: &Source) -> Result<Snapshot, Failure> {
    let (snapshot, problems) = file.decode_lenient(&source.text).map_err(|error| {
        output::say(&diagnostics::excerpt(&source.label, &source.text, error));
        Failure::Told
    })?;
    report(source, &problems);
    Ok(snapshot)
}

fn report(source: &Source, problems: &Problems) {
    for &error in problems.as_slice() {
        output::say(&diagnostics::line(&source.label, &source.text, error));
    }
    let more = problems.count() - problems.as_slice().len();
    if more > 0 {
        output::say(&format!("{}: and {more} more", source.label));
    }
}
