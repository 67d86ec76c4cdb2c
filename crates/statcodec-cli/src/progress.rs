//! A line that says that something is still going on.

use std::io::{IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// What takes no longer needs no line.
const SOON: Duration = Duration::from_millis(300);
/// How often the line is written anew.
const AGAIN: Duration = Duration::from_millis(100);

/// Does something that may take long. On a terminal, standard error has a line
/// about it meanwhile, with what `what` says then, which is gone when it is
/// done.
pub(crate) fn during<T>(what: impl Fn() -> String + Send, work: impl FnOnce() -> T) -> T {
    if !std::io::stderr().is_terminal() {
        return work();
    }
    let (done, ended) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let start = Instant::now();
            let mut wait = SOON;
            // The sender goes away with the work, even where that panics.
            while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                wait = AGAIN;
                show(&format!("{} … {:.1} s", what(), start.elapsed().as_secs_f32()));
            }
            if wait == AGAIN {
                show("");
            }
        });
        let done = done;
        let result = work();
        drop(done);
        result
    })
}

/// Writes over the line that is there. There is nobody to tell when that fails.
fn show(line: &str) {
    let mut stderr = std::io::stderr().lock();
    let _ = write!(stderr, "\r{line}\x1b[K").and_then(|()| stderr.flush());
}
