//! Two cells made one: the rules for what is not plain numbers.

use super::Marks;
use crate::State;

/// A cell with its marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) value: u64,
    pub(super) state: State,
    pub(super) marks: Marks,
}

/// What a number counts in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scale {
    Whole,
    Hundredths,
}

impl Part {
    /// The number with its sign, if it is one.
    fn number(self) -> Option<(i128, Scale)> {
        match self.state {
            State::Value => Some((self.value.into(), Scale::Whole)),
            State::Negative => Some(((self.value as i64).into(), Scale::Whole)),
            State::Hundredths => Some((self.value.into(), Scale::Hundredths)),
            _ => None,
        }
    }

    fn with_number(number: i128, scale: Scale, marks: Marks) -> Self {
        let whole = u64::try_from(number).ok();
        let (value, state, wrapped) = match (scale, whole, i64::try_from(number)) {
            (Scale::Whole, Some(value), _) => (value, State::Value, Marks::NONE),
            (Scale::Whole, None, Ok(negative)) => (negative as u64, State::Negative, Marks::NONE),
            (Scale::Whole, None, Err(_)) => (number as u64, State::Value, Marks::WRAPPED),
            (Scale::Hundredths, Some(value), _) => (value, State::Hundredths, Marks::NONE),
            (Scale::Hundredths, None, _) => (number as u64, State::Hundredths, Marks::WRAPPED),
        };
        Self { value, state, marks: marks | wrapped }
    }

    /// What a part that is no number leaves of the other: the other, marked.
    /// `None` where both are numbers.
    fn without_number(self, other: Self, absent: Marks) -> Option<Self> {
        let (mine, its) = (self.number(), other.number());
        let (missing, left) = match (mine, its) {
            // No two numbers of different scale stand in one column, unless
            // somebody made it so.
            (Some((_, scale)), Some((_, other_scale))) if scale == other_scale => return None,
            (Some(_), _) => (other.state, self),
            (None, Some(_)) => (self.state, other),
            (None, None) if self.state == State::Absent => (State::Absent, other),
            (None, None) if other.state == State::Absent => (State::Absent, self),
            (None, None) => (other.state, Self { state: State::Unreadable, value: 0, ..self }),
        };
        let mark = match (missing, left.state) {
            (State::Absent, State::Absent) => Marks::NONE,
            (State::Absent, _) => absent,
            _ => Marks::UNREADABLE_PART,
        };
        Some(Self { marks: self.marks | other.marks | mark, ..left })
    }

    /// The sum: `max` where one is.
    pub(super) fn add(self, other: Self) -> Self {
        let marks = self.marks | other.marks;
        match (self.number(), other.number()) {
            _ if self.state == State::Max => Self { marks, ..self },
            _ if other.state == State::Max => Self { marks, ..other },
            (Some((mine, scale)), Some((its, other_scale))) if scale == other_scale => {
                Self::with_number(mine + its, scale, marks)
            }
            _ => self.without_number(other, Marks::ABSENT_PART).unwrap_or(self),
        }
    }

    /// What is left without the other; not below 0.
    pub(super) fn subtract(self, other: Self) -> Self {
        let marks = self.marks | other.marks;
        match (self.number(), other.number()) {
            // Without an end there is no difference.
            _ if self.state == State::Max => Self { marks, ..self },
            (Some((mine, scale)), Some((its, other_scale))) if scale == other_scale => {
                let left = mine - its;
                let below = if left < 0 { Marks::BELOW_ZERO } else { Marks::NONE };
                Self::with_number(left.max(0), scale, marks | below)
            }
            // A child without the key has none of it.
            (_, None) if other.state == State::Absent => {
                Self { marks: marks | Marks::ABSENT_PART, ..self }
            }
            (None, _) => Self { marks, ..self },
            (Some(_), _) => Self { marks: marks | Marks::UNREADABLE_PART, ..self },
        }
    }

    /// The greater of two peaks: `max` is greater than any number.
    pub(super) fn greatest(self, other: Self) -> Self {
        let marks = self.marks | other.marks;
        match (self.number(), other.number()) {
            _ if self.state == State::Max => Self { marks, ..self },
            _ if other.state == State::Max => Self { marks, ..other },
            (Some((mine, scale)), Some((its, other_scale))) if scale == other_scale => {
                Self { marks, ..if its > mine { other } else { self } }
            }
            _ => self.without_number(other, Marks::ABSENT_PART).unwrap_or(self),
        }
    }

