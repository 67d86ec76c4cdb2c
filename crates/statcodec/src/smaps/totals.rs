//! The sums of many mappings.

use super::{KEYS, Keys, MappingView, bit};
use crate::Cell;
use crate::catalog::pid_smaps::{self, Key};
use crate::catalog::{Combine, Key as _};

/// The fields of several mappings, combined as the kernel combines them in
/// smaps_rollup: memory adds up, page sizes take the largest, flags do not
/// combine.
///
/// Each mapping's `Pss` is cut to whole kB, so their sum may be up to 1 kB a
/// mapping below that of smaps_rollup, which cuts once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    count: u64,
    values: [u64; KEYS],
    seen: Keys,
    /// Keys whose sum does not fit 64 bits.
    overflowed: Keys,
}

impl Default for Totals {
    fn default() -> Self {
        Self { count: 0, values: [0; KEYS], seen: 0, overflowed: 0 }
    }
}

impl Totals {
    /// Adds a mapping.
    pub fn add(&mut self, mapping: &MappingView<'_, '_>) {
        self.count += 1;
        let mut keys = mapping.decoder.seen;
        while keys != 0 {
            let key = keys.trailing_zeros() as usize;
            keys &= keys - 1;
            let value = mapping.decoder.values[key];
            let total = &mut self.values[key];
            match pid_smaps::TABLE[key].combine {
                Combine::Sum => match total.checked_add(value) {
                    Some(sum) => *total = sum,
                    None => self.overflowed |= 1 << key,
                },
                Combine::Max => *total = value.max(*total),
                _ => continue,
            }
            self.seen |= 1 << key;
        }
    }

    /// How many mappings were added.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The total of a field: `Absent` where no mapping had it or it does not
    /// combine, `Unreadable` where it does not fit 64 bits.
    #[must_use]
    pub fn get(&self, key: Key) -> Cell<'static> {
        let bit = bit(key.number());
        if self.seen & bit == 0 {
            Cell::Absent
        } else if self.overflowed & bit != 0 {
            Cell::Unreadable(b"")
        } else {
            Cell::Value(self.values[usize::from(key.number())])
        }
    }
}
