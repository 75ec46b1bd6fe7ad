//! How often programs of one network may ask in a minute. What is answered from memory is not counted: it costs nothing.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use reeve_limits as limits;

use crate::server::clock::Clock;

/// A minute in seconds.
const MINUTE: i64 = 60;

/// How many are told apart in a minute.
const MOST: usize = 20_000;

/// How often each network has asked in this minute.
#[derive(Debug, Default)]
pub struct ApiLimit {
    counted: Mutex<CountedMinute>,
}

#[derive(Debug, Default)]
struct CountedMinute {
    minute: i64,
    requests: HashMap<String, u32>,
}

impl ApiLimit {
    /// Counts a request from a network, or with a key.
    ///
    /// Error: there are too many, and after so many seconds they are counted anew.
    pub fn count(&self, from: &str, clock: &Clock) -> Result<(), u32> {
        let second = clock.now().timestamp();
        let minute = second.div_euclid(MINUTE);
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        if counted.minute != minute {
            *counted = CountedMinute { minute, requests: HashMap::new() };
        }
        let is_crowded = counted.requests.len() >= MOST && !counted.requests.contains_key(from);
        // So many at once are somebody's who makes addresses up: all further ones count as one.
        let requests = counted.requests.entry(if is_crowded { String::new() } else { from.to_owned() }).or_default();
        *requests = requests.saturating_add(1);
        if *requests <= limits::API_REQUESTS_A_MINUTE || clock.skips_waits() {
            return Ok(());
        }
        Err(u32::try_from(MINUTE - second.rem_euclid(MINUTE)).unwrap_or(1))
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    #[test]
    fn a_network_that_asks_too_often_waits_for_the_next_minute_and_no_other_with_it() {
        let (limit, clock) = (ApiLimit::default(), Clock::default());
        clock.stop();
        for _ in 0..limits::API_REQUESTS_A_MINUTE {
            assert_eq!(limit.count("192.0.2.1", &clock), Ok(()));
        }
        let seconds = limit.count("192.0.2.1", &clock).expect_err("too many");
        assert!((1..=60).contains(&seconds));
        assert_eq!(limit.count("192.0.2.2", &clock), Ok(()));
        clock.move_forward(TimeDelta::seconds(seconds.into()));
        assert_eq!(limit.count("192.0.2.1", &clock), Ok(()));
    }
}
