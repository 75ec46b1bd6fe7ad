//! The rounds with their seats and results, as far as they are public, and the board of a round.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, web};
use reeve_rules::boards::{BoardKind, BoardOrigin, HarborKind, Land, LayStep};
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::standings::GameArithmetic;
use reeve_rules::tournament::vocabulary::{RoundState, Stage};
use schemars::JsonSchema;
use serde::Serialize;

use reeve_http::api::answer;
use reeve_http::error::Error;
use reeve_http::request::RequestContext;
use reeve_http::response::HandlerResult;
use reeve_store::Snapshot;
use reeve_store::round_board::KeptBoard;
use reeve_store::snapshot;
use reeve_views::boards;
use reeve_views::hall::clock;
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::board::{self, BoardSeat, PublicTable, public_tables};
use reeve_views::seating::seat_list::{self, Seated, by_table};
use reeve_views::standings::ranking::{Ranking, ranked};
use reeve_views::visibility;
use reeve_views::visibility::Reader;

use crate::api::parts::{Moment, RoundRef, Share, Word, words_for};

words_for! {
    /// How far a table is. That a result is entered stays unknown until it is public.
    TableState for board::TableState {
        /// Its game has not begun.
        Waiting,
        Playing,
        Submitted,
        Disputed,
        /// Its result is public.
        Final,
    }
}

words_for! {
    /// Why nobody waits for a player at a seat.
    SeatMark for seat_list::SeatMark {
        Absent,
        Withdrawn,
        Disqualified,
    }
}

/// The rounds whose seats are public, in the order in which they are played.
#[derive(Serialize, JsonSchema)]
pub(super) struct Rounds {
    rounds: Vec<Round>,
}

/// A round.
#[derive(Serialize, JsonSchema)]
pub(super) struct Round {
    #[serde(flatten)]
    at: RoundRef,
    state: Word<RoundState>,
    started_at: Option<Moment>,
    /// When its games end, where they have a limit.
    ends_at: Option<Moment>,
    closed_at: Option<Moment>,
    /// Whether everybody may see its board.
    board: bool,
    tables: Vec<Table>,
}

/// A table of a round.
#[derive(Serialize, JsonSchema)]
pub(super) struct Table {
    number: i64,
    state: TableState,
    /// Whether a judge decided its game.
    decided: bool,
    /// What the judge let stand, where that was asked.
    stands: Option<Word<WhatStands>>,
    /// By selection position.
    seats: Vec<Seat>,
}

/// A seat.
#[derive(Serialize, JsonSchema)]
pub(super) struct Seat {
    /// The selection position.
    position: i64,
    /// The number of the player in the tournament.
    number: i64,
    name: String,
    mark: Option<SeatMark>,
    /// Once the result of the table is public.
    result: Option<SeatResult>,
}

/// What came out for a player.
#[derive(Serialize, JsonSchema)]
pub(super) struct SeatResult {
    /// VP as stated; null for who did not come.
    vp: Option<i64>,
    won: bool,
    absent: bool,
    /// Whether the player came, and a judge decided that the game is not counted.
    not_counted: bool,
    /// The place at the table, from 1.
    place: Option<u8>,
    /// Points for the place with two decimals, where the rules give any.
    points: Option<String>,
    /// The share of the VP of the table.
    vp_percent: Option<Share>,
}

/// What the games of everybody are worth, by round, table and player.
struct Worth(BTreeMap<(Stage, i64, i64), GameArithmetic>);

impl Worth {
    fn of(snapshot: &Snapshot) -> Result<Worth, Error> {
        let ranking = Ranking::of(snapshot, Reader::Everybody)?;
        let games = snapshot.players.iter().flat_map(|player| {
            let games = ranking.games_of(ranked(player.id)).into_iter();
            games.map(|game| ((game.stage, i64::from(game.round), player.number), game))
        });
        Ok(Worth(games.collect()))
    }
}

impl Round {
    fn of(snapshot: &Snapshot, round: &snapshot::Round, worth: &Worth, kept: &[KeptBoard]) -> Round {
        let zone = &snapshot.tournament.time_zone;
        let at = RoundAt::of(round);
        let moment = |at: Option<_>| at.map(|at| Moment::of(at, zone));
        let running = clock::RoundClock::of(snapshot).filter(|clock| clock.at == at);
        let tables = public_tables(snapshot, round).into_iter().zip(by_table(snapshot, round));
        Round {
            at: at.into(),
            state: Word(round.row.state),
            started_at: moment(round.row.started_at),
            ends_at: moment(running.and_then(|clock| clock.ends)),
            closed_at: moment(round.row.closed_at),
            board: boards::public(snapshot, kept).iter().any(|(shown, _)| *shown == at),
            tables: tables.map(|(table, (_, seats))| Table::of(table, seats, at, worth)).collect(),
        }
    }
}

