//! Queues for expensive work: downloads, prints, uploads and searches are done a few at a time. The others wait here,
//! where they hold no connection to the database and are not in the way of results.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// Where a request waits before it is answered. Which of them it is says [`Waits`](crate::queue_policy::Waits), but for those who
/// wait before it is known what they may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestQueue {
    /// With those who bring no session that is known here and ask for what has to be looked up, until it is known what they
    /// may do.
    Arrivals,
    /// With the large answers: downloads, prints and previews of files.
    Large,
    /// With the pages of visitors that are not in memory: their address has a query, or a cookie came along.
    Visitors,
    /// With such pages of everybody else, and every other page whose address has a query.
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

impl RequestQueue {
    /// Every queue, in their order.
    const ALL: [RequestQueue; 8] = [
        RequestQueue::Arrivals,
        RequestQueue::Large,
        RequestQueue::Visitors,
        RequestQueue::Staff,
        RequestQueue::Files,
        RequestQueue::ReadFiles,
        RequestQueue::VisitorForms,
        RequestQueue::Attempts,
    ];

    /// How many have a place at a time.
    fn places(self) -> usize {
        match self {
            // A flood of them then waits outside, and each step of somebody's result waits for a few of them only.
            RequestQueue::Arrivals => 4,
            // Each holds a connection while it reads.
            RequestQueue::Large => 2,
            // Nobody else gets that page from memory, and in a large tournament it takes as long as twenty others.
            RequestQueue::Visitors => 1,
            // The staff and the players are not kept waiting by visitors.
            RequestQueue::Staff => 1,
            // From the first byte to the answer. Each may take ten times its size in memory.
            RequestQueue::Files => 3,
            // However slow the line of the others is: each holds a processor and the one writer for a moment.
            RequestQueue::ReadFiles => 1,
            // The staff's go between them, and wait for the one writer behind no more than so many.
            RequestQueue::VisitorForms => 2,
            // A flood of them then has no long line before the one writer, in which somebody's result would stand last.
            RequestQueue::Attempts => 2,
        }
    }
}

/// How long whoever arrives waits in all, for a place and then for a connection to the database: where that is away, nobody
/// waits behind many others who wait for it in vain.
pub const PATIENCE: Duration = Duration::from_secs(10);

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
pub struct RequestQueues([QueuePlaces; RequestQueue::ALL.len()]);

impl Default for RequestQueues {
    fn default() -> RequestQueues {
        RequestQueues(RequestQueue::ALL.map(|queue| QueuePlaces::new(queue.places())))
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
        &self.0[queue as usize]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_queue_has_its_own_places() {
        let queues = RequestQueues::default();
        for (at, queue) in RequestQueue::ALL.into_iter().enumerate() {
            assert_eq!(at, queue as usize, "{queue:?}");
            assert_eq!(queues.places(queue).free.available_permits(), queue.places(), "{queue:?}");
        }
    }
}
