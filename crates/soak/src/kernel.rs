//! The thread that makes cgroups of the kernel's own come and go, where the
//! machine lets it, and reads them by files that are kept open.
//!
//! The folders of the other threads only look like cgroups. What a descriptor
//! says of a cgroup that is gone, and how it is found again, is seen here.

use std::fs;
use std::path::{Path, PathBuf};

use statcodec::Cell;
use statcodec_reader::{StatFile, Tree, TreeOptions};

use crate::promise::mix;
use crate::tally::Tally;

/// Where cgroups may be made, and a file that holds what it is given.
const PLACES: [(&str, &str); 2] =
    [("/sys/fs/cgroup/memory", "memory.soft_limit_in_bytes"), ("/sys/fs/cgroup", "memory.high")];

/// How many cgroups there are at most.
const GROUPS: usize = 4;

struct Group {
    path: PathBuf,
    limit: StatFile,
    /// What was written there; `None` where the cgroup is gone.
    expected: Option<u64>,
}

/// A cgroup of its own, gone when the thread ends.
pub(crate) struct Kernel {
    root: PathBuf,
    groups: Vec<Group>,
    tree: Tree,
    file: &'static str,
    round: u64,
}

impl Kernel {
    /// `None`, and a word on why, where none can be made.
    pub(crate) fn new() -> Option<Self> {
        let made = PLACES.iter().find_map(|(place, file)| {
            let root = Path::new(place).join(format!("statcodec-soak-{}", std::process::id()));
            fs::create_dir(&root).ok()?;
            Self::below(&root, file).or_else(|| {
                remove(&root);
                None
            })
        });
        if made.is_none() {
            eprintln!("SKIPPED: cgroups of the kernel's own, since none can be made here");
        }
        made
    }

    fn below(root: &Path, file: &'static str) -> Option<Self> {
        let group = |number| {
            let path = root.join(format!("k{number}"));
            fs::create_dir(&path).ok()?;
            let limit = StatFile::open(path.join(file)).ok()?;
            fs::write(path.join(file), "4096").ok()?;
            Some(Group { path, limit, expected: Some(4096) })
        };
        let groups = (0..GROUPS).map(group).collect::<Option<_>>()?;
        let tree = Tree::open(root, TreeOptions::new().file(file)).ok()?;
        Some(Self { root: root.to_owned(), groups, tree, file, round: 0 })
    }

    /// Changes one cgroup, and reads all.
    pub(crate) fn round(&mut self, tally: &Tally) {
        self.round += 1;
        let dice = mix(self.round, 0xc6);
        let group = &mut self.groups[dice as usize % GROUPS];
        let turns = self.round.is_multiple_of(8);
        let there = group.expected.is_some();
        if there && turns {
            fs::remove_dir(&group.path).expect("nobody else is in it");
            group.expected = None;
            Tally::add(&tally.gone, 1);
        }
        // Half of those that go are back before anybody looks.
        if there != turns || (there && dice >> 63 == 1) {
            if group.expected.is_none() {
                fs::create_dir(&group.path).expect("nobody else makes it");
                Tally::add(&tally.came, 1);
            }
            // Any width that is whole pages.
            let limit = ((dice >> 13) >> (dice >> 8 & 31)) << 12;
            fs::write(group.path.join(self.file), limit.to_string()).expect("it has the file");
            group.expected = Some(limit);
        }
        for group in &mut self.groups {
            let found = group.limit.read().map(|snapshot| snapshot.cell(0).number());
            let right = match (&found, group.expected) {
                (Ok(found), expected) => expected.is_some() && *found == expected,
                (Err(error), expected) => expected.is_none() && error.is_vanished(),
            };
            if !right {
                tally.wrong(&format!("{:?}: {found:?}", (&group.path, group.expected)));
            }
        }
        Tally::add(&tally.reads, 2 * GROUPS);
        Tally::add(&tally.values, 2 * GROUPS);
        self.walk(tally);
    }

    fn walk(&mut self, tally: &Tally) {
        if let Err(error) = self.tree.walk() {
            return tally.wrong(&format!("{error}"));
        }
        let row = |path: &Path| (0..self.tree.len()).find(|&row| self.tree.path(row) == path);
        for group in &self.groups {
            let found = row(&group.path).map(|row| self.tree.matrix().cell(row, 0));
            if found != group.expected.map(Cell::Value) {
                tally.wrong(&format!("{:?}: {found:?}", (&group.path, group.expected)));
            }
        }
    }
}

impl Drop for Kernel {
    fn drop(&mut self) {
        self.groups.iter().for_each(|group| remove(&group.path));
        remove(&self.root);
    }
}

fn remove(path: &Path) {
    let _ = fs::remove_dir(path);
}
