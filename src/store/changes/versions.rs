//! What this process knows of the versions of tournaments, and how sure it may be of it: enough to tell a page kept in
//! memory from one that is out of date, without a statement.
//!
//! Everything announced counts a number up before the commit that it tells of has returned. What was made when the
//! number was at least as high as when a request came in is good enough for that request. What was made earlier is good
//! if its own tournament has not been announced with a higher version since.
//!
//! Commits of other processes are heard a moment later, so what is known is sure only for a short while after it was
//! confirmed ([`Lease`]).

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use crate::store::ids::TournamentId;

/// How long after a confirmation was asked for commits of other processes may still be unknown. A little less than the
/// 100 ms that a page may be behind them.
pub(crate) const SURE: Duration = Duration::from_millis(80);
/// The shortest time between two confirmations while pages are asked for.
pub(crate) const PACE: Duration = Duration::from_millis(25);
/// The time between two confirmations while nobody asks for anything.
pub(crate) const IDLE: Duration = Duration::from_secs(2);

/// A moment in what was announced; a later one is higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(u64);

impl Mark {
    /// The mark as a number, to be kept where only numbers can be.
    pub fn number(self) -> u64 {
        self.0
    }

    /// The mark that [`Mark::number`] gave.
    pub fn from_number(number: u64) -> Mark {
        Mark(number)
    }
}

/// The highest versions announced.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    changes: AtomicU64,
    known: RwLock<Known>,
}

#[derive(Debug, Default)]
struct Known {
    versions: HashMap<TournamentId, i64>,
    /// The mark of the last time that everything had to be asked for again.
    reloaded: u64,
}

impl Marks {
    /// The mark of this moment.
    pub(crate) fn now(&self) -> Mark {
        Mark(self.changes.load(Ordering::Acquire))
    }

    /// A tournament has reached a version. One that was known to be there already says nothing.
    pub(crate) fn raise(&self, tournament: TournamentId, version: i64) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        let newest = known.versions.entry(tournament).or_insert(i64::MIN);
        if *newest < version {
            *newest = version;
            self.changes.fetch_add(1, Ordering::Release);
        }
    }

    /// Nothing that was made before is good any more.
    pub(crate) fn reload(&self) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        // The versions may be lower from now on, as after a restored backup.
        known.versions.clear();
        known.reloaded = self.changes.fetch_add(1, Ordering::Release) + 1;
    }

    /// Whether nothing was announced since `made` that could have changed this version of a tournament.
    pub(crate) fn hold(&self, tournament: TournamentId, version: i64, made: Mark) -> bool {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        made.0 >= known.reloaded && known.versions.get(&tournament).is_none_or(|newest| version >= *newest)
    }

    /// Whether everything had to be asked for again since `made`.
    pub(crate) fn reloaded_since(&self, made: Mark) -> bool {
        made.0 < self.known.read().unwrap_or_else(PoisonError::into_inner).reloaded
    }
}

/// How long what is known is sure. Confirming costs the database a little, so it is done only while somebody asks.
#[derive(Debug)]
pub(crate) struct Lease {
    clock: Instant,
    /// Until when, in microseconds of the clock.
    until: AtomicU64,
    wanted: AtomicBool,
    demand: Notify,
}

impl Lease {
    /// One that is not sure of anything yet.
    pub(crate) fn new() -> Lease {
        Lease { clock: Instant::now(), until: AtomicU64::new(0), wanted: AtomicBool::new(false), demand: Notify::new() }
    }

    /// Whether it is sure now; asking keeps the confirmations coming.
    pub(crate) fn holds(&self) -> bool {
        if !self.wanted.load(Ordering::Relaxed) && !self.wanted.swap(true, Ordering::AcqRel) {
            self.demand.notify_one();
        }
        micros(self.clock.elapsed()) < self.until.load(Ordering::Acquire)
    }

    /// Waits until somebody asks, or until nobody has for [`IDLE`]. Then a confirmation should be sent.
    pub(crate) async fn asked_for(&self) {
        let _ = tokio::time::timeout(IDLE, self.demand.notified()).await;
        self.wanted.store(false, Ordering::Release);
    }

    /// What was asked for at `sent` was confirmed.
    pub(crate) fn confirm(&self, sent: Instant) {
        let until = micros(sent.saturating_duration_since(self.clock) + SURE);
        self.until.fetch_max(until, Ordering::AcqRel);
    }

    /// Nothing is sure until the next confirmation.
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

    const ONE: TournamentId = TournamentId(1);
    const TWO: TournamentId = TournamentId(2);

    #[test]
    fn a_version_holds_until_a_higher_one_is_announced() {
        let marks = Marks::default();
        let made = marks.now();
        assert!(marks.hold(ONE, 3, made), "nothing is known yet");
        marks.raise(ONE, 3);
        assert!(marks.hold(ONE, 3, made));
        marks.raise(TWO, 9);
        assert!(marks.hold(ONE, 3, made), "another tournament");
        let before = marks.now();
        marks.raise(ONE, 3);
        marks.raise(ONE, 2);
        assert_eq!(marks.now(), before, "nothing new");
        marks.raise(ONE, 4);
        assert!(marks.now() > before);
        assert!(!marks.hold(ONE, 3, made));
        assert!(marks.hold(ONE, 4, made));
    }

    #[test]
    fn nothing_made_before_a_reload_holds_whatever_its_version() {
        let marks = Marks::default();
        marks.raise(ONE, 7);
        let made = marks.now();
        marks.reload();
        assert!(!marks.hold(ONE, 7, made) && !marks.hold(ONE, 99, made) && marks.reloaded_since(made));
        let made = marks.now();
        assert!(marks.hold(ONE, 2, made), "a restored backup may be older");
        assert!(!marks.reloaded_since(made));
    }

    #[tokio::test]
    async fn a_lease_ends_by_itself() {
        let lease = Lease::new();
        assert!(!lease.holds(), "sure of nothing");
        lease.asked_for().await;
        lease.confirm(Instant::now());
        assert!(lease.holds());
        lease.end();
        assert!(!lease.holds());
        lease.confirm(Instant::now());
        tokio::time::sleep(SURE * 2).await;
        assert!(!lease.holds());
    }
}
