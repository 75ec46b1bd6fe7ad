//! `/t/{slug}/boards`: the boards of the rounds, each from its moment on.

use askama::Template;

use reeve_actions::Permission;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Listing, Route, get, to};
use reeve_http::ui::board_view::BoardView;
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::PublicSection;
use reeve_rules::tournament::settings::Setting;
use reeve_urls as urls;
use reeve_urls::Public;
use reeve_views::boards;
use reeve_words as words;

/// The route of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::public::boards, Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::Always)]
}

#[derive(Template)]
#[template(path = "public/boards.html")]
struct PublicBoardsPage {
    page: Layout,
    urls: Public,
    /// The boards, those of the latest rounds first.
    boards: Vec<BoardView>,
    /// When the next ones are shown, as the tournament is set.
    shown: String,
}

/// Shows the boards that everybody may see.
async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let (snapshot, kept) = boards::read_public(&mut tx, request.tournament()?.id).await?;
    drop(tx);
    let public = boards::public(&snapshot, &kept).into_iter();
    let settings = &snapshot.tournament.settings;
    page(&PublicBoardsPage {
        page: nav::public(&request, texts::pages::boards(), PublicSection::Boards)?,
        urls: urls::public(&snapshot.tournament.slug),
        boards: public.map(|(at, board)| BoardView::of(at, board)).collect::<Result<_, _>>()?,
        shown: words::tournament::choice(settings.choice(Setting::BoardShown), texts::Game::USUAL),
    })
}
