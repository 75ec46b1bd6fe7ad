//! Times in words, in the time zone of the tournament.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

/// The time zone of a name; UTC for a name that is none (the store holds only names that are).
fn zone(name: &str) -> Tz {
    name.parse().unwrap_or(Tz::UTC)
}

/// The names of all time zones, in alphabetical order.
pub fn zones() -> impl Iterator<Item = &'static str> {
    chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name())
}

/// How fresh a page is: `as of 14:03:22`.
pub fn as_of(now: DateTime<Utc>, time_zone: &str) -> String {
    format!("as of {}", now.with_timezone(&zone(time_zone)).format("%H:%M:%S"))
}

/// How fresh a page is that changes only when its tournament does: `as of the last change, 21 Nov 2026, 14:03:22`.
pub fn as_of_change(at: DateTime<Utc>, time_zone: &str) -> String {
    format!("as of the last change, {}", second(at, time_zone))
}

/// The same in short, for a screen in the hall on the day: `last change 14:03:22`.
pub fn last_change(at: DateTime<Utc>, time_zone: &str) -> String {
    format!("last change {}", at.with_timezone(&zone(time_zone)).format("%H:%M:%S"))
}

/// A time of day: `14:03`.
pub fn clock(at: DateTime<Utc>, time_zone: &str) -> String {
    at.with_timezone(&zone(time_zone)).format("%H:%M").to_string()
}

/// A day and time: `21 Nov 2026, 14:03`.
pub fn moment(at: DateTime<Utc>, time_zone: &str) -> String {
    at.with_timezone(&zone(time_zone)).format("%-d %b %Y, %H:%M").to_string()
}

/// A time to the second: `21 Nov 2026, 14:03:22`.
pub fn second(at: DateTime<Utc>, time_zone: &str) -> String {
    at.with_timezone(&zone(time_zone)).format("%-d %b %Y, %H:%M:%S").to_string()
}

/// The first moment of a day in a time zone; where clocks skip midnight, the first one after.
pub fn begin(date: NaiveDate, time_zone: &str) -> DateTime<Utc> {
    let zone = zone(time_zone);
    let midnight = date.and_time(NaiveTime::MIN);
    let hours = (0..3).map(|hours| midnight + TimeDelta::hours(hours));
    let first = hours.filter_map(|time| zone.from_local_datetime(&time).earliest()).next();
    first.map_or_else(|| midnight.and_utc(), |first| first.with_timezone(&Utc))
}

/// A day: `Saturday, 21 November 2026`.
pub fn day(date: NaiveDate) -> String {
    date.format("%A, %-d %B %Y").to_string()
}

/// A day without its name: `21 November 2026`.
pub fn date(date: NaiveDate) -> String {
    date.format("%-d %B %Y").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_place() {
        let at = DateTime::from_timestamp(1_795_269_802, 0).expect("a time");
        assert_eq!(at.to_rfc3339(), "2026-11-21T14:03:22+00:00");
        assert_eq!(clock(at, "Europe/Berlin"), "15:03");
        assert_eq!(moment(at, "America/New_York"), "21 Nov 2026, 09:03");
        assert_eq!(as_of(at, "no such zone"), "as of 14:03:22");
        assert_eq!(as_of_change(at, "Asia/Tokyo"), "as of the last change, 21 Nov 2026, 23:03:22");
        assert_eq!(last_change(at, "Asia/Tokyo"), "last change 23:03:22");
        let begins = |day: &str, zone: &str| begin(day.parse().expect(day), zone).to_rfc3339();
        assert_eq!(begins("2026-11-21", "Europe/Berlin"), "2026-11-20T23:00:00+00:00");
        // Chile's clocks go forward at midnight.
        assert_eq!(begins("2026-09-06", "America/Santiago"), "2026-09-06T04:00:00+00:00");
        assert!(zones().any(|name| name == "Asia/Tokyo") && !zones().any(|name| name == "Atlantis"));
    }
}
