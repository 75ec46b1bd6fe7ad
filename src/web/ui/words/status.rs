//! The words of the status page.

use std::path::Path;

use chrono::{DateTime, TimeDelta, Utc};

use crate::actions::transfer::backup_command::{CommandFault, CommandRun};
use crate::store::probe::Found;
use crate::views::health;
use crate::views::health::Health;
use crate::web::ui::time;
use crate::web::ui::words::{counted, doctor, labels};

/// A line of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusLine {
    /// What it is about.
    pub label: &'static str,
    /// How it stands, in words.
    pub text: String,
    /// How it stands.
    pub standing: Health,
}

impl StatusLine {
    /// The class of its state in the style sheet; empty where all is well.
    pub fn class(&self) -> &'static str {
        match self.standing {
            Health::Fine => "",
            Health::Attention => "submitted",
            Health::Wrong => "wrong",
        }
    }
}

fn line(label: &'static str, text: String, standing: Health) -> StatusLine {
    StatusLine { label, text, standing }
}

fn fine(label: &'static str, text: impl Into<String>) -> StatusLine {
    line(label, text.into(), Health::Fine)
}

/// The program, and since when it runs.
pub fn program(version: &str, began: DateTime<Utc>, now: DateTime<Utc>) -> StatusLine {
    fine(
        "Program",
        format!("Reeve {version}, running since {} UTC ({})", time::moment(began, "UTC"), span(now - began)),
    )
}

/// The memory that it holds.
pub fn memory(bytes: Option<u64>) -> StatusLine {
    fine("Memory", bytes.map_or_else(|| "this system does not say".to_owned(), labels::bytes))
}

/// The database, where it is and how large.
pub fn database(found: &Result<Option<Found>, String>, place: &str) -> StatusLine {
    match found {
        Ok(Some(found)) => fine("Database", format!("{}, {place}, {}", found.database, labels::bytes(found.bytes))),
        Ok(None) => line("Database", format!("{place} is gone"), Health::Wrong),
        Err(why) => line("Database", why.clone(), Health::Wrong),
    }
}

/// The migrations.
pub fn steps(found: &Found) -> StatusLine {
    if found.newer.is_empty() {
        return fine("Migrations", doctor::up_to_date(found.step));
    }
    let text = format!("a newer Reeve has made {}", counted(found.newer.len(), "further step", "further steps"));
    line("Migrations", text, Health::Attention)
}

/// The clock, and that of the database.
pub fn clock(found: &Found, now: DateTime<Utc>) -> StatusLine {
    let shown = format!("{} UTC", time::second(now, "UTC"));
    match health::apart(found.clock, now) {
        None => fine("Clock", shown),
        Some(apart) => {
            let text = format!("{shown}; the database is {} seconds apart", apart.num_seconds());
            line("Clock", text, Health::Wrong)
        }
    }
}

/// The room on the disk of a folder.
pub fn disk(free: u64, folder: &Path) -> StatusLine {
    line("Disk", doctor::room(&labels::bytes(free), folder.display()), health::disk(free))
}

/// The last good backup, with one wanted every so many hours.
pub fn last_backup(at: Option<DateTime<Utc>>, every: u32, now: DateTime<Utc>) -> StatusLine {
    let Some(at) = at else { return line("Last backup", "none was made yet".to_owned(), Health::Attention) };
    let text = format!("{} UTC, {} ago", time::moment(at, "UTC"), span(now - at));
    line("Last backup", text, health::backups(Some(at), every, now))
}

/// The folder of backups: how many lie there, what they take, and whether the newest is as new as it should be.
pub fn backup_folder(kept: Option<Result<KeptBackups, String>>, every: u32, now: DateTime<Utc>) -> StatusLine {
    match kept {
        None => line("Backups kept", "none are made by themselves".to_owned(), Health::Attention),
        Some(Ok(KeptBackups { count, bytes, newest })) => {
            let text = format!("{}, {}", counted(count, "file", "files"), labels::bytes(bytes));
            line("Backups kept", text, health::backups(newest, every, now))
        }
        Some(Err(why)) => line("Backups kept", format!("the folder can't be read: {why}"), Health::Wrong),
    }
}

/// The backups that lie in the folder.
#[derive(Debug, Clone, Copy)]
pub struct KeptBackups {
    /// How many.
    pub count: usize,
    /// What they take.
    pub bytes: u64,
    /// When the newest was begun.
    pub newest: Option<DateTime<Utc>>,
}

