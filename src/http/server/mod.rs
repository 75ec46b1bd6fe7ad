//! The server: opens the store, listens, and stops without losing a request.

pub mod accept;
pub mod accept_fairness;
pub mod alike_cache;
pub mod api_limit;
pub mod app;
mod background;
pub mod clock;
pub mod connections;
pub mod hashing;
pub mod head_limit;
mod hooks;
pub mod in_process;
pub mod known_sessions;
pub mod laptop;
pub(crate) mod local_name;
pub mod monitoring;
pub mod neighbour;
pub mod odds_cache;
pub mod own_addresses;
mod public_address;
pub mod queues;
pub mod seat_work;
pub mod site_foot;
mod spare_folder;
pub mod spare_machine;
pub mod spares;
pub mod tls;
pub mod waiting;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;

use actix_web::App as ActixApp;
use actix_web::dev::{Server, ServerHandle};
use actix_web::{HttpServer, web};
use socket2::{Domain, Protocol, Socket, Type};
use webauthn_rs::prelude::WebauthnError;

use crate::config::{Config, WrongSetting};
use reeve_actions::accounts::webauthn::RelyingParty;
use reeve_actions::people::news;
use reeve_actions::transfer::spare::mark;
use reeve_mail::Sender;
use reeve_mail::push;
use reeve_mail::push::Pusher;
use reeve_store as store;
use reeve_store::{Db, OpenError, Purpose, Scope, account, setting, sheet_link, tournament_words};

use crate::guard::route_table;
use crate::route::Routes;
use crate::server::accept::Acceptance;
use crate::server::app::App;
use crate::server::connections::Connections;
use crate::server::spare_folder::heed_mark;
use crate::server::tls::ServedPair;
use crate::server::tls::pair::PairFiles;
use reeve_urls as urls;
use reeve_words as words;

/// Why the server did not start, in a sentence for the person at the terminal.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("{0}")]
    Setting(#[from] WrongSetting),
    /// The store can't be opened.
    #[error("{}", words::store::open_error(.0))]
    Store(#[from] OpenError),
    /// The store was opened but does not answer.
    #[error("{}", words::store::error(.0))]
    Reading(#[from] reeve_store::Error),
    /// The store can't be filled with what it should begin with.
    #[error("{0}")]
    NotFilled(String),
    /// The connections can't be encrypted.
    #[error("connections can't be encrypted: {0}")]
    Encryption(rustls::Error),
    /// Passkeys can't be made for the address, although browsers know them there.
    #[error("no passkeys can be made for the address under which Reeve is reached: {0}")]
    Passkeys(WebauthnError),
    /// The system gives the program no more threads.
    #[error("no threads for hashing passwords: {0}")]
    Threads(std::io::Error),
    /// The address can't be listened on.
    #[error("can't listen on {address}: {why}. {hint}", hint = words::server::listen_hint(why, key))]
    Listen {
        /// The setting that says the address.
        key: &'static str,
        address: SocketAddr,
        why: std::io::Error,
    },
}

/// What wakes players' devices; none where browsers take no messages from an address like ours, or no push service is named.
async fn pusher(app: &App) -> Option<Arc<Pusher>> {
    let services: Vec<String> =
        app.config.push_services.iter().map(|it| it.trim().to_owned()).filter(|it| !it.is_empty()).collect();
    // Browsers have the same conditions for both.
    if app.passkeys.is_none() || services.is_empty() {
        return None;
    }
    let made = match push::new_key() {
        Ok(new) => news::push_key(&app.db, &new).await.map_err(|error| error.to_string()),
        Err(fault) => Err(fault.to_string()),
    };
    let pusher =
        made.and_then(|key| Pusher::new(&services, &key, &app.public_url()).map_err(|fault| fault.to_string()));
    match pusher {
        Ok(pusher) => Some(Arc::new(pusher)),
        Err(fault) => {
            tracing::error!(fault, "players are not told of news on their phones");
            None
        }
    }
}

/// A server that is ready to answer.
pub struct Running {
    /// The address listened on, with the port that was taken.
    pub address: SocketAddr,
    pub app: web::Data<App>,
    server: Server,
    metrics: Option<(SocketAddr, Server)>,
    pair: Option<Arc<ServedPair>>,
}

/// The addresses that are listened on.
struct BoundSockets {
    main: BoundSocket,
    metrics: Option<BoundSocket>,
}

/// One of them, with the port that was taken.
struct BoundSocket {
    socket: TcpListener,
    address: SocketAddr,
}

impl BoundSocket {
    fn on(address: SocketAddr, key: &'static str) -> Result<BoundSocket, StartError> {
        let bound = bind(address).and_then(|socket| Ok((socket.local_addr()?, socket)));
        match bound {
            Ok((address, socket)) => Ok(BoundSocket { socket, address }),
            Err(why) => Err(StartError::Listen { key, address, why }),
        }
    }
}

/// Listens on an address. On every address of the machine means those of IPv4 too, whatever the system's default, and those alone
/// where it has no IPv6.
fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    if !address.is_ipv6() || !address.ip().is_unspecified() {
        return TcpListener::bind(address);
    }
    let listen = || {
        let socket = Socket::new(Domain::IPV6, Type::STREAM, Some(Protocol::TCP))?;
        socket.set_only_v6(false)?;
        #[cfg(unix)]
        socket.set_reuse_address(true)?;
        socket.bind(&address.into())?;
        socket.listen(WAITING)?;
        Ok(socket.into())
    };
    listen().or_else(|error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse | io::ErrorKind::PermissionDenied => Err(error),
        _ => TcpListener::bind((Ipv4Addr::UNSPECIFIED, address.port())),
    })
}

