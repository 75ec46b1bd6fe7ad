//! Signing in and out.
//!
//! Every attempt is counted before its password is looked at ([`slow_down`]), and taken back when it succeeds.

use chrono::TimeDelta;

use reeve_rules::text;
use reeve_rules::tournament::same_name::name_key;
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::{Account, AttemptKind, NewSession};
use reeve_store::known_device;
use reeve_store::pending_sign_in;
use reeve_store::second_factor;
use reeve_store::{AccountId, Scope, SessionId, Tx};

use crate::accounts::passkey_sign_in;
use crate::accounts::slow_down::{Counted, Counter};
use crate::accounts::webauthn::RelyingParty;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Error, Permission, Result, Who};

/// Somebody who wants to sign in: which account that would be, and what a failure is counted under.
pub struct Applicant {
    account: Option<Account>,
    subject: String,
    known_device: Option<String>,
    has_second_factor: bool,
}

impl Applicant {
    /// The hash to check the password against; none where there is no such account, which is then checked
    /// against a hash that no password has.
    pub fn password_hash(&self) -> Option<&str> {
        self.account.as_ref().map(|account| account.password_hash.as_str())
    }

    /// Which account it is, where there is one.
    pub fn account(&self) -> Option<AccountId> {
        self.account.as_ref().map(|account| account.id)
    }

    /// What names the browser, where the account has signed in in it before.
    pub fn known_device(&self) -> Option<&str> {
        self.known_device.as_deref()
    }

    /// What an attempt is counted under: a browser that has signed in before by itself, everybody else by the account
    /// and the address.
    pub fn counters(&self, context: &Context<'_>) -> Vec<Counter> {
        match &self.known_device {
            Some(device) => vec![Counter::known_device(device)],
            None => [vec![Counter::account(&self.subject)], Counter::address(context)].concat(),
        }
    }

    /// Takes an attempt back, since the password was right, and forgets those that failed.
    async fn take_back(&self, tx: &mut Tx, counted: &Counted) -> Result<()> {
        counted.take_back(tx).await?;
        match &self.known_device {
            Some(hash) => account::forget_attempts(tx, AttemptKind::KnownDevice, hash).await?,
            None => account::forget_attempts(tx, AttemptKind::SignInAccount, &self.subject).await?,
        }
        Ok(())
    }
}

/// Looks up who wants to sign in under a name, in a browser with this token.
pub async fn applicant(context: &Context<'_>, name: &str, device: Option<&str>) -> Result<Applicant> {
    let mut tx = context.db.read().await?;
    let account = account::by_name(&mut tx, name).await?.filter(|account| account.disabled_at.is_none());
    let mut known = None;
    let mut has_second_factor = false;
    if let Some(account) = &account {
        has_second_factor = second_factor::since(&mut tx, account.id).await?.is_some();
        if let Some(hash) = device.map(secret::digest) {
            known = known_device::is_known(&mut tx, &hash, account.id, context.now).await?.then_some(hash);
        }
    }
    // People type their password into the wrong field, so the name's digest is kept and not the name.
    let subject = secret::digest(&name_key(name));
    Ok(Applicant { account, subject, known_device: known, has_second_factor })
}

/// The browser that a new session is in.
pub struct Device {
    /// The browser, as it calls itself.
    pub user_agent: String,
    /// The session that the browser had until now; it ends.
    pub replaces: Option<SessionId>,
    /// How long the new session lasts, in hours.
    pub hours: u32,
    /// The token that it keeps from an earlier sign-in, if it brought one.
    pub token: Option<String>,
}

/// What a browser keeps after signing in.
pub struct SignInTokens {
    pub session: String,
    /// The token by which it is known from now on.
    pub device: String,
}

/// What comes of a right password.
pub enum Finished {
    SignedIn(SignInTokens),
    /// The account has a second factor, which is asked for next; the token under which the sign-in waits.
    SecondFactor(String),
}

