//! The words of the certificate and its key, for whoever starts or looks after the server.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use crate::settings::WrongSetting;
use crate::system;

/// What is wrong with a certificate or its key.
#[derive(Debug)]
pub enum PairFault {
    /// A file can't be read.
    Unread {
        /// The setting that names it.
        setting: &'static str,
        file: PathBuf,
        why: io::Error,
    },
    /// There is no certificate in the file, or none that can be read.
    NoCertificate(PathBuf),
    /// There is no key in the file, or none that can be read.
    NoKey(PathBuf),
    /// The key is of a kind that is not known here.
    UnknownKey(PathBuf),
    /// The key is locked with a password.
    LockedKey(PathBuf),
    /// The first certificate of the one file is not that of the key in the other.
    Mismatch { cert: PathBuf, key: PathBuf },
}

impl PairFault {
    /// The setting that the fault is about.
    pub fn setting(&self) -> &'static str {
        match self {
            PairFault::Unread { setting, .. } => setting,
            PairFault::NoCertificate(_) => "tls-cert",
            PairFault::NoKey(_) | PairFault::UnknownKey(_) | PairFault::LockedKey(_) | PairFault::Mismatch { .. } => {
                "tls-key"
            }
        }
    }
}

impl From<PairFault> for WrongSetting {
    fn from(fault: PairFault) -> Self {
        WrongSetting { key: fault.setting(), fault: self::fault(&fault) }
    }
}

/// One of the two files is named without the other.
pub fn alone(missing: &str) -> String {
    format!("https takes both a certificate and its key: set {missing} too, or leave this out")
}

/// The public address says http, and the server speaks https alone.
pub const PUBLIC_ADDRESS_WITHOUT: &str = "it begins with http://, and with tls-cert Reeve answers https alone. \
     Write https://, with the name that the certificate is for";

/// What is wrong with the files.
pub fn fault(fault: &PairFault) -> String {
    match fault {
        PairFault::Unread { file, why, .. } => format!("{}: {}", file.display(), system::fault(why)),
        PairFault::NoCertificate(file) => format!(
            "{}: there is no certificate in it that can be read. It takes the PEM file with -----BEGIN CERTIFICATE-----, \
             the server's own first, then those behind it (of certbot: fullchain.pem)",
            file.display()
        ),
        PairFault::NoKey(file) => format!(
            "{}: there is no private key in it that can be read. It takes the PEM file with -----BEGIN PRIVATE KEY----- \
             (of certbot: privkey.pem)",
            file.display()
        ),
        PairFault::UnknownKey(file) => {
            format!(
                "{}: this kind of key is not known here. Make one with ECDSA (P-256), or RSA from 2048 bits",
                file.display()
            )
        }
        PairFault::LockedKey(file) => format!(
            "{0}: this key is locked with a password. Write it to a file without one, which only the service may read: openssl \
             pkey -in {0} -out unlocked.pem",
            file.display()
        ),
        PairFault::Mismatch { cert, key } => format!(
            "{}: this is not the key of the first certificate in {}. Both come from the same order or renewal, and the server's \
             own certificate stands first in its file",
            key.display(),
            cert.display()
        ),
    }
}

/// The certificate has ended.
pub fn ended(at: DateTime<Utc>) -> String {
    format!("the certificate ended on {}: browsers refuse it. Renew it; Reeve takes the new files by itself", day(at))
}

/// The certificate has not begun.
pub fn not_begun(at: DateTime<Utc>) -> String {
    format!("the certificate begins on {}: browsers refuse it until then. Is the clock of this machine right?", day(at))
}

/// The certificate ends soon.
pub fn ends_soon(at: DateTime<Utc>) -> String {
    format!("the certificate ends on {}: renew it soon; Reeve takes the new files by itself", day(at))
}

/// The certificate is for another host.
pub fn for_another(public: &str) -> String {
    format!("the certificate is not for {public}: browsers refuse it there")
}

/// The certificate is as it should be.
pub fn good(file: &Path, at: DateTime<Utc>) -> String {
    format!("{}, until {}", file.display(), day(at))
}

/// It can't be told when the certificate ends.
pub fn no_end(file: &Path) -> String {
    format!("{}: when it ends can't be read in it", file.display())
}

/// Every user of the machine may read the key.
pub fn key_read_by_others(file: &Path) -> String {
    format!("{0}: every user of this machine can read the private key: sudo chmod o-rwx {0}", file.display())
}

fn day(at: DateTime<Utc>) -> impl Display {
    at.format("%Y-%m-%d %H:%M UTC")
}
