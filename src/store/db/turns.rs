//! Takes turns at a tournament. What is worked out from all of it before its lock is taken is worked out by one request
//! at a time in this process. Otherwise requests that come together would make each other's work outdated, and in the
//! end do it under the lock.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Mutex as Queue, OwnedMutexGuard};
use tokio::time::timeout;

use crate::db::error::{Error, Result};
use crate::ids::TournamentId;

/// How long somebody waits for their turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// The queues of the tournaments that somebody works with.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    queues: Mutex<HashMap<TournamentId, Arc<Queue<()>>>>,
}

/// It is somebody's turn, until this value goes.
#[derive(Debug)]
pub struct Turn {
    _guard: OwnedMutexGuard<()>,
}

impl Turns {
    /// Waits until everybody who came before is through with the tournament. Whoever holds a lock of the store must not ask.
    ///
    /// Error: [`Error::Busy`] after ten seconds.
    pub(crate) async fn wait(&self, tournament: TournamentId) -> Result<Turn> {
        let queue = {
            let mut queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
            queues.retain(|_, queue| Arc::strong_count(queue) > 1);
            Arc::clone(queues.entry(tournament).or_default())
        };
        match timeout(PATIENCE, queue.lock_owned()).await {
            Ok(guard) => Ok(Turn { _guard: guard }),
            Err(late) => Err(Error::Busy(Box::new(late))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_at_a_time_in_each_tournament_and_nothing_is_left() {
        let turns = Arc::new(Turns::default());
        let (one, two) = (TournamentId(1), TournamentId(2));
        let first = turns.wait(one).await.expect("the first");
        let other = turns.wait(two).await.expect("another tournament waits for nobody");
        let next = tokio::spawn({
            let turns = Arc::clone(&turns);
            async move { turns.wait(one).await }
        });
        tokio::task::yield_now().await;
        assert!(!next.is_finished());
        drop(first);
        let second = next.await.expect("no panic").expect("the second");
        drop((second, other));
        drop(turns.wait(TournamentId(3)).await);
        assert_eq!(turns.queues.lock().expect("nobody panicked").len(), 1);
    }
}
