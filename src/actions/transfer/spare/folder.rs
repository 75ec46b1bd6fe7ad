//! A folder with two copies of a store, each with a note beside it that says what it is. They are written in turn: whatever
//! happens while one is written (the stick is pulled out, the disk is full, the machine dies), the other one is whole.
//!
//! A copy counts when its pages are those that its note has the digest of. The note is written last.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::transfer::spare::pages::{PageList, digest};
use reeve_store::disk;

/// The form of the notes.
const FORM: u32 = 1;
/// The copies and their notes.
const COPIES: [(&str, &str); 2] =
    [("reeve-spare-a.db", "reeve-spare-a.json"), ("reeve-spare-b.db", "reeve-spare-b.json")];
/// What is behind the name of a note that is being written.
const UNFINISHED: &str = ".new";
/// More than a note ever is.
const MOST_OF_A_NOTE: u64 = 64 * 1024;

/// What is said of a copy beside its pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpareNote {
    form: u32,
    /// The program that wrote it.
    pub program: String,
    /// The newer of two copies has the larger number.
    pub number: u64,
    /// The moment that it is of.
    pub taken_at: DateTime<Utc>,
    /// The address under which people reached the server.
    pub public_url: String,
    /// The settings of the server, without secrets.
    pub settings: BTreeMap<String, String>,
    pub bytes: u64,
    /// The digest of its pages.
    seal: String,
}

/// What a copy is of.
#[derive(Debug, Clone)]
pub struct About<'a> {
    pub program: &'a str,
    pub taken_at: DateTime<Utc>,
    pub public_url: &'a str,
    pub settings: &'a BTreeMap<String, String>,
}

/// A copy that is whole.
#[derive(Debug)]
struct Copied {
    note: SpareNote,
    pages: PageList,
}

/// A folder with copies, and what is known of them.
#[derive(Debug)]
pub struct SpareFolder {
    folder: PathBuf,
    /// None: it is not there, or not whole, or nobody knows.
    copies: [Option<Copied>; 2],
}

impl SpareFolder {
    /// Reads what is in a folder, from end to end.
    ///
    /// Error: there is no such folder, or it can't be read.
    pub fn open(folder: &Path) -> io::Result<SpareFolder> {
        fs::read_dir(folder)?;
        let copies = COPIES.map(|(copy, note)| read(&folder.join(copy), &folder.join(note)).ok().flatten());
        Ok(SpareFolder { folder: folder.to_owned(), copies })
    }

    /// The copies that are whole, the newest first: the file and what is said of it.
    pub fn whole(&self) -> Vec<(PathBuf, SpareNote)> {
        let mut found: Vec<_> =
            self.copies.iter().zip(COPIES).filter_map(|(known, (name, _))| Some((name, known.as_ref()?))).collect();
        found.sort_by_key(|(_, known)| std::cmp::Reverse(known.note.number));
        found.into_iter().map(|(name, known)| (self.folder.join(name), known.note.clone())).collect()
    }

    /// Whether copies lie in a folder, without reading them.
    pub fn has_any(folder: &Path) -> bool {
        COPIES.iter().any(|(copy, note)| folder.join(copy).exists() && folder.join(note).exists())
    }

    /// Whether the newest copy is still where it was written.
    pub fn is_there(&self) -> bool {
        self.newest_at()
            .is_none_or(|at| self.folder.join(COPIES[at].0).exists() && self.folder.join(COPIES[at].1).exists())
    }

    /// The pages of the newest copy.
    pub fn newest(&self) -> Option<&PageList> {
        self.newest_at().and_then(|at| self.copies[at].as_ref()).map(|known| &known.pages)
    }

    fn newest_at(&self) -> Option<usize> {
        (0..COPIES.len()).filter(|at| self.copies[*at].is_some()).max_by_key(|at| self.number(*at))
    }

    fn number(&self, at: usize) -> u64 {
        self.copies[at].as_ref().map_or(0, |known| known.note.number)
    }

