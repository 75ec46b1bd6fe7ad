//! `reeve update`: whether there is a newer Reeve, where somebody says where to look. Nothing else ever asks.

use std::time::Duration;

use ureq::Agent;
use ureq::config::Config;

use crate::commands::{Failure, print};
use reeve_words as words;

/// Arguments of `reeve update`.
#[derive(clap::Args)]
pub struct Args {
    /// The web address of the folder that the releases are in, with their list SHA256SUMS [default: what the variable
    /// REEVE_UPDATES says]
    #[arg(long, value_name = "URL")]
    from: Option<String>,
}

/// How long the other machine may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// The most that is read of the list, in bytes.
const LONGEST_LIST: u64 = 1_000_000;

/// The list in the folder of the releases, as `deploy/package` writes it.
const LIST: &str = "SHA256SUMS";

/// Runs the command. Nothing is downloaded but the list.
pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let said = args.from.clone().or_else(|| std::env::var("REEVE_UPDATES").ok());
    let Some(place) = said.map(|place| place.trim().trim_end_matches('/').to_owned()).filter(|it| !it.is_empty())
    else {
        return print(&format!("{}\n", words::hall_command::NOWHERE_TO_LOOK));
    };
    if !place.starts_with("https://") && !place.starts_with("http://") {
        return Err(Failure::input(words::hall_command::no_place_of_releases(&place)));
    }
    let address = [place.as_str(), LIST].join("/");
    let list =
        list_at(&address).map_err(|error| Failure::Broken(words::hall_command::releases_unread(&address, error)))?;
    let own = reeve_http::VERSION;
    let Some(newest) = newest(&list) else {
        return Err(Failure::Broken(words::hall_command::no_releases(&address)));
    };
    print(&match version(own).is_none_or(|own| newest > own) {
        true => {
            let (major, minor, patch) = newest;
            words::hall_command::newer(&format!("{major}.{minor}.{patch}"), own, &place) + "\n"
        }
        false => words::hall_command::up_to_date(own, &place) + "\n",
    })
}

fn list_at(address: &str) -> Result<String, ureq::Error> {
    let config = Config::builder().timeout_global(Some(PATIENCE)).user_agent("Reeve").build();
    let mut answer = Agent::new_with_config(config).get(address).call()?;
    answer.body_mut().with_config().limit(LONGEST_LIST).read_to_string()
}

/// A version as it is compared.
type Version = (u32, u32, u32);

/// The newest version that the names of the list's files have.
fn newest(list: &str) -> Option<Version> {
    let names = list.lines().filter_map(|line| line.split_whitespace().last());
    let of_name = |name: &str| {
        let rest = name.trim_start_matches('*').strip_prefix("reeve")?.strip_prefix(['-', '_'])?;
        rest.split(['-', '_']).find_map(version)
    };
    names.filter_map(of_name).max()
}

/// A text that begins as a version does: `0.2.1`, `0.2.1+4`, `0.2.1.zip`, `0.2.1 (COMMIT)`.
fn version(text: &str) -> Option<Version> {
    let mut parts = text.split(['.', '+', '-', ' ']).map(|part| part.parse().ok());
    Some((parts.next()??, parts.next()??, parts.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_stand_in_the_names_of_files() {
        let check = |list: &str, expected: Option<Version>| assert_eq!(newest(list), expected, "{list}");
        check("", None);
        check("<!doctype html>\n<title>0.9.0</title>", None);
        check("aa  reeve-0.1.0-x86_64-linux.tar.gz\nbb  reeve_0.1.0_amd64.deb\n", Some((0, 1, 0)));
        check("aa  reeve_0.9.0_amd64.deb\nbb *reeve_0.10.0+2_arm64.deb\n", Some((0, 10, 0)));
        check("aa  reeve-1.0.0-x86_64-windows.zip\nbb  reeve-x86_64-windows-1.0.1.zip\n", Some((1, 0, 1)));
        check("aa  other-7.0.0.zip\nbb  reeve-windows.zip", None);
    }

    #[test]
    fn this_program_has_a_version() {
        assert!(version(reeve_http::VERSION).is_some(), "{}", reeve_http::VERSION);
    }
}
