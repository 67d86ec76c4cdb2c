//! A block: up to 64 bytes of the last text, and which of them are digits.

use core::ops::Range;

use super::super::vector::{Vector, WIDTH, WINDOW, cold, window};

/// How a block's numbers are converted all at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(in super::super) enum Kind {
    /// Up to 8 numbers of up to 8 digits: in lanes of 8 bytes.
    Narrow,
    /// Up to 4 numbers of up to 16 digits: in lanes of 16 bytes.
    Wide,
    /// More: one after the other.
    Many,
}

/// Up to 64 bytes of text in which whole numbers of 1 to 16 digits stand.
///
/// A number is a run of ones in `digits`. The byte after each is a literal of
/// the same block.
#[derive(Debug, Clone)]
#[repr(C, align(64))]
pub(in super::super) struct Block {
    /// What stood there last. Bytes past the block's own may be anything.
    pub(in super::super) text: [u8; WIDTH],
    /// What [`Vector::arrange`] tells [`Vector::numbers`].
    pub(in super::super) plan: Plan,
    /// Which bytes are its own.
    pub(in super::super) own: u64,
    /// Which of them are digits, or blanks of a padded number. If it is loose,
    /// those were at first.
    pub(in super::super) digits: u64,
    /// Which bytes are those of numbers that may have blanks before them.
    pub(in super::super) padded: u64,
    /// Where in its lane each digit goes; not for [`Kind::Many`].
    pub(in super::super) lanes: u64,
    /// The slot of its first number.
    pub(super) first: u32,
    /// How many bytes are its own.
    length: u8,
    /// How many numbers it has.
    count: u8,
    pub(in super::super) kind: Kind,
    /// Whether its numbers may have any length at any time.
    pub(in super::super) is_loose: bool,
    /// Whether it is not compared, since it changes nearly always. Then its
    /// text is an older one.
    pub(super) is_busy: bool,
    /// Whether it changed of late.
    pub(super) changed: bool,
    /// How often it changed, of the texts in which that was counted.
    pub(super) changes: u8,
}

/// How all numbers of a block are converted at once.
#[derive(Debug, Clone)]
#[repr(C)]
pub(in super::super) struct Plan {
    /// Bytes that the level knows what to do with.
    pub(in super::super) tables: [[u8; WIDTH]; 4],
    /// If it is loose: which of the places at which a run of digits may begin
    /// are those of its numbers. Such are its first byte and all that follow
    /// one that is no digit.
    pub(in super::super) runs: u64,
    /// And how many bytes it has from where the level sees its last number end,
    /// and 63.
    pub(in super::super) rest: u32,
}

impl Plan {
    const NONE: Self = Self { tables: [[0; WIDTH]; 4], runs: 0, rest: 0 };
}

/// A mask of the lowest `count` (up to 64) bits.
#[inline(always)]
pub(super) const fn lowest(count: usize) -> u64 {
    if count >= 64 { !0 } else { (1 << count) - 1 }
}

/// A mask of the bits below `bit` (up to 63).
#[inline(always)]
pub(super) const fn below(bit: u32) -> u64 {
    (1 << (bit & 63)) - 1
}

/// The first digit of each number.
#[inline(always)]
pub(in super::super) const fn starts(digits: u64) -> u64 {
    digits & !(digits << 1)
}

impl Block {
    pub(in super::super) fn new(
        text: [u8; WIDTH],
        length: usize,
        first: u32,
        digits: u64,
        padded: u64,
        longest: u32,
        is_loose: bool,
    ) -> Self {
        let mut block = Self {
            text,
            plan: Plan::NONE,
            own: 0,
            digits: 0,
            padded: 0,
            lanes: 0,
            length: 0,
            first,
            count: starts(digits).count_ones() as u8,
            kind: Kind::Many,
            is_loose,
            is_busy: false,
            changed: false,
            changes: 0,
        };
        block.set_length(length);
        block.set_digits(digits, padded);
        block.set_lanes(longest);
        block
    }

    /// How many bytes are its own.
    #[inline(always)]
    pub(in super::super) fn length(&self) -> usize {
        self.length.into()
    }

    #[inline(always)]
    pub(in super::super) fn set_length(&mut self, length: usize) {
        self.length = length as u8;
        self.own = lowest(length);
    }

    #[inline(always)]
    pub(super) fn set_digits(&mut self, digits: u64, padded: u64) {
        self.digits = digits;
        self.padded = padded;
    }

    /// The first digit of each number of several, which is no 0, but for those
    /// of padded numbers.
    #[inline(always)]
    pub(in super::super) fn heads(&self) -> u64 {
        starts(self.digits) & (self.digits >> 1) & !self.padded
    }

    /// Whether all its numbers can be converted at once.
    #[inline(always)]
    pub(in super::super) fn is_plain(&self) -> bool {
        self.kind != Kind::Many
    }

