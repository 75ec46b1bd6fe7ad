//! Browsers in which an account has signed in before, so that those who guess at its password don't slow them down.
//!
//! A browser keeps a token, and only the SHA-256 of it is stored. It signs nobody in.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{AccountId, Error, Tx};
use reeve_limits as limits;
use reeve_limits::KNOWN_DEVICES;

/// Whether an account has signed in before in the browser with this token.
pub async fn is_known(tx: &mut Tx, token_hash: &str, account: AccountId, now: DateTime<Utc>) -> Result<bool, Error> {
    let count: i64 = tx
        .query(
            "select cast(count(*) as bigint) from known_device join account on account.id = known_device.account_id \
             where token_hash = $1 and account_id = $2 and last_used_at > $3 and account.disabled_at is null",
        )
        .bind(token_hash)
        .bind(account)
        .bind(now - TimeDelta::days(KNOWN_DEVICES.days))
        .value()
        .await?;
    Ok(count > 0)
}

/// Whether anybody has signed in before in the browser with this token.
pub async fn is_anybodys(tx: &mut Tx, token_hash: &str, now: DateTime<Utc>) -> Result<bool, Error> {
    let count: i64 = tx
        .query(
            "select cast(count(*) as bigint) from known_device join account on account.id = known_device.account_id \
             where token_hash = $1 and last_used_at > $2 and account.disabled_at is null",
        )
        .bind(token_hash)
        .bind(now - TimeDelta::days(KNOWN_DEVICES.days))
        .value()
        .await?;
    Ok(count > 0)
}

/// Notes that an account has signed in in the browser with this token.
pub async fn remember(tx: &mut Tx, token_hash: &str, account: AccountId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query(
        "insert into known_device (token_hash, account_id, created_at, last_used_at) values ($1, $2, $3, $3) \
         on conflict (token_hash, account_id) do update set last_used_at = excluded.last_used_at",
    )
    .bind(token_hash)
    .bind(account)
    .bind(now)
    .execute()
    .await?;
    Ok(())
}

/// Forgets the browsers of an account that were not used for longest, where there are too many.
pub async fn keep_newest(tx: &mut Tx, account: AccountId) -> Result<(), Error> {
    tx.query(
        "delete from known_device where account_id = $1 and id not in \
         (select id from known_device where account_id = $1 order by last_used_at desc, id desc limit $2)",
    )
    .bind(account)
    .bind(limits::KNOWN_BROWSERS)
    .execute()
    .await?;
    Ok(())
}

/// Forgets every browser of an account.
pub async fn forget(tx: &mut Tx, account: AccountId) -> Result<(), Error> {
    tx.query("delete from known_device where account_id = $1").bind(account).execute().await?;
    Ok(())
}
