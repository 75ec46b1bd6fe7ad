//! The words of spares: copies that follow the store, so that somebody goes on elsewhere.

use std::fmt::Display;
use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};

use crate::{health, store, system, time, transfer};
use reeve_actions::transfer::spare::check::Unsound;
use reeve_actions::transfer::spare::folder::SpareNote;
use reeve_actions::transfer::spare::take_over;
use reeve_views::spare::{Spare, Trouble, freshest};

/// How far it is behind, in a few letters: on every page of the staff.
pub fn mark(spares: &[Spare]) -> String {
    match freshest(spares).and_then(|spare| spare.behind) {
        None => "No spare yet".to_owned(),
        Some(behind) => format!("Spare {} behind", short(behind)),
    }
}

fn short(behind: TimeDelta) -> String {
    match behind.num_seconds() {
        ..120 => format!("{} s", behind.num_seconds().max(0)),
        120..7200 => format!("{} min", behind.num_minutes()),
        _ => format!("{} h", behind.num_hours()),
    }
}

/// Above the pages of the staff, where every spare is late.
pub fn late(spares: &[Spare]) -> String {
    let since = match freshest(spares).and_then(|spare| spare.behind) {
        None => "There is no spare of this Reeve yet".to_owned(),
        Some(behind) => format!("The spare is {} behind", health::span(behind)),
    };
    let why = freshest(spares).and_then(|spare| spare.trouble).map(|trouble| format!(": {}", why(trouble)));
    format!(
        "{since}{}. Tell whoever looks after the machine; until then a dead disk takes the last results with it.",
        why.unwrap_or_default()
    )
}

/// How one stands, on the status page and in the log.
pub fn found(spare: &Spare) -> String {
    let behind = match spare.behind {
        None => "holds nothing yet".to_owned(),
        Some(behind) => format!("{} behind", short(behind)),
    };
    let why = spare.trouble.map(|trouble| format!("; {}", why(trouble))).unwrap_or_default();
    let name = match (spare.is_machine, spare.name.as_str()) {
        (false, folder) => folder.to_owned(),
        (true, "") => "another machine".to_owned(),
        (true, address) => format!("the machine {address}"),
    };
    format!("{name}: {behind}{why}")
}

/// What a folder holds that a server keeps a spare in.
pub fn in_folder(folder: &Path, taken_at: DateTime<Utc>, now: DateTime<Utc>) -> String {
    let at = time::moment(taken_at, "UTC");
    format!(
        "{} holds everything up to {at} UTC, {} ago, when something was last changed",
        folder.display(),
        short(now - taken_at)
    )
}

/// There is none.
pub fn none_in_folder(folder: &Path) -> String {
    format!(
        "{} holds no whole spare: see that the server runs with this setting, and what its log says",
        folder.display()
    )
}

/// What is wrong with one.
pub fn why(trouble: Trouble) -> String {
    match trouble {
        Trouble::Gone => "its folder is not there; it goes on by itself when the stick is back".to_owned(),
        Trouble::SameDisk => {
            "it lies on the disk of the store, and ends with it: use a stick or another disk".to_owned()
        }
        Trouble::Unwritten(kind) => format!("it can't be written: {}", system::kind(kind)),
        Trouble::Unsound => "the copy does not pass when it is looked through; the log says why".to_owned(),
        Trouble::StoreUnread => "the store can't be read; the log says why".to_owned(),
    }
}

/// On PostgreSQL.
pub const NOT_ON_POSTGRES: &str = "a spare follows a SQLite file. PostgreSQL has its own, streaming replication: see the page on \
     backups (docs/BACKUP.md)";

/// Why a copy did not pass.
pub fn unsound(fault: &Unsound) -> String {
    match fault {
        Unsound::Unread(error) => system::fault(error),
        Unsound::NotOpened(error) => store::open_error(error),
        Unsound::Store(error) => store::error(error),
        Unsound::Damaged(fault) => format!("it is damaged ({fault})"),
        Unsound::Chain(error) => transfer::verify_error(error),
    }
}

