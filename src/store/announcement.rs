//! What the organizers say to everybody, or to a table while its round lasts. A table stands here by its number.

use chrono::{DateTime, Utc};

use crate::{AccountId, AnnouncementId, Error, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::Stage;

/// An announcement as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Announcement {
    /// Its number over all tournaments.
    pub id: AnnouncementId,
    /// The stage of the round of its table; none where everybody is meant.
    pub stage: Option<Stage>,
    pub round_number: Option<i64>,
    /// The table; none where everybody is meant.
    pub table_number: Option<i64>,
    pub said: String,
    pub made_at: DateTime<Utc>,
    /// When it was taken back, if it was.
    pub taken_back_at: Option<DateTime<Utc>>,
}

impl Announcement {
    /// The table that is meant, with its round; none where everybody is.
    pub fn table(&self) -> Option<(Stage, i64, i64)> {
        Some((self.stage?, self.round_number?, self.table_number?))
    }
}

/// The announcements of a tournament, the oldest first.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<Announcement>, Error> {
    tx.query(
        "select id, stage, round_number, table_number, said, made_at, taken_back_at from announcement \
         where tournament_id = $1 order by id",
    )
    .bind(id)
    .all()
    .await
}

/// Those that were not taken back, the oldest first.
pub async fn standing(tx: &mut Tx, id: TournamentId) -> Result<Vec<Announcement>, Error> {
    tx.query(
        "select id, stage, round_number, table_number, said, made_at, taken_back_at from announcement \
         where tournament_id = $1 and taken_back_at is null order by id",
    )
    .bind(id)
    .all()
    .await
}

/// How many there were, those that were taken back among them.
pub async fn count(tx: &mut Tx, id: TournamentId) -> Result<i64, Error> {
    tx.query("select count(*) from announcement where tournament_id = $1").bind(id).value().await
}

/// Stores an announcement to everybody, or to a table of a round; gives its number.
pub async fn insert(
    tx: &mut Tx,
    id: TournamentId,
    (said, table): (&str, Option<(Stage, i64, i64)>),
    by: Option<AccountId>,
    at: DateTime<Utc>,
) -> Result<AnnouncementId, Error> {
    tx.query(
        "insert into announcement (tournament_id, stage, round_number, table_number, said, made_by, made_at) \
         values ($1, $2, $3, $4, $5, $6, $7) returning id",
    )
    .bind(id)
    .bind(table.map(|(stage, ..)| stage))
    .bind(table.map(|(_, round, _)| round))
    .bind(table.map(|(.., table)| table))
    .bind(said)
    .bind(by)
    .bind(at)
    .value()
    .await
}

/// Takes one back.
pub async fn take_back(tx: &mut Tx, id: AnnouncementId, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update announcement set taken_back_at = $2 where id = $1").bind(id).bind(at).execute().await?;
    Ok(())
}
