//! The standings with what makes them, the players, and one of them.

use actix_web::{HttpRequest, web};
use reeve_rules::standings;
use reeve_rules::standings::GameArithmetic;
use reeve_rules::tournament::vocabulary::Stage;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::HashMap;

use reeve_http::api::answer;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_store::Snapshot;
use reeve_views::bracket::champion;
use reeve_views::player_day::{self, DayReader, player_day};
use reeve_views::rounds::RoundAt;
use reeve_views::standings::draws;
use reeve_views::standings::public::PublicStandings;
use reeve_views::standings::ranking::{Ranking, ranked};
use reeve_views::standings::table::{self, Progress, StandingsRow, StandingsTable};
use reeve_views::tournament;
use reeve_views::visibility::Reader;

use crate::api::parts::{
    Chain, Champion, Criterion, Drawing, DrawnLot, Moment, RoundRef, Share, Status, Tally, Word, drawn_for, words_for,
};

words_for! {
    /// How far the tournament is, by the results that count.
    After for standings::After {
        Prelim,
        SomeSemis,
        Semis,
        Final,
    }
}

words_for! {
    /// How far a player came.
    Reached for standings::Reached {
        Final,
        /// Won a semi-final.
        SemiWinner,
        /// Has a semi-final to play.
        SemiPending,
        Semi,
        Prelim,
    }
}

words_for! {
    /// Who goes on to a stage.
    GoesOn for table::GoesOn {
        /// Those who have a seat there.
        Seated,
        /// The best-ranked as things stand, while preliminary games are to come.
        SoFar,
        /// The best-ranked.
        Best,
        /// Who won a semi-final.
        SemiWinners,
    }
}

/// The standings.
#[derive(Serialize, JsonSchema)]
pub(super) struct Standings {
    after: After,
    /// Whether the champion is declared, so that nothing moves any more.
    settled: bool,
    /// What they stand on; null before the first result is public, and then there are no rows.
    basis: Option<Basis>,
    /// What players are compared by after the preliminary games, before lots.
    ranked_by: Vec<Criterion>,
    /// By rank, then name; the disqualified last.
    rows: Vec<Row>,
    drawings: Vec<Drawing>,
    champion: Option<Champion>,
    chain: Option<Chain>,
}

/// The last round of which results count.
#[derive(Serialize, JsonSchema)]
pub(super) struct Basis {
    round: RoundRef,
    /// When it was closed; null while it is on.
    closed_at: Option<Moment>,
    /// How many results of it count, of how many; null once all do.
    results: Option<usize>,
    tables: Option<usize>,
    /// Whether the final is played and the champion not declared yet.
    provisional: bool,
}

impl Basis {
    fn of(basis: &table::Basis, zone: &str) -> Basis {
        let (closed_at, partly) = match basis.progress {
            Progress::Closed(at) => (Some(Moment::of(at, zone)), None),
            Progress::Complete => (None, None),
            Progress::Partly { finals, tables } => (None, Some((finals, tables))),
        };
        Basis {
            round: RoundAt { stage: basis.stage, number: basis.round }.into(),
            closed_at,
            results: partly.map(|(finals, _)| finals),
            tables: partly.map(|(_, tables)| tables),
            provisional: basis.provisional,
        }
    }
}

/// A line of the standings.
#[derive(Serialize, JsonSchema)]
pub(super) struct Row {
    /// Null for the disqualified.
    rank: Option<u32>,
    /// Whether others have the same rank: until lots are drawn nothing tells them apart.
    shared: bool,
    /// The number of the player in the tournament.
    number: i64,
    name: String,
    status: Status,
    tally: Tally,
    /// The rank after the preliminary games.
    prelim_rank: Option<u32>,
    /// The lot, where one was drawn; the lower one ranks higher.
    lot: Option<u32>,
    reached: Reached,
    /// The result of the final, for who sat there.
    in_final: Option<InFinal>,
    /// By what the player above stands above; null in the first line and for the disqualified.
    separated_by: Option<Criterion>,
    /// In what the two are equal.
    equal_in: Vec<Criterion>,
    /// How many ranks were gained since the last preliminary round but one; less than 0 where ranks were lost.
    moved: Option<i64>,
    games: Vec<Game>,
    /// The closed preliminary rounds in which the player had no seat or was absent.
    missed: Vec<i64>,
    /// On the final day of a series: what the player brings from the event that counts.
    brought: Option<Brought>,
    /// Whether the player goes on to something elsewhere, once the result stands.
    qualified: bool,
    /// The line below the last one who goes on to a stage.
    cut: Option<Cut>,
}

/// What a player did in the final.
#[derive(Serialize, JsonSchema)]
pub(super) struct InFinal {
    /// VP as many as count.
    vp: u8,
    won: bool,
}

