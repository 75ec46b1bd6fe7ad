//! A copy in its folder. All of it is written beside first and then put in place file by file, what pages need before the pages, and what
//! went is removed last: at each moment every link leads to a file that is there.
//!
//! A list names the files that Reeve has made. Nothing else in the folder is touched.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::fs::{File, TryLockError};
use std::io;
use std::io::{ErrorKind, Write};
use std::path::{Component, Path, PathBuf};

use crate::static_copy::{INDEX, StaticCopy};
use reeve_words as words;

/// The list of the files that Reeve has made.
const LIST: &str = "reeve-copy.txt";

/// Where new files are written until they are put in place.
const BESIDE: &str = ".reeve-copy-new";

/// In the list, in place of the digest of a file that is being written.
const UNKNOWN: &str = "-";

/// Why a copy was not written.
#[derive(Debug, thiserror::Error)]
pub enum FolderFault {
    /// A file that Reeve has not made stands where one of the copy belongs.
    #[error("{0} is in the way")]
    InTheWay(PathBuf),
    /// The list names what can't be a file of a copy.
    #[error("{0} is no list of files")]
    NoList(PathBuf),
    #[error("another copy is being written")]
    Busy,
    #[error("{0}: {1}")]
    Unwritten(PathBuf, io::Error),
}

/// What came of writing a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Written {
    pub files: usize,
    /// Of these, how many are new or have changed.
    pub changed: usize,
    pub removed: usize,
}

/// Writes a copy into a folder, which is made where there is none.
pub fn write(folder: &Path, copy: &StaticCopy) -> Result<Written, FolderFault> {
    let in_folder = Folder(folder);
    make(folder)?;
    let digests: BTreeMap<String, String> =
        copy.files.iter().map(|(path, file)| (path.clone(), file.digest.clone())).collect();
    in_folder.changed(&in_folder.listed()?, &digests)?;
    let _lock = in_folder.lock()?;
    // Now that no other run changes it any more.
    let listed = in_folder.listed()?;
    let changed = in_folder.changed(&listed, &digests)?;

    let beside = folder.join(BESIDE);
    let _ = fs::remove_dir_all(&beside);
    make(&beside)?;
    for (at, path) in changed.iter().enumerate() {
        let Some(file) = copy.files.get(*path) else { continue };
        store(&beside.join(at.to_string()), &file.bytes)?;
    }
    // Whatever happens from here on, the next run knows whose these files are, and writes them again.
    let mut while_placing = listed.clone();
    while_placing.extend(changed.iter().map(|path| ((*path).clone(), UNKNOWN.to_owned())));
    in_folder.list(copy, &while_placing)?;

    let mut order: Vec<(usize, &String)> = changed.iter().copied().enumerate().collect();
    order.sort_by_key(|(_, path)| (path.ends_with(".html"), path.as_str() == INDEX));
    for (at, path) in order {
        let place = folder.join(path);
        make(place.parent().unwrap_or(folder))?;
        fs::rename(beside.join(at.to_string()), &place).map_err(|fault| FolderFault::Unwritten(place, fault))?;
    }
    let gone: Vec<&String> = listed.keys().filter(|path| !digests.contains_key(*path)).collect();
    for path in &gone {
        let place = folder.join(path);
        match fs::remove_file(&place) {
            Err(fault) if fault.kind() != ErrorKind::NotFound => return Err(FolderFault::Unwritten(place, fault)),
            _ => remove_empty(folder, &place),
        }
    }
    in_folder.list(copy, &digests)?;
    let _ = fs::remove_dir_all(&beside);
    Ok(Written { files: digests.len(), changed: changed.len(), removed: gone.len() })
}

struct Folder<'a>(&'a Path);

impl Folder<'_> {
    /// The files of a copy that are new or others than those that Reeve has made here.
    fn changed<'d>(
        &self,
        listed: &BTreeMap<String, String>,
        digests: &'d BTreeMap<String, String>,
    ) -> Result<Vec<&'d String>, FolderFault> {
        let is_there = |path: &str| self.0.join(path).symlink_metadata().is_ok();
        let is_same = |(path, digest): &(&String, &String)| listed.get(*path) == Some(*digest) && is_there(path);
        let changed: Vec<&String> = digests.iter().filter(|file| !is_same(file)).map(|(path, _)| path).collect();
        match changed.iter().find(|path| !listed.contains_key(**path) && is_there(path)) {
            Some(path) => Err(FolderFault::InTheWay(self.0.join(path))),
            None => Ok(changed),
        }
    }

    /// The files that Reeve has made here, each with the digest of what it shows.
    fn listed(&self) -> Result<BTreeMap<String, String>, FolderFault> {
        let place = self.0.join(LIST);
        let text = match fs::read_to_string(&place) {
            Ok(text) => text,
            Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(BTreeMap::new()),
            Err(fault) => return Err(FolderFault::Unwritten(place, fault)),
        };
        let mut listed = BTreeMap::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.split_once("  ") {
                Some((digest, path)) if is_inside(path) => listed.insert(path.to_owned(), digest.to_owned()),
                _ => return Err(FolderFault::NoList(place)),
            };
        }
        Ok(listed)
    }

    fn list(&self, copy: &StaticCopy, digests: &BTreeMap<String, String>) -> Result<(), FolderFault> {
        let mut text = words::static_copy::list_head(&copy.original, copy.made_at);
        for (path, digest) in digests {
            text += &format!("{digest}  {path}\n");
        }
        let beside = self.0.join(BESIDE).join(LIST);
        store(&beside, text.as_bytes())?;
        let place = self.0.join(LIST);
        fs::rename(&beside, &place).map_err(|fault| FolderFault::Unwritten(place, fault))
    }

    /// Held while a copy is written.
    fn lock(&self) -> Result<File, FolderFault> {
        let place = self.0.join(".reeve-copy.lock");
        let unwritten = |fault| FolderFault::Unwritten(place.clone(), fault);
        let file = File::options().create(true).append(true).open(&place).map_err(unwritten)?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(FolderFault::Busy),
            Err(TryLockError::Error(fault)) => Err(unwritten(fault)),
        }
    }
}

/// Whether a path of the list stays in the folder.
fn is_inside(path: &str) -> bool {
    !path.is_empty() && Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

fn make(folder: &Path) -> Result<(), FolderFault> {
    fs::create_dir_all(folder).map_err(|fault| FolderFault::Unwritten(folder.to_owned(), fault))
}

/// Writes a file to the disk.
fn store(place: &Path, bytes: &[u8]) -> Result<(), FolderFault> {
    let written = File::create(place).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.map_err(|fault| FolderFault::Unwritten(place.to_owned(), fault))
}

/// Removes the folders around a file that is gone, as far as nothing is left in them.
fn remove_empty(folder: &Path, gone: &Path) {
    let around: BTreeSet<&Path> = gone.ancestors().skip(1).take_while(|above| *above != folder).collect();
    for above in around.into_iter().rev() {
        if fs::remove_dir(above).is_err() {
            return;
        }
    }
}
