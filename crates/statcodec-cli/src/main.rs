//! `statcodec`: shows, decodes, encodes and checks the statistics files of the
//! Linux kernel.
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
mod json;
mod keys;
mod kind;
mod output;
mod rows_csv;
mod show;
mod source;
mod table;
mod units;
mod visible;

use std::process::ExitCode;

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
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    cli.color.write_global();
    let result = match cli.command.unwrap_or(Command::Show(show::Args::default())) {
        Command::Show(args) => show::run(&args),
        Command::Decode(args) => decode::run(&args),
        Command::Encode(args) => encode::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Keys(args) => keys::run(&args),
    };
    failure::exit_code(result)
}
