//! Snapshots for people: `repr` and HTML.

use std::fmt::Write;

use pyo3::prelude::*;
use statcodec::{Cell, RowView};

use crate::snapshot::Snapshot;

/// Rows that `repr` shows.
const SHOWN: usize = 5;
/// Rows that a notebook shows.
const SHOWN_HTML: usize = 200;

/// `<Snapshot memory.stat: anon=4096, file=8192, ... of 71 rows>`
pub(crate) fn snapshot(snapshot: &Bound<'_, Snapshot>) -> PyResult<String> {
    let inner = snapshot.get().inner();
    let mut text = format!("<Snapshot {}:", inner.file());
    for (number, row) in inner.rows().take(SHOWN).enumerate() {
        text.push_str(if number == 0 { " " } else { ", " });
        text.push_str(&String::from_utf8_lossy(row.name()));
        let mut cells = row.cells();
        match (cells.next(), cells.len()) {
            (None, _) => {}
            (Some((b"", cell)), 0) => {
                let _ = write!(text, "={}", spelled(cell));
            }
            (Some((name, cell)), more) => {
                let name = String::from_utf8_lossy(name);
                let equals = if name.is_empty() { "" } else { "=" };
                let dots = if more > 0 { " ..." } else { "" };
                let _ = write!(text, "({name}{equals}{}{dots})", spelled(cell));
            }
        }
    }
    match inner.len() {
        0 => text.push_str(" no rows"),
        rows if rows > SHOWN => {
            let _ = write!(text, ", ... of {rows} rows");
        }
        _ => {}
    }
    text.push('>');
    Ok(text)
}

/// A table: a row for each row, a column for each name that cells have.
pub(crate) fn snapshot_html(snapshot: &Bound<'_, Snapshot>) -> PyResult<String> {
    let inner = snapshot.get().inner();
    let mut columns: Vec<&[u8]> = Vec::new();
    for row in inner.rows().take(SHOWN_HTML) {
        for (name, _) in row.cells() {
            if !columns.contains(&name) {
                columns.push(name);
            }
        }
    }
    let mut html = format!("<table><caption>{}</caption><thead><tr><th></th>", inner.file());
    for name in &columns {
        let name = if name.is_empty() { &b"value"[..] } else { name };
        let _ = write!(html, "<th>{}</th>", escaped(name));
    }
    html.push_str("<th>unit</th></tr></thead><tbody>");
    for row in inner.rows().take(SHOWN_HTML) {
        let _ = write!(html, "<tr><th>{}</th>", escaped(row.name()));
        for name in &columns {
            let cell = html_cell(row, name);
            let _ = write!(html, "<td style=\"text-align:right\">{cell}</td>");
        }
        let unit = row.info().map_or("", |info| info.unit.as_str());
        let _ = write!(html, "<td>{unit}</td></tr>");
    }
    html.push_str("</tbody></table>");
    if inner.len() > SHOWN_HTML {
        let _ = write!(html, "<p>... of {} rows</p>", inner.len());
    }
    Ok(html)
}

/// The values of a row's cells of one name.
fn html_cell(row: RowView<'_>, name: &[u8]) -> String {
    let cells = row.cells().filter(|(cell, _)| *cell == name);
    cells.map(|(_, cell)| escaped(spelled(cell).as_bytes())).collect::<Vec<_>>().join(" ")
}

fn spelled(cell: Cell<'_>) -> String {
    match cell {
        Cell::Value(number) => number.to_string(),
        Cell::Negative(number) => number.to_string(),
        Cell::Hundredths(number) => format!("{}.{:02}", number / 100, number % 100),
        Cell::Max => "max".to_owned(),
        Cell::Text(text) => String::from_utf8_lossy(text).into_owned(),
        Cell::Unreadable(text) => format!("unreadable {:?}", String::from_utf8_lossy(text)),
        _ => String::new(),
    }
}

fn escaped(text: &[u8]) -> String {
    let mut html = String::new();
    for letter in String::from_utf8_lossy(text).chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            other => html.push(other),
        }
    }
    html
}
