//! `reeve doctor`: everything that a server needs, looked at on the machine where it runs. Nothing is changed.

mod files;
mod network;

use std::fmt;

use chrono::{DateTime, TimeDelta, Utc};

use crate::actions::transfer::{backup, backup_folder};
use crate::commands::serve::say;
use crate::commands::{Failure, block_on};
use crate::config::Config;
use crate::store::probe::{self, Found};
use crate::store::time::millis;
use crate::store::{self, Db, Purpose};
use crate::web::ui::words;

/// Arguments of `reeve doctor`: those of the server, so that it looks at the same.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// How bad something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Level {
    /// As it should be.
    Fine,
    /// It works, and somebody should look at it.
    Warning,
    /// It does not work, or will not for long.
    Fault,
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Fine => "ok",
            Level::Warning => "warning",
            Level::Fault => "fault",
        })
    }
}

/// What was found, a line each, said as soon as it is known.
#[derive(Debug, Default)]
struct Findings {
    faults: usize,
}

impl Findings {
    fn line(&mut self, level: Level, subject: &str, text: impl fmt::Display) {
        self.faults += usize::from(level == Level::Fault);
        say(&format!("{level:<8} {subject}: {text}"));
    }

    fn fine(&mut self, subject: &str, text: impl fmt::Display) {
        self.line(Level::Fine, subject, text);
    }

    fn warning(&mut self, subject: &str, text: impl fmt::Display) {
        self.line(Level::Warning, subject, text);
    }

    fn fault(&mut self, subject: &str, text: impl fmt::Display) {
        self.line(Level::Fault, subject, text);
    }
}

/// Runs the command: exit status 0 when there is no fault, 1 when there is one.
pub fn run(args: &Args) -> Result<(), Failure> {
    let config = &args.config;
    let now = millis(Utc::now());
    let mut findings = Findings::default();
    findings.fine("program", format!("reeve {}", crate::VERSION));
    block_on(async {
        look_at_store(&mut findings, config, now).await;
        files::look_at_folders(&mut findings, config);
        network::look_at_mail(&mut findings, config).await;
        network::look_at_proxy(&mut findings, config);
        network::look_at_server(&mut findings, config);
        look_at_backup_folder(&mut findings, config, now);
        Ok(())
    })?;
    match findings.faults {
        0 => Ok(()),
        1 => Err(Failure::Broken("1 fault".to_owned())),
        faults => Err(Failure::Broken(format!("{faults} faults"))),
    }
}

async fn look_at_store(findings: &mut Findings, config: &Config, now: DateTime<Utc>) {
    let shown = config.store.shown();
    let found = match probe::look(config.store.address()).await {
        Ok(Some(found)) => found,
        Ok(None) => return findings.fault("store", format!("{shown}: there is none; `reeve serve` makes it")),
        Err(error) => return findings.fault("store", words::store::open_error(&error)),
    };
    findings.fine("store", format!("{shown}, {}, {}", found.database, size(found.bytes)));
    look_at_steps(findings, &found);
    look_at_clock(findings, &found, now);
    // Opening brings the store up to date, which is the server's to do.
    if found.waiting.is_empty() && found.newer.is_empty() {
        look_inside(findings, config, now).await;
    }
}

fn look_at_steps(findings: &mut Findings, found: &Found) {
    let numbers = |steps: &[i64]| steps.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    if !found.newer.is_empty() {
        let steps = numbers(&found.newer);
        findings.warning("migrations", format!("a newer Reeve has made steps that this one does not know: {steps}"));
    } else if !found.waiting.is_empty() {
        let steps = numbers(&found.waiting);
        findings.warning(
            "migrations",
            format!("the next start of this Reeve makes the steps {steps}; make a backup first"),
        );
    } else {
        findings.fine("migrations", format!("up to date, step {}", found.step));
    }
}

/// How far two clocks may be apart, and a line of the log ahead, before sign-ins and clocks of rounds suffer.
const APART: TimeDelta = TimeDelta::minutes(1);

