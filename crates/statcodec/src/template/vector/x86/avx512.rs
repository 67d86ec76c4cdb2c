//! AVX-512: 64 bytes in one register, and all numbers of a block at once.
//!
//! # Design note
//!
//! A block's digits are moved into lanes, a number in each, its last digit at
//! the end: 8 lanes of 8 bytes or 4 of 16. Then neighbours are added up: ones
//! to tens, to hundreds, and so on ([`sums`]).
//!
//! From where the bytes of the lanes come is known where numbers keep their
//! places: [`fixed`] takes it from the block's [`Plan`], which also says of each
//! byte what it may be: that one literal, or a digit, or one that is no 0.
//!
//! Where numbers have any length ([`loose`]) it is found by counting. Between
//! two numbers stand always as many bytes that are no digits, so of all places
//! at which a run of digits may begin those of the numbers have the same ranks
//! in every text. The places are squeezed together, so that a lane finds that
//! of its number by its rank, and that behind it by the next:
//!
//! ```text
//! bytes       a n o n ␣ 4 0 9 6 ⏎ f i l e ␣ 8 1 ⏎
//! may begin   1 1 1 1 1 1         1 1 1 1 1 1     1
//! rank        0 1 2 3 4 5         6 7 8 9 a b     c      numbers: 5 and b
//! ```
//!
//! All other bytes, squeezed together, are the literals, and must be the same
//! as ever. So it is not asked which number has another length than before,
//! and nothing has to be moved for it.

use core::arch::x86_64::*;

use super::super::{Vector, WIDTH, Work, window};
use super::{Avx512, fetch};
use crate::template::fast::{Block, Kind, Plan, starts};

#[target_feature(
    enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2"
)]
#[inline(never)]
fn with_avx512<W: Work>(vector: Avx512, work: W, text: &[u8]) -> W::Output {
    work.at(vector, text)
}

impl Vector for Avx512 {
    type Bytes = __m512i;

    #[inline(always)]
    fn load(self, bytes: &[u8; WIDTH]) -> __m512i {
        // SAFETY: the token says that AVX-512 is there, and 64 bytes are readable.
        unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
    }

    #[inline(always)]
    fn load_at(self, text: &[u8], at: usize) -> Option<__m512i> {
        if let Some(bytes) = window(text, at) {
            return Some(self.load(bytes));
        }
        let end = text.get(at..)?;
        // SAFETY: the token says that AVX-512 is there, and of `end` only as
        // many bytes are read as it has.
        unsafe {
            let there = _bzhi_u64(!0, end.len().min(WIDTH) as u32);
            Some(_mm512_maskz_loadu_epi8(there, end.as_ptr().cast()))
        }
    }

