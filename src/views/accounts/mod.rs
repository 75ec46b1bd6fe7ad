//! Accounts as their own pages and those of administrators show them: their devices, how their second factor stands, and sign-ins
//! that wait for it.

pub mod pending_sign_in;
pub mod second_factor;

use chrono::{DateTime, Utc};

use reeve_store::account;
use reeve_store::account::{Account, Session};
use reeve_store::passkey;
use reeve_store::passkey::{NewPasskeyQuestion, Passkey};
use reeve_store::setting;
use reeve_store::setting::SecondFactorRule;
use reeve_store::tournament;
use reeve_store::{AccountId, Error, SessionId, Tx, second_factor as factors};

use crate::accounts::second_factor::SecondFactorState;

/// Reads an account.
///
/// Error: [`Error::Missing`].
pub async fn read(tx: &mut Tx, id: AccountId) -> Result<Account, Error> {
    account::by_id(tx, id).await?.ok_or(Error::Missing)
}

/// Whether there is an administrator, so that nobody sets Reeve up any more.
pub async fn has_administrator(tx: &mut Tx) -> Result<bool, Error> {
    account::has_administrator(tx).await
}

/// One's own account.
pub struct OwnAccount {
    pub account: Account,
    /// The devices that are signed in.
    pub sessions: Vec<Session>,
    /// How its second factor stands.
    pub second_factor: SecondFactorState,
}

impl OwnAccount {
    /// Reads it.
    pub async fn read(tx: &mut Tx, id: AccountId, now: DateTime<Utc>) -> Result<OwnAccount, Error> {
        let account = read(tx, id).await?;
        let sessions = account::sessions(tx, id, now).await?;
        Ok(OwnAccount { second_factor: SecondFactorState::read(tx, &account).await?, sessions, account })
    }
}

/// An account, with how its second factor stands.
pub async fn with_second_factor(tx: &mut Tx, id: AccountId) -> Result<(Account, SecondFactorState), Error> {
    let account = read(tx, id).await?;
    let state = SecondFactorState::read(tx, &account).await?;
    Ok((account, state))
}

/// An account, with its passkeys.
pub async fn with_passkeys(tx: &mut Tx, id: AccountId) -> Result<(Account, Vec<Passkey>), Error> {
    Ok((read(tx, id).await?, passkey::of_account(tx, id).await?))
}

/// The passkey that is being made in a session.
pub async fn new_passkey(
    tx: &mut Tx,
    session: SessionId,
    now: DateTime<Utc>,
) -> Result<Option<NewPasskeyQuestion>, Error> {
    passkey::asked_for_new(tx, session, now).await
}

/// An account as administrators see it, with since when it has a second factor.
pub async fn managed(tx: &mut Tx, id: AccountId) -> Result<(Account, Option<DateTime<Utc>>), Error> {
    Ok((read(tx, id).await?, factors::since(tx, id).await?))
}

/// All accounts, with those that have a second factor.
pub async fn all(tx: &mut Tx) -> Result<(Vec<Account>, Vec<AccountId>), Error> {
    Ok((account::all(tx).await?, factors::accounts(tx).await?))
}

/// Who needs a second factor.
pub async fn second_factor_rule(tx: &mut Tx) -> Result<SecondFactorRule, Error> {
    setting::second_factor_rule(tx).await
}

/// The tournaments that an account judges now, as short address and name.
pub async fn judged_now(tx: &mut Tx, id: AccountId) -> Result<Vec<(String, String)>, Error> {
    tournament::judged_now(tx, id).await
}
