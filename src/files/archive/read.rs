//! Reading an archive: everything is checked before anything is given out.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom};

use sha2::{Digest, Sha256};
use zip::ZipArchive;
use zip::result::ZipError;

use crate::archive::format::{
    ArchiveKind, CHECKSUMS, Damage, FormatError, JsonFault, MANIFEST, Manifest, Refusal, SEAL, SEAL_LENGTH, VERSION,
    data_file, hex,
};
use crate::archive::write::digest;
use reeve_limits as limits;

/// How much is unpacked at most: a small file can be made that unpacks to more than any disk holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// All files together, in bytes.
    pub total: u64,
    /// One row, in bytes.
    pub row: u64,
}

impl Limits {
    /// For a tournament, which is read into memory.
    pub const TOURNAMENT: Limits = Limits { total: limits::ARCHIVE_UNPACKED, row: limits::ARCHIVE_ROW };
    /// For a tournament that is sent to the server, and for an event of a series.
    pub const SENT: Limits = Limits { total: limits::ARCHIVE_SENT_UNPACKED, row: limits::ARCHIVE_ROW };
    /// For a series, whose events are unpacked one after the other, each as a tournament and all of them together to no more than
    /// [`Limits::EVENTS`].
    pub const SERIES: Limits = Limits { total: limits::SERIES_UNPACKED, row: limits::ARCHIVE_ROW };
    /// What all events of a series may unpack to together, in bytes.
    pub const EVENTS: u64 = limits::SERIES_EVENTS_UNPACKED;
    /// For a backup, of which one row is in memory at a time.
    pub const BACKUP: Limits = Limits { total: limits::BACKUP_UNPACKED, row: limits::BACKUP_ROW };
}

/// An archive whose seal, digests and manifest were found in order.
pub struct Archive<R: Read + Seek> {
    zip: ZipArchive<R>,
    manifest: Manifest,
    sums: BTreeMap<String, String>,
    limits: Limits,
    unpacked: u64,
}

/// What a file holds by its manifest alone; nothing of it is checked, and nothing else unpacked. None where there is no manifest to be
/// read: whoever opens the file is told why.
pub fn kind_of(file: impl Read + Seek) -> Option<ArchiveKind> {
    let mut zip = ZipArchive::new(file).ok()?;
    manifest(&mut zip).ok().map(|manifest| manifest.format)
}

impl<R: Read + Seek> std::fmt::Debug for Archive<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Archive").field("manifest", &self.manifest).finish_non_exhaustive()
    }
}

impl<R: Read + Seek> Archive<R> {
    /// Opens a file and checks it whole: the seal, the manifest, every digest.
    ///
    /// Error: why it is refused.
    pub fn open(mut file: R, limits: Limits) -> Result<Archive<R>, Refusal> {
        check_seal(&mut file)?;
        let mut zip = ZipArchive::new(file).map_err(damaged)?;
        if zip.len() > limits::ARCHIVE_FILES {
            return Err(Refusal::Damaged(Damage::TooManyFiles(zip.len())));
        }
        let manifest = manifest(&mut zip)?;
        let sums = checksums(&mut zip)?;
        let mut archive = Archive { zip, manifest, sums, limits, unpacked: 0 };
        archive.check_files()?;
        Ok(archive)
    }

    /// The manifest.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// The file if it is of the kind asked for.
    pub fn of_kind(self, wanted: ArchiveKind) -> Result<Archive<R>, Refusal> {
        let found = self.manifest.format;
        if found == wanted { Ok(self) } else { Err(Refusal::OtherKind { found, wanted }) }
    }

    /// How many bytes it unpacks to.
    pub fn unpacked(&self) -> u64 {
        self.unpacked
    }

    /// Refuses files other than the rows of these tables and these further ones, and missing ones.
    pub fn expect(&self, tables: &[&str], others: &[&str]) -> Result<(), Refusal> {
        let mut wanted: BTreeSet<String> = tables.iter().map(|table| data_file(table)).collect();
        wanted.extend(others.iter().map(|name| (*name).to_owned()));
        wanted.insert(MANIFEST.to_owned());
        let found: BTreeSet<String> = self.sums.keys().cloned().collect();
        if let Some(name) = wanted.difference(&found).next() {
            return Err(Refusal::Damaged(Damage::Missing(name.clone())));
        }
        if let Some(name) = found.difference(&wanted).next() {
            return Err(Refusal::Damaged(Damage::Stray(name.clone())));
        }
        if let Some(table) = self.manifest.rows.keys().find(|table| !found.contains(&data_file(table))) {
            return Err(Refusal::Damaged(Damage::Missing(data_file(table))));
        }
        Ok(())
    }

