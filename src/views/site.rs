//! This Reeve as its operator and its administrators see it: texts, days of keeping, bans, mail, and how the store stands.

use chrono::{DateTime, Utc};

use reeve_store::ban::Ban;
use reeve_store::outbox::Listed;
use reeve_store::setting::Keeping;
use reeve_store::site_text::SiteTextKind;
use reeve_store::{Error, Tx, ban, copies, outbox, setting, site_text};

/// One of the operator's texts; none where it is empty.
pub async fn text(tx: &mut Tx, kind: SiteTextKind) -> Result<Option<String>, Error> {
    site_text::content(tx, kind).await
}

/// How long confidential reports and photos of boards are kept.
pub async fn keeping(tx: &mut Tx) -> Result<Keeping, Error> {
    setting::keeping(tx).await
}

/// The digest of the key with which other machines ask for copies of the store; none where nobody may.
pub async fn spare_key(tx: &mut Tx) -> Result<Option<String>, Error> {
    setting::spare_key(tx).await
}

/// Who is banned, or was.
pub async fn bans(tx: &mut Tx) -> Result<Vec<Ban>, Error> {
    ban::all(tx).await
}

/// The mails that wait, and those that were given up.
pub struct Mails {
    pub listed: Vec<Listed>,
    pub waiting: i64,
    /// How many were given up.
    pub failed: i64,
}

impl Mails {
    /// Reads them, and of each not more than `most`.
    pub async fn read(tx: &mut Tx, most: i64) -> Result<Mails, Error> {
        Ok(Mails {
            listed: outbox::list(tx, most).await?,
            waiting: outbox::waiting(tx).await?,
            failed: outbox::failed(tx).await?,
        })
    }
}

/// What the store tells of how the server stands.
pub struct StoreFacts {
    /// Where it is, on PostgreSQL.
    pub place: Option<String>,
    pub waiting: i64,
    /// How many mails were given up.
    pub failed: i64,
    /// Since when the oldest mail waits.
    pub oldest: Option<DateTime<Utc>>,
    /// The copies of Reeve on this store, by name, each with its connections.
    pub connections: Vec<(String, i64)>,
}

impl StoreFacts {
    /// Reads them.
    pub async fn read(tx: &mut Tx) -> Result<StoreFacts, Error> {
        Ok(StoreFacts {
            place: copies::place(tx).await?,
            waiting: outbox::waiting(tx).await?,
            failed: outbox::failed(tx).await?,
            oldest: outbox::oldest(tx).await?,
            connections: copies::connections(tx).await?,
        })
    }
}
