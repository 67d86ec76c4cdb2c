//! From a file's unit to a base unit.

use super::Unit;
use crate::{Error, ErrorKind};

/// What a value in pages, huge pages or ticks depends on. A text does not say
/// it, and a capture may come from another machine, so it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Machine {
    /// Bytes in a page: 4096 on most machines.
    pub page_size: u64,
    /// Bytes in a huge page, that of the key or file: 2 MiB on most machines.
    pub huge_page_size: u64,
    /// Ticks of `USER_HZ` in a second: 100 on all common machines.
    pub ticks_per_second: u64,
}

impl Default for Machine {
    fn default() -> Self {
        Self { page_size: 4096, huge_page_size: 2 << 20, ticks_per_second: 100 }
    }
}

/// A value in a base unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Base {
    /// Bytes.
    Bytes(u64),
    /// Nanoseconds.
    Nanoseconds(u64),
    /// A number without a base unit: events, identifiers, flags; in hundredths
    /// where the file prints decimals.
    Plain(u64),
}

impl Unit {
    /// A value of this unit in its base unit: bytes for memory, nanoseconds
    /// for time.
    ///
    /// `value` is as a cell holds it. A value in seconds that the file prints
    /// with two decimals (uptime) is in hundredths: see
    /// [`hundredths_to_base`](Self::hundredths_to_base).
    ///
    /// # Errors
    ///
    /// [`ErrorKind::NumberTooLarge`] where the result does not fit 64 bits;
    /// nothing wraps.
    ///
    /// ```
    /// use statcodec::catalog::{Base, Machine, Unit};
    ///
    /// let machine = Machine::default();
    /// assert_eq!(Unit::Kibibytes.to_base(56, &machine)?, Base::Bytes(57344));
    /// assert_eq!(Unit::Ticks.to_base(7, &machine)?, Base::Nanoseconds(70_000_000));
    /// assert!(Unit::Kibibytes.to_base(18446744073709551488, &machine).is_err());
    /// # Ok::<(), statcodec::Error>(())
    /// ```
    pub fn to_base(self, value: u64, machine: &Machine) -> Result<Base, Error> {
        let times =
            |factor: u64| value.checked_mul(factor).ok_or(Error::new(ErrorKind::NumberTooLarge, 0));
        Ok(match self {
            Unit::Bytes => Base::Bytes(value),
            Unit::Kibibytes => Base::Bytes(times(1024)?),
            Unit::Sectors => Base::Bytes(times(512)?),
            Unit::Pages => Base::Bytes(times(machine.page_size)?),
            Unit::HugePages => Base::Bytes(times(machine.huge_page_size)?),
            Unit::Nanoseconds => Base::Nanoseconds(value),
            Unit::Microseconds => Base::Nanoseconds(times(1000)?),
            Unit::Milliseconds => Base::Nanoseconds(times(1_000_000)?),
            Unit::Seconds => Base::Nanoseconds(times(1_000_000_000)?),
            Unit::Ticks => {
                let nanoseconds = u128::from(value) * 1_000_000_000;
                let ticks = u128::from(machine.ticks_per_second.max(1));
                let exact = u64::try_from(nanoseconds / ticks);
                Base::Nanoseconds(exact.map_err(|_| Error::new(ErrorKind::NumberTooLarge, 0))?)
            }
            _ => Base::Plain(value),
        })
    }

    /// The same for a value in hundredths of the unit, as
    /// [`Cell::Hundredths`](crate::Cell::Hundredths) holds it.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::NumberTooLarge`] where the result does not fit 64 bits.
    pub fn hundredths_to_base(self, value: u64) -> Result<Base, Error> {
        match self {
            Unit::Seconds => match value.checked_mul(10_000_000) {
                Some(nanoseconds) => Ok(Base::Nanoseconds(nanoseconds)),
                None => Err(Error::new(ErrorKind::NumberTooLarge, 0)),
            },
            _ => Ok(Base::Plain(value)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_table() {
        let machine = Machine { page_size: 65536, ..Machine::default() };
        for (unit, value, want) in [
            (Unit::Bytes, u64::MAX, Some(Base::Bytes(u64::MAX))),
            (Unit::Pages, 4, Some(Base::Bytes(262_144))),
            (Unit::Pages, u64::MAX / 65536 + 1, None),
            (Unit::HugePages, 3, Some(Base::Bytes(6 << 20))),
            (Unit::Sectors, 2, Some(Base::Bytes(1024))),
            (Unit::Kibibytes, 10_485_760, Some(Base::Bytes(10_737_418_240))),
            (Unit::Kibibytes, 18_446_744_073_709_551_488, None),
            (Unit::Microseconds, 73_000, Some(Base::Nanoseconds(73_000_000))),
            (Unit::Milliseconds, 1, Some(Base::Nanoseconds(1_000_000))),
            (Unit::Seconds, u64::MAX, None),
            (Unit::Ticks, 1, Some(Base::Nanoseconds(10_000_000))),
            (Unit::Ticks, u64::MAX, None),
            (Unit::Events, 9, Some(Base::Plain(9))),
        ] {
            assert_eq!(unit.to_base(value, &machine).ok(), want, "{unit} {value}");
        }
        assert_eq!(Unit::Seconds.hundredths_to_base(5371), Ok(Base::Nanoseconds(53_710_000_000)));
        assert_eq!(Unit::Percent.hundredths_to_base(166), Ok(Base::Plain(166)));
    }
}
