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
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping { reports: limits::CONFIDENTIAL_REPORTS.days, photos: limits::BOARD_PHOTOS.days }
    }
}

/// How many days the grounds that confidential reports name are kept, where the reports are kept for so many: they go first.
pub fn ground_days(reports: i64) -> i64 {
    limits::REPORT_GROUNDS.days.min(reports / 2)
}

/// How many days things are kept; as the program has it where nothing was chosen that may be.
pub async fn keeping(tx: &mut Tx) -> Result<Keeping, Error> {
    let chosen: Vec<(String, String)> =
        tx.query("select name, value from setting where name in ('report-days', 'photo-days')").all().await?;
    let days = |name: &str, bounds: RangeInclusive<i64>, usual: i64| {
        let value = chosen.iter().find(|(chosen, _)| chosen == name).and_then(|(_, value)| value.parse::<i64>().ok());
        value.filter(|days| bounds.contains(days)).unwrap_or(usual)
    };
    let usual = Keeping::default();
    Ok(Keeping {
        reports: days("report-days", limits::REPORT_DAYS, usual.reports),
        photos: days("photo-days", limits::PHOTO_DAYS, usual.photos),
    })
}

/// Chooses how many days things are kept.
pub async fn set_keeping(tx: &mut Tx, keeping: Keeping) -> Result<(), Error> {
    for (name, days) in [("report-days", keeping.reports), ("photo-days", keeping.photos)] {
        tx.query(
            "insert into setting (name, value) values ($1, $2) \
             on conflict (name) do update set value = excluded.value",
        )
        .bind(name)
        .bind(days.to_string())
        .execute()
        .await?;
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
