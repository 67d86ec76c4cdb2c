//! The README's transcripts, run as they stand.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A command of a transcript and what it shows.
fn transcripts(readme: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let blocks = readme.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next());
    for line in blocks.flat_map(str::lines) {
        match (line.strip_prefix("$ "), all.last_mut()) {
            (Some(command), _) => all.push((command.to_owned(), String::new())),
            (None, Some((_, shown))) => {
                shown.push_str(line);
                shown.push('\n');
            }
            (None, None) => panic!("a transcript begins with a command: {line}"),
        }
    }
    all
}

#[test]
fn the_readme_shows_what_the_program_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let readme = fs::read_to_string(root.join("README.md")).unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_statcodec")).parent().unwrap();
    let path = format!("{}:{}", program.display(), env::var("PATH").unwrap());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    fs::create_dir_all(&folder).unwrap();
    let all = transcripts(&readme);
    assert!(all.len() >= 3, "the README's transcripts are gone");
    for (command, shown) in all {
        // Both streams, in the order in which they were written.
        let output = Command::new("sh")
            .args(["-c", &format!("exec 2>&1; {command}")])
            .env("PATH", &path)
            .current_dir(&folder)
            .output()
            .unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), shown, "$ {command}");
    }
}
