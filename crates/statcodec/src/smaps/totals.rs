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

/// The keys that add up, and those of which the largest counts.
const SUM: Keys = combined(Combine::Sum);
const MAX: Keys = combined(Combine::Max);

const fn combined(combine: Combine) -> Keys {
    let (mut found, mut key) = (0, 0);
    while key < KEYS {
        if pid_smaps::TABLE[key].combine as u8 == combine as u8 {
            found |= 1 << key;
        }
        key += 1;
    }
    found
}

/// The keys that do not add up.
const OTHERS: [usize; KEYS - SUM.count_ones() as usize] = {
    let mut others = [0; KEYS - SUM.count_ones() as usize];
    let (mut key, mut count) = (0, 0);
    while key < KEYS {
        if SUM & 1 << key == 0 {
            others[count] = key;
            count += 1;
        }
        key += 1;
    }
    others
};

/// The keys of a set.
fn keys(mut set: Keys) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let key = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (key < KEYS).then_some(key)
    })
}

/// Adds numbers to others, and gives all bits that any of them has.
///
/// By itself and of any length, so that the compiler makes vectors of it.
#[inline(never)]
fn add_up(sums: &mut [u64], values: &[u64]) -> u64 {
    let mut all = 0;
    for (sum, value) in sums.iter_mut().zip(values) {
        all |= *sum | value;
        *sum = sum.wrapping_add(*value);
    }
    all
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
        self.seen |= mapping.decoder.seen & (SUM | MAX);
        // What was not seen is 0.
        let values = &mapping.decoder.values;
        let others = OTHERS.map(|key| match MAX & (1 << key) {
            0 => 0,
            _ => self.values[key].max(values[key]),
        });
        // As long as no number has the highest bit, no sum overflows.
        if add_up(&mut self.values, values) >> 63 != 0 {
            let overflowed = keys(SUM).filter(|&key| self.values[key] < values[key]);
            self.overflowed |= overflowed.fold(0, |set, key| set | 1 << key);
        }
        for (key, value) in OTHERS.into_iter().zip(others) {
            self.values[key] = value;
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
