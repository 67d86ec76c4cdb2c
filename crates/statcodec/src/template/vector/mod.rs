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
//! `unsafe` block of a level refers. [`Machine`] holds the token. Its
//! `with` runs [`Work`] inside a function that is compiled with the level's
//! instructions. All that work calls must be `#[inline(always)]`: what the
//! compiler does not inline is compiled without them, and slow.
//!
//! To add a level: implement [`Vector`], and name it in [`Level`].

#[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon", not(miri)))]
mod neon;
mod portable;
#[cfg(test)]
mod tests;
#[cfg(all(target_arch = "x86_64", not(miri)))]
mod x86;

use super::fast::Block;

/// Bytes that a vector covers.
pub(super) const WIDTH: usize = 64;

/// Bytes of a block and of a number that begins at its last byte.
pub(super) const WINDOW: usize = WIDTH + 16;

/// The operations of a level.
///
/// In masks the lowest bit is the first byte.
pub(super) trait Vector: Copy {
    /// 64 bytes.
    type Bytes: Copy;

    fn load(self, bytes: &[u8; WIDTH]) -> Self::Bytes;

    /// The bytes of a text from `at` on, of which there are less than 64, and
    /// then zeros.
    #[inline(always)]
    fn load_end(self, text: &[u8], at: usize) -> Option<Self::Bytes> {
        // The last 64 bytes of the text, moved to the front.
        let mut bytes = [[0; WIDTH]; 2];
        let missing = match text.last_chunk() {
            Some(last) => {
                bytes[0] = *last;
                (at + WIDTH).checked_sub(text.len())?
            }
            None => {
                bytes[0][..text.len()].copy_from_slice(text);
                at
            }
        };
        Some(self.load(bytes.as_flattened().get(missing..)?.first_chunk()?))
    }

    fn store(self, bytes: Self::Bytes, to: &mut [u8; WIDTH]);

    /// The bytes that differ.
    fn differing(self, a: Self::Bytes, b: Self::Bytes) -> u64;

    /// The bytes that are no decimal digits.
    fn nondigits(self, bytes: Self::Bytes) -> u64;

    /// The bytes that are `byte`.
    fn equal(self, bytes: Self::Bytes, byte: u8) -> u64;

    /// The number whose digits are the first `length` (up to 16) bytes; `None`
    /// where there are none, not all are digits, or the first of several is 0.
    fn number(self, bytes: &[u8; 16], length: u32) -> Option<u64>;

    /// The number that the bytes begin with and its length; `None` where there
    /// is none, or one of more than 15 digits, or it has leading zeros.
    #[inline(always)]
    fn leading_number(self, bytes: &[u8; 16]) -> Option<(u64, u32)> {
        // Where the text goes on depends on the length, so it is found by the
        // shortest way: of all that may follow a number, nothing has the bit
        // that all digits have. Whether all before are digits is seen later.
        const TENS: u64 = 0x1010_1010_1010_1010;
        let [low, high] = [bytes.first_chunk()?, bytes.last_chunk()?]
            .map(|half| !u64::from_le_bytes(*half) & TENS);
        let length = match (low, high) {
            (0, 0) => return None,
            (0, _) => 8 + high.trailing_zeros() / 8,
            _ => low.trailing_zeros() / 8,
        };
        Some((self.number(bytes, length)?, length))
    }

    /// No bytes.
    fn zero(self) -> Self::Bytes;

    /// The sum and the difference of `a` and `b`, in the sense of bits.
    fn add_difference(self, sum: Self::Bytes, a: Self::Bytes, b: Self::Bytes) -> Self::Bytes;

    fn is_zero(self, bytes: Self::Bytes) -> bool;

    /// Whether it has [`numbers`](Self::numbers).
    const AT_ONCE: bool = false;

    /// Converts all numbers of a [plain](Block::is_plain) block at once: the
    /// block's length. `None` where its literals are others, or what stands
    /// between them is not as planned.
    ///
    /// `bytes` are those of the block, which stands at `at` in `text`.
    #[inline(always)]
    fn numbers(
        self,
        _: &Block,
        _bytes: Self::Bytes,
        _text: &[u8],
        _at: usize,
        _values: &mut [u64],
    ) -> Option<usize> {
        None
    }

    /// Tells the processor that a text is about to be read.
    #[inline(always)]
    fn fetch(self, _text: &[u8]) {}

    /// Makes a block ready for [`convert`](Self::convert), once its lanes are
    /// known.
    #[inline(always)]
    fn arrange(self, _: &mut Block) {}

    /// Converts a block's numbers of which a byte changed, or all of them.
    ///
    /// `bytes` are those of the block, which stands at `at` in `text`. `None`
    /// where what stands in the place of a number is none as kernels print it.
    #[inline(always)]
    fn convert(
        self,
        block: &Block,
        bytes: Self::Bytes,
        text: &[u8],
        at: usize,
        changed: u64,
        values: &mut [u64],
    ) -> Option<()> {
        if Self::AT_ONCE && block.is_plain() {
            return self.numbers(block, bytes, text, at, values).map(drop);
        }
        block.convert_each(self, text, at, changed, values)
    }

