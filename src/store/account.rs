//! Accounts and their sessions.

use chrono::{DateTime, TimeDelta, Utc};

use crate::setting::SecondFactorRule;
use crate::{AccountId, Error, PlayerId, SessionId, TournamentId, Tx};
use reeve_rules::tournament::same_name::same_name;
use reeve_rules::tournament::same_person::same_email;
use reeve_rules::tournament::vocabulary::words;

/// The unique constraint on an account's name.
pub const NAME_TAKEN: &str = "account_name_key_key";

/// An account as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Account {
    pub id: AccountId,
    /// The name to sign in with.
    pub name: String,
    /// See [`stored_key`].
    pub name_key: String,
    pub email: Option<String>,
    /// The argon2id hash of the password, in the PHC string form.
    pub password_hash: String,
    /// Whether it is an administrator's.
    pub is_admin: bool,
    /// Whether it may create tournaments.
    pub may_create: bool,
    /// When it was switched off, if it is.
    pub disabled_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub version: i64,
    /// The digests of what it was called before, the newest last, as JSON: see [`log_chain`](crate::log_chain).
    pub former_names: Option<String>,
}

/// The name as the database has it once, and as older copies of Reeve look it up: trimmed and in lower case. Which names are the
/// same is said by [`same_name`].
pub fn stored_key(name: &str) -> String {
    name.trim().to_lowercase()
}

/// The columns of a row by name: a newer program may have added others, which this one must not stumble over.
macro_rules! columns {
    () => {
        "id, name, name_key, email, password_hash, is_admin, may_create, disabled_at, created_at, \
        version, former_names"
    };
}

/// Every account by name.
pub async fn all(tx: &mut Tx) -> Result<Vec<Account>, Error> {
    let mut accounts: Vec<Account> = tx.query(concat!("select ", columns!(), " from account")).all().await?;
    accounts.sort_by(|a, b| a.name_key.cmp(&b.name_key));
    Ok(accounts)
}

/// The account of this name, as [`same_name`] compares it; of two that an older copy told apart, the one that is written so.
pub async fn by_name(tx: &mut Tx, name: &str) -> Result<Option<Account>, Error> {
    let mut accounts = all(tx).await?;
    accounts.retain(|account| same_name(&account.name, name));
    let written = accounts.iter().position(|account| account.name_key == stored_key(name));
    Ok(accounts.into_iter().nth(written.unwrap_or(0)))
}

/// Every account with this e-mail address; upper and lower case are the same, which is not left to the database, since
/// SQLite knows only those of A to Z. There is no limit: with one, whoever gives accounts somebody else's address would
/// keep the owner's own from being found.
pub async fn by_email(tx: &mut Tx, email: &str) -> Result<Vec<Account>, Error> {
    let mut accounts: Vec<Account> =
        tx.query(concat!("select ", columns!(), " from account where email is not null order by id")).all().await?;
    accounts.retain(|account| same_email(account.email.as_deref(), Some(email)));
    Ok(accounts)
}

/// The account with this number.
pub async fn by_id(tx: &mut Tx, id: AccountId) -> Result<Option<Account>, Error> {
    tx.query(concat!("select ", columns!(), " from account where id = $1")).bind(id).optional().await
}

/// The accounts with these numbers, by name.
pub async fn by_ids(tx: &mut Tx, ids: impl IntoIterator<Item = AccountId>) -> Result<Vec<Account>, Error> {
    let ids: Vec<i64> = ids.into_iter().map(|id| id.0).collect();
    let query = tx.query_pair(
        concat!("select ", columns!(), " from account where id in (select wanted.value from json_each($1) as wanted)"),
        concat!(
            "select ",
            columns!(),
            " from account where id in (select cast(wanted.value as bigint) \
             from jsonb_array_elements_text(cast($1 as jsonb)) as wanted (value))"
        ),
    );
    let mut accounts: Vec<Account> = query.bind(serde_json::Value::from(ids).to_string()).all().await?;
    accounts.sort_by(|a, b| a.name_key.cmp(&b.name_key));
    Ok(accounts)
}

