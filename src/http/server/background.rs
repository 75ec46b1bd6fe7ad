//! What the server does beside answering requests, for as long as it runs: it sends mails, makes backups, deletes what has expired, and
//! follows the files of its certificate.
//!
//! Each job is a function that does its work once and returns how long to pause. [`start`] is the list of them; what fails is logged and
//! done again, and the server goes on. A pause is time of the machine; what is due by then is asked of the clock of the
//! [`App`], which tests move.

use std::convert::Infallible;
use std::fmt::Display;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use actix_web::web::Data;
use chrono::TimeDelta;
use futures_util::future::join_all;
use texts::Language;
use tokio::sync::Notify;
use tokio::task::{JoinError, JoinSet, spawn_blocking};
use tokio::time::{sleep, timeout};

use reeve_actions::mail::{MailReader, Next, Outgoing};
use reeve_actions::people::everywhere;
use reeve_actions::people::news;
use reeve_actions::people::news::Claimed;
use reeve_actions::transfer::backup_command::CommandRun;
use reeve_actions::transfer::{backup_command, backup_folder};
use reeve_actions::{Caller, Context, Who, mail};
use reeve_mail::push::{NotPushed, Pusher};
use reeve_mail::{Letter, Sender, Unsent};
use reeve_store::outbox::Mail;
use reeve_store::{Scope, expiry};
use reeve_views::health;

use crate::language;
use crate::metrics::MailOutcome;
use crate::server::app::App;
use crate::server::hooks;
use crate::server::local_name;
use crate::server::own_addresses::{OwnAddress, own_addresses, to_move_to};
use crate::server::spare_folder::follow;
use crate::server::tls::ServedPair;
use reeve_limits as limits;
use reeve_words as words;

/// How often it is looked whether a mail waits, beside being told: for what other copies and commands queued, and for
/// what is tried anew.
const MAIL: Duration = Duration::from_secs(5);
/// How often it is tried to note what came of a mail, and the pause between. Until it is noted the mail counts as being sent, for
/// minutes, and is then sent a second time.
const NOTES: u32 = 5;
const NOTE_AGAIN: Duration = Duration::from_secs(3);

/// How often it is looked whether a player's device is to be woken.
const NEWS: Duration = Duration::from_secs(3);

/// From the start to the first cleaning: a server that has just started answers requests first.
const FIRST_CLEANING: Duration = Duration::from_secs(600);
const CLEANING: Duration = Duration::from_secs(3600);
/// The most rounds of one cleaning, with a pause after each for whoever waits for the lock.
const ROUNDS: u32 = 50;
const ROUND_PAUSE: Duration = Duration::from_millis(500);
/// Players who become pseudonyms between two pauses.
const PLAYERS_AT_A_TIME: i64 = 5;

/// At most so long at a time until the next backup: a laptop that slept does not count the sleep as waiting.
const BACKUP: Duration = Duration::from_secs(3600);
const BACKUP_AGAIN: Duration = Duration::from_secs(600);
/// After so many failures in a row the command waits for the next backup.
const TRIES: usize = 3;

/// How often the files of the certificate are looked at.
const CERTIFICATE: Duration = Duration::from_secs(3);

/// How often it is looked whether the laptop of a hall has another address.
const ADDRESS: Duration = Duration::from_secs(5);

