//! Two files read a million times.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use statcodec_reader::StatFile;

use super::{Made, Targets, median};

/// User and system time of one read of both files, and all of it, in
/// microseconds.
#[derive(Clone, Copy)]
struct Cost {
    user: f64,
    system: f64,
    wall: f64,
}

const NAMES: [&str; 2] = ["memory.stat", "memory.numa_stat"];
const ROUNDS: usize = 5;

const CONTENDERS: [&str; 5] = [
    "C control, file kept and rewound",
    "C control, open + read + close",
    "statcodec, open + read + close",
    "statcodec, StatFile kept",
    "bare pread of both, no decoding",
];

pub(super) fn run(quick: bool, targets: &mut Targets) {
    let scratch = Made::folder("/dev/shm").or_else(|| Made::folder("/tmp"));
    let Some(scratch) = scratch else {
        println!("  skipped: no folder for the control");
        return;
    };
    let Some(control) = control(&scratch.0) else {
        println!("  skipped: no C compiler for the control");
        return;
    };
    let live = ["/sys/fs/cgroup/memory", "/sys/fs/cgroup"].map(PathBuf::from);
    let live = live.into_iter().find(|folder| NAMES.iter().all(|name| folder.join(name).exists()));
    below(live.as_deref(), quick);
    if let Some(live) = live {
        compare(&live, &live, if quick { 20_000 } else { 1_000_000 }, &control);
    } else {
        println!("  skipped: no cgroup here has both files");
    }
    // The file of patch C, which has 71 keys, as a kernel of today prints it.
    let captured = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../crates/statcodec/testdata/captures/v2-7.2/root");
    for name in NAMES {
        fs::copy(captured.join(name), scratch.0.join(name)).expect("a capture can be copied");
    }
    let copied = format!("tmpfs, captured from 7.2: {}", scratch.0.display());
    let reads = if quick { 200_000 } else { 2_000_000 };
    let (control_user, kept_user) = compare(&scratch.0, Path::new(&copied), reads, &control);
    let _ = fs::remove_file(&control);
    changing(quick, &paths(&scratch.0), control_user);
    targets.at_least("user time of the C control / of StatFile", control_user / kept_user, 80.0);
}

/// Times all contenders on the two files of a folder. Returns the user time of
/// the control and of `StatFile`, each keeping its files.
fn compare(folder: &Path, shown: &Path, reads: usize, control: &Path) -> (f64, f64) {
    // Files that do not change, to hold the answers against each other.
    if let Some(still) = Made::folder("/tmp") {
        for name in NAMES {
            fs::copy(folder.join(name), still.0.join(name)).expect("a copy can be written");
        }
        let still = paths(&still.0);
        for kept in [false, true] {
            let (control_sum, _) = run_control(control, 1, !kept, &still);
            assert_eq!(control_sum, sum_of(&still), "both must find the same numbers");
        }
    }
    // The control's share is a quarter: it takes its time.
    let reads = reads / ROUNDS;
    let files = paths(folder);
    let mut costs: [Vec<Cost>; CONTENDERS.len()] = Default::default();
    for _ in 0..ROUNDS {
        for (number, costs) in costs.iter_mut().enumerate() {
            let reads = if number < 2 { reads / 4 } else { reads };
            costs.push(match number {
                0 | 1 => run_control(control, reads, number == 1, &files).1,
                2 => measured(reads / 4, || sum_of(&files)),
                3 => {
                    let mut files = open(&files);
                    measured(reads, || files.iter_mut().map(sum_of_one).fold(0, u64::wrapping_add))
                }
                _ => bare(reads, &files),
            });
        }
    }
    // The kernel samples user and system time at its ticks: only the mean of
    // all rounds says something.
    let mean = |costs: &[Cost], of: fn(&Cost) -> f64| {
        costs.iter().map(of).sum::<f64>() / costs.len() as f64
    };
    println!("  {} reads of {}, {}", reads * ROUNDS, shown.display(), NAMES.join(" + "));
    println!("  {:<36} {:>9} {:>9} {:>9}   us for both", "", "user", "sys", "wall");
    let mut table = Vec::new();
    for (name, costs) in CONTENDERS.iter().zip(&costs) {
        let cost = Cost {
            user: mean(costs, |cost| cost.user),
            system: mean(costs, |cost| cost.system),
            wall: median(costs.iter().map(|cost| cost.wall).collect()),
        };
        println!("  {name:<36} {:>9.3} {:>9.3} {:>9.3}", cost.user, cost.system, cost.wall);
        table.push(cost);
    }
    let (control, opened, kept, bare) = (table[0], table[2], table[3], table[4]);
    println!(
        "  user time of the control: {:.1} times StatFile's, {:.1} times the bare read's; {:.1} times where all open each time",
        control.user / kept.user,
        control.user / bare.user,
        table[1].user / opened.user,
    );
    println!(
        "  all time: opened {:.2} times kept, kept {:.2} times the bare read",
        opened.wall / kept.wall,
        kept.wall / bare.wall,
    );
    (control.user, kept.user)
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    NAMES.iter().map(|name| folder.join(name)).collect()
}

