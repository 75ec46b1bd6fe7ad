//! The season as the start page shows it: series with their events and single tournaments, by month.

use chrono::{Datelike, NaiveDate};

use reeve_rules::tournament::vocabulary::TournamentPart;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::series::season::{Season, SeasonEntry};
use reeve_words as words;
use reeve_words::badges;
use reeve_words::time;

/// What is ahead in a month.
pub struct MonthView {
    /// What tells it from the others on the page: `2026-11`.
    pub key: String,
    /// Its name with the year.
    pub name: String,
    pub entries: Vec<SeasonLine>,
}

/// A series or a tournament in the calendar, behind a hexagon with its day.
pub struct SeasonLine {
    pub href: Url,
    pub name: String,
    /// The day of the month, and the month in short.
    pub day: (u32, String),
    pub line: String,
    /// The phase of a tournament, as a mark and in words; none for a series.
    pub phase: Option<(&'static str, String)>,
    /// The events of a series that are ahead or on.
    pub events: Vec<SeasonEvent>,
    /// How many of its events are over, in words; empty where none are.
    pub over: String,
    /// The events of a series as a calendar to follow.
    pub calendar: Option<Url>,
}

/// An event of a series.
pub struct SeasonEvent {
    pub href: Url,
    pub name: String,
    pub line: String,
    pub phase: String,
}

/// The months of the calendar, and what is over.
pub fn views(season: &Season<'_>) -> (Vec<MonthView>, Vec<SeasonLine>) {
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
            line: words::face::when_where(&time::day(one.starts_on), &one.place),
            phase: Some((badges::of_tournament(one), words::phases::stands_in(one))),
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
        line: words::face::when_where(&time::day(one.starts_on), &one.place),
        phase: words::phases::stands_in(one),
    }
}
