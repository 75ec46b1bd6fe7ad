//! Another machine that follows a server in the same network, and goes on in its place.
//!
//! It asks the server again and again for the pages that have changed, keeps them in a folder as a stick has them, and shows one
//! page: how far it is behind, and the button to go on here. Until that is pressed nobody else finds anything at its address.

use std::io::{self, BufRead, BufReader, Read};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex as Lock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use askama::Template;
use chrono::TimeDelta;
use serde::Deserialize;
use subtle::ConstantTimeEq;
use tokio::sync::{Mutex, Notify};
use ureq::Agent;

use reeve_actions::transfer::spare::folder::{About, SpareFolder};
use reeve_actions::transfer::spare::pages::{PageList, digest};
use reeve_actions::transfer::spare::take_over;
use reeve_actions::transfer::spare::take_over::take_over;
use reeve_secret as secret;
use reeve_urls as urls;
use reeve_words as words;
use reeve_words::titles;

use crate::config;
use crate::server::neighbour;
use crate::server::spares::Offer;
use crate::ui::layout::Layout;
use crate::ui::qr;
use crate::{assets, headers, response};

/// The pause between two questions. The server itself waits for something new before it answers.
const PAUSE: Duration = Duration::from_millis(100);
/// The pause after a question that failed.
const FAULT: Duration = Duration::from_secs(1);
/// How long the server may take to answer when it is asked whether it is there.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long nothing may come within an answer.
const SILENCE: Duration = Duration::from_secs(10);
/// More than the head of an answer ever is.
const MOST_OF_A_HEAD: u64 = 64 << 20;
/// The pause after a wrong code.
const WRONG_CODE: Duration = Duration::from_secs(1);

/// A machine that follows a server.
#[derive(Debug)]
pub struct SpareMachine {
    of: String,
    key: String,
    /// The address at which this machine goes on, where somebody said it.
    at: Option<String>,
    folder: PathBuf,
    /// Where the store is to be.
    target: PathBuf,
    /// The code that stands on the terminal of this machine.
    pub code: String,
    standing: Lock<Standing>,
    /// Held while the folder is written, and while it is taken over.
    writing: Mutex<()>,
    over: AtomicBool,
    taken: Notify,
}

#[derive(Debug, Default)]
struct Standing {
    /// When this machine was last known to have everything.
    equal_at: Option<Instant>,
    /// When the server last answered.
    answered_at: Option<Instant>,
    fault: Option<PullFault>,
}

/// Why no pages come.
#[derive(Debug, thiserror::Error)]
enum PullFault {
    #[error(transparent)]
    NotAsked(#[from] ureq::Error),
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("what came is not what was announced")]
    Other,
}

impl SpareMachine {
    pub fn new((of, key): (String, String), at: Option<String>, folder: PathBuf, target: PathBuf) -> Arc<SpareMachine> {
        Arc::new(SpareMachine {
            of,
            key,
            at,
            folder,
            target,
            code: secret::short_code(),
            standing: Lock::default(),
            writing: Mutex::default(),
            over: AtomicBool::new(false),
            taken: Notify::new(),
        })
    }

    /// Follows the server on a thread of its own, and shows the page on this address, until somebody goes on here.
    ///
    /// Error: the address can't be listened on, or the page ended.
    pub async fn run(self: &Arc<Self>, listen: std::net::SocketAddr) -> io::Result<()> {
        let socket = super::bind(listen)?;
        let (shown, pulling) = (Arc::clone(self), Arc::clone(self));
        let server = HttpServer::new(move || {
            App::new()
                .app_data(web::Data::from(Arc::clone(&shown)))
                .app_data(web::FormConfig::default().limit(1000))
                .route(urls::site::home, web::get().to(show))
                .route(urls::site::spare, web::get().to(show_code))
                .route(urls::site::spare, web::post().to(go_on))
                .route(urls::STATIC_FILES, web::get().to(asset))
                .default_service(web::to(elsewhere))
        });
        let server = server.disable_signals().workers(1).shutdown_timeout(1).listen(socket)?.run();
        let handle = server.handle();
        let served = actix_web::rt::spawn(server);
        let thread = thread::Builder::new().name("spare".to_owned()).spawn(move || pulling.follow(listen.port()))?;
        self.taken.notified().await;
        handle.stop(true).await;
        let _ = served.await;
        let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        Ok(())
    }

