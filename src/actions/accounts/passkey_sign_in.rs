//! A sign-in is asked for a passkey of its account, and its answer is looked at.

use chrono::{DateTime, Utc};

use reeve_store::{AccountId, Tx, passkey};

use crate::Result;
use crate::accounts::webauthn::{RelyingParty, wrong};

/// Asks a sign-in that waits for a passkey of its account, where there is one of this address.
pub(crate) async fn ask(
    tx: &mut Tx,
    party: &RelyingParty,
    (account, sign_in): (AccountId, i64),
    now: DateTime<Utc>,
) -> Result<()> {
    let known = passkey::of_account(tx, account).await?;
    let Some(question) = party.question(account, &known)? else { return Ok(()) };
    Ok(passkey::ask_sign_in(tx, sign_in, &question, now).await?)
}

/// Looks at the answer of a sign-in, and notes that its passkey was used.
///
/// Error: a fault at `passkey`.
pub(crate) async fn open(
    tx: &mut Tx,
    party: &RelyingParty,
    (account, sign_in): (AccountId, i64),
    answer: &str,
    now: DateTime<Utc>,
) -> Result<()> {
    let asked = passkey::asked_of_sign_in(tx, sign_in, now).await?.ok_or_else(wrong)?;
    let answered = party.answered(&asked, answer)?;
    // It may have been removed since it was asked for, and used elsewhere.
    let stored = passkey::by_credential(tx, &answered.credential_id()).await?;
    let stored = stored.filter(|stored| stored.account_id == account && party.owns(stored)).ok_or_else(wrong)?;
    let credential = answered.after(&stored)?;
    Ok(passkey::note_use(tx, stored.id, &credential, now).await?)
}
