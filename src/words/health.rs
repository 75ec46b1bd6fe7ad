//! The words of how the machine and the store stand, on the status page and in `reeve doctor`.

use chrono::TimeDelta;

use crate::time;
use crate::{counted, labels, system};
use reeve_views::health::Health;
use reeve_views::health::{Fact, Reading};

/// What a reading is about.
pub fn subject(fact: &Fact) -> &'static str {
    match fact {
        Fact::StepsMade { .. } | Fact::StepsWaiting(_) | Fact::NewerSteps { .. } => "Migrations",
        Fact::Clock(_) | Fact::ClocksApart(_) | Fact::ChangeAhead(_) => "Clock",
        Fact::Room { .. } => "Disk",
        Fact::NoBackup | Fact::LastBackup { .. } => "Last backup",
        Fact::NoBackupFolder { .. }
        | Fact::BackupFolder { .. }
        | Fact::UnfinishedBackups { .. }
        | Fact::UnreadableBackups { .. } => "Backups",
    }
}

/// What was found.
pub fn found(Reading { fact, health }: &Reading) -> String {
    match fact {
        Fact::StepsMade { last } => format!("up to date, step {last}"),
        Fact::StepsWaiting(steps) => {
            format!("the next start of this Reeve makes the steps {}; make a backup first", listed(steps))
        }
        Fact::NewerSteps { steps, works } => {
            let steps: Vec<String> = steps.iter().map(|step| format!("{} ({})", step.version, step.name)).collect();
            let what = match works {
                true => "This one works with what it knows",
                false => {
                    "This one can't work with the store: use the newer one, or restore an older backup into a new store"
                }
            };
            format!("a newer Reeve has made steps that this one does not know: {}. {what}", steps.join(", "))
        }
        Fact::Clock(now) => format!("{} UTC", time::second(*now, "UTC")),
        Fact::ClocksApart(apart) => {
            format!("this machine and the database are {} seconds apart", apart.num_seconds())
        }
        Fact::ChangeAhead(ahead) => format!(
            "the newest line of the audit log lies {} in the future: the clock is slow, or ran ahead once. Set it right \
             (timedatectl says how it is kept); if it is right now, this goes by itself with the time",
            span(*ahead)
        ),
        Fact::Room { folder, free } => {
            let advice = match health {
                Health::Fine => "",
                _ => ". Make room on this disk: when it is full, nothing is stored any more",
            };
            format!("{} free at {}{advice}", labels::bytes(*free), folder.display())
        }
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
            let advice = match (health, kept.count) {
                (Health::Fine, _) => "",
                (_, 0) => {
                    ". The server makes the first when it starts with this folder: see that it runs with this setting, and what \
                     its log says"
                }
                _ => {
                    ". The newest is older than it should be: see that the server runs with this setting, and what its log says"
                }
            };
            format!("{files} in {}, {}, {every}{advice}", folder.display(), labels::bytes(kept.bytes))
        }
        Fact::UnfinishedBackups { folder, count } => format!(
            "{} of backups that were cut short in {}; the next backup of the server takes away what is left",
            counted(*count, "file", "files"),
            folder.display()
        ),
        Fact::UnreadableBackups { folder, why } => {
            format!("{} can't be read: {}", folder.display(), system::kind(*why))
        }
    }
}

/// The database, where it is and how large.
pub fn database(database: &str, place: &str, bytes: u64) -> String {
    format!("{database}, {place}, {}", labels::bytes(bytes))
}

fn listed(steps: &[i64]) -> String {
    steps.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// A length of time for people.
pub fn span(length: TimeDelta) -> String {
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
    use reeve_store::probe::NewerStep;
    use reeve_views::health::{KeptBackups, backup_folder, last_backup};

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
        let full = ". Make room on this disk: when it is full, nothing is stored any more";
        check(Reading { fact: room, health: Health::Wrong }, &format!("63 MB free at /srv{full}"));
        let ahead = Fact::ChangeAhead(TimeDelta::minutes(525_596));
        assert!(found(&Reading { fact: ahead, health: Health::Wrong }).contains("lies 364 days in the future"));
        let step = |name: &str| NewerStep { version: 99, name: name.to_owned(), only_adds: name.starts_with("expand") };
        let newer = |name: &str, works| Fact::NewerSteps { steps: vec![step(name)], works };
        let said = found(&Reading { fact: newer("contract foo", false), health: Health::Wrong });
        assert!(said.contains("does not know: 99 (contract foo). This one can't work with the store"), "{said}");
        let said = found(&Reading { fact: newer("expand foo", true), health: Health::Attention });
        assert!(said.ends_with("99 (expand foo). This one works with what it knows"), "{said}");
    }
}
