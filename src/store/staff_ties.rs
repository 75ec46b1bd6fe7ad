//! The club and the groups of those who are on the staff of a tournament.

use crate::{AccountId, Error, TournamentId, Tx};
use reeve_rules::rulings::duty::Ties;

/// The club and the groups of somebody on the staff.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct StaffTies {
    pub account_id: AccountId,
    pub club: Option<String>,
    pub group_names: String,
    /// Grows with every change; 0 where nothing was noted yet.
    pub version: i64,
}

impl StaffTies {
    /// Of somebody of whom nothing is noted.
    pub fn none(account_id: AccountId) -> StaffTies {
        StaffTies { account_id, club: None, group_names: String::new(), version: 0 }
    }

    /// As the rules compare them.
    pub fn ties(&self) -> Ties<'_> {
        Ties { groups: &self.group_names, club: self.club.as_deref() }
    }

    /// The groups.
    pub fn groups(&self) -> impl Iterator<Item = &str> {
        self.group_names.lines().filter(|group| !group.is_empty())
    }
}

/// What is noted of the staff of a tournament.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<StaffTies>, Error> {
    tx.query(
        "select account_id, club, group_names, version from staff_ties where tournament_id = $1 order by account_id",
    )
    .bind(id)
    .all()
    .await
}

/// What is noted of one of them.
pub async fn of_member(tx: &mut Tx, id: TournamentId, account: AccountId) -> Result<StaffTies, Error> {
    let kept = tx
        .query(
            "select account_id, club, group_names, version from staff_ties \
             where tournament_id = $1 and account_id = $2",
        )
        .bind(id)
        .bind(account)
        .optional()
        .await?;
    Ok(kept.unwrap_or_else(|| StaffTies::none(account)))
}

/// Notes this of somebody, in place of what was noted.
pub async fn put(tx: &mut Tx, id: TournamentId, ties: &StaffTies) -> Result<(), Error> {
    tx.query(
        "insert into staff_ties (tournament_id, account_id, club, group_names, version) values ($1, $2, $3, $4, $5) \
         on conflict (tournament_id, account_id) \
         do update set club = excluded.club, group_names = excluded.group_names, version = excluded.version",
    )
    .bind(id)
    .bind(ties.account_id)
    .bind(ties.club.as_deref())
    .bind(ties.group_names.as_str())
    .bind(ties.version)
    .execute()
    .await?;
    Ok(())
}

/// Forgets what is noted of somebody who is on the staff no more.
pub async fn forget(tx: &mut Tx, id: TournamentId, account: AccountId) -> Result<(), Error> {
    tx.query("delete from staff_ties where tournament_id = $1 and account_id = $2")
        .bind(id)
        .bind(account)
        .execute()
        .await?;
    Ok(())
}
