//! What is listened to: one teller for each tournament, series or list that anybody has open. It gathers the news and writes each
//! message once, for all who listen, however many these are.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use actix_web::web::Bytes;
use tokio::sync::broadcast::{Receiver, Sender, WeakSender, channel};

use reeve_store::tournament::ListOf;
use reeve_store::{SeriesId, TournamentId};
use reeve_views::visibility::Reader;

/// How many messages a slow listener may be behind before it is told that anything may have changed.
const BACKLOG: usize = 16;

/// What is listened to. Who may be told the same hears it from one teller.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Topic {
    /// A tournament, of which everybody who sees it is told the same.
    Tournament(TournamentId),
    /// A series with those of its events that the reader is told of.
    Series(SeriesId, Reader),
    List(ListOf),
}

/// The topics that somebody listens to.
#[derive(Debug, Default)]
pub struct Topics {
    told: Mutex<HashMap<Topic, WeakSender<Bytes>>>,
}

impl Topics {
    /// Listens to a topic. Whoever is the first there is handed the teller too, and sees to it that it tells.
    pub(super) fn listen(&self, topic: Topic) -> (Receiver<Bytes>, Option<Teller>) {
        let mut told = self.told();
        if let Some(sender) = told.get(&topic).and_then(WeakSender::upgrade) {
            return (sender.subscribe(), None);
        }
        let (sender, receiver) = channel(BACKLOG);
        told.insert(topic, sender.downgrade());
        (receiver, Some(Teller { topic, sender }))
    }

    /// Ends a teller to whom nobody listens any more, and gives back one that is heard.
    pub(super) fn unless_unheard(&self, teller: Teller) -> Option<Teller> {
        // Nobody begins to listen to it meanwhile.
        let mut told = self.told();
        if teller.sender.receiver_count() > 0 {
            return Some(teller);
        }
        told.remove(&teller.topic);
        None
    }

    fn told(&self) -> MutexGuard<'_, HashMap<Topic, WeakSender<Bytes>>> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells all who listen to a topic. When it is dropped their streams end, and whoever still listens asks for a new one.
#[derive(Debug)]
pub(super) struct Teller {
    topic: Topic,
    sender: Sender<Bytes>,
}

impl Teller {
    /// Tells a message to all.
    pub(super) fn tell(&self, message: Bytes) {
        // That nobody listens any more is found out by whoever asks for it.
        let _ = self.sender.send(message);
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::broadcast::error::TryRecvError;

    use super::*;

    const ONE: Topic = Topic::Tournament(TournamentId(1));

    #[test]
    fn all_who_listen_to_a_topic_have_one_teller() {
        let topics = Topics::default();
        let (mut first, teller) = topics.listen(ONE);
        let teller = teller.expect("the first");
        let (mut second, none) = topics.listen(ONE);
        assert!(none.is_none(), "one tells them all");
        assert!(topics.listen(Topic::Tournament(TournamentId(2))).1.is_some(), "another tournament");
        teller.tell(Bytes::from_static(b"news"));
        assert_eq!(first.try_recv().expect("a message"), second.try_recv().expect("a message"));

        drop(first);
        let teller = topics.unless_unheard(teller).expect("somebody listens");
        drop(second);
        assert!(topics.unless_unheard(teller).is_none(), "nobody does");
        assert!(topics.listen(ONE).1.is_some(), "the next is the first again");
    }

    #[test]
    fn whoever_listens_to_a_teller_that_has_ended_is_told_so() {
        let topics = Topics::default();
        let (mut listener, teller) = topics.listen(ONE);
        drop(teller);
        assert_eq!(listener.try_recv(), Err(TryRecvError::Closed));
        assert!(topics.listen(ONE).1.is_some());
    }
}
