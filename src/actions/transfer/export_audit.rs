//! The audit log as it goes out: read a page at a time, however long it is.

use reeve_files::audit::AuditRow;
use reeve_store::audit;
use reeve_store::audit::{AuditPage, AuditSearch, NamedAuditLine};
use reeve_store::audit_action::LoggedAction;
use reeve_store::{Db, Error};

/// What puts a stored action and a stored subject into words.
pub type AuditWords = fn(&LoggedAction, &str) -> (String, String);

/// Lines that are read at one time.
const PAGE: i64 = 1000;

/// The lines that a search finds, the newest first. Lines that are written meanwhile are not among them: each page goes
/// on below the one before.
pub struct AuditExport {
    wanted: AuditPage,
    words: AuditWords,
    ended: bool,
}

impl AuditExport {
    /// The lines of this search. `words` puts into words what was done, and to what.
    pub fn new(search: AuditSearch, words: AuditWords) -> AuditExport {
        AuditExport { wanted: AuditPage { search, below: i64::MAX, limit: PAGE }, words, ended: false }
    }

    /// The next lines; none once all were given.
    pub async fn next(&mut self, db: &Db) -> Result<Vec<AuditRow>, Error> {
        if self.ended {
            return Ok(Vec::new());
        }
        let mut tx = db.read().await?;
        let found = audit::find(&mut tx, &self.wanted).await?;
        drop(tx);
        self.ended = (found.len() as i64) < PAGE;
        self.wanted.below = found.last().map_or(0, |named| named.id);
        Ok(found.into_iter().map(|named| line(named, self.words)).collect())
    }
}

/// Players go out by their numbers only: a file outlives the erasure of a person. Accounts have the names that they
/// sign in with.
fn line(named: NamedAuditLine, words: AuditWords) -> AuditRow {
    let text = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
    let line = named.line;
    let (action, subject) = words(&line.action, &line.subject);
    AuditRow {
        id: named.id.to_string(),
        time: line.at.format("%Y-%m-%dT%H:%M:%S%.3fZ").to_string(),
        tournament: named.slug.unwrap_or_default(),
        actor: line.actor_kind.code().to_owned(),
        account: named.account_name.unwrap_or_default(),
        player: text(named.player_number),
        address: line.address,
        action,
        subject,
        before: line.before.unwrap_or_default(),
        after: line.after.unwrap_or_default(),
        digest: named.log_digest.unwrap_or_default(),
        archive: if named.imported { "yes" } else { "" }.to_owned(),
    }
}
