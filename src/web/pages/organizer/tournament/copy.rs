//! `/run/{slug}/copy`: a tournament like this one.

use askama::Template;

use reeve_actions::Permission;
use reeve_actions::tournament::copy::{CopyTournament, copy_tournament};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_urls as urls;
use reeve_urls::Run;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![get(urls::run::copy, Permission::Run, || to(show)), post(urls::run::copy, Permission::Run, || to(copy))]
}

#[derive(Template)]
#[template(path = "organizer/tournament/copy.html")]
struct CopyPage {
    page: Layout,
    urls: Run,
    form: FormState<CopyTournament>,
    may_change: bool,
}

/// The form.
async fn show(request: RequestContext) -> HandlerResult {
    let name = request.tournament()?.name.clone();
    form_page(&request, FormState::fresh(CopyTournament { name, ..CopyTournament::default() }))
}

fn form_page(request: &RequestContext, form: FormState<CopyTournament>) -> HandlerResult {
    if !request.roles().may(Permission::CreateTournament) {
        return Err(Error::Forbidden);
    }
    let urls = urls::run(&request.tournament()?.slug);
    let layout = nav::staff(request, titles::COPY, StaffSection::Details)?.crumb(titles::DETAILS, urls.details());
    let may_change = request.may_change(Permission::Run).is_ok();
    page_with(form.status(), &CopyPage { page: form.tell(layout), urls, form, may_change })
}

/// Makes the copy, and leads to it.
async fn copy(request: RequestContext, form: Form) -> HandlerResult {
    let command = CopyTournament {
        name: form.raw("name").to_owned(),
        starts_on: form.raw("starts_on").to_owned(),
        slug: form.raw("slug").to_owned(),
        staff: form.ticked("staff"),
    };
    let done = request.will_redirect_to_created(|slug| urls::run(slug).home());
    match copy_tournament(&request.context(), request.tournament()?.id, &command).await {
        Ok(copy) => see_other(done(&copy.slug)),
        Err(error) => form_page(&request, FormState::returned(command, error)?),
    }
}
