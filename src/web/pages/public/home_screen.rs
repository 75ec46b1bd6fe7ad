//! What puts a page on the home screen of a phone: a manifest for all of Reeve, for a tournament and for a player's own
//! page, each of which opens that page again. Beside it the worker that shows kept pages without a connection, and what it shows
//! where there is none.

use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Serialize;

use crate::pages::public::static_files;
use reeve_actions::Permission;
use reeve_actions::people::news::take;
use reeve_http::assets;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::language;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page};
use reeve_http::route::{Route, get, post, to};
use reeve_http::ui::layout::Layout;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_words as words;
use reeve_words::titles;

/// The routes of this room.
pub(super) fn routes() -> Vec<Route> {
    vec![
        get(urls::site::manifest, Permission::SeePublic, || to(site)).in_english(),
        get(urls::public::manifest, Permission::SeePublic, || to(tournament)).kept(&[]).in_english(),
        get(urls::own::manifest, Permission::OwnPage, || to(own)).in_english(),
        get(urls::site::worker, Permission::SeePublic, || to(worker)).in_english(),
        post(urls::site::news, Permission::SeePublic, || to(news)).in_english(),
        get(urls::site::no_connection, Permission::SeePublic, || to(no_connection)),
    ]
}

/// The colours of the light theme: of the bar at the top, and of what lies under the page.
const BAR: &str = "#0a4a5e";
const PAPER: &str = "#f7f8f4";

#[derive(Serialize)]
struct HomeScreenManifest {
    id: String,
    name: String,
    short_name: String,
    start_url: String,
    scope: &'static str,
    display: &'static str,
    theme_color: &'static str,
    background_color: &'static str,
    icons: [Icon; 3],
}

#[derive(Serialize)]
struct Icon {
    src: String,
    sizes: &'static str,
    #[serde(rename = "type")]
    media_type: &'static str,
    purpose: &'static str,
}

impl Icon {
    fn new(file: &str, sizes: &'static str, media_type: &'static str, purpose: &'static str) -> Icon {
        Icon { src: assets::url(file), sizes, media_type, purpose }
    }
}

/// The manifest of a page of that name.
fn manifest(name: &str, start: Url) -> HandlerResult {
    let start_url = start.to_string();
    let manifest = HomeScreenManifest {
        id: start_url.clone(),
        name: name.to_owned(),
        short_name: name.to_owned(),
        start_url,
        scope: "/",
        display: "standalone",
        theme_color: BAR,
        background_color: PAPER,
        icons: [
            Icon::new("mark.svg", "any", "image/svg+xml", "any"),
            Icon::new("icon-192.png", "192x192", "image/png", "any"),
            // The mark stands in the middle, so that a round mask cuts nothing of it.
            Icon::new("icon-512.png", "512x512", "image/png", "maskable"),
        ],
    };
    let text = serde_json::to_string(&manifest).map_err(|fault| Error::Broken(fault.to_string()))?;
    Ok(HttpResponse::Ok().content_type("application/manifest+json").body(text))
}

/// All of Reeve.
async fn site() -> HandlerResult {
    manifest(titles::REEVE, urls::home())
}

/// A tournament, as everybody sees it.
async fn tournament(request: RequestContext) -> HandlerResult {
    let tournament = request.tournament()?;
    manifest(&tournament.name, urls::public(&tournament.slug).home())
}

/// A player's own page, whose private link it holds as the page does.
async fn own(request: RequestContext) -> HandlerResult {
    let name = request.tournament()?.name.clone();
    manifest(&name, urls::own(&request.player()?.link_token).home())
}

/// What the worker shows in place of a page that the device does not keep.
#[derive(Template)]
#[template(path = "public/no_connection.html")]
struct NoConnectionPage {
    page: Layout,
}

/// The page that says so; the worker fetches it beforehand, and its script lists what the device keeps.
async fn no_connection(request: RequestContext) -> HandlerResult {
    page(&NoConnectionPage { page: request.layout(texts::pages::no_connection()).by_link() })
}

/// What the worker shows of a news.
#[derive(Serialize)]
struct ShownNews {
    title: String,
    text: String,
    /// Where it leads.
    url: String,
}

/// What there is to tell on the device that asks. Its address is known to nobody but the device and its push service.
async fn news(request: RequestContext, form: Form) -> HandlerResult {
    let found = take(&request.app.db, form.text("endpoint"), request.now).await?;
    let shown = found.into_iter().map(|found| ShownNews {
        text: texts::sync_scope(language::kept(&request.app, found.language.as_deref()), || {
            texts::without_marks(&words::news::text(found.news, found.system.system()))
        }),
        title: found.tournament_name,
        url: urls::own(&found.link_token).home().to_string(),
    });
    let text = serde_json::to_string(&shown.collect::<Vec<_>>()).map_err(|fault| Error::Broken(fault.to_string()))?;
    let kept = (CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(HttpResponse::Ok().insert_header(kept).content_type("application/json").body(text))
}

/// The worker: another text with every version of Reeve, so that browsers replace the one that they have.
async fn worker(req: HttpRequest) -> HandlerResult {
    let mut answer = static_files::worker(&req)?;
    answer.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    Ok(answer)
}
