//! Hostile sizes: time and memory grow with the text and no faster, whatever
//! stands in it, and above the limits a text is refused.

#[path = "../corpus/mod.rs"]
mod corpus;
#[path = "../oracle/mod.rs"]
mod oracle;

mod texts;

use std::hint::black_box;

use corpus::counting::{Counting, bytes};
use rustix::time::{ClockId, clock_gettime};
use statcodec::encode::Writer;
use statcodec::{Decoder, ErrorKind, File, SmapsDecoder, decode};
use texts::Hostile;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The smallest text whose time is taken; the others are 2 to 64 times as long.
const SMALLEST: usize = 1 << 10;

/// How many times as much a byte may cost in the longest text as in any other:
/// caches are smaller than it. Quadratic work costs 64 times as much.
const SLOWER: u64 = 12;

/// The nanoseconds that this thread has run: other work on the machine does
/// not count.
fn nanoseconds() -> u64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// Everything that can be done with a text.
fn work(file: File, text: &[u8]) {
    let (snapshot, problems) = file.decode_lenient(text).unwrap();
    let _ = black_box(file.decode(text));
    black_box(snapshot.to_text());
    if let Some(last) = problems.as_slice().last() {
        black_box(last.position(text));
    }
    let mut decoder = Decoder::new(file);
    black_box(decoder.decode_lenient(text).unwrap().problems.count());
    let _ = black_box(decoder.decode(text));
    black_box(decode::lines(text).count());
    black_box(decode::flat(text).count());
    black_box(decode::nested(text).count());
    black_box(decode::colon(text).count());
    black_box(decode::maps(text).count());
    for mapping in decode::smaps(text).flatten() {
        black_box(mapping.fields().count());
    }
    let mut smaps = SmapsDecoder::new();
    let mut mappings = smaps.mappings(text);
    while let Some(mapping) = mappings.next() {
        let _ = black_box(mapping.map(|mapping| mapping.vm_flags().map(Iterator::count)));
    }
    let mut buffer = [0; 100];
    snapshot.encode(&mut Writer::new(&mut buffer));
}

/// What a byte costs in texts of 1 to 64 times the smallest size, in thousandths of a
/// nanosecond: the least of some runs.
fn costs(hostile: &Hostile, runs: usize) -> [u64; 7] {
    std::array::from_fn(|doubling| {
        let text = hostile.text(SMALLEST << doubling);
        let least = (0..runs).map(|_| {
            let before = nanoseconds();
            work(hostile.file, &text);
            nanoseconds() - before
        });
        least.min().unwrap_or(0) * 1000 / text.len() as u64
    })
}

#[test]
fn time_grows_with_the_text() {
    let (mut slowest, mut count, mut retried) = ((0, String::new()), 0, 0);
    for hostile in texts::all() {
        // Noise is not quadratic: it goes away.
        let found = [1, 2, 4, 8, 16].into_iter().find_map(|runs| {
            let costs = costs(&hostile, runs);
            retried += usize::from(runs > 1);
            let least = costs[..6].iter().copied().min().unwrap_or(0).max(1000);
            (costs[6] <= SLOWER * least).then_some(costs)
        });
        let costs = found.unwrap_or_else(|| {
            panic!("{}: pico-seconds a byte: {:?}", hostile.name, costs(&hostile, 4))
        });
        slowest = slowest.max((costs[6], hostile.name));
        count += 1;
    }
    println!(
        "{count} texts of 1 to 64 KiB, {retried} measured again; the slowest takes {} ns a byte \
         for all that can be done with it: {}",
        slowest.0 / 1000,
        slowest.1
    );
}

/// What the docs of `Decoder::MAX_CELLS` say of memory.
#[test]
fn memory_grows_with_rows_and_cells() {
    let mut most = (0, String::new());
    for hostile in texts::all() {
        let text = hostile.text(64 << 10);
        let mut decoder = Decoder::new(hostile.file);
        let (_, peak, kept) = bytes(|| {
            let _ = black_box(decoder.decode_lenient(&text).unwrap());
        });
        let template = decoder.decode_lenient(&text).unwrap().snapshot.template().clone();
        let (rows, cells) = (template.row_count(), template.cell_count());
        // These texts are small enough for what makes the next reading fast.
        let exact = 2 * text.len() + 20 * rows + 45 * cells + 130 * cells + 12 * text.len();
        // Vectors grow by doubling, faults take 24 kB, the catalog's index 2 kB.
        assert!(kept <= 2 * exact + 40_000, "{}: {kept} bytes, not {exact}", hostile.name);
        assert!(peak <= 3 * exact + 60_000, "{}: {peak} bytes, not {exact}", hostile.name);
        most = most.max((peak * 10 / text.len(), hostile.name));
    }
    println!("at most {} tenths of a byte for a byte of text: {}", most.0, most.1);
}

