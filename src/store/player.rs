//! Players, and who they are.
//!
//! Everything that names a person stands in the table `person`, every version of it, so that it can be
//! erased in one place; other tables hold the player's number only.

use chrono::{DateTime, Utc};

use crate::{Error, PlayerId, SeriesId, TournamentId, Tx};
use reeve_rules::tournament::vocabulary::{PlayerSource, PlayerState};

/// A player of a tournament with the newest version of who they are.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Player {
    /// The player's number over all tournaments.
    pub id: PlayerId,
    pub tournament_id: TournamentId,
    /// Counts from 1 within the tournament; never used twice.
    pub number: i64,
    pub state: PlayerState,
    /// How the player came in.
    pub source: PlayerSource,
    /// The private link's secret: `/p/TOKEN`.
    pub link_token: String,
    /// When the player was checked in, if so.
    pub checked_in_at: Option<DateTime<Utc>>,
    /// When the player withdrew, if so.
    pub withdrawn_at: Option<DateTime<Utc>>,
    /// The clause of a disqualification.
    pub disqualified_clause: Option<String>,
    /// The table the player can't move from.
    pub fixed_table: Option<i64>,
    /// Whether the player is a minor, for whom a guardian agrees.
    pub minor: bool,
    /// The version of the code of conduct agreed to.
    pub code_version: Option<String>,
    /// The version of the photo policy agreed to.
    pub photo_version: Option<String>,
    /// When that was agreed to.
    pub agreed_at: Option<DateTime<Utc>>,
    /// Whether the player wants to be in no photo and no film (3.1.1). It keeps nobody from playing.
    pub no_pictures: bool,
    /// When the player asked to leave, if the staff has not confirmed it since.
    pub leave_asked_at: Option<DateTime<Utc>>,
    /// When the player asked for the own data to be erased, if so.
    pub erasure_asked_at: Option<DateTime<Utc>>,
    /// The tag of the language in which the player is written to; none: that of the tournament.
    pub language: Option<String>,
    /// When it was noted that the player has paid, if so.
    pub paid_at: Option<DateTime<Utc>>,
    /// How much was paid, in hundredths of the tournament's currency, where that was noted.
    pub paid_amount: Option<i64>,
    /// Which version of `person` is the newest.
    pub person_version: i64,
    /// When the player came in.
    pub created_at: DateTime<Utc>,
    /// When the player was hidden, if so: out of the lists, with nothing deleted.
    pub hidden_at: Option<DateTime<Utc>>,
    /// The number of the player with whom this one was made one, if so; this one is hidden then.
    pub merged_into: Option<i64>,
    /// Grows with every change of the player.
    pub version: i64,
    #[sqlx(flatten)]
    pub person: Person,
}

/// Who a person is: what the table `person` holds.
#[derive(Debug, Clone, PartialEq, Eq, Default, sqlx_macros::FromRow)]
pub struct Person {
    /// The name as typed.
    pub name: String,
    /// 0, or the number that tells the player apart from others of the same name: 2, 3, ...
    pub suffix: i64,
    pub email: Option<String>,
    pub club: Option<String>,
    pub country: Option<String>,
    /// Group names, one a line.
    pub group_names: String,
    /// The guardian who agreed for a minor.
    pub guardian: Option<String>,
    /// Who comes along with the player (2.1.11): names, one a line.
    pub companions: String,
}

impl Player {
    /// The name that tells the player apart from everybody else in the tournament.
    pub fn label(&self) -> String {
        label(&self.person.name, self.person.suffix)
    }

    /// Whether the player is hidden: out of the lists, with nothing deleted. As with
    /// [tournaments](crate::tournament::Tournament::is_hidden), people read *archived*.
    pub fn is_hidden(&self) -> bool {
        self.hidden_at.is_some()
    }

    /// Whether the player takes part from here on: registered and not hidden.
    pub fn is_active(&self) -> bool {
        self.state == PlayerState::Registered && !self.is_hidden()
    }
}

impl Person {
    /// The person's groups.
    pub fn groups(&self) -> impl Iterator<Item = &str> {
        self.group_names.lines().filter(|group| !group.is_empty())
    }

    /// Who comes along.
    pub fn companions(&self) -> impl Iterator<Item = &str> {
        self.companions.lines().filter(|name| !name.is_empty())
    }
}

/// Groups as they are stored: one a line. [`Person::groups`] reads them.
pub fn group_names(groups: &[&str]) -> String {
    groups.join("\n")
}

/// A name with the suffix that tells equal names apart: `Kim Lee`, `Kim Lee (2)`.
pub fn label(name: &str, suffix: i64) -> String {
    if suffix == 0 { name.to_owned() } else { format!("{name} ({suffix})") }
}

