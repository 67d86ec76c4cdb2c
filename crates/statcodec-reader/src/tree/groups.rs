//! The cgroups of a tree: finding them, and noticing new and gone ones.
//!
//! A note for whoever changes this. Every walk asks for the status of each
//! directory, which costs a tenth of reading a file, and lists a directory only
//! where that says that its directories may be others: on cgroup file systems
//! (and tmpfs) the number of links of a directory is 2 more than it has
//! directories, so it is compared with how many are known. Where one was made
//! and another removed, the number is the same, but the removed one's status
//! fails, and its parent is listed once more. The time of change would not do:
//! cgroup file systems do not keep it. A directory removed and made anew under
//! its name is told by its inode.

use std::os::fd::BorrowedFd;

use rustix::io::Errno;
use statcodec::accumulate::NO_PARENT;

use crate::source::{Source, uninterrupted};

/// A cgroup of a tree.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) name: Box<[u8]>,
    pub(super) parent: u32,
    pub(super) inode: u64,
    pub(super) depth: u32,
    /// Why it is not there any more.
    pub(super) gone: Option<Errno>,
    /// Whether it was listed, and nothing failed.
    listed: bool,
    /// Whether it was listed again in this walk.
    again: bool,
    children: Vec<u32>,
}

/// The cgroups of a tree, each after its parent; the root is the first.
#[derive(Debug)]
pub(super) struct Groups {
    pub(super) list: Vec<Group>,
    /// Whether numbers of links tell of new directories.
    links_tell: bool,
    depth: Option<u32>,
}

/// A directory that could not be listed.
pub(super) type Unlisted = (usize, Errno);

impl Groups {
    pub(super) fn new(links_tell: bool, depth: Option<u32>) -> Self {
        let mut groups = Self { list: Vec::new(), links_tell, depth };
        groups.push(b"", NO_PARENT, 0);
        groups
    }

    fn push(&mut self, name: &[u8], parent: u32, depth: u32) {
        let row = self.list.len() as u32;
        if let Some(parent) = self.list.get_mut(parent as usize) {
            parent.children.push(row);
        }
        self.list.push(Group {
            name: name.into(),
            parent,
            inode: 0,
            depth,
            gone: None,
            listed: false,
            again: false,
            children: Vec::new(),
        });
    }

    /// Puts the path of a cgroup below the root into `path`: `.` for the root.
    pub(super) fn path(&self, row: usize, path: &mut Vec<u8>) {
        path.clear();
        let mut at = &self.list[row];
        // From the end: the names, each reversed, are turned round at last.
        while let Some(above) = self.list.get(at.parent as usize) {
            if !path.is_empty() {
                path.push(b'/');
            }
            path.extend(at.name.iter().rev());
            at = above;
        }
        path.reverse();
        if path.is_empty() {
            path.push(b'.');
        }
    }

    /// Brings the cgroups up to date: adds new ones, at the end, and marks
    /// those that are gone. Returns the directories that could not be listed.
    pub(super) fn survey(&mut self, source: &dyn Source, root: BorrowedFd<'_>) -> Vec<Unlisted> {
        let mut unlisted = Vec::new();
        let mut path = Vec::new();
        // Parents of which a child is gone, so that another may have come.
        let mut bereft = Vec::new();
        let mut row = 0;
        loop {
            while row < self.list.len() {
                self.path(row, &mut path);
                let changed = self.look_at(row, source, root, &path);
                if self.list[row].gone.is_some() {
                    bereft.push(self.list[row].parent);
                } else if changed && let Err(errno) = self.list_directory(row, source, root, &path)
                {
                    unlisted.push((row, errno));
                }
                row += 1;
            }
            let Some(parent) = bereft.pop() else {
                break;
            };
            // Once a walk, so that nobody keeps it going.
            let parent_row = parent as usize;
            if let Some(group) = self.list.get_mut(parent_row)
                && group.gone.is_none()
                && !std::mem::replace(&mut group.again, true)
            {
                self.path(parent_row, &mut path);
                if let Err(errno) = self.list_directory(parent_row, source, root, &path) {
                    unlisted.push((parent_row, errno));
                }
            }
        }
        self.list.iter_mut().for_each(|group| group.again = false);
        unlisted
    }

