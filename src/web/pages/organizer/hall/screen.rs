//! `/run/{slug}/screens/{screen}`: what a screen of the hall shows.

use actix_web::web;
use askama::Template;

use crate::pages::organizer::hall::screens::ScreenQuery;
use reeve_actions::Permission;
use reeve_actions::hall::screens::{TypedScreen, arrange, remove, renew_code};
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::form_state::FormState;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::nav::StaffSection;
use reeve_http::ui::{nav, other_devices};
use reeve_rules::tournament::screens::{ScreenPart, ScreenTheme};
use reeve_store::ScreenId;
use reeve_store::hall_screen;
use reeve_store::hall_screen::HallScreen;
use reeve_urls as urls;
use reeve_urls::{Run, Url};
use reeve_views::hall::screen::{ScreenSight, may_come};
use reeve_words as words;
use reeve_words::flash::ScreenDone;
use reeve_words::titles;

/// The routes of this page.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        get(urls::run::screen, Permission::ReadRun, || to(show)),
        post(urls::run::screen, Permission::Run, || to(save)).repeats(&["shows"]),
        post(urls::run::renew_screen_code, Permission::Run, || to(renew)),
        post(urls::run::remove_screen, Permission::Run, || to(take_away)),
    ]
}

#[derive(Template)]
#[template(path = "organizer/hall/screen.html")]
struct ArrangePage {
    page: Layout,
    urls: Run,
    id: i64,
    stored: HallScreen,
    /// Whether it is open, or when it was last seen.
    seen: String,
    /// What it shows, in a row.
    shows: String,
    parts: Vec<PartChoice>,
    themes: Vec<(&'static str, &'static str)>,
    form: FormState<TypedScreen>,
    address: Url,
    /// Where its code is typed.
    typed_at: String,
    may_change: bool,
}

/// A part that the screen may show.
struct PartChoice {
    number: usize,
    code: &'static str,
    label: String,
    help: String,
    on: bool,
    seconds: String,
    fault: Option<String>,
}

/// Slug and screen.
type ScreenPath = web::Path<(String, String)>;

async fn stored(request: &RequestContext, path: &ScreenPath) -> Result<HallScreen, Error> {
    let screen: ScreenId = path.1.parse().map_err(|_| Error::Missing)?;
    let mut tx = request.app.db.read().await?;
    hall_screen::by_id(&mut tx, request.tournament()?.id, screen).await?.ok_or(Error::Missing)
}

async fn show(request: RequestContext, path: ScreenPath, query: web::Query<ScreenQuery>) -> HandlerResult {
    let stored = stored(&request, &path).await?;
    let form = FormState::fresh(TypedScreen::stored(&stored)).with_notice(query.notice());
    arrange_page(&request, stored, form)
}

fn arrange_page(request: &RequestContext, stored: HallScreen, mut form: FormState<TypedScreen>) -> HandlerResult {
    let tournament = request.tournament()?;
    if form.is_stale() {
        // Whoever saves again has seen both.
        form.version = stored.version;
        form = form.when_stale(NoticeKind::Attention, words::hall::CHANGED_MEANWHILE);
    }
    let terms = words::games::terms(tournament.system.system());
    let choice = |(at, part): (usize, &ScreenPart)| PartChoice {
        number: at + 1,
        code: part.code(),
        label: words::hall::part_in(*part, &terms),
        help: words::hall::part_help_in(*part, &terms),
        on: form.shows.iter().any(|code| code == part.code()),
        seconds: form.seconds.get(at).cloned().unwrap_or_default(),
        fault: form.fault(&format!("seconds-{}", at + 1)).map(str::to_owned),
    };
    let urls = urls::run(&tournament.slug);
    let layout = nav::staff(request, titles::screen(&stored.name), StaffSection::Screens)?;
    let layout = other_devices::warned(layout, request);
    let view = ArrangePage {
        page: form.tell(layout.crumb(titles::SCREENS, urls.screens())),
        id: stored.id.0,
        seen: words::hall::sight(ScreenSight::of(stored.seen_at, request.now), request.now, &tournament.time_zone),
        shows: words::hall::plan(&stored.plan(), &terms),
        // What can't come is not offered, but can be taken off a screen that was arranged before.
        parts: ScreenPart::ALL
            .iter()
            .enumerate()
            .map(choice)
            .zip(ScreenPart::ALL)
            .filter(|(choice, part)| choice.on || may_come(tournament, **part))
            .map(|(choice, _)| choice)
            .collect(),
        themes: ScreenTheme::ALL.iter().map(|theme| (theme.code(), words::hall::theme(*theme))).collect(),
        address: urls::public(&tournament.slug).screen(stored.id),
        typed_at: urls::screen_code().on(&request.app.public_url()),
        may_change: request.may_change(Permission::Run).is_ok(),
        stored,
        form,
        urls,
    };
    page_with(view.form.status(), &view)
}

/// Saves what the screen shows, or gives the form back.
async fn save(request: RequestContext, path: ScreenPath, form: Form) -> HandlerResult {
    let before = stored(&request, &path).await?;
    let typed = TypedScreen {
        name: form.raw("screen").to_owned(),
        theme: form.text("theme").to_owned(),
        shows: form.all("shows").map(str::to_owned).collect(),
        seconds: (1..=ScreenPart::ALL.len()).map(|at| form.raw(&format!("seconds-{at}")).to_owned()).collect(),
        version: form.version(),
    };
    let done = arrange(&request.context(), request.tournament()?.id, before.id, &typed).await;
    match done {
        Ok(()) => {
            let urls = urls::run(&request.tournament()?.slug);
            see_other(urls.screen(before.id).done(ScreenDone::Arranged))
        }
        Err(error) => {
            let form = FormState::returned_or_stale(typed, error)?;
            arrange_page(&request, stored(&request, &path).await?, form)
        }
    }
}

/// Gives the screen another code.
async fn renew(request: RequestContext, path: ScreenPath, _: Form) -> HandlerResult {
    let screen = stored(&request, &path).await?.id;
    let tournament = request.tournament()?;
    renew_code(&request.context(), tournament.id, screen).await?;
    see_other(urls::run(&tournament.slug).screen(screen).done(ScreenDone::Renewed))
}

/// Takes the screen away.
async fn take_away(request: RequestContext, path: ScreenPath, _: Form) -> HandlerResult {
    let screen = stored(&request, &path).await?.id;
    let tournament = request.tournament()?;
    remove(&request.context(), tournament.id, screen).await?;
    see_other(urls::run(&tournament.slug).screens().done(ScreenDone::Removed))
}
