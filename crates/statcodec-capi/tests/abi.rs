//! What the shared library shows to the linker.

#[path = "boundary/prototypes.rs"]
#[allow(dead_code, reason = "the names alone are used")]
mod prototypes;
mod toolbox;

use std::fs;
use std::process::Command;

/// The symbols that the library exports, sorted.
fn exported() -> Vec<String> {
    let library = toolbox::library().join("libstatcodec.so");
    let text = toolbox::stdout_of(Command::new("nm").args(["-D", "--defined-only"]).arg(library));
    let mut names: Vec<String> =
        text.lines().filter_map(|line| line.split_whitespace().nth(2)).map(str::to_owned).collect();
    names.sort();
    names
}

/// A symbol once shipped stays. The list is refreshed by `cargo xtask header`.
#[test]
fn symbols_are_the_committed_ones() {
    let path = toolbox::source("symbols.txt");
    let names = exported();
    if std::env::var_os("STATCODEC_REFRESH").is_some() {
        return fs::write(path, names.join("\n") + "\n").unwrap();
    }
    let committed = fs::read_to_string(path).unwrap();
    let committed: Vec<&str> = committed.lines().collect();
    assert_eq!(names, committed, "run `cargo xtask header` if that is meant");
    assert!(names.iter().all(|name| name.starts_with("statcodec_")));
}

#[test]
fn symbols_are_the_functions_of_the_header() {
    let mut functions: Vec<String> =
        prototypes::all().into_iter().map(|function| function.name).collect();
    functions.sort();
    assert_eq!(exported(), functions);
}

#[test]
fn the_soname_names_the_major_version() {
    let library = toolbox::library().join("libstatcodec.so");
    let text = toolbox::stdout_of(Command::new("readelf").arg("-d").arg(library));
    assert!(text.contains(&format!("soname: [{}]", toolbox::soname())), "{text}");
}
