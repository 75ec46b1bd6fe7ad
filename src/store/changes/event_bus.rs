//! Where announcements meet: commits of this process, and what is heard of other processes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::broadcast;

use crate::changes::events::Event;
use crate::changes::freshness;
use crate::changes::freshness::Freshness;
use crate::changes::versions::AnnouncedVersions;

/// How many announcements a slow receiver may be behind before it is told that it lagged.
const BACKLOG: usize = 1024;

/// The time between two questions for what others have committed while somebody listens and nobody asks for a page.
const LISTENED_TO: Duration = Duration::from_millis(250);

/// Tells everybody in this process what was committed.
#[derive(Debug)]
pub(crate) struct EventBus {
    sender: broadcast::Sender<Event>,
    listening: AtomicBool,
    /// Whether the outcome of a commit here was ever in doubt.
    in_doubt: AtomicBool,
    /// What has been announced so far.
    pub(crate) versions: AnnouncedVersions,
    pub(crate) freshness: Freshness,
}

impl EventBus {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(EventBus {
            sender: broadcast::channel(BACKLOG).0,
            listening: AtomicBool::new(true),
            in_doubt: AtomicBool::new(false),
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

    /// A commit failed here, and may have been carried out all the same, now or in a moment.
    pub(crate) fn announce_doubt(&self) {
        self.in_doubt.store(true, Ordering::Release);
        self.announce(Event::Reload);
    }

    /// What this process has announced itself comes back. It was told at the commit and says nothing new, unless the
    /// outcome was in doubt: then this is the first sure word of it.
    pub(crate) fn hear_own(&self, event: Event) {
        if self.in_doubt.load(Ordering::Acquire) {
            self.hear(event);
        } else if event != Event::Reload {
            // It may come before the commit has returned, which then tells everybody.
            self.remember(event);
        }
    }

    /// What may have been announced before: everybody is told where it is news.
    pub(crate) fn hear(&self, event: Event) {
        if self.remember(event) {
            let _ = self.sender.send(event);
        }
    }

    /// Remembers an event, and gives whether it is news.
    fn remember(&self, event: Event) -> bool {
        match event {
            Event::Changed { tournament, version, .. } => self.versions.raise(tournament, version),
            Event::Reload => {
                self.versions.reload();
                true
            }
        }
    }

    pub(crate) fn is_listening(&self) -> bool {
        self.listening.load(Ordering::Acquire)
    }

    pub(crate) fn set_listening(&self, on: bool) {
        self.listening.store(on, Ordering::Release);
        self.freshness.end();
    }

    /// Waits until it should be asked again what others have committed: sooner while somebody listens.
    pub(crate) async fn wanted(&self) {
        let idle = if self.receivers() > 0 { LISTENED_TO } else { freshness::IDLE };
        self.freshness.wanted(idle).await;
    }

    pub(crate) fn receivers(&self) -> usize {
        self.sender.receiver_count()
    }
}
