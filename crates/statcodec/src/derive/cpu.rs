//! CPU time between two readings of /proc/stat.

use crate::catalog::stat_cells;
use crate::{Cell, Snapshot};

/// The columns of a CPU, in the order of the file.
const COLUMNS: usize = stat_cells::TABLE.len();

/// Where a CPU's time went between two readings, in ticks of `USER_HZ`; see
/// [`cpu_time`].
///
/// `user` holds no `guest` and `nice` no `guest_nice`, so that the fields add
/// up to the total. A column that the kernel does not print counts as 0 here;
/// the snapshots tell whether it does.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CpuTime {
    /// User mode, guests excluded.
    pub user: u64,
    /// User mode at lowered priority, guests excluded.
    pub nice: u64,
    /// Kernel mode.
    pub system: u64,
    /// Nothing to do.
    pub idle: u64,
    /// Nothing to do but wait for I/O.
    pub iowait: u64,
    /// Hardware interrupts.
    pub irq: u64,
    /// Softirqs.
    pub softirq: u64,
    /// Taken by the hypervisor.
    pub steal: u64,
    /// Running guests.
    pub guest: u64,
    /// Running guests at lowered priority.
    pub guest_nice: u64,
    /// A bit for each column, by its number in the catalog, that stepped back
    /// and counts as 0. `idle` and `iowait` do so now and then; it does not
    /// mean that the CPU was offline.
    pub stepped_back: u16,
}

impl CpuTime {
    /// All ticks, each once. 128 bits, since container views print columns
    /// near 2^64.
    #[must_use]
    pub fn total(&self) -> u128 {
        self.busy() + u128::from(self.idle) + u128::from(self.iowait)
    }

    /// All ticks in which the CPU worked or was taken away.
    #[must_use]
    pub fn busy(&self) -> u128 {
        [
            self.user,
            self.nice,
            self.system,
            self.irq,
            self.softirq,
            self.steal,
            self.guest,
            self.guest_nice,
        ]
        .iter()
        .map(|&ticks| u128::from(ticks))
        .sum()
    }

    /// Busy time in hundredths of a percent of all time, rounded down; `None`
    /// where no time passed, as in sandboxes that print zeros.
    #[must_use]
    pub fn busy_hundredths(&self) -> Option<u64> {
        // Ten columns of 64 bits, times 10,000: far below 2^128.
        (self.busy() * 10_000).checked_div(self.total()).map(|share| share as u64)
    }
}

/// Where the time of `cpu` (`"cpu"` for all, `"cpu0"`) went between two
/// readings of /proc/stat.
///
/// Guest time, which the kernel counts in `user` as well, is taken out of it;
/// likewise `guest_nice` and `nice`. A column that stepped back counts as 0
/// and is reported. For the time since boot pass `None` for the first
/// reading.
///
/// Returns `None` where one of the readings has no such row.
///
/// ```
/// use statcodec::{File, derive};
///
/// let before = File::Stat.decode(b"cpu  100 0 10 1000 50 0 0 0 20 0\n")?;
/// let after = File::Stat.decode(b"cpu  160 0 10 1040 49 0 0 0 40 0\n")?;
/// let time = derive::cpu_time(Some(&before), &after, "cpu").unwrap();
/// assert_eq!((time.user, time.guest, time.iowait), (40, 20, 0));
/// assert_eq!(time.busy_hundredths(), Some(60_00));
/// assert_ne!(time.stepped_back, 0);
/// # Ok::<(), statcodec::Error>(())
/// ```
#[must_use]
pub fn cpu_time(before: Option<&Snapshot>, after: &Snapshot, cpu: &str) -> Option<CpuTime> {
    let columns = |snapshot: &Snapshot| {
        let row = snapshot.row(cpu)?;
        let mut columns = [None; COLUMNS];
        for (column, (_, cell)) in columns.iter_mut().zip(row.cells()) {
            *column = match cell {
                Cell::Value(ticks) => Some(ticks),
                _ => None,
            };
        }
        Some(columns)
    };
    let after = columns(after)?;
    let before = match before {
        Some(before) => columns(before)?,
        None => [Some(0); COLUMNS],
    };
    let mut time = CpuTime::default();
    let mut moved = [0; COLUMNS];
    for (column, (before, after)) in before.into_iter().zip(after).enumerate() {
        // A column that one of the two does not print did not move.
        if let (Some(before), Some(after)) = (before, after) {
            match after.checked_sub(before) {
                Some(ticks) => moved[column] = ticks,
                None => time.stepped_back |= 1 << column,
            }
        }
    }
    let [user, nice, system, idle, iowait, irq, softirq, steal, guest, guest_nice] = moved;
    Some(CpuTime {
        user: user.saturating_sub(guest),
        nice: nice.saturating_sub(guest_nice),
        system,
        idle,
        iowait,
        irq,
        softirq,
        steal,
        guest,
        guest_nice,
        ..time
    })
}