/// Why nothing was taken over.
pub fn take_over_error(error: &take_over::Error) -> String {
    match error {
        take_over::Error::StoreThere(path) => format!(
            "{0} is there already, and nothing is written over it. If it is the store that was taken over, start it with `reeve serve`; \
             otherwise name another file with --database, or move {0} away.",
            path.display()
        ),
        take_over::Error::Folder { folder, source } => format!("{}: {}", folder.display(), system::fault(source)),
        take_over::Error::NoCopy(folder) => format!(
            "{}: there is no whole spare in this folder. It is the folder that `reeve serve --spare` wrote to, with reeve-spare-a.db in it.",
            folder.display()
        ),
        take_over::Error::Unwritten { file, source } => format!("{}: {}", file.display(), system::fault(source)),
        take_over::Error::Unsound(fault) => format!("The spare does not pass: {}", unsound(fault)),
        take_over::Error::NotNoted(error) => crate::error(error),
    }
}

/// A store was made of a copy.
pub fn taken_over(note: &SpareNote, target: &Path, now: DateTime<Utc>) -> String {
    format!(
        "Taken over: the last change on it is of {} UTC ({} ago); everything up to it, checked, is in {} now.",
        note.taken_at.format("%H:%M:%S"),
        short(now - note.taken_at),
        target.display()
    )
}

/// The address at which people reached the other machine, which this one has to have now.
pub fn address_to_take(public_url: impl Display) -> String {
    format!(
        "People reached the other machine at {public_url}. Give this one that address, in the router or in its network settings; \
         printed links and codes lead there. If that can't be, start again with --public-url and the new address."
    )
}

/// The name at which people reached the other machine, to which this one answers now.
pub fn name_taken(public_url: impl Display) -> String {
    format!(
        "People reached the other machine at {public_url}. This one answers to that name now; if a phone does not find it, open its address."
    )
}

/// What the other machine was set to and this one is not.
pub fn other_settings(settings: &[(&str, &str)]) -> String {
    let each: Vec<String> = settings.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    format!("The other machine was also set to: {}.", each.join("; "))
}

/// Who sent a change again that came by a private link.
pub const BY_A_PLAYER: &str = "a player";

/// On the pages of the staff, where something came again.
pub fn came_again(count: usize) -> String {
    crate::counted(count, "change sent again", "changes sent again")
}

/// How far the copy of a machine is behind, on its own page.
pub fn machine_behind(behind: Option<TimeDelta>) -> String {
    match behind {
        None => "nothing yet".to_owned(),
        Some(behind) => format!("{} behind", short(behind)),
    }
}

/// On its terminal: where its page is, and the code.
pub fn machine_follows(of: impl Display, address: impl Display, code: &str) -> String {
    format!(
        "This machine follows {of}. How far it is: http://{address}. To go on here, that page asks for this code: {code}"
    )
}

/// The other machine does not take the key.
pub const WRONG_KEY: &str =
    "The other machine does not take this key. An administrator makes a new one there: Backups, \"A second machine\".";

/// The code that was typed is another.
pub const WRONG_CODE: &str = "That is not the code that stands on the terminal of this machine.";

/// The other machine answers, when somebody wants to go on.
pub fn machine_still_answers(url: impl Display) -> String {
    format!(
        "The other machine still answers at {url}, so nothing was taken over: two that go on apart can't be put together again. If \
         it is to end, stop Reeve there first."
    )
}

/// The way to make another machine follow this one, shown once.
pub fn key_made(public_url: impl Display, key: &str) -> String {
    format!("reeve spare --of {public_url} --key {key}")
}

/// The other machine answers.
pub fn still_answers(url: impl Display) -> String {
    format!(
        "Reeve still answers at {url}, so nothing was taken over: two that go on apart can't be put together again. Stop it there \
         first. If that is another Reeve, say --although-it-answers."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spare(behind: Option<i64>, trouble: Option<Trouble>) -> Spare {
        Spare { name: "/media/stick".to_owned(), is_machine: false, behind: behind.map(TimeDelta::seconds), trouble }
    }

    #[test]
    fn the_mark_is_short_and_names_the_freshest() {
        assert_eq!(mark(&[spare(Some(1), None)]), "Spare 1 s behind");
        assert_eq!(mark(&[spare(Some(190), None), spare(None, Some(Trouble::Gone))]), "Spare 3 min behind");
        assert_eq!(mark(&[spare(None, Some(Trouble::Gone))]), "No spare yet");
    }

    #[test]
    fn who_is_warned_learns_why() {
        let said = late(&[spare(Some(300), Some(Trouble::Gone))]);
        assert!(said.starts_with("The spare is 5 minutes behind: its folder is not there"), "{said}");
        let said = found(&spare(Some(2), Some(Trouble::SameDisk)));
        assert!(said.starts_with("/media/stick: 2 s behind; it lies on the disk of the store"), "{said}");
    }
}