/// Starts all jobs. They end where they stand when the set is dropped.
pub(super) fn start(app: &Data<App>, pair: Option<Arc<ServedPair>>, address: SocketAddr) -> JoinSet<()> {
    let mut jobs = JoinSet::new();
    let own = || app.clone();
    let app = own();
    jobs.spawn_local(async move { check_store_file(&app).await });
    let app = own();
    jobs.spawn_local(async move {
        let Some(sender) = &app.mail else { return };
        repeat("mail", MAIL, &app.mail_waits, async || send_mails(&app, sender).await).await;
    });
    let app = own();
    jobs.spawn_local(async move {
        let Some(pusher) = &app.push else { return };
        repeat("news", NEWS, &Notify::new(), async || wake_devices(&app, pusher).await).await;
    });
    let app = own();
    jobs.spawn_local(async move { hooks::run(&app).await });
    let app = own();
    jobs.spawn_local(async move {
        let Some(folder) = &app.config.backup_folder else { return };
        backup_folder::clear(folder);
        repeat("backup", BACKUP_AGAIN, &Notify::new(), async || back_up(&app, folder).await).await;
    });
    let app = own();
    jobs.spawn_local(async move { local_name::answer(&app, address).await });
    let app = own();
    jobs.spawn_local(async move {
        // Elsewhere the address is what the settings make of it.
        if app.laptop.host().is_none() || !address.ip().is_unspecified() || app.config.reached.public_url.is_some() {
            return;
        }
        let mut in_use = None;
        repeat("address", ADDRESS, &Notify::new(), async || follow_address(&app, address, &mut in_use).await).await;
    });
    let spares = own().config.spare.len();
    for at in 0..spares {
        let app = own();
        jobs.spawn_local(async move {
            if let Some(folder) = app.config.spare.get(at) {
                follow(&app, at, folder).await;
            }
        });
    }
    let app = own();
    jobs.spawn_local(async move {
        sleep(FIRST_CLEANING).await;
        repeat("expiry", CLEANING, &Notify::new(), async || delete_expired(&app).await).await;
    });
    if let Some(pair) = pair {
        let app = own();
        jobs.spawn_local(async move {
            let mut seen = pair.look();
            repeat("certificate", CERTIFICATE, &Notify::new(), async || {
                pair.follow(&mut seen);
                app.metrics.certificate_ends(pair.ends());
                Ok::<_, Infallible>(CERTIFICATE)
            })
            .await;
        });
    }
    jobs
}

/// Does a job again and again, after the pause that it returns or as soon as it is `told`. What fails is logged, and done again after
/// another pause.
async fn repeat<E: Display>(
    name: &'static str,
    again: Duration,
    told: &Notify,
    mut job: impl AsyncFnMut() -> Result<Duration, E>,
) {
    loop {
        let pause = job().await.unwrap_or_else(|error| {
            tracing::error!(job = name, %error, "a job in the background failed, and is done again");
            again
        });
        // Told or not: both lead to the next time.
        let _ = timeout(pause, told.notified()).await;
    }
}

/// Moves to another address of the laptop where the one in use is gone, or another is better.
async fn follow_address(
    app: &App,
    listening: SocketAddr,
    in_use: &mut Option<OwnAddress>,
) -> Result<Duration, JoinError> {
    let mut found = spawn_blocking(own_addresses).await?;
    found.retain(|own| listening.is_ipv6() || own.ip.is_ipv4());
    if let Some(next) = to_move_to(&found, in_use.as_ref()) {
        app.move_to_address(SocketAddr::new(next.ip, listening.port()));
        *in_use = Some(next);
    }
    Ok(ADDRESS)
}

/// Checks the store's file once, beside the first requests. Damage is an error in the log, so that somebody restores a
/// backup while there is still a good one.
async fn check_store_file(app: &App) {
    match app.db.damage().await {
        Ok(faults) if faults.as_ref().is_none_or(Vec::is_empty) => {}
        Ok(faults) => tracing::error!(?faults, "the file of the store is damaged: restore the last good backup"),
        Err(error) => tracing::error!(%error, "the file of the store is damaged or can't be read"),
    }
}

