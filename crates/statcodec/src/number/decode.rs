//! Text to number.

use crate::ErrorKind;

/// The digits that 18446744073709551615 has.
const MAX_DIGITS: usize = 20;

/// Reads the decimal number at the start of `text`: its value and how many
/// bytes it takes.
///
/// The same as taking the leading digits and calling `str::parse::<u64>`, but
/// faster, and it takes only what the kernel prints.
///
/// # Errors
///
/// - [`ErrorKind::ExpectedNumber`]: the first byte is not a digit.
/// - [`ErrorKind::NotCanonical`]: a zero with digits after it.
/// - [`ErrorKind::NumberTooLarge`]: above `u64::MAX`.
#[inline]
pub fn decimal(text: &[u8]) -> Result<(u64, usize), ErrorKind> {
    if let [b'0', b'0'..=b'9', ..] = text {
        return Err(ErrorKind::NotCanonical);
    }
    let (mut value, mut length) = (0u64, 0usize);
    if let Some(word) = text.first_chunk::<8>() {
        let word = u64::from_le_bytes(*word);
        let lead = lead8(word);
        if lead == 0 {
            return Err(ErrorKind::ExpectedNumber);
        }
        (value, length) = (swar8(word, lead), lead as usize);
        if lead < 8 {
            return Ok((value, length));
        }
    }
    while let Some(digit) = text.get(length).map(|byte| byte.wrapping_sub(b'0')) {
        if digit > 9 {
            break;
        }
        if length >= MAX_DIGITS - 1 {
            // The 20th digit may overflow, the 21st always does.
            value = match value.checked_mul(10).and_then(|v| v.checked_add(digit.into())) {
                Some(value) if length < MAX_DIGITS => value,
                _ => return Err(ErrorKind::NumberTooLarge),
            };
        } else {
            value = value * 10 + u64::from(digit);
        }
        length += 1;
    }
    if length == 0 {
        return Err(ErrorKind::ExpectedNumber);
    }
    Ok((value, length))
}

/// The number that stands from `start` on to the end of `text`: canonical
/// decimal digits and nothing else, or `None`.
///
/// The same as [`decimal`], but faster, since the length is known.
#[inline(always)]
pub(crate) fn whole(text: &[u8], start: usize) -> Option<u64> {
    let length = text.len().wrapping_sub(start);
    if length == 1 {
        let digit = text.last()? ^ b'0';
        return if digit < 10 { Some(u64::from(digit)) } else { refused() };
    }
    match (text.last_chunk(), OF_EIGHT.get(length)) {
        (Some(last), Some(part)) => last_digits(*last, part),
        _ => whole_long(text, start),
    }
}

/// The same for long numbers, and where a text begins.
#[inline(never)]
fn whole_long(text: &[u8], start: usize) -> Option<u64> {
    let token = text.get(start..)?;
    if let (9..=16, Some(high), Some(low)) = (token.len(), token.first_chunk(), token.last_chunk())
    {
        // The digits that are not among the last eight, moved to the end.
        let count = token.len() - 8;
        let high = (u64::from_le_bytes(*high) << (64 - 8 * count)).to_le_bytes();
        let low = u64::from_le_bytes(*low) ^ ZEROS;
        let low = is_digits(low).then(|| join8(low))?;
        let high = last_digits(high, OF_EIGHT.get(count)?)?;
        return (high > 0).then_some(high * 100_000_000 + low);
    }
    decimal(token).ok().filter(|(_, length)| *length == token.len()).map(|(value, _)| value)
}

/// `0` eight times.
const ZEROS: u64 = 0x3030_3030_3030_3030;

/// Whether all bytes are below 10.
#[inline(always)]
const fn is_digits(bytes: u64) -> bool {
    // What carries is above, and is seen itself.
    (bytes.wrapping_add(0x7676_7676_7676_7676) | bytes) & 0x8080_8080_8080_8080 == 0
}

/// The last bytes of eight.
struct Part {
    /// All bits of theirs.
    bits: u64,
    /// The least number that takes so many digits.
    least: u64,
}

/// The last 0 to 8 bytes of eight. A look here takes fewer instructions than to
/// shift by a number that varies.
const OF_EIGHT: &[Part; 9] = &{
    const NONE: Part = Part { bits: 0, least: u64::MAX };
    let mut parts = [NONE; 9];
    let (mut count, mut least) = (1, 1);
    while count <= 8 {
        // 0 is the one number that begins with 0.
        parts[count] = Part { bits: !0 << (64 - 8 * count), least: least * (count > 1) as u64 };
        (count, least) = (count + 1, least * 10);
    }
    parts
};

