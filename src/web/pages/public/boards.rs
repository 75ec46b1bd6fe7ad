//! `/t/{slug}/boards`: the boards of the rounds, each from its moment on.

use askama::Template;

use crate::actions::Permission;
use crate::store::{Snapshot, round_board};
use crate::views::boards;
use crate::web::http::request::RequestContext;
use crate::web::http::response::{HandlerResult, page};
use crate::web::http::route::{Listing, Route, get, to};
use crate::web::ui::board_view::BoardView;
use crate::web::ui::layout::Layout;
use crate::web::ui::nav::PublicSection;
use crate::web::ui::urls::Public;
use crate::web::ui::words::titles;
use crate::web::ui::{nav, urls, words};

/// The route of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get("/t/{slug}/boards", Permission::SeePublic, || to(show)).kept(&[]).listed(Listing::Always)]
}

#[derive(Template)]
#[template(path = "public/boards.html")]
struct PublicBoardsPage {
    page: Layout,
    urls: Public,
    /// The boards, those of the latest rounds first.
    boards: Vec<BoardView>,
    /// When the next ones are shown, as the tournament is set.
    shown: &'static str,
}

/// Shows the boards that everybody may see.
async fn show(request: RequestContext) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, request.tournament()?.id).await?;
    let kept = round_board::of_tournament(&mut tx, snapshot.tournament.id).await?;
    drop(tx);
    let public = boards::public(&snapshot, &kept).into_iter();
    let settings = &snapshot.tournament.settings;
    page(&PublicBoardsPage {
        page: nav::public(&request, titles::BOARDS, PublicSection::Boards)?,
        urls: urls::public(&snapshot.tournament.slug),
        boards: public.map(|(at, board)| BoardView::of(at, board)).collect::<Result<_, _>>()?,
        shown: words::tournament::choice(settings.choice(crate::rules::tournament::settings::Setting::BoardShown)),
    })
}