/// Sends the mails that wait, one after another. What goes wrong with one is noted with it; the log says nothing of whom it was for.
async fn send_mails(app: &App, sender: &Sender) -> reeve_actions::Result<Duration> {
    // The machine that has taken over sends what waits.
    while app.spares.moved_to().is_none() {
        let (mail, outgoing) = match mail::next(&app.db, &app.public_url(), app.clock.now()).await? {
            Next::Nothing => return Ok(MAIL),
            Next::Dropped => continue,
            Next::Send(mail, outgoing) => (mail, outgoing),
        };
        let sent = sender.send(&letter(app, outgoing)).await;
        let is_sent = sent.is_ok();
        let settled = settle(app, &mail, &sent).await;
        // No figure and no log tells of a confidential report.
        if mail.kind.is_in_confidence() {
            continue;
        }
        app.metrics.mail_tried(match settled {
            _ if is_sent => MailOutcome::Sent,
            Ok(true) => MailOutcome::GivenUp,
            _ => MailOutcome::PutBack,
        });
        match settled {
            // It is tried less and less often, so these lines are few.
            Ok(false) if !is_sent && health::is_late(app.clock.now() - mail.created_at) => {
                let minutes = (app.clock.now() - mail.created_at).num_minutes();
                tracing::warn!(mail = mail.id, kind = mail.kind.code(), minutes, "a mail waits for long");
            }
            Ok(false) => {}
            Ok(true) => tracing::warn!(mail = mail.id, kind = mail.kind.code(), "a mail was given up"),
            Err(error) => tracing::warn!(%error, mail = mail.id, "what came of a mail was not noted"),
        }
    }
    Ok(MAIL)
}

/// A mail in words, in the language of its reader.
fn letter(app: &App, outgoing: Outgoing) -> Letter {
    let language = match &outgoing.reader {
        MailReader::Staff => Language::ENGLISH,
        MailReader::Player(tag) => language::kept(app, tag.as_deref()),
    };
    let mut letter = texts::sync_scope(language, || words::mail::letter(outgoing, &app.public_url()));
    for text in [&mut letter.subject, &mut letter.text] {
        *text = texts::without_marks(text);
    }
    letter
}

/// Notes what came of a mail, and tries again where the store can't take it just now. Returns `true` if the mail was given up.
async fn settle(app: &App, mail: &Mail, sent: &Result<(), Unsent>) -> reeve_actions::Result<bool> {
    let mut tries = 0;
    loop {
        let settled = mail::settle(&app.db, mail, sent.clone(), app.clock.now()).await;
        tries += 1;
        if settled.is_ok() || tries >= NOTES {
            return settled;
        }
        sleep(NOTE_AGAIN).await;
    }
}

/// Wakes the devices of players for whom there is news, several at a time.
async fn wake_devices(app: &App, pusher: &Arc<Pusher>) -> reeve_actions::Result<Duration> {
    loop {
        let now = app.clock.now();
        let claimed = news::next(&app.db, now).await?;
        if claimed.is_empty() {
            return Ok(NEWS);
        }
        let woken = join_all(claimed.into_iter().map(|device| wake(pusher, device, now.timestamp()))).await;
        news::settle(&app.db, woken, app.clock.now()).await?;
    }
}

/// Wakes a device, on a thread that may wait. One at a service that the settings no longer name counts as gone.
async fn wake(pusher: &Arc<Pusher>, device: Claimed, now: i64) -> (Claimed, Result<(), NotPushed>) {
    let Some(endpoint) = pusher.endpoint(device.endpoint()) else { return (device, Err(NotPushed::Gone)) };
    let pusher = pusher.clone();
    let pushed = spawn_blocking(move || pusher.push(&endpoint, now)).await.unwrap_or(Err(NotPushed::NoConnection));
    if let Err(fault @ (NotPushed::Refused(_) | NotPushed::NoConnection)) = &pushed {
        tracing::warn!(%fault, "a player's device could not be woken, and is tried again");
    }
    (device, pushed)
}

/// Makes a backup if one is due. Returns the time until the next, or an hour if that is longer.
///
/// Error: what is wrong, in words.
async fn back_up(app: &App, folder: &Path) -> Result<Duration, String> {
    let failed = |fault: String| {
        app.metrics.backup_failed();
        fault
    };
    let wait = backup_folder::until_next(folder, app.config.backup_every, app.clock.now())
        .map_err(|error| failed(format!("the folder {} can't be read: {error}", folder.display())))?;
    let wait = wait.to_std().unwrap_or_default();
    if !wait.is_zero() {
        return Ok(wait.min(BACKUP));
    }
    let caller = Caller { who: Who::Command, address: String::new() };
    let context = Context { db: &app.db, caller: &caller, now: app.clock.now(), form: None };
    let keep = usize::try_from(app.config.backup_keep).unwrap_or(usize::MAX);
    let made = backup_folder::make(&context, folder, keep, &app.config.in_force).await;
    let (path, made) = made.map_err(|error| failed(words::transfer::backup_error(&error)))?;
    tracing::info!(bytes = made.bytes, rows = made.rows, "made a backup and checked it");
    bring_elsewhere(app, &path).await;
    Ok(Duration::ZERO)
}

