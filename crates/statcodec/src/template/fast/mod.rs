//! The fast way through a text: as what it was last time, 64 bytes at a time.
//!
//! # Design note
//!
//! Between two readings of a file most lines are equal to the byte, and of
//! those that are not most numbers keep their length. So the last text is kept
//! ([`Layout`]), cut into [`Block`]s of up to 64 bytes, each with a mask of the
//! bytes that are digits of plain numbers. The next text is compared with it
//! block by block:
//!
//! ```text
//! last text   a n o n ␣ 4 0 9 6 ⏎ f i l e ␣ 8 1 ⏎ ...
//! this text   a n o n ␣ 5 0 9 6 ⏎ f i l e ␣ 9 2 ⏎ ...
//! differing             1                   1 1          digits only: convert
//! digits                1 1 1 1             1 1
//! ```
//!
//! - **Nothing differs**: on to the next block. This costs what a comparison
//!   of memory costs. Blocks in a row that did not change for long are *quiet*:
//!   their texts stand one after the other and are compared all at once.
//! - **Digits differ**, and are digits again: the places and lengths of the
//!   numbers are known, so they convert without a branch
//!   ([`Vector::convert`]). A change in a run of digits is found by adding the
//!   mask of differences to that of digits: the sum carries out of the run.
//! - **A literal differs, or a digit is none any more**: a number may have
//!   another length. [`realign`] finds its new end, moves the rest of the
//!   block's masks, and compares again at the moved place. All blocks after it
//!   are compared relative to the end of the one before, so that a change of
//!   length touches one block.
//! - **Anything else**: the text departs from the layout. [`read`] returns
//!   false, the layout is thrown away, and the careful way
//!   ([`refill`](super::warm)) or the grammar decides what the text is.
//!
//! Which blocks change is nearly the same at every reading, so the branches
//! are predicted well; but a number whose length goes to and fro is not
//! (`anon 98304`, `anon 102400`). A slot of which this is seen to happen often
//! ([`Slots`]) becomes *open*: it stands between blocks and is read digit by
//! digit, whatever its length. So do all slots that hold no whole number of up
//! to 16 digits: they are read as the careful way reads them.
//!
//! A level that converts all numbers of a block at once
//! ([`Vector::numbers`]) has better for both. A block that changes nearly always
//! is *busy*: it is converted without having been compared, by a [`Plan`] which
//! holds its literals too, and its text is not kept. And instead of opening a
//! slot its block becomes *loose*: then its numbers may have any lengths. What
//! is quiet, busy and open is looked at again at the end of each period of some
//! hundred texts, in the last of which it is counted what changes.
//!
//! Nothing is read outside the text: the last bytes are compared in a copy
//! with zeros after it ([`Vector::load_at`]).
//!
//! Invariant: while a layout is valid, the values and states in the readings
//! are those of the last text, which is that in its blocks and quiet chunks; but
//! that of a busy block may be older, so whatever is not converted because it is
//! equal to it must not be in one. Only [`read`] and [`Layout::cut`] keep
//! it; who else writes readings drops the layout.

// Numbers of a block are converted all at once on x86-64 alone.
#![cfg_attr(not(all(target_arch = "x86_64", not(miri))), allow(dead_code, unused_imports))]

mod block;
mod cut;
mod layout;
mod realign;
mod slots;

use core::mem;

pub(super) use block::{Block, Kind, Plan, starts};
pub(crate) use layout::Layout;
use layout::{Chunk, Segment, Tail};
use realign::realign;
use slots::Slots;

use super::Template;
use super::vector::{Machine, Vector, Work, apart, cold, window};
use super::warm::slot_value;
use crate::snapshot::Readings;
use crate::{Snapshot, Value};

/// Reads a text by the layout into a snapshot, whose readings are those of the
/// text before it.
///
/// Returns false where the text departs from the layout, which is then no
/// longer valid, as are the readings. Where it returns true, the readings are
/// what the grammar would have found.
#[inline]
pub(super) fn read(
    machine: Machine,
    layout: &mut Layout,
    snapshot: &mut Snapshot,
    text: &[u8],
) -> bool {
    layout.grow_older() && machine.run(Walk::<false> { layout, snapshot }, text).is_some()
}

/// The same at the end of a period: counts which blocks change.
#[cold]
pub(super) fn read_and_count(
    machine: Machine,
    layout: &mut Layout,
    snapshot: &mut Snapshot,
    text: &[u8],
) -> bool {
    layout.grow_old() && machine.run(Walk::<true> { layout, snapshot }, text).is_some()
}

/// The way through a text.
struct Walk<'a, const COUNTS: bool> {
    layout: &'a mut Layout,
    snapshot: &'a mut Snapshot,
}

impl<const COUNTS: bool> Work for Walk<'_, COUNTS> {
    type Output = Option<()>;

    #[inline(always)]
    fn at<V: Vector>(self, vector: V, text: &[u8]) -> Option<()> {
        let Walk { layout, snapshot } = self;
        let all = walk::<V, COUNTS>(vector, layout, snapshot, text);
        if all.is_none() {
            layout.fail();
        }
        all
    }
}

