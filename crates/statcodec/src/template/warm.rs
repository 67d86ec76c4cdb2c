//! The template's way through a text: compare literals, convert slots.

use alloc::vec::Vec;

use super::fast::{self, Layout};
use super::vector::{Level, Machine};
use super::{Form, Slot, Span, Template};
use crate::decode::{hundredths, integer, scalar};
use crate::snapshot::Readings;
use crate::{Snapshot, Value, number};

/// Texts of more cells or bytes are read carefully, without what it takes to be
/// fast: memory of more than a hundred bytes a cell, and the text several times.
const MOST_CELLS: usize = 1 << 16;
const MOST_TEXT: usize = 4 << 20;

/// What a decoder keeps beside its template, so as to be fast.
#[derive(Debug, Clone)]
pub(crate) struct Warmth {
    /// Whether there is a template to read by.
    is_warm: bool,
    machine: Machine,
    layout: Layout,
    /// Where the values of the text that was read last stand.
    places: Vec<Span>,
}

impl Warmth {
    pub(crate) fn new(level: Level) -> Self {
        Self {
            is_warm: false,
            machine: Machine::at(level),
            layout: Layout::default(),
            places: Vec::new(),
        }
    }

    /// The template is another, by which no text is to be read.
    pub(crate) fn forget(&mut self) {
        self.is_warm = false;
        self.layout.forget();
    }

    /// Reads `text` by a snapshot's template into its readings.
    ///
    /// Returns false where the text departs from the template in any way; the
    /// readings are then to be thrown away and the text is for the grammar.
    /// Where it returns true, the readings are what the grammar would have
    /// found.
    #[inline]
    pub(crate) fn refill(&mut self, snapshot: &mut Snapshot, text: &[u8]) -> bool {
        fast::read(self.machine, &mut self.layout, snapshot, text)
            || self.refill_otherwise(snapshot, text)
    }

    /// The same where there is more to do than to read.
    #[cold]
    #[inline(never)]
    fn refill_otherwise(&mut self, snapshot: &mut Snapshot, text: &[u8]) -> bool {
        fast::read_and_count(self.machine, &mut self.layout, snapshot, text)
            || self.refill_carefully(&snapshot.template, text, &mut snapshot.readings)
    }

    /// Texts are to be read by the template that was just learned from this.
    #[cold]
    pub(crate) fn settle(&mut self, template: &Template, text: &[u8], mut readings: Readings) {
        self.is_warm = true;
        self.refill_carefully(template, text, &mut readings);
    }

    /// The same by literals and slots in turn. Lays the text out for the next.
    #[cold]
    #[inline(never)]
    fn refill_carefully(
        &mut self,
        template: &Template,
        text: &[u8],
        readings: &mut Readings,
    ) -> bool {
        if !self.is_warm || refill(template, text, readings, &mut self.places).is_none() {
            return false;
        }
        let is_small = template.slots.len() <= MOST_CELLS && text.len() <= MOST_TEXT;
        if is_small && self.layout.is_due(template, text, &self.places) {
            self.layout.cut(self.machine, template, text, &self.places, &readings.states);
        }
        true
    }
}

fn refill(
    template: &Template,
    text: &[u8],
    readings: &mut Readings,
    places: &mut Vec<Span>,
) -> Option<()> {
    readings.begin(template);
    places.clear();
    let mut rest = text;
    for (index, slot) in template.slots.iter().enumerate() {
        let after = rest.strip_prefix(template.literal(index))?;
        let (value, left) = slot_value(template, slot, after)?;
        readings.set(index, value);
        rest = left;
        let place = |rest: &[u8]| (text.len() - rest.len()) as u32;
        places.push(Span { start: place(after), end: place(rest) });
    }
    (rest == template.literal(template.slots.len())).then_some(())
}

/// The value in a slot, as the grammar reads it, and what follows.
#[inline]
pub(super) fn slot_value<'t>(
    template: &Template,
    slot: &Slot,
    text: &'t [u8],
) -> Option<(Value<'t>, &'t [u8])> {
    match (number::decimal(text), slot.form) {
        (Ok((value, length)), Form::Decimal) => Some((Value::Number(value), &text[length..])),
        (Ok((value, length)), Form::Constant) => {
            let (digits, left) = text.split_at(length);
            (digits == template.bytes(slot.at)).then_some((Value::Number(value), left))
        }
        _ => irregular(slot.form, text),
    }
}

/// A value that is not plain digits, as the grammar reads it, and what follows.
fn irregular(form: Form, text: &[u8]) -> Option<(Value<'_>, &[u8])> {
    let text_until = |end: Option<usize>| {
        let (word, left) = text.split_at(end?);
        Some((Value::Text(word), left))
    };
    let end_of_word = || memchr::memchr3(b' ', b'\t', b'\n', text);
    let end_of_line = || memchr::memchr(b'\n', text);
    match form {
        Form::Decimal => {
            let (left, value) = integer(text).ok()?;
            matches!(value, Value::Max | Value::Negative(_)).then_some((value, left))
        }
        Form::Padded(width) => {
            let blanks = text.iter().take_while(|&&byte| byte == b' ').count();
            let (value, length) = number::decimal(&text[blanks..]).ok()?;
            let fits = if blanks > 0 {
                blanks + length == usize::from(width)
            } else {
                length >= usize::from(width)
            };
            fits.then_some((Value::Number(value), &text[blanks + length..]))
        }
        Form::Constant => None,
        Form::Hundredths => {
            let (left, value) = hundredths(text).or_else(|_| integer(text)).ok()?;
            matches!(value, Value::Hundredths(_) | Value::Max).then_some((value, left))
        }
        Form::Hex(width) => {
            let (value, length) = number::hex(text).ok()?;
            number::is_canonical_hex(text, length, width)
                .then_some((Value::Number(value), &text[length..]))
        }
        Form::Word => {
            let (left, value) = scalar(text).ok()?;
            matches!(value, Value::Text(_)).then_some((value, left))
        }
        // Where there is none, the grammar says what is missing.
        Form::Token => text_until(end_of_word().filter(|&length| length > 0)),
        Form::Line => text_until(end_of_line()),
        Form::Perms => {
            let (perms, left) = text.split_at_checked(4)?;
            form.holds(perms).then_some((Value::Text(perms), left))
        }
        Form::Phrase | Form::Trimmed | Form::Rest => {
            let (value, left) = text_until(end_of_line())?;
            form.holds(&text[..text.len() - left.len()]).then_some((value, left))
        }
        Form::Comm => text_until(memchr::memrchr(b')', text)),
    }
}

impl Readings {
    /// Makes room for the template's cells, each in the state its form has.
    fn begin(&mut self, template: &Template) {
        if self.plain && self.values.len() == template.slots.len() {
            return;
        }
        self.raw.clear();
        self.values.resize(template.slots.len(), 0);
        self.states.clear();
        self.states.extend(template.slots.iter().map(|slot| slot.form.state()));
        self.plain = true;
    }
}
