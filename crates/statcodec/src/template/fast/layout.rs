//! The layout: a text cut into blocks.

use alloc::vec::Vec;

use super::super::vector::{WIDTH, WINDOW};
use super::super::{Form, Span, Template};
use super::block::{Block, lowest};
use crate::State;

/// A text cut into blocks, as it was last.
///
/// Between the blocks stand the *open* slots: those that are no whole number
/// of 1 to 16 digits, and those that change their length all the time.
#[derive(Debug, Clone, Default)]
pub(crate) struct Layout {
    pub(super) blocks: Vec<Block>,
    /// The open slots in the order of the text, then one that is none.
    pub(super) opens: Vec<Open>,
    pub(super) slots: Slots,
    /// Whether it is of use for the next text.
    pub(super) valid: bool,
    /// Texts to be read without a layout before the next is cut, and how many
    /// that is to be after the next text that departs.
    wait: u32,
    penalty: u32,
}

/// An open slot.
#[derive(Debug, Clone, Copy)]
pub(super) struct Open {
    /// How many blocks stand between it and the open slot before it.
    pub(super) blocks: u32,
    pub(super) slot: u32,
    pub(super) form: Form,
    /// Whether it held a plain number last.
    pub(super) plain: bool,
}

/// What is known of how the slots change, over several layouts of a template.
#[derive(Debug, Clone, Default)]
pub(super) struct Slots {
    moves: Vec<Moves>,
    /// Texts read since the counts were halved.
    age: u32,
    /// Whether a slot became open, so that another layout is better.
    restless: bool,
}

#[derive(Debug, Clone, Copy, Default)]
struct Moves {
    /// How often its length changed of late.
    count: u8,
    /// The most digits that it was seen with.
    longest: u8,
    /// Whether it is to be open.
    open: bool,
}

/// The slot number of the open slot that is none, and ends the text.
pub(super) const NONE: u32 = u32::MAX;

/// Numbers in a block: as many as are converted at once, but in long rows,
/// most of whose numbers never change (the `intr` line of /proc/stat), as many
/// as there are.
const COUNT: usize = 8;
const LONG_ROW: usize = 64;

/// A slot whose length changed this often in the last 32 to 64 texts becomes
/// open. A change of length costs about as much as four texts' open slot.
const OFTEN: u8 = 16;
const PERIOD: u32 = 32;

impl Slots {
    /// A text is read.
    #[inline(always)]
    pub(super) fn grow_older(&mut self) {
        self.age += 1;
        if self.age == PERIOD {
            self.halve();
        }
    }

    #[cold]
    fn halve(&mut self) {
        self.age = 0;
        for moves in &mut self.moves {
            moves.count /= 2;
        }
    }

    /// A slot has another length than last time.
    #[inline(always)]
    pub(super) fn moved(&mut self, slot: u32, length: u32) {
        if let Some(moves) = self.moves.get_mut(slot as usize) {
            moves.longest = moves.longest.max(length as u8);
            moves.count += 1;
            if moves.count >= OFTEN {
                moves.open = true;
                self.restless = true;
            }
        }
    }
}

impl Layout {
    /// The template is another: forgets what was known of the slots.
    pub(crate) fn forget(&mut self) {
        self.valid = false;
        self.slots.moves.clear();
    }

    /// Whether it is valid, but another would be better.
    pub(crate) fn is_restless(&self) -> bool {
        self.valid && self.slots.restless
    }

    /// Whether it is worth while to cut a layout. Where texts depart from
    /// theirs again and again, most are to be read without one.
    pub(crate) fn is_due(&mut self) -> bool {
        if self.wait == 0 {
            return true;
        }
        self.wait -= 1;
        false
    }

    /// A text departed from it.
    pub(super) fn fail(&mut self) {
        self.valid = false;
        self.wait = self.penalty;
        self.penalty = (2 * self.penalty + 1).min(63);
    }

