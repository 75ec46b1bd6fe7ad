//! The PostgreSQL half of the facade: pools, the writer's lock per tournament, and the listener.

use std::time::{Duration, Instant};

use sqlx::migrate::Migrator;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, Connection, Postgres};
use std::sync::Arc;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use crate::store::changes::events;
use crate::store::changes::events::{Event, Hub};
use crate::store::changes::versions::PACE;
use crate::store::db::error::{Error, OpenError, lost_connection};
use crate::store::db::migrate;
use crate::store::db::migrate::Applied;
use crate::store::db::{Purpose, Scope};

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
/// A listener that does not answer for so long has gone deaf.
const SILENCE: Duration = Duration::from_secs(2);
/// Waits between attempts to listen again.
const FIRST_WAIT: Duration = Duration::from_millis(50);
const LONGEST_WAIT: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(crate) struct PgStore {
    read: PgPool,
    write: PgPool,
    address: Arc<Address>,
    tasks: Tasks,
}

/// Whose announcements these are: the channel of this store, and the number of this copy.
#[derive(Debug)]
struct Address {
    schema: String,
    channel: String,
    own: u64,
}

pub(crate) async fn open(url: &str, purpose: Purpose, steps: &Migrator, hub: &Arc<Hub>) -> Result<PgStore, OpenError> {
    // The driver's message might repeat the address with its password, so ours takes its place.
    let plain: PgConnectOptions = url
        .parse()
        .map_err(|_| OpenError::Address("the address of the PostgreSQL database can't be read".to_owned()))?;
    let plain = plain.options([("client_min_messages", "warning")]);
    let plain = match plain.get_application_name() {
        Some(_) => plain,
        None => plain.application_name("reeve"),
    };
    let address = Arc::new(prepare(&plain, steps).await?);

    let patience = PATIENCE.as_millis();
    let options = plain.clone().options([
        ("lock_timeout", patience.to_string()),
        // A copy of Reeve that hangs in a transaction must not hold its tournament for ever.
        ("idle_in_transaction_session_timeout", "60000".to_owned()),
    ]);
    let read = pool(READERS).connect_lazy_with(options.clone());
    let write = pool(WRITERS).connect_lazy_with(options);
    let mut tasks = Tasks(Vec::new());
    if purpose == Purpose::Serve {
        let ear = listen(&plain, &address.channel).await?;
        tasks.start(keep_listening(ear, plain, Arc::clone(&address), Arc::clone(hub)));
    }
    Ok(PgStore { read, write, address, tasks })
}

/// Migrates on a connection of its own, and learns where the store lives.
async fn prepare(options: &PgConnectOptions, steps: &Migrator) -> Result<Address, OpenError> {
    let mut conn = PgConnection::connect_with(options).await?;
    let (version, encoding, schema): (i32, String, Option<String>) = sqlx::query_as(
        "select current_setting('server_version_num')::int4, current_setting('server_encoding'), current_schema()::text",
    )
    .fetch_one(&mut conn)
    .await?;
    if version < 150_000 {
        return Err(OpenError::Address(format!("PostgreSQL 15 or later is needed; this is {}", version / 10_000)));
    }
    if encoding != "UTF8" {
        return Err(OpenError::Address(format!("the database must be encoded in UTF8; this one is {encoding}")));
    }
    let Some(schema) = schema else {
        return Err(OpenError::Address("no schema of the search_path exists in this database".to_owned()));
    };
    let known: Option<String> =
        sqlx::query_scalar("select to_regclass('_sqlx_migrations')::text").fetch_one(&mut conn).await?;
    let applied: Vec<Applied> = match known {
        Some(_) => sqlx::query_as(migrate::APPLIED).fetch_all(&mut conn).await?,
        None => Vec::new(),
    };
    if !migrate::is_done(&applied, steps)? {
        steps.run_direct(None, &mut conn, false).await?;
    }
    conn.close().await?;
    let mut own = [0; 8];
    getrandom::fill(&mut own).map_err(|fault| OpenError::Migrate(fault.to_string().into()))?;
    Ok(Address { channel: format!("reeve_{:016x}", mix(&schema, 0)), schema, own: u64::from_le_bytes(own) })
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
        self.begin(&self.write, begin_in(&self.address.schema, scope)).await
    }

    /// The pools, for reading and for writing.
    pub(crate) fn pools(&self) -> (&PgPool, &PgPool) {
        (&self.read, &self.write)
    }

    /// Begins on the first connection that is alive: after a restart of the server all that are idle are dead.
    async fn begin(&self, pool: &PgPool, sql: String) -> Result<PgTx, sqlx::Error> {
        let mut left = READERS + WRITERS;
        loop {
            let mut tx = PgTx { conn: Some(pool.acquire().await?), open: false, address: Arc::clone(&self.address) };
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
        self.tasks.stop();
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
        Scope::Whole => return format!("begin; select pg_advisory_xact_lock({whole})"),
        Scope::WholeStore => key(schema, 2),
        Scope::Tournament(id) => key(schema, id.0.wrapping_add(3)),
    };
    format!("begin; select pg_advisory_xact_lock_shared({whole}); select pg_advisory_xact_lock({own})")
}

