//! What takes the processor for long is done apart from the threads that answer requests, behind them, and not by too many
//! at a time.

use std::io;
use std::thread;

use tokio::sync::{Semaphore, oneshot};

use crate::Result;
use reeve_store as store;

/// How many are at it at a time; the others wait without a thread. Each may hold a file of the largest size unpacked.
static PLACES: Semaphore = Semaphore::const_new(2);

/// How far behind the others long work stands when threads wait for a processor, as `nice` counts it (0 to 19).
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Reads a file, makes one, or works out what importing it would do.
///
/// Error: there was no thread for it, or the work ended in a panic.
pub async fn apart<T: Send + 'static>(job: impl FnOnce() -> T + Send + 'static) -> Result<T> {
    let place = PLACES.acquire().await.map_err(store::Error::broken)?;
    let (answer, answered) = oneshot::channel();
    // Whoever asked may go away; the place is taken until the work has ended all the same.
    let work = move || {
        let found = job();
        drop(place);
        // Whoever has gone away needs no answer.
        let _ = answer.send(found);
    };
    spawn_low_priority("apart", work).map_err(store::Error::broken)?;
    Ok(answered.await.map_err(store::Error::broken)?)
}

/// The same with what the work needs, which comes back with what it has found; where it is not much, on this thread.
pub async fn apart_if<M: Send + 'static, T: Send + 'static>(
    is_much: bool,
    model: M,
    job: impl FnOnce(&M) -> T + Send + 'static,
) -> Result<(M, T)> {
    let work = move || {
        let found = job(&model);
        (model, found)
    };
    if is_much { apart(work).await } else { Ok(work()) }
}

/// Does long work on a thread of its own. Where the machine has more to do than processors, it stands behind the threads
/// that answer requests, as far as the system can do that for one thread.
///
/// Error: the system gives the program no more threads.
pub fn spawn_low_priority(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let behind = move || {
        // On Linux this is for the thread alone; elsewhere it would be for the whole program. Where it is not allowed, the
        // work is done all the same.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::nice(NICENESS);
        work();
    };
    thread::Builder::new().name(name.to_owned()).spawn(behind).map(drop)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_error_and_gives_its_place_back() {
        for _ in 0..3 {
            assert!(apart(|| panic!("on purpose")).await.is_err());
        }
        assert_eq!(apart(|| 1).await.unwrap(), 1);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn long_work_stands_behind_and_nothing_else_does() {
        let own = || rustix::process::getpriority_process(None).unwrap();
        let before = own();
        assert_eq!(apart(own).await.unwrap(), (before + NICENESS).min(19));
        assert_eq!(own(), before);
    }

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
