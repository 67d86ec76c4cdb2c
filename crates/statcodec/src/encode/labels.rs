//! Writing labels and numbers with their units, and mappings.

use super::builder::{Builder, Row};
use super::shapes::{Text, blanks, put, put_padded};
use crate::catalog::Unit;
use crate::{File, Value};

/// meminfo, status, io, smaps_rollup: a line for each row. A node's meminfo
/// has the row `Node` before the others, whose number stands in each line.
pub(super) fn rows(w: &mut Text<'_>, builder: &Builder) {
    let file = builder.file();
    let mut node = Value::Number(0);
    for row in builder.rows() {
        if file == File::NodeMeminfo && row.name() == b"Node" {
            node = row.cells().next().map_or(node, |(_, value)| value);
            continue;
        }
        if file == File::PidSmapsRollup && row.cells().len() > 1 {
            header(w, row);
            continue;
        }
        if file == File::NodeMeminfo {
            put(w, "Node ", node);
            w.text(" ");
        }
        match file {
            File::PidStatus => status(w, row),
            File::PidIo => {
                w.text(row.name()).text(":");
                row.cells().for_each(|(_, value)| put(w, " ", value));
            }
            _ => {
                let value = row.cells().next().map_or(Value::Text(b""), |(_, value)| value);
                field(w, file, row.name(), value);
            }
        }
        w.end_line();
    }
}

/// `label:\tvalue`; memory is aligned right in 8 columns with its unit, the
/// ids of a user have tabs between them, those of groups a blank after each.
fn status(w: &mut Text<'_>, row: Row<'_>) {
    let name = row.name();
    w.text(name).text(":\t");
    let unit = File::PidStatus.key_named(name).map(|key| key.unit);
    for (number, (_, value)) in row.cells().enumerate() {
        match name {
            _ if unit == Some(Unit::Kibibytes) => {
                put_padded(w, "", value, 8);
                w.text(" kB");
            }
            b"Groups" => {
                put(w, "", value);
                w.text(" ");
            }
            b"SigQ" => put(w, if number > 0 { "/" } else { "" }, value),
            _ => put(w, if number > 0 { "\t" } else { "" }, value),
        }
    }
    if name == b"Groups" && row.cells().len() == 0 {
        w.text(" ");
    }
}

/// `label:   number kB`: label, colon and blanks take 16 columns, the number
/// 8 and more where it needs them. A few labels are padded further and leave
/// the number less; counts have no unit.
fn field(w: &mut Text<'_>, file: File, label: &[u8], value: Value<'_>) {
    w.text(label).text(":");
    if let Value::Text(text) = value {
        w.text(if text.is_empty() { "" } else { " " }).text(text);
        return;
    }
    let known = file.key_named(label).map(|key| key.unit);
    let kib = match known {
        Some(unit) => unit == Unit::Kibibytes,
        None => !label.starts_with(b"HugePages_"),
    };
    let (column, width) = match label {
        b"Private_Hugetlb" => (17, 7),
        b"HardwareCorrupted" | b"EarlyMemtestBad" => (19, 5),
        _ if label.starts_with(b"HugePages_") && file == File::NodeMeminfo => (17, 5),
        _ if label.starts_with(b"HugePages_") => (19, 5),
        _ => (16, 8),
    };
    blanks(w, usize::saturating_sub(column, label.len() + 1));
    put_padded(w, "", value, width);
    w.text(if kib { " kB" } else { "" });
}

/// A mapping of maps or smaps: its line, then a line for each further cell.
pub(super) fn mapping(w: &mut Text<'_>, row: Row<'_>) {
    header(w, row);
    for (label, value) in row.cells().skip(HEADER.len()) {
        field(w, File::PidSmaps, label, value);
        w.end_line();
    }
}

/// The cells of a mapping's line after its addresses.
const HEADER: [&[u8]; 6] = [b"perms", b"offset", b"major", b"minor", b"inode", b"path"];

/// `7f00-8f00 rw-p 00000000 08:01 77      /path`: the path begins in column
/// 73, or after one more blank where the rest is longer.
fn header(w: &mut Text<'_>, row: Row<'_>) {
    let start = w.written();
    w.text(row.name());
    let mut path: &[u8] = b"";
    for ((_, value), name) in row.cells().zip(HEADER) {
        match (name, value) {
            (b"path", Value::Text(text)) => path = text,
            (b"offset", Value::Number(number)) => {
                w.hex(" ", number, 8);
            }
            (b"major", Value::Number(number)) => {
                w.hex(" ", number, 2);
            }
            (b"minor", Value::Number(number)) => {
                w.hex(":", number, 2);
            }
            (_, value) => put(w, " ", value),
        }
    }
    w.text(" ");
    if !path.is_empty() {
        let column = w.written() - start;
        blanks(w, 72usize.saturating_sub(column) + 1);
        w.text(path);
    }
    w.end_line();
}
