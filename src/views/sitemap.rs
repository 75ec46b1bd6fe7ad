//! What search engines are told of: the tournaments and series that everybody may see, a page of them at a time.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use reeve_limits as limits;
use reeve_store::series::Series;
use reeve_store::tournament::{ListOf, Tournament, TournamentSearch};
use reeve_store::{Error, TournamentId, Tx, audit, tournament};

use crate::series::season::ListedSeries;
use crate::visibility;

/// A page of the map.
pub struct Sitemap {
    /// How many pages there are.
    pub pages: i64,
    pub tournaments: Vec<Tournament>,
    /// When each was last changed.
    pub changed: BTreeMap<TournamentId, DateTime<Utc>>,
    /// The series that may be listed; on the first page.
    pub series: Vec<Series>,
}

impl Sitemap {
    /// Reads a page, from 1; without one the only one there is, or just how many there are. None for a page behind the last.
    pub async fn read(tx: &mut Tx, asked: Option<i64>) -> Result<Option<Sitemap>, Error> {
        let each = limits::SITEMAP_TOURNAMENTS as i64;
        let search = TournamentSearch { of: ListOf::Everybody, words: String::new(), year: None };
        let pages = (tournament::count(tx, &search).await? + each - 1).div_euclid(each).max(1);
        let (tournaments, series) = match asked.or((pages == 1).then_some(1)) {
            None => (Vec::new(), Vec::new()),
            Some(page) if !(1..=pages).contains(&page) => return Ok(None),
            Some(page) => {
                let series = if page == 1 { listed(ListedSeries::read(tx).await?) } else { Vec::new() };
                (tournament::find(tx, &search, each, (page - 1) * each).await?, series)
            }
        };
        let ids: Vec<TournamentId> = tournaments.iter().map(|t| t.id).collect();
        let changed = audit::last_changes(tx, &ids).await?.into_iter().collect();
        Ok(Some(Sitemap { pages, tournaments, changed, series }))
    }
}

/// The series whose pages may be listed: where players may stand in the ranking, only if its organizers want it.
fn listed(found: ListedSeries) -> Vec<Series> {
    let ListedSeries { series, events } = found;
    let names_players = |one: &Series| {
        events.iter().any(|event| event.series_id == one.id && visibility::has_rounds(&event.tournament))
    };
    series.into_iter().filter(|one| one.indexed || !names_players(one)).collect()
}

/// The pages of a tournament that may be listed beside its first one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListedPages {
    /// Its first page names players, or may do so, and nobody wants that listed.
    None,
    /// Those that name nobody.
    Nameless,
    All,
}

impl ListedPages {
    /// Which they are.
    pub fn of(t: &Tournament) -> ListedPages {
        match (t.indexed, visibility::has_rounds(t)) {
            (true, true) => ListedPages::All,
            (_, false) => ListedPages::Nameless,
            (false, true) => ListedPages::None,
        }
    }
}
