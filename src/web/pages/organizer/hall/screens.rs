//! `/run/{slug}/screens`: the screens of the hall, each with its code.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use reeve_actions::Permission;
use reeve_actions::hall::screens::make;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices};
use reeve_store::hall_screen::HallScreen;
use reeve_store::{ChangeKind, hall_screen};
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::hall::screen::ScreenSight;
use reeve_words as words;
use reeve_words::flash::ScreenDone;
use reeve_words::titles;

/// The routes of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::screens, Permission::ReadRun, || to(show)),
        post(urls::run::screens, Permission::Run, || to(add)),
    ]
}

/// What was just done.
#[derive(Default, Deserialize)]
pub(super) struct ScreenQuery {
    #[serde(default)]
    done: String,
}

impl ScreenQuery {
    /// What the page says of it.
    pub(super) fn notice(&self) -> Option<(NoticeKind, String)> {
        ScreenDone::from_code(&self.done).map(|done| (NoticeKind::Good, done.sentence()))
    }
}

#[derive(Template)]
#[template(path = "organizer/hall/screens.html")]
struct ScreensPage {
    page: Layout,
    urls: Run,
    screens: Vec<ScreenLine>,
    /// Where the codes are typed.
    address: String,
    /// The screen that nobody has to make.
    plain: Url,
    form: FormState<String>,
    may_change: bool,
}

/// A screen of the list.
struct ScreenLine {
    id: i64,
    name: String,
    code: String,
    shows: String,
    address: Url,
    is_open: bool,
    /// The same in words, or when it was last seen.
    seen: String,
}

async fn show(request: RequestContext, query: web::Query<ScreenQuery>) -> HandlerResult {
    screens_page(&request, FormState::fresh(String::new()).with_notice(query.notice())).await
}

async fn screens_page(request: &RequestContext, form: FormState<String>) -> HandlerResult {
    let tournament = request.tournament()?;
    let screens = hall_screen::of_tournament(&mut request.app.db.read().await?, tournament.id).await?;
    let public = urls::public(&tournament.slug);
    let terms = words::games::terms(tournament.system.system());
    let sight = |screen: &HallScreen| ScreenSight::of(screen.seen_at, request.now);
    let line = |screen: HallScreen| ScreenLine {
        id: screen.id.0,
        is_open: sight(&screen) == ScreenSight::Open,
        seen: words::hall::sight(sight(&screen), request.now, &tournament.time_zone),
        shows: words::hall::plan(&screen.plan(), &terms),
        address: public.screen(screen.id),
        name: screen.name,
        code: screen.code,
    };
    let layout = other_devices::warned(nav::staff(request, titles::SCREENS, StaffSection::Screens)?, request);
    let view = ScreensPage {
        page: form.tell(nav::live_if(form.status(), layout, request, &[ChangeKind::Course])?),
        screens: screens.into_iter().map(line).collect(),
        address: urls::screen_code().on(&request.app.public_url()),
        plain: public.hall(),
        may_change: request.may_change(Permission::Run).is_ok(),
        urls: urls::run(&tournament.slug),
        form,
    };
    page_with(view.form.status(), &view)
}

/// Makes a screen, or gives the form back.
async fn add(request: RequestContext, form: Form) -> HandlerResult {
    let name = form.raw("screen").to_owned();
    match make(&request.context(), request.tournament()?.id, &name).await {
        Ok(()) => see_other(urls::run(&request.tournament()?.slug).screens().done(ScreenDone::Made)),
        Err(error) => screens_page(&request, FormState::returned(name, error)?).await,
    }
}
