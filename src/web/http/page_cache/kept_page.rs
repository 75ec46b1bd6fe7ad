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

use crate::store;
use crate::store::{Db, Mark, TournamentId, tournament};
use crate::web::http::conditional::has_already;
use crate::web::http::page_cache::encodings::Coding;

/// A page that is kept.
#[derive(Debug)]
pub struct KeptPage {
    /// The tournament that it is of; none for the list of all.
    pub(crate) of: Option<TournamentId>,
    /// The version that it was made from, or a later one: of its tournament, or of all of them together.
    pub(crate) version: i64,
    /// The latest mark at which it was known to be good.
    pub(crate) good_at: AtomicU64,
    /// The pattern of its route.
    pub(crate) pattern: &'static str,
    pub(crate) plain: Copy,
    /// Each compressed when it is first asked for; none where it would be no smaller.
    pub(crate) packed: [OnceLock<Option<Copy>>; Coding::PACKED],
    /// Held while it is compressed, which is done once.
    pub(crate) packing: Mutex<()>,
}

/// The same page in one encoding.
#[derive(Debug, Clone)]
pub(crate) struct Copy {
    pub(crate) body: Bytes,
    pub(crate) headers: HeaderMap,
}

impl KeptPage {
    /// The copy to give to who takes this encoding; `None` while it is still to be made.
    pub(crate) fn copy(&self, coding: Coding) -> Option<&Copy> {
        match coding.packed() {
            None => Some(&self.plain),
            Some(n) => self.packed.get(n)?.get().map(|copy| copy.as_ref().unwrap_or(&self.plain)),
        }
    }

    /// Compresses the page, away from the threads that answer requests. Gives its size in bytes.
    pub(crate) async fn pack(&self, coding: Coding) -> usize {
        let Some(cell) = coding.packed().and_then(|n| self.packed.get(n)) else { return 0 };
        let body = self.plain.body.clone();
        let packed = web::block(move || coding.pack(&body)).await.ok().flatten();
        let copy = packed.filter(|packed| packed.len() < self.plain.body.len()).map(|packed| {
            let mut headers = self.plain.headers.clone();
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
            headers.insert(header::ETAG, etag(&self.plain.body, coding));
            Copy { body: packed, headers }
        });
        let size = copy.as_ref().map_or(0, |copy| copy.body.len());
        if cell.set(copy).is_ok() { size } else { 0 }
    }

    pub(crate) fn holds(&self, db: &Db, asked: Mark) -> bool {
        if self.good_at.load(Ordering::Relaxed) >= asked.number() {
            return true;
        }
        let made = Mark::from_number(self.good_at.load(Ordering::Relaxed));
        let good = self.of.is_some_and(|id| db.holds(id, self.version, made));
        if good {
            self.good_at.fetch_max(asked.number(), Ordering::Relaxed);
        }
        good
    }

    /// Asks the store whether the page is up to date.
    pub(crate) async fn is_newest(&self, db: &Db) -> Result<bool, store::Error> {
        let made = Mark::from_number(self.good_at.load(Ordering::Relaxed));
        Ok(newest(db, self.of).await? == Some(self.version) && !db.reloaded_since(made))
    }

    pub(crate) fn respond(&self, copy: &Copy, req: &ServiceRequest) -> HttpResponse {
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
pub(crate) async fn newest(db: &Db, of: Option<TournamentId>) -> Result<Option<i64>, store::Error> {
    let mut tx = db.read().await?;
    match of {
        Some(id) => tournament::version(&mut tx, id).await,
        None => tournament::version_of_all(&mut tx).await.map(Some),
    }
}

/// A strong tag: the same bytes have the same tag, whichever copy of Reeve made them.
pub(crate) fn etag(body: &[u8], coding: Coding) -> HeaderValue {
    let digest = Sha256::digest(body);
    let hex: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hex}{}\"", coding.ending());
    HeaderValue::try_from(tag).unwrap_or_else(|_| HeaderValue::from_static("\"\""))
}
