//! Which of 64 bytes are separators, and where a line ends.
//!
//! One function for each kind of processor, with what all of its kind have;
//! the last is for all others, and for Miri.

mod marks;

pub(super) use marks::Marks;

/// How many bytes are looked at.
const WIDTH: usize = 64;

/// Separators: blanks, and what stands below them in ASCII. So that it is one
/// comparison, of signed numbers, bytes that are none of ASCII are among them.
pub(super) const BLANKS: u8 = 0;
/// The same and `=`.
pub(super) const BLANKS_OR_EQUALS: u8 = 1;
/// LF alone.
const LINE_FEEDS: u8 = 2;

/// Where the first LF at or after `at` stands.
///
/// Most lines end in the first 64 bytes or the next. However long they are, that
/// takes the same instructions, so that no branch is foreseen wrongly.
#[inline(always)]
pub(crate) fn line_end(text: &[u8], mut at: usize) -> Option<usize> {
    for _ in 0..2 {
        let Some(block) = text.get(at..)?.first_chunk() else { break };
        let found = separators::<LINE_FEEDS>(block);
        if found != 0 {
            return Some(at + found.trailing_zeros() as usize);
        }
        at += WIDTH;
    }
    Some(at + memchr::memchr(b'\n', text.get(at..)?)?)
}

/// A mask of the bytes that are separators, the lowest bit for the first.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[inline(always)]
fn separators<const WHICH: u8>(block: &[u8; WIDTH]) -> u64 {
    use core::arch::x86_64::{
        _mm_cmpeq_epi8, _mm_cmpgt_epi8, _mm_loadu_si128, _mm_movemask_epi8, _mm_or_si128,
        _mm_set1_epi8,
    };
    let mut mask = 0;
    for (index, part) in block.as_chunks::<16>().0.iter().enumerate() {
        // SAFETY: SSE2 is part of x86-64, and 16 bytes are readable.
        let found = unsafe {
            let part = _mm_loadu_si128(part.as_ptr().cast());
            let blanks = _mm_cmpgt_epi8(_mm_set1_epi8(b' ' as i8 + 1), part);
            let equal = |byte: u8| _mm_cmpeq_epi8(part, _mm_set1_epi8(byte as i8));
            let found = match WHICH {
                BLANKS => blanks,
                BLANKS_OR_EQUALS => _mm_or_si128(blanks, equal(b'=')),
                _ => equal(b'\n'),
            };
            _mm_movemask_epi8(found) as u16
        };
        mask |= u64::from(found) << (16 * index);
    }
    mask
}

/// A mask of the bytes that are separators, the lowest bit for the first.
#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon", not(miri)))]
#[inline(always)]
fn separators<const WHICH: u8>(block: &[u8; WIDTH]) -> u64 {
    use core::arch::aarch64::{
        vceqq_u8, vcleq_s8, vdupq_n_s8, vdupq_n_u8, vld1q_u8, vorrq_u8, vreinterpretq_s8_u8,
    };
    // SAFETY: this is compiled where NEON is, and 16 bytes are readable from
    // each of the four places.
    unsafe {
        let found = |place| {
            let part = vld1q_u8(block.as_ptr().add(place));
            let blanks = vcleq_s8(vreinterpretq_s8_u8(part), vdupq_n_s8(b' ' as i8));
            let equal = |byte: u8| vceqq_u8(part, vdupq_n_u8(byte));
            match WHICH {
                BLANKS => blanks,
                BLANKS_OR_EQUALS => vorrq_u8(blanks, equal(b'=')),
                _ => equal(b'\n'),
            }
        };
        gather([found(0), found(16), found(32), found(48)])
    }
}