/// The number that a part of eight bytes makes, if they are digits, the first
/// of them no 0.
#[inline(always)]
fn last_digits(bytes: [u8; 8], part: &Part) -> Option<u64> {
    // What stands before them counts as 0.
    let digits = (u64::from_le_bytes(bytes) ^ ZEROS) & part.bits;
    if !is_digits(digits) {
        return refused();
    }
    let number = join8(digits);
    if number < part.least { refused() } else { Some(number) }
}

/// No number. A call, so that the compiler makes a branch of it, which is never
/// taken where numbers are good, and not a flag to be looked at once more.
#[cold]
#[inline(never)]
fn refused() -> Option<u64> {
    None
}

/// Reads the lower-case hexadecimal number at the start of `text`: its value
/// and how many digits it takes. Leading zeros are kept in the count, since
/// the kernel pads addresses with them.
///
/// # Errors
///
/// - [`ErrorKind::ExpectedNumber`]: the first byte is not a lower-case
///   hexadecimal digit.
/// - [`ErrorKind::NumberTooLarge`]: more than 16 digits.
#[inline]
pub fn hex(text: &[u8]) -> Result<(u64, usize), ErrorKind> {
    let (mut value, mut length) = (0u64, 0usize);
    for &byte in text {
        // By a table: whether a digit is a letter cannot be foreseen.
        let digit = HEX[usize::from(byte)];
        if digit > 15 {
            break;
        }
        if length == 16 {
            return Err(ErrorKind::NumberTooLarge);
        }
        value = value << 4 | u64::from(digit);
        length += 1;
    }
    if length == 0 {
        return Err(ErrorKind::ExpectedNumber);
    }
    Ok((value, length))
}

/// What each byte is as a lower-case hexadecimal digit; 16 where it is none.
static HEX: [u8; 256] = {
    let mut values = [16; 256];
    let mut value = 0;
    while value < 16 {
        values[b"0123456789abcdef"[value] as usize] = value as u8;
        value += 1;
    }
    values
};

/// Whether the first `length` bytes of `text`, hexadecimal digits, are padded
/// with zeros to `width` and no further.
pub(crate) fn is_canonical_hex(text: &[u8], length: usize, width: u8) -> bool {
    length == usize::from(width) || length > usize::from(width) && text[0] != b'0'
}

/// How many of the 8 bytes of a little-endian word are digits before the
/// first that is not: 0 to 8.
#[inline(always)]
pub(crate) const fn lead8(word: u64) -> u32 {
    // A digit differs from '0' in its low four bits only, by at most 9.
    let x = word ^ 0x3030_3030_3030_3030;
    let other = (x.wrapping_add(0x0606_0606_0606_0606) | x) & 0xf0f0_f0f0_f0f0_f0f0;
    other.trailing_zeros() / 8
}

/// The number written in the first `count` (1 to 8) bytes of a little-endian
/// word, all of them digits.
///
/// Moves them to the high end, so that zeros lead, then adds neighbours:
/// single digits to pairs, pairs to fours, fours to eight.
#[inline(always)]
pub(crate) const fn swar8(word: u64, count: u32) -> u64 {
    join8((word << (64 - 8 * count)) & 0x0f0f_0f0f_0f0f_0f0f)
}

