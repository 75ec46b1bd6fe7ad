//! The words of the commands, where they say something that no page says.

use std::fmt::Display;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use crate::{counted, list, system, transfer, unmarked};
use reeve_actions::transfer::import_tournament::ImportedTournament;
use reeve_files::archive::ArchiveKind;
use reeve_files::table::shown;
use reeve_rules::bracket::departures::{Departure, OffTheChart};
use reeve_rules::rule_set::Preset;
use reeve_rules::standings::{RankedId, Standings};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_urls as urls;
use reeve_urls::Url;

/// A tournament came in from an archive.
pub fn imported(done: &ImportedTournament) -> Vec<String> {
    let players = counted(done.players, "player", "players");
    let mut said = vec![format!("{} is at {} now, with {players}.", done.name, urls::public(&done.slug).home())];
    if !done.new_accounts.is_empty() {
        said.push(format!(
            "These names of its staff had no account here; they have one now that is switched off: {}.",
            done.new_accounts.join(", ")
        ));
    }
    if done.new_links > 0 {
        let links = counted(done.new_links, "private link was", "private links were");
        said.push(format!("{links} already in use here and replaced; the old ones don't lead to this tournament."));
    }
    said
}

/// An archive or a backup is whole; `holds` says what is in it.
pub fn whole(file: impl Display, holds: &str) -> String {
    format!("{file} is whole: {holds}.")
}

/// What was given as the head of a digest chain is none.
pub const NO_HEAD: &str = "--head: the head of a digest chain has 64 hexadecimal digits, 0 to 9 and a to f.";

/// What was given as a rule set is none.
pub fn no_rules(named: impl Display) -> String {
    format!("--rules: there is no file {named}, and Reeve has the rules {}", Preset::CODES.join(", "))
}

/// A side event is not ranked by a rule set.
pub const RULES_OF_SIDE_EVENT: &str =
    "--rules: a side event is ranked by wins, VP, VP% and lots; rule sets are for the championship (--system base)";

/// A series has no public page.
pub fn series_not_public(name: &str) -> String {
    format!("The series {name} is not public: nothing of it is written for everybody")
}

/// What was given as an event of a series is none.
pub const NO_EVENT: &str = "an event is its name, = and its file of results, as in Berlin=berlin.csv";

/// Two events of a series have one name.
pub fn event_twice(name: &str) -> String {
    format!("--event: two events are called {name:?}; give each a name of its own")
}

/// A tournament was written into an archive.
pub fn exported(file: impl Display, name: &str, bytes: usize) -> String {
    format!("{file}: {name}, in {bytes} bytes.")
}

/// A backup was made.
pub fn backed_up(file: impl Display, rows: u64, bytes: u64) -> String {
    format!("{file}: {} in {bytes} bytes, read back and checked.", transfer::rows(rows))
}

/// What helps where this user can't read a file that another one has.
pub const NOT_READ: &str =
    ". Copy it to where this user can read it, such as: sudo install -o reeve -m 600 FILE /var/lib/reeve/";

/// The copies that upgrades had left are gone.
pub fn copies_removed(gone: &[PathBuf]) -> String {
    if gone.is_empty() {
        return "No copies of an upgrade lie beside the store.".to_owned();
    }
    gone.iter().map(|path| format!("{}: removed.", path.display())).collect::<Vec<_>>().join("\n")
}

/// They could not be removed.
pub fn copies_not_removed(error: &io::Error) -> String {
    format!("the copies beside the store were not removed: {}", system::fault(error))
}

/// A backup was made, and the audit log does not say so.
pub fn backup_not_noted(error: impl Display) -> String {
    format!("The backup was made, but this could not be noted in the audit log: {error}")
}

/// A backup was restored; `count` says how many rows a table has now.
pub fn restored(file: impl Display, count: impl Fn(&str) -> usize) -> String {
    format!(
        "{file}: restored {}, {}, {}, {}.",
        counted(count("tournament"), "tournament", "tournaments"),
        counted(count("player"), "player", "players"),
        counted(count("account"), "account", "accounts"),
        counted(count("audit"), "line of the audit log", "lines of the audit log")
    )
}

/// A file is encrypted, and nobody said what opens it.
pub fn encrypted(file: impl Display) -> String {
    format!("{file}: this file is encrypted with age. Name the file with the identity that opens it: --identity FILE")
}

/// What was given is no e-mail address.
pub fn no_email(text: &str) -> String {
    format!("{text:?} is not an address such as ada@example.org")
}

/// There is no such folder to write to.
pub fn no_folder(folder: impl Display) -> String {
    format!("{folder}: there is no such folder")
}

/// A folder stands where a file is to be written.
pub fn is_folder(file: impl Display) -> String {
    format!("{file}: this is a folder; name a file in it")
}

