//! Passkeys of one's own account: adding one in two steps, and removing it. Signing in with one is in
//! [`second_factor`](crate::accounts::second_factor).

use serde::Serialize;

use reeve_limits as limits;
use reeve_rules::text;
use reeve_rules::text::TextFault;
use reeve_store::account;
use reeve_store::passkey::{AskedOf, Passkey};
use reeve_store::{AccountId, PasskeyId, Scope, SessionId, Tx, one_time_key, passkey, second_factor, setting};

use crate::accounts::refusal::Refusal;
use crate::accounts::second_factor::{new_recovery_codes, own};
use crate::accounts::webauthn::RelyingParty;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// The first step of adding a passkey to the caller's own account: keeps its name and what the browser is asked. Nothing of
/// the account changes. Whoever calls it has checked the password, whose hash is given.
///
/// Errors: a fault at `passkey_name`; a refusal where the account has as many as it may.
pub async fn begin(
    context: &Context<'_>,
    party: &RelyingParty,
    session: SessionId,
    password_hash: &str,
    name: &str,
) -> Result<()> {
    let name = name.trim();
    let fault = text::faults_seen(name, limits::PASSKEY_NAME).into_iter().next();
    if let Some(fault) = fault.map(name_fault) {
        return Err(Error::Faults(vec![fault]));
    }
    let mut tx = context.db.write(Scope::NoTournament).await?;
    let id = own(&mut tx, context, password_hash).await?;
    let known = room_for_one(&mut tx, id).await?;
    let account = account::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    let question = party.question_for_new(&account, &known, name)?;
    passkey::ask_for_new(&mut tx, session, &question, context.now).await?;
    tx.commit().await?;
    Ok(())
}

fn name_fault(fault: TextFault) -> Fault {
    let refusal = match fault {
        TextFault::Missing => Refusal::PasskeyNameMissing,
        TextFault::TooLong(fault) => Refusal::PasskeyNameTooLong(fault),
        TextFault::Control { .. } => Refusal::PasskeyNameWithControl,
    };
    Fault::new("passkey_name", refusal)
}

/// The passkeys that an account has, if there is room for another.
async fn room_for_one(tx: &mut Tx, account: AccountId) -> Result<Vec<Passkey>> {
    let known = passkey::of_account(tx, account).await?;
    if known.len() < limits::PASSKEYS { Ok(known) } else { Err(Refusal::PasskeysFull.into()) }
}

/// The second step: the passkey that the browser made is added. Where it is the first second factor of the account, every
/// other session ends, and recovery codes are given, which are shown once.
///
/// Errors: a fault at `passkey`, and then the question is good no longer; a refusal where nothing was asked, or too long ago,
/// or another account has this passkey.
pub async fn finish(
    context: &Context<'_>,
    party: &RelyingParty,
    session: SessionId,
    answer: &str,
) -> Result<Option<Vec<String>>> {
    let added = add(context, party, session, answer).await;
    if matches!(added, Err(Error::Faults(_))) {
        // What the addition had begun is taken back with it, so this is a transaction of its own.
        give_up(context, session).await?;
    }
    added
}

/// Adds the passkey that the browser made.
async fn add(
    context: &Context<'_>,
    party: &RelyingParty,
    session: SessionId,
    answer: &str,
) -> Result<Option<Vec<String>>> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    let question = passkey::asked_for_new(&mut action.tx, session, context.now).await?;
    let question = question.filter(|asked| asked.question.account_id == id).ok_or(Refusal::PasskeyTooLate)?;
    let made = party.made(&question, answer, context.now)?;
    if passkey::by_credential(&mut action.tx, &made.credential_id).await?.is_some() {
        return Err(Refusal::PasskeyKnown.into());
    }
    room_for_one(&mut action.tx, id).await?;
    let is_first = second_factor::since(&mut action.tx, id).await?.is_none();
    let number = passkey::insert(&mut action.tx, &made).await?;
    passkey::end(&mut action.tx, AskedOf::Session(session)).await?;
    let mut codes = None;
    if is_first {
        codes = Some(new_recovery_codes(&mut action.tx, id).await?);
        account::end_other_sessions(&mut action.tx, id, Some(session)).await?;
        one_time_key::forget_all(&mut action.tx, id).await?;
    }
    let entry = AuditEntry::new(AuditAction::AddPasskey, AuditSubject::Account(id));
    action.commit(entry.after(&PasskeyNumber { passkey: number })).await?;
    Ok(codes)
}

/// Gives up what the browser of this session was asked: an answer to it was wrong.
async fn give_up(context: &Context<'_>, session: SessionId) -> Result<()> {
    let mut tx = context.db.write(Scope::NoTournament).await?;
    passkey::end(&mut tx, AskedOf::Session(session)).await?;
    tx.commit().await?;
    Ok(())
}

#[derive(Serialize)]
struct PasskeyNumber {
    passkey: PasskeyId,
}

/// Removes a passkey from the caller's own account; with the last second factor its recovery codes go. Whoever calls it has
/// checked the password, whose hash is given.
///
/// Errors: [`Error::Missing`] where the account has no such passkey; a refusal where it is the only second factor of an account
/// that needs one.
pub async fn remove(context: &Context<'_>, password_hash: &str, passkey: PasskeyId) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let id = own(&mut action.tx, context, password_hash).await?;
    if !passkey::remove(&mut action.tx, id, passkey).await? {
        return Err(Error::Missing);
    }
    if second_factor::since(&mut action.tx, id).await?.is_none() {
        let account = account::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
        if setting::second_factor_rule(&mut action.tx).await?.asks(account.is_admin) {
            return Err(Refusal::LastSecondFactor.into());
        }
        second_factor::forget_recovery_codes(&mut action.tx, id).await?;
    }
    let entry = AuditEntry::new(AuditAction::RemovePasskey, AuditSubject::Account(id));
    action.commit(entry.before(&PasskeyNumber { passkey })).await?;
    Ok(())
}