/// A game that counts, with its arithmetic.
#[derive(Serialize, JsonSchema)]
pub(super) struct Game {
    #[serde(flatten)]
    round: RoundRef,
    table: u32,
    /// VP as stated.
    vp: u8,
    /// The score made up for each that is missing, at a table of fewer than four.
    dummy: Option<u8>,
    /// The VP of the table, with that score.
    total: u32,
    vp_percent: Share,
    /// The place at the table, from 1.
    place: u8,
    points: Option<String>,
    won: bool,
}

impl From<GameArithmetic> for Game {
    fn from(game: GameArithmetic) -> Game {
        Game {
            round: RoundAt { stage: game.stage, number: game.round.into() }.into(),
            table: game.table,
            vp: game.vp.stated(),
            dummy: game.dummy,
            total: game.total,
            vp_percent: game.vp_percent.into(),
            place: game.place,
            points: game.points.map(|points| points.to_string()),
            won: game.won,
        }
    }
}

/// What somebody brings from an event of the series.
#[derive(Serialize, JsonSchema)]
pub(super) struct Brought {
    event: String,
    tally: Tally,
}

/// A line between those who go on to a stage and the others.
#[derive(Serialize, JsonSchema)]
pub(super) struct Cut {
    stage: Word<Stage>,
    goes_on: GoesOn,
    /// Where players who share a rank stand on both sides, so that lots decide.
    tied: Option<Tied>,
    /// What tells the last one above from the next one below.
    told_apart_by: Option<Criterion>,
}

/// Players who share the last rank that goes on.
#[derive(Serialize, JsonSchema)]
pub(super) struct Tied {
    rank: u32,
    players: usize,
    /// How many of them go on.
    places: usize,
}

impl From<table::Cut> for Cut {
    fn from(cut: table::Cut) -> Cut {
        let tied = cut.tied.map(|tied| Tied { rank: tied.rank.0, players: tied.players, places: tied.places });
        Cut {
            stage: Word(cut.stage),
            goes_on: cut.goes_on.into(),
            tied,
            told_apart_by: cut.told_apart_by.map(Criterion::from),
        }
    }
}

impl Row {
    fn of(table: &StandingsTable<'_>, line: &StandingsRow<'_>, moved: &HashMap<standings::RankedId, i64>) -> Row {
        let (row, points) = (line.row, table.rules().gives_points());
        let why = table.explain(line);
        Row {
            rank: row.rank.map(|rank| rank.0),
            shared: table.is_shared(line),
            number: line.number,
            name: row.name.clone(),
            status: (&row.status).into(),
            tally: Tally::of(&row.tally, points),
            prelim_rank: row.prelim_rank.map(|rank| rank.0),
            lot: row.lot.map(|lot| lot.0),
            reached: row.reached.into(),
            in_final: row.in_final.map(|(vp, won)| InFinal { vp: vp.counted(), won }),
            separated_by: row.from_above.map(Criterion::from),
            equal_in: line.above.iter().flat_map(|above| above.in_common()).map(Criterion::from).collect(),
            moved: moved.get(&row.player).copied(),
            games: why.games.into_iter().map(Game::from).collect(),
            missed: why.missed,
            brought: why.brought.map(|(event, tally)| Brought { event, tally: Tally::of(&tally, points) }),
            qualified: table.qualifies(line),
            cut: line.cut.map(Cut::from),
        }
    }
}

/// The drawings of lots, in the order in which they were made.
fn drawings(snapshot: &Snapshot) -> Vec<Drawing> {
    let zone = &snapshot.tournament.time_zone;
    let drawing = |drawn: draws::Drawing<'_>| {
        let (ranks, reason) = drawn_for(&drawn.draw.reason);
        Drawing {
            at: Moment::of(drawn.draw.drawn_at, zone),
            method: Word(drawn.draw.method),
            seed: drawn.draw.seed.map(|seed| seed.to_string()),
            ranks,
            reason,
            by: drawn.draw.drawn_by_name.clone(),
            witness: Some(drawn.draw.witness.clone()).filter(|witness| !witness.is_empty()),
            lots: drawn.lots.into_iter().map(|one| DrawnLot { name: one.name, lot: one.lot }).collect(),
        }
    };
    draws::drawings(snapshot).into_iter().map(drawing).collect()
}

