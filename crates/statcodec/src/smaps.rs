//! /proc/pid/smaps, one mapping at a time, with the numbers of its fields.
//!
//! A design note, since this is cleverer than its neighbours. Nearly every
//! line of a mapping is 28 bytes: a label, colon and blanks in 16 columns, a
//! number in 8 and ` kB`. The decoder remembers which labels the last mapping
//! had, in order, and reads the next by comparing 16 bytes and converting 8,
//! without looking for anything. Where a mapping departs from that (a wider
//! number, another label) all of it goes to the grammar of labels, and the
//! order is learned again.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::catalog::pid_smaps::{self, Key};
use crate::catalog::{Combine, Key as _, Unit};
use crate::decode::{self, Mapping, SmapsMapping};
use crate::{Cell, Error, ErrorKind, Value, number};

/// How many keys smaps has.
const KEYS: usize = pid_smaps::TABLE.len();

/// A set of keys, a bit each.
type Keys = u64;

const _: () = assert!(KEYS <= 64, "a set of keys is 64 bits");

/// The columns before a field's number.
const LABEL: usize = 16;

/// Decodes /proc/pid/smaps (fs/proc/task_mmu.c) mapping by mapping.
///
/// Nothing is allocated for a mapping, however many there are, once the order
/// of its fields is known; a process with 65,000 mappings takes as much memory
/// as one with two. Made for one text after the other.
///
/// ```
/// use statcodec::{Cell, SmapsDecoder, catalog::pid_smaps::Key};
///
/// let text = b"00400000-00401000 r-xp 00000000 fe:01 77   /bin/cat\n\
///     Size:                  4 kB\nPss:                   2 kB\nVmFlags: rd ex \n";
/// let mut decoder = SmapsDecoder::new();
/// let mut mappings = decoder.mappings(text);
/// while let Some(mapping) = mappings.next() {
///     let mapping = mapping?;
///     assert_eq!(mapping.line().path, b"/bin/cat");
///     assert_eq!(mapping.get(Key::Pss), Cell::Value(2));
///     assert_eq!(mapping.get(Key::Rss), Cell::Absent);
/// }
/// # Ok::<(), statcodec::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct SmapsDecoder {
    /// The fields of a mapping in the order last seen.
    order: Vec<Field>,
    wanted: Keys,
    values: [u64; KEYS],
    seen: Keys,
}

/// A field of the usual form.
#[derive(Debug, Clone, Copy)]
struct Field {
    /// Label, colon and blanks.
    label: [u8; LABEL],
    key: u16,
    form: FieldForm,
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
    #[inline]
    fn read(self, text: &[u8]) -> Option<(u64, usize)> {
        let (number, after, end): (_, _, &[u8]) = match self {
            FieldForm::Kib => (eight(*text.first_chunk()?)?, 8, b" kB\n"),
            FieldForm::Count => (eight(*text.first_chunk()?)?, 8, b"\n"),
            FieldForm::Short => {
                let (number, length) = number::decimal(text).ok()?;
                (number, length, b"\n")
            }
        };
        text[after..].starts_with(end).then_some((number, after + end.len()))
    }

    /// The length of number and end where the number need not be read.
    #[inline]
    fn pass(self, text: &[u8]) -> Option<usize> {
        let length = match self {
            FieldForm::Kib => 12,
            FieldForm::Count => 9,
            FieldForm::Short => return self.read(text).map(|(_, length)| length),
        };
        (text.get(length - 1) == Some(&b'\n')).then_some(length)
    }
}

impl Default for SmapsDecoder {
    fn default() -> Self {
        Self::new()
    }
}

impl SmapsDecoder {
    /// A decoder of all fields.
    #[must_use]
    pub fn new() -> Self {
        Self { order: Vec::new(), wanted: Keys::MAX, values: [0; KEYS], seen: 0 }
    }