    /// The bytes of a text from `at` on, and zeros after its end. `None` past
    /// the end.
    #[inline(always)]
    fn load_at(self, text: &[u8], at: usize) -> Option<Self::Bytes> {
        match window(text, at) {
            Some(bytes) => Some(self.load(bytes)),
            None => {
                cold();
                self.load_end(text, at)
            }
        }
    }

    /// Runs work in a function of its own that has the level's instructions.
    fn with<W: Work>(self, work: W, text: &[u8]) -> W::Output;
}

/// The `N` bytes of a text from `at` on, if it has them.
///
/// The same as `text.get(at..at + N)`, but only one number is compared, which
/// is the same at every place.
#[inline(always)]
pub(super) fn window<const N: usize>(text: &[u8], at: usize) -> Option<&[u8; N]> {
    if at < text.len().saturating_sub(N - 1) {
        // SAFETY: `at` and N bytes more are not past the end of the text.
        return Some(unsafe { &*text.as_ptr().add(at).cast() });
    }
    None
}

/// Tells the compiler that what calls it is rare.
#[cold]
#[inline(never)]
pub(super) fn cold() {}

/// Does work that is rare, out of the way of what is not.
#[cold]
#[inline(never)]
pub(super) fn apart<V: Vector, W: Work>(vector: V, work: W, text: &[u8]) -> W::Output {
    vector.with(work, text)
}

/// Something to be done with a text at any level. The text is on its own so
/// that it and a little more are passed in registers.
pub(super) trait Work {
    type Output;

    /// Does it. To be marked `#[inline(always)]`.
    fn at<V: Vector>(self, vector: V, text: &[u8]) -> Self::Output;
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
    /// NEON, which every AArch64 has.
    Neon,
}

/// What a loose block may have.
#[derive(Debug, Clone, Copy)]
pub(super) struct Loose {
    /// Numbers.
    pub(super) numbers: usize,
    /// Bytes of a literal before, between or behind them.
    pub(super) literal: usize,
}

/// A level that this processor was seen to have.
#[derive(Debug, Clone, Copy)]
pub(super) enum Machine {
    Portable(portable::Portable),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx2(x86::Avx2),
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    Avx512(x86::Avx512),
    #[cfg(all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon",
        not(miri)
    ))]
    Neon(neon::Neon),
}

impl Level {
    /// All levels, the plainest first.
    pub const ALL: [Level; 4] = [Level::Portable, Level::Avx2, Level::Avx512, Level::Neon];

    /// The best that this processor has.
    #[must_use]
    pub fn best() -> Self {
        let [plainest, others @ ..] = Self::ALL;
        others.into_iter().rfind(|level| level.is_available()).unwrap_or(plainest)
    }

    /// Whether this processor has it.
    #[must_use]
    pub fn is_available(self) -> bool {
        self.machine().is_some()
    }

    fn machine(self) -> Option<Machine> {
        match self {
            Level::Portable => Some(Machine::Portable(portable::Portable)),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Level::Avx2 => x86::Avx2::detect().map(Machine::Avx2),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Level::Avx512 => x86::Avx512::detect().map(Machine::Avx512),
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon",
                not(miri)
            ))]
            Level::Neon => neon::Neon::detect().map(Machine::Neon),
            // That of another kind of processor.
            _ => None,
        }
    }
}

impl Machine {
    /// The machine at this level, or at the plainest where it has it not.
    pub(super) fn at(level: Level) -> Self {
        level.machine().unwrap_or(Machine::Portable(portable::Portable))
    }

    /// Whether it converts all numbers of a block at once, and of what kind a
    /// block of numbers of any length then may be.
    pub(super) fn at_once(self) -> Option<Loose> {
        match self {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Machine::Avx2(_) => Some(x86::Avx2::LOOSE),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Machine::Avx512(_) => Some(x86::Avx512::LOOSE),
            _ => None,
        }
    }

    /// Does work.
    #[inline(always)]
    pub(super) fn run<W: Work>(self, work: W, text: &[u8]) -> W::Output {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        if let Machine::Avx512(vector) = self {
            return vector.with(work, text);
        }
        self.run_below(work, text)
    }

    /// Does work below the best level, out of the way of that.
    #[inline(never)]
    fn run_below<W: Work>(self, work: W, text: &[u8]) -> W::Output {
        match self {
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Machine::Avx512(vector) => vector.with(work, text),
            #[cfg(all(target_arch = "x86_64", not(miri)))]
            Machine::Avx2(vector) => vector.with(work, text),
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon",
                not(miri)
            ))]
            Machine::Neon(vector) => vector.with(work, text),
            Machine::Portable(vector) => vector.with(work, text),
        }
    }
}
