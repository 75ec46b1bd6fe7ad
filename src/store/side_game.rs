//! Games of side events at tables: the first line of each log, and its steps in the order in which they were done.
//!
//! A log names players by their seats ([`reeve_files::games::names`]), so that it holds nobody's name.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, RoundId, TableId, Tx};

/// A game at a table, without its steps.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SideGame {
    pub table_id: TableId,
    /// The line that begins it.
    pub opening: String,
    pub opened_at: DateTime<Utc>,
    /// Grows with every step, and when the game is begun again.
    pub version: i64,
}

/// The game at a table.
pub async fn of_table(tx: &mut Tx, table: TableId) -> Result<Option<SideGame>, Error> {
    tx.query("select table_id, opening, opened_at, version from side_game where table_id = $1")
        .bind(table)
        .optional()
        .await
}

/// The games of a round, by table.
pub async fn of_round(tx: &mut Tx, round: RoundId) -> Result<Vec<SideGame>, Error> {
    tx.query(
        "select table_id, opening, opened_at, version from side_game \
         where table_id in (select id from game_table where round_id = $1) order by table_id",
    )
    .bind(round)
    .all()
    .await
}

/// A step of a game of a round.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct StepOfRound {
    pub table_id: TableId,
    /// The step as it is stored.
    pub line: String,
    pub done_at: DateTime<Utc>,
}

/// The steps of all games of a round, by table, in the order in which they were done.
pub async fn steps_of_round(tx: &mut Tx, round: RoundId) -> Result<Vec<StepOfRound>, Error> {
    tx.query(
        "select table_id, line, done_at from side_game_step \
         where table_id in (select id from game_table where round_id = $1) order by table_id, step_number",
    )
    .bind(round)
    .all()
    .await
}

/// Its steps, in the order in which they were done.
pub async fn steps(tx: &mut Tx, table: TableId) -> Result<Vec<String>, Error> {
    tx.query("select line from side_game_step where table_id = $1 order by step_number").bind(table).values().await
}

/// How many steps a game has.
pub async fn count_steps(tx: &mut Tx, table: TableId) -> Result<i64, Error> {
    tx.query("select count(*) from side_game_step where table_id = $1").bind(table).value().await
}

/// The seeds of the dice that Reeve threw for its steps, in the same order; none where it threw none.
pub async fn dice_seeds(tx: &mut Tx, table: TableId) -> Result<Vec<Option<i64>>, Error> {
    tx.query("select dice_seed from side_game_step where table_id = $1 order by step_number").bind(table).values().await
}

/// Begins the game of a table, in place of one that it has. Gives how many steps that had.
pub async fn open(
    tx: &mut Tx,
    table: TableId,
    opening: &str,
    (by, at): (Option<AccountId>, DateTime<Utc>),
) -> Result<u64, Error> {
    let steps = tx.query("delete from side_game_step where table_id = $1").bind(table).execute().await?;
    tx.query(
        "insert into side_game (table_id, opening, opened_by, opened_at, version) values ($1, $2, $3, $4, 1) \
         on conflict (table_id) do update set opening = excluded.opening, opened_by = excluded.opened_by, \
         opened_at = excluded.opened_at, version = side_game.version + 1",
    )
    .bind(table)
    .bind(opening)
    .bind(by)
    .bind(at)
    .execute()
    .await?;
    Ok(steps)
}

/// Adds a step behind so many others, with the seed of its dice where Reeve threw them.
pub async fn append(
    tx: &mut Tx,
    table: TableId,
    others: usize,
    (line, dice_seed): (&str, Option<i64>),
    at: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into side_game_step (table_id, step_number, line, done_at, dice_seed) values ($1, $2, $3, $4, $5)",
    )
    .bind(table)
    .bind(others as i64 + 1)
    .bind(line)
    .bind(at)
    .bind(dice_seed)
    .execute()
    .await?;
    tx.query("update side_game set version = version + 1 where table_id = $1").bind(table).execute().await?;
    Ok(())
}

/// Takes the games of a round away whose tables go.
pub(super) async fn clear(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    tx.query("delete from side_game_step where table_id in (select id from game_table where round_id = $1)")
        .bind(round)
        .execute()
        .await?;
    tx.query("delete from side_game where table_id in (select id from game_table where round_id = $1)")
        .bind(round)
        .execute()
        .await?;
    Ok(())
}
