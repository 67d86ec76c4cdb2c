//! All numbers of a block at once.
//!
//! # Design note
//!
//! Each number of up to 16 digits is loaded by itself from the text, two in a
//! register, and its digits are moved to the end of its half ([`TO_THE_END`]).
//! Then neighbours are added up: ones to tens, to hundreds, and so on
//! ([`sums16`]). If a block has more than four numbers, none has more than 8
//! digits: then four share a register ([`sums8`]).
//!
//! Where the numbers keep their places ([`fixed`]), those are in the block's
//! [`Plan`], which also says of each byte what it may be: that one literal, or a
//! digit, or one that is no 0.
//!
//! Where they have any length ([`loose`]) they are found by counting. Between
//! two numbers stand always as many bytes that are no digits, so of all places
//! at which a run of digits may begin those of the numbers have the same ranks
//! in every text, and so have those at which it ends. The literal behind each
//! number is compared where the number ends. So it is not asked which number
//! has another length than before, and nothing has to be moved for it.

use core::arch::x86_64::*;
use core::mem;

use super::super::super::{Vector, WIDTH};
use super::{Avx2, TO_THE_END};
use crate::template::fast::{Block, Plan, starts};

/// Bytes of a block and of a literal behind it.
pub(super) const ROOM: usize = WIDTH + LITERAL;

/// The most bytes of a literal of a loose block.
const LITERAL: usize = Avx2::LOOSE.literal;

/// The most digits of a number of a loose block.
const LONGEST: u32 = 15;

/// Where the numbers of four lanes are, in halves of registers: two are moved
/// in one register, and summed so that they come out in their order.
const HALVES: [usize; 4] = [0, 2, 1, 3];

/// Masks of as many bytes as are left before place 64.
const KEEP: &[u8; ROOM] = &{
    let mut keep = [0; ROOM];
    let mut i = 0;
    while i < 64 {
        keep[i] = 0xff;
        i += 1;
    }
    keep
};

/// Makes a block's plan.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline]
pub(super) fn arrange(vector: Avx2, block: &mut Block) {
    block.is_loose &= block.may_be_loose() && has_short_parts(block);
    if block.is_loose {
        plan_loosely(vector, block);
    } else if block.is_plain() {
        plan(vector, block);
    }
}

/// Plans how numbers that keep their places are converted.
#[target_feature(enable = "avx2")]
#[inline]
fn plan(vector: Avx2, block: &mut Block) {
    let Block { digits, own, padded, .. } = *block;
    let (heads, numbers) = (block.heads(), block.numbers());
    let set = |[low, high]: [__m256i; 2], mask: u64, byte: u8| {
        let (byte, mask) = (_mm256_set1_epi8(byte as i8), spread(mask));
        [_mm256_blendv_epi8(low, byte, mask[0]), _mm256_blendv_epi8(high, byte, mask[1])]
    };
    // What is in a padded number is looked at on its own.
    let text = vector.load(&block.text);
    let least = set(set(set(text, digits, b'0'), heads, b'1'), padded, b' ');
    let span = set(set(set(spread(!own), digits, 9), heads, 8), padded, b'9' - b' ');
    let [to_least, to_span, order, places] = &mut block.plan.tables;
    vector.store(least, to_least);
    vector.store(span, to_span);
    *order = [0x80; WIDTH];
    *places = [0; WIDTH];
    let is_wide = starts(digits).count_ones() as usize <= HALVES.len();
    for (lane, number) in numbers.enumerate() {
        let length = number.len();
        if is_wide {
            let half = &mut order.as_chunks_mut::<16>().0[HALVES[lane]];
            half.copy_from_slice(&TO_THE_END[length..length + 16]);
        } else {
            let shift = 8 * (8 - length as u64);
            order.as_chunks_mut().0[lane] = shift.to_le_bytes();
        }
        places[lane] = number.start as u8;
    }
}

