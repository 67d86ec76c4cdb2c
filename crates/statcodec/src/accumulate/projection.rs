//! Projections: where a reading's cells go among the columns.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::Columns;
use super::columns::{cells_of, is_first};
use crate::{Snapshot, State, Template};

const NOWHERE: u32 = u32::MAX;

/// Where the cells of a template's readings go among [`Columns`].
///
/// Found once for a template; copying a reading then is a move of numbers.
#[derive(Debug, Clone)]
pub struct Projection {
    template: Arc<Template>,
    /// The column of each cell, or [`NOWHERE`].
    places: Vec<u32>,
    /// The first column, where the cells are columns one after the other.
    run: Option<usize>,
}

impl Columns {
    /// Where the cells of a template's readings go.
    #[must_use]
    pub fn projection(&self, source: u16, template: &Arc<Template>) -> Projection {
        let mut places = Vec::with_capacity(template.cell_count());
        for row in 0..template.row_count() {
            let name = template.row_name(row).unwrap_or_default();
            let first = is_first(template, row);
            for (cell, nth) in cells_of(template, row) {
                let place = self.search((source, name, cell, nth)).filter(|_| first);
                places.push(place.map_or(NOWHERE, |place| place as u32));
            }
        }
        let start = places.first().copied().unwrap_or(NOWHERE);
        let follows = |(i, &place): (usize, &u32)| place == start.wrapping_add(i as u32);
        let run =
            (start != NOWHERE && places.iter().enumerate().all(follows)).then_some(start as usize);
        Projection { template: Arc::clone(template), places, run }
    }
}

impl Projection {
    /// Whether it is that of this snapshot's template.
    #[must_use]
    #[inline]
    pub fn is_of(&self, snapshot: &Snapshot) -> bool {
        Arc::ptr_eq(&self.template, snapshot.template())
    }

    /// Whether every cell of the template has a column.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.places.contains(&NOWHERE)
    }

    /// Copies a reading into the cells of a row: `values` and `states` have an
    /// element for each column. What the reading does not have stays.
    ///
    /// Returns false, and copies nothing, where the reading is not of the
    /// projection's template. A column past the end of the row is left out.
    #[inline]
    pub fn copy(&self, snapshot: &Snapshot, values: &mut [u64], states: &mut [State]) -> bool {
        if !self.is_of(snapshot) {
            return false;
        }
        let (numbers, kinds) = (snapshot.values(), snapshot.states());
        let run = self.run.map(|start| start..start + numbers.len());
        if let Some(range) = run
            && let (Some(values), Some(states)) =
                (values.get_mut(range.clone()), states.get_mut(range))
        {
            values.copy_from_slice(numbers);
            states.copy_from_slice(kinds);
            clear_text(values, states);
            return true;
        }
        for ((&place, &number), &kind) in self.places.iter().zip(numbers).zip(kinds) {
            let place = place as usize;
            if let (Some(value), Some(state)) = (values.get_mut(place), states.get_mut(place)) {
                *value = if holds_number(kind) { number } else { 0 };
                *state = kind;
            }
        }
        true
    }
}

/// A matrix keeps no text: what stands in the value of such a cell means
/// nothing outside its snapshot.
fn clear_text(values: &mut [u64], states: &[State]) {
    // Nearly always there is none, which a sum of bits tells at once.
    if states.iter().fold(0, |all, &state| all | state as u8) == 0 {
        return;
    }
    for (value, &state) in values.iter_mut().zip(states) {
        if !holds_number(state) {
            *value = 0;
        }
    }
}

/// Whether the value of a cell in this state is a number of its own.
fn holds_number(state: State) -> bool {
    matches!(state, State::Value | State::Negative | State::Hundredths | State::Max)
}
