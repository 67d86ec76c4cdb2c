//! Interleaved runs: each round runs all contenders once, so that what
//! disturbs the machine disturbs all of them.

use std::hint::black_box;

use crate::c::cpu_time;

/// One way to do the work.
struct Contender<'c> {
    name: String,
    pass: Box<dyn FnMut() -> u64 + 'c>,
    /// How many passes make one sample.
    passes: u32,
    /// Nanoseconds per text, a sample each round.
    samples: Vec<f64>,
}

/// Contenders that do the same work over the same texts.
pub struct Race<'c> {
    /// What is done.
    pub title: String,
    /// Texts in a pass.
    texts: usize,
    contenders: Vec<Contender<'c>>,
    /// Ratios that are wanted: slow, fast, factor.
    targets: Vec<(String, String, f64)>,
}

/// What a contender took for one text, in nanoseconds.
#[derive(Clone, Copy)]
pub struct Time {
    /// The best sample.
    pub min: f64,
    /// The median of the samples.
    pub median: f64,
}

/// What was measured, beside what is wanted.
pub struct Outcome {
    /// What was compared.
    pub what: String,
    /// By the best samples.
    pub best: f64,
    /// By the medians.
    pub median: f64,
    /// What is wanted.
    pub target: Target,
}

/// What is wanted.
#[derive(Clone, Copy)]
pub enum Target {
    /// So many times faster.
    Times(f64),
    /// So many gigabytes in a second.
    Gigabytes(f64),
    /// No allocation.
    NoAllocations,
}

impl Target {
    /// In words: what is wanted, or what was measured.
    #[must_use]
    pub fn words(self, measured: Option<f64>) -> String {
        match self {
            Target::Times(factor) => {
                let factor = measured.unwrap_or(factor);
                // As many decimals as tell something.
                let decimals = if factor < 3.0 { 2 } else { usize::from(factor < 100.0) };
                format!("{factor:.decimals$} x")
            }
            Target::Gigabytes(rate) => format!("{:.1} GB/s", measured.unwrap_or(rate)),
            Target::NoAllocations => format!("{}", measured.unwrap_or(0.0)),
        }
    }
}

impl Outcome {
    /// Whether the target is met.
    #[must_use]
    pub fn is_met(&self) -> bool {
        match self.target {
            Target::Times(least) | Target::Gigabytes(least) => self.best >= least,
            Target::NoAllocations => self.best == 0.0,
        }
    }
}

/// A sample takes about this long, so that clocks and cold branches do not
/// count.
const SAMPLE: u64 = 1_000_000;

impl<'c> Race<'c> {
    /// A race over `texts` texts a pass.
    #[must_use]
    pub fn new(title: impl Into<String>, texts: usize) -> Self {
        Self { title: title.into(), texts, contenders: Vec::new(), targets: Vec::new() }
    }

    /// Adds a contender: `pass` does the work for all texts once. It has shown
    /// before that its answers are right.
    pub fn add(&mut self, name: impl Into<String>, pass: impl FnMut() -> u64 + 'c) {
        self.contenders.push(Contender {
            name: name.into(),
            pass: Box::new(pass),
            passes: 1,
            samples: Vec::new(),
        });
    }

    /// Wants `fast` to be this many times faster than `slow`.
    pub fn target(&mut self, fast: &str, slow: &str, factor: f64) {
        for name in [fast, slow] {
            assert!(self.contenders.iter().any(|c| c.name == name), "no contender {name}");
        }
        self.targets.push((slow.into(), fast.into(), factor));
    }

    /// Runs all contenders this many times in turn.
    pub fn run(&mut self, rounds: usize) {
        for contender in &mut self.contenders {
            // Warms up, and finds how many passes make a sample.
            (contender.pass)();
            let start = cpu_time();
            black_box((contender.pass)());
            let once = (cpu_time() - start).max(1);
            contender.passes = (SAMPLE / once).clamp(1, 100_000) as u32;
        }
        for _ in 0..rounds {
            for contender in &mut self.contenders {
                let start = cpu_time();
                for _ in 0..contender.passes {
                    black_box((contender.pass)());
                }
                let took = (cpu_time() - start) as f64;
                contender.samples.push(took / f64::from(contender.passes) / self.texts as f64);
            }
        }
    }

    /// What a contender took.
    #[must_use]
    pub fn time(&self, name: &str) -> Time {
        let contender = self.contenders.iter().find(|c| c.name == name).expect("a contender");
        let mut sorted = contender.samples.clone();
        sorted.sort_by(f64::total_cmp);
        Time { min: sorted[0], median: sorted[sorted.len() / 2] }
    }

    /// The names of the contenders, in the order in which they were added.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.contenders.iter().map(|contender| contender.name.as_str())
    }

    /// The ratios that are wanted, and what they are.
    #[must_use]
    pub fn outcomes(&self) -> Vec<Outcome> {
        let outcome = |(slow, fast, target): &(String, String, f64)| {
            let (a, b) = (self.time(slow), self.time(fast));
            Outcome {
                what: format!("{}: {fast} against {slow}", self.title),
                best: a.min / b.min,
                median: a.median / b.median,
                target: Target::Times(*target),
            }
        };
        self.targets.iter().map(outcome).collect()
    }
}
