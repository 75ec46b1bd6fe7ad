//! `/t/{slug}/statistics`: what the public results of a tournament say together, in pictures with their tables.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::robots;
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::pictures::bump::BumpPicture;
use reeve_http::ui::pictures::chances::ChancesPicture;
use reeve_http::ui::pictures::places::PlacesPicture;
use reeve_http::ui::planned;
use reeve_rules::search::holds;
use reeve_urls as urls;
use reeve_urls::{Public, Url};
use reeve_views::programme::Ahead;
use reeve_views::standings::ranking::Ranking;
use reeve_views::statistics::TournamentStatistics;
use reeve_views::statistics::history::RankHistory;
use reeve_views::tournament;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words::standings::nothing_yet;
use reeve_words::statistics as words;

/// How many lines are marked at once.
const MARKED: usize = 3;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::statistics, Permission::SeePublic, || to(show)).kept(&["player"]).listed(Listing::IfNamesMay),
    ]
}

#[derive(Template)]
#[template(path = "public/statistics.html")]
struct StatisticsPage {
    page: Layout,
    urls: Public,
    all: Url,
    /// What they are made of.
    basis: String,
    /// That the last round still moves the ranks.
    still_on: Option<String>,
    query: String,
    /// What the search says, where it marks nobody.
    found: String,
    /// The same page without the search.
    unmarked: Option<Url>,
    ranks: Option<BumpPicture>,
    places: Option<PlacesPicture>,
    chances: Vec<ChancesPicture>,
    how_to_read: String,
    /// What lies ahead, while there is nothing to show.
    ahead: Option<planned::Ahead>,
    empty: String,
}

/// Whose line is marked.
#[derive(Deserialize)]
struct MarkQuery {
    /// A player's number in the tournament.
    #[serde(default)]
    player: String,
    /// A name or a part of it.
    #[serde(default)]
    q: String,
}

/// Shows the pictures, as far as the results are public.
async fn show(request: RequestContext, query: web::Query<MarkQuery>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = tournament::read(&mut tx, request.tournament()?.id).await?;
    let has_any = visibility::has_public_result(&snapshot);
    let ahead = if has_any { None } else { Some(Ahead::read(&mut tx, snapshot.tournament.id).await?) };
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let history = RankHistory::of(&snapshot, &ranking)?;
    let counted = TournamentStatistics::of(&snapshot)?;
    let urls = urls::public(&snapshot.tournament.slug);
    let (marked, found) = marked(&history, &query);
    let mut answer = page(&StatisticsPage {
        page: nav::public(&request, texts::pages::statistics(), PublicSection::Statistics)?
            .crumb(texts::pages::standings(), urls.standings()),
        all: urls::statistics_of_all(),
        basis: texts::statistics::games(counted.rates.games),
        still_on: history.rounds.last().filter(|round| !round.closed).map(|round| words::still_on(round.at)),
        unmarked: (!query.q.is_empty() || !marked.is_empty()).then(|| urls.statistics()),
        found,
        ranks: BumpPicture::of(&history, &marked, &urls),
        places: PlacesPicture::of(&counted.places),
        chances: ChancesPicture::all(&counted.rates, counted.system.system()),
        how_to_read: words::how_to_read(),
        ahead: ahead.map(|ahead| planned::Ahead::of(ahead, &snapshot)),
        empty: nothing_yet(&snapshot),
        query: query.q.clone(),
        urls,
    })?;
    if !query.q.is_empty() {
        robots::never_listed(answer.headers_mut());
    }
    Ok(answer)
}

/// Whose lines are marked, by number, and what is said where nobody's is.
fn marked(history: &RankHistory, query: &MarkQuery) -> (Vec<i64>, String) {
    if query.q.trim().is_empty() {
        let number = query.player.parse().ok().filter(|number| history.line_of(*number).is_some());
        return (number.into_iter().collect(), String::new());
    }
    let found: Vec<i64> =
        history.lines.iter().filter(|line| holds(&line.name, &query.q)).map(|line| line.number).collect();
    let said = words::found(&query.q, found.len(), MARKED);
    (if found.len() > MARKED { Vec::new() } else { found }, said)
}
