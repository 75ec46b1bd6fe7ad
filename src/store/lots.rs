//! Lots (1.4.2), and who declined a place in a later stage.

use chrono::{DateTime, Utc};

use crate::{AccountId, DrawId, Error, PlayerId, TournamentId, Tx};
use reeve_rules::standings::lots::DrawReason;
use reeve_rules::tournament::vocabulary::{DrawMethod, Stage};

/// A drawing of lots.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Draw {
    pub id: DrawId,
    /// By Reeve or by hand.
    pub method: DrawMethod,
    /// The seed that makes Reeve's draw repeatable.
    pub seed: Option<i64>,
    /// What it was drawn for.
    pub reason: DrawReason,
    pub witness: String,
    pub drawn_by: Option<AccountId>,
    pub drawn_by_name: Option<String>,
    pub drawn_at: DateTime<Utc>,
}

/// A player's lot; the lower lot ranks higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Lot {
    pub player_id: PlayerId,
    /// The draw it came from.
    pub draw_id: DrawId,
    pub lot: i64,
}

/// Who does not take a place in a later stage.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Decline {
    pub stage: Stage,
    pub player_id: PlayerId,
    pub at: DateTime<Utc>,
}

/// The drawings of a tournament, the oldest first.
pub async fn draws(tx: &mut Tx, id: TournamentId) -> Result<Vec<Draw>, Error> {
    tx.query(
        "select draw.id, draw.method, draw.seed, draw.reason, draw.witness, draw.drawn_by, \
         account.name as drawn_by_name, draw.drawn_at from draw \
         left join account on account.id = draw.drawn_by where draw.tournament_id = $1 order by draw.id",
    )
    .bind(id)
    .all()
    .await
}

/// The lots of a tournament, lowest first.
pub async fn lots(tx: &mut Tx, id: TournamentId) -> Result<Vec<Lot>, Error> {
    tx.query("select player_id, draw_id, lot from lot where tournament_id = $1 order by lot").bind(id).all().await
}

/// A drawing of lots to be kept.
#[derive(Debug, Clone, PartialEq)]
pub struct NewDraw {
    /// By Reeve or by hand.
    pub method: DrawMethod,
    /// The seed that makes Reeve's draw repeatable.
    pub seed: Option<i64>,
    /// What it is drawn for.
    pub reason: DrawReason,
    pub witness: String,
    pub drawn_by: Option<AccountId>,
    pub drawn_at: DateTime<Utc>,
}

/// Keeps a drawing; gives its number.
pub async fn insert_draw(tx: &mut Tx, id: TournamentId, draw: &NewDraw) -> Result<DrawId, Error> {
    tx.query(
        "insert into draw (tournament_id, method, seed, reason, witness, drawn_by, drawn_at) \
         values ($1, $2, $3, $4, $5, $6, $7) returning id",
    )
    .bind(id)
    .bind(draw.method)
    .bind(draw.seed)
    .bind(draw.reason.code())
    .bind(draw.witness.as_str())
    .bind(draw.drawn_by)
    .bind(draw.drawn_at)
    .value()
    .await
}

/// Lots of one drawing, ready to be kept.
#[derive(Debug, Clone)]
pub struct NewLots {
    rows: String,
}

impl NewLots {
    /// Players, each once, with what was drawn for them. Error: a row is no JSON, which no number makes.
    pub fn of(lots: &[(PlayerId, i64)]) -> Result<NewLots, Error> {
        Ok(NewLots { rows: serde_json::to_string(lots).map_err(Error::broken)? })
    }
}

/// Keeps the lots of a drawing, by one statement. A lot is never changed.
pub async fn insert_lots(tx: &mut Tx, id: TournamentId, draw: DrawId, lots: &NewLots) -> Result<(), Error> {
    tx.query_pair(
        "insert into lot (tournament_id, player_id, draw_id, lot) \
         select $1, line.value ->> 0, $2, line.value ->> 1 from jsonb_each($3) as line",
        "insert into lot (tournament_id, player_id, draw_id, lot) \
         select $1, cast(line.value ->> 0 as bigint), $2, cast(line.value ->> 1 as bigint) \
         from jsonb_array_elements(cast($3 as jsonb)) as line (value)",
    )
    .bind(id)
    .bind(draw)
    .bind(lots.rows.as_str())
    .execute()
    .await?;
    Ok(())
}

/// Who declined which stage.
pub async fn declines(tx: &mut Tx, id: TournamentId) -> Result<Vec<Decline>, Error> {
    tx.query("select stage, player_id, at from decline where tournament_id = $1 order by at, player_id")
        .bind(id)
        .all()
        .await
}

/// Notes that a player does not take a place.
pub async fn insert_decline(tx: &mut Tx, id: TournamentId, decline: &Decline) -> Result<(), Error> {
    tx.query(
        "insert into decline (tournament_id, stage, player_id, at) values ($1, $2, $3, $4) \
         on conflict (tournament_id, stage, player_id) do nothing",
    )
    .bind(id)
    .bind(decline.stage)
    .bind(decline.player_id)
    .bind(decline.at)
    .execute()
    .await?;
    Ok(())
}

/// Takes back that a player does not take a place.
pub async fn delete_decline(tx: &mut Tx, id: TournamentId, stage: Stage, player: PlayerId) -> Result<bool, Error> {
    let gone = tx
        .query("delete from decline where tournament_id = $1 and stage = $2 and player_id = $3")
        .bind(id)
        .bind(stage)
        .bind(player)
        .execute()
        .await?;
    Ok(gone > 0)
}
