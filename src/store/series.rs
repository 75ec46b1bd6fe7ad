//! Series: several preliminary events with one ranking (1.2), their organizers, and which tournaments are their events.

use chrono::{DateTime, NaiveDate, Utc};

use crate::db::query::Query;
use crate::{AccountId, Error, NotStored, SeriesId, TournamentId, Tx};
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::settings::{Settings, TranscriptionFix};

/// A series as it is stored, or with [`NotStored`] in place of its number. What is said of it is what its events begin with.
#[derive(Debug, Clone, PartialEq, sqlx_macros::FromRow)]
pub struct Series<Id = SeriesId> {
    pub id: Id,
    /// Its short public address: `/s/SLUG`.
    pub slug: String,
    pub name: String,
    pub place: String,
    /// Its first day, in its own time zone.
    pub starts_on: NaiveDate,
    /// The day of the final, where it is known.
    pub final_on: Option<NaiveDate>,
    /// The name of its time zone, such as `Europe/Berlin`.
    pub time_zone: String,
    /// The edition of the game that is played (1.1.2).
    pub edition: String,
    /// The most players there is room for in an event; none: no limit.
    pub capacity: Option<i64>,
    /// Whether the organizers approve each registration.
    pub approval: bool,
    /// How many registrations an event takes from one network address in an hour, as a tournament has it.
    pub registrations_per_hour: Option<i64>,
    /// The version of the code of conduct that players agree to.
    pub code_version: String,
    /// The version of the photo policy that players agree to.
    pub photo_version: String,
    /// Whether search engines may list pages on which players are named.
    pub indexed: bool,
    /// By which part of them names are sorted.
    pub name_order: NameOrder,
    /// The language in whose order they are sorted.
    pub name_language: NameLanguage,
    /// The paper that is printed on.
    pub paper_size: PaperSize,
    /// What was decided where the rules are open, for all events.
    #[sqlx(flatten)]
    pub settings: Settings,
    /// Since when everybody sees it; none while only its organizers do.
    pub public_at: Option<DateTime<Utc>>,
    pub created_by: Option<AccountId>,
    pub created_at: DateTime<Utc>,
    /// Grows by one with every change of anything in the series.
    pub version: i64,
}

/// The columns of a row by name: a newer program may have added others, which this one must not stumble over.
macro_rules! columns {
    () => {
        "id, slug, name, place, starts_on, final_on, time_zone, edition, capacity, approval, registrations_per_hour, \
        code_version, photo_version, indexed, name_order, name_language, paper_size, tied_places, semi_replacement, \
        final_replacement, publish_rounds, standings_move, transcription_fix, agreement, own_check_in, own_results, \
        what_it_takes, board_shown, public_at, created_by, created_at, version"
    };
}

/// The series with this short address.
pub async fn by_slug(tx: &mut Tx, slug: &str) -> Result<Option<Series>, Error> {
    tx.query(concat!("select ", columns!(), " from series where slug = $1")).bind(slug).optional().await
}

/// The series with this number.
pub async fn by_id(tx: &mut Tx, id: SeriesId) -> Result<Option<Series>, Error> {
    tx.query(concat!("select ", columns!(), " from series where id = $1")).bind(id).optional().await
}

/// The public series, the newest first; at most `limit`.
pub async fn public(tx: &mut Tx, limit: i64) -> Result<Vec<Series>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from series where public_at is not null order by coalesce(final_on, starts_on) desc, id desc limit $1"
    ))
    .bind(limit)
    .all()
    .await
}

/// The series that an account runs, or all where none is named, the newest first; at most `limit`.
pub async fn run_by(tx: &mut Tx, account: Option<AccountId>, limit: i64) -> Result<Vec<Series>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from series where ($1 = 0 or id in \
         (select series_organizer.series_id from series_organizer where series_organizer.account_id = $1)) \
         order by coalesce(final_on, starts_on) desc, id desc limit $2"
    ))
    .bind(account.map_or(0, |account| account.0))
    .bind(limit)
    .all()
    .await
}

/// Binds what people say of a series, and its settings, from `slug` to `public_at`, in the order in which [`insert`] and
/// [`update`] name their columns.
fn bind_details<'t, Id>(query: Query<'t>, series: &Series<Id>) -> Query<'t> {
    query
        .bind(series.slug.as_str())
        .bind(series.name.as_str())
        .bind(series.place.as_str())
        .bind(series.starts_on)
        .bind(series.final_on)
        .bind(series.time_zone.as_str())
        .bind(series.edition.as_str())
        .bind(series.capacity)
        .bind(series.approval)
        .bind(series.registrations_per_hour)
        .bind(series.code_version.as_str())
        .bind(series.photo_version.as_str())
        .bind(series.indexed)
        .bind(series.name_order)
        .bind(series.name_language)
        .bind(series.paper_size)
        .bind(series.settings.tied_places)
        .bind(series.settings.semi_replacement)
        .bind(series.settings.final_replacement)
        .bind(series.settings.publish_rounds)
        .bind(series.settings.standings_move)
        .bind(series.settings.transcription_fix == TranscriptionFix::On)
        .bind(series.settings.agreement)
        .bind(series.settings.own_check_in)
        .bind(series.settings.own_results)
        .bind(series.settings.what_it_takes)
        .bind(series.settings.board_shown)
        .bind(series.public_at)
}

