//! The second factor of accounts: codes of an app on the owner's phone, passkeys, and recovery codes on paper. An account
//! may have codes and passkeys side by side; the recovery codes are those of both.
//!
//! Of six digits three codes are good at any moment. Guesses are slowed down like those at passwords, and after
//! [`SECOND_FACTORS_A_DAY`](limits::SECOND_FACTORS_A_DAY) wrong ones within a day no further one is looked at: who knows the password gets in by guessing with a
//! chance of one in eleven thousand a day. A recovery code and a passkey are looked at all the same, since nobody guesses
//! one, so that those who guess keep nobody out.

use chrono::{DateTime, Utc};
use serde::Serialize;

use reeve_limits as limits;
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::by_now;
use reeve_store::outbox::MailKind;
use reeve_store::passkey::AskedOf;
use reeve_store::second_factor::SecondFactor;
use reeve_store::setting::SecondFactorRule;
use reeve_store::{
    AccountId, Scope, SessionId, Tx, one_time_key, outbox, passkey, pending_sign_in, second_factor, setting,
};

use crate::accounts::passkey_sign_in;
use crate::accounts::refusal::Refusal;
use crate::accounts::sign_in;
use crate::accounts::sign_in::{Device, SignInTokens};
use crate::accounts::slow_down;
use crate::accounts::slow_down::{Counted, Counter};
use crate::accounts::time_code;
use crate::accounts::webauthn::RelyingParty;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Caller, Context, Error, Permission, Result};
use reeve_views::accounts::pending_sign_in::{PendingSignIn, waiting_account};

/// A code as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypedCode {
    /// Digits from an app: six of them, or a few more or less by a slip of the finger.
    Time(String),
    /// Anything else, which can only be a recovery code; as its digest.
    Recovery(String),
}

impl TypedCode {
    /// Reads what was typed: blanks and dashes, and large or small letters, are all the same.
    pub fn read(typed: &str) -> TypedCode {
        let plain = plain(typed);
        if (1..=8).contains(&plain.len()) && plain.bytes().all(|byte| byte.is_ascii_digit()) {
            return TypedCode::Time(plain);
        }
        TypedCode::Recovery(recovery_hash(&plain))
    }
}

/// What was typed without blanks and dashes.
fn plain(typed: &str) -> String {
    typed.chars().filter(|c| !c.is_whitespace() && *c != '-').take(100).collect()
}

/// What is stored of a recovery code, whatever it looks like: the same for each way of typing it.
fn recovery_hash(code: &str) -> String {
    secret::digest(&plain(code).to_ascii_uppercase())
}

/// What somebody brings after the password.
#[derive(Debug, Clone, Copy)]
pub enum SignInProof<'p> {
    /// A code that was typed.
    Code(&'p TypedCode),
    /// What the browser answered for a passkey of this address.
    Passkey(&'p RelyingParty, &'p str),
}

/// By what somebody got in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum OpenedBy {
    TimeCode,
    RecoveryCode,
    Passkey,
}

/// What a code of a sign-in is counted under: as a password is, but by itself.
pub fn counters(waiting: &PendingSignIn, context: &Context<'_>) -> Vec<Counter> {
    let account = waiting.account.id;
    match &waiting.known_device {
        Some(device) => vec![Counter::second_factor_in_known_device(account, device)],
        None => [vec![Counter::second_factor(account)], Counter::address(context)].concat(),
    }
}

