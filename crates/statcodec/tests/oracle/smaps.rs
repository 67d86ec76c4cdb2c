//! smaps mapping by mapping against the whole file.

use statcodec::catalog::{Key as _, Unit, pid_smaps};
use statcodec::{Cell, Error, File, SmapsDecoder, decode};

use pid_smaps::Key;

/// The range of a mapping and its numbers by key, or what is wrong with it.
type Found = Result<(Vec<u8>, Vec<Cell<'static>>), Error>;

/// Texts with 0xff between them, read by one decoder: see [`agrees`].
pub fn target(input: &[u8]) {
    let mut warm = SmapsDecoder::new();
    for text in input.split(|&byte| byte == 0xff) {
        agrees(&mut warm, text);
    }
}

/// Mapping by mapping a text is what it is as a whole file:
/// - the first fault of all is that of the file;
/// - a mapping has the fault, or the fields, that the file has which is this
///   mapping alone;
/// - so finds a decoder that has read other texts;
/// - one of some fields finds these alike, where it finds them.
pub fn agrees(warm: &mut SmapsDecoder, text: &[u8]) {
    let found = mappings(&mut SmapsDecoder::new(), text);
    assert_eq!(mappings(warm, text), found, "what was learned before shows");
    assert_eq!(mappings(warm, text), found, "the order that was learned");
    selected(text, &found);
    let first = found.iter().find_map(|found| found.as_ref().err());
    assert_eq!(first, File::PidSmaps.decode(text).as_ref().err(), "the first fault");

    let mut each = decode::smaps(text);
    let mut start = 0;
    for found in &found {
        assert!(each.next().is_some(), "as many mappings");
        let end = each.offset();
        let alone = File::PidSmaps.decode(&text[start..end]);
        match (found, alone) {
            (Ok((range, cells)), Ok(file)) => {
                let row = file.rows().next().expect("a row");
                assert_eq!((file.len(), row.name()), (1, range.as_slice()));
                for (key, cell) in keys().zip(cells) {
                    assert_eq!(row.get(key.info().name), *cell, "{}", key.info().name);
                }
            }
            (found, alone) => {
                let found = found.as_ref().err().map(|error| (error.kind, error.offset));
                let alone = alone.err().map(|error| (error.kind, error.offset + start));
                assert_eq!(found, alone, "the fault of a mapping");
            }
        }
        start = end;
    }
    assert_eq!(each.next(), None, "as many mappings");
}

/// The keys whose values are numbers.
fn keys() -> impl Iterator<Item = Key> {
    Key::ALL.iter().copied().filter(|key| key.info().unit != Unit::Text)
}

fn mappings(decoder: &mut SmapsDecoder, text: &[u8]) -> Vec<Found> {
    let mut all = Vec::new();
    let mut mappings = decoder.mappings(text);
    while let Some(mapping) = mappings.next() {
        all.push(mapping.map(|mapping| {
            let line = mapping.line();
            let range = format!("{:08x}-{:08x}", line.start, line.end).into_bytes();
            (range, keys().map(|key| mapping.get(key)).collect())
        }));
        assert!(all.len() <= text.len(), "more mappings than bytes");
    }
    all
}

/// A decoder of some fields finds the same mappings and, in those that are
/// good, the same numbers. It need not see what is wrong with the others.
fn selected(text: &[u8], all: &[Found]) {
    let wanted = [Key::Rss, Key::Pss, Key::ThpEligible];
    let mut decoder = SmapsDecoder::only(&wanted);
    for _ in 0..2 {
        let some = mappings(&mut decoder, text);
        assert_eq!(some.len(), all.len());
        for (some, all) in some.iter().zip(all) {
            let Ok((range, all)) = all else { continue };
            let want = |(key, cell): (Key, &Cell<'static>)| match wanted.contains(&key) {
                true => *cell,
                false => Cell::Absent,
            };
            let want = (range.clone(), keys().zip(all).map(want).collect());
            assert_eq!(*some, Ok(want), "some fields of a good mapping");
        }
    }
}
