//! The real server on a store of its own, and the people who use it.
//!
//! ```ignore
//! let app = app::start().await;
//! let organizer = app.account("organizer", May::Create).await;
//! let page = organizer.get("/new").await.ok();
//! let answer = organizer.post("/new", &[("name", "Spring Open")]).await;
//! assert_eq!(answer.status, 303, "{answer}");
//! ```

// Each helper is there for the tests of one part or another, which come and go.
#![allow(dead_code)]

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use actix_web::dev::ServerHandle;
use chrono::{NaiveDate, TimeDelta, Utc};
use clap::Parser;
use reeve_http::config::Config;
use reeve_http::server::Running;
use reeve_http::server::app::App as Shared;
use reeve_rules::tournament::names::{NameLanguage, NameOrder};
use reeve_rules::tournament::paper::PaperSize;
use reeve_rules::tournament::same_name::name_key;
use reeve_rules::tournament::settings::Settings;
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::{NewAccount, NewSession};
use reeve_store::series;
use reeve_store::series::Series;
use reeve_store::time::millis;
use reeve_store::{AccountId, Db, NotStored, Scope, SeriesId, TournamentId};
use reqwest::cookie::Jar;
use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use scraper::{ElementRef, Html, Selector};

use super::db::{Place, prepared};
use super::letters::until;

/// The password of every account that [`App::account`] makes.
pub const PASSWORD: &str = "seven wheat and a sheep";

/// A running server on a store of its own; both are gone with this value.
pub struct App {
    /// The store, for what a test can't do or see through the pages.
    pub db: Db,
    /// The address of the start page without a slash at its end.
    pub url: String,
    /// What the handlers share.
    pub shared: actix_web::web::Data<Shared>,
    handle: ServerHandle,
    // Last, so that the server is told to stop before its store goes.
    _place: Place,
}

/// What an account may do beside its part in single tournaments.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum May {
    /// Nothing.
    Nothing,
    /// Create tournaments.
    Create,
    /// Everything: an administrator.
    Administer,
}

/// A server with an administrator (`administrator`), whose set-up page is closed.
pub async fn start() -> App {
    start_with(&[]).await
}

/// As [`start`], with further settings, such as `["--body-limit", "1000"]`.
pub async fn start_with(settings: &[&str]) -> App {
    let app = start_empty_with(settings).await;
    app.insert_account("administrator", May::Administer).await;
    app.shared.end_setup();
    app
}

/// A server on an empty store: its set-up page is open.
pub async fn start_empty() -> App {
    start_empty_with(&[]).await
}

async fn start_empty_with(settings: &[&str]) -> App {
    start_on_with(prepared().await, settings).await
}

/// A server on a store that is there already.
pub async fn start_on(place: Place) -> App {
    start_on_with(place, &[]).await
}

async fn start_on_with(place: Place, settings: &[&str]) -> App {
    let database = place.address();
    let own = ["--listen", "127.0.0.1:0", "--database", &database];
    let workers: &[&str] = if settings.contains(&"--workers") { &[] } else { &["--workers", "1"] };
    let (shared, url, handle) = serve(config(&[&own, workers, settings].concat())).await;
    App { db: shared.db.clone(), url, shared, handle, _place: place }
}

/// Starts a server.
async fn serve(config: Config) -> (actix_web::web::Data<Shared>, String, ServerHandle) {
    let (sender, receiver) = tokio::sync::oneshot::channel();
    // A thread of its own, so that the server lives as long as the App and not as long as the test's runtime.
    thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let running = Running::start(config, reeve_web::routes::SERVED).await.expect("a server");
            // Who has failed too often waits; a test of that says so, and every other one goes on.
            running.app.clock.skip_waits(true);
            // On a busy machine seats take long; a test of how one waits for them says so.
            running.app.seat_work.set_patience(Duration::from_secs(120));
            let _ = sender.send((running.address, running.app.clone(), running.handle()));
            running.run().await.expect("a quiet end");
        });
    });
    let (address, shared, handle) = receiver.await.expect("a started server");
    (shared, format!("http://{address}"), handle)
}

