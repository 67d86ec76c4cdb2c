//! The header, put together: what cbindgen makes of each module in turn, so
//! that types and functions that belong together stand together.

use std::path::Path;

use cbindgen::{Builder, Config, DocumentationStyle, Language, Style};

use crate::enumerators;

/// The modules in the order of the header.
const MODULES: &[(&str, &str)] = &[
    ("text", "Text"),
    ("status", "Statuses"),
    ("error", "Errors"),
    ("version", "Versions"),
    ("value", "Values"),
    ("flat", "Streaming: flat keyed files"),
    ("nested", "Streaming: nested keyed files"),
    ("colon", "Streaming: files of labels"),
    ("maps", "Streaming: mappings of a process"),
    ("writer", "Writing"),
    ("catalog", "The catalog: files and keys"),
    ("snapshot", "Snapshots"),
    ("decoder", "Decoders"),
    ("reader", "Readers: live files"),
    ("cgroup", "Cgroups"),
    ("matrix", "Matrices: one reading of many cgroups"),
    ("tree", "Trees of cgroups"),
];

/// Handles are types of the core; C knows them by name alone.
const HANDLES: &[(&str, &str)] = &[
    ("Snapshot", "struct statcodec_snapshot"),
    ("Decoder", "struct statcodec_decoder"),
    ("Problems", "struct statcodec_problems"),
    ("StatFile", "struct statcodec_reader"),
    ("Cgroup", "struct statcodec_cgroup"),
    ("Matrix", "struct statcodec_matrix"),
    ("Tree", "struct statcodec_tree"),
];

const TEXT_ARGS: &str = "\
/** The arguments of printf for a statcodec_text, for the format `%.*s`. */
#define STATCODEC_TEXT_ARGS(text) (int)(text).length, (text).data

";

/// The whole header.
pub(crate) fn header() -> String {
    let mut text = include_str!("preamble.h").to_owned();
    text += &versions();
    text += TEXT_ARGS;
    for group in enumerators::words() {
        text += &group.render();
    }
    text += "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n";
    for (module, title) in MODULES {
        text += &banner(title);
        text += &section(module);
    }
    text += "#ifdef __cplusplus\n}\n#endif\n\n";
    text += &banner("Numbers of the catalog");
    for group in enumerators::catalog() {
        text += &group.render();
    }
    text + "#endif /* STATCODEC_H */\n"
}

fn versions() -> String {
    let (major, minor, patch) = (
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
    );
    format!(
        "/** The version of this header. */\n\
         #define STATCODEC_VERSION \"{major}.{minor}.{patch}\"\n\
         #define STATCODEC_VERSION_MAJOR {major}\n\
         #define STATCODEC_VERSION_MINOR {minor}\n\
         #define STATCODEC_VERSION_PATCH {patch}\n\
         /** `major << 16 | minor << 8 | patch` */\n\
         #define STATCODEC_VERSION_NUMBER \\\n  \
         (STATCODEC_VERSION_MAJOR << 16 | STATCODEC_VERSION_MINOR << 8 | STATCODEC_VERSION_PATCH)\n\n"
    )
}

fn banner(title: &str) -> String {
    format!("/* {:-<76} */\n\n", format!("{title} "))
}

/// What cbindgen makes of a module.
fn section(module: &str) -> String {
    let mut config = Config {
        language: Language::C,
        style: Style::Both,
        documentation_style: DocumentationStyle::Doxy,
        usize_is_size_t: true,
        no_includes: true,
        ..Config::default()
    };
    config.export.exclude.push("OK".to_owned());
    // Types that no function of their own module takes.
    config.export.include =
        ["text", "value", "state"].map(|name| format!("statcodec_{name}")).to_vec();
    for (rust, c) in HANDLES {
        config.export.rename.insert((*rust).to_owned(), (*c).to_owned());
    }
    let source =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(module).with_extension("rs");
    let bindings = Builder::new().with_config(config).with_src(source).generate().unwrap();
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = String::from_utf8(text).unwrap();
    let text = short_comments(&examples(&one_name(&text)));
    text.trim().to_owned() + "\n\n"
}

/// Types are named without `struct`, whether cbindgen saw them or not.
fn one_name(text: &str) -> String {
    let lines = text.lines().map(|line| match line.starts_with("typedef struct") {
        true => line.to_owned(),
        false => line.replace("struct statcodec_", "statcodec_"),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// An example between fences becomes an indented one.
fn examples(text: &str) -> String {
    let mut inside = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        match line {
            " * ```c" => inside = true,
            " * ```" => inside = false,
            _ if inside => lines.push(line.replacen(" *", " *    ", 1).trim_end().to_owned()),
            _ => lines.push(line.to_owned()),
        }
    }
    lines.join("\n")
}

/// A comment of one line takes one line.
fn short_comments(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut short = Vec::new();
    let mut at = 0;
    while let Some(&line) = lines.get(at) {
        let comment = lines.get(at + 1).and_then(|line| line.trim_start().strip_prefix("* "));
        if line.trim() == "/**"
            && let Some(comment) = comment
            && lines.get(at + 2).is_some_and(|line| line.trim() == "*/")
        {
            short.push(format!("{line} {comment} */"));
            at += 3;
        } else {
            short.push(line.to_owned());
            at += 1;
        }
    }
    short.join("\n")
}
