//! A new password without the old one, by a one-time link: from an administrator's hand, or by mail.

use chrono::TimeDelta;

use reeve_limits as limits;
use reeve_rules::tournament::same_name::name_key;
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::{Account, AttemptKind, Window};
use reeve_store::one_time_key;
use reeve_store::one_time_key::KeyKind;
use reeve_store::outbox::MailKind;
use reeve_store::{AccountId, Tx, outbox};

use crate::accounts::refusal::Refusal;
use crate::accounts::sign_in;
use crate::mail::address;
use crate::network::Network;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Error, Permission, Result, network};

/// Somebody has forgotten the password and typed a name or an e-mail address. Whoever an account of that name or address
/// belongs to gets a mail for each, at the address that is stored. What comes back tells nobody whether there is such an
/// account. How many mails come of it is bounded by the accounts there are, which only administrators make and whom organizers
/// invite, so many a day, and for each account by the hour; so no account can take another one's place.
///
/// Error: [`Error::TooMany`] where the network address has asked too often, whatever it typed.
pub async fn ask_by_mail(context: &Context<'_>, typed: &str) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::SeePublic).await?;
    let hour = Window::last(TimeDelta::hours(1), context.now);
    let networks = network::networks(&context.caller.address);
    let under: Vec<_> = networks.iter().map(|network| (AttemptKind::ResetAddress, network.name.as_str())).collect();
    let asked = account::attempts_under(&mut action.tx, &under, hour).await?;
    let is_full = |(asked, network): (&i64, &Network)| *asked >= limits::RESETS_FROM_ADDRESS.most * network.weight;
    if asked.iter().zip(&networks).any(is_full) {
        return Err(Error::TooMany(Refusal::TooManyMails.into()));
    }
    let subject = secret::digest(&name_key(typed));
    let of_subject = account::attempts_in(&mut action.tx, AttemptKind::ResetAccount, &subject, hour).await?;
    account::insert_attempts(&mut action.tx, &under, context.now).await?;
    account::insert_attempt(&mut action.tx, AttemptKind::ResetAccount, &subject, context.now).await?;
    let found = accounts(&mut action.tx, typed).await?;
    let mut asked_for = Vec::new();
    for known in found.iter().filter(|known| known.disabled_at.is_none() && known.email.is_some()) {
        // One account can be asked for under its name and its address.
        let mails = one_time_key::mailed_in(&mut action.tx, known.id, hour).await?
            + outbox::waiting_for(&mut action.tx, MailKind::Reset, known.id).await?;
        if of_subject < limits::RESETS_OF_ACCOUNT.most && mails < limits::RESETS_OF_ACCOUNT.most {
            outbox::to_account(&mut action.tx, MailKind::Reset, known.id, context.now).await?;
            asked_for.push(AuditSubject::Account(known.id));
        }
    }
    // What was typed is not kept: people type passwords into the wrong field.
    let last = asked_for.pop().unwrap_or(AuditSubject::Nobody);
    for subject in asked_for {
        action.add_entry(AuditEntry::new(AuditAction::AskForNewPassword, subject));
    }
    action.commit(AuditEntry::new(AuditAction::AskForNewPassword, last)).await?;
    Ok(())
}

/// The accounts of that name or with that address. An account may be called like somebody else's address.
async fn accounts(tx: &mut Tx, typed: &str) -> Result<Vec<Account>> {
    let by_name = account::by_name(tx, typed).await?;
    let mut found = account::by_email(tx, &address::peeled(typed)).await?;
    found.extend(by_name.filter(|named| found.iter().all(|known| known.id != named.id)));
    Ok(found)
}

/// Makes a link for an account, as an administrator or at the machine; gives its key, which is shown once. Every other
/// link of the account ends.
///
/// Errors: [`Error::Missing`]; a refusal for an account that is switched off.
pub async fn make_link(context: &Context<'_>, id: AccountId) -> Result<String> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let account = account::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    if account.disabled_at.is_some() {
        return Err(Refusal::SwitchedOff.into());
    }
    one_time_key::forget_all(&mut action.tx, id).await?;
    let key = secret::token();
    let end = context.now + TimeDelta::hours(limits::HANDED_LINK_HOURS);
    one_time_key::insert(&mut action.tx, id, KeyKind::Link, &secret::digest(&key), (context.now, end)).await?;
    action.commit(AuditEntry::new(AuditAction::MakeOneTimeLink, subject(id))).await?;
    Ok(key)
}

/// As [`make_link`], for the account of that name.
pub async fn make_link_by_name(context: &Context<'_>, name: &str) -> Result<String> {
    let mut tx = context.db.read().await?;
    let found = account::by_name(&mut tx, name).await?.ok_or(Error::Missing)?;
    drop(tx);
    make_link(context, found.id).await
}

/// Whether a link opens an account now. Looking at it does not use it up: programs that look through mails do that.
pub async fn is_open(context: &Context<'_>, key: &str) -> Result<bool> {
    Ok(account_of(context, key).await?.is_some())
}

/// The account that a link opens now.
pub async fn account_of(context: &Context<'_>, key: &str) -> Result<Option<Account>> {
    let mut tx = context.db.read().await?;
    let Some(id) = one_time_key::open_link(&mut tx, &secret::digest(key), context.now).await? else { return Ok(None) };
    Ok(account::by_id(&mut tx, id).await?)
}

/// Uses a link up: sets the new password, signs the account out everywhere, ends all of its links and codes and the
/// count of its failed sign-ins.
///
/// Error: [`Error::Missing`] where the link was used, has run out or never was.
pub async fn use_link(context: &Context<'_>, key: &str, password_hash: String) -> Result<()> {
    let hash = secret::digest(key);
    let mut tx = context.db.read().await?;
    let id = one_time_key::open_link(&mut tx, &hash, context.now).await?.ok_or(Error::Missing)?;
    let account = account::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    drop(tx);
    // Whoever holds the key to the account is, for the log, the account.
    let caller = Caller { who: sign_in::who(&account), address: context.caller.address.clone() };
    let context = Context { caller: &caller, ..*context };
    let mut action = Action::begin_store(&context, Permission::SignedIn).await?;
    // Looked up once more: now that the lock is held, nobody else can use it in between.
    if one_time_key::open_link(&mut action.tx, &hash, context.now).await? != Some(id) {
        return Err(Error::Missing);
    }
    let account = account::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    account::update(&mut action.tx, &Account { password_hash, ..account.clone() }).await?;
    let ended = account::end_other_sessions(&mut action.tx, id, None).await?;
    one_time_key::forget_all(&mut action.tx, id).await?;
    sign_in::forget_failures(&mut action.tx, &account).await?;
    action
        .commit(
            AuditEntry::new(AuditAction::ResetPassword, subject(id)).after(&SessionsEnded { sessions_ended: ended }),
        )
        .await?;
    Ok(())
}

#[derive(serde::Serialize)]
struct SessionsEnded {
    sessions_ended: u64,
}

fn subject(id: AccountId) -> AuditSubject {
    AuditSubject::Account(id)
}
