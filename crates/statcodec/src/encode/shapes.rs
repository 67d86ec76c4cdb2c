//! Writing each shape: the mirror image of `template::shapes`, which reads
//! them.

use alloc::vec::Vec;

use super::builder::{Builder, Row};
use super::{Growing, Writer, labels, zoneinfo};
use crate::catalog::Shape;
use crate::{File, Value};

pub(super) type Text<'b> = Writer<Growing<'b>>;

/// Writes the rows of a builder in the form of its file.
pub(super) fn write(builder: &Builder, text: &mut Vec<u8>) {
    let mut writer = Writer::growing(text);
    let w = &mut writer;
    match builder.file().info().shape {
        Shape::Flat => each(builder, |row| {
            w.text(row.name());
            separated(w, row, " ", true);
            w.end_line();
        }),
        Shape::Nested => each(builder, |row| nested(w, builder.file(), row)),
        Shape::Values => values(w, builder),
        Shape::Numbers => numbers(w, builder),
        Shape::Words => words(w, builder),
        Shape::Ids | Shape::Text => each(builder, |row| {
            separated(w, row, " ", false);
            w.end_line();
        }),
        Shape::Ranges => ranges(w, builder),
        Shape::Columns | Shape::Schedstat => columns(w, builder),
        Shape::Blkio => each(builder, |row| blkio(w, row)),
        Shape::Diskstats => each(builder, |row| diskstats(w, row)),
        Shape::Softirqs => softirqs(w, builder),
        Shape::Buddyinfo => each(builder, |row| {
            w.text(row.name()).text(" ");
            for (_, value) in row.cells() {
                put_padded(w, "", value, 6);
                w.text(" ");
            }
            w.end_line();
        }),
        Shape::Colon | Shape::Rollup => labels::rows(w, builder),
        Shape::Maps | Shape::Smaps => each(builder, |row| labels::mapping(w, row)),
        Shape::Zoneinfo => each(builder, |row| zoneinfo::zone(w, row)),
        Shape::PidStat => pid_stat(w, builder),
        Shape::CgroupPath => each(builder, |row| {
            w.text(row.name());
            for (controllers, path) in row.cells() {
                w.text(":").text(controllers);
                put(w, ":", path);
            }
            w.end_line();
        }),
    }
}

fn each<'b>(builder: &'b Builder, write: impl FnMut(Row<'b>)) {
    builder.rows().for_each(write);
}

/// Appends `delimiter` and a value.
pub(super) fn put(w: &mut Text<'_>, delimiter: impl AsRef<[u8]>, value: Value<'_>) {
    match value {
        Value::Number(number) => w.decimal(delimiter, number),
        Value::Negative(number) => w.signed(delimiter, number),
        Value::Hundredths(number) => w.hundredths(delimiter, number),
        Value::Max => w.text(delimiter).text("max"),
        Value::Text(text) => w.text(delimiter).text(text),
    };
}

/// The same with blanks before a number up to a width.
pub(super) fn put_padded(w: &mut Text<'_>, delimiter: &str, value: Value<'_>, width: u8) {
    match value {
        Value::Number(number) => {
            w.decimal_width(delimiter, number, width);
        }
        other => put(w, delimiter, other),
    }
}

/// The values of a row with a separator between them, and before the first
/// where `leading`.
fn separated(w: &mut Text<'_>, row: Row<'_>, separator: &str, leading: bool) {
    for (number, (_, value)) in row.cells().enumerate() {
        put(w, if number > 0 || leading { separator } else { "" }, value);
    }
}

/// `head=value cell=value`. io.stat has a blank after a head without cells
/// and two after one without the six common cells; rdma has one at the end.
fn nested(w: &mut Text<'_>, file: File, row: Row<'_>) {
    const RDMA: [File; 3] = [File::RdmaMax, File::RdmaCurrent, File::RdmaPeak];
    w.text(row.name());
    let first = row.cells().next();
    let common = first.is_some_and(|(name, _)| name == b"rbytes");
    if file == File::IoStat && !common {
        w.text(" ");
    }
    for (name, value) in row.cells() {
        if !name.is_empty() {
            w.text(" ").text(name);
        }
        put(w, "=", value);
    }
    if RDMA.contains(&file) {
        w.text(" ");
    }
    w.end_line();
}

