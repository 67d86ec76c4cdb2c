//! The walk of a tree.

use std::collections::BTreeSet;
use std::ops::Range;
use std::os::fd::AsFd;
use std::os::unix::ffi::OsStrExt;
use std::{panic, thread};

use rustix::fs::CWD;
use rustix::io::Errno;
use statcodec::Cell;
use statcodec::accumulate::Forest;

use super::groups::{Groups, Unlisted};
use super::worker::{Event, Plan, Span, What, Worker};
use super::{Gone, Tree, TreeProblem};
use crate::ReadError;
use crate::source::uninterrupted;

/// Cgroups whose readings are looked at before the others are read, to learn
/// what columns there are.
const FIRST: usize = 16;

/// Fewer cgroups than this are not worth another thread.
const WORTH_A_THREAD: usize = 32;

impl Tree {
    /// Walks the tree once: reads every file of every cgroup.
    ///
    /// # Errors
    ///
    /// What the system says of the root alone; the tree is then as the walk
    /// before left it. A root that was removed and made anew is opened again,
    /// and all that was below the old one is gone.
    pub fn walk(&mut self) -> Result<(), ReadError> {
        self.gone.clear();
        self.problems.clear();
        self.find_root()?;
        let before = self.matrix.len();
        self.progress.begin(0);
        let unlisted = self.groups.survey(self.source, self.root.as_fd());
        let count = self.groups.list.len();
        self.progress.begin(count);
        self.matrix.resize(count);
        self.descriptors.resize_with(count * self.wanted.len(), || None);
        let first = count.min(FIRST);
        let mut events = Vec::new();
        for rows in [0..first, first..count] {
            let met = self.read(rows);
            self.widen(&met);
            events.extend(met);
        }
        self.note(unlisted, events);
        self.take_gone(before);
        Ok(())
    }

    /// Opens the root again where another is in its place.
    fn find_root(&mut self) -> Result<(), ReadError> {
        let path = self.path.as_os_str().as_bytes();
        let failed = |errno| ReadError::system(errno, &self.path);
        let status = uninterrupted(|| self.source.stat(CWD, path)).map_err(failed)?;
        let known = self.groups.list[0].inode;
        if known == 0 || status.inode == known {
            return Ok(());
        }
        self.root = uninterrupted(|| self.source.open_directory(CWD, path)).map_err(failed)?;
        for group in 0..self.groups.list.len() {
            self.groups.list[group].gone = Some(Errno::NOENT);
        }
        self.take_gone(0);
        self.groups = Groups::new(self.links_tell, self.depth);
        Ok(())
    }

    /// Reads the files of some cgroups, with as many threads as are worth it.
    fn read(&mut self, rows: Range<usize>) -> Vec<Event> {
        let width = self.matrix.width();
        let files = self.wanted.len();
        let (columns, mut values, mut states) = self.matrix.cells_mut();
        (values, states) = (&mut values[rows.start * width..], &mut states[rows.start * width..]);
        let plan = Plan {
            source: self.source,
            root: self.root.as_fd(),
            wanted: &self.wanted,
            groups: &self.groups,
            columns,
            budget: &self.budget,
            progress: &self.progress,
        };
        let threads = self.workers.len().min(rows.len().div_ceil(WORTH_A_THREAD)).max(1);
        let share = rows.len().div_ceil(threads);
        let mut descriptors = &mut self.descriptors[rows.start * files..];
        let mut spans = Vec::new();
        let mut first = rows.start;
        while first < rows.end {
            let count = share.min(rows.end - first);
            let parts = (
                values.split_at_mut(count * width),
                states.split_at_mut(count * width),
                descriptors.split_at_mut(count * files),
            );
            let ((these_values, left_values), (these_states, left_states), (these, left)) = parts;
            spans.push(Span {
                first,
                rows: count,
                values: these_values,
                states: these_states,
                descriptors: these,
            });
            (values, states, descriptors) = (left_values, left_states, left);
            first += count;
        }
        let mut jobs = self.workers.iter_mut().zip(spans);
        let mine = jobs.next();
        if jobs.len() == 0 {
            return mine.map_or_else(Vec::new, |(worker, span)| worker.read(&plan, span));
        }
        thread::scope(|scope| {
            let plan = &plan;
            let others: Vec<_> =
                jobs.map(|(worker, span)| scope.spawn(move || worker.read(plan, span))).collect();
            let mut events = mine.map_or_else(Vec::new, |(worker, span)| worker.read(plan, span));
            for other in others {
                match other.join() {
                    Ok(met) => events.extend(met),
                    Err(panic) => panic::resume_unwind(panic),
                }
            }
            events
        })
    }

