//! What time it is, and waiting. One clock for every request and everything beside them, so that a test moves it instead
//! of waiting.

use std::sync::atomic::{AtomicBool, AtomicI64, AtomicUsize, Ordering};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::Notify;
use tokio::time::Instant;

use reeve_store::time::millis;

/// The clock of a running server: the machine's, moved by what a test asked for.
#[derive(Debug, Default)]
pub struct Clock {
    /// In milliseconds; 0 outside tests.
    ahead: AtomicI64,
    /// Whether nobody is kept waiting; only in tests.
    skips_waits: AtomicBool,
    /// When it was stopped, in milliseconds since 1970; 0 while it goes, as it always does outside tests.
    stopped_at: AtomicI64,
    waiting: AtomicUsize,
    moved: Notify,
}

impl Clock {
    /// The time, cut to milliseconds as the store keeps it.
    pub fn now(&self) -> DateTime<Utc> {
        let machine = DateTime::from_timestamp_millis(self.stopped_at.load(Ordering::Relaxed));
        let machine = machine.filter(|_| self.is_stopped()).unwrap_or_else(Utc::now);
        millis(machine + self.ahead())
    }

    fn ahead(&self) -> TimeDelta {
        TimeDelta::milliseconds(self.ahead.load(Ordering::Relaxed))
    }

    /// Moves the clock forward by this much, or back where it is negative.
    pub fn move_forward(&self, by: TimeDelta) {
        self.ahead.fetch_add(by.num_milliseconds(), Ordering::Relaxed);
        self.moved.notify_waiters();
    }

    /// Stops the clock: time then passes only when the clock is moved, however slow the machine is.
    pub fn stop(&self) {
        self.stopped_at.store(Utc::now().timestamp_millis(), Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stopped_at.load(Ordering::Relaxed) != 0
    }

    /// How many wait for time to go by.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Whether nobody is kept waiting, for tests of something else.
    pub fn skip_waits(&self, skips: bool) {
        self.skips_waits.store(skips, Ordering::Relaxed);
        self.moved.notify_waiters();
    }

    /// Whether nobody is kept waiting.
    pub(super) fn skips_waits(&self) -> bool {
        self.skips_waits.load(Ordering::Relaxed)
    }

    /// Waits for so long. What the machine's clock is set to meanwhile does not matter.
    pub async fn wait(&self, time: TimeDelta) {
        let (began, ahead) = (Instant::now(), self.ahead());
        let _counted = Waiter::of(&self.waiting);
        loop {
            // Before the clock is read, so that no move is missed.
            let moved = self.moved.notified();
            let moved_on = self.ahead() - ahead;
            let gone_by = if self.is_stopped() { Duration::ZERO } else { began.elapsed() };
            let left = (time - moved_on).to_std().unwrap_or_default().saturating_sub(gone_by);
            if left.is_zero() || self.skips_waits() {
                return;
            }
            // Moved or not, the loop looks again.
            let _ = tokio::time::timeout(left, moved).await;
        }
    }
}

/// Somebody who waits, counted until this is dropped: also when the wait is given up.
struct Waiter<'c>(&'c AtomicUsize);

impl Waiter<'_> {
    fn of(waiting: &AtomicUsize) -> Waiter<'_> {
        waiting.fetch_add(1, Ordering::Relaxed);
        Waiter(waiting)
    }
}

impl Drop for Waiter<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn a_moved_clock_is_ahead_of_the_machine() {
        let clock = Clock::default();
        let before = Utc::now();
        clock.move_forward(TimeDelta::hours(2));
        clock.move_forward(TimeDelta::minutes(1));
        let ahead = clock.now() - before;
        assert!(ahead >= TimeDelta::minutes(121) - TimeDelta::milliseconds(1), "{ahead}");
        assert_eq!(clock.now().timestamp_subsec_nanos() % 1_000_000, 0);
    }

    #[tokio::test]
    async fn waiting_ends_when_the_clock_is_moved_and_not_before() {
        let clock = Clock::default();
        let mut waiting = Box::pin(clock.wait(TimeDelta::hours(1)));
        assert!((&mut waiting).now_or_never().is_none());
        clock.move_forward(TimeDelta::minutes(59));
        assert!((&mut waiting).now_or_never().is_none());
        clock.move_forward(TimeDelta::minutes(1));
        waiting.await;
        clock.skip_waits(true);
        clock.wait(TimeDelta::hours(1)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_stopped_clock_goes_only_when_it_is_moved() {
        let clock = Clock::default();
        clock.stop();
        let before = clock.now();
        let mut waiting = Box::pin(clock.wait(TimeDelta::minutes(1)));
        assert!((&mut waiting).now_or_never().is_none());
        assert_eq!(clock.waiting(), 1);
        tokio::time::advance(Duration::from_secs(3600)).await;
        assert!((&mut waiting).now_or_never().is_none());
        assert_eq!(clock.now(), before);
        clock.move_forward(TimeDelta::minutes(1));
        waiting.await;
        assert_eq!((clock.now() - before, clock.waiting()), (TimeDelta::minutes(1), 0));
    }

    #[tokio::test]
    async fn no_time_is_no_wait() {
        let clock = Clock::default();
        clock.wait(TimeDelta::zero()).await;
        clock.wait(TimeDelta::hours(-1)).await;
    }
}