pub(super) async fn show(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let PublicStandings { snapshot, chain, .. } = PublicStandings::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let table = StandingsTable::of(&snapshot, &ranking);
    let moved = table.moved();
    let rows = table.rows.iter().filter(|_| table.basis.is_some());
    answer(
        &http,
        &Standings {
            after: table.after.into(),
            settled: table.settled,
            basis: table.basis.map(|basis| Basis::of(&basis, &snapshot.tournament.time_zone)),
            ranked_by: table
                .rules()
                .chain
                .links()
                .iter()
                .map(|link| standings::Criterion::from(*link).into())
                .collect(),
            rows: rows.map(|row| Row::of(&table, row, &moved)).collect(),
            drawings: drawings(&snapshot),
            champion: champion::Champion::of(&snapshot, &ranking).map(Champion::from),
            chain: chain.map(Chain::from),
        },
    )
}

/// The players who have or had a seat that everybody may see, by rank, then name. Nobody else is public.
#[derive(Serialize, JsonSchema)]
pub(super) struct Players {
    players: Vec<PlayerInList>,
}

/// A player in short.
#[derive(Serialize, JsonSchema)]
pub(super) struct PlayerInList {
    /// The number in the tournament.
    number: i64,
    name: String,
    status: Status,
    /// Null for the disqualified.
    rank: Option<u32>,
}

impl PlayerInList {
    fn of(line: &StandingsRow<'_>) -> PlayerInList {
        PlayerInList {
            number: line.number,
            name: line.row.name.clone(),
            status: (&line.row.status).into(),
            rank: line.row.rank.map(|rank| rank.0),
        }
    }
}

pub(super) async fn players(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = tournament::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let table = StandingsTable::of(&snapshot, &ranking);
    answer(&http, &Players { players: table.rows.iter().map(PlayerInList::of).collect() })
}

/// A player.
#[derive(Serialize, JsonSchema)]
pub(super) struct Player {
    #[serde(flatten)]
    head: PlayerInList,
    /// Where the player sits now or next; null where no such seat is public.
    seat: Option<SeatNow>,
    /// The games whose seats are public, in the order in which they are played.
    games: Vec<PlayerGame>,
    /// The line in the standings, once a result is public.
    standing: Option<Row>,
}

/// A seat in the round that is on, or comes next.
#[derive(Serialize, JsonSchema)]
pub(super) struct SeatNow {
    round: RoundRef,
    table: i64,
    position: i64,
    /// Whether the games of the round have begun.
    playing: bool,
    /// Whether the record sheet marks the player absent.
    absent: bool,
}

/// A game of the player.
#[derive(Serialize, JsonSchema)]
pub(super) struct PlayerGame {
    round: RoundRef,
    table: i64,
    position: i64,
    /// Once it is public.
    result: Option<PlayerResult>,
    opponents: Vec<Opponent>,
}

/// What came out for the player.
#[derive(Serialize, JsonSchema)]
pub(super) struct PlayerResult {
    /// VP as stated; null where the player did not come.
    vp: Option<i64>,
    won: bool,
    not_counted: bool,
    decided: bool,
}

/// Somebody whom the player meets.
#[derive(Serialize, JsonSchema)]
pub(super) struct Opponent {
    number: i64,
    name: String,
    vp: Option<i64>,
    won: bool,
    absent: bool,
}

impl From<player_day::OwnGame> for PlayerGame {
    fn from(game: player_day::OwnGame) -> PlayerGame {
        let opponent = |one: player_day::Opponent| Opponent {
            number: one.number,
            name: one.name,
            vp: one.vp,
            won: one.won,
            absent: one.absent,
        };
        PlayerGame {
            round: game.round.into(),
            table: game.table,
            position: game.position,
            result: game.result.map(|result| PlayerResult {
                vp: result.vp,
                won: result.won,
                not_counted: result.not_counted,
                decided: result.decided.is_some(),
            }),
            opponents: game.opponents.into_iter().map(opponent).collect(),
        }
    }
}

pub(super) async fn player(
    request: RequestContext,
    http: HttpRequest,
    path: web::Path<(String, String)>,
) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = tournament::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let number = &path.1;
    let player = snapshot.players.iter().find(|player| player.number.to_string() == *number).ok_or(Error::Missing)?;
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    // Nobody is public who has no seat that is.
    ranking.standings.row(ranked(player.id)).ok_or(Error::Missing)?;
    let table = StandingsTable::of(&snapshot, &ranking);
    let line = table.row_of(player.id).ok_or(Error::Missing)?;
    let day = player_day(&snapshot, &ranking, player, DayReader::Everybody);
    answer(
        &http,
        &Player {
            head: PlayerInList::of(line),
            seat: day.seat.map(|seat| SeatNow {
                round: seat.round.into(),
                table: seat.table,
                position: seat.position,
                playing: seat.playing,
                absent: seat.absent,
            }),
            games: day.games.into_iter().map(PlayerGame::from).collect(),
            standing: table.basis.map(|_| Row::of(&table, line, &table.moved())),
        },
    )
}
