//! The enumerators of the header, from the catalog and the error kinds.

use std::fmt::Debug;

use statcodec::catalog::{Combine, KeyInfo, Kind, Origin, Scope, Shape, Table, Unit};
use statcodec::{ErrorKind, File, State};

use crate::{key, own};

/// A name for a number.
pub(crate) struct Enumerator {
    pub(crate) name: String,
    pub(crate) value: u32,
    pub(crate) comment: String,
}

/// Enumerators that belong together.
pub(crate) struct Group {
    pub(crate) title: String,
    pub(crate) items: Vec<Enumerator>,
}

impl Group {
    fn new(title: impl Into<String>, items: impl Iterator<Item = (String, u32, String)>) -> Self {
        let items = items
            .map(|(name, value, comment)| Enumerator {
                name: format!("STATCODEC_{name}"),
                value,
                comment,
            })
            .collect();
        Self { title: title.into(), items }
    }

    /// As C.
    pub(crate) fn render(&self) -> String {
        let hex = self.items.last().is_some_and(|item| item.value > 0xffff);
        let mut text = format!("/** {} */\nenum {{\n", safe(&self.title));
        for Enumerator { name, value, comment } in &self.items {
            let value = if hex { format!("{value:#010x}") } else { value.to_string() };
            text += &format!("  {name} = {value}, /**< {} */\n", safe(comment));
        }
        text + "};\n\n"
    }
}

/// Text that does not end its comment.
fn safe(text: &str) -> String {
    text.replace("*/", "* /").replace("/*", "/ *")
}

/// The groups at the start of the header.
pub(crate) fn words() -> Vec<Group> {
    let statuses = std::iter::once(("OK".to_owned(), 0, "The work was done.".to_owned()))
        .chain(
            ErrorKind::ALL.iter().map(|kind| (upper(kind), *kind as u32, sentence(kind.as_str()))),
        )
        .chain(
            own::OWN.iter().map(|(name, value, text)| ((*name).to_owned(), *value, sentence(text))),
        );
    let states = State::ALL.iter().map(|state| {
        let comment = match state {
            State::Value => "A number.",
            State::Negative => "A negative number.",
            State::Max => "The word `max`: no limit.",
            State::Absent => "The file does not have it, which is not 0.",
            State::Unreadable => "It stands in the file but could not be read.",
            State::Text => "Text.",
            State::Hundredths => "A number with two decimals, in hundredths.",
            other => panic!("say in this test what {other:?} means"),
        };
        (format!("STATE_{}", upper(state)), *state as u32, comment.to_owned())
    });
    macro_rules! words {
        ($title:literal, $type:ident, $prefix:literal) => {
            Group::new(
                $title,
                $type::ALL.iter().map(|word| {
                    let name = format!(concat!($prefix, "_{}"), upper(word));
                    (name, word.number().into(), word.as_str().to_owned())
                }),
            )
        };
    }
    vec![
        Group::new("Statuses (statcodec_status).", statuses),
        Group::new("States of a value (statcodec_state).", states),
        words!("Units of a key, as printed.", Unit, "UNIT"),
        words!("How a value moves.", Kind, "KIND"),
        words!("Whose value it is.", Scope, "SCOPE"),
        words!("How values combine up a tree of cgroups.", Combine, "COMBINE"),
        words!("Where a file lives.", Origin, "ORIGIN"),
        words!("The grammar of a file.", Shape, "SHAPE"),
    ]
}

/// Files, then the keys of each table.
pub(crate) fn catalog() -> Vec<Group> {
    let files = File::all().map(|file| {
        let info = file.info();
        let comment = format!("{}: {}", info.name, info.summary);
        (format!("FILE_{}", snake(info.variant)), file.number().into(), comment)
    });
    let mut groups = vec![Group::new("Files (statcodec_file).", files)];
    for file in File::all() {
        let info = file.info();
        if info.keys_table.file == file && !info.keys.is_empty() {
            groups.push(table("Keys of", info.keys_table, info.keys, key::of_row));
        }
        if info.cells_table.file == file && !info.cells.is_empty() {
            groups.push(table("Cells of a row of", info.cells_table, info.cells, key::of_cell));
        }
    }
    groups
}

fn table(
    what: &str,
    table: Table,
    keys: &'static [KeyInfo],
    code: impl Fn(File, u16) -> u32,
) -> Group {
    let info = table.file.info();
    let v1 = if info.name.starts_with("v1/") { "V1_" } else { "" };
    Group::new(
        format!("{what} {}, in {}.", info.name, info.source),
        keys.iter().map(|key| {
            let name = format!("{v1}{}_{}", table.name.to_uppercase(), snake(key.variant));
            let comment = format!("{} ({}, {}): {}", key.name, key.unit, key.kind, key.meaning);
            (name, code(table.file, key.number), comment)
        }),
    )
}

/// Every enumerator of the header.
pub(crate) fn all() -> Vec<Enumerator> {
    words().into_iter().chain(catalog()).flat_map(|group| group.items).collect()
}

/// The C name of an enum's variant.
fn upper(variant: &impl Debug) -> String {
    snake(&format!("{variant:?}"))
}

/// `InactiveAnon` to `INACTIVE_ANON`.
fn snake(variant: &str) -> String {
    let mut name = String::new();
    let mut before = ' ';
    for letter in variant.chars() {
        if letter.is_uppercase() && (before.is_lowercase() || before.is_ascii_digit()) {
            name.push('_');
        }
        name.extend(letter.to_uppercase());
        before = letter;
    }
    name
}

fn sentence(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    format!("{}{rest}.", first.to_uppercase())
}
