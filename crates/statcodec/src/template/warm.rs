//! The template's way through a text: compare literals, convert slots.

use super::{Form, Template};
use crate::decode::{hundredths, integer, scalar};
use crate::snapshot::Readings;
use crate::{Value, number};

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
            Ok((value, length)) if slot.form == Form::Constant => {
                if after[..length] != *template.bytes(slot.at) {
                    return false;
                }
                readings.values[index] = value;
                &after[length..]
            }
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
        Form::Token => text_until(end_of_word()),
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
