//! Signing in and out.
//!
//! Every attempt is counted before its password is looked at, and taken back when it succeeds; so a hundred
//! guesses sent at one time count as a hundred.

use chrono::TimeDelta;

use crate::secret;
use crate::store::account;
use crate::store::account::{Account, AttemptKind, Session};
use crate::store::{AccountId, Scope, SessionId, Tx};

use crate::actions::{
    Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Error, Permission, Result, Who, network,
};

/// Failures of one account before it is slowed.
const PER_ACCOUNT: i64 = 5;
/// Failures from one network address before it is slowed.
const PER_ADDRESS: i64 = 30;
/// For how many minutes a failure counts.
pub const WINDOW_MINUTES: i64 = 15;

/// Whether somebody may try a password now.
pub enum Attempt {
    /// Too many failed before; the answer says to wait.
    Slowed,
    /// The attempt is counted; the password is to be checked against [`Counted::password_hash`].
    Counted(Counted),
}

/// An attempt that is counted as failed until [`finish`] says otherwise.
pub struct Counted {
    account: Option<Account>,
    subject: String,
    from_address: i64,
}

impl Counted {
    /// The hash to check the password against; none where there is no such account, which is then checked
    /// against a hash that no password has.
    pub fn password_hash(&self) -> Option<&str> {
        self.account.as_ref().map(|account| account.password_hash.as_str())
    }
}

/// Counts an attempt to sign in with a name, unless too many have failed.
pub async fn attempt(context: &Context<'_>, name: &str) -> Result<Attempt> {
    let mut tx = context.db.write(Scope::NoTournament).await?;
    let since = context.now - TimeDelta::minutes(WINDOW_MINUTES);
    // People type their password into the wrong field; so not the name is kept, but its digest.
    let subject = secret::digest(&account::name_key(name));
    let network = network::network(&context.caller.address);
    let of_account = account::attempts_since(&mut tx, AttemptKind::SignInAccount, &subject, since).await?;
    let of_address = account::attempts_since(&mut tx, AttemptKind::SignInAddress, &network, since).await?;
    if of_account >= PER_ACCOUNT || of_address >= PER_ADDRESS {
        return Ok(Attempt::Slowed);
    }
    account::insert_attempt(&mut tx, AttemptKind::SignInAccount, &subject, context.now).await?;
    let from_address = account::insert_attempt(&mut tx, AttemptKind::SignInAddress, &network, context.now).await?;
    let account = account::by_name(&mut tx, name).await?.filter(|account| account.disabled_at.is_none());
    tx.commit().await?;
    Ok(Attempt::Counted(Counted { account, subject, from_address }))
}

/// What a new session is made with.
pub struct Device {
    /// The browser, as it calls itself.
    pub user_agent: String,
    /// The session that the browser had until now; it ends.
    pub replaces: Option<SessionId>,
    /// How long the new session lasts, in hours.
    pub hours: u32,
}

/// Ends an attempt whose password was right: takes it back, begins a session, and gives the token of its
/// cookie.
///
/// Error: [`Error::Forbidden`] where there is no such account, or its password was changed in between.
pub async fn finish(context: &Context<'_>, counted: Counted, device: Device) -> Result<String> {
    let Some(known) = counted.account else { return Err(Error::Forbidden) };
    let caller = Caller { who: who(&known), address: context.caller.address.clone() };
    let context = Context { caller: &caller, ..*context };
    let mut action = Action::begin_store(&context, Permission::SignedIn).await?;
    let now = account::by_id(&mut action.tx, known.id).await?.ok_or(Error::Forbidden)?;
    if now.disabled_at.is_some() || now.password_hash != known.password_hash {
        return Err(Error::Forbidden);
    }
    account::forget_attempts(&mut action.tx, AttemptKind::SignInAccount, &counted.subject).await?;
    account::forget_attempt(&mut action.tx, counted.from_address).await?;
    if let Some(old) = device.replaces {
        account::end_any_session(&mut action.tx, old).await?;
    }
    let token = secret::token();
    let session = device.session(&context, known.id, &token);
    account::insert_session(&mut action.tx, &session).await?;
    action.commit(AuditEntry::new(AuditAction::SignIn, AuditSubject::Account(known.id))).await?;
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

/// Counts a guess at something that is no account, such as the set-up code, per network address; says whether
/// it may be made.
pub async fn count_guess(context: &Context<'_>, what: AttemptKind) -> Result<bool> {
    let mut tx = context.db.write(Scope::NoTournament).await?;
    let since = context.now - TimeDelta::minutes(WINDOW_MINUTES);
    let network = network::network(&context.caller.address);
    if account::attempts_since(&mut tx, what, &network, since).await? >= PER_ADDRESS {
        return Ok(false);
    }
    account::insert_attempt(&mut tx, what, &network, context.now).await?;
    tx.commit().await?;
    Ok(true)
}

/// Takes a counted attempt back whose password was right, where no session begins.
pub async fn forgive(context: &Context<'_>, counted: &Counted) -> Result<()> {
    let mut tx = context.db.write(Scope::NoTournament).await?;
    account::forget_attempts(&mut tx, AttemptKind::SignInAccount, &counted.subject).await?;
    account::forget_attempt(&mut tx, counted.from_address).await?;
    tx.commit().await?;
    Ok(())
}
