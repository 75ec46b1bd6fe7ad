//! Downloads, prints and previews of files, and what visitors search for: only a few are made at a time. The others wait
//! for a place here, and not for a connection to the database, which is left to those who enter results.

use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Semaphore, SemaphorePermit};

/// How many are made at a time. Each holds a connection while it reads.
const PLACES: usize = 2;

/// How many pages are made at a time for visitors who ask for something in particular: such a page is kept for nobody
/// else, and of a large tournament one takes as long as twenty others.
const PARTICULAR: usize = 1;

/// Where a request waits before it is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AnswerQueue {
    /// Nowhere.
    #[default]
    None,
    /// With the large answers.
    Large,
    /// With the pages of visitors that have a query.
    Particular,
}

/// The places, and how many wait for one of the large answers.
#[derive(Debug)]
pub struct LargeAnswers {
    places: Semaphore,
    particular: Semaphore,
    waiting: AtomicUsize,
}

impl Default for LargeAnswers {
    fn default() -> LargeAnswers {
        let (places, particular) = (Semaphore::new(PLACES), Semaphore::new(PARTICULAR));
        LargeAnswers { places, particular, waiting: AtomicUsize::new(0) }
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
    /// A place in a queue, in the order of asking, for as long as the value lives.
    pub async fn place_in(&self, queue: AnswerQueue) -> Option<SemaphorePermit<'_>> {
        match queue {
            AnswerQueue::None => None,
            AnswerQueue::Large => self.place().await,
            AnswerQueue::Particular => self.particular.acquire().await.ok(),
        }
    }

    /// A place among the large answers, as [`LargeAnswers::place_in`].
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
