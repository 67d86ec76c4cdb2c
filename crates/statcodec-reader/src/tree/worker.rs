//! Reading the files of cgroups, one after the other.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use rustix::io::Errno;
use statcodec::accumulate::Columns;
use statcodec::{Error, Snapshot, State};

use super::groups::{Groups, is_gone};
use super::options::Wanted;
use super::pool::Pool;
use super::progress::Progress;
use crate::source::{Source, uninterrupted};
use crate::text::Text;

/// What a walk reads, for all its workers.
pub(super) struct Plan<'t> {
    pub(super) source: &'static dyn Source,
    pub(super) root: BorrowedFd<'t>,
    pub(super) wanted: &'t [Wanted],
    pub(super) groups: &'t Groups,
    pub(super) columns: &'t Columns,
    pub(super) budget: &'t Budget,
    pub(super) progress: &'t Progress,
}

/// The cgroups that a worker reads, one after the other, and where their
/// readings go.
pub(super) struct Span<'t> {
    /// The first row.
    pub(super) first: usize,
    pub(super) rows: usize,
    pub(super) values: &'t mut [u64],
    pub(super) states: &'t mut [State],
    /// One for each wanted file of each row.
    pub(super) descriptors: &'t mut [Option<OwnedFd>],
}

/// What a worker met, by row and wanted file.
pub(super) struct Event {
    pub(super) row: usize,
    pub(super) file: usize,
    pub(super) what: What,
}

pub(super) enum What {
    /// The cgroup is gone.
    Gone(Errno),
    /// The cgroup does not have the file: not worth an event.
    Lacks,
    /// A file that could not be read.
    Unread(Errno),
    /// A text that is at fault, and the text.
    Fault(Error, Box<[u8]>),
    /// A reading that has cells without a column.
    Wider(Snapshot),
}

/// How many more descriptors may be kept.
#[derive(Debug)]
pub(super) struct Budget(AtomicUsize);

impl Budget {
    pub(super) fn new(descriptors: usize) -> Self {
        Self(AtomicUsize::new(descriptors))
    }

    fn take(&self) -> bool {
        self.0.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok()
    }

    pub(super) fn give(&self, descriptors: usize) {
        self.0.fetch_add(descriptors, Relaxed);
    }

    /// No descriptor was left in the process: no more are kept than there are.
    fn exhaust(&self) {
        self.0.store(0, Relaxed);
    }
}

/// The memory and decoders of one thread.
#[derive(Debug)]
pub(super) struct Worker {
    text: Text,
    path: Vec<u8>,
    pools: Vec<Pool>,
}

/// Descriptors that are given up at a time when there are none left.
const GIVEN_UP: usize = 16;

impl Worker {
    pub(super) fn new(wanted: &[Wanted]) -> Self {
        let pools = wanted.iter().map(|wanted| Pool::new(wanted.file)).collect();
        Self { text: Text::default(), path: Vec::new(), pools }
    }

    pub(super) fn forget_projections(&mut self) {
        self.pools.iter_mut().for_each(Pool::forget_projections);
    }

    /// Reads all files of all cgroups of a span. Cells that were not read are
    /// absent; where there was a reason, it is among the events.
    pub(super) fn read(&mut self, plan: &Plan<'_>, mut span: Span<'_>) -> Vec<Event> {
        let mut events = Vec::new();
        span.values.fill(0);
        span.states.fill(State::Absent);
        for row in 0..span.rows {
            plan.progress.step();
            let number = span.first + row;
            if plan.groups.list[number].gone.is_some() {
                continue;
            }
            for file in 0..plan.wanted.len() {
                let mut told = |what| events.push(Event { row: number, file, what });
                match self.read_file(plan, &mut span, row, file) {
                    Ok(fault) => {
                        self.copy(plan, &mut span, row, file).into_iter().for_each(&mut told);
                        let text = || self.text.as_bytes().into();
                        fault.into_iter().for_each(|error| told(What::Fault(error, text())));
                    }
                    Err(What::Gone(errno)) => {
                        told(What::Gone(errno));
                        break;
                    }
                    Err(What::Lacks) => {}
                    Err(what) => told(what),
                }
            }
        }
        events
    }

