//! Rounds, their tables with the record sheets, and the seats.

use chrono::{DateTime, Utc};

use crate::rules::games::Colour;
use crate::rules::sheets::Parts;
use crate::rules::tournament::vocabulary::{RoundState, SheetState, Stage};
use crate::store::columns;
use crate::store::{Error, PlayerId, RoundId, SeatId, TableId, TournamentId, Tx};

/// A round as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct RoundRow {
    /// Its number over all rounds.
    pub id: RoundId,
    /// The tournament.
    pub tournament_id: TournamentId,
    /// The stage it belongs to.
    pub stage: Stage,
    /// Counts from 1 within the stage.
    pub number: i64,
    /// Where it stands.
    pub state: RoundState,
    /// When its seats became public.
    pub published_at: Option<DateTime<Utc>>,
    /// When its games began.
    pub started_at: Option<DateTime<Utc>>,
    /// When it was closed.
    pub closed_at: Option<DateTime<Utc>>,
    /// Grows with every change of the round's state.
    pub version: i64,
}

/// A table in a round with its record sheet, as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct TableRow {
    /// Its number over all tables.
    pub id: TableId,
    /// The round.
    pub round_id: RoundId,
    /// The number on the table.
    pub number: i64,
    /// State of its record sheet.
    pub sheet_state: SheetState,
    /// Version of its record sheet; 0 before the first result.
    pub sheet_version: i64,
    /// The selection position of the winner.
    pub winner_position: Option<i64>,
    /// Who handled the resource cards (2.0.4), if it was noted.
    pub handler: Option<String>,
    /// Whether a dispute about the result waits for a judge.
    pub disputed: bool,
    /// When the newest result was submitted.
    pub submitted_at: Option<DateTime<Utc>>,
    /// When the sheet became final.
    pub signed_at: Option<DateTime<Utc>>,
    /// Grows with every change of the table or its seats.
    pub version: i64,
}

/// A seat as it is stored, with its result.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Seat {
    /// Its number over all seats.
    pub id: SeatId,
    /// The table.
    pub table_id: TableId,
    /// The selection position, 1 to 4 (1.1.6).
    pub position: i64,
    /// Who sits there.
    pub player_id: PlayerId,
    /// Whether the organizer pinned the player to this seat.
    pub pinned: bool,
    /// The seed, 1 to 16, in semi-finals.
    pub seed: Option<i64>,
    /// The chair that was chosen.
    pub chair: Option<i64>,
    /// The colour that was chosen.
    pub colour: Option<Colour>,
    /// The play order that was chosen.
    pub play_order: Option<i64>,
    /// VP as stated.
    pub vp: Option<i64>,
    /// What the VP are made of, if it was noted.
    pub parts: Option<Parts>,
    /// Whether the player has signed the record sheet here.
    pub signed: bool,
}

/// The rounds of a tournament in the order in which they are played.
pub async fn rounds(tx: &mut Tx, id: TournamentId) -> Result<Vec<RoundRow>, Error> {
    let mut rounds: Vec<RoundRow> = tx.query("select id, tournament_id, stage, number, state, published_at, started_at, closed_at, version from round where tournament_id = $1").bind(id).all().await?;
    rounds.sort_by_key(|round| (round.stage, round.number));
    Ok(rounds)
}

/// Every table of a tournament, by round and table number.
pub async fn tables(tx: &mut Tx, id: TournamentId) -> Result<Vec<TableRow>, Error> {
    tx.query(
        "select game_table.id, game_table.round_id, game_table.number, game_table.sheet_state, \
         game_table.sheet_version, game_table.winner_position, game_table.handler, game_table.disputed, \
         game_table.submitted_at, game_table.signed_at, game_table.version \
         from game_table join round on round.id = game_table.round_id \
         where round.tournament_id = $1 order by game_table.round_id, game_table.number",
    )
    .bind(id)
    .all()
    .await
}

/// Every seat of a tournament, by table and position.
pub async fn seats(tx: &mut Tx, id: TournamentId) -> Result<Vec<Seat>, Error> {
    tx.query(
        "select seat.id, seat.table_id, seat.position, seat.player_id, seat.pinned, seat.seed, seat.chair, \
         seat.colour, seat.play_order, seat.vp, seat.parts, seat.signed \
         from seat join game_table on game_table.id = seat.table_id \
         join round on round.id = game_table.round_id where round.tournament_id = $1 \
         order by seat.table_id, seat.position",
    )
    .bind(id)
    .all()
    .await
}

