//! Who plays and who is staff in the events of a series, as far as it takes to find out who is both.

use crate::{AccountId, Error, PlayerId, SeriesId, TournamentId, Tx};

/// Somebody who plays in an event of a series.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SeriesPlayer {
    pub player_id: PlayerId,
    pub tournament_id: TournamentId,
    pub name: String,
    pub email: Option<String>,
}

/// Everybody who plays in an event of a series, without hidden players and those who withdrew or are not in yet.
pub async fn players(tx: &mut Tx, id: SeriesId) -> Result<Vec<SeriesPlayer>, Error> {
    tx.query(
        "select player.id as player_id, player.tournament_id, person.name, person.email from series_event \
         join player on player.tournament_id = series_event.tournament_id \
         join person on person.player_id = player.id and person.version = player.person_version \
         where series_event.series_id = $1 and player.archived_at is null \
         and player.state in ('registered', 'disqualified') order by player.tournament_id, player.number",
    )
    .bind(id)
    .all()
    .await
}

/// An account on the staff of an event of a series.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SeriesStaff {
    pub account_id: AccountId,
    pub tournament_id: TournamentId,
    /// The name of the account.
    pub name: String,
    pub email: Option<String>,
}

/// The staff of all events of a series; somebody who is judge and organizer of one once.
pub async fn staff(tx: &mut Tx, id: SeriesId) -> Result<Vec<SeriesStaff>, Error> {
    tx.query(
        "select distinct staff.account_id, staff.tournament_id, account.name, account.email from series_event \
         join staff on staff.tournament_id = series_event.tournament_id \
         join account on account.id = staff.account_id \
         where series_event.series_id = $1 order by account.name, staff.account_id, staff.tournament_id",
    )
    .bind(id)
    .all()
    .await
}