/// Asks a sign-in that waits for its passkey anew, since the answer to what it was asked was wrong: that is never taken again.
async fn ask_anew(context: &Context<'_>, party: &RelyingParty, waiting: &PendingSignIn) -> Result<()> {
    let mut tx = context.db.write(Scope::NoTournament).await?;
    passkey::end(&mut tx, AskedOf::SignIn(waiting.number)).await?;
    if waiting_account(&mut tx, &waiting.token_hash, context.now).await?.is_some() {
        passkey_sign_in::ask(&mut tx, party, (waiting.account.id, waiting.number), context.now).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Ends a sign-in with what was brought and counted. Where that was a passkey's answer and it was wrong, the sign-in is asked anew.
///
/// Errors: a fault at `code` or `passkey`; [`Error::Missing`] where the sign-in waits no longer.
pub async fn sign_in(
    context: &Context<'_>,
    waiting: &PendingSignIn,
    counted: &Counted,
    proof: SignInProof<'_>,
    device: Device,
) -> Result<SignInTokens> {
    let signed_in = prove(context, waiting, counted, proof, device).await;
    if let (Err(Error::Faults(_)), SignInProof::Passkey(party, _)) = (&signed_in, proof) {
        // What the sign-in had begun is taken back with it, so this is a transaction of its own.
        ask_anew(context, party, waiting).await?;
    }
    signed_in
}

/// Looks at what was brought, and begins the session.
async fn prove(
    context: &Context<'_>,
    waiting: &PendingSignIn,
    counted: &Counted,
    proof: SignInProof<'_>,
    device: Device,
) -> Result<SignInTokens> {
    let caller = Caller { who: sign_in::who(&waiting.account), address: context.caller.address.clone() };
    let own = Context { caller: &caller, ..*context };
    let mut action = Action::begin_store(&own, Permission::SignedIn).await?;
    // Again, now that nobody else can use it meanwhile.
    let found = waiting_account(&mut action.tx, &waiting.token_hash, context.now).await?;
    let (account, pending) = found.ok_or(Error::Missing)?;
    if second_factor::since(&mut action.tx, account.id).await?.is_none() {
        return Err(Error::Missing);
    }
    let opened = match proof {
        SignInProof::Code(typed) => {
            open(&mut action.tx, context, account.id, &counters(waiting, context), typed).await?
        }
        SignInProof::Passkey(party, answer) => {
            passkey_sign_in::open(&mut action.tx, party, (account.id, pending), answer, context.now).await?;
            OpenedBy::Passkey
        }
    };
    counted.take_back(&mut action.tx).await?;
    passkey::end(&mut action.tx, AskedOf::SignIn(pending)).await?;
    pending_sign_in::remove(&mut action.tx, pending).await?;
    let tokens = sign_in::begin_session(&mut action.tx, &own, account.id, device).await?;
    let entry = AuditEntry::new(AuditAction::SignIn, subject(account.id)).after(&SignedInBy { second_factor: opened });
    action.commit(entry).await?;
    Ok(tokens)
}

#[derive(Serialize)]
struct SignedInBy {
    second_factor: OpenedBy,
}

/// Uses a code up. Error: a fault at `code`.
async fn open(
    tx: &mut Tx,
    context: &Context<'_>,
    account: AccountId,
    counters: &[Counter],
    typed: &TypedCode,
) -> Result<OpenedBy> {
    let code = match typed {
        TypedCode::Time(code) => code,
        TypedCode::Recovery(hash) => {
            let used = second_factor::use_recovery_code(tx, account, hash, context.now).await?;
            return if used { Ok(OpenedBy::RecoveryCode) } else { Err(wrong(Refusal::WrongRecoveryCode)) };
        }
    };
    if slow_down::most_within_a_day(tx, context, counters).await? > limits::SECOND_FACTORS_A_DAY.most {
        return Err(wrong(Refusal::TooManyCodes));
    }
    // Who has passkeys alone is shown no code.
    let factor = second_factor::of(tx, account).await?.ok_or_else(|| wrong(Refusal::WrongCode))?;
    let step = time_code::step_of(&factor.secret, code, context.now).ok_or_else(|| wrong(Refusal::WrongCode))?;
    if is_used(&factor, step, context.now) {
        return Err(wrong(Refusal::CodeUsed));
    }
    second_factor::use_step(tx, account, step).await?;
    Ok(OpenedBy::TimeCode)
}

/// Whether a code of this step, or of a later one, was used. A step that was used while the clock ran ahead keeps nobody
/// out until then.
fn is_used(factor: &SecondFactor, step: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    step <= factor.last_step_at && factor.last_step_at <= by_now(now)
}

fn wrong(refusal: Refusal) -> Error {
    Error::fault("code", refusal)
}

/// What somebody who is signed in types codes under.
pub fn own_counters(account: AccountId) -> [Counter; 2] {
    [Counter::own_password(account), Counter::own_second_factor(account)]
}

/// The secret of time-based codes that the session is shown: made here, and the same until a code of it was right, so that what was
/// scanned stays good.
pub async fn offered_secret(context: &Context<'_>, session: SessionId) -> Result<String> {
    if let Some(secret) = account::offered_secret(&mut context.db.read().await?, session).await? {
        return Ok(secret);
    }
    let mut tx = context.db.write(Scope::NoTournament).await?;
    // Of two pages at one time both show the same.
    if let Some(secret) = account::offered_secret(&mut tx, session).await? {
        return Ok(secret);
    }
    let secret = time_code::new_secret();
    account::offer_secret(&mut tx, session, Some(&secret)).await?;
    tx.commit().await?;
    Ok(secret)
}

/// Switches the codes of the caller's own account on, with the secret that the session was shown and a code that an app made
/// of it. Gives the recovery codes, which are shown once; none where the account has them already, with a passkey. Every other
/// session of the account ends. Whoever calls it has checked the password, whose hash is given.
///
/// Errors: a fault at `code`, also where the session was shown no secret; a refusal where there are codes already.
pub async fn switch_on(
    context: &Context<'_>,
    session: SessionId,
    password_hash: &str,
    code: &str,
) -> Result<Option<Vec<String>>> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let id = own(&mut action.tx, context, password_hash).await?;
    if second_factor::of(&mut action.tx, id).await?.is_some() {
        return Err(Refusal::SecondFactorOn.into());
    }
    let TypedCode::Time(code) = TypedCode::read(code) else { return Err(wrong(Refusal::WrongCode)) };
    let offered = account::offered_secret(&mut action.tx, session).await?;
    let secret = offered.ok_or_else(|| wrong(Refusal::WrongCode))?;
    let step = time_code::step_of(&secret, &code, context.now);
    let last_step_at = step.ok_or_else(|| wrong(Refusal::WrongCode))?;
    account::offer_secret(&mut action.tx, session, None).await?;
    let factor = SecondFactor { account_id: id, secret, switched_on_at: context.now, last_step_at };
    let is_first = second_factor::since(&mut action.tx, id).await?.is_none();
    second_factor::insert(&mut action.tx, &factor).await?;
    let codes = if is_first { Some(new_recovery_codes(&mut action.tx, id).await?) } else { None };
    account::end_other_sessions(&mut action.tx, id, Some(session)).await?;
    one_time_key::forget_all(&mut action.tx, id).await?;
    action.commit(AuditEntry::new(AuditAction::SwitchOnSecondFactor, subject(id))).await?;
    Ok(codes)
}

/// Switches the codes of the caller's own account off; passkeys stay, and with them the recovery codes. Whoever calls it has
/// checked the password, whose hash is given.
///
/// Errors: a fault at `code`; [`Error::Missing`] where there are none.
pub async fn switch_off(context: &Context<'_>, password_hash: &str, typed: &TypedCode) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let id = own(&mut action.tx, context, password_hash).await?;
    if second_factor::of(&mut action.tx, id).await?.is_none() {
        return Err(Error::Missing);
    }
    open(&mut action.tx, context, id, &own_counters(id), typed).await?;
    second_factor::remove(&mut action.tx, id).await?;
    if second_factor::since(&mut action.tx, id).await?.is_none() {
        second_factor::forget_recovery_codes(&mut action.tx, id).await?;
    }
    action.commit(AuditEntry::new(AuditAction::SwitchOffSecondFactor, subject(id))).await?;
    Ok(())
}

/// Makes new recovery codes for the caller's own account and gives them; those from before end. Whoever calls it has
/// checked the password, whose hash is given. Who has passkeys alone types no code: the password is what adds a passkey too.
///
/// Errors: a fault at `code`; [`Error::Missing`] where there is no second factor.
pub async fn renew_recovery_codes(
    context: &Context<'_>,
    password_hash: &str,
    typed: &TypedCode,
) -> Result<Vec<String>> {
    let mut action = Action::begin_store(context, Permission::SignedIn).await?;
    let id = own(&mut action.tx, context, password_hash).await?;
    let has_codes = second_factor::of(&mut action.tx, id).await?.is_some();
    if has_codes {
        open(&mut action.tx, context, id, &own_counters(id), typed).await?;
    } else if second_factor::since(&mut action.tx, id).await?.is_none() {
        return Err(Error::Missing);
    }
    let codes = new_recovery_codes(&mut action.tx, id).await?;
    action.commit(AuditEntry::new(AuditAction::MakeRecoveryCodes, subject(id))).await?;
    Ok(codes)
}

/// Removes the second factor, codes and passkeys, from the account of somebody who has lost them and the recovery codes. They
/// get a mail, where mail is set up and they have an address.
///
/// Errors: [`Error::Missing`]; a refusal where there is none, and for the caller's own.
pub async fn reset(context: &Context<'_>, id: AccountId, by_mail: bool) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let account = account::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    if context.caller.account() == Some(id) {
        return Err(Refusal::OwnSecondFactor.into());
    }
    let had_codes = second_factor::remove(&mut action.tx, id).await?;
    let had_passkeys = passkey::remove_all(&mut action.tx, id).await?;
    if !had_codes && !had_passkeys {
        return Err(Refusal::SecondFactorOff.into());
    }
    second_factor::forget_recovery_codes(&mut action.tx, id).await?;
    if by_mail && account.email.is_some() {
        outbox::to_account(&mut action.tx, MailKind::SecondFactorReset, id, context.now).await?;
    }
    action.commit(AuditEntry::new(AuditAction::ResetSecondFactor, subject(id))).await?;
    Ok(())
}

