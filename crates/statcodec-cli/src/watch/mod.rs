//! `statcodec watch`: a file read again and again.

mod clock;
mod frame;
mod lines;
mod names;
mod records;
mod screen;
mod series;
mod spark;
mod words;

use std::num::NonZeroU64;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use statcodec_reader::{Cgroup, StatFile};

use crate::failure::{Failure, Outcome};
use crate::kind::Kind;
use crate::source::{Source, label};
use crate::{diagnostics, hierarchy, output};
use clock::Clock;
use screen::{Event, Screen};
use series::{Choice, Series};

/// Watch a file: values, changes and rates, again and again
///
/// The file stays open and is read at each interval. On a terminal the table
/// is drawn anew in its place; elsewhere there is a line for each key that
/// moved. A counter has a rate; time that is counted has it in percent.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The file to watch, or a cgroup: a folder, or as /proc/self/cgroup names
    /// it
    #[arg(value_name = "FILE|CGROUP")]
    path: PathBuf,
    /// Time between two readings: 500ms, 1s, 2m
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = interval)]
    interval: Duration,
    /// End after N intervals
    #[arg(long, value_name = "N")]
    count: Option<NonZeroU64>,
    /// Show these keys alone, whether they move or not: a row, or one cell of
    /// it: cpu.user
    #[arg(long, value_name = "KEY", value_delimiter = ',', conflicts_with = "all")]
    keys: Vec<String>,
    /// Show keys that do not move, too
    #[arg(long)]
    all: bool,
    /// The file to read of a cgroup
    #[arg(long, value_name = "NAME", default_value = "memory.stat")]
    file: String,
    /// What kind of file it is: memory.stat, v1/memory.stat, ... Without it
    /// the path says so, or the text
    #[arg(long = "as", value_name = "KIND")]
    kind: Option<Kind>,
    /// How to print it
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// A way to print what is watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// For eyes
    Table,
    /// An object on a line for each interval
    Json,
    /// A line for each key: time,seconds,key,value,state,unit,kind,delta,rate
    Csv,
}

/// The longest interval: longer ones are mistakes.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

fn interval(text: &str) -> Result<Duration, String> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("a number needs a unit: {text}s, {text}ms"));
    }
    match humantime::parse_duration(text) {
        Ok(interval) if interval < Duration::from_millis(1) => Err("less than 1ms".to_owned()),
        Ok(interval) if interval > LONGEST => Err("more than a day".to_owned()),
        Ok(interval) => Ok(interval),
        Err(error) => Err(error.to_string()),
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    let mut watch = Watch::open(args)?;
    let choice = match (&args.keys[..], args.all) {
        ([], false) => Choice::Moved,
        ([], true) => Choice::All,
        (keys, _) => Choice::Named(keys.to_vec()),
    };
    let mut series = Series::new(choice);
    watch.read(&mut series)?;
    series.check_choice()?;
    if args.format == Format::Table && Screen::is_possible() {
        on_screen(args, &mut watch, &mut series)
    } else {
        in_lines(args, &mut watch, &mut series)
    }
}

/// Draws the table anew in its place, until the count or a signal ends it.
fn on_screen(args: &Args, watch: &mut Watch, series: &mut Series) -> Outcome {
    let every = humantime::format_duration(args.interval).to_string();
    let mut screen = Screen::open().map_err(Failure::Output)?;
    let mut clock = Clock::new(args.interval);
    let mut left = args.count.map(NonZeroU64::get);
    while left != Some(0) {
        screen.draw(|size| frame::text(&watch.label, &every, series, size))?;
        match screen.wait(clock.next()) {
            Event::Tick => {
                clock.tick();
                left = left.map(|left| left - 1);
                watch.read(series)?;
                screen.prepare(|size| frame::text(&watch.label, &every, series, size));
            }
            Event::Resized => {}
            Event::Suspend => Screen::suspend()?,
            Event::End(signal) => {
                drop(screen);
                // Ends as if the signal had not been handled.
                let _ = signal_hook::low_level::emulate_default_handler(signal);
                return Err(Failure::Told);
            }
        }
    }
    Ok(())
}

