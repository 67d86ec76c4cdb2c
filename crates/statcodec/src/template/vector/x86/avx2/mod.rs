//! AVX2: 64 bytes in two registers.

mod numbers;

use core::arch::x86_64::*;

use super::super::{Vector, WIDTH, Work, window};
use super::{Avx2, fetch};
use crate::template::fast::Block;

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
fn with_avx2<W: Work>(vector: Avx2, work: W, text: &[u8]) -> W::Output {
    work.at(vector, text)
}

/// Indexes for a shuffle that moves `n` bytes to the end, and zeros before
/// them: 16 of them from place `n` on.
const TO_THE_END: &[u8; 48] = &{
    let mut indexes = [0x80; 48];
    let mut i = 0;
    while i < 16 {
        indexes[16 + i] = i as u8;
        i += 1;
    }
    indexes
};

impl Vector for Avx2 {
    type Bytes = [__m256i; 2];

    #[inline(always)]
    fn load(self, bytes: &[u8; WIDTH]) -> Self::Bytes {
        // SAFETY: the token says that AVX2 is there, and 64 bytes are readable.
        unsafe {
            let from = bytes.as_ptr().cast::<__m256i>();
            [_mm256_loadu_si256(from), _mm256_loadu_si256(from.add(1))]
        }
    }

    #[inline(always)]
    fn store(self, [low, high]: Self::Bytes, to: &mut [u8; WIDTH]) {
        // SAFETY: the token says that AVX2 is there, and 64 bytes are writable.
        unsafe {
            let to = to.as_mut_ptr().cast::<__m256i>();
            _mm256_storeu_si256(to, low);
            _mm256_storeu_si256(to.add(1), high);
        }
    }

    #[inline(always)]
    fn differing(self, a: Self::Bytes, b: Self::Bytes) -> u64 {
        // SAFETY: the token says that AVX2 is there.
        unsafe { !mask([_mm256_cmpeq_epi8(a[0], b[0]), _mm256_cmpeq_epi8(a[1], b[1])]) }
    }

    #[inline(always)]
    fn nondigits(self, bytes: Self::Bytes) -> u64 {
        // SAFETY: the token says that AVX2 is there.
        unsafe { mask([others(bytes[0]), others(bytes[1])]) }
    }

    #[inline(always)]
    fn equal(self, bytes: Self::Bytes, byte: u8) -> u64 {
        // SAFETY: the token says that AVX2 is there.
        unsafe {
            let byte = _mm256_set1_epi8(byte as i8);
            mask([_mm256_cmpeq_epi8(bytes[0], byte), _mm256_cmpeq_epi8(bytes[1], byte)])
        }
    }

    #[inline(always)]
    fn number(self, bytes: &[u8; 16], length: u32) -> Option<u64> {
        // SAFETY: the token says that AVX2 is there.
        unsafe {
            let ones = to_the_end(digits16(bytes), length);
            let above = _mm_subs_epu8(ones, _mm_set1_epi8(9));
            let number = sum16(ones);
            (_mm_testz_si128(above, above) == 1 && number >= least(length)).then_some(number)
        }
    }

    #[inline(always)]
    fn zero(self) -> Self::Bytes {
        // SAFETY: the token says that AVX2 is there.
        unsafe { [_mm256_setzero_si256(); 2] }
    }

    #[inline(always)]
    fn add_difference(self, sum: Self::Bytes, a: Self::Bytes, b: Self::Bytes) -> Self::Bytes {
        // SAFETY: the token says that AVX2 is there.
        unsafe {
            let differing = [_mm256_xor_si256(a[0], b[0]), _mm256_xor_si256(a[1], b[1])];
            [_mm256_or_si256(sum[0], differing[0]), _mm256_or_si256(sum[1], differing[1])]
        }
    }

