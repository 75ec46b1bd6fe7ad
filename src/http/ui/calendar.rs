//! A tournament as the events of a calendar.

use chrono::{DateTime, TimeDelta, Utc};

use crate::ui::face_view::date_of;
use reeve_files::calendar::{CalendarEvent, EventTime};
use reeve_rules::tournament::programme::{ProgrammeEntry, ProgrammeKind, clock};
use reeve_store::face::Face;
use reeve_store::tournament::Tournament;
use reeve_time_zone as time_zone;
use reeve_urls as urls;
use reeve_views::player_day::OwnGame;
use reeve_views::programme::{ProgrammeItem, programme};
use reeve_words as words;
use reeve_words::{face, labels};

/// How long something takes of which only the beginning is known, in minutes.
const LONG: i64 = 105;

/// What the events of a tournament are made of.
#[derive(Debug, Clone, Copy)]
pub struct CalendarSource<'a> {
    pub tournament: &'a Tournament,
    /// What it says of itself.
    pub said: &'a Face,
    pub planned: &'a [ProgrammeEntry],
    pub public_url: &'a str,
}

impl CalendarSource<'_> {
    /// The whole tournament as one event: on whole days where no time is known, and to the end of its day where nothing is
    /// planned behind the beginning.
    pub fn whole(&self) -> CalendarEvent {
        let lines = programme(self.said, self.planned);
        let begin = lines.first().map(|line| self.moment(line.day, line.begins_at));
        let end = lines.iter().map(|line| match line.ends_at {
            Some(end) => self.end(line.day, line.begins_at, end),
            None if self.planned.is_empty() => self.moment(line.day + 1, 0),
            None => self.moment(line.day, line.begins_at) + TimeDelta::minutes(LONG),
        });
        let first = self.tournament.starts_on;
        let time = begin.map_or(EventTime::Days(first, first), |begin| EventTime::Moments(begin, end.max()));
        let told = lines.iter().map(|line| {
            let (what, more) = face::item(&line.item);
            let day = if line.day > 1 { face::day_of(line.day, "") } else { String::new() };
            [day.trim_end_matches([',', ' ']), &clock(line.begins_at), &what, &more].join(" ").trim().to_owned()
        });
        let text: Vec<String> =
            Some(self.said.description.clone()).into_iter().filter(|text| !text.is_empty()).chain(told).collect();
        self.event("", time, self.tournament.name.clone(), text.join("\n"))
    }

    /// The entries of the programme for one player, with the seats in `games` that are public; the whole tournament where
    /// there is no programme.
    pub fn of_player(&self, games: &[OwnGame]) -> Vec<CalendarEvent> {
        let event = |(entry, number): (&ProgrammeEntry, usize)| {
            let at = |game: &&OwnGame| ProgrammeKind::of_round(game.round.stage, game.round.number) == Some(entry.kind);
            let terms = words::games::terms(self.tournament.system.system());
            let seat = games.iter().find(at).map(|game| terms.heading(&labels::short_seat(game.table, game.position)));
            let (what, more) = face::item(&ProgrammeItem::Entry(entry.kind, entry.title.clone()));
            let from = self.moment(entry.day, entry.begins_at);
            let until = entry.ends_at.map(|end| self.end(entry.day, entry.begins_at, end));
            let until = until.unwrap_or(from + TimeDelta::minutes(LONG));
            let title = [Some(what), seat, Some(self.tournament.name.clone())];
            let title = title.into_iter().flatten().collect::<Vec<_>>().join(", ");
            self.event(&format!("-{}-{number}", entry.kind), EventTime::Moments(from, Some(until)), title, more)
        };
        match self.planned {
            [] => vec![self.whole()],
            planned => planned.iter().zip(1..).map(event).collect(),
        }
    }

    fn event(&self, part: &str, time: EventTime, title: String, text: String) -> CalendarEvent {
        let t = self.tournament;
        let address = if self.said.address.is_empty() { String::new() } else { self.said.address.replace('\n', ", ") };
        let place =
            [t.place.as_str(), &address].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
        // The same on every server and under every address, so that no calendar has it twice.
        let identity = t.identity.clone().unwrap_or_else(|| format!("tournament-{}", t.id));
        let uid = format!("{identity}{part}@reeve");
        CalendarEvent { uid, time, title, place, text, url: urls::public(&t.slug).home().on(self.public_url) }
    }

    /// A minute of a day of the tournament.
    fn moment(&self, day: i64, minute: i64) -> DateTime<Utc> {
        time_zone::moment(date_of(self.tournament.starts_on, day), minute, &self.tournament.time_zone)
    }

    /// When something ends: on the next day where that is earlier than it begins.
    fn end(&self, day: i64, begin: i64, end: i64) -> DateTime<Utc> {
        self.moment(if end < begin { day + 1 } else { day }, end)
    }
}
