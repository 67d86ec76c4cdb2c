//! smaps mapping by mapping against the whole file.

use statcodec::catalog::{Key as _, Unit, pid_smaps};
use statcodec::{Cell, Decoder, Error, File, SmapsDecoder};

use pid_smaps::Key;

/// The numbers of a mapping by key, or what is wrong with it.
type Found = Result<(Vec<u8>, Vec<Cell<'static>>), Error>;

/// Texts with 0xff between them. A decoder that has read those before finds
/// what a new one finds; one of some fields finds what one of all fields finds
/// there; and where all mappings are good, the whole file is, with the same
/// numbers.
pub fn target(input: &[u8]) {
    let mut warm = SmapsDecoder::new();
    let mut file = Decoder::new(File::PidSmaps);
    for text in input.split(|&byte| byte == 0xff) {
        let fresh = mappings(&mut SmapsDecoder::new(), text);
        assert_eq!(mappings(&mut warm, text), fresh, "what was learned before shows");
        assert_eq!(mappings(&mut warm, text), fresh, "the order that was learned");
        selected(text, &fresh);

        let whole = file.decode(text);
        let error = fresh.iter().find_map(|found| found.as_ref().err());
        let Ok(whole) = whole else {
            assert!(error.is_some() || text.is_empty(), "good mappings in a bad file: {whole:?}");
            continue;
        };
        assert_eq!(error, None, "a bad mapping in a good file");
        assert_eq!(whole.len(), fresh.len());
        for (row, (range, cells)) in whole.rows().zip(fresh.iter().flatten()) {
            assert_eq!(row.name(), range);
            for (key, cell) in keys().zip(cells) {
                assert_eq!(row.get(key.info().name), *cell, "{}", key.info().name);
            }
        }
    }
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
    for error in all.iter().filter_map(|found| found.as_ref().err()) {
        assert!(error.offset <= text.len());
    }
    all
}

/// Where nothing is wrong, fewer fields are the same fields.
fn selected(text: &[u8], all: &[Found]) {
    let wanted = [Key::Rss, Key::Pss, Key::ThpEligible];
    let some = mappings(&mut SmapsDecoder::only(&wanted), text);
    if all.iter().any(Result::is_err) {
        return;
    }
    assert_eq!(some.len(), all.len());
    for (some, all) in some.iter().flatten().zip(all.iter().flatten()) {
        for ((key, some), all) in keys().zip(&some.1).zip(&all.1) {
            let want = if wanted.contains(&key) { *all } else { Cell::Absent };
            assert_eq!(*some, want, "{}", key.info().name);
        }
    }
}
