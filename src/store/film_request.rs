//! Requests to film at a table (3.1.2), and the players who agreed.
//!
//! A round and a table stand here by their numbers, as with [turn timers](crate::turn_timer).

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, FilmRequestId, PlayerId, TournamentId, Tx};
use reeve_rules::media::{FilmAnswer, FilmCondition};
use reeve_rules::tournament::vocabulary::Stage;

/// A request to film as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct FilmRequest {
    /// Its number over all tournaments.
    pub id: FilmRequestId,
    /// The stage of the round.
    pub stage: Stage,
    pub round_number: i64,
    pub table_number: i64,
    pub asker: String,
    /// When it was taken down.
    pub asked_at: DateTime<Utc>,
    /// Only the board is seen.
    pub board_only: bool,
    /// The camera stands on a tripod.
    pub tripod: bool,
    pub no_stream: bool,
    pub no_commentary: bool,
    pub film_answer: Option<FilmAnswer>,
    /// The name of the account that said so.
    pub answered_by: Option<String>,
    pub answered_at: Option<DateTime<Utc>>,
    pub version: i64,
}

impl FilmRequest {
    /// What they keep to.
    pub fn kept(&self) -> BTreeSet<FilmCondition> {
        let all = FilmCondition::ALL.iter().copied();
        all.filter(|condition| match condition {
            FilmCondition::BoardOnly => self.board_only,
            FilmCondition::Tripod => self.tripod,
            FilmCondition::NoStream => self.no_stream,
            FilmCondition::NoCommentary => self.no_commentary,
        })
        .collect()
    }
}

/// The columns of a request.
macro_rules! columns {
    () => {
        "select film_request.id, film_request.stage, film_request.round_number, film_request.table_number, \
         film_request.asker, film_request.asked_at, film_request.board_only, film_request.tripod, \
         film_request.no_stream, film_request.no_commentary, film_request.film_answer, account.name as answered_by, \
         film_request.answered_at, film_request.version from film_request \
         left join account on account.id = film_request.answered_by "
    };
}

/// The requests of a tournament, in the order in which they were taken down.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<FilmRequest>, Error> {
    tx.query(concat!(columns!(), "where film_request.tournament_id = $1 order by film_request.id")).bind(id).all().await
}

/// The requests to film at a table.
pub async fn of_table(
    tx: &mut Tx,
    id: TournamentId,
    round: (Stage, i64),
    table: i64,
) -> Result<Vec<FilmRequest>, Error> {
    tx.query(concat!(
        columns!(),
        "where film_request.tournament_id = $1 and film_request.stage = $2 and film_request.round_number = $3 \
         and film_request.table_number = $4 order by film_request.id"
    ))
    .bind(id)
    .bind(round.0)
    .bind(round.1)
    .bind(table)
    .all()
    .await
}

/// How many requests a tournament has.
pub async fn count(tx: &mut Tx, id: TournamentId) -> Result<i64, Error> {
    tx.query("select count(*) from film_request where tournament_id = $1").bind(id).value().await
}

/// A request to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewFilmRequest {
    pub round: (Stage, i64),
    pub table: i64,
    pub asker: String,
    /// When it was taken down.
    pub at: DateTime<Utc>,
    pub by: Option<AccountId>,
}

/// Stores a request; nothing is kept to yet.
pub async fn insert(tx: &mut Tx, id: TournamentId, new: &NewFilmRequest) -> Result<(), Error> {
    tx.query(
        "insert into film_request (tournament_id, stage, round_number, table_number, asker, asked_at, taken_by, \
         board_only, tripod, no_stream, no_commentary, version) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $8, 1)",
    )
    .bind(id)
    .bind(new.round.0)
    .bind(new.round.1)
    .bind(new.table)
    .bind(new.asker.as_str())
    .bind(new.at)
    .bind(new.by)
    .bind(false)
    .execute()
    .await?;
    Ok(())
}

/// What whoever asked was told, by whom, and when.
pub type GivenAnswer = (FilmAnswer, Option<AccountId>, DateTime<Utc>);

/// Stores what they keep to, and what they were told; counts the version up. `answer` is none where what was said before stands.
pub async fn update(
    tx: &mut Tx,
    request: FilmRequestId,
    kept: &BTreeSet<FilmCondition>,
    answer: Option<GivenAnswer>,
) -> Result<(), Error> {
    let keeps = |condition: FilmCondition| kept.contains(&condition);
    tx.query(
        "update film_request set board_only = $2, tripod = $3, no_stream = $4, no_commentary = $5, \
         version = version + 1 where id = $1",
    )
    .bind(request)
    .bind(keeps(FilmCondition::BoardOnly))
    .bind(keeps(FilmCondition::Tripod))
    .bind(keeps(FilmCondition::NoStream))
    .bind(keeps(FilmCondition::NoCommentary))
    .execute()
    .await?;
    let Some((answer, by, at)) = answer else { return Ok(()) };
    tx.query("update film_request set film_answer = $2, answered_by = $3, answered_at = $4 where id = $1")
        .bind(request)
        .bind(answer)
        .bind(by)
        .bind(at)
        .execute()
        .await?;
    Ok(())
}

/// Who agreed to which request.
pub type Consents = Vec<(FilmRequestId, PlayerId)>;

/// The players who agreed, of all requests of a tournament.
pub async fn consents(tx: &mut Tx, id: TournamentId) -> Result<Consents, Error> {
    tx.query("select request_id, player_id from film_consent where tournament_id = $1 order by request_id, player_id")
        .bind(id)
        .all()
        .await
}

/// Notes who agreed to a request, in place of who did before.
pub async fn put_consents(
    tx: &mut Tx,
    id: TournamentId,
    request: FilmRequestId,
    players: &[PlayerId],
) -> Result<(), Error> {
    tx.query("delete from film_consent where request_id = $1").bind(request).execute().await?;
    for player in players {
        tx.query("insert into film_consent (tournament_id, request_id, player_id) values ($1, $2, $3)")
            .bind(id)
            .bind(request)
            .bind(*player)
            .execute()
            .await?;
    }
    Ok(())
}
