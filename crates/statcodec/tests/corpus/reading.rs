//! Reading a text in every way there is: what one way finds, all must find.

use statcodec::catalog::Unit;
use statcodec::{Cell, Decoder, ErrorKind, File, RowView, Snapshot, Value};

/// Reads a text in which nothing is wrong: strictly, leniently, twice by one
/// decoder. It comes out again to the byte.
pub fn read(file: File, text: impl AsRef<[u8]>) -> Snapshot {
    let text = text.as_ref();
    let snapshot = file.decode(text).unwrap_or_else(|error| {
        let at = error.position(text);
        panic!("{file}:{}:{}: {error}", at.line, at.column)
    });
    assert_eq!(snapshot.to_text(), text, "{file}");
    let (lenient, problems) = file.decode_lenient(text).unwrap();
    assert!(problems.is_empty(), "{file}: {problems:?}");
    assert_eq!(lenient, snapshot, "{file}");
    let mut decoder = Decoder::new(file);
    for _ in 0..2 {
        assert_eq!(decoder.decode(text), Ok(&snapshot), "{file}");
        assert_eq!(decoder.decode_lenient(text).unwrap().snapshot, &snapshot, "{file}");
    }
    snapshot
}

/// Reads a text in which something is wrong: the faults by kind, line and
/// column, the first of which is the strict error. The text comes out again to
/// the byte. Returns what is read leniently.
pub fn read_faulty(
    file: File,
    text: impl AsRef<[u8]>,
    faults: &[(ErrorKind, usize, usize)],
) -> Snapshot {
    let text = text.as_ref();
    let (snapshot, problems) = file.decode_lenient(text).unwrap();
    let found: Vec<(ErrorKind, usize, usize)> = problems
        .as_slice()
        .iter()
        .map(|error| {
            let at = error.position(text);
            (error.kind, at.line, at.column)
        })
        .collect();
    assert_eq!(found, faults, "{file}");
    assert_eq!(file.decode(text).err(), problems.as_slice().first().copied(), "{file}");
    assert_eq!(snapshot.to_text(), text, "{file}");
    snapshot
}

/// The first cells of these rows are these numbers.
pub fn numbers(snapshot: &Snapshot, want: &[(&str, u64)]) {
    for &(row, number) in want {
        assert_eq!(snapshot.get_named(row), Cell::Value(number), "{row}");
    }
}

/// The file does not have these rows.
pub fn absent(snapshot: &Snapshot, rows: &[&str]) {
    for row in rows {
        assert_eq!(snapshot.get_named(row), Cell::Absent, "{row}");
        assert!(snapshot.row(row).is_none(), "{row}");
    }
}

/// These are all cells of the row, in order.
pub fn cells(row: RowView<'_>, want: &[(&str, Cell<'_>)]) {
    let found: Vec<(&str, Cell<'_>)> =
        row.cells().map(|(name, cell)| (std::str::from_utf8(name).unwrap(), cell)).collect();
    assert_eq!(found, want, "{}", super::lossy(row.name()));
}

/// The names of all rows, in order.
pub fn names(snapshot: &Snapshot) -> Vec<&str> {
    snapshot.rows().map(|row| std::str::from_utf8(row.name()).unwrap()).collect()
}

/// The text with another number in the first cell of a row, which the codec
/// must read as it wrote it.
pub fn rewritten(snapshot: &Snapshot, row: &str, number: u64) -> String {
    let template = snapshot.template();
    let cell = template.cells_of(template.row_named(row.as_bytes()).unwrap()).start;
    let mut changed = snapshot.clone();
    changed.set(cell, Value::Number(number)).unwrap();
    let text = changed.to_text();
    assert_eq!(read(snapshot.file(), &text), changed);
    String::from_utf8(text).unwrap()
}

/// The unit of a key or cell.
pub fn unit(file: File, name: &str) -> Unit {
    let known = file.key_named(name.as_bytes()).or_else(|| file.cell_named(name.as_bytes()));
    known.unwrap_or_else(|| panic!("{file} has no {name}")).unit
}