/// Whether its numbers and its literals are as short as those of a loose block
/// must be.
fn has_short_parts(block: &Block) -> bool {
    let mut end = 0;
    block.numbers().all(|number| {
        let literal = number.start - mem::replace(&mut end, number.end);
        literal as usize <= LITERAL && number.len() as u32 <= LONGEST
    }) && block.length() - end as usize <= LITERAL
        && block.numbers().count() <= Avx2::LOOSE.numbers
}

/// Plans how numbers of any length are found.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline]
fn plan_loosely(vector: Avx2, block: &mut Block) {
    let nondigits = vector.nondigits(vector.load(&block.text));
    let numbers = block.numbers();
    let nexts = numbers.clone().skip(1).map(|next| next.start);
    let nexts = nexts.chain([block.length() as u32]);
    let Plan { tables, runs, rest } = &mut block.plan;
    *tables = [[0; WIDTH]; 4];
    *runs = _pext_u64(starts(block.digits), nondigits << 1 | 1);
    let [low, high, low_mask, high_mask] = tables;
    let literals = [low, high].into_iter().flat_map(|half| half.as_chunks_mut::<LITERAL>().0);
    let masks = [low_mask, high_mask].into_iter();
    let masks = masks.flat_map(|half| half.as_chunks_mut::<LITERAL>().0);
    for ((number, next), (literal, mask)) in numbers.zip(nexts).zip(literals.zip(masks)) {
        let places = number.end as usize..next as usize;
        *rest = places.len() as u32 + 63;
        mask[..places.len()].fill(0xff);
        literal[..places.len()].copy_from_slice(&block.text[places]);
    }
}

/// [`numbers`] near the end of a text, behind whose bytes are zeros.
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[cold]
#[inline(never)]
pub(super) fn at_the_end(
    vector: Avx2,
    block: &Block,
    text: &[u8],
    at: usize,
    values: &mut [u64],
) -> Option<usize> {
    let bytes = vector.load_at(text, at)?;
    let mut window = [0; ROOM];
    vector.store(bytes, window.first_chunk_mut()?);
    numbers(vector, block, bytes, &window, values)
}

/// Converts all numbers of a plain block: its length.
///
/// It and the two ways that it goes are inlined wherever it is called, for which
/// they must not name the instructions that they use.
#[inline(always)]
pub(super) fn numbers(
    vector: Avx2,
    block: &Block,
    bytes: [__m256i; 2],
    window: &[u8; ROOM],
    values: &mut [u64],
) -> Option<usize> {
    if block.is_loose {
        return loose(vector, block, bytes, window, values);
    }
    let is_good = is_as_planned(vector, &block.plan, bytes)
        && (!block.is_padded() || block.is_good(vector, bytes));
    if !is_good {
        return None;
    }
    fixed(vector, &block.plan, window, values);
    Some(block.length())
}

/// Whether the literals of a block are what they were, and its digits digits.
#[inline(always)]
fn is_as_planned(vector: Avx2, plan: &Plan, bytes: [__m256i; 2]) -> bool {
    let [least, span, ..] = &plan.tables;
    let (least, span) = (vector.load(least), vector.load(span));
    // SAFETY: the token says that AVX2 is there.
    let above = unsafe {
        [
            _mm256_subs_epu8(_mm256_sub_epi8(bytes[0], least[0]), span[0]),
            _mm256_subs_epu8(_mm256_sub_epi8(bytes[1], least[1]), span[1]),
        ]
    };
    vector.is_zero(above)
}

