//! The PostgreSQL half of the facade: pools, and the writer's lock per tournament. The numbers of locks are made by the
//! crate `fnv`, which gives the same ones in every version.

use std::hash::Hasher;
use std::sync::Arc;
use std::time::Duration;

use fnv::FnvHasher;
use sqlx::migrate::Migrator;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, Connection, Postgres};
use tokio::time::timeout;

use crate::changes::event_bus::EventBus;
use crate::changes::events::Event;
use crate::changes::postgres_listener::{Channel, Listener};
use crate::db::error::{AddressFault, Error, OpenError, lost_connection};
use crate::db::migrate;
use crate::db::ownership;
use crate::db::scope::{Purpose, Scope};

/// Connections for pages, and for writes. Writes have their own, so that many waiting for one tournament leave the
/// pages alone.
const READERS: u32 = 12;
const WRITERS: u32 = 6;
/// How long a request waits for a connection or for the lock of its tournament.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the beginning of a transaction takes at most: it may wait for a lock that long, and be answered.
const BEGINNING: Duration = Duration::from_secs(12);
/// How long one statement takes at most. The longest are those of backups, which read whole tables.
const ANSWER: Duration = Duration::from_secs(60);

#[derive(Debug)]
pub(crate) struct PgStore {
    read: PgPool,
    write: PgPool,
    schema: String,
    channel: Arc<Channel>,
    listener: Option<Listener>,
}

pub(crate) async fn open(
    url: &str,
    purpose: Purpose,
    steps: &Migrator,
    bus: &Arc<EventBus>,
) -> Result<PgStore, OpenError> {
    // The driver's message might repeat the address with its password, so ours takes its place.
    let plain: PgConnectOptions = url.parse().map_err(|_| OpenError::Address(AddressFault::Unreadable))?;
    let plain = plain.options([("client_min_messages", "warning")]);
    let plain = match plain.get_application_name() {
        Some(_) => plain,
        None => plain.application_name("reeve"),
    };
    let schema = prepare(&plain, steps).await?;
    let channel = Arc::new(Channel::new(format!("reeve_{:016x}", hash(&schema, 0)), random_number()?));

    let patience = PATIENCE.as_millis();
    let options = plain.clone().options([
        ("lock_timeout", patience.to_string()),
        // A copy of Reeve that hangs in a transaction must not hold its tournament for ever.
        ("idle_in_transaction_session_timeout", "60000".to_owned()),
    ]);
    let read = pool(READERS).connect_lazy_with(options.clone());
    let write = pool(WRITERS).connect_lazy_with(options);
    let listener = match purpose {
        Purpose::Serve => Some(Listener::start(plain, Arc::clone(&channel), Arc::clone(bus)).await?),
        Purpose::Maintain => None,
    };
    Ok(PgStore { read, write, schema, channel, listener })
}

/// A number by which copies tell each other apart.
fn random_number() -> Result<u64, OpenError> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|fault| OpenError::Migrate(fault.to_string().into()))?;
    Ok(u64::from_le_bytes(bytes))
}

/// Migrates on a connection of its own, and gives the schema that the store lives in.
async fn prepare(options: &PgConnectOptions, steps: &Migrator) -> Result<String, OpenError> {
    let mut conn = PgConnection::connect_with(options).await?;
    let (version, encoding, schema): (i32, String, Option<String>) = sqlx::query_as(
        "select current_setting('server_version_num')::int4, current_setting('server_encoding'), current_schema()::text",
    )
    .fetch_one(&mut conn)
    .await?;
    if version < 150_000 {
        return Err(OpenError::Address(AddressFault::OldPostgres { version: (version / 10_000).into() }));
    }
    if encoding != "UTF8" {
        return Err(OpenError::Address(AddressFault::Encoding(encoding)));
    }
    let Some(schema) = schema else {
        return Err(OpenError::Address(AddressFault::NoSchema));
    };
    let applied = ownership::applied_on_postgres(&mut conn, steps).await?;
    if !migrate::is_done(&applied, steps)? {
        steps.run_direct(None, &mut conn, false).await?;
    }
    conn.close().await?;
    Ok(schema)
}

fn pool(connections: u32) -> PgPoolOptions {
    PgPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        // A dead connection shows when the transaction begins, and then the next one is taken.
        .test_before_acquire(false)
}

impl PgStore {
    pub(crate) async fn read(&self) -> Result<PgTx, sqlx::Error> {
        self.begin(&self.read, "begin isolation level repeatable read read only".to_owned()).await
    }

    pub(crate) async fn write(&self, scope: Scope) -> Result<PgTx, sqlx::Error> {
        self.begin(&self.write, begin_in(&self.schema, scope)).await
    }

    /// The pools, for reading and for writing.
    pub(crate) fn pools(&self) -> (&PgPool, &PgPool) {
        (&self.read, &self.write)
    }

