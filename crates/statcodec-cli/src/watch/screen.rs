//! The terminal while something is drawn in its place again and again.
//!
//! Drawing happens on the terminal's other screen, so that lines of any length
//! and a change of its size do no harm, and what was there before comes back;
//! the last table is then left below it. Signals come through a thread, so that
//! the terminal is given back as it was, whatever ends the program.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Instant;

use anstream::adapter::strip_str;
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use super::frame::Size;
use crate::failure::{Failure, Outcome};
use crate::table;

/// What ends a wait.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// The time came.
    Tick,
    /// The terminal has another size.
    Resized,
    /// The user stops the program for a while.
    Suspend,
    /// A signal ends the program.
    End(i32),
}

/// To the other screen, without a cursor.
const ENTER: &str = "\x1b[?1049h\x1b[?25l";
/// Back, with it.
const LEAVE: &str = "\x1b[?25h\x1b[?1049l";

/// The terminal, taken until this is dropped.
pub(super) struct Screen {
    signals: Receiver<i32>,
    /// What was drawn last, or is to be.
    last: String,
}

impl Screen {
    /// Whether standard output is a terminal on which one can draw.
    pub(super) fn is_possible() -> bool {
        let dumb = env::var_os("TERM").is_none_or(|term| term == "dumb" || term.is_empty());
        io::stdout().is_terminal() && !dumb
    }

    /// Takes the terminal.
    pub(super) fn open() -> io::Result<Self> {
        let mut caught = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH])?;
        let (sender, signals) = mpsc::channel();
        thread::spawn(move || {
            for signal in caught.forever() {
                if sender.send(signal).is_err() {
                    break;
                }
            }
        });
        let screen = Self { signals, last: String::new() };
        put(ENTER)?;
        Ok(screen)
    }

    /// Draws what `text` gives for the terminal's size.
    pub(super) fn draw(&mut self, text: impl FnOnce(Size) -> String) -> Outcome {
        self.prepare(text);
        // No line's end after the last: it would move all of them up.
        let lines: Vec<&str> = self.last.lines().collect();
        let drawn = format!("\x1b[H{}\x1b[K\x1b[J", lines.join("\x1b[K\r\n"));
        put(&drawn).map_err(Failure::Output)
    }

    /// Makes what is to be seen, to be drawn or to be left at the end.
    pub(super) fn prepare(&mut self, text: impl FnOnce(Size) -> String) {
        let text = text(size());
        let styled = anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never;
        self.last = if styled { text } else { strip_str(&text).to_string() };
    }

    /// Waits for a time, or for what comes before.
    pub(super) fn wait(&self, until: Instant) -> Event {
        match self.signals.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(SIGWINCH) => Event::Resized,
            Ok(SIGTSTP) => Event::Suspend,
            Ok(signal) => Event::End(signal),
            Err(RecvTimeoutError::Timeout) => Event::Tick,
            // The thread is gone: nothing but time is left to wait for.
            Err(RecvTimeoutError::Disconnected) => {
                thread::sleep(until.saturating_duration_since(Instant::now()));
                Event::Tick
            }
        }
    }

    /// Gives the terminal back until the program is continued.
    pub(super) fn suspend() -> Outcome {
        put(LEAVE).map_err(Failure::Output)?;
        let _ = emulate_default_handler(SIGTSTP);
        put(ENTER).map_err(Failure::Output)
    }
}

impl Drop for Screen {
    /// Gives the terminal back. There is nobody to tell when that fails.
    fn drop(&mut self) {
        let _ = put(&format!("{LEAVE}{}", self.last));
    }
}

fn put(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush())
}

fn size() -> Size {
    let lines = terminal_size::terminal_size_of(io::stdout())
        .map_or(24, |(_, height)| usize::from(height.0));
    Size { columns: table::width().unwrap_or(80), lines }
}
