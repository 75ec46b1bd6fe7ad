//! One-time keys to an account: links that set a new password, and codes that sign in on another device.
//!
//! Only the SHA-256 of a key is stored.

use chrono::{DateTime, Utc};

use crate::account::{Window, by_now};
use crate::{AccountId, Error, SessionId, Tx};
use reeve_rules::tournament::vocabulary::words;

words! {
    /// What a key opens.
    KeyKind {
        /// A new password, by a link that an administrator hands over.
        Link = "link",
        /// A new password, by a link that was sent by mail.
        Mail = "mail",
        /// Signing in on another device.
        Code = "code",
    }
}

/// A key as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Key {
    pub id: i64,
    pub account_id: AccountId,
    pub expires_at: DateTime<Utc>,
    pub used_at: Option<DateTime<Utc>>,
    /// The session that it began.
    pub session_id: Option<SessionId>,
}

/// Stores a new key.
pub async fn insert(
    tx: &mut Tx,
    account: AccountId,
    kind: KeyKind,
    key_hash: &str,
    (now, expires_at): (DateTime<Utc>, DateTime<Utc>),
) -> Result<(), Error> {
    tx.query(
        "insert into one_time_key (account_id, kind, key_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)",
    )
    .bind(account)
    .bind(kind)
    .bind(key_hash)
    .bind(now)
    .bind(expires_at)
    .execute()
    .await?;
    Ok(())
}

/// The account whose password a link may set now, unless the account is switched off.
pub async fn open_link(tx: &mut Tx, key_hash: &str, now: DateTime<Utc>) -> Result<Option<AccountId>, Error> {
    tx.query(
        "select account.id from one_time_key join account on account.id = one_time_key.account_id \
         where key_hash = $1 and kind <> $4 and used_at is null and expires_at > $2 \
         and one_time_key.created_at <= $3 and account.disabled_at is null",
    )
    .bind(key_hash)
    .bind(now)
    .bind(by_now(now))
    .bind(KeyKind::Code)
    .optional_value()
    .await
}

/// The account that a code signs in now, and the code's number, unless the account is switched off.
pub async fn open_code(tx: &mut Tx, key_hash: &str, now: DateTime<Utc>) -> Result<Option<Key>, Error> {
    tx.query(
        "select one_time_key.id, account_id, expires_at, used_at, session_id from one_time_key \
         join account on account.id = one_time_key.account_id where key_hash = $1 and kind = $4 \
         and used_at is null and expires_at > $2 and one_time_key.created_at <= $3 and account.disabled_at is null",
    )
    .bind(key_hash)
    .bind(now)
    .bind(by_now(now))
    .bind(KeyKind::Code)
    .optional()
    .await
}

/// Notes that a code was used, and which session it began.
pub async fn use_code(tx: &mut Tx, id: i64, session: SessionId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update one_time_key set used_at = $2, session_id = $3 where id = $1")
        .bind(id)
        .bind(now)
        .bind(session)
        .execute()
        .await?;
    Ok(())
}

/// The newest code of an account, also one that was used or has run out.
pub async fn newest_code(tx: &mut Tx, account: AccountId) -> Result<Option<Key>, Error> {
    tx.query(
        "select id, account_id, expires_at, used_at, session_id from one_time_key \
         where account_id = $1 and kind = $2 order by id desc limit 1",
    )
    .bind(account)
    .bind(KeyKind::Code)
    .optional()
    .await
}

/// How many links an account was sent in a stretch of time.
pub async fn mailed_in(tx: &mut Tx, account: AccountId, window: Window) -> Result<i64, Error> {
    tx.query(
        "select cast(count(*) as bigint) from one_time_key where account_id = $1 and kind = $4 \
         and created_at > $2 and created_at <= $3",
    )
    .bind(account)
    .bind(window.since())
    .bind(window.until())
    .bind(KeyKind::Mail)
    .value()
    .await
}

/// Ends the codes of an account: those not used yet, and the memory of those that were.
pub async fn forget_codes(tx: &mut Tx, account: AccountId) -> Result<(), Error> {
    tx.query("delete from one_time_key where account_id = $1 and kind = $2")
        .bind(account)
        .bind(KeyKind::Code)
        .execute()
        .await?;
    Ok(())
}

/// Ends every key of an account, links and codes.
pub async fn forget_all(tx: &mut Tx, account: AccountId) -> Result<(), Error> {
    tx.query("delete from one_time_key where account_id = $1").bind(account).execute().await?;
    Ok(())
}
