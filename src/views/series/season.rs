//! The season: series with their events and single tournaments, by month, as the start page lists them. What is over stands apart.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::{Datelike, Days, NaiveDate};

use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::season;
use reeve_store::season::SeriesEventRow;
use reeve_store::series;
use reeve_store::series::Series;
use reeve_store::tournament::Tournament;
use reeve_store::{Error, Tx};

/// How many days a tournament may last: it stays in the calendar as long, unless it is over before.
const LASTS: Days = Days::new(2);

/// The first day whose tournaments may still be played.
pub fn from(today: NaiveDate) -> NaiveDate {
    today.checked_sub_days(LASTS).unwrap_or(today)
}

/// Whether a tournament is over: it was ended, or its day is before this first one and nobody ended it.
pub fn is_over(tournament: &Tournament, from: NaiveDate) -> bool {
    tournament.phase.is_finished() || tournament.starts_on < from
}

/// Whether all games of an event are over, as on the pages of its series, also where nobody has ended it yet.
fn games_are_over(event: &SeriesEventRow) -> bool {
    let t = &event.tournament;
    t.part == TournamentPart::Prelims && t.phase.has_rounds() && event.closed_rounds >= t.prelim_rounds
}

/// The public series that the start page lists, with their events.
#[derive(Debug, Clone, Default)]
pub struct ListedSeries {
    pub series: Vec<Series>,
    pub events: Vec<SeriesEventRow>,
}

impl ListedSeries {
    /// Reads them.
    pub async fn read(tx: &mut Tx) -> Result<ListedSeries, Error> {
        let listed = limits::SERIES_LISTED as i64;
        let events = season::events_of_public_series(tx, listed).await?;
        Ok(ListedSeries { series: series::public(tx, listed).await?, events })
    }
}

