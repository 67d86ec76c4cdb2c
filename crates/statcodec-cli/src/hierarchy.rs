//! Cgroups by the names that users give them: a folder, or a cgroup's path in
//! the hierarchy as `/proc/self/cgroup` has it.

use std::path::{Path, PathBuf};

use statcodec::File;
use statcodec_reader::{Cgroup, CgroupVersion, ReadError};

use crate::failure::Failure;
use crate::kind;
use crate::source::label;

/// What each folder of a hierarchy has, and no folder above it.
const PROCS: &str = "cgroup.procs";

/// The top of the hierarchy in which cgroups have a file of this name, as far
/// as this process can see it: v1, v2 or hybrid.
pub(crate) fn top(file: &str) -> Result<PathBuf, Failure> {
    // A cgroup may lie outside of what is mounted here; the first process's
    // often does not.
    let cgroup = Cgroup::current()
        .or_else(|error| Cgroup::of_process(1).map_err(|_| error))
        .map_err(|error| Failure::Failed(message(&error)))?;
    Ok(topmost(cgroup.path_for(file)))
}

/// The folder that is meant: one of a hierarchy, or a cgroup's path below the
/// top of it, or else any folder.
pub(crate) fn folder(given: &Path, file: &str) -> Result<PathBuf, Failure> {
    if given.join(PROCS).exists() {
        return Ok(given.to_owned());
    }
    let named = given.strip_prefix("/").unwrap_or(given);
    let top = top(file).ok();
    let below = top.as_deref().map(|top| match named.as_os_str().is_empty() {
        true => top.to_owned(),
        false => top.join(named),
    });
    match (below, top) {
        (Some(below), _) if below.is_dir() => Ok(below),
        _ if given.is_dir() => Ok(given.to_owned()),
        (_, Some(top)) => Err(Failure::Failed(format!(
            "{}: no such path, and no such cgroup below {}",
            label(given),
            label(&top)
        ))),
        (_, None) => Err(Failure::Failed(format!("{}: no such path", label(given)))),
    }
}

/// A folder's cgroup as `/proc/self/cgroup` would name it: `/` for the top.
pub(crate) fn name(folder: &Path) -> PathBuf {
    let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let top = topmost(&folder);
    Path::new("/").join(folder.strip_prefix(top).unwrap_or(Path::new("")))
}

fn topmost(folder: &Path) -> PathBuf {
    let mut top = folder.to_owned();
    while let Some(above) = top.parent()
        && above.join(PROCS).exists()
    {
        top.pop();
    }
    top
}

/// The file of this name in a hierarchy of this version.
pub(crate) fn file_of(name: &str, version: CgroupVersion) -> Result<File, Failure> {
    let (own, other) = match version {
        CgroupVersion::V1 => (format!("v1/{name}"), name.to_owned()),
        CgroupVersion::V2 => (name.to_owned(), format!("v1/{name}")),
    };
    File::from_name(&own).or_else(|| File::from_name(&other)).ok_or_else(|| {
        let hint = match kind::closest(name) {
            Some(near) => format!("did you mean `{near}`? "),
            None => String::new(),
        };
        let text = format!("no known file is called {name}; {hint}`statcodec keys` lists all");
        Failure::Usage(text)
    })
}

/// What went wrong, its path made visible.
pub(crate) fn message(error: &ReadError) -> String {
    if error.path.as_os_str().is_empty() {
        return error.to_string();
    }
    let mut rest = error.clone();
    rest.path = PathBuf::new();
    format!("{}: {rest}", label(&error.path))
}
