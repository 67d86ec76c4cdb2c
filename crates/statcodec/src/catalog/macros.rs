//! `files!`: the notation in which the catalog is written.
//!
//! One entry is one kernel file, and one line in its sections is one key, so
//! that a file or a key is added in one place:
//!
//! ```text
//! MemoryEvents = 3 "memory.events" CgroupV2 Flat [] "3.19" "mm/memcontrol.c"
//! "How often the cgroup ran into its memory limits."
//! keys memory_events {
//!     0 Low "low" Events Counter Hierarchical Sum "3.19".., "Reclaims below memory.low.";
//! };
//! ```
//!
//! - The number of a file or key is its C index: it never changes. Keys count
//!   up from 0 and new ones are appended, which a constant assertion checks.
//!   Each group of files has a block of numbers; the registry checks that none
//!   is given twice.
//! - `[...]` lists the flags of a file: the names of [`FileInfo`]'s `const`
//!   builder methods (`may_be_empty`, `local`).
//! - `keys` are the rows of the file, `cells` the names inside a row (the
//!   `rbytes` of io.stat, the columns of /proc/stat). A section with an empty
//!   body uses a table that another file of the group defines.
//! - `"4.12".."5.8"` means: first and last kernel seen with it. Without an
//!   end the newest kernel read (7.1) still has it.
//!
//! [`FileInfo`]: super::FileInfo

macro_rules! files {
    ($(
        $file:ident = $number:literal $name:literal $origin:ident $shape:ident
        [$($flag:ident)*] $since:literal $source:literal
        $summary:literal
        $( $section:ident $module:ident { $($body:tt)* } )*
    ;)*) => {
        #[allow(non_upper_case_globals, reason = "files read like the variants of an enum")]
        impl $crate::catalog::File {$(
            #[doc = concat!("`", $name, "`: ", $summary, "\n\nKernel source: `", $source, "`.")]
            pub const $file: $crate::catalog::File = $crate::catalog::File($number);
        )*}

        $($( $crate::catalog::macros::keys! { $number $module { $($body)* } } )*)*

        /// The files of this group.
        pub(crate) const FILES: &[$crate::catalog::FileInfo] = &[$(
            $crate::catalog::FileInfo::new(
                $crate::catalog::File::$file,
                $name,
                stringify!($file),
                $crate::catalog::Origin::$origin,
                $crate::catalog::Shape::$shape,
                $since,
                $source,
                $summary,
            )
            $( .$flag() )*
            $( .$section($module::TABLE, $module::PLACE) )*,
        )*];
    };
}

macro_rules! keys {
    ($file:literal $module:ident {}) => {};
    ($file:literal $module:ident {$(
        $number:literal $variant:ident $name:literal
        $unit:ident $kind:ident $scope:ident $combine:ident
        $since:literal .. $($until:literal)?, $meaning:literal
    ;)+}) => {
        #[doc = concat!("The keys of table `", stringify!($module), "`.")]
        pub mod $module {
            use $crate::catalog::{Combine, File, KeyInfo, Kind, Scope, Table, Unit, Version};

            /// A key, by the kernel's name for it.
            #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #[repr(u16)]
            #[non_exhaustive]
            pub enum Key {$(
                #[doc = concat!("`", $name, "`: ", $meaning)]
                $variant = $number,
            )+}

            impl Key {
                /// All keys, in the order of their numbers.
                pub const ALL: &'static [Key] = &[$(Key::$variant),+];
            }

            // A static, so that the address tells one table from another.
            static KEYS: [KeyInfo; [$($number),+].len()] = [$(
                KeyInfo {
                    number: $number,
                    name: $name,
                    variant: stringify!($variant),
                    unit: Unit::$unit,
                    kind: Kind::$kind,
                    scope: Scope::$scope,
                    combine: Combine::$combine,
                    since: Version::parse($since),
                    until: $crate::catalog::macros::until!($($until)?),
                    meaning: $meaning,
                },
            )+];

            /// What is known of each key, by its number.
            pub const TABLE: &[KeyInfo] = &KEYS;

            /// The table's name and the file that defines it.
            pub(crate) const PLACE: Table =
                Table { name: stringify!($module), file: File($file) };

            // A key's number is its place in the table.
            const _: () = {
                let mut i = 0;
                while i < TABLE.len() {
                    assert!(TABLE[i].number as usize == i, "key numbers count up from 0");
                    i += 1;
                }
            };

            impl $crate::catalog::Key for Key {
                const TABLE: &'static [KeyInfo] = TABLE;
                fn number(self) -> u16 {
                    self as u16
                }
            }
        }
    };
}

macro_rules! until {
    () => {
        None
    };
    ($until:literal) => {
        Some(Version::parse($until))
    };
}

pub(crate) use {files, keys, until};