/// Sizes that no kernel prints, once each: they are read, and what they
/// promise holds.
#[test]
fn a_line_of_a_megabyte_and_a_million_lines_are_read() {
    let million = 1 << 20;
    for (file, text) in [
        (File::MemoryStat, format!("{} 1\n", "x".repeat(million))),
        (File::MemoryStat, format!("a {}\n", "1".repeat(million))),
        (File::MemoryStat, "a 1\n".repeat(million)),
        (File::MemoryNumaStat, format!("a{}\n", " N0=1".repeat(million))),
        (File::MemoryNumaStat, "x ".repeat(million)),
        (File::Stat, format!("intr 1{}\n", " 0".repeat(50_000))),
        (File::Stat, format!("intr 1{}\n", " 0".repeat(million))),
        (File::CgroupProcs, "1\n".repeat(million)),
        (File::PidSmaps, "Size: 1 kB\n".repeat(million / 4)),
        (File::PidStatus, format!("Name:\t{}\n", "n".repeat(million))),
        (File::CgroupControllers, "x".repeat(million)),
    ] {
        oracle::decoded(&mut oracle::decoders(file), text.as_bytes());
    }
}

#[test]
fn a_text_above_the_limits_is_refused() {
    let mut text = vec![b'\n'; Decoder::MAX_TEXT + 1];
    let (result, peak, _) = bytes(|| File::MemoryStat.decode_lenient(&text));
    let error = result.unwrap_err();
    assert_eq!((error.kind, error.offset), (ErrorKind::TooLarge, 0));
    assert_eq!(peak, 0);
    text.pop();
    assert_eq!(File::MemoryStat.decode(&text).unwrap_err().kind, ErrorKind::BlankLine);

    // As many rows as are allowed, each with a cell; then one more, and a million more.
    let mut ids = b"1\n".repeat(Decoder::MAX_CELLS);
    let (snapshot, peak, kept) = bytes(|| File::CgroupProcs.decode(&ids));
    assert_eq!(snapshot.unwrap().len(), Decoder::MAX_CELLS);
    println!(
        "{} rows and cells: {} MB, at the peak {}",
        Decoder::MAX_CELLS,
        kept >> 20,
        peak >> 20
    );
    assert!(peak < 700 << 20);
    let limit = ids.len();
    for more in [1, 1 << 20] {
        ids.extend(b"1\n".repeat(more));
        for result in [
            File::CgroupProcs.decode(&ids),
            File::CgroupProcs.decode_lenient(&ids).map(|all| all.0),
        ] {
            let error = result.unwrap_err();
            assert_eq!(error.kind, ErrorKind::TooLarge);
            assert!((limit - 1..=limit).contains(&error.offset), "{error}");
        }
    }

    // Cells of one row.
    let line = |count: usize| [b"intr".to_vec(), b" 0".repeat(count), b"\n".to_vec()].concat();
    let most = line(Decoder::MAX_CELLS);
    assert_eq!(File::Stat.decode(&most).unwrap().values().len(), Decoder::MAX_CELLS);
    let error = File::Stat.decode(&line(Decoder::MAX_CELLS + 1)).unwrap_err();
    assert_eq!((error.kind, error.offset), (ErrorKind::TooLarge, most.len()));
}

/// A decoder that refused a text reads the next.
#[test]
fn a_decoder_goes_on_after_a_text_above_the_limits() {
    let large = vec![b'\n'; Decoder::MAX_TEXT + 1];
    let mut decoder = Decoder::new(File::MemoryStat);
    for _ in 0..2 {
        assert!(decoder.decode(b"anon 1\n").is_ok());
        assert_eq!(decoder.decode(&large).unwrap_err().kind, ErrorKind::TooLarge);
        assert_eq!(decoder.decode_lenient(&large).unwrap_err().kind, ErrorKind::TooLarge);
    }
}
