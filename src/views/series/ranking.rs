//! The ranking of a series: each player's best single event, as a reader may know it (1.2.3, 1.2.4).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, Utc};

use reeve_rules::bracket;
use reeve_rules::refusals::refusals;
use reeve_rules::rule_set::RuleSet;
use reeve_rules::series;
use reeve_rules::series::prospects::{FinalPlaces, OpenEvent, SeriesProspect};
use reeve_rules::series::{SeriesEvent, SeriesRow};
use reeve_rules::standings::lots::{Candidate, Presence, TieDecides, TiedGroup, tied_candidates};
use reeve_rules::standings::{Entrant, GameTally, LotNumber, Lots, PlayedGame, RankedId, Status};
use reeve_rules::tournament::format;
use reeve_rules::tournament::format::{Format, Stages};
use reeve_rules::tournament::vocabulary::{Phase, Stage};
use reeve_store::series::Series;
use reeve_store::series_lots::{SeriesDraw, SeriesLot};
use reeve_store::tournament::Tournament;
use reeve_store::{
    Error, IndividualId, PlayerId, Snapshot, TournamentId, Tx, confirmed_distinct, individual, series_final,
    series_lots,
};

use crate::series::disqualified::{Disqualified, disqualified};
use crate::series::persons::Persons;
use crate::series::prospects;
use crate::series::{EventState, sees_event};
use crate::standings::ranking;
use crate::standings::ranking::Ranking;
use crate::visibility;
use crate::visibility::Reader;

/// Everything that is stored of a series and its events.
#[derive(Debug, Clone)]
pub struct SeriesContent {
    /// The events, in the order of their days.
    pub events: Vec<Snapshot>,
    pub persons: Persons,
    pub joined: Vec<(PlayerId, IndividualId)>,
    /// Who was said to be two people.
    pub apart: Vec<(PlayerId, PlayerId)>,
    pub lots: Vec<SeriesLot>,
    /// The drawings, the oldest first.
    pub draws: Vec<SeriesDraw>,
    /// Who is disqualified in an event, or on the final day.
    pub out: Vec<Disqualified>,
}

impl SeriesContent {
    /// Reads it. Ten statements, however many events and players there are.
    pub async fn read(tx: &mut Tx, series: &Series) -> Result<SeriesContent, Error> {
        let events = Snapshot::of_series(tx, series.id).await?;
        let joined = individual::of_series(tx, series.id).await?;
        let lots = series_lots::lots(tx, series.id).await?;
        let draws = series_lots::draws(tx, series.id).await?;
        let apart = confirmed_distinct::of_series(tx, series.id).await?;
        let out = disqualified(tx, series.id).await?;
        Ok(SeriesContent { persons: Persons::of(&events, &joined, &apart), events, joined, apart, lots, draws, out })
    }

    /// The same with the tournament of the final day, once that is made.
    pub async fn with_final_day(tx: &mut Tx, series: &Series) -> Result<(SeriesContent, Option<Tournament>), Error> {
        Ok((SeriesContent::read(tx, series).await?, series_final::tournament_of(tx, series.id).await?))
    }

    /// The clause under which each person is disqualified, as a reader may know it.
    fn clauses(&self, reader: Reader) -> BTreeMap<RankedId, &str> {
        let is_hidden = |id| {
            let event = self.events.iter().find(|event| event.tournament.id == id);
            event.is_some_and(|event| !sees_event(reader, &event.tournament))
        };
        let told = self.out.iter().rev().filter(|one| !is_hidden(one.at));
        told.map(|one| (self.persons.person(one.player), one.clause.as_str())).collect()
    }

    /// The tournaments that the events are.
    pub fn tournaments(&self) -> impl Iterator<Item = &Tournament> {
        self.events.iter().map(|event| &event.tournament)
    }

    /// The same with other words on who is who.
    pub fn with(&self, joined: Vec<(PlayerId, IndividualId)>, apart: Vec<(PlayerId, PlayerId)>) -> SeriesContent {
        let persons = Persons::of(&self.events, &joined, &apart);
        SeriesContent { persons, joined, apart, ..self.clone() }
    }
}

/// An event, as its reader is told of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventLine {
    pub id: TournamentId,
    pub slug: String,
    pub name: String,
    pub place: String,
    pub starts_on: NaiveDate,
    pub state: EventState,
    pub phase: Phase,
    /// How many people have a result in it that counts.
    pub players: usize,
    /// Whether everybody finds a page of it.
    pub has_page: bool,
    /// Whether a result of it was published, so that taking it out changes what everybody has seen.
    pub has_public_result: bool,
}

