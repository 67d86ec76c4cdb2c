//! How a command fails, and the exit status that says so.

use std::io;

use crate::output;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line does not say enough: exit status 2.
    Usage(String),
    /// Something else went wrong: exit status 1.
    Failed(String),
    /// What went wrong stands on standard error already: exit status 1.
    Told,
    /// Standard output could not be written. A closed pipe is no failure, for
    /// its reader has what it wanted.
    Output(io::Error),
}

/// What a command returns.
pub(crate) type Outcome = Result<(), Failure>;

/// Says on standard error what went wrong, and returns the exit status.
pub(crate) fn exit_status(outcome: Outcome) -> u8 {
    let (status, message) = match outcome {
        Ok(()) => return 0,
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            return 0;
        }
        Err(Failure::Told) => return 1,
        Err(Failure::Output(error)) => (1, format!("cannot write to standard output: {error}")),
        Err(Failure::Failed(message)) => (1, message),
        Err(Failure::Usage(message)) => (2, message),
    };
    output::say(&format!("statcodec: {message}"));
    status
}
