//! C programs against the library: the header in every standard and compiler,
//! the header's rules, two threads at once.

mod toolbox;

use std::fs;
use std::process::Command;

const COMPILERS: &[(&str, &[&str])] = &[
    ("gcc", &["c99", "c11", "c17"]),
    ("clang", &["c99", "c11", "c17"]),
    ("g++", &["c++17", "c++20"]),
    ("clang++", &["c++17", "c++20"]),
];

/// All warnings are errors, and the program that includes it runs.
#[test]
fn the_header_compiles_everywhere() {
    for (compiler, standards) in COMPILERS {
        if !toolbox::has(compiler) {
            println!("SKIPPED: {compiler} is not installed");
            continue;
        }
        for standard in *standards {
            let language = if standard.contains("++") { "c++" } else { "c" };
            let program = toolbox::compile(
                compiler,
                // Callers may be stricter than most.
                &[
                    &format!("-std={standard}"),
                    "-Wshadow",
                    "-Wconversion",
                    "-Wsign-conversion",
                    "-Wundef",
                    "-x",
                    language,
                ],
                &toolbox::source("c/header.c"),
                &format!("header-{compiler}-{standard}"),
                toolbox::library(),
            );
            toolbox::stdout_of(&mut Command::new(program));
        }
    }
}

/// Runs a program plain and under a tool of valgrind.
fn runs(name: &str, tool: &str) {
    let program = toolbox::c_program(name);
    let plain = toolbox::stdout_of(&mut Command::new(&program));
    if let Some(mut valgrind) = toolbox::valgrind(tool, &program) {
        assert_eq!(toolbox::stdout_of(&mut valgrind), plain);
    }
}

#[test]
fn the_rules_of_the_header_hold() {
    runs("rules", "memcheck");
}

#[test]
fn live_files_are_read_and_no_descriptor_is_left() {
    let program = toolbox::c_program("live");
    let cgroups = toolbox::cgroups("live");
    assert_eq!(toolbox::stdout_of(Command::new(&program).arg(&cgroups)), "");
    if let Some(mut valgrind) = toolbox::valgrind("memcheck", &program) {
        assert_eq!(toolbox::stdout_of(valgrind.arg(&cgroups)), "");
    }
}

#[test]
fn two_threads_do_not_meet() {
    runs("threads", "memcheck");
    runs("threads", "helgrind");
}

/// The C++ header by every compiler, with exceptions and without.
#[test]
fn the_rules_of_the_cpp_header_hold() {
    for (compiler, standards) in &COMPILERS[2..] {
        if !toolbox::has(compiler) {
            println!("SKIPPED: {compiler} is not installed");
            continue;
        }
        for standard in *standards {
            for option in ["-fexceptions", "-fno-exceptions"] {
                if option == "-fno-exceptions" && *standard != "c++17" {
                    continue;
                }
                let program = toolbox::compile(
                    compiler,
                    &[&format!("-std={standard}"), option],
                    &toolbox::source("cpp/rules.cpp"),
                    &format!("rules-{compiler}-{standard}{option}"),
                    toolbox::library(),
                );
                let cgroups = toolbox::cgroups("cpp");
                assert_eq!(toolbox::stdout_of(Command::new(&program).arg(&cgroups)), "");
                // valgrind once a compiler, which is enough of a slow thing.
                if option == "-fexceptions"
                    && *standard == "c++17"
                    && let Some(mut valgrind) = toolbox::valgrind("memcheck", &program)
                {
                    assert_eq!(toolbox::stdout_of(valgrind.arg(&cgroups)), "");
                }
            }
        }
    }
}

/// Every example in the header's comments compiles, given what its sentence
/// takes for granted.
#[test]
fn the_examples_of_the_header_compile() {
    let header = fs::read_to_string(toolbox::root().join("include/statcodec.h")).unwrap();
    let mut program = include_str!("c/granted.h").to_owned();
    let (mut count, mut inside) = (0, false);
    for line in header.lines() {
        match line.strip_prefix(" *     ") {
            Some(code) => {
                if !inside {
                    count += 1;
                    program += &format!("int example_{count}(void)\n{{\n    GRANTED;\n    {{\n");
                }
                program += &format!("    {code}\n");
            }
            None if inside => program += "    }\n    return 0;\n}\n\n",
            None => {}
        }
        inside = line.starts_with(" *     ");
    }
    program += "int main(void) { return 0; }\n";
    assert!(count >= 10, "the examples are gone");
    let source = toolbox::scratch().join("examples.c");
    fs::write(&source, program).unwrap();
    let options = ["-std=c99", "-Wno-unused", "-Wno-maybe-uninitialized", "-Wno-uninitialized"];
    toolbox::compile("cc", &options, &source, "examples-of-header", toolbox::library());
}

/// So does the one of the C++ header.
#[test]
fn the_example_of_the_cpp_header_compiles() {
    let header = fs::read_to_string(toolbox::root().join("include/statcodec.hpp")).unwrap();
    let code: Vec<&str> = header.lines().filter_map(|line| line.strip_prefix(" *     ")).collect();
    assert!(code.len() > 5, "the example is gone");
    let program = format!(
        "#include <statcodec.hpp>\n\
         static int complain(const char *) {{ return 1; }}\n\
         template <class... Shown> static void show(const Shown &...) {{}}\n\
         static int example(std::string_view text)\n{{\n{}\nreturn anon != 1;\n}}\n\
         int main() {{ return example(\"anon 1\\n\"); }}\n",
        code.join("\n")
    );
    let source = toolbox::scratch().join("example.cpp");
    fs::write(&source, program).unwrap();
    // The lines stand in the function as they do in the comment.
    let options = ["-std=c++17", "-Wno-misleading-indentation"];
    let program = toolbox::compile("c++", &options, &source, "example-of-hpp", toolbox::library());
    toolbox::stdout_of(&mut Command::new(program));
}