    /// The digest of the file with a table's rows.
    pub fn digest_of(&self, table: &str) -> Option<&str> {
        self.sums.get(&data_file(table)).map(String::as_str)
    }

    /// Whether it holds a file of this name.
    pub fn has(&self, name: &str) -> bool {
        self.sums.contains_key(name)
    }

    /// The bytes of a file, such as the archive of an event.
    pub fn bytes(&mut self, name: &str) -> Result<Vec<u8>, Refusal> {
        bytes(&mut self.zip, name, self.limits.total)
    }

    /// The text of a file.
    pub fn text(&mut self, name: &str) -> Result<String, Refusal> {
        text(&mut self.zip, name, self.limits.total)
    }

    /// The rows of a table, one after the other.
    pub fn rows(&mut self, table: &str) -> Result<RowsReader<'_>, Refusal> {
        let name = data_file(table);
        let file = self.zip.by_name(&name).map_err(damaged)?;
        let lines: Box<dyn BufRead + '_> = Box::new(BufReader::new(file));
        let written = self.manifest.rows.get(table).copied();
        Ok(RowsReader { name, lines, line: 0, found: 0, written, ended: false, limit: self.limits.row })
    }

    /// Unpacks every file once and compares its digest. Names are looked at, never used as paths.
    fn check_files(&mut self) -> Result<(), Refusal> {
        let mut left = self.limits.total;
        let mut seen = BTreeSet::new();
        for index in 0..self.zip.len() {
            let file = self.zip.by_index(index).map_err(damaged)?;
            let name = file.name().map_err(damaged)?.into_owned();
            if !seen.insert(name.clone()) {
                return Err(Refusal::Damaged(Damage::Twice(name)));
            }
            let mut limited = file.take(left.saturating_add(1));
            let mut sum = Sha256::new();
            let mut buffer = vec![0; 64 * 1024];
            loop {
                let count = limited.read(&mut buffer).map_err(|error| unpacking(&name, &error))?;
                if count == 0 {
                    break;
                }
                let Some(rest) = left.checked_sub(count as u64) else {
                    return Err(Refusal::TooLarge { most: self.limits.total >> 20 });
                };
                left = rest;
                sum.update(buffer.get(..count).unwrap_or_default());
            }
            let found = hex(&sum.finalize());
            match self.sums.get(&name) {
                _ if name == CHECKSUMS => {}
                Some(stated) if *stated == found => {}
                Some(_) => return Err(Refusal::Damaged(Damage::Digest(name))),
                None => return Err(Refusal::Damaged(Damage::NoDigest(name))),
            }
        }
        self.unpacked = self.limits.total - left;
        match self.sums.keys().find(|name| !seen.contains(*name)) {
            None => Ok(()),
            Some(name) => Err(Refusal::Damaged(Damage::Missing(name.clone()))),
        }
    }
}

/// The rows of one table.
pub struct RowsReader<'a> {
    name: String,
    lines: Box<dyn BufRead + 'a>,
    line: usize,
    /// How many rows were read, and how many there are by the manifest.
    found: u64,
    written: Option<u64>,
    ended: bool,
    limit: u64,
}

impl RowsReader<'_> {
    /// The number of the line that was read last, for naming a fault in it.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The name of the file inside.
    pub fn file(&self) -> &str {
        &self.name
    }

    /// The next row: a JSON object without the comma behind it.
    pub fn next_row(&mut self) -> Result<Option<String>, Refusal> {
        if self.ended {
            return Ok(None);
        }
        if self.line == 0 {
            match self.read_line()?.as_str() {
                "[" => {}
                "[]" => return self.end(),
                _ => return Err(Refusal::at(&self.name, self.line, FormatError::NoBeginning)),
            }
        }
        let mut line = self.read_line()?;
        if line == "]" {
            return self.end();
        }
        if line.ends_with(',') {
            line.pop();
        }
        self.found += 1;
        Ok(Some(line))
    }

    fn end(&mut self) -> Result<Option<String>, Refusal> {
        self.ended = true;
        if !self.read_line()?.is_empty() {
            return Err(Refusal::at(&self.name, self.line, FormatError::AfterTheEnd));
        }
        match self.written {
            Some(written) if written != self.found => {
                Err(Refusal::Damaged(Damage::RowsOf { file: self.name.clone(), found: self.found, written }))
            }
            _ => Ok(None),
        }
    }

    fn read_line(&mut self) -> Result<String, Refusal> {
        let mut bytes = Vec::new();
        self.line += 1;
        let limit = self.limit;
        let count = (&mut self.lines)
            .take(limit)
            .read_until(b'\n', &mut bytes)
            .map_err(|error| unpacking(&self.name, &error))?;
        if count as u64 == limit {
            return Err(Refusal::at(&self.name, self.line, FormatError::LongRow));
        }
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        }
        String::from_utf8(bytes).map_err(|_| Refusal::at(&self.name, self.line, FormatError::NotUtf8))
    }
}

