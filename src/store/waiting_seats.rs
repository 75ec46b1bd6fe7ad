//! Seats of a large field wait where nobody finds them, stored a round at a time between which others write, until all of them are
//! there; then a few statements put them in their place, and those that stood there in theirs, to be taken away a piece at a time.
//!
//! They wait in a tournament of their own that looks like one whose import has not ended ([`crate::coming_in`]): it has a
//! short address that none can have, and what is left of it where the program ended meanwhile is taken away in the same way.

use chrono::{DateTime, Utc};

use crate::{Error, RoundId, TournamentId, Tx, dump, game_note, round, side_game, tablet};
use reeve_rules::tournament::vocabulary::{SheetState, Stage};

/// How many rows are taken away by one transaction.
const MOST: i64 = 1000;

/// The tournament in which seats for another one wait, by a short address that begins with
/// [`coming_in::SLUG`](crate::coming_in::SLUG).
///
/// Error: [`Error::Missing`] where there is no such other one.
pub async fn begin(tx: &mut Tx, of: TournamentId, slug: &str, now: DateTime<Utc>) -> Result<TournamentId, Error> {
    dump::copy_of_tournament(tx, of, slug, now).await?.ok_or(Error::Missing)
}

/// Puts the tables and seats that wait in a round of this number into one of the other tournament, and what is there in their
/// place, to be taken away.
///
/// Error: [`Error::Broken`] where a table that is there has one.
pub async fn exchange(tx: &mut Tx, (waiting, number): (RoundId, i64), there: RoundId) -> Result<(), Error> {
    let played: i64 = tx
        .query(
            "select cast(count(*) as bigint) from game_table where round_id = $1 and (sheet_version > 0 or sheet_state <> $2)",
        )
        .bind(there)
        .bind(SheetState::Open)
        .value()
        .await?;
    if played > 0 {
        return Err(Error::broken("results-there"));
    }
    tablet::clear(tx, there).await?;
    game_note::clear(tx, there).await?;
    side_game::clear(tx, there).await?;
    let place = round::tournament_of(tx, waiting).await?;
    let gone = round::insert(tx, place, Stage::Semi, number).await?;
    for (from, to) in [(there, gone), (waiting, there)] {
        tx.query("update game_table set round_id = $2 where round_id = $1").bind(from).bind(to).execute().await?;
    }
    Ok(())
}

/// Gives a round that waits to the other tournament, which has no round of that number.
pub async fn give(tx: &mut Tx, waiting: RoundId, to: TournamentId) -> Result<(), Error> {
    tx.query("update round set tournament_id = $2 where id = $1").bind(waiting).bind(to).execute().await?;
    Ok(())
}

/// Takes away what waits, or what was put there in its place: a piece at a time, and the tournament behind the last of it. Whether
/// there may be more; of a tournament that is there nothing is taken.
pub async fn take_away(tx: &mut Tx, waiting: TournamentId) -> Result<bool, Error> {
    let seats = tx
        .query(
            "delete from seat where id in (select seat.id from tournament join round on round.tournament_id = tournament.id \
             join game_table on game_table.round_id = round.id join seat on seat.table_id = game_table.id \
             where tournament.id = $1 and tournament.slug like 'coming in %' limit $2)",
        )
        .bind(waiting)
        .bind(MOST)
        .execute()
        .await?;
    if seats > 0 {
        return Ok(true);
    }
    let tables = tx
        .query(
            "delete from game_table where id in (select game_table.id from tournament \
             join round on round.tournament_id = tournament.id join game_table on game_table.round_id = round.id \
             where tournament.id = $1 and tournament.slug like 'coming in %' limit $2)",
        )
        .bind(waiting)
        .bind(MOST)
        .execute()
        .await?;
    if tables > 0 {
        return Ok(true);
    }
    tx.query(
        "delete from round where tournament_id in \
         (select id from tournament where id = $1 and slug like 'coming in %')",
    )
    .bind(waiting)
    .execute()
    .await?;
    tx.query("delete from tournament where id = $1 and slug like 'coming in %'").bind(waiting).execute().await?;
    Ok(false)
}