/// The ranking of a series.
#[derive(Debug, Clone)]
pub struct SeriesRanking {
    /// The events in the order in which their first rounds began; those ahead behind them, by their days.
    pub events: Vec<EventLine>,
    /// The rows; the events in them are those of [`SeriesRanking::events`] by their place.
    pub rows: Vec<SeriesRow>,
    /// The number of each ranked player within the event that counts.
    pub numbers: BTreeMap<RankedId, i64>,
    /// How many different people have played in any event, and what that means (1.1.3).
    pub format: Format,
    /// The groups that share a rank.
    pub tied: Vec<TiedGroup>,
    /// What is certain of each row while events are still to be played, in the order of the rows; none where nothing is.
    pub prospects: Vec<Option<SeriesProspect>>,
    /// How many play the final day, at least and at most.
    pub places: FinalPlaces,
    /// What it is ranked by.
    pub rules: RuleSet,
}

impl SeriesRanking {
    /// Ranks a series as a reader may know it. Hidden events count for nobody.
    ///
    /// Error: [`Error::Broken`] where the store holds a result that no sheet can have.
    pub fn of(series: &Series, content: &SeriesContent, reader: Reader) -> Result<SeriesRanking, Error> {
        let mut told: Vec<&Snapshot> =
            content.events.iter().filter(|event| sees_event(reader, &event.tournament)).collect();
        told.sort_by_key(|event| began(event));
        let out = content.clauses(reader);
        let played =
            told.iter().map(|event| EventPlayed::of(event, content, (reader, &out))).collect::<Result<Vec<_>, _>>()?;
        let events: Vec<SeriesEvent<'_>> =
            played.iter().map(|event| SeriesEvent { players: &event.players, games: &event.games }).collect();
        let lots = lots_of(content)?;
        let rules = rules_of(series);
        let rows = series::ranking(&events, &lots, &rules, series.settings.tied_places);
        let format = format::format(series::attendance(&events));
        let lines = told.iter().zip(&played).map(|(event, played)| event_line(event, played)).collect();
        let numbers = rows.iter().filter_map(|row| Some((row.player, number(row, &told, content)?))).collect();
        // Those that the reader is told nothing of are to come all the same.
        let hidden = content.events.iter().filter(|event| !sees_event(reader, &event.tournament));
        let hidden = hidden.filter(|event| EventState::of(event).is_open()).map(prospects::ahead);
        let open: Vec<OpenEvent> = played.iter().filter_map(|event| event.open.clone()).chain(hidden).collect();
        let places = FinalPlaces::of(format.attendance, most_people(format.attendance, &rows, &open));
        let prospects = match open.is_empty() {
            true => vec![None; rows.len()],
            false => series::prospects::prospects(&rows, &open, places, &rules),
        };
        let tied = tied(&rows, &format, &lots);
        Ok(SeriesRanking { events: lines, tied, rows, numbers, format, prospects, places, rules })
    }

    /// What is certain of a person.
    pub fn prospect(&self, person: RankedId) -> Option<SeriesProspect> {
        let at = self.rows.iter().position(|row| row.player == person)?;
        self.prospects.get(at).copied().flatten()
    }

    /// The events whose games are not over, so that the ranking may still change.
    pub fn open(&self) -> impl Iterator<Item = &EventLine> {
        self.events.iter().filter(|event| event.state.is_open())
    }

    /// The people who need a lot before the places can be given.
    pub fn undrawn(&self) -> Vec<RankedId> {
        self.tied.iter().filter(|group| group.decides.is_some()).flat_map(|group| group.undrawn.clone()).collect()
    }

    /// Whether lots can be drawn now, or why not.
    pub fn may_draw(&self) -> Result<(), LotsNotNow> {
        let open: Vec<String> = self.open().map(|event| event.name.clone()).collect();
        if !open.is_empty() {
            return Err(LotsNotNow::EventsOpen(open));
        }
        if self.undrawn().is_empty() { Err(LotsNotNow::NothingTied) } else { Ok(()) }
    }

    /// What the order of a shared rank decides, by the player's row.
    pub fn decides(&self, row: &SeriesRow) -> Option<TieDecides> {
        self.tied.iter().find(|group| group.players.contains(&row.player)).and_then(|group| group.decides)
    }
}

refusals! {
    /// Why lots can't be drawn now.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub enum LotsNotNow {
        /// The games of these events are not over.
        EventsOpen(Vec<String>) = "events-open" in "1.2.4",
        /// Nobody shares a rank that decides a place.
        NothingTied = "nothing-tied-in-series" in "1.2.4",
    }
}

/// What was played in an event, by people and not by players.
struct EventPlayed {
    players: Vec<Entrant>,
    games: Vec<PlayedGame>,
    /// What is to come in it; none where it is over.
    open: Option<OpenEvent>,
}

