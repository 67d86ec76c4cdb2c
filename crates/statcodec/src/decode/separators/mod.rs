//! Which of 64 bytes are separators: blanks and what stands below them in
//! ASCII, and where asked for `=`. So that it is one comparison, of signed
//! numbers, bytes that are none of ASCII are among them.
//!
//! One function for each kind of processor, with what all of its kind have;
//! the last is for all others, and for Miri.

mod marks;

pub(super) use marks::Marks;

/// How many bytes are looked at.
const WIDTH: usize = 64;

/// A mask of the bytes that are separators, the lowest bit for the first.
#[cfg(all(target_arch = "x86_64", not(miri)))]
#[inline(always)]
fn separators<const EQUALS: bool>(block: &[u8; WIDTH]) -> u64 {
    use core::arch::x86_64::{
        _mm_cmpeq_epi8, _mm_cmpgt_epi8, _mm_loadu_si128, _mm_movemask_epi8, _mm_or_si128,
        _mm_set1_epi8,
    };
    let mut mask = 0;
    for (index, part) in block.as_chunks::<16>().0.iter().enumerate() {
        // SAFETY: SSE2 is part of x86-64, and 16 bytes are readable.
        let found = unsafe {
            let part = _mm_loadu_si128(part.as_ptr().cast());
            let mut found = _mm_cmpgt_epi8(_mm_set1_epi8(b' ' as i8 + 1), part);
            if EQUALS {
                found = _mm_or_si128(found, _mm_cmpeq_epi8(part, _mm_set1_epi8(b'=' as i8)));
            }
            _mm_movemask_epi8(found) as u16
        };
        mask |= u64::from(found) << (16 * index);
    }
    mask
}

/// A mask of the bytes that are separators, the lowest bit for the first.
#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon", not(miri)))]
#[inline(always)]
fn separators<const EQUALS: bool>(block: &[u8; WIDTH]) -> u64 {
    use core::arch::aarch64::{
        vceqq_u8, vcleq_s8, vdupq_n_s8, vdupq_n_u8, vld1q_u8, vorrq_u8, vreinterpretq_s8_u8,
    };
    // SAFETY: this is compiled where NEON is, and 16 bytes are readable from
    // each of the four places.
    unsafe {
        let found = |place| {
            let part = vld1q_u8(block.as_ptr().add(place));
            let blanks = vcleq_s8(vreinterpretq_s8_u8(part), vdupq_n_s8(b' ' as i8));
            if EQUALS { vorrq_u8(blanks, vceqq_u8(part, vdupq_n_u8(b'='))) } else { blanks }
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
fn separators<const EQUALS: bool>(block: &[u8; WIDTH]) -> u64 {
    portable::<EQUALS>(block)
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
fn portable<const EQUALS: bool>(block: &[u8; WIDTH]) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let mut mask = 0;
    for (index, part) in block.as_chunks::<8>().0.iter().enumerate() {
        let part = u64::from_le_bytes(*part);
        // The highest bit of each byte that is 0x21 or more, of ASCII.
        let mut others = ((part & !HIGH) + ONES * (0x80 - 0x21)) & !part;
        if EQUALS {
            let part = part ^ (ONES * u64::from(b'='));
            others &= ((part & !HIGH) + !HIGH) | part;
        }
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
                assert_eq!(separators::<false>(&block), bit(low));
                assert_eq!(separators::<true>(&block), bit(low || equals));
                assert_eq!(portable::<false>(&block), bit(low));
                assert_eq!(portable::<true>(&block), bit(low || equals));
            }
        }
    }
}
