//! What is watched as a table that fits the screen.

use statcodec::Cell;
use unicode_width::UnicodeWidthStr;

use super::series::{Key, Series};
use super::{spark, words};
use crate::output::HEADING;
use crate::output::{FAINT, counted, styled};
use crate::table::{Look, Overflow, Table, cut, cut_start};
use crate::units::shown;
use crate::visible::display;

/// Columns and lines of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Size {
    pub(super) columns: usize,
    pub(super) lines: usize,
}

/// Columns from which on keys are explained.
const WIDE: usize = 120;
/// The fewest and most columns of a sparkline.
const SPARK: (usize, usize) = (8, 40);
/// The most columns of it where keys are explained.
const SPARK_WIDE: usize = 30;

/// The title and the table.
pub(super) fn text(label: &str, every: &str, series: &Series, size: Size) -> String {
    let mut keys: Vec<&Key> = series.shown_ever().collect();
    let count = keys.len();
    // Besides: the title, the titles of columns, a line about what is left out,
    // and in the end the prompt.
    let room = size.lines.saturating_sub(4).max(1);
    keys.truncate(room);
    let readings = counted(series.readings as usize, "reading");
    let mut head = format!(" every {every}, {readings}");
    if series.is_of_moved() {
        head.push_str(&format!(", {count} of {} moved", counted(series.keys().len(), "key")));
    }
    if let Some(note) = series.note() {
        head.push_str(&format!(", {note}"));
    }
    // The end of a long path tells more than its start, and what moved more
    // than either.
    let room = size.columns.saturating_sub(head.width()).max(size.columns / 3);
    let mut name = label.to_owned();
    cut_start(&mut name, room);
    cut(&mut head, size.columns.saturating_sub(name.width()).max(1));
    let mut text = format!("{}{head}\n", styled(HEADING, &name));
    if !keys.is_empty() {
        text.push_str(&table(series, &keys, size.columns));
    }
    let more = count - keys.len();
    if more > 0 {
        text.push_str(&styled(
            FAINT,
            &format!("and {}; --keys chooses", counted(more, "more key")),
        ));
        text.push('\n');
    }
    text
}

fn table(series: &Series, keys: &[&Key], columns: usize) -> String {
    let wide = columns >= WIDE;
    let rows: Vec<[String; 4]> = keys.iter().map(|key| row(series, key)).collect();
    let used: usize = (0..4)
        .map(|column| rows.iter().map(|row| row[column].width()).max().unwrap_or(0).max(6) + 2)
        .sum();
    let most = if wide { SPARK_WIDE } else { SPARK.1 };
    let width = columns.saturating_sub(used).clamp(SPARK.0, most);
    let mut titles = vec!["key", ">value", ">change", ">rate", "trend"];
    if wide {
        titles.push("meaning");
    }
    let mut table = Table::new(titles, Overflow::Cut(1));
    for (row, key) in rows.into_iter().zip(keys) {
        let look = match series.cell(key) {
            _ if !key.moved => Look::Faint,
            Cell::Absent => Look::Faint,
            _ => Look::Plain,
        };
        let strong = if key.moved { Look::Strong } else { Look::Faint };
        let looks = [look, look, strong, look];
        let mut cells: Vec<_> = row.into_iter().zip(looks).collect();
        cells.push((spark::line(&key.trend, key.is_counter(), width), look));
        if wide {
            let meaning = key.info.map_or("", |info| info.meaning);
            cells.push((meaning.to_owned(), Look::Faint));
        }
        table.row(cells);
    }
    table.render(Some(columns))
}

fn row(series: &Series, key: &Key) -> [String; 4] {
    let cell = series.cell(key);
    let value = match (series.file(), cell) {
        (Some(file), cell) if !cell.is_absent() => shown(file, key.info, cell),
        _ => "-".to_owned(),
    };
    [display(key.name.as_bytes()), value, words::change(key, cell), words::rate(key)]
}