fn open(paths: &[PathBuf]) -> Vec<StatFile> {
    paths.iter().map(|path| StatFile::open(path).expect("the file opens")).collect()
}

/// Reads a file and takes values by item, as a caller does: here all of them.
fn sum_of_one(file: &mut StatFile) -> u64 {
    let snapshot = file.read().expect("the file can be read");
    snapshot.values().iter().fold(0, |sum, &value| sum.wrapping_add(value))
}

fn sum_of(paths: &[PathBuf]) -> u64 {
    open(paths).iter_mut().map(sum_of_one).fold(0, u64::wrapping_add)
}

fn measured(reads: usize, mut read: impl FnMut() -> u64) -> Cost {
    let (before, start) = (used(), Instant::now());
    for _ in 0..reads {
        std::hint::black_box(read());
    }
    let wall = start.elapsed().as_secs_f64() * 1e6;
    let after = used();
    let each = |total: f64| total / reads as f64;
    Cost { user: each(after.0 - before.0), system: each(after.1 - before.1), wall: each(wall) }
}

fn bare(reads: usize, paths: &[PathBuf]) -> Cost {
    use std::os::unix::fs::FileExt;
    let files: Vec<fs::File> =
        paths.iter().map(|path| fs::File::open(path).expect("it opens")).collect();
    let mut memory = vec![0; 64 * 1024];
    let mut one = |file: &fs::File| file.read_at(&mut memory, 0).expect("it can be read") as u64;
    measured(reads, || files.iter().map(&mut one).sum())
}

/// The crate `cgroupfs` of below, which opens a file for each reading and takes
/// files of cgroup v2 alone, on a file system of the kernel's.
fn below(live: Option<&Path>, quick: bool) {
    let reads = if quick { 2_000 } else { 20_000 };
    let reader = live.map(|live| cgroupfs::CgroupReader::new(live.to_owned()));
    let Some((live, Ok(reader))) = live.zip(reader) else {
        println!("  crate cgroupfs: skipped, no cgroup v2 here has both files");
        return;
    };
    let files = paths(live);
    let mut kept = open(&files);
    let anon = reader.read_memory_stat().ok().and_then(|stat| stat.anon);
    let ours = kept[0].read().expect("it can be read").get_named("anon").number();
    let near = anon.zip(ours).is_some_and(|(theirs, ours)| theirs.abs_diff(ours) < 64 << 20);
    assert!(near, "both must find the same memory: {anon:?}, {ours:?}");
    let (mut theirs, mut own) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        theirs.push(measured(reads, || {
            let stat = reader.read_memory_stat().expect("it can be read");
            let nodes = reader.read_memory_numa_stat().expect("it can be read");
            stat.anon.unwrap_or(0).wrapping_add(nodes.len() as u64)
        }));
        own.push(measured(reads, || kept.iter_mut().map(sum_of_one).fold(0, u64::wrapping_add)));
    }
    let mean = |costs: &[Cost]| costs.iter().map(|cost| cost.user).sum::<f64>() / ROUNDS as f64;
    println!(
        "  crate cgroupfs: {:.3} us of user time for both, {:.1} times StatFile's",
        mean(&theirs),
        mean(&theirs) / mean(&own)
    );
}

