//! Tournaments and series that are coming in by an import. On SQLite their rows are stored a piece at a time, so that nobody waits long for the
//! writer. Until the last piece is there, the tournament has a short address that none can have, and nobody finds it
//! ([`crate::tournament`] leaves it out). What an import leaves behind that ended before is taken away.

use chrono::{DateTime, Utc};

use crate::dump;
use crate::dump::{Owner, TABLES};
use crate::{Error, SeriesId, TournamentId, Tx};

/// How many rows are taken away by one transaction.
const MOST: i64 = 1000;

/// Keeps a tournament from everybody's sight whose first rows were stored in this transaction.
///
/// Error: [`Error::Missing`] where its own row is not among them.
pub async fn begin(tx: &mut Tx, id: TournamentId, now: DateTime<Utc>) -> Result<(), Error> {
    // It is counted as changed when it is there: only then its version stands beside those of others.
    let begun = tx
        .query(
            "update tournament set slug = 'coming in ' || cast(id as text), archived_at = $2, version = 0 where id = $1",
        )
        .bind(id)
        .bind(now)
        .execute()
        .await?;
    if begun == 1 { Ok(()) } else { Err(Error::Missing) }
}

/// Lets a tournament be seen whose last rows were stored in this transaction.
///
/// Error: [`Error::Missing`] where it is not coming in; somebody took it away.
pub async fn end(
    tx: &mut Tx,
    id: TournamentId,
    slug: &str,
    (hidden_at, version): (Option<DateTime<Utc>>, i64),
) -> Result<(), Error> {
    let ended = tx
        .query(
            "update tournament set slug = $2, archived_at = $3, version = $4 where id = $1 and slug like 'coming in %'",
        )
        .bind(id)
        .bind(slug)
        .bind(hidden_at)
        .bind(version)
        .execute()
        .await?;
    if ended == 1 { Ok(()) } else { Err(Error::Missing) }
}

/// What a series says of itself that is stored when its last rows are: until then nobody finds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesSight {
    /// Its short address.
    pub slug: String,
    /// Since when everybody sees it.
    pub public_at: Option<DateTime<Utc>>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Its version.
    pub version: i64,
}

/// What a short address begins with that none can have, of what is not here whole; a number or a few letters of chance follow. Statements
/// look for it as `slug like 'coming in %'`.
pub const SLUG: &str = "coming in ";

/// Lets a series be seen whose last rows were stored in this transaction.
///
/// Errors: [`Error::Missing`] where it is not coming in; a conflict where another series has its address.
pub async fn end_series(tx: &mut Tx, id: SeriesId, sight: &SeriesSight) -> Result<(), Error> {
    let ended = tx
        .query(
            "update series set slug = $2, public_at = $3, created_at = $4, version = $5 \
             where id = $1 and slug like 'coming in %'",
        )
        .bind(id)
        .bind(sight.slug.as_str())
        .bind(sight.public_at)
        .bind(sight.created_at)
        .bind(sight.version)
        .execute()
        .await?;
    if ended == 1 { Ok(()) } else { Err(Error::Missing) }
}

/// The series that began to come in before a moment: until they are here, that is when they were made.
pub async fn series_begun_before(tx: &mut Tx, moment: DateTime<Utc>) -> Result<Vec<SeriesId>, Error> {
    tx.query("select id from series where slug like 'coming in %' and created_at < $1").bind(moment).values().await
}

/// Takes away rows of a series that does not come in after all, and it itself behind the last of them; its tournaments go by
/// [`take_away`]. Whether there may be more; of a series that is there nothing is taken.
pub async fn take_series_away(tx: &mut Tx, id: SeriesId) -> Result<bool, Error> {
    let coming: Option<i64> =
        tx.query("select id from series where id = $1 and slug like 'coming in %'").bind(id).optional_value().await?;
    if coming.is_none() {
        return Ok(false);
    }
    for table in TABLES.iter().rev() {
        if dump::take_series_away(tx, table, id, MOST).await? > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A tournament that is here, by its identity.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct TournamentHere {
    /// The identity.
    pub identity: String,
    /// Its short address.
    pub slug: String,
    /// Its name.
    pub name: String,
}

/// The tournaments that are here with one of these identities, a JSON list; hidden ones too.
pub async fn with_identity(tx: &mut Tx, identities: &str) -> Result<Vec<TournamentHere>, Error> {
    tx.query_pair(
        "select identity, slug, name from tournament where slug not like 'coming in %' \
         and identity in (select wanted.value from json_each($1) as wanted) order by id",
        "select identity, slug, name from tournament where slug not like 'coming in %' \
         and identity in (select wanted.value from jsonb_array_elements_text(cast($1 as jsonb)) as wanted (value)) order by id",
    )
    .bind(identities)
    .all()
    .await
}

/// Those that began to come in before a moment.
pub async fn begun_before(tx: &mut Tx, moment: DateTime<Utc>) -> Result<Vec<TournamentId>, Error> {
    tx.query("select id from tournament where slug like 'coming in %' and archived_at < $1").bind(moment).values().await
}

/// Takes away rows of a tournament that does not come in after all, and it itself behind the last of them, with the accounts that were
/// made for it. Whether there may be more; of a tournament that is there nothing is taken.
pub async fn take_away(tx: &mut Tx, id: TournamentId) -> Result<bool, Error> {
    let begun: Option<DateTime<Utc>> = tx
        .query("select archived_at from tournament where id = $1 and slug like 'coming in %'")
        .bind(id)
        .optional_value()
        .await?;
    let Some(begun) = begun else { return Ok(false) };
    tx.query("delete from tournament_words where tournament_id = $1").bind(id).execute().await?;
    // Who is one person in several events of a series that comes in.
    tx.query("delete from individual_player where player_id in (select player.id from player where player.tournament_id = $1)")
        .bind(id)
        .execute()
        .await?;
    for table in TABLES.iter().rev().filter(|table| table.owner != Owner::Store) {
        if dump::take_away(tx, table, id, MOST).await? > 0 {
            if table.owner == Owner::Itself {
                take_accounts_away(tx, begun).await?;
                take_individuals_away(tx).await?;
            }
            return Ok(true);
        }
    }
    Ok(false)
}

/// Takes away who is nobody, behind the last tournament that was coming in: nothing else leaves such a row.
async fn take_individuals_away(tx: &mut Tx) -> Result<(), Error> {
    tx.query(
        "delete from individual where not exists \
         (select 1 from individual_player where individual_player.individual_id = individual.id) \
         and not exists (select 1 from tournament where slug like 'coming in %')",
    )
    .execute()
    .await?;
    Ok(())
}

/// Takes away the accounts that an import made at this moment, as long as nobody has touched them.
async fn take_accounts_away(tx: &mut Tx, made: DateTime<Utc>) -> Result<(), Error> {
    tx.query(
        "delete from account where created_at = $1 and password_hash = 'none' and disabled_at is not null and version = 1 \
         and not exists (select 1 from staff where staff.account_id = account.id) \
         and not exists (select 1 from audit where audit.account_id = account.id) \
         and not exists (select 1 from tournament where slug like 'coming in %' and tournament.archived_at = $1)",
    )
    .bind(made)
    .execute()
    .await?;
    Ok(())
}
