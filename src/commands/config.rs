//! `reeve config`: the settings that a server started here would have, as a settings file.

use crate::commands::effective_settings::{SettingsInForce, is_secret};
use crate::commands::store_files::OpenStore;
use crate::commands::{Failure, print};
use reeve_http::config::Config;
use reeve_words as words;

/// Arguments of `reeve config`: those of the server.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// Prints each setting that has a value, with where it was said. Of a secret it says only that there is one.
pub(super) fn run(args: &Args, held: &SettingsInForce) -> Result<(), Failure> {
    let mut text = format!("# {}\n", words::settings::in_force(held.file.as_deref()));
    for (key, value) in &held.values {
        let place = held.said.iter().find(|(said, _)| said == key);
        let place = place.map(|(_, place)| format!("  # {place}")).unwrap_or_default();
        text += &match value {
            // Without the password that may stand in it.
            _ if key == "database" => format!("{key} = {}{place}\n", literal(&args.config.store.shown())),
            secret if is_secret(secret) => format!("# {key}: {}{place}\n", words::settings::HIDDEN),
            value => format!("{key} = {}{place}\n", literal(value)),
        };
    }
    print(&text)
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
