//! Streaming, a warm decoder and a writer over a slice allocate nothing.

mod corpus;

use std::fs;

use corpus::counting::{Counting, allocations};
use statcodec::encode::Writer;
use statcodec::{Decoder, File, decode};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The polls of a series, one text each.
fn polls(name: &str) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(corpus::testdata().join("series").join(name)).unwrap();
    text.split("\n\n").map(|poll| format!("{}\n", poll.trim_end()).into_bytes()).collect()
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(std::hint::black_box(Box::new(1)))), 1);
}

#[test]
fn streaming_allocates_nothing() {
    let (flat, nested) = (polls("memory.stat.polls"), polls("memory.numa_stat.polls"));
    let mut items = 0;
    let count = allocations(|| {
        for text in &flat {
            items += decode::flat(text).filter(Result::is_ok).count();
        }
        for text in &nested {
            items += decode::nested(text).filter(Result::is_ok).count();
        }
        items += decode::flat(b"a x\n\n b\nc 01").count();
    });
    assert_eq!(count, 0);
    assert!(items > 10_000);
}

#[test]
fn a_warm_decoder_allocates_nothing() {
    for (file, name) in [
        (File::MemoryStat, "memory.stat.polls"),
        (File::MemoryStat, "root.memory.stat.polls"),
        (File::MemoryNumaStat, "memory.numa_stat.polls"),
    ] {
        let polls = polls(name);
        let mut decoder = Decoder::new(file);
        // The second text is the first warm one: buffers may be made for it.
        for text in &polls[..2] {
            decoder.decode(text).unwrap();
        }
        let mut sum = 0u64;
        let count = allocations(|| {
            for text in &polls {
                let snapshot = decoder.decode(text).unwrap();
                sum = sum.wrapping_add(snapshot.values()[0]);
                let report = decoder.decode_lenient(text).unwrap();
                sum = sum.wrapping_add(report.snapshot.values()[1]);
            }
        });
        assert_eq!(count, 0, "{name}");
        assert!(sum > 0);
    }
}

#[test]
fn a_writer_over_a_slice_allocates_nothing() {
    let text = &polls("memory.stat.polls")[0];
    let snapshot = File::MemoryStat.decode(text).unwrap();
    let mut buffer = [0; 8192];
    let mut length = 0;
    let count = allocations(|| {
        let mut writer = Writer::new(&mut buffer);
        snapshot.encode(&mut writer);
        writer.name_value("total_", "anon", " ", 1).numa_cell(3, 4).end_line();
        length = writer.finish().unwrap();
    });
    assert_eq!(count, 0);
    assert_eq!(&buffer[..text.len()], &text[..]);
    assert_eq!(&buffer[text.len()..length], b"total_anon 1\n N3=4\n");
}
