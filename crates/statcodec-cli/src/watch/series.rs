//! The keys of a file from one reading to the next.

use std::collections::{HashMap, VecDeque};
use std::time::{Duration, Instant};

use statcodec::catalog::{KeyInfo, Kind};
use statcodec::derive::{self, Delta, Rate};
use statcodec::{Cell, File, Snapshot};

use super::names::names;
use crate::failure::Failure;

/// Samples of a key that are kept.
const SAMPLES: usize = 256;

/// Which keys are shown.
#[derive(Debug)]
pub(super) enum Choice {
    /// Those that moved.
    Moved,
    /// All.
    All,
    /// These rows and cells.
    Named(Vec<String>),
}

/// One key.
#[derive(Debug)]
pub(super) struct Key {
    /// The row and the cell in it: `anon`, `cpu.user`, `intr[3]`.
    pub(super) name: String,
    /// What the catalog knows of it.
    pub(super) info: Option<&'static KeyInfo>,
    /// How it moved since the reading before.
    pub(super) delta: Delta,
    /// Its rate, where it is a counter.
    pub(super) rate: Option<Rate>,
    /// Whether it moved since the reading before.
    pub(super) moved: bool,
    /// The last changes of a counter, or values of anything else.
    pub(super) trend: VecDeque<Option<i128>>,
    chosen: bool,
    /// Whether it ever moved.
    ever: bool,
    /// Its place in the last reading, and in the one before.
    now: Option<usize>,
    before: Option<usize>,
}

impl Key {
    /// Whether it counts what happens.
    pub(super) fn is_counter(&self) -> bool {
        self.info.is_some_and(|info| info.kind == Kind::Counter)
    }

    fn add_sample(&mut self, cell: Cell<'_>) {
        let value = match cell {
            Cell::Hundredths(number) => Some(number.into()),
            cell => cell.signed(),
        };
        let sample = match self.is_counter() {
            true => self.delta.increase().map(i128::from),
            false => value,
        };
        if self.trend.len() == SAMPLES {
            self.trend.pop_front();
        }
        self.trend.push_back(sample);
    }
}

/// All keys of a file, in the order in which they were first seen.
#[derive(Debug)]
pub(super) struct Series {
    keys: Vec<Key>,
    places: HashMap<String, usize>,
    choice: Choice,
    last: Option<(Snapshot, Instant)>,
    /// The time between the last two readings.
    pub(super) interval: Duration,
    /// The time since the first reading.
    pub(super) elapsed: Duration,
    /// How many readings there were.
    pub(super) readings: u64,
    /// Whether the last reading was the first of another file.
    anew: bool,
    /// Whether the next one is.
    next_anew: bool,
}

impl Series {
    pub(super) fn new(choice: Choice) -> Self {
        Self {
            keys: Vec::new(),
            places: HashMap::new(),
            choice,
            last: None,
            interval: Duration::ZERO,
            elapsed: Duration::ZERO,
            readings: 0,
            anew: false,
            next_anew: false,
        }
    }

    /// The next reading is of another file of the same name.
    pub(super) fn begin_anew(&mut self) {
        self.next_anew = true;
    }

