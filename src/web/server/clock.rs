//! What time it is. One clock for every request and everything beside them, so that a test moves it instead of waiting.

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, TimeDelta, Utc};

use crate::store::time::millis;

/// The clock of a running server: the machine's, moved forward by what a test asked for.
#[derive(Debug, Default)]
pub struct Clock {
    /// In milliseconds; 0 outside tests.
    ahead: AtomicI64,
}

impl Clock {
    /// The time, cut to milliseconds as the store keeps it.
    pub fn now(&self) -> DateTime<Utc> {
        millis(Utc::now() + TimeDelta::milliseconds(self.ahead.load(Ordering::Relaxed)))
    }

    /// From now on it is so much later.
    pub fn move_forward(&self, by: TimeDelta) {
        self.ahead.fetch_add(by.num_milliseconds(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
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
}
