//! The table of rules in the docs of `statcodec::decode`, a row a test case.

use statcodec::decode::{self, NestedPart};
use statcodec::{Cell, Error, ErrorKind, File, Value};

use ErrorKind::{
    BlankLine, DuplicateName, Empty, ExpectedLineEnd, ExpectedName, ExpectedNumber, ExpectedPair,
    ExpectedSeparator, NotCanonical, NulByte, NumberTooLarge, Truncated,
};

mod strictness {
    mod records;
}

/// Text, then the strict error with its line and column, then what lenient
/// decoding reads, by row and cell.
type Case = (
    &'static str,
    Option<(ErrorKind, usize, usize)>,
    &'static [(&'static str, &'static str, Cell<'static>)],
);

const MAX: u64 = u64::MAX;

#[rustfmt::skip]
const FLAT: &[Case] = &[
    ("a 1\nb 2\n", None, &[("a", "", Cell::Value(1)), ("b", "", Cell::Value(2))]),
    ("a 1\nb 2", Some((Truncated, 2, 4)), &[("a", "", Cell::Value(1)), ("b", "", Cell::Unreadable(b"2"))]),
    ("a 1\nb ", Some((Truncated, 2, 3)), &[("a", "", Cell::Value(1)), ("b", "", Cell::Unreadable(b""))]),
    ("a 1\nb", Some((Truncated, 2, 2)), &[("a", "", Cell::Value(1))]),
    ("a 1\n\nb 2\n", Some((BlankLine, 2, 1)), &[("a", "", Cell::Value(1)), ("b", "", Cell::Value(2))]),
    ("\na 1\n", Some((BlankLine, 1, 1)), &[("a", "", Cell::Value(1))]),
    ("a 1\n\n", Some((BlankLine, 2, 1)), &[("a", "", Cell::Value(1))]),
    ("a 1\n\0\0\0", Some((NulByte, 2, 1)), &[("a", "", Cell::Value(1))]),
    ("a 1\r\nb 2\n", Some((ExpectedLineEnd, 1, 4)), &[("a", "", Cell::Unreadable(b"1\r")), ("b", "", Cell::Value(2))]),
    ("a 1 \nb 2\n", Some((ExpectedLineEnd, 1, 4)), &[("a", "", Cell::Unreadable(b"1 ")), ("b", "", Cell::Value(2))]),
    ("a 1x\n", Some((ExpectedLineEnd, 1, 4)), &[("a", "", Cell::Unreadable(b"1x"))]),
    ("a 1 2\n", Some((ExpectedLineEnd, 1, 4)), &[("a", "", Cell::Unreadable(b"1 2"))]),
    ("a 1.5\n", Some((ExpectedLineEnd, 1, 4)), &[("a", "", Cell::Unreadable(b"1.5"))]),
    (" a 1\n", Some((ExpectedName, 1, 1)), &[]),
    ("a  1\n", Some((ExpectedNumber, 1, 3)), &[("a", "", Cell::Unreadable(b" 1"))]),
    ("a\t1\n", Some((ExpectedSeparator, 1, 4)), &[]),
    ("a x\n", Some((ExpectedNumber, 1, 3)), &[("a", "", Cell::Unreadable(b"x"))]),
    ("a \n", Some((ExpectedNumber, 1, 3)), &[("a", "", Cell::Unreadable(b""))]),
    ("a -1\n", None, &[("a", "", Cell::Negative(-1))]),
    ("a -9223372036854775808\n", None, &[("a", "", Cell::Negative(i64::MIN))]),
    ("a -9223372036854775809\n", Some((NumberTooLarge, 1, 3)), &[("a", "", Cell::Unreadable(b"-9223372036854775809"))]),
    ("a -0\n", Some((NotCanonical, 1, 3)), &[("a", "", Cell::Unreadable(b"-0"))]),
    ("a +1\n", Some((ExpectedNumber, 1, 3)), &[("a", "", Cell::Unreadable(b"+1"))]),
    ("a 01\n", Some((NotCanonical, 1, 3)), &[("a", "", Cell::Unreadable(b"01"))]),
    ("a 00\n", Some((NotCanonical, 1, 3)), &[("a", "", Cell::Unreadable(b"00"))]),
    ("a 18446744073709551615\n", None, &[("a", "", Cell::Value(MAX))]),
    ("a 18446744073709551616\n", Some((NumberTooLarge, 1, 3)), &[("a", "", Cell::Unreadable(b"18446744073709551616"))]),
    ("a max\n", None, &[("a", "", Cell::Max)]),
    ("a maximal\n", Some((ExpectedLineEnd, 1, 6)), &[("a", "", Cell::Unreadable(b"maximal"))]),
    ("a 1\nb 2\na 3\n", Some((DuplicateName, 3, 1)), &[("a", "", Cell::Value(1)), ("b", "", Cell::Value(2)), ("a", "", Cell::Value(3))]),
    ("anon 1\nanon 3\n", Some((DuplicateName, 2, 1)), &[("anon", "", Cell::Value(1)), ("anon", "", Cell::Value(3))]),
    ("a 1\na 2\nb x\n", Some((DuplicateName, 2, 1)), &[("a", "", Cell::Value(1)), ("a", "", Cell::Value(2)), ("b", "", Cell::Unreadable(b"x"))]),
    ("a 1\nb x\na 2\n", Some((ExpectedNumber, 2, 3)), &[("a", "", Cell::Value(1)), ("b", "", Cell::Unreadable(b"x")), ("a", "", Cell::Value(2))]),
    ("a 1\na x\n", Some((DuplicateName, 2, 1)), &[("a", "", Cell::Value(1)), ("a", "", Cell::Unreadable(b"x"))]),
    ("12345\n", Some((ExpectedSeparator, 1, 6)), &[]),
    ("", Some((Empty, 1, 1)), &[]),
];

