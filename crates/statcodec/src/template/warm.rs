//! The template's way through a text: compare literals, convert slots.

use super::{Form, Template};
use crate::decode::{hundredths, integer, scalar};
use crate::snapshot::Readings;
use crate::{State, Value, number};

/// Reads `text` by its template into `readings`.
///
/// Returns false where the text departs from the template in any way; the
/// readings are then to be thrown away and the text is for the grammar. Where
/// it returns true, the readings are what the grammar would have found.
pub(crate) fn refill(template: &Template, text: &[u8], readings: &mut Readings) -> bool {
    readings.begin(template);
    let mut rest = text;
    for (index, slot) in template.slots.iter().enumerate() {
        let Some(after) = rest.strip_prefix(template.literal(index)) else {
            return false;
        };
        rest = match number::decimal(after) {
            Ok((value, length)) if slot.form == Form::Decimal => {
                readings.values[index] = value;
                &after[length..]
            }
            _ => match irregular(slot.form, after) {
                Some((value, left)) => {
                    readings.set(index, value);
                    left
                }
                None => return false,
            },
        };
    }
    rest == template.literal(template.slots.len())
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
