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

/// Numbers, and the literals before, between and behind them.
struct Row {
    literals: Vec<Vec<u8>>,
    numbers: Vec<Vec<u8>>,
}

/// Dice that always fall the same way.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % sides
    }

    fn of(&mut self, bytes: &[u8], count: usize) -> Vec<u8> {
        (0..count).map(|_| bytes[self.below(bytes.len())]).collect()
    }

    /// Digits as kernels print a number.
    fn number(&mut self, longest: usize) -> Vec<u8> {
        let length = 1 + self.below(longest);
        let mut digits = self.of(b"0123456789", length);
        if length > 1 && digits[0] == b'0' {
            digits[0] = b'7';
        }
        digits
    }

    fn row(&mut self) -> Row {
        let count = 1 + self.below(8);
        let longest = if count > 4 { 8 } else { 15 };
        let short = 1 + self.below(34);
        let literal = |dice: &mut Self| {
            // Digits stand inside words alone.
            let length = dice.below(short);
            let mut word = dice.of(b"ab_\n", length.min(1));
            word.extend(dice.of(b"abc_05", length));
            word.extend(dice.of(b" =\n", 1));
            word
        };
        let mut literals: Vec<_> = (0..=count).map(|_| literal(self)).collect();
        if self.below(4) == 0 {
            literals[0].clear();
        }
        Row { literals, numbers: (0..count).map(|_| self.number(longest)).collect() }
    }
}

impl Row {
    fn text(&self) -> Vec<u8> {
        let [first, others @ ..] = self.literals.as_slice() else { unreachable!() };
        let after = self
            .numbers
            .iter()
            .zip(others)
            .flat_map(|(number, literal)| number.iter().chain(literal).copied());
        first.iter().copied().chain(after).collect()
    }

    fn block(&self, is_loose: bool) -> Block {
        let text = self.text();
        let mut bytes = [0; WIDTH];
        bytes[..text.len()].copy_from_slice(&text);
        let (mut digits, mut place) = (0, 0);
        for (literal, number) in self.literals.iter().zip(&self.numbers) {
            place += literal.len();
            digits |= ((1 << number.len()) - 1) << place;
            place += number.len();
        }
        Block::new(bytes, text.len(), 0, digits, 0, 0, is_loose)
    }

    /// Reads a text by it, whatever the lengths of the numbers: those, and the
    /// length of all.
    fn read(&self, text: &[u8]) -> Option<(Vec<u64>, usize)> {
        let [first, others @ ..] = self.literals.as_slice() else { unreachable!() };
        let mut left = text.strip_prefix(first.as_slice())?;
        let mut values = Vec::new();
        for literal in others {
            let (value, length) = crate::number::decimal(left).ok()?;
            values.push(value);
            left = left[length..].strip_prefix(literal.as_slice())?;
        }
        Some((values, text.len() - left.len()))
    }
}

/// Blocks that convert at once, on texts that fit them more or less.
#[derive(Clone, Copy)]
struct Blocks;

impl Work for Blocks {
    type Output = ();

    fn at<V: Vector>(self, vector: V, _: &[u8]) {
        if !V::AT_ONCE {
            return;
        }
        let mut dice = Dice(1);
        let mut seen = [0; 3];
        for _ in 0..200_000 {
            let row = dice.row();
            if row.text().len() > WIDTH {
                continue;
            }
            let mut block = row.block(dice.below(2) == 0);
            vector.arrange(&mut block);
            let lengths = |row: &Row| row.numbers.iter().map(Vec::len).collect::<Vec<_>>();
            let mut next = Row { literals: row.literals.clone(), numbers: Vec::new() };
            for number in &row.numbers {
                let longest = if row.numbers.len() > 4 { 8 } else { 15 };
                let mut another = dice.number(longest);
                if !block.is_loose || dice.below(2) == 0 {
                    another = number.clone();
                    let last = another.len() - 1;
                    another[last] = b'0' + dice.below(10) as u8;
                }
                next.numbers.push(another);
            }
            let count = row.numbers.len();
            let is_good = match dice.below(8) {
                0 => {
                    let longer = 9 + dice.below(56);
                    next.numbers[dice.below(count)] = dice.number(longer);
                    false
                }
                1 => {
                    next.numbers[dice.below(count)].clear();
                    false
                }
                2 => {
                    next.numbers[dice.below(count)][0] = b'0';
                    false
                }
                3 => {
                    next.literals[dice.below(count + 1)].extend(b"x");
                    false
                }
                _ => true,
            };
            let mut text = next.text();
            let is_good = is_good && text.len() < WIDTH - 2;
            if dice.below(4) == 0 {
                let place = dice.below(text.len());
                text[place] = dice.of(b"0123456789a =\n\0\xff", 1)[0];
            }
            let length = text.len();
            let more = dice.below(100);
            text.extend(dice.of(b"0123456789ab =\n", more));
            let mut values = [u64::MAX; 10];
            let bytes = vector.load_at(&text, 0).unwrap();
            let found = vector.numbers(&block, bytes, &text, 0, &mut values);
            let want = row.read(&text).filter(|(_, length)| *length <= WIDTH);
            let says = format!("{} in {}", row.text().escape_ascii(), text.escape_ascii());
            match (found, want) {
                (Some(found), Some((want, length))) => {
                    assert_eq!((&values[..count], found), (want.as_slice(), length), "{says}");
                    seen[usize::from(block.is_loose)] += 1;
                }
                (Some(_), None) => panic!("{says}"),
                (None, Some((_, whole))) if is_good && whole == length => {
                    // Only what is the same but for its digits.
                    assert!(!block.is_loose && lengths(&row) != lengths(&next), "{says}");
                }
                (None, _) => seen[2] += 1,
            }
            assert_eq!(values[count..], [u64::MAX; 10][count..], "{says}");
        }
        assert!(seen.iter().all(|&seen| seen > 5_000), "{seen:?}");
    }
}

#[test]
fn all_numbers_of_a_block_convert_at_once() {
    at_every_level(Blocks);
}
