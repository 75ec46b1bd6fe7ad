//! Writing an archive: the same content makes the same bytes.

use std::collections::BTreeMap;
use std::io::{self, Read, Seek, SeekFrom, Write};

use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::archive::format::{ArchiveKind, CHECKSUMS, MANIFEST, Manifest, SEAL, SEAL_LENGTH, VERSION, data_file, hex};

/// An archive being written. The manifest comes last but one, since it counts the rows; the checksums come last.
pub struct ArchiveWriter<W: Write + Read + Seek> {
    zip: ZipWriter<UntilFault<W>>,
    sums: BTreeMap<String, String>,
    rows: BTreeMap<String, u64>,
    valid: Option<bool>,
}

/// RowsWriter being written into one file of `data/`.
pub struct RowsWriter<'w, W: Write + Read + Seek> {
    writer: &'w mut ArchiveWriter<W>,
    table: &'static str,
    sum: RowSum,
}

/// A file that takes everything once it has failed, and keeps nothing of it. What failed was told to who wrote; the writer of
/// zip files tries to end its file all the same when it is dropped, and would say on the terminal that it can't.
struct UntilFault<W> {
    file: W,
    at: u64,
    has_failed: bool,
}

impl<W> UntilFault<W> {
    fn new(file: W) -> UntilFault<W> {
        UntilFault { file, at: 0, has_failed: false }
    }

    fn noted<T>(&mut self, done: io::Result<T>) -> io::Result<T> {
        self.has_failed = matches!(&done, Err(error) if error.kind() != io::ErrorKind::Interrupted);
        done
    }
}

impl<W: Write> Write for UntilFault<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = match self.has_failed {
            true => Ok(bytes.len()),
            false => {
                let written = self.file.write(bytes);
                self.noted(written)
            }
        };
        self.at += *written.as_ref().unwrap_or(&0) as u64;
        written
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.has_failed {
            return Ok(());
        }
        let flushed = self.file.flush();
        self.noted(flushed)
    }
}

impl<W: Seek> Seek for UntilFault<W> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        if self.has_failed {
            return Ok(self.at);
        }
        let found = self.file.seek(to);
        self.at = *found.as_ref().unwrap_or(&self.at);
        self.noted(found)
    }
}

impl<W: Read> Read for UntilFault<W> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.file.read(bytes)
    }
}

/// The digest that a file of these rows would have.
#[derive(Default)]
pub struct RowSum {
    digest: Sha256,
    count: u64,
}

impl RowSum {
    /// Adds a row.
    pub fn row(&mut self, json: &str) {
        self.digest.update(self.before());
        self.digest.update(json);
        self.count += 1;
    }

    /// The digest.
    pub fn finish(mut self) -> String {
        self.digest.update(self.end());
        hex(&self.digest.finalize())
    }

    fn before(&self) -> &'static str {
        if self.count == 0 { "[\n" } else { ",\n" }
    }

    fn end(&self) -> &'static str {
        if self.count == 0 { "[]\n" } else { "\n]\n" }
    }
}

/// Every file has the same time and rights, and is packed in the same way.
fn options() -> SimpleFileOptions {
    SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o600)
}

impl<W: Write + Read + Seek> ArchiveWriter<W> {
    /// Begins an archive in an empty file.
    pub fn new(file: W) -> ArchiveWriter<W> {
        ArchiveWriter {
            zip: ZipWriter::new(UntilFault::new(file)),
            sums: BTreeMap::new(),
            rows: BTreeMap::new(),
            valid: None,
        }
    }

    /// Says in the manifest whether the result is valid for the championship, where that is known (1.1.3).
    pub fn valid(&mut self, valid: Option<bool>) {
        self.valid = valid;
    }

    /// Writes a whole file.
    pub fn file(&mut self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.zip.start_file(name, options())?;
        self.zip.write_all(bytes)?;
        self.sums.insert(name.to_owned(), hex(&Sha256::digest(bytes)));
        Ok(())
    }

    /// Begins the rows of a table; call [`RowsWriter::finish`] when they are all there.
    pub fn rows(&mut self, table: &'static str) -> io::Result<RowsWriter<'_, W>> {
        self.zip.start_file(data_file(table), options())?;
        Ok(RowsWriter { writer: self, table, sum: RowSum::default() })
    }

    /// Writes manifest and checksums, seals the file, and gives it back with its digest.
    ///
    /// `as_of` is the time of the last change in what is written, `title` its name for people.
    pub fn finish(mut self, format: ArchiveKind, as_of: Option<String>, title: &str) -> io::Result<(W, String)> {
        let manifest = Manifest {
            format,
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            as_of,
            title: title.to_owned(),
            valid: self.valid,
            rows: std::mem::take(&mut self.rows),
        };
        let mut text = serde_json::to_string_pretty(&manifest)?;
        text.push('\n');
        self.file(MANIFEST, text.as_bytes())?;
        let sums: String = self.sums.iter().map(|(name, sum)| format!("{sum}  {name}\n")).collect();
        self.zip.start_file(CHECKSUMS, options())?;
        self.zip.write_all(sums.as_bytes())?;
        let written = self.zip.finish()?;
        if written.has_failed {
            return Err(io::ErrorKind::WriteZero.into());
        }
        seal(written.file)
    }
}

impl<W: Write + Read + Seek> RowsWriter<'_, W> {
    /// Adds a row: a JSON object on one line.
    pub fn row(&mut self, json: &str) -> io::Result<()> {
        self.writer.zip.write_all(self.sum.before().as_bytes())?;
        self.writer.zip.write_all(json.as_bytes())?;
        self.sum.row(json);
        Ok(())
    }

    /// Ends the rows.
    pub fn finish(self) -> io::Result<()> {
        self.writer.zip.write_all(self.sum.end().as_bytes())?;
        self.writer.rows.insert(self.table.to_owned(), self.sum.count);
        self.writer.sums.insert(data_file(self.table), self.sum.finish());
        Ok(())
    }
}

/// Puts the digest of everything into the zip comment, which stands at the very end of a zip file.
///
/// A zip file holds fields that no reader looks at; with the seal a change of any bit shows.
pub(super) fn seal<W: Write + Read + Seek>(mut file: W) -> io::Result<(W, String)> {
    let end = file.seek(SeekFrom::End(0))?;
    // The last two bytes say that there is no comment yet.
    let body = end.saturating_sub(2);
    file.rewind()?;
    let digest = digest(&mut (&mut file).take(body))?;
    file.seek(SeekFrom::Start(body))?;
    file.write_all(&(SEAL_LENGTH as u16).to_le_bytes())?;
    file.write_all(SEAL.as_bytes())?;
    file.write_all(digest.as_bytes())?;
    file.flush()?;
    file.rewind()?;
    Ok((file, digest))
}

/// SHA-256 of everything that a reader gives, in hexadecimal digits.
pub(super) fn digest(reader: &mut impl Read) -> io::Result<String> {
    let mut digest = Sha256::new();
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let count = reader.read(&mut buffer)?;
        if count == 0 {
            return Ok(hex(&digest.finalize()));
        }
        digest.update(buffer.get(..count).unwrap_or_default());
    }
}
