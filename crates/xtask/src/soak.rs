//! `cargo xtask soak`: the library at work for a long time.
//!
//! Two runs go on at the same time, each for as long as said, an hour if
//! nothing is:
//!
//! - The core alone, in one thread without a pause: crates/statcodec/tests/soak.rs.
//! - The whole system: a tree of files that changes all the time, in memory where
//!   the machine has /dev/shm, and three programs that poll it and live files,
//!   each from several threads, in Rust (crates/soak), C
//!   (crates/statcodec-capi/tests/c/soak) and Python (python/tests/soak.py).
//!   Each holds every value against what it must be.
//!
//! `cargo xtask test` has seconds of the second, and of the first as a test of
//! the core.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::install_c::{Place, install};
use crate::python;
use crate::steps::{Result, call, execute, root, target};

/// How much more a program may have in memory at the end than when it was
/// warm, in kB. Over an hour this is less than a byte for each reading.
const GROWTH: i64 = 4 * 1024;

/// How much longer than said a program may take.
const LATE: Duration = Duration::from_secs(60);

/// Both runs, for an hour or as many minutes as said.
pub(crate) fn run(options: &[&str]) -> Result {
    let minutes = match options {
        [] => 60.0,
        ["--minutes", minutes] => minutes.parse().unwrap_or(0.0),
        _ => 0.0,
    };
    if !(minutes > 0.0 && minutes < 1e6) {
        return Err(format!("soak takes --minutes N alone, not {options:?}"));
    }
    let programs = build(&python::install()?)?;
    call("cargo test -p statcodec --test soak --no-run")?;
    thread::scope(|scope| {
        let core = scope.spawn(|| core(minutes));
        let whole = whole(&programs, Duration::from_secs_f64(minutes * 60.0));
        let core = core.join().unwrap_or_else(|_| Err("the core's soak panicked".into()));
        whole.and(core)
    })
}

/// The whole system for seconds.
pub(crate) fn short() -> Result {
    whole(&build(&python::installed()?)?, Duration::from_secs(5))
}

fn core(minutes: f64) -> Result {
    execute(
        Command::new("cargo")
            .args(["test", "-q", "-p", "statcodec", "--test", "soak", "--", "--nocapture"])
            .env("STATCODEC_SOAK", minutes.to_string())
            .env("RUST_BACKTRACE", "0"),
    )
}

