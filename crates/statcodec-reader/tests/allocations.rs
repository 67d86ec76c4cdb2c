//! A warm reading allocates nothing, and a warm walk nothing for a cgroup.

mod scratch;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use scratch::Scratch;
use statcodec_reader::{StatFile, Tree, TreeOptions};

/// Counts what this thread allocates.
struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller's promises are those that the system asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: as above.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(work: impl FnOnce()) -> usize {
    let before = COUNT.with(Cell::get);
    work();
    COUNT.with(Cell::get) - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(black_box(Box::new(1)))), 1);
}

#[test]
fn a_warm_reading_allocates_nothing() {
    let scratch = Scratch::new();
    let path = scratch.write("memory.stat", "anon 1\nfile 2\n");
    let mut file = StatFile::open(&path).unwrap();
    // The changes of length stay within what the memory has to spare.
    let texts = ["anon 3\nfile 4\n", "anon 30000\nfile 4\n", "anon 3\nfile 18446744073709551615\n"];
    for text in texts {
        scratch.write("memory.stat", text);
        file.read().unwrap();
    }
    for text in texts {
        scratch.write("memory.stat", text);
        assert_eq!(allocations(|| _ = black_box(file.read().unwrap().values()[0])), 0);
        assert_eq!(allocations(|| _ = black_box(file.read_lenient().unwrap().problems.count())), 0);
    }
}

/// Files of this machine, as far as it has them.
#[test]
fn warm_readings_of_live_files_allocate_nothing() {
    let paths = [
        "/sys/fs/cgroup/memory/memory.stat",
        "/sys/fs/cgroup/memory.stat",
        "/sys/fs/cgroup/memory/memory.numa_stat",
        "/proc/meminfo",
        "/proc/stat",
        "/proc/vmstat",
        "/proc/pressure/memory",
    ];
    for path in paths {
        let Ok(mut file) = StatFile::open(path) else {
            continue;
        };
        let mut read = || file.read().unwrap_or_else(|error| panic!("{error}")).len();
        (0..10).for_each(|_| _ = black_box(read()));
        let count = allocations(|| (0..100).for_each(|_| _ = black_box(read())));
        assert_eq!(count, 0, "{path}");
    }
}

#[test]
fn a_warm_walk_allocates_nothing_for_a_cgroup() {
    let counts = [40, 400].map(|cgroups| {
        let scratch = Scratch::in_memory();
        scratch.write("memory.stat", "anon 1\nfile 2\n");
        for number in 0..cgroups {
            scratch.write(&format!("g{number}/memory.stat"), format!("anon {number}\nfile 2\n"));
        }
        let mut options = TreeOptions::new();
        let mut tree = Tree::open(scratch.path(), options.file("memory.stat")).unwrap();
        (0..3).for_each(|_| tree.walk().unwrap());
        assert_eq!(tree.len(), cgroups + 1);
        allocations(|| tree.walk().unwrap())
    });
    println!("allocations of a walk: {counts:?}");
    assert!(counts[1] <= counts[0] + 8, "{counts:?}");
}
