//! The keys of forms that were carried out: a form that is sent again finds its first answer here.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, Tx};

/// Where a form that was carried out led to, if its key was seen before.
pub async fn location(tx: &mut Tx, key: &str) -> Result<Option<String>, Error> {
    tx.query("select location from form_key where form_key = $1").bind(key).optional_value().await
}

/// Remembers that a form was carried out and where it led to.
pub async fn insert(
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
