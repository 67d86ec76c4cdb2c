//! Decode, change, encode, decode.

use statcodec::encode::Builder;
use statcodec::{Cell, Snapshot, Value};

use super::{file_and_rest, items};

/// A text that decodes strictly
/// - is what its snapshot encodes to;
/// - has, with a value put into a cell that takes it, this value there and all
///   others as before when it is decoded again;
/// - built from its rows and cells, is refused or has the same rows and cells.
pub fn target(input: &[u8]) {
    let Some((file, text)) = file_and_rest(input) else {
        return;
    };
    let Ok(snapshot) = file.decode(text) else {
        return;
    };
    assert!(snapshot.to_text() == text, "{file}: the text does not come out again");
    let word = text.get(..input.len() % 12).unwrap_or_default();
    let number =
        input.iter().fold(0u64, |hash, &b| hash.wrapping_mul(31).rotate_left(7) ^ u64::from(b));
    let cells = snapshot.values().len();
    for cell in [0, 1, number as usize % cells.max(1), cells.saturating_sub(1)] {
        for value in [
            Value::Number(0),
            Value::Number(number >> (number % 64)),
            Value::Number(u64::MAX),
            Value::Negative(i64::MIN),
            Value::Negative(-1),
            Value::Max,
            Value::Hundredths(number >> (number % 64)),
            Value::Text(word),
            Value::Text(b"rw-p"),
            Value::Text(b""),
        ] {
            changed(&snapshot, cell, value);
        }
    }
    built(&snapshot);
}

fn changed(snapshot: &Snapshot, cell: usize, value: Value<'_>) {
    let mut other = snapshot.clone();
    if other.set(cell, value).is_err() {
        assert!(other == *snapshot, "a cell that was refused is unchanged");
        return;
    }
    let (file, text) = (snapshot.file(), other.to_text());
    let shown = || format!("{file}: cell {cell}, {value:?}: {:?}", String::from_utf8_lossy(&text));
    let again = file.decode(&text).unwrap_or_else(|error| panic!("{error}: {}", shown()));
    let (before, after) = (items(snapshot), items(&again));
    assert_eq!(before.len(), after.len(), "{}", shown());
    for (number, (before, after)) in before.iter().zip(&after).enumerate() {
        assert_eq!((before.0, before.1), (after.0, after.1), "{number} of {}", shown());
    }
    for (number, _) in snapshot.values().iter().enumerate() {
        let want = if number == cell { as_cell(value) } else { snapshot.cell(number) };
        assert_eq!(again.cell(number), want, "{number} of {}", shown());
    }
    assert!(again.to_text() == text, "{}", shown());
}

fn built(snapshot: &Snapshot) {
    let mut builder = Builder::new(snapshot.file());
    for row in snapshot.rows() {
        builder.row(row.name());
        for (name, cell) in row.cells() {
            builder.cell(name, as_value(cell));
        }
    }
    let Ok(built) = builder.finish() else {
        return;
    };
    let (want, found) = (items(snapshot), items(&built));
    assert_eq!(want.len(), found.len(), "{}", snapshot.file());
    for (want, found) in want.iter().zip(&found) {
        assert_eq!(want.2, found.2, "{}: {:?}", snapshot.file(), want);
    }
}

fn as_value(cell: Cell<'_>) -> Value<'_> {
    match cell {
        Cell::Value(number) => Value::Number(number),
        Cell::Hundredths(number) => Value::Hundredths(number),
        Cell::Negative(number) => Value::Negative(number),
        Cell::Max => Value::Max,
        Cell::Text(text) => Value::Text(text),
        other => panic!("a strict reading has {other:?}"),
    }
}

fn as_cell(value: Value<'_>) -> Cell<'_> {
    match value {
        Value::Number(number) => Cell::Value(number),
        Value::Hundredths(number) => Cell::Hundredths(number),
        Value::Negative(number) => Cell::Negative(number),
        Value::Max => Cell::Max,
        Value::Text(text) => Cell::Text(text),
        other => panic!("{other:?}"),
    }
}
