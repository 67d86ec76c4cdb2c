//! The words in which the catalog describes files and keys.

use core::ffi::CStr;
use core::fmt;

use super::File;
use crate::error::c_str;

/// A kernel version, as `major.minor`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The 6 of 6.12.
    pub major: u8,
    /// The 12 of 6.12.
    pub minor: u8,
}

impl Version {
    /// Reads `"6.12"` while the catalog is compiled.
    pub(crate) const fn parse(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut parts = [0u8; 2];
        let (mut part, mut i) = (0, 0);
        while i < bytes.len() {
            if bytes[i] == b'.' {
                part += 1;
            } else {
                assert!(bytes[i].is_ascii_digit(), "a version is written 6.12");
                parts[part] = parts[part] * 10 + (bytes[i] - b'0');
            }
            i += 1;
        }
        Self { major: parts[0], minor: parts[1] }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// Defines an enum of plain words with their spelling in text. Their numbers
/// are the C library's: a new word goes to the end.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $( $(#[$item:meta])* $variant:ident = $text:literal, )+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum $name {$(
            $(#[$item])*
            $variant,
        )+}

        impl $name {
            /// All words, in the order of their numbers.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// The fixed number: the C value.
            #[must_use]
            pub const fn number(self) -> u16 {
                self as u16
            }

            /// The word with a NUL after it, for C.
            #[must_use]
            pub const fn as_c_str(self) -> &'static CStr {
                match self {$( Self::$variant => c_str!($text), )+}
            }

            /// The word, in lower case.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {$( Self::$variant => $text, )+}
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }
    };
}

words! {
    /// The unit in which a file prints a value.
    Unit {
        /// Bytes.
        Bytes = "bytes",
        /// Units of 1,024 bytes, which the kernel writes `kB`.
        Kibibytes = "kB",
        /// Pages of the machine's page size.
        Pages = "pages",
        /// Huge pages of the size that the file or key names.
        HugePages = "huge pages",
        /// Sectors of 512 bytes, whatever the device's own size.
        Sectors = "sectors",
        /// Things that happened.
        Events = "events",
        /// Things that exist.
        Count = "count",
        /// 0 or 1.
        Flag = "flag",
        /// Seconds.
        Seconds = "s",
        /// Milliseconds.
        Milliseconds = "ms",
        /// Microseconds.
        Microseconds = "us",
        /// Nanoseconds.
        Nanoseconds = "ns",
        /// Ticks of `USER_HZ`, 100 a second on all common machines.
        Ticks = "ticks",
        /// Percent, written with two decimals and held in hundredths.
        Percent = "percent",
        /// A ratio without unit, written with two decimals and held in hundredths.
        Ratio = "ratio",
        /// A weight or priority.
        Weight = "weight",
        /// A process, CPU, node or other identifier.
        Id = "id",
        /// A mask or address in hexadecimal or octal digits.
        Mask = "mask",
        /// Words.
        Text = "text",
    }
}

impl Unit {
    /// Whether the kernel writes values of this unit with two decimals.
    #[must_use]
    pub const fn has_decimals(self) -> bool {
        matches!(self, Unit::Percent | Unit::Ratio | Unit::Seconds)
    }
}

words! {
    /// How a value moves.
    Kind {
        /// Goes up and down.
        Gauge = "gauge",
        /// Only goes up, until it wraps.
        Counter = "counter",
        /// Set by somebody, not measured.
        Setting = "setting",
        /// Identifies something.
        Label = "label",
    }
}

words! {
    /// Whose value it is.
    Scope {
        /// The cgroup and all its descendants.
        Hierarchical = "hierarchical",
        /// The cgroup alone.
        Local = "local",
        /// The whole machine.
        System = "system",
        /// One NUMA node.
        Node = "node",
        /// One memory zone.
        Zone = "zone",
        /// One CPU.
        Cpu = "cpu",
        /// One device.
        Device = "device",
        /// One process.
        Process = "process",
        /// One mapping of a process.
        Mapping = "mapping",
    }
}

words! {
    /// How values of several readings combine into the value of the group
    /// that holds them all.
    Combine {
        /// They add up.
        Sum = "sum",
        /// The least of them: a limit.
        Min = "min",
        /// The greatest of them, which is a lower bound: a peak.
        Max = "max",
        /// Each keeps its own: a setting.
        Own = "own",
        /// Computed from other keys, after those were combined.
        Derived = "derived",
        /// They do not combine: an average, a share of time.
        None = "none",
    }
}

words! {
    /// Where a file lives.
    Origin {
        /// The unified hierarchy of cgroup v2.
        CgroupV2 = "cgroup v2",
        /// A controller's hierarchy of cgroup v1.
        CgroupV1 = "cgroup v1",
        /// `/proc`.
        Proc = "/proc",
        /// `/proc/<pid>`.
        Process = "/proc/<pid>",
        /// `/sys/devices/system/node/node<N>`.
        Node = "node",
    }
}

