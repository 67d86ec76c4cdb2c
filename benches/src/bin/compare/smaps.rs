//! smaps: the fields of mappings.

use statcodec::catalog::Key as _;
use statcodec::catalog::pid_smaps::Key;
use statcodec::{Decoder, File, SmapsDecoder};
use statcodec_bench::corpus::Corpus;
use statcodec_bench::procfs;
use statcodec_bench::race::{Outcome, Race, Target};

use super::rows::{ROUNDS, report};

const TOTALS: &str = "SmapsDecoder::totals";
const WARM: &str = "warm Decoder";
const FIRST: &str = "first contact: File::decode";
const PROCFS: &str = "procfs-core";

/// The fields whose totals are sums, by the answers of both.
fn check(text: &[u8]) {
    let sums = procfs::smaps_sums(text);
    let totals = SmapsDecoder::new().totals(text).expect("a good text");
    let mut fields = 0;
    for &key in Key::ALL {
        let name = key.info().name;
        // Page sizes do not add up, and of bare numbers procfs-core knows no
        // unit.
        if let (Some(total), Some(sum)) = (totals.get(key).number(), sums.get(name))
            && !name.ends_with("PageSize")
            && name != "THPeligible"
        {
            assert_eq!(total, *sum, "{name}");
            fields += 1;
        }
    }
    assert!(fields > 15, "only {fields} fields in common");
    let snapshot = File::PidSmaps.decode(text).expect("a good text");
    assert_eq!(snapshot.to_text(), text);
}

fn race<'c>(corpus: &'c Corpus) -> Race<'c> {
    check(corpus.first());
    check(corpus.last());
    let mut race = Race::new(corpus.name, corpus.texts.len());
    let mut decoder = SmapsDecoder::new();
    race.add(TOTALS, move || {
        corpus.texts.iter().map(|text| decoder.totals(text).expect("a good text").count()).sum()
    });
    let mut warm = Decoder::new(File::PidSmaps);
    race.add(WARM, move || {
        corpus.texts.iter().map(|text| warm.decode(text).expect("a good text").values()[0]).sum()
    });
    race.add(FIRST, move || {
        let first = |text: &Vec<u8>| File::PidSmaps.decode(text).expect("a good text").values()[0];
        corpus.texts.iter().map(first).sum()
    });
    race.add(PROCFS, move || corpus.texts.iter().map(|text| procfs::smaps(text)).sum());
    race.target(TOTALS, PROCFS, 25.0);
    race
}

/// Notes how many bytes a contender reads in a nanosecond.
fn rate(race: &Race<'_>, corpus: &Corpus, name: &str) -> Outcome {
    let (length, time) = (corpus.mean_length() as f64, race.time(name));
    Outcome {
        what: format!("{}: {name}", corpus.name),
        best: length / time.min,
        median: length / time.median,
        target: Target::Gigabytes(2.0),
    }
}

pub(crate) fn small(outcomes: &mut Vec<Outcome>) {
    let corpus =
        Corpus::smaps("smaps of 30 kB, all fields", "captures/v2-7.2/proc/pid_smaps", 3, 40);
    let mut race = race(&corpus);
    race.target(WARM, PROCFS, 25.0);
    report(&mut race, ROUNDS, outcomes);
    outcomes.extend([TOTALS, WARM].map(|name| rate(&race, &corpus, name)));
}

/// As many as Linux allows. A decoder of whole texts keeps what it needs to be
/// fast for texts of up to 4 MiB only; the way for such a process is the other.
pub(crate) fn large(outcomes: &mut Vec<Outcome>) {
    let corpus = Corpus::smaps(
        "smaps of 65,000 mappings, all fields",
        "captures/v2-7.2/proc/pid_smaps",
        65_000_usize.div_ceil(13),
        1,
    );
    let mut race = race(&corpus);
    report(&mut race, 3, outcomes);
    outcomes.push(rate(&race, &corpus, TOTALS));
}
