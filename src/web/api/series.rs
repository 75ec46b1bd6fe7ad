//! The series that everybody sees, one of them, and its ranking.

use actix_web::HttpRequest;
use chrono::NaiveDate;
use reeve_rules::series::SeriesRow;
use reeve_rules::series::prospects;
use reeve_rules::standings;
use schemars::JsonSchema;
use serde::Serialize;

use reeve_http::api::answer;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_store::series::Series;
use reeve_store::series_lots::SeriesDraw;
use reeve_urls as urls;
use reeve_views::series;
use reeve_views::series::public::PublicRanking;
use reeve_views::series::ranking::{EventLine, SeriesRanking, drawn};
use reeve_views::series::season::ListedSeries;

use crate::api::parts::{Criterion, Drawing, DrawnLot, Moment, Status, Tally, Word, drawn_for, words_for};
use crate::api::tournaments::TournamentInList;

words_for! {
    /// How far an event of a series is.
    EventState for series::EventState {
        /// Its first round is not public.
        Ahead,
        Playing,
        /// Its games are over.
        Over,
        Hidden,
        /// It does not take place.
        CalledOff,
    }
}

words_for! {
    /// Whether somebody plays the final day, as far as that is certain.
    Certain for prospects::SeriesProspect {
        /// Surely, even without another game.
        In,
        /// Surely not, unless somebody ahead does not come.
        Out,
        Open,
    }
}

/// The newest series.
#[derive(Serialize, JsonSchema)]
pub(super) struct SeriesList {
    series: Vec<SeriesInList>,
}

/// A series in short.
#[derive(Serialize, JsonSchema)]
pub(super) struct SeriesInList {
    /// Its short address, by which everything of it is asked for.
    slug: String,
    name: String,
    place: String,
    starts_on: NaiveDate,
    /// The day of its final, where that is known.
    final_on: Option<NaiveDate>,
    time_zone: String,
    /// The address of its page.
    page: String,
}

impl SeriesInList {
    fn of(series: &Series, public_url: &str) -> SeriesInList {
        SeriesInList {
            slug: series.slug.clone(),
            name: series.name.clone(),
            place: series.place.clone(),
            starts_on: series.starts_on,
            final_on: series.final_on,
            time_zone: series.time_zone.clone(),
            page: urls::series(&series.slug).home().on(public_url),
        }
    }
}

pub(super) async fn list(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let ListedSeries { series, .. } = ListedSeries::read(&mut tx).await?;
    drop(tx);
    let public_url = &request.app.public_url();
    answer(&http, &SeriesList { series: series.iter().map(|one| SeriesInList::of(one, public_url)).collect() })
}

/// A series.
#[derive(Serialize, JsonSchema)]
pub(super) struct SeriesAnswer {
    #[serde(flatten)]
    head: SeriesInList,
    /// The events in the order in which their first rounds began; those ahead behind them, by their days.
    events: Vec<Event>,
    /// How many different people have played in any event.
    players: usize,
    /// Whether these are enough for the championship.
    valid: bool,
    /// Whether events are still open, so that the ranking may change.
    provisional: bool,
    final_day: FinalDay,
}

/// An event of a series.
#[derive(Serialize, JsonSchema)]
pub(super) struct Event {
    /// The short address of the tournament.
    tournament: String,
    name: String,
    place: String,
    starts_on: NaiveDate,
    state: EventState,
    /// How many people have a result in it that counts.
    players: usize,
}

impl From<&EventLine> for Event {
    fn from(event: &EventLine) -> Event {
        Event {
            tournament: event.slug.clone(),
            name: event.name.clone(),
            place: event.place.clone(),
            starts_on: event.starts_on,
            state: event.state.into(),
            players: event.players,
        }
    }
}

/// The final day, and how its places are given.
#[derive(Serialize, JsonSchema)]
pub(super) struct FinalDay {
    /// How many play it at least; 0 where it is not certain that there is one.
    places_at_least: usize,
    places_at_most: usize,
    /// Since when the ranking is frozen, by which its players are invited.
    frozen_at: Option<Moment>,
    /// The last day on which an invitation that waits is answered.
    answer_by: Option<NaiveDate>,
    /// Where it is played, once everybody finds it.
    tournament: Option<TournamentInList>,
    /// Who won it, once that is declared.
    champion: Option<String>,
}

