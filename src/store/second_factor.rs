//! Second factors of accounts: the secret of time-based codes (RFC 6238), and the recovery codes on paper. Passkeys are in
//! [`passkey`](crate::passkey).
//!
//! The secret has to be readable, since codes are made of it; it opens nothing without the password. Of recovery codes
//! only the SHA-256 is stored.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, Tx};

/// The time-based codes of an account.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct SecondFactor {
    pub account_id: AccountId,
    /// The secret in base 32.
    pub secret: String,
    /// Since when it is asked for.
    pub switched_on_at: DateTime<Utc>,
    /// When the time step began whose code was used last.
    pub last_step_at: DateTime<Utc>,
}

/// The time-based codes of an account, if it has any.
pub async fn of(tx: &mut Tx, account: AccountId) -> Result<Option<SecondFactor>, Error> {
    tx.query("select account_id, secret, switched_on_at, last_step_at from second_factor where account_id = $1")
        .bind(account)
        .optional()
        .await
}

/// Since when an account has a second factor of whatever kind: codes, or a passkey, also one of an address that this Reeve
/// no longer has. None: its password alone signs it in.
pub async fn since(tx: &mut Tx, account: AccountId) -> Result<Option<DateTime<Utc>>, Error> {
    let at: Vec<DateTime<Utc>> = tx
        .query(
            "select switched_on_at from second_factor where account_id = $1 \
             union all select added_at from passkey where account_id = $1",
        )
        .bind(account)
        .values()
        .await?;
    Ok(at.into_iter().min())
}

/// The accounts that have one of whatever kind.
pub async fn accounts(tx: &mut Tx) -> Result<Vec<AccountId>, Error> {
    tx.query("select account_id from second_factor union select account_id from passkey order by account_id")
        .values()
        .await
}

/// Stores the secret of codes. Error: [`Error::Conflict`] where the account has one.
pub async fn insert(tx: &mut Tx, factor: &SecondFactor) -> Result<(), Error> {
    tx.query("insert into second_factor (account_id, secret, switched_on_at, last_step_at) values ($1, $2, $3, $4)")
        .bind(factor.account_id)
        .bind(factor.secret.as_str())
        .bind(factor.switched_on_at)
        .bind(factor.last_step_at)
        .execute()
        .await?;
    Ok(())
}

/// Notes of which time step a code was used.
pub async fn use_step(tx: &mut Tx, account: AccountId, step_at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update second_factor set last_step_at = $2 where account_id = $1")
        .bind(account)
        .bind(step_at)
        .execute()
        .await?;
    Ok(())
}

/// Takes the codes of an account away; says whether there were any.
pub async fn remove(tx: &mut Tx, account: AccountId) -> Result<bool, Error> {
    let gone = tx.query("delete from second_factor where account_id = $1").bind(account).execute().await?;
    Ok(gone > 0)
}

/// Stores a recovery code.
pub async fn insert_recovery_code(tx: &mut Tx, account: AccountId, code_hash: &str) -> Result<(), Error> {
    tx.query("insert into recovery_code (account_id, code_hash) values ($1, $2)")
        .bind(account)
        .bind(code_hash)
        .execute()
        .await?;
    Ok(())
}

/// Uses a recovery code up; says whether it was one that nobody had used.
pub async fn use_recovery_code(
    tx: &mut Tx,
    account: AccountId,
    code_hash: &str,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let used = tx
        .query("update recovery_code set used_at = $3 where account_id = $1 and code_hash = $2 and used_at is null")
        .bind(account)
        .bind(code_hash)
        .bind(now)
        .execute()
        .await?;
    Ok(used > 0)
}

/// How many recovery codes an account has left.
pub async fn recovery_codes_left(tx: &mut Tx, account: AccountId) -> Result<i64, Error> {
    tx.query("select cast(count(*) as bigint) from recovery_code where account_id = $1 and used_at is null")
        .bind(account)
        .value()
        .await
}

/// Ends all recovery codes of an account.
pub async fn forget_recovery_codes(tx: &mut Tx, account: AccountId) -> Result<(), Error> {
    tx.query("delete from recovery_code where account_id = $1").bind(account).execute().await?;
    Ok(())
}
