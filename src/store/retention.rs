//! Who players of finished tournaments were, and network addresses in the audit log, as long as administrators have them kept.

use chrono::{DateTime, NaiveDate, Utc};

use crate::{Error, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::Phase;

/// A finished tournament with players whose names are still known.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct NamedTournament {
    pub tournament_id: TournamentId,
    pub slug: String,
    pub name: String,
    pub starts_on: NaiveDate,
    /// How many of its players are no pseudonym; those merged into others aside.
    pub players: i64,
}

/// The players of finished tournaments ($1) on this day ($2) or before who are no pseudonym.
macro_rules! named {
    () => {
        "from tournament join player on player.tournament_id = tournament.id \
         join person on person.player_id = player.id and person.version = player.person_version \
         where tournament.phase = $1 and tournament.starts_on <= $2 and player.merged_into is null \
         and not (person.name = 'Player ' || cast(player.number as text) and coalesce(person.email, '') = '') "
    };
}

/// The finished tournaments on this day or before with players whose names are still known, the oldest first.
pub async fn named_tournaments(tx: &mut Tx, until: NaiveDate) -> Result<Vec<NamedTournament>, Error> {
    tx.query(concat!(
        "select tournament.id as tournament_id, tournament.slug, tournament.name, tournament.starts_on, \
         cast(count(*) as bigint) as players ",
        named!(),
        "group by tournament.id, tournament.slug, tournament.name, tournament.starts_on \
         order by tournament.starts_on, tournament.id"
    ))
    .bind(Phase::Finished)
    .bind(until)
    .all()
    .await
}

/// So many of these players, by tournament and number, those of the oldest tournament first.
pub async fn named_players(tx: &mut Tx, until: NaiveDate, most: i64) -> Result<Vec<(TournamentId, i64)>, Error> {
    tx.query(concat!(
        "select tournament.id, player.number ",
        named!(),
        "order by tournament.starts_on, tournament.id, player.number limit $3"
    ))
    .bind(Phase::Finished)
    .bind(until)
    .bind(most)
    .all()
    .await
}

/// How many lines of the audit log from before this time have a network address.
pub async fn addressed_lines(tx: &mut Tx, before: DateTime<Utc>) -> Result<i64, Error> {
    tx.query("select cast(count(*) as bigint) from audit where address <> '' and at < $1").bind(before).value().await
}
