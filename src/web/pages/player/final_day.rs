//! `/p/{token}/final-day`: the player's invitation to the final day of a series, and the answer to it (1.2.4).

use actix_web::web;
use askama::Template;

use reeve_actions::people::own_page::acting;
use reeve_actions::series::invitations::answer_own;
use reeve_actions::{Context, Permission};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_rules::series::final_day::{FinalistAnswer, FinalistState, may_answer};
use reeve_store::ChangeKind;
use reeve_time_zone as time_zone;
use reeve_urls as urls;
use reeve_urls::{Own, Url};
use reeve_views::series::final_day::OwnInvitation;
use reeve_views::visibility;
use reeve_words::flash::SeriesDone;
use reeve_words::isolated;
use reeve_words::series::final_day as words;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::own::final_day, Permission::OwnPage, || to(show)),
        post(urls::own::final_day, Permission::OwnPage, || to(answer)),
    ]
}

#[derive(Template)]
#[template(path = "player/final_day.html")]
struct OwnFinalDayPage {
    page: Layout,
    urls: Own,
    says: String,
    may_accept: bool,
    may_decline: bool,
    /// The player's own page of the final day, once they are in it.
    there: Option<Url>,
    /// The page of the final day, once everybody finds it.
    made: Option<(String, Url)>,
}

async fn show(request: RequestContext, query: web::Query<DoneQuery>) -> HandlerResult {
    let answered = SeriesDone::from_code(&query.done) == Some(SeriesDone::Answered);
    let notice = answered.then(|| (NoticeKind::Good, texts::final_day::answered()));
    invitation_page(&request, FormState::fresh(()).with_notice(notice)).await
}

async fn invitation_page(request: &RequestContext, form: FormState<()>) -> HandlerResult {
    let (player, tournament) = (request.player()?, request.tournament()?);
    let mut tx = request.app.db.read().await?;
    let OwnInvitation { series, line, day, there } = OwnInvitation::read(&mut tx, player.id).await?;
    drop(tx);
    if line.state == FinalistState::Listed {
        return Err(Error::Missing);
    }
    let may_change = request.may_change(Permission::OwnPage).is_ok();
    let may = |answer| {
        may_change && !day.is_away(&line) && day.takes_answers() && may_answer(line.state, answer, day.free()).is_ok()
    };
    let mut layout = request
        .layout(texts::final_day::title())
        .within(&tournament.name, &tournament.time_zone)
        .with_clauses()
        .by_link();
    if visibility::is_public(tournament) {
        layout = layout.crumb(isolated(&tournament.name), urls::public(&tournament.slug).home());
        // What is answered in a series is news everywhere.
        layout = nav::live_if(form.status(), layout, request, &[ChangeKind::Course])?;
    }
    let urls = urls::own(&player.link_token);
    let today = time_zone::local(request.context().now, &series.time_zone).date_naive();
    let public = day.tournament.as_ref().filter(|made| visibility::is_public(made));
    let shown = OwnFinalDayPage {
        page: form.tell(layout.crumb(isolated(&player.label()), urls.home())),
        says: words::own(&line, &series, &day, today),
        may_accept: may(FinalistAnswer::Accept),
        may_decline: may(FinalistAnswer::Decline),
        there: there.map(|there| urls::own(&there.link_token).home()),
        made: public.map(|made| (made.name.clone(), urls::public(&made.slug).home())),
        urls,
    };
    page_with(form.status(), &shown)
}

/// Accepts or declines.
async fn answer(request: RequestContext, form: Form) -> HandlerResult {
    let player = request.player()?;
    let answer = match form.text("answer") {
        "accept" => FinalistAnswer::Accept,
        "decline" => FinalistAnswer::Decline,
        _ => return Err(Error::Missing),
    };
    let caller = acting(&request.access.caller(), &request.roles(), player);
    let context = Context { caller: &caller, ..request.context() };
    let done = request.will_redirect_to(urls::own(&player.link_token).final_day().done(SeriesDone::Answered));
    match answer_own(&context, player.tournament_id, player.id, answer).await {
        Ok(()) => see_other(done),
        Err(error) => invitation_page(&request, FormState::returned((), error)?).await,
    }
}
