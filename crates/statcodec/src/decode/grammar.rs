//! The grammar of words, in nom: the authority on what a value may look like.
//!
//! The common case, a plain number, is converted before anybody comes here.
//! What is irregular is read here, and what is wrong gets its name here.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while1};
use nom::combinator::value as constant;
use nom::error::ParseError;
use nom::{IResult, Parser};

use crate::{ErrorKind, Value, number};

/// What a parser found wrong, and how much text was left there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) kind: ErrorKind,
    pub(crate) left: usize,
}

impl ParseError<&[u8]> for Fault {
    fn from_error_kind(input: &[u8], _: nom::error::ErrorKind) -> Self {
        Fault::at(ErrorKind::ExpectedNumber, input)
    }

    /// Of several alternatives that failed, the last names the fault.
    fn append(_: &[u8], _: nom::error::ErrorKind, last: Self) -> Self {
        last
    }
}

impl Fault {
    pub(crate) fn at(kind: ErrorKind, input: &[u8]) -> Self {
        Fault { kind, left: input.len() }
    }
}

pub(crate) type Parsed<'t, T> = IResult<&'t [u8], T, Fault>;

/// Stops trying alternatives: the word began like a number and is none.
fn fail<T>(kind: ErrorKind, input: &[u8]) -> Parsed<'_, T> {
    Err(nom::Err::Failure(Fault::at(kind, input)))
}

/// `0`, `4096`.
fn decimal(input: &[u8]) -> Parsed<'_, u64> {
    match number::decimal(input) {
        Ok((value, length)) => Ok((&input[length..], value)),
        Err(ErrorKind::ExpectedNumber) => {
            Err(nom::Err::Error(Fault::at(ErrorKind::ExpectedNumber, input)))
        }
        Err(kind) => fail(kind, input),
    }
}

/// `-1`, but not `-0`.
fn negative(input: &[u8]) -> Parsed<'_, i64> {
    let (rest, _) = tag(&b"-"[..]).parse_complete(input)?;
    let (rest, magnitude) = decimal(rest).map_err(|error| match error {
        nom::Err::Failure(fault) => nom::Err::Failure(Fault::at(fault.kind, input)),
        other => other,
    })?;
    match 0i64.checked_sub_unsigned(magnitude) {
        Some(0) => fail(ErrorKind::NotCanonical, input),
        Some(number) => Ok((rest, number)),
        None => fail(ErrorKind::NumberTooLarge, input),
    }
}

/// `max`.
fn unlimited(input: &[u8]) -> Parsed<'_, Value<'_>> {
    constant(Value::Max, tag(&b"max"[..])).parse_complete(input)
}

/// `4096`, `-1` or `max`: what a flat file may hold.
pub(crate) fn integer(input: &[u8]) -> Parsed<'_, Value<'_>> {
    alt((unlimited, negative.map(Value::Negative), decimal.map(Value::Number)))
        .parse_complete(input)
}

/// `12.34`: digits, a point, two digits.
pub(crate) fn hundredths(input: &[u8]) -> Parsed<'_, Value<'_>> {
    let (rest, whole) = decimal(input)?;
    let [b'.', tens @ b'0'..=b'9', ones @ b'0'..=b'9', after @ ..] = rest else {
        return Err(nom::Err::Error(Fault::at(ErrorKind::ExpectedNumber, input)));
    };
    if after.first().is_some_and(u8::is_ascii_digit) {
        return Err(nom::Err::Error(Fault::at(ErrorKind::ExpectedNumber, input)));
    }
    let part = u64::from(10 * (tens - b'0') + (ones - b'0'));
    match whole.checked_mul(100).and_then(|whole| whole.checked_add(part)) {
        Some(value) => Ok((after, Value::Hundredths(value))),
        None => fail(ErrorKind::NumberTooLarge, input),
    }
}

/// A number, `max`, a number with two decimals, or a word that does not begin
/// like a number: what a nested cell may hold. Ends at a blank or LF.
pub(crate) fn scalar(input: &[u8]) -> Parsed<'_, Value<'_>> {
    let ends = |rest: &[u8]| matches!(rest.first(), None | Some(b' ' | b'\n'));
    let (rest, value) = match alt((hundredths, integer, word)).parse_complete(input)? {
        // `max` was but the start of a longer word.
        (rest, Value::Max) if !ends(rest) => word(input)?,
        parsed => parsed,
    };
    if ends(rest) { Ok((rest, value)) } else { fail(ErrorKind::ExpectedNumber, input) }
}

/// A word that begins with a letter.
fn word(input: &[u8]) -> Parsed<'_, Value<'_>> {
    let fault = || nom::Err::Error(Fault::at(ErrorKind::ExpectedNumber, input));
    if !input.first().is_some_and(u8::is_ascii_alphabetic) {
        return Err(fault());
    }
    take_while1(|byte: u8| !matches!(byte, b' ' | b'\n' | 0)).map(Value::Text).parse_complete(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault_of<T: core::fmt::Debug>(parsed: Parsed<'_, T>) -> ErrorKind {
        match parsed.unwrap_err() {
            nom::Err::Error(fault) | nom::Err::Failure(fault) => fault.kind,
            nom::Err::Incomplete(_) => panic!("complete parsers only"),
        }
    }

    #[test]
    fn scalar_table() {
        use Value::{Hundredths, Max, Negative, Number, Text};
        for (text, want) in [
            ("0", Number(0)),
            ("18446744073709551615\n", Number(u64::MAX)),
            ("-1 ", Negative(-1)),
            ("-9223372036854775808", Negative(i64::MIN)),
            ("max\n", Max),
            ("maximum", Text(b"maximum")),
            ("0.00", Hundredths(0)),
            ("100.00 ", Hundredths(10_000)),
            ("184467440737095516.15", Hundredths(u64::MAX)),
            ("auto ", Text(b"auto")),
        ] {
            assert_eq!(scalar(text.as_bytes()).unwrap().1, want, "{text:?}");
        }
        use ErrorKind::{ExpectedNumber, NotCanonical, NumberTooLarge};
        for (text, want) in [
            ("", ExpectedNumber),
            ("\n", ExpectedNumber),
            ("007", NotCanonical),
            ("-0", NotCanonical),
            ("-07", NotCanonical),
            ("+1", ExpectedNumber),
            ("1x", ExpectedNumber),
            ("1.5", ExpectedNumber),
            ("1.555", ExpectedNumber),
            ("12\r", ExpectedNumber),
            ("max\0", ExpectedNumber),
            ("maxi\0", ExpectedNumber),
            ("-", ExpectedNumber),
            ("-9223372036854775809", NumberTooLarge),
            ("18446744073709551616", NumberTooLarge),
            ("184467440737095516.16", NumberTooLarge),
        ] {
            assert_eq!(fault_of(scalar(text.as_bytes())), want, "{text:?}");
        }
    }

    #[test]
    fn integer_takes_no_fraction_and_no_word() {
        assert_eq!(integer(b"1.00").unwrap().0, b".00");
        assert_eq!(fault_of(integer(b"auto")), ErrorKind::ExpectedNumber);
    }
}