    /// The lesser of two limits: `max` and a missing file are no limit.
    pub(super) fn least(self, other: Self) -> Self {
        let marks = self.marks | other.marks;
        match (self.number(), other.number()) {
            (Some((mine, scale)), Some((its, other_scale))) if scale == other_scale => {
                Self { marks, ..if its < mine { other } else { self } }
            }
            _ if other.state == State::Max && self.state != State::Absent => Self { marks, ..self },
            _ if self.state == State::Max && other.state != State::Absent => {
                Self { marks, ..other }
            }
            _ => self.without_number(other, Marks::NONE).unwrap_or(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Part;
    use crate::State::{self, Absent, Hundredths, Max, Negative, Text, Unreadable, Value};
    use crate::accumulate::Marks;

    const U: Marks = Marks::UNREADABLE_PART;
    const A: Marks = Marks::ABSENT_PART;
    const W: Marks = Marks::WRAPPED;
    const B: Marks = Marks::BELOW_ZERO;
    const NO: Marks = Marks::NONE;

    type Case = ((i128, State), (i128, State), (i128, State), Marks);

    fn check(rule: fn(Part, Part) -> Part, cases: &[Case]) {
        let part =
            |(value, state): (i128, State), marks| Part { value: value as u64, state, marks };
        for &(mine, other, expected, marks) in cases {
            let result = rule(part(mine, NO), part(other, NO));
            assert_eq!(result.state, expected.1, "{mine:?} {other:?}");
            assert_eq!(result.marks, marks, "{mine:?} {other:?}");
            if !matches!(result.state, Absent | Unreadable | Text) {
                assert_eq!(result.value, expected.0 as u64, "{mine:?} {other:?}");
            }
            // Marks are never lost.
            let marked = rule(part(mine, W), part(other, B));
            assert!(marked.marks.contains(W | B), "{mine:?} {other:?}");
        }
    }

    const TOP: i128 = u64::MAX as i128;

    #[test]
    fn sums() {
        check(
            Part::add,
            &[
                ((1, Value), (2, Value), (3, Value), NO),
                ((TOP, Value), (1, Value), (0, Value), W),
                ((TOP - 4095, Value), (8192, Value), (4096, Value), W),
                ((5, Value), (-7, Negative), (-2, Negative), NO),
                ((-7, Negative), (9, Value), (2, Value), NO),
                ((i64::MIN.into(), Negative), (-1, Negative), (i64::MAX.into(), Value), W),
                ((1, Value), (0, Max), (0, Max), NO),
                ((0, Max), (0, Absent), (0, Max), NO),
                ((1, Value), (0, Absent), (1, Value), A),
                ((0, Absent), (1, Value), (1, Value), A),
                ((0, Absent), (0, Absent), (0, Absent), NO),
                ((1, Value), (0, Unreadable), (1, Value), U),
                ((0, Unreadable), (1, Value), (1, Value), U),
                ((0, Unreadable), (0, Unreadable), (0, Unreadable), U),
                ((0, Unreadable), (0, Absent), (0, Unreadable), A),
                ((0, Absent), (0, Unreadable), (0, Unreadable), A),
                ((0, Text), (1, Value), (1, Value), U),
                ((150, Hundredths), (75, Hundredths), (225, Hundredths), NO),
                ((TOP, Hundredths), (2, Hundredths), (1, Hundredths), W),
                ((150, Hundredths), (1, Value), (150, Hundredths), U),
            ],
        );
    }

    #[test]
    fn differences() {
        check(
            Part::subtract,
            &[
                ((5, Value), (3, Value), (2, Value), NO),
                ((3, Value), (5, Value), (0, Value), B),
                ((5, Value), (-3, Negative), (8, Value), NO),
                ((-5, Negative), (1, Value), (0, Value), B),
                ((5, Value), (0, Absent), (5, Value), A),
                ((5, Value), (0, Unreadable), (5, Value), U),
                ((0, Absent), (5, Value), (0, Absent), NO),
                ((0, Unreadable), (5, Value), (0, Unreadable), NO),
                ((0, Max), (5, Value), (0, Max), NO),
            ],
        );
    }

    #[test]
    fn peaks() {
        check(
            Part::greatest,
            &[
                ((5, Value), (3, Value), (5, Value), NO),
                ((3, Value), (5, Value), (5, Value), NO),
                ((-1, Negative), (0, Value), (0, Value), NO),
                ((3, Value), (0, Absent), (3, Value), A),
                ((3, Value), (0, Unreadable), (3, Value), U),
                ((0, Max), (5, Value), (0, Max), NO),
                ((5, Value), (0, Max), (0, Max), NO),
            ],
        );
    }

    #[test]
    fn limits() {
        check(
            Part::least,
            &[
                ((5, Value), (3, Value), (3, Value), NO),
                ((3, Value), (5, Value), (3, Value), NO),
                ((3, Value), (0, Max), (3, Value), NO),
                ((0, Max), (3, Value), (3, Value), NO),
                ((0, Max), (0, Max), (0, Max), NO),
                ((0, Max), (0, Absent), (0, Max), NO),
                ((0, Absent), (0, Max), (0, Max), NO),
                ((0, Absent), (3, Value), (3, Value), NO),
                ((3, Value), (0, Absent), (3, Value), NO),
                ((0, Absent), (0, Absent), (0, Absent), NO),
                ((3, Value), (0, Unreadable), (3, Value), U),
                ((0, Unreadable), (3, Value), (3, Value), U),
                ((0, Max), (0, Unreadable), (0, Unreadable), NO),
                ((0, Unreadable), (0, Max), (0, Unreadable), NO),
            ],
        );
    }
}