    /// What is to be said of the last reading.
    pub(super) fn note(&self) -> Option<&'static str> {
        self.anew.then_some("it is another file of that name now: counters begin anew")
    }

    /// Adds a reading.
    pub(super) fn add(&mut self, snapshot: Snapshot, at: Instant) {
        self.readings += 1;
        self.anew = std::mem::take(&mut self.next_anew);
        for key in &mut self.keys {
            key.before = key.now.take();
        }
        for (place, (name, row, info)) in names(&snapshot).enumerate() {
            let key = match self.places.get(&name) {
                Some(&key) => &mut self.keys[key],
                None => self.new_key(name, &row, info),
            };
            key.now = Some(place);
        }
        let before = self.last.replace((snapshot, at));
        let (Some((before, then)), Some((now, _))) = (before, &self.last) else {
            return;
        };
        self.interval = at.saturating_duration_since(then);
        self.elapsed += self.interval;
        let nanoseconds = u64::try_from(self.interval.as_nanos()).unwrap_or(u64::MAX);
        let same = !self.anew;
        for key in &mut self.keys {
            let was = key.before.filter(|_| same).map_or(Cell::Absent, |place| before.cell(place));
            let is = key.now.map_or(Cell::Absent, |place| now.cell(place));
            let kind = key.info.map_or(Kind::Gauge, |info| info.kind);
            key.delta = derive::delta(kind, was, is);
            key.rate = derive::rate(kind, was, is, nanoseconds);
            key.moved = match key.delta {
                Delta::Increase(0) | Delta::Change(0) => false,
                Delta::Unknown => was != is && same,
                _ => true,
            };
            key.ever |= key.moved;
            key.add_sample(is);
        }
    }

    fn new_key(&mut self, name: String, row: &str, info: Option<&'static KeyInfo>) -> &mut Key {
        let chosen = match &self.choice {
            Choice::Named(names) => names.iter().any(|wanted| *wanted == name || wanted == row),
            Choice::All => true,
            Choice::Moved => false,
        };
        let number = self.keys.len();
        self.places.insert(name.clone(), number);
        self.keys.push(Key {
            name,
            info,
            delta: Delta::Unknown,
            rate: None,
            moved: false,
            trend: VecDeque::new(),
            chosen,
            ever: false,
            now: None,
            before: None,
        });
        &mut self.keys[number]
    }

    /// What stands in a key's cell now.
    pub(super) fn cell(&self, key: &Key) -> Cell<'_> {
        match (&self.last, key.now) {
            (Some((snapshot, _)), Some(place)) => snapshot.cell(place),
            _ => Cell::Absent,
        }
    }

    /// Which file it is.
    pub(super) fn file(&self) -> Option<File> {
        self.last.as_ref().map(|(snapshot, _)| snapshot.file())
    }

    /// All keys.
    pub(super) fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// Whether keys are shown for their moving alone.
    pub(super) fn is_of_moved(&self) -> bool {
        matches!(self.choice, Choice::Moved)
    }

    /// The keys to show of the last interval.
    pub(super) fn shown_now(&self) -> impl Iterator<Item = &Key> {
        self.keys.iter().filter(|key| key.chosen || self.is_of_moved() && key.moved)
    }

    /// The keys to show, where those that moved stay.
    pub(super) fn shown_ever(&self) -> impl Iterator<Item = &Key> {
        self.keys.iter().filter(|key| key.chosen || self.is_of_moved() && key.ever)
    }

    /// Whether all keys that were named are there.
    pub(super) fn check_choice(&self) -> Result<(), Failure> {
        let Choice::Named(wanted) = &self.choice else {
            return Ok(());
        };
        let rows: Vec<(String, String)> = match &self.last {
            Some((snapshot, _)) => {
                names(snapshot).map(|(name, row, _)| (name, row.into_owned())).collect()
            }
            None => Vec::new(),
        };
        for name in wanted {
            if rows.iter().any(|(key, row)| key == name || row == name) {
                continue;
            }
            let near = rows
                .iter()
                .flat_map(|(key, row)| [key, row])
                .map(|known| (strsim::damerau_levenshtein(known, name), known))
                .min()
                .filter(|&(distance, known)| distance * 3 <= known.len());
            let hint = match near {
                Some((_, near)) => format!("did you mean `{near}`?"),
                None => "--all shows what it has".to_owned(),
            };
            return Err(Failure::Usage(format!("the file has no key {name}; {hint}")));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(file: File, choice: Choice, texts: &[&str]) -> Series {
        let mut series = Series::new(choice);
        let start = Instant::now();
        for (number, text) in texts.iter().enumerate() {
            let (snapshot, _) = file.decode_lenient(text.as_bytes()).unwrap();
            series.add(snapshot, start + Duration::from_secs(2) * number as u32);
        }
        series
    }

    #[test]
    fn keys_move_by_their_kind() {
        let before = "anon 10\npgfault 100\npgmajfault 7\nfile 5\nodd 1\n";
        let after = "anon 4\npgfault 150\npgmajfault 6\nfile 5\nodd 3\nnew 1\n";
        let series = series(File::MemoryStat, Choice::Moved, &[before, after]);
        let found: Vec<_> = series
            .shown_now()
            .map(|key| (key.name.as_str(), key.delta, key.rate.map(Rate::per_second)))
            .collect();
        assert_eq!(
            found,
            [
                ("anon", Delta::Change(-6), None),
                ("pgfault", Delta::Increase(50), Some(25)),
                ("pgmajfault", Delta::Backward(1), Some(0)),
                ("odd", Delta::Change(2), None),
                ("new", Delta::Unknown, None),
            ]
        );
    }

    #[test]
    fn another_file_of_the_name_has_no_changes() {
        let mut series = series(File::MemoryStat, Choice::All, &["pgfault 100\n"]);
        series.begin_anew();
        let snapshot = File::MemoryStat.decode(b"pgfault 5\n").unwrap();
        series.add(snapshot, Instant::now());
        assert!(series.note().is_some());
        assert_eq!(series.keys()[0].delta, Delta::Unknown);
        assert!(!series.keys()[0].moved);
        let snapshot = File::MemoryStat.decode(b"pgfault 6\n").unwrap();
        series.add(snapshot, Instant::now());
        assert_eq!(series.keys()[0].delta, Delta::Increase(1));
        assert!(series.note().is_none());
    }

    #[test]
    fn chosen_keys_are_rows_or_cells() {
        let text = "anon N0=1 N2=2\nfile N0=3 N2=4\n";
        for (names, want) in [
            (&["anon"][..], Ok(2)),
            (&["anon.N0"], Ok(1)),
            (&["anon", "file.N2"], Ok(3)),
            (&["anno"], Err("the file has no key anno; did you mean `anon`?")),
            (
                &["file.N2", "zzzzzzzzz"],
                Err("the file has no key zzzzzzzzz; --all shows what it has"),
            ),
        ] {
            let choice = Choice::Named(names.iter().map(|&name| name.to_owned()).collect());
            let series = series(File::MemoryNumaStat, choice, &[text]);
            let found = match series.check_choice() {
                Ok(()) => Ok(series.shown_ever().count()),
                Err(Failure::Usage(message)) => Err(message),
                Err(other) => panic!("{other:?}"),
            };
            assert_eq!(found, want.map_err(str::to_owned));
        }
    }
}
