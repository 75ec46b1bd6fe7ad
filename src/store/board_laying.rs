//! Boards that people are laying for a round, piece by piece, and the [key](DeviceKey) in the address by which they do it on devices
//! that nobody is signed in on. It opens one board that is being laid, for some hours, and nobody's rights.

use chrono::{DateTime, Utc};

use crate::device_key::DeviceKey;
use crate::{AccountId, Error, LayingId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::Stage;

/// A board that is being laid, as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct BoardLaying {
    /// Its number over all tournaments.
    pub id: LayingId,
    /// The stage of the round that it is for.
    pub stage: Stage,
    /// The number of that round within the stage.
    pub round_number: i64,
    /// What the pieces are drawn from; none where they are chosen.
    pub draw_seed: Option<i64>,
    /// Whether chits are chosen where the other pieces are drawn.
    pub chits_chosen: bool,
    /// Who lays in turn, one name on a line; empty where the pieces are chosen.
    pub layers: String,
    /// The text of the board as far as it is laid.
    pub board_text: String,
    pub begun_at: DateTime<Utc>,
    /// Grows with every piece that is laid or taken back.
    pub version: i64,
}

/// What a key opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct OpenedLaying {
    pub tournament_id: TournamentId,
    /// The stage of the round that the board is for.
    pub stage: Stage,
    pub round_number: i64,
}

/// The boards of a tournament that are being laid, in the order of its rounds.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<BoardLaying>, Error> {
    let mut layings: Vec<BoardLaying> = tx
        .query(
            "select id, stage, round_number, draw_seed, chits_chosen, layers, board_text, begun_at, version from board_laying \
             where tournament_id = $1",
        )
        .bind(id)
        .all()
        .await?;
    layings.sort_by_key(|laying| (laying.stage, laying.round_number));
    Ok(layings)
}

/// The board that is being laid for a round.
pub async fn of_round(
    tx: &mut Tx,
    id: TournamentId,
    (stage, round): (Stage, i64),
) -> Result<Option<BoardLaying>, Error> {
    tx.query(
        "select id, stage, round_number, draw_seed, chits_chosen, layers, board_text, begun_at, version from board_laying \
         where tournament_id = $1 and stage = $2 and round_number = $3",
    )
    .bind(id)
    .bind(stage)
    .bind(round)
    .optional()
    .await
}

/// Begins one: the seed of the draw and whether chits are chosen, who lays, and the text of a board on which nothing lies yet.
pub async fn begin(
    tx: &mut Tx,
    id: TournamentId,
    (stage, round): (Stage, i64),
    (draw_seed, chits_chosen): (Option<i64>, bool),
    (layers, text): (&str, &str),
    (by, at): (Option<AccountId>, DateTime<Utc>),
) -> Result<(), Error> {
    tx.query(
        "insert into board_laying (tournament_id, stage, round_number, draw_seed, chits_chosen, layers, board_text, begun_by, \
         begun_at, version) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1)",
    )
    .bind(id)
    .bind(stage)
    .bind(round)
    .bind(draw_seed)
    .bind(chits_chosen)
    .bind(layers)
    .bind(text)
    .bind(by)
    .bind(at)
    .execute()
    .await?;
    Ok(())
}

/// Stores how far a board is laid, and counts its version up.
pub async fn update(tx: &mut Tx, laying: LayingId, text: &str) -> Result<(), Error> {
    tx.query("update board_laying set board_text = $2, version = version + 1 where id = $1")
        .bind(laying)
        .bind(text)
        .execute()
        .await?;
    Ok(())
}

/// Ends one: it was taken for the round, or given up. Its address opens nothing any more.
pub async fn end(tx: &mut Tx, laying: LayingId) -> Result<(), Error> {
    close(tx, laying).await?;
    tx.query("delete from board_laying where id = $1").bind(laying).execute().await?;
    Ok(())
}

/// The address of a board that is being laid, while it works.
pub async fn device(tx: &mut Tx, laying: LayingId, now: DateTime<Utc>) -> Result<Option<DeviceKey>, Error> {
    tx.query("select device_key, ends_at from board_device where laying_id = $1 and ends_at > $2")
        .bind(laying)
        .bind(now)
        .optional()
        .await
}

/// What a key opens now.
pub async fn by_key(tx: &mut Tx, key: &str, now: DateTime<Utc>) -> Result<Option<OpenedLaying>, Error> {
    tx.query(
        "select board_laying.tournament_id, board_laying.stage, board_laying.round_number from board_device \
         join board_laying on board_laying.id = board_device.laying_id \
         where board_device.device_key = $1 and board_device.ends_at > $2",
    )
    .bind(key)
    .bind(now)
    .optional()
    .await
}

/// Opens an address; another one of the same board is closed by it.
pub async fn open(
    tx: &mut Tx,
    laying: LayingId,
    key: &DeviceKey,
    opened: (Option<AccountId>, DateTime<Utc>),
) -> Result<(), Error> {
    let query = tx.query(
        "insert into board_device (laying_id, device_key, opened_by, opened_at, ends_at) values ($1, $2, $3, $4, $5) \
         on conflict (laying_id) do update set device_key = excluded.device_key, opened_by = excluded.opened_by, \
         opened_at = excluded.opened_at, ends_at = excluded.ends_at",
    );
    key.bind(query.bind(laying), opened).execute().await?;
    Ok(())
}

/// Closes the address. Gives how many there were.
pub async fn close(tx: &mut Tx, laying: LayingId) -> Result<u64, Error> {
    tx.query("delete from board_device where laying_id = $1").bind(laying).execute().await
}
