//! The functions of the header, read from it, and for each parameter an
//! argument that is valid.

use std::fs;

use crate::toolbox;

/// A function of the header.
pub(crate) struct Prototype {
    pub(crate) returns: String,
    pub(crate) name: String,
    pub(crate) parameters: Vec<Parameter>,
}

/// A parameter: its type without the name, and its name.
pub(crate) struct Parameter {
    pub(crate) kind: String,
    pub(crate) name: String,
    place: usize,
}

/// What a parameter is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// The object of the call, or a value that is only read.
    Object,
    /// A text whose length follows.
    Text,
    /// A NUL-terminated string.
    Name,
    /// Where a result goes.
    Output,
    /// Where an error goes.
    Error,
    Number,
}

/// The header without comments and directives, in one line.
pub(crate) fn code() -> String {
    let header = fs::read_to_string(toolbox::root().join("include/statcodec.h")).unwrap();
    let mut code = String::new();
    let mut rest = header.as_str();
    while let Some((before, after)) = rest.split_once("/*") {
        code += before;
        rest = after.split_once("*/").unwrap().1;
    }
    code += rest;
    code.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join(" ")
}

/// All functions of the header.
pub(crate) fn all() -> Vec<Prototype> {
    let prototypes: Vec<Prototype> =
        code().split(';').filter(|item| item.trim_end().ends_with(')')).map(parse).collect();
    assert!(prototypes.len() > 50, "the header is not as it was");
    prototypes
}

fn parse(item: &str) -> Prototype {
    let (head, parameters) = item.trim().trim_end_matches(')').split_once('(').unwrap();
    let (returns, name) = type_and_name(head);
    let parameters = parameters
        .split(',')
        .filter(|parameter| *parameter != "void")
        .map(type_and_name)
        .enumerate()
        .map(|(place, (kind, name))| Parameter { kind, name, place })
        .collect();
    Prototype { returns, name, parameters }
}

fn type_and_name(text: &str) -> (String, String) {
    let text = text.trim();
    let start = text.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap();
    let (kind, name) = text.split_at(start + 1);
    // What stood before a function: the end of `extern "C" {`.
    let kind = kind.rsplit('{').next().unwrap();
    (kind.split_whitespace().collect::<Vec<_>>().join(" "), name.to_owned())
}

impl Parameter {
    pub(crate) fn is_pointer(&self) -> bool {
        self.kind.ends_with('*')
    }

    pub(crate) fn role(&self, function: &Prototype) -> Role {
        let follows = function.parameters.get(self.place + 1);
        let sized = follows.is_some_and(|next| ["length", "size"].contains(&next.name.as_str()));
        match self.kind.as_str() {
            "const char *" | "char *" if sized => Role::Text,
            "const char *" => Role::Name,
            "statcodec_error *" if self.name == "error" && self.place > 0 => Role::Error,
            kind if !kind.ends_with('*') => Role::Number,
            kind if kind.starts_with("const ") && !kind.ends_with("**") => Role::Object,
            _ if self.place == 0 && !function.name.ends_with("_init") => Role::Object,
            _ => Role::Output,
        }
    }

    /// Whether NULL is allowed: the names of such parameters.
    pub(crate) fn is_optional(&self, function: &Prototype) -> bool {
        let function = function.name.as_str();
        match self.name.as_str() {
            "prefix" | "separator" | "delimiter" => true,
            "error" => self.place > 0,
            "problems" => self.kind.ends_with("**"),
            // The cells of a flat file have no names.
            "name" if function.ends_with("_cell_named_n") => true,
            "cell" if function == "statcodec_tree_column" => true,
            _ => function.ends_with("_free") || function.ends_with("_close"),
        }
    }