impl Table {
    fn of(table: PublicTable, seats: Vec<Seated>, at: RoundAt, worth: &Worth) -> Table {
        let is_final = table.state == board::TableState::Final;
        let result = |seat: BoardSeat| {
            let game = worth.0.get(&(at.stage, at.number, seat.number));
            SeatResult {
                vp: seat.vp,
                won: seat.won,
                absent: seat.absent,
                not_counted: seat.not_counted,
                place: game.map(|game| game.place),
                points: game.and_then(|game| game.points).map(|points| points.to_string()),
                vp_percent: game.map(|game| game.vp_percent.into()),
            }
        };
        let seats = seats.into_iter().zip(table.seats).map(|(seated, seat)| Seat {
            position: seated.position,
            number: seated.number,
            name: seated.name,
            mark: seated.mark.map(SeatMark::from),
            result: is_final.then(|| result(seat)),
        });
        Table {
            number: table.number,
            state: table.state.into(),
            decided: table.decided,
            stands: table.stands.map(Word),
            seats: seats.collect(),
        }
    }
}

pub(super) async fn list(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, kept) = boards::read_public(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let worth = Worth::of(&snapshot)?;
    let published = visibility::published(&snapshot).into_iter();
    let rounds = published.map(|round| Round::of(&snapshot, round, &worth, &kept)).collect();
    answer(&http, &Rounds { rounds })
}

/// The round that an address names.
fn named((_, stage, number): &(String, String, String)) -> Result<RoundAt, Error> {
    let stage = Stage::from_code(stage).ok_or(Error::Missing)?;
    Ok(RoundAt { stage, number: number.parse().map_err(|_| Error::Missing)? })
}

pub(super) async fn one(
    request: RequestContext,
    http: HttpRequest,
    path: web::Path<(String, String, String)>,
) -> HandlerResult {
    let at = named(&path)?;
    let mut tx = request.app.db.read().await?;
    let (snapshot, kept) = boards::read_public(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let round = visibility::published_round(&snapshot, at).ok_or(Error::Missing)?;
    answer(&http, &Round::of(&snapshot, round, &Worth::of(&snapshot)?, &kept))
}

/// The board of a round.
#[derive(Serialize, JsonSchema)]
pub(super) struct Board {
    round: RoundRef,
    kind: Word<BoardKind>,
    origin: Word<BoardOrigin>,
    /// What it was made from, or its pieces were drawn from.
    seed: Option<String>,
    /// Whether it was made as an even one.
    even: bool,
    land: Vec<LandPiece>,
    harbors: Vec<HarborPiece>,
    chits: Vec<ChitPiece>,
    /// The whole board as docs/BOARDS.md has it.
    text: String,
}

/// A hex by its axial coordinates: `q` grows to the right and `r` downwards; 0, 0 is the centre.
#[derive(Serialize, JsonSchema)]
pub(super) struct Hex {
    q: i8,
    r: i8,
}

impl From<reeve_rules::boards::Hex> for Hex {
    fn from(hex: reeve_rules::boards::Hex) -> Hex {
        Hex { q: hex.q, r: hex.r }
    }
}

/// A hex of land.
#[derive(Serialize, JsonSchema)]
pub(super) struct LandPiece {
    at: Hex,
    land: Word<Land>,
}

/// A harbor.
#[derive(Serialize, JsonSchema)]
pub(super) struct HarborPiece {
    /// The hex of the sea.
    at: Hex,
    /// The land that it faces.
    faces: Hex,
    harbor: Word<HarborKind>,
}

/// A number chit.
#[derive(Serialize, JsonSchema)]
pub(super) struct ChitPiece {
    at: Hex,
    number: u8,
}

impl Board {
    fn of(at: RoundAt, kept: &KeptBoard) -> Result<Board, Error> {
        let written = boards::read(kept)?;
        let seed = written.made.map(|made| made.seed.to_string());
        let mut board = Board {
            round: at.into(),
            kind: Word(written.island.kind()),
            origin: Word(kept.board_origin),
            seed: seed.or_else(|| kept.draw_seed.map(|seed| seed.to_string())),
            even: written.made.is_some_and(|made| made.is_even),
            land: Vec::new(),
            harbors: Vec::new(),
            chits: Vec::new(),
            text: kept.board_text.clone(),
        };
        for step in written.island.steps() {
            match *step {
                LayStep::Land { at, land } => board.land.push(LandPiece { at: at.into(), land: Word(land) }),
                LayStep::Harbor { at, faces, harbor } => {
                    board.harbors.push(HarborPiece { at: at.into(), faces: faces.into(), harbor: Word(harbor) });
                }
                LayStep::Chit { at, number } => board.chits.push(ChitPiece { at: at.into(), number }),
            }
        }
        Ok(board)
    }
}

pub(super) async fn board(
    request: RequestContext,
    http: HttpRequest,
    path: web::Path<(String, String, String)>,
) -> HandlerResult {
    let at = named(&path)?;
    let mut tx = request.app.db.read().await?;
    let (snapshot, kept) = boards::read_public(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let shown = boards::public(&snapshot, &kept).into_iter().find(|(shown, _)| *shown == at);
    let (at, kept) = shown.ok_or(Error::Missing)?;
    answer(&http, &Board::of(at, kept)?)
}
