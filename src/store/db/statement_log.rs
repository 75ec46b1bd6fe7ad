//! Keeps the statements that were run with their values, so that the load program can run the very same ones straight
//! through the driver and say what Reeve costs beside that. Off unless somebody asks for it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::store::db::query::Values;

/// Something that happened in a transaction.
#[derive(Debug, Clone)]
pub enum Moment {
    /// It began, to read or to write.
    Begun {
        /// Whether it holds a writer's lock.
        write: bool,
    },
    /// A statement was run.
    Ran(&'static str, Values),
    /// It was committed. A transaction without this moment only read, or was given up.
    Committed,
}

/// The moments of all transactions, each with the number of its transaction.
#[derive(Debug, Default)]
pub(crate) struct Tape {
    running: AtomicBool,
    transactions: AtomicU64,
    moments: Mutex<Vec<(u64, Moment)>>,
}

impl Tape {
    /// Begins to keep, or stops; gives what was kept until now.
    pub(crate) fn run(&self, on: bool) -> Vec<(u64, Moment)> {
        self.running.store(on, Ordering::Release);
        std::mem::take(&mut *self.moments.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The number of a transaction that begins.
    pub(crate) fn begin(&self, write: bool) -> u64 {
        let number = self.transactions.fetch_add(1, Ordering::Relaxed);
        self.keep(number, || Moment::Begun { write });
        number
    }

    /// Keeps a moment, which is only made while the tape runs.
    pub(crate) fn keep(&self, transaction: u64, moment: impl FnOnce() -> Moment) {
        if self.running.load(Ordering::Relaxed) {
            self.moments.lock().unwrap_or_else(PoisonError::into_inner).push((transaction, moment()));
        }
    }
}
