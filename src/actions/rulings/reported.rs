//! When something was reported to a judge, as the judge types it: a time by the clock of the place, with the date where it was another
//! day.

use chrono::{DateTime, NaiveDate, Utc};

use reeve_rules::rulings::clauses::Clause;
use reeve_rules::rulings::entry::{EntryRefusal, check_reported};
use reeve_rules::tournament::programme::minute;
use reeve_time_zone as time_zone;

/// Between which moments a report lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ReportSpan {
    /// When the game began that it is about, if it has.
    pub(crate) began: Option<DateTime<Utc>>,
    /// When it was made where nobody types a time.
    pub(crate) otherwise: DateTime<Utc>,
    pub(crate) now: DateTime<Utc>,
}

/// The time that was typed. Without a date it is meant on the day of the game, or on the next one where that is over midnight; where it is
/// about no game, today.
pub(crate) fn read_reported(
    typed: &str,
    clause: Clause,
    zone: &str,
    span: ReportSpan,
) -> Result<DateTime<Utc>, EntryRefusal> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(span.otherwise);
    }
    let (date, clock) = typed.split_once([' ', 'T']).map_or((None, typed), |(date, clock)| (Some(date), clock));
    let minute = minute(clock).ok_or(EntryRefusal::ReportedAtNoTime)?;
    let reported = match date {
        Some(date) => {
            let date: NaiveDate = date.parse().map_err(|_| EntryRefusal::ReportedAtNoTime)?;
            time_zone::moment(date, minute, zone)
        }
        None => {
            let day = time_zone::local(span.began.unwrap_or(span.now), zone).date_naive();
            let same = time_zone::moment(day, minute, zone);
            let early = |began: DateTime<Utc>| same.timestamp() / 60 < began.timestamp() / 60;
            let next = day.succ_opt().map(|next| time_zone::moment(next, minute, zone));
            match next.filter(|next| span.began.is_some_and(early) && *next <= span.now) {
                Some(next) => next,
                None => same,
            }
        }
    };
    check_reported(clause, reported.timestamp(), span.began.map(|began| began.timestamp()), span.now.timestamp())?;
    Ok(reported)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BERLIN: &str = "Europe/Berlin";

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().expect(text)
    }

    #[test]
    fn a_time_is_meant_on_the_day_of_the_game() {
        let check = |typed: &str, began: Option<&str>, expected: Result<&str, EntryRefusal>| {
            let span = ReportSpan {
                began: began.map(at),
                otherwise: at("2026-11-21T13:03:22Z"),
                now: at("2026-11-22T09:00:00Z"),
            };
            let clause = Clause::read("3.0.2").expect("a clause");
            assert_eq!(read_reported(typed, clause, BERLIN, span), expected.map(at), "{typed} {began:?}");
        };
        let game = Some("2026-11-21T13:00:30Z");
        check("", game, Ok("2026-11-21T13:03:22Z"));
        check(" 14:05 ", game, Ok("2026-11-21T13:05:00Z"));
        check("14:00", game, Ok("2026-11-21T13:00:00Z"));
        check("14.05", game, Ok("2026-11-21T13:05:00Z"));
        check("2026-11-21 14:05", game, Ok("2026-11-21T13:05:00Z"));
        check("2026-11-22T09:59", game, Ok("2026-11-22T08:59:00Z"));
        // Before the game of that day, so on the next, which is not over yet.
        check("9:30", game, Ok("2026-11-22T08:30:00Z"));
        check("13:59", game, Err(EntryRefusal::ReportedBeforeGame));
        check("2026-11-21 13:59", game, Err(EntryRefusal::ReportedBeforeGame));
        check("2026-11-22 10:01", game, Err(EntryRefusal::ReportedAhead));
        // About no game: today.
        check("9:30", None, Ok("2026-11-22T08:30:00Z"));
        check("10:01", None, Err(EntryRefusal::ReportedAhead));
        check("2026-11-20 10:01", None, Ok("2026-11-20T09:01:00Z"));
        for no_time in ["noon", "25:00", "14", "2026-13-01 10:00", "21.11. 10:00", "T", " T10:00"] {
            check(no_time, game, Err(EntryRefusal::ReportedAtNoTime));
        }
    }
}
