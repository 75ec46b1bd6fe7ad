//! Taking away what has ended by itself, so that nothing of it piles up.

use chrono::{DateTime, Months, TimeDelta, Utc};

use crate::account::by_now;
use crate::board_photo;
use crate::confidential_report;
use crate::erase;
use crate::outbox::MailState;
use crate::setting;
use crate::{Error, Tx};
use reeve_limits as limits;
use reeve_limits::Kept;

/// The most rows that one call deletes from a table, so that nobody waits long for the lock.
pub const MOST: i64 = 5000;

/// The most confidential reports that one call deletes: each of them has rows in several tables.
const REPORTS: i64 = 100;

/// Deletes attempts that count no more, attempts from a clock that ran ahead, sessions that have ended, sign-ins that
/// waited too long for their second factor, what was asked for passkeys and not answered, and whatever else of
/// [`limits::KEPT`] was kept long enough. Gives how many rows that were.
pub async fn clean(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    let mut gone = attempts(tx, now).await?;
    gone += sessions(tx, now).await?;
    gone += pending_sign_ins(tx, now).await?;
    gone += passkey_questions(tx, now).await?;
    gone += one_time_keys(tx, now).await?;
    gone += known_devices(tx, now).await?;
    gone += push_devices(tx, now).await?;
    gone += failed_mails(tx, now).await?;
    // Before the invitations, which they refer to, and before the texts that they were written with.
    gone += mails_to_invitations(tx, now).await?;
    gone += invitations(tx, now).await?;
    gone += mail_texts(tx, now).await?;
    gone += tablets(tx, now).await?;
    gone += form_keys(tx, now).await?;
    let keeping = setting::keeping(tx).await?;
    gone += board_photo::delete_old(tx, now - TimeDelta::days(keeping.photos), MOST).await?;
    gone += clean_reports(tx, now, keeping.reports).await?;
    if let Some(before) = keeping.addresses.and_then(|months| months_before(now, months)) {
        gone += erase::cut_addresses(tx, before, MOST).await?;
    }
    Ok(gone)
}

/// So many months ago.
pub fn months_before(now: DateTime<Utc>, months: i64) -> Option<DateTime<Utc>> {
    now.checked_sub_months(Months::new(u32::try_from(months).ok()?))
}

/// What is older than this was kept long enough.
fn before(now: DateTime<Utc>, kept: Kept) -> DateTime<Utc> {
    now - TimeDelta::days(kept.days)
}

async fn attempts(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query("delete from attempt where id in (select id from attempt where at < $1 or at > $3 order by id limit $2)")
        .bind(before(now, limits::ATTEMPTS))
        .bind(MOST)
        .bind(by_now(now))
        .execute()
        .await
}

async fn sessions(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query("delete from session where id in (select id from session where expires_at <= $1 order by id limit $2)")
        .bind(now)
        .bind(MOST)
        .execute()
        .await
}

async fn pending_sign_ins(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from pending_sign_in where id in \
         (select id from pending_sign_in where expires_at <= $1 order by id limit $2)",
    )
    .bind(now)
    .bind(MOST)
    .execute()
    .await
}

async fn passkey_questions(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from passkey_question where id in \
         (select id from passkey_question where expires_at <= $1 order by id limit $2)",
    )
    .bind(now)
    .bind(MOST)
    .execute()
    .await
}

/// A used code is kept for a while, so that its page can say that it was used.
async fn one_time_keys(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from one_time_key where id in (select id from one_time_key where expires_at < $1 order by id limit $2)",
    )
    .bind(before(now, limits::ENDED_KEYS))
    .bind(MOST)
    .execute()
    .await
}

async fn known_devices(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from known_device where id in \
         (select id from known_device where last_used_at < $1 order by id limit $2)",
    )
    .bind(before(now, limits::KNOWN_DEVICES))
    .bind(MOST)
    .execute()
    .await
}

async fn push_devices(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from push_device where id in \
         (select id from push_device where since < $1 order by id limit $2)",
    )
    .bind(before(now, limits::PUSH_DEVICES))
    .bind(MOST)
    .execute()
    .await
}

async fn failed_mails(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from outbox where id in \
         (select id from outbox where state = $3 and created_at < $1 order by id limit $2)",
    )
    .bind(before(now, limits::FAILED_MAILS))
    .bind(MOST)
    .bind(MailState::Failed)
    .execute()
    .await
}

async fn mails_to_invitations(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from outbox where invitation_id in \
         (select id from staff_invitation where expires_at < $1 order by id limit $2)",
    )
    .bind(before(now, limits::ENDED_INVITATIONS))
    .bind(MOST)
    .execute()
    .await
}

async fn invitations(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from staff_invitation where id in \
         (select id from staff_invitation where expires_at < $1 order by id limit $2)",
    )
    .bind(before(now, limits::ENDED_INVITATIONS))
    .bind(MOST)
    .execute()
    .await
}

/// Texts of which no mail is left.
async fn mail_texts(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from mail_text where id in \
         (select mail_text.id from mail_text where created_at < $1 and not exists \
         (select 1 from outbox where outbox.mail_text_id = mail_text.id) order by id limit $2)",
    )
    .bind(before(now, limits::MAIL_TEXTS))
    .bind(MOST)
    .execute()
    .await
}

async fn tablets(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from tablet where table_id in \
         (select table_id from tablet where ends_at <= $1 order by table_id limit $2)",
    )
    .bind(now)
    .bind(MOST)
    .execute()
    .await
}

async fn form_keys(tx: &mut Tx, now: DateTime<Utc>) -> Result<u64, Error> {
    tx.query(
        "delete from form_key where form_key in \
         (select form_key from form_key where at < $1 order by form_key limit $2)",
    )
    .bind(before(now, limits::FORM_KEYS))
    .bind(MOST)
    .execute()
    .await
}

/// Deletes confidential reports that were kept long enough, and before them the grounds that they name. A report is kept as
/// long as its tournament's day and its own writing are not both long enough ago.
async fn clean_reports(tx: &mut Tx, now: DateTime<Utc>, days: i64) -> Result<u64, Error> {
    let grounds = now - TimeDelta::days(setting::ground_days(days));
    let gone = confidential_report::delete_old_grounds(tx, grounds, grounds.date_naive()).await?;
    let at = now - TimeDelta::days(days);
    Ok(gone + confidential_report::delete_old(tx, at, at.date_naive(), REPORTS).await?)
}
