//! Files and trees over system calls that fail as told.

mod faults;
mod stat_file;
mod tree;