    /// A decoder of these fields alone: others are passed over as fast as
    /// possible, are `Absent`, and a fault in them is not looked for.
    #[must_use]
    pub fn only(keys: &[Key]) -> Self {
        let wanted = keys.iter().fold(0, |wanted, key| wanted | bit(key.number()));
        Self { wanted, ..Self::new() }
    }

    /// The mappings of a text of smaps or smaps_rollup.
    pub fn mappings<'d, 't>(&'d mut self, text: &'t [u8]) -> Mappings<'d, 't> {
        Mappings { decoder: self, text, at: 0 }
    }

    /// The totals over all mappings.
    ///
    /// # Errors
    ///
    /// The first fault in the text.
    pub fn totals(&mut self, text: &[u8]) -> Result<Totals, Error> {
        let mut totals = Totals::default();
        let mut mappings = self.mappings(text);
        while let Some(mapping) = mappings.next() {
            totals.add(&mapping?);
        }
        Ok(totals)
    }

    /// The totals of the mappings of each path, in the order of the paths.
    /// Mappings without one are under the empty path.
    ///
    /// # Errors
    ///
    /// The first fault in the text.
    pub fn by_path<'t>(&mut self, text: &'t [u8]) -> Result<BTreeMap<&'t [u8], Totals>, Error> {
        let mut groups: BTreeMap<&'t [u8], Totals> = BTreeMap::new();
        let mut mappings = self.mappings(text);
        while let Some(mapping) = mappings.next() {
            let mapping = mapping?;
            groups.entry(mapping.line().path).or_default().add(&mapping);
        }
        Ok(groups)
    }

    /// Reads the fields of a mapping that begin at `at`, by the order of the
    /// last. Returns where they end, or `None` where they depart from it.
    fn by_order(&mut self, text: &[u8], mut at: usize) -> Option<usize> {
        self.seen = 0;
        for field in &self.order {
            let rest = text.get(at + LABEL..)?;
            at += LABEL;
            if self.wanted & bit(field.key) == 0 {
                at += field.form.pass(rest)?;
                continue;
            }
            if text[at - LABEL..at] != field.label {
                return None;
            }
            let (value, length) = field.form.read(rest)?;
            *self.values.get_mut(usize::from(field.key))? = value;
            self.seen |= bit(field.key);
            at += length;
        }
        Some(at)
    }

    /// Reads the fields of a mapping by the grammar and learns their order.
    fn by_grammar(&mut self, mapping: &SmapsMapping<'_>) -> Result<(), Error> {
        self.seen = 0;
        self.order.clear();
        // Fields are read by their order up to the first that has no such form.
        let mut regular = true;
        let mut expected = 0;
        let mut at = 0;
        let mut fields = mapping.fields();
        while let Some(field) = fields.next() {
            let shift = |error: Error| Error::new(error.kind, error.offset + mapping.body_offset);
            let field = field.map_err(shift)?;
            let start = at;
            at = fields.offset();
            if let Some(blank) = memchr::memchr(b' ', field.label) {
                return Err(shift(Error::new(ErrorKind::Malformed, start + blank)));
            }
            let Some(key) = key_of(field.label, expected) else {
                regular = false;
                continue;
            };
            expected = usize::from(key) + 1;
            let info = &pid_smaps::TABLE[usize::from(key)];
            let number = match field.value {
                Value::Number(number) => number,
                _ if info.unit == Unit::Text => {
                    regular = false;
                    continue;
                }
                _ => {
                    let value = start + field.label.len() + 1;
                    return Err(shift(Error::new(ErrorKind::ExpectedNumber, value)));
                }
            };
            let fresh = self.seen & bit(key) == 0;
            if !fresh {
                return Err(shift(Error::new(ErrorKind::DuplicateName, start)));
            }
            if self.wanted & bit(key) != 0 {
                self.values[usize::from(key)] = number;
                self.seen |= bit(key);
            }
            match (regular, mapping.body.get(start..at).and_then(regular_field)) {
                (true, Some((label, form))) => self.order.push(Field { label, key, form }),
                _ => regular = false,
            }
        }
        Ok(())
    }
}

