//! `cargo xtask install-c`: lays down the C library as a distribution has it.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use crate::steps::{Result, call, root, target};

const VERSION: &str = env!("CARGO_PKG_VERSION");
const MAJOR: &str = env!("CARGO_PKG_VERSION_MAJOR");

/// Where the library goes.
pub(crate) struct Place {
    /// The folder that the installed files will be found in.
    pub(crate) prefix: PathBuf,
    /// A folder before it, for packagers who copy the tree later.
    pub(crate) destdir: Option<PathBuf>,
    /// The folder of libraries below the prefix.
    pub(crate) libdir: String,
}

/// Reads `--prefix P [--destdir D] [--libdir L]` and installs.
pub(crate) fn run(arguments: &[&str]) -> Result {
    let mut place = Place { prefix: PathBuf::new(), destdir: None, libdir: "lib".to_owned() };
    for pair in arguments.chunks(2) {
        match pair {
            ["--prefix", prefix] => place.prefix = absolute(prefix)?,
            ["--destdir", folder] => place.destdir = Some(absolute(folder)?),
            ["--libdir", libdir] => place.libdir = (*libdir).to_owned(),
            other => return Err(format!("install-c does not know {other:?}")),
        }
    }
    if place.prefix.as_os_str().is_empty() {
        return Err("install-c needs --prefix".to_owned());
    }
    install(&place)
}

/// The user's folder is what a path is relative to, and xtask keeps it.
fn absolute(path: &str) -> Result<PathBuf> {
    std::path::absolute(path).map_err(|error| format!("{path}: {error}"))
}

/// Builds the library and copies everything into its place.
pub(crate) fn install(place: &Place) -> Result {
    call("cargo build --release --package statcodec-capi")?;
    let built = target().join("release");
    let prefix = match &place.destdir {
        None => place.prefix.clone(),
        Some(folder) => folder.join(place.prefix.strip_prefix("/").unwrap_or(&place.prefix)),
    };
    let lib = prefix.join(&place.libdir);
    let include = root().join("include");

    copy(&include.join("statcodec.h"), &prefix.join("include/statcodec.h"))?;
    copy(&include.join("statcodec.hpp"), &prefix.join("include/statcodec.hpp"))?;
    for header in fs::read_dir(include.join("statcodec")).map_err(|error| error.to_string())? {
        let header = header.map_err(|error| error.to_string())?;
        copy(&header.path(), &prefix.join("include/statcodec").join(header.file_name()))?;
    }

    copy(&built.join("libstatcodec.a"), &lib.join("libstatcodec.a"))?;
    let shared = format!("libstatcodec.so.{VERSION}");
    let soname = format!("libstatcodec.so.{MAJOR}");
    copy(&built.join("libstatcodec.so"), &lib.join(&shared))?;
    link(&shared, &lib.join(&soname))?;
    link(&soname, &lib.join("libstatcodec.so"))?;

    fill("statcodec.pc", &lib.join("pkgconfig"), place)?;
    fill("statcodec-config.cmake", &lib.join("cmake/statcodec"), place)?;
    fill("statcodec-config-version.cmake", &lib.join("cmake/statcodec"), place)
}

/// Writes a template of `packaging/` with its places filled in.
fn fill(name: &str, folder: &Path, place: &Place) -> Result {
    let template = root().join("crates/statcodec-capi/packaging").join(format!("{name}.in"));
    // From the folder of libraries back to the prefix.
    let up = Path::new(&place.libdir).components().map(|_| "..").collect::<Vec<_>>().join("/");
    let text = fs::read_to_string(&template)
        .map_err(|error| error.to_string())?
        .replace("@PREFIX@", &place.prefix.to_string_lossy())
        .replace("@LIBDIR@", &place.libdir)
        .replace("@UP@", &up)
        .replace("@VERSION@", VERSION)
        .replace("@MAJOR@", MAJOR);
    let path = folder.join(name);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, text))
        .map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result {
    let folder = to.parent().unwrap_or(to);
    // Programs that run may have the old library mapped: it is replaced, not
    // written over.
    let _ = fs::remove_file(to);
    fs::create_dir_all(folder)
        .and_then(|()| fs::copy(from, to))
        .map_err(|error| format!("{} to {}: {error}", from.display(), to.display()))?;
    println!("{}", to.display());
    Ok(())
}

fn link(to: &str, path: &Path) -> Result {
    let _ = fs::remove_file(path);
    symlink(to, path).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
