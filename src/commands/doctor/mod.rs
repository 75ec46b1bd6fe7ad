//! `reeve doctor`: everything that a server needs, looked at on the machine where it runs. Nothing is
//! changed; only an empty file is written into the folder of backups and taken away again.

mod files;
mod network;
mod settings;
mod tls;

use std::fmt;
use std::io::ErrorKind;

use chrono::{DateTime, Utc};

use crate::commands::effective_settings::SettingsInForce;
use crate::commands::ready::Questions;
use crate::commands::serve::say;
use crate::commands::store_files::OpenStore;
use crate::commands::{Failure, block_on};
use reeve_actions::transfer::backup_command::CommandRun;
use reeve_actions::transfer::{backup, backup_command, backup_folder};
use reeve_http::config::Config;
use reeve_store::probe;
use reeve_store::time::millis;
use reeve_store::{self as store, Db, Purpose};
use reeve_views::health;
use reeve_views::health::{Health, Reading};
use reeve_words as words;

/// Arguments of `reeve doctor`: those of the server, so that it looks at the same.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// What was found, a line each, said as soon as it is known.
#[derive(Debug, Default)]
struct Findings {
    faults: usize,
}

impl Findings {
    fn line(&mut self, health: Health, subject: &str, text: impl fmt::Display) {
        self.faults += usize::from(health == Health::Wrong);
        say(&format!("{:<8} {subject}: {text}", words::doctor::health(health)));
    }

    /// Something that the status page shows too.
    fn reading(&mut self, reading: &Reading) {
        let subject = words::health::subject(&reading.fact).to_lowercase();
        self.line(reading.health, &subject, words::health::found(reading));
    }

    fn fine(&mut self, subject: &str, text: impl fmt::Display) {
        self.line(Health::Fine, subject, text);
    }

    fn warning(&mut self, subject: &str, text: impl fmt::Display) {
        self.line(Health::Attention, subject, text);
    }

    fn fault(&mut self, subject: &str, text: impl fmt::Display) {
        self.line(Health::Wrong, subject, text);
    }
}

/// Runs the command: exit status 0 when there is no fault, 1 when there is one.
pub(super) fn run(args: &Args, held: &SettingsInForce) -> Result<(), Failure> {
    let config = &args.config;
    let now = millis(Utc::now());
    let mut findings = Findings::default();
    let mut servers = Questions::to(&config.tls);
    findings.fine("program", format!("reeve {}", reeve_http::VERSION));
    let running = settings::look_at_settings(&mut findings, config, held, &mut servers);
    block_on(async {
        let last_backup = look_at_store(&mut findings, config, now).await;
        files::look_at_folders(&mut findings, config, now);
        let server = running.as_ref().map(|note| note.process);
        network::look_at_mail(&mut findings, config, server).await;
        network::look_at_proxy(&mut findings, config);
        tls::look_at_certificate(&mut findings, config, now);
        let listen = running.as_ref().map_or(config.listen(), |note| note.address);
        network::look_at_server(&mut findings, listen, &mut servers);
        look_at_backups(&mut findings, config, now, last_backup, server);
        Ok(())
    })?;
    match findings.faults {
        0 => Ok(()),
        faults => Err(Failure::Broken(words::doctor::faults(faults))),
    }
}

/// Looks at the store, and gives when the last backup of it was made.
async fn look_at_store(findings: &mut Findings, config: &Config, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let shown = config.store.shown();
    let found = match probe::look(config.store.address()).await {
        Ok(Some(found)) => found,
        Ok(None) => {
            findings.fault("store", words::doctor::no_store(&shown));
            return None;
        }
        Err(error) => {
            let said = config.store.gone_under_server(&error);
            findings.fault("store", said.unwrap_or_else(|| words::store::open_error_at(&error, &shown)));
            return None;
        }
    };
    findings.fine("store", words::health::database(&found.database, &shown.to_string(), found.bytes));
    findings.reading(&health::steps(&found));
    health::clock(&found, now).iter().for_each(|reading| findings.reading(reading));
    // Opening brings the store up to date, which is the server's to do.
    match found.waiting.is_empty() && found.newer.is_empty() {
        true => look_inside(findings, config, now).await,
        false => None,
    }
}

/// What only the open store tells: damage, and the last backup as the audit log has it.
async fn look_inside(findings: &mut Findings, config: &Config, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let db = match Db::open(config.store.address(), Purpose::Maintain).await {
        Ok(db) => db,
        Err(error) => {
            findings.fault("store", words::store::open_error(&error));
            return None;
        }
    };
    match db.damage().await {
        Ok(None) => findings.fine("file", words::doctor::NOT_LOOKED_AT),
        Ok(Some(faults)) if faults.is_empty() => findings.fine("file", words::doctor::SOUND),
        Ok(Some(faults)) => findings.fault("file", words::doctor::damaged(&faults)),
        Err(error) => findings.fault("file", words::store::error(&error)),
    }
    let last = match last_backup(&db).await {
        Ok((last, run)) => {
            findings.reading(&health::last_backup(last, config.backup_every, now));
            tell_elsewhere(findings, run.as_ref(), config, now);
            last
        }
        Err(error) => {
            findings.fault("last backup", words::store::error(&error));
            None
        }
    };
    db.close().await;
    last
}

/// When the last backup was made, and what came of the command that brings one elsewhere.
async fn last_backup(db: &Db) -> Result<(Option<DateTime<Utc>>, Option<CommandRun>), store::Error> {
    let mut tx = db.read().await?;
    let made = backup::last_backup(&mut tx).await?.map(|line| line.at);
    Ok((made, backup_command::last(&mut tx).await?))
}

/// What came of the command that brings a backup elsewhere, whichever copy ran it.
fn tell_elsewhere(findings: &mut Findings, run: Option<&CommandRun>, config: &Config, now: DateTime<Utc>) {
    let (ended, has_command) = (run.map(|run| run.at), config.backup_command().is_some());
    if health::tells_elsewhere(ended, has_command, config.backup_every, now) {
        let line = words::status::command(run);
        findings.line(line.standing, "elsewhere", line.text.replace('\n', "; "));
    }
}

/// Looks at the folder of backups: what lies there, and whether the service can write there. What can't be read by whoever
/// runs the doctor is said once.
fn look_at_backups(
    findings: &mut Findings,
    config: &Config,
    now: DateTime<Utc>,
    last: Option<DateTime<Utc>>,
    server: Option<u32>,
) {
    let every = config.backup_every;
    let Some(folder) = config.backup_folder.as_deref() else {
        // Of several copies on one database, one makes them.
        let others = matches!(store::file_of(config.store.address()), Ok(None));
        return findings.reading(&health::no_backup_folder(others, last, every, now));
    };
    match backup_folder::kept(folder, now) {
        Err(ErrorKind::PermissionDenied) => findings.fault("backups", words::doctor::backups_closed(folder)),
        Err(ErrorKind::NotFound) => findings.fault("backups", words::doctor::no_backup_folder(folder)),
        kept => {
            findings.reading(&health::backup_folder(folder, kept, every, now));
            let unfinished = health::unfinished_backups(folder, backup_folder::left_behind(folder));
            unfinished.iter().for_each(|reading| findings.reading(reading));
            files::look_at_writing(findings, "backups", config, folder, server);
        }
    }
}
