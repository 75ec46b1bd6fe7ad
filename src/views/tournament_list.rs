//! A page of a list of tournaments that may be long, and when what is in it last changed.

use std::collections::BTreeMap;
use std::fmt;

use chrono::{DateTime, Datelike, NaiveDate, Utc};

use reeve_limits as limits;
use reeve_rules::search::holds;
use reeve_rules::tournament::vocabulary::Phase;
use reeve_store::season::PublicSearch;
use reeve_store::tournament::{ListOf, Tournament, TournamentSearch};
use reeve_store::{Error, TournamentId, Tx, audit, season, series, tournament};

use crate::series::is_public;

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

/// A place in the list for programs: behind a tournament, by its day and its short address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListPlace {
    day: NaiveDate,
    slug: String,
}

impl fmt::Display for ListPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.day, self.slug)
    }
}

impl ListPlace {
    /// The place that was written like this.
    pub fn read(text: &str) -> Option<ListPlace> {
        let (day, slug) = text.split_once('.')?;
        let day = day.parse().ok().filter(|day: &NaiveDate| (1..=9999).contains(&day.year()))?;
        Some(ListPlace { day, slug: slug.to_owned() })
    }
}

/// What a program looks for among the tournaments that everybody sees.
#[derive(Debug, Clone, Default)]
pub struct ProgramSearch {
    /// The first day on which they begin.
    pub from: Option<NaiveDate>,
    /// The last one.
    pub until: Option<NaiveDate>,
    /// Words of the place; empty: any.
    pub place: String,
    pub state: Option<Phase>,
    /// The short address of the series that they are in.
    pub series: Option<String>,
    /// Behind this place.
    pub after: Option<ListPlace>,
    /// How many at most.
    pub limit: usize,
}

/// A page of the list for programs.
pub struct ProgramPage {
    pub found: Vec<Tournament>,
    /// Behind which place more may come.
    pub next: Option<ListPlace>,
}

impl ProgramPage {
    /// Reads it; none where there is no such series.
    pub async fn read(tx: &mut Tx, wanted: &ProgramSearch) -> Result<Option<ProgramPage>, Error> {
        let of = match &wanted.series {
            None => None,
            Some(slug) => match series::by_slug(tx, slug).await?.filter(is_public) {
                Some(found) => Some(found.id),
                None => return Ok(None),
            },
        };
        let [first, last] =
            [(1, 1, 1), (9999, 12, 31)].map(|(y, m, d)| NaiveDate::from_ymd_opt(y, m, d).unwrap_or_default());
        let days = (wanted.from.unwrap_or(first), wanted.until.unwrap_or(last));
        let search = PublicSearch { days, words: wanted.place.clone(), phase: wanted.state, series: of };
        let after = wanted.after.as_ref().map_or((last, ""), |after| (after.day, after.slug.as_str()));
        let mut found = season::public_page(tx, &search, after, wanted.limit as i64).await?;
        let next = found.last().filter(|_| found.len() == wanted.limit);
        let next = next.map(|t| ListPlace { day: t.starts_on, slug: t.slug.clone() });
        // The words are looked for in the name too.
        found.retain(|t| holds(&t.place, &wanted.place));
        Ok(Some(ProgramPage { found, next }))
    }
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
