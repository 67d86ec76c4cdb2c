//! Each level's operations against the plainest way to do them.

use alloc::format;
use alloc::vec::Vec;

use super::*;

/// 64 bytes that stand apart from each other.
fn bytes() -> [u8; WIDTH] {
    core::array::from_fn(|i| (i * 7) as u8)
}

fn mask(is_in: impl Fn(usize) -> bool) -> u64 {
    (0..WIDTH).fold(0, |mask, i| mask | u64::from(is_in(i)) << i)
}

/// Runs work at every level that there is.
fn at_every_level<W: Work<Output = ()> + Copy>(work: W) {
    for level in Level::ALL.into_iter().filter(|level| level.is_available()) {
        std::eprintln!("{level:?}");
        Machine::at(level).run(work, &[]);
    }
}

#[derive(Clone, Copy)]
struct Masks;

impl Work for Masks {
    type Output = ();

    fn at<V: Vector>(self, vector: V, _: &[u8]) {
        let bytes = bytes();
        let all = vector.load(&bytes);
        assert_eq!(vector.differing(all, all), 0);
        assert!(vector.is_zero(vector.zero()));
        for place in 0..WIDTH {
            for byte in 0..=255 {
                let mut others = bytes;
                others[place] = byte;
                let loaded = vector.load(&others);
                let differs = bytes[place] != byte;
                assert_eq!(vector.differing(all, loaded), u64::from(differs) << place);
                assert_eq!(vector.nondigits(loaded), mask(|i| !others[i].is_ascii_digit()));
                assert_eq!(vector.equal(loaded, byte), mask(|i| others[i] == byte));
                let sum = vector.add_difference(vector.zero(), all, loaded);
                assert_eq!(vector.is_zero(sum), !differs);
                // What was there stays.
                assert_eq!(vector.is_zero(vector.add_difference(sum, all, all)), !differs);
            }
        }
    }
}

#[test]
fn every_byte_at_every_place_is_in_the_masks() {
    at_every_level(Masks);
}

#[derive(Clone, Copy)]
struct Loads;

impl Work for Loads {
    type Output = ();

    fn at<V: Vector>(self, vector: V, _: &[u8]) {
        let text: Vec<u8> = (1..=200).collect();
        for length in 0..=text.len() {
            let text = &text[..length];
            for at in 0..=length {
                let mut want = [0; WIDTH];
                let end = &text[at..length.min(at + WIDTH)];
                want[..end.len()].copy_from_slice(end);
                let mut found = [1; WIDTH];
                vector.store(vector.load_at(text, at).unwrap(), &mut found);
                assert_eq!(found, want, "{at} of {length}");
            }
        }
    }
}

#[test]
fn every_end_of_a_text_is_loaded_with_zeros_after_it() {
    at_every_level(Loads);
}

#[derive(Clone, Copy)]
struct Numbers;

impl Work for Numbers {
    type Output = ();

    fn at<V: Vector>(self, vector: V, _: &[u8]) {
        assert_eq!(vector.number(b"1234567890123456", 0), None);
        for length in 1..=16 {
            for digits in ["9876543210123456", "1000000000000000", "9999999999999999"] {
                let digits = &digits[..length];
                let number = digits.parse().ok();
                let text = |digits: &str| -> [u8; 16] {
                    format!("{digits:\n<16}").as_bytes().try_into().unwrap()
                };
                assert_eq!(vector.number(&text(digits), length as u32), number);
                let leading = number.filter(|_| length < 16).map(|number| (number, length as u32));
                assert_eq!(vector.leading_number(&text(digits)), leading);
                // What follows does not matter; one that is no digit does.
                assert_eq!(
                    vector.number(&text(digits).map(|b| b.max(b'/')), length as u32),
                    number
                );
                for place in 0..length {
                    for byte in (0..=255u8).filter(|byte| !byte.is_ascii_digit()) {
                        let mut wrong = text(digits);
                        wrong[place] = byte;
                        assert_eq!(vector.number(&wrong, length as u32), None);
                    }
                }
            }
            let zeros = format!("{:0>length$}", 0);
            let zeros: [u8; 16] = format!("{zeros: <16}").as_bytes().try_into().unwrap();
            assert_eq!(vector.number(&zeros, length as u32), (length == 1).then_some(0));
        }
    }
}

#[test]
fn every_length_of_a_number_converts() {
    at_every_level(Numbers);
}
