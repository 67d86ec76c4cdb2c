//! The Rust part of `cargo xtask soak`: the tree that changes, and a program
//! that reads it and live files from several threads at once.
//!
//! - `statcodec-soak write FOLDER SECONDS` keeps FOLDER/root changing.
//! - `statcodec-soak read FOLDER SECONDS` reads it, and ends with a line of
//!   counts. The programs in C and Python do and print the same:
//!   crates/statcodec-capi/tests/c/soak/main.c and python/tests/soak.py.

#![forbid(unsafe_code)]

mod kernel;
mod live;
mod promise;
mod reader;
mod tally;
mod writer;

use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use tally::Tally;

/// Between two rounds of a thread: this is an agent that polls.
const PAUSE: Duration = Duration::from_millis(20);

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let [what, folder, seconds] = arguments[..]
        && let Ok(seconds) = seconds.parse()
    {
        let (folder, length) = (Path::new(folder), Duration::from_secs_f64(seconds));
        match what {
            "read" => {
                read(&folder.join("root"), length);
                return ExitCode::SUCCESS;
            }
            "write" => match writer::run(folder, length) {
                Ok(()) => return ExitCode::SUCCESS,
                Err(error) => eprintln!("writer: {error}"),
            },
            _ => {}
        }
    }
    eprintln!("usage: statcodec-soak read|write FOLDER SECONDS");
    ExitCode::from(2)
}

/// Reads from six threads. Half-way, or after a minute, memory is warm.
fn read(root: &Path, length: Duration) {
    let (tally, start) = (&Tally::default(), Instant::now());
    let until_end = &|round: &mut dyn FnMut()| {
        while start.elapsed() < length {
            round();
            thread::sleep(PAUSE);
        }
    };
    let before = tally::descriptors();
    let mut warm = 0;
    thread::scope(|scope| {
        for fresh in [false, true] {
            let mut walks = reader::Walks::new(root, fresh);
            scope.spawn(move || until_end(&mut || walks.round(tally, root)));
        }
        for _ in 0..2 {
            let mut files = reader::Files::new();
            scope.spawn(move || until_end(&mut || files.round(tally, root)));
        }
        scope.spawn(move || {
            let (mut live, mut round) = (live::Live::new(), 0);
            until_end(&mut || {
                live.round(tally);
                if round % 16 == 0 {
                    live.smaps(tally);
                }
                round += 1;
            });
        });
        scope.spawn(move || {
            if let Some(mut kernel) = kernel::Kernel::new() {
                until_end(&mut || kernel.round(tally));
            }
        });
        thread::sleep((length / 2).min(Duration::from_secs(60)));
        warm = tally::resident();
    });
    tally.print(6, warm, [before, tally::descriptors()]);
}
