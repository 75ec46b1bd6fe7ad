//! Photos of the board at the start and at the end of a game (2.1.6). They are in no backup and no archive, and go some weeks after they
//! were put here.
//!
//! A round and a table stand here by their numbers, as with [turn timers](crate::turn_timer).

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, PlayerId, TournamentId, Tx};
use reeve_rules::media::BoardMoment;
use reeve_rules::tournament::vocabulary::Stage;

/// A photo without its content.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct KeptPhoto {
    pub board_moment: BoardMoment,
    pub width: i64,
    pub height: i64,
    /// When it was put here.
    pub put_at: DateTime<Utc>,
    /// The name of the account that did.
    pub put_by: Option<String>,
}

/// Which photos there are of a table, the start first.
pub async fn of_table(tx: &mut Tx, id: TournamentId, round: (Stage, i64), table: i64) -> Result<Vec<KeptPhoto>, Error> {
    tx.query(
        "select board_photo.board_moment, board_photo.width, board_photo.height, board_photo.put_at, \
         account.name as put_by from board_photo left join account on account.id = board_photo.put_by \
         where board_photo.tournament_id = $1 and board_photo.stage = $2 and board_photo.round_number = $3 \
         and board_photo.table_number = $4 order by board_photo.board_moment desc",
    )
    .bind(id)
    .bind(round.0)
    .bind(round.1)
    .bind(table)
    .all()
    .await
}

/// The photo itself.
pub async fn content(
    tx: &mut Tx,
    id: TournamentId,
    round: (Stage, i64),
    table: i64,
    moment: BoardMoment,
) -> Result<Option<Vec<u8>>, Error> {
    tx.query(
        "select content from board_photo where tournament_id = $1 and stage = $2 and round_number = $3 \
         and table_number = $4 and board_moment = $5",
    )
    .bind(id)
    .bind(round.0)
    .bind(round.1)
    .bind(table)
    .bind(moment)
    .optional_value()
    .await
}

/// A photo to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPhoto {
    pub round: (Stage, i64),
    pub table: i64,
    pub moment: BoardMoment,
    /// Its width and height in pixels.
    pub size: (i64, i64),
    pub content: Vec<u8>,
    /// When it is put here.
    pub at: DateTime<Utc>,
    pub by: Option<AccountId>,
}

/// Stores a photo in place of the one that there was.
pub async fn put(tx: &mut Tx, id: TournamentId, new: &NewPhoto) -> Result<(), Error> {
    tx.query(
        "insert into board_photo (tournament_id, stage, round_number, table_number, board_moment, width, height, \
         content, put_at, put_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
         on conflict (tournament_id, stage, round_number, table_number, board_moment) do update set \
         width = excluded.width, height = excluded.height, content = excluded.content, put_at = excluded.put_at, \
         put_by = excluded.put_by",
    )
    .bind(id)
    .bind(new.round.0)
    .bind(new.round.1)
    .bind(new.table)
    .bind(new.moment)
    .bind(new.size.0)
    .bind(new.size.1)
    .bind(new.content.as_slice())
    .bind(new.at)
    .bind(new.by)
    .execute()
    .await?;
    Ok(())
}

/// Takes a photo away; says whether there was one.
pub async fn remove(
    tx: &mut Tx,
    id: TournamentId,
    round: (Stage, i64),
    table: i64,
    moment: BoardMoment,
) -> Result<bool, Error> {
    let gone = tx
        .query(
            "delete from board_photo where tournament_id = $1 and stage = $2 and round_number = $3 \
             and table_number = $4 and board_moment = $5",
        )
        .bind(id)
        .bind(round.0)
        .bind(round.1)
        .bind(table)
        .bind(moment)
        .execute()
        .await?;
    Ok(gone > 0)
}

/// Takes away the photos of the tables at which a player sat.
pub(crate) async fn forget_of_player(tx: &mut Tx, player: PlayerId) -> Result<u64, Error> {
    tx.query(
        "delete from board_photo where id in (select board_photo.id from board_photo \
         join round on round.tournament_id = board_photo.tournament_id and round.stage = board_photo.stage \
         and round.number = board_photo.round_number \
         join game_table on game_table.round_id = round.id and game_table.number = board_photo.table_number \
         join seat on seat.table_id = game_table.id where seat.player_id = $1)",
    )
    .bind(player)
    .execute()
    .await
}

/// Deletes photos that were put here before a moment, so many at most.
pub(crate) async fn delete_old(tx: &mut Tx, before: DateTime<Utc>, most: i64) -> Result<u64, Error> {
    tx.query("delete from board_photo where id in (select id from board_photo where put_at < $1 order by id limit $2)")
        .bind(before)
        .bind(most)
        .execute()
        .await
}
