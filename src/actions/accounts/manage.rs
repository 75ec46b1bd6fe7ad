//! Accounts: the first administrator, new accounts, changes, passwords, and the devices of an account.
//!
//! Passwords come here already hashed: hashing takes time and belongs neither into a transaction nor on the
//! threads that answer requests.

use chrono::TimeDelta;
use serde::Serialize;

use reeve_limits as limits;
use reeve_rules::scripts;
use reeve_rules::text;
use reeve_rules::text::TextFault;
use reeve_rules::tournament::same_name::same_name;
use reeve_rules::tournament::same_person::same_email;
use reeve_store::account;
use reeve_store::account::{Account, AttemptKind, NewAccount, Window};
use reeve_store::known_device;
use reeve_store::log_chain;
use reeve_store::one_time_key;
use reeve_store::outbox;
use reeve_store::{AccountId, SessionId, Tx};

use crate::accounts::refusal::Refusal;
use crate::accounts::sign_in::forget_failures;
use crate::mail::address;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// What there is to say of an account, as typed.
#[derive(Debug, Clone, Default)]
pub struct AccountDetails {
    /// The name to sign in with.
    pub name: String,
    /// E-mail address; empty for none.
    pub email: String,
    /// Whether it is an administrator's.
    pub is_admin: bool,
    /// Whether it may create tournaments.
    pub may_create: bool,
    /// Whether it is switched off.
    pub disabled: bool,
}

/// The account's numbers and states, for the audit log: no name in it, and no address.
#[derive(Serialize)]
struct AccountState {
    is_admin: bool,
    may_create: bool,
    disabled: bool,
    /// Links to a new password go there, so the log says whether there is one.
    has_email: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    name_changed: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    email_changed: bool,
}

impl AccountState {
    fn of(account: &Account) -> AccountState {
        AccountState {
            is_admin: account.is_admin,
            may_create: account.may_create,
            disabled: account.disabled_at.is_some(),
            has_email: account.email.is_some(),
            name_changed: false,
            email_changed: false,
        }
    }
}

/// The faults of an account's name and e-mail address.
pub fn detail_faults(details: &AccountDetails) -> Vec<Fault> {
    let mut faults = Vec::new();
    let name = text::faults_seen(&details.name, limits::ACCOUNT_NAME).into_iter().next();
    faults.extend(name.map(|fault| match fault {
        TextFault::Missing => Fault::new("name", Refusal::NameMissing),
        TextFault::TooLong(fault) => Fault::new("name", Refusal::NameTooLong(fault)),
        TextFault::Control { .. } => Fault::new("name", Refusal::NameWithControl),
    }));
    if faults.is_empty() && scripts::mixes_lookalikes(&details.name) {
        faults.push(Fault::new("name", Refusal::NameMixesScripts));
    }
    faults.extend(email_fault(&details.email));
    faults
}

/// What is wrong with an account's e-mail address, at its field. None may be given.
pub fn email_fault(email: &str) -> Option<Fault> {
    let email = address::peeled(email);
    if let Some(fault) = text::too_long(&email, limits::ACCOUNT_EMAIL) {
        return Some(Fault::new("email", Refusal::EmailTooLong(fault)));
    }
    if email.contains(char::is_control) {
        return Some(Fault::new("email", Refusal::NoEmail));
    }
    let fault = address::fault(&email).filter(|_| !email.is_empty());
    fault.map(|what| Fault::new("email", what))
}

/// Makes the first administrator. Whoever calls it has checked the one-time code.
///
/// Error: [`Error::Missing`] where there is an administrator already; of two at once, one wins.
pub async fn set_up(context: &Context<'_>, details: AccountDetails, password_hash: String) -> Result<AccountId> {
    checked(&details)?;
    let mut action = Action::begin_store(context, Permission::SeePublic).await?;
    if account::has_administrator(&mut action.tx).await? {
        return Err(Error::Missing);
    }
    let details = AccountDetails { is_admin: true, may_create: true, disabled: false, ..details };
    let id = insert(&mut action.tx, context, &details, password_hash).await?;
    action.commit(AuditEntry::new(AuditAction::SetUp, subject(id))).await?;
    Ok(id)
}

/// Makes an account. Error: a fault at `name` where the name is taken.
pub async fn add_account(context: &Context<'_>, details: AccountDetails, password_hash: String) -> Result<AccountId> {
    checked(&details)?;
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let id = insert(&mut action.tx, context, &details, password_hash).await?;
    action.creates(id);
    let state = AccountState {
        is_admin: details.is_admin,
        may_create: details.may_create,
        disabled: false,
        has_email: filled(&address::peeled(&details.email)).is_some(),
        name_changed: false,
        email_changed: false,
    };
    action.commit(AuditEntry::new(AuditAction::AddAccount, subject(id)).after(&state)).await?;
    Ok(id)
}