#[rustfmt::skip]
const NESTED: &[Case] = &[
    ("a N0=1 N2=2\n", None, &[("a", "N0", Cell::Value(1)), ("a", "N2", Cell::Value(2))]),
    ("total=3 N0=3\n", None, &[("total", "", Cell::Value(3)), ("total", "N0", Cell::Value(3))]),
    ("total=x N0=3\n", Some((ExpectedNumber, 1, 7)), &[("total", "", Cell::Unreadable(b"x")), ("total", "N0", Cell::Value(3))]),
    ("a N0=1 N2=2", Some((Truncated, 1, 12)), &[("a", "N0", Cell::Value(1)), ("a", "N2", Cell::Unreadable(b"2"))]),
    ("a N0=1 N2=", Some((Truncated, 1, 11)), &[("a", "N0", Cell::Value(1)), ("a", "N2", Cell::Unreadable(b""))]),
    ("a N0=1 N2", Some((Truncated, 1, 10)), &[("a", "N0", Cell::Value(1))]),
    ("a N0=1 ", Some((Truncated, 1, 8)), &[("a", "N0", Cell::Value(1))]),
    ("a N0=1 N1=x N2=2\n", Some((ExpectedNumber, 1, 11)), &[("a", "N0", Cell::Value(1)), ("a", "N1", Cell::Unreadable(b"x")), ("a", "N2", Cell::Value(2))]),
    ("a N0=01 N1=2\n", Some((NotCanonical, 1, 6)), &[("a", "N0", Cell::Unreadable(b"01")), ("a", "N1", Cell::Value(2))]),
    ("a N0=18446744073709551616 N1=2\n", Some((NumberTooLarge, 1, 6)), &[("a", "N0", Cell::Unreadable(b"18446744073709551616")), ("a", "N1", Cell::Value(2))]),
    ("a N0=1.50\n", Some((ExpectedNumber, 1, 6)), &[("a", "N0", Cell::Unreadable(b"1.50"))]),
    ("a N0=1\r\n", Some((ExpectedNumber, 1, 6)), &[("a", "N0", Cell::Unreadable(b"1\r"))]),
    ("a N0=1 \r\n", Some((ExpectedLineEnd, 1, 8)), &[("a", "N0", Cell::Value(1))]),
    ("a\r\nb N0=1\n", Some((ExpectedLineEnd, 1, 2)), &[("b", "N0", Cell::Value(1))]),
    ("a  N0=1 \n", None, &[("a", "N0", Cell::Value(1))]),
    ("a =1 N1=2\n", Some((ExpectedPair, 1, 3)), &[("a", "N1", Cell::Value(2))]),
    ("a N0=1 b N1=2\n", Some((ExpectedPair, 1, 8)), &[("a", "N0", Cell::Value(1)), ("b", "N1", Cell::Value(2))]),
    ("a N0=1 N1\nb N0=2\n", Some((ExpectedPair, 1, 8)), &[("a", "N0", Cell::Value(1)), ("b", "N0", Cell::Value(2))]),
    ("a b N0=1\n", None, &[("b", "N0", Cell::Value(1))]),
    (" a N0=1\n", Some((ExpectedName, 1, 1)), &[]),
    ("=1\n", Some((ExpectedName, 1, 1)), &[]),
    ("\na N0=1\n", Some((BlankLine, 1, 1)), &[("a", "N0", Cell::Value(1))]),
    ("a N0=1\n\0\0", Some((NulByte, 2, 1)), &[("a", "N0", Cell::Value(1))]),
    ("a N0=-1 N1=max\n", None, &[("a", "N0", Cell::Negative(-1)), ("a", "N1", Cell::Max)]),
    ("a N0=1\na N0=2\n", Some((DuplicateName, 2, 1)), &[("a", "N0", Cell::Value(1)), ("a", "N0", Cell::Value(2))]),
    ("", Some((Empty, 1, 1)), &[]),
];

