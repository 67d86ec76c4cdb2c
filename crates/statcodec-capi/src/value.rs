//! Values, of fields and of cells.

use statcodec::{Cell, State, Value};

use crate::guard::Fallible;
use crate::status::BAD_VALUE;
use crate::text::statcodec_text;

/// What a value is: one of STATCODEC_STATE_*.
pub type statcodec_state = u8;

/// A value with its state. Absent is not 0, `max` is not a number, and what
/// could not be read is neither.
///
/// ```c
/// switch (value.state) {
/// case STATCODEC_STATE_VALUE:
///     printf("%" PRIu64 "\n", value.number);
///     break;
/// case STATCODEC_STATE_MAX:
///     printf("no limit\n");
///     break;
/// case STATCODEC_STATE_ABSENT:
///     printf("this kernel does not have it\n");
///     break;
/// }
/// ```
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_value {
    /// What it is. Look here first.
    pub state: statcodec_state,
    /// Room for later; 0.
    pub reserved: [u8; 7],
    /// The number, in the unit that the file prints.
    ///
    /// - STATCODEC_STATE_VALUE: the number.
    /// - STATCODEC_STATE_HUNDREDTHS: the number times 100 ("12.34" is 1234).
    /// - STATCODEC_STATE_NEGATIVE: `(int64_t)number`.
    /// - all others: UINT64_MAX, so that a check forgotten does not pass for a 0.
    pub number: u64,
    /// The bytes that stand in the file, for STATCODEC_STATE_TEXT and for
    /// STATCODEC_STATE_UNREADABLE where they are known; else empty.
    pub text: statcodec_text,
}

impl statcodec_value {
    pub(crate) const ABSENT: Self = Self::without_number(State::Absent, statcodec_text::EMPTY);
    pub(crate) const UNREADABLE: Self =
        Self::without_number(State::Unreadable, statcodec_text::EMPTY);

    #[inline]
    const fn number(state: State, number: u64) -> Self {
        Self { state: state as u8, reserved: [0; 7], number, text: statcodec_text::EMPTY }
    }

    const fn without_number(state: State, text: statcodec_text) -> Self {
        Self { state: state as u8, reserved: [0; 7], number: u64::MAX, text }
    }

    /// As a value to be written.
    pub(crate) fn to_value<'a>(self, text: &'a [u8]) -> Fallible<Value<'a>> {
        let is = |state: State| self.state == state as u8;
        if is(State::Value) {
            Ok(Value::Number(self.number))
        } else if is(State::Hundredths) {
            Ok(Value::Hundredths(self.number))
        } else if is(State::Negative) {
            Ok(Value::Negative(self.number as i64))
        } else if is(State::Max) {
            Ok(Value::Max)
        } else if is(State::Text) {
            Ok(Value::Text(text))
        } else {
            Err(BAD_VALUE.into())
        }
    }
}

impl From<Value<'_>> for statcodec_value {
    #[inline]
    fn from(value: Value<'_>) -> Self {
        match value {
            Value::Number(number) => Self::number(State::Value, number),
            Value::Negative(number) => Self::number(State::Negative, number as u64),
            Value::Hundredths(number) => Self::number(State::Hundredths, number),
            Value::Max => Self::without_number(State::Max, statcodec_text::EMPTY),
            Value::Text(text) => Self::without_number(State::Text, text.into()),
            // A kind of value that this library does not know yet.
            _ => Self::UNREADABLE,
        }
    }
}

impl From<Cell<'_>> for statcodec_value {
    #[inline]
    fn from(cell: Cell<'_>) -> Self {
        match cell {
            Cell::Value(number) => Self::number(State::Value, number),
            Cell::Hundredths(number) => Self::number(State::Hundredths, number),
            Cell::Negative(number) => Self::number(State::Negative, number as u64),
            Cell::Max => Self::without_number(State::Max, statcodec_text::EMPTY),
            Cell::Absent => Self::ABSENT,
            Cell::Unreadable(text) => Self::without_number(State::Unreadable, text.into()),
            Cell::Text(text) => Self::without_number(State::Text, text.into()),
            // A kind of cell that this library does not know yet.
            _ => Self::UNREADABLE,
        }
    }
}
