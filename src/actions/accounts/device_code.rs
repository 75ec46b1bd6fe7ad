//! Signing in on a borrowed device with a two-minute code, so that no password is typed there.
//!
//! A code has eight of 32 readable signs: 2^40, some 1.1 million million codes. Wrong ones are counted in the store,
//! for all copies of Reeve together, and slow the next ones down ([`slow_down`](crate::accounts::slow_down)):
//! after 200 wrong ones within a quarter of an hour at most eight are looked at in half a minute. Suppose somebody with
//! any number of addresses guesses day and night while a hundred codes are always open: each quarter of an hour some
//! 440 guesses meet 100 codes out of 2^40, a chance of one in 25 million, and one in 700 a year. With the few codes of
//! a real day it is one in many thousands. The price: while somebody guesses like that, others who sign in by code have
//! to wait, unless somebody has signed in with their browser before. Passwords are not affected.

use chrono::{DateTime, TimeDelta, Utc};

use reeve_limits as limits;
use reeve_secret as secret;
use reeve_store::SessionId;
use reeve_store::account;
use reeve_store::account::{NewSession, Session};
use reeve_store::known_device;
use reeve_store::one_time_key;
use reeve_store::one_time_key::KeyKind;

use crate::accounts::refusal::Refusal;
use crate::accounts::sign_in;
use crate::accounts::sign_in::Device;
use crate::accounts::slow_down::{Counted, Counter};
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Error, Permission, Result};

/// A code that was just made.
pub struct NewCode {
    /// The code in two groups, such as `K7QM-2XWD`.
    pub code: String,
    pub expires_at: DateTime<Utc>,
}

/// Makes a code for the caller's own account; an earlier one ends. `session` is the one that asks.
///
/// Error: a refusal on a device that was signed in by code itself, so that one code does not lead to the next for ever.
pub async fn make_code(context: &Context<'_>, session: Option<SessionId>) -> Result<NewCode> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    let sessions = account::sessions(&mut action.tx, id, context.now).await?;
    // A session that has ended meanwhile makes none either.
    if sessions.iter().find(|own| Some(own.id) == session).is_none_or(|own| own.by_code) {
        return Err(Refusal::SignedInByCode.into());
    }
    one_time_key::forget_codes(&mut action.tx, id).await?;
    let code = secret::short_code();
    let expires_at = context.now + TimeDelta::seconds(limits::DEVICE_CODE_SECONDS);
    one_time_key::insert(&mut action.tx, id, KeyKind::Code, &secret::digest(&plain(&code)), (context.now, expires_at))
        .await?;
    action.commit(AuditEntry::new(AuditAction::MakeSignInCode, AuditSubject::Account(id))).await?;
    Ok(NewCode { code, expires_at })
}

/// What has become of the newest code.
#[derive(Debug, Clone, PartialEq)]
pub enum CodeState {
    /// There is none, or it has run out.
    None,
    /// It waits to be typed, until then.
    Open(DateTime<Utc>),
    /// It was typed; the session it began, while that lasts.
    Used(DateTime<Utc>, Option<Box<Session>>),
}

/// Looks up what has become of the newest code of the caller's account.
pub async fn status(context: &Context<'_>) -> Result<CodeState> {
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    let mut tx = context.db.read().await?;
    let Some(key) = one_time_key::newest_code(&mut tx, id).await? else { return Ok(CodeState::None) };
    let Some(used_at) = key.used_at else {
        return Ok(if key.expires_at > context.now { CodeState::Open(key.expires_at) } else { CodeState::None });
    };
    let sessions = account::sessions(&mut tx, id, context.now).await?;
    let began = sessions.into_iter().find(|session| Some(session.id) == key.session_id);
    Ok(CodeState::Used(used_at, began.map(Box::new)))
}

/// What a typed code is counted under. A browser that somebody has signed in with before (which its token shows) has a
/// counter of its own; any other counts for its network address.
pub async fn counters(context: &Context<'_>, device: Option<&str>) -> Result<Vec<Counter>> {
    if let Some(token) = device {
        let hash = secret::digest(token);
        let mut tx = context.db.read().await?;
        if known_device::is_anybodys(&mut tx, &hash, context.now).await? {
            return Ok(vec![Counter::known_device(&hash)]);
        }
    }
    Ok(Counter::code_address(context))
}

/// Signs in with a code that was typed and counted; gives the token of the new session's cookie, or nothing where the
/// code is wrong, used or too old.
pub async fn sign_in(context: &Context<'_>, counted: &Counted, typed: &str, device: Device) -> Result<Option<String>> {
    let hash = secret::digest(&plain(typed));
    let mut tx = context.db.read().await?;
    let Some(key) = one_time_key::open_code(&mut tx, &hash, context.now).await? else { return Ok(None) };
    let Some(account) = account::by_id(&mut tx, key.account_id).await? else { return Ok(None) };
    drop(tx);
    let caller = Caller { who: sign_in::who(&account), address: context.caller.address.clone() };
    let context = Context { caller: &caller, ..*context };
    let mut action = Action::begin_store(&context, Permission::SignedIn).await?;
    // Looked up once more: now that the lock is held, nobody else can use it in between.
    if one_time_key::open_code(&mut action.tx, &hash, context.now).await?.is_none() {
        return Ok(None);
    }
    counted.take_back(&mut action.tx).await?;
    if let Some(old) = device.replaces {
        account::end_any_session(&mut action.tx, old).await?;
    }
    let token = secret::token();
    let session = NewSession { by_code: true, ..device.session(&context, account.id, &token) };
    let session = account::insert_session(&mut action.tx, &session).await?;
    one_time_key::use_code(&mut action.tx, key.id, session, context.now).await?;
    action
        .commit(AuditEntry::new(AuditAction::SignInByCode, AuditSubject::AccountInSession(account.id, session)))
        .await?;
    Ok(Some(token))
}

/// A code as it is compared: without what stands between its signs, in capitals.
fn plain(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).take(100).collect::<String>().to_ascii_uppercase()
}