/// The operator's command after the last backup, on whichever copy it ran.
pub fn command(run: Option<&CommandRun>) -> StatusLine {
    let label = "Backup elsewhere";
    let Some(run) = run else {
        return fine(label, "the command has not run yet: it runs after the next backup");
    };
    let at = format!("{} UTC", time::moment(run.at, "UTC"));
    match &run.fault {
        None => fine(label, format!("{} brought away at {at}", run.file)),
        Some(fault) => line(label, format!("{} at {at}: {}", run.file, command_fault(fault)), Health::Wrong),
    }
}

/// Why the command after a backup failed.
fn command_fault(fault: &CommandFault) -> String {
    match fault {
        CommandFault::NotStarted(why) => format!("the command could not be started ({why})"),
        CommandFault::Failed { status, said } if said.is_empty() => format!("the command failed ({status})"),
        CommandFault::Failed { status, said } => format!("the command failed ({status}): {said}"),
        CommandFault::TooSlow => "the command took longer than half an hour and was ended".to_owned(),
    }
}

/// The mails that wait and those that were given up.
pub fn mail(
    way: Option<String>,
    waiting: i64,
    failed: i64,
    oldest: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> StatusLine {
    let Some(way) = way else { return fine("Mail", "not set up") };
    let waits = oldest.map(|at| now - at).filter(|_| waiting > 0);
    let oldest = waits.map(|waits| format!(", the oldest for {}", span(waits))).unwrap_or_default();
    line("Mail", format!("{way}; {waiting} waiting{oldest}; {failed} given up"), health::mail(failed, waits))
}

/// Who is connected to the same database.
pub fn copies(connections: &[(String, i64)]) -> StatusLine {
    if connections.is_empty() {
        return fine("Copies", "one: SQLite takes no other");
    }
    let each: Vec<String> = connections
        .iter()
        .map(|(place, count)| {
            let count = usize::try_from(*count).unwrap_or_default();
            format!("{} from {place}", counted(count, "connection", "connections"))
        })
        .collect();
    fine("Copies", format!("on this database, this copy among them: {}", each.join(", ")))
}

/// A length of time for people.
fn span(length: TimeDelta) -> String {
    let unit = |count: i64, one: &str, many: &str| counted(usize::try_from(count).unwrap_or_default(), one, many);
    match length.num_minutes() {
        ..120 => unit(length.num_minutes().max(0), "minute", "minutes"),
        120..2880 => unit(length.num_hours(), "hour", "hours"),
        _ => unit(length.num_days(), "day", "days"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_well_stands_out() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let hours = |hours: i64| Some(now - TimeDelta::hours(hours));
        let check = |line: StatusLine, standing: Health, words: &str| {
            assert_eq!(line.standing, standing, "{line:?}");
            assert!(line.text.contains(words), "{line:?}");
        };
        check(last_backup(None, 24, now), Health::Attention, "none");
        check(last_backup(hours(47), 24, now), Health::Fine, "47 hours ago");
        check(last_backup(hours(49), 24, now), Health::Attention, "2 days ago");
        let folder = Path::new("/srv");
        check(disk(63_000_000, folder), Health::Wrong, "63 MB free at /srv");
        check(disk(999_000_000, folder), Health::Attention, "999 MB");
        check(disk(70_000_000_000, folder), Health::Fine, "70 GB");
        let way = || Some("by SMTP".to_owned());
        check(mail(None, 0, 0, None, now), Health::Fine, "not set up");
        check(mail(way(), 0, 0, None, now), Health::Fine, "0 waiting; 0 given up");
        check(mail(way(), 2, 0, Some(now - TimeDelta::minutes(31)), now), Health::Attention, "oldest for 31 minutes");
        check(mail(way(), 0, 1, hours(9), now), Health::Wrong, "1 given up");
        let run = |fault: Option<CommandFault>| CommandRun { at: now, file: "a.zip".to_owned(), fault };
        check(command(None), Health::Fine, "has not run");
        check(command(Some(&run(None))), Health::Fine, "a.zip brought away");
        let fault = CommandFault::Failed { status: "exit status: 3".to_owned(), said: "no room".to_owned() };
        check(command(Some(&run(Some(fault)))), Health::Wrong, "(exit status: 3): no room");
        check(copies(&[]), Health::Fine, "one");
        check(copies(&[("192.0.2.1".to_owned(), 9)]), Health::Fine, "9 connections from 192.0.2.1");
    }
}
