//! The program `statcodec`: shows, decodes, encodes and checks the statistics
//! files of the Linux kernel.
//!
//! A library, so that `python -m statcodec` is the same program.
//!
//! Every sub-command works over [`statcodec::File`], snapshots, rows and cells
//! alone, so that it takes each file that the library's catalog knows.
//!
//! Exit status: 0, or 1 where a file could not be read, has a fault or could
//! not be written, or 2 where the command line is wrong. A reader that closes
//! the pipe early is no failure.

#![forbid(unsafe_code)]

mod cells;
mod check;
mod decode;
mod diagnostics;
mod encode;
mod failure;
mod guess;
mod hierarchy;
mod json;
mod keys;
mod kind;
mod output;
mod progress;
mod rows_csv;
mod show;
mod source;
mod table;
mod tree;
mod units;
mod visible;
mod watch;

use std::ffi::OsString;

use clap::{Parser, Subcommand};

/// Shows, decodes, encodes and checks the statistics files of the Linux kernel.
///
/// Without a command it shows this machine's own memory statistics.
#[derive(Debug, Parser)]
#[command(name = "statcodec", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    color: colorchoice_clap::Color,
}

/// What to do.
#[derive(Debug, Subcommand)]
enum Command {
    Show(show::Args),
    Decode(decode::Args),
    Encode(encode::Args),
    Check(check::Args),
    Keys(keys::Args),
    Tree(tree::Args),
    Watch(watch::Args),
}

/// Runs the program with these arguments, of which the first is its name.
/// Returns the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            // Where standard error is closed nobody can be told.
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(2);
        }
    };
    cli.color.write_global();
    failure::exit_status(match cli.command.unwrap_or(Command::Show(show::Args::default())) {
        Command::Show(args) => show::run(&args),
        Command::Decode(args) => decode::run(&args),
        Command::Encode(args) => encode::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Keys(args) => keys::run(&args),
        Command::Tree(args) => tree::run(&args),
        Command::Watch(args) => watch::run(&args),
    })
}
