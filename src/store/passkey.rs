//! Passkeys of accounts (WebAuthn), and what browsers were asked for them and have not answered yet.
//!
//! Of a passkey its public key is stored, which opens nothing. A question is kept on the server and for a few minutes: an
//! answer is good for the one that was asked last, and once.

use chrono::{DateTime, TimeDelta, Utc};

use crate::account::by_now;
use crate::{AccountId, Error, PasskeyId, SessionId, Tx};
use reeve_limits as limits;

/// A passkey of an account.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Passkey {
    pub id: PasskeyId,
    pub account_id: AccountId,
    /// What the device calls it, in base 64 for addresses.
    pub credential_id: String,
    /// The domain it was made for.
    pub rp_id: String,
    /// What its owner calls it.
    pub name: String,
    /// Its public key and counter, as JSON.
    pub credential: String,
    pub added_at: DateTime<Utc>,
    /// When somebody last signed in with it.
    pub last_used_at: Option<DateTime<Utc>>,
}

/// The passkeys of an account, the oldest first.
pub async fn of_account(tx: &mut Tx, account: AccountId) -> Result<Vec<Passkey>, Error> {
    tx.query(
        "select id, account_id, credential_id, rp_id, name, credential, added_at, last_used_at from passkey \
         where account_id = $1 order by added_at, id",
    )
    .bind(account)
    .all()
    .await
}

/// The passkey that a device calls so, whoever it belongs to.
pub async fn by_credential(tx: &mut Tx, credential_id: &str) -> Result<Option<Passkey>, Error> {
    tx.query(
        "select id, account_id, credential_id, rp_id, name, credential, added_at, last_used_at from passkey \
         where credential_id = $1",
    )
    .bind(credential_id)
    .optional()
    .await
}

/// A passkey to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPasskey {
    pub account_id: AccountId,
    /// What the device calls it, in base 64 for addresses.
    pub credential_id: String,
    /// The domain it was made for.
    pub rp_id: String,
    /// What its owner calls it.
    pub name: String,
    /// Its public key and counter, as JSON.
    pub credential: String,
    pub added_at: DateTime<Utc>,
}

/// Stores a passkey and gives its number. Error: [`Error::Conflict`] where it is stored already.
pub async fn insert(tx: &mut Tx, passkey: &NewPasskey) -> Result<PasskeyId, Error> {
    tx.query(
        "insert into passkey (account_id, credential_id, rp_id, name, credential, added_at) \
         values ($1, $2, $3, $4, $5, $6) returning id",
    )
    .bind(passkey.account_id)
    .bind(passkey.credential_id.as_str())
    .bind(passkey.rp_id.as_str())
    .bind(passkey.name.as_str())
    .bind(passkey.credential.as_str())
    .bind(passkey.added_at)
    .value()
    .await
}

/// Notes that a passkey was used, and its counter, which stands in `credential`.
pub async fn note_use(tx: &mut Tx, id: PasskeyId, credential: &str, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update passkey set credential = $2, last_used_at = $3 where id = $1")
        .bind(id)
        .bind(credential)
        .bind(now)
        .execute()
        .await?;
    Ok(())
}

/// Takes a passkey off an account; says whether it was there.
pub async fn remove(tx: &mut Tx, account: AccountId, id: PasskeyId) -> Result<bool, Error> {
    let gone =
        tx.query("delete from passkey where account_id = $1 and id = $2").bind(account).bind(id).execute().await?;
    Ok(gone > 0)
}

/// Takes all passkeys off an account; says whether there were any.
pub async fn remove_all(tx: &mut Tx, account: AccountId) -> Result<bool, Error> {
    let gone = tx.query("delete from passkey where account_id = $1").bind(account).execute().await?;
    Ok(gone > 0)
}

/// Whose answer a question takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AskedOf {
    /// The session of somebody who adds a passkey.
    Session(SessionId),
    /// The sign-in of this number, which waits for its second factor.
    SignIn(i64),
}

impl AskedOf {
    /// As it is stored.
    fn stored(self) -> String {
        match self {
            AskedOf::Session(id) => format!("session {id}"),
            AskedOf::SignIn(id) => format!("sign-in {id}"),
        }
    }
}

/// What a browser was asked.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct PasskeyQuestion {
    /// Whose passkey it is about.
    pub account_id: AccountId,
    pub options: String,
    /// What its answer is compared with.
    pub state: String,
}

/// What a browser was asked that is to make a passkey.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct NewPasskeyQuestion {
    /// What the passkey is to be called.
    pub name: String,
    #[sqlx(flatten)]
    pub question: PasskeyQuestion,
}

/// Asks the session of somebody who adds a passkey, in place of what it was asked before.
pub async fn ask_for_new(
    tx: &mut Tx,
    session: SessionId,
    new: &NewPasskeyQuestion,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    ask(tx, AskedOf::Session(session), (&new.name, &new.question), now).await
}

/// Asks the sign-in of this number for a passkey that is there, in place of what it was asked before.
pub async fn ask_sign_in(
    tx: &mut Tx,
    sign_in: i64,
    question: &PasskeyQuestion,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    // The column is no passkey's name here.
    ask(tx, AskedOf::SignIn(sign_in), ("", question), now).await
}

async fn ask(
    tx: &mut Tx,
    of: AskedOf,
    (name, question): (&str, &PasskeyQuestion),
    now: DateTime<Utc>,
) -> Result<(), Error> {
    end(tx, of).await?;
    tx.query(
        "insert into passkey_question (asked_of, account_id, name, options, state, created_at, expires_at) \
         values ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(of.stored())
    .bind(question.account_id)
    .bind(name)
    .bind(question.options.as_str())
    .bind(question.state.as_str())
    .bind(now)
    .bind(now + TimeDelta::minutes(limits::PENDING_SIGN_IN_MINUTES))
    .execute()
    .await?;
    Ok(())
}

/// What a session that adds a passkey was asked and has not answered, while it lasts.
pub async fn asked_for_new(
    tx: &mut Tx,
    session: SessionId,
    now: DateTime<Utc>,
) -> Result<Option<NewPasskeyQuestion>, Error> {
    asked(tx, AskedOf::Session(session), now).await
}

/// What the sign-in of this number was asked and has not answered, while it lasts.
pub async fn asked_of_sign_in(tx: &mut Tx, sign_in: i64, now: DateTime<Utc>) -> Result<Option<PasskeyQuestion>, Error> {
    Ok(asked(tx, AskedOf::SignIn(sign_in), now).await?.map(|asked| asked.question))
}

async fn asked(tx: &mut Tx, of: AskedOf, now: DateTime<Utc>) -> Result<Option<NewPasskeyQuestion>, Error> {
    tx.query(
        "select account_id, name, options, state from passkey_question \
         where asked_of = $1 and expires_at > $2 and created_at <= $3",
    )
    .bind(of.stored())
    .bind(now)
    .bind(by_now(now))
    .optional()
    .await
}

/// Ends the question that waits, if there is one.
pub async fn end(tx: &mut Tx, of: AskedOf) -> Result<(), Error> {
    tx.query("delete from passkey_question where asked_of = $1").bind(of.stored()).execute().await?;
    Ok(())
}