    #[inline(always)]
    fn store(self, bytes: __m512i, to: &mut [u8; WIDTH]) {
        // SAFETY: the token says that AVX-512 is there, and 64 bytes are writable.
        unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), bytes) }
    }

    #[inline(always)]
    fn differing(self, a: __m512i, b: __m512i) -> u64 {
        // SAFETY: the token says that AVX-512 is there.
        unsafe { _mm512_cmpneq_epi8_mask(a, b) }
    }

    #[inline(always)]
    fn nondigits(self, bytes: __m512i) -> u64 {
        // SAFETY: the token says that AVX-512 is there.
        unsafe {
            let x = _mm512_sub_epi8(bytes, _mm512_set1_epi8(b'0' as i8));
            _mm512_cmpgt_epu8_mask(x, _mm512_set1_epi8(9))
        }
    }

    #[inline(always)]
    fn equal(self, bytes: __m512i, byte: u8) -> u64 {
        // SAFETY: the token says that AVX-512 is there.
        unsafe { _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(byte as i8)) }
    }

    #[inline(always)]
    fn number(self, bytes: &[u8; 16], length: u32) -> Option<u64> {
        self.0.number(bytes, length)
    }

    #[inline(always)]
    fn zero(self) -> __m512i {
        // SAFETY: the token says that AVX-512 is there.
        unsafe { _mm512_setzero_si512() }
    }

    #[inline(always)]
    fn add_difference(self, sum: __m512i, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: the token says that AVX-512 is there.
        unsafe { _mm512_or_si512(sum, _mm512_xor_si512(a, b)) }
    }

    #[inline(always)]
    fn is_zero(self, bytes: __m512i) -> bool {
        // SAFETY: the token says that AVX-512 is there.
        unsafe { _mm512_test_epi64_mask(bytes, bytes) == 0 }
    }

    const AT_ONCE: bool = true;

    #[inline(always)]
    fn fetch(self, text: &[u8]) {
        fetch(text);
    }

    #[inline(always)]
    fn arrange(self, block: &mut Block) {
        block.is_loose &= block.may_be_loose();
        if block.is_loose {
            return plan_loosely(block);
        }
        let Block { digits, own, lanes, padded, .. } = *block;
        let heads = block.heads();
        let literal = (own & !digits).trailing_zeros();
        let text = self.load(&block.text);
        // SAFETY: the token says that AVX-512 is there.
        let [least, span, bits, order] = unsafe {
            let least = _mm512_mask_set1_epi8(text, digits, b'0' as i8);
            let span = _mm512_mask_set1_epi8(_mm512_maskz_set1_epi8(!own, !0), digits, 9);
            // What is in a padded number is looked at on its own.
            let least = _mm512_mask_set1_epi8(least, padded, b' ' as i8);
            let span = _mm512_mask_set1_epi8(span, padded, (b'9' - b' ') as i8);
            let places = _mm512_maskz_compress_epi8(digits, self.load(COUNT));
            [
                _mm512_mask_set1_epi8(least, heads, b'1' as i8),
                _mm512_mask_set1_epi8(span, heads, 8),
                _mm512_maskz_set1_epi8(digits, 0x0f),
                _mm512_mask_expand_epi8(_mm512_set1_epi8(literal as i8), lanes, places),
            ]
        };
        for (table, bytes) in block.plan.tables.iter_mut().zip([least, span, bits, order]) {
            self.store(bytes, table);
        }
    }

    #[inline(always)]
    fn numbers(
        self,
        block: &Block,
        bytes: __m512i,
        _text: &[u8],
        _at: usize,
        values: &mut [u64],
    ) -> Option<usize> {
        let values = block.values(values)?;
        let is_narrow = block.kind == Kind::Narrow;
        // SAFETY: the token says that AVX-512 is there.
        unsafe {
            match (block.is_loose, is_narrow) {
                (true, true) => loose::<8>(self, &block.plan, bytes, values),
                (true, false) => loose::<16>(self, &block.plan, bytes, values),
                (false, _) => {
                    if !is_as_planned(self, &block.plan, bytes)
                        || block.is_padded() && !block.is_good(self, bytes)
                    {
                        return None;
                    }
                    fixed(self, block, bytes, values);
                    Some(block.length())
                }
            }
        }
    }

    #[inline(always)]
    fn with<W: Work>(self, work: W, text: &[u8]) -> W::Output {
        // SAFETY: the token says that the instructions are there.
        unsafe { with_avx512(self, work, text) }
    }
}

/// Plans how the numbers of a block are found whatever their lengths.
fn plan_loosely(block: &mut Block) {
    let width = if block.kind == Kind::Narrow { 8 } else { 16 };
    let (length, digits) = (block.length(), block.digits);
    let Plan { tables: [order, literals, ..], runs, rest } = &mut block.plan;
    *literals = [0; WIDTH];
    *runs = 0;
    let mut lanes = order.chunks_exact_mut(width);
    let (mut run, mut count) = (0, 0);
    for (place, byte) in block.text[..length].iter().enumerate() {
        if starts(digits) & (1 << place) != 0
            && let Some(lane) = lanes.next()
        {
            *runs |= 1 << run;
            lane.fill(run);
        }
        run += u8::from(!byte.is_ascii_digit());
        if digits & (1 << place) == 0 {
            literals[count] = *byte;
            count += 1;
        }
    }
    // Lanes that are left over are those of its first number once more.
    let first = runs.trailing_zeros() as u8;
    lanes.for_each(|lane| lane.fill(first));
    let behind = 64 - digits.leading_zeros() + 1;
    *rest = length as u32 - behind + 63;
}

/// Whether the literals of a block are what they were, and its digits digits.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn is_as_planned(vector: Avx512, plan: &Plan, bytes: __m512i) -> bool {
    let [least, span, ..] = &plan.tables;
    let above = _mm512_sub_epi8(bytes, vector.load(least));
    _mm512_cmpgt_epu8_mask(above, vector.load(span)) == 0
}

/// Converts the numbers of a block whose digits are where they were.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,bmi2")]
#[inline]
fn fixed(vector: Avx512, block: &Block, bytes: __m512i, values: &mut [u64]) {
    let [_, _, bits, order] = &block.plan.tables;
    let ones = _mm512_and_si512(bytes, vector.load(bits));
    let ones = _mm512_permutexvar_epi8(vector.load(order), ones);
    put(values, if block.kind == Kind::Narrow { sums::<8>(ones) } else { sums::<16>(ones) });
}

