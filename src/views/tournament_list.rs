//! A page of a list of tournaments that may be long, and when what is in it last changed.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};

use reeve_limits as limits;
use reeve_store::tournament::{ListOf, Tournament, TournamentSearch};
use reeve_store::{Error, TournamentId, Tx, audit, season, tournament};

/// Tournaments on one page.
pub const PAGE: i64 = 25;

/// A page of a list.
pub struct ListPage {
    pub found: Vec<Tournament>,
    pub years: Vec<i64>,
    pub count: i64,
    /// The page, from 1.
    pub number: i64,
    pub last: i64,
}

impl ListPage {
    /// Reads the page that is asked for; behind the last one it is the last.
    pub async fn find(tx: &mut Tx, search: &TournamentSearch, asked: i64) -> Result<ListPage, Error> {
        let years = tournament::years(tx, search.of).await?;
        let count = tournament::count(tx, search).await?;
        let (number, last) = page_of(count, asked);
        let found = tournament::find(tx, search, PAGE, (number - 1) * PAGE).await?;
        Ok(ListPage { found, years, count, number, last })
    }

    /// The same of the tournaments that are no event of a listed series, as everybody looks through them without a search: those that
    /// are not over from this day on come first. `count` counts the events too.
    pub async fn find_singles(
        tx: &mut Tx,
        search: &TournamentSearch,
        (from, asked): (NaiveDate, i64),
    ) -> Result<ListPage, Error> {
        let listed = limits::SERIES_LISTED as i64;
        let years = tournament::years(tx, search.of).await?;
        let count = tournament::count(tx, search).await?;
        let (number, last) = page_of(season::count_singles(tx, listed).await?, asked);
        let found = season::singles(tx, (listed, from), (PAGE, (number - 1) * PAGE)).await?;
        Ok(ListPage { found, years, count, number, last })
    }
}

/// The page that is shown out of so many tournaments, and the last page.
fn page_of(count: i64, asked: i64) -> (i64, i64) {
    let last = (count + PAGE - 1).div_euclid(PAGE).max(1);
    (asked.clamp(1, last), last)
}

/// The version of a list: it rises with every change of what is in it.
pub async fn version(tx: &mut Tx, of: ListOf) -> Result<i64, Error> {
    tournament::version_of_list(tx, of).await
}

/// When tournaments of a list were last changed.
pub struct ListChanges {
    pub of: BTreeMap<TournamentId, DateTime<Utc>>,
    /// Where the list is empty: when anything was.
    pub of_all: Option<DateTime<Utc>>,
}

impl ListChanges {
    /// Reads it.
    pub async fn read(tx: &mut Tx, ids: &[TournamentId]) -> Result<ListChanges, Error> {
        let of = audit::last_changes(tx, ids).await?.into_iter().collect();
        Ok(ListChanges { of, of_all: if ids.is_empty() { audit::last_time(tx).await? } else { None } })
    }
}
