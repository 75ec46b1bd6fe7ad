//! How the body of a form is waited for: as long as a phone on a bad line needs, and no longer, so that senders who
//! stop half-way keep nobody out.
//!
//! A body that pauses too long, or takes too long in all, is given up. Of one network address only so many bodies are
//! waited for at once; with one more, the oldest is given up, so that whoever sends whole forms gets through. All of
//! them together hold only so much memory; with more, the oldest of those is given up that are longer than what people
//! type.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::{Stream, StreamExt};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::error::Error;
use reeve_limits as limits;

/// How long a body may pause.
const PAUSE: Duration = Duration::from_secs(10);
/// How long every body may take, however short it is; for its length there is time on top ([`SLOWEST`]).
const SHORTEST: Duration = Duration::from_secs(20);
/// Bytes a second that even a slow line carries.
const SLOWEST: usize = 16 * 1024;
/// How many bodies of one network address are waited for at once.
const EACH: usize = 64;
/// How many bytes all bodies of ordinary forms hold that have not arrived whole.
const ALL: usize = 12 * 1024 * 1024;
/// Bytes of a form that people fill in: one that holds no more is never given up for others.
const SMALL: usize = 8 * 1024;

/// A body that has not arrived whole.
#[derive(Debug)]
struct WaitingBody {
    given_up: Notify,
    /// The moment at which it was first waited for.
    since: Instant,
    /// How many bytes of it are here.
    held: AtomicUsize,
}

/// The bodies that are being waited for, by network address.
#[derive(Debug, Default)]
pub struct Bodies {
    waiting: Mutex<HashMap<String, VecDeque<Arc<WaitingBody>>>>,
    /// How many bytes are here of those that are counted.
    held: AtomicUsize,
}

impl Bodies {
    /// Begins to wait for a body of at most `limit` bytes from a network. Where it has too many, its oldest is given up.
    pub fn wait_for(self: &Arc<Self>, network: &str, limit: usize) -> Body {
        let now = Instant::now();
        let new = Arc::new(WaitingBody { given_up: Notify::new(), since: now, held: AtomicUsize::new(0) });
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let same = waiting.entry(network.to_owned()).or_default();
        same.push_back(Arc::clone(&new));
        if same.len() > EACH
            && let Some(oldest) = same.pop_front()
        {
            oldest.given_up.notify_one();
        }
        let until = now + SHORTEST + Duration::from_secs((limit / SLOWEST) as u64);
        // Files have a queue, so there are few of them at a time.
        let is_counted = limit <= limits::FORM_BYTES;
        Body { bodies: Arc::clone(self), network: network.to_owned(), waiting: new, until, is_counted }
    }

    /// Gives up the oldest body that is longer than a form that people fill in, for another than this one.
    fn make_room(&self, but: &Arc<WaitingBody>) {
        let waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let large = |one: &&Arc<WaitingBody>| one.held.load(Ordering::Relaxed) > SMALL && !Arc::ptr_eq(one, but);
        if let Some(oldest) = waiting.values().flatten().filter(large).min_by_key(|one| one.since) {
            self.held.fetch_sub(oldest.held.swap(0, Ordering::Relaxed), Ordering::Relaxed);
            oldest.given_up.notify_one();
        }
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
    network: String,
    waiting: Arc<WaitingBody>,
    until: Instant,
    is_counted: bool,
}

impl Body {
    /// The next part of a stream of the body; `None` at its end.
    ///
    /// Error: [`Error::TooSlow`] where it does not come in time; [`Error::MadeRoom`] where it was given up for another.
    pub async fn next<S: Stream + Unpin>(&self, stream: &mut S) -> Result<Option<S::Item>, Error> {
        let until = self.until.min(Instant::now() + PAUSE);
        tokio::select! {
            // What has come is taken, even if it is late.
            biased;
            part = stream.next() => Ok(part),
            () = self.waiting.given_up.notified() => Err(Error::MadeRoom),
            () = tokio::time::sleep_until(until) => Err(Error::TooSlow),
        }
    }
}

impl Body {
    /// More of it is here.
    pub fn holds(&self, bytes: usize) {
        if !self.is_counted {
            return;
        }
        self.waiting.held.fetch_add(bytes, Ordering::Relaxed);
        if self.bodies.held.fetch_add(bytes, Ordering::Relaxed) + bytes > ALL {
            self.bodies.make_room(&self.waiting);
        }
    }
}

impl Drop for Body {
    fn drop(&mut self) {
        self.bodies.held.fetch_sub(self.waiting.held.swap(0, Ordering::Relaxed), Ordering::Relaxed);
        let mut waiting = self.bodies.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = waiting.get_mut(&self.network) {
            same.retain(|other| !Arc::ptr_eq(other, &self.waiting));
            if same.is_empty() {
                waiting.remove(&self.network);
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

    fn has_made_room<T>(answer: &Result<T, Error>) -> bool {
        matches!(answer, Err(Error::MadeRoom))
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
        assert!(has_made_room(&oldest.next(&mut stream::pending::<()>()).await));
        for body in [&newest, &elsewhere, &held[0]] {
            assert_eq!(body.next(&mut stream::iter(["part"])).await.ok().flatten(), Some("part"));
        }
        drop((held, oldest, newest, elsewhere));
        assert_eq!(bodies.count(), 0);
    }

    #[tokio::test]
    async fn where_all_of_them_hold_too_much_the_oldest_long_one_goes() {
        let bodies = Arc::new(Bodies::default());
        let form = bodies.wait_for("192.0.2.1", limits::FORM_BYTES);
        form.holds(SMALL);
        let file = bodies.wait_for("192.0.2.2", 1024 * 1024);
        file.holds(ALL);
        let long: Vec<Body> = (0..ALL / limits::FORM_BYTES)
            .map(|number| {
                let body = bodies.wait_for(&format!("198.51.100.{number}"), limits::FORM_BYTES);
                body.holds(limits::FORM_BYTES);
                body
            })
            .collect();
        // The last of them went beyond, so the first is gone.
        assert!(has_made_room(&long[0].next(&mut stream::pending::<()>()).await));
        for body in [&form, &file, &long[1]] {
            assert_eq!(body.next(&mut stream::iter(["part"])).await.ok().flatten(), Some("part"));
        }
        drop((form, file, long));
        assert_eq!((bodies.count(), bodies.held.load(Ordering::Relaxed)), (0, 0));
    }
}
