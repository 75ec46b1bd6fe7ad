//! https without a proxy: the certificate that is served, and how it is replaced while the server runs.

pub mod pair;

use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use chrono::{DateTime, Utc};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::{ServerConfig, crypto};

use crate::server::tls::pair::{CertificatePair, PairFiles};
use reeve_words as words;
use reeve_words::tls::PairFault;

/// The certificate of the moment, and the files that it came from.
#[derive(Debug)]
pub struct ServedPair {
    files: PairFiles,
    /// How the files stood before they were read, so that what changes while the server starts is noticed too.
    opened: Stamps,
    now: RwLock<Served>,
}

/// A certificate with its key, and when it ends where it says so.
#[derive(Debug)]
struct Served {
    key: Arc<CertifiedKey>,
    ends: Option<DateTime<Utc>>,
}

impl Served {
    fn of(pair: CertificatePair) -> Served {
        Served { key: pair.key, ends: pair.ends }
    }
}

impl ResolvesServerCert for ServedPair {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.now.read().unwrap_or_else(PoisonError::into_inner).key))
    }
}

impl ServedPair {
    /// Reads the files.
    ///
    /// Error: what is wrong with them.
    pub fn open(files: PairFiles) -> Result<Arc<ServedPair>, PairFault> {
        let opened = Stamps::of(&files);
        let pair = CertificatePair::read(&files)?;
        warn_of_time(&pair);
        Ok(Arc::new(ServedPair { files, opened, now: RwLock::new(Served::of(pair)) }))
    }

    /// How connections are encrypted. HTTP/1.1 is the one protocol that is offered: the limits of connections and the
    /// deadlines of requests count by connection.
    ///
    /// Error: the library knows no protocol, which would be a fault of the build.
    pub fn encryption(self: &Arc<Self>) -> Result<Arc<ServerConfig>, rustls::Error> {
        let with_ring = ServerConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
        let mut config = with_ring
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_cert_resolver(Arc::clone(self) as Arc<dyn ResolvesServerCert>);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Arc::new(config))
    }

    /// When the certificate that is served ends.
    pub fn ends(&self) -> Option<DateTime<Utc>> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).ends
    }

    /// The files as they were when they were read.
    pub fn look(&self) -> SeenFiles {
        SeenFiles { served: self.opened.clone(), last: self.opened.clone() }
    }

    /// Looks at the files again, and serves new ones from the next connection on. Those that are no pair leave the old ones in use.
    pub fn follow(&self, seen: &mut SeenFiles) {
        let looked = Stamps::of(&self.files);
        // One file is written after the other, so they have to be the same twice.
        let settled = looked == seen.last;
        seen.last = looked;
        if settled && seen.last != seen.served {
            seen.served = seen.last.clone();
            self.renew();
        }
    }

    fn renew(&self) {
        match CertificatePair::read(&self.files) {
            Ok(pair) => {
                warn_of_time(&pair);
                *self.now.write().unwrap_or_else(PoisonError::into_inner) = Served::of(pair);
                tracing::info!("the files of the certificate have changed, and new connections get the new one");
            }
            Err(fault) => {
                let fault = words::tls::fault(&fault);
                tracing::warn!(%fault, "the files of the certificate have changed and can't be used: the old one stays in use");
            }
        }
    }
}

fn warn_of_time(pair: &CertificatePair) {
    let now = chrono::Utc::now();
    if pair.ends.is_some_and(|ends| ends <= now) || pair.begins.is_some_and(|begins| begins > now) {
        tracing::warn!("the certificate is not valid at this time, so browsers refuse it: see `reeve doctor`");
    }
}

/// The files as they are served, and as they were last looked at.
pub struct SeenFiles {
    served: Stamps,
    last: Stamps,
}

/// What tells that a file is another one than before.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Stamps([Option<(SystemTime, u64)>; 2]);

impl Stamps {
    fn of(files: &PairFiles) -> Stamps {
        let stamp = |file: &Path| {
            let seen = std::fs::metadata(file).ok()?;
            Some((seen.modified().ok()?, seen.len()))
        };
        Stamps([stamp(&files.cert), stamp(&files.key)])
    }
}
