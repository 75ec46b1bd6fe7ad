//! The words of the status page.

use chrono::{DateTime, Utc};

use crate as words;
use crate::time;
use crate::{counted, health, labels};
use reeve_actions::transfer::backup_command::{CommandFault, CommandRun};
use reeve_mail::Unsent;
use reeve_store::probe::Found;
use reeve_views::health::{Health, Reading, mail as mail_health};
use reeve_views::spare::Spare;

/// A line of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusLine {
    pub label: &'static str,
    /// How it stands, in words.
    pub text: String,
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
        format!("Reeve {version}, running since {} UTC ({})", time::moment(began, "UTC"), health::span(now - began)),
    )
}

/// The memory that it holds.
pub fn memory(bytes: Option<u64>) -> StatusLine {
    fine("Memory", bytes.map_or_else(|| "this system does not say".to_owned(), labels::bytes))
}

/// The database, where it is and how large.
pub fn database(found: &Result<Option<Found>, String>, place: &str) -> StatusLine {
    match found {
        Ok(Some(found)) => fine("Database", health::database(&found.database, place, found.bytes)),
        Ok(None) => line("Database", format!("{place} is gone"), Health::Wrong),
        Err(why) => line("Database", why.clone(), Health::Wrong),
    }
}

/// Something that `reeve doctor` looks at too.
pub fn reading(reading: &Reading) -> StatusLine {
    line(health::subject(&reading.fact), health::found(reading), reading.health)
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

/// A copy that follows the store.
pub fn spare(spare: &Spare) -> StatusLine {
    line("Spare", words::spare::found(spare), spare.health())
}

/// Why the command after a backup failed.
fn command_fault(fault: &CommandFault) -> String {
    match fault {
        CommandFault::NotStarted(why) => format!("the command could not be started ({why})"),
        CommandFault::Failed { status, said } if said.is_empty() => format!("the command failed ({status})"),
        CommandFault::Failed { status, said } => format!("the command failed ({status}): {said}"),
        CommandFault::TooSlow => "the command took longer than half an hour and was stopped".to_owned(),
    }
}

/// The mails that wait and those that were given up; `closed` is why the folder of mails takes none, if it is one that does
/// not.
pub fn mail(
    way: Option<String>,
    closed: Option<&Unsent>,
    waiting: i64,
    failed: i64,
    oldest: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> StatusLine {
    let Some(way) = way else { return fine("Mail", "not set up") };
    let waits = oldest.map(|at| now - at).filter(|_| waiting > 0);
    let oldest = waits.map(|waits| format!(", the oldest for {}", health::span(waits))).unwrap_or_default();
    let closed = closed.map(|unsent| format!("; {}", words::mail::unsent(&unsent.stored())));
    let health = if closed.is_some() { Health::Wrong } else { mail_health(failed, waits) };
    let closed = closed.unwrap_or_default();
    line("Mail", format!("{way}{closed}; {waiting} waiting{oldest}; {failed} given up"), health)
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

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn what_is_not_well_stands_out() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let hours = |hours: i64| Some(now - TimeDelta::hours(hours));
        let check = |line: StatusLine, standing: Health, words: &str| {
            assert_eq!(line.standing, standing, "{line:?}");
            assert!(line.text.contains(words), "{line:?}");
        };
        let way = || Some("by SMTP".to_owned());
        check(mail(None, None, 0, 0, None, now), Health::Fine, "not set up");
        check(mail(way(), None, 0, 0, None, now), Health::Fine, "0 waiting; 0 given up");
        let late = Some(now - TimeDelta::minutes(31));
        check(mail(way(), None, 2, 0, late, now), Health::Attention, "oldest for 31 minutes");
        check(mail(way(), None, 0, 1, hours(9), now), Health::Wrong, "1 given up");
        let closed = Unsent::Folder("permission denied".to_owned());
        check(
            mail(way(), Some(&closed), 0, 0, None, now),
            Health::Wrong,
            "takes no file (permission denied); 0 waiting",
        );
        let run = |fault: Option<CommandFault>| CommandRun { at: now, file: "a.zip".to_owned(), fault };
        check(command(None), Health::Fine, "has not run");
        check(command(Some(&run(None))), Health::Fine, "a.zip brought away");
        let fault = CommandFault::Failed { status: "exit status: 3".to_owned(), said: "no room".to_owned() };
        check(command(Some(&run(Some(fault)))), Health::Wrong, "(exit status: 3): no room");
        check(copies(&[]), Health::Fine, "one");
        check(copies(&[("192.0.2.1".to_owned(), 9)]), Health::Fine, "9 connections from 192.0.2.1");
    }
}
