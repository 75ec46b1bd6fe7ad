//! Who is banned (2.1.12). Only the organizers of a tournament on such a day and administrators get to know of a ban.

use chrono::{DateTime, NaiveDate, Utc};

use crate::{AccountId, BanId, Error, Tx};

/// A ban.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct Ban {
    pub id: BanId,
    /// The name of who is banned, where it is known.
    pub name: Option<String>,
    /// The e-mail address of who is banned, where it is known.
    pub email: Option<String>,
    pub reason: String,
    pub from_day: NaiveDate,
    /// The last day; none: for life.
    pub until_day: Option<NaiveDate>,
    /// The name of the account that added it.
    pub by: Option<String>,
    pub added_at: DateTime<Utc>,
    /// When it was ended before its time.
    pub ended_at: Option<DateTime<Utc>>,
}

/// The columns of a ban.
macro_rules! columns {
    () => {
        "select ban.id, ban.name, ban.email, ban.reason, ban.from_day, ban.until_day, account.name as by, ban.added_at, \
         ban.ended_at from ban left join account on account.id = ban.added_by "
    };
}

/// Every ban, the newest first.
pub async fn all(tx: &mut Tx) -> Result<Vec<Ban>, Error> {
    tx.query(concat!(columns!(), "order by ban.id desc")).all().await
}

/// The bans that hold on a day, the oldest first.
pub async fn on_day(tx: &mut Tx, day: NaiveDate) -> Result<Vec<Ban>, Error> {
    tx.query(concat!(
        columns!(),
        "where ban.ended_at is null and ban.from_day <= $1 and (ban.until_day is null or ban.until_day >= $1) \
         order by ban.id"
    ))
    .bind(day)
    .all()
    .await
}

/// A ban to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewBan {
    pub name: Option<String>,
    pub email: Option<String>,
    pub reason: String,
    pub from_day: NaiveDate,
    /// The last day; none: for life.
    pub until_day: Option<NaiveDate>,
}

/// Stores a ban; gives its number.
pub async fn insert(tx: &mut Tx, new: &NewBan, by: Option<AccountId>, at: DateTime<Utc>) -> Result<BanId, Error> {
    tx.query(
        "insert into ban (name, email, reason, from_day, until_day, added_by, added_at) \
         values ($1, $2, $3, $4, $5, $6, $7) returning id",
    )
    .bind(new.name.as_deref())
    .bind(new.email.as_deref())
    .bind(new.reason.as_str())
    .bind(new.from_day)
    .bind(new.until_day)
    .bind(by)
    .bind(at)
    .value()
    .await
}

/// The ban of that number.
pub async fn by_id(tx: &mut Tx, id: BanId) -> Result<Option<Ban>, Error> {
    tx.query(concat!(columns!(), "where ban.id = $1")).bind(id).optional().await
}

/// Ends a ban.
pub async fn end(tx: &mut Tx, id: BanId, by: Option<AccountId>, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update ban set ended_by = $2, ended_at = $3 where id = $1").bind(id).bind(by).bind(at).execute().await?;
    Ok(())
}
