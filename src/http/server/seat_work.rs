//! Work on seats that takes longer than a person waits for a page goes on by itself; whoever asked is shown how far it
//! is, and how it ended.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use tokio::runtime::Handle;
use tokio::sync::watch;

use crate::error::Error;
use reeve_actions as actions;
use reeve_actions::{Fault, Refusal};
use reeve_store::TournamentId;
use reeve_words::flash::ScheduleDone;

/// How long a request waits for the seats before it is shown the progress instead, in milliseconds.
const PATIENCE: u64 = 3000;

/// How long each task may take to end once the server stops; by then no seats are being worked out any more.
const LAST_TASKS: Duration = Duration::from_secs(5);

/// How many tasks of one tournament are remembered after they ended.
const REMEMBERED: usize = 8;

/// How a task ended.
#[derive(Debug, Clone)]
pub enum Outcome {
    /// What was asked for is stored.
    Done,
    /// Refused as things stand, stopped or replaced.
    Refused(Refusal),
    /// What was typed has faults.
    Faults(Vec<Fault>),
    /// The tournament was changed under it.
    Stale,
    Failed(Error),
}

impl From<actions::Result<()>> for Outcome {
    fn from(result: actions::Result<()>) -> Outcome {
        match result {
            Ok(()) => Outcome::Done,
            Err(actions::Error::Refused(refusal)) => Outcome::Refused(refusal),
            Err(actions::Error::Faults(faults)) => Outcome::Faults(faults),
            Err(actions::Error::Stale) => Outcome::Stale,
            Err(other) => Outcome::Failed(other.into()),
        }
    }
}

impl Outcome {
    /// As the result of an action, for a page that shows its form again.
    pub fn result(self) -> Result<actions::Result<()>, Error> {
        Ok(match self {
            Outcome::Done => Ok(()),
            Outcome::Refused(refusal) => Err(actions::Error::Refused(refusal)),
            Outcome::Faults(faults) => Err(actions::Error::Faults(faults)),
            Outcome::Stale => Err(actions::Error::Stale),
            Outcome::Failed(error) => return Err(error),
        })
    }
}

/// A task: some work on the seats of a tournament.
#[derive(Debug)]
pub struct Task {
    /// Its number, for the address of the page that tells of it.
    pub number: u64,
    /// What the schedule's page says when it is done.
    pub says: ScheduleDone,
    /// What was asked for; a second request for the same joins this task.
    wanted: String,
    outcome: watch::Sender<Option<Outcome>>,
}

impl Task {
    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome.borrow().clone()
    }

    /// How it ended, if it does within a time.
    pub async fn ends_within(&self, time: Duration) -> Option<Outcome> {
        let mut outcome = self.outcome.subscribe();
        let ended = tokio::time::timeout(time, outcome.wait_for(Option::is_some)).await;
        ended.ok().and_then(Result::ok).and_then(|outcome| outcome.clone())
    }
}

/// Marks a task as ended whatever happens to it, even a panic, so that nobody waits for it.
struct Ends {
    task: Arc<Task>,
    faults: Counter,
}

impl Ends {
    fn with(self, outcome: Outcome) {
        if matches!(outcome, Outcome::Failed(_)) {
            self.faults.inc();
        }
        self.task.outcome.send_replace(Some(outcome));
    }
}

impl Drop for Ends {
    fn drop(&mut self) {
        let failed = || Outcome::Failed(Error::Broken("a task about seats went away".to_owned()));
        let open = self.task.outcome.send_if_modified(|outcome| {
            let open = outcome.is_none();
            outcome.get_or_insert_with(failed);
            open
        });
        if open {
            self.faults.inc();
        }
    }
}

/// The tasks of all tournaments. The last of each are remembered, the newest last.
#[derive(Debug)]
pub struct SeatWork {
    next: AtomicU64,
    patience: AtomicU64,
    tasks: Mutex<BTreeMap<TournamentId, VecDeque<Arc<Task>>>>,
    /// Tasks run where the server was started: there they outlive the worker that got the request.
    runtime: Handle,
    /// Counts the tasks that failed, for the metrics.
    faults: Counter,
}

impl SeatWork {
    /// No tasks yet. Those to come run in the runtime of whoever calls this.
    pub fn here(faults: Counter) -> SeatWork {
        let (next, patience) = (AtomicU64::new(1), AtomicU64::new(PATIENCE));
        SeatWork { next, patience, tasks: Mutex::default(), runtime: Handle::current(), faults }
    }

    fn tasks(&self) -> MutexGuard<'_, BTreeMap<TournamentId, VecDeque<Arc<Task>>>> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long a request waits for the seats before it is shown the progress.
    pub fn patience(&self) -> Duration {
        Duration::from_millis(self.patience.load(Ordering::Relaxed))
    }

    /// Changes [`SeatWork::patience`], for tests.
    pub fn set_patience(&self, patience: Duration) {
        self.patience.store(u64::try_from(patience.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    /// Starts a task, or gives the one that already does the same. `work` runs to its end even if nobody waits.
    pub fn begin(
        &self,
        id: TournamentId,
        wanted: String,
        says: ScheduleDone,
        work: impl Future<Output = actions::Result<()>> + Send + 'static,
    ) -> Arc<Task> {
        let mut tasks = self.tasks();
        let own = tasks.entry(id).or_default();
        if let Some(same) = own.iter().find(|task| task.wanted == wanted && task.outcome().is_none()) {
            return Arc::clone(same);
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let task = Arc::new(Task { number, says, wanted, outcome: watch::Sender::new(None) });
        while own.len() >= REMEMBERED && own.front().is_some_and(|first| first.outcome().is_some()) {
            own.pop_front();
        }
        own.push_back(Arc::clone(&task));
        let ends = Ends { task: Arc::clone(&task), faults: self.faults.clone() };
        self.runtime.spawn(async move { ends.with(Outcome::from(work.await)) });
        task
    }

    /// Works something out that stores nothing, and waits a moment for it.
    pub async fn look<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> Option<T> {
        let found = tokio::time::timeout(self.patience(), self.runtime.spawn(work)).await;
        found.ok().and_then(Result::ok)
    }

    /// Waits until every task has ended: none is cut off in the middle of what it stores.
    pub async fn finish(&self) {
        let open: Vec<Arc<Task>> = self.tasks().values().flatten().cloned().collect();
        for task in open {
            if task.ends_within(LAST_TASKS).await.is_none() {
                tracing::warn!(task = task.number, "work on seats did not end in time");
            }
        }
    }

    /// The task of a tournament with this number; None once it is forgotten.
    pub fn numbered(&self, id: TournamentId, number: u64) -> Option<Arc<Task>> {
        self.tasks().get(&id)?.iter().find(|task| task.number == number).cloned()
    }

    /// The newest task of a tournament that has not ended.
    pub fn under_way(&self, id: TournamentId) -> Option<Arc<Task>> {
        self.tasks().get(&id)?.iter().rev().find(|task| task.outcome().is_none()).cloned()
    }
}
