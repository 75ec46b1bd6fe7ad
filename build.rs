//! Names the commit, packs the licences that `reeve licenses` prints, and rebuilds the program when a migration changes: they are embedded by
//! `sqlx_macros::migrate!`, which cargo does not see.

use std::fs::File;
use std::io;
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

fn main() -> io::Result<()> {
    for path in ["build.rs", "NOTICES.txt", "migrations", "migrations/sqlite", "migrations/postgres"] {
        println!("cargo:rerun-if-changed={path}");
    }
    println!("cargo:rustc-env=REEVE_VERSION={}", version());
    let folder = std::env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    let packed = Path::new(&folder).join("NOTICES.txt.gz");
    println!("cargo:rustc-env=REEVE_PACKED_NOTICES={}", packed.display());
    let mut packer = GzEncoder::new(File::create(packed)?, Compression::best());
    io::copy(&mut File::open("NOTICES.txt")?, &mut packer)?;
    packer.finish()?.sync_all()
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
    if named.is_some() || std::env::var("PROFILE").as_deref() != Ok("release") {
        return named;
    }
    // The sources may lie unpacked in somebody else's repository.
    let top = git(&["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != Path::new(".").canonicalize().ok()? {
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
