//! The standings that everybody sees: what is closed, or every final sheet where the tournament chose so.

use askama::Template;

use crate::http::request::RequestContext;
use crate::http::response::{HandlerResult, page};
use crate::http::route;
use crate::http::route::{Listing, get, to};
use crate::ui::chain_view::ChainView;
use crate::ui::champion::ChampionView;
use crate::ui::layout::Layout;
use crate::ui::nav;
use crate::ui::nav::PublicSection;
use crate::ui::news_view::NewsView;
use crate::ui::planned::Ahead;
use crate::ui::standings_table;
use crate::ui::standings_table::{DrawingLine, StandingsLine};
use crate::ui::urls;
use crate::ui::urls::Public;
use crate::ui::words::games::{Terms, terms};
use crate::ui::words::standings as words;
use crate::ui::words::titles;
use reeve_actions::Permission;
use reeve_views::shown;
use reeve_views::shown::Reader;
use reeve_views::standings::public::PublicStandings;
use reeve_views::standings::ranking::Ranking;
use reeve_views::standings::table::StandingsTable;

/// The routes of this room.
pub(super) fn routes() -> Vec<route::Route> {
    vec![get("/t/{slug}/standings", Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::IfNamesMay)]
}

#[derive(Template)]
#[template(path = "public/standings.html")]
struct PublicStandingsPage {
    page: Layout,
    urls: Public,
    basis: Option<String>,
    moves: &'static str,
    empty: &'static str,
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
    let layout = nav::public(&request, titles::STANDINGS, PublicSection::Standings)?;
    page(&PublicStandingsPage {
        terms: terms(snapshot.tournament.system.system()),
        page: NewsView::quietly(layout, &news, &snapshot.tournament),
        moves: words::moves(phase, table.after, shown::moves_with_sheets(&snapshot.tournament)),
        empty: words::nothing_yet(&snapshot.tournament),
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
