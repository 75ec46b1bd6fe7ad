//! How the machine and the store stand: what is well, and what somebody should look at. The status page and `reeve doctor`
//! ask here, so that they say the same.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use chrono::{DateTime, TimeDelta, Utc};

use reeve_store::disk;
use reeve_store::probe::{Found, NewerStep};

/// How something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Health {
    Fine,
    /// It works, and somebody should look at it.
    Attention,
    /// It does not work, or will not for long.
    Wrong,
}

/// Something that was looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// What it was, and what was found.
    pub fact: Fact,
    pub health: Health,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The store has made every step that this program knows.
    StepsMade {
        last: i64,
    },
    /// The next start makes these steps.
    StepsWaiting(Vec<i64>),
    /// A newer program has made these steps.
    NewerSteps {
        steps: Vec<NewerStep>,
        /// Whether this program works with the store all the same.
        works: bool,
    },
    /// The clock is right as far as can be seen.
    Clock(DateTime<Utc>),
    /// The clock of the database is so far from this one.
    ClocksApart(TimeDelta),
    /// The last change lies so far in the future.
    ChangeAhead(TimeDelta),
    /// How much room there is.
    Room {
        folder: PathBuf,
        free: u64,
    },
    /// No backup was ever made.
    NoBackup,
    LastBackup {
        at: DateTime<Utc>,
        ago: TimeDelta,
    },
    /// No backups are made by this server.
    NoBackupFolder {
        /// Whether other copies may make them: several can work on one database of PostgreSQL.
        others: bool,
    },
    /// The folder that the server writes backups to.
    BackupFolder {
        folder: PathBuf,
        kept: KeptBackups,
        /// Every how many hours there is to be one.
        every: u32,
    },
    /// In that folder lie files of backups that were cut short.
    UnfinishedBackups {
        folder: PathBuf,
        count: usize,
    },
    /// That folder can't be read.
    UnreadableBackups {
        folder: PathBuf,
        why: ErrorKind,
    },
}

/// The backups that lie in the folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeptBackups {
    pub count: usize,
    /// What they take, in bytes.
    pub bytes: u64,
    /// When the newest was begun.
    pub newest: Option<DateTime<Utc>>,
}

/// How the migrations of a store stand.
pub fn steps(found: &Found) -> Reading {
    if !found.newer.is_empty() {
        // As the server decides it when it starts: what only adds is no hindrance, unless a step of ours is missing beside it.
        let works = found.waiting.is_empty() && found.newer.iter().all(|step| step.only_adds);
        let health = if works { Health::Attention } else { Health::Wrong };
        return Reading { fact: Fact::NewerSteps { steps: found.newer.clone(), works }, health };
    }
    if !found.waiting.is_empty() {
        return Reading { fact: Fact::StepsWaiting(found.waiting.clone()), health: Health::Attention };
    }
    Reading { fact: Fact::StepsMade { last: found.step }, health: Health::Fine }
}

/// How the clock stands beside that of the database, and beside the last change.
pub fn clock(found: &Found, now: DateTime<Utc>) -> Vec<Reading> {
    let wrong = |fact| Reading { fact, health: Health::Wrong };
    let mut readings = Vec::new();
    readings.extend(apart(found.clock, now).map(Fact::ClocksApart).map(wrong));
    readings.extend(ahead(found.last_change, now).map(Fact::ChangeAhead).map(wrong));
    if readings.is_empty() {
        readings.push(Reading { fact: Fact::Clock(now), health: Health::Fine });
    }
    readings
}

/// How much room there is at a folder, where the system says.
pub fn room(folder: &Path) -> Option<Reading> {
    let free = disk::free(folder).ok()?;
    Some(Reading { fact: Fact::Room { folder: folder.to_owned(), free }, health: disk_with(free) })
}

/// When the last backup was made, with one wanted every so many hours.
pub fn last_backup(at: Option<DateTime<Utc>>, every: u32, now: DateTime<Utc>) -> Reading {
    let fact = at.map_or(Fact::NoBackup, |at| Fact::LastBackup { at, ago: now - at });
    Reading { fact, health: backups(at, every, now) }
}

/// How it stands where a server has no folder of backups; `others`: other copies may have one. Then all is well as long as
/// the last backup is new enough.
pub fn no_backup_folder(others: bool, last: Option<DateTime<Utc>>, every: u32, now: DateTime<Utc>) -> Reading {
    let health = if others { backups(last, every, now) } else { Health::Attention };
    Reading { fact: Fact::NoBackupFolder { others }, health }
}

/// How the folder of backups stands; `kept` is what lies there, or why it can't be read.
pub fn backup_folder(folder: &Path, kept: Result<KeptBackups, ErrorKind>, every: u32, now: DateTime<Utc>) -> Reading {
    let folder = folder.to_owned();
    match kept {
        Ok(kept) => {
            let health = backups(kept.newest, every, now);
            Reading { fact: Fact::BackupFolder { folder, kept, every }, health }
        }
        Err(why) => Reading { fact: Fact::UnreadableBackups { folder, why }, health: Health::Wrong },
    }
}