/// Changes an account; `version` is that of the account when the form was shown.
///
/// The last administrator stays one and stays switched on, or nobody could mend anything any more. What is so already is no
/// change, and has no line in the log. `by_mail`: mail is set
/// up, so where the e-mail address is another one, the one before is told.
pub async fn edit_account(
    context: &Context<'_>,
    id: AccountId,
    version: i64,
    details: AccountDetails,
    by_mail: bool,
) -> Result<()> {
    checked(&details)?;
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let before = account::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    if before.version != version {
        return Err(Error::Stale);
    }
    let mut after = before.clone();
    after.name = details.name.trim().to_owned();
    after.name_key = account::stored_key(&after.name);
    if after.name != before.name {
        looks_like_nobody(&mut action.tx, &after.name, Some(id)).await?;
    }
    after.email = filled(&address::peeled(&details.email));
    after.is_admin = details.is_admin;
    after.may_create = details.may_create;
    after.disabled_at = details.disabled.then(|| before.disabled_at.unwrap_or(context.now));
    if after == before {
        return Ok(());
    }
    account::update(&mut action.tx, &after).await.map_err(name_taken)?;
    if after.name_key != before.name_key {
        // The digests of the lines that it wrote are made of its name.
        let former = [log_chain::digest_of_name(&before.name)];
        log_chain::remember_names(&mut action.tx, id, &former).await?;
    }
    if !account::has_administrator(&mut action.tx).await? {
        return Err(Refusal::LastAdministrator.into());
    }
    if after.disabled_at.is_some() {
        account::end_other_sessions(&mut action.tx, id, None).await?;
        known_device::forget(&mut action.tx, id).await?;
    }
    let email_changed = after.email != before.email;
    if after.disabled_at.is_some() || email_changed {
        // A link that was mailed to the old address opens nothing any more.
        one_time_key::forget_all(&mut action.tx, id).await?;
    }
    tell_earlier_address(&mut action, &before, &after, by_mail).await?;
    let state = AccountState { name_changed: after.name != before.name, email_changed, ..AccountState::of(&after) };
    let note = AuditEntry::new(AuditAction::EditAccount, subject(id)).before(&AccountState::of(&before)).after(&state);
    action.commit(note).await?;
    Ok(())
}

/// Gives an account a new password, as an administrator, and ends all of its sessions and the count of its failed
/// sign-ins: whoever forgot the password has often tried it too many times.
pub async fn give_password(context: &Context<'_>, id: AccountId, password_hash: String) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let account = account::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    account::update(&mut action.tx, &Account { password_hash, ..account.clone() }).await?;
    account::end_other_sessions(&mut action.tx, id, None).await?;
    one_time_key::forget_all(&mut action.tx, id).await?;
    forget_failures(&mut action.tx, &account).await?;
    action.commit(AuditEntry::new(AuditAction::GivePassword, subject(id))).await?;
    Ok(())
}

/// Changes the caller's own password and ends every other session of the account. Whoever calls it has
/// checked the old password, whose hash is given so that of two changes at once only one is carried out.
pub async fn change_password(
    context: &Context<'_>,
    keep: Option<SessionId>,
    old_hash: &str,
    password_hash: String,
) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let account = own(&mut action.tx, context).await?;
    if account.password_hash != old_hash {
        return Err(Error::Stale);
    }
    let id = account.id;
    account::update(&mut action.tx, &Account { password_hash, ..account }).await?;
    account::end_other_sessions(&mut action.tx, id, keep).await?;
    one_time_key::forget_all(&mut action.tx, id).await?;
    action.commit(AuditEntry::new(AuditAction::ChangePassword, subject(id))).await?;
    Ok(())
}

/// Gives the caller's own account another e-mail address, or none; `version` is that of the account when the form was
/// shown. Whoever calls it has checked the password. `by_mail`: as in [`edit_account`].
///
/// Error: [`Error::TooMany`] after [`EMAIL_CHANGES`](limits::EMAIL_CHANGES) of them.
pub async fn change_email(context: &Context<'_>, version: i64, email: &str, by_mail: bool) -> Result<()> {
    if let Some(fault) = email_fault(email) {
        return Err(Error::Faults(vec![fault]));
    }
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let before = own(&mut action.tx, context).await?;
    if before.version != version {
        return Err(Error::Stale);
    }
    let after = Account { email: filled(&address::peeled(email)), ..before.clone() };
    if after.email == before.email {
        return Ok(());
    }
    let (hour, own) = (Window::last(TimeDelta::hours(1), context.now), before.id.to_string());
    if account::attempts_in(&mut action.tx, AttemptKind::OwnEmail, &own, hour).await? >= limits::EMAIL_CHANGES.most {
        return Err(Error::TooMany(Refusal::TooManyAddresses.into()));
    }
    account::insert_attempt(&mut action.tx, AttemptKind::OwnEmail, &own, context.now).await?;
    account::update(&mut action.tx, &after).await?;
    // A link that was mailed to the old address opens nothing any more.
    one_time_key::forget_all(&mut action.tx, before.id).await?;
    tell_earlier_address(&mut action, &before, &after, by_mail).await?;
    let state = AccountState { email_changed: true, ..AccountState::of(&after) };
    let note = AuditEntry::new(AuditAction::EditAccount, subject(before.id));
    action.commit(note.before(&AccountState::of(&before)).after(&state)).await?;
    Ok(())
}

