//! A snapshot as comma-separated values: a line for each cell.
//!
//! Columns: `row`, `cell`, `value`, `state`, `unit`. Names and text are escaped
//! as in JSON ([`visible`](crate::visible)); a field with a comma, a quote or a
//! line's end is quoted as RFC 4180 says, and lines end with LF.

use std::io::{self, Write};

use statcodec::Snapshot;

use crate::cells;
use crate::visible::escape;

/// Writes a heading and a line for each cell. A row without cells has one line
/// with nothing after its name.
pub(crate) fn write(snapshot: &Snapshot, out: &mut dyn Write) -> io::Result<()> {
    record(out, &["row", "cell", "value", "state", "unit"])?;
    for row in snapshot.rows() {
        if row.cells().len() == 0 {
            record(out, &[&*escape(row.name()), "", "", "absent", ""])?;
        }
        for place in cells::of_row(snapshot, row) {
            let value = cells::literal(place.cell);
            let fields = [
                &*escape(place.row),
                &*escape(place.name),
                &*escape(&value),
                cells::state_name(place.cell.state()),
                place.info.map_or("", |info| info.unit.as_str()),
            ];
            record(out, &fields)?;
        }
    }
    Ok(())
}

/// Writes one line of fields.
pub(crate) fn record(out: &mut dyn Write, fields: &[&str]) -> io::Result<()> {
    for (number, field) in fields.iter().enumerate() {
        if number > 0 {
            out.write_all(b",")?;
        }
        if field.contains([',', '"', '\n', '\r']) {
            write!(out, "\"{}\"", field.replace('"', "\"\""))?;
        } else {
            out.write_all(field.as_bytes())?;
        }
    }
    out.write_all(b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use statcodec::File;

    #[test]
    fn csv_table() {
        let text = b"anon 1\nfile x,\"y\nodd\xff 3\nkernel -4\nsock max\n";
        let (snapshot, _) = File::MemoryStat.decode_lenient(text).unwrap();
        let mut csv = Vec::new();
        write(&snapshot, &mut csv).unwrap();
        assert_eq!(
            String::from_utf8(csv).unwrap(),
            "row,cell,value,state,unit\n\
             anon,,1,value,bytes\n\
             file,,\"x,\"\"y\",unreadable,bytes\n\
             odd\\xff,,3,value,\n\
             kernel,,-4,negative,bytes\n\
             sock,,max,max,bytes\n"
        );
    }
}
