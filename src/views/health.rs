//! How the machine and the store stand: what is well, and what somebody should look at. The status page and `reeve doctor`
//! ask here, so that they say the same.

use chrono::{DateTime, TimeDelta, Utc};

/// How something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Health {
    /// As it should.
    Fine,
    /// It works, and somebody should look at it.
    Attention,
    /// It does not work, or will not for long.
    Wrong,
}

/// With less room than this something fails soon, in bytes.
const LITTLE: u64 = 64_000_000;
/// With less than this somebody should look, in bytes.
const SMALL: u64 = 1_000_000_000;

/// How a disk stands with so many bytes free.
pub fn disk(free: u64) -> Health {
    match free {
        0..LITTLE => Health::Wrong,
        LITTLE..SMALL => Health::Attention,
        _ => Health::Fine,
    }
}

/// How far two clocks may be apart, and a line of the log ahead, before sign-ins and clocks of rounds suffer.
const APART: TimeDelta = TimeDelta::minutes(1);

/// How far a clock that was read is from this one, where that is too far.
pub fn apart(there: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Option<TimeDelta> {
    there.map(|there| (there - now).abs()).filter(|apart| *apart > APART)
}

/// How far the last change lies in the future, where that is too far.
pub fn ahead(last_change: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Option<TimeDelta> {
    last_change.map(|at| at - now).filter(|ahead| *ahead > APART)
}

/// How the backups stand: when the newest was made, and every how many hours there is to be one. A single one may be
/// missed, so the newest may be twice as old.
pub fn backups(newest: Option<DateTime<Utc>>, every: u32, now: DateTime<Utc>) -> Health {
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

/// How it stands with mails: so many were given up, and the oldest of those that wait has waited so long.
pub fn mail(given_up: i64, oldest_waits: Option<TimeDelta>) -> Health {
    match oldest_waits {
        _ if given_up > 0 => Health::Wrong,
        Some(waits) if waits > LATE => Health::Attention,
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
        assert_eq!([63_999_999, 64_000_000, 999_999_999, 1_000_000_000].map(disk), {
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
        assert_eq!(mail(0, None), Health::Fine);
        assert_eq!(mail(0, Some(TimeDelta::minutes(30))), Health::Fine);
        assert_eq!(mail(0, Some(TimeDelta::seconds(30 * 60 + 1))), Health::Attention);
        assert_eq!(mail(1, None), Health::Wrong);
    }
}
