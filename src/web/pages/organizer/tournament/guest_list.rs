//! `/run/{slug}/invitations`: what kind of event it is, who is invited, and who has come (2.1.1).

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::tournament::guest_list::{TypedGuestList, edit_guest_list, fingerprint};
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{FormSize, Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::tournament::event_level::EventLevel;
use reeve_store::{Snapshot, guest_list};
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_views::guest_list::compare;
use reeve_words as words;
use reeve_words::flash::FaceDone;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::invitations, Permission::Run, || to(show)),
        post(urls::run::invitations, Permission::Run, || to(save)).takes(FormSize::Long),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/guest_list.html")]
struct GuestListPage {
    page: Layout,
    urls: Run,
    fingerprint: String,
    form: FormState<TypedGuestList>,
    levels: Vec<(&'static str, String)>,
    /// What is stored, where somebody else has changed it meanwhile.
    stored: Option<TypedGuestList>,
    invited: usize,
    missing: Vec<String>,
    /// Players who are not in the list, by number and name.
    uninvited: Vec<(i64, String)>,
    may_change: bool,
}

/// What was just done, from the address.
#[derive(Deserialize)]
struct GuestListQuery {
    #[serde(default)]
    done: String,
}

/// The form, filled with what is stored, and who has come.
async fn show(request: RequestContext, query: web::Query<GuestListQuery>) -> HandlerResult {
    let done = FaceDone::from_code(&query.done).map(|done| (NoticeKind::Good, done.sentence()));
    page(&request, None, done).await
}

async fn page(
    request: &RequestContext,
    typed: Option<(FormState<TypedGuestList>, String)>,
    done: Option<(NoticeKind, String)>,
) -> HandlerResult {
    let mut tx = request.app.db.read().await?;
    let snapshot = Snapshot::load(&mut tx, request.tournament()?.id).await?;
    let kept = guest_list::of_tournament(&mut tx, snapshot.tournament.id).await?;
    drop(tx);
    let urls = urls::run(&snapshot.tournament.slug);
    let layout =
        nav::staff(request, titles::INVITATIONS, StaffSection::Details)?.crumb(titles::DETAILS, urls.details());
    let stored = TypedGuestList::stored(&kept);
    let fresh = || (FormState::fresh(stored.clone()).with_notice(done), fingerprint(&kept));
    let (form, seen) = typed.unwrap_or_else(fresh);
    let compared = compare(&kept, &snapshot.players);
    let levels = EventLevel::ALL.iter().map(|level| (level.code(), words::face::level(*level)));
    let shown = GuestListPage {
        page: form.tell(layout),
        urls,
        fingerprint: if form.is_stale() { fingerprint(&kept) } else { seen },
        levels: std::iter::once(("", words::face::NO_LEVEL.to_owned())).chain(levels).collect(),
        stored: form.is_stale().then_some(stored),
        invited: compared.invited,
        missing: compared.missing.iter().map(|line| (*line).to_owned()).collect(),
        uninvited: compared.uninvited.iter().map(|player| (player.number, player.label())).collect(),
        may_change: request.may_change(Permission::Run).is_ok(),
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// Stores who is invited, or gives the form back with what is in its way.
async fn save(request: RequestContext, form: Form) -> HandlerResult {
    let t = request.tournament()?;
    let typed = TypedGuestList { level: form.text("level").to_owned(), invited: form.raw("invited").to_owned() };
    let seen = form.text("version").to_owned();
    let done = request.will_redirect_to(urls::run(&t.slug).invitations().done(FaceDone::InvitationsSaved));
    match edit_guest_list(&request.context(), t.id, &typed, &seen).await {
        Ok(()) => see_other(done),
        Err(error) => page(&request, Some((FormState::returned_or_stale(typed, error)?, seen)), None).await,
    }
}
