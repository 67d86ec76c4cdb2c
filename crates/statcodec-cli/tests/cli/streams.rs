//! Closed pipes, full disks, colours.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::program::{captures, command, run, statcodec};

/// Commands that print a lot.
fn talkative() -> Vec<Command> {
    let nodes = captures().join("v2-7.2-big/root/memory.numa_stat");
    let mut commands: Vec<Command> =
        ["keys", "keys memory.stat", "keys --format json", "show", "--help"]
            .iter()
            .map(|args| command(args.split(' ')))
            .collect();
    for args in ["show", "decode", "decode --format csv", "decode --format text"] {
        let mut command = command(args.split(' '));
        command.arg(&nodes);
        commands.push(command);
    }
    for format in ["table", "json", "csv"] {
        let mut command = command(["tree", "--file", "memory.numa_stat", "--format", format]);
        command.arg(nodes.parent().expect("a folder"));
        commands.push(command);
    }
    commands
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for mut command in talkative() {
        // Closed before anything is written, and after the first line.
        for lines in [0, 1] {
            let mut child = command
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            let mut stdout = BufReader::with_capacity(16, child.stdout.take().unwrap());
            for _ in 0..lines {
                stdout.read_line(&mut String::new()).unwrap();
            }
            drop(stdout);
            let output = child.wait_with_output().unwrap();
            let err = String::from_utf8(output.stderr).unwrap();
            assert_eq!((output.status.code(), err.as_str()), (Some(0), ""), "{command:?}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for mut command in talkative() {
        if command.get_args().any(|arg| arg == "--help") {
            continue;
        }
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output =
            command.stdin(Stdio::null()).stdout(full).stderr(Stdio::piped()).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{command:?}");
        assert!(err.contains("cannot write to standard output: No space left"), "{err}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_standard_error_that_cannot_be_written_does_not_matter() {
    let full = File::options().write(true).open("/dev/full").unwrap();
    let mut command = command(["decode", "--as", "memory.stat", "/dev/null"]);
    let status = command.stdout(Stdio::null()).stderr(full).status().unwrap();
    assert_eq!(status.code(), Some(1));
}

#[test]
fn colours_are_for_terminals() {
    let text = b"anon 1\nfile x\n";
    for args in ["show", "show -", "keys", "keys memory.stat", "decode", "check -"] {
        let as_kind =
            if args.contains("show -") || args.contains("decode") || args.contains("check") {
                " --as memory.stat"
            } else {
                ""
            };
        let plain = statcodec(&format!("{args}{as_kind}"), text);
        assert!(!plain.out.contains(&0x1b) && !plain.err.contains('\x1b'), "{args}");

        let mut no_color = command(format!("{args}{as_kind}").split(' '));
        no_color.env("NO_COLOR", "1").env("CLICOLOR_FORCE", "1");
        let plain = run(no_color, text);
        assert!(!plain.out.contains(&0x1b) && !plain.err.contains('\x1b'), "{args}");

        let forced = statcodec(&format!("{args}{as_kind} --color=always"), text);
        assert!(forced.out.contains(&0x1b) || forced.err.contains('\x1b'), "{args}");
    }
}

#[test]
fn what_is_for_programs_is_never_coloured() {
    for format in ["json", "csv", "text"] {
        let args = format!("decode --color=always --as memory.stat --format {format}");
        assert!(!statcodec(&args, b"anon 1\n").clean().contains(&0x1b));
    }
}

#[test]
fn a_terminal_gets_colours_and_its_width() {
    let program = env!("CARGO_BIN_EXE_statcodec");
    let terminal = |setup: &str| {
        let line =
            format!("stty rows 24 cols 80; {setup} {program} show --root /nonexistent 2>/dev/null");
        Command::new("script")
            .args(["-qec", &line, "/dev/null"])
            .env_remove("COLUMNS")
            .env_remove("NO_COLOR")
            .env("TERM", "xterm")
            .stdin(Stdio::null())
            .output()
    };
    // Where util-linux is not installed, there is nothing to see.
    let Ok(output) = terminal("") else { return };
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\x1b[1m62.1 MiB"), "{text}");
    assert!(text.contains('…'), "{text}");
    let plain = terminal("NO_COLOR=1").unwrap().stdout;
    assert!(!plain.contains(&0x1b));
}
