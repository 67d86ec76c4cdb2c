//! The same corpora under divan: `cargo bench -p statcodec-bench`.

use divan::{Bencher, counter::BytesCount};
use statcodec::encode::Writer;
use statcodec::{Decoder, File};
use statcodec_bench::corpus::Corpus;

fn main() {
    divan::main();
}

fn memory_stat() -> Corpus {
    Corpus::polls("memory.stat", "series/memory.stat.polls")
}

/// The next poll, by a decoder that is kept.
#[divan::bench]
fn decode_warm(bencher: Bencher<'_, '_>) {
    let corpus = memory_stat();
    let mut decoder = Decoder::new(File::MemoryStat);
    let mut polls = corpus.texts.iter().cycle();
    bencher.counter(BytesCount::new(corpus.mean_length())).bench_local(move || {
        let text = polls.next().expect("a cycle");
        decoder.decode(text).expect("a good text").values()[0]
    });
}

/// A text without a template.
#[divan::bench]
fn decode_first(bencher: Bencher<'_, '_>) {
    let corpus = memory_stat();
    let text = corpus.first();
    bencher.counter(BytesCount::of_slice(text)).bench_local(|| File::MemoryStat.decode(text));
}

/// A snapshot back to its text.
#[divan::bench]
fn encode(bencher: Bencher<'_, '_>) {
    let corpus = memory_stat();
    let text = corpus.first();
    let snapshot = File::MemoryStat.decode(text).expect("a good text");
    let mut buffer = vec![0; 2 * text.len()];
    bencher.counter(BytesCount::of_slice(text)).bench_local(|| {
        let mut writer = Writer::new(&mut buffer);
        snapshot.encode(&mut writer);
        writer.finish().expect("room")
    });
}