    /// Begins on the first connection that is alive: after a restart of the server all that are idle are dead.
    async fn begin(&self, pool: &PgPool, sql: String) -> Result<PgTx, sqlx::Error> {
        let mut left = READERS + WRITERS;
        loop {
            let mut tx = PgTx { conn: Some(pool.acquire().await?), open: false, channel: Arc::clone(&self.channel) };
            // A host that is gone without a word leaves the connection open for many minutes.
            match timeout(BEGINNING, tx.simple(sql.clone())).await.unwrap_or(Err(sqlx::Error::PoolTimedOut)) {
                Ok(()) => {
                    tx.open = true;
                    return Ok(tx);
                }
                Err(error) if left > 0 && lost_connection(&error) => left -= 1,
                Err(error) => return Err(error),
            }
        }
    }

    pub(crate) async fn close(&self) {
        if let Some(listener) = &self.listener {
            listener.stop();
        }
        self.read.close().await;
        self.write.close().await;
    }
}

/// Begins and takes the locks of a scope, in one round trip.
///
/// PostgreSQL's own isolation would let two writers read the same and lose one's update, so one tournament has one
/// writer, as on SQLite. Every write shares the lock of the whole store, which a write to everything takes alone.
fn begin_in(schema: &str, scope: Scope) -> String {
    let whole = key(schema, 1);
    let own = match scope {
        Scope::Everything => return format!("begin; select pg_advisory_xact_lock({whole})"),
        Scope::NoTournament => key(schema, 2),
        Scope::Tournament(id) => key(schema, id.0.wrapping_add(3)),
    };
    format!("begin; select pg_advisory_xact_lock_shared({whole}); select pg_advisory_xact_lock({own})")
}

/// The number of a lock. Locks belong to the database, not to the schema, so the schema is part of it.
fn key(schema: &str, what: i64) -> i64 {
    hash(schema, what as u64) as i64
}

/// The same number in every copy of Reeve, of whatever version: copies of two versions run beside each other during an
/// upgrade, and have to meet at the same locks and on the same channel. The standard library's hasher promises no such
/// thing.
fn hash(text: &str, number: u64) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(text.as_bytes());
    hasher.write(&number.to_le_bytes());
    hasher.finish()
}

/// A transaction, begun and ended by our own words.
///
/// The driver's own transaction forgets to roll back when it is dropped while it begins, as happens when a browser
/// goes away while a request waits for the lock: the connection would return to the pool with the lock still held.
pub(crate) struct PgTx {
    conn: Option<PoolConnection<Postgres>>,
    open: bool,
    channel: Arc<Channel>,
}

impl PgTx {
    /// The connection, for a statement in this transaction.
    pub(crate) fn conn(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        self.conn.as_deref_mut().ok_or(sqlx::Error::PoolClosed)
    }

    async fn simple(&mut self, sql: String) -> Result<(), sqlx::Error> {
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(self.conn()?).await.map(|_| ())
    }

    /// Commits, and announces the events to other copies in the same round trip.
    ///
    /// Errors: [`Error::Unknown`] where the connection was lost before the answer came. Even a connection that the
    /// server itself ended may have committed before.
    pub(crate) async fn commit(mut self, waiting: &[Event]) -> Result<(), Error> {
        let sql =
            if waiting.is_empty() { "commit".to_owned() } else { format!("{}; commit", self.channel.notify(waiting)) };
        // From here on a rollback is no longer ours to send: unless all goes well the connection is thrown away.
        self.open = false;
        if let Err(error) = answered(self.simple(sql)).await {
            return Err(if lost_connection(&error) { Error::Unknown(Box::new(error)) } else { error.into() });
        }
        // The transaction is over; only now may the connection return to the pool.
        drop(self.conn.take());
        Ok(())
    }
}

/// Waits for the answer of the database, but not as long as TCP would: a host that vanished takes its connections with
/// it without a word.
///
/// Error: that the connection is lost, after [`ANSWER`].
pub(crate) async fn answered<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    timeout(ANSWER, work).await.unwrap_or_else(|_| Err(sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())))
}

impl Drop for PgTx {
    fn drop(&mut self) {
        let Some(mut conn) = self.conn.take() else {
            return;
        };
        if !self.open {
            // Begun or committed only in part, as far as we know.
            conn.close_on_drop();
            return;
        }
        let Ok(runtime) = tokio::runtime::Handle::try_current() else {
            conn.close_on_drop();
            return;
        };
        runtime.spawn(async move {
            if answered(sqlx::raw_sql("rollback").execute(&mut *conn)).await.is_err() {
                conn.close_on_drop();
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TournamentId;

    #[test]
    fn scopes_have_locks_of_their_own() {
        let scopes = [
            Scope::Everything,
            Scope::NoTournament,
            Scope::Tournament(TournamentId(1)),
            Scope::Tournament(TournamentId(2)),
        ];
        let mut words: Vec<String> =
            scopes.iter().flat_map(|scope| ["a", "b"].map(|schema| begin_in(schema, *scope))).collect();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), 8);
    }

    #[test]
    fn copies_of_every_version_meet_at_the_same_locks() {
        assert_eq!(hash("public", 0), 0xb761_ef8d_3704_8760);
        assert_eq!(hash("public", 10), 0xed2d_b5e7_a45d_6caa);
    }
}