/// Compares the seal in the zip comment with everything before it.
fn check_seal<R: Read + Seek>(file: &mut R) -> Result<(), Refusal> {
    let length = file.seek(SeekFrom::End(0))?;
    file.rewind()?;
    if length == 0 {
        return Err(Refusal::Empty);
    }
    let mut start = Vec::new();
    file.take(4).read_to_end(&mut start)?;
    if !start.starts_with(b"PK") {
        return Err(Refusal::NotZip);
    }
    let body = length.checked_sub(SEAL_LENGTH as u64 + 2).ok_or(Refusal::NoSeal)?;
    file.seek(SeekFrom::Start(body))?;
    let mut seal = Vec::new();
    file.read_to_end(&mut seal)?;
    let (count, comment) = seal.split_at_checked(2).ok_or(Refusal::NoSeal)?;
    let stated = comment.strip_prefix(SEAL.as_bytes()).ok_or(Refusal::NoSeal)?;
    file.rewind()?;
    let found = digest(&mut file.take(body))?;
    file.rewind()?;
    if count != (SEAL_LENGTH as u16).to_le_bytes() || stated != found.as_bytes() {
        return Err(Refusal::Damaged(Damage::Seal));
    }
    Ok(())
}

fn manifest<R: Read + Seek>(zip: &mut ZipArchive<R>) -> Result<Manifest, Refusal> {
    /// What every version will keep, so that a newer file can be told from a broken one.
    #[derive(serde::Deserialize)]
    struct Head {
        version: u32,
    }
    let text = text(zip, MANIFEST, 1 << 20)?;
    let no_manifest =
        |error: serde_json::Error| Refusal::within(MANIFEST, FormatError::Manifest(JsonFault::of(&error, &text)));
    let head: Head = serde_json::from_str(&text).map_err(no_manifest)?;
    if head.version > VERSION {
        return Err(Refusal::Newer { found: head.version });
    }
    serde_json::from_str(&text).map_err(no_manifest)
}

fn checksums<R: Read + Seek>(zip: &mut ZipArchive<R>) -> Result<BTreeMap<String, String>, Refusal> {
    let text = text(zip, CHECKSUMS, 1 << 20)?;
    let mut sums = BTreeMap::new();
    for (line, number) in text.lines().zip(1..) {
        let Some((sum, name)) = line.split_once("  ") else {
            return Err(Refusal::at(CHECKSUMS, number, FormatError::NoDigestLine));
        };
        if sums.insert(name.to_owned(), sum.to_owned()).is_some() {
            return Err(Refusal::at(CHECKSUMS, number, FormatError::NameTwice));
        }
    }
    Ok(sums)
}

fn text<R: Read + Seek>(zip: &mut ZipArchive<R>, name: &str, limit: u64) -> Result<String, Refusal> {
    String::from_utf8(bytes(zip, name, limit)?).map_err(|_| Refusal::within(name, FormatError::NotUtf8))
}

fn bytes<R: Read + Seek>(zip: &mut ZipArchive<R>, name: &str, limit: u64) -> Result<Vec<u8>, Refusal> {
    let file = match zip.by_name(name) {
        Ok(file) => file,
        Err(ZipError::FileNotFound) => return Err(Refusal::Damaged(Damage::Missing(name.to_owned()))),
        Err(error) => return Err(damaged(error)),
    };
    let mut bytes = Vec::new();
    file.take(limit + 1).read_to_end(&mut bytes).map_err(|error| unpacking(name, &error))?;
    if bytes.len() as u64 > limit {
        return Err(Refusal::TooLarge { most: limit >> 20 });
    }
    Ok(bytes)
}

/// Whether an error is about what stands in the file, and not about whether the system can read it.
pub fn is_of_content(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::InvalidData | ErrorKind::InvalidInput | ErrorKind::UnexpectedEof | ErrorKind::Other)
}

fn damaged(error: ZipError) -> Refusal {
    match error {
        ZipError::Io(error) if !is_of_content(error.kind()) => error.into(),
        _ => Refusal::Damaged(Damage::Zip),
    }
}

fn unpacking(name: &str, error: &std::io::Error) -> Refusal {
    Refusal::Damaged(Damage::Unpacking { name: name.to_owned(), cause: error.kind() })
}
