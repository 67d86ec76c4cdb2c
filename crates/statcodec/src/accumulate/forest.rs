//! Forests: which cgroup is whose child.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// The parent of a cgroup that has none.
pub const NO_PARENT: u32 = u32::MAX;

/// Which cgroup is whose child, by index: one tree, or several.
///
/// Made from the parent of each cgroup, in any order. Where every parent comes
/// before its children, as in a listing from the top, nothing else is computed.
///
/// Below v1's `use_hierarchy` of 0 the kernel keeps cgroups apart: give such
/// cgroups [`NO_PARENT`].
///
/// ```
/// use statcodec::accumulate::{Forest, ForestErrorKind, NO_PARENT};
///
/// let forest = Forest::new(&[1, NO_PARENT, 1])?;
/// assert_eq!(forest.parent(2), Some(1));
/// let error = Forest::new(&[1, 2, 0]).unwrap_err();
/// assert_eq!(error.kind, ForestErrorKind::Cycle);
/// # Ok::<(), statcodec::accumulate::ForestError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Forest {
    parents: Vec<u32>,
    /// All indices, parents before their children. `None` where the order of
    /// the indices is such.
    order: Option<Vec<u32>>,
}

/// Why parents do not make a forest, or do not fit a matrix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ForestError {
    /// What is wrong.
    pub kind: ForestErrorKind,
    /// The cgroup at which it was seen.
    pub index: usize,
}

/// What can be wrong with a forest. The numbers are the status codes of the C
/// library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u32)]
#[non_exhaustive]
pub enum ForestErrorKind {
    /// A parent that is no cgroup's index.
    OutOfRange = 48,
    /// A cgroup that is its own ancestor.
    Cycle = 49,
    /// Another number of cgroups than the matrix has rows.
    WrongLength = 50,
}

impl ForestErrorKind {
    /// What was expected or is wrong, in words.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            ForestErrorKind::OutOfRange => "expected a parent that is the index of a cgroup",
            ForestErrorKind::Cycle => "expected a forest, found a cgroup that is its own ancestor",
            ForestErrorKind::WrongLength => "expected a parent for each row of the matrix",
        }
    }
}

impl fmt::Display for ForestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at cgroup {}", self.kind.as_str(), self.index)
    }
}

impl core::error::Error for ForestError {}

impl Forest {
    /// A forest in which cgroup `i` is a child of cgroup `parents[i]`, or of
    /// none where that is [`NO_PARENT`].
    ///
    /// # Errors
    ///
    /// [`OutOfRange`](ForestErrorKind::OutOfRange) and
    /// [`Cycle`](ForestErrorKind::Cycle), with a cgroup that is concerned.
    pub fn new(parents: &[u32]) -> Result<Self, ForestError> {
        // An index fits 32 bits and is not the mark of "no parent".
        let count = parents.len().min(NO_PARENT as usize);
        if count < parents.len() {
            return Err(ForestError { kind: ForestErrorKind::OutOfRange, index: count });
        }
        let outside = |&parent: &u32| parent != NO_PARENT && parent as usize >= count;
        if let Some(index) = parents.iter().position(outside) {
            return Err(ForestError { kind: ForestErrorKind::OutOfRange, index });
        }
        let above =
            |(index, &parent): (usize, &u32)| parent == NO_PARENT || (parent as usize) < index;
        let ordered = parents.iter().enumerate().all(above);
        let order = if ordered { None } else { Some(order(parents)?) };
        Ok(Self { parents: parents.to_vec(), order })
    }

    /// How many cgroups there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// The parent of each cgroup.
    #[must_use]
    pub fn parents(&self) -> &[u32] {
        &self.parents
    }

    /// The parent of a cgroup, if it has one.
    #[must_use]
    #[inline]
    pub fn parent(&self, index: usize) -> Option<usize> {
        match self.parents.get(index) {
            Some(&parent) if parent != NO_PARENT => Some(parent as usize),
            _ => None,
        }
    }

    /// The children and their parents, parents before their children.
    pub(super) fn edges(&self) -> impl DoubleEndedIterator<Item = (usize, usize)> {
        let at = |place: usize| self.order.as_ref().map_or(place, |order| order[place] as usize);
        (0..self.parents.len()).filter_map(move |place| {
            let child = at(place);
            Some((child, self.parent(child)?))
        })
    }