/// One line of all rows. loadavg has a slash between its task counts.
fn values(w: &mut Text<'_>, builder: &Builder) {
    for (number, row) in builder.rows().enumerate() {
        let separator = match (builder.file(), number) {
            (_, 0) => "",
            (File::Loadavg, 4) => "/",
            _ => " ",
        };
        w.text(separator);
        separated(w, row, " ", false);
    }
    if builder.rows().len() > 0 {
        w.end_line();
    }
}

/// One line; the files of CPUs end it with a blank.
fn numbers(w: &mut Text<'_>, builder: &Builder) {
    let after = builder.file() != File::NodeDistance;
    for row in builder.rows() {
        for (number, (_, value)) in row.cells().enumerate() {
            put(w, if number > 0 && !after { " " } else { "" }, value);
            w.text(if after { " " } else { "" });
        }
        w.end_line();
    }
}

/// Words with a blank between them; no words are no bytes.
fn words(w: &mut Text<'_>, builder: &Builder) {
    for (number, row) in builder.rows().enumerate() {
        w.text(if number > 0 { " " } else { "" }).text(row.name());
    }
    if builder.rows().len() > 0 {
        w.end_line();
    }
}

/// `0-3,8`; no ranges are a line with nothing in it.
fn ranges(w: &mut Text<'_>, builder: &Builder) {
    for (number, row) in builder.rows().enumerate() {
        w.text(if number > 0 { "," } else { "" });
        separated(w, row, "-", false);
    }
    w.end_line();
}

/// A row's name and columns; two blanks after `cpu`. cpuacct.usage_all names
/// its columns in a line of its own.
fn columns(w: &mut Text<'_>, builder: &Builder) {
    if builder.file() == File::V1CpuacctUsageAll
        && let Some(row) = builder.rows().next()
    {
        w.text("cpu");
        for (name, _) in row.cells() {
            w.text(" ").text(name);
        }
        w.end_line();
    }
    for row in builder.rows() {
        w.text(row.name());
        if row.name() == b"cpu" {
            w.text(" ");
        }
        separated(w, row, " ", true);
        w.end_line();
    }
}

fn blkio(w: &mut Text<'_>, row: Row<'_>) {
    for (operation, value) in row.cells() {
        w.text(row.name());
        if !operation.is_empty() {
            w.text(" ").text(operation);
        }
        put(w, " ", value);
        w.end_line();
    }
}

/// `   8       0 sda 1 2 3`: the first two cells stand before the name.
fn diskstats(w: &mut Text<'_>, row: Row<'_>) {
    for (number, (_, value)) in row.cells().enumerate() {
        match number {
            0 => put_padded(w, "", value, 4),
            1 => {
                put_padded(w, " ", value, 7);
                w.text(" ").text(row.name());
            }
            _ => put(w, " ", value),
        }
    }
    w.end_line();
}

/// A header of CPUs, then names aligned right in 12 columns, numbers in 10.
fn softirqs(w: &mut Text<'_>, builder: &Builder) {
    let Some(first) = builder.rows().next() else {
        return;
    };
    w.text("                    ");
    for (cpu, _) in first.cells() {
        w.text(cpu);
        blanks(w, 11usize.saturating_sub(cpu.len()));
    }
    w.end_line();
    for row in builder.rows() {
        blanks(w, 12usize.saturating_sub(row.name().len()));
        w.text(row.name()).text(":");
        for (_, value) in row.cells() {
            put_padded(w, " ", value, 10);
        }
        w.end_line();
    }
}

/// `pid (name) state number ...`
fn pid_stat(w: &mut Text<'_>, builder: &Builder) {
    for (number, row) in builder.rows().enumerate() {
        let (before, after) = match number {
            0 => ("", ""),
            1 => (" (", ")"),
            _ => (" ", ""),
        };
        w.text(before);
        separated(w, row, " ", false);
        w.text(after);
    }
    if builder.rows().len() > 0 {
        w.end_line();
    }
}

pub(super) fn blanks(w: &mut Text<'_>, count: usize) {
    for _ in 0..count {
        w.text(" ");
    }
}