/// Another copy of Reeve on the store of an [`App`]; only PostgreSQL allows that.
pub struct Other {
    /// Its way to the store.
    pub db: Db,
    /// The address of its start page without a slash at its end.
    pub url: String,
    /// What its handlers share.
    pub shared: actix_web::web::Data<Shared>,
    handle: ServerHandle,
}

impl Drop for Other {
    fn drop(&mut self) {
        drop(self.handle.stop(false));
    }
}

/// Settings as `reeve serve` reads them.
pub fn config(settings: &[&str]) -> Config {
    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        config: Config,
    }
    Cli::parse_from([&["reeve"], settings].concat()).config
}

impl Drop for App {
    fn drop(&mut self) {
        // The order is sent at once; nobody waits for it.
        drop(self.handle.stop(false));
    }
}

impl App {
    /// Where its store is, for opening it once more.
    pub fn place(&self) -> &Place {
        &self._place
    }

    /// How many failed sign-ins under this name by strangers count now.
    pub async fn failures_of(&self, name: &str) -> i64 {
        let subject = secret::digest(&name_key(name));
        let window = account::Window::last(TimeDelta::minutes(15), self.shared.clock.now());
        let mut tx = self.db.read().await.unwrap();
        account::attempts_in(&mut tx, account::AttemptKind::SignInAccount, &subject, window).await.unwrap()
    }

    /// Waits until so many sign-ins wait, each of them for the clock: one that has its place and is still being counted would wait through
    /// the time by which the clock is moved then.
    pub async fn until_waiting(&self, count: usize) {
        let wait = || self.shared.waiting.len() == count && self.shared.clock.waiting() >= count;
        until("the sign-ins that wait", async || wait()).await;
    }

    /// Starts another copy on the same store.
    pub async fn other(&self) -> Other {
        let database = self._place.address();
        let settings = ["--listen", "127.0.0.1:0", "--workers", "1", "--database", &database];
        let (shared, url, handle) = serve(config(&settings)).await;
        Other { db: shared.db.clone(), url, shared, handle }
    }

    /// Somebody who is not signed in.
    pub fn visitor(&self) -> Person {
        Person::new(&self.url, None, None)
    }

    /// A public series with these events, as they are, run by an account.
    pub async fn insert_series(&self, slug: &str, organizer: AccountId, events: &[TournamentId]) -> SeriesId {
        let now = millis(Utc::now());
        let new = Series {
            id: NotStored,
            slug: slug.to_owned(),
            name: format!("Series {slug}"),
            place: "Jena".to_owned(),
            starts_on: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
            final_on: None,
            time_zone: "Europe/Berlin".to_owned(),
            edition: "5th edition".to_owned(),
            capacity: None,
            approval: false,
            registrations_per_hour: None,
            code_version: "1".to_owned(),
            photo_version: "1".to_owned(),
            indexed: false,
            name_order: NameOrder::default(),
            name_language: NameLanguage::default(),
            paper_size: PaperSize::default(),
            settings: Settings::default(),
            public_at: Some(now),
            created_by: Some(organizer),
            created_at: now,
            version: 1,
        };
        let mut tx = self.db.write(Scope::Everything).await.unwrap();
        let id = series::insert(&mut tx, &new).await.unwrap().id;
        series::add_organizer(&mut tx, id, organizer, now).await.unwrap();
        for event in events {
            series::add_event(&mut tx, id, *event, now).await.unwrap();
        }
        tx.commit().await.unwrap();
        id
    }

    /// The administrator that [`start`] made, signed in.
    pub async fn administrator(&self) -> Person {
        let mut tx = self.db.read().await.unwrap();
        let account = account::by_name(&mut tx, "administrator").await.unwrap().expect("an administrator");
        drop(tx);
        self.signed_in(account.id).await
    }

    /// A new account with [`PASSWORD`], signed in. Nothing is hashed for it, so it costs no time.
    pub async fn account(&self, name: &str, may: May) -> Person {
        let id = self.insert_account(name, may).await;
        self.signed_in(id).await
    }

