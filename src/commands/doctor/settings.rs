//! Which settings the doctor reads, and whether the running server holds the same.

use std::collections::{BTreeMap, BTreeSet};
#[cfg(unix)]
use std::path::Path;

use crate::commands::doctor::Findings;
use crate::commands::effective_settings;
use crate::commands::effective_settings::{RunningNote, SettingsInForce};
use crate::commands::ready;
use crate::commands::ready::Questions;
use crate::commands::settings::DATABASE;
use reeve_http::config::Config;
use reeve_store as store;
use reeve_words as words;
use reeve_words::doctor::Differing;

/// Says which settings were read and from where, and compares them with what the running server has noted. Gives the note
/// of a server that answers.
pub(super) fn look_at_settings(
    findings: &mut Findings,
    config: &Config,
    settings: &SettingsInForce,
    servers: &mut Questions,
) -> Option<RunningNote> {
    findings.fine("settings", words::doctor::settings_read(settings.file.as_deref(), &settings.said));
    let mut answers = |listen| !matches!(servers.ask(listen), ready::Answer::Nobody(_) | ready::Answer::Stranger(_));
    look_at_secrets(findings, config, settings);
    let Ok(note) = RunningNote::beside_store(config.store.address()) else {
        findings.warning("settings", words::doctor::NOTE_CLOSED);
        return None;
    };
    // Who was killed has left the note behind.
    let Some(note) = note.filter(|note| answers(note.address)) else {
        if answers(config.listen()) {
            match store::file_of(config.store.address()) {
                // A server leaves its note beside the file of its store, and there is none.
                Ok(None) => findings.fine("settings", words::doctor::not_compared(config.listen())),
                _ => findings.warning("settings", words::doctor::server_unknown(config.listen())),
            }
        }
        return None;
    };
    let others = differing(&note.settings, &settings.values);
    if others.is_empty() {
        findings.fine("settings", words::doctor::same_settings(note.process));
    } else {
        findings.warning("settings", words::doctor::other_settings(note.process, &others));
    }
    Some(note)
}

/// Sees that nobody else on the machine reads a secret in the settings file, or writes into it.
#[cfg(unix)]
fn look_at_secrets(findings: &mut Findings, config: &Config, settings: &SettingsInForce) {
    use std::os::unix::fs::MetadataExt;

    for (key, place) in &settings.said {
        // A file of its own for each secret, as a variable names it.
        if let Some((_, path)) = place.split_once("_FILE: ") {
            look_at_secret_file(findings, Path::new(path), key);
        }
    }
    let Some(file) = settings.file.as_deref() else { return };
    let Ok(known) = file.metadata() else { return };
    let is_of_file = |key: &str| {
        let said = settings.said.iter().find(|(said, _)| said == key);
        said.is_some_and(|(_, place)| place.starts_with(&*file.to_string_lossy()))
    };
    let secrets: Vec<&str> = secrets(config).into_iter().filter(|key| is_of_file(key)).collect();
    if known.mode() & 0o002 != 0 {
        findings.fault("settings", words::doctor::settings_written_by_others(file));
    } else if known.mode() & 0o004 != 0 && !secrets.is_empty() {
        findings.warning("settings", words::doctor::settings_read_by_others(file, &secrets));
    }
}

/// The same for a file that holds one secret and nothing else.
#[cfg(unix)]
fn look_at_secret_file(findings: &mut Findings, file: &Path, key: &str) {
    use std::os::unix::fs::MetadataExt;

    let Ok(known) = file.metadata() else { return };
    if known.mode() & 0o002 != 0 {
        findings.fault("settings", words::doctor::settings_written_by_others(file));
    } else if known.mode() & 0o004 != 0 {
        findings.warning("settings", words::doctor::secret_read_by_others(file, key));
    }
}

#[cfg(not(unix))]
fn look_at_secrets(_: &mut Findings, _: &Config, _: &SettingsInForce) {}

/// The settings that hold a secret: a password within an address, or a token.
#[cfg(unix)]
fn secrets(config: &Config) -> Vec<&'static str> {
    let has_password = |address: &str| {
        let before_host = address.split_once("://").and_then(|(_, rest)| rest.rsplit_once('@'));
        before_host.is_some_and(|(who, _)| who.contains(':')) || address.contains("password=")
    };
    let smtp = config.mailing.smtp.as_deref().is_some_and(has_password);
    let database = matches!(store::file_of(config.store.address()), Ok(None)) && has_password(config.store.address());
    let held = [("database", database), ("smtp", smtp), ("metrics-token", config.metrics_token().is_some())];
    held.into_iter().filter(|(_, is_held)| *is_held).map(|(key, _)| key).collect()
}

/// The settings that say different things, with what they say there and here. The store is the same, since the note lies
/// beside it.
fn differing<'a>(there: &'a BTreeMap<String, String>, here: &'a BTreeMap<String, String>) -> Vec<Differing<'a>> {
    let keys: BTreeSet<&String> = there.keys().chain(here.keys()).filter(|key| *key != DATABASE).collect();
    let both = keys.into_iter().map(|key| Differing { key, there: shown(there.get(key)), here: shown(here.get(key)) });
    both.filter(|one| there.get(one.key) != here.get(one.key)).collect()
}

/// What may be shown of a setting: nothing of a secret.
fn shown(value: Option<&String>) -> Option<&str> {
    value.map(String::as_str).filter(|text| !effective_settings::is_secret(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_named_with_both_values_and_without_secrets() {
        let map = |pairs: &[(&str, &str)]| {
            pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect::<BTreeMap<_, _>>()
        };
        let there = map(&[("listen", "127.0.0.1:80"), ("smtp", "sha256:1"), ("workers", "2"), ("database", "a")]);
        let here = map(&[("listen", "127.0.0.1:81"), ("smtp", "sha256:2"), ("workers", "2"), ("proxies", "::1")]);
        let found: Vec<_> = differing(&there, &here).into_iter().map(|one| (one.key, one.there, one.here)).collect();
        assert_eq!(
            found,
            [
                ("listen", Some("127.0.0.1:80"), Some("127.0.0.1:81")),
                ("proxies", None, Some("::1")),
                ("smtp", None, None)
            ]
        );
    }
}