    /// Whether it has as many cgroups as a matrix has rows.
    pub(super) fn fits(&self, rows: usize) -> Result<(), ForestError> {
        if self.len() == rows {
            return Ok(());
        }
        Err(ForestError { kind: ForestErrorKind::WrongLength, index: self.len().min(rows) })
    }
}

/// All indices, parents before their children: level by level from the top.
fn order(parents: &[u32]) -> Result<Vec<u32>, ForestError> {
    // The children of `i` are `children[starts[i]..starts[i + 1]]`.
    let mut starts = vec![0u32; parents.len() + 1];
    for &parent in parents.iter().filter(|&&parent| parent != NO_PARENT) {
        starts[parent as usize + 1] += 1;
    }
    for i in 1..starts.len() {
        starts[i] += starts[i - 1];
    }
    let mut next = starts.clone();
    let mut children = vec![0u32; starts[parents.len()] as usize];
    let mut order = Vec::with_capacity(parents.len());
    for (index, &parent) in parents.iter().enumerate() {
        if parent == NO_PARENT {
            order.push(index as u32);
        } else {
            children[next[parent as usize] as usize] = index as u32;
            next[parent as usize] += 1;
        }
    }
    let mut done = 0;
    while let Some(&index) = order.get(done) {
        let (start, end) = (starts[index as usize], starts[index as usize + 1]);
        order.extend_from_slice(&children[start as usize..end as usize]);
        done += 1;
    }
    if order.len() == parents.len() {
        return Ok(order);
    }
    Err(ForestError { kind: ForestErrorKind::Cycle, index: in_cycle(parents, &order) })
}

/// A cgroup of a cycle, given those that hang from a top.
fn in_cycle(parents: &[u32], hanging: &[u32]) -> usize {
    let mut hangs = vec![false; parents.len()];
    hanging.iter().for_each(|&index| hangs[index as usize] = true);
    let mut index = hangs.iter().position(|&hangs| !hangs).unwrap_or(0);
    // All ancestors of one that hangs from no top do so neither; after as many
    // steps as there are cgroups one is in the cycle above it.
    for _ in 0..parents.len() {
        index = parents[index] as usize;
    }
    index
}

#[cfg(test)]
mod tests {
    use super::{Forest, ForestErrorKind, NO_PARENT};

    #[test]
    fn parents_come_before_children_whatever_the_order() {
        let top = NO_PARENT;
        for parents in [
            vec![],
            vec![top],
            vec![top, 0, 1, 1],
            vec![3, 0, 0, top],
            vec![1, 2, 3, 4, top],
            vec![top, top, 5, 5, 0, 1],
        ] {
            let forest = Forest::new(&parents).unwrap();
            let mut seen: Vec<bool> = parents.iter().map(|&parent| parent == top).collect();
            let mut edges = 0;
            for (child, parent) in forest.edges() {
                assert!(seen[parent], "{parents:?}: {child} before {parent}");
                seen[child] = true;
                edges += 1;
            }
            assert_eq!(edges, parents.iter().filter(|&&parent| parent != top).count());
        }
    }

    #[test]
    fn what_is_no_forest_is_an_error_and_ends() {
        use ForestErrorKind::{Cycle, OutOfRange};
        for (parents, kind, indices) in [
            (vec![0], Cycle, vec![0]),
            (vec![1, 0], Cycle, vec![0, 1]),
            (vec![NO_PARENT, 0, 4, 2, 3], Cycle, vec![2, 3, 4]),
            (vec![1, 2, 3, 2], Cycle, vec![2, 3]),
            (vec![1], OutOfRange, vec![0]),
            (vec![NO_PARENT, NO_PARENT - 1], OutOfRange, vec![1]),
        ] {
            let error = Forest::new(&parents).unwrap_err();
            assert_eq!(error.kind, kind, "{parents:?}");
            assert!(indices.contains(&error.index), "{parents:?}: {error}");
        }
    }

    #[test]
    fn a_chain_of_a_million_needs_no_stack() {
        let length = if cfg!(miri) { 1000 } else { 1_000_000 };
        let parents: Vec<u32> = (1..length).chain([NO_PARENT]).collect();
        assert!(Forest::new(&parents).is_ok());
    }
}
