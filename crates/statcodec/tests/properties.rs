//! Properties over arbitrary tables and arbitrary damage: what is encoded
//! decodes to the same, and a warm decoder finds what the grammar finds.

mod corpus;
mod oracle;

use std::sync::LazyLock;

use corpus::Capture;
use proptest::collection::vec;
use proptest::prelude::*;
use statcodec::encode::Builder;
use statcodec::{File, Snapshot, Value, decode, number};

/// A name as files have them: any bytes but those that end a name.
fn name() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        4 => "[a-zA-Z_][a-zA-Z0-9_.:/()-]{0,40}".prop_map(String::into_bytes),
        1 => vec(any::<u8>().prop_filter("ends a name", |b| !b" =\n\0".contains(b)), 1..40),
    ]
}

/// A number of any length.
fn number() -> impl Strategy<Value = u64> {
    (any::<u64>(), 0..64u32).prop_map(|(number, shift)| number >> shift)
}

fn value() -> impl Strategy<Value = Value<'static>> {
    prop_oneof![
        8 => number().prop_map(Value::Number),
        1 => (1..=i64::MAX).prop_map(|number| Value::Negative(-number)),
        1 => Just(Value::Max),
    ]
}

/// Rows of different names with their cells.
fn table() -> impl Strategy<Value = Vec<(Vec<u8>, Vec<Value<'static>>)>> {
    vec((name(), vec(value(), 1..6)), 1..40).prop_map(|mut rows| {
        rows.sort_by(|a, b| a.0.cmp(&b.0));
        rows.dedup_by(|a, b| a.0 == b.0);
        rows
    })
}