/// What decoding adds to a read where the text is never that of the read
/// before: the files are written anew each time.
fn changing(quick: bool, paths: &[PathBuf], control: f64) {
    use std::os::unix::fs::FileExt;
    let reads = if quick { 20_000 } else { 200_000 };
    let mut readers = open(paths);
    let files: Vec<fs::File> = paths
        .iter()
        .map(|path| fs::File::options().read(true).write(true).open(path).expect("it opens"))
        .collect();
    // One digit of every line differs.
    let texts: Vec<[Vec<u8>; 2]> = paths
        .iter()
        .map(|path| {
            let text = fs::read(path).expect("it can be read");
            let mut other = text.clone();
            for at in 1..text.len() {
                let last = text[at - 1].is_ascii_digit() && matches!(text[at], b' ' | b'\n');
                if last {
                    other[at - 1] = if text[at - 1] == b'9' { b'8' } else { text[at - 1] + 1 };
                }
            }
            [text, other]
        })
        .collect();
    let mut memory = vec![0; 64 * 1024];
    let (mut with, mut without) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let mut turn = 0;
        let mut write = |number: usize| {
            turn += 1;
            let text = &texts[number][turn / texts.len() % 2];
            files[number].write_all_at(text, 0).expect("it can be written");
        };
        with.push(measured(reads, || {
            let mut sum = 0u64;
            for (number, reader) in readers.iter_mut().enumerate() {
                write(number);
                sum = sum.wrapping_add(sum_of_one(reader));
                assert!(!reader.is_unchanged());
            }
            sum
        }));
        without.push(measured(reads, || {
            let mut sum = 0;
            for (number, file) in files.iter().enumerate() {
                write(number);
                sum += file.read_at(&mut memory, 0).expect("it can be read") as u64;
            }
            sum
        }));
    }
    let middle = |costs: Vec<Cost>| median(costs.iter().map(|cost| cost.wall).collect());
    let added = middle(with) - middle(without);
    println!(
        "  decoding where every line changed: {added:.3} us for both, {:.1} times less than the control's user time",
        control / added
    );
}

/// User and system time of this process, in microseconds.
fn used() -> (f64, f64) {
    // SAFETY: all zeros are a value of it, and getrusage writes only to it.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_SELF, &mut usage);
        usage
    };
    let microseconds = |time: libc::timeval| time.tv_sec as f64 * 1e6 + time.tv_usec as f64;
    (microseconds(usage.ru_utime), microseconds(usage.ru_stime))
}

fn control(folder: &Path) -> Option<PathBuf> {
    let source = folder.join("control.c");
    fs::write(&source, include_str!("../../../c/live.c")).ok()?;
    // A folder in memory may not hold programs.
    let program = std::env::temp_dir().join(format!("statcodec-control-{}", std::process::id()));
    let status =
        Command::new("cc").arg("-O2").arg("-o").arg(&program).arg(&source).status().ok()?;
    status.success().then_some(program)
}

/// The sum that the control found, and what a read cost.
fn run_control(program: &Path, reads: usize, open: bool, paths: &[PathBuf]) -> (u64, Cost) {
    let start = Instant::now();
    let output = Command::new(program)
        .arg(reads.to_string())
        .arg(if open { "1" } else { "0" })
        .args(paths)
        .output()
        .expect("the control runs");
    let wall = start.elapsed().as_secs_f64() * 1e6;
    let text = String::from_utf8(output.stdout).expect("the control prints numbers");
    let numbers: Vec<u64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let each = |total: f64| total / reads as f64;
    let cost =
        Cost { user: each(numbers[1] as f64), system: each(numbers[2] as f64), wall: each(wall) };
    (numbers[0], cost)
}