/// Converts the numbers of a block, whatever their lengths: the block's.
///
/// Where the runs of digits are that are its numbers is known by counting the
/// bytes that are no digits.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2")]
#[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
#[inline]
fn loose<const LANE: u8>(
    vector: Avx512,
    plan: &Plan,
    bytes: __m512i,
    values: &mut [u64],
) -> Option<usize> {
    let [order, literals, ..] = &plan.tables;
    let (order, last) = (vector.load(order), vector.load(literals));
    let x = _mm512_sub_epi8(bytes, _mm512_set1_epi8(b'0' as i8));
    // Where a run of digits may begin: the first place, and all behind bytes
    // that are none.
    let bounds = _mm512_cmpgt_epu8_mask(x, _mm512_set1_epi8(9)) << 1 | 1;
    let starts = _pdep_u64(plan.runs, bounds);
    let nexts = _pdep_u64(plan.runs << 1, bounds);
    let digits = (nexts >> 1).wrapping_sub(starts);
    let length = plan.rest.wrapping_sub(nexts.leading_zeros());
    let literals = _mm512_maskz_compress_epi8(_bzhi_u64(!digits, length), bytes);
    let others = _mm512_cmpneq_epi8_mask(literals, last);

    let places = _mm512_maskz_compress_epi8(bounds, vector.load(COUNT));
    let first = _mm512_permutexvar_epi8(order, places);
    let next = _mm512_permutexvar_epi8(_mm512_add_epi8(order, _mm512_set1_epi8(1)), places);
    let from = _mm512_add_epi8(next, vector.load(const { &to_lanes(LANE) }));
    let inside = _mm512_cmpge_epi8_mask(from, first);
    let ones = _mm512_maskz_permutexvar_epi8(inside, from, x);
    // Each lane has a first digit, which is no 0 if it is not the last.
    let leads = _mm512_cmpeq_epi8_mask(from, first);
    let least = vector.load(const { &least_digits(LANE) });
    let leads = _mm512_mask_cmpge_epu8_mask(leads, ones, least);
    if others != 0 || leads.count_ones() != 64 / u32::from(LANE) {
        return None;
    }
    put(values, sums::<LANE>(ones));
    Some(length as usize)
}

/// Stores numbers, as many as there is room for, up to eight.
#[target_feature(enable = "avx512f,bmi2")]
#[inline]
fn put(to: &mut [u64], numbers: __m512i) {
    let there = _bzhi_u32(0xff, to.len() as u32) as u8;
    // SAFETY: only as many are written as `to` has.
    unsafe { _mm512_mask_storeu_epi64(to.as_mut_ptr().cast(), there, numbers) }
}

/// The numbers that the digits in lanes make: adds neighbours up.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn sums<const LANE: u8>(ones: __m512i) -> __m512i {
    let pairs = _mm512_maddubs_epi16(ones, _mm512_set1_epi16(1 << 8 | 10));
    let fours = _mm512_madd_epi16(pairs, _mm512_set1_epi32(1 << 16 | 100));
    if LANE == 8 {
        let high = _mm512_mul_epu32(fours, _mm512_set1_epi64(10_000));
        _mm512_add_epi64(high, _mm512_srli_epi64::<32>(fours))
    } else {
        let fours = _mm512_packus_epi32(fours, fours);
        let eights = _mm512_madd_epi16(fours, _mm512_set1_epi32(1 << 16 | 10_000));
        let high = _mm512_mul_epu32(eights, _mm512_set1_epi64(100_000_000));
        let numbers = _mm512_add_epi64(high, _mm512_srli_epi64::<32>(eights));
        _mm512_maskz_compress_epi64(0b0101_0101, numbers)
    }
}

/// The places of 64 bytes.
const COUNT: &[u8; WIDTH] = &{
    let mut count = [0; WIDTH];
    let mut i = 0;
    while i < WIDTH {
        count[i] = i as u8;
        i += 1;
    }
    count
};

/// What to add, in lanes of so many bytes, to the place behind the byte behind
/// a number for the places of its digits.
const fn to_lanes(lane: u8) -> [u8; WIDTH] {
    let mut places = [0; WIDTH];
    let mut i = 0;
    while i < WIDTH {
        places[i] = (i as u8 % lane).wrapping_sub(lane + 1);
        i += 1;
    }
    places
}

/// The least first digit at each place of lanes.
const fn least_digits(lane: u8) -> [u8; WIDTH] {
    let mut least = [1; WIDTH];
    let mut i = lane as usize - 1;
    while i < WIDTH {
        least[i] = 0;
        i += lane as usize;
    }
    least
}