/// Another file stands where one of this kind is to be written.
pub fn is_other_file(file: impl Display, kind: ArchiveKind) -> String {
    let what = match kind {
        ArchiveKind::Backup => "a whole backup of Reeve",
        ArchiveKind::Tournament => "the whole archive of a tournament",
        ArchiveKind::Series => "the whole archive of a series",
    };
    format!(
        "{file}: there is a file of this name that is not {what}, so it was left as it is. Give another name, or say \
         --replace"
    )
}

/// A file of that name is there and can't be looked at.
pub fn is_unreadable_file(file: impl Display, error: &io::Error) -> String {
    format!(
        "{file}: there is a file of this name that can't be read ({}), so it was left as it is. Give another name, or say \
         --replace",
        system::fault(error)
    )
}

/// A file that is to be written has a name that SQLite uses for what it lays beside a store.
pub fn is_journal_name(path: impl Display) -> String {
    format!(
        "{path}: SQLite gives its own files such names and deletes them, so nothing is written there. Choose another name"
    )
}

/// Something else than a file stands where one is to be written: a folder, a device, a pipe.
pub fn is_no_file(path: impl Display) -> String {
    format!("{path}: this is not a file, so nothing is written there. Give the name of a file")
}

/// Which store is worked on.
pub fn which_store(shown: impl Display) -> String {
    format!("Store: {shown}")
}

/// There is no store where one is named.
pub fn no_store(shown: impl Display, is_named: bool) -> String {
    let which = match is_named {
        true => "Check that this is the right one (--database, DATABASE_URL, or database in the settings file)",
        false => "Say which with --database or in a settings file",
    };
    format!(
        "{shown}: there is no store here. {which}. The first `reeve serve` makes one; \
         if there was one before, look for it first, since a new one is empty"
    )
}

/// Nobody listens on an address.
pub fn nobody_answers(address: impl Display, error: &io::Error) -> String {
    format!("nobody answers on {address}: {}", system::fault(error))
}

/// Somebody listens there, and says nothing or not all.
pub fn no_whole_answer(address: impl Display, error: &io::Error) -> String {
    format!(
        "something listens on {address} and gave no whole answer ({}): Reeve hangs, or another program is there",
        system::fault(error)
    )
}

/// Somebody else listens there.
pub fn no_reeve(address: impl Display) -> String {
    format!("what answers on {address} is not Reeve: another program has this port")
}

/// An archive is to come in under another address, and has none of its own that is free.
pub fn choose_address(said: &str) -> String {
    format!("{said} To do so, say --as ADDRESS")
}

/// A player's fixed table can't be read.
pub fn no_fixed_table(text: &str) -> String {
    format!("--fixed: \"{text}\" is not a table's number, = and a name")
}

/// Something about a file that is taken all the same.
pub fn note(said: impl Display) -> String {
    format!("note: {}", unmarked(&said.to_string()))
}

/// That semi-finals or the final of a results file are not those of the rules.
pub fn departure(departure: &Departure, standings: &Standings) -> String {
    let name = |player: &RankedId| {
        let name = standings.row(*player).map(|row| shown(&row.name)).unwrap_or_default();
        format!("\"{name}\"")
    };
    let ranked = |player: &RankedId| {
        let rank = standings.row(*player).and_then(|row| row.prelim_rank);
        rank.map_or_else(|| name(player), |rank| format!("{} (rank {rank})", name(player)))
    };
    let named =
        |players: &[RankedId], say: &dyn Fn(&RankedId) -> String| list(&players.iter().map(say).collect::<Vec<_>>());
    let do_or_does = |players: &[RankedId], one: &str, many: &str| {
        format!("{} {}", named(players, &ranked), if players.len() == 1 { one } else { many })
    };
    match departure {
        Departure::NotTheBest { stage, places, plays, missing } => {
            let (what, best, clause) = match stage {
                Stage::Semi => ("the semi-finals are", "16", "1.1.7"),
                _ => ("the final is", "four", "1.1.9"),
            };
            let who = match (plays.is_empty(), missing.is_empty()) {
                (true, true) => format!("fewer than {places} play"),
                (false, true) => do_or_does(plays, "plays", "play"),
                (true, false) => do_or_does(missing, "does not play", "do not play"),
                (false, false) => {
                    format!("{}, {}", do_or_does(plays, "plays", "play"), do_or_does(missing, "does not", "do not"))
                }
            };
            format!("{what} not of the {best} best-ranked: {who}; right only where a place became free ({clause})")
        }
        Departure::OffTheChart(off) => {
            let each = |off: &OffTheChart| {
                let OffTheChart { player, seed, at, belongs_at } = off;
                format!("{} (seed {seed}) plays semi-final {at} and belongs in {belongs_at}", name(player))
            };
            let each: Vec<String> = off.iter().map(each).collect();
            format!("the semi-finals are not by the chart of the rules: {} (1.1.7)", each.join("; "))
        }
        Departure::WinnersMissing(winners) => {
            let (won, plays) = match winners.len() {
                1 => ("a semi-final", "is"),
                _ => ("semi-finals", "are"),
            };
            format!("{} won {won} and {plays} not in the final (1.1.9)", named(winners, &name))
        }
    }
}

