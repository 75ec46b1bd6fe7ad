//! `/stream/{token}`: what is laid over the picture of a stream, on no ground. The address stays; what it shows is said on a page of
//! each event, and changes by itself (`static/stream.js`).

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::hall::streams::find;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with};
use reeve_http::route::{Route, get, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::screen_view::ScreenContent;
use reeve_http::ui::stream_view::StreamView;
use reeve_rules::tournament::streams::StreamPlan;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::hall::screen::HallNow;

/// The route of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![get(urls::site::stream, Permission::SeePublic, || to(show)).for_many()]
}

#[derive(Template)]
#[template(path = "public/stream.html")]
struct StreamPage {
    page: Layout,
    plan: StreamPlan,
    view: Option<StreamView>,
    /// Where the tournament tells of news.
    live: Option<Url>,
}

async fn show(request: RequestContext, path: web::Path<String>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let found = find(&request.context(), &mut tx, &path).await?;
    let Some((plan, tournament)) = found else {
        let page = request.layout(texts::pages::stream_gone());
        return page_with(
            StatusCode::NOT_FOUND,
            &StreamPage { page, plan: StreamPlan::default(), view: None, live: None },
        );
    };
    let now = match &tournament {
        Some(tournament) => Some(HallNow::read(&mut tx, tournament.id).await?),
        None => None,
    };
    drop(tx);
    let language = tournament.as_ref().map_or(texts::spoken(), |tournament| request.language_in(tournament));
    let live = tournament.map(|tournament| urls::public(&tournament.slug).live());
    let shown = async {
        let view = match now {
            Some(now) => StreamView::of(now, &plan, &request.app.public_url()).await?,
            None => None,
        };
        page(&StreamPage { page: request.layout(texts::pages::stream()), plan, view, live })
    };
    texts::scope(language, shown).await
}
