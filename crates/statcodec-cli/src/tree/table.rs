//! A tree for eyes.

use std::path::Path;

use statcodec::accumulate::Marks;
use statcodec::{Cell, File};

use super::order::Line;
use super::records::{View, mark};
use super::values::{Part, Quantity};
use crate::output::{FAINT, HEADING, counted, styled};
use crate::source::label;
use crate::table::{self, Look, Overflow, Table};
use crate::units::shown;
use crate::visible::display;

/// The lines above the table, the table, and what its marks mean.
pub(super) fn text(view: &View<'_>, folder: &Path, file: File, list: bool) -> String {
    let mut text = head(view, folder, file);
    let mut titles = Vec::new();
    for (number, quantity) in view.values.quantities.iter().enumerate() {
        titles.push(format!(">{}", display(quantity.name.as_bytes())));
        if number == 0 {
            titles.push(">share".to_owned());
        }
    }
    titles.push("cgroup".to_owned());
    let mut table = Table::new(titles, Overflow::Cut(1));
    let mut marked = Marks::NONE;
    for line in view.lines {
        table.row(row(view, line, list, &mut marked));
    }
    table.drop_empty_columns();
    text.push_str(&table.render(table::width()));
    for (mark, sign, meaning) in SIGNS {
        if marked.contains(mark) {
            text.push_str(&styled(FAINT, &format!("{sign} {meaning}")));
            text.push('\n');
        }
    }
    text
}

/// What stands before a value that is not what it seems.
const SIGNS: [(Marks, char, &str); 3] = [
    (
        Marks::BELOW_ZERO,
        '*',
        "less than its children, which were read later: the difference is taken for 0",
    ),
    (Marks::UNREADABLE_PART, '>', "a part of it could not be read"),
    (Marks::WRAPPED, '~', "the sum passed 2^64"),
];

fn head(view: &View<'_>, folder: &Path, file: File) -> String {
    let version = view.tree.version().to_string();
    let part = match view.values.part {
        Part::Own => "without descendants",
        Part::Total => "with descendants",
    };
    let count = counted(view.tree.len(), "cgroup");
    let name = file.name().trim_start_matches("v1/");
    format!(
        "{} {}\n{}\n",
        styled(HEADING, &version),
        label(folder),
        styled(FAINT, &format!("{name}: {count}, {part}"))
    )
}

fn row(view: &View<'_>, line: &Line, list: bool, marked: &mut Marks) -> Vec<(String, Look)> {
    let values = view.values;
    let mut cells = Vec::new();
    for (number, quantity) in values.quantities.iter().enumerate() {
        let (cell, marks) = values.cell(line.row, quantity);
        if !mark(marks).is_empty() {
            *marked |= marks;
        }
        cells.push((value(quantity, cell, marks), look(cell)));
        if number == 0 {
            let share = values.share(line.row);
            let share = share.map(|tenths| format!("{}.{} %", tenths / 10, tenths % 10));
            cells.push((share.unwrap_or_default(), Look::Faint));
        }
    }
    let path = view.cgroup(line.row);
    let name = match (list || line.row == 0, path.file_name()) {
        (false, Some(name)) => display(name.as_encoded_bytes()),
        _ => label(&path),
    };
    cells.push((format!("{}{name}", line.branch), Look::Plain));
    cells
}

fn value(quantity: &Quantity, cell: Cell<'_>, marks: Marks) -> String {
    let value = match cell {
        Cell::Absent => return "-".to_owned(),
        cell => shown(quantity.column.file(), quantity.column.info(), cell),
    };
    let sign = SIGNS.iter().find(|(mark, ..)| marks.contains(*mark));
    sign.map_or(value.clone(), |(_, sign, _)| format!("{sign}{value}"))
}

fn look(cell: Cell<'_>) -> Look {
    match cell {
        Cell::Value(0) | Cell::Absent => Look::Faint,
        _ => Look::Strong,
    }
}