pub(super) async fn one(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let of = request.series()?;
    let mut tx = request.app.db.read().await?;
    let public = PublicRanking::read(&mut tx, of).await?;
    let champion = public.champion(&mut tx).await?;
    drop(tx);
    let (ranking, public_url) = (&public.ranking, &request.app.public_url());
    answer(
        &http,
        &SeriesAnswer {
            head: SeriesInList::of(of, public_url),
            events: ranking.events.iter().map(Event::from).collect(),
            players: ranking.format.attendance,
            valid: ranking.format.valid,
            provisional: ranking.open().next().is_some(),
            final_day: FinalDay {
                places_at_least: ranking.places.least,
                places_at_most: ranking.places.most,
                frozen_at: public.frozen_at.map(|at| Moment::of(at, &of.time_zone)),
                answer_by: public.answer_by,
                tournament: public.final_day().map(|t| TournamentInList::of(t, public_url)),
                champion,
            },
        },
    )
}

/// The ranking of a series: each player's best single event.
#[derive(Serialize, JsonSchema)]
pub(super) struct Ranking {
    /// What players are compared by, before lots.
    ranked_by: Vec<Criterion>,
    /// By rank, then name; the disqualified last.
    rows: Vec<RankingRow>,
    drawings: Vec<Drawing>,
}

/// A line of the ranking.
#[derive(Serialize, JsonSchema)]
pub(super) struct RankingRow {
    /// Null for the disqualified.
    rank: Option<u32>,
    /// The name in the event that counts.
    name: String,
    status: Status,
    /// The short address of the tournament that counts.
    tournament: Option<String>,
    /// The number of the player there.
    number: Option<i64>,
    /// What the games there add up to.
    tally: Tally,
    /// All events in which the player played.
    events: Vec<PlayedEvent>,
    lot: Option<u32>,
    /// By what the player above stands above; null in the first line and for the disqualified.
    separated_by: Option<Criterion>,
    /// What is certain while events are still to be played; null where nothing is asked.
    final_day: Option<Certain>,
}

/// An event in which somebody played.
#[derive(Serialize, JsonSchema)]
pub(super) struct PlayedEvent {
    tournament: Option<String>,
    tally: Tally,
}

impl RankingRow {
    fn of(ranking: &SeriesRanking, row: &SeriesRow) -> RankingRow {
        let points = ranking.rules.gives_points();
        let slug = |event: usize| ranking.events.get(event).map(|event| event.slug.clone());
        let event = |(event, tally): &(usize, standings::GameTally)| PlayedEvent {
            tournament: slug(*event),
            tally: Tally::of(tally, points),
        };
        RankingRow {
            rank: row.rank.map(|rank| rank.0),
            name: row.name.clone(),
            status: (&row.status).into(),
            tournament: slug(row.event),
            number: ranking.numbers.get(&row.player).copied(),
            tally: Tally::of(&row.tally, points),
            events: row.events.iter().map(event).collect(),
            lot: row.lot.map(|lot| lot.0),
            separated_by: row.from_above.map(Criterion::from),
            final_day: ranking.prospect(row.player).map(Certain::from),
        }
    }
}

pub(super) async fn ranking(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let of = request.series()?;
    let mut tx = request.app.db.read().await?;
    let PublicRanking { content, ranking, .. } = PublicRanking::read(&mut tx, of).await?;
    drop(tx);
    let drawing = |draw: &SeriesDraw| {
        let (ranks, reason) = drawn_for(&draw.reason);
        let lots = drawn(draw, &content, &ranking).into_iter();
        Drawing {
            at: Moment::of(draw.drawn_at, &of.time_zone),
            method: Word(draw.method),
            seed: draw.seed.map(|seed| seed.to_string()),
            ranks,
            reason,
            by: None,
            witness: None,
            lots: lots.map(|(name, lot)| DrawnLot { name: name.to_owned(), lot }).collect(),
        }
    };
    answer(
        &http,
        &Ranking {
            ranked_by: ranking
                .rules
                .chain
                .links()
                .iter()
                .map(|link| standings::Criterion::from(*link).into())
                .collect(),
            rows: ranking.rows.iter().map(|row| RankingRow::of(&ranking, row)).collect(),
            drawings: content.draws.iter().map(drawing).collect(),
        },
    )
}
