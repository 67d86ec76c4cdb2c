//! What a warm decoder allocates.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use statcodec::{Decoder, File};
use statcodec_bench::corpus::Corpus;
use statcodec_bench::race::{Outcome, Target};

struct Counting;

static COUNT: AtomicU64 = AtomicU64::new(0);

// SAFETY: all is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// All polls of all corpora by decoders that have read the first.
pub(crate) fn allocations(outcomes: &mut Vec<Outcome>) {
    let corpora = [
        (File::MemoryStat, Corpus::polls("", "series/memory.stat.polls")),
        (File::MemoryNumaStat, Corpus::polls("", "series/memory.numa_stat.polls")),
        (File::Stat, Corpus::polls("", "series/proc.stat.polls")),
        (File::Meminfo, Corpus::capture("", "captures/v2-7.2/proc/meminfo", 100)),
        (File::Vmstat, Corpus::capture("", "captures/v2-7.2/proc/vmstat", 100)),
        (File::PidSmaps, Corpus::smaps("", "captures/v2-7.2/proc/pid_smaps", 3, 20)),
    ];
    let (mut count, mut texts) = (0, 0);
    for (file, corpus) in corpora {
        let mut decoder = Decoder::new(file);
        decoder.decode(corpus.first()).expect("a good text");
        let before = COUNT.load(Ordering::Relaxed);
        for text in &corpus.texts {
            decoder.decode(text).expect("a good text");
        }
        count += COUNT.load(Ordering::Relaxed) - before;
        texts += corpus.texts.len();
    }
    println!("allocations of warm decoders over {texts} texts of six files: {count}\n");
    let what = format!("allocations once warm, {texts} texts of six files");
    let count = count as f64;
    outcomes.push(Outcome { what, best: count, median: count, target: Target::NoAllocations });
}