/// The mappings of a text; see [`SmapsDecoder::mappings`].
///
/// Not an `Iterator`: each mapping borrows the decoder's numbers until the
/// next is asked for.
#[derive(Debug)]
pub struct Mappings<'d, 't> {
    decoder: &'d mut SmapsDecoder,
    text: &'t [u8],
    at: usize,
}

impl<'t> Mappings<'_, 't> {
    /// The next mapping, or `None` after the last.
    ///
    /// # Errors
    ///
    /// What is wrong with the mapping's line or one of its fields; the next
    /// call goes on with the next mapping.
    #[allow(clippy::should_implement_trait, reason = "a mapping borrows from the decoder")]
    pub fn next(&mut self) -> Option<Result<MappingView<'_, 't>, Error>> {
        let start = self.at;
        let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
        let Some(lf) = memchr::memchr(b'\n', rest) else {
            // A mapping's line that may have been cut.
            self.at = self.text.len();
            return Some(Err(Error::new(ErrorKind::Truncated, self.at)));
        };
        let body = start + lf + 1;
        // The order is that of all fields but those at the end that have
        // another form; those are passed over, up to the next mapping.
        if let Some(fields) = self.decoder.by_order(self.text, body)
            && let Some(end) = skip_text(self.text, fields)
        {
            self.at = end;
            let line = &rest[..body - start - 1];
            return Some(decode::read_mapping(line, start).map(|mapping| MappingView {
                mapping: SmapsMapping { mapping, body: &self.text[body..end], body_offset: body },
                decoder: self.decoder,
            }));
        }
        let mut mappings = decode::smaps(rest);
        let found = mappings.next()?;
        self.at = start + mappings.offset();
        let shift = |error: Error| Error::new(error.kind, error.offset + start);
        let mapping = match found {
            Ok(mapping) => SmapsMapping { body_offset: mapping.body_offset + start, ..mapping },
            Err(error) => return Some(Err(shift(error))),
        };
        let mapping = match decode::read_mapping(&rest[..body - start - 1], start) {
            Ok(line) => SmapsMapping { mapping: line, ..mapping },
            Err(error) => return Some(Err(error)),
        };
        if let Err(error) = self.decoder.by_grammar(&mapping) {
            return Some(Err(error));
        }
        Some(Ok(MappingView { mapping, decoder: self.decoder }))
    }
}

/// A mapping with the numbers of its fields.
#[derive(Debug, Clone, Copy)]
pub struct MappingView<'d, 't> {
    mapping: SmapsMapping<'t>,
    decoder: &'d SmapsDecoder,
}

impl<'t> MappingView<'_, 't> {
    /// Addresses, permissions, path.
    #[must_use]
    pub fn line(&self) -> &Mapping<'t> {
        &self.mapping.mapping
    }

    /// A field, in the unit of the file: kB for memory. VmFlags and labels
    /// that the catalog lacks are among the [`fields`](Self::fields).
    #[must_use]
    pub fn get(&self, key: Key) -> Cell<'static> {
        match self.decoder.seen & bit(key.number()) {
            0 => Cell::Absent,
            _ => Cell::Value(self.decoder.values[usize::from(key.number())]),
        }
    }

    /// Labels and values of all its fields, as they stand in the text.
    #[must_use]
    pub fn fields(&self) -> decode::Colon<'t> {
        self.mapping.fields()
    }

    /// The mnemonics of VmFlags; `None` where the kernel prints none.
    #[must_use]
    pub fn vm_flags(&self) -> Option<impl Iterator<Item = &'t [u8]> + use<'t>> {
        let flags = self.fields().flatten().find(|field| field.label == b"VmFlags")?;
        let text = match flags.value {
            Value::Text(text) => text,
            _ => b"",
        };
        Some(text.split(|&byte| byte == b' ').filter(|flag| !flag.is_empty()))
    }
}