/// An entry of the calendar.
#[derive(Debug, Clone, PartialEq)]
pub enum SeasonEntry<'s> {
    /// A series, with its events that are ahead or on, and those that are over, by their days.
    Series { series: &'s Series, ahead: Vec<&'s Tournament>, over: Vec<&'s Tournament> },
    /// A tournament that is no event of these.
    Single(&'s Tournament),
}

/// The calendar.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Season<'s> {
    /// The months with what is ahead or on in them, each by its first day; a series stands where its next event does.
    pub months: Vec<(NaiveDate, Vec<(NaiveDate, SeasonEntry<'s>)>)>,
    /// What is over, the last day first.
    pub over: Vec<(NaiveDate, SeasonEntry<'s>)>,
}

impl<'s> Season<'s> {
    /// Puts them in order. `singles` stand as they are among one another.
    pub fn of(
        series: &'s [Series],
        events: &'s [SeriesEventRow],
        singles: &'s [Tournament],
        from: NaiveDate,
    ) -> Season<'s> {
        let mut months: BTreeMap<NaiveDate, Vec<(NaiveDate, SeasonEntry<'s>)>> = BTreeMap::new();
        let mut over = Vec::new();
        let of_series = series.iter().map(|series| of_series(series, events, from));
        let single = |one: &'s Tournament| (one.starts_on, SeasonEntry::Single(one), is_over(one, from));
        for (day, entry, is_over) in of_series.chain(singles.iter().map(single)) {
            match is_over {
                true => over.push((day, entry)),
                false => months.entry(day.with_day(1).unwrap_or(day)).or_default().push((day, entry)),
            }
        }
        months.values_mut().for_each(|entries| entries.sort_by_key(|(day, _)| *day));
        over.sort_by_key(|(day, _)| Reverse(*day));
        Season { months: months.into_iter().collect(), over }
    }
}

/// A series with its day, and whether it is over: no event of it is ahead, and neither is its final day, or its first one where there
/// is nothing else yet.
fn of_series<'s>(
    series: &'s Series,
    events: &'s [SeriesEventRow],
    from: NaiveDate,
) -> (NaiveDate, SeasonEntry<'s>, bool) {
    let rows = events.iter().filter(|event| event.series_id == series.id);
    let theirs = rows.clone().map(|event| &event.tournament);
    // After the final day nothing of the series is ahead, also where somebody forgot to end an event.
    let has_champion = theirs.clone().any(|one| one.part == TournamentPart::Finals && one.phase.is_finished());
    let (over, ahead): (Vec<_>, Vec<_>) =
        rows.partition(|event| has_champion || is_over(&event.tournament, from) || games_are_over(event));
    let [over, ahead] = [over, ahead].map(|rows: Vec<&SeriesEventRow>| -> Vec<&Tournament> {
        rows.into_iter().map(|event| &event.tournament).collect()
    });
    let next = ahead.first().map(|event| event.starts_on);
    let first = over.is_empty().then_some(series.starts_on);
    let still_ahead = || series.final_on.or(first).filter(|day| !has_champion && *day >= from);
    let day = next.or_else(still_ahead);
    let last = over.last().map(|event| event.starts_on).max(series.final_on).unwrap_or(series.starts_on);
    (day.unwrap_or(last), SeasonEntry::Series { series, ahead, over }, day.is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event_for_tests::{AT, event};
    use reeve_rules::tournament::names::{NameLanguage, NameOrder};
    use reeve_rules::tournament::paper::PaperSize;
    use reeve_rules::tournament::settings::Settings;
    use reeve_rules::tournament::vocabulary::Phase;
    use reeve_store::SeriesId;

    fn blank() -> Series {
        Series {
            id: SeriesId(0),
            slug: "cup".to_owned(),
            name: String::new(),
            place: "Jena".to_owned(),
            starts_on: day(1, 1),
            final_on: None,
            time_zone: "Europe/Berlin".to_owned(),
            edition: "5th".to_owned(),
            capacity: None,
            approval: false,
            registrations_per_hour: None,
            code_version: "1".to_owned(),
            photo_version: "1".to_owned(),
            indexed: false,
            name_order: NameOrder::default(),
            name_language: NameLanguage::default(),
            paper_size: PaperSize::default(),
            settings: Settings::default(),
            public_at: Some(AT),
            created_by: None,
            created_at: AT,
            version: 1,
        }
    }

    fn day(month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, month, day).expect("a day")
    }

    fn tournament(name: &str, phase: Phase, starts_on: NaiveDate) -> Tournament {
        Tournament { name: name.to_owned(), starts_on, ..event(phase, 0).tournament }
    }

    fn row(series: i64, tournament: Tournament) -> SeriesEventRow {
        SeriesEventRow { series_id: SeriesId(series), closed_rounds: 0, tournament }
    }

    /// What stands in the calendar: names by month, the series with their events.
    fn said(season: &Season<'_>) -> (Vec<(u32, Vec<String>)>, Vec<String>) {
        let name = |(_, entry): &(NaiveDate, SeasonEntry<'_>)| match entry {
            SeasonEntry::Single(one) => one.name.clone(),
            SeasonEntry::Series { series, ahead, over } => {
                let ahead: Vec<&str> = ahead.iter().map(|event| event.name.as_str()).collect();
                format!("{}: {} ({} over)", series.name, ahead.join(" "), over.len())
            }
        };
        let months = season.months.iter().map(|(first, of)| (first.month(), of.iter().map(name).collect()));
        (months.collect(), season.over.iter().map(name).collect())
    }

    #[test]
    fn what_comes_next_stands_first_and_what_is_over_apart() {
        let from = from(day(11, 22));
        assert_eq!(from, day(11, 20));
        let events = [
            row(1, tournament("Jena", Phase::Finished, day(11, 7))),
            row(1, tournament("Gera", Phase::Registration, day(12, 5))),
            row(1, tournament("Weimar", Phase::Registration, day(12, 6))),
            row(2, tournament("Suhl", Phase::Finished, day(3, 7))),
        ];
        let series = |id: i64, name: &str, starts_on: NaiveDate, final_on: Option<NaiveDate>| Series {
            id: SeriesId(id),
            name: name.to_owned(),
            starts_on,
            final_on,
            ..blank()
        };
        let all = [
            series(1, "Winter", day(11, 7), Some(day(12, 12))),
            series(2, "Spring", day(3, 7), None),
            series(3, "Bare", day(12, 1), None),
            series(4, "Final ahead", day(1, 1), Some(day(11, 28))),
        ];
        let singles = [
            tournament("On since yesterday", Phase::Prelim, day(11, 21)),
            tournament("Ended today", Phase::Finished, day(11, 22)),
            tournament("Never ended", Phase::Prelim, day(11, 19)),
        ];
        let (months, over) = said(&Season::of(&all, &events, &singles, from));
        let expected = [
            (11, vec!["On since yesterday", "Final ahead:  (0 over)"]),
            (12, vec!["Bare:  (0 over)", "Winter: Gera Weimar (1 over)"]),
        ];
        let expected = expected.map(|(month, names)| (month, names.into_iter().map(str::to_owned).collect::<Vec<_>>()));
        assert_eq!(months, expected);
        assert_eq!(over, ["Ended today", "Never ended", "Spring:  (1 over)"]);
    }

    #[test]
    fn an_event_whose_rounds_are_closed_is_over_before_anybody_ends_it() {
        let from = from(day(11, 22));
        let part = TournamentPart::Prelims;
        let played = Tournament { part, ..tournament("Jena", Phase::Prelim, day(11, 22)) };
        let rounds = played.prelim_rounds;
        let all = [Series { id: SeriesId(1), ..blank() }];
        let check = |closed_rounds: i64, expected: (usize, usize)| {
            let events = [SeriesEventRow { closed_rounds, ..row(1, played.clone()) }];
            let season = Season::of(&all, &events, &[], from);
            let entries = season.months.iter().flat_map(|(_, entries)| entries).chain(&season.over);
            let found: Vec<(usize, usize)> = entries
                .map(|(_, entry)| match entry {
                    SeasonEntry::Series { ahead, over, .. } => (ahead.len(), over.len()),
                    SeasonEntry::Single(_) => (0, 0),
                })
                .collect();
            assert_eq!(found, [expected], "{closed_rounds}");
        };
        check(rounds - 1, (1, 0));
        check(rounds, (0, 1));
    }

    #[test]
    fn after_its_final_day_a_series_is_over_whatever_its_events_say() {
        let from = from(day(11, 22));
        let last = Tournament { part: TournamentPart::Finals, ..tournament("Final", Phase::Finished, day(11, 22)) };
        let events = [row(1, tournament("Jena", Phase::Registration, day(11, 22))), row(1, last)];
        let all = [Series { id: SeriesId(1), final_on: Some(day(11, 22)), ..blank() }];
        let season = Season::of(&all, &events, &[], from);
        assert!(season.months.is_empty());
        assert_eq!(season.over.len(), 1);
    }
}
