//! AVX2 and AVX-512.

use core::arch::x86_64::*;

use super::{Vector, WIDTH, Work, window};
use crate::template::fast::{Block, Kind, Plan};

/// AVX2, BMI1, BMI2, LZCNT and POPCNT, which came together. The token exists
/// only where the processor has them.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct Avx2(());

/// The same and AVX-512 F, BW, VL, VBMI and VBMI2. The token exists only where
/// the processor has them.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct Avx512(Avx2);

/// Whether the processor has all features: seen at run time where std is
/// there, else known when compiling.
macro_rules! has {
    ($($feature:tt),+) => {{
        #[cfg(feature = "std")]
        {
            true $(&& std::arch::is_x86_feature_detected!($feature))+
        }
        #[cfg(not(feature = "std"))]
        {
            true $(&& cfg!(target_feature = $feature))+
        }
    }};
}

impl Avx2 {
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        has!("avx2", "bmi1", "bmi2", "lzcnt", "popcnt").then_some(Self(()))
    }
}

impl Avx512 {
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        let this = has!("avx512f", "avx512bw", "avx512vl", "avx512vbmi", "avx512vbmi2");
        Avx2::detect().filter(|_| this).map(Self)
    }
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
#[inline(never)]
fn with_avx2<W: Work>(vector: Avx2, work: W, text: &[u8]) -> W::Output {
    work.at(vector, text)
}

#[target_feature(
    enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2"
)]
#[inline(never)]
fn with_avx512<W: Work>(vector: Avx512, work: W, text: &[u8]) -> W::Output {
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
        unsafe {
            let digit = |bytes| {
                let x = _mm256_sub_epi8(bytes, _mm256_set1_epi8(b'0' as i8));
                _mm256_cmpeq_epi8(_mm256_min_epu8(x, _mm256_set1_epi8(9)), x)
            };
            !mask([digit(bytes[0]), digit(bytes[1])])
        }
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
        let add = |i: usize| unsafe { _mm256_or_si256(sum[i], _mm256_xor_si256(a[i], b[i])) };
        [add(0), add(1)]
    }

    #[inline(always)]
    fn is_zero(self, [low, high]: Self::Bytes) -> bool {
        // SAFETY: the token says that AVX2 is there.
        unsafe {
            let all = _mm256_or_si256(low, high);
            _mm256_testz_si256(all, all) == 1
        }
    }

    #[inline(always)]
    fn with<W: Work>(self, work: W, text: &[u8]) -> W::Output {
        // SAFETY: the token says that the instructions are there.
        unsafe { with_avx2(self, work, text) }
    }
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

    /// The first lines of its cache, all at once: what is found in one of them
    /// says where to look in the next.
    #[inline(always)]
    fn fetch(self, text: &[u8]) {
        for line in 1..12 {
            // SAFETY: nothing is read, whatever is there.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(text.as_ptr().wrapping_add(64 * line).cast()) }
        }
    }

    #[inline(always)]
    fn arrange(self, block: &mut Block) {
        if !block.is_plain() || block.is_padded() || block.digits == 0 {
            block.is_loose = false;
        }
        if block.is_loose {
            return block.plan_loosely();
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
        self.store(least, &mut block.plan.least);
        self.store(span, &mut block.plan.span);
        self.store(bits, &mut block.plan.bits);
        self.store(order, &mut block.plan.order);
    }

    #[inline(always)]
    fn numbers(self, block: &Block, bytes: __m512i, values: &mut [u64]) -> Option<usize> {
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
    fn convert(
        self,
        block: &Block,
        bytes: __m512i,
        text: &[u8],
        at: usize,
        changed: u64,
        values: &mut [u64],
    ) -> Option<()> {
        if block.kind == Kind::Many {
            return block.convert_each(self, text, at, changed, values);
        }
        self.numbers(block, bytes, values).map(drop)
    }

    #[inline(always)]
    fn with<W: Work>(self, work: W, text: &[u8]) -> W::Output {
        // SAFETY: the token says that the instructions are there.
        unsafe { with_avx512(self, work, text) }
    }
}

/// Whether the literals of a block are what they were, and its digits digits.
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn is_as_planned(vector: Avx512, plan: &Plan, bytes: __m512i) -> bool {
    let above = _mm512_sub_epi8(bytes, vector.load(&plan.least));
    _mm512_cmpgt_epu8_mask(above, vector.load(&plan.span)) == 0
}

/// Converts the numbers of a block whose digits are where they were.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,bmi2")]
#[inline]
fn fixed(vector: Avx512, block: &Block, bytes: __m512i, values: &mut [u64]) {
    let ones = _mm512_and_si512(bytes, vector.load(&block.plan.bits));
    let ones = _mm512_permutexvar_epi8(vector.load(&block.plan.order), ones);
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
    let x = _mm512_sub_epi8(bytes, _mm512_set1_epi8(b'0' as i8));
    // Where a run of digits may begin: the first place, and all behind bytes
    // that are none.
    let bounds = _mm512_cmpgt_epu8_mask(x, _mm512_set1_epi8(9)) << 1 | 1;
    let starts = _pdep_u64(plan.runs, bounds);
    let nexts = _pdep_u64(plan.runs << 1, bounds);
    let digits = (nexts >> 1).wrapping_sub(starts);
    let length = plan.rest.wrapping_sub(nexts.leading_zeros());
    let literals = _mm512_maskz_compress_epi8(_bzhi_u64(!digits, length), bytes);
    let others = _mm512_cmpneq_epi8_mask(literals, vector.load(&plan.least));

    let places = _mm512_maskz_compress_epi8(bounds, vector.load(COUNT));
    let order = vector.load(&plan.order);
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