    /// An argument that is valid: what `boundary.h` has of the type.
    pub(crate) fn valid(&self, function: &Prototype) -> String {
        let output = format!("(void *)&o.output[{}]", self.place);
        match (self.role(function), self.kind.as_str()) {
            (Role::Output, _) => output,
            (Role::Error, _) => "&o.error".to_owned(),
            (Role::Text, "char *") => "o.buffer".to_owned(),
            (Role::Text, _) => "TEXT".to_owned(),
            (Role::Name, _) => valid_name(function, &self.name).to_owned(),
            (Role::Object, kind) => match kind {
                "statcodec_decoder *" => "o.decoder",
                "const statcodec_snapshot *" => "o.snapshot",
                "statcodec_snapshot *" => "o.own",
                "const statcodec_problems *" => "o.problems",
                "statcodec_flat *" => "&o.flat",
                "statcodec_nested *" => "&o.nested",
                "statcodec_colon *" => "&o.colon",
                "statcodec_maps *" => "&o.maps",
                "statcodec_smaps *" => "&o.smaps",
                "statcodec_writer *" | "const statcodec_writer *" => "&o.writer",
                "statcodec_error *" => "&o.located",
                "const statcodec_value *" => "&o.value",
                "statcodec_reader *" | "const statcodec_reader *" => "o.reader",
                "statcodec_cgroup *" | "const statcodec_cgroup *" => "o.cgroup",
                "statcodec_tree *" | "const statcodec_tree *" => "o.tree",
                "const statcodec_tree_options *" => "&OPTIONS",
                "const statcodec_matrix *" => "o.walked",
                "statcodec_matrix *" => "o.matrix",
                other => panic!("say in this test what is a valid {other}"),
            }
            .to_owned(),
            (Role::Number, _) => self.valid_number(function).to_owned(),
        }
    }

    fn valid_number(&self, function: &Prototype) -> &'static str {
        match (self.name.as_str(), self.kind.as_str()) {
            // The cells of a flat file have no names.
            ("length", _) if function.name.ends_with("_cell_named_n") => "0",
            ("length", _) if function.name.ends_with("_row_named_n") => "4",
            ("length", _) if function.name == "statcodec_decode" => "7",
            ("length", _) if function.name == "statcodec_decoder_decode" => "7",
            ("length", _) => "TEXT_LENGTH",
            ("size", _) => "sizeof o.buffer",
            ("file", _) if function.name.starts_with("statcodec_file_cell") => {
                "STATCODEC_FILE_IO_STAT"
            }
            ("number", _) => "STATCODEC_VERSION_NUMBER",
            ("descriptor", _) => "descriptor()",
            _ => "0",
        }
    }
}

/// A name that the function finds.
fn valid_name(function: &Prototype, parameter: &str) -> &'static str {
    match (function.name.as_str(), parameter) {
        ("statcodec_file_from_path", _) => "\"/sys/fs/cgroup/memory.stat\"",
        ("statcodec_reader_open" | "statcodec_reader_open_as", "path") => "ROOT \"/memory.stat\"",
        (_, "path" | "root") => "ROOT",
        ("statcodec_file_from_name" | "statcodec_cgroup_reader", _) | (_, "file") => {
            "\"memory.stat\""
        }
        ("statcodec_cgroup_effective_limit", _) => "\"memory.max\"",
        ("statcodec_file_cell_named", _) => "\"rbytes\"",
        ("statcodec_tree_column", "cell") => "NULL",
        _ => "\"anon\"",
    }
}

impl Prototype {
    /// Frees a handle that the call returned to the caller, if it did.
    pub(crate) fn free_what_it_made(&self) -> String {
        let made = self.parameters.iter().find(|parameter| {
            parameter.kind.ends_with("**") && !parameter.kind.starts_with("const")
        });
        made.map_or(String::new(), |parameter| {
            let handle = parameter.kind.trim_end_matches(" **");
            let live = ["_reader", "_cgroup", "_tree"].iter().any(|end| handle.ends_with(end));
            let end = if live { "close" } else { "free" };
            format!("    {handle}_{end}(made(&o.output[{}]));\n", parameter.place)
        })
    }

    /// Takes an object that the call freed out of the clearing away.
    pub(crate) fn forget_what_it_freed(&self) -> String {
        let freed = self.name.ends_with("_free") || self.name.ends_with("_close");
        match self.parameters.first() {
            Some(object) if freed => format!("    {} = NULL;\n", object.valid(self)),
            _ => String::new(),
        }
    }
}
