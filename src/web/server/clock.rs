//! What time it is, and waiting. One clock for every request and everything beside them, so that a test moves it instead
//! of waiting.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::store::time::millis;

/// The clock of a running server: the machine's, moved by what a test asked for.
#[derive(Debug, Default)]
pub struct Clock {
    /// In milliseconds; 0 outside tests.
    ahead: AtomicI64,
    /// Whether nobody is kept waiting; only in tests.
    hurried: AtomicBool,
    moved: Notify,
}

impl Clock {
    /// The time, cut to milliseconds as the store keeps it.
    pub fn now(&self) -> DateTime<Utc> {
        millis(Utc::now() + self.ahead())
    }

    fn ahead(&self) -> TimeDelta {
        TimeDelta::milliseconds(self.ahead.load(Ordering::Relaxed))
    }

    /// From now on it is so much later, or earlier where that is less than nothing.
    pub fn move_forward(&self, by: TimeDelta) {
        self.ahead.fetch_add(by.num_milliseconds(), Ordering::Relaxed);
        self.moved.notify_waiters();
    }

    /// Whether to let nobody wait, so that a test of something else need not.
    pub fn hurry(&self, hurried: bool) {
        self.hurried.store(hurried, Ordering::Relaxed);
        self.moved.notify_waiters();
    }

    /// Lets so much time go by. What the machine's own clock does meanwhile does not count: it may be set back.
    pub async fn wait(&self, time: TimeDelta) {
        let (began, ahead) = (Instant::now(), self.ahead());
        loop {
            // Asked for before the clock is read, so that no move is missed.
            let moved = self.moved.notified();
            let moved_on = self.ahead() - ahead;
            let left = (time - moved_on).to_std().unwrap_or_default().saturating_sub(began.elapsed());
            if left.is_zero() || self.hurried.load(Ordering::Relaxed) {
                return;
            }
            // Either way it is looked again.
            let _ = tokio::time::timeout(left, moved).await;
        }
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
        clock.hurry(true);
        clock.wait(TimeDelta::hours(1)).await;
    }

    #[tokio::test]
    async fn no_time_is_no_wait() {
        let clock = Clock::default();
        clock.wait(TimeDelta::zero()).await;
        clock.wait(TimeDelta::hours(-1)).await;
    }
}
