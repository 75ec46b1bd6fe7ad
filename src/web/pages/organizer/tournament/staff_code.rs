//! `/run/{slug}/code`: the code of conduct, to which the staff agrees like the players (2.1.2).

use askama::Template;

use reeve_actions::Permission;
use reeve_actions::tournament::staff_code::agree_as_staff;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::papers::{Paper, Papers};
use reeve_store::Tx;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::people::agreement::{asks_for_code, has_agreed_to_code, read_code};
use reeve_words as words;
use reeve_words::flash::StaffDone;
use reeve_words::time;
use reeve_words::titles;

/// The routes of this page.
pub fn routes() -> Vec<Route> {
    vec![
        get(urls::run::staff_code, Permission::ReadRun, || to(show)),
        post(urls::run::staff_code, Permission::AgreeAsStaff, || to(agree)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/tournament/staff_code.html")]
struct StaffCodePage {
    page: Layout,
    urls: Run,
    code: Paper,
    /// When whoever looks agreed to it; an earlier version counts as not.
    agreed: Option<String>,
    /// Whether whoever looks is asked: one of the staff who has not agreed.
    asks: bool,
    form: FormState<()>,
}

/// Where whoever looks agrees to the code of conduct, if that is still to be done: on the first page of a tournament for its staff.
pub(crate) async fn asks(request: &RequestContext, tx: &mut Tx) -> Result<Option<Url>, Error> {
    let t = request.tournament()?;
    let account = request.access.caller().account().filter(|_| request.may_change(Permission::AgreeAsStaff).is_ok());
    Ok(asks_for_code(tx, t, account).await?.then(|| urls::run(&t.slug).staff_code()))
}

async fn show(request: RequestContext) -> HandlerResult {
    code_page(&request, FormState::fresh(())).await
}

async fn code_page(request: &RequestContext, form: FormState<()>) -> HandlerResult {
    let t = request.tournament()?;
    let mut tx = request.app.db.read().await?;
    let (said, agreed) = read_code(&mut tx, t.id, request.access.caller().account()).await?;
    drop(tx);
    let has_agreed = has_agreed_to_code(t, agreed.as_ref());
    let urls = urls::run(&t.slug);
    let layout = nav::staff(request, titles::CODE_FOR_STAFF, StaffSection::Staff)?.crumb(titles::STAFF, urls.staff());
    let shown = StaffCodePage {
        page: form.tell(layout),
        code: Papers::of(t, &said).code,
        asks: !has_agreed && request.may_change(Permission::AgreeAsStaff).is_ok(),
        agreed: agreed
            .filter(|_| has_agreed)
            .map(|one| words::media::agreed_to_code(&one.code_version, &time::moment(one.agreed_at, &t.time_zone))),
        urls,
        form,
    };
    page_with(shown.form.status(), &shown)
}

/// Agrees.
async fn agree(request: RequestContext, _: Form) -> HandlerResult {
    let t = request.tournament()?;
    let done = request.will_redirect_to(urls::run(&t.slug).staff().done(StaffDone::Agreed));
    match agree_as_staff(&request.context(), t.id).await {
        Ok(()) => see_other(done),
        Err(error) => code_page(&request, FormState::returned((), error)?).await,
    }
}