#[rustfmt::skip]
const SINGLE: &[Case] = &[
    ("0\n", None, &[("value", "", Cell::Value(0))]),
    ("max\n", None, &[("value", "", Cell::Max)]),
    ("4096", Some((Truncated, 1, 5)), &[("value", "", Cell::Unreadable(b"4096"))]),
    ("4096\n\0\0", Some((NulByte, 2, 1)), &[("value", "", Cell::Value(4096))]),
    ("4096 \n", Some((ExpectedLineEnd, 1, 5)), &[("value", "", Cell::Unreadable(b"4096 "))]),
    ("4096\r\n", Some((ExpectedLineEnd, 1, 5)), &[("value", "", Cell::Unreadable(b"4096\r"))]),
    (" 1\n", Some((ExpectedNumber, 1, 1)), &[("value", "", Cell::Unreadable(b" 1"))]),
    ("\n", Some((BlankLine, 1, 1)), &[("value", "", Cell::Unreadable(b""))]),
    ("01\n", Some((NotCanonical, 1, 1)), &[("value", "", Cell::Unreadable(b"01"))]),
    ("18446744073709551616\n", Some((NumberTooLarge, 1, 1)), &[("value", "", Cell::Unreadable(b"18446744073709551616"))]),
    ("", Some((Empty, 1, 1)), &[]),
];

#[rustfmt::skip]
const TEXT: &[Case] = &[
    ("domain threaded\n", None, &[("value", "", Cell::Text(b"domain threaded"))]),
    ("domain", Some((Truncated, 1, 7)), &[("value", "", Cell::Unreadable(b"domain"))]),
    ("domain\r\n", Some((ExpectedLineEnd, 1, 7)), &[("value", "", Cell::Unreadable(b"domain\r"))]),
    ("dom\0ain\n", Some((NulByte, 1, 4)), &[("value", "", Cell::Unreadable(b"dom\0ain"))]),
    ("domain\n\0", Some((NulByte, 2, 1)), &[("value", "", Cell::Text(b"domain"))]),
    ("domain\nx\n", Some((ExpectedLineEnd, 2, 1)), &[("value", "", Cell::Text(b"domain"))]),
    ("", Some((Empty, 1, 1)), &[]),
];

