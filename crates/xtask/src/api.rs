//! `cargo xtask api`: what the crates offer, as a list that is committed, so
//! that no change of it goes unseen.
//!
//! The list is taken from rustdoc's pages: stable Rust says it nowhere else
//! with macros expanded and private modules left out. Of the pages only the
//! declarations are used, with blanks and order made the same, so that the
//! list does not hang on the version of rustdoc.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Result, execute, root, target};

/// The crates, as rustdoc names them, and their folders.
const CRATES: &[(&str, &str)] =
    &[("statcodec", "crates/statcodec"), ("statcodec_reader", "crates/statcodec-reader")];

const TITLE: &str = "# What the crate offers. Written by `cargo xtask api` and compared by `cargo \
     xtask test`;\n# a line that goes or changes breaks somebody's program.\n";

/// Writes the lists again.
pub(crate) fn write() -> Result {
    for (path, list) in lists()? {
        fs::write(&path, list).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("{} written", path.display());
    }
    Ok(())
}

/// The lists that are committed are those of the sources.
pub(crate) fn check() -> Result {
    for (path, list) in lists()? {
        let committed = fs::read_to_string(&path).unwrap_or_default();
        if committed != list {
            return Err(format!(
                "{} is stale:\n{}`cargo xtask api` writes it again; what programs notice belongs \
                 into CHANGELOG.md",
                path.display(),
                differences(&committed, &list),
            ));
        }
    }
    Ok(())
}

/// The list of each crate and where it is committed.
fn lists() -> Result<Vec<(PathBuf, String)>> {
    let mut command = Command::new("cargo");
    command.args(["doc", "--quiet", "--no-deps", "-p", "statcodec", "-p", "statcodec-reader"]);
    // As in the step `docs`, so that pages are made once.
    execute(command.env("RUSTDOCFLAGS", "-D warnings"))?;
    CRATES
        .iter()
        .map(|(name, folder)| {
            let list = list(name, &target().join("doc").join(name))?;
            Ok((root().join(folder).join("api.txt"), list))
        })
        .collect()
}

/// The lines that only one of two lists has, with `-` and `+` before them.
fn differences(old: &str, new: &str) -> String {
    let lines = |of: &str, other: &str, sign: char| -> String {
        let known: BTreeSet<&str> = other.lines().collect();
        let lines = of.lines().filter(|line| !known.contains(line));
        lines.map(|line| format!("{sign}{line}\n")).collect()
    };
    lines(old, new, '-') + &lines(new, old, '+')
}

/// All items of a crate whose pages are in a folder.
fn list(name: &str, folder: &Path) -> Result<String> {
    let read = |page: &str| {
        let path = folder.join(page);
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
    };
    // The folder may hold pages of items that are gone; this one is new.
    let all = read("all.html")?;
    let items: Vec<&str> = all.split("<li><a href=\"").skip(1).filter_map(page).collect();
    if items.is_empty() {
        return Err(format!("rustdoc lists no items of {name}: has its form changed?"));
    }
    let mut modules = BTreeSet::from([""]);
    let mut entries = BTreeSet::new();
    for item in items {
        let (module, file) = item.rsplit_once('/').unwrap_or(("", item));
        modules.extend(parents(module));
        let title = file.split('.').nth(1).unwrap_or(file);
        let entry = declared(&read(item)?);
        if entry.is_empty() {
            return Err(format!("rustdoc's {item} declares nothing: has its form changed?"));
        }
        entries.insert(format!("{}::{title}\n{entry}", path(name, module)));
    }
    for module in modules {
        let page = read(format!("{module}/index.html").trim_start_matches('/'))?;
        for used in page.split("<code>pub use ").skip(1) {
            let used = text(used.split("</code>").next().unwrap_or_default());
            entries.insert(format!("{}\n    pub use {used}\n", path(name, module)));
        }
    }
    Ok(TITLE.to_owned() + &entries.into_iter().collect::<String>())
}

/// The page of an entry in the list of all items.
fn page(entry: &str) -> Option<&str> {
    let page = entry.split('"').next()?;
    (page.ends_with(".html") && !page.starts_with('.')).then_some(page)
}

/// A module and those it lies in.
fn parents(module: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(module), |module| module.rsplit_once('/').map(|(parent, _)| parent))
}

fn path(name: &str, module: &str) -> String {
    format!("{name}/{module}").trim_end_matches('/').replace('/', "::")
}

