//! The certificate and its key, where the server speaks https without a proxy.

use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};

use crate::commands::doctor::Findings;
use reeve_http::config::Config;
use reeve_http::server::tls::pair::{CertificatePair, PairFiles};
use reeve_words as words;

/// How long before its end a certificate should have been renewed. Those that renew themselves do it a month before.
const SOON: TimeDelta = TimeDelta::days(14);

/// Whether the files can be read and belong together, whom they are for, and until when.
pub(super) fn look_at_certificate(findings: &mut Findings, config: &Config, now: DateTime<Utc>) {
    let files = match PairFiles::of(&config.tls) {
        Ok(Some(files)) => files,
        Ok(None) => return,
        Err(wrong) => return findings.fault("certificate", wrong),
    };
    let pair = match CertificatePair::read(&files) {
        Ok(pair) => pair,
        Err(fault) => return findings.fault("certificate", words::tls::fault(&fault)),
    };
    look_at_time(findings, &files, &pair, now);
    if let Some(public) = &config.reached.public_url
        && !pair.is_for(host_of(public))
    {
        findings.fault("certificate", words::tls::for_another(public));
    }
    if is_read_by_others(&files.key) {
        findings.warning("certificate", words::tls::key_read_by_others(&files.key));
    }
}

/// Whether every user of the machine may read a file.
#[cfg(unix)]
fn is_read_by_others(file: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;

    std::fs::metadata(file).is_ok_and(|known| known.mode() & 0o004 != 0)
}

#[cfg(not(unix))]
fn is_read_by_others(_: &Path) -> bool {
    false
}

fn look_at_time(findings: &mut Findings, files: &PairFiles, pair: &CertificatePair, now: DateTime<Utc>) {
    match (pair.begins, pair.ends) {
        (Some(begins), _) if begins > now => findings.fault("certificate", words::tls::not_begun(begins)),
        (_, Some(ends)) if ends <= now => findings.fault("certificate", words::tls::ended(ends)),
        (_, Some(ends)) if ends - now < SOON => findings.warning("certificate", words::tls::ends_soon(ends)),
        (_, Some(ends)) => findings.fine("certificate", words::tls::good(&files.cert, ends)),
        (_, None) => findings.warning("certificate", words::tls::no_end(&files.cert)),
    }
}

/// The host of an address, without its port.
fn host_of(public: &str) -> &str {
    let host = public.split_once("://").map_or(public, |(_, host)| host);
    match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_stands_between_the_scheme_and_the_port() {
        let check = |public: &str, expected: &str| assert_eq!(host_of(public), expected);
        check("https://reeve.example.org", "reeve.example.org");
        check("https://192.168.1.20:8443", "192.168.1.20");
        check("https://[fd00::1]:8443", "fd00::1");
    }
}
