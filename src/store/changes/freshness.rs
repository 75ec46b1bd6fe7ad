//! How long what was announced may be taken for all that there is.
//!
//! Commits of other processes are heard a moment later, so what is known is fresh only for a short while after it was
//! confirmed. Confirming costs the database a little, so it is done only while somebody asks.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

/// How long after a confirmation was asked for what is known stays fresh. A little less than the 100 ms that a page may
/// be behind a commit of another process.
const FRESH_FOR: Duration = Duration::from_millis(80);
/// The shortest time between two confirmations while pages are asked for.
pub(crate) const CONFIRM_EVERY: Duration = Duration::from_millis(25);
/// The time between two confirmations while nobody asks for anything.
pub(crate) const IDLE: Duration = Duration::from_secs(2);

/// Until when what is known is fresh.
#[derive(Debug)]
pub(crate) struct Freshness {
    clock: Instant,
    /// In microseconds of the clock.
    until: AtomicU64,
    wanted: AtomicBool,
    demand: Notify,
    /// Wakes those who wait for the next confirmation.
    confirmed: Notify,
}

impl Freshness {
    /// Nothing is fresh yet.
    pub(crate) fn new() -> Freshness {
        Freshness {
            clock: Instant::now(),
            until: AtomicU64::new(0),
            wanted: AtomicBool::new(false),
            demand: Notify::new(),
            confirmed: Notify::new(),
        }
    }

    /// Whether what is known is fresh now; asking keeps the confirmations coming.
    pub(crate) fn is_fresh(&self) -> bool {
        if !self.wanted.load(Ordering::Relaxed) && !self.wanted.swap(true, Ordering::AcqRel) {
            self.demand.notify_one();
        }
        self.is_fresh_at(Instant::now())
    }

    fn is_fresh_at(&self, now: Instant) -> bool {
        micros(now.saturating_duration_since(self.clock)) < self.until.load(Ordering::Acquire)
    }

    /// Waits until what is known is fresh, at most so long; whether it is then. One confirmation does for all who wait: were the store
    /// asked for each of them, it would be the slower to confirm the more there are.
    pub(crate) async fn becomes_fresh(&self, most: Duration) -> bool {
        let fresh = async {
            loop {
                // Before the question, so that a confirmation between the two wakes it.
                let confirmed = self.confirmed.notified();
                if self.is_fresh() {
                    return;
                }
                confirmed.await;
            }
        };
        tokio::time::timeout(most, fresh).await.is_ok()
    }

    /// Waits until somebody asks, or until nobody has for that long. Then a confirmation should be sent.
    pub(crate) async fn wanted(&self, idle: Duration) {
        let _ = tokio::time::timeout(idle, self.demand.notified()).await;
        self.wanted.store(false, Ordering::Release);
    }

    /// What was asked for at `sent` was confirmed.
    pub(crate) fn confirm(&self, sent: Instant) {
        let until = micros(sent.saturating_duration_since(self.clock) + FRESH_FOR);
        self.until.fetch_max(until, Ordering::AcqRel);
        self.confirmed.notify_waiters();
    }

    /// Nothing is fresh until the next confirmation.
    pub(crate) fn end(&self) {
        self.until.store(0, Ordering::Release);
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_fresh_ends_by_itself() {
        let freshness = Freshness::new();
        let now = Instant::now();
        assert!(!freshness.is_fresh_at(now), "nothing was confirmed");
        freshness.confirm(now);
        assert!(freshness.is_fresh_at(now) && freshness.is_fresh_at(now + FRESH_FOR / 2));
        assert!(!freshness.is_fresh_at(now + FRESH_FOR));
        freshness.confirm(now - FRESH_FOR / 2);
        assert!(freshness.is_fresh_at(now + FRESH_FOR / 2), "an earlier answer takes nothing away");
        freshness.end();
        assert!(!freshness.is_fresh_at(now));
    }

    #[tokio::test]
    async fn all_who_wait_are_served_by_one_confirmation() {
        let freshness = std::sync::Arc::new(Freshness::new());
        let waits: Vec<_> = (0..3)
            .map(|_| {
                let freshness = std::sync::Arc::clone(&freshness);
                tokio::spawn(async move { freshness.becomes_fresh(Duration::from_secs(10)).await })
            })
            .collect();
        tokio::task::yield_now().await;
        freshness.wanted(IDLE).await;
        freshness.confirm(Instant::now());
        for wait in waits {
            assert!(wait.await.expect("an answer"));
        }
        freshness.end();
        assert!(!freshness.becomes_fresh(Duration::from_millis(1)).await, "nothing confirms it");
    }

    #[tokio::test]
    async fn whoever_asks_wants_a_confirmation() {
        let freshness = Freshness::new();
        let is_wanted = async || tokio::time::timeout(Duration::ZERO, freshness.wanted(IDLE)).await.is_ok();
        assert!(!is_wanted().await);
        freshness.is_fresh();
        assert!(is_wanted().await);
        assert!(!is_wanted().await, "asked once");
    }
}