/// What lies in the folder of backups that were cut short, where something does.
pub fn unfinished_backups(folder: &Path, count: usize) -> Option<Reading> {
    let fact = Fact::UnfinishedBackups { folder: folder.to_owned(), count };
    (count > 0).then_some(Reading { fact, health: Health::Attention })
}

/// With less room than this something fails soon, in bytes.
const LITTLE: u64 = 64_000_000;
/// With less than this somebody should look, in bytes.
const SMALL: u64 = 1_000_000_000;

/// How a disk stands with so many bytes free.
fn disk_with(free: u64) -> Health {
    match free {
        0..LITTLE => Health::Wrong,
        LITTLE..SMALL => Health::Attention,
        _ => Health::Fine,
    }
}

/// How far two clocks may be apart, and a line of the log ahead, before sign-ins and clocks of rounds suffer.
const APART: TimeDelta = TimeDelta::minutes(1);

/// How far a clock that was read is from this one, where that is too far.
fn apart(there: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Option<TimeDelta> {
    there.map(|there| (there - now).abs()).filter(|apart| *apart > APART)
}

/// How far the last change lies in the future, where that is too far.
fn ahead(last_change: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Option<TimeDelta> {
    last_change.map(|at| at - now).filter(|ahead| *ahead > APART)
}

/// How the backups stand: when the newest was made, and every how many hours there is to be one. A single one may be
/// missed, so the newest may be twice as old.
fn backups(newest: Option<DateTime<Utc>>, every: u32, now: DateTime<Utc>) -> Health {
    match newest {
        Some(at) if now - at <= TimeDelta::hours(2 * i64::from(every)) => Health::Fine,
        _ => Health::Attention,
    }
}

/// Whether it is told what came of bringing a backup elsewhere, which ended then: where there is a command for that, and
/// on other copies for as long as the backup is new enough. Nobody runs a command any more whose last time is long ago.
pub fn tells_elsewhere(ended: Option<DateTime<Utc>>, has_command: bool, every: u32, now: DateTime<Utc>) -> bool {
    has_command || (ended.is_some() && backups(ended, every, now) == Health::Fine)
}

/// How late a mail may be.
const LATE: TimeDelta = TimeDelta::minutes(30);

/// Whether a mail that has waited so long is late.
pub fn is_late(waits: TimeDelta) -> bool {
    waits > LATE
}

/// How it stands with mails: so many were given up, and the oldest of those that wait has waited so long.
pub fn mail(given_up: i64, oldest_waits: Option<TimeDelta>) -> Health {
    match oldest_waits {
        _ if given_up > 0 => Health::Wrong,
        Some(waits) if is_late(waits) => Health::Attention,
        _ => Health::Fine,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edges_of_what_is_well() {
        let now = DateTime::from_timestamp(1_800_000_000, 0).expect("a time");
        let ago = |time: TimeDelta| Some(now - time);
        assert_eq!([63_999_999, 64_000_000, 999_999_999, 1_000_000_000].map(disk_with), {
            use Health::{Attention, Fine, Wrong};
            [Wrong, Attention, Attention, Fine]
        });
        assert_eq!(apart(ago(TimeDelta::seconds(60)), now), None);
        assert_eq!(apart(ago(TimeDelta::seconds(-61)), now), Some(TimeDelta::seconds(61)));
        assert_eq!(ahead(ago(TimeDelta::hours(5)), now), None);
        assert_eq!(ahead(ago(TimeDelta::seconds(-61)), now), Some(TimeDelta::seconds(61)));
        assert_eq!(backups(None, 24, now), Health::Attention);
        assert_eq!(backups(ago(TimeDelta::hours(48)), 24, now), Health::Fine);
        assert_eq!(backups(ago(TimeDelta::minutes(48 * 60 + 1)), 24, now), Health::Attention);
        let tells = |ended, has_command| tells_elsewhere(ended, has_command, 24, now);
        assert!(tells(None, true) && tells(ago(TimeDelta::hours(99)), true) && tells(ago(TimeDelta::hours(48)), false));
        assert!(!tells(None, false) && !tells(ago(TimeDelta::hours(49)), false));
        let none = |others, last| no_backup_folder(others, last, 24, now).health;
        assert_eq!(none(false, ago(TimeDelta::hours(1))), Health::Attention);
        assert_eq!(none(true, ago(TimeDelta::hours(1))), Health::Fine);
        assert_eq!(none(true, ago(TimeDelta::hours(49))), Health::Attention);
        assert_eq!(mail(0, None), Health::Fine);
        assert_eq!(mail(0, Some(TimeDelta::minutes(30))), Health::Fine);
        assert_eq!(mail(0, Some(TimeDelta::seconds(30 * 60 + 1))), Health::Attention);
        assert_eq!(mail(1, None), Health::Wrong);
    }
}
