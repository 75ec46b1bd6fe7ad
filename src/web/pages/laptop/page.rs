//! `/laptop`: what the person at the laptop does first, whether phones get through, what is in the way, and the demonstration.

use std::path::Path;
use std::sync::Arc;

use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use reeve_http::config::is_this_machine;
use reeve_http::error::Error;
use reeve_http::form::Form;
use reeve_http::request::RequestContext;
use reeve_http::response::{HandlerResult, page_with, see_other};
use reeve_http::server::laptop::{Demo, LaptopHost, Reached, SystemState};
use reeve_http::server::own_addresses::{OwnAddress, own_addresses};
use reeve_http::session;
use reeve_http::ui::layout::{Layout, NoticeKind};
use reeve_http::ui::qr;
use reeve_secret as secret;
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::accounts;
use reeve_views::health;
use reeve_views::health::Reading;
use reeve_words as words;
use reeve_words::laptop::Hint;
use reeve_words::titles;

use super::addresses;
use super::addresses::{AddressView, Reach};
use super::hints::Looked;

/// The query of the page: the key that opens it once.
#[derive(Debug, Default, serde::Deserialize)]
pub(super) struct LaptopQuery {
    #[serde(default)]
    key: String,
}

#[derive(Template)]
#[template(path = "laptop/page.html")]
struct LaptopPage {
    page: Layout,
    lead: &'static str,
    /// The one next step, and its name.
    next: (Url, &'static str),
    /// What changes when the page would look different.
    state: String,
    addresses: Vec<AddressView>,
    /// The name that the laptop answers to, in a sentence.
    local_name: Option<String>,
    /// That phones came, in a sentence.
    came: Option<String>,
    known: Vec<Hint>,
    perhaps: Vec<Hint>,
    /// Whether the laptop falls asleep, in a sentence.
    sleep: &'static str,
    /// The switch for it: its name, and what it sends.
    switch: (&'static str, &'static str),
    demo: Option<DemoView>,
    folder: String,
}

/// The demonstration that runs.
struct DemoView {
    address: String,
    password: String,
    qr: String,
}

impl DemoView {
    fn of(demo: Demo) -> Result<DemoView, Error> {
        Ok(DemoView { qr: qr::picture(&demo.address)?, address: demo.address, password: demo.password })
    }
}

/// What the laptop and the program around the server say, which may take a moment.
struct Found {
    own: Vec<OwnAddress>,
    /// Where phones found it in the run before, and find it no more.
    left: Option<String>,
    demo: Option<Demo>,
    is_kept_awake: bool,
    system: SystemState,
    room: Option<Reading>,
}

/// The program around the server, for a browser on the laptop; for everybody else nothing is here.
fn host_of(request: &RequestContext, http: &HttpRequest) -> Result<Arc<dyn LaptopHost>, Error> {
    let host = request.app.laptop.host().filter(|_| session::is_at_laptop(&request.app, http.headers()));
    host.ok_or(Error::Missing)
}

/// Does something beside the requests that may take a while.
pub(super) async fn beside<T: Send + 'static>(what: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    web::block(what).await.map_err(|error| Error::Broken(error.to_string()))
}

/// Lets in who has the key, and shows the page to who was let in.
pub(super) async fn show(request: RequestContext, http: HttpRequest, query: web::Query<LaptopQuery>) -> HandlerResult {
    // What only looks at the head of a page, such as a scanner of links, spends no key.
    if query.key.is_empty() || http.method() == Method::HEAD {
        let host = host_of(&request, &http)?;
        return shown(&request, &http, host, None).await;
    }
    let mut answer = see_other(urls::laptop())?;
    match request.app.laptop.enter(&query.key) {
        Some(cookie) => answer
            .add_cookie(&session::keep_laptop(&request.app, cookie))
            .map_err(|error| Error::Broken(error.to_string()))?,
        // A key that was used up is no harm to who is in already.
        None => drop(host_of(&request, &http)?),
    }
    Ok(kept_nowhere(answer))
}

