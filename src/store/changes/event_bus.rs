//! Where announcements meet: commits of this process, and what is heard of other processes.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::broadcast;

use crate::changes::events::Event;
use crate::changes::freshness;
use crate::changes::freshness::Freshness;
use crate::changes::kinds::ChangeKinds;
use crate::changes::versions::AnnouncedVersions;
use crate::ids::TournamentId;

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
    /// What is being committed to a SQLite file here.
    committing: Mutex<Vec<Event>>,
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
            committing: Mutex::default(),
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

    /// A commit to a SQLite file begins here, which will announce these.
    pub(crate) fn begin_commit(&self, events: &[Event]) {
        self.committing.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(events);
    }

    /// It has ended, and was announced.
    pub(crate) fn end_commit(&self, events: &[Event]) {
        self.committing.lock().unwrap_or_else(PoisonError::into_inner).retain(|event| !events.contains(event));
    }

    /// What may have been announced before: everybody is told where it is news.
    pub(crate) fn hear(&self, event: Event) {
        if self.remember(event) {
            let _ = self.sender.send(event);
        }
    }

    /// A version was found in a SQLite file, and nobody knows what changed. The watcher may find it before the commit here that
    /// made it has returned, which then tells everybody.
    pub(crate) fn hear_version(&self, tournament: TournamentId, version: i64) {
        let committing = self.committing.lock().unwrap_or_else(PoisonError::into_inner);
        let is_own = committing.iter().any(
            |event| matches!(event, Event::Changed { tournament: of, version: to, .. } if (*of, *to) == (tournament, version)),
        );
        let event = Event::Changed { tournament, version, kinds: ChangeKinds::ALL };
        if is_own {
            self.remember(event);
        } else {
            self.hear(event);
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

#[cfg(test)]
mod tests {
    use tokio::sync::broadcast::error::TryRecvError;

    use super::*;
    use crate::changes::kinds::ChangeKind;

    #[test]
    fn a_version_that_is_being_committed_here_is_told_by_its_commit_alone() {
        let bus = EventBus::new();
        let mut heard = bus.subscribe();
        let (one, kinds) = (TournamentId(1), ChangeKind::Results.into());
        let own = Event::Changed { tournament: one, version: 3, kinds };
        bus.begin_commit(&[own]);
        bus.hear_version(one, 3);
        assert_eq!(heard.try_recv(), Err(TryRecvError::Empty));
        bus.announce(own);
        bus.end_commit(&[own]);
        bus.hear_version(one, 3);
        assert_eq!((heard.try_recv(), heard.try_recv()), (Ok(own), Err(TryRecvError::Empty)));
        bus.hear_version(one, 4);
        assert_eq!(heard.try_recv(), Ok(Event::Changed { tournament: one, version: 4, kinds: ChangeKinds::ALL }));
    }
}
