//! The level that every processor has: eight bytes in a `u64`.

use super::{Vector, WIDTH, Work};
use crate::number::{lead8, swar8};

#[derive(Debug, Clone, Copy)]
pub(in super::super) struct Portable;

/// The lowest bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Gathers the highest bits of the bytes of eight words in one.
#[inline(always)]
fn mask(words: [u64; 8]) -> u64 {
    let mut mask = 0;
    for (i, word) in words.into_iter().enumerate() {
        // The product moves bit 8 k + 7 to bit 56 + k.
        let byte = ((word & HIGH) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        mask |= byte << (8 * i);
    }
    mask
}

/// The highest bit of each byte that is not 0.
#[inline(always)]
fn nonzero(word: u64) -> u64 {
    ((word & !HIGH) + !HIGH) | word
}

#[inline(always)]
fn word(bytes: &[u8]) -> u64 {
    u64::from_le_bytes([
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
    ])
}

impl Vector for Portable {
    type Bytes = [u64; 8];

    #[inline(always)]
    fn load(self, bytes: &[u8; WIDTH]) -> [u64; 8] {
        core::array::from_fn(|i| word(&bytes[8 * i..8 * i + 8]))
    }

    #[inline(always)]
    fn store(self, bytes: [u64; 8], to: &mut [u8; WIDTH]) {
        for (to, word) in to.chunks_exact_mut(8).zip(bytes) {
            to.copy_from_slice(&word.to_le_bytes());
        }
    }

    #[inline(always)]
    fn differing(self, a: [u64; 8], b: [u64; 8]) -> u64 {
        let differences: [u64; 8] = core::array::from_fn(|i| a[i] ^ b[i]);
        if differences.iter().fold(0, |all, word| all | word) == 0 {
            return 0;
        }
        mask(differences.map(nonzero))
    }

    #[inline(always)]
    fn nondigits(self, bytes: [u64; 8]) -> u64 {
        // A digit differs from `0` by less than 10: the sum has the highest
        // bit from 10 on.
        mask(bytes.map(|word| {
            let x = word ^ (ONES * 0x30);
            ((x & !HIGH) + ONES * (0x80 - 10)) | x
        }))
    }

    #[inline(always)]
    fn equal(self, bytes: [u64; 8], byte: u8) -> u64 {
        !mask(bytes.map(|word| nonzero(word ^ (ONES * u64::from(byte)))))
    }

    #[inline(always)]
    fn number(self, bytes: &[u8; 16], length: u32) -> Option<u64> {
        let first = word(&bytes[..8]);
        if length == 0 || bytes[0] == b'0' && length > 1 {
            return None;
        }
        if length <= 8 {
            return (lead8(first) >= length).then(|| swar8(first, length));
        }
        let rest = length - 8;
        let last = word(&bytes[rest as usize..rest as usize + 8]);
        let all = lead8(first) == 8 && lead8(last) == 8;
        all.then(|| swar8(first, rest) * 100_000_000 + swar8(last, 8))
    }

    #[inline(always)]
    fn zero(self) -> [u64; 8] {
        [0; 8]
    }

    #[inline(always)]
    fn add_difference(self, sum: [u64; 8], a: [u64; 8], b: [u64; 8]) -> [u64; 8] {
        core::array::from_fn(|i| sum[i] | (a[i] ^ b[i]))
    }

    #[inline(always)]
    fn is_zero(self, bytes: [u64; 8]) -> bool {
        bytes.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline(never)]
    fn with<W: Work>(self, work: W, text: &[u8]) -> W::Output {
        work.at(self, text)
    }
}