    /// Whether a cgroup is still there, and its directories may be others.
    fn look_at(
        &mut self,
        row: usize,
        source: &dyn Source,
        root: BorrowedFd<'_>,
        path: &[u8],
    ) -> bool {
        let parent_gone = self.list.get(self.list[row].parent as usize).and_then(|up| up.gone);
        let links_tell = self.links_tell;
        let group = &mut self.list[row];
        if group.gone.is_none() {
            group.gone = parent_gone;
        }
        if group.gone.is_some() {
            return false;
        }
        match uninterrupted(|| source.stat(root, path)) {
            Ok(status) if group.inode != 0 && status.inode != group.inode => {
                group.gone = Some(Errno::NOENT);
                false
            }
            Ok(status) if !status.is_directory => {
                group.gone = Some(Errno::NOTDIR);
                false
            }
            Ok(status) => {
                group.inode = status.inode;
                // Not the links that it had before: those may be of a moment at
                // which others were there than were listed or read. Links are 1
                // where a file system does not count.
                let known = 2 + group.children.len() as u64;
                let same = links_tell && group.listed && status.links == known;
                !same && self.depth.is_none_or(|depth| group.depth < depth)
            }
            Err(errno) if row > 0 && is_gone(errno) => {
                group.gone = Some(errno);
                false
            }
            // Reading its files will say why.
            Err(_) => false,
        }
    }

    fn list_directory(
        &mut self,
        row: usize,
        source: &dyn Source,
        root: BorrowedFd<'_>,
        path: &[u8],
    ) -> Result<(), Errno> {
        let names = uninterrupted(|| source.directories(root, path));
        let mut names = match names {
            Ok(names) => names,
            Err(errno) => {
                let group = &mut self.list[row];
                // To be listed by the next walk, whatever its links say.
                group.listed = false;
                if row > 0 && is_gone(errno) {
                    group.gone = Some(errno);
                    return Ok(());
                }
                return Err(errno);
            }
        };
        self.list[row].listed = true;
        names.sort_unstable();
        let there = self.list[row].children.iter().map(|&child| &self.list[child as usize]);
        let mut known: Vec<&[u8]> =
            there.filter(|child| child.gone.is_none()).map(|child| &*child.name).collect();
        known.sort_unstable();
        names.retain(|name| known.binary_search(&name.as_slice()).is_err());
        let depth = self.list[row].depth + 1;
        for name in names {
            if self.list.len() < NO_PARENT as usize {
                self.push(&name, row as u32, depth);
            }
        }
        Ok(())
    }

    /// Whether a cgroup is there at this moment. The root's descriptor always
    /// is: each walk begins by looking for it.
    pub(super) fn is_alive(
        &self,
        row: usize,
        source: &dyn Source,
        root: BorrowedFd<'_>,
        path: &[u8],
    ) -> bool {
        let status = uninterrupted(|| source.stat(root, path));
        row == 0 || status.is_ok_and(|status| status.inode == self.list[row].inode)
    }

    /// The cgroups that are gone, with all below them.
    pub(super) fn mark_gone(&mut self) -> Vec<usize> {
        let mut gone = Vec::new();
        for row in 0..self.list.len() {
            let above = self.list.get(self.list[row].parent as usize).and_then(|up| up.gone);
            let group = &mut self.list[row];
            group.gone = group.gone.or(above);
            if group.gone.is_some() {
                gone.push(row);
            }
        }
        gone
    }

    /// Takes out those that are marked. Returns for each whether it stays.
    pub(super) fn take_gone(&mut self) -> Vec<bool> {
        let stays: Vec<bool> = self.list.iter().map(|group| group.gone.is_none()).collect();
        let mut places = vec![NO_PARENT; stays.len()];
        let staying = stays.iter().enumerate().filter(|(_, stays)| **stays);
        for (place, (row, _)) in staying.enumerate() {
            places[row] = place as u32;
        }
        self.list.retain(|group| group.gone.is_none());
        for group in &mut self.list {
            group.children.retain(|&child| stays[child as usize]);
            group.children.iter_mut().for_each(|child| *child = places[*child as usize]);
            if group.parent != NO_PARENT {
                group.parent = places[group.parent as usize];
            }
        }
        stays
    }

    pub(super) fn parents(&self) -> Vec<u32> {
        self.list.iter().map(|group| group.parent).collect()
    }
}

/// Whether an error says that a directory or file is not there.
pub(super) fn is_gone(errno: Errno) -> bool {
    matches!(errno, Errno::NOENT | Errno::NODEV | Errno::SRCH | Errno::NOTDIR | Errno::STALE)
}