#[rustfmt::skip]
const SEVERAL: &[Case] = &[
    ("max 100000\n", None, &[("quota", "", Cell::Max), ("period", "", Cell::Value(100_000))]),
    ("x 100000\n", Some((ExpectedNumber, 1, 1)), &[("quota", "", Cell::Unreadable(b"x")), ("period", "", Cell::Value(100_000))]),
    ("max\n", Some((ExpectedNumber, 1, 4)), &[("quota", "", Cell::Max), ("period", "", Cell::Unreadable(b""))]),
    ("max 1 2\n", Some((ExpectedLineEnd, 1, 6)), &[("quota", "", Cell::Max), ("period", "", Cell::Unreadable(b"1 2"))]),
    (" 5 100000\n", Some((ExpectedNumber, 1, 1)), &[("quota", "", Cell::Unreadable(b"")), ("period", "", Cell::Unreadable(b"5 100000"))]),
    ("5  100000\n", Some((ExpectedNumber, 1, 3)), &[("quota", "", Cell::Value(5)), ("period", "", Cell::Unreadable(b" 100000"))]),
    ("5 1000", Some((Truncated, 1, 7)), &[("quota", "", Cell::Value(5)), ("period", "", Cell::Unreadable(b"1000"))]),
    ("50", Some((Truncated, 1, 3)), &[("quota", "", Cell::Unreadable(b"50")), ("period", "", Cell::Unreadable(b""))]),
];

/// Cells that the catalog lacks may have any value, but all of the word.
#[rustfmt::skip]
const ANY: &[Case] = &[
    ("8:0 a=max b=maxi c=1.25\n", None, &[("8:0", "a", Cell::Max), ("8:0", "b", Cell::Text(b"maxi")), ("8:0", "c", Cell::Hundredths(125))]),
    ("8:0 a=max\0 b=1\n", Some((ExpectedNumber, 1, 7)), &[("8:0", "a", Cell::Unreadable(b"max\0")), ("8:0", "b", Cell::Value(1))]),
    ("8:0 a=maxi\0\n", Some((ExpectedNumber, 1, 7)), &[("8:0", "a", Cell::Unreadable(b"maxi\0"))]),
    ("8:0 a=x\0\n", Some((ExpectedNumber, 1, 7)), &[("8:0", "a", Cell::Unreadable(b"x\0"))]),
    ("8:0 a=1\0\n", Some((ExpectedNumber, 1, 7)), &[("8:0", "a", Cell::Unreadable(b"1\0"))]),
];

/// A first line of words names the columns, unless there is a value in it.
#[rustfmt::skip]
const COLUMNS: &[Case] = &[
    ("cpu user system\n0 1 2\n", None, &[("0", "user", Cell::Value(1)), ("0", "system", Cell::Value(2))]),
    ("a max\nb 1\n", None, &[("a", "", Cell::Max), ("b", "", Cell::Value(1))]),
    ("a max b\n", Some((ExpectedNumber, 1, 7)), &[("a", "", Cell::Max), ("a", "", Cell::Unreadable(b"b"))]),
];

/// Where a value is missing, those after it might be each other's.
#[rustfmt::skip]
const LOADAVG: &[Case] = &[
    ("0.00 0.50  2/30 9\n", Some((ExpectedNumber, 1, 11)), &[
        ("load1", "", Cell::Hundredths(0)), ("load5", "", Cell::Hundredths(50)), ("load15", "", Cell::Unreadable(b"")),
        ("running", "", Cell::Unreadable(b"2")), ("threads", "", Cell::Unreadable(b"30")), ("last_pid", "", Cell::Unreadable(b"9")),
    ]),
    ("0.00 0.50 1.00 2 30 9\n", Some((ExpectedLineEnd, 1, 17)), &[
        ("load1", "", Cell::Hundredths(0)), ("load5", "", Cell::Hundredths(50)), ("load15", "", Cell::Hundredths(100)),
        ("running", "", Cell::Unreadable(b"2 30 9")), ("threads", "", Cell::Unreadable(b"")), ("last_pid", "", Cell::Unreadable(b"")),
    ]),
];

