//! A list of tournaments that may be long: looked through by name, place and year, a page at a time.

use chrono::NaiveDate;
use serde::Deserialize;

use reeve_rules::tournament::bounds;
use reeve_store as store;
use reeve_store::Tx;
use reeve_store::series::Series;
use reeve_store::tournament::{ListOf, Tournament, TournamentSearch};
use reeve_urls::Url;
use reeve_views::tournament_list::{ListPage, PAGE};
use reeve_words as words;
use reeve_words::badges;
use reeve_words::time;

/// What a list is asked for.
#[derive(Debug, Default, Deserialize)]
pub struct ListQuery {
    /// Words of a name or a place.
    #[serde(default)]
    q: String,
    #[serde(default)]
    year: String,
    /// A page, from 1.
    #[serde(default)]
    page: String,
}

/// What stands around the tournaments of a page: the search, and the way to the other pages.
pub struct Finder {
    pub q: String,
    /// The years to choose from, with what is read.
    pub years: Vec<(String, String)>,
    /// The year that was chosen; empty for all.
    pub year: String,
    /// Whether anything was searched for.
    pub searched: bool,
    /// Whether the search is shown: there is more than one page, or something was searched for.
    pub shown: bool,
    /// How many were found, in words.
    pub found: String,
    /// The page, from 1.
    pub number: i64,
    pub last: i64,
    /// The address of a page, without its number.
    pub base: String,
    /// The address of the whole list.
    pub all: Url,
}

/// A tournament as a line of a list, behind a hexagon with its day.
pub struct TournamentEntry {
    pub href: Url,
    pub name: String,
    /// The day of the month, and the month in short.
    pub day: (u32, String),
    /// What stands below the name: day and place.
    pub line: String,
    /// Its phase, as a mark and in words.
    pub phase: (&'static str, String),
}

impl TournamentEntry {
    /// A tournament that leads to one of its pages.
    pub fn new(tournament: &Tournament, href: Url) -> TournamentEntry {
        let day = tournament.starts_on;
        TournamentEntry {
            href,
            name: tournament.name.clone(),
            day: time::leaf(day),
            line: words::face::when_where(&time::day(day), &tournament.place),
            phase: (badges::of_tournament(tournament), words::phases::stands_in(tournament)),
        }
    }
}

/// A series as a line of a list, behind a hexagon with its first day.
pub struct SeriesEntry {
    pub href: Url,
    pub name: String,
    /// The day of the month, and the month in short.
    pub day: (u32, String),
    /// What stands below the name: days and place.
    pub line: String,
}

impl SeriesEntry {
    /// A series that leads to one of its pages.
    pub fn new(series: &Series, href: Url) -> SeriesEntry {
        let line = words::series::list_line(series);
        SeriesEntry { href, name: series.name.clone(), day: time::leaf(series.starts_on), line }
    }
}

impl ListQuery {
    /// Whether the first page is asked for, without a search: the one that lists series too.
    pub fn is_plain(&self) -> bool {
        !self.is_search() && self.number() <= 1
    }

    /// Whether anything is searched for.
    pub fn is_search(&self) -> bool {
        let search = self.search(ListOf::All);
        !search.words.is_empty() || search.year.is_some()
    }

    /// What is searched for, among the tournaments of a list. A year that none can have is all years.
    fn search(&self, of: ListOf) -> TournamentSearch {
        let year = self.year.trim().parse().ok().filter(|year| bounds::YEAR.contain(i64::from(*year)));
        TournamentSearch { of, words: self.q.trim().to_owned(), year }
    }

    /// Reads the page that is asked for; behind the last one it is the last.
    pub async fn read(&self, tx: &mut Tx, of: ListOf, address: Url) -> Result<(Vec<Tournament>, Finder), store::Error> {
        let search = self.search(of);
        Ok(finder(search.clone(), ListPage::find(tx, &search, self.number()).await?, address))
    }

    /// The same of the tournaments that are no event of a listed series, as everybody looks through them without a search: those that
    /// are not over from this day on come first.
    pub async fn read_singles(
        &self,
        tx: &mut Tx,
        from: NaiveDate,
        address: Url,
    ) -> Result<(Vec<Tournament>, Finder), store::Error> {
        let search = self.search(ListOf::Everybody);
        Ok(finder(search.clone(), ListPage::find_singles(tx, &search, (from, self.number())).await?, address))
    }

    /// The page that is asked for.
    fn number(&self) -> i64 {
        self.page.trim().parse().unwrap_or(1)
    }
}

/// The tournaments of a page, and what stands around them.
fn finder(search: TournamentSearch, page: ListPage, address: Url) -> (Vec<Tournament>, Finder) {
    let searched = !search.words.is_empty() || search.year.is_some();
    let year = search.year.map(|year| year.to_string()).unwrap_or_default();
    let base = address.clone().query_if_any("q", &search.words).query_if_any("year", &year).query("page", "");
    let finder = Finder {
        years: page.years.into_iter().map(|year| (year.to_string(), year.to_string())).collect(),
        searched,
        shown: searched || page.count > PAGE,
        found: match searched {
            true => texts::tournaments::found(page.count),
            false => texts::tournaments::count(page.count),
        },
        q: search.words,
        year,
        number: page.number,
        last: page.last,
        base: base.into(),
        all: address,
    };
    (page.found, finder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_year_is_every_year() {
        let year = |typed: &str| ListQuery { year: typed.to_owned(), ..ListQuery::default() }.search(ListOf::All).year;
        assert_eq!(year(" 2026 "), Some(2026));
        for nonsense in ["", "1066", "-2026", "2026x", "99999999999"] {
            assert_eq!(year(nonsense), None, "{nonsense:?}");
        }
    }
}
