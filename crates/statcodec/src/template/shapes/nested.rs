//! Nested keyed files.

use super::super::{Form, Span};
use super::{Expect, Learner};
use crate::catalog::KeyInfo;
use crate::decode::{NestedLexer, NestedWord, Read};
use crate::{Error, ErrorKind, File, Value};

/// `head cell=value cell=value` on each line.
pub(super) fn nested(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    let mut lexer = NestedLexer::new(learner.text);
    // Whether the row that began last has no cells yet.
    let mut bare = false;
    while let Some(word) = lexer.next() {
        match word {
            NestedWord::Row { name, value } => {
                learner.row(name);
                bare = value.is_none();
                if let Some(read) = value {
                    cell(learner, Span::NONE, None, read)?;
                }
            }
            NestedWord::Cell { name, read } => {
                bare = false;
                let known = learner.file().cell_named(&learner.text[name.clone()]);
                cell(learner, name.into(), known, read)?;
            }
            NestedWord::Bad(error) => {
                if error.kind == ErrorKind::Truncated && bare && ends_open(learner) {
                    learner.accept_end();
                    continue;
                }
                learner.fault(error.kind, error.offset)?;
            }
        }
    }
    Ok(())
}

/// Kernels 5.15 to 5.17 print idle devices in io.stat as `8:0 ` with no LF.
fn ends_open(learner: &Learner<'_, '_>) -> bool {
    learner.file() == File::IoStat && learner.text.ends_with(b" ")
}

/// A value: of the kind that its cell has in the catalog. Where the file has
/// named cells, one that the catalog lacks may be of any kind; where it has
/// none (the nodes of numa_stat), all are whole numbers.
fn cell<'t>(
    learner: &mut Learner<'t, '_>,
    name: Span,
    known: Option<&KeyInfo>,
    read: Read<'t>,
) -> Result<(), Error> {
    let any = known.is_none() && !learner.file().info().cells.is_empty();
    let fits = |value: Value<'_>| match (known.map(|key| Expect::of(key.unit)), value) {
        (None, Value::Text(_) | Value::Hundredths(_)) => any,
        (None, _) | (_, Value::Max) => true,
        (Some(expect), Value::Text(_)) => matches!(expect, Expect::Text(_)),
        (Some(expect), Value::Hundredths(_)) => expect == Expect::Fraction,
        (Some(expect), _) => expect == Expect::Integer,
    };
    let (kind, offset) = match read.value {
        Ok(value) if fits(value) => {
            let form = match (value, known.map(|key| Expect::of(key.unit))) {
                // Where it is `max` it may be what it else is the next time.
                (Value::Hundredths(_), _) | (_, Some(Expect::Fraction)) => Form::Hundredths,
                (Value::Text(_), _) | (_, Some(Expect::Text(_))) => Form::Word,
                _ => Form::Decimal,
            };
            learner.cell(name, read.token, form, value);
            return Ok(());
        }
        Ok(_) => (ErrorKind::ExpectedNumber, read.token.start),
        Err(error) => (error.kind, error.offset),
    };
    learner.fault(kind, offset)?;
    learner.unreadable(name, read.token);
    Ok(())
}
