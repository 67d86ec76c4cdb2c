//! NEON.
//!
//! # Design note
//!
//! 64 bytes are four registers, and what was found in them becomes a mask by
//! [`gather`], as in the streaming decoders. A number's digits are moved to the
//! end of a register and added up there ([`sum16`]), however many they are: no
//! branch hangs on a length, which cannot be foreseen.
//!
//! Numbers convert one after the other. All of a block at once, as on x86-64,
//! was not tried.

use core::arch::aarch64::*;

use super::{Vector, WIDTH, Work};
use crate::decode::gather;

/// NEON. The token exists only where the processor has it, which is where the
/// compiler was told so: it is part of AArch64's base, and only code for a
/// kernel is compiled without.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct Neon(());

impl Neon {
    #[inline]
    pub(super) fn detect() -> Option<Self> {
        cfg!(target_feature = "neon").then_some(Self(()))
    }
}

#[target_feature(enable = "neon")]
#[inline(never)]
fn with_neon<W: Work>(vector: Neon, work: W, text: &[u8]) -> W::Output {
    work.at(vector, text)
}

impl Vector for Neon {
    type Bytes = [uint8x16_t; 4];

    #[inline(always)]
    fn load(self, bytes: &[u8; WIDTH]) -> Self::Bytes {
        // SAFETY: the token says that NEON is there, and 64 bytes are readable.
        unsafe {
            let from = bytes.as_ptr();
            [vld1q_u8(from), vld1q_u8(from.add(16)), vld1q_u8(from.add(32)), vld1q_u8(from.add(48))]
        }
    }

    #[inline(always)]
    fn store(self, bytes: Self::Bytes, to: &mut [u8; WIDTH]) {
        for (part, bytes) in to.as_chunks_mut::<16>().0.iter_mut().zip(bytes) {
            // SAFETY: the token says that NEON is there, and 16 bytes are
            // writable.
            unsafe { vst1q_u8(part.as_mut_ptr(), bytes) }
        }
    }

    #[inline(always)]
    fn differing(self, a: Self::Bytes, b: Self::Bytes) -> u64 {
        // SAFETY: the token says that NEON is there.
        unsafe { !gather(each(|i| vceqq_u8(a[i], b[i]))) }
    }

    #[inline(always)]
    fn nondigits(self, bytes: Self::Bytes) -> u64 {
        // SAFETY: the token says that NEON is there.
        unsafe {
            let (zeros, nine) = (vdupq_n_u8(b'0'), vdupq_n_u8(9));
            gather(each(|i| vcgtq_u8(vsubq_u8(bytes[i], zeros), nine)))
        }
    }

    #[inline(always)]
    fn equal(self, bytes: Self::Bytes, byte: u8) -> u64 {
        // SAFETY: the token says that NEON is there.
        unsafe { gather(each(|i| vceqq_u8(bytes[i], vdupq_n_u8(byte)))) }
    }

    #[inline(always)]
    fn number(self, bytes: &[u8; 16], length: u32) -> Option<u64> {
        // SAFETY: the token says that NEON is there, and 16 bytes are readable.
        unsafe {
            let digits = vsubq_u8(vld1q_u8(bytes.as_ptr()), vdupq_n_u8(b'0'));
            let ones = to_the_end(digits, length);
            let leads = length > 1 && bytes[0] == b'0';
            (length > 0 && vmaxvq_u8(ones) <= 9 && !leads).then(|| sum16(ones))
        }
    }

    #[inline(always)]
    fn zero(self) -> Self::Bytes {
        // SAFETY: the token says that NEON is there.
        unsafe { [vdupq_n_u8(0); 4] }
    }

    #[inline(always)]
    fn add_difference(self, sum: Self::Bytes, a: Self::Bytes, b: Self::Bytes) -> Self::Bytes {
        // SAFETY: the token says that NEON is there.
        unsafe { each(|i| vorrq_u8(sum[i], veorq_u8(a[i], b[i]))) }
    }

    #[inline(always)]
    fn is_zero(self, [a, b, c, d]: Self::Bytes) -> bool {
        // SAFETY: the token says that NEON is there.
        unsafe {
            let all = vorrq_u8(vorrq_u8(a, b), vorrq_u8(c, d));
            vmaxvq_u32(vreinterpretq_u32_u8(all)) == 0
        }
    }

    #[inline(always)]
    fn with<W: Work>(self, work: W, text: &[u8]) -> W::Output {
        // SAFETY: the token says that the instructions are there.
        unsafe { with_neon(self, work, text) }
    }
}

/// The same for each of four registers.
#[inline(always)]
fn each(part: impl Fn(usize) -> uint8x16_t) -> [uint8x16_t; 4] {
    [part(0), part(1), part(2), part(3)]
}

/// The first `length` (1 to 16) bytes moved to the end, zeros before them.
#[target_feature(enable = "neon")]
#[inline]
fn to_the_end(bytes: uint8x16_t, length: u32) -> uint8x16_t {
    // The first 8 and the last 8 places.
    let places = vcombine_u8(vcreate_u8(0x0706_0504_0302_0100), vcreate_u8(0x0f0e_0d0c_0b0a_0908));
    // Places before the first wrap around, and where there is none, it is 0.
    let from = vaddq_u8(places, vdupq_n_u8((length as u8).wrapping_sub(16)));
    vqtbl1q_u8(bytes, from)
}

/// The number that 16 digits make: adds neighbours up, four times.
#[target_feature(enable = "neon")]
#[inline]
fn sum16(ones: uint8x16_t) -> u64 {
    // What two, four and eight digits make fits where their first half was, so
    // that it need not be wider before it is added.
    let tens = vreinterpretq_u8_u16(vdupq_n_u16(1 << 8 | 10));
    let pairs = vpaddlq_u8(vmulq_u8(ones, tens));
    let hundreds = vreinterpretq_u16_u32(vdupq_n_u32(1 << 16 | 100));
    let fours = vpaddlq_u16(vmulq_u16(pairs, hundreds));
    let myriads = vreinterpretq_u32_u64(vdupq_n_u64(1 << 32 | 10_000));
    let eights = vpaddlq_u32(vmulq_u32(fours, myriads));
    vgetq_lane_u64::<0>(eights) * 100_000_000 + vgetq_lane_u64::<1>(eights)
}
