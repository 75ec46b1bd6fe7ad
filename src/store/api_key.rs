//! Keys with which programs of the staff write back. Only the digest of a key is kept.

use chrono::{DateTime, Utc};

use crate::setting::SecondFactorRule;
use crate::{AccountId, ApiKeyId, Error, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::words;

words! {
    /// What a key may do, if its account may.
    KeyScope {
        /// Read record sheets and enter results.
        Results = "results",
        /// Check players in.
        CheckIn = "check-in",
        /// Read the lists of the staff.
        Lists = "lists",
    }
}

/// A key, as it is listed.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ApiKey {
    pub id: ApiKeyId,
    pub name: String,
    /// The codes of what it may, each between blanks.
    pub scopes: String,
    /// The name of the account that made it, and that it acts for.
    pub account: String,
    pub made_at: DateTime<Utc>,
    /// To the minute.
    pub last_used_at: Option<DateTime<Utc>>,
}

/// The scopes in a stored list.
pub fn scopes(stored: &str) -> impl Iterator<Item = KeyScope> + '_ {
    stored.split_whitespace().filter_map(KeyScope::from_code)
}

/// A key with its account, as it is shown by a program.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct ShownKey {
    pub id: ApiKeyId,
    pub tournament_id: TournamentId,
    pub name: String,
    pub scopes: String,
    pub last_used_at: Option<DateTime<Utc>>,
    pub account_id: AccountId,
    pub account: String,
    pub is_admin: bool,
    pub may_create: bool,
    second_factor_since: Option<DateTime<Utc>>,
    second_factor_rule: Option<SecondFactorRule>,
}

impl ShownKey {
    /// Whether its account needs a second factor and has none.
    pub fn must_set_up(&self) -> bool {
        self.second_factor_since.is_none() && self.second_factor_rule.is_some_and(|rule| rule.asks(self.is_admin))
    }
}

/// The key of this digest; none where there is none, or where its account is closed.
pub async fn shown(tx: &mut Tx, digest: &str) -> Result<Option<ShownKey>, Error> {
    tx.query(
        "select api_key.id, api_key.tournament_id, api_key.name, api_key.scopes, api_key.last_used_at, \
         account.id as account_id, account.name as account, account.is_admin, account.may_create, \
         coalesce(second_factor.switched_on_at, (select min(passkey.added_at) from passkey \
         where passkey.account_id = account.id)) as second_factor_since, setting.value as second_factor_rule \
         from api_key join account on account.id = api_key.account_id \
         left join second_factor on second_factor.account_id = account.id \
         left join setting on setting.name = 'second-factor' \
         where api_key.digest = $1 and account.disabled_at is null",
    )
    .bind(digest)
    .optional()
    .await
}

/// Whether a key is there, and its account not closed.
pub async fn is_good(tx: &mut Tx, key: ApiKeyId) -> Result<bool, Error> {
    let found: Option<ApiKeyId> = tx
        .query(
            "select api_key.id from api_key join account on account.id = api_key.account_id \
             where api_key.id = $1 and account.disabled_at is null",
        )
        .bind(key)
        .optional_value()
        .await?;
    Ok(found.is_some())
}

/// Notes that a key was used.
pub async fn note_use(tx: &mut Tx, key: ApiKeyId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update api_key set last_used_at = $2 where id = $1").bind(key).bind(now).execute().await?;
    Ok(())
}

/// A key to be stored.
pub struct NewApiKey<'a> {
    pub account: AccountId,
    pub name: &'a str,
    pub scopes: &'a [KeyScope],
    pub digest: &'a str,
}

/// Stores a key of a tournament.
pub async fn insert(
    tx: &mut Tx,
    tournament: TournamentId,
    new: &NewApiKey<'_>,
    now: DateTime<Utc>,
) -> Result<ApiKeyId, Error> {
    let codes: String = new.scopes.iter().map(|scope| format!(" {}", scope.code())).collect();
    tx.query(
        "insert into api_key (tournament_id, account_id, name, scopes, digest, made_at) \
         values ($1, $2, $3, $4, $5, $6) returning id",
    )
    .bind(tournament)
    .bind(new.account)
    .bind(new.name)
    .bind(format!("{codes} "))
    .bind(new.digest)
    .bind(now)
    .value()
    .await
}

/// The keys of a tournament, the oldest first.
pub async fn of_tournament(tx: &mut Tx, tournament: TournamentId) -> Result<Vec<ApiKey>, Error> {
    tx.query(
        "select api_key.id, api_key.name, api_key.scopes, account.name as account, api_key.made_at, \
         api_key.last_used_at from api_key join account on account.id = api_key.account_id \
         where api_key.tournament_id = $1 order by api_key.id",
    )
    .bind(tournament)
    .all()
    .await
}

/// Takes the keys of an account in a tournament away.
pub async fn remove_of(tx: &mut Tx, tournament: TournamentId, account: AccountId) -> Result<(), Error> {
    tx.query("delete from api_key where tournament_id = $1 and account_id = $2")
        .bind(tournament)
        .bind(account)
        .execute()
        .await?;
    Ok(())
}

/// Takes a key away.
pub async fn remove(tx: &mut Tx, key: ApiKeyId) -> Result<(), Error> {
    tx.query("delete from api_key where id = $1").bind(key).execute().await?;
    Ok(())
}
