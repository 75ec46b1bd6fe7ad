//! Tournaments and their staff.

use chrono::{DateTime, NaiveDate, Utc};

use crate::rules::games::SystemCode;
use crate::rules::tournament::settings::{
    MissedGame, PublishRounds, Replacement, Settings, StandingsMove, TiedPlaces, TranscriptionFix,
};
use crate::rules::tournament::vocabulary::{Phase, StaffRole};
use crate::store::{AccountId, Error, TournamentId, Tx};

/// A tournament as it is stored.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Tournament {
    /// Its number.
    pub id: TournamentId,
    /// Its short public address: `/t/SLUG`.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Where it is played.
    pub place: String,
    /// The (first) day it is played, in its own time zone.
    pub starts_on: NaiveDate,
    /// The name of its time zone, such as `Europe/Berlin`.
    pub time_zone: String,
    /// The edition of the game that is played (1.1.2).
    pub edition: String,
    /// The game system that is played.
    pub system: SystemCode,
    /// The most players there is room for; none: no limit.
    pub capacity: Option<i64>,
    /// Whether the organizer approves each registration.
    pub approval: bool,
    /// The version of the code of conduct that players agree to.
    pub code_version: String,
    /// The version of the photo policy that players agree to.
    pub photo_version: String,
    /// What was decided where the rules are open.
    #[sqlx(flatten)]
    pub settings: Settings,
    /// Number of preliminary games; three in the official format (1.1.4).
    pub prelim_rounds: i64,
    /// Where it stands.
    pub phase: Phase,
    /// Players seated when round 1 started (1.1.3).
    pub attendance: Option<i64>,
    /// When they were counted.
    pub attendance_at: Option<DateTime<Utc>>,
    /// Whether the semi-finals are skipped, once the organizer chose.
    pub skip_semis: Option<bool>,
    /// Who created it.
    pub created_by: Option<AccountId>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it was hidden, if it is.
    pub hidden_at: Option<DateTime<Utc>>,
    /// Grows by one with every change of anything in the tournament.
    pub version: i64,
}

/// The settings stand in columns of the tournament's row.
impl<'r, R> sqlx::FromRow<'r, R> for Settings
where
    R: sqlx::Row,
    &'static str: sqlx::ColumnIndex<R>,
    TiedPlaces: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
    Replacement: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
    PublishRounds: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
    StandingsMove: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
    bool: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,
{
    fn from_row(row: &'r R) -> Result<Self, sqlx::Error> {
        Ok(Settings {
            tied_places: row.try_get("tied_places")?,
            missed_game: MissedGame::Nothing,
            semi_replacement: row.try_get("semi_replacement")?,
            final_replacement: row.try_get("final_replacement")?,
            publish_rounds: row.try_get("publish_rounds")?,
            standings_move: row.try_get("standings_move")?,
            transcription_fix: match row.try_get("transcription_fix")? {
                true => TranscriptionFix::On,
                false => TranscriptionFix::Off,
            },
        })
    }
}

/// The columns of a row by name: a newer program may have added others, which this one must not stumble over.
/// (`archived_at` is an older word for hiding a tournament: an *archive* is the file.)
macro_rules! columns {
    () => {
        "id, slug, name, place, starts_on, time_zone, edition, system, capacity, approval, code_version, \
        photo_version, tied_places, semi_replacement, final_replacement, publish_rounds, \
        standings_move, transcription_fix, prelim_rounds, phase, attendance, attendance_at, skip_semis, \
        created_by, created_at, archived_at as hidden_at, version"
    };
}

/// The tournament with this short address; hidden ones too.
pub async fn by_slug(tx: &mut Tx, slug: &str) -> Result<Option<Tournament>, Error> {
    tx.query(concat!("select ", columns!(), " from tournament where slug = $1")).bind(slug).optional().await
}

/// Whether a tournament has this name, in small letters, or this short address.
pub async fn is_called(tx: &mut Tx, name: &str, slug: &str) -> Result<bool, Error> {
    let count: i64 = tx
        .query("select cast(count(*) as bigint) from tournament where lower(name) = $1 or slug = $2")
        .bind(name)
        .bind(slug)
        .value()
        .await?;
    Ok(count > 0)
}

/// The tournament with this number; hidden ones too.
pub async fn by_id(tx: &mut Tx, id: TournamentId) -> Result<Option<Tournament>, Error> {
    tx.query(concat!("select ", columns!(), " from tournament where id = $1")).bind(id).optional().await
}

/// Every tournament, the newest day first; the caller leaves out what the reader may not see.
pub async fn all(tx: &mut Tx) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!("select ", columns!(), " from tournament order by starts_on desc, id desc")).all().await
}

/// Tournaments in which an account has a role, the newest day first, hidden ones included.
pub async fn of_staff(tx: &mut Tx, account: AccountId) -> Result<Vec<Tournament>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from tournament where id in (select tournament_id from staff where account_id = $1) \
             order by starts_on desc, id desc"
    ))
    .bind(account)
    .all()
    .await
}

/// The tournaments that an account runs, hidden ones included.
pub async fn run_by(tx: &mut Tx, account: AccountId) -> Result<Vec<TournamentId>, Error> {
    tx.query("select staff.tournament_id from staff where staff.account_id = $1 and staff.role = $2")
        .bind(account)
        .bind(StaffRole::Organizer)
        .values()
        .await
}