/// The columns of a row by name: a newer program may have added others, which this one must not stumble over.
/// (`archived_at` is an older word for hiding a player: an *archive* is the file.)
macro_rules! columns {
    () => {
        "player.id, player.tournament_id, player.number, player.state, player.source, \
        player.link_token, player.checked_in_at, player.withdrawn_at, player.disqualified_clause, \
        player.fixed_table, player.minor, player.code_version, player.photo_version, player.agreed_at, player.no_pictures, \
        player.leave_asked_at, player.erasure_asked_at, player.language, player.paid_at, player.paid_amount, player.person_version, player.created_at, player.archived_at as hidden_at, \
        player.merged_into, player.version, person.name, \
        person.suffix, person.email, person.club, person.country, person.group_names, person.guardian, \
        person.companions"
    };
}

/// Every player of a tournament by number, hidden ones included.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<Player>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from player join person on person.player_id = player.id and person.version = player.person_version \
             where player.tournament_id = $1 order by player.number"
    ))
    .bind(id)
    .all()
    .await
}

/// Every player of all events of a series, hidden ones included.
pub async fn of_series(tx: &mut Tx, id: SeriesId) -> Result<Vec<Player>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from series_event join player on player.tournament_id = series_event.tournament_id \
             join person on person.player_id = player.id and person.version = player.person_version \
             where series_event.series_id = $1 order by player.tournament_id, player.number"
    ))
    .bind(id)
    .all()
    .await
}

/// These players by number.
pub async fn by_ids(tx: &mut Tx, ids: &[PlayerId]) -> Result<Vec<Player>, Error> {
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    tx.query_pair(
        concat!(
            "select ",
            columns!(),
            " from player join person on person.player_id = player.id and person.version = player.person_version \
             where player.id in (select line.value from json_each($1) as line) order by player.number"
        ),
        concat!(
            "select ",
            columns!(),
            " from player join person on person.player_id = player.id and person.version = player.person_version \
             where player.id in (select cast(line.value as bigint) \
             from jsonb_array_elements_text(cast($1 as jsonb)) as line (value)) order by player.number"
        ),
    )
    .bind(serde_json::Value::from(ids).to_string())
    .all()
    .await
}

/// How many players of a tournament there are in each state; hidden ones are left out.
pub async fn count_by_state(tx: &mut Tx, id: TournamentId) -> Result<Vec<(PlayerState, i64)>, Error> {
    tx.query("select state, count(*) from player where tournament_id = $1 and archived_at is null group by state")
        .bind(id)
        .all()
        .await
}

/// One player by number.
pub async fn by_id(tx: &mut Tx, id: PlayerId) -> Result<Option<Player>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from player join person on person.player_id = player.id and person.version = player.person_version \
             where player.id = $1"
    ))
    .bind(id)
    .optional()
    .await
}

/// The player whose private link this is.
pub async fn by_token(tx: &mut Tx, token: &str) -> Result<Option<Player>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from player join person on person.player_id = player.id and person.version = player.person_version \
             where player.link_token = $1"
    ))
    .bind(token)
    .optional()
    .await
}

/// The player of a tournament with this number.
pub async fn by_number(tx: &mut Tx, tournament: TournamentId, number: i64) -> Result<Option<Player>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from player join person on person.player_id = player.id and person.version = player.person_version \
             where player.tournament_id = $1 and player.number = $2"
    ))
    .bind(tournament)
    .bind(number)
    .optional()
    .await
}

/// The tag of the language in which a player is written to: the player's own, or that of the tournament.
pub async fn language(tx: &mut Tx, id: PlayerId) -> Result<Option<String>, Error> {
    let found: Option<Option<String>> = tx
        .query(
            "select coalesce(player.language, tournament.language) from player \
             join tournament on tournament.id = player.tournament_id where player.id = $1",
        )
        .bind(id)
        .optional_value()
        .await?;
    Ok(found.flatten())
}

/// A player to be stored, who is on no table and has paid nothing yet.
#[derive(Debug, Clone, PartialEq)]
pub struct NewPlayer {
    pub tournament_id: TournamentId,
    pub state: PlayerState,
    /// How the player comes in.
    pub source: PlayerSource,
    /// The private link's secret: `/p/TOKEN`.
    pub link_token: String,
    /// When the player was checked in, if so.
    pub checked_in_at: Option<DateTime<Utc>>,
    /// Whether the player is a minor, for whom a guardian agrees.
    pub minor: bool,
    /// The version of the code of conduct agreed to.
    pub code_version: Option<String>,
    /// The version of the photo policy agreed to.
    pub photo_version: Option<String>,
    /// When that was agreed to.
    pub agreed_at: Option<DateTime<Utc>>,
    /// Whether the player wants to be in no photo and no film (3.1.1).
    pub no_pictures: bool,
    /// The tag of the language in which the player is written to.
    pub language: Option<String>,
    /// When the player comes in.
    pub created_at: DateTime<Utc>,
    pub person: Person,
}

