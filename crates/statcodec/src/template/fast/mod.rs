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
//! with zeros after it ([`Window`]).
//!
//! Invariant: while a layout is valid, the values and states in the readings
//! are those of the text in its blocks. Only [`read`] and [`Layout::cut`] keep
//! it; who else writes readings drops the layout.

mod block;
mod layout;
mod window;

pub(super) use block::{Block, Kind};
use block::{lowest, starts};
pub(crate) use layout::Layout;
use layout::{NONE, Open, Slots};
use window::Window;

use super::Form;
use super::vector::{Level, Vector, WIDTH, WINDOW, Work};
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
    level: Level,
    layout: &mut Layout,
    text: &[u8],
    readings: &mut Readings,
) -> bool {
    if !layout.valid {
        return false;
    }
    let read = level.run(Walk { layout: &mut *layout, text, readings }).is_some();
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
        layout.slots.grow_older();
        readings.raw.clear();
        let window = Window::new(text);
        let mut at = 0;
        let mut blocks = layout.blocks.iter_mut();
        let mut done = 0;
        for open in &layout.opens {
            for block in blocks.by_ref().take((open.after - done) as usize) {
                let seen = window.at(at)?;
                let bytes = vector.load(seen.first_chunk()?);
                let differing = vector.differing(bytes, vector.load(&block.text)) & block.own;
                if differing != 0 {
                    change(
                        vector,
                        block,
                        seen,
                        differing,
                        &mut readings.values,
                        &mut layout.slots,
                    )?;
                }
                at += block.length as usize;
            }
            done = open.after;
            if open.slot != NONE {
                at += open_slot(vector, *open, window.at(at)?, text.get(at..)?, readings)?;
            }
        }
        (at == text.len()).then_some(())
    }
}

/// Reads an open slot: its length.
#[inline(always)]
fn open_slot<V: Vector>(
    vector: V,
    open: Open,
    seen: &[u8; WINDOW],
    text: &[u8],
    readings: &mut Readings,
) -> Option<usize> {
    let slot = open.slot as usize;
    if open.form == Form::Decimal {
        let bytes = seen.first_chunk()?;
        let length = vector.leading_digits(bytes);
        if (1..16).contains(&length) && (length == 1 || bytes[0] != b'0') {
            readings.set(slot, Value::Number(vector.number(bytes, length)));
            return Some(length as usize);
        }
    }
    let (value, left) = slot_value(open.form, text)?;
    readings.set(slot, value);
    Some(text.len() - left.len())
}

/// Reads a block of which bytes differ from what stood there.
#[inline(always)]
fn change<V: Vector>(
    vector: V,
    block: &mut Block,
    seen: &[u8; WINDOW],
    mut differing: u64,
    values: &mut [u64],
    slots: &mut Slots,
) -> Option<()> {
    let bytes = vector.load(seen.first_chunk()?);
    let nondigits = vector.nondigits(bytes);
    let wrong = (differing & !block.digits) | (nondigits & block.digits);
    if wrong != 0 {
        differing = vector.with(Realign {
            block: &mut *block,
            seen,
            differing,
            nondigits,
            wrong,
            slots,
        })?;
    }
    // No number of several digits begins with 0.
    let several = starts(block.digits) & (block.digits >> 1);
    if vector.zeros(bytes) & several != 0 {
        return None;
    }
    vector.store(bytes, &mut block.text);
    vector.convert(block, seen, differing, values);
    Some(())
}

/// A number of a block may have another length than before.
struct Realign<'a> {
    block: &'a mut Block,
    seen: &'a [u8; WINDOW],
    differing: u64,
    nondigits: u64,
    wrong: u64,
    slots: &'a mut Slots,
}

impl Work for Realign<'_> {
    type Output = Option<u64>;

    /// Gives the bytes that differ once all numbers have their new lengths.
    #[inline(always)]
    fn at<V: Vector>(self, vector: V) -> Option<u64> {
        let Realign { block, seen, mut differing, nondigits, mut wrong, slots } = self;
        let bytes = vector.load(seen.first_chunk()?);
        // The last text with room on both sides, to be read moved.
        let mut last = [0; 3 * WIDTH];
        last[WIDTH..2 * WIDTH].copy_from_slice(&block.text);
        let (mut digits, mut own) = (block.digits, block.own);
        let (mut moved, mut fits) = (0, true);
        while wrong != 0 {
            // The number begins after the last literal before the first wrong
            // byte, which is one of its digits or follows them.
            let at = wrong.trailing_zeros();
            let start = 64 - (!digits & lowest(at)).leading_zeros();
            let old = (!digits >> start).trailing_zeros();
            let new = nondigits.checked_shr(start)?.trailing_zeros();
            if old == 0 || new == 0 || old == new || new > 16 {
                return None;
            }
            let by = new as i32 - old as i32;
            let length = own.count_ones() as i32 + by;
            if length > WIDTH as i32 {
                return None;
            }
            // What lies behind it moves.
            let (before, through) = (lowest(start), lowest(start + new));
            let behind = !lowest(start + old);
            let number = (starts(digits) & before).count_ones();
            digits =
                (digits & before) | (through & !before) | (digits & behind).rotate_left(by as u32);
            own = lowest(length as u32);
            moved += by;
            let last = last.get((WIDTH as i32 - moved) as usize..)?.first_chunk()?;
            let again = vector.differing(bytes, vector.load(last)) & own;
            differing = (differing & before) | (through & !before) | (again & !through);
            wrong = ((differing & !digits) | (nondigits & digits)) & !through;
            fits &= block.stretch(number, new);
            slots.moved(block.first + number, new);
        }
        block.digits = digits;
        block.own = own;
        block.length = u64::from(own.count_ones());
        if !fits {
            block.set_lanes();
        }
        Some(differing)
    }
}
