//! `/run/{slug}/boards/{stage}/{number}/lay`: a board is laid, piece by piece, by the staff or by people in turn.

use actix_web::web;
use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::organizer::boards::board::seen;
use crate::pages::organizer::boards::{BoardPath, LoadedBoards, layout_below, named};
use reeve_actions as actions;
use reeve_actions::Permission;
use reeve_actions::boards::devices::{close_devices, open_devices, open_for};
use reeve_actions::boards::lay::{Layer, give_up_laying, lay_piece, take_piece_back, use_laid};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::laying_view::{LayingReader, LayingView, chosen_with, kept_choice, log, refused};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::{nav, other_devices, qr};
use reeve_store::ChangeKind;
use reeve_store::board_laying::BoardLaying;
use reeve_urls as urls;
use reeve_urls::BoardUrls;
use reeve_views::boards;
use reeve_views::boards::BoardChange;
use reeve_views::boards::laying::LayingState;
use reeve_views::rounds::RoundAt;
use reeve_words as words;
use reeve_words::flash::{BoardDone, LayingDone};
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::board::lay, Permission::ReadRun, || to(show)),
        post(urls::board::lay, Permission::Run, || to(lay)),
        post(urls::board::take_piece_back, Permission::Run, || to(back)),
        post(urls::board::use_laid, Permission::Run, || to(take)),
        post(urls::board::give_up_laying, Permission::Run, || to(give_up)),
        post(urls::board::open_devices, Permission::Run, || to(open)),
        post(urls::board::close_devices, Permission::Run, || to(close)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/boards/lay.html")]
struct LayPage {
    page: Layout,
    urls: BoardUrls,
    laying: LayingView,
    people: Vec<String>,
    /// When to lay it, where people do in turn.
    lay_first: &'static str,
    /// Everything that was laid, the newest first.
    log: Vec<String>,
    /// The address for devices, while one is open.
    device: Option<DeviceAddress>,
    may_change: bool,
    /// Whether everybody has seen the board that the round has, so that a word is typed to replace it.
    asks_word: bool,
    /// The version of that board; 0 where there is none.
    version: i64,
    form: FormState<()>,
}

/// The address at which a board is laid on devices.
struct DeviceAddress {
    address: String,
    picture: String,
    until: String,
}

/// The query of the page: the piece that was chosen, and what was just done.
#[derive(Debug, Default, serde::Deserialize)]
struct LayQuery {
    #[serde(default)]
    piece: String,
    #[serde(default)]
    done: String,
}

async fn show(request: RequestContext, path: BoardPath, query: web::Query<LayQuery>) -> HandlerResult {
    let done = LayingDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    lay_page(&request, named(&path)?, &query.piece, FormState::fresh(()).with_notice(done)).await
}

async fn lay_page(request: &RequestContext, at: RoundAt, chosen: &str, form: FormState<()>) -> HandlerResult {
    let loaded = LoadedBoards::load(request).await?;
    let t = request.tournament()?;
    let of = loaded.of(request, at)?;
    let urls = urls::run(&t.slug).board_of(at);
    let Some(laying) = of.laying else { return see_other(urls.board()) };
    let may_change = request.may_change(Permission::Run).is_ok();
    let choose = |code: &str| urls.lay_piece(code);
    let kept = kept_choice(laying, chosen);
    let action = if kept.is_empty() { urls.lay() } else { urls.lay_piece(kept) };
    let reader = LayingReader { action, choose: &choose, chosen, may_lay: may_change };
    let state = LayingState::of(laying)?;
    let title = titles::laying(&words::rounds::named(at));
    let device = if may_change { device(request, laying).await? } else { None };
    let page = form.tell(layout_below(request, title, at)?);
    let page = if device.is_some() { other_devices::warned(page, request) } else { page };
    let view = LayPage {
        page: nav::live(page, request, &[ChangeKind::Laying, ChangeKind::Course])?,
        laying: LayingView::of(at, laying, reader).await?,
        log: log(&state),
        people: state.people,
        lay_first: words::boards::lay_first(t.system.system().championship, of.state.is_some()),
        device,
        may_change,
        asks_word: boards::may_change(loaded.row(at), at, of.board) == Ok(BoardChange::Seen),
        version: of.board.map_or(0, |board| board.version),
        urls,
        form,
    };
    kept_by_nobody(page_with(view.form.status(), &view)?)
}

async fn device(request: &RequestContext, laying: &BoardLaying) -> Result<Option<DeviceAddress>, Error> {
    let Some(open) = open_for(&request.context(), laying.id).await? else { return Ok(None) };
    let address = urls::laying(&open.device_key).on(&request.app.public_url());
    let picture = format!("data:image/svg+xml;base64,{}", STANDARD.encode(qr::svg(&address)?));
    let until = time::clock(open.ends_at, &request.tournament()?.time_zone);
    Ok(Some(DeviceAddress { address, picture, until }))
}

/// Lays a piece.
async fn lay(request: RequestContext, path: BoardPath, query: web::Query<LayQuery>, form: Form) -> HandlerResult {
    let at = named(&path)?;
    let layer = Layer::Staff(request.tournament()?.id, at);
    let chosen = chosen_with(&query.piece, form.text("step"));
    let done = lay_piece(&request.context(), layer, form.version(), form.text("step")).await;
    match done {
        Ok(()) => {
            let urls = urls::run(&request.tournament()?.slug).board_of(at);
            see_other(if query.piece.is_empty() { urls.lay() } else { urls.lay_piece(&query.piece) })
        }
        Err(error) => {
            let form = refused(&request, layer, error).await?;
            lay_page(&request, at, &chosen, form).await
        }
    }
}

/// Takes the last piece back.
async fn back(request: RequestContext, path: BoardPath, form: Form) -> HandlerResult {
    let at = named(&path)?;
    let id = request.tournament()?.id;
    match take_piece_back(&request.context(), id, at, form.version()).await {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).board_of(at).lay()),
        Err(error) => {
            let form = refused(&request, Layer::Staff(id, at), error).await?;
            lay_page(&request, at, "", form).await
        }
    }
}