    /// Adds columns for cells that have none.
    fn widen(&mut self, events: &[Event]) {
        let wider = || {
            events.iter().filter_map(|event| match &event.what {
                What::Wider(snapshot) => Some((event.row, event.file, snapshot)),
                _ => None,
            })
        };
        let mut columns = self.matrix.columns().clone();
        for (_, file, snapshot) in wider() {
            self.wanted[file].add(file as u16, snapshot.template(), &mut columns);
        }
        if columns.len() == self.matrix.width() {
            return;
        }
        self.matrix.extend_columns(columns);
        self.workers.iter_mut().for_each(Worker::forget_projections);
        for (row, file, snapshot) in wider() {
            let projection = self.matrix.columns().projection(file as u16, snapshot.template());
            self.matrix.project_row(row, &projection, snapshot);
        }
    }

    /// Makes of what was met what is reported.
    fn note(&mut self, unlisted: Vec<Unlisted>, events: Vec<Event>) {
        for (row, errno) in unlisted {
            let error = ReadError::system(errno, self.path(row));
            self.problems.push(TreeProblem { row, file: None, error });
        }
        for Event { row, file, what } in events {
            let path = || self.path(row).join(&self.wanted[file].name);
            let error = match what {
                What::Gone(errno) => {
                    self.groups.list[row].gone = Some(errno);
                    continue;
                }
                What::Lacks | What::Wider(_) => continue,
                What::Unread(errno) => ReadError::system(errno, path()),
                What::Fault(error, text) => ReadError::decode(error, &text, path()),
            };
            // What such a file should have had is not known to be absent.
            for column in 0..self.matrix.width() {
                let of_file =
                    self.matrix.columns().get(column).map(|column| usize::from(column.source()));
                if of_file == Some(file) && self.matrix.cell(row, column).is_absent() {
                    self.matrix.set_missing(row, column, Cell::Unreadable(b""));
                }
            }
            self.problems.push(TreeProblem { row, file: Some(file), error });
        }
    }

    /// Takes out the cgroups that are gone.
    fn take_gone(&mut self, before: usize) {
        let mut added = before;
        let lost = self.groups.mark_gone();
        for &row in &lost {
            let group = &self.groups.list[row];
            let errno = group.gone.unwrap_or(Errno::NOENT);
            let error = ReadError::system(errno, self.path(row));
            // What came and went within one walk was never seen.
            if group.inode != 0 {
                self.gone.push(Gone { id: group.inode, error });
            }
        }
        if !lost.is_empty() {
            let lost_rows: BTreeSet<usize> = lost.iter().copied().collect();
            added -= lost.iter().filter(|&&row| row < added).count();
            let stays = self.groups.take_gone();
            self.matrix.retain_rows(&stays);
            let files = self.wanted.len();
            let mut slot = 0;
            let budget = &self.budget;
            self.descriptors.retain(|descriptor| {
                let stay = stays.get(slot / files.max(1)) == Some(&true);
                slot += 1;
                if !stay && descriptor.is_some() {
                    budget.give(1);
                }
                stay
            });
            self.problems.retain(|problem| !lost_rows.contains(&problem.row));
            for problem in &mut self.problems {
                problem.row -= lost_rows.range(..problem.row).count();
            }
        }
        self.added = added..self.matrix.len();
        let parents = self.groups.parents();
        if self.forest.parents() != parents {
            // Parents come before their children: it is a forest.
            self.forest = Forest::new(&parents).unwrap_or_default();
        }
    }
}
