//! Tables that fit the terminal: no lines around cells, so that they can be
//! copied and searched.
//!
//! All columns but the last are as wide as what is in them. The last one takes
//! what is left of the terminal: where that is too little it is cut, or stands
//! on lines of its own below its row. Without a terminal everything stands on
//! one line.

use std::env;
use std::io::IsTerminal;

use comfy_table::{Attribute, CellAlignment};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::output::{FAINT, styled};

/// How a cell looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// As it is.
    Plain,
    /// What the eye is to find.
    Strong,
    /// What explains, or is nothing.
    Faint,
}

/// What becomes of the last column where it does not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overflow {
    /// It is cut with `…`, or below its row where fewer columns than this are
    /// left.
    Cut(usize),
    /// It stands below its row, whole.
    Below,
}

/// Columns that are aligned to the right, by a `>` before their title.
const RIGHT: char = '>';

/// A table in the making.
#[derive(Debug)]
pub(crate) struct Table {
    titles: Vec<String>,
    rows: Vec<Vec<(String, Look)>>,
    overflow: Overflow,
}

impl Table {
    /// A table with these titles; one that begins with `>` is that of a column
    /// aligned to the right.
    pub(crate) fn new<T: Into<String>>(
        titles: impl IntoIterator<Item = T>,
        overflow: Overflow,
    ) -> Self {
        Self { titles: titles.into_iter().map(Into::into).collect(), rows: Vec::new(), overflow }
    }

    /// Adds a row of as many cells as there are titles.
    pub(crate) fn row(&mut self, cells: Vec<(String, Look)>) {
        debug_assert_eq!(cells.len(), self.titles.len(), "a cell for each title");
        self.rows.push(cells);
    }

    /// Leaves out columns that are empty in all rows.
    pub(crate) fn drop_empty_columns(&mut self) {
        for column in (0..self.titles.len()).rev() {
            let empty = self.rows.iter().all(|row| row[column].0.is_empty());
            if empty && self.titles.len() > 1 {
                self.titles.remove(column);
                for row in &mut self.rows {
                    row.remove(column);
                }
            }
        }
    }

    /// Whether there are no rows.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The table as text with styles, its lines ended.
    pub(crate) fn render(mut self, width: Option<usize>) -> String {
        let last = self.titles.len() - 1;
        let fixed: usize = (0..last).map(|column| self.content_width(column) + 2).sum();
        let left = width.map_or(usize::MAX, |width| width.saturating_sub(fixed));
        let needed = self.content_width(last);
        let below = match self.overflow {
            Overflow::Cut(least) => left < needed.min(least),
            Overflow::Below => left < needed,
        };
        if below {
            self.titles.pop();
            let texts: Vec<String> =
                self.rows.iter_mut().filter_map(|row| row.pop().map(|(text, _)| text)).collect();
            // What does not fit is set tighter.
            let gap = if left < 2 { 1 } else { 2 };
            return interleave(&self.lines(gap), &texts, width.unwrap_or(80));
        }
        for row in &mut self.rows {
            if let Some((text, _)) = row.last_mut() {
                cut(text, left);
            }
        }
        let mut text = self.lines(2).join("\n");
        text.push('\n');
        text
    }

    /// The lines of the table, the titles' first, and one for each row.
    fn lines(&self, gap: u16) -> Vec<String> {
        let mut table = comfy_table::Table::new();
        table
            .load_style(comfy_table::presets::NOTHING)
            // anstream takes the styles away again where they do not belong.
            .enforce_styling()
            .set_header(self.titles.iter().map(|title| {
                comfy_table::Cell::new(title.trim_start_matches(RIGHT))
                    .add_attributes(vec![Attribute::Bold, Attribute::Dim])
            }));
        table.style_text_only();
        for row in &self.rows {
            table.add_row(row.iter().map(|(text, look)| cell(text, *look)));
        }
        let last = self.titles.len() - 1;
        for (number, title) in self.titles.iter().enumerate() {
            let Some(column) = table.column_mut(number) else {
                continue;
            };
            column.set_padding((0, if number == last { 0 } else { gap }));
            if title.starts_with(RIGHT) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table.lines().map(|line| line.trim_end().to_owned()).collect()
    }

    fn content_width(&self, column: usize) -> usize {
        let title = self.titles[column].trim_start_matches(RIGHT).width();
        let cells = self.rows.iter().map(|row| row[column].0.width());
        cells.max().unwrap_or(0).max(title)
    }
}

fn cell(content: &str, look: Look) -> comfy_table::Cell {
    let cell = comfy_table::Cell::new(content);
    match look {
        // A style of nothing would keep the blanks before it.
        _ if content.is_empty() => cell,
        Look::Plain => cell,
        Look::Strong => cell.add_attribute(Attribute::Bold),
        Look::Faint => cell.add_attribute(Attribute::Dim),
    }
}

/// The lines of a table with text below each row.
fn interleave(lines: &[String], below: &[String], width: usize) -> String {
    let mut text = String::new();
    let (titles, rows) = lines.split_at(lines.len() - below.len());
    for line in titles {
        text.push_str(line);
        text.push('\n');
    }
    for (line, more) in rows.iter().zip(below) {
        text.push_str(line);
        text.push('\n');
        if !more.is_empty() {
            for line in wrap(more, width.saturating_sub(4).max(20)) {
                text.push_str(&format!("    {}\n", styled(FAINT, &line)));
            }
        }
    }
    text
}

/// Cuts text to `width` columns, of which `…` is the last.
pub(crate) fn cut(text: &mut String, width: usize) {
    if text.width() <= width {
        return;
    }
    let mut used = 1;
    let end = text.char_indices().find_map(|(at, char)| {
        used += char.width().unwrap_or(0);
        (used > width).then_some(at)
    });
    text.truncate(end.unwrap_or(0));
    text.truncate(text.trim_end().len());
    text.push('…');
}

/// Cuts the start off text, to `width` columns, of which `…` is the first.
pub(crate) fn cut_start(text: &mut String, width: usize) {
    if text.width() <= width {
        return;
    }
    let mut used = 1;
    let start = text.char_indices().rev().find_map(|(at, char)| {
        used += char.width().unwrap_or(0);
        (used > width).then(|| at + char.len_utf8())
    });
    text.replace_range(..start.unwrap_or(0), "…");
}

/// Text in lines of at most `width` columns, broken at blanks.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The columns there are: what `COLUMNS` says, else what the terminal says,
/// else no limit.
pub(crate) fn width() -> Option<usize> {
    let given = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let detected = || {
        let stdout = std::io::stdout();
        stdout.is_terminal().then(|| {
            let size = terminal_size::terminal_size_of(stdout);
            size.map_or(80, |(width, _)| usize::from(width.0))
        })
    };
    given.filter(|&width| width > 0).or_else(detected).map(|width: usize| width.max(40))
}

#[cfg(test)]
mod tests {
    use super::{cut, cut_start};

    #[test]
    fn cut_table() {
        for (text, width, end, start) in [
            ("/a/b/memory.stat", 16, "/a/b/memory.stat", "/a/b/memory.stat"),
            ("/a/b/memory.stat", 12, "/a/b/memory…", "…memory.stat"),
            // Letters of two columns are kept whole.
            ("数数数", 4, "数…", "…数"),
            ("abc", 1, "…", "…"),
        ] {
            let (mut from_end, mut from_start) = (text.to_owned(), text.to_owned());
            cut(&mut from_end, width);
            cut_start(&mut from_start, width);
            assert_eq!((from_end.as_str(), from_start.as_str()), (end, start));
        }
    }
}