fn check(file: File, cases: &[Case]) {
    for (text, error, want) in cases {
        let bytes = text.as_bytes();
        let strict = file.decode(bytes);
        let found = strict.as_ref().err().map(|error| {
            let at = error.position(bytes);
            (error.kind, at.line, at.column)
        });
        assert_eq!(found, *error, "strict: {text:?}");

        let (snapshot, problems) = file.decode_lenient(bytes).unwrap();
        let mut read = Vec::new();
        for row in snapshot.rows() {
            for (name, cell) in row.cells() {
                read.push((
                    std::str::from_utf8(row.name()).unwrap(),
                    std::str::from_utf8(name).unwrap(),
                    cell,
                ));
            }
        }
        assert_eq!(read, *want, "lenient: {text:?}");
        // The first problem is the strict error, and nothing is lost.
        assert_eq!(problems.as_slice().first().copied(), strict.err(), "{text:?}");
        assert_eq!(snapshot.to_text(), bytes, "{text:?}");
    }
}

#[test]
fn flat_rules() {
    check(File::MemoryStat, FLAT);
}

#[test]
fn nested_rules() {
    check(File::MemoryNumaStat, NESTED);
    check(File::IoStat, ANY);
}

#[test]
fn column_rules() {
    let file = File::V1CpuacctUsageAll;
    check(file, COLUMNS);
    // So is it for a decoder that learned a number in its place.
    let mut decoder = statcodec::Decoder::new(file);
    decoder.decode(b"a 1\n").unwrap();
    assert_eq!(*decoder.decode(b"a max\n").unwrap(), file.decode(b"a max\n").unwrap());
}

#[test]
fn single_value_rules() {
    check(File::MemoryMax, SINGLE);
}

#[test]
fn several_values_rules() {
    check(File::CpuMax, SEVERAL);
    check(File::Loadavg, LOADAVG);
}

#[test]
fn text_rules() {
    check(File::CgroupType, TEXT);
}

/// By name the first of several equal names is found, in both of the index's
/// ways: known to the catalog or not.
#[test]
fn by_name_the_first_duplicate_is_found() {
    let (snapshot, problems) =
        File::MemoryStat.decode_lenient(b"anon 1\nx 2\nanon 3\nx 4\nx 5\n").unwrap();
    assert_eq!(snapshot.get_named("anon"), Cell::Value(1));
    assert_eq!(snapshot.get_named("x"), Cell::Value(2));
    let offsets: Vec<usize> = problems.as_slice().iter().map(|error| error.offset).collect();
    assert_eq!(offsets, [11, 18, 22]);
}

