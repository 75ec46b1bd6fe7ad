//! How long confidential reports, photos of boards, players of finished tournaments and network addresses in the log are kept on this
//! server.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::people::everywhere;
use reeve_actions::site::keep::{TypedDays, keep, months};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_limits as limits;
use reeve_store::retention::NamedTournament;
use reeve_store::setting::Keeping;
use reeve_urls as urls;
use reeve_views::site;
use reeve_words as words;
use reeve_words::flash::KeepingDone;
use reeve_words::titles;

/// The routes of this room.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::keeping, Permission::Administer, || to(show)),
        post(urls::site::keeping, Permission::Administer, || to(choose)),
    ]
}

#[derive(Template)]
#[template(path = "admin/keeping.html")]
struct KeepingPage {
    page: Layout,
    form: FormState<TypedDays>,
    /// What the form showed, for the next who changes it.
    seen: String,
    report_help: String,
    photo_help: String,
    player_help: String,
    address_help: String,
    /// The months for which it is shown what would go, and what would.
    tried: TriedMonths,
    would_go: Option<String>,
    due: Vec<NamedTournament>,
}

/// Months for which it is shown what would go.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct TriedMonths {
    players: String,
    addresses: String,
}

/// What was just done, from the address.
#[derive(serde::Deserialize)]
struct KeepingQuery {
    #[serde(default)]
    done: String,
    #[serde(default)]
    players: String,
    #[serde(default)]
    addresses: String,
}

fn written(keeping: Keeping) -> String {
    let months = |months: Option<i64>| months.unwrap_or_default();
    format!("{} {} {} {}", keeping.reports, keeping.photos, months(keeping.players), months(keeping.addresses))
}

fn read(seen: &str) -> Option<Keeping> {
    let numbers: Vec<i64> = seen.split(' ').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let &[reports, photos, players, addresses] = numbers.as_slice() else { return None };
    let months = |months: i64| Some(months).filter(|months| *months > 0);
    Some(Keeping { reports, photos, players: months(players), addresses: months(addresses) })
}

/// Shows the days.
async fn show(request: RequestContext, query: web::Query<KeepingQuery>) -> HandlerResult {
    let done = KeepingDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    let KeepingQuery { players, addresses, .. } = query.into_inner();
    shown(&request, done, None, TriedMonths { players, addresses }).await
}

/// The form with what is stored, or as it came back, with what it showed where that still counts.
async fn shown(
    request: &RequestContext,
    done: Option<(NoticeKind, String)>,
    sent: Option<(FormState<TypedDays>, String)>,
    tried: TriedMonths,
) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let stored = site::keeping(&mut tx).await?;
    let [players, addresses] = [&tried.players, &tried.addresses].map(|typed| months(typed).flatten());
    let due = match players.or(addresses) {
        Some(_) => Some(everywhere::due(&mut tx, request.now, players, addresses).await?),
        None => None,
    };
    drop(tx);
    let text = |months: Option<i64>| months.map(|months| months.to_string()).unwrap_or_default();
    let fresh = || TypedDays {
        reports: stored.reports.to_string(),
        photos: stored.photos.to_string(),
        players: text(stored.players),
        addresses: text(stored.addresses),
    };
    let (form, seen) = match sent {
        Some((form, seen)) if !form.is_stale() => (form, seen),
        Some((form, _)) => (form.when_stale(NoticeKind::Wrong, words::site::KEEPING_STALE), written(stored)),
        None => (FormState::fresh(fresh()).with_notice(done), written(stored)),
    };
    let layout = form.tell(request.layout(titles::KEEPING).crumb(titles::YOUR_ACCOUNT, urls::account()));
    let page = KeepingPage {
        page: layout,
        seen,
        report_help: words::site::days_help(limits::REPORT_DAYS, stored.reports),
        photo_help: words::site::days_help(limits::PHOTO_DAYS, stored.photos),
        player_help: words::site::months_help(stored.players),
        address_help: words::site::months_help(stored.addresses),
        would_go: due.as_ref().map(|due| {
            let players = due.tournaments.iter().map(|one| one.players).sum();
            words::site::would_go(players, due.tournaments.len(), due.lines)
        }),
        due: due.map(|due| due.tournaments).unwrap_or_default(),
        tried,
        form,
    };
    page_with(page.form.status(), &page)
}

/// Chooses the days.
async fn choose(request: RequestContext, form: Form) -> HandlerResult {
    let typed = TypedDays {
        reports: form.text("report-days").to_owned(),
        photos: form.text("photo-days").to_owned(),
        players: form.text("player-months").to_owned(),
        addresses: form.text("address-months").to_owned(),
    };
    let seen = form.raw("seen").to_owned();
    let done = request.will_redirect_to(urls::keeping().done(KeepingDone::Chosen));
    match keep(&request.context(), read(&seen), &typed).await {
        Ok(()) => see_other(done),
        Err(error) => {
            let sent = (FormState::returned_or_stale(typed, error)?, seen);
            shown(&request, None, Some(sent), TriedMonths::default()).await
        }
    }
}
