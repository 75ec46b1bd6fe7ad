//! Times in words, in the time zone of the tournament.

use chrono::{DateTime, Datelike, NaiveDate, Utc};

use reeve_time_zone::local;
use texts::{Language, dates, spoken};

/// How fresh a page is: `as of 14:03:22`.
pub fn as_of(now: DateTime<Utc>, time_zone: &str) -> String {
    texts::times::as_of(clock_to_second(now, time_zone))
}

/// How fresh a page of many tournaments is, which may be kept for hours: `as of 21 Nov 2026, 15:03:22 (Europe/Berlin)`. `zone`: that of
/// all of them; where they have several, it is UTC.
pub fn as_of_in(now: DateTime<Utc>, zone: Option<&str>) -> String {
    let zone = zone.unwrap_or("UTC");
    texts::times::as_of_in_zone(second(now, zone), zone)
}

/// The time zone of all of these tournaments and series, where they have the same.
pub fn common_zone<'z>(mut zones: impl Iterator<Item = &'z str>) -> Option<&'z str> {
    let first = zones.next()?;
    zones.all(|other| other == first).then_some(first)
}

/// How fresh a page is that changes only when its tournament does: `last changed 21 Nov 2026, 14:03:22`.
pub fn as_of_change(at: DateTime<Utc>, time_zone: &str) -> String {
    texts::times::last_changed(second(at, time_zone))
}

/// The same in short, for a screen in the hall on the day: `last change 14:03`.
pub fn last_change(at: DateTime<Utc>, time_zone: &str) -> String {
    texts::times::last_change(clock(at, time_zone))
}

/// A time of day: `14:03`.
pub fn clock(at: DateTime<Utc>, time_zone: &str) -> String {
    dates::clock(local(at, time_zone).time(), spoken())
}

/// A time of day to the second: `14:03:22`.
pub fn clock_to_second(at: DateTime<Utc>, time_zone: &str) -> String {
    dates::clock_to_second(local(at, time_zone).time(), spoken())
}

/// A time of day on a page of many tournaments: `15:03 (Europe/Berlin)`.
pub fn clock_in(at: DateTime<Utc>, zone: Option<&str>) -> String {
    let zone = zone.unwrap_or("UTC");
    format!("{} ({zone})", clock(at, zone))
}

/// A time of day as people type it into a field, in every language: `14:03`.
pub fn typed_clock(at: DateTime<Utc>, time_zone: &str) -> String {
    dates::clock(local(at, time_zone).time(), Language::ENGLISH)
}

/// A day and time: `21 Nov 2026, 14:03`.
pub fn moment(at: DateTime<Utc>, time_zone: &str) -> String {
    dates::moment(local(at, time_zone).naive_local(), spoken())
}

/// The same of something of which only the day may be known, which is kept as its first moment then: `21 Nov 2026`.
pub fn moment_or_day(at: DateTime<Utc>, time_zone: &str) -> String {
    let day = local(at, time_zone).date_naive();
    if at == reeve_time_zone::begin(day, time_zone) { dates::short_date(day, spoken()) } else { moment(at, time_zone) }
}

/// A time to the second: `21 Nov 2026, 14:03:22`.
pub fn second(at: DateTime<Utc>, time_zone: &str) -> String {
    dates::second(local(at, time_zone).naive_local(), spoken())
}

/// A moment as programs write it: `2026-11-21T14:03:22Z`.
pub fn stamp(at: DateTime<Utc>) -> String {
    at.format("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// A day: `Saturday, 21 November 2026`.
pub fn day(date: NaiveDate) -> String {
    dates::day(date, spoken())
}

/// The month of a day in short: `Nov`.
pub fn month(date: NaiveDate) -> String {
    dates::month(date, spoken())
}

/// The month of a day with its year: `November 2026`.
pub fn month_and_year(date: NaiveDate) -> String {
    dates::month_and_year(date, spoken())
}

/// A day as a hexagon shows it: the day of the month, and the month in short.
pub fn leaf(date: NaiveDate) -> (u32, String) {
    (date.day(), month(date))
}

/// A day without its name: `21 November 2026`.
pub fn date(date: NaiveDate) -> String {
    dates::date(date, spoken())
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
        let begin = reeve_time_zone::begin(at.date_naive(), "Asia/Tokyo");
        assert_eq!(moment_or_day(begin, "Asia/Tokyo"), "21 Nov 2026");
        assert_eq!(moment_or_day(begin, "Europe/Berlin"), "20 Nov 2026, 16:00");
        assert_eq!(as_of(at, "no such zone"), "as of 14:03:22");
        assert_eq!(as_of_change(at, "Asia/Tokyo"), "last changed 21 Nov 2026, 23:03:22");
        assert_eq!(last_change(at, "Asia/Tokyo"), "last change 23:03");
    }
}
