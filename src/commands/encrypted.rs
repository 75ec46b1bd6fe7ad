//! Files encrypted with age (age-encryption.org), opened by its program.
//!
//! Its crate would bring 75 others along, a system of translations and keys of other kinds among them; who encrypts
//! backups has the program.

use std::fs::File;
use std::io;
use std::io::{Read, Seek};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::commands::{Failure, store_files};
use reeve_actions::transfer::backup;
use reeve_words as words;

/// How a file begins that age has encrypted.
const BEGIN: &[u8] = b"age-encryption.org/";
/// And how, where it is text.
const BEGIN_OF_TEXT: &[u8] = b"-----BEGIN AGE ENCRYPTED FILE-----";

/// A file that may be encrypted, opened with the identity where one is given.
///
/// Error: it is encrypted and nobody said with what to open it, or the other way round; it can't be read.
pub(super) fn opened(path: &Path, identity: Option<&Path>) -> Result<File, Failure> {
    match identity {
        Some(identity) => open(path, identity),
        None => refuse(path, store_files::read(path)?),
    }
}

/// Gives a file back that is not encrypted.
///
/// Error: it is, and nobody said with what to open it.
fn refuse(path: &Path, mut file: File) -> Result<File, Failure> {
    if is_encrypted(path, &mut file)? {
        return Err(Failure::input(words::commands::encrypted(path.display())));
    }
    Ok(file)
}

/// Whether a file is encrypted with age, from its beginning.
fn is_encrypted(path: &Path, file: &mut File) -> Result<bool, Failure> {
    let mut begin = Vec::new();
    let read = file.take(64).read_to_end(&mut begin).and_then(|_| file.rewind());
    read.map_err(|error| Failure::input(format!("{}: {}", path.display(), words::system::fault(&error))))?;
    Ok(begin.starts_with(BEGIN) || begin.starts_with(BEGIN_OF_TEXT))
}

/// What is in an encrypted file, in a file without a name that goes when it is closed.
fn open(path: &Path, identity: &Path) -> Result<File, Failure> {
    let broken = |error: io::Error| Failure::Broken(format!("{}: {}", path.display(), words::system::fault(&error)));
    File::open(identity).map_err(|error| Failure::input(words::server::no_identity(identity, &error)))?;
    if !is_encrypted(path, &mut store_files::read(path)?)? {
        return Err(Failure::input(words::server::not_encrypted(path)));
    }
    let mut plain = backup::nameless_file().map_err(broken)?;
    let output = Command::new("age")
        .arg("--decrypt")
        .arg("--identity")
        .arg(identity)
        .arg("--")
        .arg(path)
        .stdin(Stdio::null())
        .stdout(plain.try_clone().map_err(broken)?)
        .output();
    let output = output.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Failure::Broken(words::server::age_is_missing(path)),
        _ => broken(error),
    })?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Failure::input(words::server::not_decrypted(path, identity, said.trim())));
    }
    plain.rewind().map_err(broken)?;
    Ok(plain)
}