fn look_at_clock(findings: &mut Findings, found: &Found, now: DateTime<Utc>) {
    let apart = found.clock.map(|there| (there - now).abs()).filter(|apart| *apart > APART);
    if let Some(apart) = apart {
        findings.fault("clock", format!("this machine and the database are {} seconds apart", apart.num_seconds()));
    }
    let ahead = found.last_change.map(|at| at - now).filter(|ahead| *ahead > APART);
    if let Some(ahead) = ahead {
        let minutes = ahead.num_minutes();
        findings.fault("clock", format!("the newest line of the audit log lies {minutes} minutes in the future: the clock is slow, or ran ahead once"));
    }
    if apart.is_none() && ahead.is_none() {
        findings.fine("clock", now.format("%Y-%m-%d %H:%M:%S UTC"));
    }
}

/// What only the open store tells: damage, and the last backup as the audit log has it.
async fn look_inside(findings: &mut Findings, config: &Config, now: DateTime<Utc>) {
    let db = match Db::open(config.store.address(), Purpose::Maintain).await {
        Ok(db) => db,
        Err(error) => return findings.fault("store", words::store::open_error(&error)),
    };
    match db.damage().await {
        Ok(faults) if faults.is_empty() => findings.fine("file", "sound as far as the database can tell"),
        Ok(faults) => findings.fault("file", format!("damaged, restore the last good backup: {}", faults.join("; "))),
        Err(error) => findings.fault("file", words::store::error(&error)),
    }
    match last_backup(&db).await {
        Ok(last) => tell_backup(findings, last, config.backup_every, now),
        Err(error) => findings.fault("last backup", words::store::error(&error)),
    }
    db.close().await;
}

async fn last_backup(db: &Db) -> Result<Option<DateTime<Utc>>, store::Error> {
    let mut tx = db.read().await?;
    Ok(backup::last_backup(&mut tx).await?.map(|line| line.at))
}

fn tell_backup(findings: &mut Findings, last: Option<DateTime<Utc>>, every: u32, now: DateTime<Utc>) {
    let Some(last) = last else { return findings.warning("last backup", "none was ever made") };
    let text = format!("{} UTC", last.format("%Y-%m-%d %H:%M"));
    if now - last > TimeDelta::hours(2 * i64::from(every)) {
        findings.warning("last backup", format!("{text}, longer ago than it should be"));
    } else {
        findings.fine("last backup", text);
    }
}

fn look_at_backup_folder(findings: &mut Findings, config: &Config, now: DateTime<Utc>) {
    let Some(folder) = &config.backup_folder else {
        return findings.warning("backups", "none are made by themselves; --backup-folder names a folder for them");
    };
    let shown = folder.display();
    match backup_folder::backups(folder) {
        Err(error) => findings.fault("backups", format!("{shown}: {error}")),
        Ok(found) => {
            let newest = found.iter().map(|file| file.at).find(|at| *at <= now);
            let late = newest.is_none_or(|at| now - at > TimeDelta::hours(2 * i64::from(config.backup_every)));
            let text = format!("{} in {shown}, one every {} hours", found.len(), config.backup_every);
            findings.line(if late { Level::Warning } else { Level::Fine }, "backups", text);
        }
    }
}

/// A size for people.
fn size(bytes: u64) -> String {
    match bytes {
        0..1_000_000 => format!("{} kB", bytes.div_ceil(1000)),
        1_000_000..1_000_000_000 => format!("{} MB", bytes / 1_000_000),
        _ => format!("{} GB", bytes / 1_000_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_short() {
        let check = |bytes: u64, expected: &str| assert_eq!(size(bytes), expected);
        check(0, "0 kB");
        check(1_500, "2 kB");
        check(12_300_000, "12 MB");
        check(7_900_000_000, "7 GB");
    }

    #[test]
    fn a_line_begins_with_how_bad_it_is() {
        let begin = |level: Level| format!("{level:<8} store");
        assert_eq!(
            [Level::Fine, Level::Warning, Level::Fault].map(begin),
            ["ok       store", "warning  store", "fault    store"]
        );
    }
}
