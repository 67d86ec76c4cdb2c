//! `statcodec tree`: a file of every cgroup, in one walk.

mod keys;
mod order;
mod records;
mod table;
mod values;

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

use statcodec_reader::{Cgroup, Progress, ReadError, Tree, TreeOptions};

use crate::failure::{Failure, Outcome};
use crate::output::counted;
use crate::source::label;
use crate::table::cut_start;
use crate::{hierarchy, output, progress};
use values::{Part, Values};

/// Show a file of every cgroup of a tree, the greatest first
///
/// The tree is read in one walk. A value is that of a cgroup with all its
/// descendants, or with --own that of the cgroup alone: in cgroup v2, which
/// prints no such values for most keys, what is left without its children.
/// Cgroups that vanish meanwhile are reported, and cost only themselves.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to begin: a folder, or a cgroup as /proc/self/cgroup names it.
    /// Without it the top of the machine's hierarchy
    root: Option<PathBuf>,
    /// What to show, each in a column; the first sorts. One cell of a row is
    /// anon.N0. Names of the other cgroup version do as well
    #[arg(long = "key", value_name = "KEY", value_delimiter = ',')]
    keys: Vec<String>,
    /// The file to read of each cgroup
    #[arg(long, value_name = "NAME", default_value = "memory.stat")]
    file: String,
    /// Show no cgroups deeper than this below the root
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// Show the N greatest as a list instead of the tree
    #[arg(long, value_name = "N")]
    top: Option<NonZeroUsize>,
    /// Show what each cgroup has without its descendants
    #[arg(long, conflicts_with = "total")]
    own: bool,
    /// Show what each cgroup has with its descendants (the default)
    #[arg(long)]
    total: bool,
    /// How to print them
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// A way to print a tree.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Format {
    /// For eyes
    Table,
    /// An array of objects
    Json,
    /// A line for each value: cgroup,depth,key,value,state,unit,mark
    Csv,
}

/// Threads that read. More than these wait for the kernel's locks.
const THREADS: usize = 4;
/// The most columns of a folder's name while it is walked.
const FOLDER_WIDTH: usize = 34;
/// Messages about what could not be read, before they are only counted.
const MESSAGES: usize = 20;

pub(crate) fn run(args: &Args) -> Outcome {
    let folder = match &args.root {
        Some(root) => hierarchy::folder(root, &args.file)?,
        None => hierarchy::top(&args.file)?,
    };
    let version = Cgroup::open(&folder).map_err(|error| failed(&error))?.version_for(&args.file);
    let file = hierarchy::file_of(&args.file, version)?;
    let keys = keys::wanted(file, &args.keys)?;
    let part = if args.own { Part::Own } else { Part::Total };

    let mut options = TreeOptions::new();
    let rows: Vec<&str> = keys.iter().flat_map(keys::Key::rows).collect();
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get).min(THREADS);
    options.keys(&args.file, &rows).threads(threads);
    if let Some(depth) = args.depth.and_then(|depth| keys::walk_depth(file, &keys, part, depth)) {
        options.depth(depth);
    }
    let mut tree = Tree::open(&folder, &options).map_err(|error| failed(&error))?;
    let walked = progress::during(saying(&folder, tree.progress()), || tree.walk());
    walked.map_err(|error| failed(&error))?;

    report(tree.gone().iter().map(|gone| &gone.error));
    report(tree.problems().iter().map(|problem| &problem.error));
    let values = Values::of(&tree, file, &keys, part)?;
    let order = order::Order { tree: &tree, values: &values, depth: args.depth };
    let lines = match args.top {
        Some(top) => order.greatest(top.get()),
        None => order.tree(),
    };
    let view = records::View {
        tree: &tree,
        values: &values,
        lines: &lines,
        top: hierarchy::name(&folder),
    };
    match args.format {
        Format::Table => output::text(&table::text(&view, &folder, file, args.top.is_some()))?,
        Format::Json => output::bytes(|out| records::json(&view, out))?,
        Format::Csv => output::bytes(|out| records::csv(&view, out))?,
    }
    // What is gone is no failure; what is there and cannot be read is one.
    if tree.problems().is_empty() { Ok(()) } else { Err(Failure::Told) }
}

/// What a long walk says of itself meanwhile.
fn saying(folder: &Path, progress: Progress) -> impl Fn() -> String + Send {
    let mut folder = label(folder);
    cut_start(&mut folder, FOLDER_WIDTH);
    move || match progress.found() {
        0 => format!("walking {folder}"),
        found => format!("walking {folder}: {} of {}", progress.read(), counted(found, "cgroup")),
    }
}

fn failed(error: &ReadError) -> Failure {
    Failure::Failed(hierarchy::message(error))
}

fn report<'e>(errors: impl ExactSizeIterator<Item = &'e ReadError>) {
    let more = errors.len().saturating_sub(MESSAGES);
    for error in errors.take(MESSAGES) {
        output::say(&format!("statcodec: {}", hierarchy::message(error)));
    }
    if more > 0 {
        output::say(&format!("statcodec: and {more} more"));
    }
}