    /// How many statements something takes: the least of a few times, since the server does something by itself now and then,
    /// and after a change of everything the foot of a page is read again.
    pub async fn least_statements(&self, something: impl AsyncFn()) -> u64 {
        let mut least = u64::MAX;
        for _ in 0..6 {
            let before = self.db.statements();
            something().await;
            least = least.min(self.db.statements() - before);
        }
        least
    }

    /// Stores an account with [`PASSWORD`].
    pub async fn insert_account(&self, name: &str, may: May) -> AccountId {
        static HASH: OnceLock<String> = OnceLock::new();
        let hash = HASH.get_or_init(|| secret::hash_password(PASSWORD).expect("a hash"));
        let account = NewAccount {
            name: name.to_owned(),
            email: None,
            password_hash: hash.clone(),
            is_admin: may == May::Administer,
            may_create: may != May::Nothing,
            created_at: millis(Utc::now()),
        };
        let mut tx = self.db.write(Scope::NoTournament).await.unwrap();
        let id = account::insert(&mut tx, &account).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// One more browser in which an account is signed in.
    pub async fn signed_in(&self, id: AccountId) -> Person {
        let token = secret::token();
        let now = millis(Utc::now());
        let session = NewSession {
            token_hash: secret::digest(&token),
            account_id: id,
            created_at: now,
            last_seen_at: now,
            expires_at: now + TimeDelta::days(1),
            user_agent: "a test".to_owned(),
            address: "192.0.2.1".to_owned(),
            by_code: false,
        };
        let mut tx = self.db.write(Scope::NoTournament).await.unwrap();
        account::insert_session(&mut tx, &session).await.unwrap();
        tx.commit().await.unwrap();
        Person::new(&self.url, Some(&format!("reeve_session={token}")), Some(id))
    }
}

/// A person with a browser: it keeps cookies, says where a form comes from, and does not follow redirects.
#[derive(Clone)]
pub struct Person {
    client: reqwest::Client,
    url: String,
    id: Option<AccountId>,
}

/// Somebody who is not signed in, at a server that was started in another way.
pub fn browser(url: &str) -> Person {
    Person::new(url, None, None)
}

impl Person {
    fn new(url: &str, cookie: Option<&str>, id: Option<AccountId>) -> Person {
        let jar = Arc::new(Jar::default());
        if let Some(cookie) = cookie {
            jar.add_cookie_str(cookie, &url.parse().expect("an address"));
        }
        let client = reqwest::Client::builder()
            .cookie_provider(jar)
            .redirect(reqwest::redirect::Policy::none())
            // The server ends a connection that rests for five seconds; asking in that very moment gets no answer.
            .pool_idle_timeout(Duration::from_secs(2))
            .build()
            .expect("a client");
        Person { client, url: url.to_owned(), id }
    }

    /// The same browser at another copy of Reeve.
    pub fn at_copy(&self, other: &Other) -> Person {
        Person { url: other.url.clone(), ..self.clone() }
    }

    /// The account, for somebody who has one.
    pub fn id(&self) -> AccountId {
        self.id.expect("an account")
    }

    /// Opens a page.
    pub async fn get(&self, path: &str) -> Page {
        self.send(self.client.get(self.at(path))).await
    }

    /// Sends a form.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.send(self.same_origin(self.client.post(self.at(path)).form(fields))).await
    }

    /// Sends a form with a file, which is the field `name`.
    pub async fn post_file(&self, path: &str, fields: &[(&str, &str)], name: &str, content: &[u8]) -> Page {
        let mut form = Form::new();
        for (key, value) in fields {
            form = form.text((*key).to_owned(), (*value).to_owned());
        }
        let form = form.part(name.to_owned(), Part::bytes(content.to_vec()).file_name("file.csv"));
        self.send(self.same_origin(self.client.post(self.at(path)).multipart(form))).await
    }

    /// Confirms the layout of a board with the form of the page at this address, as it is now.
    pub async fn confirm_layout(&self, path: &str) -> Page {
        let (page, form) = (self.get(path).await, "form[action$='/layout']");
        let fields = if page.has(form) { page.form(form) } else { Vec::new() };
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.post(&format!("{path}/layout"), &fields).await
    }

