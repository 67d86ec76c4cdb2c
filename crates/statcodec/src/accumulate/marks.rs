//! Marks: what a combined cell does not tell by its value.

use core::fmt;
use core::ops::{BitOr, BitOrAssign};

/// What a combined cell does not tell by its value: a set of marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Marks(u8);

impl Marks {
    /// No marks.
    pub const NONE: Marks = Marks(0);
    /// A part of the total could not be read, so it is not the whole.
    pub const UNREADABLE_PART: Marks = Marks(1);
    /// A cgroup of the subtree does not have the cell.
    pub const ABSENT_PART: Marks = Marks(2);
    /// The sum passed 2^64 and is what is left of it.
    pub const WRAPPED: Marks = Marks(4);
    /// The difference was below zero, and is given as 0.
    pub const BELOW_ZERO: Marks = Marks(8);

    const NAMES: [(Marks, &str); 4] = [
        (Marks::UNREADABLE_PART, "unreadable part"),
        (Marks::ABSENT_PART, "absent part"),
        (Marks::WRAPPED, "wrapped"),
        (Marks::BELOW_ZERO, "below zero"),
    ];

    /// Whether all marks of `other` are set.
    #[must_use]
    pub const fn contains(self, other: Marks) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The marks as bits: the numbers of the C library.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl BitOr for Marks {
    type Output = Marks;

    fn bitor(self, other: Marks) -> Marks {
        Marks(self.0 | other.0)
    }
}

impl BitOrAssign for Marks {
    fn bitor_assign(&mut self, other: Marks) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = Self::NAMES.iter().filter(|(mark, _)| self.contains(*mark));
        f.debug_set().entries(set.map(|(_, name)| name)).finish()
    }
}
