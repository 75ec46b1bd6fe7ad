//! Individuals: which players of several tournaments are one person, as far as staff said so.
//!
//! A player row belongs to one tournament, and the table `person` holds the versions of who that player is. An
//! individual is the human being behind players of several tournaments. It holds nothing but the fact that they are the
//! same, so erasing stays a matter of one place per player. Somebody who plays in one tournament only has no individual.

use chrono::{DateTime, NaiveDate, Utc};

use crate::player;
use crate::tournament::public_phases;
use crate::{AccountId, Error, IndividualId, PlayerId, SeriesId, TournamentId, Tx};
use reeve_rules::tournament::same_person::{email_key, same_email};
use reeve_rules::tournament::vocabulary::RoundState;

/// A player, as shown in another tournament.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct PlayerElsewhere {
    pub player_id: PlayerId,
    /// The player's number within that tournament.
    pub number: i64,
    pub name: String,
    /// 0, or the number that tells the player apart from others of the same name.
    pub suffix: i64,
    /// The player's e-mail address there.
    pub email: Option<String>,
    /// The individual that the player is, if staff said so.
    pub individual_id: Option<IndividualId>,
    pub tournament_id: TournamentId,
    pub slug: String,
    pub tournament_name: String,
    pub starts_on: NaiveDate,
}

impl PlayerElsewhere {
    /// The name that tells the player apart from everybody else in that tournament.
    pub fn label(&self) -> String {
        player::label(&self.name, self.suffix)
    }
}

/// What a statement reads of a player elsewhere.
macro_rules! columns {
    () => {
        "player.id as player_id, player.number, person.name, person.suffix, person.email, \
         individual_player.individual_id, tournament.id as tournament_id, tournament.slug, \
         tournament.name as tournament_name, tournament.starts_on from player \
         join person on person.player_id = player.id and person.version = player.person_version \
         join tournament on tournament.id = player.tournament_id \
         left join individual_player on individual_player.player_id = player.id"
    };
}

/// The players of other tournaments who are the same person as this one, the newest tournament first.
pub async fn elsewhere(tx: &mut Tx, player: PlayerId) -> Result<Vec<PlayerElsewhere>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " where player.id <> $1 and individual_player.individual_id = \
         (select own.individual_id from individual_player own where own.player_id = $1) \
         order by tournament.starts_on desc, player.id desc"
    ))
    .bind(player)
    .all()
    .await
}

/// So many players of all tournaments, hidden ones too, those first who were entered last; only those entered before one of them.
pub async fn everywhere(tx: &mut Tx, before: Option<PlayerId>, limit: i64) -> Result<Vec<PlayerElsewhere>, Error> {
    tx.query(concat!("select ", columns!(), " where player.id < $1 order by player.id desc limit $2"))
        .bind(before.unwrap_or(PlayerId(i64::MAX)))
        .bind(limit)
        .all()
        .await
}

/// Where the same person as this player played in other tournaments that everybody sees, in rounds whose seats are public, the newest
/// tournament first; at most so many.
pub async fn played_elsewhere(tx: &mut Tx, player: PlayerId, limit: i64) -> Result<Vec<PlayerElsewhere>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " where player.id <> $1 and player.archived_at is null and tournament.archived_at is null \
         and $2 like '%,' || tournament.phase || ',%' and individual_player.individual_id = \
         (select own.individual_id from individual_player own where own.player_id = $1) \
         and exists (select 1 from seat join game_table on game_table.id = seat.table_id \
         join round on round.id = game_table.round_id where seat.player_id = player.id and round.state <> $3) \
         order by tournament.starts_on desc, player.id desc limit $4"
    ))
    .bind(player)
    .bind(public_phases())
    .bind(RoundState::Planned)
    .bind(limit)
    .all()
    .await
}

