//! Which keys are shown, by the names that users give them.

use statcodec::File;
use statcodec::catalog::{Combine, KeyInfo, Scope, Shape};

use super::values::Part;
use crate::failure::Failure;

/// What a cgroup v1 file calls the same with all descendants.
const TOTALS: [&str; 2] = ["total_", "hierarchical_"];

/// A key to show: a row of the file, or one cell of it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// As the user named it.
    pub(super) given: String,
    /// The row's name.
    pub(super) row: String,
    /// The cell's name; `None` for all cells of the row.
    pub(super) cell: Option<String>,
    /// The row that has its totals, where the file has one.
    pub(super) total: Option<String>,
}

impl Key {
    /// The rows to read for it.
    pub(super) fn rows(&self) -> impl Iterator<Item = &str> {
        [Some(&self.row), self.total.as_ref()].into_iter().flatten().map(String::as_str)
    }
}

/// The keys of `file` that were given, or the one that matters most.
pub(super) fn wanted(file: File, given: &[String]) -> Result<Vec<Key>, Failure> {
    if given.iter().any(String::is_empty) {
        return Err(Failure::Usage("a --key is empty".to_owned()));
    }
    if !given.is_empty() {
        return Ok(given.iter().map(|given| key(file, given)).collect());
    }
    let anon = known_row(file, "anon");
    match anon.or_else(|| file.info().keys.first().map(|key| key.name)) {
        Some(name) => Ok(vec![key(file, name)]),
        None => Err(Failure::Usage(format!("name a --key of {file}"))),
    }
}

fn key(file: File, given: &str) -> Key {
    let has_cells = !matches!(file.info().shape, Shape::Flat | Shape::Values);
    let (row, cell) = match given.rsplit_once('.') {
        Some((row, cell)) if has_cells && file.key_named(given.as_bytes()).is_none() => {
            (row, Some(cell.to_owned()))
        }
        _ => (given, None),
    };
    let row = known_row(file, row).unwrap_or(row);
    let totals = TOTALS.iter().map(|prefix| format!("{prefix}{row}"));
    let total = totals.into_iter().find(|total| file.key_named(total.as_bytes()).is_some());
    Key { given: given.to_owned(), row: row.to_owned(), cell, total }
}

/// The row of this name, or the one that the other cgroup version calls so.
/// What v1 calls a total stands for its local row, which has both parts.
fn known_row(file: File, name: &str) -> Option<&'static str> {
    let known = |name: &str| file.key_named(name.as_bytes()).map(|key| key.name);
    known(name).or_else(|| {
        let other = file.counterpart()?;
        // The totals of v1 are what v2 has.
        let totals = TOTALS.iter().map(|prefix| format!("{prefix}{name}"));
        let mut names = [name.to_owned()].into_iter().chain(totals);
        let same = names.find_map(|name| other.key_counterpart(&name))?.name;
        let local = TOTALS.iter().find_map(|prefix| known(same.strip_prefix(prefix)?));
        local.or(known(same))
    })
}

/// Whether a key's totals are a sum that the file may not have.
pub(super) fn is_local_sum(scope: Option<Scope>, combine: Combine) -> bool {
    scope == Some(Scope::Local) && matches!(combine, Combine::Sum | Combine::Derived)
}

/// How deep a walk must go to show cgroups down to `depth`; `None` for all the
/// way.
pub(super) fn walk_depth(file: File, keys: &[Key], part: Part, depth: u32) -> Option<u32> {
    let scope = |key: &KeyInfo| if file.info().local { Scope::Local } else { key.scope };
    let sums = keys.iter().any(|key| {
        let cell = key.cell.as_deref().and_then(|cell| file.cell_named(cell.as_bytes()));
        let info = cell.or_else(|| file.key_named(key.row.as_bytes()));
        info.is_some_and(|info| is_local_sum(Some(scope(info)), info.combine))
    });
    match part {
        _ if sums => None,
        Part::Total => Some(depth),
        // What is left without the children takes the children.
        Part::Own => Some(depth.saturating_add(1)),
    }
}

/// What is wrong with a key that no cgroup has.
pub(super) fn missing(file: File, key: &Key) -> Failure {
    let keys = file.info().keys;
    let name = &key.given;
    if keys.iter().any(|known| known.name == key.row) {
        return Failure::Failed(format!("no cgroup's {file} has the key {name}"));
    }
    let near = keys
        .iter()
        .map(|known| (strsim::damerau_levenshtein(known.name, &key.row), known.name))
        .min()
        .filter(|&(distance, known)| distance * 3 <= known.len());
    let hint = match near {
        Some((_, near)) => format!("did you mean `{near}`?"),
        None => format!("`statcodec keys {file}` lists what is known"),
    };
    Failure::Usage(format!("no cgroup's {file} has the key {name}; {hint}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_table() {
        for (file, given, row, cell, total) in [
            (File::MemoryStat, "anon", "anon", None, None),
            (File::MemoryStat, "rss", "anon", None, None),
            (File::V1MemoryStat, "anon", "rss", None, Some("total_rss")),
            (File::V1MemoryStat, "total_rss", "total_rss", None, None),
            (File::MemoryStat, "brand.new", "brand.new", None, None),
            (File::MemoryNumaStat, "anon", "anon", None, None),
            (File::MemoryNumaStat, "anon.N0", "anon", Some("N0"), None),
            (File::V1MemoryNumaStat, "anon.N0", "anon", Some("N0"), Some("hierarchical_anon")),
            (File::IoStat, "8:0.rbytes", "8:0", Some("rbytes"), None),
        ] {
            let want = Key {
                given: given.to_owned(),
                row: row.to_owned(),
                cell: cell.map(str::to_owned),
                total: total.map(str::to_owned),
            };
            assert_eq!(key(file, given), want);
        }
    }

    #[test]
    fn walk_depth_table() {
        for (file, name, part, want) in [
            (File::MemoryStat, "anon", Part::Total, Some(2)),
            (File::MemoryStat, "anon", Part::Own, Some(3)),
            (File::MemoryStat, "unknown", Part::Total, Some(2)),
            (File::V1MemoryStat, "rss", Part::Total, None),
            (File::V1MemoryStat, "rss", Part::Own, None),
            (File::V1MemoryStat, "total_rss", Part::Total, Some(2)),
            (File::MemoryEventsLocal, "high", Part::Total, None),
        ] {
            assert_eq!(walk_depth(file, &[key(file, name)], part, 2), want, "{file} {name}");
        }
    }
}
