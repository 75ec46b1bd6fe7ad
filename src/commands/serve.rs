//! `reeve serve`: the web server.

use std::io::{IsTerminal, Write};
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use tracing_subscriber::filter::{LevelFilter, ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::commands::effective_settings::{NotePlace, SettingsInForce};
use crate::commands::store_files::OpenStore;
use crate::commands::{Failure, store_files};
use reeve_http::config::{Config, ConfigFault, LogFormat, WrongSetting};
use reeve_http::server::app::App;
use reeve_http::server::{Running, StartError};
use reeve_words as words;

/// Arguments of `reeve serve`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// Runs the command until it is told to stop.
pub(super) fn run(args: Args, held: &SettingsInForce) -> Result<(), Failure> {
    log_to_stderr(&args.config.log, args.config.log_format)?;
    let shown = args.config.store.shown();
    let note = NotePlace::of(args.config.store.address());
    let placed = &note;
    serve(&shown, async move {
        let running = Running::start(args.config, reeve_web::routes::SERVED).await?;
        placed.write(running.address, held);
        say(&words::commands::listens(running.address, running.app.config.tls.is_set()));
        if running.app.config.reached.public_url.is_some() {
            say(&words::commands::people_reach_it(&running.app.public_url));
        }
        if let Some(address) = running.metrics_address() {
            say(&words::commands::metrics_are_at(address));
        }
        if let Some(code) = running.app.setup_code() {
            say(&words::commands::set_up(&running.app.public_url, &code));
        }
        Ok(running)
    })
}

/// Runs a server that `start` makes until a signal stops it; its store is shown so.
pub(super) fn serve(store: &str, start: impl Future<Output = Result<Running, StartError>>) -> Result<(), Failure> {
    actix_web::rt::System::new().block_on(async {
        // Before anything is said on the terminal, so that no signal finds the default, which is to drop everything.
        let signals = Signals::new().map_err(|error| Failure::Broken(words::commands::no_signals(error)))?;
        let running = start.await.map_err(|error| failure(error, store))?;
        let stopper = tokio::task::spawn_local(stop_on(signals, running.handle(), running.app.clone()));
        let ended = running.run().await;
        stopper.abort();
        ended.map_err(|error| Failure::Broken(words::commands::server_ended(error)))
    })
}

/// The log goes to standard error, so that standard output holds only what a person or a script waits for.
pub(super) fn log_to_stderr(filter: &str, format: LogFormat) -> Result<(), Failure> {
    let targets = quiet(log_targets(filter).map_err(|fault| WrongSetting { key: "log", fault: fault.to_string() })?);
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(std::io::stderr);
    // A second call in one process is a test's; the first one's log is good enough.
    let _ = match format {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).finish().with(targets).try_init(),
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).finish().with(targets).try_init(),
    };
    Ok(())
}

/// What is logged of each part. Error: what is wrong with the filter.
pub(super) fn log_targets(filter: &str) -> Result<Targets, ConfigFault> {
    let unread = |_: ParseError| ConfigFault::LogFilter { filter: filter.to_owned() };
    let targets = filter.parse().map_err(unread)?;
    // A word alone is read as the name of a part, of which there would be nothing in the log.
    let is_level = |part: &str| part.contains('=') || part.trim().parse::<LevelFilter>().is_ok();
    match filter.split(',').find(|part| !is_level(part)) {
        Some(part) => Err(ConfigFault::LogLevel { part: part.to_owned() }),
        None => Ok(targets),
    }
}

/// Without what `actix_http` says of requests that are malformed, as errors: anybody may send them, and they are no errors
/// of ours. Who asks for more than `info`, or for this part by name, gets it.
fn quiet(targets: Targets) -> Targets {
    const NOISY: &str = "actix_http";
    let named = targets.iter().any(|(target, _)| target.starts_with(NOISY));
    let detailed = targets.default_level().is_some_and(|level| level > LevelFilter::INFO);
    if named || detailed { targets } else { targets.with_target(NOISY, LevelFilter::OFF) }
}

/// A line for the terminal. A terminal that is gone is no reason to stop serving.
pub(super) fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{}", words::unmarked(line)).and_then(|()| out.flush());
}

/// What was broken is told apart from what was typed wrong.
fn failure(error: StartError, store: &str) -> Failure {
    match error {
        StartError::Setting(wrong) => wrong.into(),
        StartError::Store(error) => store_files::not_opened(error, store),
        _ => Failure::Broken(error.to_string()),
    }
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
    hangup: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        let [interrupt, terminate, hangup] =
            [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(signal);
        Ok(Signals { interrupt: interrupt?, terminate: terminate?, hangup: hangup? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
            _ = self.hangup.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> std::io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// The first signal lets requests under way finish; a second one does not wait for them.
async fn stop_on(mut signals: Signals, server: ServerHandle, app: Data<App>) {
    signals.next().await;
    app.stop_soon();
    let delay = Duration::from_secs(u64::from(app.config.stop_delay));
    if !delay.is_zero() {
        tracing::info!(seconds = delay.as_secs(), "told to stop: answering for a while, and not ready any more");
        tokio::select! {
            () = tokio::time::sleep(delay) => {}
            () = signals.next() => {}
        }
    }
    tracing::info!("stopping: requests under way are finished");
    app.seating.stop_all();
    let graceful = server.stop(true);
    tokio::select! {
        () = graceful => {}
        () = signals.next() => server.stop(false).await,
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
}