    /// Opens the page that an answer leads to; an answer that leads nowhere is a failed test.
    pub async fn follow(&self, page: &Page) -> Page {
        self.get(page.location().unwrap_or_else(|| panic!("no redirect:\n{page}"))).await
    }

    /// Signs in by the form.
    pub async fn sign_in(&self, name: &str, password: &str) -> Page {
        self.post("/sign-in", &[("name", name), ("password", password)]).await
    }

    /// Signs out by the button.
    pub async fn sign_out(&self) -> Page {
        self.post("/sign-out", &[]).await
    }

    /// A request of any kind, to be changed and then given to [`Person::send`].
    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        self.client.request(method.parse().expect("a method"), self.at(path))
    }

    /// Sends a request as it is.
    pub async fn send(&self, request: reqwest::RequestBuilder) -> Page {
        Page::read(request.send().await.expect("an answer")).await
    }

    fn same_origin(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        request.header("Sec-Fetch-Site", "same-origin")
    }

    fn at(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }
}

/// An answer.
#[derive(Clone)]
pub struct Page {
    /// The address asked for.
    pub address: String,
    /// Its status.
    pub status: u16,
    /// Its headers.
    pub headers: HeaderMap,
    /// Its body.
    pub bytes: Vec<u8>,
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.dom().select(&selector("main")).next().map(|main| words(&main));
        write!(f, "{} {}\n{}", self.status, self.address, shown.unwrap_or_else(|| self.body()))
    }
}

impl Page {
    async fn read(answer: reqwest::Response) -> Page {
        Page {
            address: answer.url().path().to_owned(),
            status: answer.status().as_u16(),
            headers: answer.headers().clone(),
            bytes: answer.bytes().await.expect("a body").to_vec(),
        }
    }

    /// The page, which must have come with status 200.
    #[track_caller]
    pub fn ok(self) -> Page {
        self.expect(200)
    }

    /// The page, which must have come with this status.
    #[track_caller]
    pub fn expect(self, status: u16) -> Page {
        assert_eq!(self.status, status, "{self}");
        self
    }

    /// The body as text.
    pub fn body(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// A header; empty where there is none.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap_or("?"))
    }

    /// Where a redirect leads.
    pub fn location(&self) -> Option<&str> {
        Some(self.header("location")).filter(|location| !location.is_empty())
    }

    /// The parsed page.
    pub fn dom(&self) -> Html {
        Html::parse_document(&self.body())
    }

    /// The words of the first element that a CSS selector finds, blanks pressed together.
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        self.texts(css).into_iter().next().unwrap_or_else(|| panic!("no {css} on\n{self}"))
    }

    /// As [`Page::text`]; empty where there is none.
    pub fn text_or_empty(&self, css: &str) -> String {
        self.texts(css).into_iter().next().unwrap_or_default()
    }

    /// The words of every element that a CSS selector finds.
    pub fn texts(&self, css: &str) -> Vec<String> {
        self.dom().select(&selector(css)).map(|element| words(&element)).collect()
    }

    /// Whether a CSS selector finds something.
    pub fn has(&self, css: &str) -> bool {
        self.dom().select(&selector(css)).next().is_some()
    }

    /// Whether the words of the page hold these.
    pub fn says(&self, text: &str) -> bool {
        self.texts("body").iter().any(|body| body.contains(text) || with_links(body).contains(text))
    }

    /// An attribute of every element that a CSS selector finds.
    pub fn attributes(&self, css: &str, name: &str) -> Vec<String> {
        let dom = self.dom();
        dom.select(&selector(css)).filter_map(|element| element.value().attr(name)).map(str::to_owned).collect()
    }

    /// The rows of a table (a CSS selector) as the words of their cells, the head left out.
    pub fn rows(&self, table: &str) -> Vec<Vec<String>> {
        let cells = selector("th, td");
        let rows = selector(&format!("{table} tbody tr"));
        self.dom().select(&rows).map(|row| row.select(&cells).map(|cell| words(&cell)).collect()).collect()
    }

    /// What a browser would send of the form (a CSS selector) if nothing was changed, the button left out.
    pub fn form(&self, css: &str) -> Vec<(String, String)> {
        let dom = self.dom();
        let form = dom.select(&selector(css)).next().unwrap_or_else(|| panic!("no form {css} on\n{self}"));
        let mut fields = Vec::new();
        for field in form.select(&selector("input, select, textarea")) {
            let value = field.value();
            let Some(name) = value.attr("name") else { continue };
            let kind = value.attr("type").unwrap_or("text");
            let ticked = value.attr("checked").is_some();
            if matches!(kind, "checkbox" | "radio") && !ticked || matches!(kind, "submit" | "file") {
                continue;
            }
            let typed = match value.name() {
                "select" => chosen(&field),
                // The first line break belongs to the markup.
                "textarea" => field.text().collect::<String>().trim_start_matches('\n').to_owned(),
                _ => value.attr("value").unwrap_or(if kind == "checkbox" { "on" } else { "" }).to_owned(),
            };
            fields.push((name.to_owned(), typed));
        }
        fields
    }

    /// The words of the fault beside a field; empty where there is none.
    pub fn fault(&self, field: &str) -> String {
        let fault = self.texts(&format!("[id=\"x-{field}\"]")).into_iter().next().unwrap_or_default();
        with_links(&fault)
    }
}

