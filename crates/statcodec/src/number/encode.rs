//! Number to text.

/// The digits of one number, on the stack.
///
/// 20 digits hold every `u64`, and with its sign every `i64`; wider output is
/// the business of [`Writer`](crate::encode::Writer).
#[derive(Debug, Clone, Copy)]
pub struct Digits {
    bytes: [u8; Self::CAPACITY],
    start: u8,
    end: u8,
}

/// The digits of a number below 10^8, a byte each, the first in the lowest
/// byte, zeros in front.
///
/// Splits it in two halves of four digits, those in pairs, those in single
/// digits, all of a level at once: the inverse of what reads eight digits.
/// The factors divide by 100 and by 10, exactly below 10,000 and below 100.
#[inline(always)]
const fn split8(value: u64) -> u64 {
    let halves = (value / 10_000) | ((value % 10_000) << 32);
    let hundreds = ((halves * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let pairs = hundreds | ((halves - 100 * hundreds) << 16);
    let tens = ((pairs * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | ((pairs - 10 * tens) << 8)
}

const ZEROS: u64 = 0x3030_3030_3030_3030;
const EIGHT_DIGITS: u64 = 100_000_000;

/// The room that [`write`] needs.
pub(crate) const PLACE: usize = 24;

/// Writes a number in canonical decimal digits and returns how many there
/// are. Bytes after them are written too.
#[inline(always)]
pub(crate) fn write(value: u64, place: &mut [u8; PLACE]) -> usize {
    if value < EIGHT_DIGITS {
        return write_head(value, place);
    }
    let (high, low) = (value / EIGHT_DIGITS, value % EIGHT_DIGITS);
    let length = if high < EIGHT_DIGITS {
        write_head(high, place)
    } else {
        let length = write_head(high / EIGHT_DIGITS, place);
        write_eight(high % EIGHT_DIGITS, place, length)
    };
    write_eight(low, place, length)
}

/// The first digits of a number, without zeros in front: one to eight.
#[inline(always)]
fn write_head(value: u64, place: &mut [u8; PLACE]) -> usize {
    let length = length8(value);
    let text = (split8(value) | ZEROS) >> (64 - 8 * length);
    place[..8].copy_from_slice(&text.to_le_bytes());
    length as usize
}

/// How many digits a number below 10^8 has.
///
/// They could be counted once they are there, but what is written next waits
/// for where this ends, and not for the digits themselves. So it is found
/// another way: numbers with the same highest bit have as many digits, or one
/// more from a power of ten on, where what is added carries to bit 32.
#[inline(always)]
const fn length8(value: u64) -> u64 {
    const ADD: &[u64; 32] = &{
        let mut add = [1 << 32; 32];
        let (mut bit, mut length, mut power) = (0, 1, 10);
        while bit < 27 {
            // From `power` on there is one digit more.
            if 1 << bit >= power {
                (length, power) = (length + 1, 10 * power);
            }
            add[bit] =
                if (1 << (bit + 1)) > power { ((length + 1) << 32) - power } else { length << 32 };
            bit += 1;
        }
        add
    };
    let bit = 63 - (value | 1).leading_zeros();
    (value + ADD[(bit & 31) as usize]) >> 32
}

/// Eight digits at `at`, which is at most 12.
#[inline(always)]
fn write_eight(value: u64, place: &mut [u8; PLACE], at: usize) -> usize {
    let text = split8(value) | ZEROS;
    place[at..at + 8].copy_from_slice(&text.to_le_bytes());
    at + 8
}

impl Digits {
    /// A sign and 20 digits, and what [`write`] needs beside them.
    const CAPACITY: usize = 25;

    /// Canonical decimal digits, as `num_to_str` prints them.
    #[must_use]
    #[inline]
    pub fn decimal(value: u64) -> Self {
        let mut bytes = [0; Self::CAPACITY];
        let mut place = [0; PLACE];
        let length = write(value, &mut place);
        bytes[1..].copy_from_slice(&place);
        Self { bytes, start: 1, end: 1 + length as u8 }
    }

    /// Decimal digits with a minus sign before a negative number, as
    /// `seq_put_decimal_ll` prints them; `i64::MIN`, which that function gets
    /// wrong (`-0`), comes out right.
    #[must_use]
    #[inline]
    pub fn signed(value: i64) -> Self {
        let mut digits = Self::decimal(value.unsigned_abs());
        if value < 0 {
            digits.bytes[0] = b'-';
            digits.start = 0;
        }
        digits
    }

    /// Lower-case hexadecimal digits, zeros before them up to `width` (at
    /// most 16), as `seq_put_hex_ll` prints them.
    #[must_use]
    pub fn hex(value: u64, width: u8) -> Self {
        let mut bytes = [b'0'; Self::CAPACITY];
        let mut at = Self::CAPACITY;
        let mut rest = value;
        while rest > 0 {
            at -= 1;
            bytes[at] = b"0123456789abcdef"[(rest & 15) as usize];
            rest >>= 4;
        }
        let start = at.min(Self::CAPACITY - usize::from(width.clamp(1, 16)));
        Self { bytes, start: start as u8, end: Self::CAPACITY as u8 }
    }

    /// The digits.
    #[must_use]
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[usize::from(self.start)..usize::from(self.end)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_prints_like_std_at_every_length() {
        let mut value = 1u64;
        loop {
            for near in [value - 1, value, value + 1, value.wrapping_mul(7)] {
                let want = alloc::format!("{near}");
                assert_eq!(Digits::decimal(near).as_bytes(), want.as_bytes());
            }
            match value.checked_mul(10) {
                Some(next) => value = next,
                None => break,
            }
        }
        assert_eq!(Digits::decimal(u64::MAX).as_bytes(), b"18446744073709551615");
    }

    #[test]
    fn decimal_prints_like_std_at_every_bit() {
        for bit in 0..64 {
            for near in [(1 << bit) - 1, 1 << bit, u64::MAX >> bit] {
                let want = alloc::format!("{near}");
                assert_eq!(Digits::decimal(near).as_bytes(), want.as_bytes());
            }
        }
    }

    #[test]
    fn signed_table() {
        for value in [0, 1, -1, 9, -9, -10, i64::MAX, i64::MIN, i64::MIN + 1] {
            let want = alloc::format!("{value}");
            assert_eq!(Digits::signed(value).as_bytes(), want.as_bytes());
        }
    }

    #[test]
    fn hex_table() {
        for (value, width, want) in [
            (0, 0, "0"),
            (0, 1, "0"),
            (0, 8, "00000000"),
            (0xbeef, 2, "beef"),
            (0xbeef, 8, "0000beef"),
            (u64::MAX, 8, "ffffffffffffffff"),
            (1, 99, "0000000000000001"),
        ] {
            assert_eq!(Digits::hex(value, width).as_bytes(), want.as_bytes());
        }
    }
}