fn build(file: File, rows: &[(Vec<u8>, Vec<Value<'static>>)]) -> Snapshot {
    let mut builder = Builder::new(file);
    for (name, cells) in rows {
        builder.row(name);
        match file {
            File::MemoryStat => {
                builder.cell("", cells[0]);
            }
            _ => {
                for (node, cell) in cells.iter().enumerate() {
                    builder.cell(format!("N{node}"), *cell);
                }
            }
        }
    }
    builder.finish().unwrap()
}

/// One change to a text.
#[derive(Debug, Clone)]
enum Damage {
    Byte(usize, u8),
    Digit(usize, u8),
    Insert(usize, Vec<u8>),
    Delete(usize, usize),
    DoubleLine(usize),
    Cut(usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    let at = any::<usize>;
    prop_oneof![
        2 => (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Byte(at, byte)),
        6 => (at(), b'0'..=b'9').prop_map(|(at, digit)| Damage::Digit(at, digit)),
        2 => (at(), prop_oneof![
            Just(b"0".to_vec()), Just(b"99".to_vec()), Just(b"max".to_vec()), Just(b"-".to_vec()),
            Just(b" ".to_vec()), Just(b"\n".to_vec()), Just(b"=".to_vec()), Just(b".25".to_vec()),
            Just(b"x 1\n".to_vec()), Just(b"12345678901".to_vec()),
        ]).prop_map(|(at, bytes)| Damage::Insert(at, bytes)),
        1 => (at(), 1..12usize).prop_map(|(at, count)| Damage::Delete(at, count)),
        1 => at().prop_map(Damage::DoubleLine),
        1 => at().prop_map(Damage::Cut),
    ]
}

fn apply(text: &mut Vec<u8>, damage: &Damage) {
    if text.is_empty() {
        return;
    }
    match damage {
        Damage::Byte(at, byte) => {
            let at = at % text.len();
            text[at] = *byte;
        }
        // The next digit at or after a place: values change, names stay.
        Damage::Digit(at, digit) => {
            let start = at % text.len();
            if let Some(found) = text[start..].iter().position(u8::is_ascii_digit) {
                text[start + found] = *digit;
            }
        }
        Damage::Insert(at, bytes) => {
            let at = at % text.len();
            text.splice(at..at, bytes.iter().copied());
        }
        Damage::Delete(at, count) => {
            let at = at % text.len();
            let end = (at + count).min(text.len());
            text.drain(at..end);
        }
        Damage::DoubleLine(at) => {
            let at = at % text.len();
            let start = text[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |lf| lf + 1);
            let end = text[at..]
                .iter()
                .position(|&byte| byte == b'\n')
                .map_or(text.len(), |lf| at + lf + 1);
            let line = text[start..end].to_vec();
            text.splice(end..end, line);
        }
        Damage::Cut(at) => text.truncate(at % text.len()),
    }
}

/// Captures of every file, each text once, none of them long.
fn short_captures() -> &'static [Capture] {
    static CAPTURES: LazyLock<Vec<Capture>> = LazyLock::new(|| {
        let mut all = corpus::captures();
        all.retain(|capture| capture.text.len() < 6000);
        all.sort_by(|a, b| (a.file, &a.text).cmp(&(b.file, &b.text)));
        all.dedup_by(|a, b| (a.file, &a.text) == (b.file, &b.text));
        all
    });
    &CAPTURES
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    /// The same for what real kernels print, in every shape.
    #[test]
    fn a_warm_decoder_finds_what_the_grammar_finds_in_damaged_captures(
        which in any::<prop::sample::Index>(),
        changes in vec(vec(damage(), 0..4), 1..6),
    ) {
        let capture = which.get(short_captures());
        let mut decoders = oracle::decoders(capture.file);
        oracle::decoded(&mut decoders, &capture.text);
        for change in &changes {
            let mut changed = capture.text.clone();
            change.iter().for_each(|damage| apply(&mut changed, damage));
            oracle::decoded(&mut decoders, &changed);
            oracle::decoded(&mut decoders, &capture.text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_built_decodes_to_the_same(rows in table()) {
        for file in [File::MemoryStat, File::MemoryNumaStat] {
            let snapshot = build(file, &rows);
            let text = snapshot.to_text();
            prop_assert_eq!(&file.decode(&text).unwrap(), &snapshot);
            for ((name, cells), row) in rows.iter().zip(snapshot.rows()) {
                prop_assert_eq!(row.name(), name.as_slice());
                let want = if file == File::MemoryStat { &cells[..1] } else { &cells[..] };
                let found: Vec<String> = row.cells().map(|(_, cell)| corpus::spell(cell)).collect();
                let want: Vec<String> = want.iter().map(|value| match value {
                    Value::Number(number) => number.to_string(),
                    Value::Negative(number) => number.to_string(),
                    other => format!("{other:?}").to_lowercase(),
                }).collect();
                prop_assert_eq!(found, want);
            }
        }
    }

    #[test]
    fn a_warm_decoder_finds_what_the_grammar_finds(
        rows in table(),
        changes in vec(vec(damage(), 0..4), 1..8),
    ) {
        for file in [File::MemoryStat, File::MemoryNumaStat] {
            let text = build(file, &rows).to_text();
            let mut decoders = oracle::decoders(file);
            oracle::decoded(&mut decoders, &text);
            for change in &changes {
                let mut changed = text.clone();
                change.iter().for_each(|damage| apply(&mut changed, damage));
                oracle::decoded(&mut decoders, &changed);
                oracle::decoded(&mut decoders, &text);
            }
        }
    }

    #[test]
    fn any_bytes_are_read_the_same_way_twice(text in vec(prop_oneof![
        any::<u8>(), Just(b' '), Just(b'\n'), Just(b'='), b'0'..=b'9', Just(b'a'),
    ], 0..300)) {
        for file in File::all() {
            let mut decoders = oracle::decoders(file);
            oracle::decoded(&mut decoders, &text);
            oracle::decoded(&mut decoders, &text);
        }
        // The iterators end, and find as many good lines as whole-file decoding.
        let good = decode::flat(&text).filter(Result::is_ok).count();
        prop_assert!(good <= text.len());
        prop_assert!(decode::nested(&text).count() <= 2 * text.len() + 1);
    }

    #[test]
    fn numbers_read_as_std_reads_them(text in "[0-9]{1,25}[ \nx]?") {
        let digits = text.trim_end_matches([' ', '\n', 'x']);
        let canonical = digits == "0" || !digits.starts_with('0');
        match number::decimal(text.as_bytes()) {
            Ok((value, length)) => {
                prop_assert!(canonical);
                prop_assert_eq!(Ok(value), digits.parse::<u64>());
                prop_assert_eq!(length, digits.len());
            }
            Err(_) => prop_assert!(!canonical || digits.parse::<u64>().is_err()),
        }
    }

    #[test]
    fn numbers_print_as_std_prints_them(number in number(), signed in any::<i64>()) {
        let text = |digits: number::Digits| corpus::lossy(digits.as_bytes());
        prop_assert_eq!(text(number::Digits::decimal(number)), number.to_string());
        prop_assert_eq!(text(number::Digits::signed(signed)), signed.to_string());
        prop_assert_eq!(text(number::Digits::hex(number, 8)), format!("{number:08x}"));
    }
}