/// Where one of these names stands in a page and may be translated: the name, and the text around it. What a picture says to who
/// can't see it holds no elements.
pub fn bare_names(page: &str, names: &[&str]) -> Vec<String> {
    if !names.iter().any(|name| page.contains(name)) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for node in Html::parse_document(page).tree.nodes() {
        let Some(text) = node.value().as_text() else { continue };
        let Some(name) = names.iter().find(|name| text.contains(**name)) else { continue };
        let above: Vec<ElementRef> = node.ancestors().filter_map(ElementRef::wrap).collect();
        let is_in = |names: &[&str]| above.iter().any(|element| names.contains(&element.value().name()));
        let is_kept = above.iter().any(|element| element.value().attr("translate") == Some("no"));
        if is_kept || is_in(&["head", "script", "style", "textarea"]) || is_in(&["svg"]) && is_in(&["title", "desc"]) {
            continue;
        }
        let around = above.iter().map(words).find(|words| words.len() > name.len() + 10).unwrap_or_default();
        found.push(format!("{name} in {}", around.chars().take(160).collect::<String>()));
    }
    found
}

fn chosen(select: &ElementRef) -> String {
    let options: Vec<ElementRef> = select.select(&selector("option")).collect();
    let option = options.iter().find(|option| option.value().attr("selected").is_some()).or(options.first());
    option.map_or_else(String::new, |option| option.value().attr("value").map_or_else(|| words(option), str::to_owned))
}

fn selector(css: &str) -> Selector {
    Selector::parse(css).unwrap_or_else(|fault| panic!("{css}: {fault}"))
}

/// Words in which the text of a link within brackets stands as it is read: `(rule F4)`, not `(rule F4 )`.
fn with_links(words: &str) -> String {
    words.replace("( ", "(").replace(" )", ")")
}

/// The words of an element with a space between the texts of its elements, but for the marks around a name.
fn words(element: &ElementRef) -> String {
    let mut words = String::new();
    let mut behind_name = false;
    for node in element.descendants() {
        let Some(text) = node.value().as_text() else { continue };
        let is_name = node.parent().and_then(ElementRef::wrap).is_some_and(|parent| parent.value().name() == "bdi");
        let closes = behind_name && text.starts_with([',', '.', ':', ';', '\'', '’', '”', '"', ')', '?']);
        let opens = is_name && words.ends_with(['“', '"', '(']);
        for (at, word) in text.split_whitespace().enumerate() {
            if !words.is_empty() && (at > 0 || !closes && !opens) {
                words.push(' ');
            }
            words.push_str(word);
        }
        behind_name = is_name;
    }
    words
}
