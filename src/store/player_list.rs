//! Many players stored at once, by a statement each for who plays and who they are: a list of thousands holds the one
//! writer no longer than it has to. The rows are written as JSON before the writer is taken.

use chrono::{DateTime, Utc};

use crate::player::{Person, Player};
use crate::time::stored;
use crate::{Error, PlayerId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::{PlayerSource, PlayerState};

/// Players who are about to come in together, ready to be stored.
#[derive(Debug, Clone)]
pub struct NewPlayers {
    rows: String,
    count: u64,
}

/// What a list says that somebody agreed to, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedAgreement {
    /// The version of the code of conduct.
    pub code_version: Option<String>,
    /// The version of the photo policy.
    pub photo_version: Option<String>,
    pub at: DateTime<Utc>,
}

/// Somebody on a list: where they stand, the secret of their private link, who they are, and what they agreed to.
pub type ListedPlayer<'p> = (PlayerState, String, &'p Person, Option<&'p ListedAgreement>);

impl NewPlayers {
    /// Players of a list. Error: a row is no JSON, which no text makes.
    pub fn of<'p>(players: impl Iterator<Item = ListedPlayer<'p>>) -> Result<NewPlayers, Error> {
        let row = |(state, token, person, agreed): ListedPlayer<'p>| {
            let code = agreed.and_then(|agreed| agreed.code_version.as_deref());
            let photo = agreed.and_then(|agreed| agreed.photo_version.as_deref());
            (state.code(), token, columns(person), code, photo, agreed.map(|agreed| stored(agreed.at)))
        };
        let rows: Vec<_> = players.map(row).collect();
        let count = rows.len() as u64;
        Ok(NewPlayers { rows: json(&rows)?, count })
    }
}

/// Players who are there and get another version of who they are, ready to be stored.
#[derive(Debug, Clone)]
pub struct NextPersons {
    rows: String,
    count: u64,
}

impl NextPersons {
    /// Players, each once, and who they are now. Error: as with [`NewPlayers::of`].
    pub fn of<'p>(persons: impl Iterator<Item = (PlayerId, &'p Person)>) -> Result<NextPersons, Error> {
        let rows: Vec<_> = persons.map(|(id, person)| (id, columns(person))).collect();
        let count = rows.len() as u64;
        Ok(NextPersons { rows: json(&rows)?, count })
    }
}

/// Who somebody is, in the order in which the statements below read it.
type PersonColumns<'p> =
    (&'p str, i64, Option<&'p str>, Option<&'p str>, Option<&'p str>, &'p str, Option<&'p str>, &'p str);

fn columns(person: &Person) -> PersonColumns<'_> {
    let Person { name, suffix, email, club, country, group_names, guardian, companions } = person;
    (name, *suffix, email.as_deref(), club.as_deref(), country.as_deref(), group_names, guardian.as_deref(), companions)
}

fn json(rows: &impl serde::Serialize) -> Result<String, Error> {
    serde_json::to_string(rows).map_err(|fault| Error::Broken(Box::new(fault)))
}

/// Stores new players of a tournament with the first version of who they are. They get the numbers from `first` on; the
/// caller holds the tournament's lock and knows that these are free.
pub async fn insert(
    tx: &mut Tx,
    tournament: TournamentId,
    first: i64,
    source: PlayerSource,
    players: &NewPlayers,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    if players.count == 0 {
        return Ok(());
    }
    tx.query_pair(
        "insert into player (tournament_id, number, state, source, link_token, minor, person_version, created_at, version, \
         code_version, photo_version, agreed_at) \
         select $1, $2 + line.key, line.value ->> 0, $3, line.value ->> 1, false, 1, $4, 1, \
         line.value ->> 3, line.value ->> 4, line.value ->> 5 from jsonb_each($5) as line",
        "insert into player (tournament_id, number, state, source, link_token, minor, person_version, created_at, version, \
         code_version, photo_version, agreed_at) \
         select $1, $2 + line.place - 1, line.value ->> 0, $3, line.value ->> 1, false, 1, $4, 1, \
         line.value ->> 3, line.value ->> 4, cast(line.value ->> 5 as timestamptz) \
         from jsonb_array_elements(cast($5 as jsonb)) with ordinality as line (value, place) order by line.place",
    )
    .bind(tournament)
    .bind(first)
    .bind(source)
    .bind(now)
    .bind(players.rows.as_str())
    .execute()
    .await?;
    tx.query_pair(
        "insert into person (player_id, version, name, suffix, email, club, country, group_names, guardian, companions) \
         select player.id, 1, line.value ->> '$[2][0]', line.value ->> '$[2][1]', line.value ->> '$[2][2]', \
         line.value ->> '$[2][3]', line.value ->> '$[2][4]', line.value ->> '$[2][5]', line.value ->> '$[2][6]', \
         line.value ->> '$[2][7]' \
         from jsonb_each($3) as line \
         cross join player on player.tournament_id = $1 and player.number = $2 + line.key",
        "insert into person (player_id, version, name, suffix, email, club, country, group_names, guardian, companions) \
         select player.id, 1, line.value #>> '{2,0}', cast(line.value #>> '{2,1}' as bigint), line.value #>> '{2,2}', \
         line.value #>> '{2,3}', line.value #>> '{2,4}', line.value #>> '{2,5}', line.value #>> '{2,6}', \
         line.value #>> '{2,7}' \
         from jsonb_array_elements(cast($3 as jsonb)) with ordinality as line (value, place) \
         join player on player.tournament_id = $1 and player.number = $2 + line.place - 1",
    )
    .bind(tournament)
    .bind(first)
    .bind(players.rows.as_str())
    .execute()
    .await?;
    Ok(())
}

