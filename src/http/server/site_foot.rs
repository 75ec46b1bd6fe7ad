//! Which of the operator's texts exist, kept in memory because the foot of every page links to them.

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use tokio::time::timeout;

use reeve_store as store;
use reeve_store::site_text::SiteTextKind;
use reeve_store::{Db, Revision, site_text};

/// How long a page waits for it. A page without the links is better than none.
const PATIENCE: Duration = Duration::from_millis(500);

/// The texts that there are, and when that was read.
#[derive(Debug, Default)]
pub struct SiteFoot {
    known: RwLock<KnownFoot>,
}

#[derive(Debug, Default)]
struct KnownFoot {
    read_at: Option<Revision>,
    kinds: Arc<[SiteTextKind]>,
}

impl SiteFoot {
    /// The texts that there are, as far as is known.
    pub fn kinds(&self) -> Arc<[SiteTextKind]> {
        Arc::clone(&self.known.read().unwrap_or_else(PoisonError::into_inner).kinds)
    }

    /// Whether nothing was announced since that could have changed them: who changes them says that everything is to be
    /// read again.
    pub fn is_current(&self, db: &Db) -> bool {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        db.listening() && known.read_at.is_some_and(|at| !db.reloaded_since(at))
    }

    /// Reads them again; where the store does not answer, what was known stays.
    pub async fn refresh(&self, db: &Db) {
        let read_at = db.revision();
        let Ok(Ok(kinds)) = timeout(PATIENCE, read(db)).await else { return };
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        *known = KnownFoot { read_at: Some(read_at), kinds: kinds.into() };
    }
}

async fn read(db: &Db) -> Result<Vec<SiteTextKind>, store::Error> {
    let mut tx = db.read().await?;
    site_text::kinds(&mut tx).await
}