fn kept_nowhere(mut answer: HttpResponse) -> HttpResponse {
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// The page, with why something could not be done.
async fn shown(
    request: &RequestContext,
    http: &HttpRequest,
    host: Arc<dyn LaptopHost>,
    fault: Option<String>,
) -> HandlerResult {
    let laptop = &request.app.laptop;
    let (Some(folder), Some(code)) = (laptop.folder(), laptop.code()) else { return Err(Error::Missing) };
    let reached = laptop.reached();
    let on_disk = folder.clone();
    let public_url = request.app.public_url();
    let found = beside(move || look(host.as_ref(), &on_disk, &public_url)).await?;
    let reach = Reach::of(http, request.app.is_https());
    let state = found.state(&reached, &reach);
    let looked = found.looked(&reached, &reach);
    let (known, perhaps) = (looked.known(), looked.perhaps());
    let addresses = addresses::shown(&found.own, &reach, &code)?;
    let name = request.app.config.local_name.as_str();
    let local_name = (!name.is_empty() && !addresses.is_empty())
        .then(|| words::laptop::local_name(&reach.at(&format!("{name}.local"))));
    let needs_account = needs_account(request).await?;
    let status = if fault.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = request.layout(titles::REEVE_ON_THIS_LAPTOP);
    page.moved = request.moved();
    if let Some(fault) = fault {
        page = page.notice(NoticeKind::Wrong, fault);
    }
    let shown = LaptopPage {
        page,
        lead: words::laptop::lead(needs_account),
        next: match needs_account {
            true => (urls::set_up(), words::laptop::MAKE_THE_FIRST_ACCOUNT),
            false => (urls::tournaments(), words::laptop::GO_TO_THE_TOURNAMENTS),
        },
        state,
        addresses,
        local_name,
        came: reached.first().map(|last| words::laptop::phones_came(reached.len(), last.at)),
        known,
        perhaps,
        sleep: words::laptop::sleep(found.is_kept_awake),
        switch: (words::laptop::keep_awake(found.is_kept_awake), if found.is_kept_awake { "no" } else { "yes" }),
        demo: found.demo.map(DemoView::of).transpose()?,
        folder: folder.display().to_string(),
    };
    Ok(kept_nowhere(page_with(status, &shown)?))
}

fn look(host: &dyn LaptopHost, folder: &Path, public_url: &str) -> Found {
    let mut own = own_addresses();
    addresses::put_first(&mut own, public_url);
    // Without a network phones find it nowhere, which is said by itself.
    let is_found = !is_this_machine(public_url);
    Found {
        own,
        left: host.address_before().filter(|before| is_found && before != public_url),
        demo: host.demo(),
        is_kept_awake: host.is_kept_awake(),
        system: host.system(),
        room: health::room(folder),
    }
}

/// Whether nobody can sign in yet.
async fn needs_account(request: &RequestContext) -> Result<bool, Error> {
    if request.app.setup_code().is_none() {
        return Ok(false);
    }
    Ok(!accounts::has_administrator(&mut request.app.db.read().await?).await?)
}

impl Found {
    fn looked<'l>(&'l self, reached: &'l [Reached], reach: &'l Reach) -> Looked<'l> {
        let (left, room) = (self.left.as_deref(), self.room.as_ref());
        Looked { own: &self.own, left, reached, system: self.system, room, port: reach.port() }
    }

    /// Another text as soon as the page would look different: a phone came, the laptop went into another network, it runs on its battery
    /// now, the demonstration ended. Of the room on the disk only counts whether it is short: it is another all the time.
    fn state(&self, reached: &[Reached], reach: &Reach) -> String {
        let own = self.own.iter().map(|one| one.ip.to_string());
        let looked = self.looked(reached, reach);
        let hints = looked.known().into_iter().chain(looked.perhaps()).map(|hint| hint.about.to_owned());
        let reached = reached.iter().map(|phone| format!("{} {} {:?}", phone.from, phone.at, phone.clock_ahead));
        let demo = self.demo.as_ref().map(|demo| demo.address.clone());
        let rest = [self.is_kept_awake.to_string(), format!("{:?}", self.system)];
        secret::digest(&own.chain(reached).chain(demo).chain(hints).chain(rest).collect::<Vec<_>>().join(" "))
    }
}

/// The same for the page's script, which asks every two seconds.
pub(super) async fn state(request: RequestContext, http: HttpRequest) -> HandlerResult {
    let host = host_of(&request, &http)?;
    let laptop = &request.app.laptop;
    let folder = laptop.folder().ok_or(Error::Missing)?;
    let reached = laptop.reached();
    let public_url = request.app.public_url();
    let found = beside(move || look(host.as_ref(), &folder, &public_url)).await?;
    let state = found.state(&reached, &Reach::of(&http, request.app.is_https()));
    Ok(kept_nowhere(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body(state)))
}

/// Starts the demonstration.
pub(super) async fn begin_demo(request: RequestContext, http: HttpRequest, _: Form) -> HandlerResult {
    let host = host_of(&request, &http)?;
    let asked = Arc::clone(&host);
    match beside(move || asked.begin_demo()).await? {
        Ok(_) => see_other(urls::laptop().anchor("demo")),
        Err(why) => shown(&request, &http, host, Some(words::laptop::no_demo(&why))).await,
    }
}

/// Takes it away.
pub(super) async fn end_demo(request: RequestContext, http: HttpRequest, _: Form) -> HandlerResult {
    let host = host_of(&request, &http)?;
    beside(move || host.end_demo()).await?;
    see_other(urls::laptop().anchor("demo"))
}

#[derive(Template)]
#[template(path = "laptop/ended.html")]
struct EndedPage {
    page: Layout,
}

/// Ends the server, once this answer is on its way.
pub(super) async fn end(request: RequestContext, http: HttpRequest, _: Form) -> HandlerResult {
    host_of(&request, &http)?;
    let page = request.layout(titles::REEVE_HAS_ENDED);
    let answer = kept_nowhere(page_with(StatusCode::OK, &EndedPage { page })?);
    request.app.laptop.end();
    Ok(answer)
}

/// Keeps the laptop awake, or lets it sleep.
pub(super) async fn keep_awake(request: RequestContext, http: HttpRequest, form: Form) -> HandlerResult {
    let host = host_of(&request, &http)?;
    let wanted = form.ticked("awake");
    let asked = Arc::clone(&host);
    match beside(move || asked.keep_awake(wanted)).await? {
        Ok(()) => see_other(urls::laptop().anchor("awake")),
        Err(why) => shown(&request, &http, host, Some(words::laptop::not_kept_awake(&why))).await,
    }
}
