//! Sign-ins whose password was right and whose second factor is still to come.
//!
//! They open nothing but the page that asks for it. Only the SHA-256 of a token is stored.

use chrono::{DateTime, TimeDelta, Utc};

use crate::account::by_now;
use crate::{AccountId, Error, Tx};
use reeve_limits as limits;

/// A sign-in that waits for its second factor.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Pending {
    pub id: i64,
    pub account_id: AccountId,
    /// The version of the account when its password was right.
    pub account_version: i64,
}

/// Stores one and gives its number.
pub async fn insert(
    tx: &mut Tx,
    token_hash: &str,
    account: AccountId,
    account_version: i64,
    now: DateTime<Utc>,
) -> Result<i64, Error> {
    tx.query(
        "insert into pending_sign_in (token_hash, account_id, account_version, created_at, expires_at) \
         values ($1, $2, $3, $4, $5) returning id",
    )
    .bind(token_hash)
    .bind(account)
    .bind(account_version)
    .bind(now)
    .bind(now + TimeDelta::minutes(limits::PENDING_SIGN_IN_MINUTES))
    .value()
    .await
}

/// The one with this token, while it lasts.
pub async fn open(tx: &mut Tx, token_hash: &str, now: DateTime<Utc>) -> Result<Option<Pending>, Error> {
    tx.query(
        "select id, account_id, account_version from pending_sign_in \
         where token_hash = $1 and expires_at > $2 and created_at <= $3",
    )
    .bind(token_hash)
    .bind(now)
    .bind(by_now(now))
    .optional()
    .await
}

/// Ends one.
pub async fn remove(tx: &mut Tx, id: i64) -> Result<(), Error> {
    tx.query("delete from pending_sign_in where id = $1").bind(id).execute().await?;
    Ok(())
}
