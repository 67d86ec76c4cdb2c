//! Files and trees over system calls that fail as told.

mod faults;
mod stat_file;
mod tree;

/// Handles may be moved to other threads, and shared by them.
#[test]
fn handles_are_free_to_move() {
    fn free<T: Send + Sync + 'static>() {}
    free::<crate::StatFile>();
    free::<crate::Cgroup>();
    free::<crate::Tree>();
    free::<crate::ReadError>();
}
