//! Packs the licences that `reeve licenses` prints, links the release smaller where the linker can, and gives the program for
//! Windows its icon and version. Stops the build where a text of the catalogs is used nowhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use flate2::Compression;
use flate2::write::GzEncoder;

const NOTICES: &str = "NOTICES.txt";

/// The texts that the others are translations of, and where they are asked for: `texts::seats::by_table()`.
const ENGLISH: &str = "languages/en";
const SOURCES: &str = "src";
const TEMPLATES: &str = "templates";

fn main() -> io::Result<()> {
    for path in ["build.rs", NOTICES, ENGLISH, SOURCES, TEMPLATES] {
        println!("cargo:rerun-if-changed={path}");
    }
    let unused = unused_messages()?;
    if !unused.is_empty() {
        unused.iter().for_each(|id| println!("cargo:error={ENGLISH}: {id} is used nowhere"));
        process::exit(1);
    }
    pack(NOTICES, "REEVE_PACKED_NOTICES")?;
    if setting("PROFILE") == "release" {
        link_smaller();
    }
    if setting("CARGO_CFG_TARGET_OS") == "windows" {
        link_icon()?;
    }
    Ok(())
}

/// The messages of the catalogs whose function nobody calls, by their ids.
fn unused_messages() -> io::Result<Vec<String>> {
    let mut waiting: BTreeMap<(String, String), String> = BTreeMap::new();
    for path in files_below(Path::new(ENGLISH))? {
        let subject = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        for line in
            fs::read_to_string(&path)?.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        {
            let id = line.split(['=', ' ']).next().unwrap_or_default();
            let name = id.strip_prefix(&*subject).and_then(|rest| rest.strip_prefix('-')).unwrap_or(id);
            waiting.insert((subject.replace('-', "_"), name.replace('-', "_")), id.to_owned());
        }
    }
    let subjects: BTreeSet<String> = waiting.keys().map(|(subject, _)| subject.clone()).collect();
    for path in files_below(Path::new(SOURCES))?.into_iter().chain(files_below(Path::new(TEMPLATES))?) {
        // What is no text asks for none.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for (at, colons) in text.match_indices("::") {
            let is_word = |one: char| one.is_ascii_alphanumeric() || one == '_';
            let subject = text.get(..at).unwrap_or_default().rsplit(|one| !is_word(one)).next().unwrap_or_default();
            if !subjects.contains(subject) {
                continue;
            }
            let name = text.get(at + colons.len()..).unwrap_or_default().split(|one| !is_word(one)).next().unwrap_or_default();
            // The name of a keyword, or of a number, has a line behind it.
            for name in [name, name.trim_end_matches('_')] {
                waiting.remove(&(subject.to_owned(), name.to_owned()));
            }
        }
    }
    Ok(waiting.into_values().collect())
}

fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    Ok(files)
}

/// Packs a text, unless that was done already, and tells the program in a variable where it lies.
fn pack(text: &str, variable: &str) -> io::Result<()> {
    let name = Path::new(text).file_name().ok_or_else(|| io::Error::other("a text has a name"))?;
    let packed = Path::new(&setting("OUT_DIR")).join(name).with_extension("gz");
    println!("cargo:rustc-env={variable}={}", packed.display());
    let written = |path: &Path| fs::metadata(path).and_then(|found| found.modified());
    if let (Ok(packed), Ok(text)) = (written(&packed), written(Path::new(text)))
        && packed > text
    {
        return Ok(());
    }
    let mut packer = GzEncoder::new(File::create(packed)?, Compression::best());
    io::copy(&mut File::open(text)?, &mut packer)?;
    packer.finish()?.sync_all()
}

/// Icon and version by windres, which comes with the compiler of this target: a crate for it would be built for Linux too.
fn link_icon() -> io::Result<()> {
    const RESOURCES: &str = "deploy/windows/reeve.rc";
    for path in [RESOURCES, "deploy/windows/reeve.ico", "deploy/windows/reeve.manifest"] {
        println!("cargo:rerun-if-changed={path}");
    }
    if setting("CARGO_CFG_TARGET_ENV") != "gnu" {
        println!("cargo:warning=reeve.exe gets no icon, which only the target x86_64-pc-windows-gnu gives it");
        return Ok(());
    }
    let numbers = ["MAJOR", "MINOR", "PATCH"].map(|part| setting(&format!("CARGO_PKG_VERSION_{part}"))).join(",");
    let text = fs::read_to_string(RESOURCES)?
        .replace("@NUMBERS@", &format!("{numbers},0"))
        .replace("@VERSION@", &setting("CARGO_PKG_VERSION"));
    let [written, linked] = ["reeve.rc", "reeve-rc.o"].map(|name| Path::new(&setting("OUT_DIR")).join(name));
    fs::write(&written, text)?;
    // On Windows itself it has no prefix.
    let tried = ["x86_64-w64-mingw32-windres", "windres"].into_iter().find_map(|windres| {
        Command::new(windres).args(["--output-format", "coff"]).arg(&written).arg(&linked).status().ok()
    });
    if !tried.is_some_and(|ended| ended.success()) {
        return Err(io::Error::other("windres gives reeve.exe its icon: apt install binutils-mingw-w64-x86-64"));
    }
    println!("cargo:rustc-link-arg-bins={}", linked.display());
    Ok(())
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
