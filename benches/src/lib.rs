//! What statcodec is measured on, and the peers it is held against.
//!
//! `cargo xtask compare` runs the `compare` program of this package: one table
//! of ratios from interleaved runs, each row of which has checked its answer
//! first. `cargo bench -p statcodec-bench` has the same corpora under divan.

pub mod c;
pub mod corpus;
pub mod library;
pub mod ours;
pub mod peers;
pub mod procfs;
pub mod race;
