//! A certificate and its key, read from their files and looked at before anybody is served with them.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use rustls::sign::CertifiedKey;
use rustls::{Error as TlsError, crypto};

use crate::config::{TlsFiles, WrongSetting};
use reeve_words as words;
use reeve_words::tls::PairFault;

/// The most that is read of either file, in bytes. A chain has some 5,000.
const LARGEST: u64 = 1_000_000;

/// The two files, both of which are named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairFiles {
    /// The certificate, with those behind it that lead to one that browsers know.
    pub cert: PathBuf,
    pub key: PathBuf,
}

impl PairFiles {
    /// The files of the settings; None where neither is named, and nothing is encrypted.
    ///
    /// Error: only one of the two is named.
    pub fn of(settings: &TlsFiles) -> Result<Option<PairFiles>, WrongSetting> {
        let alone = |key, missing| WrongSetting { key, fault: words::tls::alone(missing) };
        match (&settings.tls_cert, &settings.tls_key) {
            (None, None) => Ok(None),
            (Some(cert), Some(key)) => Ok(Some(PairFiles { cert: cert.clone(), key: key.clone() })),
            (Some(_), None) => Err(alone("tls-cert", "tls-key")),
            (None, Some(_)) => Err(alone("tls-key", "tls-cert")),
        }
    }
}

/// A certificate with its key, and when it begins and ends.
#[derive(Debug, Clone)]
pub struct CertificatePair {
    pub(super) key: Arc<CertifiedKey>,
    /// From when on it is valid, where it says so in a way that can be read.
    pub begins: Option<DateTime<Utc>>,
    pub ends: Option<DateTime<Utc>>,
}

impl CertificatePair {
    /// Reads both files.
    ///
    /// Error: one can't be read, holds something else, or they are not a pair.
    pub fn read(files: &PairFiles) -> Result<CertificatePair, PairFault> {
        let chain = certificates(&files.cert)?;
        let key = private_key(&files.key)?;
        let mismatch = || PairFault::Mismatch { cert: files.cert.clone(), key: files.key.clone() };
        let key = match CertifiedKey::from_der(chain, key, &crypto::ring::default_provider()) {
            Ok(key) => key,
            Err(TlsError::InconsistentKeys(_)) => return Err(mismatch()),
            Err(TlsError::InvalidCertificate(_)) => return Err(PairFault::NoCertificate(files.cert.clone())),
            Err(_) => return Err(PairFault::UnknownKey(files.key.clone())),
        };
        let (begins, ends) = key.cert.first().map(validity).unwrap_or_default();
        Ok(CertificatePair { key: Arc::new(key), begins, ends })
    }

    /// Whether the certificate is for a host, by its name or its address.
    pub fn is_for(&self, host: &str) -> bool {
        let Some(name) = ServerName::try_from(host).ok() else { return false };
        let Some(leaf) = self.key.cert.first() else { return false };
        webpki::EndEntityCert::try_from(leaf).is_ok_and(|cert| cert.verify_is_valid_for_subject_name(&name).is_ok())
    }
}

fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, PairFault> {
    let text = text_of("tls-cert", file)?;
    let read: Result<Vec<_>, _> = CertificateDer::pem_slice_iter(&text).collect();
    let none = || PairFault::NoCertificate(file.to_owned());
    let chain = read.map_err(|_| none())?;
    let leaf = chain.first().ok_or_else(none)?;
    webpki::EndEntityCert::try_from(leaf).map_err(|_| none())?;
    Ok(chain)
}

fn private_key(file: &Path) -> Result<PrivateKeyDer<'static>, PairFault> {
    let text = text_of("tls-key", file)?;
    match PrivateKeyDer::from_pem_slice(&text) {
        Ok(key) => Ok(key),
        Err(pem::Error::NoItemsFound) if holds(&text, b"ENCRYPTED PRIVATE KEY") => {
            Err(PairFault::LockedKey(file.to_owned()))
        }
        Err(_) => Err(PairFault::NoKey(file.to_owned())),
    }
}

fn holds(text: &[u8], words: &[u8]) -> bool {
    text.windows(words.len()).any(|part| part == words)
}

fn text_of(setting: &'static str, file: &Path) -> Result<Vec<u8>, PairFault> {
    use std::io::Read;

    let mut text = Vec::new();
    let read = std::fs::File::open(file).and_then(|open| open.take(LARGEST).read_to_end(&mut text));
    read.map_err(|why| PairFault::Unread { setting, file: file.to_owned(), why })?;
    Ok(text)
}

/// When a certificate begins and ends. The library that verifies certificates tells both when it is asked about a time
/// before the one and after the other, which it does before it looks at who has signed it.
fn validity(leaf: &CertificateDer<'static>) -> (Option<DateTime<Utc>>, Option<DateTime<Utc>>) {
    /// The last second of the year 9999, behind which no certificate can end.
    const FAR: u64 = 253_402_300_799;
    let at = |seconds| {
        let cert = webpki::EndEntityCert::try_from(leaf).ok()?;
        let known = crypto::ring::default_provider().signature_verification_algorithms.all;
        let time = UnixTime::since_unix_epoch(Duration::from_secs(seconds));
        let server = webpki::KeyUsage::server_auth();
        match cert.verify_for_usage(known, &[], &[], time, server, None, None) {
            Err(
                webpki::Error::CertNotValidYet { not_before: time, .. }
                | webpki::Error::CertExpired { not_after: time, .. },
            ) => DateTime::from_timestamp(i64::try_from(time.as_secs()).ok()?, 0),
            _ => None,
        }
    };
    (at(0), at(FAR))
}
