//! What takes the processor for long is done apart from the threads that answer requests, and not by too many at a time.

use tokio::sync::Semaphore;

use crate::actions::Result;
use crate::store;

/// How many are at it at a time; the others wait without a thread. Each may hold a file of the largest size unpacked.
static PLACES: Semaphore = Semaphore::const_new(2);

/// Reads a file, makes one, or works out what importing it would do.
///
/// Error: the work ended in a panic.
pub async fn apart<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let place = PLACES.acquire().await.map_err(store::Error::broken)?;
    // Whoever asked may go away; the place is taken until the work has ended all the same.
    let work = move || {
        let found = job();
        drop(place);
        found
    };
    Ok(tokio::task::spawn_blocking(work).await.map_err(store::Error::broken)?)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn no_more_are_at_it_than_there_are_places() {
        let begun = Arc::new(AtomicUsize::new(0));
        let mut gates = Vec::new();
        let mut all = Vec::new();
        for number in 0..5 {
            let (open, gate) = mpsc::channel::<()>();
            gates.push(open);
            let begun = Arc::clone(&begun);
            all.push(tokio::spawn(apart(move || {
                begun.fetch_add(1, Ordering::Relaxed);
                let _ = gate.recv();
                number
            })));
        }
        // Somebody who goes away keeps the place until the work has ended.
        for _ in 0..1000 {
            tokio::task::yield_now().await;
        }
        while begun.load(Ordering::Relaxed) < 2 {
            tokio::task::yield_now().await;
        }
        all[0].abort();
        for _ in 0..1000 {
            tokio::task::yield_now().await;
        }
        assert_eq!(begun.load(Ordering::Relaxed), 2);
        drop(gates);
        for (number, one) in all.into_iter().enumerate().skip(1) {
            assert_eq!(one.await.unwrap().unwrap(), number);
        }
        assert_eq!(begun.load(Ordering::Relaxed), 5);
    }
}
