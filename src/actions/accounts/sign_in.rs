//! Signing in and out.
//!
//! Every attempt is counted before its password is looked at ([`slow_down`]), and taken back when it succeeds.

use chrono::TimeDelta;

use crate::secret;
use crate::store::account;
use crate::store::account::{Account, AttemptKind, Session};
use crate::store::known_device;
use crate::store::{AccountId, SessionId, Tx};

use crate::actions::accounts::slow_down::{Counted, Counter};
use crate::actions::{Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Error, Permission, Result, Who};

/// Somebody who wants to sign in: which account that would be, and what a failure is counted under.
pub struct Applicant {
    account: Option<Account>,
    subject: String,
    known_device: Option<String>,
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

    /// What an attempt is counted under: a browser that has signed in before by itself, everybody else by the account and
    /// the address.
    pub fn counters(&self, context: &Context<'_>) -> Vec<Counter> {
        match &self.known_device {
            Some(device) => vec![Counter::known_device(device)],
            None => vec![Counter::account(&self.subject), Counter::address(context)],
        }
    }
}

/// Looks up who wants to sign in under a name, in a browser with this token.
pub async fn applicant(context: &Context<'_>, name: &str, device: Option<&str>) -> Result<Applicant> {
    let mut tx = context.db.read().await?;
    let account = account::by_name(&mut tx, name).await?.filter(|account| account.disabled_at.is_none());
    let mut known = None;
    if let (Some(account), Some(token)) = (&account, device) {
        let hash = secret::digest(token);
        known = known_device::is_known(&mut tx, &hash, account.id, context.now).await?.then_some(hash);
    }
    // People type their password into the wrong field; so not the name is kept, but its digest.
    let subject = secret::digest(&account::name_key(name));
    Ok(Applicant { account, subject, known_device: known })
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
    /// The token of the session.
    pub session: String,
    /// The token by which it is known from now on.
    pub device: String,
}

/// Ends an attempt whose password was right: takes it back, begins a session, and remembers the browser.
///
/// Error: [`Error::Forbidden`] where there is no such account, or its password was changed in between.
pub async fn finish(
    context: &Context<'_>,
    applicant: Applicant,
    counted: &Counted,
    device: Device,
) -> Result<SignInTokens> {
    let Some(known) = applicant.account else { return Err(Error::Forbidden) };
    let caller = Caller { who: who(&known), address: context.caller.address.clone() };
    let context = Context { caller: &caller, ..*context };
    let mut action = Action::begin_store(&context, Permission::SignedIn).await?;
    let now = account::by_id(&mut action.tx, known.id).await?.ok_or(Error::Forbidden)?;
    if now.disabled_at.is_some() || now.password_hash != known.password_hash {
        return Err(Error::Forbidden);
    }
    counted.take_back(&mut action.tx).await?;
    match &applicant.known_device {
        Some(hash) => account::forget_attempts(&mut action.tx, AttemptKind::KnownDevice, hash).await?,
        None => account::forget_attempts(&mut action.tx, AttemptKind::SignInAccount, &applicant.subject).await?,
    }
    if let Some(old) = device.replaces {
        account::end_any_session(&mut action.tx, old).await?;
    }
    let session = secret::token();
    account::insert_session(&mut action.tx, &device.session(&context, known.id, &session)).await?;
    let device = remember(&mut action.tx, &context, known.id, device.token).await?;
    action.commit(AuditEntry::new(AuditAction::SignIn, AuditSubject::Account(known.id))).await?;
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
    pub(crate) fn session(&self, context: &Context<'_>, account: AccountId, token: &str) -> Session {
        Session {
            id: SessionId(0),
            token_hash: secret::digest(token),
            account_id: account,
            created_at: context.now,
            last_seen_at: context.now,
            expires_at: context.now + TimeDelta::hours(i64::from(self.hours)),
            user_agent: self.user_agent.chars().filter(|c| !c.is_control()).take(300).collect(),
            address: context.caller.address.clone(),
            by_code: false,
        }
    }
}

/// Forgets the failed sign-ins of an account, whose password is a new one now.
pub(crate) async fn forget_failures(tx: &mut Tx, account: &Account) -> Result<()> {
    account::forget_attempts(tx, AttemptKind::SignInAccount, &secret::digest(&account.name_key)).await?;
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
