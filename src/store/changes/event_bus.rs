//! Where announcements meet: commits of this process, and what is heard of other processes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::broadcast;

use crate::store::changes::events::Event;
use crate::store::changes::freshness::Freshness;
use crate::store::changes::versions::AnnouncedVersions;

/// How many announcements a slow receiver may be behind before it is told that it lagged.
const BACKLOG: usize = 1024;

/// Tells everybody in this process what was committed.
#[derive(Debug)]
pub(crate) struct EventBus {
    sender: broadcast::Sender<Event>,
    listening: AtomicBool,
    /// What has been announced so far.
    pub(crate) versions: AnnouncedVersions,
    /// Whether that is all there is.
    pub(crate) freshness: Freshness,
}

impl EventBus {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(EventBus {
            sender: broadcast::channel(BACKLOG).0,
            listening: AtomicBool::new(true),
            versions: AnnouncedVersions::default(),
            freshness: Freshness::new(),
        })
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Event> {
        self.sender.subscribe()
    }

    pub(crate) fn announce(&self, event: Event) {
        self.remember(event);
        // Nobody listening is not a fault.
        let _ = self.sender.send(event);
    }

    /// Remembers an event without telling anybody: what comes back of our own was told at the commit, unless its outcome
    /// was in doubt.
    pub(crate) fn remember(&self, event: Event) {
        match event {
            Event::Changed { tournament, version } => self.versions.raise(tournament, version),
            Event::Reload => self.versions.reload(),
        }
    }

    pub(crate) fn is_listening(&self) -> bool {
        self.listening.load(Ordering::Acquire)
    }

    pub(crate) fn set_listening(&self, on: bool) {
        self.listening.store(on, Ordering::Release);
        self.freshness.end();
    }

    pub(crate) fn receivers(&self) -> usize {
        self.sender.receiver_count()
    }
}
