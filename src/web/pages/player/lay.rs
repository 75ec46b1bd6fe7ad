//! `/lay/{key}`: a board that people lay in turn, on a device that nobody has to be signed in on. Whoever holds the key sees this
//! board and lays pieces, and nothing else.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;

use crate::pages::account::reset_password::kept_by_nobody;
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::boards::lay::{Layer, laid, lay_piece};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::laying_view::{LayingReader, LayingView, chosen_with, kept_choice, refused};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_store::ChangeKind;
use reeve_store::board_laying::BoardLaying;
use reeve_store::tournament::Tournament;
use reeve_urls as urls;
use reeve_views::rounds::RoundAt;
use reeve_views::tournament;
use reeve_words as words;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::laying, Permission::SeePublic, || to(show)),
        post(urls::site::laying, Permission::SeePublic, || to(lay)),
    ]
}

/// The query of the page: the piece that was chosen.
#[derive(Debug, Default, serde::Deserialize)]
struct PieceQuery {
    #[serde(default)]
    piece: String,
}

#[derive(Template)]
#[template(path = "player/lay.html")]
struct DevicePage {
    page: Layout,
    laying: LayingView,
}

/// A key that opens nothing.
#[derive(Template)]
#[template(path = "player/lay_closed.html")]
struct ClosedDevice {
    page: Layout,
}

async fn show(request: RequestContext, key: web::Path<String>, query: web::Query<PieceQuery>) -> HandlerResult {
    device_page(&request, &key, &query.piece, None).await
}

/// The board. `why`: why the last step was not taken.
async fn device_page(request: &RequestContext, key: &str, chosen: &str, why: Option<actions::Error>) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let found = laid(&mut tx, Layer::Key(key), request.now).await?;
    let Some((id, at, laying)) = found else { return closed(request) };
    let tournament = tournament::read_row(&mut tx, id).await?;
    drop(tx);
    // A hidden tournament shows nothing of itself.
    if tournament.is_hidden() {
        return closed(request);
    }
    let language = request.language_in(&tournament);
    let shown = laying_page(request, (key, chosen), (&tournament, at, laying), why);
    texts::scope(language, Box::pin(shown)).await
}

async fn laying_page(
    request: &RequestContext,
    (key, chosen): (&str, &str),
    (tournament, at, laying): (&Tournament, RoundAt, BoardLaying),
    why: Option<actions::Error>,
) -> HandlerResult {
    let form = match why {
        None => FormState::fresh(()),
        Some(why) => refused(request, Layer::Key(key), why).await?,
    };
    let choose = |code: &str| urls::laying(key).query("piece", code);
    let action = urls::laying(key).query_if_any("piece", kept_choice(&laying, chosen));
    let reader = LayingReader { action, choose: &choose, chosen, may_lay: true };
    let title = texts::pages::board(words::rounds::named(at));
    let layout = request
        .layout(title)
        .within(&tournament.name, &tournament.time_zone)
        .by_link()
        .in_words_of(tournament.system.system());
    let view = DevicePage {
        page: nav::live_of(form.tell(layout), (tournament, request.now), false, &[ChangeKind::Laying]),
        laying: LayingView::of(at, &laying, reader).await?,
    };
    kept_by_nobody(page_with(form.status(), &view)?)
}

fn closed(request: &RequestContext) -> HandlerResult {
    let page = ClosedDevice { page: request.layout(texts::pages::link_does_not_work()).by_link() };
    kept_by_nobody(page_with(StatusCode::NOT_FOUND, &page)?)
}

/// Lays a piece.
async fn lay(
    request: RequestContext,
    key: web::Path<String>,
    query: web::Query<PieceQuery>,
    form: Form,
) -> HandlerResult {
    let layer = Layer::Key(&key);
    let chosen = chosen_with(&query.piece, form.text("step"));
    let next = request.will_redirect_to(urls::laying(&*key).query_if_any("piece", &query.piece));
    match lay_piece(&request.context(), layer, form.version(), form.text("step")).await {
        Ok(()) => see_other(next),
        Err(actions::Error::Missing) => closed(&request),
        Err(error) => device_page(&request, &key, &chosen, Some(error)).await,
    }
}