/// Reads a text by a layout; `None` where it departs from it.
#[inline(always)]
fn walk<V: Vector, const COUNTS: bool>(
    vector: V,
    layout: &mut Layout,
    snapshot: &mut Snapshot,
    text: &[u8],
) -> Option<()> {
    let Snapshot { template, readings } = snapshot;
    let Layout { blocks: left, segments, quiet, slots, .. } = layout;
    let mut left = left.as_mut_slice();
    let mut at = 0;
    if slots.texts_are_open() {
        readings.raw.clear();
    }
    vector.fetch(text);
    let mut values = readings.values.as_mut_slice();
    for segment in segments {
        let (blocks, after) = mem::take(&mut left).split_at_mut_checked(segment.blocks())?;
        left = after;
        if segment.tail == Tail::Quiet {
            let end = at + segment.length();
            if is_as_it_was(vector, text.get(at..end)?, quiet.get(segment.chunks())?) {
                at = end;
                continue;
            }
            segment.tail = Tail::None;
        }
        let mut blocks = blocks.iter_mut();
        // What changed is looked at outside the loop over what did not, so that
        // the latter is short.
        while let Some((block, bytes, last, differing)) = loop {
            let Some(block) = blocks.next() else { break None };
            let bytes = vector.load_at(text, at)?;
            if V::AT_ONCE && !COUNTS && block.is_busy {
                at += match vector.numbers(block, bytes, text, at, values) {
                    Some(length) => length,
                    None => apart(vector, Careful { block, at, slots, values }, text)?,
                };
                continue;
            }
            let last = vector.load(&block.text);
            let differing = vector.differing(bytes, last) & block.own;
            if differing != 0 || COUNTS && block.is_busy {
                break Some((block, bytes, last, differing));
            }
            at += block.length();
        } {
            block.changed = true;
            if COUNTS && differing != 0 {
                block.changes += 1;
            }
            if V::AT_ONCE
                && block.is_plain()
                && let Some(length) = vector.numbers(block, bytes, text, at, values)
            {
                vector.store(bytes, &mut block.text);
                if block.is_loose {
                    block.set_length(length);
                }
                at += length;
                continue;
            }
            // Where it is rare, it stays out of the way.
            at += if V::AT_ONCE {
                apart(vector, Careful { block, at, slots, values }, text)
            } else {
                let bytes = Bytes { now: bytes, last, differing };
                careful(vector, block, bytes, text, at, slots, values)
            }?;
        }
        if !V::AT_ONCE
            && segment.tail == Tail::Number
            && let Some(bytes) = window(text, at)
            && let Some((number, length)) = vector.leading_number(bytes)
        {
            *values.get_mut(segment.slot())? = number;
            at += length as usize;
        } else if segment.is_open() {
            at += irregular(segment, template, text, at, readings)?;
            values = readings.values.as_mut_slice();
        }
    }
    (at == text.len()).then_some(())
}

/// Whether a text is what it was: the first chunks one after the other, the
/// last at its end.
#[inline(always)]
fn is_as_it_was<V: Vector>(vector: V, text: &[u8], chunks: &[Chunk]) -> bool {
    let (Some(end), Some((last, chunks))) = (text.last_chunk(), chunks.split_last()) else {
        return false;
    };
    let mut sum = vector.add_difference(vector.zero(), vector.load(end), vector.load(&last.0));
    for (bytes, last) in text.as_chunks().0.iter().zip(chunks) {
        sum = vector.add_difference(sum, vector.load(bytes), vector.load(&last.0));
    }
    vector.is_zero(sum)
}

/// What stands in the place of a block, what stood there last, and which of
/// its own bytes differ.
#[derive(Clone, Copy)]
struct Bytes<V: Vector> {
    now: V::Bytes,
    last: V::Bytes,
    differing: u64,
}

/// Reads a block in which bytes differ, whatever they are: its length.
#[inline(always)]
fn careful<V: Vector>(
    vector: V,
    block: &mut Block,
    bytes: Bytes<V>,
    text: &[u8],
    at: usize,
    slots: &mut Slots,
    values: &mut [u64],
) -> Option<usize> {
    let Bytes { now, last, differing } = bytes;
    vector.store(now, &mut block.text);
    let mut changed = differing;
    if differing & !block.digits != 0 {
        cold();
        changed = realign(vector, block, now, last, differing, slots)?;
    }
    if V::AT_ONCE && block.is_busy {
        // It was compared with an older text. And it may have become one that
        // is not converted at once.
        changed = block.digits;
        block.is_busy = block.is_plain();
    }
    vector.convert(block, now, text, at, changed, values)?;
    (!slots.are_restless()).then_some(block.length())
}

/// [`careful`] as work of its own.
struct Careful<'a> {
    block: &'a mut Block,
    at: usize,
    slots: &'a mut Slots,
    values: &'a mut [u64],
}

impl Work for Careful<'_> {
    type Output = Option<usize>;

    #[inline(always)]
    fn at<V: Vector>(self, vector: V, text: &[u8]) -> Option<usize> {
        let Self { block, at, slots, values } = self;
        if block.is_loose {
            return None;
        }
        let (now, last) = (vector.load_at(text, at)?, vector.load(&block.text));
        let differing = vector.differing(now, last) & block.own;
        careful(vector, block, Bytes { now, last, differing }, text, at, slots, values)
    }
}

/// Reads the open slot behind a segment, whatever it holds: its length.
#[cold]
#[inline(never)]
fn irregular(
    segment: &mut Segment,
    template: &Template,
    text: &[u8],
    at: usize,
    readings: &mut Readings,
) -> Option<usize> {
    let text = text.get(at..)?;
    let slot = template.slots.get(segment.slot())?;
    let (value, left) = slot_value(template, slot, text)?;
    readings.set(segment.slot(), value);
    segment.tail = Tail::open(slot.form, matches!(value, Value::Number(_)));
    Some(text.len() - left.len())
}
