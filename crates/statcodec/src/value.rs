//! Values: what stands in a cell, and limits.

/// One value of a text as the streaming iterators give it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Value<'t> {
    /// A number, exact.
    Number(u64),
    /// A negative number. Kernels 3.5 to 4.1 print some in v1's memory.stat,
    /// and some settings are signed (`cpu.cfs_quota_us`).
    Negative(i64),
    /// The word `max`: no limit.
    Max,
    /// A number with two decimals, in hundredths: `12.34` is 1234.
    Hundredths(u64),
    /// A word that is no number (`ctrl=auto` in io.cost.qos).
    Text(&'t [u8]),
}

impl Value<'_> {
    /// The number, if it is one that is neither negative nor fractional.
    #[must_use]
    pub const fn number(self) -> Option<u64> {
        match self {
            Value::Number(number) => Some(number),
            _ => None,
        }
    }
}

/// A limit: a number, or none.
///
/// cgroup v2 prints `max` for "no limit". cgroup v1 prints one of several
/// large numbers instead: [`Limit::from_v1`] recognises them, and
/// [`Limit::At`] with the plain number stays available.
///
/// ```
/// use statcodec::Limit;
///
/// assert_eq!(Limit::from_v1(9223372036854771712), Limit::Max);
/// assert_eq!(Limit::from_v1(1 << 30), Limit::At(1 << 30));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// This many of the file's unit.
    At(u64),
    /// Unlimited. Greater than every number.
    Max,
}

impl Limit {
    /// The numbers that v1 kernels print for "no limit": 2^63 - 1 and
    /// 2^64 - 1 of old kernels, `PAGE_COUNTER_MAX` pages of 4, 16 and 64 KiB,
    /// the same of 32-bit kernels, and those rounded down to huge pages of
    /// 2 MiB and 1 GiB.
    pub const V1_UNLIMITED: [u64; 8] = [
        9_223_372_036_854_775_807,
        18_446_744_073_709_551_615,
        9_223_372_036_854_771_712,
        9_223_372_036_854_759_424,
        9_223_372_036_854_710_272,
        8_796_093_018_112,
        9_223_372_036_852_678_656,
        9_223_372_035_781_033_984,
    ];

    /// Reads a number of a cgroup v1 limit file or of memory.stat's
    /// `hierarchical_memory_limit`: one of [`Limit::V1_UNLIMITED`] is `Max`.
    #[must_use]
    pub const fn from_v1(number: u64) -> Self {
        let mut i = 0;
        while i < Self::V1_UNLIMITED.len() {
            if Self::V1_UNLIMITED[i] == number {
                return Limit::Max;
            }
            i += 1;
        }
        Limit::At(number)
    }

    /// The number, or `None` for no limit.
    #[must_use]
    pub const fn at(self) -> Option<u64> {
        match self {
            Limit::At(number) => Some(number),
            Limit::Max => None,
        }
    }
}

/// What a cell of a [`Snapshot`](crate::Snapshot) holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum State {
    /// A number.
    Value = 0,
    /// A negative number.
    Negative = 1,
    /// `max`.
    Max = 2,
    /// The file does not have it. Never the same as 0.
    Absent = 3,
    /// It stands in the file but could not be read (lenient decoding).
    Unreadable = 4,
    /// Text.
    Text = 5,
    /// A number with two decimals, in hundredths.
    Hundredths = 6,
}

impl State {
    /// All states, in the order of their numbers.
    pub const ALL: &'static [State] = &[
        State::Value,
        State::Negative,
        State::Max,
        State::Absent,
        State::Unreadable,
        State::Text,
        State::Hundredths,
    ];
}

/// A cell of a [`Snapshot`](crate::Snapshot).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Cell<'s> {
    /// A number in the unit of the file.
    Value(u64),
    /// A number with two decimals, in hundredths: `12.34` is 1234.
    Hundredths(u64),
    /// A negative number.
    Negative(i64),
    /// `max`: no limit.
    Max,
    /// The file does not have it.
    Absent,
    /// It stands in the file but could not be read. The bytes are what stands
    /// there.
    Unreadable(&'s [u8]),
    /// Text.
    Text(&'s [u8]),
}

impl<'s> Cell<'s> {
    /// The number, if it is one that is neither negative nor fractional.
    #[must_use]
    pub const fn number(self) -> Option<u64> {
        match self {
            Cell::Value(number) => Some(number),
            _ => None,
        }
    }

    /// The number with its sign, if it is one.
    #[must_use]
    pub const fn signed(self) -> Option<i128> {
        match self {
            Cell::Value(number) => Some(number as i128),
            Cell::Negative(number) => Some(number as i128),
            _ => None,
        }
    }

    /// The number or `max` as a limit.
    #[must_use]
    pub const fn limit(self) -> Option<Limit> {
        match self {
            Cell::Value(number) => Some(Limit::At(number)),
            Cell::Max => Some(Limit::Max),
            _ => None,
        }
    }

    /// The text, if it is text.
    #[must_use]
    pub const fn text(self) -> Option<&'s [u8]> {
        match self {
            Cell::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The state without the value.
    #[must_use]
    pub const fn state(self) -> State {
        match self {
            Cell::Value(_) => State::Value,
            Cell::Negative(_) => State::Negative,
            Cell::Max => State::Max,
            Cell::Absent => State::Absent,
            Cell::Unreadable(_) => State::Unreadable,
            Cell::Text(_) => State::Text,
            Cell::Hundredths(_) => State::Hundredths,
        }
    }

    /// Whether the file does not have it.
    #[must_use]
    pub const fn is_absent(self) -> bool {
        matches!(self, Cell::Absent)
    }
}