/// Stores a new player with the first version of who they are, and gives the player as stored. The caller holds the tournament's
/// lock, so the next number is free.
pub async fn insert(tx: &mut Tx, p: &NewPlayer) -> Result<Player, Error> {
    let (id, number): (PlayerId, i64) = tx
        .query(
            "insert into player (tournament_id, number, state, source, link_token, checked_in_at, minor, \
             code_version, photo_version, agreed_at, person_version, created_at, no_pictures, language, version) \
             values ($1, (select coalesce(max(number), 0) + 1 from player where tournament_id = $1), $2, $3, $4, \
             $5, $6, $7, $8, $9, 1, $10, $11, $12, 1) returning id, number",
        )
        .bind(p.tournament_id)
        .bind(p.state)
        .bind(p.source)
        .bind(p.link_token.as_str())
        .bind(p.checked_in_at)
        .bind(p.minor)
        .bind(p.code_version.as_deref())
        .bind(p.photo_version.as_deref())
        .bind(p.agreed_at)
        .bind(p.created_at)
        .bind(p.no_pictures)
        .bind(p.language.as_deref())
        .one()
        .await?;
    insert_person(tx, id, 1, &p.person).await?;
    Ok(Player {
        id,
        tournament_id: p.tournament_id,
        number,
        state: p.state,
        source: p.source,
        link_token: p.link_token.clone(),
        checked_in_at: p.checked_in_at,
        withdrawn_at: None,
        disqualified_clause: None,
        fixed_table: None,
        minor: p.minor,
        code_version: p.code_version.clone(),
        photo_version: p.photo_version.clone(),
        agreed_at: p.agreed_at,
        no_pictures: p.no_pictures,
        leave_asked_at: None,
        erasure_asked_at: None,
        language: p.language.clone(),
        paid_at: None,
        paid_amount: None,
        person_version: 1,
        created_at: p.created_at,
        hidden_at: None,
        merged_into: None,
        version: 1,
        person: p.person.clone(),
    })
}

/// Stores a version of who a player is.
async fn insert_person(tx: &mut Tx, id: PlayerId, version: i64, person: &Person) -> Result<(), Error> {
    tx.query(
        "insert into person (player_id, version, name, suffix, email, club, country, group_names, guardian, companions) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(id)
    .bind(version)
    .bind(person.name.as_str())
    .bind(person.suffix)
    .bind(person.email.as_deref())
    .bind(person.club.as_deref())
    .bind(person.country.as_deref())
    .bind(person.group_names.as_str())
    .bind(person.guardian.as_deref())
    .bind(person.companions.as_str())
    .execute()
    .await?;
    Ok(())
}

/// Stores who a player is as the next version; gives its number.
pub async fn insert_next_person(tx: &mut Tx, p: &Player) -> Result<i64, Error> {
    let version = p.person_version + 1;
    insert_person(tx, p.id, version, &p.person).await?;
    tx.query("update player set person_version = $2, version = version + 1 where id = $1")
        .bind(p.id)
        .bind(version)
        .execute()
        .await?;
    Ok(version)
}

/// Writes back everything of a player that can change, but who they are (see [`insert_next_person`]), and counts the
/// player's version up.
pub async fn update(tx: &mut Tx, p: &Player) -> Result<(), Error> {
    tx.query(
        "update player set state = $2, checked_in_at = $3, withdrawn_at = $4, disqualified_clause = $5, \
         fixed_table = $6, minor = $7, code_version = $8, photo_version = $9, agreed_at = $10, \
         archived_at = $11, link_token = $12, paid_at = $13, paid_amount = $14, merged_into = $15, no_pictures = $16, \
         leave_asked_at = $17, erasure_asked_at = $18, language = $19, version = version + 1 where id = $1",
    )
    .bind(p.id)
    .bind(p.state)
    .bind(p.checked_in_at)
    .bind(p.withdrawn_at)
    .bind(p.disqualified_clause.as_deref())
    .bind(p.fixed_table)
    .bind(p.minor)
    .bind(p.code_version.as_deref())
    .bind(p.photo_version.as_deref())
    .bind(p.agreed_at)
    .bind(p.hidden_at)
    .bind(p.link_token.as_str())
    .bind(p.paid_at)
    .bind(p.paid_amount)
    .bind(p.merged_into)
    .bind(p.no_pictures)
    .bind(p.leave_asked_at)
    .bind(p.erasure_asked_at)
    .bind(p.language.as_deref())
    .execute()
    .await?;
    Ok(())
}
