//! The standings that everybody sees: what is closed, or every final sheet where the tournament chose so.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route;
use reeve_http::route::{Listing, get, to};
use reeve_http::ui::chain_view::ChainView;
use reeve_http::ui::champion::ChampionView;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_http::ui::news_view::NewsView;
use reeve_http::ui::planned::Ahead;
use reeve_http::ui::standings_table;
use reeve_http::ui::standings_table::{DrawingLine, StandingsLine};
use reeve_urls as urls;
use reeve_urls::Public;
use reeve_views::standings::public::PublicStandings;
use reeve_views::standings::ranking::Ranking;
use reeve_views::standings::table::StandingsTable;
use reeve_views::visibility;
use reeve_views::visibility::Reader;
use reeve_words::games::{Terms, terms};
use reeve_words::standings as words;

/// The routes of this room: the page, and the same in a frame on another site.
pub(super) fn routes() -> Vec<route::Route> {
    vec![
        get(urls::public::standings, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay),
        get(urls::embed::standings, Permission::SeePublic, || to(show)).kept(&["colours"]).for_many(),
    ]
}

#[derive(Template)]
#[template(path = "public/standings.html")]
struct PublicStandingsPage {
    page: Layout,
    urls: Public,
    basis: Option<String>,
    moves: String,
    empty: String,
    /// What lies ahead, while there are none.
    ahead: Option<Ahead>,
    champion: Option<ChampionView>,
    rows: Vec<StandingsLine>,
    /// The words of the game.
    terms: Terms,
    draws: Vec<DrawingLine>,
    chain: Option<ChainView>,
}

/// Shows the standings.
pub(super) async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let PublicStandings { snapshot, news, chain, ahead } =
        PublicStandings::read(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let ranking = Ranking::of(&snapshot, Reader::Everybody)?;
    let phase = snapshot.tournament.phase;
    let table = StandingsTable::of(&snapshot, &ranking);
    let urls = urls::public(&snapshot.tournament.slug);
    let layout = nav::public(&request, texts::pages::standings(), PublicSection::Standings)?;
    page(&PublicStandingsPage {
        terms: terms(snapshot.tournament.system.system()),
        page: NewsView::quietly(layout, &news, &snapshot.tournament),
        moves: words::moves(phase, table.after, visibility::moves_with_sheets(&snapshot.tournament)),
        empty: words::nothing_yet(&snapshot),
        ahead: ahead.map(|ahead| Ahead::of(ahead, &snapshot)),
        champion: ChampionView::of(&snapshot, &ranking, |number| Some(urls.player(number))),
        rows: if table.basis.is_some() {
            standings_table::lines(&table, |number| urls.player(number))
        } else {
            Vec::new()
        },
        draws: standings_table::drawings(&snapshot),
        chain: chain.map(|head| ChainView::of(head, urls.log())),
        urls,
        basis: table.basis.map(|basis| words::basis(&basis, &snapshot.tournament.time_zone)),
    })
}