/// As [`reset`], for the account of that name.
pub async fn reset_by_name(context: &Context<'_>, name: &str, by_mail: bool) -> Result<()> {
    let mut tx = context.db.read().await?;
    let found = account::by_name(&mut tx, name).await?.ok_or(Error::Missing)?;
    drop(tx);
    reset(context, found.id, by_mail).await
}

/// Chooses who needs a second factor. `seen` is what the form showed.
///
/// Error: [`Error::Stale`] where somebody else has chosen meanwhile.
pub async fn require(context: &Context<'_>, seen: SecondFactorRule, rule: SecondFactorRule) -> Result<()> {
    let mut action = Action::begin_store(context, Permission::Administer).await?;
    let before = setting::second_factor_rule(&mut action.tx).await?;
    if before != seen {
        return Err(Error::Stale);
    }
    setting::set_second_factor_rule(&mut action.tx, rule).await?;
    let entry = AuditEntry::new(AuditAction::RequireSecondFactor, AuditSubject::Server);
    action.commit(entry.before(&Required { of: before.code() }).after(&Required { of: rule.code() })).await?;
    Ok(())
}

#[derive(Serialize)]
struct Required {
    of: &'static str,
}

/// New recovery codes in place of those from before.
pub(crate) async fn new_recovery_codes(tx: &mut Tx, account: AccountId) -> Result<Vec<String>> {
    second_factor::forget_recovery_codes(tx, account).await?;
    let codes: Vec<String> = (0..limits::RECOVERY_CODES).map(|_| secret::readable_code()).collect();
    for code in &codes {
        second_factor::insert_recovery_code(tx, account, &recovery_hash(code)).await?;
    }
    Ok(codes)
}

