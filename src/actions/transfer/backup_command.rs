//! The operator's own command after each timed backup: it brings the file to another place.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::time::{Instant, sleep};

use crate::transfer::backup;
use reeve_store as store;
use reeve_store::backup_elsewhere;
use reeve_store::backup_elsewhere::{CommandOutcome, StoredCommandRun};
use reeve_store::{Db, Scope, Tx};

/// The variable that holds the path of the backup.
const FILE: &str = "REEVE_BACKUP_FILE";
/// The longest that the command may take.
pub const LONGEST: Duration = Duration::from_secs(30 * 60);
/// How often it is looked whether it has ended.
const LOOK: Duration = Duration::from_millis(100);
/// So much of what it said last is kept, in bytes.
const SAID: i64 = 500;

/// Why the backup is nowhere else, as far as is known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CommandFault {
    /// It could not be started.
    #[error("not-started: {0}")]
    NotStarted(String),
    /// It ended, and not well; with the end of what it said.
    #[error("{status}: {said}")]
    Failed {
        /// How it ended, in the words of the system.
        status: String,
        /// The end of its standard error.
        said: String,
    },
    /// It took too long and was ended.
    #[error("too-slow")]
    TooSlow,
}

/// What came of the command after a backup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommandRun {
    pub at: DateTime<Utc>,
    /// The name of the backup.
    pub file: String,
    /// Why it failed, if it did.
    pub fault: Option<CommandFault>,
}

impl CommandRun {
    fn stored(&self) -> StoredCommandRun {
        let (outcome, status, said) = match self.fault.clone() {
            None => (CommandOutcome::Done, None, None),
            Some(CommandFault::NotStarted(why)) => (CommandOutcome::NotStarted, None, Some(why)),
            Some(CommandFault::Failed { status, said }) => (CommandOutcome::Failed, Some(status), Some(said)),
            Some(CommandFault::TooSlow) => (CommandOutcome::TooSlow, None, None),
        };
        StoredCommandRun { file: self.file.clone(), ended_at: self.at, outcome, status, said }
    }
}

impl From<StoredCommandRun> for CommandRun {
    fn from(run: StoredCommandRun) -> Self {
        let (status, said) = (run.status.unwrap_or_default(), run.said.unwrap_or_default());
        let fault = match run.outcome {
            CommandOutcome::Done => None,
            CommandOutcome::NotStarted => Some(CommandFault::NotStarted(said)),
            CommandOutcome::Failed => Some(CommandFault::Failed { status, said }),
            CommandOutcome::TooSlow => Some(CommandFault::TooSlow),
        };
        CommandRun { at: run.ended_at, file: run.file, fault }
    }
}

/// Notes in the store what came of the command, so that every copy of Reeve knows, and the doctor.
pub async fn note(db: &Db, run: &CommandRun) -> Result<(), store::Error> {
    let mut tx = db.write(Scope::NoTournament).await?;
    backup_elsewhere::put(&mut tx, &run.stored()).await?;
    tx.commit().await
}

/// What came of the command the last time that any copy of Reeve ran it.
pub async fn last(tx: &mut Tx) -> Result<Option<CommandRun>, store::Error> {
    Ok(backup_elsewhere::last(tx).await?.map(CommandRun::from))
}

impl From<io::Error> for CommandFault {
    fn from(error: io::Error) -> Self {
        CommandFault::NotStarted(error.to_string())
    }
}

/// Runs a command by the shell of the system, with the path of a backup in [`FILE`].
pub async fn run(command: &str, file: &Path, longest: Duration) -> Result<(), CommandFault> {
    // A file and not a pipe: nobody reads while it runs, and a full pipe would stop it.
    let said = backup::nameless_file()?;
    let mut shell = shell(command.as_ref());
    shell.env(FILE, file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(said.try_clone()?);
    let mut child = shell.spawn()?;
    let end = Instant::now() + longest;
    loop {
        match child.try_wait()? {
            Some(status) if status.success() => return Ok(()),
            Some(status) => return Err(failed(status, said)),
            None if Instant::now() >= end => {
                stop(&mut child);
                return Err(CommandFault::TooSlow);
            }
            None => sleep(LOOK).await,
        }
    }
}

fn failed(status: ExitStatus, mut said: File) -> CommandFault {
    let mut text = Vec::new();
    let length = said.seek(SeekFrom::End(0)).unwrap_or_default();
    let from = i64::try_from(length).unwrap_or_default().min(SAID);
    let read = said.seek(SeekFrom::End(-from)).and_then(|_| said.read_to_end(&mut text));
    let said = read.map(|_| readable(&String::from_utf8_lossy(&text))).unwrap_or_default();
    CommandFault::Failed { status: status.to_string(), said }
}

/// What a command said, without what a terminal would take for orders and a text of PostgreSQL can't hold.
fn readable(said: &str) -> String {
    said.trim().chars().filter(|c| *c == '\n' || !c.is_control()).collect()
}

#[cfg(unix)]
fn shell(command: &OsStr) -> Command {
    use std::os::unix::process::CommandExt;

    let mut shell = Command::new("sh");
    // A group of its own, so that what it has started can be ended with it.
    shell.arg("-c").arg(command).process_group(0);
    shell
}

#[cfg(not(unix))]
fn shell(command: &OsStr) -> Command {
    let mut shell = Command::new("cmd");
    shell.arg("/C").arg(command);
    shell
}

/// Ends the command, and what it has started where the system has a word for that.
fn stop(child: &mut Child) {
    #[cfg(unix)]
    let _ = Command::new("sh").arg("-c").arg(format!("kill -KILL -{}", child.id())).status();
    let _ = child.kill();
    let _ = child.wait();
}