/// Ends an attempt whose password was right: takes it back, begins a session, and remembers the browser. Where the
/// account has a second factor, the sign-in waits for it instead; `party` is the address that passkeys are asked for, if it can
/// have any.
///
/// Error: [`Error::Forbidden`] where there is no such account, or its password was changed in between.
pub async fn finish(
    context: &Context<'_>,
    applicant: &Applicant,
    counted: &Counted,
    device: Device,
    party: Option<&RelyingParty>,
) -> Result<Finished> {
    let Some(known) = &applicant.account else { return Err(Error::Forbidden) };
    let caller = Caller { who: who(known), address: context.caller.address.clone() };
    let context = Context { caller: &caller, ..*context };
    if applicant.has_second_factor
        && let Some(token) = wait_for_second_factor(&context, applicant, known, counted, party).await?
    {
        return Ok(Finished::SecondFactor(token));
    }
    let mut action = Action::begin_store(&context, Permission::SignedIn).await?;
    unchanged(&mut action.tx, known).await?;
    if second_factor::since(&mut action.tx, known.id).await?.is_some() {
        return Err(Error::Forbidden);
    }
    applicant.take_back(&mut action.tx, counted).await?;
    let tokens = begin_session(&mut action.tx, &context, known.id, device).await?;
    action.commit(AuditEntry::new(AuditAction::SignIn, AuditSubject::Account(known.id))).await?;
    Ok(Finished::SignedIn(tokens))
}

/// Lets a sign-in wait where the account has a second factor; gives its token. It opens nothing, so the log says nothing
/// of it: that the code was right or wrong stands there.
async fn wait_for_second_factor(
    context: &Context<'_>,
    applicant: &Applicant,
    known: &Account,
    counted: &Counted,
    party: Option<&RelyingParty>,
) -> Result<Option<String>> {
    let mut tx = context.db.write(Scope::NoTournament).await?;
    let now = unchanged(&mut tx, known).await?;
    if second_factor::since(&mut tx, known.id).await?.is_none() {
        return Ok(None);
    }
    applicant.take_back(&mut tx, counted).await?;
    let token = secret::token();
    let number = pending_sign_in::insert(&mut tx, &secret::digest(&token), known.id, now.version, context.now).await?;
    if let Some(party) = party {
        passkey_sign_in::ask(&mut tx, party, (known.id, number), context.now).await?;
    }
    tx.commit().await?;
    Ok(Some(token))
}

/// The account as it is now. Error: [`Error::Forbidden`] where it was switched off or has another password.
async fn unchanged(tx: &mut Tx, known: &Account) -> Result<Account> {
    let now = account::by_id(tx, known.id).await?.ok_or(Error::Forbidden)?;
    let same = now.disabled_at.is_none() && now.password_hash == known.password_hash;
    if same { Ok(now) } else { Err(Error::Forbidden) }
}

/// Begins a session in place of the one that the browser had, and remembers the browser.
pub(crate) async fn begin_session(
    tx: &mut Tx,
    context: &Context<'_>,
    account: AccountId,
    device: Device,
) -> Result<SignInTokens> {
    if let Some(old) = device.replaces {
        account::end_any_session(tx, old).await?;
    }
    let session = secret::token();
    account::insert_session(tx, &device.session(context, account, &session)).await?;
    let device = remember(tx, context, account, device.token).await?;
    Ok(SignInTokens { session, device })
}

/// Remembers that an account has signed in in a browser; gives the token that it is to keep. A token that nobody has
/// signed in with is not taken over: somebody else may have put it there.
async fn remember(tx: &mut Tx, context: &Context<'_>, account: AccountId, brought: Option<String>) -> Result<String> {
    let token = match brought {
        Some(token) if known_device::is_anybodys(tx, &secret::digest(&token), context.now).await? => token,
        _ => secret::token(),
    };
    known_device::remember(tx, &secret::digest(&token), account, context.now).await?;
    known_device::keep_newest(tx, account).await?;
    Ok(token)
}

impl Device {
    /// A new session of an account on this device.
    pub(crate) fn session(&self, context: &Context<'_>, account: AccountId, token: &str) -> NewSession {
        NewSession {
            token_hash: secret::digest(token),
            account_id: account,
            created_at: context.now,
            last_seen_at: context.now,
            expires_at: context.now + TimeDelta::hours(i64::from(self.hours)),
            user_agent: self.user_agent.chars().filter(|c| !text::is_unseen(*c)).take(300).collect(),
            address: context.caller.address.clone(),
            by_code: false,
        }
    }
}

/// Forgets the failed sign-ins of an account, whose password is a new one now.
pub(crate) async fn forget_failures(tx: &mut Tx, account: &Account) -> Result<()> {
    account::forget_attempts(tx, AttemptKind::SignInAccount, &secret::digest(&name_key(&account.name))).await?;
    Ok(())
}

pub(crate) fn who(account: &Account) -> Who {
    Who::Account {
        id: account.id,
        name: account.name.clone(),
        is_admin: account.is_admin,
        may_create: account.may_create,
    }
}
