//! Damage: what a torn read, a hostile file system or a bad disk makes of a
//! text.

use std::ops::Range;

use crate::random::Random;

/// One change to a text: what stands at `at` is replaced.
pub(crate) struct Edit {
    pub(crate) at: Range<usize>,
    pub(crate) with: Vec<u8>,
}

impl Edit {
    /// The text with the change made.
    pub(crate) fn apply(&self, text: &[u8]) -> Vec<u8> {
        [&text[..self.at.start], &self.with, &text[self.at.end..]].concat()
    }
}

type Make = fn(&mut Random, &[u8], &[u8]) -> Edit;

/// The kinds of damage: a name, and how it is done to a text, given another
/// text to splice with.
pub(crate) const KINDS: &[(&str, Make)] = &[
    ("cut", |random, text, _| edit(random.below(text.len() + 1)..text.len(), "")),
    ("cut at the start", |random, text, _| edit(0..random.below(text.len() + 1), "")),
    ("spliced", |random, text, other| {
        let part = random.part(other.len(), 400);
        edit(random.part(text.len(), 400), &other[part])
    }),
    ("spliced lines", |random, text, other| {
        let (at, from) = (some_lines(random, text, 3), some_lines(random, other, 4));
        edit(at, &other[from])
    }),
    ("lines doubled", |random, text, _| {
        let lines = some_lines(random, text, 4);
        edit(lines.end..lines.end, &text[lines])
    }),
    ("lines lost", |random, text, _| edit(some_lines(random, text, 4), "")),
    ("lines swapped", |random, text, _| {
        let (one, two) = (some_lines(random, text, 2), some_lines(random, text, 2));
        let (one, two) = if one.start <= two.start { (one, two) } else { (two, one) };
        let between = one.end.min(two.start)..two.start;
        edit(one.start..two.end, [&text[two], &text[between], &text[one]].concat())
    }),
    ("NULs", |random, text, _| {
        let at = random.part(text.len(), 30);
        let count = if random.one_in(2) { at.len() } else { random.below(40) };
        edit(at, vec![0; count])
    }),
    ("NULs at the end", |random, text, _| {
        edit(text.len()..text.len(), vec![0; 1 + random.below(4000)])
    }),
    ("CR", |random, text, _| {
        let end = line_end(random, text);
        edit(end..end, "\r")
    }),
    ("CR everywhere", |_, text, _| {
        let lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
        edit(0..text.len(), lines.join(&b"\r\n"[..]))
    }),
    ("no UTF-8", |random, text, _| {
        let at = random.part(text.len(), 4);
        let bytes: &[&[u8]] = &[b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf5\x80", b"\x80\x80\x80"];
        edit(at, *random.pick(bytes))
    }),
    ("digits lost", |random, text, _| {
        let number = number(random, text);
        let part = random.part(number.len(), number.len());
        edit(number.start + part.start..number.start + part.end, "")
    }),
    ("number lost", |random, text, _| edit(number(random, text), "")),
    ("digit changed", |random, text, _| {
        let number = number(random, text);
        let at = number.start + random.below(number.len());
        edit(at..(at + 1).min(text.len()), [b'0' + random.byte() % 10])
    }),
    ("number too long", |random, text, _| {
        let numbers: &[&str] = &[
            "18446744073709551615",
            "18446744073709551616",
            "99999999999999999999",
            "184467440737095516150",
            "-9223372036854775809",
            "000000000000000000000000000000000001",
        ];
        edit(number(random, text), *random.pick(numbers))
    }),
    ("digits added", |random, text, _| {
        let number = number(random, text);
        let at = number.start + random.below(number.len() + 1);
        let more = match random.below(20) {
            0 => random.below(20_000),
            more => more,
        };
        edit(at..at, vec![b'0' + random.byte() % 10; more])
    }),
    ("sign or zero", |random, text, _| {
        let at = number(random, text).start;
        edit(at..at, *random.pick(&["-", "+", "0", "-0", "0x", " ", "max", ".5", "1e"]))
    }),
    ("long line", |random, text, other| {
        let at = random.below(text.len() + 1);
        let most = if random.one_in(200) { 21 } else { 15 };
        let length = 1 << random.below(most);
        let words: &[&[u8]] = &[b"x", b" ", b"1", b"1 ", b"N0=1 ", b"=", b":", b"(", b",", other];
        let word = random.pick(words);
        edit(at..at, word.iter().copied().cycle().take(length).collect::<Vec<_>>())
    }),
    ("byte changed", |random, text, _| {
        let at = random.below(text.len());
        edit(at..(at + 1).min(text.len()), [random.byte()])
    }),
    ("byte added", |random, text, _| {
        let at = random.below(text.len() + 1);
        let bytes = b" \n\t\r\0=:,/-().0a~";
        edit(at..at, [*random.pick(bytes)])
    }),
    ("byte lost", |random, text, _| {
        let at = random.below(text.len());
        edit(at..(at + 1).min(text.len()), "")
    }),
    ("LF lost", |random, text, _| {
        let end = line_end(random, text);
        edit(end..(end + 1).min(text.len()), *random.pick(&["", " ", "\0"]))
    }),
    ("blank lines", |random, text, _| {
        let start = some_lines(random, text, 1).start;
        edit(start..start, *random.pick(&["\n", "\n\n\n", " \n", "\t\n"]))
    }),
    ("noise", |random, text, _| {
        let at = random.part(text.len(), 60);
        let noise: Vec<u8> = (0..random.below(60)).map(|_| random.byte()).collect();
        edit(at, noise)
    }),
    ("several", |random, text, other| {
        let mut changed = text.to_vec();
        for _ in 0..2 + random.below(6) {
            // Any kind but this one, which is the last.
            let (_, make) = KINDS[random.below(KINDS.len() - 1)];
            if changed.len() < 100_000 {
                changed = make(random, &changed, other).apply(&changed);
            }
        }
        edit(0..text.len(), changed)
    }),
];

fn edit(at: Range<usize>, with: impl AsRef<[u8]>) -> Edit {
    Edit { at, with: with.as_ref().to_vec() }
}

/// Where some line ends, before its LF.
fn line_end(random: &mut Random, text: &[u8]) -> usize {
    let at = random.below(text.len() + 1);
    text[at..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |lf| at + lf)
}

/// Some lines, at most `most`, whole.
fn some_lines(random: &mut Random, text: &[u8], most: usize) -> Range<usize> {
    let at = random.below(text.len() + 1);
    let start = text[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |lf| lf + 1);
    let mut end = start;
    for _ in 0..random.below(most + 1) {
        let lf = text[end..].iter().position(|&byte| byte == b'\n');
        end = lf.map_or(text.len(), |lf| end + lf + 1);
    }
    start..end
}

/// Some number, or some byte where there is none.
fn number(random: &mut Random, text: &[u8]) -> Range<usize> {
    let is_digit = |at: &usize| text[*at].is_ascii_digit();
    let at = random.below(text.len());
    let Some(start) = (at..text.len()).find(is_digit).or_else(|| (0..at).find(is_digit)) else {
        return at.min(text.len())..(at + 1).min(text.len());
    };
    let end = (start..text.len()).find(|at| !is_digit(at)).unwrap_or(text.len());
    start..end
}
