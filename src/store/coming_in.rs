//! Tournaments that are coming in by an import. On SQLite their rows are stored a piece at a time, so that nobody waits long for the
//! writer. Until the last piece is there, the tournament has a short address that none can have, and nobody finds it
//! ([`crate::store::tournament`] leaves it out). What an import leaves behind that ended before is taken away.

use chrono::{DateTime, Utc};

use crate::store::dump;
use crate::store::dump::{Owner, TABLES};
use crate::store::{Error, TournamentId, Tx};

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
    for table in TABLES.iter().rev().filter(|table| table.owner != Owner::Store) {
        if dump::take_away(tx, table, id, MOST).await? > 0 {
            if table.owner == Owner::Itself {
                take_accounts_away(tx, begun).await?;
            }
            return Ok(true);
        }
    }
    Ok(false)
}

/// Takes away the accounts that an import made at this moment, as long as nobody has touched them.
async fn take_accounts_away(tx: &mut Tx, made: DateTime<Utc>) -> Result<(), Error> {
    tx.query(
        "delete from account where created_at = $1 and password_hash = 'none' and disabled_at is not null and version = 1 \
         and not exists (select 1 from staff where staff.account_id = account.id) \
         and not exists (select 1 from audit where audit.account_id = account.id)",
    )
    .bind(made)
    .execute()
    .await?;
    Ok(())
}
