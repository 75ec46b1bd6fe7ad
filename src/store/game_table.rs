//! The tables of rounds, each with the state of its record sheet.

use chrono::{DateTime, Utc};

use crate::{Error, RoundId, SeriesId, TableId, TournamentId, Tx, game_note, seat, side_game, tablet};
use reeve_rules::sheets::Handler;
use reeve_rules::sheets::decision::WhatStands;
use reeve_rules::tournament::vocabulary::SheetState;

/// A table in a round with its record sheet, as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct TableRow {
    /// Its number over all tables.
    pub id: TableId,
    pub round_id: RoundId,
    pub number: i64,
    /// State of its record sheet.
    pub sheet_state: SheetState,
    /// Version of its record sheet; 0 before the first result.
    pub sheet_version: i64,
    /// The selection position of the winner.
    pub winner_position: Option<i64>,
    /// Who handled the resource cards (2.0.4), if it was noted.
    pub handler: Option<Handler>,
    /// What a judge let stand where the winner was out, or that the game is not counted.
    pub stands: Option<WhatStands>,
    /// Whether a dispute about the result waits for a judge.
    pub disputed: bool,
    /// When a result was submitted first.
    pub submitted_at: Option<DateTime<Utc>>,
    /// When the sheet became final.
    pub signed_at: Option<DateTime<Utc>>,
    /// Grows with every change of the table or its seats.
    pub version: i64,
}

/// Every table of a tournament, by round and table number.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<TableRow>, Error> {
    tx.query(
        "select game_table.id, game_table.round_id, game_table.number, game_table.sheet_state, \
         game_table.sheet_version, game_table.winner_position, game_table.handler, game_table.stands, game_table.disputed, \
         game_table.submitted_at, game_table.signed_at, game_table.version \
         from game_table join round on round.id = game_table.round_id \
         where round.tournament_id = $1 order by game_table.round_id, game_table.number",
    )
    .bind(id)
    .all()
    .await
}

/// Every table of all events of a series, by round and table number.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<TableRow>, Error> {
    tx.query(
        "select game_table.id, game_table.round_id, game_table.number, game_table.sheet_state, \
         game_table.sheet_version, game_table.winner_position, game_table.handler, game_table.stands, game_table.disputed, \
         game_table.submitted_at, game_table.signed_at, game_table.version \
         from series_event join round on round.tournament_id = series_event.tournament_id \
         join game_table on game_table.round_id = round.id \
         where series_event.series_id = $1 order by game_table.round_id, game_table.number",
    )
    .bind(id)
    .all()
    .await
}

/// The tables of a round by number.
pub async fn of_round(tx: &mut Tx, round: RoundId) -> Result<Vec<TableRow>, Error> {
    tx.query(
        "select id, round_id, number, sheet_state, sheet_version, winner_position, handler, stands, disputed, submitted_at, \
         signed_at, version from game_table where round_id = $1 order by number",
    )
    .bind(round)
    .all()
    .await
}

/// A table of a round by its number.
pub async fn at(tx: &mut Tx, round: RoundId, number: i64) -> Result<Option<TableRow>, Error> {
    tx.query(
        "select id, round_id, number, sheet_state, sheet_version, winner_position, handler, stands, disputed, submitted_at, \
         signed_at, version from game_table where round_id = $1 and number = $2",
    )
    .bind(round)
    .bind(number)
    .optional()
    .await
}

/// Deletes the tables of a round and their seats, so that others can be made. Fails where a table has a result.
pub async fn clear(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    seat::clear(tx, round).await?;
    tablet::clear(tx, round).await?;
    game_note::clear(tx, round).await?;
    side_game::clear(tx, round).await?;
    tx.query("delete from game_table where round_id = $1").bind(round).execute().await?;
    Ok(())
}

/// Stores a new table with an open record sheet.
pub async fn insert(tx: &mut Tx, round: RoundId, number: i64) -> Result<TableId, Error> {
    tx.query(
        "insert into game_table (round_id, number, sheet_state, sheet_version, version) \
         values ($1, $2, $3, 0, 1) returning id",
    )
    .bind(round)
    .bind(number)
    .bind(SheetState::Open)
    .value()
    .await
}

/// Stores the tables of a round with these numbers, by one statement.
pub async fn insert_all(tx: &mut Tx, round: RoundId, numbers: &[i64]) -> Result<(), Error> {
    tx.query_pair(
        "insert into game_table (round_id, number, sheet_state, sheet_version, version) \
         select $1, line.value, $3, 0, 1 from json_each($2) as line order by line.key",
        "insert into game_table (round_id, number, sheet_state, sheet_version, version) \
         select $1, cast(line.value as bigint), $3, 0, 1 \
         from jsonb_array_elements_text(cast($2 as jsonb)) with ordinality as line (value, place) order by line.place",
    )
    .bind(round)
    .bind(serde_json::Value::from(numbers).to_string())
    .bind(SheetState::Open)
    .execute()
    .await?;
    Ok(())
}

/// Writes back the state of a table's record sheet, and counts the table's version up.
pub async fn update(tx: &mut Tx, table: &TableRow) -> Result<(), Error> {
    tx.query(
        "update game_table set sheet_state = $2, sheet_version = $3, winner_position = $4, handler = $5, \
         submitted_at = $6, signed_at = $7, disputed = $8, stands = $9, version = version + 1 where id = $1",
    )
    .bind(table.id)
    .bind(table.sheet_state)
    .bind(table.sheet_version)
    .bind(table.winner_position)
    .bind(table.handler.map(Handler::code))
    .bind(table.submitted_at)
    .bind(table.signed_at)
    .bind(table.disputed)
    .bind(table.stands)
    .execute()
    .await?;
    Ok(())
}
