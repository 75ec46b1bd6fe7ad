//! The audit log: everything that changed anything. Lines are only ever added.

use chrono::{DateTime, Utc};

use super::{AccountId, Error, PlayerId, TournamentId, Tx};

/// A line of the audit log. It holds numbers, never a name, so that it stays whole when a person is erased.
#[derive(Debug, Clone, PartialEq, sqlx::FromRow)]
pub struct Line {
    /// Its number.
    pub id: i64,
    /// The tournament that was changed, if it was one.
    pub tournament_id: Option<TournamentId>,
    /// When.
    pub at: DateTime<Utc>,
    /// `account`, `player`, `visitor` or `command`.
    pub actor_kind: String,
    /// The account that did it.
    pub account_id: Option<AccountId>,
    /// The player who did it.
    pub player_id: Option<PlayerId>,
    /// The network address it came from.
    pub address: String,
    /// What was done, such as `enter result`.
    pub action: String,
    /// To what, such as `prelim 2 table 7`.
    pub subject: String,
    /// What was there before, as JSON.
    pub before: Option<String>,
    /// What is there now, as JSON.
    pub after: Option<String>,
}

/// Adds a line; its `id` is not looked at.
pub async fn insert(tx: &mut Tx, line: &Line) -> Result<(), Error> {
    tx.query(
        "insert into audit (tournament_id, at, actor_kind, account_id, player_id, address, action, subject, \
         before, after) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(line.tournament_id)
    .bind(line.at)
    .bind(line.actor_kind.as_str())
    .bind(line.account_id)
    .bind(line.player_id)
    .bind(line.address.as_str())
    .bind(line.action.as_str())
    .bind(line.subject.as_str())
    .bind(line.before.as_deref())
    .bind(line.after.as_deref())
    .execute()
    .await?;
    Ok(())
}

/// A page of a tournament's lines, the newest first, from below a line's number.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId, below: i64, limit: i64) -> Result<Vec<Line>, Error> {
    tx.query("select * from audit where tournament_id = $1 and id < $2 order by id desc limit $3")
        .bind(id)
        .bind(below)
        .bind(limit)
        .all()
        .await
}

/// A page of all lines, the newest first, from below a line's number.
pub async fn all(tx: &mut Tx, below: i64, limit: i64) -> Result<Vec<Line>, Error> {
    tx.query("select * from audit where id < $1 order by id desc limit $2").bind(below).bind(limit).all().await
}