/// The fields of several mappings, combined as the kernel combines them in
/// smaps_rollup: memory adds up, page sizes take the largest, flags do not
/// combine.
///
/// Each mapping's `Pss` is cut to whole kB, so their sum may be up to 1 kB a
/// mapping below that of smaps_rollup, which cuts once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Totals {
    count: u64,
    values: [u64; KEYS],
    seen: Keys,
    /// Keys whose sum does not fit 64 bits.
    overflowed: Keys,
}

impl Default for Totals {
    fn default() -> Self {
        Self { count: 0, values: [0; KEYS], seen: 0, overflowed: 0 }
    }
}

impl Totals {
    /// Adds a mapping.
    pub fn add(&mut self, mapping: &MappingView<'_, '_>) {
        self.count += 1;
        let mut keys = mapping.decoder.seen;
        while keys != 0 {
            let key = keys.trailing_zeros() as usize;
            keys &= keys - 1;
            let value = mapping.decoder.values[key];
            let total = &mut self.values[key];
            match pid_smaps::TABLE[key].combine {
                Combine::Sum => match total.checked_add(value) {
                    Some(sum) => *total = sum,
                    None => self.overflowed |= 1 << key,
                },
                Combine::Max => *total = value.max(*total),
                _ => continue,
            }
            self.seen |= 1 << key;
        }
    }

    /// How many mappings were added.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The total of a field: `Absent` where no mapping had it or it does not
    /// combine, `Unreadable` where it does not fit 64 bits.
    #[must_use]
    pub fn get(&self, key: Key) -> Cell<'static> {
        let bit = bit(key.number());
        if self.seen & bit == 0 {
            Cell::Absent
        } else if self.overflowed & bit != 0 {
            Cell::Unreadable(b"")
        } else {
            Cell::Value(self.values[usize::from(key.number())])
        }
    }
}

fn bit(key: u16) -> Keys {
    1 << key
}

/// The key of a label; `expected` is tried first.
fn key_of(label: &[u8], expected: usize) -> Option<u16> {
    let is_label = |key: &&crate::catalog::KeyInfo| key.name.as_bytes() == label;
    let next = pid_smaps::TABLE.get(expected).filter(is_label);
    next.or_else(|| pid_smaps::TABLE.iter().find(is_label)).map(|key| key.number)
}

/// The label and form of a line, where it is one of the usual.
fn regular_field(line: &[u8]) -> Option<([u8; LABEL], FieldForm)> {
    let (label, rest) = line.split_first_chunk::<LABEL>()?;
    let forms = [FieldForm::Kib, FieldForm::Count, FieldForm::Short];
    let fits = |form: &FieldForm| form.read(rest).is_some_and(|(_, length)| length == rest.len());
    Some((*label, forms.into_iter().find(fits)?)).filter(|_| label.contains(&b':'))
}

/// The number in 8 columns, aligned right: blanks, then canonical digits.
#[inline]
fn eight(columns: [u8; 8]) -> Option<u64> {
    // A digit becomes its value, a blank 0x10.
    let bytes = u64::from_le_bytes(columns) ^ 0x3030_3030_3030_3030;
    let blanks = (bytes ^ 0x1010_1010_1010_1010).trailing_zeros() / 8;
    if blanks == 8 {
        return None;
    }
    let digits = bytes >> (8 * blanks);
    let all_digits = (digits.wrapping_add(0x0606_0606_0606_0606) | digits) & 0xf0f0_f0f0_f0f0_f0f0;
    if all_digits != 0 || digits & 0xff == 0 && blanks < 7 {
        return None;
    }
    // Blanks back in front, as zeros.
    Some(number::join8(digits << (8 * blanks)))
}

/// Passes over the lines at a mapping's end that are no fields of 28 bytes:
/// text such as VmFlags. `None` where a line is none of those.
fn skip_text(text: &[u8], mut at: usize) -> Option<usize> {
    while at < text.len() && !decode::is_mapping(&text[at..]) {
        let lf = memchr::memchr(b'\n', &text[at..])?;
        let line = &text[at..at + lf];
        if !line.starts_with(b"VmFlags:") {
            return None;
        }
        at += lf + 1;
    }
    Some(at)
}
