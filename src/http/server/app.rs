//! What every request shares: the store, the settings, and the few things kept in memory.

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
use reeve_secret as secret;
use reeve_store::Db;

use crate::body::Bodies;
use crate::form_key::answers::FormAnswers;
use crate::live::listeners::Listeners;
use crate::live::topics::Topics;
use crate::metrics::Metrics;
use crate::page_cache::storage::PageStorage;
use crate::server::clock::Clock;
use crate::server::connections;
use crate::server::hashing;
use crate::server::hashing::Hashing;
use crate::server::known_sessions::KnownSessions;
use crate::server::odds_cache::OddsCache;
use crate::server::queues::RequestQueues;
use crate::server::seat_work::SeatWork;
use crate::server::site_foot::SiteFoot;
use crate::server::waiting::Waiting;

/// How much the kept pages may take, in bytes.
const PAGE_CACHE: usize = 16 * 1024 * 1024;

/// The running program, as the handlers see it.
#[derive(Debug)]
pub struct App {
    pub db: Db,
    pub clock: Clock,
    pub config: Config,
    /// The address under which people reach Reeve, without a slash at its end.
    pub public_url: String,
    /// The address that passkeys are made for; none where browsers know no passkeys at ours.
    pub passkeys: Option<RelyingParty>,
    /// The forms that are arriving.
    pub bodies: Arc<Bodies>,
    pub hashing: Hashing,
    /// The sessions that were good lately.
    pub known_sessions: KnownSessions,
    pub listeners: Arc<Listeners>,
    pub topics: Topics,
    /// The places for large answers.
    pub queues: RequestQueues,
    pub seating: Workers,
    /// How often each player goes on by simulation.
    pub odds_cache: OddsCache,
    /// Work on seats that goes on after its request.
    pub seat_work: SeatWork,
    /// Where sign-ins wait after too many have failed.
    pub waiting: Waiting,
    /// What the foot of every page links to.
    pub site_foot: SiteFoot,
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
    /// Wakes the job that sends mails when a mail was queued here.
    pub mail_waits: Notify,
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
        let metrics = Metrics::new();
        Ok(App {
            db,
            clock: Clock::default(),
            config,
            public_url,
            passkeys,
            bodies: Arc::default(),
            hashing: Hashing::start(hashing::threads(cores))?,
            known_sessions: KnownSessions::default(),
            listeners: Arc::new(Listeners::new(connections::most())),
            topics: Topics::default(),
            queues: RequestQueues::default(),
            seating: Workers::new(workers::places(cores)),
            odds_cache: OddsCache::default(),
            seat_work: SeatWork::here(metrics.seat_work_faults()),
            waiting: Waiting::default(),
            site_foot: SiteFoot::default(),
            metrics,
            stopping: AtomicBool::new(false),
            told_to_stop: Notify::new(),
            page_cache: PageStorage::new(PAGE_CACHE),
            mail: None,
            mail_waits: Notify::new(),
            form_answers: FormAnswers::default(),
            setup_code: Mutex::new(needs_setup.then(secret::readable_code)),
        })
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
        self.public_url.starts_with("https://")
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
