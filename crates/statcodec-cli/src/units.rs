//! Values for eyes: `1.2 GiB`, `12.3 k events`, `3 min 20 s`.

use statcodec::catalog::{KeyInfo, Kind, Origin, Unit};
use statcodec::{Cell, File, Limit};

use crate::cells::{decimals, literal};
use crate::visible::display;

/// A value in its key's unit; empty where the number itself says it best.
pub(crate) fn readable(file: File, info: Option<&KeyInfo>, cell: Cell<'_>) -> String {
    match cell {
        Cell::Max => "unlimited".to_owned(),
        Cell::Unreadable(_) => "unreadable".to_owned(),
        Cell::Absent => "absent".to_owned(),
        Cell::Value(number) => {
            let Some(info) = info else {
                return String::new();
            };
            if is_v1_limit(file, info) && Limit::from_v1(number) == Limit::Max {
                return "unlimited".to_owned();
            }
            in_unit(number.into(), info.unit)
        }
        Cell::Negative(number) => {
            let readable = info
                .map_or_else(String::new, |info| in_unit(number.unsigned_abs().into(), info.unit));
            if readable.is_empty() { readable } else { format!("-{readable}") }
        }
        Cell::Hundredths(number) => match info.map(|info| info.unit) {
            Some(Unit::Percent) => format!("{} %", decimals(number)),
            Some(Unit::Seconds) => duration(u128::from(number) * 10_000_000),
            _ => String::new(),
        },
        _ => String::new(),
    }
}

/// A value in its key's unit, or as the file has it where that says it best.
pub(crate) fn shown(file: File, info: Option<&KeyInfo>, cell: Cell<'_>) -> String {
    match readable(file, info, cell) {
        readable if readable.is_empty() => display(&literal(cell)),
        readable => readable,
    }
}

/// Whether a number may be one of those that cgroup v1 prints for "no limit".
fn is_v1_limit(file: File, info: &KeyInfo) -> bool {
    file.info().origin == Origin::CgroupV1 && info.kind == Kind::Setting && info.unit == Unit::Bytes
}

/// A number of units; empty where the number itself says it best.
pub(crate) fn in_unit(number: u128, unit: Unit) -> String {
    match unit {
        Unit::Bytes => bytes(number),
        Unit::Kibibytes => bytes(number * 1024),
        Unit::Sectors => bytes(number * 512),
        Unit::Pages => counted(number, "page"),
        Unit::HugePages => counted(number, "huge page"),
        Unit::Events => counted(number, "event"),
        Unit::Count => counted(number, ""),
        Unit::Flag => match number {
            0 => "no".to_owned(),
            1 => "yes".to_owned(),
            _ => String::new(),
        },
        Unit::Seconds => duration(number * 1_000_000_000),
        Unit::Milliseconds => duration(number * 1_000_000),
        Unit::Microseconds => duration(number * 1_000),
        Unit::Nanoseconds => duration(number),
        Unit::Ticks => duration(number * 10_000_000),
        _ => String::new(),
    }
}

/// `512 B`, `1.2 GiB`.
fn bytes(number: u128) -> String {
    let prefixes = ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    match scaled(number, 1024, &prefixes) {
        Some((tenths, prefix)) => format!("{}.{} {prefix}", tenths / 10, tenths % 10),
        None => format!("{number} B"),
    }
}

/// `1 event`, `12.3 k events`. A small number without a noun is empty, since
/// it would only repeat itself.
fn counted(number: u128, noun: &str) -> String {
    let Some((tenths, prefix)) = scaled(number, 1000, &["k", "M", "G", "T", "P", "E"]) else {
        return match (noun, number) {
            ("", _) => String::new(),
            (_, 1) => format!("1 {noun}"),
            _ => format!("{number} {noun}s"),
        };
    };
    let plural = if noun.is_empty() { "" } else { "s" };
    let text = format!("{}.{} {prefix} {noun}{plural}", tenths / 10, tenths % 10);
    text.trim_end().to_owned()
}

/// A number in tenths of the largest prefix that leaves at least 1, or `None`
/// where none does. The last prefix takes whatever is left.
fn scaled<'p>(number: u128, base: u128, prefixes: &[&'p str]) -> Option<(u128, &'p str)> {
    if number < base {
        return None;
    }
    let (mut scale, mut best) = (1, None);
    for prefix in prefixes {
        scale *= base;
        let tenths = (number * 10 + scale / 2) / scale;
        best = Some((tenths, *prefix));
        // Decided after rounding: 999,950 is 1.0 M and not 1000.0 k.
        if tenths < base * 10 {
            break;
        }
    }
    best
}