/// Runs the operator's command on a backup, and again where it fails.
async fn bring_elsewhere(app: &App, path: &Path) {
    let Some(command) = app.config.backup_command() else { return };
    let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    for left in (0..TRIES).rev() {
        let fault = backup_command::run(command, path, backup_command::LONGEST).await.err();
        let run = CommandRun { at: app.clock.now(), file: file.clone(), fault: fault.clone() };
        if let Err(error) = backup_command::note(&app.db, &run).await {
            tracing::warn!(%error, "what came of the command after the backup could not be noted in the store");
        }
        let Some(fault) = fault else {
            tracing::info!(file, "the command after the backup has done its work");
            return;
        };
        app.metrics.backup_command_failed();
        // A command that said nothing leaves nothing behind the colon.
        let fault = fault.to_string();
        let fault = fault.trim_end_matches([':', ' ']);
        tracing::error!(file, %fault, tries_left = left, "the command after the backup failed");
        if left > 0 {
            sleep(BACKUP_AGAIN).await;
        }
    }
}

/// Deletes expired rows: old attempts, sessions and keys that have run out, and what is kept for some time only.
async fn delete_expired(app: &App) -> Result<Duration, reeve_store::Error> {
    match app.db.forget_upgrade_copies(Some(app.clock.now() - TimeDelta::days(limits::UPGRADE_COPIES.days))) {
        Ok(gone) => gone.iter().for_each(|path| {
            tracing::info!(copy = %path.display(), "removed the copy of the store that was made before an upgrade");
        }),
        Err(error) => tracing::warn!(%error, "old copies beside the store could not be removed"),
    }
    for _ in 0..ROUNDS {
        let mut tx = app.db.write(Scope::NoTournament).await?;
        let gone = expiry::clean(&mut tx, app.clock.now()).await?;
        tx.commit().await?;
        if gone < expiry::MOST.unsigned_abs() {
            break;
        }
        sleep(ROUND_PAUSE).await;
    }
    erase_players(app).await;
    Ok(CLEANING)
}

/// Makes players of finished tournaments pseudonymous who were kept long enough, a few at a time: each takes the lock of everything.
async fn erase_players(app: &App) {
    let caller = Caller { who: Who::Command, address: String::new() };
    let mut all = 0;
    for _ in 0..ROUNDS {
        let context = Context { db: &app.db, caller: &caller, now: app.clock.now(), form: None };
        match everywhere::erase_due(&context, PLAYERS_AT_A_TIME).await {
            Ok(0) => break,
            Ok(gone) => all += gone,
            Err(error) => {
                tracing::error!(%error, "players who were kept long enough are still known by name");
                break;
            }
        }
        sleep(ROUND_PAUSE).await;
    }
    if all > 0 {
        tracing::info!(players = all, "made players of finished tournaments pseudonymous");
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_job_is_done_again_after_its_pause_after_a_failure_and_when_it_is_told() {
        let (times, told) = (Cell::new(0), Notify::new());
        let job = async || {
            times.set(times.get() + 1);
            if times.get() == 2 { Err("on purpose") } else { Ok(Duration::from_secs(10)) }
        };
        let watched = async {
            let after = async |seconds| {
                sleep(Duration::from_secs(seconds)).await;
                times.get()
            };
            assert_eq!((after(9).await, after(2).await), (1, 2));
            assert_eq!((after(98).await, after(2).await), (2, 3));
            told.notify_one();
            assert_eq!(after(1).await, 4);
        };
        tokio::select! {
            () = repeat("test", Duration::from_secs(100), &told, job) => {}
            () = watched => {}
        }
    }
}