    /// Writes the older copy anew, so that it has these pages. `page` gives those that have changed since the newest copy; a
    /// page that it does not give is taken from there. Gives how many bytes were written.
    ///
    /// Error: nothing counts that was written, and the newest copy is as it was.
    pub fn write<'p>(
        &mut self,
        pages: &PageList,
        page: impl Fn(usize) -> Option<&'p [u8]>,
        about: &About<'_>,
    ) -> io::Result<u64> {
        let newest = self.newest_at();
        let at = newest.map_or(0, |newest| 1 - newest);
        let number = newest.map_or(0, |newest| self.number(newest)) + 1;
        // From here on it is whole no more, and if this fails nobody knows what is in it.
        let before = self.copies[at].take().map(|known| known.pages);
        let (copy, note) = COPIES[at];
        let mut source = match newest {
            Some(newest) => Some(File::open(self.folder.join(COPIES[newest].0))?),
            None => None,
        };
        let mut file =
            disk::for_the_owner().read(true).write(true).create(true).truncate(false).open(self.folder.join(copy))?;
        let size = pages.page_size;
        let known = before.as_ref().filter(|before| before.page_size == size);
        let mut own = vec![0; size];
        let mut written = 0;
        for (place, wanted) in pages.digests.iter().enumerate() {
            if known.and_then(|known| known.digests.get(place)) == Some(wanted) {
                continue;
            }
            let start = SeekFrom::Start((place * size) as u64);
            let bytes = match page(place) {
                Some(bytes) => bytes,
                None => {
                    let source = source.as_mut().ok_or(io::ErrorKind::NotFound)?;
                    source.seek(start)?;
                    source.read_exact(&mut own)?;
                    &own
                }
            };
            if digest(bytes) != *wanted {
                return Err(io::ErrorKind::InvalidData.into());
            }
            file.seek(start)?;
            file.write_all(bytes)?;
            written += bytes.len() as u64;
        }
        file.set_len(pages.bytes())?;
        file.sync_all()?;
        let written_note = SpareNote {
            form: FORM,
            program: about.program.to_owned(),
            number,
            taken_at: about.taken_at,
            public_url: about.public_url.to_owned(),
            settings: about.settings.clone(),
            bytes: pages.bytes(),
            seal: pages.seal(),
        };
        self.put_note(note, &written_note)?;
        self.copies[at] = Some(Copied { note: written_note, pages: pages.clone() });
        Ok(written)
    }

    /// Writes a note in the place of the one before.
    fn put_note(&self, name: &str, note: &SpareNote) -> io::Result<()> {
        let (place, unfinished) = (self.folder.join(name), self.folder.join(format!("{name}{UNFINISHED}")));
        let mut file = disk::for_the_owner().write(true).create(true).truncate(true).open(&unfinished)?;
        file.write_all(&serde_json::to_vec_pretty(note)?)?;
        file.sync_all()?;
        fs::rename(&unfinished, &place)?;
        // A new name is on the disk only once its folder is.
        #[cfg(unix)]
        File::open(&self.folder)?.sync_all()?;
        Ok(())
    }
}