/// Players of other tournaments with this e-mail address, the newest tournament first; without hidden players and those
/// of hidden tournaments.
pub async fn with_email(tx: &mut Tx, not_in: TournamentId, email: &str) -> Result<Vec<PlayerElsewhere>, Error> {
    let found: Vec<PlayerElsewhere> = tx
        .query(concat!(
            "select ",
            columns!(),
            " where player.tournament_id <> $1 and player.archived_at is null and tournament.archived_at is null \
             and lower(trim(person.email)) like $2 escape '\\' order by tournament.starts_on desc, player.id desc"
        ))
        .bind(not_in)
        .bind(pattern(&email_key(email)))
        .all()
        .await?;
    Ok(found.into_iter().filter(|other| same_email(other.email.as_deref(), Some(email))).collect())
}

/// The two databases disagree on the small letters beyond ASCII, and a letter with its accent may be stored as two, so
/// there anything fits; what is found is compared again.
fn pattern(key: &str) -> String {
    let escaped = |c: char| match c {
        '\\' | '%' | '_' => format!("\\{c}"),
        c if c.is_ascii() => c.to_string(),
        _ => "%".to_owned(),
    };
    key.chars().map(escaped).collect()
}

/// A player of a tournament by number, as shown in another tournament; none where the player is hidden.
pub async fn numbered(tx: &mut Tx, tournament: TournamentId, number: i64) -> Result<Option<PlayerElsewhere>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " where player.tournament_id = $1 and player.number = $2 and player.archived_at is null"
    ))
    .bind(tournament)
    .bind(number)
    .optional()
    .await
}

/// The players of all events of a series who are somebody's individual.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<(PlayerId, IndividualId)>, Error> {
    tx.query(
        "select individual_player.player_id, individual_player.individual_id from series_event \
         join player on player.tournament_id = series_event.tournament_id \
         join individual_player on individual_player.player_id = player.id \
         where series_event.series_id = $1 order by individual_player.player_id",
    )
    .bind(id)
    .all()
    .await
}

/// The individual that a player is, if staff said so.
pub async fn of_player(tx: &mut Tx, player: PlayerId) -> Result<Option<IndividualId>, Error> {
    tx.query("select individual_id from individual_player where player_id = $1").bind(player).optional_value().await
}

/// The players that are one individual, each with the tournament.
pub async fn players(tx: &mut Tx, id: IndividualId) -> Result<Vec<(PlayerId, TournamentId)>, Error> {
    tx.query(
        "select player.id, player.tournament_id from player \
         join individual_player on individual_player.player_id = player.id \
         where individual_player.individual_id = $1 order by player.id",
    )
    .bind(id)
    .all()
    .await
}

/// Stores a new individual, joined with no player yet, and gives the number.
pub async fn insert(tx: &mut Tx, at: DateTime<Utc>) -> Result<IndividualId, Error> {
    tx.query("insert into individual (created_at) values ($1) returning id").bind(at).value().await
}

/// Notes that a player is this individual, and no longer any other.
pub async fn join(
    tx: &mut Tx,
    id: IndividualId,
    player: PlayerId,
    by: Option<AccountId>,
    at: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into individual_player (player_id, individual_id, joined_by, joined_at) values ($1, $2, $3, $4) \
         on conflict (player_id) do update set individual_id = excluded.individual_id, \
         joined_by = excluded.joined_by, joined_at = excluded.joined_at",
    )
    .bind(player)
    .bind(id)
    .bind(by)
    .bind(at)
    .execute()
    .await?;
    Ok(())
}

/// Notes that a player is the same person as nobody else; says whether that changes anything. An individual that would
/// be left with a single player is deleted, since it says nothing any more.
pub async fn part(tx: &mut Tx, player: PlayerId) -> Result<bool, Error> {
    let Some(id) = of_player(tx, player).await? else { return Ok(false) };
    tx.query("delete from individual_player where player_id = $1").bind(player).execute().await?;
    if players(tx, id).await?.len() < 2 {
        forget(tx, id).await?;
    }
    Ok(true)
}

/// Deletes an individual, with the notes of which players it is.
pub async fn forget(tx: &mut Tx, id: IndividualId) -> Result<(), Error> {
    tx.query("delete from individual_player where individual_id = $1").bind(id).execute().await?;
    tx.query("delete from individual where id = $1").bind(id).execute().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_letter_beyond_ascii_is_looked_for() {
        assert_eq!(pattern(&email_key("  Zoë_M@Example.ORG ")), "zo%\\_m@example.org");
    }
}
