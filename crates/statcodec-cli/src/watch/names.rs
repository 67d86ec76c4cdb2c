//! What the cells of a file are called.

use std::borrow::Cow;
use std::collections::HashMap;

use statcodec::Snapshot;
use statcodec::catalog::KeyInfo;

use crate::cells::{self, lone_value};
use crate::visible::escape;

/// A name for each cell, its row's name, and what is known of it. No name is
/// given twice.
pub(super) fn names(
    snapshot: &Snapshot,
) -> impl Iterator<Item = (String, Cow<'_, str>, Option<&'static KeyInfo>)> {
    let lone = lone_value(snapshot.file());
    let mut seen: HashMap<String, u64> = HashMap::new();
    snapshot
        .rows()
        .flat_map(move |row| {
            let row_name = match lone {
                Some(name) => Cow::Borrowed(name),
                None => escape(row.name()),
            };
            cells::of_row(snapshot, row).map(move |place| (row_name.clone(), place))
        })
        .map(move |(row, place)| {
            let name = match place.name {
                b"" => row.clone().into_owned(),
                name if row.is_empty() => escape(name).into_owned(),
                name => format!("{row}.{}", escape(name)),
            };
            let count = seen.entry(name.clone()).or_insert(0);
            *count += 1;
            let name = if *count == 1 { name } else { format!("{name}[{}]", *count - 1) };
            (name, row, place.info)
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use statcodec::File;

    #[test]
    fn names_table() {
        for (file, text, want) in [
            (File::MemoryStat, "anon 1\nanon 2\nfile 3\n", &["anon", "anon[1]", "file"][..]),
            (File::MemoryCurrent, "5\n", &["memory.current"]),
            (File::MemoryNumaStat, "anon N0=1 N2=2\n", &["anon.N0", "anon.N2"]),
            (File::V1MemoryNumaStat, "total=3 N0=3\n", &["total", "total.N0"]),
            (File::Stat, "intr 9 0 9\nctxt 1\n", &["intr", "intr[1]", "intr[2]", "ctxt"]),
        ] {
            let (snapshot, _) = file.decode_lenient(text.as_bytes()).unwrap();
            let names: Vec<String> = names(&snapshot).map(|(name, ..)| name).collect();
            assert_eq!(names, want);
        }
    }
}