/// Stores who players are as the next version of each.
///
/// Error: [`Error::Missing`] where one of them is not there.
pub async fn insert_next_persons(tx: &mut Tx, persons: &NextPersons) -> Result<(), Error> {
    if persons.count == 0 {
        return Ok(());
    }
    let stored = tx
        .query_pair(
            "insert into person (player_id, version, name, suffix, email, club, country, group_names, guardian, companions) \
             select player.id, player.person_version + 1, line.value ->> '$[1][0]', line.value ->> '$[1][1]', \
             line.value ->> '$[1][2]', line.value ->> '$[1][3]', line.value ->> '$[1][4]', line.value ->> '$[1][5]', \
             line.value ->> '$[1][6]', line.value ->> '$[1][7]' from jsonb_each($1) as line cross join player on player.id = line.value ->> 0",
            "insert into person (player_id, version, name, suffix, email, club, country, group_names, guardian, companions) \
             select player.id, player.person_version + 1, line.value #>> '{1,0}', \
             cast(line.value #>> '{1,1}' as bigint), line.value #>> '{1,2}', line.value #>> '{1,3}', \
             line.value #>> '{1,4}', line.value #>> '{1,5}', line.value #>> '{1,6}', \
             line.value #>> '{1,7}' \
             from jsonb_array_elements(cast($1 as jsonb)) as line (value) \
             join player on player.id = cast(line.value ->> 0 as bigint)",
        )
        .bind(persons.rows.as_str())
        .execute()
        .await?;
    tx.query_pair(
        "update player set person_version = person_version + 1, version = version + 1 \
         where id in (select line.value ->> 0 from jsonb_each($1) as line)",
        "update player set person_version = person_version + 1, version = version + 1 \
         where id in (select cast(line.value ->> 0 as bigint) from jsonb_array_elements(cast($1 as jsonb)) as line (value))",
    )
    .bind(persons.rows.as_str())
    .execute()
    .await?;
    if stored == persons.count { Ok(()) } else { Err(Error::Missing) }
}

/// Where players stand, whether they are checked in, what they agreed to and paid, ready to be stored.
#[derive(Debug, Clone)]
pub struct NextStandings {
    rows: String,
    count: u64,
}

impl NextStandings {
    /// Players, each once, as they are to be. Error: as with [`NewPlayers::of`].
    pub fn of(players: &[Player]) -> Result<NextStandings, Error> {
        let row = |p: &Player| {
            let [checked_in_at, agreed_at, paid_at] =
                [p.checked_in_at, p.agreed_at, p.paid_at].map(|time| time.map(stored));
            let (code, photo) = (p.code_version.clone(), p.photo_version.clone());
            (p.id, p.state.code(), checked_in_at, code, photo, agreed_at, paid_at, p.paid_amount)
        };
        let rows: Vec<_> = players.iter().map(row).collect();
        Ok(NextStandings { rows: json(&rows)?, count: players.len() as u64 })
    }
}

/// Writes back where players stand, and counts the version of each up.
///
/// Error: [`Error::Missing`] where one of them is not there.
pub async fn update_standing(tx: &mut Tx, players: &NextStandings) -> Result<(), Error> {
    if players.count == 0 {
        return Ok(());
    }
    let changed = tx
        .query_pair(
            "update player set state = line.value ->> 1, checked_in_at = line.value ->> 2, \
             code_version = line.value ->> 3, photo_version = line.value ->> 4, agreed_at = line.value ->> 5, \
             paid_at = line.value ->> 6, paid_amount = line.value ->> 7, \
             version = player.version + 1 from jsonb_each($1) as line where player.id = line.value ->> 0",
            "update player set state = line.value ->> 1, checked_in_at = cast(line.value ->> 2 as timestamptz), \
             code_version = line.value ->> 3, photo_version = line.value ->> 4, \
             agreed_at = cast(line.value ->> 5 as timestamptz), paid_at = cast(line.value ->> 6 as timestamptz), \
             paid_amount = cast(line.value ->> 7 as bigint), version = player.version + 1 \
             from jsonb_array_elements(cast($1 as jsonb)) as line (value) \
             where player.id = cast(line.value ->> 0 as bigint)",
        )
        .bind(players.rows.as_str())
        .execute()
        .await?;
    if changed == players.count { Ok(()) } else { Err(Error::Missing) }
}
