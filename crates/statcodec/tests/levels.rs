//! Every set of instructions finds what the grammar finds, over long runs of
//! texts. That it reads nothing outside them is held in `guard.rs`.

mod corpus;

use std::sync::LazyLock;

use corpus::Capture;
use proptest::collection::vec;
use proptest::prelude::*;
use statcodec::{Decoder, File, Level};

fn levels() -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(|level| level.is_available())
}

/// Decodes a text with a decoder that saw others before, and anew.
#[track_caller]
fn agrees(decoder: &mut Decoder, level: Level, text: &[u8]) {
    let fresh = decoder.file().decode(text);
    let warm = decoder.decode(text);
    if warm.cloned() != fresh {
        let text = String::from_utf8_lossy(text);
        panic!("{level:?} finds {warm:?}\nthe grammar finds {fresh:?}\nin {text}");
    }
    if let Ok(snapshot) = warm {
        assert_eq!(snapshot.to_text(), text, "{level:?} does not give the text back");
    }
}

/// Where the digits of numbers stand.
fn numbers(text: &[u8]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let length = text[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if length > 0 {
            found.push((at, at + length));
        }
        at += length.max(1);
    }
    found
}

/// A source of numbers that needs no crate and gives the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.roll() % end as u64) as usize
    }

    /// A number of about as many digits as another, now and then of many.
    fn number_like(&mut self, digits: usize) -> String {
        let digits = match self.below(40) {
            0 => 1 + self.below(22),
            1..8 => (digits + self.below(3)).max(2) - 1,
            _ => digits,
        };
        let number: String = (0..digits).map(|_| (b'0' + self.below(10) as u8) as char).collect();
        match number.trim_start_matches('0') {
            "" => "0".into(),
            canonical => canonical.into(),
        }
    }
}

/// The text with other numbers in some places.
fn next(dice: &mut Dice, text: &[u8], busy: &[usize]) -> Vec<u8> {
    let mut next = Vec::new();
    let mut done = 0;
    for (index, (start, end)) in numbers(text).into_iter().enumerate() {
        if busy.contains(&index) && dice.below(3) > 0 || dice.below(200) == 0 {
            next.extend_from_slice(&text[done..start]);
            next.extend_from_slice(dice.number_like(end - start).as_bytes());
            done = end;
        }
    }
    next.extend_from_slice(&text[done..]);
    next
}

static CAPTURES: LazyLock<Vec<Capture>> = LazyLock::new(corpus::short_captures);

#[test]
fn long_runs_of_texts_are_read_as_the_grammar_reads_them() {
    let rounds = if cfg!(miri) { 3 } else { 150 };
    let mut dice = Dice(7);
    for capture in CAPTURES.iter() {
        let count = numbers(&capture.text).len().max(1);
        let busy: Vec<usize> = (0..8).map(|_| dice.below(count)).collect();
        let mut decoders: Vec<_> =
            levels().map(|level| (level, Decoder::at_level(capture.file, level))).collect();
        let mut text = capture.text.clone();
        for round in 0..rounds {
            for (level, decoder) in &mut decoders {
                agrees(decoder, *level, &text);
            }
            // From the start now and then, so that lengths do not only grow.
            let from = if round % 5 == 0 { &capture.text } else { &text };
            text = next(&mut dice, from, &busy);
        }
    }
}

#[test]
fn polls_in_a_row_are_read_as_the_grammar_reads_them() {
    for (file, name) in [
        (File::MemoryStat, "memory.stat.polls"),
        (File::MemoryStat, "root.memory.stat.polls"),
        (File::MemoryNumaStat, "memory.numa_stat.polls"),
        (File::Stat, "proc.stat.polls"),
    ] {
        let polls = std::fs::read_to_string(corpus::testdata().join("series").join(name)).unwrap();
        let polls: Vec<String> =
            polls.split("\n\n").map(|poll| format!("{}\n", poll.trim_matches('\n'))).collect();
        for level in levels() {
            let mut decoder = Decoder::at_level(file, level);
            for _ in 0..if cfg!(miri) { 1 } else { 3 } {
                for poll in polls.iter().take(if cfg!(miri) { 4 } else { 200 }) {
                    agrees(&mut decoder, level, poll.as_bytes());
                }
            }
        }
    }
}

