//! Downloads, prints and previews of files: only a few are made at a time. The others wait for a place here, and not for a
//! connection to the database, which is left to those who enter results.

use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Semaphore, SemaphorePermit};

/// How many are made at a time. Each holds a connection while it reads.
const PLACES: usize = 2;

/// The places, and how many wait for one.
#[derive(Debug)]
pub struct LargeAnswers {
    places: Semaphore,
    waiting: AtomicUsize,
}

impl Default for LargeAnswers {
    fn default() -> LargeAnswers {
        LargeAnswers { places: Semaphore::new(PLACES), waiting: AtomicUsize::new(0) }
    }
}

/// Somebody who waits, also one who goes away.
struct Queued<'a>(&'a AtomicUsize);

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl LargeAnswers {
    /// A place, in the order of asking, for as long as the value lives.
    pub async fn place(&self) -> Option<SemaphorePermit<'_>> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = Queued(&self.waiting);
        self.places.acquire().await.ok()
    }

    /// How many wait for a place.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}
