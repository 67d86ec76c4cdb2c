//! Numbers that changed their length.

use super::super::vector::{Vector, WIDTH};
use super::block::{Block, below, lowest, starts};
use super::slots::Slots;

/// A literal of a block differs, perhaps because a number has another length
/// than before. Gives the bytes that differ once all have their new lengths.
///
/// `bytes` are those of the text, and `last` the block's from before.
///
/// ```text
/// last        a n o n ␣ 9 9 ⏎ f i l e ␣ 5 ⏎
/// bytes       a n o n ␣ 1 0 0 ⏎ f i l e ␣ 5 ⏎
/// wrong                     1 1 1 1 1 1 1 1     first: a literal, after a number
/// last moved                a n o n ␣ 9 9 ⏎ f i l e ␣ 5 ⏎
///                                 nothing is wrong behind the number
/// ```
#[inline(always)]
pub(super) fn realign<V: Vector>(
    vector: V,
    block: &mut Block,
    bytes: V::Bytes,
    last: V::Bytes,
    mut differing: u64,
    slots: &mut Slots,
) -> Option<u64> {
    // The last text with room on both sides, to be read moved.
    let mut room = [0; 3 * WIDTH];
    vector.store(last, room.get_mut(WIDTH..)?.first_chunk_mut()?);
    let nondigits = vector.nondigits(bytes);
    let (mut digits, mut padded, mut length) = (block.digits, block.padded, block.length() as i32);
    let (mut moved, mut fits) = (0, true);
    let mut wrong = (differing & !digits) | (nondigits & digits & !padded);
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
        // A padded number that no longer fits is left to the careful way.
        if padded & (1 << start) != 0 {
            return None;
        }
        // What lies behind it moves.
        let (before, through) = (below(start), below(start + new));
        let behind = !below(start + old);
        let number = (starts(digits) & before).count_ones();
        digits = (digits & before) | (through & !before) | (digits & behind).rotate_left(by as u32);
        padded = (padded & before) | (padded & behind).rotate_left(by as u32);
        moved += by;
        let moved_last = vector.load(room.get((WIDTH as i32 - moved) as usize..)?.first_chunk()?);
        let again = vector.differing(bytes, moved_last) & lowest(length as usize);
        differing = (differing & before) | (through & !before) | (again & !through);
        wrong = ((differing & !digits) | (nondigits & digits & !padded)) & !through;
        fits &= block.stretch(number, new);
        slots.moved(block.first + number, new)?;
    }
    block.set_length(length as usize);
    block.set_digits(digits, padded);
    if !fits {
        block.set_lanes(0);
    }
    vector.arrange(block);
    Some(differing)
}
