//! Differences between two values.

use crate::Cell;
use crate::catalog::Kind;

/// A difference that may be negative; see [`difference`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Difference {
    /// The exact difference.
    pub exact: i128,
    /// The difference, 0 where it is negative.
    pub saturated: u64,
}

/// `a - b` where nothing promises that `b` is the smaller: two files, or two
/// counters of one file, are not read at one instant (memory.current against
/// memory.stat, `MemFree` against `MemTotal`).
///
/// ```
/// use statcodec::derive::difference;
///
/// let found = difference(245_760, 262_144);
/// assert_eq!((found.exact, found.saturated), (-16_384, 0));
/// ```
#[must_use]
pub fn difference(a: u64, b: u64) -> Difference {
    Difference { exact: i128::from(a) - i128::from(b), saturated: a.saturating_sub(b) }
}

/// How a value moved between two readings; see [`delta`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Delta {
    /// A counter went up by this much, or stayed.
    Increase(u64),
    /// A counter stepped back by this much: it was reset, wrapped, or is one
    /// of those that may (`iowait` and `idle` of /proc/stat). Its rate is 0,
    /// not a huge number.
    Backward(u64),
    /// A gauge or setting moved by this much.
    Change(i128),
    /// One of the readings has no number there.
    Unknown,
}

impl Delta {
    /// The increase, 0 where a counter stepped back; `None` for others.
    #[must_use]
    pub fn increase(self) -> Option<u64> {
        match self {
            Delta::Increase(increase) => Some(increase),
            Delta::Backward(_) => Some(0),
            Delta::Change(_) | Delta::Unknown => None,
        }
    }
}

/// How a value of this kind moved from one reading to the next.
///
/// Absent, `max` and unreadable cells are `Unknown`, never 0.
#[must_use]
pub fn delta(kind: Kind, before: Cell<'_>, after: Cell<'_>) -> Delta {
    let (Some(before), Some(after)) = (exact(before), exact(after)) else {
        return Delta::Unknown;
    };
    let change = after - before;
    if kind != Kind::Counter {
        return Delta::Change(change);
    }
    match u64::try_from(change.unsigned_abs()) {
        Ok(increase) if change >= 0 => Delta::Increase(increase),
        Ok(decrease) => Delta::Backward(decrease),
        Err(_) => Delta::Unknown,
    }
}

fn exact(cell: Cell<'_>) -> Option<i128> {
    match cell {
        Cell::Hundredths(number) => Some(number.into()),
        other => other.signed(),
    }
}

/// Events in a time, as a fraction: nothing is rounded until somebody wants
/// it to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// How many.
    pub count: u64,
    /// In how many nanoseconds.
    pub nanoseconds: u64,
}

impl Rate {
    /// How many in a second, rounded down.
    #[must_use]
    pub fn per_second(self) -> u128 {
        u128::from(self.count) * 1_000_000_000 / u128::from(self.nanoseconds.max(1))
    }
}

/// The rate of a counter between two readings so many nanoseconds apart.
///
/// `None` where no time passed, where the value is no counter, or where one of
/// the readings does not have it. A counter that stepped back has rate 0.
#[must_use]
pub fn rate(kind: Kind, before: Cell<'_>, after: Cell<'_>, nanoseconds: u64) -> Option<Rate> {
    if nanoseconds == 0 {
        return None;
    }
    let count = delta(kind, before, after).increase()?;
    Some(Rate { count, nanoseconds })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delta_table() {
        let max = u64::MAX;
        for (kind, before, after, want) in [
            (Kind::Counter, Cell::Value(1), Cell::Value(5), Delta::Increase(4)),
            (Kind::Counter, Cell::Value(5), Cell::Value(5), Delta::Increase(0)),
            (Kind::Counter, Cell::Value(5), Cell::Value(4), Delta::Backward(1)),
            (Kind::Counter, Cell::Value(0), Cell::Value(max), Delta::Increase(max)),
            (Kind::Counter, Cell::Value(max), Cell::Value(0), Delta::Backward(max)),
            (Kind::Gauge, Cell::Value(5), Cell::Value(4), Delta::Change(-1)),
            (Kind::Gauge, Cell::Value(0), Cell::Value(max), Delta::Change(max.into())),
            (Kind::Gauge, Cell::Negative(-3), Cell::Value(4), Delta::Change(7)),
            (Kind::Counter, Cell::Absent, Cell::Value(4), Delta::Unknown),
            (Kind::Counter, Cell::Value(4), Cell::Unreadable(b"x"), Delta::Unknown),
            (Kind::Setting, Cell::Value(4), Cell::Max, Delta::Unknown),
        ] {
            assert_eq!(delta(kind, before, after), want);
        }
    }

    #[test]
    fn rate_table() {
        let of = |a, b, time| rate(Kind::Counter, Cell::Value(a), Cell::Value(b), time);
        assert_eq!(of(0, 10, 500_000_000).unwrap().per_second(), 20);
        assert_eq!(of(0, u64::MAX, 1).unwrap().per_second(), u128::from(u64::MAX) * 1_000_000_000);
        assert_eq!(of(10, 0, 1).unwrap().per_second(), 0);
        assert_eq!(of(0, 10, 0), None);
        assert_eq!(rate(Kind::Gauge, Cell::Value(0), Cell::Value(1), 1), None);
    }
}
