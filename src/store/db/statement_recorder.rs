//! Records the statements that were run with their values, so that the load program can run the very same ones straight
//! through the driver and say what Reeve costs beside that.
//!
//! No store has a recorder until somebody asks for it ([`Db::statement_recorder`](crate::Db::statement_recorder)).
//! It stands here and not on the log of the driver because that has the text of a statement without its values.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::db::values::Values;

/// Something that happened in a transaction.
#[derive(Debug, Clone)]
pub enum Recorded {
    /// It began, to read or to write.
    Begin {
        /// Whether it holds a writer's lock.
        write: bool,
    },
    Statement(&'static str, Values),
    /// It was committed. A transaction without this only read, or was given up.
    Commit,
}

/// The recorder of one store.
#[derive(Debug, Default)]
pub struct StatementRecorder {
    running: AtomicBool,
    transactions: AtomicU64,
    recorded: Mutex<Vec<(u64, Recorded)>>,
}

impl StatementRecorder {
    /// Records every transaction that begins from now on.
    pub fn start(&self) {
        self.running.store(true, Ordering::Release);
    }

    /// Ends the recording; gives what happened meanwhile, each with the number of its transaction.
    pub fn stop(&self) -> Vec<(u64, Recorded)> {
        self.running.store(false, Ordering::Release);
        std::mem::take(&mut *self.recorded.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The recording of a transaction that begins.
    pub(crate) fn begin(self: &Arc<Self>, write: bool) -> Option<Recording> {
        if !self.running.load(Ordering::Acquire) {
            return None;
        }
        let transaction = self.transactions.fetch_add(1, Ordering::Relaxed);
        let recording = Recording { recorder: Arc::clone(self), transaction };
        recording.add(Recorded::Begin { write });
        Some(recording)
    }
}

/// The recording of one transaction.
pub(crate) struct Recording {
    recorder: Arc<StatementRecorder>,
    transaction: u64,
}

impl Recording {
    pub(crate) fn add(&self, what: Recorded) {
        self.recorder.recorded.lock().unwrap_or_else(PoisonError::into_inner).push((self.transaction, what));
    }
}
