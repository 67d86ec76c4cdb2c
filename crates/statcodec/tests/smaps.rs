//! smaps mapping by mapping: the same numbers as by the grammar, whatever the
//! kernel, with no memory for the number of mappings.

mod corpus;

use corpus::captures;
use corpus::counting::{Counting, allocations};
use proptest::collection::vec;
use proptest::prelude::*;
use statcodec::catalog::pid_smaps::{self, Key};
use statcodec::catalog::{Combine, KeyInfo};
use statcodec::{Cell, ErrorKind, File, SmapsDecoder, Value};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What the template's way and the grammar's find in a text must be one.
fn agrees(text: &[u8], decoder: &mut SmapsDecoder) {
    let snapshot = File::PidSmaps.decode(text).unwrap();
    let mut rows = snapshot.rows();
    let mut mappings = decoder.mappings(text);
    while let Some(mapping) = mappings.next() {
        let mapping = mapping.unwrap();
        let row = rows.next().unwrap();
        let line = mapping.line();
        let name = format!("{:08x}-{:08x}", line.start, line.end);
        assert_eq!(row.name(), name.as_bytes());
        assert_eq!(row.get("path"), Cell::Text(line.path));
        for key in pid_smaps::TABLE.iter().filter(|key| key.name != "VmFlags") {
            let found = mapping.fields().flatten().find(|field| field.label == key.name.as_bytes());
            let want = found.map_or(Cell::Absent, |field| match field.value {
                Value::Number(number) => Cell::Value(number),
                other => panic!("{other:?}"),
            });
            assert_eq!(row.get(key.name), want);
            assert_eq!(mapping.get(key_of(key.number)), want, "{}", key.name);
        }
    }
    assert_eq!(rows.next().map(|row| corpus::lossy(row.name())), None);
}

fn key_of(number: u16) -> Key {
    let all = [
        Key::Size,
        Key::KernelPageSize,
        Key::MmuPageSize,
        Key::Rss,
        Key::Pss,
        Key::PssDirty,
        Key::PssAnon,
        Key::PssFile,
        Key::PssShmem,
        Key::SharedClean,
        Key::SharedDirty,
        Key::PrivateClean,
        Key::PrivateDirty,
        Key::Referenced,
        Key::Anonymous,
        Key::Ksm,
        Key::LazyFree,
        Key::AnonHugePages,
        Key::ShmemPmdMapped,
        Key::FilePmdMapped,
        Key::SharedHugetlb,
        Key::PrivateHugetlb,
        Key::Swap,
        Key::SwapPss,
        Key::Locked,
        Key::ThpEligible,
        Key::ProtectionKey,
        Key::VmFlags,
        Key::Nonlinear,
    ];
    all.into_iter().find(|key| *key as u16 == number).unwrap()
}

#[test]
fn all_captures_and_cases_read_the_same_both_ways() {
    let mut decoder = SmapsDecoder::new();
    let mut texts: Vec<Vec<u8>> =
        captures().into_iter().filter(|c| c.file == File::PidSmaps).map(|c| c.text).collect();
    assert!(texts.len() >= 7);
    texts.extend(["01", "03", "06", "14"].map(corpus::case));
    for text in &texts {
        // The first time the order is learned, the second it is known.
        agrees(text, &mut decoder);
        agrees(text, &mut decoder);
        agrees(text, &mut SmapsDecoder::new());
    }
}

/// The kernel's own totals, in the captures where both were read of one
/// process at rest.
#[test]
fn totals_are_those_of_smaps_rollup() {
    let all = captures();
    let of = |file: File| all.iter().filter(move |capture| capture.file == file);
    for (smaps, rollup) in of(File::PidSmaps).zip(of(File::PidSmapsRollup)) {
        let totals = SmapsDecoder::new().totals(&smaps.text).unwrap();
        let rollup = File::PidSmapsRollup.decode(&rollup.text).unwrap();
        let count = totals.count();
        assert!(count > 3);
        for key in [Key::Rss, Key::SharedClean, Key::PrivateDirty, Key::Anonymous, Key::Swap] {
            let (sum, want) =
                (totals.get(key).number().unwrap(), rollup.get(key).number().unwrap());
            // The process may have touched a page between the two reads.
            assert!(sum.abs_diff(want) <= 8, "{} {key:?}: {sum} {want}", smaps.path);
        }
        let (pss, want) =
            (totals.get(Key::Pss).number().unwrap(), rollup.get(Key::Pss).number().unwrap());
        assert!(pss <= want + 8 && want <= pss + count + 8, "{}: {pss} {want}", smaps.path);
        assert_eq!(totals.get(Key::VmFlags), Cell::Absent);
    }
}

