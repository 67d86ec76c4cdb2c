//! Number to text.

/// The digits of one number, on the stack.
///
/// 20 digits hold every `u64`, and with its sign every `i64`; wider output is
/// the business of [`Writer`](crate::encode::Writer).
#[derive(Debug, Clone, Copy)]
pub struct Digits {
    /// The text stands at the end.
    bytes: [u8; Self::CAPACITY],
    start: u8,
}

/// `00` to `99`.
static PAIRS: [u8; 200] = {
    let mut pairs = [0; 200];
    let mut i = 0;
    while i < 100 {
        pairs[2 * i] = b'0' + (i / 10) as u8;
        pairs[2 * i + 1] = b'0' + (i % 10) as u8;
        i += 1;
    }
    pairs
};

impl Digits {
    const CAPACITY: usize = 20;

    /// Canonical decimal digits, as `num_to_str` prints them.
    #[must_use]
    #[inline]
    pub fn decimal(value: u64) -> Self {
        let mut bytes = [0; Self::CAPACITY];
        let mut at = Self::CAPACITY;
        let mut rest = value;
        while rest >= 100 {
            let pair = 2 * (rest % 100) as usize;
            rest /= 100;
            at -= 2;
            bytes[at..at + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
        }
        if rest >= 10 {
            let pair = 2 * rest as usize;
            at -= 2;
            bytes[at..at + 2].copy_from_slice(&PAIRS[pair..pair + 2]);
        } else {
            at -= 1;
            bytes[at] = b'0' + rest as u8;
        }
        Self { bytes, start: at as u8 }
    }

    /// Decimal digits with a minus sign before a negative number, as
    /// `seq_put_decimal_ll` prints them; `i64::MIN`, which that function gets
    /// wrong (`-0`), comes out right.
    #[must_use]
    #[inline]
    pub fn signed(value: i64) -> Self {
        let mut digits = Self::decimal(value.unsigned_abs());
        if value < 0 {
            // 19 digits at most, so there is room for the sign.
            digits.start -= 1;
            digits.bytes[usize::from(digits.start)] = b'-';
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
        Self { bytes, start: start as u8 }
    }

    /// The digits.
    #[must_use]
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[usize::from(self.start)..]
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