/// What is run: the writer, and the readers by their languages.
struct Programs {
    writer: Vec<PathBuf>,
    readers: [(&'static str, Vec<PathBuf>); 3],
}

/// Builds the Rust program, and the C program with the library as it is
/// installed.
fn build(python: &Path) -> Result<Programs> {
    call("cargo build --package statcodec-soak")?;
    let rust = target().join("debug/statcodec-soak");
    let prefix = target().join("soak");
    install(&Place { prefix: prefix.clone(), destdir: None, libdir: "lib".to_owned() })?;
    let (c, lib) = (prefix.join("soak-c"), prefix.join("lib"));
    execute(
        Command::new("cc")
            .args(["-std=c11", "-D_POSIX_C_SOURCE=200809L", "-O1", "-g"])
            .args(["-Wall", "-Wextra", "-Wpedantic", "-Werror"])
            .arg(root().join("crates/statcodec-capi/tests/c/soak/main.c"))
            .arg("-I")
            .arg(prefix.join("include"))
            .arg("-L")
            .arg(&lib)
            .arg(format!("-Wl,-rpath,{}", lib.display()))
            .args(["-lstatcodec", "-lpthread", "-o"])
            .arg(&c),
    )?;
    Ok(Programs {
        writer: vec![rust.clone(), "write".into()],
        readers: [
            ("Rust", vec![rust, "read".into()]),
            ("C", vec![c]),
            ("Python", vec![python.to_owned(), root().join("python/tests/soak.py")]),
        ],
    })
}

/// Runs all programs at once, prints what they counted, and fails for the
/// first thing that is not as it must be.
fn whole(programs: &Programs, length: Duration) -> Result {
    let folder = Folder::new()?;
    let late = Instant::now() + length + LATE;
    // Readers begin and end with a tree that changes.
    let mut writer = Running::start("the writer", &programs.writer, &folder.0, length + LATE)?;
    while fs::read_dir(folder.0.join("root")).is_ok_and(|mut groups| groups.next().is_none()) {
        thread::sleep(Duration::from_millis(10));
        writer.still_runs()?;
    }
    let mut readers = Vec::new();
    for (name, program) in &programs.readers {
        readers.push(Running::start(name, program, &folder.0, length)?);
    }
    let mut all = Vec::new();
    for reader in readers {
        let name = reader.name.clone();
        all.push((name, Counts::read(&reader.output(late)?)?));
        writer.still_runs()?;
    }
    println!("\nwhole-system soak, {:.0} s, tree in {}", length.as_secs_f64(), folder.0.display());
    println!(
        "{:<8}{:>8}{:>10}{:>9}{:>13}{:>7}{:>7}{:>7}{:>9}{:>9}{:>9}{:>8}",
        "",
        "threads",
        "reads",
        "reads/s",
        "values",
        "came",
        "gone",
        "wrong",
        "warm kB",
        "end kB",
        "growth",
        "fds"
    );
    all.iter().for_each(|(name, counts)| counts.print(name, length));
    let sum = |what: fn(&Counts) -> i64| all.iter().map(|(_, counts)| what(counts)).sum::<i64>();
    println!(
        "{:<8}{:>8}{:>10}{:>9.0}{:>13}{:>7}{:>7}{:>7}",
        "all",
        sum(|counts| counts.threads),
        sum(|counts| counts.reads),
        sum(|counts| counts.reads) as f64 / length.as_secs_f64(),
        sum(|counts| counts.values),
        sum(|counts| counts.came),
        sum(|counts| counts.gone),
        sum(|counts| counts.wrong),
    );
    all.iter().try_for_each(|(name, counts)| counts.judge(name))
}

/// What a program counted.
struct Counts {
    threads: i64,
    reads: i64,
    values: i64,
    came: i64,
    gone: i64,
    wrong: i64,
    memory: [i64; 2],
    descriptors: [i64; 2],
}

impl Counts {
    /// Reads the line of `name=number` words that a program ends with.
    fn read(line: &str) -> Result<Self> {
        let get = |name: &str| {
            let mut words = line.split_whitespace().filter_map(|word| word.split_once('='));
            let number = words.find(|(word, _)| *word == name).and_then(|(_, n)| n.parse().ok());
            number.ok_or_else(|| format!("no number of `{name}` in {line:?}"))
        };
        Ok(Self {
            threads: get("threads")?,
            reads: get("reads")?,
            values: get("values")?,
            came: get("came")?,
            gone: get("gone")?,
            wrong: get("wrong")?,
            memory: [get("warm_kb")?, get("end_kb")?],
            descriptors: [get("fds_start")?, get("fds_end")?],
        })
    }

    fn growth(&self) -> i64 {
        self.memory[1] - self.memory[0]
    }

    fn print(&self, name: &str, length: Duration) {
        println!(
            "{name:<8}{:>8}{:>10}{:>9.0}{:>13}{:>7}{:>7}{:>7}{:>9}{:>9}{:>+9}{:>8}",
            self.threads,
            self.reads,
            self.reads as f64 / length.as_secs_f64(),
            self.values,
            self.came,
            self.gone,
            self.wrong,
            self.memory[0],
            self.memory[1],
            self.growth(),
            format!("{}, {}", self.descriptors[0], self.descriptors[1]),
        );
    }

    fn judge(&self, name: &str) -> Result {
        let [start, end] = self.descriptors;
        let faults = [
            (self.wrong != 0, format!("{} things are wrong", self.wrong)),
            (self.growth() > GROWTH, format!("memory grew by {} kB", self.growth())),
            (start != end, format!("{start} descriptors at the start, {end} at the end")),
            // A soak that saw nothing proves nothing.
            (self.values < 1000, format!("only {} values were read", self.values)),
            (self.came == 0 || self.gone == 0, "no group was seen to come and go".to_owned()),
        ];
        match faults.into_iter().find(|(is_fault, _)| *is_fault) {
            Some((_, fault)) => Err(format!("soak, {name}: {fault}")),
            None => Ok(()),
        }
    }
}

/// A program that runs; it ends with this.
struct Running {
    name: String,
    child: Child,
}

impl Running {
    fn start(name: &str, program: &[PathBuf], folder: &Path, length: Duration) -> Result<Self> {
        let mut command = Command::new(&program[0]);
        command.args(&program[1..]).arg(folder).arg(length.as_secs_f64().to_string());
        // A crash says nothing on stdout, where the counts are.
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let child = child.map_err(|error| format!("{}: {error}", program[0].display()))?;
        Ok(Self { name: name.to_owned(), child })
    }

    fn still_runs(&mut self) -> Result {
        match self.child.try_wait() {
            Ok(None) => Ok(()),
            ended => Err(format!("soak: {} ended too early: {ended:?}", self.name)),
        }
    }

    /// What it printed, when it has ended well and in time.
    fn output(mut self, late: Instant) -> Result<String> {
        let said = |error: std::io::Error| format!("soak: {}: {error}", self.name);
        let status = loop {
            match self.child.try_wait().map_err(said)? {
                Some(status) => break status,
                None if Instant::now() > late => {
                    return Err(format!("soak: {} hangs: it was killed", self.name));
                }
                None => thread::sleep(Duration::from_millis(50)),
            }
        };
        let text = self.child.stdout.take().map(std::io::read_to_string);
        match text {
            Some(Ok(text)) if status.success() => Ok(text),
            _ => Err(format!("soak: {} failed: {status}", self.name)),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder of its own, in memory where there is such a place.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self> {
        let name = format!("statcodec-soak-{}", std::process::id());
        let places = [PathBuf::from("/dev/shm"), std::env::temp_dir()];
        let mut made = places.iter().map(|place| place.join(&name));
        let made = made.find(|folder| fs::create_dir_all(folder.join("root")).is_ok());
        made.map(Self).ok_or_else(|| "there is no place for a tree of files".to_owned())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
