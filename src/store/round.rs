//! Rounds.

use chrono::{DateTime, Utc};

use crate::seat_moves::SeatMove;
use crate::{Error, RoundId, SeriesId, TournamentId, Tx, seat_moves};
use reeve_rules::tournament::vocabulary::{RoundState, Stage};

/// A round as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct RoundRow {
    /// Its number over all rounds.
    pub id: RoundId,
    pub tournament_id: TournamentId,
    /// The stage it belongs to.
    pub stage: Stage,
    /// Counts from 1 within the stage.
    pub number: i64,
    pub state: RoundState,
    /// When its seats became public; kept where they were taken back, so that everybody is told.
    pub published_at: Option<DateTime<Utc>>,
    pub started_at: Option<DateTime<Utc>>,
    pub closed_at: Option<DateTime<Utc>>,
    /// Grows with every change of the round's state.
    pub version: i64,
    /// Who sits elsewhere than everybody saw, as [`seat_moves`] stores it.
    pub seat_moves: Option<String>,
}

/// The rounds of a tournament in the order in which they are played.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<RoundRow>, Error> {
    let mut rounds: Vec<RoundRow> = tx.query("select id, tournament_id, stage, number, state, published_at, started_at, closed_at, version, seat_moves from round where tournament_id = $1").bind(id).all().await?;
    rounds.sort_by_key(|round| (round.stage, round.number));
    Ok(rounds)
}

/// A round by its stage and number.
pub async fn at(tx: &mut Tx, id: TournamentId, (stage, number): (Stage, i64)) -> Result<Option<RoundRow>, Error> {
    tx.query(
        "select id, tournament_id, stage, number, state, published_at, started_at, closed_at, version, seat_moves from round \
         where tournament_id = $1 and stage = $2 and number = $3",
    )
    .bind(id)
    .bind(stage)
    .bind(number)
    .optional()
    .await
}

/// The rounds of all events of a series, those of each in the order in which they are played.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<RoundRow>, Error> {
    let mut rounds: Vec<RoundRow> = tx
        .query(
            "select id, tournament_id, stage, number, state, published_at, started_at, closed_at, version, seat_moves from round \
             where tournament_id in (select series_event.tournament_id from series_event where series_event.series_id = $1)",
        )
        .bind(id)
        .all()
        .await?;
    rounds.sort_by_key(|round| (round.tournament_id, round.stage, round.number));
    Ok(rounds)
}

/// The tournament of a round.
pub(crate) async fn tournament_of(tx: &mut Tx, id: RoundId) -> Result<TournamentId, Error> {
    tx.query("select tournament_id from round where id = $1").bind(id).value().await
}

/// Stores a new round in the state `planned`.
pub async fn insert(tx: &mut Tx, id: TournamentId, stage: Stage, number: i64) -> Result<RoundId, Error> {
    tx.query(
        "insert into round (tournament_id, stage, number, state, version) values ($1, $2, $3, $4, 1) \
         returning id",
    )
    .bind(id)
    .bind(stage)
    .bind(number)
    .bind(RoundState::Planned)
    .value()
    .await
}

/// Writes back a round's state and times and who sits elsewhere than everybody saw, and counts its version up.
pub async fn update(tx: &mut Tx, round: &RoundRow) -> Result<(), Error> {
    tx.query(
        "update round set state = $2, published_at = $3, started_at = $4, closed_at = $5, seat_moves = $6, \
         version = version + 1 where id = $1",
    )
    .bind(round.id)
    .bind(round.state)
    .bind(round.published_at)
    .bind(round.started_at)
    .bind(round.closed_at)
    .bind(round.seat_moves.as_deref())
    .execute()
    .await?;
    Ok(())
}

/// Writes who sits elsewhere than everybody saw.
pub async fn save_moves(tx: &mut Tx, id: RoundId, moves: &[SeatMove]) -> Result<(), Error> {
    tx.query("update round set seat_moves = $2 where id = $1")
        .bind(id)
        .bind(seat_moves::write(moves))
        .execute()
        .await?;
    Ok(())
}

/// Deletes a round that has no tables (any more).
pub async fn delete_empty(tx: &mut Tx, id: RoundId) -> Result<(), Error> {
    tx.query(
        "delete from round where id = $1 \
         and not exists (select 1 from game_table where game_table.round_id = $1)",
    )
    .bind(id)
    .execute()
    .await?;
    Ok(())
}
