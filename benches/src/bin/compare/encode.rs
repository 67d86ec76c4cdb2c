//! Numbers to text.

use statcodec::File;
use statcodec_bench::c;
use statcodec_bench::corpus::Corpus;
use statcodec_bench::ours::{Encode, NameValue, name_value_growing};
use statcodec_bench::peers::{CLines, IntoVec, StdWrite, itoa_lines, race_printer};
use statcodec_bench::race::{Outcome, Race};

use super::rows::{ROUNDS, report};

/// The lines of a flat text.
fn lines(text: &[u8]) -> Vec<(&str, u64)> {
    let text = std::str::from_utf8(text).expect("ASCII");
    text.lines()
        .map(|line| {
            let (name, value) = line.split_once(' ').expect("a blank");
            (name, value.parse().expect("a number"))
        })
        .collect()
}

fn print_race<'c>(
    title: &str,
    learned: &[u8],
    text: &'c [u8],
    lines: &'c [(&'c str, u64)],
) -> Race<'c> {
    let mut race = Race::new(title, 1);
    race_printer(&mut race, "template encode", text, Encode::new(File::MemoryStat, learned, text));
    race_printer(&mut race, "Writer::name_value", text, NameValue::new(lines));
    race_printer(
        &mut race,
        "Writer::name_value into a Vec",
        text,
        IntoVec::new(|buffer| name_value_growing(lines, buffer)),
    );
    race_printer(
        &mut race,
        "itoa + copies",
        text,
        IntoVec::new(|buffer| itoa_lines(lines, buffer)),
    );
    race_printer(&mut race, "std writeln!", text, StdWrite::new(lines));
    race_printer(&mut race, "C seq_put_decimal_ull's way", text, CLines::new(c::SEQ_PUT, lines));
    race_printer(&mut race, "C snprintf", text, CLines::new(c::SNPRINTF, lines));
    race
}

pub(crate) fn encode(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::polls("encode memory.stat", "series/memory.stat.polls");
    let lines = lines(corpus.first());
    let mut race = print_race(corpus.name, corpus.last(), corpus.first(), &lines);
    race.target("template encode", "C snprintf", 40.0);
    race.target("template encode", "itoa + copies", 4.0);
    race.target("Writer::name_value", "C snprintf", 15.0);
    race.target("Writer::name_value", "itoa + copies", 2.0);
    report(&mut race, ROUNDS, outcomes);
}