/// Queues a mail to the address that the account had before, if it is not the same one written otherwise: who reads it is
/// the one to notice that somebody else has taken the account.
async fn tell_earlier_address(action: &mut Action, before: &Account, after: &Account, by_mail: bool) -> Result<()> {
    let now = action.now();
    let Some(earlier) = before.email.as_deref().filter(|_| by_mail) else { return Ok(()) };
    if !same_email(Some(earlier), after.email.as_deref()) {
        outbox::to_earlier_address(&mut action.tx, before.id, earlier, now).await?;
    }
    Ok(())
}

/// Ends one session of the caller's own account.
pub async fn end_session(context: &Context<'_>, session: SessionId) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    if !account::end_session(&mut action.tx, id, session).await? {
        return Err(Error::Missing);
    }
    action.commit(AuditEntry::new(AuditAction::SignOut, AuditSubject::Session(session))).await?;
    Ok(())
}

/// Ends every session of the caller's own account, this one too, and forgets in which browsers it has signed in.
pub async fn end_all_sessions(context: &Context<'_>) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    let ended = account::end_other_sessions(&mut action.tx, id, None).await?;
    known_device::forget(&mut action.tx, id).await?;
    one_time_key::forget_codes(&mut action.tx, id).await?;
    action.commit(AuditEntry::new(AuditAction::SignOutEverywhere, subject(id)).after(&ended)).await?;
    Ok(())
}

fn checked(details: &AccountDetails) -> Result<()> {
    let faults = detail_faults(details);
    if faults.is_empty() { Ok(()) } else { Err(Error::Faults(faults)) }
}

async fn own(tx: &mut Tx, context: &Context<'_>) -> Result<Account> {
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    account::by_id(tx, id).await?.ok_or(Error::Missing)
}

/// Makes the account of somebody who was invited to the staff: with no rights of its own. Whoever calls it has checked the
/// details, and writes the audit line.
pub(crate) async fn insert_for_role(
    tx: &mut Tx,
    context: &Context<'_>,
    details: AccountDetails,
    password_hash: String,
) -> Result<Account> {
    let details = AccountDetails { is_admin: false, may_create: false, disabled: false, ..details };
    let id = insert(tx, context, &details, password_hash).await?;
    account::by_id(tx, id).await?.ok_or(Error::Missing)
}

async fn insert(
    tx: &mut Tx,
    context: &Context<'_>,
    details: &AccountDetails,
    password_hash: String,
) -> Result<AccountId> {
    let name = details.name.trim().to_owned();
    looks_like_nobody(tx, &name, None).await?;
    let new = NewAccount {
        name,
        email: filled(&address::peeled(&details.email)),
        password_hash,
        is_admin: details.is_admin,
        may_create: details.may_create,
        created_at: context.now,
    };
    account::insert(tx, &new).await.map_err(name_taken)
}

/// Refuses a name that looks the same as that of another account: whoever reads it in the audit log would take one for the
/// other. The store keeps names apart by their letters alone. There are as many accounts as
/// administrators make and organizers invite.
async fn looks_like_nobody(tx: &mut Tx, name: &str, but: Option<AccountId>) -> Result<()> {
    let others = account::all(tx).await?.into_iter().filter(|other| Some(other.id) != but);
    for other in others {
        if same_name(&other.name, name) {
            return Err(Error::fault("name", Refusal::NameTaken));
        }
    }
    Ok(())
}

fn name_taken(error: reeve_store::Error) -> Error {
    if error.is_conflict(account::NAME_TAKEN) {
        return Error::fault("name", Refusal::NameTaken);
    }
    error.into()
}

fn filled(text: &str) -> Option<String> {
    Some(text.trim()).filter(|text| !text.is_empty()).map(str::to_owned)
}

fn subject(id: AccountId) -> AuditSubject {
    AuditSubject::Account(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(faults: &[Fault]) -> Vec<&str> {
        faults.iter().map(|fault| fault.field.as_str()).collect()
    }

    #[test]
    fn names_and_addresses() {
        let check = |name: &str, email: &str, expected: &[&str]| {
            let details =
                AccountDetails { name: name.to_owned(), email: email.to_owned(), ..AccountDetails::default() };
            assert_eq!(fields(&detail_faults(&details)), expected, "{name:?} {email:?}");
        };
        check("Åsa Lindqvist", "", &[]);
        check(" desk ", " desk@example.org ", &[]);
        check("  ", "desk", &["name", "email"]);
        check("desk", "a@b@example.org", &["email"]);
        check("desk", "a\u{7}@example.org", &["email"]);
        check("a\u{7}b", "@example.org", &["name", "email"]);
        check("nim\u{202e}da", "a\u{200b}@example.org", &["name"]);
        check("مى\u{200c}خواهم", "", &[]);
        // A Cyrillic a among Latin letters, and a Greek o.
        check("\u{430}da", "", &["name"]);
        check("N\u{3BF}ra", "", &["name"]);
        check("\u{410}\u{43D}\u{43D}\u{430} 2", "", &[]);
        check(&"n".repeat(101), "two words@example.org", &["name", "email"]);
    }
}
