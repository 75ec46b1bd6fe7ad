//! `reeve serve`: the web server.

use std::fs::File;
use std::io::{IsTerminal, Write};
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::commands::effective_settings::{NotePlace, SettingsInForce};
use crate::commands::store_files::OpenStore;
use crate::commands::{Failure, block_on, config, logging, store_files};
use reeve_actions::site::spare_key;
use reeve_actions::transfer::spare::mark;
use reeve_http::config::{Config, LogFormat, WrongSetting};
use reeve_http::server::app::App;
use reeve_http::server::{Running, StartError};
use reeve_words as words;

/// Arguments of `reeve serve`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
    /// Go on here, though another machine has taken over and everybody is led there
    #[arg(long)]
    go_on_here: bool,
}

/// Runs the command until it is told to stop.
pub(super) fn run(mut args: Args, held: &SettingsInForce) -> Result<(), Failure> {
    args.config.in_force = config::text(held, &args.config.store, false);
    log_to_stderr(&args.config.log, args.config.log_format)?;
    if args.go_on_here {
        block_on(async {
            let db = args.config.store.open_existing().await?;
            let caller = store_files::caller();
            let done = spare_key::go_on_here(&store_files::context(&db, &caller)).await;
            db.close().await;
            done.map_err(|error| Failure::Broken(words::error(&error)))
        })?;
        for folder in &args.config.spare {
            let removed = mark::remove(folder);
            removed
                .map_err(|error| Failure::Broken(format!("{}: {}", folder.display(), words::system::fault(&error))))?;
        }
    }
    serve_with(args.config, held, |_| ())
}

/// Serves with these settings until it is told to stop. What is still to be done is done once it listens.
pub(super) fn serve_with(config: Config, held: &SettingsInForce, then: impl FnOnce(&Data<App>)) -> Result<(), Failure> {
    let shown = config.store.shown();
    let note = NotePlace::of(config.store.address());
    let placed = &note;
    serve(&shown, async move {
        let running = Running::start(config, reeve_web::routes::SERVED).await?;
        running.app.spares.note_settings(held.to_hand_on());
        placed.write(running.address, held);
        say(&words::commands::listens(running.address, running.app.config.tls.is_set()));
        if running.app.config.reached.public_url.is_some() {
            say(&words::commands::people_reach_it(&running.app.public_url()));
        }
        if let Some(address) = running.metrics_address() {
            say(&words::commands::metrics_are_at(address));
        }
        then(&running.app);
        // In a hall the page of the laptop leads there.
        if let (Some(code), None) = (running.app.setup_code(), running.app.laptop.host()) {
            say(&words::commands::set_up(&running.app.public_url(), &code));
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
    log_to(filter, format, std::io::stderr, std::io::stderr().is_terminal())
}

/// The log goes into a file, where nobody sees standard error.
pub(super) fn log_to_file(filter: &str, file: File) -> Result<(), Failure> {
    log_to(filter, LogFormat::Text, file, false)
}

fn log_to<W>(filter: &str, format: LogFormat, writer: W, is_coloured: bool) -> Result<(), Failure>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let targets =
        quiet(logging::log_targets(filter).map_err(|fault| WrongSetting { key: "log", fault: fault.to_string() })?);
    let log = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(writer);
    // A second call in one process is a test's; the first one's log is good enough.
    let _ = match format {
        LogFormat::Text => log.with_ansi(is_coloured).finish().with(targets).try_init(),
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).finish().with(targets).try_init(),
    };
    Ok(())
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
pub(super) struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
    hangup: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    pub(super) fn new() -> std::io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        let [interrupt, terminate, hangup] =
            [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(signal);
        Ok(Signals { interrupt: interrupt?, terminate: terminate?, hangup: hangup? })
    }

    pub(super) async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
            _ = self.hangup.recv() => {}
        }
    }
}

/// What Windows tells: keys in the console, and its window closed, after which it ends the process within seconds. That somebody signs
/// out or the machine is turned off it tells services, and programs that have loaded none of its libraries for windows: another it may
/// end at once, which the store survives.
#[cfg(windows)]
pub(super) struct Signals {
    interrupt: tokio::signal::windows::CtrlC,
    pause: tokio::signal::windows::CtrlBreak,
    close: tokio::signal::windows::CtrlClose,
    sign_out: tokio::signal::windows::CtrlLogoff,
    turn_off: tokio::signal::windows::CtrlShutdown,
}

#[cfg(windows)]
impl Signals {
    pub(super) fn new() -> std::io::Result<Signals> {
        use tokio::signal::windows;
        Ok(Signals {
            interrupt: windows::ctrl_c()?,
            pause: windows::ctrl_break()?,
            close: windows::ctrl_close()?,
            sign_out: windows::ctrl_logoff()?,
            turn_off: windows::ctrl_shutdown()?,
        })
    }

    pub(super) async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.pause.recv() => {}
            _ = self.close.recv() => {}
            _ = self.sign_out.recv() => {}
            _ = self.turn_off.recv() => {}
        }
    }
}

/// The first signal lets requests under way finish; a second one does not wait for them.
async fn stop_on(mut signals: Signals, server: ServerHandle, app: Data<App>) {
    tokio::select! {
        () = signals.next() => {}
        () = app.laptop.told_to_end() => {}
    }
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