/// A copy with its note; none where one of them is not there, or they don't belong together.
fn read(copy: &Path, note: &Path) -> io::Result<Option<Copied>> {
    let mut text = Vec::new();
    File::open(note)?.take(MOST_OF_A_NOTE).read_to_end(&mut text)?;
    let note: SpareNote = serde_json::from_slice(&text)?;
    if note.form != FORM {
        return Ok(None);
    }
    let pages = PageList::read(File::open(copy)?, |_| Ok(()))?;
    Ok(pages.filter(|pages| pages.seal() == note.seal).map(|pages| Copied { note, pages }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A made-up file, whose page `n` holds this.
    fn file(pages: &[u8]) -> Vec<u8> {
        let mut bytes: Vec<u8> = pages.iter().flat_map(|fill| vec![*fill; 512]).collect();
        bytes[..18].copy_from_slice(b"SQLite format 3\0\x02\0");
        bytes
    }

    fn write(folder: &mut SpareFolder, bytes: &[u8]) -> io::Result<u64> {
        let settings = BTreeMap::new();
        let taken_at = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let about = About { program: "0", taken_at, public_url: "http://192.0.2.1", settings: &settings };
        let pages = PageList::of(bytes).expect("pages");
        folder.write(&pages, |place| bytes.get(place * 512..(place + 1) * 512), &about)
    }

    fn newest(folder: &Path) -> Option<Vec<u8>> {
        let whole = SpareFolder::open(folder).expect("a folder").whole();
        whole.first().map(|(path, _)| fs::read(path).expect("a copy"))
    }

    #[test]
    fn copies_are_written_in_turn_and_only_what_differs() {
        let place = tempfile::tempdir().expect("a folder");
        let mut folder = SpareFolder::open(place.path()).expect("a folder");
        let states = [&[0, 1, 2][..], &[0, 1, 3], &[0, 1, 3, 4], &[0, 9], &[0, 9, 9, 9, 9]].map(file);
        let mut written = Vec::new();
        for state in &states {
            written.push(write(&mut folder, state).expect("written") / 512);
            assert_eq!(newest(place.path()).as_ref(), Some(state));
        }
        // Each copy is two states old when it is written; what was cut away comes back whole.
        assert_eq!(written, [3, 3, 2, 1, 4]);
        assert_eq!(folder.whole().iter().map(|(_, note)| note.number).collect::<Vec<_>>(), [5, 4]);
        #[cfg(unix)]
        for name in COPIES.iter().flat_map(|(copy, note)| [copy, note]) {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(place.path().join(name)).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
        // Somebody who opens the folder again goes on where it is.
        let mut again = SpareFolder::open(place.path()).expect("a folder");
        assert_eq!(again.newest(), PageList::of(&states[4]).as_ref());
        assert_eq!(write(&mut again, &states[4]).expect("written") / 512, 3);
    }

    #[test]
    fn wherever_it_is_torn_one_copy_is_whole() {
        let place = tempfile::tempdir().expect("a folder");
        let mut folder = SpareFolder::open(place.path()).expect("a folder");
        let (first, second, third) = (file(&[0, 1, 2]), file(&[0, 5, 6]), file(&[0, 7, 8, 9]));
        write(&mut folder, &first).expect("written");
        write(&mut folder, &second).expect("written");
        let at = |name: &str| place.path().join(name);
        let kept = COPIES.map(|(copy, note)| [at(copy), at(note)].map(|path| fs::read(path).expect("a file")));
        write(&mut folder, &third).expect("written");
        let (newer, note) = (fs::read(at(COPIES[0].0)).expect("a copy"), fs::read(at(COPIES[0].1)).expect("a note"));
        // Each number of bytes that may have reached the stick before it was pulled out, the note being the old one.
        for cut in 0..=newer.len() {
            let torn: Vec<u8> = newer.iter().take(cut).chain(kept[0][0].iter().skip(cut)).copied().collect();
            fs::write(at(COPIES[0].0), &torn).expect("torn");
            fs::write(at(COPIES[0].1), &kept[0][1]).expect("the note");
            assert_eq!(newest(place.path()).as_ref(), Some(&second), "after {cut} bytes");
        }
        fs::write(at(COPIES[0].0), &newer).expect("a copy");
        for cut in 0..note.len() {
            fs::write(at(COPIES[0].1), &note[..cut]).expect("a torn note");
            assert_eq!(newest(place.path()).as_ref(), Some(&second), "after {cut} bytes of the note");
        }
        fs::write(at(COPIES[0].1), &note).expect("a note");
        assert_eq!(newest(place.path()).as_ref(), Some(&third));
        // A page that is not the one that was meant is never written into a copy that counts.
        let pages = PageList::of(&first).expect("pages");
        let settings = BTreeMap::new();
        let taken_at = DateTime::from_timestamp(0, 0).expect("a time");
        let about = About { program: "0", taken_at, public_url: "", settings: &settings };
        assert!(folder.write(&pages, |_| Some(&third[..512]), &about).is_err());
        assert_eq!(newest(place.path()).as_ref(), Some(&third));
        // What is left of the other one is written anew as a whole.
        assert_eq!(write(&mut folder, &third).expect("written") / 512, 4);
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error_and_an_empty_one_holds_nothing() {
        let place = tempfile::tempdir().expect("a folder");
        assert!(SpareFolder::open(&place.path().join("gone")).is_err());
        assert_eq!(newest(place.path()), None);
    }
}
