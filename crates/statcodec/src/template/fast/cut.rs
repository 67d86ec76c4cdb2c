//! Cutting a text into blocks.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::super::vector::{Machine, Vector, WIDTH, Work};
use super::super::{Form, Span, Template};
use super::block::{Block, lowest};
use super::layout::{Layout, Segment, Tail};
use crate::State;

/// Numbers in a block: as many as are converted at once, or, where one has
/// more than 8 digits, half of them. In long rows, most of whose numbers never
/// change (the `intr` line of /proc/stat), as many as there are.
const COUNT: usize = 8;
const LONG_ROW: usize = 64;

/// What is done with a slot.
enum Way {
    /// Its digits are those of a number of a block.
    Number,
    /// The same, and there may be blanks before them.
    Padded,
    /// It is compared as if it were a literal.
    Literal,
    /// It is read by itself, between blocks.
    Open,
}

impl Layout {
    /// Cuts `text`, whose slots are at `places`, as [`is_due`](Self::is_due)
    /// was told, and hold values of `states`.
    pub(crate) fn cut(
        &mut self,
        machine: Machine,
        template: &Template,
        text: &[u8],
        places: &[Span],
        states: &[State],
    ) {
        self.begin(machine);
        let mut cutter = Cutter::new(text, &mut self.blocks);
        let loose = machine.at_once();
        cutter.margin = loose.is_some().into();
        cutter.most_loose = loose.map_or(0, |loose| loose.numbers);
        let (mut before, mut done) = (0, 0);
        for (first, next) in row_bounds(template) {
            let is_long = next - first > LONG_ROW;
            for slot in first..next {
                let (start, end) = (places[slot].start as usize, places[slot].end as usize);
                let after = places.get(slot + 1).map_or(text.len(), |place| place.start as usize);
                // A literal stands on both sides, to see where it ends.
                let (ahead, behind) = (start - before, after - end);
                let is_apart = (ahead > 0 || slot == 0) && behind > 0;
                let may_be_loose =
                    !is_long && loose.is_some_and(|loose| ahead.max(behind) <= loose.literal);
                before = end;
                let longest = self.slots.longest(slot);
                let form = template.slots[slot].form;
                let is_number = states[slot] == State::Value;
                let way = match form {
                    _ if !is_apart => Way::Open,
                    _ if self.slots.is_open(slot) && !may_be_loose => Way::Open,
                    Form::Decimal | Form::DIGITS if is_number && longest <= 16 => Way::Number,
                    _ if self.slots.is_open(slot) => Way::Open,
                    Form::Padded(width) if longest <= 16 => {
                        // One that is wider than its field has no blanks, as
                        // long as it is not narrower than that.
                        self.slots.set_least(slot, width);
                        match (end - start).cmp(&width.into()) {
                            Ordering::Greater => Way::Number,
                            Ordering::Equal => Way::Padded,
                            Ordering::Less => Way::Literal,
                        }
                    }
                    // Where it ends depends on what stands behind it.
                    Form::Comm => Way::Open,
                    _ => Way::Literal,
                };
                match way {
                    Way::Number => {
                        let is_loose = self.slots.is_open(slot);
                        cutter.number(slot, start, end, longest, is_long, is_loose);
                    }
                    Way::Padded => cutter.padded(slot, start, end, is_long),
                    Way::Literal => cutter.literal(end),
                    Way::Open => {
                        cutter.skip(start, end);
                        let count = cutter.blocks.len() as u32;
                        let tail = Tail::open(form, is_number);
                        self.segments.push(Segment::new(count - done, tail, slot as u32));
                        done = count;
                    }
                }
            }
        }
        cutter.literal(text.len());
        cutter.flush();
        let count = self.blocks.len() as u32;
        self.segments.push(Segment::new(count - done, Tail::None, 0));
        self.end();
        machine.run(Arrange(&mut self.blocks), text);
    }
}

/// Makes blocks ready for conversion.
struct Arrange<'b>(&'b mut [Block]);

impl Work for Arrange<'_> {
    type Output = ();

    #[inline(always)]
    fn at<V: Vector>(self, vector: V, _: &[u8]) {
        for block in self.0 {
            vector.arrange(block);
        }
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
    /// Bytes that the last number and the byte behind it leave free: one where
    /// it is looked for what follows that byte.
    margin: usize,
    /// Numbers that it may have if it is loose.
    most_loose: usize,
    digits: u64,
    padded: u64,
    first: u32,
    count: usize,
    /// Whether one of its numbers may have more than 8 digits.
    is_wide: bool,
    /// Whether one of its numbers often has another length.
    is_loose: bool,
}

impl<'t, 'b> Cutter<'t, 'b> {
    fn new(text: &'t [u8], blocks: &'b mut Vec<Block>) -> Self {
        Self {
            text,
            blocks,
            start: 0,
            end: 0,
            reserved: 0,
            margin: 0,
            most_loose: 0,
            digits: 0,
            padded: 0,
            first: 0,
            count: 0,
            is_wide: false,
            is_loose: false,
        }
    }

    /// How far the block may reach.
    fn room(&self) -> usize {
        self.start + WIDTH - self.reserved
    }

    /// Adds the text up to `end`.
    fn literal(&mut self, end: usize) {
        while end > self.room() {
            self.end = self.room();
            self.flush();
        }
        self.end = end;
    }

    /// Adds the text up to `start`, and goes on at `end`.
    fn skip(&mut self, start: usize, end: usize) {
        self.literal(start);
        self.flush();
        self.start = end;
        self.end = end;
    }

    /// Adds a number with the literals before it and one byte of that after.
    fn number(
        &mut self,
        slot: usize,
        start: usize,
        end: usize,
        longest: usize,
        is_long: bool,
        is_loose: bool,
    ) {
        let spare = longest - (end - start);
        let limit = match self.is_wide || longest > 8 {
            _ if is_long => WIDTH,
            true => COUNT / 2,
            false => COUNT,
        };
        let limit = if self.is_loose || is_loose { limit.min(self.most_loose) } else { limit };
        // The numbers of a block are those of slots in a row.
        if self.count >= limit || self.count > 0 && slot != self.first as usize + self.count {
            self.flush();
        }
        // Literals fill the block, so that the number begins another.
        while end + 1 + spare + self.margin > self.room() {
            self.end = self.room().min(start);
            self.flush();
        }
        if self.count == 0 {
            self.first = slot as u32;
        }
        self.digits |= lowest(end - start) << (start - self.start);
        self.count += 1;
        self.reserved += spare;
        self.is_wide |= longest > 8;
        self.is_loose |= is_loose;
        self.end = end + 1;
    }

    /// Adds a number that may have blanks before it.
    fn padded(&mut self, slot: usize, start: usize, end: usize, is_long: bool) {
        self.number(slot, start, end, end - start, is_long, false);
        self.padded |= lowest(end - start) << (start - self.start);
    }

    /// Ends the block.
    fn flush(&mut self) {
        let length = self.end - self.start;
        if length == 0 {
            return;
        }
        let mut text = [0; WIDTH];
        let seen = &self.text[self.start..];
        let seen = &seen[..seen.len().min(WIDTH)];
        text[..seen.len()].copy_from_slice(seen);
        // Wide lanes for one that was longer.
        let longest = if self.is_wide { 9 } else { 0 };
        let Self { first, digits, padded, .. } = *self;
        self.blocks.push(Block::new(text, length, first, digits, padded, longest, self.is_loose));
        self.start = self.end;
        self.digits = 0;
        self.padded = 0;
        self.count = 0;
        self.reserved = 0;
        self.is_wide = false;
        self.is_loose = false;
    }
}