/// Where the server listens.
pub fn listens(address: SocketAddr, is_encrypted: bool) -> String {
    let scheme = if is_encrypted { "https" } else { "http" };
    let port = address.port();
    match address.ip() {
        ip if !ip.is_unspecified() => format!("Reeve listens on {scheme}://{address}"),
        IpAddr::V4(_) => format!("Reeve listens on port {port} ({scheme}) of every IPv4 address of this machine"),
        IpAddr::V6(_) => {
            format!("Reeve listens on port {port} ({scheme}) of every address of this machine, IPv4 and IPv6")
        }
    }
}

/// Where people reach it.
pub fn people_reach_it(public: &str) -> String {
    format!("People reach it at {public}")
}

/// Where its metrics are.
pub fn metrics_are_at(address: impl Display) -> String {
    format!("Figures for Prometheus are at http://{address}{}", urls::metrics())
}

/// The first account is still to be made.
pub fn set_up(public_url: &str, code: &str) -> String {
    format!("Nobody can sign in yet. Open {} and type this code: {code}", urls::set_up().on(public_url))
}

/// Nobody could tell the server to stop.
pub fn no_signals(error: impl Display) -> String {
    format!("signals can't be listened for: {error}")
}

/// The server ended by itself.
pub fn server_ended(error: impl Display) -> String {
    format!("the server ended: {error}")
}

/// What was done with an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountChange {
    SwitchedOff,
    SwitchedOn,
    MadeAdministrator,
    /// It is none any more.
    NoAdministrator,
    NewPassword,
    /// Its second factor was taken away.
    NoSecondFactor,
    Added,
}

/// Says what was done with an account.
pub fn account_changed(name: &str, change: AccountChange) -> String {
    let what = match change {
        AccountChange::SwitchedOff => "is switched off now",
        AccountChange::SwitchedOn => "is switched on now",
        AccountChange::MadeAdministrator => "is an administrator now",
        AccountChange::NoAdministrator => "is no longer an administrator",
        AccountChange::NewPassword => "has a new password and is signed out everywhere",
        AccountChange::NoSecondFactor => "signs in with the password alone now",
        AccountChange::Added => "can sign in now",
    };
    format!("{name} {what}.")
}

/// There is no account of this name.
pub fn no_account(name: &str) -> String {
    format!("There is no account {name:?} in this store; `reeve user list` prints those that there are")
}

/// Asks for a password.
pub const ASK_PASSWORD: &str = "Password: ";

/// Asks for it once more.
pub const ASK_AGAIN: &str = "The same again: ";

/// Nothing stands on standard input, where a password should be.
pub const NO_PASSWORD: &str =
    "standard input is empty: no password was given. Type it at the terminal, or hand it over as one line";

/// No password came.
pub fn password_unread(error: impl Display) -> String {
    format!("the password can't be read: {error}")
}

/// The throw-away store of the demonstration has no place.
pub fn no_demo_folder(error: impl Display) -> String {
    format!("no folder for the throw-away store can be made: {error}")
}

/// The demonstration can't begin.
pub fn no_demo(why: &str) -> String {
    format!("the demonstration could not be made: {why}")
}

/// The demonstration runs.
pub fn demo_listens(url: &str) -> String {
    format!("Reeve listens on {url} with a throw-away store; stop it with Ctrl+C.")
}

/// Who can sign in there.
pub fn demo_account(name: &str, password: &str) -> String {
    format!("Sign in as {name} with the password {password}")
}

/// Where a tournament of the demonstration is, for everybody and for its staff.
pub fn demo_tournament(slug: &str, about: &str, url: &str) -> String {
    let (public, run) = (urls::public(slug).home().on(url), urls::run(slug).home().on(url));
    format!("{public} ({about}); for its staff {run}")
}

/// A player's own page there.
pub fn demo_player(page: &Url, url: &str) -> String {
    format!("    a player's private link: {}", page.on(url))
}

/// A tournament of the demonstration that takes registrations.
pub const DEMO_OPEN: &str = "registration is open";

/// One that is being played.
pub const DEMO_PLAYING: &str = "after its second game, 33 players";

/// One that is over.
pub const DEMO_FINISHED: &str = "finished, with a champion";