impl EventPlayed {
    /// `out`: the clause of each person who is disqualified in the series, here or elsewhere.
    fn of(
        event: &Snapshot,
        content: &SeriesContent,
        (reader, out): (Reader, &BTreeMap<RankedId, &str>),
    ) -> Result<EventPlayed, Error> {
        if EventState::of(event).counts_for_nothing() {
            return Ok(EventPlayed { players: Vec::new(), games: Vec::new(), open: None });
        }
        let person = |id: RankedId| content.persons.person(ranking::stored(id));
        let ranked = Ranking::of(event, reader)?;
        let mut players = ranked.entrants().to_vec();
        for entrant in &mut players {
            entrant.id = person(entrant.id);
            if let Some(clause) = out.get(&entrant.id) {
                entrant.status = Status::Disqualified { clause: (*clause).to_owned() };
            }
        }
        let mut games = ranked.games().to_vec();
        games.iter_mut().flat_map(|game| &mut game.seats).for_each(|seat| seat.player = person(seat.player));
        Ok(EventPlayed { players, games, open: prospects::open_event(event, &ranked, &content.persons) })
    }
}

/// How many different people it can be at most in the end; none where nothing limits them.
fn most_people(now: usize, rows: &[SeriesRow], open: &[OpenEvent]) -> Option<usize> {
    let known: BTreeSet<RankedId> = rows.iter().map(|row| row.player).collect();
    let new: BTreeSet<RankedId> =
        open.iter().flat_map(|event| event.players.keys().copied()).filter(|player| !known.contains(player)).collect();
    open.iter().try_fold(now + new.len(), |sum, event| Some(sum + event.others?))
}

/// By what the events stand in order: when round 1 began, then the day.
fn began(event: &Snapshot) -> (bool, Option<DateTime<Utc>>, NaiveDate, i64) {
    let t = &event.tournament;
    let began = event.round(Stage::Prelim, 1).and_then(|round| round.row.started_at);
    (began.is_none(), began, t.starts_on, t.id.0)
}

fn event_line(event: &Snapshot, played: &EventPlayed) -> EventLine {
    let t = &event.tournament;
    let people: BTreeSet<RankedId> = played.games.iter().flat_map(|game| &game.seats).map(|seat| seat.player).collect();
    EventLine {
        id: t.id,
        slug: t.slug.clone(),
        name: t.name.clone(),
        place: t.place.clone(),
        starts_on: t.starts_on,
        state: EventState::of(event),
        phase: t.phase,
        players: people.len(),
        has_page: sees_event(Reader::Everybody, t),
        has_public_result: visibility::has_public_result(event),
    }
}

/// The number of a player within the event that counts.
fn number(row: &SeriesRow, told: &[&Snapshot], content: &SeriesContent) -> Option<i64> {
    let event = told.get(row.event)?;
    let (_, player) = content.persons.players(row.player).find(|(id, _)| *id == event.tournament.id)?;
    event.player(player).map(|player| player.number)
}

/// The lots by person. Whoever was two people when lots were drawn keeps the lower one.
fn lots_of(content: &SeriesContent) -> Result<Lots, Error> {
    let mut lots = Lots::new();
    for lot in &content.lots {
        let number = LotNumber(u32::try_from(lot.lot).map_err(Error::broken)?);
        lots.entry(content.persons.person(lot.player_id)).or_insert(number);
    }
    Ok(lots)
}

fn tied(rows: &[SeriesRow], format: &Format, lots: &Lots) -> Vec<TiedGroup> {
    let candidate =
        |row: &SeriesRow| row.rank.map(|rank| Candidate { player: row.player, rank, presence: Presence::Here });
    let candidates: Vec<Candidate> = rows.iter().filter_map(candidate).collect();
    tied_candidates(&candidates, places(format), lots)
}

/// The rule set of a series.
pub fn rules_of(_: &Series) -> RuleSet {
    RuleSet::default()
}

/// How many go on: sixteen to the semi-finals, or four to the final where there are none.
pub fn places(format: &Format) -> usize {
    match format.stages {
        Stages::SemiFinals => bracket::SEMI_PLACES,
        Stages::FinalOnly | Stages::Nothing => bracket::FINAL_PLACES,
    }
}

/// The other events of a row, the best first, each with what it adds up to.
pub fn others(row: &SeriesRow, rules: &RuleSet) -> Vec<(usize, GameTally)> {
    let mut others: Vec<_> = row.events.iter().copied().filter(|(event, _)| *event != row.event).collect();
    others.sort_by_key(|(event, tally)| (Reverse(series::strength(tally, rules)), *event));
    others
}

/// The people who drew in a drawing, lowest lot first: each by the name in the ranking.
pub fn drawn<'r>(draw: &SeriesDraw, content: &SeriesContent, ranking: &'r SeriesRanking) -> Vec<(&'r str, i64)> {
    let name = |player: PlayerId| {
        let person = content.persons.person(player);
        ranking.rows.iter().find(|row| row.player == person).map(|row| row.name.as_str())
    };
    let of_draw = content.lots.iter().filter(|lot| lot.draw_id == draw.id);
    of_draw.filter_map(|lot| Some((name(lot.player_id)?, lot.lot))).collect()
}
