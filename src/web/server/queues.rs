//! What costs much is done by a few at a time: downloads, prints, files that are sent in, and what people search for. The
//! others wait for a place here, and not for a connection to the database or in the way of those who enter results.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// Where a request waits before it is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestQueue {
    /// With those who bring no session that is known here and ask for what has to be looked up, until it is known what they
    /// may do.
    Arrivals,
    /// With the large answers: downloads, prints and previews of files.
    Large,
    /// With the pages of visitors that have a query.
    Visitors,
    /// With the pages of everybody else that have a query.
    Staff,
    /// With the forms that bring a file, before the file is read.
    Files,
    /// With the files that were read.
    ReadFiles,
    /// With the forms of visitors and players about a tournament, once they are read.
    VisitorForms,
    /// With whoever signs in, for the moment in which that is counted.
    Attempts,
}

/// How many without a session that is known are looked at at a time. A flood of them then waits outside, and each step of somebody's
/// result waits for a few of them only.
const ARRIVALS: usize = 4;

/// How long whoever arrives waits in all, for a place and then for a connection to the database: where that is away, nobody
/// waits behind many others who wait for it in vain.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// How many large answers are made at a time. Each holds a connection while it reads.
const LARGE: usize = 2;

/// How many pages are made at a time for visitors who ask for something in particular, such as a search: nobody else
/// gets that page from memory, and in a large tournament it takes as long as twenty others.
const VISITORS: usize = 1;

/// The same for the staff and the players, who are not kept waiting by visitors.
const STAFF: usize = 1;

/// How many files are taken in at a time, from the first byte to the answer. Each may take ten times its size in memory.
const FILES: usize = 3;

/// How many of these are worked on, once they are read, however slow the line of the others is: each holds a processor
/// and the one writer for a moment.
const READ_FILES: usize = 1;

/// How many forms of visitors and players are carried out at a time. The staff's go between them, and wait for the one
/// writer behind no more than so many.
const VISITOR_FORMS: usize = 2;

/// How many attempts to sign in are counted at a time. A flood of them then has no long line before the one writer, in which
/// somebody's result would stand last.
const ATTEMPTS: usize = 2;

#[derive(Debug)]
struct QueuePlaces {
    free: Arc<Semaphore>,
    waiting: AtomicUsize,
}

impl QueuePlaces {
    fn new(count: usize) -> QueuePlaces {
        QueuePlaces { free: Arc::new(Semaphore::new(count)), waiting: AtomicUsize::new(0) }
    }
}

/// The queues, with their places and those who wait for one.
#[derive(Debug)]
pub struct RequestQueues {
    arrivals: QueuePlaces,
    large: QueuePlaces,
    visitors: QueuePlaces,
    staff: QueuePlaces,
    files: QueuePlaces,
    read_files: QueuePlaces,
    visitor_forms: QueuePlaces,
    attempts: QueuePlaces,
}

impl Default for RequestQueues {
    fn default() -> RequestQueues {
        RequestQueues {
            arrivals: QueuePlaces::new(ARRIVALS),
            large: QueuePlaces::new(LARGE),
            visitors: QueuePlaces::new(VISITORS),
            staff: QueuePlaces::new(STAFF),
            files: QueuePlaces::new(FILES),
            read_files: QueuePlaces::new(READ_FILES),
            visitor_forms: QueuePlaces::new(VISITOR_FORMS),
            attempts: QueuePlaces::new(ATTEMPTS),
        }
    }
}

/// Counts somebody who waits, until they have a place or go away.
struct Queued<'a>(&'a AtomicUsize);

impl Drop for Queued<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl RequestQueues {
    fn places(&self, queue: RequestQueue) -> &QueuePlaces {
        match queue {
            RequestQueue::Arrivals => &self.arrivals,
            RequestQueue::Large => &self.large,
            RequestQueue::Visitors => &self.visitors,
            RequestQueue::Staff => &self.staff,
            RequestQueue::Files => &self.files,
            RequestQueue::ReadFiles => &self.read_files,
            RequestQueue::VisitorForms => &self.visitor_forms,
            RequestQueue::Attempts => &self.attempts,
        }
    }

    /// A place for as long as the value lives, in the order of asking; none where there is no queue to wait in.
    pub async fn place_in(&self, queue: Option<RequestQueue>) -> Option<OwnedSemaphorePermit> {
        let places = self.places(queue?);
        places.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = Queued(&places.waiting);
        Arc::clone(&places.free).acquire_owned().await.ok()
    }

    /// A place, in the order of asking; none where none was free until then.
    pub async fn place_until(&self, queue: RequestQueue, until: Instant) -> Option<OwnedSemaphorePermit> {
        tokio::time::timeout_at(until, self.place_in(Some(queue))).await.ok().flatten()
    }

    /// How many wait for a place.
    pub fn waiting_in(&self, queue: RequestQueue) -> usize {
        self.places(queue).waiting.load(Ordering::Relaxed)
    }
}