/// How many connections may wait to be accepted, as the standard library has it.
const WAITING: i32 = 128;

impl BoundSockets {
    fn of(config: &Config) -> Result<BoundSockets, StartError> {
        let main = BoundSocket::on(config.listen(), "listen")?;
        let metrics = config.metrics_listen.map(|own| BoundSocket::on(own, "metrics-listen")).transpose()?;
        Ok(BoundSockets { main, metrics })
    }
}

/// Whether two addresses can't be listened on at once. Port 0 takes a free one.
fn is_same_place(one: SocketAddr, other: SocketAddr) -> bool {
    let every = one.ip().is_unspecified() || other.ip().is_unspecified();
    one.port() != 0 && one.port() == other.port() && (every || one.ip() == other.ip())
}

/// Whether opening the store would make its file.
fn is_new(address: &str) -> bool {
    matches!(store::file_of(address), Ok(Some(path)) if !path.exists())
}

/// Serves the metrics on an address of their own, and nothing else there.
fn serve_metrics(own: BoundSocket, app: &web::Data<App>) -> Result<(SocketAddr, Server), StartError> {
    let BoundSocket { socket, address } = own;
    let refused = |why| StartError::Listen { key: "metrics-listen", address, why };
    let shared = app.clone();
    let server = HttpServer::new(move || {
        ActixApp::new().app_data(shared.clone()).route(urls::site::metrics, web::get().to(monitoring::metrics))
    });
    let server = server.disable_signals().workers(1).shutdown_timeout(0).listen(socket).map_err(refused)?;
    Ok((address, server.run()))
}

/// How long requests under way may take once the server is told to stop, in seconds.
const LAST_REQUESTS: u64 = 1;

