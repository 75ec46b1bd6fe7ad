//! A new password without the old one, by a one-time link: from an administrator's hand, or by mail.

use chrono::TimeDelta;

use crate::secret;
use crate::store::account;
use crate::store::account::Account;
use crate::store::one_time_key;
use crate::store::one_time_key::Kind;
use crate::store::{AccountId, Tx, outbox};

use crate::actions::mail::RESET;
use crate::actions::{Act, Caller, Desk, Error, Note, Result, Right, network};
use crate::actions::accounts::sign_in;

/// For how many hours a link that an administrator hands over opens the account.
pub const LINK_HOURS: i64 = 24;
/// Mails about one account, or one name that nobody has, within an hour.
const PER_ACCOUNT: i64 = 3;
/// Mails asked for from one network address within an hour.
const PER_ADDRESS: i64 = 10;

const ACCOUNT: &str = "reset account";
const ADDRESS: &str = "reset address";

/// Somebody has forgotten the password and typed a name or an e-mail address. Whoever the account belongs to gets a
/// mail, at the address that is stored. What comes back tells nobody whether there is such an account.
///
/// Error: [`Error::TooMany`] where the network address has asked too often, whatever it typed.
pub async fn ask_by_mail(desk: &Desk<'_>, typed: &str) -> Result<()> {
    let mut act = Act::begin_store(desk, Right::SeePublic).await?;
    let since = desk.now - TimeDelta::hours(1);
    let network = network::network(&desk.caller.address);
    if account::attempts_since(&mut act.tx, ADDRESS, &network, since).await? >= PER_ADDRESS {
        return Err(Error::TooMany(
            "Many new passwords were asked for from your network within the last hour. Try again later, or ask an \
             administrator for a link."
                .to_owned(),
        ));
    }
    let subject = secret::digest(&account::name_key(typed));
    let of_subject = account::attempts_since(&mut act.tx, ACCOUNT, &subject, since).await?;
    account::insert_attempt(&mut act.tx, ADDRESS, &network, desk.now).await?;
    account::insert_attempt(&mut act.tx, ACCOUNT, &subject, desk.now).await?;
    let found = accounts(&mut act.tx, typed).await?;
    let mut numbers: Vec<AccountId> = Vec::new();
    for known in found.iter().filter(|known| known.disabled_at.is_none() && known.email.is_some()) {
        // One account can be asked for under its name and its address.
        let mails = one_time_key::mailed_since(&mut act.tx, known.id, since).await?
            + outbox::waiting_for(&mut act.tx, RESET, known.id).await?;
        if of_subject < PER_ACCOUNT && mails < PER_ACCOUNT {
            outbox::to_account(&mut act.tx, RESET, known.id, desk.now).await?;
            numbers.push(known.id);
        }
    }
    // What was typed is not kept: people type passwords into the wrong field.
    let subject = match numbers.first() {
        Some(id) => format!("account {id}"),
        None => "nobody".to_owned(),
    };
    act.commit(Note::new("ask for new password", subject)).await?;
    Ok(())
}

async fn accounts(tx: &mut Tx, typed: &str) -> Result<Vec<Account>> {
    let by_name = account::by_name(tx, typed).await?;
    let by_email = account::by_email(tx, typed).await?;
    Ok(by_name.map_or(by_email, |account| vec![account]))
}

/// Makes a link for an account, as an administrator or at the machine; gives its key, which is shown once. Every other
/// link of the account ends.
///
/// Errors: [`Error::Missing`]; a refusal for an account that is switched off.
pub async fn make_link(desk: &Desk<'_>, id: AccountId) -> Result<String> {
    let mut act = Act::begin_store(desk, Right::Administer).await?;
    let account = account::by_id(&mut act.tx, id).await?.ok_or(Error::Missing)?;
    if account.disabled_at.is_some() {
        return Err(Error::refused("This account is switched off. Switch it on before you make a link for it."));
    }
    one_time_key::forget_all(&mut act.tx, id).await?;
    let key = secret::token();
    let end = desk.now + TimeDelta::hours(LINK_HOURS);
    one_time_key::insert(&mut act.tx, id, Kind::Link, &secret::digest(&key), (desk.now, end)).await?;
    act.commit(Note::new("make one-time link", subject(id))).await?;
    Ok(key)
}

/// As [`make_link`], for the account of that name.
pub async fn make_link_by_name(desk: &Desk<'_>, name: &str) -> Result<String> {
    let mut tx = desk.db.read().await?;
    let found = account::by_name(&mut tx, name).await?.ok_or(Error::Missing)?;
    drop(tx);
    make_link(desk, found.id).await
}

/// Whether a link opens an account now. Looking at it does not use it up: programs that look through mails do that.
pub async fn is_open(desk: &Desk<'_>, key: &str) -> Result<bool> {
    let mut tx = desk.db.read().await?;
    Ok(one_time_key::open_link(&mut tx, &secret::digest(key), desk.now).await?.is_some())
}

/// Uses a link up: sets the new password, signs the account out everywhere, ends all of its links and codes and the
/// count of its failed sign-ins.
///
/// Error: [`Error::Missing`] where the link was used, has run out or never was.
pub async fn use_link(desk: &Desk<'_>, key: &str, password_hash: String) -> Result<()> {
    let hash = secret::digest(key);
    let mut tx = desk.db.read().await?;
    let id = one_time_key::open_link(&mut tx, &hash, desk.now).await?.ok_or(Error::Missing)?;
    let account = account::by_id(&mut tx, id).await?.ok_or(Error::Missing)?;
    drop(tx);
    // Whoever holds the key to the account is, for the log, the account.
    let caller = Caller { who: sign_in::who(&account), address: desk.caller.address.clone() };
    let desk = Desk { caller: &caller, ..*desk };
    let mut act = Act::begin_store(&desk, Right::SignedIn).await?;
    // Again, now that nobody else can use it meanwhile.
    if one_time_key::open_link(&mut act.tx, &hash, desk.now).await? != Some(id) {
        return Err(Error::Missing);
    }
    let account = account::by_id(&mut act.tx, id).await?.ok_or(Error::Missing)?;
    account::update(&mut act.tx, &Account { password_hash, ..account.clone() }).await?;
    let ended = account::end_other_sessions(&mut act.tx, id, None).await?;
    one_time_key::forget_all(&mut act.tx, id).await?;
    sign_in::forget_failures(&mut act.tx, &account).await?;
    act.commit(Note::new("reset password", subject(id)).after(&Ended { sessions_ended: ended })).await?;
    Ok(())
}

#[derive(serde::Serialize)]
struct Ended {
    sessions_ended: u64,
}

fn subject(id: AccountId) -> String {
    format!("account {id}")
}
