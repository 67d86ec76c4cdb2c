//! Sums and limits of memory.

use super::{Difference, difference};
use crate::catalog::{meminfo, memory_stat, v1};
use crate::{Cell, File, Limit, Snapshot};

/// The limit that holds for a cgroup: the least of its own and those of all
/// its ancestors.
///
/// For `memory.max`, `memory.swap.max`, `pids.max` and v1's limits, which are
/// to be read with [`Limit::from_v1`]. Not for `memory.min` and `memory.low`,
/// which ancestors share out in another way. No limits at all are unlimited.
///
/// ```
/// use statcodec::{Limit, derive::effective_limit};
///
/// let own_to_root = [Limit::Max, Limit::At(1 << 30), Limit::At(1 << 32)];
/// assert_eq!(effective_limit(own_to_root), Limit::At(1 << 30));
/// ```
#[must_use]
pub fn effective_limit(limits: impl IntoIterator<Item = Limit>) -> Limit {
    limits.into_iter().min().unwrap_or(Limit::Max)
}

/// The memory of a cgroup by kind, each byte once; see [`memory_use`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MemoryUse {
    /// Memory of processes that is in no file.
    pub anon: u64,
    /// Page cache, with tmpfs and shared memory.
    pub file: u64,
    /// The kernel's memory for the cgroup.
    pub kernel: u64,
    /// Buffers of sockets.
    pub sock: u64,
    /// Whether the kernel has no `kernel` key, so that `kernel` is the sum of
    /// those parts of it that it does have.
    pub kernel_is_partial: bool,
}

impl MemoryUse {
    /// All of it.
    #[must_use]
    pub fn total(&self) -> u128 {
        [self.anon, self.file, self.kernel, self.sock].iter().map(|&part| u128::from(part)).sum()
    }
}

/// The memory of a cgroup v2 by kind, without counting anything twice.
///
/// Most keys of memory.stat are parts of others: `file_mapped` and `shmem` are
/// parts of `file`, the five LRU lists hold `anon` and `file` again, `slab` is
/// a part of `kernel`. `anon`, `file`, `kernel` and `sock` do not overlap.
/// `kernel` was printed from 5.18 on; before, `kernel_stack`, `pagetables`,
/// `percpu`, `vmalloc` and `slab` (or its two parts) are added up, as far as
/// they are there.
///
/// Returns `None` for another file, or where `anon` or `file` is missing.
#[must_use]
pub fn memory_use(stat: &Snapshot) -> Option<MemoryUse> {
    use memory_stat::Key;
    let number = |key: Key| stat.get(key).number();
    let slab = || match number(Key::Slab) {
        Some(slab) => slab,
        None => number(Key::SlabReclaimable)
            .unwrap_or(0)
            .saturating_add(number(Key::SlabUnreclaimable).unwrap_or(0)),
    };
    let parts = || {
        [Key::KernelStack, Key::Pagetables, Key::Percpu, Key::Vmalloc]
            .into_iter()
            .filter_map(number)
            .fold(slab(), u64::saturating_add)
    };
    let kernel = number(Key::Kernel);
    Some(MemoryUse {
        anon: number(Key::Anon)?,
        file: number(Key::File)?,
        kernel: kernel.unwrap_or_else(parts),
        sock: number(Key::Sock).unwrap_or(0),
        kernel_is_partial: kernel.is_none(),
    })
}

/// The working set: memory in use without the page cache that reclaim takes
/// first. `usage` is memory.current, for v1 memory.usage_in_bytes.
///
/// v1's usage covers the descendants, so `total_inactive_file` is taken off
/// it and not the local `inactive_file`; for v2 `inactive_file`. Both files
/// are read at different times, so the result may be negative.
///
/// Returns `None` for another file, or where the key is missing.
///
/// ```
/// use statcodec::{File, derive};
///
/// let stat = File::V1MemoryStat.decode(b"inactive_file 32768\ntotal_inactive_file 34000896\n")?;
/// let set = derive::working_set(217_600_000, &stat).unwrap();
/// assert_eq!(set.saturated, 183_599_104);
/// # Ok::<(), statcodec::Error>(())
/// ```
#[must_use]
pub fn working_set(usage: u64, stat: &Snapshot) -> Option<Difference> {
    let inactive = match stat.file() {
        File::MemoryStat => stat.get(memory_stat::Key::InactiveFile),
        File::V1MemoryStat => stat.get(v1::memory_stat::Key::TotalInactiveFile),
        _ => Cell::Absent,
    };
    Some(difference(usage, inactive.number()?))
}

/// Used memory of the machine in kB: `MemTotal` less `MemFree`, `Buffers`,
/// `Cached` and `Slab`.
///
/// Negative where a container's view mixes numbers of two machines. `None`
/// for another file, or where `MemTotal` or `MemFree` is missing; the others
/// count as 0 where they are, since small views leave them out.
#[must_use]
pub fn meminfo_used(meminfo: &Snapshot) -> Option<Difference> {
    use meminfo::Key;
    let number = |key: Key| meminfo.get(key).number();
    let (total, free) = (number(Key::MemTotal)?, number(Key::MemFree)?);
    let others = [Key::Buffers, Key::Cached, Key::Slab].into_iter().filter_map(number);
    let rest: i128 = others.map(i128::from).sum::<i128>() + i128::from(free);
    let exact = i128::from(total) - rest;
    Some(Difference { exact, saturated: u64::try_from(exact).unwrap_or(0) })
}