/// Whether there is an administrator who can sign in.
pub async fn has_administrator(tx: &mut Tx) -> Result<bool, Error> {
    let count: i64 = tx
        .query("select cast(count(*) as bigint) from account where is_admin = $1 and disabled_at is null")
        .bind(true)
        .value()
        .await?;
    Ok(count > 0)
}

/// An account to be stored, which is switched on.
#[derive(Debug, Clone, PartialEq)]
pub struct NewAccount {
    /// The name, as typed.
    pub name: String,
    pub email: Option<String>,
    /// The argon2id hash of the password.
    pub password_hash: String,
    /// Whether it is an administrator's.
    pub is_admin: bool,
    /// Whether it may create tournaments.
    pub may_create: bool,
    pub created_at: DateTime<Utc>,
}

/// Stores a new account and gives its number. Error: [`Error::Conflict`] with [`NAME_TAKEN`] where the name is taken.
pub async fn insert(tx: &mut Tx, account: &NewAccount) -> Result<AccountId, Error> {
    tx.query(
        "insert into account (name, name_key, email, password_hash, is_admin, may_create, created_at, version) \
         values ($1, $2, $3, $4, $5, $6, $7, 1) returning id",
    )
    .bind(account.name.as_str())
    .bind(stored_key(&account.name))
    .bind(account.email.as_deref())
    .bind(account.password_hash.as_str())
    .bind(account.is_admin)
    .bind(account.may_create)
    .bind(account.created_at)
    .value()
    .await
}

/// Writes back everything of an account that can change, and counts its version up.
pub async fn update(tx: &mut Tx, account: &Account) -> Result<(), Error> {
    tx.query(
        "update account set name = $2, name_key = $3, email = $4, password_hash = $5, is_admin = $6, \
         may_create = $7, disabled_at = $8, version = version + 1 where id = $1",
    )
    .bind(account.id)
    .bind(account.name.as_str())
    .bind(account.name_key.as_str())
    .bind(account.email.as_deref())
    .bind(account.password_hash.as_str())
    .bind(account.is_admin)
    .bind(account.may_create)
    .bind(account.disabled_at)
    .execute()
    .await?;
    Ok(())
}

/// A session of an account.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Session {
    pub id: SessionId,
    /// SHA-256 of the token in the cookie, in hexadecimal digits.
    pub token_hash: String,
    pub account_id: AccountId,
    pub created_at: DateTime<Utc>,
    /// When it was last used; kept to the minute.
    pub last_seen_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    /// The browser, as it calls itself.
    pub user_agent: String,
    /// The address it came from.
    pub address: String,
    /// Whether it began with a two-minute code.
    pub by_code: bool,
}

/// The session and account behind a token, if the session has not ended and the account is not switched off.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct SignedIn {
    pub session_id: SessionId,
    pub created_at: DateTime<Utc>,
    /// When it was last noted as used.
    pub last_seen_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    pub account_id: AccountId,
    pub name: String,
    /// Whether it is an administrator's.
    pub is_admin: bool,
    /// Whether it may create tournaments.
    pub may_create: bool,
    /// Since when it has a second factor: codes, or its first passkey.
    pub second_factor_since: Option<DateTime<Utc>>,
    /// Who needs one on this server, where that was chosen.
    pub second_factor_rule: Option<SecondFactorRule>,
}

impl SignedIn {
    /// Whether the account needs a second factor and has none.
    pub fn must_set_up(&self) -> bool {
        self.second_factor_since.is_none() && self.second_factor_rule.is_some_and(|rule| rule.asks(self.is_admin))
    }
}

