//! Things kept between two requests: uploaded files waiting for their import, the keys of forms that were
//! carried out, and the reports of seat schedules.

use chrono::{DateTime, Utc};

use crate::store::{AccountId, Error, ImportDraftId, TournamentId, Tx};

/// An uploaded file that waits for its import.
#[derive(Debug, Clone, PartialEq, sqlx::FromRow)]
pub struct ImportDraft {
    /// Its number.
    pub id: ImportDraftId,
    /// The tournament it is for.
    pub tournament_id: TournamentId,
    /// Who uploaded it.
    pub account_id: AccountId,
    /// What it is, such as `players`.
    pub kind: String,
    /// The bytes as they came.
    pub content: Vec<u8>,
    /// When.
    pub at: DateTime<Utc>,
}

/// Keeps an uploaded file; earlier ones of the same account, kind and tournament go.
pub async fn insert_import(
    tx: &mut Tx,
    id: TournamentId,
    account: AccountId,
    kind: &str,
    content: &[u8],
    at: DateTime<Utc>,
) -> Result<ImportDraftId, Error> {
    tx.query("delete from import_draft where tournament_id = $1 and account_id = $2 and kind = $3")
        .bind(id)
        .bind(account)
        .bind(kind)
        .execute()
        .await?;
    tx.query(
        "insert into import_draft (tournament_id, account_id, kind, content, at) values ($1, $2, $3, $4, $5) \
         returning id",
    )
    .bind(id)
    .bind(account)
    .bind(kind)
    .bind(content)
    .bind(at)
    .value()
    .await
}

/// An uploaded file of a tournament.
pub async fn import(tx: &mut Tx, tournament: TournamentId, id: ImportDraftId) -> Result<Option<ImportDraft>, Error> {
    tx.query("select id, tournament_id, account_id, kind, content, at from import_draft where id = $1 and tournament_id = $2")
        .bind(id)
        .bind(tournament)
        .optional()
        .await
}

/// Forgets an uploaded file.
pub async fn delete_import(tx: &mut Tx, id: ImportDraftId) -> Result<(), Error> {
    tx.query("delete from import_draft where id = $1").bind(id).execute().await?;
    Ok(())
}

/// Where a form that was carried out led to, if its key was seen before.
pub async fn form_done(tx: &mut Tx, key: &str) -> Result<Option<String>, Error> {
    tx.query("select location from form_key where form_key = $1").bind(key).optional_value().await
}

/// Remembers that a form was carried out and where it led to.
pub async fn insert_form(
    tx: &mut Tx,
    key: &str,
    account: Option<AccountId>,
    location: &str,
    at: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query("insert into form_key (form_key, account_id, location, at) values ($1, $2, $3, $4)")
        .bind(key)
        .bind(account)
        .bind(location)
        .bind(at)
        .execute()
        .await?;
    Ok(())
}

/// How a tournament's seat schedule was made.
#[derive(Debug, Clone, PartialEq, sqlx::FromRow)]
pub struct Schedule {
    /// Counts all schedules ever made.
    pub id: i64,
    /// The seed it was drawn from.
    pub seed: i64,
    /// `made`, `imported`, `repaired` or `swapped`.
    pub source: String,
    /// Figures, bounds and words, as JSON.
    pub report: String,
    /// Who made it.
    pub made_by: Option<AccountId>,
    /// When.
    pub made_at: DateTime<Utc>,
}

/// The newest schedule of a tournament.
pub async fn schedule(tx: &mut Tx, id: TournamentId) -> Result<Option<Schedule>, Error> {
    tx.query(
        "select id, seed, source, report, made_by, made_at from schedule where tournament_id = $1 \
         order by id desc limit 1",
    )
    .bind(id)
    .optional()
    .await
}

/// Forgets the newest schedule of a tournament, given by its id, so that the one before is the newest again.
/// Gives false and changes nothing where there is none before it.
pub async fn back_to_schedule_before(tx: &mut Tx, id: TournamentId, newest: i64) -> Result<bool, Error> {
    let done = tx
        .query(
            "delete from schedule where tournament_id = $1 and id = $2 \
             and exists (select 1 from schedule as older where older.tournament_id = $1 and older.id < $2)",
        )
        .bind(id)
        .bind(newest)
        .execute()
        .await?;
    Ok(done > 0)
}

/// Keeps how a schedule was made; its `id` is not looked at.
pub async fn insert_schedule(tx: &mut Tx, id: TournamentId, schedule: &Schedule) -> Result<(), Error> {
    tx.query(
        "insert into schedule (tournament_id, seed, source, report, made_by, made_at) \
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind(id)
    .bind(schedule.seed)
    .bind(schedule.source.as_str())
    .bind(schedule.report.as_str())
    .bind(schedule.made_by)
    .bind(schedule.made_at)
    .execute()
    .await?;
    Ok(())
}