/// Stores a new series, whose version is 1, and gives it as stored.
pub async fn insert(tx: &mut Tx, series: &Series<NotStored>) -> Result<Series, Error> {
    let query = tx.query(concat!(
        "insert into series (slug, name, place, starts_on, final_on, time_zone, edition, capacity, approval, \
         registrations_per_hour, code_version, photo_version, indexed, name_order, name_language, paper_size, \
         tied_places, semi_replacement, final_replacement, publish_rounds, standings_move, transcription_fix, agreement, \
         own_check_in, own_results, what_it_takes, board_shown, public_at, created_by, created_at, version) \
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, \
         $24, $25, $26, $27, $28, $29, $30, 1) returning ",
        columns!()
    ));
    bind_details(query, series).bind(series.created_by).bind(series.created_at).one().await
}

/// Writes back everything that can change in a series, its version excepted (see [`bump`]).
pub async fn update(tx: &mut Tx, series: &Series) -> Result<(), Error> {
    let query = tx.query(
        "update series set slug = $1, name = $2, place = $3, starts_on = $4, final_on = $5, time_zone = $6, edition = $7, \
         capacity = $8, approval = $9, registrations_per_hour = $10, code_version = $11, photo_version = $12, indexed = $13, \
         name_order = $14, name_language = $15, paper_size = $16, tied_places = $17, semi_replacement = $18, \
         final_replacement = $19, publish_rounds = $20, standings_move = $21, transcription_fix = $22, agreement = $23, \
         own_check_in = $24, own_results = $25, what_it_takes = $26, board_shown = $27, public_at = $28 where id = $29",
    );
    bind_details(query, series).bind(series.id).execute().await?;
    Ok(())
}

/// Counts the version of a series up.
pub async fn bump(tx: &mut Tx, id: SeriesId) -> Result<(), Error> {
    tx.query("update series set version = version + 1 where id = $1").bind(id).execute().await?;
    Ok(())
}

/// An organizer of a series.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct SeriesOrganizer {
    pub account_id: AccountId,
    pub name: String,
    pub added_at: DateTime<Utc>,
}

/// The organizers of a series, in the order in which they were added.
pub async fn organizers(tx: &mut Tx, id: SeriesId) -> Result<Vec<SeriesOrganizer>, Error> {
    tx.query(
        "select series_organizer.account_id, account.name, series_organizer.added_at from series_organizer \
         join account on account.id = series_organizer.account_id where series_organizer.series_id = $1 \
         order by series_organizer.added_at, series_organizer.account_id",
    )
    .bind(id)
    .all()
    .await
}

/// Whether an account runs a series.
pub async fn is_run_by(tx: &mut Tx, id: SeriesId, account: AccountId) -> Result<bool, Error> {
    let found: i64 = tx
        .query("select cast(count(*) as bigint) from series_organizer where series_id = $1 and account_id = $2")
        .bind(id)
        .bind(account)
        .value()
        .await?;
    Ok(found > 0)
}

/// Makes an account an organizer of a series; whoever is one stays one.
pub async fn add_organizer(tx: &mut Tx, id: SeriesId, account: AccountId, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query(
        "insert into series_organizer (series_id, account_id, added_at) values ($1, $2, $3) \
         on conflict (series_id, account_id) do nothing",
    )
    .bind(id)
    .bind(account)
    .bind(at)
    .execute()
    .await?;
    Ok(())
}

/// Takes an account off the organizers of a series.
pub async fn remove_organizer(tx: &mut Tx, id: SeriesId, account: AccountId) -> Result<(), Error> {
    tx.query("delete from series_organizer where series_id = $1 and account_id = $2")
        .bind(id)
        .bind(account)
        .execute()
        .await?;
    Ok(())
}

/// The series that a tournament is an event of.
pub async fn of_event(tx: &mut Tx, tournament: TournamentId) -> Result<Option<Series>, Error> {
    tx.query(concat!(
        "select ",
        columns!(),
        " from series where id = (select series_event.series_id from series_event where series_event.tournament_id = $1)"
    ))
    .bind(tournament)
    .optional()
    .await
}

/// Makes a tournament an event of a series.
pub async fn add_event(tx: &mut Tx, id: SeriesId, tournament: TournamentId, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("insert into series_event (tournament_id, series_id, added_at) values ($1, $2, $3)")
        .bind(tournament)
        .bind(id)
        .bind(at)
        .execute()
        .await?;
    Ok(())
}

/// Takes a tournament out of its series.
pub async fn remove_event(tx: &mut Tx, tournament: TournamentId) -> Result<(), Error> {
    tx.query("delete from series_event where tournament_id = $1").bind(tournament).execute().await?;
    Ok(())
}
