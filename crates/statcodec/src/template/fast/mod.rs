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
//!   of memory costs.
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
//! Nothing is read outside the text: the last bytes are compared in a copy
//! with zeros after it ([`Windows`]).
//!
//! Invariant: while a layout is valid, the values and states in the readings
//! are those of the text in its blocks. Only [`read`] and [`Layout::cut`] keep
//! it; who else writes readings drops the layout.

mod block;
mod layout;

pub(super) use block::{Block, Kind};
use block::{below, lowest, starts};
pub(crate) use layout::Layout;
use layout::{NONE, Open, Slots};

use core::mem;

use super::vector::{Machine, Vector, WIDTH, Work};
use super::warm::slot_value;
use crate::Value;
use crate::snapshot::Readings;

/// Reads `text` by the layout into `readings`, which hold what the layout was
/// cut from.
///
/// Returns false where the text departs from the layout, which is then no
/// longer valid, as are the readings. Where it returns true, the readings are
/// what the grammar would have found.
#[inline]
pub(super) fn read(
    machine: Machine,
    layout: &mut Layout,
    text: &[u8],
    readings: &mut Readings,
) -> bool {
    if !layout.valid {
        return false;
    }
    layout.slots.grow_older();
    let read = machine.run(Walk { layout: &mut *layout, text, readings }).is_some();
    if !read {
        layout.fail();
    }
    read
}

struct Walk<'a> {
    layout: &'a mut Layout,
    text: &'a [u8],
    readings: &'a mut Readings,
}

impl Work for Walk<'_> {
    type Output = Option<()>;

    #[inline(always)]
    fn at<V: Vector>(self, vector: V) -> Option<()> {
        let Walk { layout, text, readings } = self;
        let slots = &mut layout.slots;
        let mut left = layout.blocks.as_mut_slice();
        let mut at = 0;
        readings.raw.clear();
        for open in &mut layout.opens {
            let (blocks, after) =
                mem::take(&mut left).split_at_mut_checked(open.blocks as usize)?;
            left = after;
            let mut blocks = blocks.iter_mut();
            // What changed is looked at outside the loop over what did not, so
            // that the latter is short.
            while let Some((block, bytes, differing)) = loop {
                let Some(block) = blocks.next() else { break None };
                let bytes = vector.load_at(text, at)?;
                let last = vector.load(block.text.first_chunk()?);
                let differing = vector.differing(bytes, last) & block.own;
                if differing != 0 {
                    break Some((block, bytes, differing));
                }
                at += block.length as usize;
            } {
                let start = at;
                let mut changed = differing;
                if differing & !block.digits != 0 {
                    changed = realign(vector, block, bytes, differing, slots)?;
                }
                at += block.length as usize;
                vector.store(bytes, block.text.first_chunk_mut()?);
                let window = text.get(start..).and_then(<[u8]>::first_chunk);
                let window = window.unwrap_or(&block.text);
                vector.convert(block, bytes, window, changed, &mut readings.values)?;
            }
            if open.slot != NONE {
                at += open_slot(vector, open, text, at, readings)?;
            }
        }
        (at == text.len()).then_some(())
    }
}

/// Reads an open slot: its length.
#[inline(always)]
fn open_slot<V: Vector>(
    vector: V,
    open: &mut Open,
    text: &[u8],
    at: usize,
    readings: &mut Readings,
) -> Option<usize> {
    let text = text.get(at..)?;
    if open.plain
        && let Some(bytes) = text.first_chunk()
        && let Some((value, length)) = vector.leading_number(bytes)
    {
        *readings.values.get_mut(open.slot as usize)? = value;
        return Some(length as usize);
    }
    open_irregular(open, text, readings)
}

/// Reads an open slot that does not hold, or did not hold last, a number of up
/// to 15 digits.
#[cold]
#[inline(never)]
fn open_irregular(open: &mut Open, text: &[u8], readings: &mut Readings) -> Option<usize> {
    let (value, left) = slot_value(open.form, text)?;
    readings.set(open.slot as usize, value);
    open.plain = matches!(value, Value::Number(_));
    Some(text.len() - left.len())
}

/// A literal of a block differs, perhaps because a number has another length
/// than before. Gives the bytes that differ once all have their new lengths.
#[inline(always)]
fn realign<V: Vector>(
    vector: V,
    block: &mut Block,
    bytes: V::Bytes,
    mut differing: u64,
    slots: &mut Slots,
) -> Option<u64> {
    // The last text with room on both sides, to be read moved.
    let mut last = [0; 3 * WIDTH];
    last[WIDTH..2 * WIDTH].copy_from_slice(&block.text[..WIDTH]);
    let nondigits = vector.nondigits(bytes);
    let (mut digits, mut length) = (block.digits, block.length as i32);
    let (mut moved, mut fits) = (0, true);
    let mut wrong = (differing & !digits) | (nondigits & digits);
    while wrong != 0 {
        // The number begins after the last literal before the first wrong
        // byte, which is one of its digits or follows them.
        let start = 64 - (!digits & below(wrong.trailing_zeros())).leading_zeros();
        let old = (!digits >> start).trailing_zeros();
        let new = (nondigits >> start).trailing_zeros();
        let by = new as i32 - old as i32;
        length += by;
        if old == 0 || new == 0 || by == 0 || new > 16 || start + new > 63 || length > 64 {
            return None;
        }
        // What lies behind it moves.
        let (before, through) = (below(start), below(start + new));
        let behind = !below(start + old);
        let number = (starts(digits) & before).count_ones();
        digits = (digits & before) | (through & !before) | (digits & behind).rotate_left(by as u32);
        moved += by;
        let last = last.get((WIDTH as i32 - moved) as usize..)?.first_chunk()?;
        let again = vector.differing(bytes, vector.load(last)) & lowest(length as u32);
        differing = (differing & before) | (through & !before) | (again & !through);
        wrong = ((differing & !digits) | (nondigits & digits)) & !through;
        fits &= block.stretch(number, new);
        slots.moved(block.first + number, new);
    }
    block.length = length as u64;
    block.own = lowest(length as u32);
    block.digits = digits;
    if !fits {
        block.set_lanes();
    }
    Some(differing)
}