/// The number of eight digits, a byte each, the first in the lowest byte.
#[inline(always)]
pub(crate) const fn join8(word: u64) -> u64 {
    let word = word.wrapping_mul(10 << 8 | 1) >> 8;
    let word = (word & 0x00ff_00ff_00ff_00ff).wrapping_mul(100 << 16 | 1) >> 16;
    (word & 0x0000_ffff_0000_ffff).wrapping_mul(10_000 << 32 | 1) >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_table() {
        use ErrorKind::{ExpectedNumber, NotCanonical, NumberTooLarge};
        for (text, want) in [
            ("0", Ok((0, 1))),
            ("0\n", Ok((0, 1))),
            ("7 ", Ok((7, 1))),
            ("12345678", Ok((12_345_678, 8))),
            ("123456789\n", Ok((123_456_789, 9))),
            ("1234567x", Ok((1_234_567, 7))),
            ("18446744073709551615", Ok((u64::MAX, 20))),
            ("18446744073709551616", Err(NumberTooLarge)),
            ("18446744073709551620", Err(NumberTooLarge)),
            ("99999999999999999999", Err(NumberTooLarge)),
            ("100000000000000000000", Err(NumberTooLarge)),
            ("9999999999999999999\n", Ok((9_999_999_999_999_999_999, 19))),
            ("00", Err(NotCanonical)),
            ("01", Err(NotCanonical)),
            ("000000000000000000000000", Err(NotCanonical)),
            ("0123456789", Err(NotCanonical)),
            ("", Err(ExpectedNumber)),
            ("x", Err(ExpectedNumber)),
            ("-1", Err(ExpectedNumber)),
            ("+1", Err(ExpectedNumber)),
            (" 1", Err(ExpectedNumber)),
            ("/1234567", Err(ExpectedNumber)),
            (":1234567", Err(ExpectedNumber)),
            ("max", Err(ExpectedNumber)),
        ] {
            assert_eq!(decimal(text.as_bytes()), want, "{text:?}");
            // The same with text behind it, which takes the 8-byte way.
            if want.is_ok() && !text.ends_with('x') {
                let long = alloc::format!("{}\nxxxxxxxxxxxxx", text.trim_end());
                assert_eq!(decimal(long.as_bytes()), want, "{long:?}");
            }
        }
    }

    #[test]
    fn every_byte_after_digits_ends_them() {
        for digits in 0..20usize {
            for byte in 0..=255u8 {
                let mut text = alloc::vec![b'1'; digits];
                text.push(byte);
                text.extend_from_slice(b"99999999");
                if byte.is_ascii_digit() {
                    continue;
                }
                let want = core::str::from_utf8(&text[..digits]).unwrap().parse::<u64>();
                assert_eq!(decimal(&text).ok(), want.ok().map(|v| (v, digits)));
            }
        }
    }

    #[test]
    #[cfg_attr(miri, ignore = "it takes Miri minutes; other tests go this way too")]
    fn whole_is_decimal_of_all() {
        let digits = b"98765432101234567890123";
        for before in ["", "a ", "anon_and_more "] {
            for length in 0..digits.len() {
                for at in 0..length.max(1) {
                    for byte in (0..=255u8).step_by(if length > 9 { 7 } else { 1 }).chain(*b"0/:") {
                        let mut text = alloc::vec::Vec::from(before);
                        text.extend_from_slice(&digits[..length]);
                        if length > 0 {
                            text[before.len() + at] = byte;
                        }
                        let want = decimal(&text[before.len()..]).ok();
                        let want = want.filter(|(_, taken)| *taken == length);
                        assert_eq!(whole(&text, before.len()), want.map(|(value, _)| value));
                    }
                }
            }
        }
    }

    #[test]
    fn hex_ends_at_every_byte() {
        let digits = b"7f1c2a0b9d3e6584f";
        for length in 0..=digits.len() {
            for end in (0..=255u8).step_by(if cfg!(miri) { 7 } else { 1 }) {
                let is_digit = end.is_ascii_digit() || (b'a'..=b'f').contains(&end);
                for more in [0, 1, 7, 20] {
                    let mut text = digits[..length].to_vec();
                    text.push(end);
                    text.resize(length + 1 + more, b'-');
                    let count = length + usize::from(is_digit);
                    let number = core::str::from_utf8(&text[..count]).unwrap();
                    let want = match count {
                        0 => Err(ErrorKind::ExpectedNumber),
                        1..=16 => Ok((u64::from_str_radix(number, 16).unwrap(), count)),
                        _ => Err(ErrorKind::NumberTooLarge),
                    };
                    assert_eq!(hex(&text), want, "{}", text.escape_ascii());
                }
            }
        }
    }

    #[test]
    fn hex_table() {
        for (text, want) in [
            ("7f00", Ok((0x7f00, 4))),
            ("00000000-", Ok((0, 8))),
            ("ffffffffffffffff ", Ok((u64::MAX, 16))),
            ("fffffffffffffffff", Err(ErrorKind::NumberTooLarge)),
            ("G", Err(ErrorKind::ExpectedNumber)),
            ("F", Err(ErrorKind::ExpectedNumber)),
            ("", Err(ErrorKind::ExpectedNumber)),
        ] {
            assert_eq!(hex(text.as_bytes()), want, "{text:?}");
        }
    }
}
