//! Adding a player by hand.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::people::add_player::{AddPlayer, add_player};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::player_form::PlayerForm;
use reeve_rules::tournament::vocabulary::PlayerState;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::people::{attendance, now, places};
use reeve_words as words;
use reeve_words::flash::PlayerDone;
use reeve_words::titles;

/// The routes of adding a player. They come before those of [one player](super::player).
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::new_player, Permission::Run, || to(blank)),
        post(urls::run::new_player, Permission::Run, || to(add)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/people/new_player.html")]
struct NewPlayerPage {
    page: Layout,
    urls: Run,
    form: FormState<PlayerForm>,
    full: bool,
    /// Whether somebody who comes to the door can be checked in at once.
    check_in: bool,
    /// Whether another one comes after this one.
    another: bool,
}

/// The query of the form.
#[derive(Debug, Deserialize)]
pub struct NewPlayerQuery {
    /// The number of the player who was added just before.
    after: Option<String>,
}

/// The form for a new player.
pub async fn blank(request: RequestContext, query: web::Query<NewPlayerQuery>) -> HandlerResult {
    request.may_change(Permission::Run)?;
    let after = query.after.as_ref().and_then(|number| number.parse().ok());
    new_page(&request, FormState::fresh(PlayerForm::default()), after, after.is_some()).await
}

async fn new_page(
    request: &RequestContext,
    form: FormState<PlayerForm>,
    after: Option<i64>,
    another: bool,
) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let urls = urls::run(&snapshot.tournament.slug);
    let layout =
        nav::staff(request, titles::ADD_A_PLAYER, StaffSection::Players)?.crumb(titles::PLAYERS, urls.players());
    let full = places::place_for_new(&snapshot.tournament, &snapshot.players) == PlayerState::Waiting;
    let check_in = !full && now::may_hold_check_in(&snapshot).is_ok();
    let layout = match after.and_then(|number| snapshot.players.iter().find(|player| player.number == number)) {
        Some(player) => {
            layout.notice(NoticeKind::Good, words::people::added(&player.label(), attendance::is_present(player)))
        }
        None => layout,
    };
    page_with(form.status(), &NewPlayerPage { page: layout, urls, form, full, check_in, another })
}

/// Adds a player by hand.
pub async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let fields = PlayerForm::read(&form);
    let here = form.pressed("here")?;
    let command = AddPlayer {
        typed: fields.typed.clone(),
        minor: fields.minor,
        guardian: fields.guardian.clone(),
        phone: fields.phone.clone(),
        note: fields.note.clone(),
        agreed: fields.agreed,
        another_person: fields.another_person,
        despite_ban: form.ticked("despite_ban"),
        here,
        beside_list: false,
        by_mail: request.app.mail.is_some(),
    };
    let urls = urls::run(&request.tournament()?.slug);
    let added = request.will_redirect_to_created(|number| match form.ticked("another") {
        true => urls.new_player().query("after", number),
        false if here => urls.player(number).done(PlayerDone::AddedHere),
        false => urls.player(number).done(PlayerDone::Added),
    });
    match add_player(&request.context(), request.tournament()?.id, command).await {
        Ok(done) if done.state == PlayerState::Waiting && !form.ticked("another") => {
            see_other(urls.player(done.number).done(PlayerDone::Waiting))
        }
        Ok(done) => see_other(added(&done.number)),
        Err(error) => {
            let returned = FormState::returned_unless_refused(fields, error)?;
            new_page(&request, returned, None, form.ticked("another")).await
        }
    }
}
