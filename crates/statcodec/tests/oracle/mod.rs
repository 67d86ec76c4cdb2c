//! What the codec promises of any text, as functions that panic where a
//! promise is broken. The tests run them on stable over damaged captures and
//! the fuzzers' corpora, and the fuzzers (crates/fuzz) over whatever they find.

#![allow(dead_code, unreachable_pub, reason = "each test and each fuzzer uses its part")]

pub mod round_trip;
pub mod smaps;
pub mod streaming;
pub mod writer;

use statcodec::{Cell, Decoder, Error, File, Level, Problems, SmapsDecoder, Snapshot};

/// A fuzzer's target: it panics where a promise is broken.
pub type Target = fn(&[u8]);

/// All targets by name. What each holds is said where it is defined.
pub const TARGETS: &[(&str, Target)] = &[
    ("decode", decode),
    ("template", template),
    ("round_trip", round_trip::target),
    ("writer", writer::target),
    ("smaps", smaps::target),
    ("streaming", streaming::target),
];

/// The file that a fuzzer's input begins with, by its number, and the rest.
pub fn file_and_rest(input: &[u8]) -> Option<(File, &[u8])> {
    let (number, rest) = input.split_first_chunk::<2>()?;
    Some((File::from_number(u16::from_le_bytes(*number))?, rest))
}

/// A decoder that uses the instructions of a level.
pub type AtLevel = (Level, Decoder);

/// A new decoder at each level that this machine has.
pub fn decoders(file: File) -> Vec<AtLevel> {
    let levels = Level::ALL.into_iter().filter(|level| level.is_available());
    levels.map(|level| (level, Decoder::at_level(file, level))).collect()
}

/// A text read by new decoders: see [`decoded`].
pub fn decode(input: &[u8]) {
    if let Some((file, text)) = file_and_rest(input) {
        decoded(&mut decoders(file), text);
    }
}

/// Several texts, with 0xff between them, read by the same decoders, the first
/// once more at the end: what was learned of one text never shows in another.
///
/// Before that short ones are read in turn as often as it takes decoders to
/// see which places change at every text, and which lengths do.
pub fn template(input: &[u8]) {
    if let Some((file, texts)) = file_and_rest(input) {
        let mut decoders = decoders(file);
        let texts = texts.split(|&byte| byte == 0xff);
        if texts.clone().count() > 1 && input.len() <= 1024 {
            for text in texts.clone().take(2).cycle().take(72) {
                for (_, decoder) in &mut decoders {
                    let _ = decoder.decode(text);
                }
            }
        }
        for text in texts.clone().chain(texts.take(1)) {
            decoded(&mut decoders, text);
        }
    }
}

/// Reads a text in every way there is, with decoders of one file that may have
/// seen other texts, and returns what lenient decoding finds.
///
/// - The error of strict decoding is the first problem of lenient decoding,
///   and without problems both find the same.
/// - Problems stand in the order of the text and inside it.
/// - Whatever the text, it comes out again to the byte.
/// - Every decoder finds what the grammar finds, both ways.
/// - smaps is mapping by mapping what it is as a whole: see [`smaps::agrees`].
pub fn decoded(decoders: &mut [AtLevel], text: &[u8]) -> (Snapshot, Problems) {
    let file = decoders[0].1.file();
    let strict = file.decode(text);
    let lenient = file.decode_lenient(text);
    let (snapshot, problems) = match (strict.as_ref(), lenient) {
        (strict, Ok((snapshot, problems))) => {
            assert_eq!(strict.err(), problems.as_slice().first(), "{file}: the first problem");
            if let Ok(strict) = strict {
                assert!(*strict == snapshot, "{file}: strict and lenient differ");
            }
            (snapshot, problems)
        }
        (strict, Err(error)) => panic!("{file}: {error}, strictly {strict:?}"),
    };
    well_placed(text, &problems);
    assert!(snapshot.to_text() == text, "{file}: the text does not come out again");
    well_formed(&snapshot);
    for (level, decoder) in decoders {
        warm(*level, decoder, text, &strict, &snapshot, &problems);
    }
    if file == File::PidSmaps {
        smaps::agrees(&mut SmapsDecoder::new(), text);
    }
    (snapshot, problems)
}

/// A decoder finds what the grammar found.
fn warm(
    level: Level,
    decoder: &mut Decoder,
    text: &[u8],
    strict: &Result<Snapshot, Error>,
    lenient: &Snapshot,
    problems: &Problems,
) {
    let file = decoder.file();
    // Strictly first or leniently first: what a decoder learns differs.
    let first = text.len() & 1 == 0;
    for strictly in [first, !first] {
        if strictly {
            match (decoder.decode(text), strict) {
                (Ok(warm), Ok(fresh)) => assert!(warm == fresh, "{file} {level:?}, strictly"),
                (warm, fresh) => {
                    let fresh = fresh.as_ref().err().copied();
                    assert_eq!(warm.err(), fresh, "{file} {level:?}, error");
                }
            }
        } else {
            let report = decoder.decode_lenient(text).expect("read once, read again");
            let (found, faults) = (report.snapshot, report.problems);
            assert!(found.to_text() == text, "{file} {level:?}, text");
            assert_eq!(faults, problems, "{file} {level:?}");
            assert!(found == lenient, "{file} {level:?}, leniently");
        }
    }
}

/// Problems are in the text and in its order, and can be shown.
fn well_placed(text: &[u8], problems: &Problems) {
    let mut last = 0;
    assert!(problems.count() >= problems.as_slice().len());
    for error in problems.as_slice() {
        assert!(error.offset <= text.len(), "{error} is outside {} bytes", text.len());
        assert!(error.offset >= last, "{error} stands before byte {last}");
        last = error.offset;
    }
    // Line and column are searched for: those of the ends are enough.
    for error in problems.as_slice().first().into_iter().chain(problems.as_slice().last()) {
        shown(text, *error);
    }
}

fn shown(text: &[u8], error: Error) {
    let at = error.position(text);
    let line = error.line(text);
    assert!(at.column <= line.len() + 1, "{error}: column {} of {}", at.column, line.len());
    assert!(error.found(text).is_none_or(|word| !word.is_empty()));
}

/// Rows and cells add up, and by name the first row of a name is found.
fn well_formed(snapshot: &Snapshot) {
    let cells: usize = snapshot.rows().map(|row| row.cells().len()).sum();
    assert_eq!(cells, snapshot.values().len());
    assert_eq!(cells, snapshot.states().len());
    assert_eq!(cells, snapshot.template().cell_count());
    for row in snapshot.rows().take(20) {
        let first = snapshot.row(row.name()).expect("a row is found by its name");
        assert!(first.number() <= row.number() && first.name() == row.name());
        if let Some((name, cell)) = row.cells().next() {
            assert_eq!(row.get(name), cell);
            assert_eq!(row.value(), cell);
        }
    }
}

/// A row's name, a cell's name, and the cell. A row without cells counts as
/// one that is absent.
pub type Item<'s> = (&'s [u8], &'s [u8], Cell<'s>);

/// All there is in a snapshot, in the order of the text.
pub fn items(snapshot: &Snapshot) -> Vec<Item<'_>> {
    let mut all = Vec::with_capacity(snapshot.values().len());
    for row in snapshot.rows() {
        if row.cells().len() == 0 {
            all.push((row.name(), [].as_slice(), Cell::Absent));
        }
        all.extend(row.cells().map(|(name, cell)| (row.name(), name, cell)));
    }
    all
}
