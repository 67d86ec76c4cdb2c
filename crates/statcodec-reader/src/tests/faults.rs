//! A file system in memory whose calls fail as told.
//!
//! Descriptors are real (memory files of a name of their own), so that a test
//! can count those that are open.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::os::fd::{AsRawFd, BorrowedFd, OwnedFd, RawFd};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};

use rustix::fs::{MemfdFlags, memfd_create};
use rustix::io::Errno;

use crate::source::{Source, Status};

/// What a read of a file does, once.
#[derive(Debug, Clone)]
pub(super) enum Step {
    Fail(Errno),
    /// Reads no more than this.
    Short(usize),
    /// Removes a file or directory first.
    Remove(&'static str),
}

/// What happens before the call of a given number.
#[derive(Debug, Clone, Copy)]
pub(super) enum Before {
    Nothing,
    Fail(Errno),
    Remove(&'static str),
    Short(usize),
}

#[derive(Debug, Default)]
struct Node {
    inode: u64,
    directory: bool,
    text: Vec<u8>,
    steps: VecDeque<Step>,
    /// Every open fails so.
    closed: Option<Errno>,
    /// Every read fails so.
    unreadable: Option<Errno>,
    /// No read gives more.
    most: Option<usize>,
    /// Reads at an offset fail.
    stream: bool,
}

#[derive(Default)]
struct State {
    nodes: BTreeMap<String, Node>,
    open: HashMap<RawFd, (String, u64, usize)>,
    inodes: u64,
    calls: usize,
    before: Option<(usize, Before)>,
    most_open: Option<usize>,
    in_parts: bool,
    log: Vec<&'static str>,
}

/// The file system.
pub(super) struct Faults {
    name: String,
    state: Mutex<State>,
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

static NUMBER: AtomicU64 = AtomicU64::new(0);

impl Faults {
    pub(super) fn new() -> &'static Self {
        let name = format!("faults-{}", NUMBER.fetch_add(1, Relaxed));
        Box::leak(Box::new(Self { name, state: Mutex::default() }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// Makes a directory, and those above it.
    pub(super) fn directory(&self, path: &str) -> &Self {
        let mut state = self.state();
        for (end, _) in path.match_indices('/').skip(1).chain([(path.len(), "")]) {
            state.node(&path[..end]).directory = true;
        }
        self
    }

    /// Writes a file, new or not.
    pub(super) fn write(&self, path: &str, text: impl AsRef<[u8]>) -> &Self {
        let above = path.rsplit_once('/').unwrap().0;
        if !above.is_empty() {
            self.directory(above);
        }
        self.state().node(path).text = text.as_ref().to_vec();
        self
    }

    /// Removes a file, or a directory and all below it.
    pub(super) fn remove(&self, path: &str) -> &Self {
        self.state().remove(path);
        self
    }

    pub(super) fn steps(&self, path: &str, steps: impl IntoIterator<Item = Step>) -> &Self {
        self.state().node(path).steps.extend(steps);
        self
    }

    pub(super) fn closed(&self, path: &str, errno: Errno) -> &Self {
        self.state().node(path).closed = Some(errno);
        self
    }

    pub(super) fn unreadable(&self, path: &str, errno: Errno) -> &Self {
        self.state().node(path).unreadable = Some(errno);
        self
    }

    pub(super) fn most(&self, path: &str, most: usize) -> &Self {
        self.state().node(path).most = Some(most);
        self
    }

    pub(super) fn stream(&self, path: &str) -> &Self {
        self.state().node(path).stream = true;
        self
    }

    /// Lets no more descriptors be open at a time.
    pub(super) fn most_open(&self, most: usize) -> &Self {
        self.state().most_open = Some(most);
        self
    }

    /// Is a file system that may hand out files in parts.
    pub(super) fn in_parts(&self) -> &Self {
        self.state().in_parts = true;
        self
    }

    /// Says what happens before the call of this number from now.
    pub(super) fn before_call(&self, call: usize, before: Before) -> &Self {
        let mut state = self.state();
        state.before = Some((state.calls + call, before));
        self
    }

    /// The calls since this was asked last.
    pub(super) fn calls(&self) -> Vec<&'static str> {
        std::mem::take(&mut self.state().log)
    }

    /// How many descriptors are open.
    pub(super) fn open_count(&self) -> usize {
        let own = format!("/memfd:{} (deleted)", self.name);
        let is_own = |fd: &&RawFd| {
            std::fs::read_link(format!("/proc/self/fd/{fd}"))
                .is_ok_and(|link| link.to_str() == Some(&own))
        };
        self.state().open.keys().filter(is_own).count()
    }

    /// Notes a call, and does what was told to happen before it.
    fn call(&self, name: &'static str) -> Result<Option<usize>, Errno> {
        let mut state = self.state();
        state.log.push(name);
        state.calls += 1;
        match state.before {
            Some((call, before)) if call + 1 == state.calls => match before {
                Before::Nothing => Ok(None),
                Before::Fail(errno) => Err(errno),
                Before::Short(length) => Ok(Some(length)),
                Before::Remove(path) => {
                    state.remove(path);
                    Ok(None)
                }
            },
            _ => Ok(None),
        }
    }

    fn opened(&self, at: BorrowedFd<'_>, path: &[u8], directory: bool) -> Result<OwnedFd, Errno> {
        let full = self.resolve(at, path)?;
        let most = self.state().most_open;
        if most.is_some_and(|most| self.open_count() >= most) {
            return Err(Errno::MFILE);
        }
        let mut state = self.state();
        let node = state.nodes.get(&full).ok_or(Errno::NOENT)?;
        if directory && !node.directory {
            return Err(Errno::NOTDIR);
        }
        node.closed.map_or(Ok(()), Err)?;
        let inode = node.inode;
        let descriptor = memfd_create(self.name.as_str(), MemfdFlags::CLOEXEC)?;
        state.open.insert(descriptor.as_raw_fd(), (full, inode, 0));
        Ok(descriptor)
    }

    /// The full path, as seen from a descriptor of a directory that is there.
    fn resolve(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<String, Errno> {
        let path = std::str::from_utf8(path).unwrap();
        if path.starts_with('/') {
            return Ok(path.to_owned());
        }
        let base = self.state().open.get(&at.as_raw_fd()).cloned().ok_or(Errno::BADF)?.0;
        Ok(if path == "." { base } else { format!("{base}/{}", path.trim_start_matches("./")) })
    }

    fn read_at(
        &self,
        fd: BorrowedFd<'_>,
        buffer: &mut [u8],
        offset: Option<usize>,
        short: Option<usize>,
    ) -> Result<usize, Errno> {
        let mut state = self.state();
        let (path, inode, stands) = state.open.get(&fd.as_raw_fd()).cloned().ok_or(Errno::BADF)?;
        let mut most = short.unwrap_or(usize::MAX);
        let step = state.nodes.get_mut(&path).and_then(|node| node.steps.pop_front());
        match step {
            Some(Step::Fail(errno)) => return Err(errno),
            Some(Step::Short(length)) => most = most.min(length),
            Some(Step::Remove(path)) => state.remove(path),
            None => {}
        }
        let node = state.nodes.get(&path).filter(|node| node.inode == inode);
        let node = node.ok_or(Errno::NODEV)?;
        node.unreadable.map_or(Ok(()), Err)?;
        if node.stream && offset.is_some() {
            return Err(Errno::SPIPE);
        }
        let rest = &node.text[offset.unwrap_or(stands).min(node.text.len())..];
        let length = rest.len().min(buffer.len()).min(most).min(node.most.unwrap_or(usize::MAX));
        buffer[..length].copy_from_slice(&rest[..length]);
        if offset.is_none() {
            state.open.insert(fd.as_raw_fd(), (path, inode, stands + length));
        }
        Ok(length)
    }
}

impl State {
    fn node(&mut self, path: &str) -> &mut Node {
        if !self.nodes.contains_key(path) {
            self.inodes += 1;
            let node = Node { inode: self.inodes, ..Node::default() };
            self.nodes.insert(path.to_owned(), node);
        }
        self.nodes.get_mut(path).unwrap()
    }

    fn remove(&mut self, path: &str) {
        let below = format!("{path}/");
        self.nodes.retain(|other, _| other != path && !other.starts_with(&below));
    }

    /// The names of the directories in a directory.
    fn below(&self, path: &str) -> Vec<Vec<u8>> {
        let prefix = format!("{path}/");
        let names = self.nodes.iter().filter(|(_, node)| node.directory);
        names
            .filter_map(|(other, _)| other.strip_prefix(&prefix))
            .filter(|name| !name.contains('/'))
            .map(|name| name.as_bytes().to_vec())
            .collect()
    }
}

impl Source for Faults {
    fn open(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<OwnedFd, Errno> {
        self.call("open")?;
        self.opened(at, path, false)
    }

    fn open_directory(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<OwnedFd, Errno> {
        self.call("open")?;
        self.opened(at, path, true)
    }

    fn pread(&self, fd: BorrowedFd<'_>, buffer: &mut [u8], offset: u64) -> Result<usize, Errno> {
        let short = self.call("pread")?;
        self.read_at(fd, buffer, Some(offset as usize), short)
    }

    fn read(&self, fd: BorrowedFd<'_>, buffer: &mut [u8]) -> Result<usize, Errno> {
        let short = self.call("read")?;
        self.read_at(fd, buffer, None, short)
    }

    fn stat(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<Status, Errno> {
        self.call("stat")?;
        let full = self.resolve(at, path)?;
        let state = self.state();
        let node = state.nodes.get(&full).ok_or(Errno::NOENT)?;
        Ok(Status {
            inode: node.inode,
            device: 1,
            links: 2 + state.below(&full).len() as u64,
            is_directory: node.directory,
        })
    }

    fn reads_whole(&self, _: BorrowedFd<'_>) -> bool {
        !self.state().in_parts
    }

    fn directories(&self, at: BorrowedFd<'_>, path: &[u8]) -> Result<Vec<Vec<u8>>, Errno> {
        self.call("list")?;
        let full = self.resolve(at, path)?;
        drop(self.opened(at, path, true)?);
        Ok(self.state().below(&full))
    }
}