/// `12 ns`, `3.4 ms`, `3 min 20 s`, `12 d 3 h`, of nanoseconds.
fn duration(nanoseconds: u128) -> String {
    let seconds = nanoseconds / 1_000_000_000;
    let (large, large_unit, small, small_unit) = match seconds {
        0..60 => {
            return match scaled(nanoseconds, 1000, &["us", "ms", "s"]) {
                Some((tenths, unit)) => format!("{}.{} {unit}", tenths / 10, tenths % 10),
                None if nanoseconds == 0 => "0 s".to_owned(),
                None => format!("{nanoseconds} ns"),
            };
        }
        60..3600 => (seconds / 60, "min", seconds % 60, "s"),
        3600..86400 => (seconds / 3600, "h", seconds % 3600 / 60, "min"),
        _ => (seconds / 86400, "d", seconds % 86400 / 3600, "h"),
    };
    format!("{large} {large_unit} {small} {small_unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unit_table() {
        for (number, unit, want) in [
            (0, Unit::Bytes, "0 B"),
            (1023, Unit::Bytes, "1023 B"),
            (1024, Unit::Bytes, "1.0 KiB"),
            (1_048_575, Unit::Bytes, "1.0 MiB"),
            (1_048_576, Unit::Bytes, "1.0 MiB"),
            (1_288_490_189, Unit::Bytes, "1.2 GiB"),
            (u64::MAX, Unit::Bytes, "16.0 EiB"),
            (u64::MAX, Unit::Kibibytes, "16384.0 EiB"),
            (16, Unit::Kibibytes, "16.0 KiB"),
            (2, Unit::Sectors, "1.0 KiB"),
            (0, Unit::Events, "0 events"),
            (1, Unit::Events, "1 event"),
            (999, Unit::Events, "999 events"),
            (1000, Unit::Events, "1.0 k events"),
            (960_000, Unit::Events, "960.0 k events"),
            (999_949, Unit::Events, "999.9 k events"),
            (999_950, Unit::Events, "1.0 M events"),
            (12_000, Unit::Pages, "12.0 k pages"),
            (u64::MAX, Unit::Events, "18.4 E events"),
            (7, Unit::Count, ""),
            (7000, Unit::Count, "7.0 k"),
            (0, Unit::Flag, "no"),
            (1, Unit::Flag, "yes"),
            (2, Unit::Flag, ""),
            (0, Unit::Microseconds, "0 s"),
            (999, Unit::Nanoseconds, "999 ns"),
            (1500, Unit::Nanoseconds, "1.5 us"),
            (59_990, Unit::Milliseconds, "60.0 s"),
            (200, Unit::Seconds, "3 min 20 s"),
            (7_320, Unit::Seconds, "2 h 2 min"),
            (1_047_600, Unit::Seconds, "12 d 3 h"),
            (250, Unit::Ticks, "2.5 s"),
            (u64::MAX, Unit::Seconds, "213503982334601 d 7 h"),
            (100, Unit::Weight, ""),
        ] {
            assert_eq!(in_unit(number.into(), unit), want, "{number} {unit}");
        }
    }

    #[test]
    fn cells_that_are_no_plain_numbers() {
        let stat = File::MemoryStat;
        let anon = stat.key_named(b"anon");
        for (cell, want) in [
            (Cell::Max, "unlimited"),
            (Cell::Negative(-2048), "-2.0 KiB"),
            (Cell::Negative(i64::MIN), "-8.0 EiB"),
            (Cell::Unreadable(b"x"), "unreadable"),
            (Cell::Absent, "absent"),
            (Cell::Text(b"auto"), ""),
        ] {
            assert_eq!(readable(stat, anon, cell), want);
        }
        assert_eq!(readable(stat, None, Cell::Negative(-1)), "");
    }

    #[test]
    fn only_a_limit_of_v1_is_unlimited_by_its_number() {
        let number = Cell::Value(9_223_372_036_854_771_712);
        let v1 = File::V1MemoryStat;
        for (file, key, want) in [
            (v1, "hierarchical_memory_limit", "unlimited"),
            (v1, "cache", "8.0 EiB"),
            (File::MemoryMax, "value", "8.0 EiB"),
        ] {
            assert_eq!(readable(file, file.key_named(key.as_bytes()), number), want);
        }
    }
}
