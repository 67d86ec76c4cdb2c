//! The layout: the blocks of the last text.

use alloc::vec::Vec;
use core::mem;
use core::ops::Range;

use super::super::vector::{Machine, WIDTH};
use super::super::{Form, Span, Template};
use super::block::Block;
use super::slots::Slots;

/// A text cut into blocks, as it was last.
#[derive(Debug, Clone, Default)]
pub(crate) struct Layout {
    pub(super) blocks: Vec<Block>,
    /// What stood last in the quiet segments.
    pub(super) quiet: Vec<Chunk>,
    /// Runs of blocks, in the order of the text.
    pub(super) segments: Vec<Segment>,
    /// Room for the next segments.
    spare: Vec<Segment>,
    pub(super) slots: Slots,
    /// Whether the machine converts all numbers of a block at once.
    at_once: bool,
    /// Whether it is of use for the next text.
    valid: bool,
    /// Texts to be read until it is looked again at what changes, and how many
    /// they were.
    age: u32,
    period: u32,
    /// Texts to be read without a layout before the next is cut, and how many
    /// that is to be after the next text that departs.
    wait: u32,
    penalty: u32,
}

/// 64 bytes of text.
#[derive(Debug, Clone)]
#[repr(align(64))]
pub(super) struct Chunk(pub(super) [u8; WIDTH]);

/// A run of blocks, and what stands behind it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Segment {
    blocks: u32,
    /// How many bytes its blocks have, if it is quiet: at least 64.
    length: u32,
    /// The open slot behind it; if it is quiet, its first chunk.
    slot: u32,
    pub(super) tail: Tail,
}

/// What stands behind the blocks of a segment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tail {
    /// The next segment, or the end of the text.
    None,
    /// The next segment. None of the blocks changed of late, nor did that
    /// which follows them.
    Quiet,
    /// An open slot, which held a number last.
    Number,
    /// An open slot, which held something else.
    Irregular,
}

impl Tail {
    /// Of an open slot of this form.
    pub(super) fn open(form: Form, is_number: bool) -> Self {
        let is_plain = matches!(form, Form::Decimal | Form::DIGITS);
        if is_plain && is_number { Tail::Number } else { Tail::Irregular }
    }
}

impl Segment {
    pub(super) fn new(blocks: u32, tail: Tail, slot: u32) -> Self {
        Self { blocks, length: 0, slot, tail }
    }

    #[inline(always)]
    pub(super) fn blocks(&self) -> usize {
        self.blocks as usize
    }

    #[inline(always)]
    pub(super) fn length(&self) -> usize {
        self.length as usize
    }

    /// The chunks of a quiet segment, of which the last are the last 64 bytes.
    #[inline(always)]
    pub(super) fn chunks(&self) -> Range<usize> {
        let first = self.slot as usize;
        first..first + self.length().div_ceil(WIDTH)
    }

    #[inline(always)]
    pub(super) fn slot(&self) -> usize {
        self.slot as usize
    }

    #[inline(always)]
    pub(super) fn is_open(&self) -> bool {
        matches!(self.tail, Tail::Number | Tail::Irregular)
    }
}

/// After this many texts it is looked at what changes, at first and at last.
const PERIODS: [u32; 2] = [32, 512];

/// In so many texts of each period it is counted which blocks change, and with
/// so many changes a block is busy. A branch that is not foreseen costs as much
/// as converting numbers that keep their places, and half of what loose ones do.
const COUNTED: u32 = 16;
const BUSY: u8 = 6;
const BUSY_LOOSE: u8 = 12;

/// Quiet blocks in a row from which on they are compared together.
const QUIET: usize = 3;

impl Layout {
    /// It is of no more use.
    fn end_now(&mut self) {
        self.valid = false;
        self.age = 0;
    }

    /// The template is another: forgets what was known of the slots.
    pub(crate) fn forget(&mut self) {
        self.end_now();
        self.slots.forget();
    }

    /// A text was read without it, whose values stand at `places`. Returns
    /// whether it is worth while to cut that: where texts depart from their
    /// layouts again and again, most are to be read without one.
    pub(crate) fn is_due(&mut self, template: &Template, text: &[u8], places: &[Span]) -> bool {
        self.slots.see(template, text, places);
        if self.wait == 0 {
            return true;
        }
        self.wait -= 1;
        false
    }

