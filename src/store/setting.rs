//! What administrators have chosen for the whole server. What they have not chosen is as the program has it.

use std::ops::RangeInclusive;

use crate::{Error, Tx};
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::words;

words! {
    /// Who needs a second factor.
    SecondFactorRule {
        /// Nobody: each person decides.
        Nobody = "nobody",
        /// Administrators.
        Administrators = "administrators",
        /// Everybody with an account.
        Everybody = "everybody",
    }
}

impl SecondFactorRule {
    /// Whether somebody needs one.
    pub fn asks(self, is_admin: bool) -> bool {
        match self {
            SecondFactorRule::Nobody => false,
            SecondFactorRule::Administrators => is_admin,
            SecondFactorRule::Everybody => true,
        }
    }
}

/// How many days what goes by itself is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keeping {
    /// Confidential reports, after the day of their tournament or after they were written.
    pub reports: i64,
    /// Photos of boards, after they were put with a record sheet.
    pub photos: i64,
    /// After how many months the players of finished tournaments become pseudonyms; none: never.
    pub players: Option<i64>,
    /// After how many months network addresses are taken out of the audit log; none: never.
    pub addresses: Option<i64>,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping {
            reports: limits::CONFIDENTIAL_REPORTS.days,
            photos: limits::BOARD_PHOTOS.days,
            players: None,
            addresses: None,
        }
    }
}

/// How many days the grounds that confidential reports name are kept, where the reports are kept for so many: they go first.
pub fn ground_days(reports: i64) -> i64 {
    limits::REPORT_GROUNDS.days.min(reports / 2)
}

/// A text that is made once and kept, such as a key of this server's own.
pub async fn text(tx: &mut Tx, name: &str) -> Result<Option<String>, Error> {
    tx.query("select value from setting where name = $1").bind(name).optional_value().await
}

/// Keeps such a text, unless there is one.
pub async fn keep_text(tx: &mut Tx, name: &str, value: &str) -> Result<(), Error> {
    tx.query("insert into setting (name, value) values ($1, $2) on conflict (name) do nothing")
        .bind(name)
        .bind(value)
        .execute()
        .await?;
    Ok(())
}

/// Puts such a text in the place of the one before.
pub async fn set_text(tx: &mut Tx, name: &str, value: &str) -> Result<(), Error> {
    tx.query(
        "insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute()
    .await?;
    Ok(())
}

/// How many days things are kept; as the program has it where nothing was chosen that may be.
pub async fn keeping(tx: &mut Tx) -> Result<Keeping, Error> {
    let chosen: Vec<(String, String)> = tx
        .query(
            "select name, value from setting \
             where name in ('report-days', 'photo-days', 'player-months', 'address-months')",
        )
        .all()
        .await?;
    let days = |name: &str, bounds: RangeInclusive<i64>, usual: i64| {
        let value = chosen.iter().find(|(chosen, _)| chosen == name).and_then(|(_, value)| value.parse::<i64>().ok());
        value.filter(|days| bounds.contains(days)).unwrap_or(usual)
    };
    let months = |name: &str| Some(days(name, limits::KEPT_MONTHS, 0)).filter(|months| *months > 0);
    let usual = Keeping::default();
    Ok(Keeping {
        reports: days("report-days", limits::REPORT_DAYS, usual.reports),
        photos: days("photo-days", limits::PHOTO_DAYS, usual.photos),
        players: months("player-months"),
        addresses: months("address-months"),
    })
}

/// Chooses how many days things are kept.
pub async fn set_keeping(tx: &mut Tx, keeping: Keeping) -> Result<(), Error> {
    for (name, days) in [
        ("report-days", keeping.reports),
        ("photo-days", keeping.photos),
        ("player-months", keeping.players.unwrap_or_default()),
        ("address-months", keeping.addresses.unwrap_or_default()),
    ] {
        set_text(tx, name, &days.to_string()).await?;
    }
    Ok(())
}

/// Who needs a second factor; nobody where nothing was chosen.
pub async fn second_factor_rule(tx: &mut Tx) -> Result<SecondFactorRule, Error> {
    let chosen = tx.query("select value from setting where name = 'second-factor'").optional_value().await?;
    Ok(chosen.unwrap_or(SecondFactorRule::Nobody))
}

/// Chooses who needs a second factor.
pub async fn set_second_factor_rule(tx: &mut Tx, rule: SecondFactorRule) -> Result<(), Error> {
    tx.query(
        "insert into setting (name, value) values ('second-factor', $1) \
         on conflict (name) do update set value = excluded.value",
    )
    .bind(rule)
    .execute()
    .await?;
    Ok(())
}

/// The digest of the key with which other machines ask for copies of the store; none where nobody may.
pub async fn spare_key(tx: &mut Tx) -> Result<Option<String>, Error> {
    tx.query("select value from setting where name = 'spare-key'").optional_value().await
}

/// Sets or takes away the digest of that key.
pub async fn set_spare_key(tx: &mut Tx, digest: Option<&str>) -> Result<(), Error> {
    tx.query("delete from setting where name = 'spare-key'").execute().await?;
    if let Some(digest) = digest {
        tx.query("insert into setting (name, value) values ('spare-key', $1)").bind(digest).execute().await?;
    }
    Ok(())
}

/// The address of the machine that has taken this store over; none while this is the one.
pub async fn moved_to(tx: &mut Tx) -> Result<Option<String>, Error> {
    tx.query("select value from setting where name = 'moved-to'").optional_value().await
}

/// Notes which machine has taken this store over, or that this is the one again.
pub async fn set_moved_to(tx: &mut Tx, address: Option<&str>) -> Result<(), Error> {
    tx.query("delete from setting where name = 'moved-to'").execute().await?;
    if let Some(address) = address {
        tx.query("insert into setting (name, value) values ('moved-to', $1)").bind(address).execute().await?;
    }
    Ok(())
}