/// Stores a new round in the state `planned`.
pub async fn insert_round(tx: &mut Tx, id: TournamentId, stage: Stage, number: i64) -> Result<RoundId, Error> {
    tx.query(
        "insert into round (tournament_id, stage, number, state, version) values ($1, $2, $3, 'planned', 1) \
         returning id",
    )
    .bind(id)
    .bind(stage)
    .bind(number)
    .value()
    .await
}

/// Writes back a round's state and times, and counts its version up.
pub async fn update_round(tx: &mut Tx, round: &RoundRow) -> Result<(), Error> {
    tx.query(
        "update round set state = $2, published_at = $3, started_at = $4, closed_at = $5, \
         version = version + 1 where id = $1",
    )
    .bind(round.id)
    .bind(round.state)
    .bind(round.published_at)
    .bind(round.started_at)
    .bind(round.closed_at)
    .execute()
    .await?;
    Ok(())
}

/// Takes the tables of a round away whose games have not begun, to make others in their place.
pub async fn clear_tables(tx: &mut Tx, id: RoundId) -> Result<(), Error> {
    tx.query(
        "delete from seat where table_id in (select game_table.id from game_table \
         join round on round.id = game_table.round_id \
         where round.id = $1 and round.state in ('planned', 'published'))",
    )
    .bind(id)
    .execute()
    .await?;
    tx.query(
        "delete from game_table where round_id in \
         (select id from round where id = $1 and state in ('planned', 'published'))",
    )
    .bind(id)
    .execute()
    .await?;
    Ok(())
}

/// Takes a round away that has no tables (any more).
pub async fn delete_empty(tx: &mut Tx, id: RoundId) -> Result<(), Error> {
    tx.query(
        "delete from round where id = $1 and state in ('planned', 'published') \
         and not exists (select 1 from game_table where game_table.round_id = $1)",
    )
    .bind(id)
    .execute()
    .await?;
    Ok(())
}

/// Stores a new table with an open record sheet.
pub async fn insert_table(tx: &mut Tx, round: RoundId, number: i64) -> Result<TableId, Error> {
    tx.query(
        "insert into game_table (round_id, number, sheet_state, sheet_version, version) \
         values ($1, $2, 'open', 0, 1) returning id",
    )
    .bind(round)
    .bind(number)
    .value()
    .await
}

/// Seats a player at a selection position of a table.
pub async fn insert_seat(
    tx: &mut Tx,
    table: TableId,
    position: i64,
    player: PlayerId,
    pinned: bool,
    seed: Option<i64>,
) -> Result<SeatId, Error> {
    tx.query("insert into seat (table_id, position, player_id, pinned, seed) values ($1, $2, $3, $4, $5) returning id")
        .bind(table)
        .bind(position)
        .bind(player)
        .bind(pinned)
        .bind(seed)
        .value()
        .await
}

/// Puts another player on a seat.
pub async fn reseat(tx: &mut Tx, seat: SeatId, player: PlayerId, pinned: bool) -> Result<(), Error> {
    tx.query("update seat set player_id = $2, pinned = $3 where id = $1")
        .bind(seat)
        .bind(player)
        .bind(pinned)
        .execute()
        .await?;
    Ok(())
}

/// Writes back what the record sheet says of a seat.
pub async fn update_seat(tx: &mut Tx, seat: &Seat) -> Result<(), Error> {
    tx.query(
        "update seat set chair = $2, colour = $3, play_order = $4, vp = $5, parts = $6, signed = $7 \
         where id = $1",
    )
    .bind(seat.id)
    .bind(seat.chair)
    .bind(seat.colour)
    .bind(seat.play_order)
    .bind(seat.vp)
    .bind(seat.parts.as_ref().map(columns::parts_text))
    .bind(seat.signed)
    .execute()
    .await?;
    Ok(())
}

/// Writes back the state of a table's record sheet, and counts the table's version up.
pub async fn update_table(tx: &mut Tx, table: &TableRow) -> Result<(), Error> {
    tx.query(
        "update game_table set sheet_state = $2, sheet_version = $3, winner_position = $4, handler = $5, \
         submitted_at = $6, signed_at = $7, disputed = $8, version = version + 1 where id = $1",
    )
    .bind(table.id)
    .bind(table.sheet_state)
    .bind(table.sheet_version)
    .bind(table.winner_position)
    .bind(table.handler.as_deref())
    .bind(table.submitted_at)
    .bind(table.signed_at)
    .bind(table.disputed)
    .execute()
    .await?;
    Ok(())
}