words! {
    /// The grammar of a file.
    Shape {
        /// `name value` on each line.
        Flat = "flat keyed",
        /// `head cell=value cell=value` on each line; the head may carry a
        /// value itself (`total=3 N0=3`).
        Nested = "nested keyed",
        /// A line of one or several values whose names are the file's keys
        /// (memory.current, cpu.max, loadavg).
        Values = "values",
        /// A line of any number of values (cpuacct.usage_percpu, distance).
        Numbers = "numbers",
        /// Words on one line (cgroup.controllers); 0 bytes are the empty list.
        Words = "words",
        /// One identifier on each line (cgroup.procs).
        Ids = "identifiers",
        /// A list of numbers and ranges, `0-3,8`; a lone LF is the empty list.
        Ranges = "ranges",
        /// One line of text (cgroup.type).
        Text = "text",
        /// Rows of unnamed columns, whose first field names the row
        /// (`/proc/stat`, `cpuacct.usage_all`).
        Columns = "columns",
        /// `label:  number kB`, `label:\ttext` (meminfo, status, io).
        Colon = "colon",
        /// /proc/pid/smaps_rollup: a maps line, then `label: number kB`.
        Rollup = "rollup",
        /// `8:0 Read 1` (blkio.throttle.io_service_bytes).
        Blkio = "blkio",
        /// /proc/schedstat: columns, of which a domain's first are text.
        Schedstat = "schedstat",
        /// `/proc/diskstats`.
        Diskstats = "diskstats",
        /// /proc/softirqs: a header of CPUs, then a row per softirq.
        Softirqs = "softirqs",
        /// /proc/buddyinfo.
        Buddyinfo = "buddyinfo",
        /// /proc/zoneinfo.
        Zoneinfo = "zoneinfo",
        /// /proc/pid/stat, whose second field is a name in parentheses.
        PidStat = "process stat",
        /// /proc/pid/cgroup: `hierarchy:controllers:path`.
        CgroupPath = "cgroup path",
        /// /proc/pid/maps.
        Maps = "maps",
        /// /proc/pid/smaps: a maps line, then `label: number kB` lines.
        Smaps = "smaps",
    }
}

/// What is known of one key of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct KeyInfo {
    /// The fixed number: the index in the file's table and in C.
    pub number: u16,
    /// The kernel's name.
    pub name: &'static str,
    /// The name of the Rust variant.
    pub variant: &'static str,
    /// The unit of its values as printed.
    pub unit: Unit,
    /// Gauge or counter.
    pub kind: Kind,
    /// Whose value it is.
    pub scope: Scope,
    /// How values combine up a tree.
    pub combine: Combine,
    /// The first kernel seen to print it. The sources read are those of
    /// single releases, so the key may be a release or two older.
    pub since: Version,
    /// The last kernel seen to print it, where newer ones do not.
    pub until: Option<Version>,
    /// One line of meaning.
    pub meaning: &'static str,
}

/// What names a table of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    /// The name of its module; empty for a file without such a table.
    pub name: &'static str,
    /// The file that defines it, itself or for others too.
    pub file: File,
}

/// What is known of one file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct FileInfo {
    /// The file.
    pub file: File,
    /// Its name: the base name, for cgroup v1 with `v1/` before it. A `*`
    /// stands for the part that differs (`hugetlb.*.max`).
    pub name: &'static str,
    /// The name of the Rust constant.
    pub variant: &'static str,
    /// Where it lives.
    pub origin: Origin,
    /// Its grammar.
    pub shape: Shape,
    /// The first kernel seen to have it.
    pub since: Version,
    /// The kernel source file that prints it.
    pub source: &'static str,
    /// One line of meaning.
    pub summary: &'static str,
    /// The known rows.
    pub keys: &'static [KeyInfo],
    /// What names the table `keys`, which files may share.
    pub keys_table: Table,
    /// The known cells of a row, in files whose rows have named cells.
    pub cells: &'static [KeyInfo],
    /// What names the table `cells`.
    pub cells_table: Table,
    /// Whether a file of 0 bytes is a valid reading.
    pub may_be_empty: bool,
    /// Whether all its values belong to the cgroup alone, whatever the scope
    /// in a key table that it shares with another file.
    pub local: bool,
}

impl FileInfo {
    #[allow(clippy::too_many_arguments, reason = "called by the files! notation alone")]
    pub(crate) const fn new(
        file: File,
        name: &'static str,
        variant: &'static str,
        origin: Origin,
        shape: Shape,
        since: &str,
        source: &'static str,
        summary: &'static str,
    ) -> Self {
        Self {
            file,
            name,
            variant,
            origin,
            shape,
            since: Version::parse(since),
            source,
            summary,
            keys: &[],
            keys_table: Table { name: "", file },
            cells: &[],
            cells_table: Table { name: "", file },
            may_be_empty: false,
            local: false,
        }
    }

    pub(crate) const fn keys(mut self, keys: &'static [KeyInfo], table: Table) -> Self {
        self.keys = keys;
        self.keys_table = table;
        self
    }

    pub(crate) const fn cells(mut self, cells: &'static [KeyInfo], table: Table) -> Self {
        self.cells = cells;
        self.cells_table = table;
        self
    }

    pub(crate) const fn may_be_empty(mut self) -> Self {
        self.may_be_empty = true;
        self
    }

    pub(crate) const fn local(mut self) -> Self {
        self.local = true;
        self
    }
}

/// A key enum of the catalog.
///
/// Implemented by the `Key` of each table, and by nothing else.
pub trait Key: Copy {
    /// The table that the key is a row of.
    const TABLE: &'static [KeyInfo];

    /// The key's fixed number.
    fn number(self) -> u16;

    /// What is known of the key.
    fn info(self) -> &'static KeyInfo {
        &Self::TABLE[usize::from(self.number())]
    }
}
