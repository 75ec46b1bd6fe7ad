//! `reeve config`: the settings that a server started here would have, as a settings file; and those of the server that made a backup.

use std::path::{Path, PathBuf};

use crate::commands::effective_settings::{SettingsInForce, is_secret};
use crate::commands::store_files::{OpenStore, StoreArgs};
use crate::commands::{Failure, print, settings, store_files};
use reeve_actions::transfer::backup;
use reeve_http::config::Config;
use reeve_words as words;

/// Arguments of `reeve config`: those of the server.
#[derive(clap::Args)]
pub struct Args {
    /// Print the settings of the server that made this backup
    #[arg(long, value_name = "BACKUP")]
    from: Option<PathBuf>,
    #[command(flatten)]
    config: Config,
}

/// Prints each setting that has a value, with where it was said. Of a secret it says only that there is one.
pub(super) fn run(args: &Args, held: &SettingsInForce) -> Result<(), Failure> {
    match &args.from {
        Some(file) => print(&of_backup(file)?),
        None => print(&text(held, &args.config.store, false)),
    }
}

/// The settings in force as the text of a settings file. A secret is only named there, where they are not asked for.
pub(super) fn text(held: &SettingsInForce, store: &StoreArgs, with_secrets: bool) -> String {
    let mut text = format!("# {}\n", words::settings::in_force(held.file.as_deref()));
    for (key, value) in &held.values {
        let place = held.said.iter().find(|(said, _)| said == key);
        let place = place.map(|(_, place)| format!("  # {place}")).unwrap_or_default();
        let secret = held.secrets.get(key).filter(|_| with_secrets);
        text += &match secret {
            Some(secret) => format!("{key} = {}{place}\n", literal(secret)),
            // Without the password that may stand in it.
            None if key == settings::DATABASE => format!("{key} = {}{place}\n", literal(&store.shown())),
            None if is_secret(value) => format!("# {key}: {}{place}\n", words::settings::HIDDEN),
            None => format!("{key} = {}{place}\n", literal(value)),
        };
    }
    text
}

/// The settings in a backup.
fn of_backup(file: &Path) -> Result<String, Failure> {
    let fault = |why| Failure::input(format!("{}: {}", file.display(), words::transfer::refusal(&why)));
    let found = backup::settings_in(store_files::read(file)?).map_err(fault)?;
    found.ok_or_else(|| Failure::input(words::settings::none_in_backup(file.display())))
}

/// Which settings of a text have another value here, or, being secret, have to be set anew. That of the store is no matter: whoever puts a
/// backup back says which.
pub(super) fn other_than_here(text: &str, held: &SettingsInForce) -> Vec<String> {
    let said = |line: &str| {
        if let Some((key, _)) =
            line.strip_prefix("# ").and_then(|rest| rest.split_once(&format!(": {}", words::settings::HIDDEN)))
        {
            return (!held.values.contains_key(key)).then(|| key.to_owned());
        }
        let (key, value) = line.split_once(" = ")?;
        let value = value.rsplit_once("  # ").map_or(value, |(value, _)| value);
        let here = held.values.get(key).map(|value| literal(value));
        (key != settings::DATABASE && !line.starts_with('#') && here.as_deref() != Some(value)).then(|| key.to_owned())
    };
    text.lines().filter_map(said).collect()
}

/// A value as TOML has it.
fn literal(value: &str) -> String {
    match value {
        "true" | "false" => value.to_owned(),
        number if number.parse::<u32>().is_ok_and(|parsed| parsed.to_string() == number) => number.to_owned(),
        // A string of JSON is one of TOML.
        text => serde_json::Value::from(text).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_here_is_named() {
        let text = "# head\nbackup-every = 12  # /etc/reeve/reeve.toml, line 3, backup-every\ndatabase = \"/var/reeve.db\"\nlog = \"info\"\n\
                    # smtp: set, and not shown  # REEVE_SMTP\n# metrics-token: set, and not shown\npublic-url = \"https://r.example\"\n";
        let mut held = SettingsInForce::default();
        for (key, value) in [("log", "info"), ("backup-every", "24"), ("metrics-token", "sha256:00")] {
            held.values.insert(key.to_owned(), value.to_owned());
        }
        assert_eq!(other_than_here(text, &held), ["backup-every", "smtp", "public-url"]);
    }
}
