//! How the body of a form is waited for: not longer than a phone on a bad line takes, and never so long that senders who
//! stop half-way keep others out.
//!
//! A body that pauses too long or takes too long in all is given up. From one network address only so many bodies are
//! waited for at once; with one more, the oldest of them is given up, so that whoever sends whole forms always gets
//! through.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{Stream, StreamExt};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::web::http::error::Error;

/// How long a body may pause.
const PAUSE: Duration = Duration::from_secs(10);
/// How long every body may take, however short it is; for its length there is time on top ([`SLOWEST`]).
const SHORTEST: Duration = Duration::from_secs(20);
/// Bytes a second that even a slow line carries.
const SLOWEST: usize = 16 * 1024;
/// How many bodies of one network address are waited for at once.
const EACH: usize = 64;

/// The bodies that are being waited for, by network address.
#[derive(Debug, Default)]
pub struct Bodies {
    waiting: Mutex<HashMap<String, VecDeque<Arc<Notify>>>>,
}

impl Bodies {
    /// Begins to wait for a body of at most `limit` bytes. Where the address has too many, its oldest is given up.
    pub fn wait_for(self: &Arc<Self>, address: &str, limit: usize) -> Body {
        let given_up = Arc::new(Notify::new());
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let same = waiting.entry(address.to_owned()).or_default();
        same.push_back(Arc::clone(&given_up));
        if same.len() > EACH
            && let Some(oldest) = same.pop_front()
        {
            oldest.notify_one();
        }
        let whole = SHORTEST + Duration::from_secs((limit / SLOWEST) as u64);
        Body { bodies: Arc::clone(self), address: address.to_owned(), given_up, until: Instant::now() + whole }
    }

    /// How many bodies are being waited for.
    pub fn count(&self) -> usize {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).values().map(VecDeque::len).sum()
    }
}

/// One body that is being waited for.
#[derive(Debug)]
pub struct Body {
    bodies: Arc<Bodies>,
    address: String,
    given_up: Arc<Notify>,
    until: Instant,
}

impl Body {
    /// The next part of a stream of the body; `None` at its end.
    ///
    /// Error: [`Error::TooSlow`] where it does not come in time, or was given up for another.
    pub async fn next<S: Stream + Unpin>(&self, stream: &mut S) -> Result<Option<S::Item>, Error> {
        let until = self.until.min(Instant::now() + PAUSE);
        tokio::select! {
            // What has come is taken, even if it is late.
            biased;
            part = stream.next() => Ok(part),
            () = self.given_up.notified() => Err(Error::TooSlow),
            () = tokio::time::sleep_until(until) => Err(Error::TooSlow),
        }
    }
}

impl Drop for Body {
    fn drop(&mut self) {
        let mut waiting = self.bodies.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = waiting.get_mut(&self.address) {
            same.retain(|other| !Arc::ptr_eq(other, &self.given_up));
            if same.is_empty() {
                waiting.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::stream;

    use super::*;

    fn is_too_slow<T>(answer: &Result<T, Error>) -> bool {
        matches!(answer, Err(Error::TooSlow))
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_pauses_is_given_up() {
        let bodies = Arc::new(Bodies::default());
        let body = bodies.wait_for("192.0.2.1", 1000);
        assert_eq!(body.next(&mut stream::iter(["part"])).await.ok().flatten(), Some("part"));
        let begun = Instant::now();
        assert!(is_too_slow(&body.next(&mut stream::pending::<()>()).await));
        assert_eq!(begun.elapsed().as_secs(), PAUSE.as_secs());
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_that_trickles_is_given_up_in_the_end() {
        let bodies = Arc::new(Bodies::default());
        let body = bodies.wait_for("192.0.2.1", 1000);
        let begun = Instant::now();
        let mut drops = Box::pin(stream::unfold((), |()| async {
            tokio::time::sleep(PAUSE - Duration::from_secs(1)).await;
            Some(((), ()))
        }));
        while body.next(&mut drops).await.is_ok() {}
        assert_eq!(begun.elapsed().as_secs(), SHORTEST.as_secs());
    }

    #[tokio::test]
    async fn of_too_many_of_one_address_the_oldest_goes() {
        let bodies = Arc::new(Bodies::default());
        let mut held: VecDeque<Body> = (0..EACH).map(|_| bodies.wait_for("192.0.2.1", 1000)).collect();
        let elsewhere = bodies.wait_for("192.0.2.2", 1000);
        assert_eq!(bodies.count(), EACH + 1);
        let newest = bodies.wait_for("192.0.2.1", 1000);
        assert_eq!(bodies.count(), EACH + 1);
        let oldest = held.pop_front().expect("the oldest");
        assert!(is_too_slow(&oldest.next(&mut stream::pending::<()>()).await));
        for body in [&newest, &elsewhere, &held[0]] {
            assert_eq!(body.next(&mut stream::iter(["part"])).await.ok().flatten(), Some("part"));
        }
        drop((held, oldest, newest, elsewhere));
        assert_eq!(bodies.count(), 0);
    }
}