/// Converts the numbers of a block whose digits are where they were.
#[inline(always)]
fn fixed(vector: Avx2, plan: &Plan, window: &[u8; ROOM], values: &mut [u64]) {
    let [_, _, order, places] = &plan.tables;
    let [low, high] = vector.load(order);
    let [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map(|i| u32::from(places[i] & 63));
    // SAFETY: the token says that AVX2 is there.
    unsafe {
        match values.split_first_chunk_mut() {
            Some((four, more)) if !more.is_empty() => {
                store4(sums8(_mm256_sllv_epi64(load8x4(window, [a, b, c, d]), low)), four);
                put(more, sums8(_mm256_sllv_epi64(load8x4(window, [e, f, g, h]), high)));
            }
            _ => {
                let low = _mm256_shuffle_epi8(load16x2(window, [a, c]), low);
                let high = _mm256_shuffle_epi8(load16x2(window, [b, d]), high);
                put(values, sums16(low, high));
            }
        }
    }
}

/// Converts the numbers of a block, whatever their lengths: the block's.
///
/// Where the runs of digits are that are its numbers is known by counting the
/// bytes that are no digits.
#[inline(always)]
fn loose(
    vector: Avx2,
    block: &Block,
    bytes: [__m256i; 2],
    window: &[u8; ROOM],
    values: &mut [u64],
) -> Option<usize> {
    let plan = &block.plan;
    let nondigits = vector.nondigits(bytes);
    // SAFETY: the token says that BMI2 is there.
    let (mut starts, mut ends) =
        unsafe { (_pdep_u64(plan.runs, nondigits << 1 | 1), _pdep_u64(plan.runs, nondigits)) };
    let length = plan.rest.wrapping_sub(ends.leading_zeros());
    // None is empty, or has a 0 before others.
    let none = starts & (nondigits | vector.equal(bytes, b'0') & !(nondigits >> 1));
    if none != 0 || ends.count_ones() as usize != values.len() || length > 64 {
        return None;
    }
    // SAFETY: the token says that AVX2 is there.
    unsafe {
        let keep = load32(KEEP, 64 - starts.trailing_zeros());
        let mut others = _mm256_xor_si256(bytes[0], load32(&block.text, 0));
        others = _mm256_and_si256(others, keep);
        let mut longest = 0;
        let mut halves = [_mm_setzero_si128(); 4];
        let mut i = 0;
        while i < halves.len() {
            // Past the last number there are more, at 64, without digits.
            let (start, end) = (starts.trailing_zeros(), ends.trailing_zeros());
            starts &= starts.wrapping_sub(1);
            ends &= ends.wrapping_sub(1);
            let length = end.wrapping_sub(start);
            longest |= length;
            let digits = _mm_and_si128(load16(window, start), _mm_set1_epi8(0x0f));
            halves[i] = _mm_shuffle_epi8(digits, load16(TO_THE_END, length & 31));
            let place = (LITERAL * (i % 2)) as u32;
            let literal = load32(&plan.tables[i / 2], place);
            let mask = load32(&plan.tables[2 + i / 2], place);
            let behind = _mm256_xor_si256(load32(window, end), literal);
            others = _mm256_or_si256(others, _mm256_and_si256(behind, mask));
            i += 1;
        }
        if _mm256_testz_si256(others, others) == 0 || longest > LONGEST {
            return None;
        }
        let [a, b, c, d] = halves;
        put(values, sums16(_mm256_set_m128i(c, a), _mm256_set_m128i(d, b)));
    }
    Some(length as usize)
}

/// The bits of each byte that a mask has.
#[target_feature(enable = "avx2")]
#[inline]
fn spread(mask: u64) -> [__m256i; 2] {
    let spread = |mask: u32| {
        let order = _mm256_setr_epi64x(0, ONES, 2 * ONES, 3 * ONES);
        let bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(mask as i32), order);
        let bits = _mm256_set1_epi64x(0x8040_2010_0804_0201_u64 as i64);
        _mm256_cmpeq_epi8(_mm256_and_si256(bytes, bits), bits)
    };
    const ONES: i64 = 0x0101_0101_0101_0101;
    [spread(mask as u32), spread((mask >> 32) as u32)]
}

/// The numbers that digits at the ends of halves of registers make: those of
/// the first halves, then those of the second.
#[target_feature(enable = "avx2")]
#[inline]
fn sums16(a: __m256i, b: __m256i) -> __m256i {
    let fours = _mm256_packus_epi32(fours(a), fours(b));
    let eights = _mm256_madd_epi16(fours, _mm256_set1_epi32(1 << 16 | 10_000));
    let high = _mm256_mul_epu32(eights, _mm256_set1_epi64x(100_000_000));
    _mm256_add_epi64(high, _mm256_srli_epi64::<32>(eights))
}

