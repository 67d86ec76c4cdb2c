//! Changes and rates, for eyes and for programs.

use statcodec::Cell;
use statcodec::catalog::Unit;
use statcodec::derive::{Delta, Rate};

use super::series::Key;
use crate::cells::decimals;
use crate::units::in_unit;

/// `+4.0 KiB`, `-12`; empty where there is no number.
pub(super) fn change(key: &Key, cell: Cell<'_>) -> String {
    match signed(key.delta) {
        Some(0) => "0".to_owned(),
        Some(change) => {
            let sign = if change < 0 { '-' } else { '+' };
            let size = change.unsigned_abs();
            let text = match (cell, key.info) {
                (Cell::Hundredths(_), _) => hundredths(size),
                (_, Some(info)) => in_unit(size, info.unit),
                _ => String::new(),
            };
            let text = if text.is_empty() { size.to_string() } else { text };
            format!("{sign}{text}")
        }
        None if key.moved => "changed".to_owned(),
        None => String::new(),
    }
}

/// `12.3/s`, `4.0 KiB/s`, or `34.5 %` of time; empty where it is no counter.
pub(super) fn rate(key: &Key) -> String {
    if matches!(key.delta, Delta::Backward(_)) {
        return "stepped back".to_owned();
    }
    match (key.rate, key.info) {
        (Some(rate), Some(info)) => in_unit_per_second(rate, info.unit),
        _ => String::new(),
    }
}

fn in_unit_per_second(rate: Rate, unit: Unit) -> String {
    let nanoseconds = match unit {
        Unit::Seconds => 1_000_000_000,
        Unit::Milliseconds => 1_000_000,
        Unit::Microseconds => 1_000,
        Unit::Nanoseconds => 1,
        Unit::Ticks => 10_000_000,
        Unit::Bytes | Unit::Kibibytes | Unit::Sectors => {
            return format!("{}/s", in_unit(rate.per_second(), unit));
        }
        _ => 0,
    };
    let time = u128::from(rate.nanoseconds.max(1));
    if nanoseconds > 0 {
        let tenths = (u128::from(rate.count) * nanoseconds * 1000 + time / 2) / time;
        return format!("{} %", tenths_text(tenths));
    }
    match in_unit(rate.per_second(), Unit::Count) {
        large if !large.is_empty() => format!("{large}/s"),
        _ => {
            let tenths = (u128::from(rate.count) * 10_000_000_000 + time / 2) / time;
            format!("{}/s", tenths_text(tenths))
        }
    }
}

/// The change as a plain number.
pub(super) fn plain_change(key: &Key, cell: Cell<'_>) -> Option<String> {
    let change = signed(key.delta)?;
    Some(match cell {
        Cell::Hundredths(_) => {
            let sign = if change < 0 { "-" } else { "" };
            format!("{sign}{}", hundredths(change.unsigned_abs()))
        }
        _ => change.to_string(),
    })
}

/// The rate in a second as a plain number with three decimals.
pub(super) fn plain_rate(rate: Rate) -> String {
    let time = u128::from(rate.nanoseconds.max(1));
    let thousandths = (u128::from(rate.count) * 1_000_000_000_000 + time / 2) / time;
    format!("{}.{:03}", thousandths / 1000, thousandths % 1000)
}

fn signed(delta: Delta) -> Option<i128> {
    match delta {
        Delta::Increase(increase) => Some(increase.into()),
        Delta::Backward(decrease) => Some(-i128::from(decrease)),
        Delta::Change(change) => Some(change),
        _ => None,
    }
}

fn hundredths(number: u128) -> String {
    decimals(u64::try_from(number).unwrap_or(u64::MAX))
}

fn tenths_text(tenths: u128) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rate_table() {
        let second = 1_000_000_000;
        for (count, nanoseconds, unit, want, plain) in [
            (0, second, Unit::Events, "0.0/s", "0.000"),
            (1, 3 * second, Unit::Events, "0.3/s", "0.333"),
            (1500, second, Unit::Events, "1.5 k/s", "1500.000"),
            (8192, 2 * second, Unit::Bytes, "4.0 KiB/s", "4096.000"),
            (16, second, Unit::Kibibytes, "16.0 KiB/s", "16.000"),
            (50, second, Unit::Ticks, "50.0 %", "50.000"),
            (1_345_000, second, Unit::Microseconds, "134.5 %", "1345000.000"),
            (u64::MAX, 1, Unit::Seconds, "1844674407370955161500000000000000000000.0 %", ""),
        ] {
            let rate = Rate { count, nanoseconds };
            if plain.is_empty() {
                // So much does not happen; it does not panic either.
                let _ = plain_rate(rate);
                continue;
            }
            assert_eq!(in_unit_per_second(rate, unit), want);
            assert_eq!(plain_rate(rate), plain);
        }
    }
}
