//! What every request shares: the store, the settings, and the few things kept in memory.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};

use subtle::ConstantTimeEq;
use tokio::sync::Notify;

use crate::config::Config;
use reeve_actions::accounts::webauthn::RelyingParty;
use reeve_actions::seating::workers;
use reeve_actions::seating::workers::Workers;
use reeve_mail::Sender;
use reeve_mail::hook::HookSender;
use reeve_mail::push::Pusher;
use reeve_secret as secret;
use reeve_store::Db;

use crate::body::Bodies;
use crate::form_key::answers::FormAnswers;
use crate::live::listeners::Listeners;
use crate::live::topics::Topics;
use crate::metrics::Metrics;
use crate::page_cache::storage::PageStorage;
use crate::server::alike_cache::AlikeCache;
use crate::server::api_limit::ApiLimit;
use crate::server::clock::Clock;
use crate::server::connections;
use crate::server::hashing;
use crate::server::hashing::Hashing;
use crate::server::known_sessions::KnownSessions;
use crate::server::laptop::Laptop;
use crate::server::odds_cache::OddsCache;
use crate::server::public_address::PublicAddress;
use crate::server::queues::RequestQueues;
use crate::server::seat_work::SeatWork;
use crate::server::site_foot::SiteFoot;
use crate::server::spares::Spares;
use crate::server::waiting::Waiting;

/// How much the kept pages may take, in bytes.
const PAGE_CACHE: usize = 16 * 1024 * 1024;

/// The running program, as the handlers see it.
#[derive(Debug)]
pub struct App {
    pub db: Db,
    pub clock: Clock,
    pub config: Config,
    address: PublicAddress,
    /// The address that passkeys are made for; none where browsers know no passkeys at ours.
    pub passkeys: Option<RelyingParty>,
    /// How often networks ask what programs ask.
    pub api_limit: ApiLimit,
    /// The forms that are arriving.
    pub bodies: Arc<Bodies>,
    pub hashing: Hashing,
    /// The sessions that were good lately.
    pub known_sessions: KnownSessions,
    /// The pages for the person at the laptop, where one serves its hall.
    pub laptop: Laptop,
    pub listeners: Arc<Listeners>,
    pub topics: Topics,
    /// The places for large answers.
    pub queues: RequestQueues,
    pub seating: Workers,
    /// How often each player goes on by simulation.
    pub odds_cache: OddsCache,
    pub alike_cache: AlikeCache,
    /// Work on seats that goes on after its request.
    pub seat_work: SeatWork,
    /// Where sign-ins wait after too many have failed.
    pub waiting: Waiting,
    /// What the foot of every page links to.
    pub site_foot: SiteFoot,
    /// The copies that follow the store.
    pub spares: Spares,
    /// What is counted for `/metrics`.
    pub metrics: Metrics,
    /// Whether the server was told to stop.
    stopping: AtomicBool,
    /// Wakes those who wait for that.
    told_to_stop: Notify,
    /// Public pages, as they were last made.
    pub page_cache: PageStorage,
    /// What sends mail, where that is set up.
    pub mail: Option<Sender>,
    /// What wakes players' devices, where browsers take messages from ours.
    pub push: Option<Arc<Pusher>>,
    /// What sends messages to webhooks.
    pub hooks: Arc<HookSender>,
    /// Wakes the job that sends mails when a mail was queued here.
    pub mail_waits: Notify,
    /// To be told when there is a webhook, or one begins again.
    pub hook_made: Notify,
    /// The last answers, for forms that come again.
    pub form_answers: FormAnswers,
    /// The one-time code of the set-up page, while there is no administrator.
    setup_code: Mutex<Option<String>>,
}

impl App {
    /// Puts the program together. With `needs_setup` a one-time code is made for the set-up page.
    ///
    /// Error: there are no threads for hashing passwords.
    pub fn new(
        db: Db,
        config: Config,
        (public_url, passkeys): (String, Option<RelyingParty>),
        needs_setup: bool,
    ) -> std::io::Result<App> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let (metrics, spares) = (Metrics::new(), Spares::of(&config.spare));
        let hooks = Arc::new(HookSender::new(&config.hook_addresses));
        Ok(App {
            db,
            clock: Clock::default(),
            config,
            address: PublicAddress::new(&public_url),
            passkeys,
            api_limit: ApiLimit::default(),
            bodies: Arc::default(),
            hashing: Hashing::start(hashing::threads(cores))?,
            known_sessions: KnownSessions::default(),
            laptop: Laptop::default(),
            listeners: Arc::new(Listeners::new(connections::most())),
            topics: Topics::default(),
            queues: RequestQueues::default(),
            seating: Workers::new(workers::places(cores)),
            odds_cache: OddsCache::default(),
            alike_cache: AlikeCache::default(),
            seat_work: SeatWork::here(metrics.seat_work_faults()),
            waiting: Waiting::default(),
            site_foot: SiteFoot::default(),
            spares,
            metrics,
            stopping: AtomicBool::new(false),
            told_to_stop: Notify::new(),
            page_cache: PageStorage::new(PAGE_CACHE),
            mail: None,
            hooks,
            push: None,
            mail_waits: Notify::new(),
            hook_made: Notify::new(),
            form_answers: FormAnswers::default(),
            setup_code: Mutex::new(needs_setup.then(secret::readable_code)),
        })
    }

    /// The address under which people reach Reeve, without a slash at its end.
    pub fn public_url(&self) -> Arc<str> {
        self.address.now()
    }

    /// From now on people reach Reeve at this address, unless somebody has said one. Pages that were kept are made anew, and those
    /// that are open ask for themselves again.
    pub fn move_to_address(&self, at: SocketAddr) {
        let Ok(url) = self.config.public_url(at) else { return };
        if self.address.move_to(&url, self.clock.now()) {
            tracing::info!(url, "links and QR codes lead here from now on");
            self.db.announce_reload();
        }
    }

    /// The address under which people reach Reeve, where it has become another one within the last hours.
    pub fn moved_address(&self) -> Option<Arc<str>> {
        self.address.moved_to(self.clock.now())
    }

    /// From now on `/readyz` says no: the server is about to stop.
    pub fn stop_soon(&self) {
        self.stopping.store(true, Ordering::Release);
        self.told_to_stop.notify_waiters();
    }

    /// Waits until the server is told to stop.
    pub async fn stopped(&self) {
        let told = self.told_to_stop.notified();
        // Somebody who is told between the question and the wait hears of it too: who waits is noted here.
        if !self.is_stopping() {
            told.await;
        }
    }

    /// Whether the server was told to stop.
    pub fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
    }

    /// Whether cookies can be kept to https.
    pub fn is_https(&self) -> bool {
        self.public_url().starts_with("https://")
    }

    /// The set-up code, while the set-up page is open.
    pub fn setup_code(&self) -> Option<String> {
        self.setup_code.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether a typed code is the set-up code, compared in constant time.
    pub fn is_setup_code(&self, typed: &str) -> bool {
        let typed: String = typed.chars().filter(char::is_ascii_alphanumeric).collect();
        self.setup_code().is_some_and(|code| {
            let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
            bool::from(code.as_bytes().ct_eq(typed.to_ascii_uppercase().as_bytes()))
        })
    }

    /// Closes the set-up page for good.
    pub fn end_setup(&self) {
        *self.setup_code.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
