//! The usual lines of a mapping, and their order.

use super::KEYS;
use crate::{decode, number};

/// The columns before a field's number.
const LABEL: usize = 16;

/// The bytes of a line of a field in kB.
pub(super) const LINE: usize = LABEL + 8 + 4;

/// A field of the usual form.
#[derive(Debug, Clone, Copy)]
pub(super) struct Field {
    /// Label, colon and blanks.
    label: [u8; LABEL],
    key: u16,
    form: FieldForm,
    is_wanted: bool,
}

impl Field {
    /// The field of a line, LF included, where that is of a usual form.
    pub(super) fn of(line: &[u8], key: u16, is_wanted: bool) -> Option<Self> {
        let (label, rest) = line.split_first_chunk::<LABEL>()?;
        // Digits in these columns would be part of the number.
        let colon = memchr::memchr(b':', label)?;
        if label[colon + 1..].iter().any(|&byte| byte != b' ') {
            return None;
        }
        let fits = |form: &FieldForm| form.read(rest).is_some_and(|(_, end)| end == rest.len());
        let forms = [FieldForm::Kib, FieldForm::Count, FieldForm::Short];
        let form = forms.into_iter().find(fits)?;
        Some(Self { label: *label, key, form, is_wanted })
    }

    /// Whether its lines have a length that is known.
    pub(super) fn is_kib(&self) -> bool {
        self.form == FieldForm::Kib
    }

    /// Reads a line of a field in kB: its number, if that is wanted. `None`
    /// where it is not of this form.
    #[inline(always)]
    pub(super) fn read_kib(&self, line: &[u8; LINE], values: &mut [u64; KEYS]) -> Option<()> {
        // Three numbers are loaded and compared.
        let (label, rest) = line.split_first_chunk()?;
        let (columns, end) = rest.split_first_chunk()?;
        if u128::from_le_bytes(*label) != u128::from_le_bytes(self.label) || end != b" kB\n" {
            return None;
        }
        if self.is_wanted {
            *values.get_mut(usize::from(self.key))? = eight(*columns)?;
        }
        Some(())
    }

    /// Reads the line that a text begins with: its number, if that is wanted.
    /// Gives what follows the line; `None` where it is not of this form.
    #[inline]
    pub(super) fn read<'t>(&self, text: &'t [u8], values: &mut [u64; KEYS]) -> Option<&'t [u8]> {
        // Where it is passed over, another label would be one that is wanted.
        let rest = text.strip_prefix(&self.label)?;
        if !self.is_wanted {
            return rest.get(self.form.pass(rest)?..);
        }
        let (number, length) = self.form.read(rest)?;
        *values.get_mut(usize::from(self.key))? = number;
        rest.get(length..)
    }
}

/// What follows the 16 columns of a label.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FieldForm {
    /// A number in 8 columns, ` kB` and LF.
    Kib,
    /// A number in 8 columns and LF.
    Count,
    /// A number of any length and LF: THPeligible before 6.6.
    Short,
}

impl FieldForm {
    /// Reads the number and what must follow it: its value, and the length of
    /// both.
    fn read(self, text: &[u8]) -> Option<(u64, usize)> {
        let (number, after, end): (_, _, &[u8]) = match self {
            FieldForm::Kib => (eight(*text.first_chunk()?)?, 8, b" kB\n"),
            FieldForm::Count => (eight(*text.first_chunk()?)?, 8, b"\n"),
            FieldForm::Short => {
                let (number, length) = number::decimal(text).ok()?;
                (number, length, b"\n")
            }
        };
        let found = text.get(after..after + end.len())?;
        (found == end).then_some((number, after + end.len()))
    }

    /// The length of number and end where the number need not be read.
    #[inline]
    fn pass(self, text: &[u8]) -> Option<usize> {
        let length = match self {
            FieldForm::Kib => LINE - LABEL,
            FieldForm::Count => 9,
            FieldForm::Short => return self.read(text).map(|(_, length)| length),
        };
        (text.get(length - 1) == Some(&b'\n')).then_some(length)
    }
}

/// The number in 8 columns, aligned right: blanks, then canonical digits.
#[inline(always)]
fn eight(columns: [u8; 8]) -> Option<u64> {
    // Most memory is of few kinds.
    if columns == *b"       0" {
        return Some(0);
    }
    // A digit becomes its value, a blank 0x10.
    let bytes = u64::from_le_bytes(columns) ^ 0x3030_3030_3030_3030;
    let blanks = (bytes ^ 0x1010_1010_1010_1010).trailing_zeros() & !7;
    // Where there are only blanks, they stay, and are no digits.
    let digits = bytes.wrapping_shr(blanks);
    let others = (digits.wrapping_add(0x0606_0606_0606_0606) | digits) & 0xf0f0_f0f0_f0f0_f0f0;
    if others != 0 || digits & 0xff == 0 {
        return None;
    }
    // Blanks back in front, as zeros.
    Some(number::join8(digits << blanks))
}

/// Where a body ends that may have VmFlags after its fields: at the next
/// mapping. `None` where anything else follows.
#[inline]
pub(super) fn end_of_body(text: &[u8], mut at: usize) -> Option<usize> {
    let rest = text.get(at..)?;
    if rest.starts_with(b"VmFlags:") {
        at = decode::line_end(text, at)? + 1;
    }
    (at == text.len() || decode::is_heading(&text[at..])).then_some(at)
}
