//! One kept page: its copies in each encoding, and whether it is still good.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::HttpResponse;
use actix_web::body::{self, BoxBody};
use actix_web::dev::ServiceRequest;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::web::{self, Bytes};
use sha2::{Digest, Sha256};
use tokio::sync::Mutex;

use crate::conditional::has_already;
use crate::encodings::Coding;
use reeve_store as store;
use reeve_store::{Db, Revision, TournamentId, tournament};

/// A page that is kept.
#[derive(Debug)]
pub struct KeptPage {
    /// The tournament that it is of; none for what belongs to none.
    of: Option<TournamentId>,
    /// The version that it was made from, or a later one: of its tournament, or of all of them together.
    version: i64,
    /// The latest revision at which it was known to be current.
    current_at: AtomicU64,
    /// The pattern of its route.
    pub pattern: &'static str,
    pub plain: EncodedPage,
    /// The compressed copies, each made when it is first asked for; None inside where it would be no smaller.
    packed: [OnceLock<Option<EncodedPage>>; Coding::PACKED],
    /// Held while the page is being compressed, so that this is done once.
    packing: Mutex<()>,
}

/// The same page in one encoding.
#[derive(Debug, Clone)]
pub struct EncodedPage {
    pub body: Bytes,
    pub headers: HeaderMap,
}

impl KeptPage {
    /// A page as it was made, from what the store held at that revision or later.
    pub fn new(
        of: Option<TournamentId>,
        version: i64,
        made: Revision,
        pattern: &'static str,
        plain: EncodedPage,
    ) -> KeptPage {
        let current_at = AtomicU64::new(made.number());
        KeptPage { of, version, current_at, pattern, plain, packed: Default::default(), packing: Mutex::default() }
    }

    /// The copy for somebody who takes this encoding; `None` while it is not made yet.
    pub fn copy(&self, coding: Coding) -> Option<&EncodedPage> {
        match coding.packed() {
            None => Some(&self.plain),
            Some(n) => self.packed.get(n)?.get().map(|copy| copy.as_ref().unwrap_or(&self.plain)),
        }
    }

    /// Compresses the page where it was not yet asked for in this encoding. Gives how many bytes it takes more.
    pub async fn pack(&self, coding: Coding) -> usize {
        if self.copy(coding).is_some() {
            return 0;
        }
        let _one = self.packing.lock().await;
        match coding.packed().and_then(|n| self.packed.get(n)) {
            Some(cell) if cell.get().is_none() => {
                let copy = self.packed_copy(coding).await;
                let size = copy.as_ref().map_or(0, |copy| copy.body.len());
                if cell.set(copy).is_ok() { size } else { 0 }
            }
            _ => 0,
        }
    }

    /// The page in another encoding, made away from the threads that answer requests; none where it would be no smaller.
    async fn packed_copy(&self, coding: Coding) -> Option<EncodedPage> {
        let body = self.plain.body.clone();
        let packed = web::block(move || coding.pack(&body)).await.ok().flatten();
        packed.filter(|packed| packed.len() < self.plain.body.len()).map(|body| {
            let mut headers = self.plain.headers.clone();
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
            headers.insert(header::ETAG, etag(&self.plain.body, coding));
            EncodedPage { body, headers }
        })
    }

    /// Whether the page is current for a request that came in at a revision, as far as was announced.
    pub fn is_current(&self, db: &Db, requested: Revision) -> bool {
        let known = self.current_at.load(Ordering::Relaxed);
        if known >= requested.number() {
            return true;
        }
        let is_current = self.of.is_some_and(|id| db.is_current(id, self.version, Revision::from_number(known)));
        if is_current {
            self.current_at.fetch_max(requested.number(), Ordering::Relaxed);
        }
        is_current
    }

    /// Asks the store whether the page is up to date.
    pub async fn is_newest(&self, db: &Db) -> Result<bool, store::Error> {
        let made = Revision::from_number(self.current_at.load(Ordering::Relaxed));
        Ok(newest(db, self.of).await? == Some(self.version) && !db.reloaded_since(made))
    }

    /// The answer in an encoding, or as it is where it is not compressed like that.
    pub fn respond(&self, coding: Coding, req: &ServiceRequest) -> HttpResponse {
        let copy = self.copy(coding).unwrap_or(&self.plain);
        let known = copy.headers.get(header::ETAG).is_some_and(|tag| has_already(req, tag));
        let mut answer = if known {
            HttpResponse::with_body(StatusCode::NOT_MODIFIED, BoxBody::new(body::None::new()))
        } else {
            HttpResponse::with_body(StatusCode::OK, BoxBody::new(copy.body.clone()))
        };
        *answer.headers_mut() = copy.headers.clone();
        answer
    }
}

/// The version of a tournament, or that of all together, as the store has it now.
pub async fn newest(db: &Db, of: Option<TournamentId>) -> Result<Option<i64>, store::Error> {
    let mut tx = db.read().await?;
    match of {
        Some(id) => tournament::version(&mut tx, id).await,
        None => tournament::version_of_all(&mut tx).await.map(Some),
    }
}

/// A strong tag: the same bytes have the same tag, whichever copy of Reeve made them.
pub fn etag(body: &[u8], coding: Coding) -> HeaderValue {
    let digest = Sha256::digest(body);
    let hex: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hex}{}\"", coding.ending());
    HeaderValue::try_from(tag).unwrap_or_else(|_| HeaderValue::from_static("\"\""))
}