/// The numbers that digits at the ends of quarters of a register make.
#[target_feature(enable = "avx2")]
#[inline]
fn sums8(ones: __m256i) -> __m256i {
    let fours = fours(ones);
    let high = _mm256_mul_epu32(fours, _mm256_set1_epi64x(10_000));
    _mm256_add_epi64(high, _mm256_srli_epi64::<32>(fours))
}

/// The numbers that each four digits make.
#[target_feature(enable = "avx2")]
#[inline]
fn fours(ones: __m256i) -> __m256i {
    let pairs = _mm256_maddubs_epi16(ones, _mm256_set1_epi16(1 << 8 | 10));
    _mm256_madd_epi16(pairs, _mm256_set1_epi32(1 << 16 | 100))
}

/// Stores numbers, as many as there is room for, up to four.
#[target_feature(enable = "avx2")]
#[inline]
fn put(to: &mut [u64], numbers: __m256i) {
    if let Some(four) = to.first_chunk_mut() {
        return store4(numbers, four);
    }
    let (low, high) = (_mm256_castsi256_si128(numbers), _mm256_extracti128_si256::<1>(numbers));
    // SAFETY: only as many are written as `to` has.
    unsafe {
        let first = to.as_mut_ptr();
        match to.len() {
            0 => {}
            1 => _mm_storel_epi64(first.cast(), low),
            2 => _mm_storeu_si128(first.cast(), low),
            _ => {
                _mm_storeu_si128(first.cast(), low);
                _mm_storel_epi64(first.add(2).cast(), high);
            }
        }
    }
}

#[target_feature(enable = "avx2")]
#[inline]
fn store4(numbers: __m256i, to: &mut [u64; 4]) {
    // SAFETY: four are writable.
    unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), numbers) }
}

/// 32 bytes from a place on, or the last.
#[target_feature(enable = "avx2")]
#[inline]
fn load32<const N: usize>(bytes: &[u8; N], place: u32) -> __m256i {
    let place = (place as usize).min(N - 32);
    // SAFETY: 32 bytes are readable from there on.
    unsafe { _mm256_loadu_si256(bytes.as_ptr().add(place).cast()) }
}

/// 16 bytes from a place on, or the last.
#[target_feature(enable = "avx2")]
#[inline]
fn load16<const N: usize>(bytes: &[u8; N], place: u32) -> __m128i {
    let place = (place as usize).min(N - 16);
    // SAFETY: 16 bytes are readable from there on.
    unsafe { _mm_loadu_si128(bytes.as_ptr().add(place).cast()) }
}

/// The digits of 16 bytes from each of two places on, or of the last.
#[target_feature(enable = "avx2")]
#[inline]
fn load16x2<const N: usize>(bytes: &[u8; N], [a, b]: [u32; 2]) -> __m256i {
    let bytes = _mm256_set_m128i(load16(bytes, b), load16(bytes, a));
    _mm256_and_si256(bytes, _mm256_set1_epi8(0x0f))
}

/// The digits of 8 bytes from each of four places on, or of the last.
#[target_feature(enable = "avx2")]
#[inline]
fn load8x4<const N: usize>(bytes: &[u8; N], places: [u32; 4]) -> __m256i {
    let load = |place: u32| {
        let place = (place as usize).min(N - 8);
        // SAFETY: 8 bytes are readable from there on.
        unsafe { _mm_loadl_epi64(bytes.as_ptr().add(place).cast()) }
    };
    let [a, b, c, d] = [load(places[0]), load(places[1]), load(places[2]), load(places[3])];
    let bytes = _mm256_set_m128i(_mm_unpacklo_epi64(c, d), _mm_unpacklo_epi64(a, b));
    _mm256_and_si256(bytes, _mm256_set1_epi8(0x0f))
}
