//! Commits of other copies of Reeve on one PostgreSQL: each says with NOTIFY what it has committed, and listens.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::AssertSqlSafe;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use crate::changes::event_bus::EventBus;
use crate::changes::events;
use crate::changes::events::Event;
use crate::changes::freshness::CONFIRM_EVERY;

/// How long connecting takes at most.
const PATIENCE: Duration = Duration::from_secs(10);
/// A connection that does not answer for so long is lost.
const SILENCE: Duration = Duration::from_secs(2);
/// Waits between attempts to listen again.
const FIRST_WAIT: Duration = Duration::from_millis(50);
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Where the copies on one store tell each other of their commits.
#[derive(Debug)]
pub(crate) struct Channel {
    name: String,
    /// The number of this copy, so that it knows its own messages.
    sender: u64,
}

impl Channel {
    /// The channel of a name made of letters, digits and underscores.
    pub(crate) fn new(name: String, sender: u64) -> Channel {
        Channel { name, sender }
    }

    /// The statement that sends events. The name and the payload are numbers and letters of our own making.
    pub(crate) fn notify(&self, events: &[Event]) -> String {
        format!("select pg_notify('{}', '{}')", self.name, events::to_payload(self.sender, events))
    }

    /// Passes a message on to everybody here.
    fn receive(&self, payload: &str, bus: &EventBus) {
        let (sender, events) = events::from_payload(payload);
        for event in events {
            if sender == Some(self.sender) { bus.hear_own(event) } else { bus.announce(event) }
        }
    }
}

/// The listener of an open store; it ends with this value.
#[derive(Debug)]
pub(crate) struct Listener(AbortHandle);

impl Listener {
    /// Begins to listen, on a connection of its own outside the pools.
    pub(crate) async fn start(
        options: PgConnectOptions,
        channel: Arc<Channel>,
        bus: Arc<EventBus>,
    ) -> Result<Listener, sqlx::Error> {
        let connection = listen(&options, &channel).await?;
        Ok(Listener(tokio::spawn(keep_listening(connection, options, channel, bus)).abort_handle()))
    }

    pub(crate) fn stop(&self) {
        self.0.abort();
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.stop();
    }
}

async fn listen(options: &PgConnectOptions, channel: &Channel) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(PATIENCE)
        .connect_with(options.clone())
        .await?;
    let mut connection = PgListener::connect_with(&pool).await?;
    connection.eager_reconnect(false);
    connection.listen(&channel.name).await?;
    Ok(connection)
}

/// Passes on what other copies announce, for as long as the store is open.
///
/// Whatever was said while nobody listened is lost, so everybody is told to reload: at the loss, since nothing kept in
/// memory is sure from then on, and again when the listener is back.
async fn keep_listening(
    mut connection: PgListener,
    options: PgConnectOptions,
    channel: Arc<Channel>,
    bus: Arc<EventBus>,
) {
    loop {
        let why = match receive_all(&mut connection, &channel, &bus).await {
            Ok(()) => "the connection was closed".to_owned(),
            Err(error) => error.to_string(),
        };
        bus.set_listening(false);
        bus.announce(Event::Reload);
        tracing::warn!(%why, "lost the listener for announcements of other copies");
        let mut wait = FIRST_WAIT;
        connection = loop {
            match listen(&options, &channel).await {
                Ok(connection) => break connection,
                Err(error) => tracing::debug!(%error, "not listening yet"),
            }
            sleep(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT);
        };
        bus.set_listening(true);
        bus.announce(Event::Reload);
        tracing::info!("listening again");
    }
}

/// Passes announcements on until the connection is closed. Error: how it was lost.
///
/// As long as pages are asked for, the server is asked again and again whether it is still there: its answer comes after
/// every announcement made before the question, so until then nothing was missed.
async fn receive_all(connection: &mut PgListener, channel: &Channel, bus: &EventBus) -> Result<(), sqlx::Error> {
    // Said once more it changes nothing, and whoever looks at the connections sees what this one is for.
    let question = format!("LISTEN \"{}\"", channel.name);
    loop {
        let sent = Instant::now();
        let answer = timeout(SILENCE, sqlx::raw_sql(AssertSqlSafe(question.clone())).execute(&mut *connection)).await;
        answer.map_err(|_| sqlx::Error::Protocol("it did not answer".to_owned()))??;
        while let Some(message) = connection.next_buffered() {
            channel.receive(message.payload(), bus);
        }
        bus.freshness.confirm(sent);
        let pause = async {
            sleep(CONFIRM_EVERY).await;
            bus.wanted().await;
        };
        tokio::pin!(pause);
        loop {
            tokio::select! {
                () = &mut pause => break,
                message = connection.try_recv() => match message? {
                    Some(message) => channel.receive(message.payload(), bus),
                    None => return Ok(()),
                },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reload_of_our_own_counts_once_unless_a_commit_was_in_doubt() {
        let bus = EventBus::new();
        let channel = Channel::new("c".to_owned(), 7);
        let hear = |sender: u64| {
            let before = bus.versions.revision();
            channel.receive(&events::to_payload(sender, &[Event::Reload]), &bus);
            bus.versions.revision() > before
        };
        bus.announce(Event::Reload);
        assert!(!hear(7), "it was announced at the commit");
        assert!(hear(8), "another copy's is news");
        bus.announce_doubt();
        assert!(hear(7), "whether it was carried out is known only now");
    }
}
