//! Hashes and checks passwords on threads of their own, a few at a time, in memory that is reused.
//!
//! Each takes 19 MiB and a core for some 20 ms, and anybody can ask for it. The number of threads bounds both; [queue]
//! decides who is next.

pub mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use reeve_secret as secret;
use reeve_secret::HashMemory;

use crate::error::Error;
use crate::server::hashing::queue::{Priority, Queue};

/// The most threads, whatever the machine has.
const MOST_THREADS: usize = 4;

/// How many passwords are hashed at a time: half of the cores, so that a flood of sign-ins leaves the other half to
/// those who enter results.
pub fn threads(cores: usize) -> usize {
    (cores / 2).clamp(1, MOST_THREADS)
}

type HashJob = Box<dyn FnOnce(&mut HashMemory) + Send>;

/// The threads that hash passwords, and who waits for them. Dropping it ends them.
#[derive(Debug)]
pub struct Hashing {
    shared: Arc<Shared>,
}

struct Shared {
    waiting: Mutex<HashQueue>,
    /// Wakes a thread when something waits, and all of them at the end.
    changed: Condvar,
}

#[derive(Default)]
struct HashQueue {
    queue: Queue<HashJob>,
    ended: bool,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, HashQueue> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What to do next, once there is something; None at the end.
    fn next(&self) -> Option<HashJob> {
        let mut waiting = self.waiting();
        loop {
            if waiting.ended {
                return None;
            }
            if let Some(work) = waiting.queue.pop() {
                return Some(work);
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// What a thread does: one task after another, all in the same memory.
    fn work(&self) {
        let mut memory = HashMemory::default();
        while let Some(work) = self.next() {
            // Whoever waits for it learns that nothing came, and the thread goes on.
            let _ = catch_unwind(AssertUnwindSafe(|| work(&mut memory)));
        }
    }
}

impl Hashing {
    /// Starts so many threads. Error: the system gives none.
    pub fn start(threads: usize) -> std::io::Result<Hashing> {
        let shared = Arc::new(Shared { waiting: Mutex::default(), changed: Condvar::new() });
        let hashing = Hashing { shared };
        for _ in 0..threads {
            let shared = Arc::clone(&hashing.shared);
            thread::Builder::new().name("passwords".to_owned()).spawn(move || shared.work())?;
        }
        Ok(hashing)
    }

    /// The hash of a new password. Error: [`Error::Crowded`].
    pub async fn hash(&self, priority: Priority, password: &str) -> Result<String, Error> {
        let password = password.to_owned();
        self.run(priority, move |memory| secret::hash_password_in(memory, &password))
            .await?
            .map_err(|error| Error::Broken(format!("hashing a password: {error}")))
    }

    /// Whether a password fits a hash; `None`, where there is no account, takes as long. Error: [`Error::Crowded`].
    pub async fn fits(&self, priority: Priority, password: &str, hash: Option<&str>) -> Result<bool, Error> {
        let (password, hash) = (password.to_owned(), hash.map(str::to_owned));
        self.run(priority, move |memory| secret::verify_password_in(memory, &password, hash.as_deref())).await
    }

    /// Has a thread do something when its turn comes. What nobody waits for any more is skipped.
    ///
    /// Error: [`Error::Crowded`] where too many wait already.
    pub async fn run<T: Send + 'static>(
        &self,
        priority: Priority,
        work: impl FnOnce(&mut HashMemory) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (done, answer) = oneshot::channel();
        let work: HashJob = Box::new(move |memory| {
            if !done.is_closed() {
                // Whoever asked may have gone meanwhile.
                let _ = done.send(work(memory));
            }
        });
        self.shared.waiting().queue.push(priority, work).map_err(|_| Error::Crowded)?;
        self.shared.changed.notify_one();
        answer.await.map_err(|_| Error::Crowded)
    }
}

impl Drop for Hashing {
    fn drop(&mut self) {
        self.shared.waiting().ended = true;
        self.shared.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::FutureExt;
    use futures_util::future::join_all;

    use super::*;
    use crate::server::hashing::queue::{LINE, OF_ONE};

    fn stranger(who: usize) -> Priority {
        Priority::Stranger(format!("network {who}"))
    }

    #[test]
    fn half_of_the_cores_hash() {
        let check = |cores: usize, expected: usize| assert_eq!(threads(cores), expected, "{cores}");
        check(1, 1);
        check(2, 1);
        check(4, 2);
        check(64, 4);
    }

    /// Each waits for a second one to be at work beside it: so two are, and a third never is.
    #[tokio::test]
    async fn as_many_at_one_time_as_there_are_threads() {
        let hashing = Hashing::start(2).expect("threads");
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let pair = Arc::new(Barrier::new(2));
        let jobs = (0..20).map(|n| {
            let (now, most, pair) = (Arc::clone(&now), Arc::clone(&most), Arc::clone(&pair));
            hashing.run(stranger(n), move |_| {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                pair.wait();
                now.fetch_sub(1, Ordering::SeqCst);
            })
        });
        assert!(join_all(jobs).await.into_iter().all(|done| done.is_ok()));
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    /// A thread that is held, so that everything else has to wait.
    async fn held(hashing: &Arc<Hashing>) -> (Arc<Barrier>, tokio::task::JoinHandle<()>) {
        let gate = Arc::new(Barrier::new(2));
        let (begun, has_begun) = oneshot::channel();
        let (inside, hashing) = (Arc::clone(&gate), Arc::clone(hashing));
        let holding = tokio::spawn(async move {
            let work = move |_: &mut HashMemory| {
                let _ = begun.send(());
                inside.wait();
            };
            hashing.run(Priority::Known("first".to_owned()), work).await.expect("its turn");
        });
        has_begun.await.expect("a thread");
        (gate, holding)
    }

    #[tokio::test]
    async fn too_many_are_told_so_at_once_and_the_rest_is_served_in_turn() {
        let hashing = Arc::new(Hashing::start(1).expect("a thread"));
        let (gate, holding) = held(&hashing).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let job = |priority: Priority| {
            let order = Arc::clone(&order);
            hashing.run(priority.clone(), move |_| order.lock().expect("the list").push(priority))
        };
        let flood = (0..LINE + 10).map(|_| job(stranger(0)));
        let both = async {
            let honest = join_all([job(stranger(1)), job(Priority::Known("ada".to_owned()))]);
            // Only after everything is in line does the thread go on.
            let open = async {
                tokio::task::spawn_blocking(move || gate.wait()).await.expect("the gate");
                Vec::<Result<(), Error>>::new()
            };
            futures_util::future::join(honest, open).await.0
        };
        let (flooded, honest) = futures_util::future::join(join_all(flood), both).await;
        holding.await.expect("the end of it");
        assert_eq!(flooded.iter().filter(|done| done.is_ok()).count(), OF_ONE);
        assert!(flooded.iter().all(|done| matches!(done, Ok(()) | Err(Error::Crowded))));
        assert!(honest.iter().all(Result::is_ok));
        let order = order.lock().expect("the list");
        assert_eq!(order[..3], [Priority::Known("ada".to_owned()), stranger(0), stranger(1)]);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_left_out_and_a_panic_ends_nothing() {
        let hashing = Arc::new(Hashing::start(1).expect("a thread"));
        let (gate, holding) = held(&hashing).await;
        let done = Arc::new(AtomicUsize::new(0));
        let counting = Arc::clone(&done);
        {
            let mut gone = Box::pin(hashing.run(stranger(0), move |_| counting.fetch_add(1, Ordering::SeqCst)));
            assert!((&mut gone).now_or_never().is_none());
        }
        tokio::task::spawn_blocking(move || gate.wait()).await.expect("the gate");
        holding.await.expect("the end of it");
        assert!(matches!(hashing.run(stranger(0), |_| panic!("on purpose")).await, Err::<(), _>(Error::Crowded)));
        assert!(matches!(hashing.run(stranger(0), |_| 7).await, Ok(7)));
        assert_eq!(done.load(Ordering::SeqCst), 0);
    }
}