/// Blocks that change at every text are read another way than those that do
/// so at times, and those another way than such as never change; which are
/// which is decided anew now and then. So phases come and go, of other places
/// and as many texts as it takes; and in each a text may be that of any other,
/// or be damaged.
#[test]
fn phases_come_and_go() {
    let text: &[u8] = b"anon 4096\nfile 22740992\nkernel 524288\nkernel_stack 49152\npagetables 258048\n\
        sec_pagetables 0\npercpu 288\nsock 0\nshmem 16994304\nzswap 0\nanon_thp 2097152\nfile_thp 0\n\
        inactive_anon 0\nactive_anon 24010752000\ninactive_file 3473408\nactive_file 0\n\
        pgfault 1664412\npgmajfault 0\npgactivate 0\npgdeactivate 0\npglazyfree 0\n\
        pglazyfreed 0\nswpin_zero 0\nswpout_zero 0\nzswpin 0\nzswpout 0\nzswpwb 12\n";
    let (phases, longest) = if cfg!(miri) { (3, 8) } else { (150, 200) };
    let mut dice = Dice(11);
    let mut decoders: Vec<_> =
        levels().map(|level| (level, Decoder::at_level(File::MemoryStat, level))).collect();
    let mut seen = vec![text.to_vec()];
    let mut text = text.to_vec();
    for _ in 0..phases {
        let count = numbers(&text).len();
        let busy: Vec<_> = (0..dice.below(8)).map(|_| dice.below(count)).collect();
        let kind = dice.below(3);
        for _ in 0..1 + dice.below(longest) {
            let mut next = match dice.below(30) {
                0 => seen[dice.below(seen.len())].clone(),
                _ if busy.is_empty() => text.clone(),
                _ => match kind {
                    0 => turned(&mut dice, &text, &busy),
                    1 => swung(&mut dice, &text, &busy),
                    _ => next(&mut dice, &text, &busy),
                },
            };
            let whole = next.clone();
            match dice.below(80) {
                0 => {
                    let place = dice.below(next.len());
                    next[place] = b"\0\xff07 \nx_"[dice.below(8)];
                }
                // No kernel prints a number like that.
                1 => {
                    let all = numbers(&next);
                    let index = busy.first().copied().unwrap_or_default();
                    next[all[index].0] = b'0';
                }
                // Nor none at all.
                2 => {
                    let all = numbers(&next);
                    let index = busy.first().copied().unwrap_or_default();
                    next.drain(all[index].0..all[index].1);
                }
                _ => {}
            }
            for (level, decoder) in &mut decoders {
                agrees(decoder, *level, &next);
            }
            text = whole;
        }
        seen.push(text.clone());
    }
}

/// The text with other digits in some places, but for a number's first.
fn turned(dice: &mut Dice, text: &[u8], busy: &[usize]) -> Vec<u8> {
    let mut text = text.to_vec();
    for (index, (start, end)) in numbers(&text).into_iter().enumerate() {
        if busy.contains(&index) {
            text[start + 1..end].fill_with(|| b'0' + dice.below(10) as u8);
        }
    }
    text
}

/// The text with numbers of any length in some places.
fn swung(dice: &mut Dice, text: &[u8], busy: &[usize]) -> Vec<u8> {
    let mut swung = text.to_vec();
    for (index, (start, end)) in numbers(text).into_iter().enumerate().rev() {
        if busy.contains(&index) {
            let number = dice.roll() >> (38 + dice.below(26));
            swung.splice(start..end, number.to_string().into_bytes());
        }
    }
    swung
}

/// What may stand where a number stood, and whether it fills the place of the
/// blanks before it as well.
fn instead() -> impl Strategy<Value = (String, bool)> {
    let words = prop_oneof![
        6 => (any::<u64>(), 0..64u32).prop_map(|(number, shift)| (number >> shift).to_string()),
        2 => "[0-9]{1,9}",
        1 => "[0-9]{14,23}",
        1 => Just("max".to_owned()),
        1 => "-[0-9]{1,20}",
        1 => "[ -~]{0,3}",
        1 => "[0-9]{1,3}\\.[0-9]{0,3}",
        1 => " {1,3}[0-9]{1,6}",
        1 => Just(String::new()),
    ];
    (words, any::<bool>())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if cfg!(miri) { 20 } else { 1500 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_after_any_other_is_read_as_the_grammar_reads_it(
        which in any::<prop::sample::Index>(),
        steps in vec(vec((any::<prop::sample::Index>(), instead()), 0..4), 1..12),
        cut in prop::option::weighted(0.1, any::<prop::sample::Index>()),
    ) {
        let capture = which.get(&CAPTURES);
        for level in levels() {
            let mut decoder = Decoder::at_level(capture.file, level);
            agrees(&mut decoder, level, &capture.text);
            agrees(&mut decoder, level, &capture.text);
            for step in &steps {
                let mut text = capture.text.clone();
                for (place, (word, padded)) in step {
                    let found = numbers(&text);
                    if !found.is_empty() {
                        let (mut start, end) = *place.get(&found);
                        if *padded {
                            let blanks = text[..start].iter().rev().take_while(|&&b| b == b' ');
                            start -= blanks.count().saturating_sub(1);
                        }
                        let width = if *padded { end - start } else { 0 };
                        text.splice(start..end, format!("{word:>width$}").bytes());
                    }
                }
                agrees(&mut decoder, level, &text);
                agrees(&mut decoder, level, &capture.text);
                if let Some(cut) = &cut {
                    agrees(&mut decoder, level, &text[..cut.index(text.len() + 1)]);
                }
            }
        }
    }
}
/// A number in a field of eight columns: below, at and above its width, with
/// the blanks that the kernel prints and with others.
#[test]
fn numbers_wider_than_their_field() {
    let line = |number: &str| format!("MemTotal:       {number} kB\nMemFree:        {number} kB\n");
    for level in levels() {
        let mut decoder = Decoder::at_level(File::Meminfo, level);
        for length in (6..13).chain((6..13).rev()).chain([9, 7, 10, 8, 9]) {
            let digits = &"9876543210123"[..length];
            for again in 0..3 {
                let last = char::from(b'0' + again);
                let digits = format!("{}{last}", &digits[1..]);
                agrees(&mut decoder, level, line(&format!("{digits:>8}")).as_bytes());
                // Too few blanks, too many, and zeros.
                for odd in [digits.clone(), format!("{digits:>9}"), format!("{digits:0>9}")] {
                    agrees(&mut decoder.clone(), level, line(&odd).as_bytes());
                }
            }
        }
    }
}
