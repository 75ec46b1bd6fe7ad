//! `/p/{token}/reports`: a player writes a confidential report (2.2.3), and reads how it stands.
//!
//! The organizers know every private link. So what is about any of the staff is not listed here: it has an address of its own,
//! which the player alone gets to see.

use actix_web::web;
use askama::Template;

use reeve_actions::confidential::file_report::{TypedReport, file_report};
use reeve_actions::{Caller, Context, Permission, Who};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::{DoneQuery, FormState};
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::confidential_view::{ConfidentialForm, ConfidentialView, TICKED, filed, read_form};
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_urls::Own;
use reeve_views::confidential;
use reeve_views::confidential::ReportForm;
use reeve_views::visibility;
use reeve_words::flash::ReportDone;
use reeve_words::isolated;

/// The routes of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::own::confidential_reports, Permission::OwnPage, || to(form)).in_confidence(),
        post(urls::own::confidential_reports, Permission::OwnPage, || to(file)).repeats(TICKED).in_confidence(),
        get(urls::own::confidential_report, Permission::OwnPage, || to(show)).in_confidence(),
    ]
}

#[derive(Template)]
#[template(path = "player/confidential.html")]
struct OwnReportsPage {
    page: Layout,
    urls: Own,
    report: ConfidentialForm,
    may_write: bool,
    /// What the player wrote and this link shows.
    own: Vec<ConfidentialView>,
}

/// Refuses whoever is signed in as one of the staff: these pages are the player's alone.
fn player_alone(request: &RequestContext) -> Result<Caller, Error> {
    if request.roles().may(Permission::ReadRun) {
        return Err(Error::StaffSignedIn);
    }
    let player = request.player()?;
    let who = Who::Player { player: player.id, tournament: player.tournament_id };
    Ok(Caller { who, address: request.access.address.clone() })
}

fn layout(request: &RequestContext, title: &str) -> Result<Layout, Error> {
    let (player, tournament) = (request.player()?, request.tournament()?);
    let layout = request.layout(title).within(&tournament.name, &tournament.time_zone).with_clauses().by_link();
    let mut layout = layout.in_words_of(tournament.system.system());
    if visibility::is_public(tournament) {
        layout = layout.crumb(isolated(&tournament.name), urls::public(&tournament.slug).home());
    }
    if request.access.link_is_dead {
        return Ok(layout);
    }
    Ok(layout.crumb(isolated(&player.label()), urls::own(&player.link_token).home()))
}

/// The form, and what was written before.
async fn form(request: RequestContext) -> HandlerResult {
    form_page(&request, FormState::fresh(TypedReport::default())).await
}

async fn form_page(request: &RequestContext, typed: FormState<TypedReport>) -> HandlerResult {
    player_alone(request)?;
    let (player, tournament) = (request.player()?, request.tournament()?);
    let mut tx = request.app.db.read().await?;
    let form = ReportForm::read(&mut tx, tournament.id, !typed.faults.is_empty()).await?;
    let own = confidential::listed_for_player(&mut tx, player).await?;
    drop(tx);
    let page = typed.tell(layout(request, &texts::confidential::title_write())?);
    let shown = OwnReportsPage {
        page,
        urls: urls::own(&player.link_token),
        own: own.iter().map(|report| ConfidentialView::of(report, &tournament.time_zone)).collect(),
        may_write: request.may_change(Permission::OwnPage).is_ok(),
        report: ConfidentialForm::of(typed, form, Some(player.id)).await?,
    };
    page_with(shown.report.typed.status(), &shown)
}

/// Stores a report, or gives it back with what is wrong. It has an address of its own.
async fn file(request: RequestContext, form: Form) -> HandlerResult {
    let caller = player_alone(&request)?;
    let player = request.player()?;
    let typed = read_form(&form);
    let urls = urls::own(&player.link_token);
    let done = request.will_redirect_to_created(|key| urls.confidential_report(key).done(ReportDone::Filed));
    let context = Context { caller: &caller, ..request.context() };
    match file_report(&context, player.tournament_id, &typed, request.app.mail.is_some()).await {
        Ok(key) => see_other(done(&key)),
        Err(error) => form_page(&request, FormState::returned(typed, error)?).await,
    }
}

#[derive(Template)]
#[template(path = "player/confidential_report.html")]
struct OwnReportPage {
    page: Layout,
    urls: Own,
    report: ConfidentialView,
    /// The address of this page, to be kept.
    link: String,
    /// Whether the private link shows it too.
    is_listed: bool,
    /// Whether the private link in its address opens nothing else any more.
    link_is_dead: bool,
}

/// One report that the player wrote.
async fn show(
    request: RequestContext,
    path: web::Path<(String, String)>,
    query: web::Query<DoneQuery>,
) -> HandlerResult {
    player_alone(&request)?;
    let (player, tournament) = (request.player()?, request.tournament()?);
    let mut tx = request.app.db.read().await?;
    let found = confidential::of_player(&mut tx, player, &path.1).await?.ok_or(Error::Missing)?;
    drop(tx);
    let urls = urls::own(&player.link_token);
    let mut layout = layout(&request, &texts::confidential::title_report())?;
    let link_is_dead = request.access.link_is_dead;
    if !link_is_dead {
        layout = layout.crumb(texts::confidential::title_reports(), urls.confidential_reports());
    }
    if ReportDone::from_code(&query.done).is_some() {
        let (kind, said) = filed(&found);
        layout = layout.notice(kind, said);
    }
    page(&OwnReportPage {
        page: layout,
        link: urls.confidential_report(&path.1).on(&request.app.public_url()),
        is_listed: !found.about.iter().any(|one| one.account_id.is_some()),
        report: ConfidentialView::of(&found, &tournament.time_zone),
        link_is_dead,
        urls,
    })
}