/// The keys of fields in kB.
fn in_kib() -> Vec<&'static KeyInfo> {
    let others = ["THPeligible", "ProtectionKey", "VmFlags"];
    pid_smaps::TABLE.iter().filter(|key| !others.contains(&key.name)).collect()
}

fn kib() -> impl Strategy<Value = u64> {
    prop_oneof![8 => Just(0), 8 => 0..200_000_u64, 1 => any::<u64>(), 1 => u64::MAX - 9..=u64::MAX]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if cfg!(miri) { 10 } else { 1000 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Mappings of any fields, some of which have most of those of the one
    /// before, or only those up to one that was wide there: their totals are
    /// those of what was written.
    #[test]
    fn totals_are_those_of_the_mappings(
        mappings in vec(
            (vec((0..26_usize, kib()), 0..3), vec(kib(), 26), 1..4_usize, 0..60_usize),
            1..6,
        ),
        absent in vec(0..26_usize, 0..5),
    ) {
        let keys = in_kib();
        let mut text = String::new();
        let mut wanted = vec![None::<Option<u64>>; keys.len()];
        for (mut at, (changed, values, times, cut)) in mappings.into_iter().enumerate() {
            for time in 0..times {
                at += 1;
                text += &format!("{:08x}-{:08x} rw-p 00000000 00:00 0 \n", at << 12, (at + 1) << 12);
                for (index, key) in keys.iter().enumerate() {
                    if absent.contains(&index) && at % 3 == 0 {
                        continue;
                    }
                    if index >= cut && time > 0 {
                        break;
                    }
                    let other = changed.iter().find(|(place, _)| *place == index);
                    let value = match other {
                        Some((_, value)) => *value,
                        None if index == cut => 1 << 40,
                        None => values[index % 26] % 1_000_000,
                    };
                    text += &format!("{:<16}{value:>8} kB\n", format!("{}:", key.name));
                    let total = &mut wanted[index];
                    *total = match (key.combine, *total) {
                        (Combine::Sum | Combine::Max, None) => Some(Some(value)),
                        (Combine::Sum, Some(sum)) => {
                            Some(sum.and_then(|sum: u64| sum.checked_add(value)))
                        }
                        (Combine::Max, Some(max)) => Some(max.max(Some(value))),
                        _ => None,
                    };
                }
            }
        }
        let mut decoder = SmapsDecoder::new();
        for _ in 0..2 {
            let totals = decoder.totals(text.as_bytes()).unwrap();
            for (key, want) in keys.iter().zip(&wanted) {
                let want = match want {
                    None => Cell::Absent,
                    Some(None) => Cell::Unreadable(b""),
                    Some(Some(total)) => Cell::Value(*total),
                };
                prop_assert_eq!(totals.get(key_of(key.number)), want, "{} in {}", key.name, &text);
            }
        }
    }
}

const TWO: &str = "00400000-00401000 r-xp 00000000 fe:01 77                                 /bin/a b (deleted)\n\
    Size:                  4 kB\nRss:                   4 kB\nPss:                   2 kB\nTHPeligible:           1\nVmFlags: rd ex \n\
    7f0000000000-7f0000002000 rw-p 00000000 00:00 0 \n\
    Size:                  8 kB\nRss:                   0 kB\nPss:                   0 kB\nTHPeligible:           0\nVmFlags: \n";

#[test]
fn selected_fields_alone_are_read() {
    let mut decoder = SmapsDecoder::only(&[Key::Pss, Key::ThpEligible]);
    for _ in 0..2 {
        let mut mappings = decoder.mappings(TWO.as_bytes());
        let first = mappings.next().unwrap().unwrap();
        assert_eq!(first.get(Key::Pss), Cell::Value(2));
        assert_eq!(first.get(Key::ThpEligible), Cell::Value(1));
        assert_eq!(first.get(Key::Size), Cell::Absent);
        assert_eq!(first.vm_flags().unwrap().collect::<Vec<_>>(), [b"rd", b"ex"]);
        let second = mappings.next().unwrap().unwrap();
        assert_eq!(second.line().path, b"");
        assert_eq!(second.vm_flags().unwrap().count(), 0);
        assert!(mappings.next().is_none());
    }
}

#[test]
fn totals_are_grouped_by_path() {
    let text = format!("{TWO}{TWO}");
    let groups = SmapsDecoder::new().by_path(text.as_bytes()).unwrap();
    let found: Vec<_> = groups
        .iter()
        .map(|(path, totals)| (corpus::lossy(path), totals.count(), totals.get(Key::Size)))
        .collect();
    assert_eq!(
        found,
        [(String::new(), 2, Cell::Value(16)), ("/bin/a b (deleted)".to_owned(), 2, Cell::Value(8)),]
    );
}

/// Numbers wider than their columns, other spellings, unknown fields: by the
/// grammar, and nothing is lost.
#[test]
fn irregular_mappings_are_read_by_the_grammar() {
    let odd = TWO
        .replace("Size:                  4 kB", "Size:           123456789012 kB")
        .replace("THPeligible:           0", "THPeligible:\t\t0\nNew_Field:             7 kB");
    let mut decoder = SmapsDecoder::new();
    for text in [TWO, &odd, TWO, &odd] {
        agrees(text.as_bytes(), &mut decoder);
    }
    let mut mappings = decoder.mappings(odd.as_bytes());
    mappings.next().unwrap().unwrap();
    let second = mappings.next().unwrap().unwrap();
    let new = second.fields().flatten().find(|field| field.label == b"New_Field").unwrap();
    assert_eq!((new.value, new.kib), (Value::Number(7), true));
}

/// A fault is the one that the whole file has, and costs its mapping: the next
/// is read.
#[test]
fn faults_name_their_place_and_cost_one_mapping() {
    use ErrorKind::*;
    const RSS: &str = "Rss:                   4 kB";
    const FLAGS: &str = "VmFlags: rd ex ";
    for (from, to, kind) in [
        (RSS, "Rss:                   x kB", ExpectedNumber),
        (RSS, "Rss:                  04 kB", NotCanonical),
        (RSS, "Rss:                   4 kb", ExpectedLineEnd),
        (RSS, "Rss:                   4 kB\r", ExpectedLineEnd),
        (RSS, "Rss: 99999999999999999999 kB", NumberTooLarge),
        (RSS, "Rss:", ExpectedNumber),
        (RSS, "Pss:                   4 kB", DuplicateName),
        ("Pss:                   2 kB", "Rss:                   x kB", DuplicateName),
        (RSS, "R ss:                  4 kB", Malformed),
        (RSS, "Rss                    4 kB", ExpectedSeparator),
        (RSS, "", BlankLine),
        (RSS, "\0\0\0", NulByte),
        (RSS, " Rss:                  4 kB", ExpectedName),
        // A label that begins as a mapping does, and is none.
        (RSS, "dirty:                 4 kB", Malformed),
        // Labels that the catalog lacks: text, but not nothing.
        (RSS, "New:", ExpectedNumber),
        (RSS, "New:            ", ExpectedNumber),
        (FLAGS, "VmFlags: rd \nVmFlags: ex ", DuplicateName),
        (FLAGS, "VmFlags: rd ex \nRss:                   4 kB", DuplicateName),
        ("r-xp", "rwxq", Malformed),
        ("fe:01 77", "fe:01 x7", ExpectedNumber),
        ("00400000-", "0400000-", NotCanonical),
    ] {
        let text = TWO.replacen(from, to, 1);
        let whole = File::PidSmaps.decode(text.as_bytes()).unwrap_err();
        assert_eq!(whole.kind, kind, "{to:?}");
        for warm in [false, true] {
            let mut decoder = SmapsDecoder::new();
            if warm {
                decoder.totals(TWO.as_bytes()).unwrap();
            }
            // Known order or not, the fault is found.
            for _ in 0..2 {
                let mut mappings = decoder.mappings(text.as_bytes());
                assert_eq!(mappings.next().unwrap().unwrap_err(), whole, "{to:?}");
                let second = mappings.next().unwrap().unwrap();
                assert_eq!(second.get(Key::Size), Cell::Value(8), "{to:?}");
                assert!(mappings.next().is_none());
            }
        }
    }
}

/// Lines above the first mapping are a fault of their own.
#[test]
fn lines_above_the_first_mapping_are_a_fault() {
    for above in ["Rss:                   4 kB\n", "\n", "\0\n", ":\n", "Rss\n", "a b\n"] {
        let text = format!("{above}{TWO}");
        let whole = File::PidSmaps.decode(text.as_bytes()).unwrap_err();
        let mut decoder = SmapsDecoder::new();
        for _ in 0..2 {
            let mut mappings = decoder.mappings(text.as_bytes());
            assert_eq!(mappings.next().unwrap().unwrap_err(), whole, "{above:?}");
            assert_eq!(mappings.next().unwrap().unwrap().get(Key::Size), Cell::Value(4));
        }
    }
}

/// The columns of a label may hold the first digits of a number: they are no
/// part of the label that is learned.
#[test]
fn digits_among_the_columns_of_a_label_are_read_each_time() {
    let mut decoder = SmapsDecoder::new();
    for number in [123_456_789_012_345, 123_456_789_012_346, 7] {
        let text = TWO.replace("Rss:                   4 kB", &format!("Rss: {number}"));
        for _ in 0..2 {
            let mut mappings = decoder.mappings(text.as_bytes());
            assert_eq!(mappings.next().unwrap().unwrap().get(Key::Rss), Cell::Value(number));
        }
    }
}

/// A decoder of some fields passes over no line that has one of them, where
/// another stood in the last mapping.
#[test]
fn a_field_in_the_place_of_another_is_read() {
    let text = "00400000-00401000 r-xp 00000000 fe:01 77 /a\nSwap:                  1 kB\n\
        00401000-00402000 r-xp 00000000 fe:01 77 /a\nRss:                   2 kB\n";
    let mut decoder = SmapsDecoder::only(&[Key::Rss]);
    for _ in 0..2 {
        let mut mappings = decoder.mappings(text.as_bytes());
        assert_eq!(mappings.next().unwrap().unwrap().get(Key::Rss), Cell::Absent);
        assert_eq!(mappings.next().unwrap().unwrap().get(Key::Rss), Cell::Value(2));
    }
}

/// A decoder of some fields passes over no line of a mapping, be it cut to the
/// length of a field.
#[test]
fn fields_below_a_cut_line_are_no_other_mappings() {
    let cut = TWO.replacen("Rss:                   4 kB", "00400000-00401000 r-xp 0000", 1);
    for warm in [TWO, &cut] {
        let mut decoder = SmapsDecoder::only(&[Key::Pss]);
        let _ = decoder.totals(warm.as_bytes());
        let mut mappings = decoder.mappings(cut.as_bytes());
        assert_eq!(mappings.next().unwrap().unwrap().get(Key::Pss), Cell::Absent);
        assert!(mappings.next().unwrap().is_err());
        assert_eq!(mappings.next().unwrap().unwrap().get(Key::Pss), Cell::Value(0));
    }
}

/// Cut anywhere, a mapping is whole or an error.
#[test]
fn a_cut_text_has_no_wrong_number() {
    let mut decoder = SmapsDecoder::new();
    for length in 0..TWO.len() {
        let mut mappings = decoder.mappings(&TWO.as_bytes()[..length]);
        let mut index = 0;
        while let Some(mapping) = mappings.next() {
            if let Ok(mapping) = mapping {
                for (key, want) in [(Key::Size, [4, 8]), (Key::Rss, [4, 0]), (Key::Pss, [2, 0])] {
                    let found = mapping.get(key);
                    assert!(found.is_absent() || found == Cell::Value(want[index]), "{length}");
                }
            }
            index += 1;
        }
    }
}

/// The line of a mapping that was cut is none, whether its fields' order is
/// known or not.
#[test]
fn a_cut_line_is_no_mapping() {
    for warm in [false, true] {
        let mut decoder = SmapsDecoder::new();
        if warm {
            decoder.totals(TWO.as_bytes()).unwrap();
        }
        let line = TWO.find('\n').unwrap();
        for length in 1..=line {
            let mut mappings = decoder.mappings(&TWO.as_bytes()[..length]);
            let error = mappings.next().unwrap().unwrap_err();
            assert_eq!((error.kind, error.offset), (ErrorKind::Truncated, length));
            assert!(mappings.next().is_none());
        }
    }
}

#[test]
fn a_process_of_65000_mappings_takes_no_memory() {
    let body = &TWO[TWO.find("Size").unwrap()..TWO.find("7f00").unwrap()];
    let mut text = String::new();
    for number in 0..65_000u64 {
        let start = 0x5500_0000_0000 + number * 0x2000;
        let end = start + 0x1000;
        text.push_str(&format!("{start:x}-{end:x} rw-p 00000000 00:00 0 \n{body}"));
    }
    let mut decoder = SmapsDecoder::new();
    decoder.totals(TWO.as_bytes()).unwrap();
    let mut totals = None;
    assert_eq!(allocations(|| totals = Some(decoder.totals(text.as_bytes()))), 0);
    let totals = totals.unwrap().unwrap();
    assert_eq!(totals.count(), 65_000);
    assert_eq!(totals.get(Key::Size), Cell::Value(4 * 65_000));
}
