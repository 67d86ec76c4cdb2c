//! `statcodec keys`: the catalog.

use std::fmt::Write as _;

use serde::Serialize;
use statcodec::File;
use statcodec::catalog::{KeyInfo, Scope};

use crate::failure::Outcome;
use crate::kind::Kind;
use crate::output::{HEADING, styled};
use crate::table::{Look, Overflow, Table};
use crate::{json, output, table};

/// List the known files, or the keys of one
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The file whose keys to list: memory.stat, v1/memory.stat, ...
    kind: Option<Kind>,
    /// How to print them
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// A way to print the catalog.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// For eyes
    Table,
    /// An array of objects
    Json,
}

pub(crate) fn run(args: &Args) -> Outcome {
    match (args.kind.map(Kind::file), args.format) {
        (None, Format::Table) => output::text(&files_table()),
        (Some(file), Format::Table) => output::text(&keys_table(file)),
        (None, Format::Json) => {
            let files: Vec<_> = File::all().map(FileEntry::of).collect();
            output::bytes(|out| json::json(&files, out))
        }
        (Some(file), Format::Json) => {
            let keys: Vec<_> = entries(file).collect();
            output::bytes(|out| json::json(&keys, out))
        }
    }
}

/// A file as JSON has it.
#[derive(Serialize)]
struct FileEntry {
    number: u16,
    name: &'static str,
    origin: &'static str,
    shape: &'static str,
    keys: usize,
    since: String,
    source: &'static str,
    /// The file of the other cgroup version that holds the same thing.
    counterpart: Option<&'static str>,
    summary: &'static str,
}

impl FileEntry {
    fn of(file: File) -> Self {
        let info = file.info();
        Self {
            number: file.number(),
            name: info.name,
            origin: info.origin.as_str(),
            shape: info.shape.as_str(),
            keys: info.keys.len(),
            since: info.since.to_string(),
            source: info.source,
            counterpart: file.counterpart().map(File::name),
            summary: info.summary,
        }
    }
}

/// A key as JSON has it.
#[derive(Serialize)]
struct KeyEntry {
    /// Whether it names rows or the cells in them.
    of: &'static str,
    number: u16,
    name: &'static str,
    unit: &'static str,
    kind: &'static str,
    scope: &'static str,
    combine: &'static str,
    since: String,
    until: Option<String>,
    /// The key of the file's counterpart that means the same.
    counterpart: Option<&'static str>,
    meaning: &'static str,
}

/// The keys of a file, then the cells of its rows.
fn entries(file: File) -> impl Iterator<Item = KeyEntry> {
    let info = file.info();
    let rows = info.keys.iter().map(|key| ("row", key));
    let cells = info.cells.iter().map(|key| ("cell", key));
    rows.chain(cells).map(move |(of, key)| KeyEntry {
        of,
        number: key.number,
        name: key.name,
        unit: key.unit.as_str(),
        kind: key.kind.as_str(),
        scope: scope(file, key).as_str(),
        combine: key.combine.as_str(),
        since: key.since.to_string(),
        until: key.until.map(|version| version.to_string()),
        counterpart: file.key_counterpart(key.name).map(|key| key.name).filter(|_| of == "row"),
        meaning: key.meaning,
    })
}

/// Whose value it is. A file of local values may share the keys of one that is
/// not local.
fn scope(file: File, key: &KeyInfo) -> Scope {
    if file.info().local { Scope::Local } else { key.scope }
}

/// The meaning, and what the other cgroup version calls it.
fn meaning(key: &KeyEntry) -> String {
    match key.counterpart {
        Some(other) => format!("{} Elsewhere: {other}.", key.meaning),
        None => key.meaning.to_owned(),
    }
}

fn files_table() -> String {
    let mut table = Table::new(
        [">number", "name", "origin", "shape", ">keys", "since", "meaning"],
        Overflow::Below,
    );
    for entry in File::all().map(FileEntry::of) {
        table.row(vec![
            (entry.number.to_string(), Look::Faint),
            (entry.name.to_owned(), Look::Strong),
            (entry.origin.to_owned(), Look::Plain),
            (entry.shape.to_owned(), Look::Plain),
            (entry.keys.to_string(), Look::Plain),
            (entry.since, Look::Plain),
            (entry.summary.to_owned(), Look::Plain),
        ]);
    }
    table.render(table::width())
}

fn keys_table(file: File) -> String {
    let info = file.info();
    let mut text = format!(
        "{}: {}\n{}, {}, since Linux {}, {}\n",
        styled(HEADING, info.name),
        info.summary,
        info.origin,
        info.shape,
        info.since,
        info.source
    );
    if let Some(counterpart) = file.counterpart() {
        let _ = writeln!(text, "elsewhere, in the other cgroup version: {counterpart}");
    }
    for (of, title) in [("row", "name"), ("cell", "cell")] {
        let mut table = Table::new(
            [">#", title, "unit", "kind", "scope", "combine", "since", "until", "meaning"],
            Overflow::Below,
        );
        for key in entries(file).filter(|key| key.of == of) {
            let meaning = meaning(&key);
            table.row(vec![
                (key.number.to_string(), Look::Faint),
                (key.name.to_owned(), Look::Strong),
                (key.unit.to_owned(), Look::Plain),
                (key.kind.to_owned(), Look::Plain),
                (key.scope.to_owned(), Look::Plain),
                (key.combine.to_owned(), Look::Plain),
                (key.since, Look::Plain),
                (key.until.unwrap_or_default(), Look::Plain),
                (meaning, Look::Plain),
            ]);
        }
        if !table.is_empty() {
            text.push('\n');
            text.push_str(&table.render(table::width()));
        }
    }
    text
}
