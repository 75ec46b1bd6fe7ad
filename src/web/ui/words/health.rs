//! The words of how the machine and the store stand, on the status page and in `reeve doctor`.

use chrono::TimeDelta;

use crate::views::health::Health;
use crate::views::health::{Fact, Reading};
use crate::web::ui::time;
use crate::web::ui::words::{counted, labels, system};

/// What a reading is about.
pub(crate) fn subject(fact: &Fact) -> &'static str {
    match fact {
        Fact::StepsMade { .. } | Fact::StepsWaiting(_) | Fact::NewerSteps(_) => "Migrations",
        Fact::Clock(_) | Fact::ClocksApart(_) | Fact::ChangeAhead(_) => "Clock",
        Fact::Room { .. } => "Disk",
        Fact::NoBackup | Fact::LastBackup { .. } => "Last backup",
        Fact::NoBackupFolder { .. } | Fact::BackupFolder { .. } | Fact::UnreadableBackups { .. } => "Backups",
    }
}

/// What was found.
pub(crate) fn found(Reading { fact, health }: &Reading) -> String {
    match fact {
        Fact::StepsMade { last } => format!("up to date, step {last}"),
        Fact::StepsWaiting(steps) => {
            format!("the next start of this Reeve makes the steps {}; make a backup first", listed(steps))
        }
        Fact::NewerSteps(steps) => {
            format!("a newer Reeve has made steps that this one does not know: {}", listed(steps))
        }
        Fact::Clock(now) => format!("{} UTC", time::second(*now, "UTC")),
        Fact::ClocksApart(apart) => {
            format!("this machine and the database are {} seconds apart", apart.num_seconds())
        }
        Fact::ChangeAhead(ahead) => format!(
            "the newest line of the audit log lies {} minutes in the future: the clock is slow, or ran ahead once",
            ahead.num_minutes()
        ),
        Fact::Room { folder, free } => format!("{} free at {}", labels::bytes(*free), folder.display()),
        Fact::NoBackup => "none was ever made".to_owned(),
        Fact::LastBackup { at, ago } => {
            let late = if *health == Health::Fine { "" } else { ", longer ago than it should be" };
            format!("{} UTC, {} ago{late}", time::moment(*at, "UTC"), span(*ago))
        }
        Fact::NoBackupFolder { others: false } => {
            "none are made by themselves; --backup-folder names a folder for them".to_owned()
        }
        Fact::NoBackupFolder { others: true } => {
            "this copy makes none by itself; --backup-folder names a folder for them, for one copy on this database"
                .to_owned()
        }
        Fact::BackupFolder { folder, kept, every } => {
            let files = counted(kept.count, "file", "files");
            let every = if *every == 1 { "one every hour".to_owned() } else { format!("one every {every} hours") };
            format!("{files} in {}, {}, {every}", folder.display(), labels::bytes(kept.bytes))
        }
        Fact::UnreadableBackups { folder, why } => {
            format!("{} can't be read: {}", folder.display(), system::kind(*why))
        }
    }
}

/// The database, where it is and how large.
pub(crate) fn database(database: &str, place: &str, bytes: u64) -> String {
    format!("{database}, {place}, {}", labels::bytes(bytes))
}

fn listed(steps: &[i64]) -> String {
    steps.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// A length of time for people.
pub(crate) fn span(length: TimeDelta) -> String {
    let unit = |count: i64, one: &str, many: &str| counted(usize::try_from(count).unwrap_or_default(), one, many);
    match length.num_minutes() {
        ..120 => unit(length.num_minutes().max(0), "minute", "minutes"),
        120..2880 => unit(length.num_hours(), "hour", "hours"),
        _ => unit(length.num_days(), "day", "days"),
    }
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;
    use std::path::Path;

    use chrono::DateTime;

    use super::*;
    use crate::views::health::{KeptBackups, backup_folder, last_backup};

    #[test]
    fn what_was_found_says_when_and_where() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let hours = |hours: i64| Some(now - TimeDelta::hours(hours));
        let check = |reading: Reading, expected: &str| assert_eq!(found(&reading), expected, "{reading:?}");
        check(last_backup(None, 24, now), "none was ever made");
        check(last_backup(hours(47), 24, now), "13 Jan 2027, 09:00 UTC, 47 hours ago");
        check(last_backup(hours(49), 24, now), "13 Jan 2027, 07:00 UTC, 2 days ago, longer ago than it should be");
        let folder = Path::new("/srv/backups");
        let kept = KeptBackups { count: 1, bytes: 20_000_000, newest: hours(1) };
        check(backup_folder(folder, Ok(kept), 24, now), "1 file in /srv/backups, 20 MB, one every 24 hours");
        let gone = backup_folder(folder, Err(ErrorKind::NotFound), 1, now);
        check(gone, "/srv/backups can't be read: there is no such file or folder");
        let room = Fact::Room { folder: "/srv".into(), free: 63_000_000 };
        check(Reading { fact: room, health: Health::Wrong }, "63 MB free at /srv");
    }
}