    /// The values of its numbers.
    #[inline(always)]
    pub(in super::super) fn values<'v>(&self, values: &'v mut [u64]) -> Option<&'v mut [u64]> {
        let first = self.first as usize;
        values.get_mut(first..first + usize::from(self.count))
    }

    #[inline(always)]
    pub(in super::super) fn is_padded(&self) -> bool {
        self.padded != 0
    }

    /// Whether its numbers can be found whatever their lengths: by counting
    /// what is between them, which is no zeros, as those stand for nothing.
    pub(in super::super) fn may_be_loose(&self) -> bool {
        let own = &self.text[..self.length()];
        self.is_plain() && !self.is_padded() && self.digits != 0 && !own.contains(&0)
    }

    /// The places of its numbers.
    pub(in super::super) fn numbers(&self) -> impl Iterator<Item = Range<u32>> + Clone + use<> {
        let mut digits = self.digits;
        core::iter::from_fn(move || {
            let start = digits.trailing_zeros();
            let length = (!digits.checked_shr(start)?).trailing_zeros();
            digits &= !(below(length) << start);
            Some(start..start + length)
        })
    }

    /// Finds the narrowest lanes that hold the numbers, and one as long as
    /// `longest`.
    pub(super) fn set_lanes(&mut self, longest: u32) {
        let lengths = self.numbers().map(|number| number.len() as u32);
        let longest = lengths.clone().max().unwrap_or(0).max(longest);
        self.kind = match (self.count, longest) {
            (0..=8, 0..=8) => Kind::Narrow,
            (0..=4, 0..=16) => Kind::Wide,
            _ => Kind::Many,
        };
        self.lanes = 0;
        if self.kind != Kind::Many {
            for (lane, length) in lengths.enumerate() {
                self.lanes |= self.lane(lane as u32, length);
            }
        }
    }

    /// The last `length` bytes of a lane.
    #[inline(always)]
    fn lane(&self, lane: u32, length: u32) -> u64 {
        let width = self.lane_width();
        (below(length) << (width - length)) << (width * lane)
    }

    #[inline(always)]
    fn lane_width(&self) -> u32 {
        if self.kind == Kind::Narrow { 8 } else { 16 }
    }

    /// Gives a number another length. Returns false where its lane is too
    /// narrow.
    #[inline(always)]
    pub(super) fn stretch(&mut self, number: u32, length: u32) -> bool {
        if self.kind == Kind::Many {
            return true;
        }
        let width = self.lane_width();
        if length > width {
            return false;
        }
        self.lanes &= !(below(width) << (width * number));
        self.lanes |= self.lane(number, length);
        true
    }

    /// Converts, one after the other, the numbers of which a byte changed.
    #[inline(always)]
    pub(in super::super) fn convert_each<V: Vector>(
        &self,
        vector: V,
        text: &[u8],
        at: usize,
        changed: u64,
        values: &mut [u64],
    ) -> Option<()> {
        let values = self.values(values)?;
        // Near the end of the text, the block's own copy has room behind it.
        let mut room = [0; WINDOW];
        let window = match window(text, at) {
            Some(window) => window,
            None => {
                cold();
                room[..WIDTH].copy_from_slice(&self.text);
                &room
            }
        };
        let (starts, literals) = (starts(self.digits), !self.digits);
        // A change anywhere in a run of ones carries out of the run.
        let mut ends = ((changed & self.digits) + self.digits) & literals;
        while ends != 0 {
            let end = ends.trailing_zeros();
            ends &= ends - 1;
            let mut start = 64 - (literals & below(end)).leading_zeros();
            let number = (starts & below(end)).count_ones() as usize - 1;
            if self.padded & (1 << start) != 0 {
                let blanks =
                    window[start as usize..end as usize].iter().take_while(|&&byte| byte == b' ');
                start += blanks.count() as u32;
                if start == end {
                    return None;
                }
            }
            let bytes = window.get(start as usize..)?.first_chunk()?;
            *values.get_mut(number)? = vector.number(bytes, end - start)?;
        }
        Some(())
    }

    /// Whether what stands in the place of its numbers is as kernels print
    /// numbers, some of which are padded.
    #[inline(always)]
    pub(in super::super) fn is_good<V: Vector>(&self, vector: V, bytes: V::Bytes) -> bool {
        let digits = self.digits;
        let blanks = vector.equal(bytes, b' ') & self.padded;
        let others = vector.nondigits(bytes) & digits & !blanks;
        // Adding its first bit carries through the blanks at a number's start
        // to its first digit. It must be there, and be no 0 before others; and
        // no blank may be left over.
        let heads = blanks + starts(digits);
        let zeros = vector.equal(bytes, b'0') & heads & (digits >> 1);
        (others | (heads & (blanks | !digits)) | zeros) == 0
    }
}
