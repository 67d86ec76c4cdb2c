//! /proc/pid/smaps, one mapping at a time, with the numbers of its fields.
//!
//! A design note, since this is cleverer than its neighbours. Nearly every
//! line of a mapping is 28 bytes: a label, colon and blanks in 16 columns, a
//! number in 8 and ` kB`. The decoder remembers which labels the last mapping
//! had, in order, and reads the next by comparing 16 bytes and converting 8,
//! without looking for anything. Where a mapping departs from that (a wider
//! number, another label) all of it goes to the grammar, and the order is
//! learned again. What is good by the order is good by the grammar, and every
//! fault is the grammar's, which is that of whole files, [`File::PidSmaps`],
//! line by line, since a mapping is not to allocate.
//!
//! [`File::PidSmaps`]: crate::File::PidSmaps

mod grammar;
mod order;
mod totals;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;

use order::{Field, LINE};
pub use totals::Totals;

use crate::catalog::Key as _;
use crate::catalog::pid_smaps::{self, Key};
use crate::decode::{self, Mapping, SmapsMapping};
use crate::{Cell, Error, ErrorKind, Value};

/// How many keys smaps has.
const KEYS: usize = pid_smaps::TABLE.len();

/// A set of keys, a bit each.
type Keys = u64;

const _: () = assert!(KEYS <= 64, "a set of keys is 64 bits");

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
    /// The fields of a mapping in the order last seen, and the wanted ones of
    /// them.
    order: Vec<Field>,
    in_order: Keys,
    /// How many fields in kB it begins with.
    in_kib: usize,
    wanted: Keys,
    /// The numbers of the wanted fields of a mapping, and which it has. Those
    /// of others are 0.
    values: [u64; KEYS],
    seen: Keys,
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
        Self {
            order: Vec::new(),
            in_order: 0,
            in_kib: 0,
            wanted: Keys::MAX,
            values: [0; KEYS],
            seen: 0,
        }
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
    fn by_order(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let body = text.get(at..)?;
        if self.seen != self.in_order {
            self.seen = self.in_order;
            self.values = [0; KEYS];
        }
        // Nearly all fields are in kB, and stand before the others: where their
        // lines are is known at once.
        let (in_kib, others) = self.order.split_at_checked(self.in_kib)?;
        let (lines, mut rest) = body.split_at_checked(in_kib.len() * LINE)?;
        for (field, line) in in_kib.iter().zip(lines.as_chunks().0) {
            field.read_kib(line, &mut self.values)?;
        }
        for field in others {
            rest = field.read(rest, &mut self.values)?;
        }
        Some(text.len() - rest.len())
    }

    /// Reads a mapping by the grammar, up to `end`, and learns the order of
    /// its fields.
    fn by_grammar<'t>(
        &mut self,
        text: &'t [u8],
        heading: Range<usize>,
        end: usize,
    ) -> Result<SmapsMapping<'t>, Error> {
        let mapping = decode::heading(text, heading.clone())?;
        let body = heading.end + 1..end;
        self.seen = 0;
        self.values = [0; KEYS];
        self.order.clear();
        self.in_order = 0;
        self.in_kib = 0;
        // Fields are read by their order up to the first that has no such form.
        let mut regular = true;
        let mut found = 0;
        let mut expected = 0;
        for line in grammar::lines(text, body.clone()) {
            let (label, gap) = decode::label(text, line.clone())?;
            let key = key_of(&text[label.clone()], expected);
            if let Some(key) = key {
                expected = usize::from(key) + 1;
                if found & bit(key) != 0 {
                    return Err(Error::new(ErrorKind::DuplicateName, label.start));
                }
                found |= bit(key);
            }
            let number = grammar::number(text, key, gap, line.end)?;
            let (Some(key), Some(number)) = (key, number) else {
                regular = false;
                continue;
            };
            let wanted = self.wanted & bit(key);
            if wanted != 0 {
                self.values[usize::from(key)] = number;
                self.seen |= wanted;
            }
            match Field::of(&text[line.start..=line.end], key, wanted != 0) {
                Some(field) if regular => {
                    self.in_kib += usize::from(field.is_kib() && self.in_kib == self.order.len());
                    self.order.push(field);
                    self.in_order |= wanted;
                }
                _ => regular = false,
            }
        }
        Ok(SmapsMapping { mapping, body_offset: body.start, body: &text[body] })
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
    /// The first fault of the mapping's line or fields, which is that of
    /// [`File::PidSmaps`](crate::File::PidSmaps); the next call goes on with
    /// the next mapping.
    #[allow(clippy::should_implement_trait, reason = "a mapping borrows from the decoder")]
    pub fn next(&mut self) -> Option<Result<MappingView<'_, 't>, Error>> {
        let start = self.at;
        let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
        let heading = start..decode::line_end(self.text, start).unwrap_or(start + rest.len());
        let body = (heading.end + 1).min(self.text.len());
        let mapping = match self.by_order(heading.clone(), body) {
            Some(mapping) => mapping,
            None => {
                self.at = decode::next_heading(self.text, body);
                match self.decoder.by_grammar(self.text, heading, self.at) {
                    Ok(mapping) => mapping,
                    Err(error) => return Some(Err(error)),
                }
            }
        };
        Some(Ok(MappingView { mapping, decoder: self.decoder }))
    }

    /// The next mapping by the order of the last, and at its end; `None` where
    /// it departs from that, or is not good.
    fn by_order(&mut self, heading: Range<usize>, body: usize) -> Option<SmapsMapping<'t>> {
        if heading.end == body {
            // No LF: it may have been cut.
            return None;
        }
        // The order is that of all fields but those at the end that have
        // another form: VmFlags, which is passed over.
        let fields = self.decoder.by_order(self.text, body)?;
        let end = order::end_of_body(self.text, fields)?;
        let mapping = decode::read_mapping(&self.text[heading.clone()], heading.start).ok()?;
        self.at = end;
        Some(SmapsMapping { mapping, body: &self.text[body..end], body_offset: body })
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

fn bit(key: u16) -> Keys {
    1 << key
}

/// The key of a label; `expected` is tried first.
fn key_of(label: &[u8], expected: usize) -> Option<u16> {
    let is_label = |key: &&crate::catalog::KeyInfo| key.name.as_bytes() == label;
    let next = pid_smaps::TABLE.get(expected).filter(is_label);
    next.or_else(|| pid_smaps::TABLE.iter().find(is_label)).map(|key| key.number)
}