/// Who is signed in with this token at this time.
pub async fn signed_in(tx: &mut Tx, token_hash: &str, now: DateTime<Utc>) -> Result<Option<SignedIn>, Error> {
    tx.query(
        "select session.id as session_id, session.created_at, session.last_seen_at, session.expires_at, \
         account.id as account_id, account.name, account.is_admin, account.may_create, \
         coalesce(second_factor.switched_on_at, (select min(passkey.added_at) from passkey \
         where passkey.account_id = account.id)) as second_factor_since, setting.value as second_factor_rule \
         from session join account on account.id = session.account_id \
         left join second_factor on second_factor.account_id = account.id \
         left join setting on setting.name = 'second-factor' \
         where session.token_hash = $1 and session.expires_at > $2 and account.disabled_at is null",
    )
    .bind(token_hash)
    .bind(now)
    .optional()
    .await
}

/// A session to be stored.
#[derive(Debug, Clone, PartialEq)]
pub struct NewSession {
    /// SHA-256 of the token in the cookie, in hexadecimal digits.
    pub token_hash: String,
    pub account_id: AccountId,
    pub created_at: DateTime<Utc>,
    /// When it was last used; kept to the minute.
    pub last_seen_at: DateTime<Utc>,
    pub expires_at: DateTime<Utc>,
    /// The browser, as it calls itself.
    pub user_agent: String,
    /// The address it comes from.
    pub address: String,
    /// Whether it begins with a two-minute code.
    pub by_code: bool,
}

/// Stores a new session and gives its number.
pub async fn insert_session(tx: &mut Tx, session: &NewSession) -> Result<SessionId, Error> {
    tx.query(
        "insert into session (token_hash, account_id, created_at, last_seen_at, expires_at, user_agent, address, \
         by_code) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id",
    )
    .bind(session.token_hash.as_str())
    .bind(session.account_id)
    .bind(session.created_at)
    .bind(session.last_seen_at)
    .bind(session.expires_at)
    .bind(session.user_agent.as_str())
    .bind(session.address.as_str())
    .bind(session.by_code)
    .value()
    .await
}

/// Notes that a session was used.
pub async fn touch_session(tx: &mut Tx, id: SessionId, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update session set last_seen_at = $2 where id = $1").bind(id).bind(now).execute().await?;
    Ok(())
}

/// Notes that a session was used which began, as it says, after now: it begins now and lasts as long as it would have.
pub async fn begin_session_anew(tx: &mut Tx, session: &SignedIn, now: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update session set created_at = $2, last_seen_at = $2, expires_at = $3 where id = $1")
        .bind(session.session_id)
        .bind(now)
        .bind(now + (session.expires_at - session.created_at))
        .execute()
        .await?;
    Ok(())
}

/// The sessions of an account that have not ended, the last used first.
pub async fn sessions(tx: &mut Tx, account: AccountId, now: DateTime<Utc>) -> Result<Vec<Session>, Error> {
    tx.query(
        "select id, token_hash, account_id, created_at, last_seen_at, expires_at, user_agent, address, by_code \
         from session where account_id = $1 and expires_at > $2 order by last_seen_at desc, id desc",
    )
    .bind(account)
    .bind(now)
    .all()
    .await
}

/// Ends one session of an account; says whether there was one.
pub async fn end_session(tx: &mut Tx, account: AccountId, id: SessionId) -> Result<bool, Error> {
    let gone =
        tx.query("delete from session where id = $1 and account_id = $2").bind(id).bind(account).execute().await?;
    Ok(gone > 0)
}

/// Ends every session of an account but one.
pub async fn end_other_sessions(tx: &mut Tx, account: AccountId, keep: Option<SessionId>) -> Result<u64, Error> {
    tx.query("delete from session where account_id = $1 and id <> $2")
        .bind(account)
        .bind(keep.map_or(0, |id| id.0))
        .execute()
        .await
}

/// The secret of time-based codes that a session was shown.
pub async fn offered_secret(tx: &mut Tx, id: SessionId) -> Result<Option<String>, Error> {
    let found: Option<Option<String>> =
        tx.query("select offered_secret from session where id = $1").bind(id).optional_value().await?;
    Ok(found.flatten())
}