/// A bit of each of 64 bytes, each of which is 0 or 0xff.
///
/// NEON has no instruction for it. So each byte becomes the bit of its place
/// among eight, and neighbours are added up, thrice: what eight bytes add up to
/// are eight bits.
#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon", not(miri)))]
#[inline(always)]
pub(crate) fn gather(bytes: [core::arch::aarch64::uint8x16_t; 4]) -> u64 {
    use core::arch::aarch64::{
        vdupq_n_u64, vget_high_u8, vget_lane_u64, vget_low_u8, vminq_u8, vpadd_u8, vpaddq_u8,
        vreinterpret_u64_u8, vreinterpretq_u8_u64,
    };
    // SAFETY: this is compiled where NEON is.
    unsafe {
        let bits = vreinterpretq_u8_u64(vdupq_n_u64(0x8040_2010_0804_0201));
        // The lesser of both, which is both: after an `and` the compiler knows
        // that no bits meet, and makes three instructions of each sum.
        let [a, b, c, d] = bytes.map(|bytes| vminq_u8(bytes, bits));
        let fours = vpaddq_u8(vpaddq_u8(a, b), vpaddq_u8(c, d));
        let eights = vpadd_u8(vget_low_u8(fours), vget_high_u8(fours));
        vget_lane_u64::<0>(vreinterpret_u64_u8(eights))
    }
}

/// A mask of the bytes that are separators, the lowest bit for the first.
#[cfg(not(any(
    all(target_arch = "x86_64", not(miri)),
    all(target_arch = "aarch64", target_endian = "little", target_feature = "neon", not(miri))
)))]
#[inline(always)]
fn separators<const WHICH: u8>(block: &[u8; WIDTH]) -> u64 {
    portable::<WHICH>(block)
}

/// The same in plain Rust, eight bytes at a time.
#[cfg(any(
    test,
    miri,
    not(any(
        target_arch = "x86_64",
        all(target_arch = "aarch64", target_endian = "little", target_feature = "neon")
    ))
))]
#[inline(always)]
fn portable<const WHICH: u8>(block: &[u8; WIDTH]) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let mut mask = 0;
    for (index, part) in block.as_chunks::<8>().0.iter().enumerate() {
        let part = u64::from_le_bytes(*part);
        // The highest bit of each byte that is 0x21 or more, of ASCII; of each
        // that is another.
        let above = ((part & !HIGH) + ONES * (0x80 - 0x21)) & !part;
        let differ = |byte: u8| {
            let part = part ^ (ONES * u64::from(byte));
            ((part & !HIGH) + !HIGH) | part
        };
        let others = match WHICH {
            BLANKS => above,
            BLANKS_OR_EQUALS => above & differ(b'='),
            _ => differ(b'\n'),
        };
        // The product moves bit 8 k to bit 56 + k.
        let found = (!others & HIGH) >> 7;
        mask |= (found.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * index);
    }
    mask
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_at_every_place() {
        for byte in 0..=255u8 {
            for place in 0..WIDTH {
                let mut block = [b'x'; WIDTH];
                block[place] = byte;
                let (low, equals) = (byte as i8 <= b' ' as i8, byte == b'=');
                let bit = |is_there: bool| u64::from(is_there) << place;
                assert_eq!(separators::<BLANKS>(&block), bit(low));
                assert_eq!(separators::<BLANKS_OR_EQUALS>(&block), bit(low || equals));
                assert_eq!(separators::<LINE_FEEDS>(&block), bit(byte == b'\n'));
                assert_eq!(portable::<BLANKS>(&block), bit(low));
                assert_eq!(portable::<BLANKS_OR_EQUALS>(&block), bit(low || equals));
                assert_eq!(portable::<LINE_FEEDS>(&block), bit(byte == b'\n'));
            }
        }
    }

    #[test]
    fn a_line_ends_at_its_first_lf() {
        let step = if cfg!(miri) { 21 } else { 1 };
        for length in (0..200).step_by(step) {
            for place in (0..=length).step_by(step) {
                let mut text = alloc::vec![b'\t'; length];
                if let Some(byte) = text.get_mut(place) {
                    *byte = b'\n';
                }
                for at in [0, 1, 63, 64, 65, place, place + 1, length, length + 1] {
                    let found = text.get(at..).and_then(|rest| memchr::memchr(b'\n', rest));
                    assert_eq!(line_end(&text, at), found.map(|found| at + found));
                }
            }
        }
    }
}
