//! What is known of a template's slots: which change their length, and how
//! often.

use alloc::vec::Vec;
use core::mem;

use super::super::{Form, Span, Template};
use crate::State;

/// What is known of how the slots change, over several layouts of a template.
#[derive(Debug, Clone, Default)]
pub(super) struct Slots {
    moves: Vec<Moves>,
    /// A slot whose length changed this often in the last one to two periods
    /// becomes open, or its block loose. A change of length costs about as much
    /// as three open slots.
    often: u16,
    /// How many became open since the layout was cut.
    opened: usize,
    /// Whether they are enough for another layout, or a period is over.
    restless: bool,
    /// Whether slots of text are open: all or none of them are, since text is
    /// kept in the order of its slots.
    texts_are_open: bool,
}

#[derive(Debug, Clone, Copy, Default)]
struct Moves {
    /// How often its length changed of late.
    count: u16,
    /// The most digits that it was seen with, and the least that it may have.
    longest: u8,
    least: u8,
    /// A mark of what it held, if that was no whole number.
    mark: u32,
    /// Whether it is to be open.
    open: bool,
}

/// Cutting takes as long as all slots, so it is done anew only so many times
/// until all of them are open.
const MOST_CUTS: usize = 100;

impl Slots {
    /// A slot has another length than last time. `None` where it may not.
    #[inline(always)]
    pub(super) fn moved(&mut self, slot: u32, length: u32) -> Option<()> {
        let moves = self.moves.get_mut(slot as usize)?;
        let least = moves.least;
        moves.longest = moves.longest.max(length as u8);
        moves.count = moves.count.saturating_add(1);
        if moves.count >= self.often && !moves.open {
            moves.open = true;
            self.opened += 1;
            self.restless |= self.opened * MOST_CUTS >= self.moves.len();
        }
        (length as u8 >= least).then_some(())
    }

    /// A slot has at least so many digits.
    pub(super) fn set_least(&mut self, slot: usize, least: u8) {
        self.moves[slot].least = least;
    }

    /// A text was read without a layout, whose values stand at `places`. Slots
    /// of a form that held something else the last time become open.
    pub(super) fn see(&mut self, template: &Template, text: &[u8], places: &[Span]) {
        let is_first = self.moves.is_empty();
        self.moves.resize(places.len(), Moves::default());
        for (index, place) in places.iter().enumerate() {
            let bytes = text.get(place.start as usize..place.end as usize).unwrap_or_default();
            let moves = &mut self.moves[index];
            moves.longest = moves.longest.max(bytes.len().min(255) as u8);
            let mark = mark(bytes);
            let changed = mem::replace(&mut moves.mark, mark) != mark && !is_first;
            if changed && !moves.open {
                self.open_like(template, index);
            }
        }
    }

    /// A slot that was compared as a literal changed: all of its form will.
    fn open_like(&mut self, template: &Template, index: usize) {
        let form = template.slots[index].form;
        if matches!(form, Form::Decimal | Form::Padded(_) | Form::Constant) {
            return;
        }
        self.texts_are_open |= form.state() == State::Text;
        for (moves, slot) in self.moves.iter_mut().zip(&template.slots) {
            let both_texts = form.state() == State::Text && slot.form.state() == State::Text;
            moves.open |= slot.form == form || both_texts;
        }
    }

    /// A layout is cut for them as they are now.
    pub(super) fn settle(&mut self) {
        self.opened = 0;
        self.restless = false;
    }

    /// A period of so many texts begins.
    pub(super) fn begin_period(&mut self, texts: u32) {
        self.often = (texts / 4).max(12) as u16;
    }

    /// A period is over.
    pub(super) fn end_period(&mut self) {
        self.restless |= self.opened > 0;
        for moves in &mut self.moves {
            moves.count /= 2;
        }
    }

    /// Whether so many slots became open that another layout is better.
    #[inline(always)]
    pub(super) fn are_restless(&self) -> bool {
        self.restless
    }

    #[inline(always)]
    pub(super) fn texts_are_open(&self) -> bool {
        self.texts_are_open
    }

    /// The most digits that a slot was seen with.
    pub(super) fn longest(&self, slot: usize) -> usize {
        self.moves[slot].longest.into()
    }

    pub(super) fn is_open(&self, slot: usize) -> bool {
        self.moves[slot].open
    }

    pub(super) fn forget(&mut self) {
        self.moves.clear();
        self.texts_are_open = false;
    }
}

/// A number by which to tell one word from another, most of the time.
fn mark(bytes: &[u8]) -> u32 {
    let add = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(bytes.len() as u32, add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_that_open_one_by_one_are_seldom_restless() {
        let most = if cfg!(miri) { 70 } else { 7000 };
        for count in [1, 7, 70, 700, 7000].into_iter().filter(|&count| count <= most) {
            let mut slots =
                Slots { moves: alloc::vec![Moves::default(); count], ..Slots::default() };
            slots.begin_period(32);
            let mut cuts = 0;
            for slot in 0..count as u32 {
                for _ in 0..20 {
                    assert_eq!(slots.moved(slot, 3), Some(()));
                }
                assert!(slots.is_open(slot as usize));
                if slots.are_restless() {
                    slots.settle();
                    cuts += 1;
                }
            }
            assert!(cuts <= MOST_CUTS && cuts >= count.min(MOST_CUTS) / 2, "{cuts} of {count}");
            // The last that opened have theirs at the end of the period.
            slots.opened = 1;
            slots.end_period();
            assert!(slots.are_restless());
        }
    }
}
