//! What programs hang on once they are compiled: the symbols of the library,
//! and where the fields of its structs lie.

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

/// A program that prints of each struct of the header its size, and of each
/// field where it lies and its size; but for what is reserved, whose place
/// later fields take.
fn layout_program() -> String {
    let code = prototypes::code();
    let mut program = "#include <stddef.h>\n#include <stdio.h>\n#include \"statcodec.h\"\n\
        int main(void)\n{\n"
        .to_owned();
    for definition in code.split("typedef struct ").skip(1) {
        let end = definition.find(['{', ';']).unwrap();
        let (name, rest) = definition.split_at(end);
        // A type that has no fields in the header is followed by a semicolon.
        let Some(fields) = rest.strip_prefix('{') else { continue };
        let name = name.trim();
        program += &format!("    printf(\"{name} %zu\\n\", sizeof({name}));\n");
        for field in fields.split('}').next().unwrap().split(';') {
            let field = field.trim().split('[').next().unwrap();
            let field = field.rsplit([' ', '*']).next().unwrap();
            if !field.is_empty() && field != "reserved" && field != "private_words" {
                program += &format!(
                    "    printf(\"{name}.{field} %zu %zu\\n\", offsetof({name}, {field}), \
                     sizeof((({name} *)0)->{field}));\n"
                );
            }
        }
    }
    program + "    return 0;\n}\n"
}

/// Structs keep their size, and fields their places: the list of them grows,
/// and nothing in it changes. It is refreshed by `cargo xtask header`.
#[test]
#[cfg(target_pointer_width = "64")]
fn layouts_never_change() {
    let source = toolbox::scratch().join("layout.c");
    fs::write(&source, layout_program()).unwrap();
    let program = toolbox::compile("cc", &["-std=c99"], &source, "layout", toolbox::library());
    let now = toolbox::stdout_of(&mut Command::new(program));
    assert!(now.lines().count() > 100, "the header is not as it was");
    let path = toolbox::source("layouts.txt");
    let committed = fs::read_to_string(&path).unwrap_or_default();
    for line in committed.lines() {
        assert!(now.lines().any(|other| other == line), "this must stay: {line}");
    }
    if std::env::var_os("STATCODEC_REFRESH").is_some() {
        return fs::write(path, now).unwrap();
    }
    assert_eq!(now, committed, "run `cargo xtask header`");
}