/// Offers a secret of time-based codes to a session, or none any more.
pub async fn offer_secret(tx: &mut Tx, id: SessionId, secret: Option<&str>) -> Result<(), Error> {
    tx.query("update session set offered_secret = $2 where id = $1").bind(id).bind(secret).execute().await?;
    Ok(())
}

/// Ends a session, whosever it is.
pub async fn end_any_session(tx: &mut Tx, id: SessionId) -> Result<(), Error> {
    tx.query("delete from session where id = $1").bind(id).execute().await?;
    Ok(())
}

words! {
    /// What is counted, so that guessing and flooding are slow.
    AttemptKind {
        /// Failed sign-ins to an account.
        SignInAccount = "sign-in account",
        /// Failed sign-ins from a network.
        SignInAddress = "sign-in address",
        /// Failed sign-ins in a browser that has signed in before.
        KnownDevice = "known device",
        /// Wrong passwords typed by somebody who is signed in.
        OwnPassword = "own password",
        /// Other e-mail addresses that an account was given by its owner.
        OwnEmail = "own e-mail",
        /// Wrong codes of a second factor.
        SecondFactor = "second factor",
        /// Codes typed, in all.
        Code = "code",
        /// Codes typed from a network.
        CodeAddress = "code address",
        /// Questions for a new password to an account.
        ResetAccount = "reset account",
        /// Questions for a new password from a network.
        ResetAddress = "reset address",
        /// Set-up codes typed from a network.
        SetUp = "set-up",
        /// Registrations from a network.
        Register = "register",
        /// Wrong codes of the door, typed on a player's own page.
        DoorCode = "door code",
        /// Wrong codes of screens, typed from a network.
        ScreenCode = "screen code",
        /// Invitations to the staff of a tournament.
        Invite = "invite",
        /// Confidential reports of an account, or from a network.
        Report = "report",
    }
}

/// Notes an attempt that is counted, such as a failed sign-in, and gives its number.
pub async fn insert_attempt(tx: &mut Tx, kind: AttemptKind, subject: &str, at: DateTime<Utc>) -> Result<i64, Error> {
    tx.query("insert into attempt (kind, subject, at) values ($1, $2, $3) returning id")
        .bind(kind)
        .bind(subject)
        .bind(at)
        .value()
        .await
}

/// Notes a registration from a network, and whom it made a player.
pub async fn insert_registration(tx: &mut Tx, network: &str, player: PlayerId, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("insert into attempt (kind, subject, at, player_id) values ($1, $2, $3, $4)")
        .bind(AttemptKind::Register)
        .bind(network)
        .bind(at)
        .bind(player)
        .execute()
        .await?;
    Ok(())
}

/// Whom registrations from a network made players in a stretch of time.
pub async fn registered_from(tx: &mut Tx, network: &str, window: Window) -> Result<Vec<PlayerId>, Error> {
    tx.query(
        "select player_id from attempt where kind = $1 and subject = $2 and at > $3 and at <= $4 \
         and player_id is not null order by id",
    )
    .bind(AttemptKind::Register)
    .bind(network)
    .bind(window.since)
    .bind(window.until)
    .values()
    .await
}

/// When the last registration but so many came from a network in a stretch of time; none where there were no more than
/// these. Those of other tournaments don't count; those that made nobody a player do, whichever tournament was asked.
pub async fn last_registration_but(
    tx: &mut Tx,
    tournament: TournamentId,
    network: &str,
    window: Window,
    others: i64,
) -> Result<Option<DateTime<Utc>>, Error> {
    tx.query(
        "select attempt.at from attempt left join player on player.id = attempt.player_id \
         where attempt.kind = $1 and attempt.subject = $2 and attempt.at > $3 and attempt.at <= $4 \
         and (attempt.player_id is null or player.tournament_id = $5) \
         order by attempt.at desc, attempt.id desc limit 1 offset $6",
    )
    .bind(AttemptKind::Register)
    .bind(network)
    .bind(window.since)
    .bind(window.until)
    .bind(tournament)
    .bind(others)
    .optional_value()
    .await
}

