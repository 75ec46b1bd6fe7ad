//! `/p/{token}/games/{stage}/{number}`: the game of a side event at a player's own table, by the private link.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::games::game_fields;
use crate::pages::organizer::rounds::board::round_at;
use crate::pages::player::sheet::{OwnSheetPath, own_table, signer};
use reeve_actions::games::play::SeenGame;
use reeve_actions::sheets::TableAt;
use reeve_actions::{Context, Permission};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::game_view::{GameOnlooker, GameView, Looker, hex_of, play_step, refused, why_closed};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_store::ChangeKind;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::games::GameAtTable;
use reeve_words as words;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::own_round::game, Permission::OwnPage, || to(show)),
        post(urls::own_round::game, Permission::OwnPage, || to(step)),
    ]
}

/// The query of the page: the hex that was chosen.
#[derive(Debug, Default, serde::Deserialize)]
struct OwnGameQuery {
    #[serde(default)]
    hex: String,
}

#[derive(Template)]
#[template(path = "player/game.html")]
struct OwnGamePage {
    page: Layout,
    home: Url,
    /// The record sheet of the table, for when the game is over.
    sheet: Url,
    game: Option<GameView>,
}

async fn show(request: RequestContext, path: OwnSheetPath, query: web::Query<OwnGameQuery>) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    game_page(&request, at, &query.hex, FormState::fresh(())).await
}

async fn game_page(request: &RequestContext, at: TableAt, hex: &str, form: FormState<()>) -> HandlerResult {
    let player = request.player()?;
    let tournament = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let found = GameAtTable::read(&mut tx, tournament.id, at.round, at.table).await?;
    drop(tx);
    let home = urls::own(&player.link_token);
    let closed = match signer(request) {
        Err(_) => Some(texts::games::staff_play_elsewhere()),
        Ok(_) => match request.may_change(Permission::OwnPage) {
            Err(error) => Some(words::error(&error)),
            Ok(()) => why_closed(found.may_act(player)),
        },
    };
    let reader = GameOnlooker {
        looker: Looker { player: Some(player.id), page: home.round(at.round).game(), hex: hex_of(hex) },
        closed,
    };
    let layout = request
        .layout(texts::pages::game(
            words::games::terms(tournament.system.system()),
            words::rounds::title(at.round),
            at.table,
        ))
        .within(&tournament.name, &tournament.time_zone);
    let layout = layout.by_link().in_words_of(tournament.system.system()).with_rules_of(&tournament.slug);
    let layout = layout.crumb(words::isolated(&player.label()), home.home());
    let page = nav::live(layout, request, &[ChangeKind::Games, ChangeKind::Course, ChangeKind::Results])?;
    let game = GameView::of(&found, reader).await?;
    let view = OwnGamePage { page: form.tell(page), home: home.home(), sheet: home.round(at.round).sheet(), game };
    page_with(form.status(), &view)
}

/// Takes a step.
async fn step(
    request: RequestContext,
    path: OwnSheetPath,
    query: web::Query<OwnGameQuery>,
    form: Form,
) -> HandlerResult {
    let at = own_table(&request, round_at(&path.1, &path.2)?).await?;
    let caller = signer(&request)?;
    let context = Context { caller: &caller, ..request.context() };
    let seen = SeenGame { at, version: form.version() };
    let page = urls::own(&request.player()?.link_token).round(at.round).game().query_if_any("hex", &query.hex);
    let next = request.will_redirect_to(page);
    let t = request.tournament()?;
    match play_step(&context, t.id, seen, t.system.system().machine, game_fields(&form)).await {
        Ok(()) => see_other(next),
        Err(error) => game_page(&request, at, &query.hex, refused(&request, seen, error).await?).await,
    }
}