/// The caller's own account, if its password is still the one that was checked.
pub(crate) async fn own(tx: &mut Tx, context: &Context<'_>, password_hash: &str) -> Result<AccountId> {
    let id = context.caller.account().ok_or(Error::Forbidden)?;
    let account = account::by_id(tx, id).await?.ok_or(Error::Missing)?;
    if account.password_hash == password_hash { Ok(id) } else { Err(Error::Stale) }
}

fn subject(id: AccountId) -> AuditSubject {
    AuditSubject::Account(id)
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let time = |typed: &str| assert_eq!(TypedCode::read(typed), TypedCode::Time("123456".to_owned()), "{typed:?}");
        for typed in ["123456", "123 456", " 123-456\t"] {
            time(typed);
        }
        let recovery = TypedCode::Recovery(secret::digest("K7QM2XWD9RTA"));
        for typed in ["K7QM-2XWD-9RTA", "k7qm 2xwd 9rta", "K7QM2XWD9RTA "] {
            assert_eq!(TypedCode::read(typed), recovery, "{typed:?}");
        }
        for typed in ["", "12345६", "234567892345"] {
            assert!(matches!(TypedCode::read(typed), TypedCode::Recovery(_)), "{typed:?}");
        }
        assert_eq!(TypedCode::read("12345"), TypedCode::Time("12345".to_owned()));
    }

    #[test]
    fn a_recovery_code_that_is_made_is_stored_as_it_is_read_when_typed() {
        for _ in 0..100 {
            let code = secret::readable_code();
            for typed in [code.clone(), code.to_lowercase(), code.replace('-', " ")] {
                assert_eq!(TypedCode::read(&typed), TypedCode::Recovery(recovery_hash(&code)), "{typed:?}");
            }
        }
        // Digits alone have a hash too, so that none of those that are shown could be left out of the store.
        assert_eq!(recovery_hash("2345-6789"), secret::digest("23456789"));
    }

    #[test]
    fn a_step_is_used_once_and_a_clock_that_ran_ahead_keeps_nobody_out() {
        let now = DateTime::from_timestamp(1_111_111_090, 0).expect("a time");
        let step = DateTime::from_timestamp(1_111_111_080, 0).expect("a time");
        let check = |last: DateTime<Utc>, expected: bool| {
            let factor = SecondFactor {
                account_id: AccountId(1),
                secret: String::new(),
                switched_on_at: now,
                last_step_at: last,
            };
            assert_eq!(is_used(&factor, step, now), expected, "{last}");
        };
        check(step - TimeDelta::seconds(30), false);
        check(step, true);
        check(step + TimeDelta::seconds(30), true);
        check(step + TimeDelta::days(3), false);
    }
}