    /// Cuts `text`, whose slots are at `places` and hold values of `states`.
    pub(crate) fn cut(
        &mut self,
        template: &Template,
        text: &[u8],
        places: &[Span],
        states: &[State],
    ) {
        self.blocks.clear();
        self.opens.clear();
        self.slots.moves.resize(template.slots.len(), Moves::default());
        self.slots.restless = false;
        let mut cutter = Cutter {
            text,
            blocks: &mut self.blocks,
            start: 0,
            end: 0,
            reserved: 0,
            digits: 0,
            first: 0,
            count: 0,
        };
        let (mut before, mut done) = (None, 0);
        for (row, next) in row_bounds(template) {
            let limit = if next - row > LONG_ROW { WIDTH } else { COUNT };
            for slot in row..next {
                let (place, moves) = (places[slot], &mut self.slots.moves[slot]);
                let (start, end) = (place.start as usize, place.end as usize);
                let after = places.get(slot + 1).map_or(text.len(), |place| place.start as usize);
                let form = template.slots[slot].form;
                let plain = form == Form::Decimal && states[slot] == State::Value;
                let closed = plain
                    && !moves.open
                    && end - start <= 16
                    // A literal stands on both sides.
                    && before.is_none_or(|before| start > before)
                    && after > end;
                before = Some(end);
                if plain {
                    moves.longest = moves.longest.max((end - start).min(16) as u8);
                }
                if closed {
                    cutter.number(slot, start, end, moves.longest.into(), limit);
                } else {
                    cutter.literal(start);
                    cutter.flush();
                    cutter.start = end;
                    cutter.end = end;
                    let blocks = cutter.blocks.len() as u32;
                    self.opens.push(Open { blocks: blocks - done, slot: slot as u32, form, plain });
                    done = blocks;
                }
            }
        }
        cutter.literal(text.len());
        cutter.flush();
        let blocks = self.blocks.len() as u32 - done;
        self.opens.push(Open { blocks, slot: NONE, form: Form::Decimal, plain: false });
        self.valid = true;
    }
}

/// The slots of each row: its first, and the first of the next row.
fn row_bounds(template: &Template) -> impl Iterator<Item = (usize, usize)> {
    let firsts = template.rows.iter().map(|row| row.first as usize);
    let nexts = firsts.clone().skip(1).chain([template.slots.len()]);
    firsts.zip(nexts)
}

/// Cuts a text from its start on.
struct Cutter<'t, 'b> {
    text: &'t [u8],
    blocks: &'b mut Vec<Block>,
    /// Where the block begins that is being made, and where it ends so far.
    start: usize,
    end: usize,
    /// Room that its numbers may need to grow.
    reserved: usize,
    digits: u64,
    first: u32,
    count: usize,
}

impl Cutter<'_, '_> {
    /// Adds the text up to `end`.
    fn literal(&mut self, end: usize) {
        let room = |cutter: &Self| cutter.start + WIDTH - cutter.reserved;
        while end > room(self) {
            self.end = room(self);
            self.flush();
        }
        self.end = end;
    }

    /// Adds a number with the literals before it and one byte of that after.
    fn number(&mut self, slot: usize, start: usize, end: usize, longest: usize, limit: usize) {
        let spare = longest - (end - start);
        if self.count == limit || end + 1 - self.start + spare + self.reserved > WIDTH {
            self.flush();
        }
        while end + 1 - self.start + spare > WIDTH {
            self.end = start.min(self.start + WIDTH);
            self.flush();
        }
        if self.count == 0 {
            self.first = slot as u32;
        }
        self.digits |= lowest((end - start) as u32) << (start - self.start);
        self.count += 1;
        self.reserved += spare;
        self.end = end + 1;
    }

    /// Ends the block.
    fn flush(&mut self) {
        let length = self.end - self.start;
        if length == 0 {
            return;
        }
        let mut text = [0; WINDOW];
        let seen = &self.text[self.start..];
        let seen = &seen[..seen.len().min(WIDTH)];
        text[..seen.len()].copy_from_slice(seen);
        self.blocks.push(Block::new(text, lowest(length as u32), self.digits, self.first));
        self.start = self.end;
        self.digits = 0;
        self.count = 0;
        self.reserved = 0;
    }
}