/// The streaming iterators give the strict error of each line and go on with
/// the next.
#[test]
fn streaming_goes_on_with_the_next_line() {
    let text = b"a 1\nb x\n\nc 01\n d 1\ne 2\nf 3";
    let items: Vec<Result<(&[u8], Value<'_>), Error>> = decode::flat(text).collect();
    let error = |kind, offset| Err(Error { kind, offset });
    assert_eq!(
        items,
        [
            Ok((b"a".as_slice(), Value::Number(1))),
            error(ExpectedNumber, 6),
            error(BlankLine, 8),
            error(NotCanonical, 11),
            error(ExpectedName, 14),
            Ok((b"e".as_slice(), Value::Number(2))),
            error(Truncated, text.len()),
        ]
    );

    let text = b"a N0=1 N1=x N2=2\n=1\nb N0=3\nc N0";
    let items: Vec<String> = decode::nested(text)
        .map(|part| match part {
            Ok(NestedPart::Row { name, .. }) => String::from_utf8_lossy(name).into_owned(),
            Ok(NestedPart::Cell { value: Value::Text(word), .. }) => {
                String::from_utf8_lossy(word).into_owned()
            }
            Ok(NestedPart::Cell { value, .. }) => value.number().unwrap().to_string(),
            Err(error) => format!("{:?}", error.kind),
        })
        .collect();
    // `x` is a word, which a nested file may hold: the file's rules say no.
    let words = ["a", "1", "x", "2", "ExpectedName", "b", "3", "c", "Truncated"];
    assert_eq!(items, words);
}

/// An iterator's fault is the strict one of the line as a whole file, be the
/// line cut or not.
#[test]
fn streaming_faults_are_the_strict_ones() {
    let maps = |text| decode::maps(text).next().unwrap().err();
    let smaps = |text| decode::smaps(text).next().unwrap().err();
    let colon = |text| decode::colon(text).next().unwrap().err();
    type Reader<'r> = &'r dyn Fn(&'static [u8]) -> Option<Error>;
    let cases: &[(File, Reader<'_>, &'static [u8], ErrorKind)] = &[
        (File::PidMaps, &maps, b"\n", BlankLine),
        (File::PidMaps, &maps, b"\0\n", NulByte),
        (File::PidMaps, &maps, b"\0\0", NulByte),
        (File::PidMaps, &maps, b"7f00", Truncated),
        (File::PidMaps, &maps, b"x", Truncated),
        (File::PidSmaps, &smaps, b"\n", BlankLine),
        (File::PidSmaps, &smaps, b"\0\0", NulByte),
        (File::PidSmaps, &smaps, b" Rss: 4 kB\n", ExpectedName),
        (File::PidSmaps, &smaps, b"Rss: 4 kB\n", ErrorKind::Malformed),
        (File::PidSmaps, &smaps, b"Rss: 4 kB", Truncated),
        (File::PidSmaps, &smaps, b"a: 4 kB\n", ErrorKind::Malformed),
        (File::PidSmaps, &smaps, b"Rss\n", ExpectedSeparator),
        (File::PidSmaps, &smaps, b"Rss", Truncated),
        (File::PidSmaps, &smaps, b"7f00-7f01 rw-p", Truncated),
        (File::Meminfo, &colon, b"\0\0", NulByte),
        (File::Meminfo, &colon, b":", ExpectedName),
        (File::Meminfo, &colon, b"a", Truncated),
        (File::Meminfo, &colon, b"a: 1", Truncated),
    ];
    for (file, streamed, line, kind) in cases {
        let error = file.decode(line).unwrap_err();
        assert_eq!(error.kind, *kind, "{line:?}");
        assert_eq!(streamed(line), Some(error), "{line:?}");
    }
}

/// More faults than are kept are still counted.
#[test]
fn problems_are_bounded() {
    let lines = if cfg!(miri) { 1100 } else { 5000 };
    let text = "x y\n".repeat(lines);
    let (snapshot, problems) = File::MemoryStat.decode_lenient(text.as_bytes()).unwrap();
    assert_eq!(snapshot.len(), lines);
    assert_eq!(problems.as_slice().len(), statcodec::Problems::KEPT);
    // Each value is no number, and each name but the first is a duplicate.
    assert_eq!(problems.count(), 2 * lines - 1);
}

/// Repeated names are found last, and stand where they stand.
#[test]
fn a_repeated_name_is_kept_before_a_thousand_faults_after_it() {
    for faults in [998, 999, 1000, 5000] {
        let text = format!("a 1\na 2\na 3\n{}", "\n".repeat(faults));
        let (_, problems) = File::MemoryStat.decode_lenient(text.as_bytes()).unwrap();
        let first: Vec<_> = problems.as_slice()[..3].iter().map(|fault| fault.offset).collect();
        assert_eq!(first, [4, 8, 12], "{faults}");
        assert_eq!((problems.count(), problems.as_slice().len()), (faults + 2, 1000));
        let strict = File::MemoryStat.decode(text.as_bytes());
        assert_eq!(strict.err().as_ref(), problems.as_slice().first());
    }
}

/// A number whose bits are those that stand for `max` or a sign elsewhere is
/// written as the number, by a decoder that learned from such a text.
#[test]
fn a_number_after_max_or_a_sign() {
    for (first, second) in [
        ("max", "18446744073709551615"),
        ("-5", "18446744073709551611"),
        ("18446744073709551615", "max"),
        ("18446744073709551611", "-5"),
    ] {
        let mut decoder = statcodec::Decoder::new(File::MemoryMax);
        for text in [first, second, first, second] {
            let text = format!("{text}\n");
            let snapshot = decoder.decode(text.as_bytes()).unwrap();
            assert_eq!(snapshot.to_text(), text.as_bytes(), "{first} {second}");
        }
    }
}
