//! What threads may share they may use at once: `cargo xtask tsan` runs this
//! where a race between them is seen.

mod corpus;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};

use statcodec::accumulate::{Columns, Matrix};
use statcodec::encode::Writer;
use statcodec::{Cell, Decoder, File, SmapsDecoder, Snapshot, Template, Value};

const THREADS: usize = 4;
const ROUNDS: u64 = if cfg!(miri) { 3 } else { 200 };

/// What goes to another thread, and what several may look at.
#[test]
fn all_that_is_kept_is_send_and_sync() {
    fn both<T: Send + Sync>() {}
    both::<Decoder>();
    both::<Snapshot>();
    both::<Arc<Template>>();
    both::<SmapsDecoder>();
    both::<Matrix>();
    both::<Columns>();
    both::<Writer<&mut [u8]>>();
}

/// Captures of several shapes, none of them long.
fn captures() -> Vec<corpus::Capture> {
    let mut all = corpus::captures();
    all.retain(|capture| capture.text.len() < 6000);
    all.sort_by(|a, b| (a.file, &a.path).cmp(&(b.file, &b.path)));
    all.dedup_by_key(|capture| capture.file);
    all.truncate(if cfg!(miri) { 5 } else { all.len() });
    all
}

/// Runs the same on threads that start at once.
fn at_once(work: impl Fn(u64) + Sync) {
    let barrier = Barrier::new(THREADS);
    std::thread::scope(|scope| {
        for thread in 0..THREADS as u64 {
            let (barrier, work) = (&barrier, &work);
            scope.spawn(move || {
                barrier.wait();
                work(thread);
            });
        }
    });
}

/// One snapshot and its template, looked at, written out and copied by all,
/// each of which decodes texts of the same template by a decoder that is a copy
/// of one.
#[test]
fn a_snapshot_is_shared() {
    for capture in captures() {
        let mut first = Decoder::new(capture.file);
        let shared = first.decode(&capture.text).unwrap().clone();
        let cells = AtomicUsize::new(0);
        at_once(|thread| {
            let mut decoder = first.clone();
            for round in 0..ROUNDS.min(20) {
                assert_eq!(shared.to_text(), capture.text);
                assert!(*decoder.decode(&capture.text).unwrap() == shared);
                for row in shared.rows() {
                    assert!(shared.row(row.name()).is_some());
                    cells.fetch_add(row.cells().len(), Ordering::Relaxed);
                }
                // A copy has the template in common, and values of its own.
                let mut copy = shared.clone();
                assert!(Arc::ptr_eq(copy.template(), shared.template()));
                let value = Value::Number(thread * 1000 + round);
                if !copy.values().is_empty() && copy.set(0, value).is_ok() {
                    assert_eq!(copy.cell(0), Cell::Value(thread * 1000 + round));
                }
            }
        });
        let rounds = THREADS * ROUNDS.min(20) as usize;
        assert_eq!(cells.into_inner(), rounds * shared.values().len(), "{}", capture.path);
    }
}

/// Decoders of the same file, each thread its own: no value of one is another's.
#[test]
fn decoders_do_not_meet() {
    at_once(|thread| {
        let mut decoder = Decoder::new(File::MemoryStat);
        for round in 0..ROUNDS {
            // Longer numbers now and then, so that they are learned again.
            let anon = thread << (round % 60);
            let text = format!("anon {anon}\nfile {round}\nnew_{} 1\n", round / 50);
            let snapshot = decoder.decode(text.as_bytes()).unwrap();
            assert_eq!(snapshot.get_named("anon"), Cell::Value(anon));
            assert_eq!(snapshot.get_named("file"), Cell::Value(round));
        }
    });
}

/// A decoder goes from thread to thread, and what it learned with it; the last
/// to hold a template drops it.
#[test]
fn a_decoder_goes_from_thread_to_thread() {
    let mut decoder = Decoder::new(File::MemoryStat);
    let mut kept = decoder.decode(b"anon 0\n").unwrap().clone();
    for round in 1..ROUNDS {
        let (back, snapshot) = std::thread::spawn(move || {
            let text = format!("anon {round}\n{}", "x 1\n".repeat(usize::from(round % 7 == 0)));
            let snapshot = decoder.decode(text.as_bytes()).unwrap().clone();
            (decoder, snapshot)
        })
        .join()
        .unwrap();
        decoder = back;
        kept = snapshot;
    }
    drop(decoder);
    assert_eq!(kept.get_named("anon"), Cell::Value(ROUNDS - 1));
}

/// Columns that all put their readings together by.
#[test]
fn columns_are_shared() {
    let snapshot = File::MemoryStat.decode(b"anon 1\nfile 2\nnew 3\n").unwrap();
    let columns = Columns::of(snapshot.template());
    at_once(|thread| {
        let mut decoder = Decoder::new(File::MemoryStat);
        let mut matrix = Matrix::new(columns.clone(), 2);
        for round in 0..ROUNDS {
            let text = format!("anon {round}\nfile {thread}\nnew 3\n");
            assert!(matrix.set_row(1, decoder.decode(text.as_bytes()).unwrap()));
            assert_eq!(matrix.cell(1, columns.named("anon").unwrap()), Cell::Value(round));
            assert_eq!(matrix.cell(1, columns.named("file").unwrap()), Cell::Value(thread));
        }
    });
}
