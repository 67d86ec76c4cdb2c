//! The streaming iterators against whole files.

use statcodec::decode::{self, NestedPart};
use statcodec::{Cell, Error, ErrorKind, File, Value};

/// What the iterators find line by line is what decoding the file finds:
/// - `flat`: the same rows and the same faults, but for names seen before;
/// - `maps`: the same rows and the same faults;
/// - `smaps`: the same mappings, and the same faults of their lines;
/// - `nested`, `colon`: the same cells where nothing is wrong; a fault of
///   `colon` is that of its line as a whole file.
pub fn target(text: &[u8]) {
    let text = text.get(..20_000).unwrap_or(text);
    lines(text);
    flat(text);
    nested(text);
    colon(text);
    maps(text);
    smaps(text);
}

fn lines(text: &[u8]) {
    let good: Vec<&[u8]> = decode::lines(text).flatten().collect();
    let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |lf| lf + 1);
    let mut want: Vec<&[u8]> = text[..whole].split(|&byte| byte == b'\n').collect();
    want.pop();
    assert_eq!(good, want);
    assert_eq!(decode::lines(text).count(), want.len() + usize::from(whole < text.len()));
}

fn flat(text: &[u8]) {
    let (snapshot, problems) = File::MemoryStat.decode_lenient(text).unwrap();
    let mut rows = snapshot.rows().filter(|row| !matches!(row.value(), Cell::Unreadable(_)));
    let mut faults: Vec<Error> = Vec::new();
    for item in decode::flat(text) {
        match item {
            Ok((name, value)) => {
                let row = rows.next().expect("a row of the file");
                assert_eq!((row.name(), row.value()), (name, cell(value)));
            }
            Err(error) => faults.push(error),
        }
    }
    assert!(rows.next().is_none());
    let known = problems.as_slice().iter().copied();
    let mut known: Vec<Error> = known
        .filter(|error| !matches!(error.kind, ErrorKind::DuplicateName | ErrorKind::Empty))
        .collect();
    if problems.count() == problems.as_slice().len() {
        // NULs after the last line, which has no LF either, are one fault.
        if known.len() + 1 == faults.len() {
            known.push(*faults.last().expect("one more"));
        }
        assert_eq!(faults, known);
    }
}

fn nested(text: &[u8]) {
    let found: Vec<_> = decode::nested(text).collect();
    assert!(found.len() <= text.len() + 1);
    let Ok(snapshot) = File::MemoryNumaStat.decode(text) else {
        return;
    };
    let mut parts = found.into_iter().map(|part| part.expect("a good file has good parts"));
    for row in snapshot.rows() {
        let mut cells = row.cells();
        let Some(NestedPart::Row { name, value }) = parts.next() else { panic!("a row") };
        assert_eq!(name, row.name());
        if let Some(value) = value {
            assert_eq!(cells.next(), Some((b"".as_slice(), cell(value))));
        }
        for (name, found) in cells {
            let Some(NestedPart::Cell { name: label, value }) = parts.next() else {
                panic!("a cell")
            };
            assert_eq!((label, cell(value)), (name, found));
        }
    }
    assert_eq!(parts.next(), None);
}

fn colon(text: &[u8]) {
    let found: Vec<_> = decode::colon(text).collect();
    let mut start = 0;
    let mut fields = decode::colon(text);
    while let Some(field) = fields.next() {
        let line = &text[start..fields.offset()];
        if let Err(error) = field {
            assert_eq!(first(File::Meminfo, line, start), Some((error.kind, error.offset)));
        }
        start = fields.offset();
    }
    let Ok(snapshot) = File::Meminfo.decode(text) else {
        return;
    };
    assert_eq!(snapshot.len(), found.len());
    for (row, field) in snapshot.rows().zip(found) {
        let field = field.expect("a good file has good fields");
        assert_eq!((row.name(), row.value()), (field.label, cell(field.value)));
    }
}

fn maps(text: &[u8]) {
    let (snapshot, problems) = File::PidMaps.decode_lenient(text).unwrap();
    let (good, bad): (Vec<_>, Vec<_>) = decode::maps(text).partition(Result::is_ok);
    assert_eq!(snapshot.len(), good.len());
    if problems.count() == problems.as_slice().len() {
        let bad: Vec<Error> = bad.into_iter().filter_map(Result::err).collect();
        assert_eq!(bad, problems.as_slice());
    }
    for (row, mapping) in snapshot.rows().zip(good.into_iter().flatten()) {
        assert_eq!(row.name(), format!("{:08x}-{:08x}", mapping.start, mapping.end).as_bytes());
        assert_eq!(row.get("perms"), Cell::Text(mapping.perms));
        assert_eq!(row.get("offset"), Cell::Value(mapping.offset));
        assert_eq!(row.get("inode"), Cell::Value(mapping.inode));
        assert_eq!(row.get("path"), Cell::Text(mapping.path));
    }
}

fn smaps(text: &[u8]) {
    let mut mappings = decode::smaps(text);
    let mut start = 0;
    while let Some(mapping) = mappings.next() {
        let line = text[start..].iter().position(|&byte| byte == b'\n');
        let line = &text[start..line.map_or(text.len(), |lf| start + lf + 1)];
        match mapping {
            Ok(mapping) => {
                assert_eq!(text[mapping.body_offset..mappings.offset()], *mapping.body);
                assert_eq!(start + line.len(), mapping.body_offset);
                assert!(mapping.fields().count() <= mapping.body.len());
                assert_eq!(first(File::PidSmaps, line, start), None);
            }
            Err(error) => {
                let whole = first(File::PidSmaps, line, start);
                assert_eq!(whole, Some((error.kind, error.offset)));
            }
        }
        start = mappings.offset();
    }
    assert_eq!(start, text.len());
}

/// The first fault of a line that is a file of its own, by its place in the
/// whole text.
fn first(file: File, line: &[u8], start: usize) -> Option<(ErrorKind, usize)> {
    let error = file.decode(line).err()?;
    Some((error.kind, start + error.offset))
}

fn cell(value: Value<'_>) -> Cell<'_> {
    match value {
        Value::Number(number) => Cell::Value(number),
        Value::Negative(number) => Cell::Negative(number),
        Value::Hundredths(number) => Cell::Hundredths(number),
        Value::Max => Cell::Max,
        Value::Text(text) => Cell::Text(text),
        other => panic!("{other:?}"),
    }
}