/// Takes the board for the round.
async fn take(request: RequestContext, path: BoardPath, form: Form) -> HandlerResult {
    let at = named(&path)?;
    let done = use_laid(&request.context(), request.tournament()?.id, at, seen(&form, "confirm-use")).await;
    leave(&request, at, done, BoardDone::Laid).await
}

/// Ends the laying.
async fn give_up(request: RequestContext, path: BoardPath, _: Form) -> HandlerResult {
    let at = named(&path)?;
    let done = give_up_laying(&request.context(), request.tournament()?.id, at).await;
    leave(&request, at, done, BoardDone::GivenUp).await
}

/// To the board of the round, or back with the reason why not.
async fn leave(request: &RequestContext, at: RoundAt, done: actions::Result<()>, said: BoardDone) -> HandlerResult {
    let Err(error) = done else {
        return see_other(urls::run(&request.tournament()?.slug).board_of(at).board().done(said));
    };
    let form = FormState::returned_or_stale((), error)?;
    lay_page(request, at, "", form.when_stale(NoticeKind::Wrong, words::boards::CHANGED_MEANWHILE)).await
}

/// Opens an address for devices.
async fn open(request: RequestContext, path: BoardPath, _: Form) -> HandlerResult {
    let at = named(&path)?;
    let done = open_devices(&request.context(), request.tournament()?.id, at).await;
    stay(&request, at, done, LayingDone::Opened).await
}

/// Closes it.
async fn close(request: RequestContext, path: BoardPath, _: Form) -> HandlerResult {
    let at = named(&path)?;
    let done = close_devices(&request.context(), request.tournament()?.id, at).await;
    stay(&request, at, done, LayingDone::Closed).await
}

async fn stay(request: &RequestContext, at: RoundAt, done: actions::Result<()>, said: LayingDone) -> HandlerResult {
    match done {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).board_of(at).lay().done(said)),
        Err(error) => lay_page(request, at, "", FormState::returned((), error)?).await,
    }
}
