//! The examples, compiled as their comments say and run.

mod toolbox;

use std::path::{Path, PathBuf};
use std::process::Command;

use statcodec::File;

/// Compiles an example with the compiler of its language.
fn example(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name);
    let cpp = source.extension().is_some_and(|extension| extension == "cpp");
    let (compiler, standard) = if cpp { ("c++", "-std=c++17") } else { ("cc", "-std=c99") };
    let options = [standard, "-D_POSIX_C_SOURCE=200809L"];
    toolbox::compile(compiler, &options, &source, &format!("example-{name}"), toolbox::library())
}

/// Runs an example plain and under valgrind.
fn output(program: &Path, arguments: &[&str]) -> String {
    let text = toolbox::stdout_of(Command::new(program).args(arguments));
    if let Some(mut valgrind) = toolbox::valgrind("memcheck", program) {
        assert_eq!(toolbox::stdout_of(valgrind.args(arguments)), text);
    }
    text
}

#[test]
fn emit_prints_a_proc_stat() {
    let text = output(&example("emit.c"), &[]);
    let snapshot = File::Stat.decode(text.as_bytes()).unwrap();
    assert_eq!(snapshot.get_cell("cpu", "user").number(), Some(3357 + 2211));
    assert_eq!(snapshot.get_cell("cpu3", "nice").number(), Some(7));
    assert_eq!(snapshot.get_named("procs_running").number(), Some(1));
    assert_eq!(snapshot.to_text(), text.as_bytes());
}