/// The number of a lock. Locks belong to the database, not to the schema, so the schema is part of it.
fn key(schema: &str, what: i64) -> i64 {
    mix(schema, what as u64) as i64
}

/// FNV-1a over a text and a number.
fn mix(text: &str, number: u64) -> u64 {
    let bytes = text.bytes().chain(number.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// A transaction, begun and ended by our own words.
///
/// The driver's own transaction forgets to roll back when it is dropped while it begins, as happens when a browser
/// goes away while a request waits for the lock: the connection would return to the pool with the lock still held.
pub(crate) struct PgTx {
    conn: Option<PoolConnection<Postgres>>,
    open: bool,
    address: Arc<Address>,
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
            if waiting.is_empty() { "commit".to_owned() } else { format!("{}; commit", self.address.notify(waiting)) };
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

impl Address {
    /// The statement that sends the events. The channel and the payload are numbers and letters of our own making.
    fn notify(&self, waiting: &[Event]) -> String {
        format!("select pg_notify('{}', '{}')", self.channel, events::to_payload(self.own, waiting))
    }
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

/// Tasks that end with the store.
#[derive(Debug)]
struct Tasks(Vec<AbortHandle>);

impl Tasks {
    fn start(&mut self, task: impl Future<Output = ()> + Send + 'static) {
        self.0.push(tokio::spawn(task).abort_handle());
    }

    fn stop(&self) {
        self.0.iter().for_each(AbortHandle::abort);
    }
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.stop();
    }
}

/// A listener on a connection of its own, outside the pools.
async fn listen(options: &PgConnectOptions, channel: &str) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .acquire_timeout(PATIENCE)
        .connect_with(options.clone())
        .await?;
    let mut ear = PgListener::connect_with(&pool).await?;
    ear.eager_reconnect(false);
    ear.listen(channel).await?;
    Ok(ear)
}

/// Passes on what other copies announce, for as long as the store is open.
///
/// Whatever was said while nobody listened is lost, so everybody is told to reload: at the loss, since nothing kept in
/// memory is sure from then on, and again when the listener is back.
async fn keep_listening(mut ear: PgListener, options: PgConnectOptions, address: Arc<Address>, hub: Arc<Hub>) {
    loop {
        let why = hear(&mut ear, &address, &hub).await;
        hub.set_listening(false);
        hub.announce(Event::Reload);
        tracing::warn!(%why, "lost the listener for announcements of other copies");
        let mut wait = FIRST_WAIT;
        ear = loop {
            match listen(&options, &address.channel).await {
                Ok(ear) => break ear,
                Err(error) => tracing::debug!(%error, "not listening yet"),
            }
            sleep(wait).await;
            wait = (wait * 2).min(LONGEST_WAIT);
        };
        hub.set_listening(true);
        hub.announce(Event::Reload);
        tracing::info!("listening again");
    }
}

/// Passes announcements on until the connection is lost, and returns why.
///
/// As long as pages are asked for, the server is asked again and again whether it is still there: its answer comes after
/// every announcement made before the question, so until then nothing was missed.
async fn hear(ear: &mut PgListener, address: &Address, hub: &Hub) -> String {
    match keep_hearing(ear, address, hub).await {
        Ok(()) => "the connection was closed".to_owned(),
        Err(error) => error.to_string(),
    }
}

async fn keep_hearing(ear: &mut PgListener, address: &Address, hub: &Hub) -> Result<(), sqlx::Error> {
    // Said once more it changes nothing, and whoever looks at the connections sees what this one is for.
    let question = format!("LISTEN \"{}\"", address.channel);
    loop {
        let sent = Instant::now();
        let asked = timeout(SILENCE, sqlx::raw_sql(AssertSqlSafe(question.clone())).execute(&mut *ear)).await;
        asked.map_err(|_| sqlx::Error::Protocol("it did not answer".to_owned()))??;
        while let Some(heard) = ear.next_buffered() {
            pass_on(heard.payload(), address, hub);
        }
        hub.lease.confirm(sent);
        let pause = async {
            sleep(PACE).await;
            hub.lease.asked_for().await;
        };
        tokio::pin!(pause);
        loop {
            tokio::select! {
                () = &mut pause => break,
                heard = ear.try_recv() => match heard? {
                    Some(heard) => pass_on(heard.payload(), address, hub),
                    None => return Ok(()),
                },
            }
        }
    }
}

fn pass_on(payload: &str, address: &Address, hub: &Hub) {
    let (sender, events) = events::from_payload(payload);
    for event in events {
        if sender == Some(address.own) { hub.note(event) } else { hub.announce(event) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::ids::TournamentId;

    #[test]
    fn scopes_have_locks_of_their_own() {
        let scopes =
            [Scope::Whole, Scope::WholeStore, Scope::Tournament(TournamentId(1)), Scope::Tournament(TournamentId(2))];
        let mut words: Vec<String> =
            scopes.iter().flat_map(|scope| ["a", "b"].map(|schema| begin_in(schema, *scope))).collect();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), 8);
    }
}
