//! A tournament as the events of a calendar.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use crate::ui::face_view::date_of;
use reeve_files::calendar::{CalendarEvent, EventTime};
use reeve_rules::tournament::programme::{ProgrammeEntry, ProgrammeKind, clock};
use reeve_store::face::Face;
use reeve_store::tournament::Tournament;
use reeve_time_zone as time_zone;
use reeve_urls as urls;
use reeve_views::own_calendar::CalendarGame;
use reeve_views::programme::{ProgrammeItem, programme};
use reeve_words as words;
use reeve_words::face;

/// How long something takes of which only the beginning is known, in minutes.
const LONG: i64 = 105;

/// What the events of a tournament are made of.
#[derive(Debug, Clone, Copy)]
pub struct CalendarSource<'a> {
    pub tournament: &'a Tournament,
    /// What it says of itself.
    pub said: &'a Face,
    pub planned: &'a [ProgrammeEntry],
    /// When anything of it was last changed.
    pub changed: DateTime<Utc>,
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
            let day = if line.day > 1 { texts::face::day_numbered(line.day) } else { String::new() };
            [day.as_str(), &clock(line.begins_at), &what, &more].join(" ").trim().to_owned()
        });
        let text: Vec<String> =
            Some(self.said.description.clone()).into_iter().filter(|text| !text.is_empty()).chain(told).collect();
        self.event("", time, self.tournament.name.clone(), text.join("\n"))
    }

    /// The entries of the programme for the player with a number, with the player's `games`; the whole tournament where there is no
    /// programme. Each keeps its place in a calendar, whatever comes in before it.
    pub fn of_player(&self, number: i64, games: &[CalendarGame]) -> Vec<CalendarEvent> {
        let mut events: Vec<CalendarEvent> = Vec::new();
        if self.planned.is_empty() {
            events.push(self.whole());
        }
        let mut met: BTreeMap<ProgrammeKind, i64> = BTreeMap::new();
        let kind_of = |game: &CalendarGame| ProgrammeKind::of_round(game.round.stage, game.round.number);
        for entry in self.planned {
            let times = met.entry(entry.kind).or_default();
            *times += 1;
            let game = games.iter().find(|game| kind_of(game) == Some(entry.kind));
            events.push(self.of_entry((number, *times), entry, game));
        }
        let unplanned = games.iter().filter_map(|game| Some((kind_of(game)?, game)));
        let unplanned = unplanned.filter(|(kind, _)| !met.contains_key(kind));
        events.extend(unplanned.map(|(kind, game)| self.of_game(number, kind, game)));
        events
    }

    /// An entry of the programme, the `times`th of its kind.
    fn of_entry(
        &self,
        (number, times): (i64, i64),
        entry: &ProgrammeEntry,
        game: Option<&CalendarGame>,
    ) -> CalendarEvent {
        let planned = self.moment(entry.day, entry.begins_at);
        let lasts = entry.ends_at.map(|end| self.end(entry.day, entry.begins_at, end) - planned);
        let from = game.and_then(|game| game.begins).unwrap_or(planned);
        let until = from + lasts.unwrap_or(TimeDelta::minutes(LONG));
        let (what, more) = face::item(&ProgrammeItem::Entry(entry.kind, entry.title.clone()));
        let title = self.named(what, game);
        self.event(&part(number, entry.kind, times), EventTime::Moments(from, Some(until)), title, more)
    }

    /// A game that stands in no programme: on the day on which its seats became public where its time is not known.
    fn of_game(&self, number: i64, kind: ProgrammeKind, game: &CalendarGame) -> CalendarEvent {
        let day = game.published.map(|at| time_zone::local(at, &self.tournament.time_zone).date_naive());
        let day = day.map_or(self.tournament.starts_on, |day| day.max(self.tournament.starts_on));
        let moments = |from| EventTime::Moments(from, Some(from + TimeDelta::minutes(LONG)));
        let time = game.begins.map_or(EventTime::Days(day, day), moments);
        let title = self.named(face::kind(kind), Some(game));
        self.event(&part(number, kind, 1), time, title, String::new())
    }

    /// What it is, with the player's seat and the tournament.
    fn named(&self, what: String, game: Option<&CalendarGame>) -> String {
        let terms = words::games::terms(self.tournament.system.system());
        let seat = game.map(|game| texts::own::calendar_seat(terms, game.table, game.position));
        let title = [Some(what), seat, Some(self.tournament.name.clone())];
        title.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn event(&self, part: &str, time: EventTime, title: String, text: String) -> CalendarEvent {
        let t = self.tournament;
        let address = if self.said.address.is_empty() { String::new() } else { self.said.address.replace('\n', ", ") };
        let place =
            [t.place.as_str(), &address].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
        // The same on every server and under every address, so that no calendar has it twice.
        let identity = t.identity.clone().unwrap_or_else(|| format!("tournament-{}", t.id));
        let uid = format!("{identity}{part}@reeve");
        let url = urls::public(&t.slug).home().on(self.public_url);
        CalendarEvent { uid, changed: self.changed, time, title, place, text, url, cancelled: t.is_called_off() }
    }

    /// A minute of a day of the tournament.
    pub(crate) fn moment(&self, day: i64, minute: i64) -> DateTime<Utc> {
        time_zone::moment(date_of(self.tournament.starts_on, day), minute, &self.tournament.time_zone)
    }

    /// When something ends: on the next day where that is earlier than it begins.
    fn end(&self, day: i64, begin: i64, end: i64) -> DateTime<Utc> {
        self.moment(if end < begin { day + 1 } else { day }, end)
    }
}

/// What tells an entry in the calendar of the player with a number from the others: what it is, and the how many-th of its kind.
fn part(number: i64, kind: ProgrammeKind, times: i64) -> String {
    match times {
        1 => format!("-{number}-{kind}"),
        times => format!("-{number}-{kind}-{times}"),
    }
}
