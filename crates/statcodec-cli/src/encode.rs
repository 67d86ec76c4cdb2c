//! `statcodec encode`: JSON to kernel text, the way back from `decode`.

use statcodec::encode::Builder;
use statcodec::{Cell, Error, File, Snapshot, Value};

use crate::failure::{Failure, Outcome};
use crate::json::{self, Datum, Row};
use crate::kind::Kind;
use crate::source::{Input, Source};
use crate::{diagnostics, output};

/// Print the kernel text for the JSON that `decode` prints
///
/// Rows and cells come out in the order of the JSON. Nothing is printed that
/// would not be read back as the same rows, cells and values.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    input: Input,
    /// What kind of file to print: memory.stat, v1/memory.stat, ...
    #[arg(long = "as", value_name = "KIND", required = true)]
    kind: Kind,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let source = args.input.read()?;
    let json = str::from_utf8(&source.text).map_err(|error| {
        let at = error.valid_up_to();
        Failure::Failed(format!("{}: byte {at} of the JSON is no UTF-8", source.label))
    })?;
    let rows = json::read(args.kind.file(), json).map_err(|fault| {
        Failure::Failed(match fault.place {
            Some((line, column)) => {
                format!("{}:{line}:{column}: {}", source.label, fault.message)
            }
            None => format!("{}: {}", source.label, fault.message),
        })
    })?;
    // Which version of the file it is, its first name says.
    let file = match rows.first() {
        Some(row) => args.kind.for_text(&row.name),
        None => args.kind.file(),
    };
    let snapshot = build(file, &rows, &source)?;
    output::bytes(|out| out.write_all(&snapshot.to_text()))
}

/// The snapshot of these rows, read back and compared with them.
fn build(file: File, rows: &[Row], source: &Source) -> Result<Snapshot, Failure> {
    let mut builder = Builder::new(file);
    for row in rows {
        builder.row(&row.name);
        for (name, datum) in &row.cells {
            builder.cell(name, datum.value());
        }
    }
    let text = builder.text();
    let snapshot = match file.decode(&text) {
        Ok(snapshot) => snapshot,
        Err(error) => return Err(refused(file, &text, error, source)),
    };
    match difference(rows, &snapshot) {
        None => Ok(snapshot),
        Some(what) => {
            Err(Failure::Failed(format!("{}: {what}, which {file} cannot hold", source.label)))
        }
    }
}

/// The text that the JSON stands for has a fault.
fn refused(file: File, text: &[u8], error: Error, source: &Source) -> Failure {
    output::say(&format!("statcodec: {}: this is no text of {file}:", source.label));
    output::say(&diagnostics::excerpt(file.name(), text, error));
    Failure::Told
}

/// The first thing that was not read back as it was given.
fn difference(rows: &[Row], snapshot: &Snapshot) -> Option<String> {
    if rows.len() != snapshot.len() {
        return Some(format!("{} rows were read back as {}", rows.len(), snapshot.len()));
    }
    for (row, back) in rows.iter().zip(snapshot.rows()) {
        if row.name != back.name() {
            return Some(format!(
                "row {} was read back as {}",
                diagnostics::name(&row.name),
                diagnostics::name(back.name())
            ));
        }
        let same = row.cells.len() == back.cells().len()
            && row
                .cells
                .iter()
                .zip(back.cells())
                .all(|((name, datum), (back, cell))| name == back && is_same(datum, cell));
        if !same {
            return Some(format!(
                "row {} was read back with other cells",
                diagnostics::name(&row.name)
            ));
        }
    }
    None
}

fn is_same(datum: &Datum, cell: Cell<'_>) -> bool {
    match (datum.value(), cell) {
        (Value::Number(a), Cell::Value(b)) | (Value::Hundredths(a), Cell::Hundredths(b)) => a == b,
        (Value::Negative(a), Cell::Negative(b)) => a == b,
        // Where a file has words, `max` is a word like others.
        (Value::Max, Cell::Max | Cell::Text(b"max")) => true,
        (Value::Text(a), Cell::Text(b)) => a == b,
        _ => false,
    }
}
