//! `/t/{slug}/screen/{screen}`: a screen in the hall, as its organizer arranged it. It shows what everybody may see, and changes
//! by itself (`static/screen.js`).

use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, web};
use askama::Template;

use reeve_actions::Permission;
use reeve_actions::hall::screens::note_open;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page, page_with};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_http::ui::nav;
use reeve_http::ui::screen_view::{ScreenContent, ScreenView};
use reeve_rules::tournament::screens::ScreenPlan;
use reeve_store::{ChangeKind, ScreenId, Snapshot};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::hall::screen::{HallNow, arranged};
use reeve_views::rounds::RoundAt;
use reeve_words::time;

/// The route of this page.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::public::screen, Permission::SeePublic, || to(show)).kept(&[]).for_many(),
        post(urls::public::screen_seen, Permission::SeePublic, || to(note_seen)).in_english(),
    ]
}

#[derive(Template)]
#[template(path = "public/screen.html")]
pub(super) struct ScreenPage {
    pub(super) page: Layout,
    pub(super) tournament: String,
    pub(super) zone: String,
    pub(super) view: ScreenView,
    /// Whether games can be on that are noted step by step.
    pub(super) may_have_games: bool,
    /// Where it says again and again that it is open; none for the screen that nobody made.
    pub(super) seen: Option<Url>,
}

/// A screen that is no screen any more.
#[derive(Template)]
#[template(path = "public/screen_gone.html")]
struct ScreenGonePage {
    page: Layout,
    again: Url,
}

impl ScreenPage {
    /// What a screen of this plan shows, light or dark. `asked`: the round that its address names.
    pub(super) async fn of(
        request: &RequestContext,
        now: HallNow,
        (plan, theme): (&ScreenPlan, Option<&'static str>),
        asked: Option<RoundAt>,
    ) -> Result<ScreenPage, Error> {
        let t = &now.snapshot.tournament;
        Ok(ScreenPage {
            page: layout(request, &now.snapshot, theme)?,
            zone: t.time_zone.clone(),
            tournament: t.name.clone(),
            may_have_games: t.system.system().machine.is_some(),
            seen: None,
            view: ScreenView::of(now, plan, asked, &request.app.public_url()).await?,
        })
    }
}

/// What every page of a screen has around it, light or dark.
fn layout(request: &RequestContext, snapshot: &Snapshot, theme: Option<&'static str>) -> Result<Layout, Error> {
    let t = &snapshot.tournament;
    let layout = nav::not_valid(request.layout(t.name.clone()).named_in_words_of(t.system.system()), t);
    let mut layout = nav::live(nav::tell_taken_back(layout, snapshot), request, ChangeKind::FOR_EVERYBODY)?;
    layout.theme = theme;
    layout.fresh = request.access.changed_at.map(|at| time::last_change(at, &t.time_zone));
    Ok(layout)
}

/// Shows what the screen is to show now; or that it is none any more.
async fn show(request: RequestContext, path: web::Path<(String, String)>) -> HandlerResult {
    let wanted: Option<ScreenId> = path.1.parse().ok();
    let mut tx = request.app.db.read().await?;
    let id = request.tournament()?.id;
    let found = match wanted {
        Some(wanted) => arranged(&mut tx, id, wanted).await?,
        None => None,
    };
    let Some(screen) = found else {
        let mut page = request.layout(texts::pages::screen_removed());
        page.theme = Some("dark");
        return page_with(StatusCode::NOT_FOUND, &ScreenGonePage { page, again: urls::screen_code() });
    };
    let now = HallNow::read(&mut tx, id).await?;
    drop(tx);
    let seen = urls::public(&now.snapshot.tournament.slug).screen_seen(screen.id);
    let shown = ScreenPage::of(&request, now, (&screen.plan(), Some(screen.theme.code())), None).await?;
    page(&ScreenPage { seen: Some(seen), ..shown })
}

/// Notes that the screen is open, as its script says. The page itself comes out of memory for everybody, so it can't tell.
async fn note_seen(request: RequestContext, path: web::Path<(String, String)>, _: Form) -> HandlerResult {
    let screen: ScreenId = path.1.parse().map_err(|_| Error::Missing)?;
    note_open(&request.context(), request.tournament()?.id, screen).await?;
    Ok(HttpResponse::NoContent().insert_header((header::CACHE_CONTROL, "no-store")).finish())
}
