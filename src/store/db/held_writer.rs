//! Measures how long write transactions take. On SQLite everybody else who writes waits meanwhile.

use std::sync::Arc;
use std::time::Instant;

use crate::db::open_store::OpenStore;

/// The writer is held, until this value goes.
pub(crate) struct HeldWriter {
    store: Arc<OpenStore>,
    since: Instant,
}

impl HeldWriter {
    pub(crate) fn now(store: &Arc<OpenStore>) -> HeldWriter {
        HeldWriter { store: Arc::clone(store), since: Instant::now() }
    }
}

impl Drop for HeldWriter {
    fn drop(&mut self) {
        self.store.counters.held(self.since.elapsed());
    }
}
