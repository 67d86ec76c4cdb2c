//! From a snapshot to JSON.

use std::collections::HashSet;
use std::io::{self, Write};

use serde::ser::{Error as _, SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use statcodec::{Cell, RowView, Snapshot};

use super::layout::Layout;
use super::{NAME, Outermost, VALUE, is_list};
use crate::cells::decimals;
use crate::visible::escape;

/// Writes a snapshot as JSON and ends the line.
pub(crate) fn write(snapshot: &Snapshot, out: &mut dyn Write) -> io::Result<()> {
    json(&Document(snapshot), out)
}

/// Writes anything as JSON in the layout of this module and ends the line.
pub(crate) fn json(value: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    let mut serializer = serde_json::Serializer::with_formatter(&mut *out, Layout::default());
    value.serialize(&mut serializer)?;
    out.write_all(b"\n")
}

/// A whole file.
struct Document<'s>(&'s Snapshot);

impl Serialize for Document<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let snapshot = self.0;
        let mut rows = snapshot.rows();
        match (Outermost::of(snapshot.file()), rows.next()) {
            (Outermost::Value, None) => serializer.serialize_unit(),
            (Outermost::Value, Some(row)) if rows.len() == 0 => {
                Cells::of(row).serialize(serializer)
            }
            (Outermost::Line, Some(row)) if rows.len() == 0 => {
                Cells::Array(row.cells().collect()).serialize(serializer)
            }
            (Outermost::Names, Some(_)) if snapshot.rows().all(|row| row.cells().len() == 0) => {
                serializer.collect_seq(snapshot.rows().map(|row| escape(row.name())))
            }
            (_, None) if is_list(snapshot.file()) => serializer.collect_seq([(); 0]),
            _ if rows_have_names(snapshot) => serializer
                .collect_map(snapshot.rows().map(|row| (escape(row.name()), Cells::of(row)))),
            _ => serializer.collect_seq(snapshot.rows().map(Element)),
        }
    }
}

/// Whether each row has a name that no other has.
fn rows_have_names(snapshot: &Snapshot) -> bool {
    let mut seen = HashSet::with_capacity(snapshot.len());
    snapshot.rows().all(|row| !row.name().is_empty() && seen.insert(row.name()))
}

/// A row as the element of an array.
struct Element<'s>(RowView<'s>);

impl Serialize for Element<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cells = Cells::of(self.0);
        if self.0.name().is_empty() {
            return match cells {
                // Would read as a named row.
                Cells::Object(cells) if matches!(cells[..], [(b"", _), (b"name", _)]) => {
                    Cells::Array(cells).serialize(serializer)
                }
                cells => cells.serialize(serializer),
            };
        }
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry(NAME, &escape(self.0.name()))?;
        map.serialize_entry(VALUE, &cells)?;
        map.end()
    }
}

/// The cells of a row, in the form that keeps all of them and their order.
enum Cells<'s> {
    One(Cell<'s>),
    Object(Vec<(&'s [u8], Cell<'s>)>),
    Array(Vec<(&'s [u8], Cell<'s>)>),
}

impl<'s> Cells<'s> {
    fn of(row: RowView<'s>) -> Self {
        let cells: Vec<_> = row.cells().collect();
        if let [(b"", cell)] = cells[..] {
            return Cells::One(cell);
        }
        let mut seen = HashSet::with_capacity(cells.len());
        let object = cells.iter().enumerate().all(|(number, &(name, _))| {
            // Only the head, before all others, may have no name.
            (number == 0 || !name.is_empty()) && name != VALUE.as_bytes() && seen.insert(name)
        });
        if object { Cells::Object(cells) } else { Cells::Array(cells) }
    }
}

impl Serialize for Cells<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cells::One(cell) => Scalar(*cell).serialize(serializer),
            Cells::Object(cells) => serializer.collect_map(cells.iter().map(|&(name, cell)| {
                let name = if name.is_empty() { VALUE.into() } else { escape(name) };
                (name, Scalar(cell))
            })),
            Cells::Array(cells) => {
                let mut array = serializer.serialize_seq(Some(cells.len()))?;
                for &(name, cell) in cells {
                    if name.is_empty() {
                        array.serialize_element(&Scalar(cell))?;
                    } else {
                        array.serialize_element(&Member(name, cell))?;
                    }
                }
                array.end()
            }
        }
    }
}

/// A named cell as the element of an array.
struct Member<'s>(&'s [u8], Cell<'s>);

impl Serialize for Member<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map([(escape(self.0), Scalar(self.1))])
    }
}

/// One cell.
pub(crate) struct Scalar<'s>(pub(crate) Cell<'s>);

impl Serialize for Scalar<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Cell::Value(number) => serializer.serialize_u64(number),
            Cell::Negative(number) => serializer.serialize_i64(number),
            // An f64 would not keep the digits.
            Cell::Hundredths(number) => RawValue::from_string(decimals(number))
                .map_err(S::Error::custom)?
                .serialize(serializer),
            Cell::Max => serializer.serialize_str("max"),
            Cell::Text(text) => serializer.serialize_str(&escape(text)),
            _ => serializer.serialize_unit(),
        }
    }
}
