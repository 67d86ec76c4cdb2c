//! A tree for programs: JSON and comma-separated values.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use statcodec::accumulate;
use statcodec_reader::Tree;

use super::order::Line;
use super::values::Values;
use crate::cells::{literal, state_name};
use crate::json::{self, Scalar};
use crate::rows_csv::record;
use crate::visible::escape;

/// What is shown.
pub(super) struct View<'t> {
    pub(super) tree: &'t Tree,
    pub(super) values: &'t Values<'t>,
    pub(super) lines: &'t [Line],
    /// The root as a cgroup.
    pub(super) top: PathBuf,
}

impl View<'_> {
    /// A cgroup as `/proc/self/cgroup` would name it.
    pub(super) fn cgroup(&self, row: usize) -> PathBuf {
        let (path, root) = (self.tree.path(row), self.tree.path(0));
        let below = path.strip_prefix(root).unwrap_or(Path::new(""));
        if below.as_os_str().is_empty() { self.top.clone() } else { self.top.join(below) }
    }
}

/// What is to be said of a value, in words; empty for nothing.
pub(super) fn mark(marks: accumulate::Marks) -> &'static str {
    use accumulate::Marks;
    let words = [
        (Marks::UNREADABLE_PART, "unreadable part"),
        (Marks::WRAPPED, "wrapped"),
        (Marks::BELOW_ZERO, "below zero"),
    ];
    words.iter().find(|(mark, _)| marks.contains(*mark)).map_or("", |(_, word)| word)
}

/// Writes an array of the cgroups, in the order in which they are shown.
pub(super) fn json(view: &View<'_>, out: &mut dyn Write) -> io::Result<()> {
    json::json(&Cgroups(view), out)
}

struct Cgroups<'v>(&'v View<'v>);

impl Serialize for Cgroups<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.lines.iter().map(|line| Cgroup(self.0, line.row)))
    }
}

/// One cgroup: its path, depth, values, and what is to be said of them.
struct Cgroup<'v>(&'v View<'v>, usize);

impl Serialize for Cgroup<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(view, row) = *self;
        let path = view.cgroup(row);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("cgroup", &escape(path.as_os_str().as_encoded_bytes()))?;
        map.serialize_entry("depth", &view.tree.depth(row))?;
        map.serialize_entry("values", &Cells(view, row))?;
        let marks = Marks(view, row);
        if marks.iter().next().is_some() {
            map.serialize_entry("marks", &marks)?;
        }
        map.end()
    }
}

struct Cells<'v>(&'v View<'v>, usize);

impl Serialize for Cells<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let values = self.0.values;
        serializer.collect_map(
            values
                .quantities
                .iter()
                .map(|quantity| (&quantity.name, Scalar(values.cell(self.1, quantity).0))),
        )
    }
}

/// What is to be said of those values of which something is.
struct Marks<'v>(&'v View<'v>, usize);

impl Marks<'_> {
    fn iter(&self) -> impl Iterator<Item = (&String, &'static str)> {
        let (values, row) = (self.0.values, self.1);
        let all = values.quantities.iter().map(move |of| (&of.name, mark(values.cell(row, of).1)));
        all.filter(|(_, mark)| !mark.is_empty())
    }
}

impl Serialize for Marks<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// Writes a heading, and a line for each value.
pub(super) fn csv(view: &View<'_>, out: &mut dyn Write) -> io::Result<()> {
    record(out, &["cgroup", "depth", "key", "value", "state", "unit", "mark"])?;
    for line in view.lines {
        let path = view.cgroup(line.row);
        for quantity in &view.values.quantities {
            let (cell, marks) = view.values.cell(line.row, quantity);
            let value = literal(cell);
            let fields = [
                &*escape(path.as_os_str().as_encoded_bytes()),
                &view.tree.depth(line.row).to_string(),
                &quantity.name,
                &*escape(&value),
                state_name(cell.state()),
                quantity.column.info().map_or("", |info| info.unit.as_str()),
                mark(marks),
            ];
            record(out, &fields)?;
        }
    }
    Ok(())
}