    /// A text departed from it, or another would be better.
    #[cold]
    #[inline(never)]
    pub(super) fn fail(&mut self) {
        self.end_now();
        if self.slots.are_restless() {
            return;
        }
        self.wait = self.penalty;
        self.penalty = (2 * self.penalty + 1).min(63);
    }

    /// Cutting begins.
    pub(super) fn begin(&mut self, machine: Machine) {
        self.at_once = machine.at_once().is_some();
        self.blocks.clear();
        self.segments.clear();
        self.spare.clear();
        self.slots.settle();
        self.wait_for(PERIODS[0]);
    }

    /// Cutting ends.
    pub(super) fn end(&mut self) {
        self.valid = true;
        if self.spare.capacity() == 0 {
            // Room for the layouts to come, which have more open slots: a warm
            // decoder does not allocate.
            let more = self.blocks.len() / 2 + 16;
            self.blocks.reserve(more);
            self.quiet.reserve(self.blocks.len() + more);
            self.segments.reserve(self.blocks.len() + more);
            self.spare.reserve(self.blocks.len() + more);
        }
    }

    /// A text is to be read. Returns whether it is to be read by this layout,
    /// with nothing else to do.
    #[inline(always)]
    pub(super) fn grow_older(&mut self) -> bool {
        let is_young = self.age > COUNTED;
        if is_young {
            self.age -= 1;
        }
        is_young
    }

    /// A text is to be read at the end of a period. Returns whether it is to be
    /// read by this layout.
    pub(super) fn grow_old(&mut self) -> bool {
        if self.valid {
            if self.age == 0 {
                self.look();
            }
            self.age -= 1;
        }
        self.valid
    }

    /// Looks at what changes after so many texts.
    fn wait_for(&mut self, period: u32) {
        self.period = period;
        self.age = period;
        self.slots.begin_period(period);
    }

    /// Looks at what changes and what does not.
    #[cold]
    fn look(&mut self) {
        self.wait_for(PERIODS[1].min(2 * self.period));
        self.penalty /= 2;
        self.slots.end_period();
        let mut segments = mem::take(&mut self.spare);
        segments.clear();
        self.quiet.clear();
        for block in &mut self.blocks {
            block.changed |= block.is_busy;
            let least = if block.is_loose { BUSY_LOOSE } else { BUSY };
            let often = mem::take(&mut block.changes) >= least;
            block.is_busy = often && self.at_once && block.is_plain();
        }
        let mut left = self.blocks.as_mut_slice();
        let mut count = 0;
        for segment in &self.segments {
            count += segment.blocks();
            if segment.is_open() {
                let (blocks, after) = left.split_at_mut(count);
                part(blocks, *segment, &mut segments, &mut self.quiet);
                (left, count) = (after, 0);
            }
        }
        part(left, Segment::new(0, Tail::None, 0), &mut segments, &mut self.quiet);
        self.spare = mem::replace(&mut self.segments, segments);
    }
}

/// Parts blocks, behind which stands what stands behind `last`, into quiet
/// segments and others.
fn part(blocks: &mut [Block], last: Segment, segments: &mut Vec<Segment>, chunks: &mut Vec<Chunk>) {
    // How many blocks belong to the segment that is being made.
    let mut count = 0;
    for run in blocks.chunk_by_mut(|a, b| a.changed == b.changed) {
        let length = run.iter().map(Block::length).sum::<usize>();
        if run[0].changed || run.len() < QUIET || length < WIDTH {
            count += run.len() as u32;
        } else {
            if count > 0 {
                segments.push(Segment { tail: Tail::None, blocks: count, ..last });
            }
            count = 0;
            let blocks = run.len() as u32;
            let (slot, length) = (chunks.len() as u32, length as u32);
            segments.push(Segment { blocks, length, slot, tail: Tail::Quiet });
            join(run, chunks);
        }
        for block in run {
            block.changed = false;
        }
    }
    segments.push(Segment { blocks: count, ..last });
}

/// Adds the text of blocks in a row: 64 bytes at a time, and its last.
fn join(blocks: &[Block], chunks: &mut Vec<Chunk>) {
    let mut chunk = Chunk([0; WIDTH]);
    let mut length = 0;
    for byte in blocks.iter().flat_map(|block| &block.text[..block.length()]) {
        if length == WIDTH {
            chunks.push(chunk.clone());
            length = 0;
        }
        chunk.0[length] = *byte;
        length += 1;
    }
    // The last chunk begins with the end of the one before.
    chunk.0.rotate_left(length);
    chunks.push(chunk);
}
