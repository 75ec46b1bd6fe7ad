//! The season as the start page shows it: series with their events and single tournaments, by month.

use chrono::{Datelike, NaiveDate};

use crate::ui::urls::Url;
use crate::ui::{badges, time, urls, words};
use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::tournament::Tournament;
use reeve_views::series::season::{Season, SeasonEntry};

/// What is ahead in a month.
pub(crate) struct MonthView {
    /// What tells it from the others on the page: `2026-11`.
    pub(crate) key: String,
    /// Its name with the year.
    pub(crate) name: String,
    /// Its entries by day.
    pub(crate) entries: Vec<SeasonLine>,
}

/// A series or a tournament in the calendar, behind a hexagon with its day.
pub(crate) struct SeasonLine {
    /// Where it leads.
    pub(crate) href: Url,
    /// Its name.
    pub(crate) name: String,
    /// The day of the month, and the month in short.
    pub(crate) day: (u32, String),
    /// Days and place.
    pub(crate) line: String,
    /// The phase of a tournament, as a mark and in words; none for a series.
    pub(crate) phase: Option<(&'static str, &'static str)>,
    /// The events of a series that are ahead or on.
    pub(crate) events: Vec<SeasonEvent>,
    /// How many of its events are over, in words; empty where none are.
    pub(crate) over: String,
    /// The events of a series as a calendar to follow.
    pub(crate) calendar: Option<Url>,
}

/// An event of a series.
pub(crate) struct SeasonEvent {
    /// Its page.
    pub(crate) href: Url,
    /// Its name.
    pub(crate) name: String,
    /// Its day and place.
    pub(crate) line: String,
    /// Its phase in words.
    pub(crate) phase: &'static str,
}

/// The months of the calendar, and what is over.
pub(crate) fn views(season: &Season<'_>) -> (Vec<MonthView>, Vec<SeasonLine>) {
    let lines = |entries: &[(NaiveDate, SeasonEntry<'_>)]| -> Vec<SeasonLine> {
        entries.iter().map(|(day, entry)| line(*day, entry)).collect()
    };
    let month = |(first, entries): &(NaiveDate, Vec<(NaiveDate, SeasonEntry<'_>)>)| MonthView {
        key: format!("{}-{:02}", first.year(), first.month()),
        name: time::month_and_year(*first),
        entries: lines(entries),
    };
    (season.months.iter().map(month).collect(), lines(&season.over))
}

fn line(day: NaiveDate, entry: &SeasonEntry<'_>) -> SeasonLine {
    match entry {
        SeasonEntry::Single(one) => SeasonLine {
            href: urls::public(&one.slug).home(),
            name: one.name.clone(),
            day: time::leaf(day),
            line: format!("{} · {}", time::day(one.starts_on), one.place),
            phase: Some((badges::tournament(one.phase), words::phases::stands_in(one))),
            events: Vec::new(),
            over: String::new(),
            calendar: None,
        },
        SeasonEntry::Series { series, ahead, over } => SeasonLine {
            href: urls::series(&series.slug).home(),
            name: series.name.clone(),
            day: time::leaf(day),
            line: words::series::list_line(series),
            phase: None,
            events: ahead.iter().map(|one| event(one)).collect(),
            over: words::series::events_over(played(over), ahead.len()),
            calendar: Some(urls::series(&series.slug).calendar()),
        },
    }
}

/// How many are events: the final day is none.
fn played(over: &[&Tournament]) -> usize {
    over.iter().filter(|one| one.part != TournamentPart::Finals).count()
}

fn event(one: &Tournament) -> SeasonEvent {
    SeasonEvent {
        href: urls::public(&one.slug).home(),
        name: one.name.clone(),
        line: format!("{} · {}", time::day(one.starts_on), one.place),
        phase: words::phases::stands_in(one),
    }
}
