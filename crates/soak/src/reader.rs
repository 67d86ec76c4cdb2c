//! The threads that read the tree that changes, and hold each value against
//! what was promised.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use statcodec::{Cell, Decoder, File, Snapshot};
use statcodec_reader::{ReadErrorKind, StatFile, Tree, TreeOptions};

use crate::promise::{Expected, FILES, Role, promised, role};
use crate::tally::Tally;

/// A cell with the names of its row and its own.
type Named<'c> = (&'c [u8], &'c [u8], Cell<'c>);

fn cells(snapshot: &Snapshot) -> Vec<Named<'_>> {
    let rows = snapshot.rows();
    rows.flat_map(|row| row.cells().map(move |(cell, value)| (row.name(), cell, value))).collect()
}

/// Holds all cells of a file against the promise. Returns which write it is of;
/// `None` where no cell is there.
fn verify(tally: &Tally, group: &str, file: &str, cells: &[Named<'_>]) -> Option<u64> {
    let names: Vec<(&str, &str, Cell<'_>)> = cells
        .iter()
        .filter(|(_, _, cell)| !cell.is_absent())
        .map(|&(row, name, cell)| (utf8(row), utf8(name), cell))
        .collect();
    let of = |wanted| {
        let found = names.iter().find(|(row, name, _)| role(file, row, name) == wanted);
        found.and_then(|(_, _, cell)| cell.number())
    };
    let (Some(sequence), Some(count)) = (of(Role::Sequence), of(Role::Count).or(Some(0))) else {
        if !names.is_empty() {
            tally.wrong(&format!("{group}/{file}: {} values and no `seq`", names.len()));
        }
        return None;
    };
    let values = names.iter().filter(|(row, name, _)| role(file, row, name) == Role::Promised);
    let mut found = 0;
    for &(row, name, cell) in values {
        found += 1;
        let expected = promised(sequence, group, file, row, name);
        let same = match expected {
            Expected::Number(number) => cell == Cell::Value(number),
            Expected::Hundredths(number) => cell == Cell::Hundredths(number),
            Expected::Max => cell == Cell::Max,
        };
        if !same {
            tally.wrong(&format!(
                "{group}/{file}, write {sequence}: {row} {name} is {cell:?}, not {expected:?}"
            ));
        }
    }
    if found != count {
        tally.wrong(&format!("{group}/{file}, write {sequence}: {found} values of {count}"));
    }
    Tally::add(&tally.values, names.len());
    Some(sequence)
}

fn utf8(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or("not UTF-8")
}

/// Which write a file is of, with no help from the codec; `None` where it is
/// not there.
fn naive_sequence(path: &Path) -> Option<u64> {
    let text = fs::read_to_string(path).ok()?;
    let words = text.strip_prefix("seq ").or_else(|| Some(text.split_once("\nseq ")?.1));
    let word = words.unwrap_or(&text).split([' ', '\n']).next()?;
    word.trim_start_matches("seq=").parse().ok()
}

/// The groups below a folder with their inodes, with no help from the reader.
fn groups(root: &Path) -> BTreeMap<String, u64> {
    let mut all = BTreeMap::new();
    let mut list = |folder: &Path, above: &str| {
        let mut names = Vec::new();
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let Some(inode) = entry.metadata().ok().filter(fs::Metadata::is_dir) else {
                continue;
            };
            let name = format!("{above}{}", entry.file_name().to_string_lossy());
            all.insert(name.clone(), inode.ino());
            names.push(name);
        }
        names
    };
    for group in list(root, "") {
        list(&root.join(&group), &format!("{group}/"));
    }
    all
}

/// Reads single files: by a reader that is new, by the same again, and by a
/// decoder that learned from all groups.
pub(crate) struct Files {
    decoders: Vec<Decoder>,
    round: usize,
}

impl Files {
    pub(crate) fn new() -> Self {
        let file = |name| File::from_name(name).expect("the catalog has it");
        Self { decoders: FILES.map(|name| Decoder::new(file(name))).into(), round: 0 }
    }

    /// One file of each group.
    pub(crate) fn round(&mut self, tally: &Tally, root: &Path) {
        self.round += 1;
        let number = self.round % FILES.len();
        for group in groups(root).keys() {
            let path = root.join(group).join(FILES[number]);
            // The group may go away at any moment.
            if let Some(before) = naive_sequence(&path) {
                self.by_reader(tally, group, number, &path, before);
                self.by_decoder(tally, group, number, &path, before);
            }
        }
    }

    fn by_reader(&self, tally: &Tally, group: &str, number: usize, path: &Path, before: u64) {
        let file = self.decoders[number].file();
        let mut opened = match StatFile::open_as(path, file) {
            Ok(opened) => opened,
            Err(error) if error.is_vanished() => return,
            Err(error) => return tally.wrong(&format!("{error}")),
        };
        for time in ["first", "second"] {
            match opened.read() {
                Ok(snapshot) => {
                    let sequence = verify(tally, group, FILES[number], &cells(snapshot));
                    let text = snapshot.to_text();
                    if sequence.is_none_or(|sequence| sequence < before) {
                        tally.wrong(&format!("{}: {sequence:?} after {before}", path.display()));
                    }
                    if text != opened.text() {
                        tally.wrong(&format!("{}: encoded as another text", path.display()));
                    }
                }
                Err(error) => tally.wrong(&format!("{time} reading: {error}")),
            }
        }
        if !opened.is_unchanged() {
            tally.wrong(&format!("{}: a file that is kept open changed", path.display()));
        }
        Tally::add(&tally.reads, 2);
    }

    fn by_decoder(&mut self, tally: &Tally, group: &str, number: usize, path: &Path, before: u64) {
        let Ok(text) = fs::read(path) else {
            return;
        };
        match self.decoders[number].decode(&text) {
            Ok(snapshot) => {
                let sequence = verify(tally, group, FILES[number], &cells(snapshot));
                if sequence.is_none_or(|sequence| sequence < before) {
                    tally.wrong(&format!("{}: {sequence:?} after {before}", path.display()));
                }
            }
            Err(error) => tally.wrong(&format!("{}: {error}", path.display())),
        }
        Tally::add(&tally.reads, 1);
    }
}

/// Walks the whole tree: with descriptors that are kept, or with none, so that
/// each walk sees what was written last.
pub(crate) struct Walks {
    tree: Tree,
    fresh: bool,
    round: usize,
    last: BTreeMap<(u64, usize), u64>,
}

impl Walks {
    pub(crate) fn new(root: &Path, fresh: bool) -> Self {
        let mut options = TreeOptions::new();
        options.threads(if fresh { 2 } else { 1 });
        FILES.iter().for_each(|file| _ = options.file(file));
        if fresh {
            options.descriptors(0);
        }
        let tree = Tree::open(root, &options).expect("the tree is there");
        Self { tree, fresh, round: 0, last: BTreeMap::new() }
    }

    pub(crate) fn round(&mut self, tally: &Tally, root: &Path) {
        self.round += 1;
        let number = self.round % FILES.len();
        let before = groups(root);
        let written: BTreeMap<&String, u64> = before
            .keys()
            .filter_map(|group| {
                Some((group, naive_sequence(&root.join(group).join(FILES[number]))?))
            })
            .collect();
        if let Err(error) = self.tree.walk() {
            return tally.wrong(&format!("{error}"));
        }
        // A group goes file by file, and its folder last.
        let stays = |group: &&String| root.join(group).join(FILES[number]).exists();
        let stays: BTreeSet<&String> = written.keys().copied().filter(stays).collect();
        let after = groups(root);
        for problem in self.tree.problems() {
            if problem.error.kind != ReadErrorKind::Vanished {
                tally.wrong(&format!("{}", problem.error));
            }
        }
        let found = self.verify(tally, root);
        for (group, inode) in
            before.iter().filter(|(group, inode)| after.get(*group) == Some(*inode))
        {
            match found.get(&(*inode, number)) {
                None if !self.has(*inode) => tally.wrong(&format!("{group} is not in the tree")),
                Some(sequence)
                    if !self.fresh || *sequence >= written.get(group).copied().unwrap_or(0) => {}
                sequence if stays.contains(group) => {
                    tally.wrong(&format!("{group}/{}: the tree has {sequence:?}", FILES[number]));
                }
                _ => {}
            }
        }
        for (place, sequence) in &found {
            if self.last.get(place).is_some_and(|last| last > sequence) {
                tally.wrong(&format!("{place:?}: {sequence} after a later write"));
            }
        }
        self.last = found;
        Tally::add(&tally.came, self.tree.added().len());
        Tally::add(&tally.gone, self.tree.gone().len());
    }

    fn has(&self, inode: u64) -> bool {
        (0..self.tree.len()).any(|row| self.tree.id(row) == inode)
    }

    /// All that a walk read: which write, by inode and file.
    fn verify(&self, tally: &Tally, root: &Path) -> BTreeMap<(u64, usize), u64> {
        let mut found = BTreeMap::new();
        let root = root.canonicalize().unwrap_or_default();
        for row in self.tree.matrix().rows() {
            let path = self.tree.path(row.number());
            let group = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy();
            for (number, file) in FILES.iter().enumerate() {
                let cells: Vec<Named<'_>> = row
                    .cells()
                    .filter(|(column, _, _)| usize::from(column.source()) == number)
                    .map(|(column, cell, _)| (column.row_name(), column.cell_name(), cell))
                    .collect();
                // A file that went away while it was to be read is unreadable.
                if cells.iter().any(|(_, _, cell)| matches!(cell, Cell::Unreadable(_))) {
                    continue;
                }
                if let Some(sequence) = verify(tally, &group, file, &cells) {
                    found.insert((self.tree.id(row.number()), number), sequence);
                    Tally::add(&tally.reads, 1);
                }
            }
        }
        found
    }
}
