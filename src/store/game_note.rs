//! What is noted of a table beside its record sheet: that the layout of its board is confirmed, which judge is named for it, and how
//! many minutes it has beyond the limit of a game.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, RoundId, TableId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::SheetState;

/// The notes of a table.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct GameNote {
    pub table_id: TableId,
    /// When the layout of the board was confirmed (1.1.6, 1.1.7); none: it is not.
    pub layout_at: Option<DateTime<Utc>>,
    /// The judge who is named for the table and handles the resource cards (2.0.4).
    pub judge_id: Option<AccountId>,
    /// How many minutes the game has beyond the limit of a game.
    pub extra_minutes: i64,
}

impl GameNote {
    /// Nothing is noted of a table.
    pub fn none(table: TableId) -> GameNote {
        GameNote { table_id: table, layout_at: None, judge_id: None, extra_minutes: 0 }
    }
}

/// What is noted of a table; none where nothing is.
pub async fn of_table(tx: &mut Tx, table: TableId) -> Result<Option<GameNote>, Error> {
    tx.query("select table_id, layout_at, judge_id, extra_minutes from game_note where table_id = $1")
        .bind(table)
        .optional()
        .await
}

/// What is noted of the tables of a tournament.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<GameNote>, Error> {
    tx.query(
        "select game_note.table_id, game_note.layout_at, game_note.judge_id, game_note.extra_minutes from game_note \
         join game_table on game_table.id = game_note.table_id join round on round.id = game_table.round_id \
         where round.tournament_id = $1 order by game_note.table_id",
    )
    .bind(id)
    .all()
    .await
}

/// Stores what is noted of a table.
pub async fn put(tx: &mut Tx, note: &GameNote) -> Result<(), Error> {
    tx.query(
        "insert into game_note (table_id, layout_at, judge_id, extra_minutes) values ($1, $2, $3, $4) \
         on conflict (table_id) do update set layout_at = excluded.layout_at, judge_id = excluded.judge_id, \
         extra_minutes = excluded.extra_minutes",
    )
    .bind(note.table_id)
    .bind(note.layout_at)
    .bind(note.judge_id)
    .bind(note.extra_minutes)
    .execute()
    .await?;
    Ok(())
}

/// Notes at the tables of a round whose games are not over that they have another board: whoever has one of them open has to look
/// again.
pub async fn tables_look_again(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    tx.query("update game_table set version = version + 1 where round_id = $1 and sheet_state = $2")
        .bind(round)
        .bind(SheetState::Open)
        .execute()
        .await?;
    Ok(())
}

/// Takes back that the layout was confirmed at the tables of a round whose games are not over.
pub async fn forget_layouts(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    tx.query(
        "update game_note set layout_at = null where layout_at is not null \
         and table_id in (select id from game_table where round_id = $1 and sheet_state = $2)",
    )
    .bind(round)
    .bind(SheetState::Open)
    .execute()
    .await?;
    Ok(())
}

/// Takes the notes of a round away whose tables go.
pub(super) async fn clear(tx: &mut Tx, round: RoundId) -> Result<(), Error> {
    tx.query("delete from game_note where table_id in (select id from game_table where round_id = $1)")
        .bind(round)
        .execute()
        .await?;
    Ok(())
}
