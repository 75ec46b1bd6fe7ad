//! A new PIN in place of one that wrong tries have locked, for whoever of the staff stands at the table: it is shown to them alone,
//! without the private link that the card of the player has.

use actix_web::http::StatusCode;
use actix_web::web::Path;
use askama::Template;
use chrono::TimeDelta;

use crate::pages::account::reset_password::kept_by_nobody;
use crate::pages::organizer::rounds::board::round_at;
use reeve_actions::Permission;
use reeve_actions::people::pin::unlock_pin;
use reeve_actions::sheets::TableAt;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_limits as limits;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_urls as urls;
use reeve_urls::RoundUrls;
use reeve_views::sheets::passed::GivenPin;
use reeve_words as words;
use reeve_words::titles;

/// The routes of this room.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::round::pin, Permission::SignPaper, || to(show)),
        post(urls::round::pin, Permission::SignPaper, || to(renew)),
    ]
}

/// Slug, stage, round number, table number, selection position.
type PinPath = Path<(String, String, String, i64, i64)>;

fn table_at(path: &PinPath) -> Result<TableAt, Error> {
    Ok(TableAt { round: round_at(&path.1, &path.2)?, table: path.3 })
}

#[derive(Template)]
#[template(path = "organizer/sheets/pin.html")]
struct PinPage {
    page: Layout,
    urls: RoundUrls,
    number: i64,
    name: String,
    /// The PIN, for whoever has just given it in the place of a locked one, while the games of the round are on.
    pin: Option<String>,
    /// For how many minutes it is shown.
    minutes: i64,
}

/// Shows the PIN that whoever looks has just made.
async fn show(request: RequestContext, path: PinPath) -> HandlerResult {
    pin_page(&request, &path, FormState::fresh(())).await
}

async fn pin_page(request: &RequestContext, path: &PinPath, form: FormState<()>) -> HandlerResult {
    let (at, position) = (table_at(path)?, path.4);
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let by = (request.access.caller().account(), request.now - TimeDelta::minutes(limits::PIN_SHOWN_MINUTES));
    let GivenPin { round, player, pin } = GivenPin::read(&mut tx, t.id, (at.round, at.table, position), by).await?;
    drop(tx);
    let run = urls::run(&t.slug);
    let round_urls = run.round(at.round);
    let layout = nav::staff(request, titles::pin(&player.label()), StaffSection::Rounds)?
        .crumb(titles::ROUNDS, run.rounds())
        .crumb(words::rounds::title(at.round), round_urls.board())
        .crumb(titles::table(at.table), round_urls.table(at.table));
    let page = PinPage {
        page: form.tell(layout),
        urls: round_urls,
        number: at.table,
        name: player.label(),
        pin: pin.filter(|_| round == RoundState::Playing),
        minutes: limits::PIN_SHOWN_MINUTES,
    };
    let status = form.status().max(StatusCode::OK);
    kept_by_nobody(page_with(status, &page)?)
}

/// Gives the player another PIN.
async fn renew(request: RequestContext, path: PinPath, _: Form) -> HandlerResult {
    let at = table_at(&path)?;
    let t = request.tournament()?;
    let done = request.will_redirect_to(urls::run(&t.slug).round(at.round).pin(at.table, path.4));
    match unlock_pin(&request.context(), t.id, at, path.4).await {
        Ok(()) => see_other(done),
        Err(error) => pin_page(&request, &path, FormState::returned((), error)?).await,
    }
}
