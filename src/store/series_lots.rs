//! The lots of series (1.4.2).

use chrono::{DateTime, Utc};

use crate::{AccountId, DrawId, Error, PlayerId, SeriesId, Tx};
use reeve_rules::standings::lots::DrawReason;
use reeve_rules::tournament::vocabulary::DrawMethod;

/// A drawing of lots for the ranking of a series.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct SeriesDraw {
    pub id: DrawId,
    /// By Reeve or by hand.
    pub method: DrawMethod,
    /// The seed that makes Reeve's draw repeatable.
    pub seed: Option<i64>,
    /// What it was drawn for.
    pub reason: DrawReason,
    pub drawn_by: Option<AccountId>,
    pub drawn_at: DateTime<Utc>,
}

/// A lot; the lower one ranks higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SeriesLot {
    /// One of the players who are the person.
    pub player_id: PlayerId,
    /// The draw it came from.
    pub draw_id: DrawId,
    pub lot: i64,
}

/// The drawings of a series, the oldest first.
pub async fn draws(tx: &mut Tx, id: SeriesId) -> Result<Vec<SeriesDraw>, Error> {
    tx.query("select id, method, seed, reason, drawn_by, drawn_at from series_draw where series_id = $1 order by id")
        .bind(id)
        .all()
        .await
}

/// The lots of a series, lowest first.
pub async fn lots(tx: &mut Tx, id: SeriesId) -> Result<Vec<SeriesLot>, Error> {
    tx.query("select player_id, draw_id, lot from series_lot where series_id = $1 order by lot").bind(id).all().await
}

/// A drawing of lots to be kept.
#[derive(Debug, Clone, PartialEq)]
pub struct NewSeriesDraw {
    /// By Reeve or by hand.
    pub method: DrawMethod,
    /// The seed that makes Reeve's draw repeatable.
    pub seed: Option<i64>,
    /// What it is drawn for.
    pub reason: DrawReason,
    pub drawn_by: Option<AccountId>,
    pub drawn_at: DateTime<Utc>,
}

/// Keeps a drawing; gives its number.
pub async fn insert_draw(tx: &mut Tx, id: SeriesId, draw: &NewSeriesDraw) -> Result<DrawId, Error> {
    tx.query(
        "insert into series_draw (series_id, method, seed, reason, drawn_by, drawn_at) \
         values ($1, $2, $3, $4, $5, $6) returning id",
    )
    .bind(id)
    .bind(draw.method)
    .bind(draw.seed)
    .bind(draw.reason.code())
    .bind(draw.drawn_by)
    .bind(draw.drawn_at)
    .value()
    .await
}

/// Keeps one lot. A lot is never changed.
pub async fn insert_lot(tx: &mut Tx, id: SeriesId, lot: SeriesLot) -> Result<(), Error> {
    tx.query("insert into series_lot (series_id, player_id, draw_id, lot) values ($1, $2, $3, $4)")
        .bind(id)
        .bind(lot.player_id)
        .bind(lot.draw_id)
        .bind(lot.lot)
        .execute()
        .await?;
    Ok(())
}