/// Prints lines for each interval.
fn in_lines(args: &Args, watch: &mut Watch, series: &mut Series) -> Outcome {
    let mut clock = Clock::new(args.interval);
    let mut lines = lines::Lines::new(series);
    if args.format == Format::Csv {
        output::bytes(records::head)?;
    }
    let mut left = args.count.map(NonZeroU64::get);
    while left != Some(0) {
        if !clock::sleep(clock.next()) {
            return Ok(());
        }
        clock.tick();
        left = left.map(|left| left - 1);
        watch.read(series)?;
        if let Some(note) = series.note() {
            output::say(&format!("statcodec: {}: {note}", watch.label));
        }
        match args.format {
            Format::Table => output::text(&lines.text(series))?,
            Format::Json => output::bytes(|out| records::json(series, out))?,
            Format::Csv => output::bytes(|out| records::csv(series, out))?,
        }
    }
    Ok(())
}

/// The file, and how often it was read.
struct Watch {
    file: StatFile,
    label: String,
    readings: u64,
    reopened: u64,
}

impl Watch {
    fn open(args: &Args) -> Result<Self, Failure> {
        let path = &args.path;
        if path.as_os_str() == "-" {
            let text = "standard input cannot be read again and again; name a FILE";
            return Err(Failure::Usage(text.to_owned()));
        }
        let failed = |error| Failure::Failed(hierarchy::message(&error));
        let (file, label) = if path.exists() && !path.is_dir() {
            let source = Source::read(path)?;
            let file =
                source.kind(args.kind).map_err(|unknown| unknown.into_failure(&source.label))?;
            (StatFile::open_as(path, file).map_err(failed)?, source.label)
        } else {
            let folder = hierarchy::folder(path, &args.file)?;
            let cgroup = Cgroup::open(&folder).map_err(failed)?;
            hierarchy::file_of(&args.file, cgroup.version_for(&args.file))?;
            let file = cgroup.file(&args.file).map_err(failed)?;
            let label = label(file.path());
            (file, label)
        };
        Ok(Self { file, label, readings: 0, reopened: 0 })
    }

    /// Reads the file once more.
    fn read(&mut self, series: &mut Series) -> Outcome {
        let (snapshot, faults) = match self.file.read_lenient() {
            Ok(report) => {
                let problems = report.problems;
                (report.snapshot.clone(), problems.as_slice().first().copied())
            }
            Err(error) => {
                let after = output::counted(self.readings as usize, "reading");
                let message = hierarchy::message(&error);
                return Err(Failure::Failed(format!("{message}, after {after}")));
            }
        };
        let now = Instant::now();
        if self.readings == 0
            && let Some(error) = faults
        {
            output::say(&diagnostics::line(&self.label, self.file.text(), error));
        }
        self.readings += 1;
        let reopened = self.file.reopened();
        if std::mem::replace(&mut self.reopened, reopened) != reopened {
            series.begin_anew();
        }
        series.add(snapshot, now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interval_table() {
        for (text, want) in [
            ("500ms", Ok(Duration::from_millis(500))),
            ("1s", Ok(Duration::from_secs(1))),
            ("2m", Ok(Duration::from_secs(120))),
            ("1m 30s", Ok(Duration::from_secs(90))),
            ("1", Err("a number needs a unit: 1s, 1ms")),
            ("0s", Err("less than 1ms")),
            ("2 days", Err("more than a day")),
        ] {
            assert_eq!(interval(text), want.map_err(str::to_owned), "{text}");
        }
        for text in ["", "s", "-1s", "1x", "99999999999999999999s"] {
            assert!(interval(text).is_err(), "{text}");
        }
    }
}