    /// Reads and decodes a file of a cgroup. What is returned is the first
    /// fault in its text.
    fn read_file(
        &mut self,
        plan: &Plan<'_>,
        span: &mut Span<'_>,
        row: usize,
        file: usize,
    ) -> Result<Option<Error>, What> {
        let slot = row * plan.wanted.len() + file;
        let row = span.first + row;
        let kept = span.descriptors[slot].is_some();
        let mut fetched = self.fetch(plan, &mut span.descriptors[slot], row, file);
        if matches!(fetched, Err(Errno::MFILE | Errno::NFILE)) {
            plan.budget.exhaust();
            let kept = span.descriptors.iter_mut().rev().filter(|slot| slot.is_some());
            kept.take(GIVEN_UP).for_each(|slot| *slot = None);
            fetched = self.fetch(plan, &mut span.descriptors[slot], row, file);
        }
        if let Err(first) = fetched
            && kept
            && is_gone(first)
        {
            // The file may have been made anew: a controller that was switched
            // off and on. Where it was not, what the descriptor said counts.
            span.descriptors[slot] = None;
            plan.budget.give(1);
            let again = self.fetch(plan, &mut span.descriptors[slot], row, file);
            fetched = again.map_err(|errno| if is_gone(errno) { first } else { errno });
        }
        match fetched {
            Ok(fault) => Ok(fault),
            Err(errno) if is_gone(errno) => {
                plan.groups.path(row, &mut self.path);
                if !plan.groups.is_alive(row, plan.source, plan.root, &self.path) {
                    return Err(What::Gone(errno));
                }
                // A cgroup that is there may lack a file. One that it had, or
                // that went while it was read, is worth a word.
                Err(if errno == Errno::NOENT && !kept { What::Lacks } else { What::Unread(errno) })
            }
            Err(errno) => Err(What::Unread(errno)),
        }
    }

    /// Reads and decodes a file, and keeps its descriptor if that may be. What
    /// is returned is the first fault in its text.
    fn fetch(
        &mut self,
        plan: &Plan<'_>,
        slot: &mut Option<OwnedFd>,
        row: usize,
        file: usize,
    ) -> Result<Option<Error>, Errno> {
        let wanted = &plan.wanted[file];
        let opened = match slot {
            Some(_) => None,
            None => {
                plan.groups.path(row, &mut self.path);
                self.path.push(b'/');
                self.path.extend_from_slice(wanted.name.as_bytes());
                Some(uninterrupted(|| plan.source.open(plan.root, &self.path))?)
            }
        };
        let Some(descriptor) = slot.as_ref().or(opened.as_ref()).map(AsFd::as_fd) else {
            return Err(Errno::BADF);
        };
        let (text, pool) = (&mut self.text, &mut self.pools[file]);
        text.read(plan.source, descriptor, wanted.extent)?;
        let mut fault = None;
        // A text of the very lines of another is whole. Of one that looks
        // different a read of 0 bytes has to say so.
        if !pool.decode_warm(text.as_bytes()) {
            let more = text.read_on(plan.source, descriptor)?;
            if !(more && pool.decode_warm(text.as_bytes())) {
                fault = pool.learn(text.as_bytes()).err();
                let first = pool.last().and_then(|report| report.problems.as_slice().first());
                fault = fault.or(first.copied());
            }
        }
        if opened.is_some() && plan.budget.take() {
            *slot = opened;
        }
        Ok(fault)
    }

    /// Copies the reading into its row.
    fn copy(
        &mut self,
        plan: &Plan<'_>,
        span: &mut Span<'_>,
        row: usize,
        file: usize,
    ) -> Option<What> {
        let pool = &mut self.pools[file];
        let reading = pool.projected(file as u16, plan.columns, &plan.wanted[file])?;
        let width = plan.columns.len();
        let cells = row * width..(row + 1) * width;
        let (values, states) = (&mut span.values[cells.clone()], &mut span.states[cells]);
        reading.projection.copy(reading.snapshot, values, states);
        reading.wider.then(|| What::Wider(reading.snapshot.clone()))
    }
}