    fn follow(&self, port: u16) {
        let config = Agent::config_builder()
            // The server is in this network, where a proxy outside does not come.
            .proxy(None)
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(SILENCE))
            .timeout_per_read(Some(SILENCE))
            .max_redirects(0);
        let agent = Agent::new_with_config(config.build());
        let mut following = Following { folder: None, run: String::new(), number: 0 };
        while !self.over.load(Ordering::Acquire) {
            let asked = Instant::now();
            let pulled = self.pull(&agent, port, &mut following);
            let mut standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
            let was_well = standing.fault.is_none();
            match pulled {
                Ok(()) => {
                    standing.equal_at = Some(asked);
                    standing.answered_at = Some(Instant::now());
                    if standing.fault.take().is_some() {
                        tracing::info!("the spare follows again");
                    }
                    drop(standing);
                    thread::sleep(PAUSE);
                }
                Err(fault) => {
                    if was_well {
                        tracing::warn!(%fault, "the spare does not follow");
                    }
                    standing.fault = Some(fault);
                    drop(standing);
                    // From the beginning: what is in the folder is read again, and all pages are asked for.
                    following = Following { folder: None, run: String::new(), number: 0 };
                    thread::sleep(FAULT);
                }
            }
        }
    }

    /// Asks once, and puts what has changed into the folder.
    fn pull(&self, agent: &Agent, port: u16, following: &mut Following) -> Result<(), PullFault> {
        let place = urls::spare_pages()
            .query("run", &following.run)
            .query("since", following.number)
            .query("port", port)
            .query("at", self.at.as_deref().unwrap_or_default());
        let mut answer = agent
            .get(place.on(&self.of))
            .header(header::AUTHORIZATION.as_str(), neighbour::bearer(&self.key))
            .call()?;
        let mut body = BufReader::new(answer.body_mut().with_config().limit(u64::MAX).reader());
        let mut head = Vec::new();
        (&mut body).take(MOST_OF_A_HEAD).read_until(b'\n', &mut head)?;
        let offer: Offer = serde_json::from_slice(&head).map_err(|_| PullFault::Other)?;
        let _writing = self.writing.blocking_lock();
        if self.over.load(Ordering::Acquire) {
            return Ok(());
        }
        let folder = match &mut following.folder {
            Some(folder) => folder,
            None => {
                std::fs::create_dir_all(&self.folder)?;
                following.folder.insert(SpareFolder::open(&self.folder)?)
            }
        };
        let is_next = following.run == offer.run && following.number > 0;
        if is_next && following.number == offer.number {
            return Ok(());
        }
        let mut pages = if is_next { folder.newest().cloned().unwrap_or_default() } else { PageList::default() };
        pages.page_size = offer.page_size;
        pages.digests.resize(offer.pages, Default::default());
        let mut bytes = vec![0; offer.page_size.checked_mul(offer.changed.len()).ok_or(PullFault::Other)?];
        body.read_exact(&mut bytes)?;
        let mut places = std::collections::HashMap::new();
        for (at, page) in offer.changed.iter().zip(bytes.chunks_exact(offer.page_size)) {
            *pages.digests.get_mut(*at).ok_or(PullFault::Other)? = digest(page);
            places.insert(*at, page);
        }
        if pages.seal() != offer.seal {
            return Err(PullFault::Other);
        }
        if folder.newest() != Some(&pages) {
            let about = About {
                program: &offer.program,
                taken_at: offer.taken_at,
                public_url: &offer.public_url,
                settings: &offer.settings,
            };
            folder.write(&pages, |place| places.get(&place).copied(), &about)?;
        }
        following.run = offer.run;
        following.number = offer.number;
        Ok(())
    }

    fn page(&self, code: Option<&str>, fault: Option<String>) -> SparePage {
        let standing = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        let ago = |at: Option<Instant>| at.map(|at| TimeDelta::from_std(at.elapsed()).unwrap_or(TimeDelta::MAX));
        let refused = standing.fault.as_ref().and_then(|fault| match fault {
            PullFault::NotAsked(ureq::Error::StatusCode(404)) => Some(words::spare::WRONG_KEY.to_owned()),
            PullFault::Io(error) => Some(words::system::fault(error)),
            _ => None,
        });
        let mut page = Layout::new(if code.is_some() { titles::GO_ON_HERE } else { titles::SPARE }).by_link();
        page.manifest = String::new();
        SparePage {
            page,
            of: self.of.clone(),
            behind: words::spare::machine_behind(ago(standing.equal_at)),
            answers: standing.fault.is_none() && standing.answered_at.is_some(),
            has_copy: standing.equal_at.is_some() || SpareFolder::has_any(&self.folder),
            refused,
            code: code.map(str::to_owned),
            fault,
            begins: false,
            qr: String::new(),
            to: String::new(),
        }
    }
}

