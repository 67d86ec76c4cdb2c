//! Learning: the grammar's way through a text, which makes its template and
//! first readings.

use alloc::vec::Vec;
use core::ops::Range;

use super::{Form, MISSING, Row, Slot, Span, Template, UNKNOWN, shapes};
use crate::decoder::Problems;
use crate::snapshot::Readings;
use crate::{Error, ErrorKind, File, Value};

/// Reads `text` by the grammar of `file`: its template and what stood in the
/// slots.
///
/// Strict where `problems` is `None`: the first fault in the text is returned.
/// Lenient otherwise: faults are added to `problems`, and nothing is returned
/// as an error but a text that is too large.
pub(crate) fn learn(
    file: File,
    text: &[u8],
    problems: Option<&mut Problems>,
) -> Result<(Template, Readings), Error> {
    // Spans are 32 bits wide, and names may follow the text in the pool.
    if text.len() > (u32::MAX / 2) as usize {
        return Err(Error::new(ErrorKind::TooLarge, 0));
    }
    let mut learner = Learner {
        text,
        template: Template::new(file),
        readings: Readings::default(),
        problems,
        expected: 0,
    };
    learner.template.pool.extend_from_slice(text);
    learner.template.length = text.len() as u32;
    if text.is_empty() && !file.info().may_be_empty {
        learner.fault(Error::new(ErrorKind::Empty, 0))?;
    }
    let read = shapes::read(&mut learner);
    // A duplicate before the fault is the first fault.
    let duplicates = learner.index();
    for error in duplicates {
        match read {
            Err(first) if first.offset <= error.offset => {}
            _ => learner.fault(error)?,
        }
    }
    read?;
    learner.sort_problems();
    Ok((learner.template, learner.readings))
}

/// Takes what the grammar found.
pub(crate) struct Learner<'t, 'p> {
    pub(super) text: &'t [u8],
    template: Template,
    readings: Readings,
    problems: Option<&'p mut Problems>,
    /// The catalog's key after the last one seen: kernels print keys in the
    /// table's order, so the next name is nearly always it.
    expected: usize,
}

impl<'t> Learner<'t, '_> {
    pub(super) fn file(&self) -> File {
        self.template.file
    }

    /// A fault: the end when strict, a problem when lenient.
    pub(super) fn fault(&mut self, error: Error) -> Result<(), Error> {
        match &mut self.problems {
            None => Err(error),
            Some(problems) => {
                problems.push(error);
                Ok(())
            }
        }
    }

    /// A row begins, whose name stands in the text.
    pub(super) fn row(&mut self, name: Range<usize>) {
        let key = self.key_number(&self.text[name.clone()]);
        self.push_row(span(name), key);
    }

    /// A row begins, which has this key of the catalog but no name in the text.
    pub(super) fn row_of_key(&mut self, key: usize) {
        let name = self.template.file.info().keys[key].name;
        let name = self.add_name(name);
        self.push_row(name, key as u16);
    }

    fn push_row(&mut self, name: Span, key: u16) {
        self.template.rows.push(Row { name, first: self.template.slots.len() as u32, key });
    }

    /// A cell of the row that began last: its name, if it has one, where its
    /// value stands, and the value.
    pub(super) fn cell(
        &mut self,
        name: Option<Range<usize>>,
        token: Range<usize>,
        value: Value<'t>,
    ) {
        let form = match value {
            Value::Hundredths(_) => Form::Hundredths,
            Value::Text(_) => Form::Word,
            Value::Number(_) | Value::Negative(_) | Value::Max => Form::Decimal,
        };
        self.push_slot(name, token, form);
        self.readings.push(value);
    }

    /// A cell whose value cannot be read. The fault was reported.
    pub(super) fn unreadable(&mut self, name: Option<Range<usize>>, token: Range<usize>) {
        let text = &self.text[token.clone()];
        self.push_slot(name, token, Form::Word);
        self.readings.push_unreadable(text);
    }

    fn push_slot(&mut self, name: Option<Range<usize>>, token: Range<usize>, form: Form) {
        self.template.slots.push(Slot {
            at: span(token),
            name: name.map_or(Span { start: 0, end: 0 }, span),
            form,
        });
    }

    /// Adds a name that does not stand in the text to the pool.
    fn add_name(&mut self, name: &str) -> Span {
        let start = self.template.pool.len();
        self.template.pool.extend_from_slice(name.as_bytes());
        span(start..self.template.pool.len())
    }

    fn key_number(&mut self, name: &[u8]) -> u16 {
        let keys = self.template.file.info().keys;
        let (before, after) = keys.split_at(self.expected.min(keys.len()));
        match after.iter().chain(before).find(|key| key.name.as_bytes() == name) {
            Some(key) => {
                self.expected = usize::from(key.number) + 1;
                key.number
            }
            None => UNKNOWN,
        }
    }

    /// Makes rows findable by name. Returns an error for each name that an
    /// earlier row has, in the order of the text.
    fn index(&mut self) -> Vec<Error> {
        let mut duplicates = Vec::new();
        let unique = shapes::names_rows(self.template.file.info().shape);
        let Template { file, pool, rows, by_key, others, .. } = &mut self.template;
        let duplicate = |row: &Row| Error::new(ErrorKind::DuplicateName, row.name.start as usize);
        by_key.resize(file.info().keys.len(), MISSING);
        for (number, row) in rows.iter().enumerate() {
            match by_key.get_mut(usize::from(row.key)) {
                Some(place) if *place == MISSING => *place = number as u32,
                Some(_) => duplicates.push(duplicate(row)),
                None if unique => others.push(number as u32),
                None => {}
            }
        }
        let name = |row: u32| {
            let span = rows[row as usize].name;
            &pool[span.start as usize..span.end as usize]
        };
        // Stable, so that of equal names the first in the text stays first.
        others.sort_by(|&a, &b| name(a).cmp(name(b)));
        for pair in others.windows(2) {
            if name(pair[0]) == name(pair[1]) {
                duplicates.push(duplicate(&rows[pair[1] as usize]));
            }
        }
        duplicates.sort_unstable_by_key(|error| error.offset);
        duplicates
    }

    /// Duplicates were found last: brings problems into the order of the text.
    fn sort_problems(&mut self) {
        if let Some(problems) = &mut self.problems {
            problems.sort();
        }
    }
}

fn span(range: Range<usize>) -> Span {
    Span { start: range.start as u32, end: range.end as u32 }
}
