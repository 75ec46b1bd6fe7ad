//! Names the version and the commit that the program is built from.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-env=REEVE_VERSION={}", version());
}

/// The version as people report it: `0.1.0`, or `0.1.0 (1a2b3c4d5e6f)`.
fn version() -> String {
    println!("cargo:rerun-if-env-changed=REEVE_COMMIT");
    let version = env!("CARGO_PKG_VERSION");
    commit().map_or_else(|| version.to_owned(), |commit| format!("{version} ({commit})"))
}

/// The commit that is built: as who builds without git says it, or as git does. None in a build for trying things out,
/// which would otherwise be made anew after every commit.
fn commit() -> Option<String> {
    let named = std::env::var("REEVE_COMMIT").ok().filter(|named| !named.is_empty());
    if named.is_some() || setting("PROFILE") != "release" {
        return named;
    }
    // The sources may lie unpacked in somebody else's repository.
    let top = git(&["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != Path::new("../..").canonicalize().ok()? {
        return None;
    }
    for name in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let is_changed = !git(&["status", "--porcelain", "--untracked-files=no"])?.is_empty();
    Some(if is_changed { format!("{commit}, changed") } else { commit })
}

/// What git says; none where it is missing or refuses.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}

fn setting(name: &str) -> String {
    std::env::var(name).unwrap_or_default()
}