/// What the thread knows of what it follows.
struct Following {
    folder: Option<SpareFolder>,
    /// Which server it was, from its start to its end, and the number of its image.
    run: String,
    number: u64,
}

#[derive(Template)]
#[template(path = "spare.html")]
struct SparePage {
    page: Layout,
    of: String,
    behind: String,
    /// Whether the other machine answers.
    answers: bool,
    has_copy: bool,
    /// Why no pages come.
    refused: Option<String>,
    /// What was typed as the code, on the page where it is.
    code: Option<String>,
    fault: Option<String>,
    /// Whether Reeve begins here now.
    begins: bool,
    /// The code of the address at which it does, where that is one for other devices.
    qr: String,
    to: String,
}

type Machine = web::Data<SpareMachine>;

async fn show(machine: Machine) -> HttpResponse {
    answer(StatusCode::OK, &machine.page(None, None))
}

async fn show_code(machine: Machine) -> HttpResponse {
    answer(StatusCode::OK, &machine.page(Some(""), None))
}

/// A file that the page is made of.
async fn asset(file: web::Path<String>) -> HttpResponse {
    match assets::find(&file) {
        Some(asset) => HttpResponse::Ok().content_type(asset.mime).body(asset.bytes),
        None => HttpResponse::NotFound().finish(),
    }
}

/// Whoever comes by another address of the machine that is gone is led to the page.
async fn elsewhere() -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, urls::home().to_string())).finish()
}

#[derive(Deserialize)]
struct TypedCode {
    #[serde(default)]
    code: String,
}

/// Goes on here, if the code is right and the other machine does not answer.
async fn go_on(machine: Machine, req: HttpRequest, typed: web::Form<TypedCode>) -> HttpResponse {
    let plain = |code: &str| -> String {
        code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_uppercase()).collect()
    };
    let refused = |status, why: String| answer(status, &machine.page(Some(&typed.code), Some(why)));
    if !bool::from(plain(&machine.code).as_bytes().ct_eq(plain(&typed.code).as_bytes())) {
        tokio::time::sleep(WRONG_CODE).await;
        return refused(StatusCode::UNPROCESSABLE_ENTITY, words::spare::WRONG_CODE.to_owned());
    }
    let of = machine.of.clone();
    let answers = web::block(move || neighbour::answers(&of, PATIENCE)).await.unwrap_or(true);
    if answers {
        return refused(StatusCode::CONFLICT, words::spare::machine_still_answers(&machine.of));
    }
    let writing = machine.writing.lock().await;
    if !machine.over.load(Ordering::Acquire) {
        match take_over(&machine.folder, &machine.target).await {
            Ok(_) | Err(take_over::Error::NotNoted(_)) => machine.over.store(true, Ordering::Release),
            Err(error) => return refused(StatusCode::CONFLICT, words::spare::take_over_error(&error)),
        }
    }
    drop(writing);
    machine.taken.notify_one();
    let mut page = machine.page(None, None);
    page.begins = true;
    let shown = machine.at.clone().unwrap_or_else(|| format!("http://{}", req.connection_info().host()));
    if !config::is_this_machine(&shown) {
        page.qr = qr::svg(&shown).unwrap_or_default();
        page.to = shown;
    }
    titles::GOES_ON_HERE.clone_into(&mut page.page.title);
    answer(StatusCode::OK, &page)
}

fn answer(status: StatusCode, page: &SparePage) -> HttpResponse {
    let shown = response::page_with(status, page);
    let mut answer = shown.unwrap_or_else(|_| HttpResponse::InternalServerError().finish());
    headers::finish(answer.headers_mut(), false, true);
    answer
}