/// What an item's page declares: the item, its methods, and the traits that it
/// implements itself, a line each.
fn declared(page: &str) -> String {
    let declaration = between(page, "<pre class=\"rust item-decl\">", "</pre>");
    let mut lines = declaration_lines(declaration);
    let mut members = BTreeSet::new();
    for (list, of_traits) in [("implementations-list", false), ("trait-implementations-list", true)]
    {
        let section = between(page, &format!("id=\"{list}\""), "<h2 id=");
        for block in section.split("<h3 class=\"code-header\">").skip(1) {
            let header = one_line(&text(block.split("</h3>").next().unwrap_or_default()));
            for member in block.split("<h4 class=\"code-header\">").skip(1) {
                let member = one_line(&text(member.split("</h4>").next().unwrap_or_default()));
                // A trait says which methods it has, but not of which types.
                if !of_traits || member.starts_with("type ") {
                    members.insert(format!("{header}: {member}"));
                }
            }
            // What derives `PartialEq` has this as well; no program may name it.
            if of_traits && !header.contains("StructuralPartialEq") {
                members.insert(header);
            }
        }
    }
    lines.extend(members);
    lines.iter().map(|line| format!("    {line}\n")).collect()
}

/// The part of a page after `start` and up to `end`.
fn between<'p>(page: &'p str, start: &str, end: &str) -> &'p str {
    let rest = page.split_once(start).map_or("", |(_, rest)| rest);
    rest.split_once(end).map_or(rest, |(part, _)| part)
}

/// Fields, variants and methods of traits have a line each.
fn declaration_lines(declaration: &str) -> Vec<String> {
    let mut html = declaration.replace("</div>", "\n");
    while let Some((before, rest)) = html.split_once("<summary") {
        let after = rest.split_once("</summary>").map_or("", |(_, after)| after);
        html = format!("{before}{after}");
    }
    let text = text(&html);
    if !text.contains('{') {
        return vec![one_line(&text)];
    }
    let kept = |line: &&str| {
        let attribute = line.starts_with("#[");
        !line.is_empty()
            && !line.starts_with("//")
            && (!attribute || line.contains("non_exhaustive") || line.contains("repr"))
    };
    text.lines().map(str::trim).filter(kept).map(str::to_owned).collect()
}

/// A signature that rustdoc may have laid out over several lines.
fn one_line(signature: &str) -> String {
    let words: Vec<&str> = signature.split_whitespace().collect();
    let line = words
        .join(" ")
        .replace("( ", "(")
        .replace(", )", ")")
        .replace("< ", "<")
        .replace(", >", ">");
    match line.split_once(" = ") {
        // Whether a constant's value is shown, and how, hangs on the version.
        Some((constant, _)) if line.contains("const ") && !line.contains("fn ") => constant.into(),
        _ => line,
    }
}

/// The text of a piece of HTML.
fn text(html: &str) -> String {
    let mut text = String::new();
    for (number, part) in html.split('<').enumerate() {
        let shown = match number {
            0 => part,
            _ => part.split_once('>').map_or("", |(_, after)| after),
        };
        text.push_str(shown);
    }
    let entities = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&nbsp;", " "),
        ("ⓘ", ""),
    ];
    entities.iter().fold(text, |text, (from, to)| text.replace(from, to)).replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<pre class=\"rust item-decl\"><code><div class=\"code-attribute\">\
        #[non_exhaustive]</div>pub enum <a>Key</a> {\n<details><summary><span>Show 2</span>\
        </summary>    Anon = 0,\n    File = 1,\n</details>}</code></pre>\
        <h2 id=\"implementations\">I</h2><div id=\"implementations-list\">\
        <h3 class=\"code-header\">impl&lt;'t&gt; <a>Key</a></h3>\
        <h4 class=\"code-header\">pub fn <a>of</a>(\n    self,\n    at: &amp;'t [u8],\n) -&gt; u16</h4>\
        </div><h2 id=\"trait-implementations\">T</h2><div id=\"trait-implementations-list\">\
        <h3 class=\"code-header\">impl Iterator for Key</h3>\
        <h4 class=\"code-header\">type <a>Item</a> = u8</h4>\
        <h4 class=\"code-header\">fn next(&amp;mut self) -&gt; u8</h4></div>\
        <h2 id=\"synthetic-implementations\">A</h2><div id=\"synthetic-implementations-list\">\
        <h3 class=\"code-header\">impl Send for Key</h3></div>";

    #[test]
    fn a_page_is_its_declarations() {
        let want = "    #[non_exhaustive]\n    pub enum Key {\n    Anon = 0,\n    File = 1,\n    }\n    \
            impl Iterator for Key\n    impl Iterator for Key: type Item = u8\n    impl<'t> Key: pub fn of(self, at: &'t [u8]) -> u16\n";
        assert_eq!(declared(PAGE), want);
    }

    #[test]
    fn differences_name_what_went_and_came() {
        assert_eq!(differences("a\nb\n", "a\nc\n"), "-b\n+c\n");
        assert_eq!(differences("a\n", "a\n"), "");
    }
}
