//! The template's way through a text: compare literals, convert slots.

use alloc::vec::Vec;

use super::fast::{self, Layout};
use super::vector::{Level, Machine};
use super::{Form, Span, Template};
use crate::decode::{hundredths, integer, scalar};
use crate::snapshot::Readings;
use crate::{State, Value, number};

/// What a decoder keeps beside its template, so as to be fast.
#[derive(Debug, Clone)]
pub(crate) struct Warmth {
    machine: Machine,
    layout: Layout,
    /// Where the values of the text that was read last stand.
    places: Vec<Span>,
}

impl Warmth {
    pub(crate) fn new(level: Level) -> Self {
        Self { machine: Machine::at(level), layout: Layout::default(), places: Vec::new() }
    }

    /// The template is another.
    pub(crate) fn forget(&mut self) {
        self.layout.forget();
    }

    /// Reads `text` by its template into `readings`.
    ///
    /// Returns false where the text departs from the template in any way; the
    /// readings are then to be thrown away and the text is for the grammar.
    /// Where it returns true, the readings are what the grammar would have
    /// found.
    #[inline]
    pub(crate) fn refill(
        &mut self,
        template: &Template,
        text: &[u8],
        readings: &mut Readings,
    ) -> bool {
        if fast::read(self.machine, &mut self.layout, text, readings) && !self.layout.is_restless()
        {
            return true;
        }
        self.refill_carefully(template, text, readings)
    }

    /// The same by literals and slots in turn. Lays the text out for the next.
    #[cold]
    fn refill_carefully(
        &mut self,
        template: &Template,
        text: &[u8],
        readings: &mut Readings,
    ) -> bool {
        if refill(template, text, readings, &mut self.places).is_none() {
            return false;
        }
        if self.layout.is_due(&self.places) {
            self.layout.cut(template, text, &self.places, &readings.states);
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
        let (value, left) = slot_value(slot.form, after)?;
        readings.set(index, value);
        rest = left;
        let place = |rest: &[u8]| (text.len() - rest.len()) as u32;
        places.push(Span { start: place(after), end: place(rest) });
    }
    (rest == template.literal(template.slots.len())).then_some(())
}

/// The value in a slot, as the grammar reads it, and what follows.
#[inline]
pub(super) fn slot_value(form: Form, text: &[u8]) -> Option<(Value<'_>, &[u8])> {
    match number::decimal(text) {
        Ok((value, length)) if form == Form::Decimal => {
            Some((Value::Number(value), &text[length..]))
        }
        _ => irregular(form, text),
    }
}

/// A value that is not plain digits, as the grammar reads it, and what follows.
fn irregular(form: Form, text: &[u8]) -> Option<(Value<'_>, &[u8])> {
    let parsed = match form {
        Form::Decimal => integer(text),
        Form::Hundredths => hundredths(text).or_else(|_| integer(text)),
        Form::Word => scalar(text),
    };
    let (left, value) = parsed.ok()?;
    let same = match form {
        Form::Decimal => matches!(value, Value::Max | Value::Negative(_)),
        Form::Hundredths => matches!(value, Value::Hundredths(_) | Value::Max),
        Form::Word => matches!(value, Value::Text(_)),
    };
    same.then_some((value, left))
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
        self.states.extend(template.slots.iter().map(|slot| match slot.form {
            Form::Decimal => State::Value,
            Form::Hundredths => State::Hundredths,
            Form::Word => State::Text,
        }));
        self.plain = true;
    }
}
