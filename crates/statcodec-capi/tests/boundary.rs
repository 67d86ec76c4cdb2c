//! Every function of the header with NULL in every pointer, with zero lengths
//! and with a panic inside. The C program that calls them is made from the
//! header itself, so that no function is forgotten.

#[path = "boundary/prototypes.rs"]
mod prototypes;
mod toolbox;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use prototypes::{Parameter, Prototype, Role};

/// The call with its valid arguments, those of `changed` replaced.
fn call(function: &Prototype, changed: impl Fn(&Parameter) -> Option<String>) -> String {
    let arguments: Vec<String> = function
        .parameters
        .iter()
        .map(|parameter| changed(parameter).unwrap_or_else(|| parameter.valid(function)))
        .collect();
    format!("{}({})", function.name, arguments.join(", "))
}

/// What a call gives that does not do its work.
fn refused(function: &Prototype, status: &str) -> String {
    match function.returns.as_str() {
        "statcodec_status" => format!(" == {status}"),
        "statcodec_text" => ".length == 0".to_owned(),
        "int" => " == -1".to_owned(),
        _ => " == 0".to_owned(),
    }
}

/// What a call gives that does its work.
fn done(function: &Prototype) -> &'static str {
    match function.returns.as_str() {
        // Where this runs there may be no cgroups.
        _ if function.name == "statcodec_cgroup_of_process" => " != STATCODEC_NULL_ARGUMENT",
        "statcodec_status" => " == STATCODEC_OK",
        "statcodec_text" => ".data != NULL",
        kind if kind.ends_with('*') => " != NULL",
        // A count may be 0.
        _ => " + 1 != 0",
    }
}

/// One case: the setting up, a call in `check`, and the clearing away.
fn case(program: &mut String, function: &Prototype, what: &str, body: &str) {
    let name = &function.name;
    writeln!(program, "    begin(&o, \"{name}: {what}\");\n{body}    end(&o);").unwrap();
}

/// A call whose result is looked at, where it has one.
fn checked(function: &Prototype, call: &str, expected: &str) -> String {
    match function.returns.as_str() {
        "void" => format!("    {call};\n"),
        _ => format!("    CHECK({call}{expected});\n"),
    }
}

fn valid(program: &mut String, function: &Prototype) {
    let mut body = checked(function, &call(function, |_| None), done(function));
    body += &function.free_what_it_made();
    body += &function.forget_what_it_freed();
    case(program, function, "valid arguments", &body);
}

fn nulls(program: &mut String, function: &Prototype) {
    for parameter in function.parameters.iter().filter(|parameter| parameter.is_pointer()) {
        let null =
            call(function, |other| (other.name == parameter.name).then(|| "NULL".to_owned()));
        let body = if parameter.is_optional(function) {
            format!("    (void){null};\n") + &function.free_what_it_made()
        } else {
            checked(function, &null, &refused(function, "STATCODEC_NULL_ARGUMENT"))
                + "    CHECK(untouched(&o));\n"
        };
        let body = if function.returns == "void" { body.replace("(void)", "") } else { body };
        case(program, function, &format!("NULL for {}", parameter.name), &body);
    }
}

fn zeros(program: &mut String, function: &Prototype) {
    let is_size = |parameter: &Parameter| parameter.kind == "size_t";
    if !function.parameters.iter().any(is_size) {
        return;
    }
    for null in [false, true] {
        let zero = call(function, |parameter| match parameter.role(function) {
            _ if is_size(parameter) => Some("0".to_owned()),
            Role::Text if null => Some("NULL".to_owned()),
            _ => None,
        });
        let body = format!("    (void){zero};\n") + &function.free_what_it_made();
        case(program, function, &format!("zero lengths, text NULL: {null}"), &body);
    }
    if function.parameters.iter().any(|parameter| parameter.role(function) == Role::Text) {
        let negative =
            call(function, |parameter| is_size(parameter).then(|| "(size_t)-1".to_owned()));
        let body = format!("    CHECK({negative} != STATCODEC_OK);\n    CHECK(untouched(&o));\n");
        case(program, function, "a negative length", &body);
    }
}

fn panics(program: &mut String, function: &Prototype) {
    let call = call(function, |_| None);
    let mut body = "    test_panic_next();\n".to_owned();
    body += &checked(function, &call, &refused(function, "STATCODEC_PANIC"));
    body += "    CHECK(!test_panic_pending());\n    CHECK(untouched(&o));\n";
    body += &function.forget_what_it_freed();
    case(program, function, "a panic", &body);
}

/// Writes and compiles a program of all cases that `write` makes.
fn program(name: &str, library: &Path, write: fn(&mut String, &Prototype)) -> PathBuf {
    let mut text = "#include \"boundary.h\"\n\n".to_owned();
    text += "void test_panic_next(void);\nbool test_panic_pending(void);\n\n";
    let functions = prototypes::all();
    for (number, function) in functions.iter().enumerate() {
        writeln!(text, "static void function_{number}(void)\n{{\n    struct objects o;").unwrap();
        write(&mut text, function);
        writeln!(text, "}}\n").unwrap();
    }
    writeln!(text, "int main(void)\n{{").unwrap();
    for number in 0..functions.len() {
        writeln!(text, "    function_{number}();").unwrap();
    }
    writeln!(text, "    if (failures == 0)\n        puts(\"{} functions\");", functions.len())
        .unwrap();
    writeln!(text, "    return failures != 0;\n}}").unwrap();
    let source = toolbox::scratch().join(name).with_extension("c");
    fs::write(&source, text).unwrap();
    let include = format!("-I{}", toolbox::source("c").display());
    let root = format!("-DROOT=\"{}\"", toolbox::cgroups(name).display());
    let options = ["-std=c99", "-D_POSIX_C_SOURCE=200809L", "-O0", &include, &root];
    toolbox::compile("cc", &options, &source, name, library)
}

/// Runs a program and shows what failed.
fn run(mut command: Command) {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{}\n{text}{errors}", output.status);
    print!("{text}");
}

fn all_but_panics(program: &mut String, function: &Prototype) {
    valid(program, function);
    nulls(program, function);
    zeros(program, function);
}

#[test]
fn nulls_and_zero_lengths_are_statuses() {
    let program = program("boundary", toolbox::library(), all_but_panics);
    run(Command::new(&program));
    if let Some(valgrind) = toolbox::valgrind("memcheck", &program) {
        run(valgrind);
    }
}

#[test]
fn a_panic_is_a_status() {
    let program = program("panic", toolbox::library_that_panics(), panics);
    run(Command::new(&program));
    if let Some(valgrind) = toolbox::valgrind("memcheck", &program) {
        run(valgrind);
    }
}