/// Notes an attempt under each of these, by one statement, and gives their numbers.
pub async fn insert_attempts(tx: &mut Tx, under: &[(AttemptKind, &str)], at: DateTime<Utc>) -> Result<Vec<i64>, Error> {
    tx.query_pair(
        "insert into attempt (kind, subject, at) select line.value ->> 0, line.value ->> 1, $2 \
         from jsonb_each($1) as line returning id",
        "insert into attempt (kind, subject, at) select line.value ->> 0, line.value ->> 1, $2 \
         from jsonb_array_elements(cast($1 as jsonb)) as line (value) returning id",
    )
    .bind(as_json(under))
    .bind(at)
    .values()
    .await
}

/// How many attempts there were under each of these in a stretch of time, in their order.
pub async fn attempts_under(tx: &mut Tx, under: &[(AttemptKind, &str)], window: Window) -> Result<Vec<i64>, Error> {
    tx.query_pair(
        "select (select count(*) from attempt where attempt.kind = line.value ->> 0 \
         and attempt.subject = line.value ->> 1 and attempt.at > $2 and attempt.at <= $3) as found \
         from jsonb_each($1) as line order by line.key",
        "select (select cast(count(*) as bigint) from attempt where attempt.kind = line.value ->> 0 \
         and attempt.subject = line.value ->> 1 and attempt.at > $2 and attempt.at <= $3) as found \
         from jsonb_array_elements(cast($1 as jsonb)) with ordinality as line (value, place) order by line.place",
    )
    .bind(as_json(under))
    .bind(window.since)
    .bind(window.until)
    .values()
    .await
}

/// Kinds and subjects as a JSON list.
fn as_json(under: &[(AttemptKind, &str)]) -> String {
    under.iter().map(|(kind, subject)| [kind.code(), *subject]).collect::<serde_json::Value>().to_string()
}

/// Takes attempts back.
pub async fn take_attempts_back(tx: &mut Tx, ids: &[i64]) -> Result<(), Error> {
    tx.query_pair(
        "delete from attempt where id in (select gone.value from json_each($1) as gone)",
        "delete from attempt where id in \
         (select cast(gone.value as bigint) from jsonb_array_elements_text(cast($1 as jsonb)) as gone (value))",
    )
    .bind(serde_json::Value::from(ids.to_vec()).to_string())
    .execute()
    .await?;
    Ok(())
}

/// How far the clocks of two copies of Reeve may be apart.
const APART: TimeDelta = TimeDelta::minutes(1);

/// The end of what counts as having happened by now. What lies after it was written while the clock ran ahead: it
/// happened at no time that is known, so it counts for nothing.
pub fn by_now(now: DateTime<Utc>) -> DateTime<Utc> {
    now + APART
}

/// The stretch of time in which attempts count.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    since: DateTime<Utc>,
    until: DateTime<Utc>,
}

impl Window {
    /// The time from so long ago until now.
    pub fn last(length: TimeDelta, now: DateTime<Utc>) -> Window {
        Window { since: now - length, until: by_now(now) }
    }

    /// Where it begins.
    pub fn since(&self) -> DateTime<Utc> {
        self.since
    }

    /// Where it ends.
    pub fn until(&self) -> DateTime<Utc> {
        self.until
    }
}

/// How many attempts of a kind there were in a stretch of time.
pub async fn attempts_in(tx: &mut Tx, kind: AttemptKind, subject: &str, window: Window) -> Result<i64, Error> {
    tx.query("select cast(count(*) as bigint) from attempt where kind = $1 and subject = $2 and at > $3 and at <= $4")
        .bind(kind)
        .bind(subject)
        .bind(window.since)
        .bind(window.until)
        .value()
        .await
}

/// Forgets the attempts of one subject.
pub async fn forget_attempts(tx: &mut Tx, kind: AttemptKind, subject: &str) -> Result<(), Error> {
    tx.query("delete from attempt where kind = $1 and subject = $2").bind(kind).bind(subject).execute().await?;
    Ok(())
}