    #[inline(always)]
    fn is_zero(self, [low, high]: Self::Bytes) -> bool {
        // SAFETY: the token says that AVX2 is there.
        unsafe {
            let all = _mm256_or_si256(low, high);
            _mm256_testz_si256(all, all) == 1
        }
    }

    const AT_ONCE: bool = true;

    #[inline(always)]
    fn fetch(self, text: &[u8]) {
        fetch(text);
    }

    #[inline(always)]
    fn arrange(self, block: &mut Block) {
        // SAFETY: the token says that AVX2 is there.
        unsafe { numbers::arrange(self, block) }
    }

    #[inline(always)]
    fn numbers(
        self,
        block: &Block,
        bytes: Self::Bytes,
        text: &[u8],
        at: usize,
        values: &mut [u64],
    ) -> Option<usize> {
        let values = block.values(values)?;
        match window(text, at) {
            Some(window) => numbers::numbers(self, block, bytes, window, values),
            // SAFETY: the token says that AVX2 is there.
            None => unsafe { numbers::at_the_end(self, block, text, at, values) },
        }
    }

    #[inline(always)]
    fn with<W: Work>(self, work: W, text: &[u8]) -> W::Output {
        // SAFETY: the token says that the instructions are there.
        unsafe { with_avx2(self, work, text) }
    }
}

/// Which bytes are no digits.
#[target_feature(enable = "avx2")]
#[inline]
fn others(bytes: __m256i) -> __m256i {
    let x = _mm256_sub_epi8(bytes, _mm256_set1_epi8(b'0' as i8));
    _mm256_cmpeq_epi8(_mm256_max_epu8(x, _mm256_set1_epi8(10)), x)
}

/// 16 bytes less `0`: digits become their values.
#[target_feature(enable = "avx2")]
#[inline]
fn digits16(bytes: &[u8; 16]) -> __m128i {
    // SAFETY: 16 bytes are readable.
    let x = unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) };
    _mm_sub_epi8(x, _mm_set1_epi8(b'0' as i8))
}

/// The first `length` (up to 16) bytes moved to the end, zeros before them.
#[target_feature(enable = "avx2")]
#[inline]
fn to_the_end(bytes: __m128i, length: u32) -> __m128i {
    // SAFETY: 16 indexes follow each of the first 32 places.
    let indexes =
        unsafe { _mm_loadu_si128(TO_THE_END.as_ptr().add((length & 31) as usize).cast()) };
    _mm_shuffle_epi8(bytes, indexes)
}

/// The number that 16 digits make: adds neighbours up, four times.
#[target_feature(enable = "avx2")]
#[inline]
fn sum16(ones: __m128i) -> u64 {
    let pairs = _mm_maddubs_epi16(ones, _mm_set1_epi16(1 << 8 | 10));
    let fours = _mm_madd_epi16(pairs, _mm_set1_epi32(1 << 16 | 100));
    let fours = _mm_packus_epi32(fours, fours);
    let eights = _mm_madd_epi16(fours, _mm_set1_epi32(1 << 16 | 10_000));
    let eights = _mm_cvtsi128_si64(eights) as u64;
    (eights & 0xffff_ffff) * 100_000_000 + (eights >> 32)
}

/// The least number of this many digits (up to 16), 0 for one; none has no
/// digits.
#[inline(always)]
fn least(length: u32) -> u64 {
    const LEAST: &[u64; 32] = &{
        let mut least = [0; 32];
        least[0] = u64::MAX;
        let (mut length, mut power) = (2, 10);
        while length <= 16 {
            least[length] = power;
            power *= 10;
            length += 1;
        }
        least
    };
    LEAST[(length & 31) as usize]
}

/// The highest bits of 64 bytes.
#[target_feature(enable = "avx2")]
#[inline]
fn mask([low, high]: [__m256i; 2]) -> u64 {
    let (low, high) = (_mm256_movemask_epi8(low) as u32, _mm256_movemask_epi8(high) as u32);
    u64::from(low) | u64::from(high) << 32
}
