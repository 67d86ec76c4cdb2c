//! Flat keyed files.

use super::super::{Form, Span};
use super::{Learner, values};
use crate::decode::FlatLexer;
use crate::{Error, File};

/// `name value` on each line.
pub(super) fn flat(learner: &mut Learner<'_, '_>) -> Result<(), Error> {
    if learner.file() == File::IoBfqWeight && !learner.text.contains(&b' ') {
        // Kernels before 5.4: the default alone, without its name.
        return values::values(learner);
    }
    let mut lexer = FlatLexer::new(learner.text);
    while let Some(line) = lexer.next() {
        match line {
            Ok(line) => {
                learner.row(line.name());
                learner.cell(Span::NONE, line.token(), Form::Decimal, line.value);
            }
            Err(bad) => {
                // The row first: that its name was seen before is the fault
                // that stands before this one.
                if let Some((name, _)) = &bad.cell {
                    learner.row(name.clone());
                }
                learner.fault(bad.error.kind, bad.error.offset)?;
                if let Some((_, token)) = bad.cell {
                    learner.unreadable(Span::NONE, token);
                }
            }
        }
    }
    Ok(())
}
