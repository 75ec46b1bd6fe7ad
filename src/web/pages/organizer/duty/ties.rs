//! `/run/{slug}/staff/{account}/groups`: the club and the groups of somebody on the staff, as players have them.

use actix_web::web;
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::duty::ties::{EditTies, edit_ties};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_rules::tournament::same_group::groups_shown;
use reeve_store::AccountId;
use reeve_store::staff_ties::{StaffTies, of_member};
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_words::flash::StaffDone;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::staff_groups, Permission::ReadRun, || to(show)),
        post(urls::run::staff_groups, Permission::Run, || to(save)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/duty/ties.html")]
struct TiesPage {
    page: Layout,
    urls: Run,
    form: FormState<EditTies>,
    /// What is stored, where somebody else has changed it meanwhile.
    stored: Option<EditTies>,
    may_change: bool,
}

/// Slug and account.
type MemberPath = web::Path<(String, String)>;

fn member(path: &MemberPath) -> Result<AccountId, Error> {
    path.1.parse().map_err(|_| Error::Missing)
}

/// What the form shows of what is stored.
fn typed(ties: &StaffTies) -> EditTies {
    EditTies {
        account: ties.account_id,
        club: ties.club.clone().unwrap_or_default(),
        groups: groups_shown(ties.groups()),
        version: ties.version,
    }
}

async fn stored(request: &RequestContext, account: AccountId) -> Result<EditTies, Error> {
    let mut tx = request.app.db.read().await?;
    Ok(typed(&of_member(&mut tx, request.tournament()?.id, account).await?))
}

async fn show(request: RequestContext, path: MemberPath) -> HandlerResult {
    let form = FormState::fresh(stored(&request, member(&path)?).await?);
    ties_page(&request, form).await
}

async fn ties_page(request: &RequestContext, mut form: FormState<EditTies>) -> HandlerResult {
    let snapshot = request.snapshot().await?;
    let found = snapshot.staff.iter().find(|member| member.account_id == form.account);
    let name = found.map(|member| member.name.clone()).ok_or(Error::Missing)?;
    let now = if form.is_stale() { Some(stored(request, form.account).await?) } else { None };
    // Whoever saves again has seen both.
    form.version = now.as_ref().map_or(form.version, |now| now.version);
    let urls = urls::run(&snapshot.tournament.slug);
    let layout = nav::staff(request, titles::groups_of(&name), StaffSection::Staff)?.crumb(titles::STAFF, urls.staff());
    let view = TiesPage {
        page: form.tell(layout),
        stored: now,
        may_change: request.may_change(Permission::Run).is_ok(),
        form,
        urls,
    };
    page_with(view.form.status(), &view)
}

/// Saves them, or gives the form back.
async fn save(request: RequestContext, path: MemberPath, form: Form) -> HandlerResult {
    let command = EditTies {
        account: member(&path)?,
        club: form.raw("club").to_owned(),
        groups: form.raw("groups").to_owned(),
        version: form.version(),
    };
    match edit_ties(&request.context(), request.tournament()?.id, &command).await {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).staff().done(StaffDone::TiesSaved)),
        Err(error) => ties_page(&request, FormState::returned_or_stale(command, error)?).await,
    }
}
