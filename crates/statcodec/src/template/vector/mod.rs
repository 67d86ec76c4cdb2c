//! Vectors of 64 bytes, at the level that the processor has.
//!
//! # Design note
//!
//! [`fast`](super::fast) is written once, over the operations of [`Vector`]:
//! which bytes differ, which are no digits, and the numbers in between. Masks
//! are `u64`s, one bit a byte, so that all that follows a comparison is plain
//! integer code which is the same at every level.
//!
//! A level is a token ([`Avx2`](x86::Avx2)) that exists only where the
//! processor was seen to have its instructions; that is the fact to which each
//! `unsafe` block of a level refers. [`Level::run`] picks the token. Its
//! `with` runs [`Work`] inside a function that is compiled with the level's
//! instructions. All that work calls must be `#[inline(always)]`: what the
//! compiler does not inline is compiled without them, and slow.
//!
//! To add a level: implement [`Vector`], and name it in [`Level`].

mod portable;
#[cfg(all(target_arch = "x86_64", not(miri)))]
mod x86;

use super::fast::Block;

/// Bytes that a vector covers.
pub(super) const WIDTH: usize = 64;

/// Bytes that are readable at a block: its own, and a whole number that begins
/// at the last of them.
pub(super) const WINDOW: usize = WIDTH + 16;

/// The operations of a level.
///
/// In masks the lowest bit is the first byte.
pub(super) trait Vector: Copy {
    /// 64 bytes.
    type Bytes: Copy;

    fn load(self, bytes: &[u8; WIDTH]) -> Self::Bytes;

    fn store(self, bytes: Self::Bytes, to: &mut [u8; WIDTH]);

    /// The bytes that differ.
    fn differing(self, a: Self::Bytes, b: Self::Bytes) -> u64;

    /// The bytes that are no decimal digits.
    fn nondigits(self, bytes: Self::Bytes) -> u64;

    /// The bytes that are `0`.
    fn zeros(self, bytes: Self::Bytes) -> u64;

    /// The number whose digits are the first `length` (1 to 16) bytes.
    fn number(self, bytes: &[u8; 16], length: u32) -> u64;

    /// How many digits the bytes begin with: 0 to 16.
    fn leading_digits(self, bytes: &[u8; 16]) -> u32;

    /// Converts a block's numbers of which a digit changed, or all of them.
    /// All bytes in the place of digits are digits.
    fn convert(self, block: &Block, seen: &[u8; WINDOW], changed: u64, values: &mut [u64]);

    /// Runs work in a function of its own that has the level's instructions.
    fn with<W: Work>(self, work: W) -> W::Output;
}

/// Something to be done at any level.
pub(super) trait Work {
    type Output;

    /// Does it. To be marked `#[inline(always)]`.
    fn at<V: Vector>(self, vector: V) -> Self::Output;
}

/// A set of instructions.
///
/// Not part of the interface: tests force a level by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Level {
    /// Plain Rust, eight bytes at a time.
    Portable,
    /// AVX2 with BMI and LZCNT.
    Avx2,
    /// AVX-512 as of Ice Lake and Zen 4.
    Avx512,
}

impl Level {
    /// All levels, the plainest first.
    pub const ALL: [Level; 3] = [Level::Portable, Level::Avx2, Level::Avx512];

    /// The best that this processor has.
    #[must_use]
    pub fn best() -> Self {
        let [.., second, first] = Self::ALL;
        if first.is_available() {
            first
        } else if second.is_available() {
            second
        } else {
            Level::Portable
        }
    }

    /// Whether this processor has it.
    #[must_use]
    pub fn is_available(self) -> bool {
        match self {
            Level::Portable => true,
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Level::Avx2 => x86::Avx2::detect().is_some(),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Level::Avx512 => x86::Avx512::detect().is_some(),
            #[cfg(not(all(target_arch = "x86_64", not(miri))))]
            _ => false,
        }
    }

    /// Does work at this level, or at a plainer one that the processor has.
    #[inline]
    pub(super) fn run<W: Work>(self, work: W) -> W::Output {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        {
            if self == Level::Avx512
                && let Some(vector) = x86::Avx512::detect()
            {
                return vector.with(work);
            }
            if self != Level::Portable
                && let Some(vector) = x86::Avx2::detect()
            {
                return vector.with(work);
            }
        }
        portable::Portable.with(work)
    }
}
