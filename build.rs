//! Names the commit, packs two texts that are embedded (the licences that `reeve licenses` prints, and the list of common
//! passwords), rebuilds the program when a migration changes, since `sqlx_macros::migrate!` embeds them and cargo does not
//! see it, and links the release smaller where the linker can.

use std::fs::File;
use std::io;
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

const NOTICES: &str = "NOTICES.txt";
const PASSWORDS: &str = "src/actions/accounts/password/common.txt";

fn main() -> io::Result<()> {
    for path in ["build.rs", NOTICES, PASSWORDS, "migrations", "migrations/sqlite", "migrations/postgres"] {
        println!("cargo:rerun-if-changed={path}");
    }
    println!("cargo:rustc-env=REEVE_VERSION={}", version());
    pack(NOTICES, "REEVE_PACKED_NOTICES")?;
    pack(PASSWORDS, "REEVE_PACKED_PASSWORDS")?;
    if setting("PROFILE") == "release" {
        link_smaller();
    }
    Ok(())
}

/// Packs a text, and tells the program in a variable where it lies.
fn pack(text: &str, variable: &str) -> io::Result<()> {
    let name = Path::new(text).file_name().ok_or_else(|| io::Error::other("a text has a name"))?;
    let packed = Path::new(&setting("OUT_DIR")).join(name).with_extension("gz");
    println!("cargo:rustc-env={variable}={}", packed.display());
    let mut packer = GzEncoder::new(File::create(packed)?, Compression::best());
    io::copy(&mut File::open(text)?, &mut packer)?;
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
    if named.is_some() || setting("PROFILE") != "release" {
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

/// Where rustc brings the linker (x86-64 Linux): functions of the same code are kept once, and addresses to be moved at the
/// start are told in bits instead of 24 bytes each. The C library understands those from 2.36 on; where it is older, and
/// nobody could start the program, they stay as they are.
fn link_smaller() {
    let [os, arch, libc] = ["OS", "ARCH", "ENV"].map(|what| setting(&format!("CARGO_CFG_TARGET_{what}")));
    if (os.as_str(), arch.as_str(), libc.as_str()) != ("linux", "x86_64", "gnu") {
        return;
    }
    println!("cargo:rustc-link-arg-bins=-Wl,--icf=all");
    if glibc().is_some_and(|version| version >= (2, 36)) {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// The version of this machine's C library.
fn glibc() -> Option<(u32, u32)> {
    let said = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?;
    let version = String::from_utf8(said.stdout).ok()?;
    let (major, minor) = version.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

fn setting(name: &str) -> String {
    std::env::var(name).unwrap_or_default()
}
