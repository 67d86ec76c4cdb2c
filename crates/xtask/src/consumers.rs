//! The installed C library as other projects use it: with pkg-config, with
//! CMake, and as the README says.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::c_tools::has;
use crate::install_c::{Place, install};
use crate::steps::{Result, execute, root};

/// Installs into an empty folder and builds every consumer from there.
pub(crate) fn run() -> Result {
    let folder = root().join("target/consumers");
    let _ = fs::remove_dir_all(&folder);
    let prefix = folder.join("out");
    install(&Place { prefix: prefix.clone(), destdir: None, libdir: "lib".to_owned() })?;
    let consumers = Consumers { folder: folder.clone(), prefix };
    if has("pkg-config") {
        consumers.readme()?;
        consumers.pkg_config()?;
    } else {
        eprintln!("SKIPPED: the README's C example and the pkg-config consumer: no pkg-config");
    }
    if has("cmake") {
        consumers.cmake()?;
    } else {
        eprintln!("SKIPPED: the CMake consumer: no cmake");
    }
    let cargo_c = Command::new("cargo").args(["cinstall", "--version"]).output();
    if cargo_c.is_ok_and(|output| output.status.success()) && has("pkg-config") {
        let distributed = Consumers { prefix: folder.join("cargo-c"), folder };
        distributed.cargo_c()?;
        distributed.pkg_config()
    } else {
        eprintln!("SKIPPED: the library as cargo-c installs it: no cargo-c");
        Ok(())
    }
}

struct Consumers {
    folder: PathBuf,
    prefix: PathBuf,
}

impl Consumers {
    /// The README's C example, built by the README's command.
    fn readme(&self) -> Result {
        let readme = read(&root().join("README.md"))?;
        let section = readme.split_once("## C and C++").ok_or("README.md has no C section")?.1;
        let example = block(section, "```c\n")?;
        fs::write(self.folder.join("example.c"), example).map_err(|error| error.to_string())?;
        // The installation was just done; the rest is typed as it stands.
        let typed: String = block(section, "```sh\n")?
            .lines()
            .filter(|line| !line.starts_with("cargo xtask install-c"))
            .map(|line| format!("{line}\n"))
            .collect();
        self.prints(Command::new("sh").args(["-e", "-c", &typed]), "anon is 4096\n")
    }

    /// Shared and static, in C and C++.
    fn pkg_config(&self) -> Result {
        let source = root().join("crates/statcodec-capi/tests/consumer");
        let source = source.display();
        let linked = "$(pkg-config --cflags --libs statcodec)";
        // The static library instead of the shared one, with what it needs.
        let archive = "$(pkg-config --cflags --libs --static statcodec \
                       | sed s/-lstatcodec/-l:libstatcodec.a/)";
        for (name, compiler) in [
            ("shared", format!("cc {source}/main.c {linked}")),
            ("cpp", format!("c++ -std=c++17 {source}/main.cpp {linked}")),
            ("static", format!("cc {source}/main.c {archive}")),
        ] {
            let command = format!("{compiler} -Wall -Werror -o {name}");
            execute(self.with_library(Command::new("sh").args(["-e", "-c", &command])))?;
            self.prints(&mut Command::new(self.folder.join(name)), "4096\n")?;
        }
        let needs_none = "! readelf -d static | grep libstatcodec";
        self.prints(Command::new("sh").args(["-c", needs_none]), "")
    }

    /// A project that calls find_package, built and run from the build folder.
    fn cmake(&self) -> Result {
        let source = root().join("crates/statcodec-capi/tests/consumer");
        let build = self.folder.join("cmake");
        execute(
            Command::new("cmake")
                .arg("-S")
                .arg(source)
                .arg("-B")
                .arg(&build)
                .arg(format!("-DCMAKE_PREFIX_PATH={}", self.prefix.display()))
                .arg(format!("-DSTATCODEC_VERSION={}", env!("CARGO_PKG_VERSION"))),
        )?;
        execute(Command::new("cmake").arg("--build").arg(&build))?;
        for name in ["shared", "static", "cpp"] {
            self.prints(&mut Command::new(build.join(name)), "4096\n")?;
        }
        Ok(())
    }

    /// Installs by cargo-c, as distributions do.
    fn cargo_c(&self) -> Result {
        let manifest = root().join("crates/statcodec-capi/Cargo.toml");
        execute(
            Command::new("cargo")
                .args(["cinstall", "--release", "--libdir", "lib", "--manifest-path"])
                .arg(manifest)
                .arg("--prefix")
                .arg(&self.prefix),
        )?;
        let links = format!("libstatcodec.so.{}", env!("CARGO_PKG_VERSION_MAJOR"));
        if !self.prefix.join("lib").join(&links).exists() {
            return Err(format!("cargo-c made no {links}"));
        }
        Ok(())
    }

    fn with_library<'c>(&self, command: &'c mut Command) -> &'c mut Command {
        let lib = self.prefix.join("lib");
        command
            .current_dir(&self.folder)
            .env("PKG_CONFIG_PATH", lib.join("pkgconfig"))
            .env("LIBRARY_PATH", &lib)
            .env("LD_LIBRARY_PATH", &lib)
    }

    /// Runs a program that must print just this.
    fn prints(&self, command: &mut Command, want: &str) -> Result {
        let output =
            self.with_library(command).output().map_err(|error| format!("{command:?}: {error}"))?;
        let found = String::from_utf8_lossy(&output.stdout);
        if !output.status.success() || found != want {
            let errors = String::from_utf8_lossy(&output.stderr);
            return Err(format!("{command:?} printed {found:?}, not {want:?}\n{errors}"));
        }
        Ok(())
    }
}

/// The first block of a text that opens with `fence`.
fn block<'t>(text: &'t str, fence: &str) -> Result<&'t str> {
    let found = text.split_once(fence).and_then(|(_, rest)| rest.split_once("```"));
    Ok(found.ok_or_else(|| format!("README.md has no block {fence:?}"))?.0)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