impl Running {
    /// Opens the store and listens. Requests wait until [`Running::run`].
    pub async fn start(config: Config, routes: Routes) -> Result<Running, StartError> {
        route_table::declare(routes);
        let pair = pair_of(&config)?;
        if let Some(folder) = config.backup_folder.as_deref().filter(|folder| !folder.is_dir()) {
            let fault = format!("{}: there is no such folder", folder.display());
            return Err(WrongSetting { key: "backup-folder", fault }.into());
        }
        if config.backup_command().is_some() && config.backup_folder.is_none() {
            let fault = words::settings::BACKUP_COMMAND_ALONE.to_owned();
            return Err(WrongSetting { key: "backup-command", fault }.into());
        }
        if !config.spare.is_empty() && matches!(store::file_of(config.store.address()), Ok(None)) {
            let fault = words::spare::NOT_ON_POSTGRES.to_owned();
            return Err(WrongSetting { key: "spare", fault }.into());
        }
        if config.metrics_listen.is_some_and(|own| is_same_place(own, config.listen())) {
            let fault = words::settings::METRICS_ON_THE_SAME_ADDRESS.to_owned();
            return Err(WrongSetting { key: "metrics-listen", fault }.into());
        }
        let mail = Sender::of(&config.mailing.setting()).map_err(|fault| words::mail::setting_fault(&fault))?;
        if let Some(sender) = &mail
            && let Err(unsent) = sender.try_folder()
        {
            tracing::error!(%unsent, "the folder of mails takes none, so every mail waits: see who may write there");
        }
        // A store that is there comes first: somebody who starts Reeve twice learns that, and not that a port is in use.
        // A new one is not made for nothing.
        let early = is_new(config.store.address()).then(|| BoundSockets::of(&config)).transpose()?;
        let db = Db::open(config.store.address(), Purpose::Serve).await?;
        sheet_link::bring_up_to_date(&db).await?;
        let mut tx = db.read().await?;
        let needs_setup = !account::has_administrator(&mut tx).await?;
        let spare_key = setting::spare_key(&mut tx).await?;
        let moved_to = setting::moved_to(&mut tx).await?;
        drop(tx);
        if let Err(error) = note_words(&db).await {
            tracing::warn!(%error, "tournaments are searched for as an older Reeve has stored them");
        }
        let listeners = early.map_or_else(|| BoundSockets::of(&config), Ok)?;
        let BoundSocket { socket, address } = listeners.main;
        let public_url = config.public_url(address)?;
        let cores = || std::thread::available_parallelism().map_or(2, usize::from);
        let workers = config.workers.filter(|n| *n > 0).unwrap_or_else(cores);
        let most = connections::most();
        // One address alone must not use up what there is for all.
        let each = config.connections_per_address.min(most / 2);
        let connections = Arc::new(Connections::new(each, config.proxies.clone()));
        let passkeys = RelyingParty::at(&public_url).map_err(StartError::Passkeys)?;
        let mut app = App::new(db, config, (public_url, passkeys), needs_setup).map_err(StartError::Threads)?;
        app.mail = mail;
        app.push = pusher(&app).await;
        if let Some(address) = &moved_to {
            tracing::warn!(address, "another machine has taken over; everybody is led there");
        }
        app.spares.move_to(moved_to.as_deref());
        let has_file = app.db.file().is_some();
        app.spares.expect_machines(spare_key.filter(|_| has_file).as_deref());
        for folder in &app.config.spare {
            mark::name_store(&app.db).await?;
            if let Err(error) = heed_mark(&app, folder).await {
                tracing::warn!(%error, "whether another machine has taken over could not be read or noted");
            }
        }
        app.site_foot.refresh(&app.db).await;
        let app = web::Data::new(app);
        let encryption = pair.as_ref().map(ServedPair::encryption).transpose().map_err(StartError::Encryption)?;
        let each = (most / workers).max(1);
        let how = Acceptance { encryption, connections, workers, each, last_requests: LAST_REQUESTS, routes };
        let refused = |why| StartError::Listen { key: "listen", address, why };
        let server = accept::serve(socket, &app, how).map_err(refused)?;
        let metrics = listeners.metrics.map(|own| serve_metrics(own, &app)).transpose()?;
        Ok(Running { address, app, server, metrics, pair })
    }

    /// The address on which the metrics are, if they have one of their own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().map(|(address, _)| *address)
    }

    /// A handle to stop the server with.
    pub fn handle(&self) -> ServerHandle {
        self.server.handle()
    }

    /// Answers requests until the server is told to stop by its handle; then finishes the
    /// requests under way and closes the store.
    pub async fn run(self) -> std::io::Result<()> {
        let is_hall = self.app.laptop.host().is_some();
        let is_said = self.app.config.reached.public_url.is_some();
        if !is_hall && !is_said && (self.app.mail.is_some() || self.address.ip().is_unspecified()) {
            let links = self.app.public_url();
            tracing::warn!(%links, "no --public-url: links and QR codes that people get may lead nowhere");
        }
        let jobs = background::start(&self.app, self.pair, self.address);
        let metrics = self.metrics.map(|(_, server)| (server.handle(), actix_web::rt::spawn(server)));
        let ended = self.server.await;
        self.app.seating.stop_all();
        self.app.seat_work.finish().await;
        self.app.spares.settle().await;
        drop(jobs);
        self.app.spares.close().await;
        if let Some((handle, task)) = metrics {
            handle.stop(false).await;
            task.abort();
        }
        self.app.db.close().await;
        ended
    }
}

/// The certificate and its key, where https is served without a proxy.
///
/// Error: the files or the public address are not fit for it.
fn pair_of(config: &Config) -> Result<Option<Arc<ServedPair>>, WrongSetting> {
    let public_url = config.public_url(config.listen())?;
    let Some(files) = PairFiles::of(&config.tls)? else { return Ok(None) };
    if !public_url.starts_with("https://") {
        let fault = words::tls::PUBLIC_ADDRESS_WITHOUT.to_owned();
        return Err(WrongSetting { key: "public-url", fault });
    }
    Ok(Some(ServedPair::open(files)?))
}

/// Stores the search words of tournaments that an older Reeve has stored without them.
async fn note_words(db: &Db) -> Result<(), reeve_store::Error> {
    let mut tx = db.read().await?;
    let complete = tournament_words::are_complete(&mut tx).await?;
    drop(tx);
    if complete {
        return Ok(());
    }
    let mut tx = db.write(Scope::NoTournament).await?;
    tournament_words::complete(&mut tx).await?;
    tx.commit().await
}