/// Stores a new tournament; `id` and `version` of the value are not looked at.
pub async fn insert(tx: &mut Tx, t: &Tournament) -> Result<TournamentId, Error> {
    let (id,): (TournamentId,) = tx
        .query(
            "insert into tournament (slug, name, place, starts_on, time_zone, edition, capacity, approval, \
             code_version, photo_version, tied_places, semi_replacement, final_replacement, publish_rounds, \
             standings_move, transcription_fix, prelim_rounds, phase, created_by, created_at, system, version) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, 1) \
             returning id",
        )
        .bind(t.slug.as_str())
        .bind(t.name.as_str())
        .bind(t.place.as_str())
        .bind(t.starts_on)
        .bind(t.time_zone.as_str())
        .bind(t.edition.as_str())
        .bind(t.capacity)
        .bind(t.approval)
        .bind(t.code_version.as_str())
        .bind(t.photo_version.as_str())
        .bind(t.settings.tied_places)
        .bind(t.settings.semi_replacement)
        .bind(t.settings.final_replacement)
        .bind(t.settings.publish_rounds)
        .bind(t.settings.standings_move)
        .bind(t.settings.transcription_fix == TranscriptionFix::On)
        .bind(t.prelim_rounds)
        .bind(t.phase)
        .bind(t.created_by)
        .bind(t.created_at)
        .bind(t.system)
        .one()
        .await?;
    Ok(id)
}

/// Writes back everything that can change in a tournament, its version excepted (see [`bump`]).
pub async fn update(tx: &mut Tx, t: &Tournament) -> Result<(), Error> {
    tx.query(
        "update tournament set slug = $2, name = $3, place = $4, starts_on = $5, time_zone = $6, edition = $7, \
         capacity = $8, approval = $9, code_version = $10, photo_version = $11, tied_places = $12, \
         semi_replacement = $13, final_replacement = $14, publish_rounds = $15, standings_move = $16, \
         transcription_fix = $17, phase = $18, attendance = $19, attendance_at = $20, skip_semis = $21, \
         archived_at = $22 where id = $1",
    )
    .bind(t.id)
    .bind(t.slug.as_str())
    .bind(t.name.as_str())
    .bind(t.place.as_str())
    .bind(t.starts_on)
    .bind(t.time_zone.as_str())
    .bind(t.edition.as_str())
    .bind(t.capacity)
    .bind(t.approval)
    .bind(t.code_version.as_str())
    .bind(t.photo_version.as_str())
    .bind(t.settings.tied_places)
    .bind(t.settings.semi_replacement)
    .bind(t.settings.final_replacement)
    .bind(t.settings.publish_rounds)
    .bind(t.settings.standings_move)
    .bind(t.settings.transcription_fix == TranscriptionFix::On)
    .bind(t.phase)
    .bind(t.attendance)
    .bind(t.attendance_at)
    .bind(t.skip_semis)
    .bind(t.hidden_at)
    .execute()
    .await?;
    Ok(())
}

/// Counts the tournament's version up and gives the new one.
pub async fn bump(tx: &mut Tx, id: TournamentId) -> Result<i64, Error> {
    let (version,): (i64,) =
        tx.query("update tournament set version = version + 1 where id = $1 returning version").bind(id).one().await?;
    Ok(version)
}

/// The version of a tournament; none where there is no such tournament.
pub async fn version(tx: &mut Tx, id: TournamentId) -> Result<Option<i64>, Error> {
    tx.query("select version from tournament where id = $1").bind(id).optional_value().await
}

/// A number that grows with every change of any tournament: the sum of all versions.
pub async fn version_of_all(tx: &mut Tx) -> Result<i64, Error> {
    tx.query("select cast(coalesce(sum(version), 0) as bigint) from tournament").value().await
}

/// An account's place among the staff of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct StaffMember {
    /// The account.
    pub account_id: AccountId,
    /// Its name.
    pub name: String,
    /// Its e-mail address.
    pub email: Option<String>,
    /// Judge or organizer; somebody who is both has two lines.
    pub role: StaffRole,
    /// Since when.
    pub added_at: DateTime<Utc>,
}

/// The staff of a tournament, in the order in which they were added.
pub async fn staff(tx: &mut Tx, id: TournamentId) -> Result<Vec<StaffMember>, Error> {
    tx.query(
        "select staff.account_id, account.name, account.email, staff.role, staff.added_at from staff \
         join account on account.id = staff.account_id where staff.tournament_id = $1 \
         order by staff.added_at, staff.account_id, staff.role",
    )
    .bind(id)
    .all()
    .await
}

/// The roles of one account in one tournament.
pub async fn roles(tx: &mut Tx, id: TournamentId, account: AccountId) -> Result<Vec<StaffRole>, Error> {
    tx.query("select role from staff where tournament_id = $1 and account_id = $2")
        .bind(id)
        .bind(account)
        .values()
        .await
}

/// Gives an account a role; a role it has already stays.
pub async fn add_staff(
    tx: &mut Tx,
    id: TournamentId,
    account: AccountId,
    role: StaffRole,
    at: DateTime<Utc>,
) -> Result<(), Error> {
    tx.query(
        "insert into staff (tournament_id, account_id, role, added_at) values ($1, $2, $3, $4) \
         on conflict (tournament_id, account_id, role) do nothing",
    )
    .bind(id)
    .bind(account)
    .bind(role)
    .bind(at)
    .execute()
    .await?;
    Ok(())
}

/// Takes a role away; says whether the account had it.
pub async fn remove_staff(tx: &mut Tx, id: TournamentId, account: AccountId, role: StaffRole) -> Result<bool, Error> {
    let gone = tx
        .query("delete from staff where tournament_id = $1 and account_id = $2 and role = $3")
        .bind(id)
        .bind(account)
        .bind(role)
        .execute()
        .await?;
    Ok(gone > 0)
}
